/** The North Sea on a December morning: Hipper before Scarborough, and four fleets that could still cut him off. */
import { Course, type PictureProps, Piece, SeaName, TablePicture } from '../../../kit/table-picture.tsx';
import land from './picture-land.json' with { type: 'json' };

const Picture = (props: PictureProps) => (
  <TablePicture land={land} lines={50}>
    <SeaName x={566} y={40}>
      North Sea
    </SeaName>
    <Course foe d="M640 282Q560 200 420 236" />
    <Course d="M334 30Q380 110 470 180" />
    <Piece nation="german" name="Derfflinger" profile={props.drawings.derfflinger} x={420} y={176} />
    <Piece nation="british" name="Lion" profile={props.drawings.lion} x={386} y={58} />
    <Piece nation="british" name="Arethusa" profile={props.drawings.arethusa} x={404} y={272} />
    <Piece nation="german" name="not known" x={590} y={136} ghost />
  </TablePicture>
);

export default Picture;
