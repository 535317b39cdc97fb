/** Who is at a table, where its pages are open at more than one process. */
import { expect, onTestFinished, test } from 'vitest';
import type { Present } from '../../table/index.ts';
import type { Hearing } from '../db/database.ts';
import { Presence } from '../play/presence.ts';

/** PostgreSQL takes no longer word than this. */
const LONGEST = 8000;

/** What processes on one database tell each other. */
class Channel {
  readonly hearings = new Set<Hearing>();

  async tell(subject: string): Promise<void> {
    if (Buffer.byteLength(subject) >= LONGEST) throw new Error('payload string too long');
    for (const { heard } of this.hearings) heard(subject);
  }

  async listen(hearing: Hearing): Promise<() => Promise<void>> {
    this.hearings.add(hearing);
    return async () => void this.hearings.delete(hearing);
  }
}

async function processOn(channel: Channel, now: () => number, between = 1) {
  const troubles: unknown[] = [];
  const presence = await Presence.open({ database: channel, now, between, onTrouble: (error) => troubles.push(error) });
  onTestFinished(async () => {
    await presence.close();
    expect(troubles).toEqual([]);
  });
  return presence;
}

test('each process knows who is at the others, however many look on, until they go or nothing is heard of them', async () => {
  const channel = new Channel();
  let [now, seen]: [number, Present | null] = [0, null];
  const [one, two] = [await processOn(channel, () => now), await processOn(channel, () => now)];
  const sees = (present: Present) => expect.poll(() => seen).toEqual(present);
  one.come('t', 'red', (present) => {
    seen = present;
  });
  const goings = Array.from({ length: 2000 }, () => two.come('t', 'onlooker', () => undefined));
  const leave = two.come('t', 'blue', () => undefined);
  await sees({ sides: ['blue', 'red'], onlookers: 2000 });
  leave();
  for (const go of goings.splice(10)) go();
  await sees({ sides: ['red'], onlookers: 10 });
  // A page that comes later is told of those who were there before, wherever they are.
  let later: Present | null = null;
  one.come('t', 'green', (present) => {
    later = present;
  });
  expect(later).toEqual({ sides: ['green', 'red'], onlookers: 10 });
  for (const go of goings) go();
  await sees({ sides: ['green', 'red'], onlookers: 0 });
  two.come('t', 'blue', () => undefined);
  await sees({ sides: ['blue', 'green', 'red'], onlookers: 0 });
  channel.hearings.clear();
  now += 60_000;
  one.come('t', 'white', () => undefined);
  await sees({ sides: ['green', 'red', 'white'], onlookers: 0 });
});

test('whoever comes and goes without end tells neither the others nor other processes each time', async () => {
  const channel = new Channel();
  const presence = await processOn(channel, () => 0, 50);
  const [said, told]: [string[], Present[]] = [[], []];
  channel.hearings.add({ heard: (subject) => void (subject.startsWith('here') && said.push(subject)), missed: () => undefined });
  presence.come('t', 'red', (present) => void told.push(present));
  for (let times = 0; times < 1000; times++) presence.come('t', 'onlooker', () => undefined)();
  presence.come('t', 'blue', () => undefined);
  await expect.poll(() => told.at(-1)).toEqual({ sides: ['blue', 'red'], onlookers: 0 });
  expect([said.length, told.length]).toEqual([2, 2]);
});
