/** One host for all programs: a game with its seats, bots, staff, undo, looking back, and a feed for each viewer. Runs in Node, in a browser and in a worker. */
export * from './about.ts';
export * from './changes.ts';
export * from './chapters.ts';
export type { StaffScope } from './crew.ts';
export * from './feed.ts';
export * from './keeper.ts';
export * from './landmarks.ts';
export * from './lesson.ts';
export * from './machine.ts';
export * from './memory-store.ts';
export * from './news.ts';
export type { Answered } from './only-answer.ts';
export { padded, unpadded } from './padding.ts';
export * from './reading.ts';
export * from './seats.ts';
export * from './sight.ts';
export * from './store.ts';
export * from './table.ts';
