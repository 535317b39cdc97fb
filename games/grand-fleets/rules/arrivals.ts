/** Ships that come later enter at the start of the Movement Phase of their turn, in formation, where the board has not floated away from them. */
import type { Hex } from '../../../chart/hex.ts';
import { hexAt } from '../../../chart/hex.ts';
import { battleOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { Board, ShipState } from '../state.ts';
import { shiftFor } from './board.ts';

export function arrive(g: Play): void {
  const { turn, ships, board } = g.state;
  const { berths } = battleOf(g.data, g.state);
  const coming = ships.filter(({ fate }, place) => fate === 'coming' && (berths[place]?.arrives ?? 0) <= turn);
  if (coming.length === 0) return;
  for (const side of new Set(coming.map((ship) => ship.side)))
    enter(
      board,
      coming.filter((ship) => ship.side === side),
    );
  g.tell?.({ type: 'arrived', ships: coming.map(({ id }) => id) });
}

/** All of a side are moved alike by as much as the board has floated away, first across and then along the columns. */
function enter(board: Readonly<Board>, ships: readonly ShipState[]): void {
  const move = (by: Hex): void => {
    for (const ship of ships) ship.hex += by;
  };
  const shift = () =>
    shiftFor(
      board,
      ships.map(({ hex }) => hex),
    );
  const { columns } = shift();
  move(hexAt(-columns, columns >> 1));
  move(hexAt(0, -shift().rows));
  for (const ship of ships) ship.fate = 'afloat';
}
