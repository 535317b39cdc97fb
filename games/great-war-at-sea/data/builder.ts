/** An operation in the making, and the file that is made of it: what a builder has on its desk, and what any table can read. */
import { kebab } from '../../../kernel/bare.ts';
import { type Fault, given } from '../../../register/reading.ts';
import type { Source } from '../../../register/types.ts';
import { SIDES } from '../state.ts';
import type { FleetOf, Muster, Operation } from './operation.ts';
import { operation } from './operation-reader.ts';
import { operationNamed } from './operations.ts';
import type { TheatreId } from './theatre.ts';

/** It has the form of an operation, and need not make sense yet. */
export type Draft = Operation;

// The file: what is none is left out, and a ship by name is her id alone.

const noneIfEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

const sourceIn = (source: Source, usual: Source): Source | undefined => (source === usual ? undefined : source);

const musterIn = ({ vessel, number }: Muster): string | Muster => (number === 1 ? vessel : { vessel, number });

const fleetIn = (fleet: FleetOf, usual: Source) =>
  given({
    ...fleet,
    flags: noneIfEmpty(fleet.flags),
    port: fleet.port ?? undefined,
    charge: fleet.charge ?? undefined,
    bound: fleet.bound ?? undefined,
    mines: fleet.mines === 0 ? undefined : fleet.mines,
    ships: fleet.ships.map(musterIn),
    source: sourceIn(fleet.source, usual),
  });

const sourced = <T extends { readonly source: Source }>(list: readonly T[], usual: Source) =>
  noneIfEmpty(list.map((each) => given({ ...each, source: sourceIn(each.source, usual) })));

/** An operation as it stands in a file. */
export const written = (draft: Draft) =>
  given({
    ...draft,
    fleets: draft.fleets.map((fleet) => fleetIn(fleet, draft.source)),
    boats: sourced(draft.boats, draft.source),
    airships: sourced(draft.airships, draft.source),
    aims: noneIfEmpty(draft.aims),
    limits: noneIfEmpty(draft.limits),
  });

/** The id of the operation in its file, which none of those that are built in has. */
export const idOf = ({ title }: Pick<Draft, 'title'>): string => `own-${kebab(title) || 'operation'}`;

export const packOf = (draft: Draft) => ({
  game: 'great-war-at-sea',
  name: draft.title,
  operations: [{ ...written(draft), id: idOf(draft) }],
});

/** All that is wrong with it so far, in the words of those who read files; places are such as `fleets[2].port`. */
export function faultsIn(draft: Draft): readonly Fault[] {
  const faults: Fault[] = [];
  operation({ value: written({ ...draft, id: idOf(draft) }), place: '', faults });
  return faults;
}

/** The faults at a place, or in what lies within it. */
export const faultsAt = (faults: readonly Fault[], at: string): readonly Fault[] =>
  faults.filter(({ place }) => place === at || place.startsWith(`${at}.`) || place.startsWith(`${at}[`));

// The beginning: a theatre with its navies, in waters and days that history knows, and nobody at sea yet.

const SCENES: Readonly<Record<TheatreId, string>> = {
  'north-sea': 'dogger-bank-1915',
  mediterranean: 'goeben-1914',
  'far-east': 'ulsan-1904',
};

const emptied = (fleet: FleetOf, { turns, sides }: Operation): FleetOf => ({
  ...fleet,
  id: `${fleet.side}-fleet`,
  name: `Fleet of ${sides[fleet.side].name.replace(/^The /, 'the ')}`,
  flags: [],
  first: turns.first,
  mission: 'intercept',
  charge: null,
  bound: null,
  mines: 0,
  ships: [],
  source: 'reconstructed',
});

/** As many turns as fill two days. */
const TURNS = { first: 1, last: 12 };

export function beginningIn(theatre: TheatreId): Draft {
  const scene = { ...operationNamed(SCENES[theatre]), turns: TURNS };
  return {
    ...scene,
    id: '',
    title: 'An operation of my own',
    words: 'Two fleets put to sea.',
    weather: { ...scene.weather, from: 2 },
    fleets: SIDES.flatMap((side) => scene.fleets.find((fleet) => fleet.side === side) ?? []).map((fleet) => emptied(fleet, scene)),
    boats: [],
    airships: [],
    aims: [],
    limits: [],
    margin: 10,
    history: { winner: null, words: 'It never happened.' },
    source: 'reconstructed',
  };
}
