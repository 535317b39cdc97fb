import { describe, expect, test } from 'vitest';
import { hexAt } from '../../chart/hex.ts';
import type { Command, Step } from '../../kernel/index.ts';
import { decideBy } from '../../kernel/index.ts';
import type { BasicBattle, Condition, Sheet, ShipId, Side } from '../battle.ts';
import type { Stakes } from '../bot/index.ts';
import { balanceOf, battlePlans } from '../bot/index.ts';
import type { Vessel } from '../bot/plot.ts';
import { PLAIN, plotOf } from '../bot/plot.ts';
import { Prospects } from '../bot/prospects.ts';
import { tollOf } from '../bot/toll.ts';
import { isOnMap } from '../hexes.ts';
import { CRUISER_WARFARE, GREAT_WAR_AT_SEA } from '../profiles.ts';
import { untouched } from '../vessel.ts';
import { basicView, battleView } from '../view.ts';
import type { Arena } from './arena.ts';
import { lender, tactics } from './arena.ts';
import { gunnery, torpedoes } from './firing.ts';
import { step } from './moving.ts';
import { SHIPS } from './ships.ts';
import type { TestTable } from './table.ts';
import { fight, skirmish } from './table.ts';

const chance = (): number => 0;

/** What the captain of a side answers to the question that a step asks. */
function answer(game: TestTable, asking: Step<Arena>, side: Side, stakes: Partial<Stakes> = {}): Command {
  game.run(asking);
  const decide = decideBy(battlePlans(tactics, () => ({ ...PLAIN, ...stakes })));
  return decide({ question: game.question(side), side, data: game.data, view: () => game.viewOf(side), chance });
}

const sheetNamed = (id: ShipId): Sheet => {
  const sheet = SHIPS.get(id)?.[0];
  if (!sheet) throw new Error(`no ship ${id}`);
  return sheet;
};

const vessel = (id: ShipId, changes: Partial<Condition> = {}): Vessel => {
  const sheet = sheetNamed(id);
  return { sheet, condition: { ...untouched(id), ...changes }, worth: sheet.points };
};

const known = { known: true, counted: true };
const move = step(6);
const anyMove = step(14);

describe('what a hit is expected to take', () => {
  test('CW-8.5 a merchantman loses a box of hull to any heavy hit', () => {
    expect(tollOf(CRUISER_WARFARE, vessel('baden'), 'secondary', 2)).toEqual({ boxes: 1, rest: 0 });
  });

  test('CW-8.2c small guns do nothing to a hull of light armour, unless they fire into the same hex', () => {
    expect(tollOf(CRUISER_WARFARE, vessel('scharnhorst'), 'tertiary', 1).boxes).toBe(0);
    expect(tollOf(CRUISER_WARFARE, vessel('scharnhorst'), 'tertiary', 0).boxes).toBeGreaterThan(0);
  });

  test('GW-TBL-TORP the hull boxes of a torpedo are those of the table, criticals among them', () => {
    // 5, 6 and 8: 14 ways for one; 3 and 7: 8 for two; 10: 3 for two; 11: 2 for three; 2 and 12: 2 for a critical.
    const plain = (14 + 8 * 2 + 3 * 2 + 2 * 3) / 36;
    // 2: 1 way for six; 6: 5 for two; 8: 5 for two; 10: 3 for one; 11: 2 for three; 12: 1 for three.
    const critical = (6 + 10 + 10 + 3 + 6 + 3) / 36;
    expect(tollOf(CRUISER_WARFARE, vessel('mikasa'), 'torpedo', 1).boxes).toBeCloseTo(plain + (2 / 36) * critical);
  });

  test('CW-8.7 a shell from three hexes may plunge', () => {
    const near = tollOf(CRUISER_WARFARE, vessel('scharnhorst'), 'primary', 2).boxes;
    expect(tollOf(CRUISER_WARFARE, vessel('scharnhorst'), 'primary', 3).boxes).toBeCloseTo(near + 3 / 36);
  });

  test('GW-GUN-PRIMARY2 a primary hit on thin armour counts for more in the series', () => {
    const once = tollOf(CRUISER_WARFARE, vessel('scharnhorst'), 'primary', 2).boxes;
    expect(tollOf(GREAT_WAR_AT_SEA, vessel('scharnhorst'), 'primary', 2).boxes).toBeGreaterThan(once);
  });
});

describe('the captain', () => {
  test('CW-7.4c fires at the ship that is nearly gone', () => {
    const game = fight().put(hexAt(0, 0), 'invincible').put(hexAt(3, 0), 'scharnhorst', 'gneisenau');
    game.ship('gneisenau', { hull: 7 });
    for (const id of ['scharnhorst', 'gneisenau']) game.piece(id, known);
    expect(answer(game, gunnery, 'allied')).toEqual({
      side: 'allied',
      verb: 'fire',
      target: ['invincible', game.token('gneisenau')],
    });
  });

  test('CW-8.2b does not waste a shot at armour that it cannot pierce', () => {
    const game = fight({ initiative: 'central' }).put(hexAt(0, 0), 'emden').put(hexAt(1, 0), 'canopus');
    game.ship('canopus', { tertiary: 2, mount: true });
    game.piece('canopus', known);
    expect(answer(game, gunnery, 'central')).toEqual({ side: 'central', verb: 'done' });
  });

  test('CW-7.71e keeps a torpedo that cannot hit', () => {
    const game = fight({ initiative: 'central' }).put(hexAt(0, 0), 'scharnhorst').put(hexAt(1, 0), 'warrior');
    game.piece('warrior', known);
    expect(answer(game, torpedoes, 'central')).toEqual({ side: 'central', verb: 'done' });
    game.ship('warrior', { slowed: 2, engines: 'stopped' });
    expect(answer(game, torpedoes, 'central')?.verb).toBe('fire');
  });

  test('CW-7.5a a battle cruiser stays out of reach of lighter guns', () => {
    const game = fight().put(hexAt(0, 0), 'invincible').put(hexAt(3, 0), 'scharnhorst');
    for (const id of ['invincible', 'scharnhorst']) game.piece(id, known);
    expect(answer(game, move, 'allied')).toEqual({ side: 'allied', verb: 'done' });
  });

  test('CW-7.32a a hunter closes, and a raider who is outgunned and faster runs', () => {
    const game = fight().put(hexAt(0, 0), 'glasgow', 'bristol').put(hexAt(4, 0), 'emden');
    const hunter = answer(game, move, 'allied');
    expect(hunter).toMatchObject({ verb: 'move', target: [1, hexAt(1, 0)] });
    const chase = fight({ initiative: 'central' }).put(hexAt(0, 0), 'minotaur', 'defence').put(hexAt(3, 0), 'emden');
    chase.piece('emden', { role: 'raider' });
    for (const id of ['minotaur', 'defence', 'emden']) chase.piece(id, known);
    expect([hexAt(4, 0), hexAt(4, -1)]).toContain(Number([answer(chase, move, 'central')?.target].flat()[1]));
  });

  test('CW-7.33a leaves a lost battle, unless that costs more than staying', () => {
    const lost = (flight: number) => {
      const game = fight({ initiative: 'central' }).put(hexAt(0, 0), 'minotaur', 'defence').put(hexAt(5, 0), 'emden');
      for (const id of ['minotaur', 'defence', 'emden']) game.piece(id, known);
      return answer(game, move, 'central', { flight });
    };
    expect(lost(0)?.verb).toBe('move');
    expect(Number([lost(0)?.target].flat()[1])).toBe(hexAt(6, 0));
    expect(lost(1000)?.verb === 'done' || Number([lost(1000)?.target].flat()[1]) !== hexAt(6, 0)).toBe(true);
  });

  test('CW-7.5a fires from where no answer comes, however much it has to win', () => {
    const game = fight().put(hexAt(0, 0), 'invincible').put(hexAt(3, 0), 'scharnhorst');
    game.ship('scharnhorst', { slowed: 2, engines: 'stopped' });
    for (const id of ['invincible', 'scharnhorst']) game.piece(id, known);
    expect(answer(game, anyMove, 'allied', { resolve: 10 })).toEqual({ side: 'allied', verb: 'done' });
  });

  test('CW-7.31a reckons with what the enemy will do before guns are fired', () => {
    const worthAt = (step: number): number => {
      const game = fight({ step }).put(hexAt(0, 0), 'warrior').put(hexAt(4, 0), 'moltke');
      for (const id of ['warrior', 'moltke']) game.piece(id, known);
      return new Prospects(plotOf(battleView(lender, game.data, game.state, 'allied'), 'allied', PLAIN)).worth(1, 2, hexAt(0, 0));
    };
    expect(worthAt(13)).toBeLessThan(worthAt(14));
  });

  test('CW-7.33a nobody but a cripple leaves a battle that is being won', () => {
    const leaves = (slowed: number): boolean => {
      const game = fight({ initiative: 'central' }).put(hexAt(-5, 0), 'emden').put(hexAt(0, 0), 'minotaur', 'defence');
      game.put(hexAt(3, 0), 'scharnhorst', 'gneisenau').ship('emden', { slowed });
      for (const id of ['emden', 'minotaur', 'defence', 'scharnhorst', 'gneisenau']) game.piece(id, known);
      return !isOnMap(Number([answer(game, anyMove, 'central')?.target].flat()[1]));
    };
    expect(leaves(0)).toBe(false);
    expect(leaves(1)).toBe(true);
  });

  test('CW-7.34b a ship with nothing left to fire gets out of the line', () => {
    const game = fight().put(hexAt(0, 0), 'warrior', 'minotaur').put(hexAt(2, 0), 'scharnhorst');
    for (const id of ['warrior', 'minotaur', 'scharnhorst']) game.piece(id, known);
    game.ship('warrior', { secondary: 4, tertiary: 3, mount: true });
    expect(answer(game, anyMove, 'allied')).toEqual({ side: 'allied', verb: 'detach', target: 'warrior' });
  });

  test('CW-8.4c sinks its own ship rather than leave her to the enemy, unless all depends on her', () => {
    const wreck = (vital: readonly ShipId[]) => {
      const game = fight({ initiative: 'central' }).put(hexAt(0, 0), 'emden').put(hexAt(2, 0), 'invincible');
      for (const id of ['emden', 'invincible']) game.piece(id, known);
      game.ship('emden', { tertiary: 3, hull: 2, mount: true, slowed: 3, engines: 'stopped' });
      return answer(game, anyMove, 'central', { vital });
    };
    expect(wreck([])).toEqual({ side: 'central', verb: 'scuttle', target: 'emden' });
    expect(wreck(['emden'])).toEqual({ side: 'central', verb: 'done' });
  });

  test('CW-7.34b leaves a ship behind that holds the others back', () => {
    const game = fight({ initiative: 'central' }).put(hexAt(4, 0), 'emden', 'dresden').put(hexAt(0, 0), 'minotaur', 'defence');
    game.ship('dresden', { slowed: 2 });
    expect(answer(game, move, 'central')).toEqual({ side: 'central', verb: 'detach', target: 'dresden' });
  });

  test('CW-7.27b what lies face down is taken for what the enemy is known to have', () => {
    const game = fight().put(hexAt(0, 0), 'warrior').put(hexAt(4, 0), 'emden');
    const balance = (expected: readonly Sheet[]) =>
      balanceOf(battleView(lender, game.data, game.state, 'allied'), 'allied', { ...PLAIN, expected });
    expect(balance([sheetNamed('moltke')])).toBeLessThan(1);
    expect(balance([sheetNamed('emden')])).toBeGreaterThan(1);
  });

  test('CW-7.21 answers the same whatever a face-down counter is', () => {
    const seen = ['emden', 'moltke', 'baden'].map((id) => {
      const game = fight().put(hexAt(0, 0), 'warrior', 'glasgow').put(hexAt(4, 0), id);
      return [answer(game, move, 'allied'), balanceOf(battleView(lender, game.data, game.state, 'allied'), 'allied')];
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

describe('without a map', () => {
  test('CW-6.0 both sides see the same balance, from either end', () => {
    const game = skirmish().bring('minotaur', 'defence', 'emden');
    for (const id of ['minotaur', 'defence', 'emden']) game.piece(id, known);
    const allied = balanceOf(basicView(lender, game.data, game.state, 'allied'), 'allied');
    expect(allied).toBeGreaterThan(2);
    expect(balanceOf(basicView(lender, game.data, game.state, 'central'), 'central')).toBeCloseTo(1 / allied);
  });

  /** Moltke against an old battleship, as her captain weighs it. */
  const weighed = (changes: Partial<BasicBattle>): number => {
    const game = skirmish(changes).bring('canopus', 'moltke');
    for (const id of ['canopus', 'moltke']) game.piece(id, known);
    return balanceOf(basicView(lender, game.data, game.state, 'central'), 'central');
  };

  test('GW-6.1a weighs long range as far as it is: old guns that do not reach so far do not count for a slower fleet', () => {
    expect(weighed({ profile: 'great-war-at-sea' })).toBeGreaterThan(4 * weighed({ profile: 'cruiser-warfare' }));
  });

  test('GW-6.1b where there is no long range it is not weighed', () => {
    const [day, night] = [weighed({ profile: 'great-war-at-sea' }), weighed({ profile: 'great-war-at-sea', night: true })];
    expect(day).toBeGreaterThan(4 * night);
  });
});
