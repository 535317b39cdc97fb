import { expect, test } from 'vitest';
import { bestBot, chanceFrom, SeatedBot } from '../../../bots/index.ts';
import type { Kind, Ruleset } from '../../../kernel/index.ts';
import { BadRecord, Game, parseRecord, recordOf, replay } from '../../../kernel/index.ts';
import { playGame, verifyRecord } from '../../../lab/index.ts';
import { zoneInWords } from '../board/words.ts';
import type { Data } from '../data/data.ts';
import { BUILT_IN } from '../data/data.ts';
import { mapFaults } from '../data/map-laws.ts';
import { dataFor, readPack } from '../data/pack.ts';
import { nineNavies } from '../index.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { havens, repairCapacity } from '../rules/bases.ts';
import { battles } from '../rules/combat.ts';
import { pointsFor } from '../rules/control.ts';
import { attackOf, counterOf, shipOf, speedOf } from '../rules/fleet.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { beginning } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { table } from './table.ts';

const pack = (parts: object) => ({ game: 'nine-navies', name: 'Of the test', ...parts });
const dataWith = (parts: object) => dataFor(pack(parts));
const tableWith = (data: Data, changes: Partial<State> = {}) => table(changes, {}, 12, data);
const faultsOf = (value: unknown): string[] => {
  const reading = readPack(value);
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};

/** The Baltic opens on the North Atlantic too; both lists must say so. */
const WIDER_BALTIC = {
  baltic: { borders: ['north-sea', 'north-atlantic'] },
  'north-atlantic': { borders: ['north-sea', 'american-waters', 'central-atlantic', 'baltic'] },
};

test('NN-8.2 our own map keeps its own laws', () => {
  expect(mapFaults(BUILT_IN)).toEqual([]);
});

test('NN-2.4 a pack replaces the factors it names, and no others', () => {
  const data = dataWith({ ships: { barham: { attack: 7, entry: 2 }, argus: { airstrike: 2 } } });
  const state = beginning(readingsOf({}), 12, data);
  expect(counterOf(data, 'barham')).toMatchObject({ attack: 7, defence: 7, speed: 6, entry: 2 });
  expect([attackOf(data, shipOf(state, 'barham')), shipOf(state, 'barham').entry]).toEqual([7, 2]);
  expect(counterOf(data, 'lion')).toEqual(counterOf(BUILT_IN, 'lion'));
  const barham = view(state, 'allied', data).ships.find(({ id }) => id === 'barham');
  expect(barham).toMatchObject({ attack: 7, printed: { attack: 7, defence: 7 } });
});

test('NN-4.2b, NN-10.2 points and yards are those of the pack', () => {
  const data = dataWith({ zones: { baltic: { points: [7, 6] } }, bases: { malta: { repair: 9 } } });
  const { state } = tableWith(data);
  expect([pointsFor(data, 'baltic', 'allied'), pointsFor(data, 'baltic', 'central')]).toEqual([7, 6]);
  expect([pointsFor(data, 'red-sea', 'allied'), repairCapacity(data, state, 'malta'), repairCapacity(data, state, 'toulon')]).toEqual([
    1, 9, 4,
  ]);
  expect(data.zones.baltic.source).toBe('pack');
});

test('NN-4.2b a sea is settled for the points of the pack, and the board says so', () => {
  const game = tableWith(dataWith({ zones: { baltic: { points: [7, 6] } } }))
    .only()
    .put({ baltic: ['moltke'] }, 'germany')
    .run(battles);
  expect([game.state.points.central, game.told('settled').find(({ zone }) => zone === 'baltic')?.points]).toEqual([6, 6]);
  const words = zoneInWords(game.data, view(game.state, 'allied', game.data), 'baltic', []);
  expect(words).toContain('worth 7 to the Allies and 6 to the Central Powers');
});

test('NN-11.4c, NN-8.3b a ship bears and makes what the pack gives her', () => {
  const strong = tableWith(dataWith({ ships: { moltke: { defence: 9, speed: 7 } } }), { active: 'germany' })
    .only()
    .put({ germany: ['moltke'] })
    .held(null, 'baltic', 'north-sea');
  strong.run(twoZoneMoves).play('central', 'move', ['moltke', 'north-sea', 'north-atlantic']);
  expect([strong.rolls, strong.ship('moltke').at]).toEqual([[], 'north-atlantic']);
  strong.ship('moltke', { damage: 9 });
  expect([laws(strong.state, strong.data).length, laws(strong.state, BUILT_IN).length]).toEqual([0, 1]);
});

test('NN-8.1 ships sail where the base of the pack opens', () => {
  const sails = (parts: object) =>
    tableWith(dataWith(parts), { active: 'malta' })
      .only()
      .put({ malta: ['lion'] })
      .run(oneZoneMoves)
      .offered('allied');
  expect(sails({ bases: { malta: { zones: ['central-med', 'eastern-med'] } } })).toEqual([
    'move lion central-med',
    'move lion eastern-med',
    'done',
  ]);
  expect(sails({})).toEqual(['move lion central-med', 'done']);
});

test('NN-8.5a a ship comes home to every base that opens on her sea by the pack', () => {
  const data = dataWith({ bases: { malta: { zones: ['central-med', 'eastern-med'] } } });
  const { state } = tableWith(data);
  expect(havens(data, state, shipOf(state, 'lion'), 'eastern-med')).toEqual([
    'malta',
    ...havens(BUILT_IN, state, shipOf(state, 'lion'), 'eastern-med'),
  ]);
});

test.each([
  ['allied', []],
  [null, ['speed: back']],
] as const)('NN-8.7b where Canada/USA opens on its coast alone, with the North Atlantic held by %s, the rolls are %s', (holder, rolls) => {
  const game = tableWith(dataWith({ bases: { 'canada-usa': { zones: ['american-waters'] } } }), { active: 'canada-usa' })
    .only()
    .put({ 'canada-usa': ['lion'] })
    .held(holder, 'north-atlantic')
    .dice(...(rolls.length ? [6] : []))
    .run(twoZoneMoves);
  game.play('allied', 'move', ['lion', 'american-waters', 'north-atlantic']);
  expect([game.rolls, game.ship('lion').at]).toEqual([rolls, rolls.length ? 'canada-usa' : 'north-atlantic']);
});

test('NN-8.2 two-zone moves follow the borders of the pack', () => {
  const game = tableWith(dataWith({ zones: WIDER_BALTIC }), { active: 'germany' })
    .only()
    .put({ germany: ['moltke'] });
  game.held(null, 'baltic', 'north-sea').run(twoZoneMoves);
  expect(game.offered('central')).toContain('move moltke baltic north-atlantic');
});

test('NN-8.2 a pack in another order is the same pack', () => {
  const one = dataFor(pack({ zones: { baltic: { points: [1, 1] }, 'red-sea': { points: [2, 2] } } }));
  const other = dataFor(pack({ zones: { 'red-sea': { points: [2, 2] }, baltic: { points: [1, 1] } } }));
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});

const wholeMap = (zone: string, borders: string[]) => pack({ zones: { [zone]: { borders } } });

test.each<[string, unknown, string]>([
  ['nothing', null, 'its beginning: expected an object, found null'],
  ['a list', [], 'its beginning: expected an object, found a list'],
  ['no name', { game: 'nine-navies' }, 'name: missing'],
  ['a name without end', pack({ name: 'x'.repeat(61) }), 'name: expected at most 60 plain characters'],
  ['a name that is no text', pack({ name: '\u001b[2J' }), 'name: expected at most 60 plain characters'],
  ['another game', { game: 'first-strike', name: 'x' }, 'game: expected nine-navies, found "first-strike"'],
  ['an unknown key', pack({ dice: [6] }), 'dice: unknown key; known are game, name, ships, zones, bases'],
  ['a part that is no object', pack({ ships: [] }), 'ships: expected an object'],
  ['an unknown ship', pack({ ships: { barhum: {} } }), 'ships, barhum: there is none of this name among the ships'],
  ['a way into a prototype', JSON.parse('{"game":"nine-navies","name":"x","ships":{"__proto__":{}}}'), 'ships, __proto__: there is none'],
  ['a ship that is no object', pack({ ships: { barham: 7 } }), 'ships, barham: expected an object, found 7'],
  ['an unknown factor', pack({ ships: { barham: { guns: 8 } } }), 'ships, barham, guns: unknown key; known are attack, defence, speed'],
  ['too great an attack', pack({ ships: { barham: { attack: 70 } } }), 'ships, barham, attack: expected 0 to 9 dice, found 70'],
  ['half a point', pack({ ships: { barham: { defence: 1.5 } } }), 'ships, barham, defence: expected a whole number of points, found 1.5'],
  ['no hull', pack({ ships: { barham: { defence: 0 } } }), 'ships, barham, defence: expected 1 to 9 points, found 0'],
  ['text for a speed', pack({ ships: { barham: { speed: '6' } } }), 'ships, barham, speed: expected 1 to 9 of speed, found "6"'],
  ['NN-2.12 a turn after the last', pack({ ships: { barham: { entry: 13 } } }), 'ships, barham, entry: expected 0 to 12'],
  ['NN-7.5 an entry where none is', pack({ ships: { 'sultan-selim': { entry: 2 } } }), 'ships, sultan-selim, entry: unknown key'],
  ['NN-7.9a an early 10*', pack({ ships: { 'united-states': { entry: 5 } } }), 'ships, united-states, entry: a ship that may be late'],
  ['NN-2.13 aircraft on a battleship', pack({ ships: { barham: { airstrike: 1 } } }), 'ships, barham, airstrike: unknown key'],
  ['NN-11.12b guns on a carrier', pack({ ships: { argus: { attack: 1 } } }), 'ships, argus, attack: unknown key'],
  ['guns on a convoy', pack({ ships: { 'convoy-1': { attack: 1 } } }), 'ships, convoy-1, attack: unknown key; known are defence, speed'],
  ['an unknown zone', pack({ zones: { biscay: {} } }), 'zones, biscay: there is none of this name among the zones'],
  ['one point', pack({ zones: { baltic: { points: [3] } } }), 'zones, baltic, points: expected two numbers, Allied and Central'],
  ['a bad point', pack({ zones: { baltic: { points: [3, -1] } } }), 'zones, baltic, points, number 2: expected 0 to 20 points, found -1'],
  [
    'NN-4.3 points for American waters',
    pack({ zones: { 'american-waters': { points: [1, 0] } } }),
    'zones, american-waters, points: unknown',
  ],
  ['an unknown base', pack({ bases: { scapa: {} } }), 'bases, scapa: there is none of this name among the bases'],
  ['a base on no sea', pack({ bases: { malta: { zones: [] } } }), 'bases, malta, zones: expected one zone at least'],
  [
    'a base on an unknown sea',
    pack({ bases: { malta: { zones: ['adriatic'] } } }),
    'bases, malta, zones, number 1: expected one of north-sea',
  ],
  ['a sea twice', pack({ bases: { malta: { zones: ['central-med', 'central-med'] } } }), 'bases, malta, zones: a zone stands there twice'],
  ['endless repairs', pack({ bases: { malta: { repair: 1e9 } } }), 'bases, malta, repair: expected 0 to 40 points, found 1000000000'],
  [
    'NN-8.2 a border of one side',
    wholeMap('baltic', ['north-sea', 'red-sea']),
    'zones, baltic, borders: it names red-sea, but zones, red-sea, borders does not name baltic (NN-8.2)',
  ],
  ['NN-8.2 a border with itself', wholeMap('baltic', ['north-sea', 'baltic']), 'zones, baltic, borders: no zone borders itself'],
  ['a border twice', wholeMap('baltic', ['north-sea', 'north-sea']), 'zones, baltic, borders: a zone stands there twice'],
  [
    'NN-9.1 narrows without a border',
    pack({
      zones: {
        'eastern-med': { borders: ['central-med', 'red-sea'] },
        'black-sea': { borders: ['red-sea'] },
        'red-sea': { borders: ['south-atlantic', 'eastern-med', 'black-sea'] },
      },
    }),
    'zones, eastern-med, borders: it must name black-sea: the Sea of Marmara lies between them (NN-9.1)',
  ],
  [
    'NN-8.4e a sea without an Allied base',
    pack({ bases: { 'northern-russia': { zones: ['north-sea'] } } }),
    'bases: no Allied base opens on the Baltic Sea, baltic (NN-8.4e)',
  ],
  [
    'NN-8.4e a sea without a Central base',
    pack({ bases: { turkey: { zones: ['eastern-med'] } } }),
    'bases: no Central base opens on the Black Sea, black-sea (NN-8.4e)',
  ],
  [
    'NN-3.12a halves without the whole',
    pack({ bases: { suez: { zones: ['eastern-med'] } } }),
    'bases, alexandria-suez, zones: Alexandria and Suez must share its zones',
  ],
  [
    'NN-3.12c yards of the halves',
    pack({ bases: { suez: { repair: 3 } } }),
    'bases, alexandria-suez, repair: Alexandria and Suez must share',
  ],
])('%s is refused with place and reason', (_, value, words) => {
  const faults = faultsOf(value);
  expect(faults.find((each) => each.startsWith(words)) ?? faults).toContain(words);
});

test('every fault is found, and the line that refuses counts them', () => {
  const value = pack({ ships: { barham: { attack: 70, speed: 0 } }, zones: { biscay: {} } });
  expect(faultsOf(value)).toHaveLength(3);
  expect(() => dataFor(value)).toThrow('bad data pack at ships, barham, attack: expected 0 to 9 dice, found 70; and 2 more faults');
});

test('what a stranger writes into a file stays on one line', () => {
  const refused = () => dataFor(pack({ ships: { [`a\n\u001b[2J${'b'.repeat(9999)}`]: {} } }));
  expect(refused).toThrow(/^bad data pack at ships, a \[2Jb{1,200}…: there is none/);
});

test('a value nested beyond all measure is refused like any other', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(faultsOf(pack({ ships: { barham: deep } }))).toEqual(['ships, barham: expected an object, found a list']);
});

// A whole game.

const MIGHTY = pack({
  ships: { derfflinger: { attack: 9, defence: 9, speed: 9 } },
  zones: { baltic: { points: [0, 9] }, 'north-sea': { points: [0, 9] } },
  bases: { germany: { repair: 20 } },
});

const rules: Ruleset<Kind> = nineNavies;
const settings = (given?: unknown) => ({ scenario: '1915', options: {}, seed: 'packs', dice: 'fast', pack: given }) as const;

/** The set-up and the first moves, by captains. */
function opening(given?: unknown) {
  const game = new Game(rules, settings(given), { chain: true });
  const chance = chanceFrom('packs');
  const seats = new Map(rules.sides.map((side) => [side, new SeatedBot(game, side, bestBot(rules))]));
  for (let question = game.questions[0]; question && game.commands.length < 120; question = game.questions[0])
    expect(seats.get(question.side)?.answer(chance)).toBeNull();
  return game;
}

test('a game with a pack plays otherwise, and its record brings the pack with it', () => {
  const game = opening(MIGHTY);
  expect(game.commands).not.toEqual(opening().commands);
  const record = parseRecord(JSON.stringify(recordOf(game)));
  expect(record.pack).toEqual(MIGHTY);
  expect(verifyRecord(nineNavies, record)).toMatchObject({ commands: game.commands.length, ending: null });
});

test('a game with a pack is played to its end within the laws', () => {
  const bot = bestBot(nineNavies);
  const { game, failure } = playGame({ ruleset: nineNavies, settings: settings(MIGHTY), bots: [bot, bot], laws: true });
  expect([failure, game?.finished]).toEqual([null, true]);
});

test('games with different packs, played side by side, are as they are alone', () => {
  const alone = [opening(MIGHTY), opening(), opening(pack({ zones: WIDER_BALTIC }))];
  const together = alone.map((game) => new Game(rules, game.settings));
  for (let n = 0; n < 120; n++)
    alone.forEach(({ commands }, place) => {
      const [command, game] = [commands[n], together[place]];
      expect(command && game?.apply(command)).toBeNull();
    });
  expect(together.map((game) => game.hash())).toEqual(alone.map((game) => game.hash()));
});

test('a record with another pack, a bad one or none does not hold', () => {
  const { pack: _, ...without } = recordOf(opening(MIGHTY));
  const refused = (changed: object) => () => replay(nineNavies, parseRecord(JSON.stringify({ ...without, ...changed })));
  expect(refused({})).toThrow(/bad record at checkpoint 64: something before it was changed/);
  expect(refused({ pack: { ...MIGHTY, name: 'Other' } })).toThrow(BadRecord);
  expect(refused({ pack: { ...MIGHTY, ships: { barham: { attack: 70 } } } })).toThrow(
    'bad record at pack, ships, barham, attack: expected 0 to 9 dice, found 70',
  );
});

test('a record without a pack knows nothing of packs', () => {
  const game = opening();
  const record = recordOf(game);
  expect(Object.hasOwn(record, 'pack')).toBe(false);
  expect(verifyRecord(nineNavies, parseRecord(JSON.stringify(record))).commands).toBe(record.journal.length);
});

test('neither a position nor a view holds anything of the pack', () => {
  const game = opening(MIGHTY);
  const [position, sight] = [JSON.stringify(game.state), JSON.stringify(game.view('allied'))];
  expect([position, sight].map((text) => text.includes(MIGHTY.name) || text.includes('borders'))).toEqual([false, false]);
});

test('a position that went through JSON is played on with its pack', () => {
  const game = new Game(nineNavies, { scenario: '1915', options: {}, seed: 'p', dice: 'fast', pack: MIGHTY });
  game.revive(JSON.parse(JSON.stringify(game.save())));
  expect(speedOf(game.data, shipOf(game.state, 'derfflinger'))).toBe(9);
});
