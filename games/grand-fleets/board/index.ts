/** The board module of Grand Fleets, as the table loads it. */
export { dataFor } from '../data/pack.ts';
export { headline } from './account.ts';
export { Board } from './board.tsx';
export { playing } from './playback-acts.ts';
export { Score } from './score.tsx';
export { Sheet } from './sheet.tsx';
export { teaching } from './teaching.ts';
