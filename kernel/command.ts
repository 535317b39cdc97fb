/** What a player does, how it is looked up among what is offered, and how it is refused. */
import type { Target } from './kind.ts';
import type { Offer } from './offer.ts';
import { eachTarget } from './offer.ts';

export interface Command<Side extends string = string> {
  readonly side: Side;
  readonly verb: string;
  readonly target?: Target;
}

/** Giving the game up. It is never among what is offered, so no decision may have a verb of this name. */
export const RESIGN = 'resign';

/** How a record says that a side took back its last command. No decision may have a verb of this name either. */
export const UNDO = 'undo';

/** How a record says that those who play have agreed to go back to where so many commands stood. */
export const TAKE_BACK = 'take-back';

/** How a record says that a game ended otherwise than by its rules: a side's time was over, or all agreed on a draw. Only a host may say so. */
export const TIME_UP = 'time-up';
export const DRAW = 'agree-draw';

export type RefusalCode = 'malformed' | 'game-over' | 'not-asked' | 'unknown-verb' | 'not-offered' | 'no-undo';

/** Why a command was not taken. The state is as it was. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly words: string;
  readonly rule: string;
}

/** Every command that an offer allows, one by one. */
export function* commandsOf<Side extends string>(side: Side, offer: Offer): Generator<Command<Side>> {
  for (const [verb, choices] of Object.entries(offer))
    if (choices !== undefined)
      for (const target of eachTarget(choices)) yield target === undefined ? { side, verb } : { side, verb, target };
}

/** No target has more parts than this, not even a course laid step by step. */
export const MOST_PARTS = 64;

const isAtom = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const isPath = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.length <= MOST_PARTS && value.every(isAtom);

/** Reads a command from outside; undefined when it has not the shape of one. */
export function readCommand(value: unknown): Command | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { side, verb, target }: { side?: unknown; verb?: unknown; target?: unknown } = value;
  if (typeof side !== 'string' || typeof verb !== 'string') return undefined;
  if (target === undefined) return { side, verb };
  return isAtom(target) || isPath(target) ? { side, verb, target } : undefined;
}
