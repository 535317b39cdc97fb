/** What a board is given while a playback shows how it was: that position in place of the true one, and nothing is asked. */
import { mergeProps } from 'solid-js';
import type { BoardProps } from './board-props.ts';

export const asPlayed = <V, D, M>(props: BoardProps<V, D, M>): BoardProps<V, D, M> =>
  mergeProps(props, {
    get view() {
      return props.playback?.still?.view ?? props.view;
    },
    get question() {
      return props.playback?.still ? null : props.question;
    },
    get draft() {
      return props.playback?.still ? null : props.draft;
    },
  });
