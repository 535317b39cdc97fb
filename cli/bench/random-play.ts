/**
 * Random play is measured in a thread of its own. What else the bench does (games with logs, views, copies) teaches the runtime shapes that
 * random play never meets, and slows it down; whoever simulates has a fresh runtime.
 */
import { Worker } from 'node:worker_threads';
import type { Options } from '../../kernel/index.ts';
import type { Subject } from './subject.ts';

/** A subject, as it can be sent. */
export interface RandomPlay {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
}

/** Commands a second. */
export function randomPlayOf({ ruleset, scenario, options }: Subject): Promise<number> {
  const workerData: RandomPlay = { game: ruleset.id, scenario, options };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./random-worker.js', import.meta.url), { workerData });
    thread.on('message', resolve);
    thread.on('error', reject);
  });
}
