/** The zones themselves: pressed and hovered by mouse or finger as one field, walked over by keyboard. */
import { Show } from 'solid-js';
import type { ZoneId } from '../data/theatre.ts';
import type { ChartPart } from './chart-part.ts';
import { zoneBox } from './charts.ts';
import { frameOf } from './plate.ts';
import { zoneUnder } from './shapes.ts';
import { zoneInWords } from './words.ts';
import { ZoneCursor } from './zone-cursor.tsx';

export const ZoneField = (props: ChartPart) => {
  let field!: SVGRectElement;
  const frame = () => frameOf(props.desk.war().theatre.grid);
  const under = ({ clientX, clientY }: MouseEvent): ZoneId | null => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(field.getScreenCTM()?.inverse());
    return zoneUnder(props.desk.war().theatre, x, y) ?? null;
  };
  const hovered = (): ZoneId | null => (props.desk.dragging.now() ? null : props.desk.hovered());
  const start = (): ZoneId => props.desk.pen()?.start ?? props.desk.fleet()?.zone ?? props.desk.view().fleets[0]?.zone ?? 'A1';
  const label = (zone: ZoneId): string =>
    `${zoneInWords(props.desk.war(), props.desk.view(), zone)}. Arrow keys walk over the zones${props.desk.pen() ? ', Enter steers for this one' : ''}.`;
  return (
    <>
      <rect
        ref={field}
        class="gw-field"
        classList={{ 'gw-field-writing': props.desk.pen() !== null }}
        x={frame()[0]}
        y={frame()[1]}
        width={frame()[2]}
        height={frame()[3]}
        role="presentation"
        onPointerMove={(event) => event.pointerType === 'mouse' && props.desk.hover(under(event))}
        onPointerLeave={() => props.desk.hover(null)}
        onClick={(event) => {
          const zone = under(event);
          if (zone !== null) props.desk.pressZone(zone);
        }}
      />
      <g>
        <Show when={hovered()}>
          {(zone) => {
            const box = () => zoneBox(props.desk.war().theatre, zone());
            return <rect class="gw-hovered" x={box()[0]} y={box()[1]} width={box()[2]} height={box()[3]} aria-hidden="true" />;
          }}
        </Show>
      </g>
      <ZoneCursor
        theatre={props.desk.war().theatre}
        start={start()}
        label={label}
        onPress={(zone) => props.desk.pressZone(zone)}
        onFocus={(zone) => props.desk.hover(zone)}
      />
    </>
  );
};
