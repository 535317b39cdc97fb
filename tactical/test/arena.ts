/** A game that is nothing but a battle, for tests: its state lends the battle its ships. */
import type { BasicBattle, Battle, Condition, Sheet, ShipId, Side } from '../battle.ts';
import type { BattleEvent, BattleSecret } from '../events.ts';
import type { Lender, Readings } from '../lender.ts';
import type { Meeting } from '../opening.ts';
import { tacticsOf } from '../tactics.ts';
import type { BasicView, BattleView } from '../view.ts';

export interface ArenaState {
  /** Who is to meet, in a game that opens its own battle. */
  readonly meeting: Meeting | null;
  readonly sheets: Readonly<Record<ShipId, Sheet>>;
  readonly conditions: Record<ShipId, Condition>;
  readonly readings: Readings;
  /** Ships with a leader aboard. */
  flagships: ShipId[];
  battle: Battle | null;
  basic: BasicBattle | null;
  /** What the battle has told the game, in order. */
  reports: Report[];
}

export type Report =
  | { readonly what: 'sunk'; readonly ship: ShipId; readonly by: ShipId | null }
  | { readonly what: 'scuttled'; readonly ship: ShipId }
  | { readonly what: 'boxes'; readonly ship: ShipId; readonly count: number }
  | { readonly what: 'leader-hit'; readonly ship: ShipId };

export interface ArenaView {
  readonly battle: BattleView | null;
  readonly basic: BasicView | null;
}

export interface Arena {
  readonly side: Side;
  readonly data: object;
  readonly state: ArenaState;
  readonly view: ArenaView;
  readonly event: BattleEvent;
  readonly secret: BattleSecret;
}

export const STANDARD: Readings = { crackGunners: 'after-modifiers', battlecruisers: 'explode', tacticalSpeeds: false };

const there = <T>(thing: T | null | undefined, name: string): T => {
  if (thing === null || thing === undefined) throw new Error(`there is no ${name}`);
  return thing;
};

export const lender: Lender<Arena> = {
  battle: (state) => there(state.battle, 'battle'),
  basic: (state) => there(state.basic, 'basic battle'),
  sheet: (_, state, id) => there(state.sheets[id], `sheet of ${id}`),
  condition: (state, id) => there(state.conditions[id], `condition of ${id}`),
  readings: (state) => state.readings,
  battleSeen: ({ battle }) => there(battle, 'battle'),
  basicSeen: ({ basic }) => there(basic, 'basic battle'),
  tell: (g, event, own) => g.tell?.(event, own),
  whisper: (g, readers, event) => g.whisper?.(readers, event),
  salvo: (g, work, head) => g.salvo(work, head),
  sunk: (g, ship, by) => void g.state.reports.push({ what: 'sunk', ship, by }),
  scuttled: (g, ship) => void g.state.reports.push({ what: 'scuttled', ship }),
  boxes: (g, ship, count) => void g.state.reports.push({ what: 'boxes', ship, count }),
  leaderHit: ({ state }, ship) => {
    state.reports.push({ what: 'leader-hit', ship });
    state.flagships = state.flagships.filter((id) => id !== ship);
  },
  hasLeader: (_, { flagships }, ships) => flagships.some((id) => ships.includes(id)),
  priceOfFlight: ({ flagships }, ships) => (flagships.some((id) => ships.includes(id)) ? 'It costs the flag.' : undefined),
};

export const tactics = tacticsOf(lender);
