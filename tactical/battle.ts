/** The types of a battle's state, and nothing else. Plain data; the game that fights it keeps it in its own state. */
import type { Hex } from '../chart/hex.ts';
import type { Rating, SpeedLevel } from '../register/ratings/great-war-at-sea.ts';
import type { Nation } from '../register/types.ts';
import type { Profile } from './profile.ts';

export type Side = 'allied' | 'central';
export const enemyOf = (side: Side): Side => (side === 'allied' ? 'central' : 'allied');

export type ShipId = string;
/** A counter on the tactical map: one ship, or a few small ones of one class (CW-9.1). */
export type PieceId = string;
/** Of the tactical map; see hexes.ts. */
export type { Hex };

/** CW-5.2-TYPES: how ships are grouped on the tactical map, and who is a big target. */
export type ShipClass = 'capital' | 'light' | 'other';

/** What never changes about a ship in battle: her data sheet and what the rules ask about her (CW-2.4a). */
export interface Sheet extends Rating {
  readonly id: ShipId;
  readonly name: string;
  /** The navy she counts as, with the dominions under Britain (CW-7.26b). */
  readonly nation: Nation;
  /** Letters of her type: 'AC', 'BC', 'DD', 'collier' ... */
  readonly type: string;
  readonly class: ShipClass;
  /** Built as a merchant: armed merchant cruisers, colliers, transports, prizes (CW-8.5). */
  readonly merchant: boolean;
  /** A fast transport is a big target for torpedoes (CW-7.71b). */
  readonly bigTarget: boolean;
  /** Her hits must be confirmed before I December 1914 (CW-11.32). */
  readonly reservist: boolean;
  /** Blücher, whose secondary guns reach farther than those of others (CW-7.6). */
  readonly superCruiser?: true;
}

/** What battle does to one ship. Boxes count those marked off. */
export interface Condition {
  readonly id: ShipId;
  primary: number;
  secondary: number;
  tertiary: number;
  hull: number;
  /** The torpedo mount is destroyed (CW-7.74). */
  mount: boolean;
  /** She has made her one torpedo attack and has not rearmed (CW-7.73). */
  launched: boolean;
  /** Speed levels lost by damage, the one for half her hull included (CW-8.41a to CW-8.41c). */
  slowed: number;
  /** The level for half her hull is among them; it is lost once only. */
  halved: boolean;
  /** 'stopped' by battle damage, given up for good, or patched up to 1 slow (CW-11.41). */
  engines: 'sound' | 'stopped' | 'hopeless' | 'patched';
  /** Rounds in which her guns have fired since she last took ammunition (CW-10.8). */
  rounds: number;
  /** Without coal she lies dead in the water, whatever her engines (CW-10.2). */
  starved: boolean;
  sunk: boolean;
}

export const WEATHERS = ['clear', 'mist', 'fog', 'squall', 'storm', 'gale'] as const;
export type Weather = (typeof WEATHERS)[number];

/** What a piece is in its fleet, as far as placing asks (CW-5.5f, CW-7.25). */
export type Role = 'line' | 'raider' | 'convoy' | 'escort';

export interface Piece {
  readonly id: PieceId;
  readonly side: Side;
  readonly ships: readonly ShipId[];
  readonly role: Role;
  /** Its part of the fleet, where a scenario gives parts of one fleet hexes of their own (CW-BATTLE); else all have the same. */
  readonly squadron: number;
  /** What the enemy calls it: tells nothing about what it is. Shuffled when the battle begins. */
  token: string;
  /** Null before it is placed and after it has left the map or sunk. */
  hex: Hex | null;
  /** Pieces of one side with one number move together (CW-7.3a); 0 before groups are formed. */
  group: number;
  /** Hexes it has moved in the movement step being played. */
  moved: number;
  /** It was split off from its group in the movement step being played, and joins none before the next (CW-7.34b). */
  loose: boolean;
  /** The enemy has been near enough to see what it is; that is never forgotten (CW-7.27b). */
  known: boolean;
  /** The enemy has been near enough to be told how many ships it holds (CW-9.3b). */
  counted: boolean;
  /** It has left the map (CW-7.33a). */
  exited: boolean;
  /** The piece it tows or is towed by (GW-TAC-TOW); null for none. */
  tow: PieceId | null;
}

export type Battery = 'primary' | 'secondary' | 'tertiary';

/** A shot or torpedo attack that has been declared. */
export interface Aim {
  readonly ship: ShipId;
  readonly target: PieceId;
}

export type Weapon = Battery | 'torpedo';

/** What a ship brings into a combat step, counted when it begins, so that fire is simultaneous (CW-7.4g). */
export interface Load {
  readonly ship: ShipId;
  readonly primary: number;
  readonly secondary: number;
  readonly tertiary: number;
  readonly torpedo: number;
  /** She lies dead in the water. */
  readonly dead: boolean;
}

/** A hit that has been scored and has yet to be looked up on a damage table. */
export interface Hit {
  readonly from: ShipId;
  readonly by: Weapon;
  readonly target: PieceId;
  readonly range: number;
}

/**
 * One thing that a row of a damage table does. 'plunge' is a second hull box and 'again' a second hit where the last one
 * fell; these two and the losses of speed fall on the ship that was struck last. 'spent' does nothing: see damage.ts.
 */
export type Blow = Battery | 'hull' | 'mount' | 'leader' | 'spent' | 'plunge' | 'again' | 'slowed' | 'stopped';

/** The hit in hand: its row is known, and its blows fall one after another (CW-9.32a). */
export interface Strike {
  readonly hit: Hit;
  /** Blows still to fall, in order. */
  readonly blows: Blow[];
  /** A critical result that blows up a British battle cruiser (GW-TBL-CRIT-FN2). */
  readonly magazine: boolean;
  /** Hull boxes that fall to it even if armour stops the rest (GW-TBL-CRIT, row 8). */
  sure: number;
  /** A shell that may strike twice where armour is thin; false once the die for it is thrown (GW-GUN-PRIMARY2). */
  doubles: boolean;
  /** What the die said that is thrown once for a hit that armour may stop (CW-8.2d); null before it is thrown. */
  pierces: boolean | null;
  /** The ship that was struck last, and where; null while nothing has come through. */
  struck: ShipId | null;
  where: Battery | 'hull' | null;
}

/** What both systems of combat share. Guns, torpedoes and damage ask for nothing else. */
export interface Engagement {
  /** Names the profile whose rules are used; see profiles.ts. */
  readonly profile: Profile['id'];
  /** Year and month of the battle as a number such as 1914.11, for what depends on the date. */
  readonly date: number;
  readonly night: boolean;
  readonly weather: Weather;
  pieces: Piece[];
  /** Declared in the combat step being played by the side whose turn it is, first come first served. */
  aims: Aim[];
  /** The ships of both sides as they came into the combat step being played. */
  loaded: Load[];
  /** Scored and not yet dealt with, first come first served. */
  hits: Hit[];
  /** The hit in hand; null for none. */
  strike: Strike | null;
  /** Ships that fired their guns this round (CW-10.8). */
  fired: ShipId[];
  /** Rounds in a row, this one included, without a shot and, on the map, without the enemies coming nearer. */
  quiet: number;
  /** The last ship that scored a hull box on each ship, for the credit of a sinking (CW-11.1c). */
  credit: Record<ShipId, ShipId>;
  /** The total gunnery of each side when the battle began, primaries counted twice (CW-11.1d). */
  readonly strength: Readonly<Record<Side, number>>;
}

/** 'opening' until the entry edge is known; then first the centre and then the edge is set up (CW-7.1c). */
export type Stage = 'opening' | 'centre' | 'edge' | 'fighting' | 'over';

/** CW-7.0: a battle on the tactical map. */
export interface Battle extends Engagement {
  /** Hexes nearer to the centre than the numbered ring at which the side with the initiative begins (CW-7.28a, CW-7.28b). */
  readonly closer: number;
  /** Edges of the map, 0 to 5, that land blocks (GW-TAC-LAND). */
  readonly land: readonly number[];
  /** Who has the initiative of the first round without a roll (CW-5.73); null for a roll. */
  readonly claimed: Side | null;
  /** The edge of the map by which each would come in, where that is not a free choice (GW-TAC-SIDE). */
  readonly entries: Readonly<Record<Side, number | null>>;
  stage: Stage;
  /** From 1; 0 before the first round. */
  round: number;
  /** The least distance between enemies at the end of a round since the last shot; null before the first round. */
  nearest: number | null;
  /** The step of the round, 1 to 20 (CW-7.31a). */
  step: number;
  initiative: Side;
  /** The edge of the map by which the initiative player comes in, 0 to 5; null until chosen. */
  entry: number | null;
  /** The warships that were the first of all to leave the map, together in one group (CW-11.1b); empty while none has. */
  firstOut: readonly ShipId[];
}

/** CW-6.1a: long range; where nobody has guns for it in the series it is a middle one (GW-6.1a). */
export type OpenRange = 'long' | 'middle';

/** CW-6.1a: the two ranges of the quick system, and where very large guns fire from before anybody else can (GW-6.1c). */
export type BasicRange = 'far' | OpenRange | 'short';

/** CW-6.0: the quick system without a map. */
export interface BasicBattle extends Engagement {
  round: number;
  range: BasicRange;
  /** Who has disengaged (CW-6.2d); null while nobody has. */
  left: Side | 'both' | null;
  over: boolean;
}

export type { Rating, SpeedLevel };
