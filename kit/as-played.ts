/** What a board is given while a playback shows how it was: that position in place of the true one, and nothing is asked. */
import { createMemo, mergeProps } from 'solid-js';
import type { BoardProps } from './board-props.ts';

export const asPlayed = <V, D, M>(props: BoardProps<V, D, M>): BoardProps<V, D, M> => {
  // Hundreds of things on a board read these: they are told only of another position, not of every order that leaves it standing.
  const view = createMemo(() => props.playback?.still?.view ?? props.view);
  const question = createMemo(() => (props.playback?.still ? null : props.question));
  const draft = createMemo(() => (props.playback?.still ? null : props.draft));
  return mergeProps(props, {
    get view() {
      return view();
    },
    get question() {
      return question();
    },
    get draft() {
      return draft();
    },
  });
};
