/** What is offered of one piece, as its card shows it. */
import type { SeenOption } from '../kernel/index.ts';
import { capital } from './words.ts';

export interface AnswerGroup {
  /** Empty for what needs no name. */
  readonly title: string;
  readonly options: readonly SeenOption[];
  readonly folded: boolean;
}

/** 'Fleet 7: to Hawaii' is 'To Hawaii' on the card of fleet 7. */
export const onCard = (label: string, name: string): string =>
  capital(label.startsWith(name) ? label.slice(name.length).replace(/^[: ]+/, '') : label);
