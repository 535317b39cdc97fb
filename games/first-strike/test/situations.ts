/** Situations that several chapters begin from: aircraft over the coast, aircraft down at sea, two fleets in sight of each other. */
import type { Options, Outcome } from '../../../kernel/index.ts';
import type { AircraftId, ShipId } from '../data/counters.ts';
import { AIRCRAFT, SHIPS } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import type { BattleSpace } from '../data/spaces.ts';
import { sequence } from '../kind.ts';
import { combatantOf } from '../rules/fleets.ts';
import { applyHits, britishFire, germanFire } from '../rules/gunnery.ts';
import { airRaid } from '../rules/raid.ts';
import type { AircraftState, ShipState, State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

export type Planes = Partial<Record<AircraftId, Partial<Omit<AircraftState, 'id'>>>>;

/** The raid of turn 2 is in the air: the aircraft named, with two bombs each, and no others. Nothing is emplaced. */
export function overTheCoast(planes: Planes, changes: Partial<State> = {}, data?: Data): TestTable {
  const game = table({ turn: 2, harwich: 'B', fog: null, raid: 'flying', raidTurn: 2, airRound: 1, ...changes }, {}, data);
  for (const { id } of AIRCRAFT) game.aircraft(id, planes[id] ? { carrier: null, bombs: 2, ...planes[id] } : { at: 'lost', carrier: null });
  return game;
}

/** One aircraft of nine is left; it takes off, makes the coast at 3 and leaves over the Airship Shed when the rounds are up. */
export function raidOfRounds(rounds: number, changes: Partial<State> = {}): TestTable {
  const game = overTheCoast({ '119': { at: 'aboard', carrier: 'engadine', bombs: 0 } }, { airRound: 0, ...changes })
    .dice(1, 3, 1)
    .run(airRaid);
  for (let round = 2; round <= rounds - 2; round++) game.play('done');
  game.play('fly', ['119', 'target-b']).play('done');
  return game.play('fly', ['119', 'escape']).play('done');
}

/** Turn 3, the raid was flown in turn 2: the aircraft named are down in the Rescue space, the others lost. */
export function downAtSea(ids: readonly AircraftId[], changes: Partial<State> = {}, options: Options = {}): TestTable {
  const game = table({ turn: 3, harwich: 'B', fog: null, raid: 'rescue', raidTurn: 2, airRound: 5, ...changes }, options);
  for (const { id } of AIRCRAFT)
    game.aircraft(id, ids.includes(id) ? { at: 'rescue', carrier: null, damaged: true } : { at: 'lost', carrier: null });
  return game;
}

type Post = BattleSpace | ({ readonly space: BattleSpace } & Partial<Pick<ShipState, 'flipped' | 'markers'>>);
export type Posts = Partial<Record<ShipId, Post>>;

/** In the middle of a battle in space C, the first of three rounds, with nobody on the board but the counters named. */
export function battleBetween(british: Posts, german: Posts, changes: Partial<State> = {}, data?: Data): TestTable {
  const battle = { round: 1, rounds: 3, extended: false, over: false, ships: [] };
  const game = table({ ...afterTheRaid, sortied: true, battle, ...changes }, {}, data);
  for (const { id, side } of SHIPS) {
    const post = side === 'british' ? british[id] : german[id];
    if (!post) continue;
    const { space, ...damage } = typeof post === 'string' ? { space: post } : post;
    if (side === 'british') game.ship(id, { at: 'harwich', ...damage });
    else game.german(id, 'sortie', damage);
    game.state.battle?.ships.push({ id, space, acted: false, hits: 0 });
  }
  return game;
}

/** The Harwich Force lies in C with some of the Grand Fleet, and some of the High Sea Fleet has just come out to it. */
export function fleetsMeet(british: readonly ShipId[], german: readonly ShipId[], changes: Partial<State> = {}): TestTable {
  const game = table({ ...afterTheRaid, sortied: true, ...changes });
  for (const id of british) game.ship(id, { at: 'harwich' });
  for (const id of german) game.german(id, 'sortie');
  return game;
}

const afterTheRaid = { turn: 4, harwich: 'C', fog: null, alert: 3, raid: 'over', raidTurn: 2, raidOverTurn: 2 } as const;

/** Both sides fire, and then the hits take effect (FS-10.3.4b). */
export const volley = sequence('volley', 'FS-10.3a', [britishFire, germanFire, applyHits]);

export const spaceOf = (game: TestTable, id: ShipId): BattleSpace => combatantOf(game.state, id).space;

/** Who was rolled for, in order, by one check. */
export const rolledFor = (game: TestTable, check: string): (string | null)[] =>
  game.entries.flatMap(({ what, about }) => (what.kind === 'roll' && what.check.name === check ? [about] : []));

/** The outcomes of one check, in order. */
export const outcomesOf = (game: TestTable, check: string): Outcome[] =>
  game.entries.flatMap(({ what }) => (what.kind === 'roll' && what.check.name === check ? [what.outcome] : []));
