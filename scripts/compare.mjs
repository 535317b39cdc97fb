/**
 * `node scripts/compare.mjs <folder of another checkout> [--rounds n] [game ...]`: the speed of another checkout and of this one, measured
 * in turns on the same machine, as a table. What else the machine does meanwhile disturbs both alike, and of several rounds the best counts.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { cleanEnvironment, ROOT, say, script, Trouble } from './parts/process.mjs';

const execute = promisify(execFile);

/** What is measured of a game: its field in the report of `bench`, its words, and whether more is better. */
const FIGURES = [
  ['randomCommandsPerSecond', 'Random play, commands/s', 'more'],
  ['bestBotGameMilliseconds', 'A game by the captain, ms', 'less'],
  ['copyMicroseconds', 'Copy of a state, µs', 'less'],
  ['viewMicroseconds', 'View of a side, µs', 'less'],
  ['rollNanoseconds', 'Roll of a check, ns', 'less'],
  ['hashMicroseconds', 'Hash of a position, µs', 'less'],
  ['seenMedianMicroseconds', 'Shown after a command, median, µs', 'less'],
  ['seenP95Microseconds', 'Shown after a command, 95 of 100, µs', 'less'],
  ['replayCommandsPerSecond', 'Replay with log and hashes, commands/s', 'more'],
  ['verifyCommandsPerSecond', 'Verification, commands/s', 'more'],
];

async function said(folder, command, args) {
  const { stdout } = await execute(command, args, { cwd: folder, env: cleanEnvironment(), maxBuffer: 2 ** 24 });
  return stdout.trim();
}

const lineAhead = async (folder, ...args) => JSON.parse(await said(folder, process.execPath, ['line-ahead', ...args, '--json']));

const gamesIn = async (folder) => (await lineAhead(folder, 'games')).games.map(({ id }) => id);

const commitOf = async (folder) => said(folder, 'git', ['log', '-1', '--format=%h']).catch(() => 'no commit');

/** The best of each figure, by game and scenario. */
class Best {
  figures = new Map();

  add({ game, scenario, ...speeds }) {
    const key = `${game}, ${scenario}`;
    const best = this.figures.get(key) ?? {};
    for (const [field, , better] of FIGURES) {
      const value = speeds[field];
      if (typeof value !== 'number') continue;
      const pick = better === 'more' ? Math.max : Math.min;
      best[field] = best[field] === undefined ? value : pick(best[field], value);
    }
    this.figures.set(key, best);
  }
}

const shown = (value) => {
  if (value === undefined) return '';
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toPrecision(3);
};

/** How many times as fast it has become. */
const gain = (before, after, better) => {
  if (before === undefined || after === undefined) return '';
  return `× ${(better === 'more' ? after / before : before / after).toFixed(2)}`;
};

const rowsOf = (before, after) =>
  [...after.figures].flatMap(([subject, now]) => {
    const then = before.figures.get(subject) ?? {};
    return [
      `| **${subject}** | | | |`,
      ...FIGURES.filter(([field]) => then[field] !== undefined || now[field] !== undefined).map(
        ([field, words, better]) =>
          `| ${words} | ${shown(then[field])} | ${shown(now[field])} | ${gain(then[field], now[field], better)} |`,
      ),
    ];
  });

await script(async () => {
  const { values, positionals } = parseArgs({ options: { rounds: { type: 'string', default: '3' } }, allowPositionals: true });
  const [given, ...named] = positionals;
  const rounds = Number(values.rounds);
  if (given === undefined || !existsSync(join(given, 'line-ahead'))) throw new Trouble('name the folder of another checkout');
  if (!Number.isInteger(rounds) || rounds < 1) throw new Trouble('--rounds must be a whole number');
  const other = resolve(given);
  const sides = [
    { folder: other, best: new Best() },
    { folder: ROOT, best: new Best() },
  ];
  const games = named.length > 0 ? named : await gamesIn(ROOT);
  const known = new Set(await gamesIn(other));
  let machine = '';
  for (let round = 1; round <= rounds; round++)
    for (const game of games)
      for (const { folder, best } of sides) {
        if (folder === other && !known.has(game)) continue;
        say(`Round ${round} of ${rounds}: ${game} in ${folder}`);
        const report = await lineAhead(folder, 'bench', game);
        machine = `Node ${report.node} on one core of ${report.processor}`;
        for (const speeds of report.games) best.add(speeds);
      }
  const [before, after] = sides;
  console.log(`${machine}; the best of ${rounds} rounds, in turns.\n`);
  console.log(`| | ${await commitOf(before.folder)} | ${await commitOf(after.folder)} | times as fast |`);
  console.log('|---|--:|--:|--:|');
  for (const row of rowsOf(before.best, after.best)) console.log(row);
});
