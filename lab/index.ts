/** The laboratory: games without people, counted and checked. Runs in Node, in a browser and in a worker. */
export * from './dice.ts';
export * from './facts.ts';
export * from './play-game.ts';
export * from './report.ts';
export * from './rerun.ts';
export * from './simulate.ts';
export * from './spread.ts';
export * from './tally.ts';
export * from './verify.ts';
