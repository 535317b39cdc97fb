/** What the table needs of a coach: the card, what its task points at, and its words for whoever listens. */
import { type JSX, onCleanup, onMount } from 'solid-js';
import { singleKeys } from '../preferences.ts';
import type { Controller } from '../table/controller.ts';
import { isWriting } from '../table/keys.ts';
import type { Guide } from '../table/table-view.tsx';
import type { Coach } from './coach.ts';
import { unmarked } from './words.tsx';

const NOTHING: readonly string[] = [];

export function guideBy(coach: Coach, card: (control: Controller) => JSX.Element): Guide {
  const pointed = () => coach.task().points ?? NOTHING;
  const said = (): string => `${coach.task().title}. ${unmarked(coach.task().words)}`;
  listenForNext(coach);
  return {
    card,
    part: () => {
      const at = pointed();
      return typeof at === 'string' ? at : null;
    },
    lit: () => {
      const at = pointed();
      return typeof at === 'string' ? NOTHING : at;
    },
    said,
  };
}

/** The key of the button that leads on. */
function listenForNext(coach: Coach): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || !singleKeys()) return;
    if (coach.asked() === 0 && !coach.isLast()) coach.next();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}
