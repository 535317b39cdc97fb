/** What is tried first by whoever guesses passwords: common words and names as people change them, runs over the keys, dates. */
import { STEMS } from './common-stems.ts';

/** A few figures or marks before or behind make nothing rare. */
const AROUND = /^[\d!?.*_#$@-]{0,4}(.+?)[\d!?.*_#$@-]{0,4}$/;
/** The same over and over, and one more. */
const ONE_OVER_AND_OVER = /^(.{1,6})\1+.?$/u;

/** Keys that lie side by side, above one another, or in the order of the alphabet. */
const ON_THE_KEYS = [
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,.',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  '12345678901234',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
  ...['147', '258', '369', '789', '456', '123', '159', '357'],
  ...[
    '1q2w3e4r5t6y7u8i9o0p',
    'q1w2e3r4t5y6',
    '1a2s3d4f5g6h',
    '1z2x3c4v5b6n',
    'a1b2c3d4e5f6',
    '1a2b3c4d5e6f',
    'qawsedrf',
    'qazxsw',
    'qwaszx',
  ],
];
const [RUNS, ALPHABET] = [ON_THE_KEYS, ['abcdefghijklmnopqrstuvwxyz']].map((rows) =>
  rows.flatMap((row) => [row, [...row].reverse().join('')]),
);

/** Letters that figures and marks stand for. */
const MEANT: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  '0': 'o',
  '1': one,
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': one,
}));

/** Old systems cut passwords to eight characters, and so they stand in every list. */
const CUT = 8;
const CUT_STEMS: ReadonlySet<string> = new Set([...STEMS].filter(({ length }) => length > CUT).map((stem) => stem.slice(0, CUT)));

const isStem = (word: string): boolean => STEMS.has(word) || CUT_STEMS.has(word);
const reversed = (word: string): string => [...word].reverse().join('');
const bare = (word: string): string => AROUND.exec(word)?.[1] ?? word;
const asMeant = (word: string): readonly string[] =>
  MEANT.map((letters) => [...word].map((character) => letters[character] ?? character).join(''));

/** Whether it can be cut into runs, each of two keys or more, or of three letters or more in their order. */
function isRuns(word: string): boolean {
  const reached = Array<boolean>(word.length + 1).fill(false);
  reached[0] = true;
  for (let from = 0; from < word.length; from++)
    for (let to = from + 2; reached[from] && to <= word.length; to++) {
      const part = word.slice(from, to);
      const isRun = RUNS?.some((run) => run.includes(part)) || (part.length > 2 && ALPHABET?.some((run) => run.includes(part)));
      if (isRun) reached[to] = true;
    }
  return reached[word.length] === true;
}

/** Day, month and year in any order, as birthdays are. */
function isDate(word: string): boolean {
  const orders = [/^(?<a>\d\d)(?<b>\d\d)(?<year>\d{4})$/, /^(?<year>\d{4})(?<a>\d\d)(?<b>\d\d)$/];
  return orders.some((order) => {
    const { a, b, year } = order.exec(word)?.groups ?? {};
    const [low = 0, high = 0] = [Number(a), Number(b)].sort((one, other) => one - other);
    return Number(year) >= 1900 && Number(year) < 2050 && low >= 1 && low <= 12 && high <= 31;
  });
}

export function isCommon(password: string, name: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const own = name.normalize('NFKC').toLowerCase();
  const words = [plain, bare(plain)].flatMap((word) => [word, ...asMeant(word), reversed(word)]);
  const isWord = words.some((word) => isStem(word) || word === own || isStem(bare(word)));
  return isWord || ONE_OVER_AND_OVER.test(plain) || isRuns(bareOfLetter(plain)) || isDate(plain);
}

/** 'a123456789' and '123456789a'. */
const bareOfLetter = (word: string): string => word.replace(/^[a-z](?=\d{6})|(?<=\d{6})[a-z]$/, '');
