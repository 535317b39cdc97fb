/** Which events of a battle boards play, and which are told in words alone. */
import type { PlayedIn, Staging } from '../kernel/index.ts';
import type { BattleEvent, BattleSecret } from './events.ts';

export const BATTLE_PLAYED = {
  deployed: 'quiet',
  'battle-began': 'quiet',
  initiative: 'quiet',
  entry: 'quiet',
  sighted: 'played',
  counted: 'quiet',
  'battle-round': 'quiet',
  moved: 'played',
  slid: 'played',
  exited: 'played',
  'tow-dropped': 'played',
  scuttled: 'played',
  foundered: 'played',
  'battle-ended': 'played',
  fired: 'played',
  'fire-wasted': 'played',
  exploded: 'played',
  sunk: 'played',
  'basic-round': 'quiet',
  settled: 'quiet',
  'basic-ended': 'played',
  struck: 'played',
  bounced: 'played',
  'no-effect': 'quiet',
  slowed: 'played',
  'leader-hit': 'played',
  engines: 'played',
} as const satisfies Readonly<Record<(BattleEvent | BattleSecret)['type'], Staging>>;

export type BattlePlayed = PlayedIn<BattleEvent | BattleSecret, typeof BATTLE_PLAYED>;
