/** The figures a game is played with: those of this repository, or what a player's data pack puts in their place. */
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

/** Whatever is played with the printed figures, or with those of a pack: a state, or the view of one. */
export interface Packed {
  readonly pack?: Pack | undefined;
}

export interface Figures extends Packed {
  /** Always the same ships in the same order, so that a place in one list is the place in all. */
  readonly counters: readonly Counter[];
  readonly zones: Readonly<Record<Zone, ZoneFacts>>;
  readonly bases: Readonly<Record<Base, BaseFacts>>;
  /** The zones that a zone touches (NN-8.2). */
  readonly neighbours: Readonly<Record<Zone, readonly Zone[]>>;
}

const bordersOf = (zone: Zone): Zone[] =>
  BORDERS.filter(({ zones }) => zones.includes(zone)).map(({ zones: [a, b] }) => (a === zone ? b : a));

export const PRINTED: Figures = {
  pack: undefined,
  counters: COUNTERS,
  zones: ZONE_FACTS,
  bases: BASE_FACTS,
  neighbours: everyZone(bordersOf),
};

const zoneWith = (zone: ZoneFacts, { points }: ZoneFigures): ZoneFacts => (points ? { ...zone, points, source: 'pack' } : zone);

/** The printed figures with those of a pack in their places. */
export function figuresFrom(pack: Pack): Figures {
  const bases: Record<Base, BaseFacts> = { ...BASE_FACTS };
  for (const base of ALL_BASES) {
    const replaced = pack.bases[base];
    if (replaced) bases[base] = { ...bases[base], ...replaced, source: 'pack' };
  }
  return {
    pack,
    counters: COUNTERS.map((counter) => ({ ...counter, ...pack.ships[counter.id] })),
    zones: everyZone((zone) => zoneWith(ZONE_FACTS[zone], pack.zones[zone] ?? {})),
    bases,
    neighbours: everyZone((zone) => pack.zones[zone]?.borders ?? PRINTED.neighbours[zone]),
  };
}

/** Made once for each set of figures: what the printed ones come to is at hand, a pack's is made when it is first wanted. */
function oncePerPack<T extends object | string>(printed: T, make: (pack: Pack) => T): (played: Packed) => T {
  const others = new WeakMap<Pack, T>();
  const madeFor = (pack: Pack): T => {
    const made = others.get(pack) ?? make(pack);
    others.set(pack, made);
    return made;
  };
  return ({ pack }) => (pack === undefined ? printed : madeFor(pack));
}

export const figuresOf = oncePerPack(PRINTED, figuresFrom);

/** A table that is worked out from the figures. */
export const fromFigures = <T extends object | string>(make: (figures: Figures) => T): ((played: Packed) => T) =>
  oncePerPack(make(PRINTED), (pack) => make(figuresOf({ pack })));

/** The bases that open on each zone. */
export const basesBeside = fromFigures(({ bases }) => everyZone((zone) => ALL_BASES.filter((base) => bases[base].zones.includes(zone))));

/** A way from a base over one zone into another on which the base does not open (NN-8.2). */
export interface Route {
  readonly via: Zone;
  readonly to: Zone;
}

export const routesFrom = ({ bases, neighbours }: Figures, base: Base): Route[] => {
  const { zones } = bases[base];
  return zones.flatMap((via) => neighbours[via].filter((to) => !zones.includes(to)).map((to) => ({ via, to })));
};
