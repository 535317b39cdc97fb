/** What differs between the two games that fight with this system. Data; the rules ask it and never the name of the game. */
import type { Side, Weather } from './battle.ts';

export interface Profile {
  readonly id: 'cruiser-warfare' | 'secret-storm' | 'great-war-at-sea';
  /** Ships with an italic name: another die for a five (CW-11.31), or one added to each die (GW-GUN-MOD-ITALIC). */
  readonly italics: 're-roll' | 'plus-one';
  /** A primary hit on light or no armour may strike twice (GW-GUN-PRIMARY2). */
  readonly primaryStrikesTwice: boolean;
  /** Farthest hex at which a secondary hit may pierce heavy armour on 4 to 6; null for never (CW-8.2d, GW-RNG-SEC). */
  readonly secondaryPierces: number | null;
  /** The same for tertiary hits and light armour (CW-8.2e, GW-RNG-TER). */
  readonly tertiaryPierces: number | null;
  /** Farthest hex of each kind of gun, and of torpedoes. */
  readonly reach: {
    /** CW-7.5a, GW-RNG-PRI */
    readonly primary: number;
    /** Primary guns of type B (GW-RNG-OBS). */
    readonly obsolete: number;
    /** Very large guns (GW-RNG-VLG). */
    readonly veryLarge: number;
    /** CW-7.5b, GW-RNG-SEC */
    readonly secondary: number;
    /** Secondary guns of Blücher (CW-7.6). */
    readonly superCruiser: number;
    /** CW-7.5c, GW-RNG-TER */
    readonly tertiary: number;
    /** CW-7.7, GW-RNG-TORP */
    readonly torpedo: number;
  };
  /** What long range in basic combat comes to in hexes, as far as reach, armour and sight ask (CW-6.1d, GW-6.1a). */
  readonly longRange: number;
  /** Ranges at which a primary hit may plunge (CW-8.7, GW-TBL-GUN-FN1). */
  readonly plunges: readonly number[];
  /** British battle cruisers explode before this year (GW-TBL-CRIT-FN2). */
  readonly explodeBefore: number;
  /** Reservist gunners confirm their hits before this date; null for no such rule (CW-11.32). */
  readonly reservistsBefore: number | null;
  /** A primary or secondary hit on a merchant hull is one hull box without a table roll (CW-8.5). */
  readonly merchantsTakeHull: boolean;
  /** What becomes of a tertiary hit on a ship that has lost those guns and was built with heavier ones too (CW-8.0b, GW-GUN-EXCESS). */
  readonly surplusTertiary: 'ignored' | 'hull';
  /** Rounds in which a ship may fire her guns before she takes ammunition; null for any number (CW-10.8). */
  readonly ammunition: Readonly<Record<Side, number | null>>;
  /** Why a side has the first initiative without a roll: it came up in the dark or upon the enemy (CW-5.73b), or it surprised him (GW-5.4b). */
  readonly claims: 'approach' | 'surprise';
  readonly towing: boolean;
  /** Classes that may move as one group: any (CW-7.3c), or others with a capital ship (GW-TAC-GROUP). */
  readonly mixedGroups: 'any' | 'with-capital';
  /** One nation in a hex, unless the fleet is small (CW-7.26a), or nations in adjacent hexes (GW-TAC-ORG). */
  readonly nations: 'apart' | 'adjacent';
  /** Farthest hex that can be seen. */
  readonly sight: { readonly day: number; readonly night: number; readonly weather: Readonly<Record<Weather, number>> };
  readonly weather: Readonly<Record<Weather, WeatherEffects>>;
  /** Engine repair: which faces work, and which end all hope (CW-11.41, GW-11.27). */
  readonly engineRepair: { readonly works: readonly number[]; readonly hopeless: readonly number[]; readonly speed: 1 | 2 };
}

/** What weather does to a battle, besides sighting. */
export interface WeatherEffects {
  readonly guns: 'all' | 'primary-only';
  readonly torpedoes: boolean;
  /** Destroyers and torpedo boats are held to speed 1. */
  readonly slowsFlotillas: boolean;
  /** Ships of low freeboard may not fire (GW-WX-SQUALL). */
  readonly silencesLowFreeboard: boolean;
  /** The total of two dice at which a ship of these types goes down before the battle; null for none (CW-15.1, GW-WX-GALE). */
  readonly sinks: { readonly types: readonly string[]; readonly total: number } | null;
}
