/** Which events the board plays, and which are told in words alone. */
import type { PlayedIn, Staging } from '../../kernel/index.ts';
import { BATTLE_PLAYED, type BattlePlayed } from '../../tactical/played.ts';
import type { Happening, Secret } from './events.ts';

const SEA_PLAYED = {
  'turn-began': 'played',
  weather: 'played',
  'weather-held': 'quiet',
  'in-sight': 'played',
  met: 'played',
  'air-raid': 'played',
  'submarine-sunk': 'played',
  answered: 'played',
  shelled: 'played',
  merchantman: 'played',
  away: 'played',
  over: 'quiet',
  resigned: 'quiet',
  leaked: 'played',
  lost: 'played',
  'engines-mended': 'played',
  'tow-parted': 'played',
  'aircraft-lost': 'played',
  bombed: 'played',
  flew: 'played',
  reported: 'played',
  'out-of-fuel': 'played',
  mined: 'played',
  laid: 'played',
  swept: 'played',
  unloaded: 'played',
  hindered: 'played',
} as const satisfies Readonly<Record<(Happening | Secret)['type'], Staging>>;

export const PLAYED = { ...SEA_PLAYED, ...BATTLE_PLAYED };
export type SeaPlayed = PlayedIn<Happening | Secret, typeof SEA_PLAYED>;
export type Played = SeaPlayed | BattlePlayed;
