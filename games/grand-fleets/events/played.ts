/** The events that the board plays, and which therefore leave the engine as they are told. All of them are told to everybody. */
import type { AirHappening } from './air.ts';
import type { CombatHappening } from './combat.ts';
import type { DamageHappening } from './damage.ts';
import type { MovementHappening } from './movement.ts';

type Happening = MovementHappening | CombatHappening | DamageHappening | AirHappening;

export const PLAYED = [
  'steamed',
  'gone',
  'crowded',
  'met',
  'collided',
  'fired',
  'torpedo-ran',
  'launched',
  'searchlights',
  'damaged',
  'mount-lost',
  'critical',
  'righted',
  'sunk',
  'mended',
  'flew',
  'bombed',
  'fired-at-aircraft',
  'aircraft-lost',
] as const satisfies readonly Happening['type'][];

export type Played = Happening & { readonly type: (typeof PLAYED)[number] };
