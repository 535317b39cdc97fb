/** The profiles: Cruiser Warfare, the same with its secret storms, and Great War at Sea. */
import type { BasicRange, Engagement } from './battle.ts';
import type { Profile, WeatherEffects } from './profile.ts';

/** GW-WX-CLEAR, GW-WX-MIST, GW-WX-FOG: nothing but what can be seen changes. */
const FAIR: WeatherEffects = {
  guns: 'all',
  torpedoes: true,
  slowsFlotillas: false,
  silencesLowFreeboard: false,
  sinks: null,
};

/** CW-7.8, CW-11.6b: primaries only, no torpedoes, small craft at speed 1. */
const ROUGH: WeatherEffects = { ...FAIR, guns: 'primary-only', torpedoes: false, slowsFlotillas: true };

const FARTHEST = 4;

/** The booklet knows fair weather and storms; a Storm marker is 'storm' or anything worse. */
export const CRUISER_WARFARE: Profile = {
  id: 'cruiser-warfare',
  italics: 're-roll',
  primaryStrikesTwice: false,
  secondaryPierces: 1,
  tertiaryPierces: 0,
  reach: { primary: 3, obsolete: 3, veryLarge: 3, secondary: 2, superCruiser: 3, tertiary: 1, torpedo: 1 },
  longRange: 2,
  plunges: [3],
  explodeBefore: 1917,
  reservistsBefore: 1914.12,
  merchantsTakeHull: true,
  surplusTertiary: 'ignored',
  ammunition: { allied: null, central: 20 },
  claims: 'approach',
  towing: false,
  mixedGroups: 'any',
  nations: 'apart',
  sight: { day: FARTHEST, night: 2, weather: { clear: FARTHEST, mist: FARTHEST, fog: FARTHEST, squall: FARTHEST, storm: 1, gale: 1 } },
  weather: { clear: FAIR, mist: FAIR, fog: FAIR, squall: FAIR, storm: ROUGH, gale: ROUGH },
  engineRepair: { works: [6], hopeless: [1, 2], speed: 1 },
};

/** CW-15.1: what a Storm marker hides is rolled for before each battle, in six levels. */
export const SECRET_STORM: Profile = {
  ...CRUISER_WARFARE,
  id: 'secret-storm',
  sight: { day: FARTHEST, night: 2, weather: { clear: FARTHEST, mist: 3, fog: 2, squall: 2, storm: 2, gale: 1 } },
  weather: {
    clear: FAIR,
    mist: FAIR,
    fog: FAIR,
    squall: ROUGH,
    storm: ROUGH,
    gale: { ...ROUGH, sinks: { types: ['DD', 'TB'], total: 2 } },
  },
};

/** GW-WX-SQUALL, GW-WX-STORM */
const HEAVY_SEAS: WeatherEffects = { ...FAIR, torpedoes: false, slowsFlotillas: true, silencesLowFreeboard: true };

export const GREAT_WAR_AT_SEA: Profile = {
  id: 'great-war-at-sea',
  italics: 'plus-one',
  primaryStrikesTwice: true,
  secondaryPierces: null,
  tertiaryPierces: null,
  reach: { primary: 3, obsolete: 2, veryLarge: 4, secondary: 2, superCruiser: 2, tertiary: 1, torpedo: 1 },
  longRange: 3,
  plunges: [3, 4],
  explodeBefore: 1917,
  reservistsBefore: null,
  merchantsTakeHull: false,
  surplusTertiary: 'hull',
  ammunition: { allied: null, central: null },
  claims: 'surprise',
  towing: true,
  mixedGroups: 'with-capital',
  nations: 'adjacent',
  sight: { day: FARTHEST, night: 2, weather: { clear: FARTHEST, mist: 3, fog: 2, squall: 2, storm: 2, gale: 1 } },
  weather: {
    clear: FAIR,
    mist: FAIR,
    fog: FAIR,
    squall: HEAVY_SEAS,
    storm: HEAVY_SEAS,
    gale: { ...HEAVY_SEAS, guns: 'primary-only', sinks: { types: ['AY', 'DD', 'TB'], total: 12 } },
  },
  engineRepair: { works: [1], hopeless: [5, 6], speed: 2 },
};

export const PROFILES: Readonly<Record<Profile['id'], Profile>> = {
  'cruiser-warfare': CRUISER_WARFARE,
  'secret-storm': SECRET_STORM,
  'great-war-at-sea': GREAT_WAR_AT_SEA,
};

export const profileOf = ({ profile }: { readonly profile: Profile['id'] }): Profile => PROFILES[profile];

export const weatherOf = (engagement: Pick<Engagement, 'profile' | 'weather'>): WeatherEffects =>
  profileOf(engagement).weather[engagement.weather];

/** What sight depends on. */
export type Visibility = Pick<Engagement, 'profile' | 'night' | 'weather'>;

/** Farthest hex that can be seen: the worse of darkness and weather (CW-7.27a, GW-SIGHT). */
export function sightOf(engagement: Visibility): number {
  const { day, night, weather } = profileOf(engagement).sight;
  return Math.min(engagement.night ? night : day, weather[engagement.weather]);
}

/**
 * The ranges of basic combat in hexes: short is an adjacent hex (CW-6.1e), middle is as far as secondary guns reach (GW-6.1a), far is where
 * very large guns alone do (GW-6.1c).
 */
export const hexesAt = ({ longRange, reach }: Profile, range: BasicRange): number =>
  ({ short: 1, middle: reach.secondary, long: longRange, far: reach.veryLarge })[range];
