/** `<SetName>`: a name on a drawing in the room it has. */
import { setIn } from './text-size.ts';

interface SetNameProps {
  readonly class: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: number;
}

export const SetName = (props: SetNameProps) => {
  const set = () => setIn(props.name, props.room, props.size);
  return (
    <text
      class={props.class}
      x={props.x}
      y={props.y}
      font-size={`${props.size}px`}
      textLength={set().width}
      lengthAdjust={set().width === undefined ? undefined : 'spacingAndGlyphs'}
    >
      {set().words}
    </text>
  );
};
