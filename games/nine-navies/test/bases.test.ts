import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import type { Base, Chit } from '../data/map.ts';
import { BASE_FACTS, BASES, BORDERS } from '../data/map.ts';
import { basesActive, exists, havens, isOpenTo, ownerOf, repairCapacity } from '../rules/bases.ts';
import { battles } from '../rules/combat.ts';
import { landWar } from '../rules/falls.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { repairs } from '../rules/repair.ts';
import { turn } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const FALLEN: State['fallen'] = { northernRussia: true, sevastopol: true, gibraltar: true, westAfrica: true, eastAfrica: true };
const lost = (base: keyof State['fallen']): State['fallen'] => ({ ...table().state.fallen, [base]: true });
/** A turn after the first in which everything is done that opens the way to Gibraltar. */
const lastStand = (): TestTable =>
  table({
    turn: 5,
    gibraltarOpen: true,
    canalBlocked: true,
    fallen: { ...FALLEN, gibraltar: false, westAfrica: false, eastAfrica: false },
  });

test('NN-3.6a whoever has ships left in a zone holds it, and scores at once', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion'] })
    .held('central', 'north-sea')
    .run(battles);
  expect([game.state.control['north-sea'], game.state.points]).toEqual(['allied', { allied: 4, central: 0 }]);
});

test('NN-3.6a after a battle the zone is held by those who stayed', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'] });
  game.dice(6, 1).run(battles).play('allied', 'hold-fire').play('central', 'hold-fire');
  game.play('allied', 'break-off').play('central', 'fight').play('central', 'let-go');
  expect([game.state.control['north-sea'], game.state.points, game.ship('lion').at]).toEqual([
    'central',
    { allied: 0, central: 5 },
    'britain',
  ]);
});

test('NN-3.6b an empty zone is nobody’s, whoever held it before, and scores nothing', () => {
  const game = table().only().held('central', 'north-sea', 'baltic').run(battles);
  expect([game.state.control['north-sea'], game.state.control.baltic, game.state.control['red-sea']]).toEqual([null, null, null]);
  expect(game.state.points).toEqual({ allied: 0, central: 0 });
});

test('NN-3.7a five bases can change hands, and no others', () => {
  const { state } = table({ fallen: FALLEN, canalBlocked: true });
  const changed = Object.keys(BASE_FACTS).filter((base) => ownerOf(state, base as Base) !== BASE_FACTS[base as Base].side);
  expect(changed).toEqual(['gibraltar', 'northern-russia', 'sevastopol', 'west-africa', 'east-africa']);
});

test('NN-3.7b a base that has fallen is closed to its old owner and open to the new', () => {
  const game = table();
  const open = () => [isOpenTo(game.state, game.ship('lion'), 'gibraltar'), isOpenTo(game.state, game.ship('moltke'), 'gibraltar')];
  expect(open()).toEqual([true, false]);
  game.state.fallen.gibraltar = true;
  expect(open()).toEqual([false, true]);
});

test('NN-3.7b its chit now activates the ships of the new owner', () => {
  const game = table({ active: 'gibraltar', fallen: lost('gibraltar') })
    .only()
    .put({ gibraltar: ['moltke'] })
    .run(oneZoneMoves);
  expect([game.asked, game.offered('central')]).toEqual([
    ['central'],
    ['move moltke central-atlantic', 'move moltke south-atlantic', 'move moltke western-med', 'done'],
  ]);
});

test.each([
  ['northern-russia', 'northernRussia', 'moltke'],
  ['sevastopol', 'sevastopol', 'moltke'],
  ['gibraltar', 'gibraltar', 'moltke'],
  ['west-africa', 'westAfrica', 'lion'],
  ['east-africa', 'eastAfrica', 'lion'],
] as const)('NN-3.7c nothing is repaired in %s once it is captured', (base, key, id) => {
  const game = table({ active: base, fallen: lost(key) })
    .only()
    .put({ [base]: [id] });
  game.ship(id, { damage: 2 });
  expect([repairCapacity(BUILT_IN, table().state, base) > 0, repairCapacity(BUILT_IN, game.state, base)]).toEqual([true, 0]);
  expect(game.run(repairs).asks).toBe(null);
});

test('NN-3.7d a captured base is never rolled for again', () => {
  const game = table({ turn: 6, fallen: FALLEN, canalBlocked: true, gibraltarOpen: true }).only().run(landWar);
  expect([game.rolls, game.state.fallen]).toEqual([[], FALLEN]);
});

test('NN-3.8a all Allied ships in Northern Russia run the narrows, and who lives goes to Great Britain', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ 'northern-russia': ['lion', 'tsesarevich', 'slava', 'sevastopol'] });
  game.dice(1, 2, 3, 5, 5, 4, 1, 6, 6, 6).run(landWar); // in the order of the list: Lion, Sevastopol, Tsesarevich, Slava
  expect(['lion', 'sevastopol', 'tsesarevich', 'slava'].map((id) => [game.ship(id).at, game.ship(id).damage])).toEqual([
    ['britain', 0],
    ['britain', 5],
    ['sunk', 0],
    ['britain', 1],
  ]);
  expect(game.state.fallen.northernRussia).toBe(true);
});

/** Slava has fled to Great Britain in turn 2, damaged; Orion lies beside her. It is this turn. */
const fled = (turns: number, reading: string): TestTable => {
  const game = table({ turn: 2 }, { 'evacuated-ships': reading })
    .only()
    .put({ 'northern-russia': ['slava'], britain: ['orion'] });
  game.dice(1, 3, 2, 6, 6, 6).run(landWar);
  Object.assign(game.state, { turn: turns, active: 'britain' });
  return game;
};

test.each([
  [2, 'two-turns', false],
  [3, 'two-turns', false],
  [4, 'two-turns', true],
  [2, 'one-turn', false],
  [3, 'one-turn', true],
] as const)('NN-3.8b in turn %i, when read as %s, a ship that fled in turn 2 moves: %s', (turns, reading, moves) => {
  const game = fled(turns, reading).run(oneZoneMoves);
  expect(game.offered('allied').includes('move slava north-sea')).toBe(moves);
  if (!moves) expect(game.whyNot('allied', 'move', ['slava', 'north-sea'])?.rule).toBe('NN-3.8b');
});

test.each([
  [2, null],
  [3, 'repairs'],
] as const)('NN-3.8b in turn %i the yard asks: %s', (turns, asks) => {
  expect(fled(turns, 'two-turns').run(repairs).asks).toBe(asks);
});

test.each([
  [false, 'alexandria-suez'],
  [true, 'alexandria'],
] as const)('NN-3.9a with the canal blocked: %s, those who flee Sevastopol go to %s', (canalBlocked, base) => {
  const game = table({ turn: 2, canalBlocked })
    .only()
    .put({ sevastopol: ['evstafi', 'sinop'] });
  game.dice(6, 1, 1, 6, ...(canalBlocked ? [] : [6]), 6).run(landWar);
  expect([game.ship('evstafi').at, game.ship('sinop').at, game.state.fallen.sevastopol]).toEqual([base, 'sunk', true]);
});

test('NN-3.9a if the canal is blocked in the same turn they are divided with the rest', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ sevastopol: ['evstafi'], 'alexandria-suez': ['lion'] })
    .dice(6, 1, 2, 1)
    .run(landWar);
  expect(game.offered('allied')).toEqual(['to-suez lion', 'to-suez evstafi', 'done']);
  game.dice(6).play('allied', 'to-suez', 'evstafi').play('allied', 'done');
  expect([game.ship('evstafi').at, game.ship('lion').at]).toEqual(['suez', 'alexandria']);
});

test('NN-3.9b they may not move in this turn, nor in the next', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ sevastopol: ['evstafi'], 'alexandria-suez': ['lion'] })
    .dice(6, 1, 2, 6, 6)
    .run(landWar);
  const moves = [2, 3, 4].map((now) => {
    Object.assign(game.state, { turn: now, active: 'alexandria-suez' });
    return game.run(oneZoneMoves).offered('allied').includes('move evstafi red-sea');
  });
  expect(moves).toEqual([false, false, true]);
});

test('NN-3.10a each Allied ship in Gibraltar goes to Great Britain or to Malta, and none runs the narrows', () => {
  const game = lastStand()
    .only()
    .put({ gibraltar: ['lion', 'tiger'] })
    .dice(1)
    .run(landWar);
  expect([game.asked, game.offered('allied')]).toEqual([['allied'], ['to-britain lion', 'to-britain tiger', 'done']]);
  expect(game.whyNot('allied', 'to-britain', 'orion')?.rule).toBe('NN-3.10a');
  game.dice(6).play('allied', 'to-britain', 'tiger').play('allied', 'done');
  expect([game.ship('lion').at, game.ship('tiger').at]).toEqual(['malta', 'britain']);
  expect(game.rolls).toEqual(['gibraltar: happens', 'colonies: nothing']);
});

test('NN-3.10a they lie idle as others do', () => {
  const game = lastStand()
    .only()
    .put({ gibraltar: ['lion'], malta: ['tiger'] })
    .dice(1, 6)
    .run(landWar)
    .play('allied', 'done');
  const moves = [5, 6, 7].map((now) => {
    Object.assign(game.state, { turn: now, active: 'malta' });
    return game.run(oneZoneMoves).offered('allied').includes('move lion central-med');
  });
  expect(moves).toEqual([false, false, true]);
});

test.each([
  [false, 'algiers', 'paris', ['speed: through']],
  [true, 'algiers', 'paris', ['speed: through', 'narrows: sunk']],
  [false, 'toulon', 'espana', ['speed: through', 'narrows: sunk']],
  [true, 'toulon', 'espana', ['speed: through']],
] as const)('NN-3.10b with Gibraltar fallen: %s, a ship from %s, %s, meets %s', (gibraltar, base, id, rolls) => {
  const game = table({ active: base, fallen: { ...table().state.fallen, gibraltar } })
    .only()
    .put({ [base]: [id] });
  game
    .held(null, 'western-med')
    .dice(1, ...(rolls.length > 1 ? [5] : []))
    .run(twoZoneMoves);
  game.play(base === 'toulon' ? 'central' : 'allied', 'move', [id, 'western-med', 'south-atlantic']);
  expect([game.rolls, game.ship(id).at]).toEqual([rolls, rolls.length > 1 ? 'sunk' : 'south-atlantic']);
});

test('NN-3.11 Central ships in a colony that falls are sunk, and the base is Allied', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ 'west-africa': ['moltke'], 'east-africa': ['seydlitz'] });
  game.dice(6, 6, 6, 1, 3, 4).run(landWar);
  expect([game.ship('moltke').at, game.ship('seydlitz').at]).toEqual(['sunk', 'sunk']);
  expect([ownerOf(game.state, 'west-africa'), ownerOf(game.state, 'east-africa')]).toEqual(['allied', 'allied']);
});

test('NN-3.11 a reinforced colony keeps its ships; a convoy waiting there for East Africa is taken off, and nobody scores for it', () => {
  const game = table({ turn: 3, reinforced: { westAfrica: true, eastAfrica: false }, usedUp: ['convoy-1'] }).only();
  game
    .put({ 'west-africa': ['moltke', 'convoy-2'] })
    .dice(6, 6, 6, 1, 4)
    .run(landWar);
  expect([game.ship('moltke').at, game.ship('convoy-2').at, ownerOf(game.state, 'west-africa')]).toEqual([
    'west-africa',
    'away',
    'central',
  ]);
  expect(game.state.points).toEqual({ allied: 4, central: 0 });
});

test('NN-3.12a while the canal is open the base has three exits, and three ways in', () => {
  const game = table({ active: 'alexandria-suez' })
    .only()
    .put({ 'alexandria-suez': ['lion'] })
    .run(oneZoneMoves);
  expect(game.offered('allied')).toEqual(['move lion central-med', 'move lion eastern-med', 'move lion red-sea', 'done']);
  for (const zone of ['central-med', 'eastern-med', 'red-sea'] as const)
    expect(havens(BUILT_IN, game.state, game.ship('lion'), zone)).toContain('alexandria-suez');
});

test('NN-3.12b once it is blocked the Allies divide their ships at once', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ 'alexandria-suez': ['lion', 'tiger'], malta: ['orion'] })
    .dice(6, 6, 1)
    .run(landWar);
  expect([game.asks, game.offered('allied')]).toEqual(['divide', ['to-suez lion', 'to-suez tiger', 'done']]);
  expect(game.whyNot('allied', 'to-suez', 'orion')?.rule).toBe('NN-3.12b');
  game.dice(6).play('allied', 'to-suez', 'lion').play('allied', 'done');
  expect([game.ship('lion').at, game.ship('tiger').at]).toEqual(['suez', 'alexandria']);
});

test('NN-3.12b then Suez opens on the Red Sea alone and Alexandria on the Mediterranean, and one chit wakes both', () => {
  const game = table({ active: 'alexandria-suez', canalBlocked: true })
    .only()
    .put({ alexandria: ['lion'], suez: ['tiger'] })
    .run(oneZoneMoves);
  expect(game.offered('allied')).toEqual(['move lion central-med', 'move lion eastern-med', 'move tiger red-sea', 'done']);
  expect(havens(BUILT_IN, game.state, game.ship('lion'), 'red-sea')).toEqual(['suez', 'allied-africa']);
  expect(havens(BUILT_IN, game.state, game.ship('tiger'), 'central-med')).toEqual(['malta', 'alexandria']);
});

test('NN-3.12c the base repairs two points, and its halves one each', () => {
  const capacities = (canalBlocked: boolean) =>
    (['alexandria-suez', 'alexandria', 'suez'] as const)
      .filter((base) => exists(table({ canalBlocked }).state, base))
      .map((base) => repairCapacity(BUILT_IN, table({ canalBlocked }).state, base));
  expect([capacities(false), capacities(true)]).toEqual([[2], [1, 1]]);
});

test('NN-3.12c the point of one half does not help a ship in the other', () => {
  const game = table({ active: 'alexandria-suez', canalBlocked: true })
    .only()
    .put({ alexandria: ['lion'], suez: ['tiger'] });
  game.ship('lion', { damage: 2 });
  game.ship('tiger', { damage: 1 });
  game.run(repairs).play('allied', 'repair', 'lion');
  expect(game.offered('allied')).toEqual(['repair tiger', 'done']);
});

test('NN-3.12d the canal is no way for the Central Powers, and neither end is ever theirs', () => {
  for (const canalBlocked of [false, true]) {
    const game = table({ fallen: FALLEN, canalBlocked });
    for (const base of ['alexandria-suez', 'alexandria', 'suez'] as const)
      expect([ownerOf(game.state, base), isOpenTo(game.state, game.ship('moltke'), base)]).toEqual(['allied', false]);
  }
  expect(BORDERS.filter(({ zones }) => zones.includes('red-sea')).map(({ zones }) => zones)).toEqual([['south-atlantic', 'red-sea']]);
});

test.each(['canada-usa', 'cherbourg-brest', 'britain'] as const)('NN-3.13a %s is one base in spite of its name', (base) => {
  expect([BASES.filter((each) => each === base), basesActive(table({ active: base, canalBlocked: true }).state)]).toEqual([[base], [base]]);
});

test('NN-3.13a Alexandria/Suez is one until it is split', () => {
  const active = (canalBlocked: boolean) => basesActive(table({ active: 'alexandria-suez' as Chit, canalBlocked }).state);
  expect([active(false), active(true)]).toEqual([['alexandria-suez'], ['alexandria', 'suez']]);
});

test.each([
  [2, false, 2],
  [2, true, 4],
  [7, true, 9],
  [12, true, 14],
])('NN-3.13b in turn %i, with the United States at war: %s, Canada/USA repairs %i points', (now, usAtWar, points) => {
  expect(repairCapacity(BUILT_IN, table({ turn: now, usAtWar }).state, 'canada-usa')).toBe(points);
});

test.each([
  ['kilkis', 'turkey', 'greece'],
  ['turgut-reis', 'greece', 'turkey'],
  ['sultan-selim', 'greece', 'turkey'],
  ['tegetthoff', 'italy', 'pola'],
  ['roma', 'pola', 'italy'],
] as const)('NN-3.14 %s may not use %s, but %s', (id, closed, open) => {
  const game = table();
  expect([closed, open, 'germany', 'toulon'].map((base) => isOpenTo(game.state, game.ship(id), base as Base))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test.each(['moltke', 'espana', 'provence'])('NN-3.14 %s may use every Central base', (id) => {
  const game = table();
  const open = BASES.filter((base) => isOpenTo(game.state, game.ship(id), base));
  expect(open).toEqual(BASES.filter((base) => BASE_FACTS[base].side === 'central'));
});

test('NN-3.14 a ship returns to no base that is closed to her', () => {
  const game = table()
    .only()
    .put({ 'central-med': ['roma'] }, 'italy')
    .run(battles);
  expect(game.offered('central')).toEqual(['home roma greece', 'done']);
  expect(game.whyNot('central', 'home', ['roma', 'pola'])?.rule).toBe('NN-8.5a');
});

const BRITISH = ['lion', 'tiger', 'orion', 'ajax'];

test.each([
  ['northern-russia', 'slava', 'northern'],
  ['sevastopol', 'evstafi', 'southern'],
] as const)('NN-3.15a NN-3.15b four British ships in %s free %s, for good; three and a Frenchman do not', (base, id, fleet) => {
  const game = table()
    .only()
    .put({ [base]: [...BRITISH.slice(0, 3), id], algiers: ['paris'], britain: ['ajax'] });
  game
    .put({ [base]: ['paris'] })
    .dice(1, 1, 6)
    .run(turn);
  expect([game.state.freed[fleet], isOpenTo(game.state, game.ship(id), 'britain')]).toEqual([false, false]);
  game
    .put({ [base]: ['ajax'] })
    .dice(1, 1, 6)
    .run(turn);
  expect([game.state.freed[fleet], isOpenTo(game.state, game.ship(id), 'britain'), game.told('freed').length]).toEqual([true, true, 1]);
  game.put({ britain: BRITISH }).dice(1, 1, 6).run(turn);
  expect(game.state.freed[fleet]).toBe(true);
});

test('NN-3.15a the fall of Northern Russia frees the northern fleet, not the southern', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ 'northern-russia': ['slava'] })
    .dice(1, 1, 6, 6, 6)
    .run(landWar);
  expect([game.state.freed, isOpenTo(game.state, game.ship('slava'), 'malta')]).toEqual([{ northern: true, southern: false }, true]);
});

test('NN-3.15b the fall of Sevastopol frees the southern fleet, not the northern', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ sevastopol: ['evstafi'] })
    .dice(6, 1, 1, 6, 6)
    .run(landWar);
  expect([game.state.freed, isOpenTo(game.state, game.ship('evstafi'), 'malta')]).toEqual([{ northern: false, southern: true }, true]);
});
