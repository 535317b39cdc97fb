/** The kernel at work, off the page's thread: takes requests, holds the game, answers. */
import type { Kind, Ruleset } from '../kernel/index.ts';
import { BadRecord } from '../kernel/index.ts';
import { createClerk } from './clerk.ts';
import { isGameId } from './games.ts';
import { letterBox } from './letter-box.ts';
import type { Answered, Asked } from './protocol.ts';
import { rulesetOf } from './rulesets.ts';
import { sealKey } from './seal-key.ts';
import { randomSeed } from './seed.ts';
import { browserStore } from './store.ts';

const rulesOf = async (game: string): Promise<Ruleset<Kind>> => {
  if (!isGameId(game)) throw new BadRecord('game', `Line Ahead has no game called '${game}'`);
  return rulesetOf(game);
};

const answerTo = createClerk({
  rulesOf,
  newSeed: randomSeed,
  sealKey,
  letterBox,
  store: browserStore,
  now: () => performance.now(),
  rest: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** Requests are answered in the order in which they came, even while a game is still being fetched. */
let queue: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  queue = queue.then(async () => {
    const answered: Answered = { id: data.id, answer: await answerTo(data.request) };
    postMessage(answered);
  });
});
