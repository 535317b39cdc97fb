/** The German Bight on Christmas morning: the carriers have launched, and an airship comes to look. */
import { Course, Piece, SeaName, TablePicture } from '../../../kit/table-picture.tsx';
import land from './picture-land.json' with { type: 'json' };
import { raiderProfiles, seaplane, shipProfiles } from './profiles.ts';

const Picture = () => (
  <TablePicture land={land} lines={125}>
    <SeaName x={330} y={70}>
      German Bight
    </SeaName>
    <Course d="M150 330Q330 250 520 170" />
    <Course d="M560 190Q660 200 760 236" />
    <Piece nation="british" name="Engadine" profile={shipProfiles.engadine} x={330} y={190} />
    <Piece nation="british" name="Arethusa" profile={shipProfiles.arethusa} x={150} y={262} />
    <Piece nation="british" name="119" profile={seaplane} x={560} y={210} />
    <Piece nation="german" name="L 6" profile={raiderProfiles.zeppelin} x={520} y={60} />
    <Piece nation="german" name="Batteries" x={790} y={190} />
  </TablePicture>
);

export default Picture;
