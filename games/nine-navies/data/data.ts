/** What a game is played with: the figures of this repository, or those that a player's data pack puts in their place. */
import { frozen } from '../../../kernel/index.ts';
import type { Base, BaseFacts, Zone, ZoneFacts } from './map.ts';
import { ALL_BASES, BASE_FACTS, BORDERS, everyZone, ZONE_FACTS } from './map.ts';
import type { Counter, ShipId } from './ships.ts';
import { COUNTERS } from './ships.ts';

/** What a pack may say of a ship, a zone and a base. Whatever it leaves out stays as it is. */
export type ShipFigures = Partial<Pick<Counter, 'attack' | 'defence' | 'speed' | 'airstrike' | 'entry' | 'uncertain'>>;
export type BaseFigures = Partial<Pick<BaseFacts, 'zones' | 'repair'>>;
export interface ZoneFigures extends Partial<Pick<ZoneFacts, 'points'>> {
  /** All the neighbours of the zone. */
  readonly borders?: readonly Zone[];
}

/** A data pack that has been read; see pack.ts. */
export interface Pack {
  readonly name: string;
  readonly ships: { readonly [id: ShipId]: ShipFigures | undefined };
  readonly zones: { readonly [Z in Zone]?: ZoneFigures };
  readonly bases: { readonly [B in Base]?: BaseFigures };
}

/** What can be given by hand. */
export interface Figures {
  /** The name of the pack; null for what is built in. */
  readonly pack: string | null;
  /** Always the same ships in the same order, so that a place in one list is the place in all. */
  readonly counters: readonly Counter[];
  readonly zones: Readonly<Record<Zone, ZoneFacts>>;
  readonly bases: Readonly<Record<Base, BaseFacts>>;
  /** The zones that a zone touches (NN-8.2). */
  readonly neighbours: Readonly<Record<Zone, readonly Zone[]>>;
}

export interface Data extends Figures {
  /** The bases that open on each zone. */
  readonly basesBeside: Readonly<Record<Zone, readonly Base[]>>;
}

const bordersOf = (zone: Zone): Zone[] =>
  BORDERS.filter(({ zones }) => zones.includes(zone)).map(({ zones: [a, b] }) => (a === zone ? b : a));

/** The figures with their table, a plain one as it is asked for at every step at sea. */
const dataOf = (figures: Figures): Data => {
  const beside = (zone: Zone): Base[] => ALL_BASES.filter((base) => figures.bases[base].zones.includes(zone));
  return frozen({ ...figures, basesBeside: everyZone(beside) });
};

export const BUILT_IN: Data = dataOf({
  pack: null,
  counters: COUNTERS,
  zones: ZONE_FACTS,
  bases: BASE_FACTS,
  neighbours: everyZone(bordersOf),
});

const zoneWith = (zone: ZoneFacts, { points }: ZoneFigures): ZoneFacts => (points ? { ...zone, points, source: 'pack' } : zone);

/** What is built in, with the figures of a pack in their places. */
export function dataFrom(pack: Pack): Data {
  const bases: Record<Base, BaseFacts> = { ...BASE_FACTS };
  for (const base of ALL_BASES) {
    const replaced = pack.bases[base];
    if (replaced) bases[base] = { ...bases[base], ...replaced, source: 'pack' };
  }
  return dataOf({
    pack: pack.name,
    counters: COUNTERS.map((counter) => ({ ...counter, ...pack.ships[counter.id] })),
    zones: everyZone((zone) => zoneWith(ZONE_FACTS[zone], pack.zones[zone] ?? {})),
    bases,
    neighbours: everyZone((zone) => pack.zones[zone]?.borders ?? BUILT_IN.neighbours[zone]),
  });
}

export const basesBeside = (data: Data, zone: Zone): readonly Base[] => data.basesBeside[zone];

/** A way from a base over one zone into another on which the base does not open (NN-8.2). */
export interface Route {
  readonly via: Zone;
  readonly to: Zone;
}

export const routesFrom = ({ bases, neighbours }: Data, base: Base): Route[] => {
  const { zones } = bases[base];
  return zones.flatMap((via) => neighbours[via].filter((to) => !zones.includes(to)).map((to) => ({ via, to })));
};
