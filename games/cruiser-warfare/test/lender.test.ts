/** What the battle system is told by this game: its options, its ships and its leaders. */
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../../chart/hex.ts';
import { exchange } from '../../../tactical/exchange.ts';
import { movementStep } from '../../../tactical/movement.ts';
import { openBattle } from '../../../tactical/opening.ts';
import { BUILT_IN, sheetOf } from '../data/data.ts';
import { auto } from '../kind.ts';
import { shipOf } from '../rules/fleet.ts';
import { lender, tactics } from '../rules/lender.ts';
import { meetingOf } from '../rules/meeting.ts';
import type { ShipId, Side } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const gunnery = exchange(tactics.gunnery);
const torpedoes = exchange(tactics.torpedoes);

const opening = auto('test', 'CW-7.0', (g) => {
  const { state } = g;
  const [contact] = state.contacts;
  if (!contact) throw new Error('nobody has met');
  state.fighting = 0;
  state.battle = openBattle(g, meetingOf(g, contact), {
    sheet: (id) => sheetOf(BUILT_IN, state, id),
    condition: (id) => shipOf(state, id),
  });
});

/** Two ships that know each other, so many hexes apart in the first round of a battle; this side has the initiative. */
function engaged(range: number, first: Side, allied: ShipId, central: ShipId, options: Record<string, string> = {}): TestTable {
  const game = table({}, options).fleet('allied', 'yellow-sea', [allied]).fleet('central', 'yellow-sea', [central]);
  const { battle } = game.contact(allied, central).run(opening).state;
  if (!battle) throw new Error('no battle has begun');
  Object.assign(battle, { stage: 'fighting', round: 1, step: 3, entry: 0, initiative: first });
  for (const piece of battle.pieces)
    Object.assign(piece, { hex: hexAt(piece.side === 'allied' ? 0 : range, 0), known: true, counted: true, group: 1 });
  return game;
}

const TARGET = { allied: 'central-counter-1', central: 'allied-counter-1' } as const;

/** A ship fires at the other one, and these are all the dice that follow. */
const fires = (game: TestTable, side: Side, ship: ShipId, ...dice: number[]): TestTable =>
  game
    .play(side, 'fire', [ship, TARGET[side]])
    .dice(...dice)
    .play(side, 'done');

describe('options', () => {
  test('CW-11.31 which five crack gunners throw again for', () => {
    // A four at close range: a five after modifiers, and none on the die.
    const volley = (reading: string, ...again: number[]) => {
      const game = engaged(1, 'central', 'fox', 'scharnhorst', { 'crack-gunners': reading }).run(gunnery);
      return fires(game, 'central', 'scharnhorst', 4, 1, 1, 1, 1, ...again, 1, 1, 1).rolls();
    };
    expect(volley('after-modifiers', 2)).toEqual(['guns: again miss miss miss miss', 'crack-gunners: no', 'guns: miss miss miss']);
    expect(volley('natural')).toEqual(['guns: miss miss miss miss miss', 'guns: miss miss miss']);
  });

  test('CW-2.2c whether British battle cruisers blow up', () => {
    const struck = (reading: string) => {
      const game = engaged(3, 'central', 'invincible', 'moltke', { battlecruisers: reading }).run(gunnery);
      fires(game, 'central', 'moltke', 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2);
      return [game.told('exploded').length, game.ship('invincible').primary];
    };
    expect(struck('explode')).toEqual([1, 0]);
    expect(struck('hold')).toEqual([0, 3]);
  });

  test('CW-15.4 whether speeds are those of the tactical table', () => {
    // Step 6 is for speed 2 and more; Scharnhorst is printed as 1.
    const movesIn = (reading: string): number => {
      const game = engaged(2, 'central', 'fox', 'scharnhorst', { 'tactical-speeds': reading });
      Object.assign(game.state.battle ?? {}, { step: 6 });
      game.run(movementStep(tactics));
      return game.finished ? 0 : game.offered('central', 'move').length;
    };
    expect([movesIn('printed'), movesIn('optional')]).toEqual([0, 6]);
  });
});

test('CW-8.0c a ship that is sunk in battle is told of once, and scored', () => {
  const game = engaged(2, 'allied', 'minotaur', 'emden');
  game.ship('emden', { hull: sheetOf(BUILT_IN, game.state, 'emden').hull.boxes - 1 });
  fires(game.run(gunnery), 'allied', 'minotaur', 6, 1, 1, 1, 1, 1, 2, 3);
  expect([game.ship('emden').fate, game.told('sunk').length, game.told('lost').length, game.told('award').length]).toEqual([
    'gone',
    1,
    0,
    1,
  ]);
});

test('CW-11.1b whoever would be the first to leave with a British warship is told what it costs, unless somebody has been sunk', () => {
  const warning = (leaving: ShipId, changes: { sunk?: boolean } = {}) => {
    const game = engaged(2, 'allied', 'minotaur', 'emden');
    game.ship('emden', changes);
    return lender.priceOfFlight(game.state, [leaving]);
  };
  expect(warning('minotaur')).toMatch(/cost the Allies \*\*1\*\*/);
  expect([warning('emden'), warning('minotaur', { sunk: true })]).toEqual([undefined, undefined]);
});

test('GW-TBL-CRIT a four on the critical table kills the leader aboard, and no other', () => {
  const game = engaged(2, 'allied', 'minotaur', 'scharnhorst').leader('Spee', 'central', 'scharnhorst');
  game.leader('Cradock', 'allied', 'minotaur').run(gunnery);
  fires(game, 'allied', 'minotaur', 6, 1, 1, 1, 1, 1, 1, 1, 2, 2);
  expect(game.rolls().slice(1)).toEqual(['gunnery-damage: critical', 'critical-damage: leader']);
  expect(game.state.leaders.map(({ name }) => name)).toEqual(['Cradock']);
});

describe('ships', () => {
  test('CW-7.6 the secondaries of Blücher reach three hexes, those of Scharnhorst two', () => {
    const isInReach = (ship: ShipId, range: number): boolean => {
      const game = engaged(range, 'central', 'fox', ship).run(gunnery);
      return !game.finished && game.offered('central', 'fire').length > 0;
    };
    expect([3, 4].map((range) => isInReach('blucher', range))).toEqual([true, false]);
    expect([2, 3].map((range) => isInReach('scharnhorst', range))).toEqual([true, false]);
  });

  test('CW-7.71b capital ships, colliers and fast transports are big targets for torpedoes, and nobody else', () => {
    // A five hits what is big; the two dice after it find no damage.
    const byDestroyer = (target: ShipId, ...dice: number[]) =>
      fires(engaged(1, 'allied', 'asakaze-1', target).run(torpedoes), 'allied', 'asakaze-1', ...dice).rolls()[0];
    for (const big of ['scharnhorst', 'kronprinz-wilhelm', 'german-collier-1']) expect(byDestroyer(big, 5, 2, 2)).toBe('torpedoes: hit');
    for (const small of ['emden', 'prize-1']) expect(byDestroyer(small, 5)).toBe('torpedoes: miss');
    const byTorpedoBoat = (target: ShipId, ...dice: number[]) =>
      fires(engaged(1, 'central', target, 's90').run(torpedoes), 'central', 's90', ...dice).rolls()[0];
    expect(byTorpedoBoat('anzac-fast-1', 5, 1, 2, 2)).toBe('torpedoes: hit miss');
    expect(byTorpedoBoat('anzac-slow-1', 5, 1)).toBe('torpedoes: miss miss');
  });

  test('CW-8.5 a secondary hit on a merchant hull is one hull box without a roll, one on a warship is looked up', () => {
    const struck = (target: ShipId, ...damage: number[]) => {
      const game = engaged(2, 'allied', 'minotaur', target).run(gunnery);
      fires(game, 'allied', 'minotaur', 6, 1, 1, 1, 1, 1, ...damage);
      return [game.rolls().slice(1), game.ship(target).hull];
    };
    for (const merchant of ['kronprinz-wilhelm', 'german-collier-1', 'prize-1']) expect(struck(merchant)).toEqual([[], 1]);
    expect(struck('emden', 4, 4)).toEqual([['gunnery-damage: tertiary'], 0]);
  });
});
