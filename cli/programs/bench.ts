/** `line-ahead bench`: how fast everything goes on this machine. */
import { cpus } from 'node:os';
import { gameNamed, games } from '../../games/index.ts';
import { hidesOrders, quoted, sha256OfText } from '../../kernel/index.ts';
import { firstPageBytes } from '../bench/first-page.ts';
import type { GameSpeed } from '../bench/game.ts';
import { speedsOf } from '../bench/game.ts';
import { perSecond } from '../bench/timing.ts';
import { columns, grouped } from '../columns.ts';
import { DONE, Mistake, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments, wholeNumber } from '../program.ts';

const flags = {
  scenario: { type: 'string', takes: 'id', words: 'the scenario of the one game that is named (the longest unless told)' },
  json: JSON_FLAG,
  tables: { type: 'string', takes: 'n', words: 'with server: how many tables are played at (1000)' },
  watchers: { type: 'string', takes: 'n', words: 'with server: how many look on (2000)' },
  every: { type: 'string', takes: 'n', words: 'with server: seconds from one order at a table to the next (5)' },
  seconds: { type: 'string', takes: 'n', words: 'with server: how long is measured (30)' },
  processes: { type: 'string', takes: 'n', words: 'with server: how many servers, on the PostgreSQL that DATABASE_URL names (1)' },
  break: { type: 'boolean', words: 'with server: then faster and faster, until the echoes come too late' },
} as const;

/** The game of the bench of the server, unless another is named behind it: open, so that whoever looks on sees every order. */
const USUAL_GAME = games.find((game) => game.sides.length === 2 && !hidesOrders(game))?.id ?? '';

const MEGABYTE = 2 ** 20;

export const benchProgram: Program = {
  name: 'bench',
  words: 'Measures speed on one core, and the weight of the first page; or of a server with many tables.',
  takes: '[game | server [game]]',
  flags,
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 2);
    const [id, more] = positionals;
    if (id === 'server') {
      const { benchServer } = await import('../bench/server/index.ts');
      const number = (name: 'tables' | 'watchers' | 'every' | 'seconds' | 'processes', usual: string): number =>
        wholeNumber(`--${name}`, values[name] ?? usual, name === 'watchers' ? 0 : 1, 100_000);
      await benchServer(
        {
          game: more ?? USUAL_GAME,
          tables: number('tables', '1000'),
          watchers: number('watchers', '2000'),
          every: number('every', '5'),
          seconds: number('seconds', '30'),
          processes: number('processes', '1'),
          breaks: values.break === true,
          json: values.json === true,
        },
        io,
      );
      return DONE;
    }
    if (more !== undefined) throw new Mistake(`'${quoted(more)}' is one argument too many`);
    if (id === undefined && values.scenario !== undefined) throw new Mistake('name the game whose scenario is meant');
    const chosen = id === undefined ? games : [gameNamed(id)];
    const speeds: GameSpeed[] = [];
    for (const game of chosen) {
      io.progress(`${game.title} ...`);
      speeds.push(...(await speedsOf(game, values.scenario)));
    }
    const text = 'x'.repeat(MEGABYTE);
    const sha256MegabytesPerSecond = Math.round(perSecond(() => sha256OfText(text).length / 32));
    io.progress('');
    const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
    const result = { ...machine, games: speeds, sha256MegabytesPerSecond, firstPageBytes: firstPageBytes(io.root) };
    if (values.json) printJson(io, result);
    else for (const line of inWords(result)) io.out(line);
    return DONE;
  },
};

interface Result {
  readonly node: string;
  readonly processor: string;
  readonly games: readonly GameSpeed[];
  readonly sha256MegabytesPerSecond: number;
  readonly firstPageBytes: number | null;
}

const inWords = ({ node, processor, games: speeds, sha256MegabytesPerSecond, firstPageBytes: page }: Result): string[] => [
  `Node ${node} on one core of ${processor}, in processor time`,
  ...speeds.flatMap((speed) => ['', `${speed.game}, ${speed.scenario}`, ...columns(linesAbout(speed))]),
  '',
  ...columns([
    ['  SHA-256', `${sha256MegabytesPerSecond} MB/s`],
    [
      '  First page, gzipped',
      page === null ? 'not built' : `${(page / 1000).toFixed(1)} kB of page, scripts and styles; fonts and pictures come later`,
    ],
  ]),
];

const DEAREST = 4;

/** The questions that take a bot longest. */
const dearestOf = ({ bestBotTurns }: GameSpeed): string =>
  bestBotTurns.questions
    .slice(0, DEAREST)
    .map(({ name, longestMilliseconds }) => `${name} ${longestMilliseconds.toFixed(0)} ms`)
    .join(', ');

const linesAbout = (speed: GameSpeed): string[][] => [
  ['  Random play, log off', `${grouped(speed.randomCommandsPerSecond)} commands/s`],
  [`  Play by ${speed.bestBot}, log off`, `${speed.bestBotGameMilliseconds.toFixed(2)} ms a game`],
  [
    `  A turn of one side by ${speed.bestBot}`,
    `${speed.bestBotTurns.medianMilliseconds.toFixed(1)} ms, the longest ${speed.bestBotTurns.longestMilliseconds.toFixed(1)} ms`,
  ],
  ['  The same by what is asked, longest', dearestOf(speed)],
  ['  Copy of a state', `${speed.copyMicroseconds.toFixed(2)} µs`],
  ['  View of a side', `${speed.viewMicroseconds.toFixed(2)} µs`],
  ['  Roll of a check', `${speed.rollNanoseconds.toFixed(0)} ns`],
  ['  Hash of a position', `${speed.hashMicroseconds.toFixed(1)} µs`],
  [
    '  Shown after a command',
    `${speed.seenMedianMicroseconds.toFixed(0)} µs; in one of twenty more than ${speed.seenP95Microseconds.toFixed(0)} µs`,
  ],
  ['  Replay with log and chain', `${grouped(speed.replayCommandsPerSecond)} commands/s`],
  ['  Verification, every die read again', `${grouped(speed.verifyCommandsPerSecond)} commands/s`],
  [
    '  One click, to the page',
    `${grouped(speed.click.bytes)} bytes on average, median ${grouped(speed.click.medianBytes)}, ${speed.click.microseconds.toFixed(0)} µs`,
  ],
  ['  One click, to the store', `${grouped(speed.click.storedBytes)} bytes on average`],
  ['  Imagined from what a side sees', speed.imagining ? `${grouped(speed.imagining.positionsPerSecond)} positions/s` : 'not yet'],
  ['  Played out from there at random', speed.imagining ? `${speed.imagining.playoutsPerSecond.toFixed(1)} games/s` : 'not yet'],
];
