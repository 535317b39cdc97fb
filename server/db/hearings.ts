/** One line to PostgreSQL for all who hear what processes tell each other. */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { Database, Hearing } from './database.ts';
import { LINE_OPTIONS } from './lanes.ts';
import { notDoubtful, troubleOf } from './postgres-trouble.ts';

export const CHANNEL = 'line_ahead';

/** From one try to listen again to the next. */
const SECONDS_BETWEEN = 1;

export interface Hearings {
  readonly add: Database['listen'];
  close(): Promise<void>;
}

interface HearingsWanted {
  /** A line on which nothing was heard for so long is dead, in milliseconds; a few times as often we say something ourselves. */
  readonly patience: number;
  readonly tell: (subject: string) => Promise<void>;
}

interface Line {
  readonly begun: Promise<void>;
  end(): Promise<void>;
}

/** Opened again by postgres.js when it was cut, and by us when nothing comes over it any more, not even what we say ourselves. */
export function hearingsOn(url: string, { patience, tell }: HearingsWanted): Hearings {
  const hearings = new Set<Hearing>();
  const pulse = `pulse ${randomUUID()}`;
  let line: Line | null = null;
  let heardAt = Date.now();
  let isBegun = false;

  const heard = (subject: string): void => {
    heardAt = Date.now();
    if (!subject.startsWith('pulse ')) for (const hearing of hearings) hearing.heard(subject);
  };
  const begun = (): void => {
    heardAt = Date.now();
    if (isBegun) for (const hearing of hearings) hearing.missed();
    isBegun = true;
  };
  const start = (): Line => {
    const sql = postgres(url, { ...LINE_OPTIONS, backoff: () => SECONDS_BETWEEN });
    const end = (): Promise<void> => sql.end({ timeout: 0 });
    return { begun: sql.listen(CHANNEL, heard, begun).then(() => undefined), end };
  };
  const feel = (): void => {
    if (!line) return;
    tell(pulse).catch(() => undefined);
    if (Date.now() - heardAt < patience) return;
    heardAt = Date.now();
    void line.end();
    line = start();
    line.begun.catch(() => undefined);
  };
  const feeling = setInterval(feel, patience / 3);
  feeling.unref();

  return {
    async add(hearing) {
      line ??= start();
      try {
        await line.begun;
      } catch (error) {
        void line?.end();
        line = null;
        throw notDoubtful(troubleOf(error));
      }
      hearings.add(hearing);
      return async () => void hearings.delete(hearing);
    },
    async close() {
      clearInterval(feeling);
      await line?.end();
    },
  };
}
