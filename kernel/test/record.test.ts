import { expect, test } from 'vitest';
import { BadPack, BadRecord, Game, parseRecord, recordOf, replay } from '../index.ts';
import { toy } from './toy.ts';

const record = () => {
  const game = new Game(toy, { scenario: 'short', options: {}, seed: 'r', dice: 'keyed' }, { log: true, hashes: true, undo: true });
  game.apply({ side: 'red', verb: 'bid', target: 2 });
  game.apply({ side: 'blue', verb: 'bid', target: 3 });
  game.apply({ side: 'red', verb: 'move', target: ['a', 1] });
  game.undo('red');
  game.apply({ side: 'red', verb: 'done' });
  return recordOf(game);
};

/** The toy with a pack that says how much gold there is. */
const goldOf = (pack: unknown): number => {
  if (typeof pack === 'object' && pack && 'gold' in pack && typeof pack.gold === 'number') return pack.gold;
  throw new BadPack('gold', 'a number is missing');
};
const packed: typeof toy = {
  ...toy,
  packs: 'gold',
  begin: (scenario, options, pack) => {
    const gold = pack === undefined ? 9 : goldOf(pack);
    return { ...toy.begin(scenario, options), gold: { red: gold, blue: gold } };
  },
};
const begun = (pack?: unknown) => new Game(packed, { scenario: 'short', options: {}, seed: 'r', dice: 'keyed', pack }, { hashes: true });

const text = (changes: object = {}): string => JSON.stringify({ ...record(), ...changes });
const refusal = (given: string): string => {
  try {
    replay(toy, parseRecord(given));
  } catch (error) {
    if (error instanceof BadRecord) return error.message;
    throw error;
  }
  return 'accepted';
};

test('a sound record is accepted, and keeps what was taken back', () => {
  expect(refusal(text())).toBe('accepted');
  expect(replay(toy, parseRecord(text())).takebacks).toEqual([{ after: 2, commands: [{ side: 'red', verb: 'move', target: ['a', 1] }] }]);
});

test.each([
  ['cut short', text().slice(0, -20), 'its text'],
  ['no JSON', 'ahoy', 'its text'],
  ['a list', '[]', 'the beginning'],
  ['foreign', '{"format":"chess"}', 'format'],
  ['a game of another name', text({ game: 'chess' }), 'game'],
  ['another version of the rules', text({ rules: 2 }), 'rules'],
  ['no seed', text({ seed: 7 }), 'seed'],
  ['unknown dice', text({ dice: 'loaded' }), 'dice'],
  ['an unknown scenario', text({ scenario: 'long' }), 'settings'],
  ['an unknown option', text({ options: { depth: 'x' } }), 'settings'],
  ['an option that is no text', text({ options: { length: 3 } }), 'options, length'],
  ['a malformed command', text({ commands: [{ side: 'red' }, ...record().commands.slice(1)] }), 'commands, number 1'],
  ['a missing hash', text({ hashes: record().hashes.slice(1) }), 'hashes'],
  ['a hash that is none', text({ hashes: ['x', ...record().hashes.slice(1)] }), 'hashes, number 1'],
  ['an unlisted command', text({ commands: [{ side: 'red', verb: 'bid', target: 99 }, ...record().commands.slice(1)] }), 'command 1'],
  ['a changed command', text({ commands: [{ side: 'red', verb: 'bid', target: 1 }, ...record().commands.slice(1)] }), 'command 1'],
  ['a changed hash', text({ hashes: [...record().hashes.slice(0, -1), '0000000000000000'] }), 'command 3'],
  ['a changed seed', text({ seed: 'other', hashes: record().hashes.map(() => '0'.repeat(16)) }), 'command 1'],
  ['a changed takeback', text({ takebacks: [{ after: 2, commands: [{ side: 'red', verb: 'move', target: ['b', 1] }] }] }), 'seal'],
  ['a forgotten takeback', text({ takebacks: [] }), 'seal'],
  ['no seal', text({ seal: undefined }), 'seal'],
  ['takebacks that are none', text({ takebacks: [{}] }), 'takebacks, number 1'],
])('%s is refused with its place', (_name, given, place) => {
  expect(refusal(given)).toContain(`bad record at ${place}: `);
});

test('a record brings its data pack with it, in whatever order the file lists it', () => {
  const game = begun({ gold: 1, why: [{ a: 1, b: 2 }] });
  game.apply({ side: 'red', verb: 'bid', target: 1 });
  const again = (pack: unknown) => () => replay(packed, parseRecord(JSON.stringify({ ...recordOf(game), pack })));
  expect(again({ why: [{ b: 2, a: 1 }], gold: 1 })().state.gold).toEqual({ red: 1, blue: 1 });
  expect(again({ why: [{ b: 1, a: 1 }], gold: 1 })).toThrow('bad record at seal');
  expect(again({ gold: 'much' })).toThrow('bad record at pack, gold: a number is missing');
  expect(again(undefined)).toThrow('bad record at command 1');
});

test('without a pack there is no word of it in the record', () => {
  expect(Object.keys(recordOf(begun()))).not.toContain('pack');
});

test('a game that takes no pack refuses one', () => {
  expect(() => new Game(toy, { ...begun().settings, pack: {} })).toThrow('Toy takes no data pack');
  expect(refusal(text({ pack: {} }))).toContain('bad record at settings: Toy takes no data pack');
});
