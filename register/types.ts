/** What the register knows of one historical ship. Facts only: what a game makes of them stands in `ratings/`. */

export const SOURCES = ['rules', 'published', 'history', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

export const NATIONS = [
  'british',
  'german',
  'french',
  'russian',
  'austrian',
  'italian',
  'turkish',
  'greek',
  'spanish',
  'american',
  'japanese',
  'dutch',
  'chinese',
] as const;
export type Nation = (typeof NATIONS)[number];

/** Navies of the dominions: their ships are British, and fly the flag of the dominion besides. */
export const SERVICES = ['australian', 'canadian', 'new-zealand'] as const;
export type Service = (typeof SERVICES)[number];

/** Ships that a game of battle fleets has use for. */
const CAPITAL_TYPES = ['dreadnought', 'predreadnought', 'battlecruiser', 'armoured-cruiser', 'coast-defence', 'carrier'] as const;
export type CapitalType = (typeof CAPITAL_TYPES)[number];

export const SHIP_TYPES = [
  ...CAPITAL_TYPES,
  'heavy-cruiser',
  'protected-cruiser',
  'light-cruiser',
  'gunboat',
  'destroyer',
  'torpedo-boat',
  'armed-merchant-cruiser',
  'seaplane-carrier',
] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** Quality of the side armour, best first; high-tensile is the thin plating of ships that carry no real belt. */
export const PLATES = ['krupp-cemented', 'krupp', 'high-tensile', 'harvey', 'nickel-steel', 'steel', 'compound', 'iron'] as const;
export type Plate = (typeof PLATES)[number];

/** A year, and the month where it is known. */
export interface Moment {
  readonly year: number;
  readonly month?: number;
}

/** Thicknesses in inches. */
export interface Armour {
  readonly plate: Plate;
  /** Main belt at its thickest. */
  readonly belt: number;
  /** Waterline before and abaft the main belt; the mean where bow and stern differ. */
  readonly ends: number;
  /** The thickest protective deck, slopes included. */
  readonly deck: number;
  /** Anti-torpedo bulkhead along the whole of the vitals; 0 where there is none, or only a screen at the magazines. */
  readonly bulkhead: number;
  /** The thick belt is a narrow strip at the waterline, drowned or bare as the ship is deep or light: the fashion of 1875-1900. */
  readonly shallow: boolean;
}

/**
 * Where the mounts of a battery stand. On the centreline: `fore` and `aft`, `midships` where masts and funnels mask both ends, `echelon`
 * for turrets off the centreline that fire across the deck too. On both sides: `wing` turrets that bear from right ahead to right
 * astern, `foreside` and `aftside` for pairs abreast on forecastle and quarterdeck, and the casemates or open mounts of `bow`,
 * `broadside` and `quarter`.
 */
export const POSITIONS = ['fore', 'foreside', 'bow', 'wing', 'echelon', 'midships', 'broadside', 'quarter', 'aftside', 'aft'] as const;
export type Position = (typeof POSITIONS)[number];

/** Mounts of one sort at one place; of a place on the sides, those of both sides together. */
export interface MountGroup {
  readonly mounts: number;
  /** Guns in each of them. */
  readonly barrels: number;
}

export type Layout = Readonly<Partial<Record<Position, readonly MountGroup[]>>>;

/** Guns of one kind. */
export interface Battery {
  /** Bore in inches. */
  readonly calibre: number;
  /** Barrel in calibres. */
  readonly length: number;
  /** The make, where the bore and the length do not tell it. */
  readonly mark?: string;
  readonly number: number;
  /** How many of them bear on one beam. */
  readonly broadside: number;
  /** Armour-piercing shell (or the heaviest carried) in pounds. */
  readonly shell: number;
  /** Rounds a minute of one gun, where it is known to be well under one. */
  readonly rate?: number;
  /** How the guns are mounted, in words. */
  readonly mount?: string;
  /** Where the mounts stand. Without it they are single guns along the sides, half of them forward and half of them aft. */
  readonly layout?: Layout;
  /** Inches over the guns, of turret or casemate; 0 where they stand in the open or behind shields. Left out where not recorded. */
  readonly armour?: number;
  /** Ports so near the waterline that a seaway silences them. */
  readonly low?: true;
}

/** The guns under 100 millimetres, those that stand among the batteries included. */
export interface LightGuns {
  readonly guns: number;
  /** How many of them fire at aircraft. */
  readonly highAngle: number;
}

export interface Torpedoes {
  readonly tubes: number;
  /** Inches; 0 where there are no tubes. */
  readonly calibre: number;
  /** The tubes train on deck; without it they are fixed in the hull. */
  readonly onDeck?: true;
}

export interface Fate {
  readonly what: string;
  readonly when?: Moment;
}

/** What a source can be asked for. */
export const FIGURES = [
  'name',
  'type',
  'laidDown',
  'launched',
  'completed',
  'displacement',
  'speed',
  'plate',
  'belt',
  'ends',
  'deck',
  'bulkhead',
  'shallow',
  'guns',
  'broadside',
  'shells',
  'layout',
  'light',
  'rate',
  'torpedoes',
  'aircraft',
  'endurance',
  'fate',
] as const;
export type Figure = (typeof FIGURES)[number];

/** What may change in a ship's life, and what a class may say for all its ships. */
export interface Particulars {
  readonly type: ShipType;
  /** Normal load, in long tons. */
  readonly displacement: number;
  /** Knots, by design or in service as of 1914-18. */
  readonly speed: number;
  readonly armour: Armour;
  readonly batteries: readonly Battery[];
  readonly light?: LightGuns;
  readonly torpedoes: Torpedoes;
  /** Aeroplanes carried, of a carrier. */
  readonly aircraft?: number;
  /** Nautical miles with full bunkers at about 10 knots. */
  readonly endurance?: number;
  /** Burns oil alone; without it coal, or coal with some oil. */
  readonly oil?: true;
  /** Decks so near the water that a sea puts the guns out of action. */
  readonly lowFreeboard?: true;
  /** Where the figures come from, unless `sources` says otherwise. */
  readonly source: Source;
  readonly sources: Readonly<Partial<Record<Figure, Source>>>;
}

/** What was different in a ship from one date on: for good, or until another. Of her armour a part may be given. */
export interface Fit extends Partial<Omit<Particulars, 'armour'>> {
  readonly from: Moment;
  readonly until?: Moment;
  readonly armour?: Partial<Armour>;
}

export interface Ship extends Particulars {
  /**
   * The name in kebab case. Of ships that share a name all but one at most add the year of launch (of the keel where none was
   * launched); a class that stands as one adds "-class".
   */
  readonly id: string;
  readonly name: string;
  /** The name before this one. */
  readonly formerly?: string;
  /** The flag she flew under that name, where she stands here once for both flags. */
  readonly formerFlag?: Nation;
  readonly nation: Nation;
  readonly service?: Service;
  readonly class: string;
  /** The entry stands for all ships of a class of small ships, so many of them. */
  readonly built?: number;
  readonly laidDown?: Moment;
  readonly launched?: Moment;
  /** Ready for service. Without it the ship was never completed, or not as she stands here. */
  readonly completed?: Moment;
  /** Her crew held a prize for gunnery when the war came. */
  readonly gunneryPrize?: true;
  /** Her other states, in the order of their dates. All else here is of 1914-18, or of her time where that was another. */
  readonly fits?: readonly Fit[];
  readonly fate: Fate;
}

const holdsIn = ({ from, until }: Fit, year: number): boolean => from.year <= year && (until === undefined || year < until.year);

const refitted = (ship: Ship, { from: _, until: __, ...fit }: Fit): Ship => ({
  ...ship,
  ...fit,
  armour: { ...ship.armour, ...fit.armour },
  sources: { ...ship.sources, ...fit.sources },
});

/** The ship as she was in a year: a fit counts from its first year on, and no more in the year it ended. */
export const asOf = ({ fits = [], ...ship }: Ship, year: number): Ship =>
  fits.filter((fit) => holdsIn(fit, year)).reduce<Ship>(refitted, ship);

export const sourceOf = (ship: Pick<Ship, 'source' | 'sources'>, figure: Figure): Source => ship.sources[figure] ?? ship.source;

export type CapitalShip = Ship & { readonly type: CapitalType };

export const isCapital = (ship: Ship): ship is CapitalShip => CAPITAL_TYPES.some((type) => type === ship.type);
