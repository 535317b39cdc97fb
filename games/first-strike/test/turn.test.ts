import { expect, test } from 'vitest';
import { attacksOnHarwich, lingerRoll, stayRoll } from '../rules/attacks.ts';
import { endPhase } from '../rules/end-phase.ts';
import { airRaid } from '../rules/raid.ts';
import { turn, wholeGame } from '../rules/turn.ts';
import type { TestTable } from './table.ts';
import { afterTheRaid, awaitingRescue, table } from './table.ts';

/** Turn 3 after the raid: a U-boat stays with the Harwich Force, the Germans come out, and no British squadron joins. */
const sortieTurn = (): TestTable =>
  afterTheRaid().dice(6, 3, 4, 3).draws('u-boat-1', 'torpedo-boats-1').dice(1, 6, 6, 1).dice(2, 6, 6, 6, 6, 6, 6, 6, 6, 6).run(turn);

const quietDraw = { falseAlarms: 2 };

test('FS-3.0a turn 1 has neither fog roll nor event', () => {
  expect(table(quietDraw).dice(3).draws('false-alarm', 'false-alarm').run(turn).rolls).toEqual(['alert: same']);
});

test('FS-3.0a from turn 2 the fog is rolled first, then the event', () => {
  const game = table({ ...quietDraw, turn: 2 })
    .dice(6, 3, 4, 3)
    .draws('false-alarm', 'false-alarm')
    .run(turn);
  expect(game.rolls).toEqual(['fog: none', 'random-event: none', 'alert: same']);
});

test('FS-3.0b the reaction runs from the alert over draw and attack to the two sorties', () => {
  expect(sortieTurn().rolls.slice(2)).toEqual([
    'alert: same',
    'u-boat-placing: near',
    'raider-attack: miss',
    'stay: stays',
    'german-sortie: sorties',
    ...Array.from({ length: 9 }, () => 'british-sortie: stays'),
  ]);
});

test('FS-3.0c launching takes the place of sailing', () => {
  const game = table({ ...quietDraw, turn: 2, harwich: 'B' })
    .dice(6, 3, 4, 3)
    .draws('false-alarm', 'false-alarm')
    .run(turn);
  expect(game.offered).toEqual(['launch', 'sail C', 'hold']);
  game.dice(6, 6, 6, 6, 6, 6, 6, 6, 6).play('launch');
  expect([game.state.harwich, game.state.turn, game.asks]).toEqual(['B', 3, null]);
});

test('FS-3.0c in the turn of the sortie the Harwich Force lies where it is until the battle', () => {
  const game = sortieTurn();
  expect([game.asks, game.state.harwich]).toEqual(['deployment', 'C']);
});

test('FS-3.0d the rounds go on while an aircraft is delayed or over the coast', () => {
  const game = table({ harwich: 'B', raid: 'flying' }).onlyAircraft('119').dice(1, 6, 6, 3, 1).run(airRaid); // late twice, then at entry 3
  game.play('fly', ['119', 'target-b']).play('done').play('fly', ['119', 'escape']);
  expect([game.state.airRound, game.told('raid-flown')]).toEqual([5, []]);
  game.play('done');
  expect(game.told('raid-flown')).toEqual([{ type: 'raid-flown', rounds: 5 }]);
});

test('FS-3.0d aircraft that are all shot down end the rounds as well', () => {
  const game = table({ harwich: 'B', raid: 'flying' }).onlyAircraft('119');
  game.battery('battery-1', 'target-a');
  game.aircraft('119', { damaged: true });
  game.dice(1, 1, 1, 1).run(airRaid); // off, at entry 1, medium, and hit
  expect(game.told('raid-flown')).toEqual([{ type: 'raid-flown', rounds: 1 }]);
});

test('FS-3.0e a battle is deployed, moved and fought, with one more round to try for', () => {
  const game = sortieTurn();
  expect(game.state.battle).toMatchObject({ round: 0, rounds: 1 });
  game.play('done');
  expect([game.asks, game.state.battle?.round]).toEqual(['british-movement', 1]);
  game.dice(3).play('done');
  expect(game.asks).toBe('extra-round');
  game.dice(1).play('press-on');
  expect([game.asks, game.state.battle?.round]).toEqual(['british-movement', 2]);
  game.dice(3).play('done');
  expect([game.asks, game.told('battle-ended').length]).toEqual([null, 1]);
});

test('FS-3.0e without a sortie there is no battle', () => {
  const game = afterTheRaid(quietDraw);
  game.german('i-battle');
  game.dice(6, 3, 4, 3).draws('false-alarm', 'false-alarm').dice(2).run(turn).play('sail', 'D');
  expect([game.rolls.at(-1), game.told('battle-began'), game.asks]).toEqual(['german-sortie: stays', [], null]);
});

test('FS-3.0f a raider off the British reserve attacks in the end phase and not before', () => {
  const game = table().raidersIn('british-reserve', 'u-boat-1').run(attacksOnHarwich);
  expect(game.told('attacked')).toEqual([]);
  game.dice(9, 3, 6).run(endPhase);
  expect(game.told('attacked')).toEqual([{ type: 'attacked', raider: 'u-boat-1', ship: '2nd-flotilla', hit: false }]);
});

test('FS-3.0f a raider with the Harwich Force has attacked by then and does not attack again', () => {
  expect(table().raidersIn('A', 'u-boat-1').run(endPhase).told('attacked')).toEqual([]);
});

test('FS-3.0f attacks in the Rescue space come before the rescue rolls', () => {
  const game = awaitingRescue('119').raidersIn('rescue', 'u-boat-1').dice(3, 3, 3).run(endPhase);
  expect(game.rolls).toEqual(['rescue-attack: miss', 'rescue-attack: miss', 'rescue: saved']);
});

test('FS-3.0g aircraft that came down in turn 2 are rolled for in turn 3 (worked example 4)', () => {
  const game = awaitingRescue('119', { turn: 2, harwich: 'B' }).run(endPhase);
  expect([game.state.turn, game.rolls, game.aircraft('119').at]).toEqual([3, [], 'rescue']);
  expect(game.dice(3).run(endPhase).rolls).toEqual(['rescue: saved']);
});

test.each([
  { raider: 'u-boat-1', die: 3, at: 'british-reserve' },
  { raider: 'u-boat-1', die: 4, at: 'container' },
  { raider: 'l-3', die: 3, at: 'british-reserve' },
  { raider: 'l-3', die: 4, at: 'container' },
] as const)('FS-3.0h at alert 3 and in fog $raider off the British reserve rolls $die: $at', ({ raider, die, at }) => {
  const game = table({ alert: 3, fog: 'british-reserve' }).raidersIn('british-reserve', raider).dice(1, 6, die).run(endPhase);
  expect([game.raider(raider).at, game.state.container.includes(raider)]).toEqual([at, at === 'container']);
});

test('FS-3.0h the roll off the British reserve is told by this rule, the one beside the Harwich Force by FS-7.4.2d', () => {
  expect([lingerRoll.rule, stayRoll.rule]).toEqual(['FS-3.0h', 'FS-7.4.2d']);
  const game = table({ alert: 3 }).raidersIn('british-reserve', 'u-boat-1').raidersIn('A', 'u-boat-2');
  game.dice(1, 6, 3).run(attacksOnHarwich).dice(1, 6, 4).run(endPhase);
  expect(game.rolls.filter((roll) => !roll.startsWith('raider-attack'))).toEqual(['stay: stays', 'linger: returns']);
  expect(game.told('returned').map(({ rule }) => rule)).toEqual(['FS-3.0h']);
});

test('FS-3.0h a raider with the Harwich Force does not roll to stay a second time', () => {
  const game = table().raidersIn('A', 'u-boat-1').run(endPhase);
  expect([game.rolls, game.raider('u-boat-1').at]).toEqual([[], 'A']);
});

test('FS-3.0i all weather and the Jellicoe marker come off the map', () => {
  const game = table({ harwich: 'B', fog: 'B', poorWeather: 'B', highWind: true, jellicoe: { launch: true, sortie: true } }).run(endPhase);
  expect(game.state).toMatchObject({ fog: null, poorWeather: null, highWind: false, jellicoe: { launch: false, sortie: false } });
});

test('FS-3.0i the weather still counts for the rescue rolls of the same phase', () => {
  expect(awaitingRescue('119', { fog: 'C' }).dice(3).run(endPhase).rolls).toEqual(['rescue: lost']);
});

test('FS-3.0j a raider that the Harwich Force has left behind goes back, one still beside it stays', () => {
  const game = table({ harwich: 'B' }).raidersIn('A', 'u-boat-1').raidersIn('B', 'l-3').run(endPhase);
  expect([game.raider('u-boat-1').at, game.raider('l-3').at, game.state.container.includes('u-boat-1')]).toEqual(['container', 'B', true]);
});

test('FS-3.0j a U-boat in the Rescue space goes back once the last aircraft and E-11 have left', () => {
  expect(awaitingRescue('119').raidersIn('rescue', 'u-boat-1').dice(3, 3, 3).run(endPhase).raider('u-boat-1').at).toBe('container');
});

test('FS-3.0j a raider goes back from a British reserve that everybody has left', () => {
  const game = table({ alert: 5 }).raidersIn('british-reserve', 'l-3').dice(1);
  for (const ship of game.state.ships) if (ship.at === 'british-reserve') ship.at = 'harwich';
  expect(game.run(endPhase).raider('l-3').at).toBe('container');
});

test.each([
  { reading: 'raiders', ship: 'german-reserve', battery: 'target-a', waiting: 19 },
  { reading: 'all', ship: 'container', battery: 'container', waiting: 21 },
] as const)(
  'FS-3.0j with lone-counters $reading a squadron ends in $ship and a battery in $battery',
  ({ reading, ship, battery, waiting }) => {
    const game = table({}, { 'lone-counters': reading });
    game.battery('battery-2', 'target-a');
    game.german('i-battle', 'german-reserve', { markers: 1 });
    game.run(endPhase);
    expect([game.ship('i-battle').at, game.ship('i-battle').markers, game.battery('battery-2').at, game.state.container.length]).toEqual([
      ship,
      1,
      battery,
      waiting,
    ]);
  },
);

test('FS-3.0k the points are brought up to date at the end of every turn', () => {
  const game = table({ hits: [6, 0, 0, 0] })
    .onlyAircraft('119', '120', '122', '135', '136', '811', '812', '814')
    .run(endPhase);
  expect(game.told('points')).toEqual([{ type: 'points', total: 1 }]); // three for the hits, two off for the aircraft
  expect(game.state.turn).toBe(2);
});

test('FS-3.0l the third carrier sunk ends the game at once: the next raider does not attack', () => {
  const game = table().raidersIn('A', 'u-boat-1', 'u-boat-2');
  for (const id of ['empress', 'engadine'] as const) game.ship(id, { at: 'sunk', flipped: true });
  game.onlyAircraft('135', '136', '811').dice(1, 2).run(attacksOnHarwich);
  expect([game.told('attacked').length, game.ending !== null, game.asks]).toEqual([1, true, null]);
});

test('FS-3.0l two carriers sunk do not end it', () => {
  const game = table().raidersIn('A', 'u-boat-1');
  game.ship('empress', { at: 'sunk', flipped: true });
  expect(game.dice(1, 2, 6).run(attacksOnHarwich).ending).toBeNull();
});

test('FS-3.0l entering the British reserve ends the game at once: there is no end phase', () => {
  const game = afterTheRaid({ ...quietDraw, turn: 9, harwich: 'E' })
    .raidersIn('british-reserve', 'u-boat-1')
    .dice(6, 3, 4, 2)
    .draws('false-alarm', 'false-alarm')
    .run(turn);
  game.play('sail', 'british-reserve');
  expect([game.ending?.score, game.state.turn, game.told('attacked')]).toEqual([0, 9, []]);
});

test('FS-3.1 there is no last turn: after the fortieth comes the next', () => {
  const game = table({ turn: 40 }).dice(1, 1).dice(6, 3, 4, 2).draws('false-alarm', 'false-alarm').run(wholeGame);
  game.dice(6, 3, 4, 2).draws('false-alarm', 'false-alarm').play('hold');
  expect([game.ending, game.asks, game.state.turn]).toEqual([null, 'sail-or-launch', 41]);
});
