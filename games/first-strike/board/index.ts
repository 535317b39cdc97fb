/** The board module of First Strike!, as the table loads it. */
export { Board, describe, headline, Score, Sheet } from './board.tsx';
