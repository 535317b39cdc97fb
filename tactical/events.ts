/** What the log tells of a battle besides rolls; wording.ts puts it into sentences. Unknown pieces are told by their tokens alone. */
import type { BasicRange, Battery, Hex, ShipId, Side, SpeedLevel, Weapon, Weather } from './battle.ts';
import type { Passage } from './slide.ts';

/** A piece as it may be spoken of: her ships only to those who know them. */
export interface Spoken {
  readonly token: string;
  readonly ships: readonly ShipId[] | null;
}

/** In which round of a battle something befell a ship, and in which step of it; null where there is no map. */
export interface When {
  readonly round: number;
  readonly step: number | null;
}

/** Why a battle ended. */
export type BattleEnd = 'left' | 'sunk' | 'out-of-sight' | 'quiet' | 'too-long';

/** Finding each other, moving and parting: round.ts and the files it stands on. */
type ManoeuvreEvent =
  | { readonly type: 'battle-began'; readonly night: boolean; readonly weather: Weather }
  | { readonly type: 'foundered'; readonly side: Side; readonly ship: ShipId }
  | { readonly type: 'initiative'; readonly side: Side; readonly by: 'die' | 'night-approach' | 'found-enemy' | 'surprise' }
  | { readonly type: 'entry'; readonly side: Side; readonly edge: number }
  | {
      readonly type: 'deployed';
      readonly side: Side;
      readonly where: 'centre' | 'edge';
      readonly stacks: readonly { readonly hex: Hex; readonly count: number }[];
    }
  | { readonly type: 'sighted'; readonly side: Side; readonly piece: Spoken }
  | { readonly type: 'counted'; readonly side: Side; readonly token: string; readonly count: number }
  | { readonly type: 'battle-round'; readonly round: number }
  | {
      readonly type: 'moved';
      readonly side: Side;
      readonly pieces: readonly Spoken[];
      readonly from: Hex;
      readonly to: Hex;
      readonly passage: Passage;
    }
  | { readonly type: 'slid'; readonly by: number }
  | { readonly type: 'exited'; readonly side: Side; readonly piece: Spoken; readonly leftBehind: boolean }
  | { readonly type: 'tow-dropped'; readonly side: Side; readonly piece: Spoken }
  | {
      readonly type: 'scuttled';
      readonly side: Side;
      readonly ship: ShipId;
      readonly piece: Spoken;
      readonly when: When | null;
      readonly hex: Hex | null;
    }
  | { readonly type: 'battle-ended'; readonly why: BattleEnd };

/** Guns, torpedoes and what all see of their work: exchange.ts, damage.ts. */
type FireEvent =
  /** All guns of a ship, or her torpedoes, at one target. The ship is null to those who do not know who fires. */
  | {
      readonly type: 'fired';
      readonly side: Side;
      readonly by: Spoken;
      readonly ship: ShipId | null;
      readonly at: Spoken;
      readonly with: 'gunnery' | 'torpedoes';
      readonly hits: number;
    }
  /** Aimed at a target that went down before her turn came. */
  | { readonly type: 'fire-wasted'; readonly side: Side; readonly by: Spoken; readonly at: Spoken }
  | { readonly type: 'exploded'; readonly ship: ShipId }
  /** Told at once; she still fires in the combat step being played. */
  | {
      readonly type: 'sunk';
      readonly side: Side;
      readonly ship: ShipId;
      readonly by: ShipId | null;
      readonly when: When | null;
      readonly hex: Hex | null;
    };

/** Why a blow falls where it does: as rolled, as the hull hit of a merchant, on lighter guns, or on the hull because no guns are left. */
export type Landing = 'rolled' | 'merchant' | 'referred' | 'spilled' | 'plunging' | 'again';

export type BasicEnd = 'disengaged' | 'sunk' | 'quiet' | 'too-long';

/** CW-6.0 */
type BasicEvent =
  | { readonly type: 'basic-round'; readonly round: number; readonly range: BasicRange }
  /** Who wanted something, and how it was settled between them. */
  | {
      readonly type: 'settled';
      readonly over: 'disengaging' | 'range';
      readonly wished: readonly Side[];
      readonly how: 'agreed' | 'faster' | 'dice';
      readonly granted: boolean;
    }
  | { readonly type: 'basic-ended'; readonly why: BasicEnd };

/** What everybody may read. */
export type BattleEvent = ManoeuvreEvent | FireEvent | BasicEvent;

/** What becomes of a ship: her owner's affair until the enemy knows her. Damage.ts and engines.ts. */
export type BattleSecret =
  /** A box is marked off, or the torpedo mount is gone. */
  | {
      readonly type: 'struck';
      readonly side: Side;
      readonly ship: ShipId;
      readonly token: string;
      readonly by: Weapon;
      readonly where: Battery | 'hull' | 'mount';
      readonly why: Landing;
      readonly when: When | null;
    }
  /** Armour stops a hit; or there is nothing left that it could destroy. */
  | {
      readonly type: 'bounced';
      readonly ship: ShipId;
      readonly token: string;
      readonly by: Weapon;
      readonly where: Battery | 'hull' | 'mount';
    }
  | { readonly type: 'no-effect'; readonly ship: ShipId; readonly token: string; readonly blow: Battery | 'hull' | 'mount' }
  | {
      readonly type: 'slowed';
      readonly ship: ShipId;
      readonly speed: SpeedLevel;
      readonly because: 'hull' | 'engines';
      readonly when: When | null;
    }
  | { readonly type: 'leader-hit'; readonly ship: ShipId }
  | { readonly type: 'engines'; readonly ship: ShipId; readonly now: 'patched' | 'hopeless' };
