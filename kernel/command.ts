/** What a player does, how it is looked up among what is offered, and how it is refused. */
import type { Offer } from './flow.ts';
import type { Target } from './kind.ts';

export interface Command<Side extends string = string> {
  readonly side: Side;
  readonly verb: string;
  readonly target?: Target;
}

/** Giving the game up. It is never among what is offered, so no choice may have a verb of this name. */
export const RESIGN = 'resign';

export type RefusalCode = 'malformed' | 'game-over' | 'not-asked' | 'unknown-verb' | 'not-offered' | 'no-undo';

/** Why a command was not taken. The state is as it was. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly words: string;
  readonly rule: string;
}

export function sameTarget(a: Target | undefined, b: Target | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

/** The offered target that a command means; `undefined` for a verb without target; null if it is not offered. */
export function offeredTarget(offer: Offer, verb: string, target: Target | undefined): Target | undefined | null {
  const targets = Object.hasOwn(offer, verb) ? offer[verb] : undefined;
  if (targets === undefined) return null;
  if (targets === true) return target === undefined ? undefined : null;
  if (target === undefined) return null;
  if (targets.includes(target)) return target; // as bots send it: the very thing that was offered
  for (const offered of targets) if (sameTarget(offered, target)) return offered;
  return null;
}

/** Every command that an offer allows, one by one. */
export function* commandsOf<Side extends string>(side: Side, offer: Offer): Generator<Command<Side>> {
  for (const [verb, targets] of Object.entries(offer)) {
    if (targets === true) yield { side, verb };
    else for (const target of targets ?? []) yield { side, verb, target };
  }
}

export function countOffered(offer: Offer): number {
  let count = 0;
  for (const verb in offer) {
    const targets = offer[verb];
    if (targets !== undefined) count += targets === true ? 1 : targets.length;
  }
  return count;
}

/** The command at a place in the list of all that an offer allows. */
export function commandAt<Side extends string>(side: Side, offer: Offer, place: number): Command<Side> {
  let left = place;
  for (const verb in offer) {
    const targets = offer[verb];
    if (targets === undefined) continue;
    if (targets === true) {
      if (left === 0) return { side, verb };
      left--;
      continue;
    }
    const target = targets[left];
    if (target !== undefined) return { side, verb, target };
    left -= targets.length;
  }
  throw new RangeError(`no command at place ${place}`);
}

const isAtom = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const isPath = (value: unknown): value is readonly (string | number)[] => Array.isArray(value) && value.length <= 8 && value.every(isAtom);

/** Reads a command from outside; undefined when it has not the shape of one. */
export function readCommand(value: unknown): Command | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { side, verb, target }: { side?: unknown; verb?: unknown; target?: unknown } = value;
  if (typeof side !== 'string' || typeof verb !== 'string') return undefined;
  if (target === undefined) return { side, verb };
  return isAtom(target) || isPath(target) ? { side, verb, target } : undefined;
}
