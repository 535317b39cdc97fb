/** Situations that several chapters begin from: a base about to be activated, two fleets in one sea, a side that runs. */
import type { Options, Outcome } from '../../../kernel/index.ts';
import type { Alliance, Chit, Zone } from '../data/map.ts';
import { enemyOf, ZONES } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { battles } from '../rules/combat.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** The chit of a base has been drawn in turn 2 and nobody held any sea; the ships named lie in the base, alone in the game. */
export const activated = (base: Chit, ships: readonly ShipId[], changes: Partial<State> = {}): TestTable =>
  table({ turn: 2, active: base, ...changes })
    .only()
    .held(null, ...ZONES.filter((zone) => zone !== 'american-waters'))
    .put({ [base]: ships });

/** The step of battles in turn 2: two fleets in a sea, and nobody else anywhere. In the Baltic neither side has a choice of bases. */
export const meeting = (
  allied: readonly ShipId[],
  central: readonly ShipId[],
  zone: Zone = 'baltic',
  options: Options = {},
  changes: Partial<State> = {},
): TestTable =>
  table({ turn: 2, ...changes }, options)
    .only()
    .held(null, ...ZONES.filter((each) => each !== 'american-waters'))
    .put({ [zone]: [...allied, ...central] });

/** As many dice of one face. */
export const all = (count: number, face = 1): number[] => Array.from({ length: count }, () => face);

const SIDES: readonly Alliance[] = ['allied', 'central'];

/** Who is asked now. */
export const turnOf = (game: TestTable): Alliance => SIDES.find((side) => game.asked.includes(side)) ?? 'allied';

/** One side names its targets, ship by ship as it is asked; those not listed hold their fire. The dice are for its fire. */
export function fire(game: TestTable, targets: Readonly<Record<ShipId, ShipId>>, ...dice: number[]): TestTable {
  game.dice(...dice);
  const side = turnOf(game);
  while (game.asks === 'target' && turnOf(game) === side) {
    const target = targets[String(game.question(side).item)];
    if (target) game.play(side, 'aim', target);
    else game.play(side, 'hold-fire');
  }
  return game;
}

/** The rest of a round in which nobody strikes or fires. */
export function holdFire(game: TestTable): TestTable {
  while (game.asks === 'airstrike') game.play('allied', 'pass');
  while (game.asks === 'target') game.play(turnOf(game), 'hold-fire');
  return game;
}

/** After a first round without a shot one side breaks off and the other gives chase. */
export function chase(game: TestTable, fleeing: Alliance): TestTable {
  const pursuer = enemyOf(fleeing);
  holdFire(game.dice(2, 1).run(battles));
  return game.play(fleeing, 'break-off').play(pursuer, 'fight').play(pursuer, 'pursue');
}

/** The outcomes of one check, in order, those of a volley one by one. */
export const outcomesOf = (game: TestTable, check: string): Outcome[] =>
  game.entries.flatMap(({ what }) => {
    if (what.kind === 'roll' && what.check.name === check) return [what.outcome];
    return what.kind === 'volley' && what.check.name === check ? [...what.outcomes] : [];
  });

/** Who rolled, in order, by one check. */
export const rolledBy = (game: TestTable, check: string): (string | null)[] =>
  game.entries.flatMap(({ what, about }) => ((what.kind === 'roll' || what.kind === 'volley') && what.check.name === check ? [about] : []));
