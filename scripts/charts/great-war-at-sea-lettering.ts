/** Names across sea and land, the courses of swept channels and the places of mines, set by eye in degrees. */
import type { TheatreId } from '../../games/great-war-at-sea/data/theatre.ts';

export type LatLon = readonly [lat: number, lon: number];

/** The middle of a name, its size in chart units and how it is turned, in degrees clockwise. */
export interface Lettered {
  readonly name: string;
  readonly at: LatLon;
  readonly size: number;
  readonly angle?: number;
  readonly on: 'sea' | 'land';
}

interface Lettering {
  readonly names: readonly Lettered[];
  /** By the id of the channel; it passes through the channel's zones in their order. */
  readonly channels: Readonly<Record<string, readonly LatLon[]>>;
  /** By the id of the field, a place in each of its zones. */
  readonly fields: Readonly<Record<string, readonly LatLon[]>>;
}

const sea = (name: string, at: LatLon, size: number, angle = 0): Lettered => ({ name, at, size, angle, on: 'sea' });
const land = (name: string, at: LatLon, size: number, angle = 0): Lettered => ({ name, at, size, angle, on: 'land' });

const northSea: Lettering = {
  names: [
    sea('North Sea', [58.62, 1.25], 58),
    sea('Norwegian Sea', [61.72, -3.1], 30, -4),
    sea('Skagerrak', [57.98, 9.0], 26, -26),
    sea('Kattegat', [56.86, 11.55], 22, 68),
    sea('Heligoland Bight', [54.36, 6.4], 16, -2),
    sea('Moray Firth', [57.98, -2.85], 17, -12),
    sea('Firth of Forth', [56.28, -1.75], 15, -14),
    sea('The Wash', [53.05, 0.3], 12),
    sea('The Channel', [50.3, -0.7], 26, -4),
    sea('Strait of Dover', [51.02, 1.45], 12, -42),
    sea('Kiel Bay', [54.55, 10.55], 14),
    sea('Dogger Bank', [54.95, 2.75], 24, -22),
    sea('Great Fisher Bank', [56.7, 3.9], 18, -6),
    sea('Little Fisher Bank', [56.88, 6.2], 13, -6),
    sea('Jutland Bank', [57.12, 7.5], 11, -14),
    sea('Long Forties', [57.6, 0.5], 18, -4),
    sea("Devil's Hole", [56.72, 0.6], 13),
    sea('Silver Pit', [54.02, 2.0], 13),
    sea('Broad Fourteens', [52.75, 3.45], 15, -66),
    sea('Norwegian Trench', [59.35, 4.3], 17, 88),
    sea('Zuider Zee', [52.68, 5.35], 12, 30),
    land('Scotland', [57.2, -3.25], 17),
    land('England', [52.55, -1.2], 34),
    land('Norway', [60.3, 8.6], 34),
    land('Sweden', [58.9, 13.1], 28, 60),
    land('Denmark', [56.2, 9.25], 22),
    land('Germany', [52.72, 9.9], 34),
    land('Holland', [52.15, 5.75], 20),
    land('Belgium', [50.85, 4.5], 18),
    land('France', [49.95, 2.75], 18),
    land('Shetland', [60.48, -1.9], 13),
    land('Orkney', [59.25, -3.4], 13),
  ],
  channels: {
    'horns-reef': [
      [53.82, 8.05],
      [54.22, 7.55],
      [54.85, 7.5],
      [55.2, 7.6],
      [55.6, 7.72],
    ],
    ems: [
      [53.82, 8.05],
      [53.86, 7.4],
      [53.8, 6.5],
    ],
    west: [
      [53.82, 8.05],
      [54.02, 8.0],
      [54.16, 7.4],
      [54.2, 6.6],
      [54.25, 5.6],
    ],
    'war-channel': [
      [56.02, -2.25],
      [55.75, -1.6],
      [55.3, -1.3],
      [54.9, -1.05],
      [54.55, -0.4],
      [54.15, 0.06],
      [53.9, 0.18],
      [53.7, 0.4],
      [53.25, 0.85],
      [53.05, 1.35],
      [52.9, 1.75],
      [52.6, 1.86],
      [52.3, 1.86],
      [51.85, 1.7],
      [51.35, 1.55],
      [51.1, 1.5],
    ],
  },
  fields: {
    southwold: [[52.25, 2.55]],
    tyne: [[54.98, -0.75]],
    'outer-dowsing': [
      [53.45, 0.5],
      [53.6, 1.2],
    ],
    'smiths-knoll': [[52.62, 2.2]],
    scarborough: [[54.28, -0.05]],
    flanders: [
      [51.38, 2.55],
      [51.75, 2.6],
    ],
    'amrum-bank': [[54.6, 7.75]],
    'bight-arc': [
      [54.85, 6.35],
      [54.45, 5.5],
      [53.85, 5.2],
    ],
    'bight-arc-1917': [
      [54.7, 6.6],
      [54.15, 5.95],
      [53.62, 5.6],
    ],
    'moray-firth': [[58.1, -3.55]],
    'whiten-head': [[58.72, -4.45]],
    'abdiel-may': [[55.02, 7.25]],
    'abdiel-june': [[55.0, 7.75]],
    norderney: [
      [53.75, 6.35],
      [53.85, 7.1],
    ],
    jade: [[53.78, 8.2]],
    'northern-barrage': [
      [59.45, -1.5],
      [59.65, 0.1],
      [59.65, 1.2],
      [59.65, 2.3],
      [59.65, 3.4],
      [59.6, 4.3],
    ],
  },
};

const mediterranean: Lettering = {
  names: [
    sea('Mediterranean', [37.95, 4.9], 74, 2),
    sea('Sea', [34.85, 19.4], 74, 12),
    sea('Alboran Sea', [36.15, -3.4], 24, -6),
    sea('Balearic Sea', [40.35, 2.5], 26, -30),
    sea('Gulf of Lions', [42.65, 4.35], 26, -4),
    sea('Ligurian Sea', [43.6, 8.75], 24, 2),
    sea('Tyrrhenian Sea', [39.95, 12.1], 38, 6),
    sea('Adriatic', [42.95, 15.55], 32, 40),
    sea('Ionian Sea', [37.65, 18.5], 36, 8),
    sea('Aegean', [38.75, 25.15], 26, 14),
    sea('Sea of Crete', [35.85, 25.1], 20, 12),
    sea('Sicilian Channel', [36.95, 11.75], 16, 34),
    sea('Gulf of Gabes', [34.05, 10.85], 17, 4),
    sea('Gulf of Sirte', [32.0, 17.9], 26, 6),
    sea('Gulf of Taranto', [39.75, 17.35], 15, 34),
    sea('Marmara', [40.72, 28.1], 14, 14),
    sea('Gulf of Saros', [40.55, 26.5], 9, 0),
    land('Spain', [38.9, -4.2], 46, -6),
    land('France', [44.1, 2.3], 34, -4),
    land('Italy', [42.95, 12.2], 30, 46),
    land('Austria-Hungary', [44.75, 17.0], 22, 10),
    land('Serbia', [43.8, 20.6], 20, 8),
    land('Albania', [41.1, 20.1], 16, 72),
    land('Greece', [39.4, 21.6], 22, 30),
    land('Bulgaria', [42.3, 24.8], 22, 12),
    land('Turkey', [38.9, 27.75], 24, 66),
    land('Morocco', [34.35, -4.2], 24, -8),
    land('Algeria', [35.2, 3.2], 46, -4),
    land('Tunis', [35.6, 9.4], 24, 0),
    land('Tripoli', [32.15, 12.3], 24, 2),
    land('Cyrenaica', [32.0, 21.6], 22, 10),
    land('Sicily', [37.55, 14.1], 20),
    land('Sardinia', [40.1, 9.05], 20, 88),
    land('Corsica', [42.2, 9.15], 15, 84),
    land('Crete', [35.25, 24.85], 14, 12),
    land('Majorca', [39.65, 2.95], 10),
  ],
  channels: {},
  fields: { dardanelles: [[40.36, 26.63]] },
};

const farEast: Lettering = {
  names: [
    sea('Sea of Japan', [40.3, 134.6], 66, -10),
    sea('Yellow Sea', [35.6, 123.3], 48, 8),
    sea('Gulf of Pechili', [38.75, 119.75], 17, -14),
    sea('Gulf of Liaotung', [39.85, 120.75], 14, -44),
    sea('Korea Bay', [39.0, 124.2], 18, 6),
    sea('East China Sea', [32.1, 124.6], 30, 4),
    sea('Korea Strait', [34.15, 128.55], 20, -32),
    sea('Tsugaru Strait', [41.25, 139.95], 11, 8),
    sea('Broughton Bay', [39.45, 128.6], 16, 0),
    sea('Peter the Great Bay', [42.35, 131.5], 14, -6),
    sea('Pacific Ocean', [32.2, 137.3], 54, 8),
    sea('Yamato Rise', [39.25, 134.75], 14, -10),
    sea('Inland Sea', [34.22, 133.35], 12, -14),
    sea('Bungo Channel', [32.75, 132.2], 12, 76),
    sea('Tartary', [44.6, 138.6], 22, -50),
    land('Manchuria', [43.4, 125.6], 44, 0),
    land('Shantung', [36.95, 120.75], 15, -6),
    land('China', [33.1, 119.95], 24, 66),
    land('Korea', [37.4, 128.0], 34, 62),
    land('Liaotung', [40.3, 122.75], 13, 46),
    land('Japan', [36.25, 138.1], 40, 36),
    land('Kyushu', [32.5, 131.0], 18, 0),
    land('Shikoku', [33.75, 133.5], 14, 0),
    land('Yezo', [43.35, 142.4], 28, 0),
    land('Ussuri', [44.6, 133.6], 32, -8),
  ],
  channels: {
    vladivostok: [
      [43.13, 132.12],
      [42.95, 132.2],
      [42.55, 132.25],
    ],
  },
  fields: {
    'port-arthur': [[38.7, 121.3]],
    'port-arthur-russian': [[38.62, 121.6]],
    vladivostok: [
      [43.14, 131.76],
      [42.82, 131.5],
    ],
  },
};

export const lettering: Readonly<Record<TheatreId, Lettering>> = { 'north-sea': northSea, mediterranean, 'far-east': farEast };
