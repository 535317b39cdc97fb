import { expect, test } from 'vitest';
import { judge, stepsOf } from '../../kernel/index.ts';
import { basicCombat, basicGunDie, openBasic } from '../basic.ts';
import type { BasicBattle } from '../battle.ts';
import type { Readings } from '../lender.ts';
import type { Arena } from './arena.ts';
import { lender, tactics } from './arena.ts';
import { fires } from './firing.ts';
import type { Put, TestTable } from './table.ts';
import { arenaState, skirmish } from './table.ts';

const step = basicCombat(tactics);

/** Two fleets before their first round, at the range that night and weather allow. */
function meet(
  allied: readonly Put[],
  central: readonly Put[],
  changes: Partial<BasicBattle> = {},
  readings: Partial<Readings> = {},
): TestTable {
  const game = skirmish({ round: 0, ...changes }, readings).bring(...allied, ...central);
  for (const piece of game.basic.pieces) Object.assign(piece, { known: true, counted: true });
  return game;
}

/** Whoever is asked lets the round go by without a shot. */
const quietly = (game: TestTable): TestTable => {
  const { round } = game.basic;
  while (game.basic.round === round && (game.asks === 'gunnery' || game.asks === 'torpedoes'))
    fires(game, game.asked[0] === 'allied' ? 'allied' : 'central', {});
  return game;
};
const both = (game: TestTable, central: string, allied: string, ...dice: number[]): TestTable =>
  game
    .play('central', central)
    .dice(...dice)
    .play('allied', allied);
/** Neither wants what is asked about. */
const stay = (game: TestTable): TestTable =>
  game.asks === 'range' ? both(game, 'keep-range', 'keep-range') : both(game, 'fight-on', 'fight-on');

// Scharnhorst and Minotaur make speed 1, Emden and Glasgow 2; Canopus 1.

test('CW-6.0 a battle without a map: both fleets are known, and the guns of both are counted', () => {
  const state = arenaState();
  const papers = { sheet: (id: string) => lender.sheet({}, state, id), condition: (id: string) => lender.condition(state, id) };
  const entrant = (id: string) => ({ id, ships: [id], role: 'line' as const });
  const game = skirmish().dice(1);
  game.run(
    stepsOf<Arena>().auto('open', 'CW-6.0', (g) => {
      const fleets = { allied: [entrant('canopus'), entrant('glasgow')], central: [entrant('emden')] };
      g.state.basic = openBasic(g, { profile: 'cruiser-warfare', date: 1914.08, night: false, weather: 'clear', fleets }, papers);
    }),
  );
  expect(game.basic).toMatchObject({ range: 'long', round: 0, strength: { allied: 17, central: 3 } });
  expect(game.basic.pieces.map(({ id, known }) => [id, known])).toEqual([
    ['canopus', true],
    ['glasgow', true],
    ['emden', true],
  ]);
});

test('CW-6.1a the first round is fought at long range', () => {
  const game = meet(['minotaur'], ['scharnhorst']).run(step);
  expect(game.told('basic-round')).toEqual([{ type: 'basic-round', round: 1, range: 'long' }]);
});

test('CW-6.1b the Central Powers name their targets and fire, then the Allies', () => {
  const game = meet(['minotaur', 'glasgow'], ['scharnhorst']).run(step);
  expect([game.asked, game.targets('central', 'fire')]).toEqual([
    ['central'],
    [
      ['scharnhorst', 'allied-counter-1'],
      ['scharnhorst', 'allied-counter-2'],
    ],
  ]);
  fires(game, 'central', { scharnhorst: 'glasgow' }, 1, 1, 1, 1, 1);
  expect([game.asked, game.targets('allied', 'fire')]).toEqual([['allied'], [['minotaur', 'central-counter-1']]]);
  fires(game, 'allied', { minotaur: 'scharnhorst' }, 1, 1, 1, 1, 1);
  expect(game.asks).toBe('disengaging');
});

test('CW-6.1c ships that are hit fire with what they had, and even the sunk do', () => {
  const game = meet(['warrior'], ['scharnhorst']);
  game.ship('warrior', { hull: 7, halved: true, slowed: 1 });
  fires(game.run(step), 'central', { scharnhorst: 'warrior' }, 6, 6, 1, 1, 1, 2, 2, 2, 3);
  fires(game, 'allied', { warrior: 'scharnhorst' }, 1, 1, 1, 1);
  expect([game.rolls.at(-1), game.ship('warrior').sunk]).toEqual(['basic-guns: miss miss miss miss', true]);
  expect([game.finished, game.told('basic-ended')]).toEqual([true, [{ type: 'basic-ended', why: 'sunk' }]]);
});

test('CW-6.1d tertiary guns are silent at long range', () => {
  const game = meet(['canopus'], ['emden']).run(step);
  fires(game, 'allied', { canopus: 'emden' }, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(game.rolls).toEqual(['basic-guns: miss miss miss miss', 'basic-guns: miss miss miss miss']);
});

test('CW-6.1d a ship with tertiary guns alone is refused by this rule at long range', () => {
  const game = meet(['glasgow', 'canopus'], ['emden']);
  game.ship('glasgow', { secondary: 9 });
  game.run(step);
  expect(game.whyNot('allied', 'fire', ['glasgow', 'central-counter-1'])?.rule).toBe('CW-6.1d');
});

test('CW-6.1e, CW-6.3, CW-6.4b a six hits; short range adds one and night takes one away', () => {
  const hitsOn = (short: boolean, night: boolean) =>
    [4, 5, 6].filter((face) => judge(basicGunDie, face, { short, night, italic: false, crack: 'no' }) === 'hit');
  expect([hitsOn(false, false), hitsOn(true, false), hitsOn(true, true)]).toEqual([[6], [5, 6], [6]]);
});

test('CW-6.1e crack gunners and reservists are what they are on the map', () => {
  const game = meet(['monmouth'], ['scharnhorst'], { date: 1914.11 }).run(step);
  fires(game, 'central', { scharnhorst: 'monmouth' }, 5, 1, 1, 1, 1, 2);
  fires(game, 'allied', { monmouth: 'scharnhorst' }, 6, 1, 1, 1, 1, 3);
  expect(game.rolls).toEqual([
    'basic-guns: again miss miss miss miss',
    'crack-gunners: no',
    'basic-guns: hit miss miss miss miss',
    'reservists: no',
  ]);
});

test('CW-6.1e each hit rolls for damage; at long range heavy armour stops secondaries, at short range it may not', () => {
  const long = meet(['canopus'], ['scharnhorst']).run(step);
  fires(long, 'central', { scharnhorst: 'canopus' }, 6, 1, 1, 1, 1, 2, 3);
  expect([long.rolls.at(-1), long.ship('canopus').hull]).toEqual(['gunnery-damage: hull', 0]);
  const short = meet(['canopus'], ['scharnhorst'], { range: 'short' }).run(step);
  fires(short, 'central', { scharnhorst: 'canopus' }, 6, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4);
  expect([short.rolls.at(-1), short.ship('canopus').hull]).toEqual(['secondary-pierces: yes', 1]);
});

test('CW-6.1e there is no plunging fire', () => {
  const game = meet(['canopus'], ['emden']).run(step);
  fires(game, 'allied', { canopus: 'emden' }, 6, 1, 1, 1, 1, 1, 1, 1, 5, 5);
  expect(game.ship('emden').hull).toBe(1);
});

test('CW-6.2a both want another range: it changes', () => {
  const game = stay(quietly(meet(['minotaur'], ['scharnhorst']).run(step)));
  expect([game.asks, game.asked]).toEqual(['range', ['central', 'allied']]);
  both(game, 'change-range', 'change-range');
  expect(game.told('settled')).toEqual([{ type: 'settled', over: 'range', wished: ['central', 'allied'], how: 'agreed', granted: true }]);
  expect(game.told('basic-round').map(({ range }) => range)).toEqual(['long', 'short']);
});

test('CW-6.2a neither wants it: it stays', () => {
  const game = stay(stay(quietly(meet(['minotaur'], ['scharnhorst']).run(step))));
  expect([game.told('basic-round').map(({ range }) => range), game.told('settled')]).toEqual([['long', 'long'], []]);
});

test('CW-6.2b one wants it: the faster fleet decides, and a fleet is as fast as its slowest ship', () => {
  const faster = both(stay(quietly(meet(['minotaur', 'glasgow'], ['emden']).run(step))), 'change-range', 'keep-range');
  expect(faster.told('settled')).toMatchObject([{ wished: ['central'], how: 'faster', granted: true }]);
  const slower = both(stay(quietly(meet(['minotaur', 'glasgow'], ['emden']).run(step))), 'keep-range', 'change-range');
  expect(slower.told('settled')).toMatchObject([{ wished: ['allied'], how: 'faster', granted: false }]);
});

test('CW-6.2b speeds are those of the moment', () => {
  const game = meet(['glasgow'], ['emden']);
  game.ship('emden', { slowed: 1 });
  expect(both(stay(quietly(game.run(step))), 'change-range', 'keep-range').told('settled')).toMatchObject([
    { how: 'faster', granted: false },
  ]);
});

test('CW-6.2b, CW-15.4 speeds are the printed ones, for the tactical table is for the map alone', () => {
  const settles = (allied: string, central: string, ...dice: number[]) => {
    const game = meet([allied], [central], {}, { tacticalSpeeds: true });
    return both(stay(quietly(game.run(step))), 'change-range', 'keep-range', ...dice).told('settled');
  };
  // By that table S90 and Glasgow would be equals, and Scharnhorst faster than Otranto.
  expect(settles('glasgow', 's90')).toMatchObject([{ how: 'faster', granted: true }]);
  expect(settles('otranto', 'scharnhorst', 2, 5)).toMatchObject([{ how: 'dice', granted: false }]);
});

test('CW-6.2c neither is faster: the higher die decides, ties again', () => {
  const game = both(stay(quietly(meet(['minotaur'], ['scharnhorst']).run(step))), 'change-range', 'keep-range', 3, 3, 2, 5);
  expect(game.told('settled')).toMatchObject([{ how: 'dice', granted: false }]);
  const other = both(stay(quietly(meet(['minotaur'], ['scharnhorst']).run(step))), 'change-range', 'keep-range', 5, 2);
  expect([other.told('settled')[0]?.granted, other.basic.range]).toEqual([true, 'short']);
});

test('CW-6.2b, CW-6.2c each side is told whether it has its way against the other: the faster always, equals half the time', () => {
  const chances = (allied: string, central: string) => {
    const game = quietly(meet([allied], [central]).run(step));
    return (['allied', 'central'] as const).map((side) => [
      game.prospects(side, 'break-off', '')[0]?.chance,
      game.prospects(side, 'fight-on', '')[0]?.chance,
    ]);
  };
  expect(chances('minotaur', 'emden')).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(chances('minotaur', 'scharnhorst')).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
  const range = stay(quietly(meet(['glasgow'], ['scharnhorst']).run(step)));
  expect(range.prospects('allied', 'change-range', '')[0]?.chance).toBe(1);
});

test('CW-11.1b who breaks off is warned of what it costs', () => {
  const game = quietly(meet(['minotaur'], ['emden']).run(step));
  game.state.flagships = ['minotaur'];
  expect([game.caution('allied', 'break-off'), game.caution('central', 'break-off')]).toEqual(['It costs the flag.', undefined]);
});

test('CW-6.2e only a ship that lies dead is given up', () => {
  const game = meet(['minotaur'], ['scharnhorst', 'emden']);
  game.ship('emden', { slowed: 3, engines: 'hopeless' });
  quietly(game.run(step));
  expect(game.whyNot('central', 'scuttle', 'scharnhorst')?.rule).toBe('CW-6.2e');
  expect(game.caution('central', 'scuttle', 'emden')).toMatch(/her own crew/);
});

test('CW-6.2d at long range a side may break off, by the same procedure', () => {
  const game = both(quietly(meet(['minotaur'], ['emden']).run(step)), 'break-off', 'fight-on');
  expect([game.finished, game.basic.left, game.basic.over]).toEqual([true, 'central', true]);
  expect(game.told('basic-ended')).toEqual([{ type: 'basic-ended', why: 'disengaged' }]);
  const agreed = both(quietly(meet(['minotaur'], ['emden']).run(step)), 'break-off', 'break-off');
  expect(agreed.basic.left).toBe('both');
  const caught = both(quietly(meet(['glasgow'], ['scharnhorst']).run(step)), 'break-off', 'fight-on');
  expect([caught.asks, caught.basic.left]).toEqual(['range', null]);
});

test('CW-6.2d not at short range by day', () => {
  expect(quietly(meet(['minotaur'], ['emden'], { range: 'short' }).run(step)).asks).toBe('range');
});

test('CW-6.2e who has a ship dead in the water may neither change the range nor break off, unless he scuttles her', () => {
  const pinned = () => {
    const game = meet(['minotaur'], ['scharnhorst', 'emden']);
    game.ship('emden', { slowed: 3, engines: 'hopeless' });
    return quietly(game.run(step));
  };
  const held = pinned();
  expect([held.asks, held.offered('central')]).toEqual(['dead-ships', ['scuttle emden', 'done']]);
  held.play('central', 'done');
  expect([held.asks, held.asked]).toEqual(['disengaging', ['allied']]);
  held.play('allied', 'fight-on');
  expect([held.asks, held.asked]).toEqual(['range', ['allied']]);
  held.play('allied', 'change-range');
  expect(held.told('settled')).toMatchObject([{ wished: ['allied'], how: 'faster', granted: true }]);
  const free = pinned().play('central', 'scuttle', 'emden').play('central', 'done');
  expect([free.reports('scuttled'), free.asked]).toEqual([[{ what: 'scuttled', ship: 'emden' }], ['central', 'allied']]);
});

test('CW-6.2e when both are held nobody is asked and the battle goes on', () => {
  const game = meet(['minotaur'], ['emden']);
  game.ship('emden', { slowed: 3, engines: 'hopeless' });
  game.ship('minotaur', { slowed: 2, engines: 'hopeless' });
  const next = quietly(game.run(step)).play('central', 'done').play('allied', 'done');
  expect([next.basic.round, next.asks]).toEqual([2, 'gunnery']);
});

test('CW-8.4c who scuttles his last ship has lost the battle', () => {
  const game = meet(['minotaur'], ['emden']);
  game.ship('emden', { slowed: 3, engines: 'hopeless' });
  quietly(game.run(step)).play('central', 'scuttle', 'emden').play('central', 'done');
  expect([game.finished, game.told('basic-ended')]).toEqual([true, [{ type: 'basic-ended', why: 'sunk' }]]);
});

test('CW-6.3 at short range tertiary guns fire and each die gets one more', () => {
  const game = meet(['glasgow'], ['emden'], { range: 'short' }).run(step);
  fires(game, 'central', { emden: 'glasgow' }, 5, 4, 1, 4, 4);
  expect(game.rolls).toEqual(['basic-guns: hit miss miss', 'gunnery-damage: tertiary']);
});

test('CW-6.4a at night there is no long range, and a side may break off from short range', () => {
  const game = quietly(meet(['glasgow'], ['emden'], { night: true, range: 'short' }).run(step));
  expect(game.asks).toBe('disengaging');
  stay(game);
  expect([game.basic.round, game.basic.range, game.asks]).toEqual([2, 'short', 'gunnery']);
});

test('CW-6.4b night does not trouble torpedoes', () => {
  const game = meet(['glasgow'], ['emden'], { night: true, range: 'short' }).run(step);
  fires(game, 'central', { emden: 'glasgow' }, 6, 5, 1, 4, 4);
  fires(game, 'allied', {});
  fires(game, 'central', { emden: 'glasgow' }, 6, 2, 2);
  expect(game.rolls.slice(0, 1)).toEqual(['basic-guns: hit miss miss']);
  expect(game.rolls.slice(2)).toEqual(['torpedoes: hit', 'torpedo-damage: none']);
});

test('CW-6.5 torpedoes follow the guns at short range, with no bonus for the same hex', () => {
  const game = meet(['glasgow'], ['emden'], { range: 'short' });
  game.ship('glasgow', { slowed: 3, engines: 'hopeless' });
  fires(fires(game.run(step), 'central', {}), 'allied', {});
  expect([game.asks, game.asked, game.targets('central', 'fire')]).toEqual(['torpedoes', ['central'], [['emden', 'allied-counter-1']]]);
  fires(game, 'central', { emden: 'glasgow' }, 4);
  expect(game.rolls).toEqual(['torpedoes: miss']);
  expect(game.ship('emden').launched).toBe(true);
});

test('CW-6.0 in a storm only primaries fire, at short range and without the night, and no torpedoes', () => {
  const game = meet(['canopus'], ['scharnhorst'], { weather: 'storm', range: 'short' }).run(step);
  fires(game, 'allied', { canopus: 'scharnhorst' }, 5, 1, 1, 1, 4, 4);
  expect([game.rolls[0], game.asks]).toEqual(['basic-guns: hit miss miss miss', 'disengaging']);
});

test('CW-11.41 engines are mended after each round', () => {
  const game = meet(['minotaur'], ['emden']);
  game.ship('emden', { slowed: 3, engines: 'stopped' });
  fires(game.run(step).dice(6), 'allied', {});
  expect([game.rolls, game.ship('emden').engines, game.asks]).toEqual([['engine-repair: patched'], 'patched', 'disengaging']);
});

test('CW-10.8 each round in which she fires costs a round of ammunition', () => {
  const game = meet(['minotaur'], ['scharnhorst']);
  game.ship('scharnhorst', { rounds: 19 });
  fires(game.run(step), 'central', { scharnhorst: 'minotaur' }, 1, 1, 1, 1, 1);
  stay(stay(fires(game, 'allied', {})));
  expect([game.ship('scharnhorst').rounds, game.basic.round, game.offered('central')]).toEqual([20, 2, ['done']]);
});

test('CW-6.0 a shot in time keeps the battle going', () => {
  const game = meet(['minotaur'], ['scharnhorst'], { quiet: 2 }).run(step);
  fires(fires(game, 'central', {}), 'allied', { minotaur: 'scharnhorst' }, 1, 1, 1, 1, 1);
  expect([game.finished, game.basic.quiet]).toEqual([false, 0]);
});

test('CW-6.0 fleets that do not fire for three rounds part', () => {
  const game = meet(['minotaur'], ['scharnhorst']).run(step);
  for (let round = 1; round < 3; round++) stay(stay(quietly(game)));
  quietly(game);
  expect([game.finished, game.told('basic-ended')]).toEqual([true, [{ type: 'basic-ended', why: 'quiet' }]]);
});

test('CW-6.0 twenty rounds are the longest battle', () => {
  const game = meet(['minotaur'], ['scharnhorst'], { round: 19 }).run(step);
  fires(fires(game, 'central', {}), 'allied', { minotaur: 'scharnhorst' }, 1, 1, 1, 1, 1);
  expect([game.finished, game.told('basic-ended')]).toEqual([true, [{ type: 'basic-ended', why: 'too-long' }]]);
});
