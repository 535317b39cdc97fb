/** From the events of a battle to what they look like on the water. A game says where in its view the battle lies. */
import type { Act, Acts, Part } from '../../kit/playback.ts';
import type { ShipId } from '../battle.ts';
import type { BattlePlayed } from '../played.ts';
import type { PieceView } from '../view.ts';
import type { Fight } from './results.ts';

/** What is drawn over the ships: a salvo or a spread of torpedoes from counter to counter, and who goes down. */
export type BattleMark =
  | { readonly kind: 'salvo'; readonly from: string; readonly to: string; readonly torpedoes: boolean; readonly hits: number }
  | { readonly kind: 'sunk'; readonly ship: ShipId };

/** Where the battle lies in the view of a game. */
export interface Lens<V> {
  fightIn(view: V): Fight | null;
  /** The view with another battle in the place of its own. */
  put(view: V, fight: Fight): V;
}

const withPieces = (fight: Fight, change: (piece: PieceView) => PieceView): Fight => ({ ...fight, pieces: fight.pieces.map(change) });

export function battleActs<V>({ fightIn, put }: Lens<V>): Acts<BattlePlayed, V, BattleMark> {
  const changed =
    (change: (piece: PieceView) => PieceView) =>
    (view: V): V => {
      const fight = fightIn(view);
      return fight ? put(view, withPieces(fight, change)) : view;
    };
  /** Nothing is played where there was no battle before. */
  const act = (phase: string, piece: string, part: Part<V, BattleMark>): Act<V, BattleMark> => ({
    group: [phase, piece],
    parts: (view) => (fightIn(view) ? [part] : []),
  });
  return {
    moved: ({ pieces, to }) => {
      const tokens = new Set(pieces.map(({ token }) => token));
      const after = changed((piece) => (tokens.has(piece.token) ? { ...piece, hex: to } : piece));
      return act('movement', pieces[0]?.token ?? '', { title: 'Movement', marks: [], after });
    },
    slid: ({ by }) => {
      const after = changed((piece) => (piece.hex === null ? piece : { ...piece, hex: piece.hex + by }));
      return act('slide', '', { title: 'The map follows', marks: [], after });
    },
    fired: ({ by, at, with: arm, hits }) => {
      const torpedoes = arm === 'torpedoes';
      const mark: BattleMark = { kind: 'salvo', from: by.token, to: at.token, torpedoes, hits };
      return act('fire', at.token, { title: torpedoes ? 'Torpedoes' : 'Gunnery', marks: [mark] });
    },
    sunk: ({ ship }) => act('sinking', ship, { title: 'Sunk', marks: [{ kind: 'sunk', ship }] }),
  };
}
