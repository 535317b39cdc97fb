/** Dice that neither the server nor a player can choose, and records that prove it. */
import { expect, test } from 'vitest';
import { bestBot } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import { BadRecord, Game, type GameRecord, parseRecord, RESIGN, recordOf } from '../../kernel/index.ts';
import { fairSeed, promiseOf, readFairSeed } from '../fair.ts';
import { playGame, verifyRecord } from '../index.ts';

const ruleset = gameNamed('first-strike');
/** A game that can be given up. */
const resigned = gameNamed('nine-navies');
const SECRET = '0f'.repeat(32);
const NUMBERS = { british: '0123456789abcdef', german: 'fedcba9876543210' };
const SEED = fairSeed(SECRET, NUMBERS);

/** So many draws are enough to tell whether dice were changed. */
const SOME_DRAWS = 3;

test('a seed holds promise, secret and numbers, and is read back', () => {
  expect(readFairSeed(SEED)).toEqual({ promise: promiseOf(SECRET), secret: SECRET, numbers: NUMBERS });
  expect(readFairSeed('any other')).toBeNull();
});

test('a secret that was not promised, a number that is none and a seed in another order are refused', () => {
  const [form, promise, secret, ...added] = SEED.split(' ');
  const seeds = [
    [form, promise, '1f'.repeat(32), ...added],
    [form, promiseOf('1f'.repeat(32)), secret, ...added],
    [form, promise, secret, 'british=xyz'],
    [form, promise, secret, ...added.toReversed()],
    [form, promise, secret, ...added, ''],
  ];
  for (const seed of seeds) expect(() => readFairSeed(seed.join(' '))).toThrow(BadRecord);
});

function played(): string {
  const settings = { scenario: 'cuxhaven', options: {}, seed: SEED, dice: 'keyed' } as const;
  const { game } = playGame({ ruleset, settings, bots: [bestBot(ruleset)], keeping: { chain: true } });
  if (!game?.ending) throw new Error('the game did not end');
  return JSON.stringify(recordOf(game));
}

/** A few orders, with dice among them, and one side gives up: a whole record that is short enough to try every bit of it. */
function short(): GameRecord {
  const [side = ''] = resigned.sides;
  const [first] = resigned.scenarios;
  const settings = {
    scenario: first?.id ?? '',
    options: {},
    seed: fairSeed(SECRET, { [side]: 'fedcba9876543210' }),
    dice: 'keyed',
  } as const;
  const { game: whole } = playGame({ ruleset: resigned, settings, bots: [bestBot(resigned)], keeping: { chain: true } });
  const game = new Game(resigned, settings, { chain: true });
  for (const command of whole?.journal ?? []) if (game.play.dice.drawn < SOME_DRAWS) game.apply(command);
  game.apply({ side, verb: RESIGN });
  return recordOf(game);
}

const isSound = (text: string, rules = ruleset): boolean => {
  try {
    verifyRecord(rules, parseRecord(text));
    return true;
  } catch (error) {
    if (error instanceof BadRecord) return false;
    throw error;
  }
};

test('one changed bit anywhere in a record with fair dice is caught: promise, secret, numbers, orders, hashes', () => {
  const text = played();
  expect(isSound(text)).toBe(true);
  expect(verifyRecord(ruleset, parseRecord(text))).toMatchObject({ promise: promiseOf(SECRET), numbers: NUMBERS });
  const bytes = Buffer.from(text);
  const seed = text.indexOf(SEED);
  // Every byte of the seed, and every 101st of all others, each with another of its bits.
  const places = [...Array.from(SEED, (_, at) => seed + at), ...Array.from({ length: Math.ceil(bytes.length / 101) }, (_, n) => n * 101)];
  for (const at of places) {
    const changed = Buffer.from(bytes);
    changed[at] = (bytes[at] ?? 0) ^ (1 << (at % 7));
    expect(isSound(changed.toString('utf8')), `byte ${at} of ${bytes.length}`).toBe(false);
  }
});

test('of a short game every single bit counts, whichever field it stands in', () => {
  const text = JSON.stringify(short());
  const { rolls, draws, ending } = verifyRecord(resigned, parseRecord(text));
  expect(rolls + draws).toBeGreaterThan(0);
  expect(ending).not.toBeNull();
  const bytes = Buffer.from(text);
  const unseen: string[] = [];
  for (let at = 0; at < bytes.length; at++)
    for (let bit = 0; bit < 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[at] = (bytes[at] ?? 0) ^ (1 << bit);
      if (isSound(changed.toString('utf8'), resigned))
        unseen.push(`bit ${bit} of byte ${at}, behind ${text.slice(Math.max(0, at - 30), at)}`);
    }
  expect(unseen).toEqual([]);
});
