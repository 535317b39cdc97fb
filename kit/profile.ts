/** What a silhouette is drawn from: the few measures by which a lookout tells one vessel from another. */

/** Places along a hull run from 0 (stern) to 1 (bow); heights and sizes are metres. */
export type Along = number;

export interface Funnel {
  readonly at: Along;
  /** Metres above the deck. */
  readonly height: number;
  readonly width?: number;
  /** How far the top leans aft, in metres. */
  readonly rake?: number;
}

export interface Mast {
  readonly at: Along;
  readonly height: number;
  readonly kind?: 'pole' | 'tripod';
  /** A fighting top or fire control position. */
  readonly top?: boolean;
}

export interface Turret {
  readonly at: Along;
  /** Length of the gunhouse: about 11 for a 12-inch twin, 4 for a shielded 4-inch gun. */
  readonly size: number;
  readonly guns: number;
  readonly facing: 'fore' | 'aft';
  /** Decks above the weather deck, for superfiring turrets. */
  readonly raised?: number;
  /** Where it stands across the beam: -1 port, 1 starboard. */
  readonly abeam?: number;
}

/** A block above the deck: a bridge, a deckhouse, a hangar. */
export interface Block {
  readonly from: Along;
  readonly to: Along;
  readonly height: number;
}

export interface Casemates {
  readonly from: Along;
  readonly to: Along;
  readonly count: number;
}

export interface ShipProfile {
  readonly kind: 'ship';
  readonly length: number;
  readonly beam: number;
  /** Height of the weather deck above the water. */
  readonly freeboard: number;
  readonly bow: 'ram' | 'clipper' | 'straight';
  readonly stern?: 'round' | 'counter';
  /** The part of the length, from the bow, that stands a deck higher. */
  readonly forecastle?: number;
  readonly funnels: readonly Funnel[];
  readonly masts: readonly Mast[];
  readonly turrets: readonly Turret[];
  readonly houses?: readonly Block[];
  readonly casemates?: readonly Casemates[];
  readonly hangar?: Block;
  /** Torpedo tubes on deck. */
  readonly tubes?: readonly Along[];
  /** A row of scuttles, as passenger ships show. */
  readonly scuttles?: boolean;
  /** How many hulls stand for the unit: squadrons and flotillas show more than one. */
  readonly hulls?: number;
}

export interface SubmarineProfile {
  readonly kind: 'submarine';
  readonly length: number;
  readonly beam: number;
  readonly tower: Along;
  readonly periscopes: number;
  readonly gun?: boolean;
}

export interface AirshipProfile {
  readonly kind: 'airship';
  readonly length: number;
  readonly diameter: number;
  readonly gondolas: readonly Along[];
}

export interface AeroplaneProfile {
  readonly kind: 'floatplane' | 'landplane';
  readonly length: number;
  readonly span: number;
  readonly wings: 1 | 2;
  readonly engine: 'rotary' | 'inline' | 'radiator';
  readonly tailFloat?: boolean;
  /** Wings that fold back along the body, shown by the joint near the root. */
  readonly folding?: boolean;
}

export interface GunProfile {
  readonly kind: 'gun';
  readonly barrels: number;
  /** Degrees above the horizon. */
  readonly elevation: number;
}

export type Profile = ShipProfile | SubmarineProfile | AirshipProfile | AeroplaneProfile | GunProfile;

/** Evenly spaced places between two ends, for funnels and casemates. */
export const row = (count: number, from: Along, to: Along): readonly Along[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1)));
