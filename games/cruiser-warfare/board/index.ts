/** The board module of Cruiser Warfare, as the table loads it. */
export { Board, describe, headline, Score, Sheet } from './board.tsx';
