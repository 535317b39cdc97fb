/** The seas of Europe with a fleet in every corner of them. */
import { For } from 'solid-js';
import type { Nation } from '../../../kit/nation.tsx';
import { type PictureProps, Piece, SeaName, TablePicture } from '../../../kit/table-picture.tsx';
import land from './picture-land.json' with { type: 'json' };

const FLEETS: readonly { readonly nation: Nation; readonly id: string; readonly name: string; readonly x: number; readonly y: number }[] = [
  { nation: 'british', id: 'iron-duke', name: 'Iron Duke', x: 196, y: 34 },
  { nation: 'german', id: 'konig', name: 'König', x: 402, y: 56 },
  { nation: 'french', id: 'courbet', name: 'Courbet', x: 262, y: 262 },
  { nation: 'italian', id: 'dante-alighieri', name: 'Dante', x: 448, y: 290 },
  { nation: 'turkish', id: 'sultan-selim', name: 'Sultan Selim', x: 640, y: 214 },
];

const Picture = (props: PictureProps) => (
  <TablePicture land={land} lines={100}>
    <SeaName x={96} y={236}>
      Atlantic
    </SeaName>
    <For each={FLEETS}>{({ id, ...piece }) => <Piece {...piece} profile={props.drawings[id]} />}</For>
  </TablePicture>
);

export default Picture;
