/** What is counted and measured here, in the text that Prometheus reads. Of tables and people only how many, never which. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Sql } from './db/database.ts';
import { text, whole } from './db/row.ts';

const COUNTERS = {
  acts_stored: 'Acts that were stored, of people and of bots',
  bot_moves: 'Answers of bots that were stored',
  orders_refused: 'Orders that the rules refused',
  requests: 'Requests under /api that were answered',
  requests_failed: 'Requests under /api that were answered with a failure of our own',
  database_errors: 'Times that the database could not be used',
  jobs_done: 'Jobs of the queue that were done here',
  jobs_failed: 'Jobs of the queue that came to nothing here',
} as const;

const GAUGES = {
  sockets: 'Lines to pages that are open',
  rooms: 'Tables in memory',
} as const;

export type Counter = keyof typeof COUNTERS;
export type Gauge = keyof typeof GAUGES;

const NANOSECONDS = 1e9;

export class Metrics {
  private readonly counts = new Map<Counter, number>();
  private readonly gauges = new Map<Gauge, () => number>();
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
  }

  count(counter: Counter, by = 1): void {
    this.counts.set(counter, this.of(counter) + by);
  }

  of(counter: Counter): number {
    return this.counts.get(counter) ?? 0;
  }

  /** Looked up whenever it is asked for. */
  measure(gauge: Gauge, read: () => number): void {
    this.gauges.set(gauge, read);
  }

  /** The delays are those since it was last asked for. */
  text(): string {
    const { rss, heapUsed } = process.memoryUsage();
    const text = [
      ...keys(COUNTERS).map((name) => entry(`${name}_total`, 'counter', COUNTERS[name], this.of(name))),
      ...keys(GAUGES).map((name) => entry(name, 'gauge', GAUGES[name], this.gauges.get(name)?.() ?? 0)),
      entry('event_loop_delay_p99_seconds', 'gauge', 'Of a hundred turns of the loop, how late the last but one came', this.late(99)),
      entry('event_loop_delay_max_seconds', 'gauge', 'How late the latest turn of the loop came', this.late(100)),
      entry('resident_bytes', 'gauge', 'Memory of the process', rss),
      entry('heap_bytes', 'gauge', 'Memory in use by its objects', heapUsed),
      entry('up_seconds', 'gauge', 'Since the process began', Math.round(process.uptime())),
    ].join('');
    this.delay.reset();
    return text;
  }

  private late(percent: number): number {
    return this.delay.percentile(percent) / NANOSECONDS;
  }

  close(): void {
    this.delay.disable();
  }
}

const heading = (name: string, type: 'counter' | 'gauge', help: string): string =>
  `# HELP line_ahead_${name} ${help}\n# TYPE line_ahead_${name} ${type}\n`;

const entry = (name: string, type: 'counter' | 'gauge', help: string, value: number): string =>
  `${heading(name, type, help)}line_ahead_${name} ${value}\n`;

/** How many tables the database holds, the same for every process on it; nothing while it cannot be reached. */
export async function tablesInWords(sql: Sql): Promise<string> {
  const rows = await sql.rows('SELECT stage, COUNT(*) AS count FROM tables GROUP BY stage ORDER BY stage').catch(() => []);
  const lines = rows.map((row) => `line_ahead_tables{stage="${text(row, 'stage')}"} ${whole(row, 'count')}\n`);
  return lines.length === 0 ? '' : heading('tables', 'gauge', 'Tables in the database') + lines.join('');
}

const keys = <K extends string>(record: Readonly<Record<K, string>>): readonly K[] => {
  const names: K[] = [];
  for (const name in record) names.push(name);
  return names;
};
