/** The board module of Great War at Sea, as the table loads it. */
export { dataFor } from '../data/pack.ts';
export { Board, describe, headline, Score, Sheet } from './board.tsx';
export { playing } from './playing.ts';
export { teaching } from './teaching.ts';
