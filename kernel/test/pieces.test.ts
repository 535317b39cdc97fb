import { expect, test } from 'vitest';
import { BadRecord, Game, headOf, type Piece, parsePieces, parseRecord, pieceOf, recordOf, replay } from '../index.ts';
import { toy } from './toy.ts';

const KEEPING = { log: true, chain: true, undo: true };
const begun = () => new Game(toy, { scenario: 'short', options: {}, seed: 'r', dice: 'keyed' }, KEEPING);

/** A game that was kept now and then on its way: how it stands, its head, and its pieces. */
function kept() {
  const game = begun();
  const head = JSON.stringify(headOf(game));
  const pieces: Piece[] = [pieceOf(game, 0)];
  const keep = () =>
    void pieces.push(
      pieceOf(
        game,
        pieces.reduce((entries, { journal }) => entries + journal.length, 0),
      ),
    );
  game.apply({ side: 'red', verb: 'bid', target: 1 });
  game.apply({ side: 'blue', verb: 'bid', target: 1 });
  keep();
  for (let n = 0; n < 70; n++) {
    game.apply({ side: 'red', verb: 'move', target: ['a', 1] });
    if (n % 3 === 0) keep();
    game.undo('red');
    keep();
  }
  return { game, head, pieces: pieces.map((each) => JSON.stringify(each)) };
}

test('put together, the pieces are the record, takebacks and checkpoints and all', () => {
  const { game, head, pieces } = kept();
  expect(pieces.length).toBeGreaterThan(80);
  expect(JSON.stringify(parsePieces(head, pieces))).toBe(JSON.stringify(recordOf(game)));
  expect(replay(toy, parsePieces(head, pieces), KEEPING).checkpoint()).toEqual(game.checkpoint());
});

test('line by line they are a record as a file holds it', () => {
  const { game, head, pieces } = kept();
  const file = [head, ...pieces].map((line) => `${line}\n`).join('');
  expect(parseRecord(file)).toEqual(recordOf(game));
  expect(parseRecord(file.trimEnd())).toEqual(recordOf(game));
});

test('a game that has only begun has one piece with nothing in it but how it stands', () => {
  const game = begun();
  const record = parsePieces(JSON.stringify(headOf(game)), [JSON.stringify(pieceOf(game, 0))]);
  expect(record).toEqual(recordOf(game));
  expect(replay(toy, record).hash()).toBe(game.hash());
});

test('what is only drafted is in no piece, and all of it in the next when the last is in', () => {
  const game = begun();
  game.apply({ side: 'red', verb: 'bid', target: 2 });
  expect(pieceOf(game, 0).journal).toEqual([]);
  game.apply({ side: 'blue', verb: 'bid', target: 3 });
  expect(pieceOf(game, 0).journal).toHaveLength(2);
});

const reasonOf = (head: string, pieces: readonly string[]): string => {
  try {
    replay(toy, parsePieces(head, pieces));
  } catch (error) {
    if (error instanceof BadRecord) return error.message;
    throw error;
  }
  return 'accepted';
};

test.each<[string, (pieces: string[]) => string[], string]>([
  ['a piece that is missing', (pieces) => pieces.toSpliced(4, 1), 'piece 5: it goes on from entry'],
  ['the last piece twice', (pieces) => [...pieces, pieces.at(-1) ?? ''], 'it goes on from entry'],
  ['two pieces in the wrong order', ([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest], 'piece 2: it goes on from entry'],
  ['a piece cut short', (pieces) => pieces.with(3, pieces[3]?.slice(0, -5) ?? ''), 'piece 4, its text: it is cut short'],
  ['a piece that is a number', (pieces) => pieces.with(3, '7'), 'piece 4, the beginning'],
  ['a piece of something else', (pieces) => pieces.with(3, '{"name":"Emden"}'), 'piece 4, name'],
  ['a piece with no command in it', (pieces) => pieces.with(1, pieces[1]?.replaceAll('"bid"', '5') ?? ''), 'piece 2, journal, number 1'],
  ['a changed command', (pieces) => pieces.with(1, pieces[1]?.replaceAll('"target":1', '"target":2') ?? ''), 'checkpoint 64'],
])('%s is told with its place', (_, damage, words) => {
  const { head, pieces } = kept();
  expect(reasonOf(head, damage(pieces))).toContain(words);
});

test('the head of another thing, or with more in it, is no head', () => {
  const { head, pieces } = kept();
  expect(reasonOf('{}', pieces)).toContain('at format');
  expect(reasonOf(head.replace('"seed"', '"seeds"'), pieces)).toContain('at seeds');
});
