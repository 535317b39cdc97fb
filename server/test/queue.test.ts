/** Jobs, in a process that is alone and on PostgreSQL: none is lost, whatever happens while it is done. */
import { afterEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../db/postgres.ts';
import { JobsInProcess } from '../jobs/in-process.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { PostgresJobs } from '../jobs/postgres.ts';
import { testsOnPostgres } from './on-postgres.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const outcomes = { onDone: () => undefined, onTrouble: () => undefined };

/** What was done, and how the next are to come out: there is more to do, or it breaks down; else all is done. */
function workingOn(jobs: Jobs, ...next: ('more' | 'broken')[]) {
  const done: string[] = [];
  jobs.work('bots', async ({ key }) => {
    done.push(key);
    const outcome = next.shift();
    if (outcome === 'broken') throw new Error('broken');
    return outcome === 'more';
  });
  return done;
}

/** One that is put while it is being done, when the first look is past what it should have seen. */
async function putMeanwhile(jobs: Jobs): Promise<void> {
  const done: string[] = [];
  let end = (): void => undefined;
  jobs.work('bots', async ({ key }) => {
    done.push(key);
    if (done.length === 1)
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    return false;
  });
  jobs.put('bots', 'a');
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['a']);
  jobs.put('bots', 'a');
  end();
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['a', 'a']);
}

describe('in a process', () => {
  const open = (): Jobs => {
    const jobs = new JobsInProcess(outcomes);
    opened.push(() => jobs.close());
    return jobs;
  };

  test('a job of which there is more to do is done on', async () => {
    const jobs = open();
    const done = workingOn(jobs, 'more', 'more');
    jobs.put('bots', 'a');
    await expect.poll(() => done).toEqual(['a', 'a', 'a']);
  });

  test('a job that is put while it is being done is done once more', () => putMeanwhile(open()));
});

const onPostgres = testsOnPostgres();

async function openOn(url: string): Promise<Jobs> {
  const database = await openPostgres(url);
  opened.push(() => database.close());
  const jobs = await PostgresJobs.open({ ...outcomes, url, database });
  opened.push(() => jobs.close());
  return jobs;
}

onPostgres('PostgreSQL: a job of which there is more to do is done on, and one that broke down is tried again', async (server) => {
  const jobs = await openOn(await server.database());
  const done = workingOn(jobs, 'more', 'broken');
  jobs.put('bots', 'a');
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['a', 'a', 'a']);
});

onPostgres('PostgreSQL: a job that is put while it is being done is done once more', async (server) => {
  await putMeanwhile(await openOn(await server.database()));
});
