/** What is stored at one go: told when it is on the disk, and not before. */
import { expect, test } from 'vitest';
import { type Frame, Groups } from '../db/groups.ts';

/** Commits when the test says so. */
class Disk implements Frame {
  readonly commits: { resolve(): void; reject(error: Error): void }[] = [];
  undone = 0;

  begin(): void {}

  async apart<T>(work: () => Promise<T>): Promise<{ readonly value: T }> {
    return { value: await work() };
  }

  commit(): Promise<void> {
    return new Promise((resolve, reject) => void this.commits.push({ resolve, reject }));
  }

  isDoubtful(): boolean {
    return true;
  }

  undo(): void {
    this.undone++;
  }
}

const soon = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 10));

test('nobody is told before all is on the disk, and those who came meanwhile make the next group', async () => {
  const disk = new Disk();
  const groups = new Groups(disk);
  const told: string[] = [];
  const add = (name: string): void => void groups.add(async () => name).then((done) => told.push(done));
  add('one');
  add('two');
  await soon();
  add('three');
  await soon();
  expect([told, disk.commits.length]).toEqual([[], 1]);
  disk.commits[0]?.resolve();
  await soon();
  expect([told, disk.commits.length]).toEqual([['one', 'two'], 2]);
  disk.commits[1]?.resolve();
  await groups.idle();
  expect(told).toEqual(['one', 'two', 'three']);
});

test('what the disk did not take is told to nobody as done', async () => {
  const disk = new Disk();
  const groups = new Groups(disk);
  const both = Promise.allSettled([groups.add(async () => 'one'), groups.add(async () => 'two')]);
  await soon();
  disk.commits[0]?.reject(new Error('the disk is gone'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(disk.undone).toBe(1);
});
