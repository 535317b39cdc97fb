/** Situations for tests of fire and damage. */
import { hexAt } from '../../chart/hex.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Battle, PieceId, ShipId, Side, Weapon } from '../battle.ts';
import { exchange } from '../exchange.ts';
import { takeEffect } from '../fight.ts';
import { dealWithHits } from '../hits.ts';
import type { Readings } from '../lender.ts';
import { sightOf } from '../profiles.ts';
import type { Arena } from './arena.ts';
import { tactics } from './arena.ts';
import type { Put, TestTable } from './table.ts';
import { fight } from './table.ts';

/** Two forces so many hexes apart; who is near enough is known. The Allies have the initiative unless it is said otherwise. */
export function apart(
  range: number,
  allied: readonly Put[],
  central: readonly Put[],
  changes: Partial<Battle> = {},
  readings: Partial<Readings> = {},
): TestTable {
  const game = fight(changes, readings)
    .put(hexAt(0, 0), ...allied)
    .put(hexAt(range, 0), ...central);
  const sight = sightOf(game.battle);
  for (const piece of game.battle.pieces) Object.assign(piece, { known: range < sight, counted: range <= sight });
  return game;
}

/** A side names its targets, ship after ship, and then throws these dice. */
export function fires(game: TestTable, side: Side, aims: Readonly<Record<ShipId, PieceId>>, ...dice: number[]): TestTable {
  for (const [ship, target] of Object.entries(aims)) game.play(side, 'fire', [ship, game.token(target)]);
  return game.dice(...dice).play(side, 'done');
}

/** One step of each kind. */
export const gunnery = exchange(tactics.gunnery);
export const torpedoes = exchange(tactics.torpedoes);

const { field, allot } = tactics.gunnery;
const { sequence, loop, auto, when } = stepsOf<Arena>();

/** Deals with the hits that lie in the battle, and lets the sunk go down. */
const results = sequence<Side>('results', 'CW-8.0a', [
  loop<Side>(
    'results',
    'CW-8.0a',
    ({ state }) => field.of(state).hits.length > 0 || field.of(state).strike !== null,
    sequence<Side>('result', 'CW-8.0a', [
      auto<Side>('hits', 'CW-8.0a', (g) => dealWithHits(field, g)),
      when(({ state }) => field.of(state).strike !== null, allot),
    ]),
  ),
  auto<Side>('effects', 'CW-7.4g', (g) => takeEffect(field, g)),
]);

/** One hit on a piece, and the dice for what it does. The first enemy piece has made it. */
export function hit(game: TestTable, by: Weapon, target: PieceId, range: number, ...dice: number[]): TestTable {
  const { side } = game.piece(target);
  const from = game.battle.pieces.find((piece) => piece.side !== side)?.ships[0];
  if (!from) throw new Error('nobody could have made that hit');
  game.battle.hits.push({ from, by, target, range });
  return game.dice(...dice).run(results, 'allied');
}
