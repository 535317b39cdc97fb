import { expect, test } from 'vitest';
import type { Play, Target } from '../index.ts';
import { BadPack, BadRecord, Game, numbered, parseRecord, recordOf, replay, stepsOf } from '../index.ts';
import type { Toy } from './toy.ts';
import { shot, toy } from './toy.ts';

const record = () => {
  const game = new Game(toy, { scenario: 'short', options: {}, seed: 'r', dice: 'keyed' }, { log: true, chain: true, undo: true });
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
  dataFor: (pack) => ({ gold: pack === undefined ? 9 : goldOf(pack) }),
};
const begun = (pack?: unknown) => new Game(packed, { scenario: 'short', options: {}, seed: 'r', dice: 'keyed', pack }, { chain: true });

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
  expect(replay(toy, parseRecord(text())).journal.map(({ verb }) => verb)).toEqual(['bid', 'bid', 'move', 'undo', 'done']);
});

const journal = () => [...record().journal];
const [first, ...others] = journal();
const checkpoint = () => ({ ...record().checkpoints[0] });

test.each([
  ['cut short', text().slice(0, -20), 'its text'],
  ['no JSON', 'ahoy', 'its text'],
  ['a list', '[]', 'the beginning'],
  ['foreign', '{"format":"chess"}', 'format'],
  ['of an older format', text({ format: 'line-ahead record' }), 'format'],
  ['a game of another name', text({ game: 'chess' }), 'game'],
  ['another version of the rules', text({ rules: 2 }), 'rules'],
  ['no seed', text({ seed: 7 }), 'seed'],
  ['unknown dice', text({ dice: 'loaded' }), 'dice'],
  ['an unknown scenario', text({ scenario: 'long' }), 'settings'],
  ['an unknown option', text({ options: { depth: 'x' } }), 'settings'],
  ['an option that is no text', text({ options: { length: 3 } }), 'options, length'],
  ['a malformed command', text({ journal: [{ side: 'red' }, ...others] }), 'journal, number 1'],
  ['no checkpoint', text({ checkpoints: [] }), 'checkpoint 5'],
  ['a checkpoint that is none', text({ checkpoints: [{ ...checkpoint(), hash: 'x' }] }), 'checkpoints, number 1'],
  ['an unlisted command', text({ journal: [{ ...first, target: 99 }, ...others] }), 'entry 1'],
  ['a changed command', text({ journal: [{ ...first, target: 1 }, ...others] }), 'checkpoint 5'],
  ['a changed hash', text({ checkpoints: [{ ...checkpoint(), hash: '0'.repeat(16) }] }), 'checkpoint 5'],
  ['a changed link', text({ checkpoints: [{ ...checkpoint(), link: '0'.repeat(16) }] }), 'checkpoint 5'],
  ['a changed seed', text({ seed: 'other' }), 'checkpoint 5'],
  ['a changed takeback', text({ journal: journal().with(2, { side: 'red', verb: 'move', target: ['b', 1] }) }), 'checkpoint 5'],
  ['a forgotten takeback', text({ journal: journal().toSpliced(2, 2) }), 'checkpoint 3'],
  ['a takeback over a revelation', text({ journal: journal().toSpliced(2, 0, { side: 'blue', verb: 'undo' }) }), 'entry 3'],
  ['an unknown key', text({ notes: 'mine' }), 'notes'],
  ['an ending that is none', text({ ending: { result: 'draw', words: 'A draw', winner: null } }), 'ending'],
  ['drafts that are none', text({ drafts: [{}] }), 'drafts, number 1'],
])('%s is refused with its place', (_name, given, place) => {
  expect(refusal(given)).toContain(`bad record at ${place}: `);
});

/** Many moves and takebacks, so that the journal has several checkpoints. */
function long() {
  const game = new Game(toy, { scenario: 'short', options: {}, seed: 'long', dice: 'fast' }, { log: true, chain: true, undo: true });
  game.apply({ side: 'red', verb: 'bid', target: 1 });
  game.apply({ side: 'blue', verb: 'bid', target: 1 });
  for (let n = 0; n < 70; n++) {
    game.apply({ side: 'red', verb: 'move', target: [n % 3 ? 'a' : 'b', 1] });
    game.undo('red');
  }
  return recordOf(game);
}

test('the position is hashed every so often and at the end, and what is wrong is found in its stretch', () => {
  const whole = long();
  expect(whole.checkpoints.map(({ at }) => at)).toEqual([64, 128, 142]);
  expect(refusal(JSON.stringify(whole))).toBe('accepted');
  const wrong = whole.journal.with(80, { side: 'red', verb: 'move', target: ['a', 2] });
  expect(refusal(JSON.stringify({ ...whole, journal: wrong }))).toContain('at entry 81');
  const other = whole.journal.with(80, {
    side: 'red',
    verb: 'move',
    target: [whole.journal[80]?.target?.toString().startsWith('a') ? 'b' : 'a', 1],
  });
  expect(refusal(JSON.stringify({ ...whole, journal: other }))).toContain('at checkpoint 128');
});

test('a checkpoint that falls among what was drafted at once is compared when all of it is in', () => {
  const game = new Game(toy, { scenario: 'short', options: {}, seed: 'r', dice: 'fast' }, { chain: true, undo: true });
  const play = (side: string, verb: string, target?: Target) => expect(game.apply({ side, verb, ...(target && { target }) })).toBeNull();
  play('red', 'bid', 1);
  play('blue', 'bid', 1);
  for (let n = 0; n < 29; n++) {
    play('red', 'move', ['a', 1]);
    game.undo('red');
  }
  play('red', 'done');
  play('blue', 'pass');
  play('red', 'raise');
  play('red', 'raise');
  play('red', 'bid', 2);
  play('blue', 'bid', 1);
  expect([game.journal.length, game.checkpoints.map(({ at }) => at)]).toEqual([66, [64]]);
  expect(replay(toy, recordOf(game)).checkpoint()).toEqual(game.checkpoint());
});

test('what is drafted is kept for whoever keeps the game, and taken up again', () => {
  const game = new Game(toy, { scenario: 'short', options: {}, seed: 'r', dice: 'fast' }, { log: true, chain: true, undo: true });
  game.apply({ side: 'blue', verb: 'raise' });
  game.apply({ side: 'red', verb: 'bid', target: 2 });
  const kept = recordOf(game);
  expect([kept.journal, kept.drafts.map(({ side }) => side)]).toEqual([[], ['red', 'blue']]);
  const again = replay(toy, kept, { log: true, chain: true, undo: true });
  expect([again.hash(), again.canUndo('red'), again.canUndo('blue')]).toEqual([game.hash(), true, true]);
});

test('a harmless new step leaves old records as they were; one that rolls does not', () => {
  const game = long();
  const { sequence, auto } = stepsOf<Toy>();
  const root = toy.flow[0]?.step;
  if (root?.kind !== 'sequence') throw new Error('the toy is no sequence');
  const grown = (run: (g: Play<Toy>) => void) => ({
    ...toy,
    flow: numbered(sequence('toy', 'TY-0', [auto('new-step', 'TY-0', run), ...root.steps])),
  });
  expect(
    replay(
      grown(() => {}),
      game,
    ).checkpoint(),
  ).toEqual(replay(toy, game).checkpoint());
  expect(() =>
    replay(
      grown((g) => void g.roll(shot, { fog: false, guns: 1 })),
      game,
    ),
  ).toThrow('checkpoint 64');
});

test('a record brings its data pack with it, in whatever order the file lists it', () => {
  const game = begun({ gold: 1, why: [{ a: 1, b: 2 }] });
  game.apply({ side: 'red', verb: 'bid', target: 1 });
  const again = (pack: unknown) => () => replay(packed, parseRecord(JSON.stringify({ ...recordOf(game), pack })));
  expect(again({ why: [{ b: 2, a: 1 }], gold: 1 })().state.gold).toEqual({ red: 1, blue: 1 });
  expect(again({ why: [{ b: 1, a: 1 }], gold: 1 })).toThrow('bad record at checkpoint');
  expect(again({ gold: 'much' })).toThrow('bad record at pack, gold: a number is missing');
  expect(again(undefined)).toThrow('bad record at checkpoint 0');
});

test('the figures of a pack are part of every position, and those that are built in of none', () => {
  const hash = (silver: number, pack?: object) =>
    new Game({ ...packed, dataFor: () => ({ gold: 9, silver }) }, { ...begun().settings, pack }).hash();
  expect([hash(1) === hash(2), hash(1, {}) === hash(2, {})]).toEqual([true, false]);
});

test('without a pack there is no word of it in the record', () => {
  expect(Object.keys(recordOf(begun()))).not.toContain('pack');
});

test('a game that takes no pack refuses one', () => {
  expect(() => new Game(toy, { ...begun().settings, pack: {} })).toThrow('Toy takes no data pack');
  expect(refusal(text({ pack: {} }))).toContain('bad record at settings: Toy takes no data pack');
});
