/** What a data pack may say, and the figures that come of it: those that are built in, with the pack's in their places. */
import type { Rating } from '../../../register/ratings/great-war-at-sea.ts';
import type { Area, AreaFacts, Link } from './areas.ts';
import { AREAS } from './areas.ts';
import type { BattleScenario } from './battles.ts';
import type { Campaign } from './campaign.ts';
import type { ConvoyFacts, ConvoyId } from './convoys.ts';
import { transports } from './convoys.ts';
import type { Data, Figures } from './data.ts';
import { BUILT_IN, neighbours } from './data.ts';
import type { MerchantType, Vessel } from './ships.ts';
import { isMerchantman } from './ships.ts';

/** What a pack may say of an area, a ship, the ships of a kind and a convoy. Whatever it leaves out stays as it is. */
export interface AreaFigures extends Partial<Pick<AreaFacts, 'trade' | 'storm' | 'coal' | 'etappe' | 'japan'>> {
  /** All the areas that it touches. */
  readonly links?: readonly Area[];
}
export type ShipFigures = { readonly [K in keyof Rating]?: Rating[K] extends object ? Partial<Rating[K]> : Rating[K] };
export interface ConvoyFigures extends Partial<Pick<ConvoyFacts, 'from' | 'to'>> {
  /** How many transports sail in it. */
  readonly fast?: number;
  readonly slow?: number;
}

/** A data pack that has been read; see pack.ts. */
export interface Pack {
  readonly name: string;
  readonly areas: { readonly [A in Area]?: AreaFigures };
  /** By the name that `keyOf` gives. */
  readonly ships: { readonly [key: string]: ShipFigures | undefined };
  readonly merchantmen: { readonly [T in MerchantType]?: ShipFigures };
  readonly convoys: { readonly [C in ConvoyId]?: ConvoyFigures };
  readonly campaign: Partial<Campaign>;
  readonly scenario: BattleScenario | null;
}

// The map.

const areaWith = (facts: AreaFacts, { links: _, ...replaced }: AreaFigures): AreaFacts => {
  const sources = { ...facts.sources };
  for (const key of ['trade', 'storm', 'coal', 'etappe', 'japan'] as const) if (replaced[key] !== undefined) sources[key] = 'pack';
  return { ...facts, ...replaced, sources };
};

function areasWith(pack: Pack): Data['areas'] {
  const areas = { ...BUILT_IN.areas };
  for (const area of AREAS) {
    const replaced = pack.areas[area];
    if (replaced) areas[area] = areaWith(areas[area], replaced);
  }
  return areas;
}

/** The areas that one touches, by its own list. */
export const touchedBy = ({ areas }: Pick<Pack, 'areas'>, area: Area): readonly Area[] => areas[area]?.links ?? neighbours(BUILT_IN, area);

/** The links that are left of ours, in our order, and then the new ones; so the order of a file makes no difference. */
function linksWith(pack: Pack): readonly Link[] {
  const kept = BUILT_IN.links.filter(({ areas: [a, b] }) => touchedBy(pack, a).includes(b));
  const added = AREAS.flatMap((a, place) =>
    AREAS.slice(place + 1)
      .filter((b) => touchedBy(pack, a).includes(b) && !neighbours(BUILT_IN, a).includes(b))
      .map((b): Link => ({ areas: [a, b], kind: 'sea', source: 'pack' })),
  );
  return [...kept, ...added];
}

// Ships.

/** The name by which a pack calls a warship: her own, or that of her class for one of several on a piece (CW-9.1). */
export const keyOf = ({ id, piece }: Vessel): string => (piece === null ? id : id.replace(/\d+$/, 'class'));

const ratingWith = (rating: Rating, figures: ShipFigures): Rating => ({
  ...rating,
  ...figures,
  primary: { ...rating.primary, ...figures.primary },
  secondary: { ...rating.secondary, ...figures.secondary },
  tertiary: { ...rating.tertiary, ...figures.tertiary },
  hull: { ...rating.hull, ...figures.hull },
  torpedo: { ...rating.torpedo, ...figures.torpedo },
  fuel: { ...rating.fuel, ...figures.fuel },
});

function vesselWith(pack: Pack, vessel: Vessel): Vessel {
  const figures = isMerchantman(vessel.type) ? pack.merchantmen[vessel.type] : pack.ships[keyOf(vessel)];
  return figures ? { ...vessel, rating: ratingWith(vessel.rating, figures), source: 'pack' } : vessel;
}

const countOf = ({ ships }: ConvoyFacts, kind: 'fast' | 'slow'): number => ships.filter((id) => id.includes(`-${kind}-`)).length;

function convoyWith(pack: Pack, convoy: ConvoyFacts): ConvoyFacts {
  const figures = pack.convoys[convoy.id];
  if (!figures) return convoy;
  const { from = convoy.from, to = convoy.to, fast = countOf(convoy, 'fast'), slow = countOf(convoy, 'slow') } = figures;
  return { ...convoy, from, to, ships: transports(convoy.id, fast, slow), source: 'pack' };
}

/** All of it. */
export const figuresWith = (pack: Pack): Figures => ({
  pack: pack.name,
  areas: areasWith(pack),
  links: linksWith(pack),
  vessels: BUILT_IN.vessels.map((vessel) => vesselWith(pack, vessel)),
  convoys: BUILT_IN.convoys.map((convoy) => convoyWith(pack, convoy)),
  forces: pack.campaign.forces ?? BUILT_IN.forces,
  pools: pack.campaign.pools ?? BUILT_IN.pools,
  leaders: pack.campaign.leaders ?? BUILT_IN.leaders,
  variants: BUILT_IN.variants,
  battles: pack.scenario === null ? BUILT_IN.battles : [...BUILT_IN.battles, pack.scenario],
});
