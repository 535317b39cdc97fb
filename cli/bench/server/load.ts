/** Orders at an even pace to many tables, and how long it takes until they are answered and seen. Knows no server. */

/** A table that is played at, with those who look on. */
export interface LiveTable {
  /** Gives an order; resolves when it is answered, false if there was none to give. */
  order(): Promise<boolean>;
  /** To be called whenever something new has come to one of those who look on. */
  onSeen: () => void;
}

export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

/** In milliseconds, from the moment at which the order was due. */
export interface Measured {
  readonly perSecond: number;
  /** Orders that were answered in a second. */
  readonly answeredPerSecond: number;
  readonly echoes: Times;
  /** By those who look on. */
  readonly sights: Times;
  readonly failed: number;
}

const now = (): number => performance.now();
const until = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, time - now())));

/** One table after the other is due, whether the server is behind or not: whoever waits for it waits from when his order was due. */
export async function ordersAt(tables: readonly LiveTable[], perSecond: number, seconds: number): Promise<Measured> {
  const [echoes, sights]: [number[], number[]] = [[], []];
  const lines = new Map<LiveTable, Promise<void>>();
  let failed = 0;
  const give = async (table: LiveTable, due: number): Promise<void> => {
    table.onSeen = () => void sights.push(now() - due);
    try {
      if (await table.order()) echoes.push(now() - due);
    } catch {
      failed++;
    }
  };
  const start = now();
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = start + (number * 1000) / perSecond;
    if (due > now()) await until(due);
    const table = tables[number % tables.length];
    if (table)
      lines.set(
        table,
        (lines.get(table) ?? Promise.resolve()).then(() => give(table, due)),
      );
  }
  await Promise.all(lines.values());
  const took = (now() - start) / 1000;
  for (const table of tables) table.onSeen = () => undefined;
  return { perSecond, answeredPerSecond: echoes.length / took, echoes: timesOf(echoes), sights: timesOf(sights), failed };
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
}

/** How soon an order must be answered to nineteen of twenty, in milliseconds. */
export const SOON = 100;

/** From one try to the next. */
export const STEP = 1.25;

/** Faster and faster, until the echoes come too late; the last that were in time, and the first that were not. */
export async function untilItBreaks(
  tables: readonly LiveTable[],
  from: number,
  seconds: number,
  onTry: (measured: Measured) => void,
): Promise<{ readonly holds: Measured | null; readonly breaks: Measured }> {
  let holds: Measured | null = null;
  for (let perSecond = from; ; perSecond *= STEP) {
    const measured = await ordersAt(tables, Math.round(perSecond), seconds);
    onTry(measured);
    if (measured.failed > 0 || measured.echoes.p95 >= SOON) return { holds, breaks: measured };
    holds = measured;
  }
}
