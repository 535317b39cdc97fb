/** What all families of pairs have in common. */
import type { Command, Kind, Ruleset } from '../../../../kernel/index.ts';
import type { Pair } from '../../../../test/secrets.ts';
import type { Side } from '../../state.ts';
import { luckOf } from './dealt.ts';

/** Names that might be asked for: of ships, of places, of fleets and markers. */
export const TARGETS = ['emden', 'yellow-sea', 'central-1', ['central-2', 'hawaii'], 'allied-1', 'central-marker-1', 'allied-marker-1'];
/** There are many attempts; after each answer one in so many is made, and others after the next. */
const ONE_IN = 8;

/** Half of the time the side is content with what it has done. */
const content = (offered: readonly Command[], chance: (of: number) => number): Command => {
  const done = offered.find(({ verb }) => verb === 'done');
  // A liner of one's own comes from the same lot as the enemy's.
  const others = offered.filter(({ verb }) => verb !== 'try' && verb !== 'create');
  const chosen = (done && chance(2) === 0 ? done : undefined) ?? others[chance(others.length)];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
};

type Fields = Pick<Pair, 'ruleset' | 'seed' | 'secretly' | 'answers'> & Partial<Pair> & { readonly blind: Side };

export const pairOf = (fields: Fields): Pair => ({
  openly: content,
  luck: (world) => luckOf(fields.seed, world, fields.blind),
  targets: TARGETS,
  oneIn: ONE_IN,
  ...fields,
});

/** Decoys in every other game. */
export const optionsFor = (number: number) => ({ combat: 'basic', decoys: number % 2 === 0 ? 'off' : 'on' });

/** Makes the pair of a number. */
export type Family = (number: number, answers: number, ruleset?: Ruleset<Kind>) => Pair;

export const bySide = <T>(make: (blind: Side) => T): Readonly<Record<Side, T>> => ({ allied: make('allied'), central: make('central') });
