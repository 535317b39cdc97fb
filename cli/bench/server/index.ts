/** `line-ahead bench server`: many tables on this machine, over loopback. */
import { cpus, loadavg } from 'node:os';
import { gameNamed } from '../../../games/index.ts';
import { columns, grouped } from '../../columns.ts';
import { type Io, Mistake, printJson } from '../../io.ts';
import { startHosts } from './hosts.ts';
import { type Measured, ordersAt, SOON, STEP, type Times, untilItBreaks } from './load.ts';
import { openTables } from './tables.ts';

export interface ServerBench {
  readonly game: string;
  readonly tables: number;
  readonly watchers: number;
  /** Seconds from one order at a table to the next. */
  readonly every: number;
  /** For each measurement. */
  readonly seconds: number;
  readonly processes: number;
  /** Whether it is also driven faster and faster, until the echoes come too late. */
  readonly breaks: boolean;
  readonly json: boolean;
}

const WARM_UP = 5;

export async function benchServer(wanted: ServerBench, io: Io): Promise<void> {
  const url = io.env.DATABASE_URL || undefined;
  if (wanted.processes > 1 && url === undefined) throw new Mistake('several processes need one PostgreSQL: name it with DATABASE_URL');
  const loadBefore = loadavg()[0] ?? 0;
  const hosts = await startHosts(wanted.processes, url);
  try {
    const { id, sides } = gameNamed(wanted.game);
    const tables = await openTables({
      ...wanted,
      addresses: hosts.addresses,
      game: id,
      sides,
      onProgress: (made) => io.progress(`${made} tables ...`),
    });
    const perSecond = wanted.tables / wanted.every;
    io.progress('warming up ...');
    await ordersAt(tables, perSecond, WARM_UP);
    io.progress('measuring ...');
    const measured = await ordersAt(tables, perSecond, wanted.seconds);
    const memory = hosts.memory();
    const tries: Measured[] = [];
    if (wanted.breaks)
      await untilItBreaks(tables, perSecond * STEP, wanted.seconds, (each) => {
        tries.push(each);
        io.progress(`${each.perSecond} orders a second: 95 of 100 within ${each.echoes.p95.toFixed(0)} ms`);
      });
    io.progress('');
    for (const table of tables) table.close();
    const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length, loadBefore };
    const result = { ...machine, database: url === undefined ? 'embedded' : 'postgres', ...wanted, memory, measured, tries };
    if (wanted.json) printJson(io, result);
    else for (const line of inWords(result)) io.out(line);
  } finally {
    hosts.stop();
  }
}

interface Result extends ServerBench {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  readonly loadBefore: number;
  readonly database: string;
  readonly memory: number | null;
  readonly measured: Measured;
  readonly tries: readonly Measured[];
}

const inWords = (result: Result): string[] => [
  `Node ${result.node} on ${result.cores} cores of ${result.processor}, load ${result.loadBefore.toFixed(1)} before; ${result.database}, ${result.processes} server process(es)`,
  `${grouped(result.tables)} tables of ${result.game}, an order every ${result.every} s at each, ${grouped(result.watchers)} who look on; ${result.seconds} s`,
  '',
  ...columns([
    ['  orders/s', 'answered/s', 'echo p50', 'p95', 'p99', 'longest', 'seen p50', 'p95', 'p99', 'failed'],
    ...[result.measured, ...result.tries].map(rowOf),
  ]),
  '',
  ...(result.memory === null ? [] : [`  The servers held ${grouped(result.memory)} MB`]),
  ...breaking([result.measured, ...result.tries]),
];

const rowOf = ({ perSecond, answeredPerSecond, echoes, sights, failed }: Measured): string[] => [
  `  ${perSecond}`,
  answeredPerSecond.toFixed(0),
  ...[echoes.p50, echoes.p95, echoes.p99, echoes.longest].map(milliseconds),
  ...timesOf(sights),
  String(failed),
];

const timesOf = ({ p50, p95, p99 }: Times): string[] => [p50, p95, p99].map(milliseconds);

const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** The fastest that was in time, and the first that was not. */
function breaking(tries: readonly Measured[]): string[] {
  const [held, last] = tries.slice(-2);
  if (!held || !last) return [];
  if (held.echoes.p95 >= SOON) return [`  95 of 100 took longer than ${SOON} ms at ${held.perSecond} orders a second`];
  return [`  95 of 100 within ${SOON} ms up to ${held.perSecond} orders a second, no longer at ${last.perSecond}`];
}
