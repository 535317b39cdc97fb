import { expect, test } from 'vitest';
import { Game, recordOf, replay, seen } from '../../../kernel/index.ts';
import { linesOf } from '../../../test/scripted-table.ts';
import { BASES, ZONES } from '../data/map.ts';
import { nineNavies } from '../index.ts';
import { baseActivation } from '../rules/activation.ts';
import { battles } from '../rules/combat.ts';
import { markersUp } from '../rules/control.ts';
import { landWar } from '../rules/falls.ts';
import { reinforcements } from '../rules/reinforcements.ts';
import { turn, wholeGame } from '../rules/turn.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const NO_LOSS = [6, 6];
const activated = (game: TestTable) => game.told('activated').map(({ chit }) => chit);
const FIRSTS = Array<number>(18).fill(1);

test('NN-5.1 losses, events, reinforcements, bases, markers, battles: in this order', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ britain: ['lion'], track: ['barham', 'valiant'] })
    .held('central', 'north-sea');
  game
    .dice(...NO_LOSS, 6, 6, 6, 6)
    .run(turn)
    .dice(6, 1)
    .play('central', 'pass');
  expect([game.asks, game.ship('barham').at, game.ship('valiant').at]).toEqual(['one-zone-moves', 'britain', 'track']);
  game
    .dice(...FIRSTS.slice(1))
    .play('allied', 'move', ['lion', 'north-sea'])
    .play('allied', 'done')
    .play('allied', 'done');
  const order = game.entries.map(({ what }) =>
    what.kind === 'roll' ? what.check.name : what.kind === 'event' ? what.event.type : what.kind,
  );
  expect(order.filter((name, place) => order.indexOf(name) === place)).toEqual([
    'turn-began',
    'ship-loss',
    'northern-russia',
    'sevastopol',
    'suez',
    'colonies',
    'us-entry',
    'arrived',
    'draw',
    'activated',
    'sailed',
    'settled',
    'returned',
  ]);
  expect([game.state.control['north-sea'], game.state.turn, game.finished]).toEqual(['allied', 3, true]);
});

test('NN-5.5a the chit that is drawn is told in one line', () => {
  const game = table({ turn: 2 })
    .only()
    .dice(...FIRSTS)
    .run(baseActivation);
  expect(linesOf(game.entries)[0]).toEqual(['activated', 1]);
});

test.each([
  [0, 12],
  [0, 3],
  [2, 3],
])('NN-5.2 after turn %i, in a game of %i turns, losses are rolled for', (before, lastTurn) => {
  const game = table({ turn: before }, {}, lastTurn)
    .only()
    .put({ britain: ['lion'] });
  game.dice(1, 1, 6).run(turn);
  expect([game.asks, game.rolls]).toEqual(['ship-loss', ['ship-loss: loss', 'ship-loss-size: 1', 'ship-loss: none']]);
});

test('NN-5.3a the events in their order, with the convoys between the colonies and the United States', () => {
  const game = table({ turn: 4, canalBlocked: true, fallen: { ...table().state.fallen, northernRussia: true, sevastopol: true } }).only();
  game
    .put({ cup: ['texas'] })
    .dice(...NO_LOSS, 6, 6)
    .run(turn);
  expect([game.rolls.slice(2), game.asks, game.asked]).toEqual([
    ['gibraltar: nothing', 'colonies: nothing'],
    'convoy-attempt',
    ['central'],
  ]);
  game.dice(1, 1, ...FIRSTS).play('central', 'pass');
  expect(game.rolls.slice(4)).toEqual(['us-entry: happens']);
  expect(
    table({ turn: 2 })
      .only()
      .dice(6, 6, 6, 6)
      .run(landWar)
      .rolls.map((roll) => roll.split(':')[0]),
  ).toEqual(['northern-russia', 'sevastopol', 'suez', 'colonies']);
});

test('NN-5.3b what has happened is not rolled for again, and the rest is', () => {
  const game = table({ turn: 3, fallen: { ...table().state.fallen, sevastopol: true } })
    .only()
    .dice(6, 6, 6)
    .run(landWar);
  expect(game.rolls).toEqual(['northern-russia: nothing', 'suez: nothing', 'colonies: nothing']);
});

test.each([
  [true, false, 1],
  [false, true, 1],
  [true, true, 0],
])('NN-5.3b with West Africa reinforced: %s and East Africa: %s, rolls for the colonies: %i', (westAfrica, eastAfrica, rolls) => {
  const game = table({ turn: 3, reinforced: { westAfrica, eastAfrica } })
    .only()
    .dice(6, 6, 6, ...Array(rolls).fill(6))
    .run(landWar);
  expect(game.rolls.filter((roll) => roll.startsWith('colonies'))).toHaveLength(rolls);
});

test.each([
  [0, 12, 0],
  [1, 12, 4],
  [1, 3, 0],
  [2, 3, 0],
])('NN-5.3c after turn %i, in a game of %i turns, events rolled for: %i', (before, lastTurn, events) => {
  const game = table({ turn: before }, {}, lastTurn)
    .only()
    .dice(...NO_LOSS, ...(events ? [6, 6, 6, 6] : FIRSTS))
    .run(turn);
  expect([game.rolls.length - 2, game.asks]).toEqual([events, events ? 'convoy-attempt' : null]);
});

test('NN-5.4 all ships of the turn arrive, both sides’, and nobody is asked', () => {
  const game = table({ turn: 5 })
    .only()
    .put({ track: ['royal-oak', 'bayern', 'lorraine', 'baden'] })
    .run(reinforcements);
  expect([game.asks, ['royal-oak', 'bayern', 'lorraine', 'baden'].map((id) => game.ship(id).at)]).toEqual([
    null,
    ['britain', 'germany', 'cherbourg-brest', 'track'],
  ]);
});

test('NN-5.5a every base is activated once a turn, in the order of the draw, and then all chits go back', () => {
  const game = table().only().draws('pola', 'malta', 'west-africa');
  game.dice(...FIRSTS.slice(3)).run(baseActivation);
  expect([activated(game).slice(0, 3), new Set(activated(game)).size, activated(game).length]).toEqual([
    ['pola', 'malta', 'west-africa'],
    18,
    18,
  ]);
  expect([game.state.active, game.state.chits]).toEqual([null, []]);
  expect(activated(game.dice(...FIRSTS).run(baseActivation)).slice(18)).toEqual([...BASES]);
});

test('NN-5.5b the owner moves ships, and then repairs those that stayed', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ britain: ['lion', 'tiger'] })
    .held('allied', 'north-atlantic');
  game.ship('lion', { damage: 1 });
  game.ship('tiger', { damage: 2 });
  game.dice(1).run(baseActivation);
  expect([game.asks, game.asked]).toEqual(['one-zone-moves', ['allied']]);
  game.play('allied', 'move', ['lion', 'north-sea']).play('allied', 'done');
  expect([game.asks, game.play('allied', 'done').asks, game.offered('allied')]).toEqual([
    'two-zone-moves',
    'repairs',
    ['repair tiger', 'done'],
  ]);
});

test('NN-5.5b he may pass on both', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ toulon: ['moltke'] });
  game.ship('moltke', { damage: 1 });
  game.held(null, 'western-med').draws('toulon').run(baseActivation).play('central', 'done').play('central', 'done');
  expect([game.asks, game.dice(...FIRSTS.slice(1)).play('central', 'done').finished]).toEqual(['repairs', true]);
  expect(game.ship('moltke')).toMatchObject({ at: 'toulon', damage: 1 });
});

test('NN-5.5b the four points of Toulon make two ships with two damage each whole', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ toulon: ['moltke', 'seydlitz'] })
    .draws('toulon');
  for (const id of ['moltke', 'seydlitz']) game.ship(id, { damage: 2 });
  game.run(baseActivation).play('central', 'done').play('central', 'repair', 'moltke').play('central', 'repair', 'moltke');
  game.play('central', 'repair', 'seydlitz').play('central', 'repair', 'seydlitz');
  expect([game.offered('central'), game.ship('moltke').damage, game.ship('seydlitz').damage]).toEqual([['done'], 0, 0]);
});

test('NN-5.5b a base of the other side does not wake my ships', () => {
  const game = table()
    .only()
    .put({ britain: ['lion'] })
    .draws('germany', 'britain')
    .run(baseActivation);
  expect([activated(game), game.asked]).toEqual([['germany', 'britain'], ['allied']]);
});

test.each([
  [5, 'britain'],
  [4, 'central-atlantic'],
])('NN-5.5c a ship that tried for a second zone with a %i is in %s, and is not repaired', (face, at) => {
  const game = table({ turn: 2 })
    .only()
    .put({ britain: ['lion', 'tiger'] });
  game.ship('lion', { damage: 1 });
  game.ship('tiger', { damage: 1 });
  game.dice(1).run(baseActivation).play('allied', 'done');
  game.dice(face).play('allied', 'move', ['lion', 'north-atlantic', 'central-atlantic']).play('allied', 'done');
  expect([game.offered('allied'), game.ship('lion').at]).toEqual([['repair tiger', 'done'], at]);
  expect(game.whyNot('allied', 'repair', 'lion')?.rule).toBe('NN-10.1');
});

const room40 = (value: string): TestTable => table({}, { 'room-40': value }).only();

test('NN-5.5/A without the option nobody is asked about a chit', () => {
  expect(
    room40('off')
      .dice(...FIRSTS)
      .run(baseActivation).finished,
  ).toBe(true);
});

test('NN-5.5/A the Allies may refuse a chit: it goes back, and another is drawn', () => {
  const game = room40('on').draws('germany').run(baseActivation);
  expect([game.asks, game.asked, game.offered('allied')]).toEqual(['room-40', ['allied'], ['accept', 'refuse']]);
  game
    .draws()
    .dice(1, ...FIRSTS.slice(1))
    .play('allied', 'refuse');
  expect([activated(game).slice(0, 2), activated(game).length, new Set(activated(game)).size]).toEqual([['germany', 'britain'], 19, 18]);
  expect(game.told('refused')).toEqual([{ type: 'refused', chit: 'germany' }]);
});

test('NN-5.5/A the same chit may come again, and then it stands', () => {
  const game = room40('on').draws('germany').run(baseActivation);
  game.dice(BASES.indexOf('germany') + 1, ...FIRSTS.slice(1)).play('allied', 'refuse');
  expect([activated(game).slice(0, 3), game.finished]).toEqual([['germany', 'germany', 'britain'], true]);
});

test('NN-5.5/A once a turn only, and never the last chit', () => {
  const game = room40('on').dice(1).run(baseActivation);
  for (let chit = 2; chit <= 17; chit++) game.dice(1).play('allied', 'accept');
  expect([game.asks, activated(game).length]).toEqual(['room-40', 17]);
  expect([game.dice(1).play('allied', 'accept').finished, activated(game).length]).toEqual([true, 18]);
  expect(
    game
      .dice(1, ...FIRSTS)
      .run(baseActivation)
      .play('allied', 'refuse').finished,
  ).toBe(true);
  expect(game.dice(1).run(baseActivation).asks).toBe('room-40');
});

test('NN-5.6 all markers are taken up but the one of North American Coastal Waters', () => {
  const game = table().held('central', 'north-sea', 'baltic').run(markersUp);
  expect(ZONES.filter((zone) => game.state.control[zone] !== null)).toEqual(['american-waters']);
});

test('NN-5.7a whoever rolls higher names the battle; equal dice are rolled again', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'], baltic: ['slava', 'nassau'], 'red-sea': ['orion'] });
  game.dice(4, 4, 3, 5).run(battles);
  expect([game.asks, game.asked, game.offered('central')]).toEqual(['next-battle', ['central'], ['fight north-sea', 'fight baltic']]);
  expect(game.whyNot('central', 'fight', 'red-sea')?.rule).toBe('NN-11.1');
  expect(game.dice(6, 1).play('central', 'fight', 'baltic').told('battle-began')).toMatchObject([{ zone: 'baltic' }]);
});

test('NN-5.7a before each battle a new roll, and none for the last', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'], baltic: ['slava', 'nassau'], 'western-med': ['tiger', 'roma'] });
  /** The Allies win without a shot; these dice fall when the battle is over. */
  const win = (...after: number[]) => {
    game.play('allied', 'hold-fire').play('central', 'hold-fire').play('allied', 'fight').play('central', 'break-off');
    return game.dice(...after).play('allied', 'let-go');
  };
  game.dice(6, 1, 6, 1).run(battles).play('allied', 'fight', 'baltic');
  expect(win(1, 6).offered('central')).toEqual(['fight north-sea', 'fight western-med']);
  game.dice(6, 1).play('central', 'fight', 'north-sea');
  win().dice(6, 1).play('central', 'done'); // Moltke goes home, and one die each is first fire in the last battle
  expect([game.asks, game.told('battle-began').map(({ zone }) => zone)]).toEqual(['target', ['baltic', 'north-sea', 'western-med']]);
});

test('NN-5.7b after a battle its points, its marker, and everybody goes home', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'] })
    .dice(6, 1)
    .run(battles);
  game.play('allied', 'hold-fire').play('central', 'hold-fire').play('allied', 'fight').play('central', 'break-off');
  game.play('allied', 'let-go').play('central', 'home', ['moltke', 'cherbourg-brest']).play('central', 'done');
  expect([game.state.control['north-sea'], game.state.points.allied, game.finished]).toEqual(['allied', 4, true]);
  expect([game.ship('lion').at, game.ship('moltke').at]).toEqual(['britain', 'cherbourg-brest']);
});

/** A game of so many turns with this many behind it, and nobody on the map. */
const near = (behind: number, lastTurn: number): TestTable =>
  table({ turn: behind }, {}, lastTurn)
    .only()
    .run(wholeGame)
    .dice(...NO_LOSS, ...FIRSTS);

test('NN-5.8 the turn rises at the very start of each turn', () => {
  const game = near(0, 3)
    .play('allied', 'done')
    .dice(...NO_LOSS, ...FIRSTS, ...NO_LOSS, ...FIRSTS)
    .play('central', 'done');
  expect(game.told('turn-began').map(({ turn: number }) => number)).toEqual([1, 2, 3]);
  expect(game.entries.find(({ what }) => what.kind === 'roll')?.what).toMatchObject({ check: { name: 'ship-loss' } });
});

test.each([
  ['allied', 'central', 'Central Powers victory by resignation'],
  ['central', 'allied', 'Allied victory by resignation'],
])('NN-5.8 when %s resign, %s have won, and no level is given', (side, winner, words) => {
  const settings = { scenario: 'campaign', options: {}, seed: 'resign', dice: 'fast' } as const;
  const game = new Game(nineNavies, settings, { log: true, undo: true, chain: true });
  expect(game.apply({ side: 'allied', verb: 'done' }) ?? game.apply({ side, verb: 'resign' })).toBeNull();
  expect(game.ending).toEqual({ result: `${winner}-by-resignation`, words, winner, score: 0 });
  expect(seen(game, winner === 'allied' ? 'allied' : 'central').log.at(-1)).toMatchObject({ rule: 'NN-5.8' });
  expect(replay(nineNavies, recordOf(game)).ending).toEqual(game.ending);
});

test.each([3, 12])('NN-5.8 the game is over when turn %i is', (lastTurn) => {
  const game = table({ turn: lastTurn }, {}, lastTurn).only().run(wholeGame).play('allied', 'done').play('central', 'done');
  expect([game.ending?.result, game.told('turn-began')]).toEqual(['draw', []]);
});
