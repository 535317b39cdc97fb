/** Forces that might have been there (CW-15.5): each is a difference to the lists of forces.ts. */
import type { Side } from '../../../tactical/battle.ts';
import type { Group } from './forces.ts';
import type { Source } from './source.ts';
import type { VesselId } from './vessel.ts';

/** What a variant does besides moving ships. */
export type VariantEffect =
  /** A die may bring the Dutch in from the start (CW-15.5-A4). */
  | 'dutch-die'
  /** Scharnhorst and Gneisenau make speed 2 (CW-15.5-C1). */
  | 'faster-cruisers'
  /** Sturdee comes at once (CW-15.5-C6). */
  | 'sturdee-at-once';

export interface Variant {
  readonly side: Side;
  /** The die that chooses it (CW-15.5a). */
  readonly number: 1 | 2 | 3 | 4 | 5 | 6;
  readonly rule: string;
  readonly name: string;
  /** Ships that go to a group of the lists, and leave the one they were in. */
  readonly joins: readonly { readonly group: string; readonly ships: readonly VesselId[] }[];
  readonly brings: readonly Group[];
  /** A leader who is in play with it alone. */
  readonly leader: string | null;
  readonly effect: VariantEffect | null;
  readonly source: Source;
}

const variant = (
  side: Side,
  number: Variant['number'],
  rule: string,
  name: string,
  changes: Partial<Pick<Variant, 'joins' | 'brings' | 'leader' | 'effect'>>,
): Variant => ({
  side,
  number,
  rule,
  name,
  joins: [],
  brings: [],
  leader: null,
  effect: null,
  source: 'rules',
  ...changes,
});

const moltke: Group = {
  id: 'moltke',
  rule: 'CW-15.5-C6',
  name: 'Moltke',
  side: 'central',
  areas: ['norwegian-sea'],
  ships: ['moltke'],
  drawn: 0,
  coming: { with: 'start' },
  bond: null,
  source: 'rules',
};

export const VARIANTS: readonly Variant[] = [
  variant('allied', 1, 'CW-15.5-A1', 'Pride of New Zealand', { joins: [{ group: 'tasman-sea', ships: ['new-zealand'] }] }),
  variant('allied', 2, 'CW-15.5-A2', 'French Indochina', {
    joins: [{ group: 'gulf-of-thailand', ships: ['jeanne-d-arc', 'pothuau', 'lavoisier', 'du-chayla', 'kersaint'] }],
  }),
  variant('allied', 3, 'CW-15.5-A3', 'First Cruiser Squadron', {
    joins: [{ group: 'arabian-sea', ships: ['defence', 'black-prince', 'duke-of-edinburgh', 'warrior'] }],
  }),
  variant('allied', 4, 'CW-15.5-A4', 'Netherlands invaded', { effect: 'dutch-die' }),
  variant('allied', 5, 'CW-15.5-A5', 'Showing the flag', { joins: [{ group: 'eastern-seaboard', ships: ['princess-royal'] }] }),
  // They come when Japan does, so they join groups that wait for her.
  variant('allied', 6, 'CW-15.5-A6', 'Co-prosperity sphere', {
    joins: [
      { group: 'third-squadron', ships: ['tsukuba', 'ikoma', 'ibuki', 'kurama'] },
      { group: 'idzumo', ships: ['asama', 'iwate', 'chikuma', 'japanese-collier-5'] },
    ],
  }),
  variant('central', 1, 'CW-15.5-C1', 'Faster cruisers', { effect: 'faster-cruisers' }),
  variant('central', 2, 'CW-15.5-C2', 'Additional Austrian', { joins: [{ group: 'yellow-sea', ships: ['kaiser-franz-joseph-i'] }] }),
  variant('central', 3, 'CW-15.5-C3', 'German East Africa', {
    joins: [{ group: 'mozambique-channel', ships: ['blucher', 'furst-bismarck-1897', 'strassburg'] }],
    leader: 'Gädecke',
  }),
  variant('central', 4, 'CW-15.5-C4', 'Old cruiser', { joins: [{ group: 'spee', ships: ['furst-bismarck-1897'] }] }),
  variant('central', 5, 'CW-15.5-C5', 'New cruiser', { joins: [{ group: 'spee', ships: ['blucher'] }] }),
  variant('central', 6, 'CW-15.5-C6', 'Battle cruiser', { brings: [moltke], effect: 'sturdee-at-once' }),
];

function withShipsOf(groups: readonly Group[], { joins, brings }: Variant): readonly Group[] {
  const moved = new Set([...joins, ...brings].flatMap(({ ships }) => ships));
  const joining = (id: string): readonly VesselId[] => joins.filter(({ group }) => group === id).flatMap(({ ships }) => ships);
  const changed = groups.map((group) => ({
    ...group,
    ships: [...group.ships.filter((ship) => !moved.has(ship)), ...joining(group.id)],
  }));
  return [...changed.filter(({ ships, drawn }) => ships.length + drawn > 0), ...brings];
}

/** The lists as the variants leave them; a group with nobody left in it is gone. */
export const forcesUnder = (forces: readonly Group[], variants: readonly Variant[]): readonly Group[] =>
  variants.reduce(withShipsOf, forces);
