/** Two oceans of 1914: Emden off India, Spee on his way to South America, and those who look for them. */
import { Course, type PictureProps, Piece, SeaName, TablePicture } from '../../../kit/table-picture.tsx';
import land from './picture-land.json' with { type: 'json' };

const Picture = (props: PictureProps) => (
  <TablePicture land={land} lines={100}>
    <SeaName x={560} y={60}>
      Pacific
    </SeaName>
    <Course foe d="M300 62Q430 120 470 170T700 240T900 330" />
    <Course d="M60 250Q110 230 150 200" />
    <Piece nation="german" name="Emden" profile={props.drawings.emden} x={96} y={112} />
    <Piece nation="british" name="Minotaur" profile={props.drawings.minotaur} x={40} y={268} />
    <Piece nation="japanese" name="Ibuki" profile={props.drawings.ibuki} x={330} y={30} />
    <Piece nation="german" name="Scharnhorst" profile={props.drawings.scharnhorst} x={520} y={170} ghost />
    <Piece nation="british" name="Good Hope" profile={props.drawings['good-hope']} x={750} y={280} />
  </TablePicture>
);

export default Picture;
