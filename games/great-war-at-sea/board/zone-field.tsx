/** The zones themselves: pressed and hovered by mouse or finger as one field, walked over by keyboard. */
import { createSignal, onMount, Show } from 'solid-js';
import type { ZoneId } from '../data/theatre.ts';
import type { ChartPart } from './chart-part.ts';
import { zoneBox } from './charts.ts';
import { frameOf } from './plate.ts';
import { zoneUnder } from './shapes.ts';
import { walkedTo } from './walk.ts';
import { zoneInWords } from './words.ts';

/** The zone that the keyboard is at. A new element for each, so that the chart follows the focus. */
const Cursor = (props: ChartPart & { readonly zone: ZoneId; readonly isWalking: boolean; readonly onWalk: (zone: ZoneId) => void }) => {
  let element!: SVGRectElement;
  onMount(() => props.isWalking && element.focus({ preventScroll: true }));
  const box = () => zoneBox(props.desk.war().theatre, props.zone);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = walkedTo(props.desk.war().theatre, props.zone, event.key);
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) props.desk.pressZone(props.zone);
    else props.onWalk(next);
  };
  const label = () =>
    `${zoneInWords(props.desk.war(), props.desk.view(), props.zone)}. Arrow keys walk over the zones${props.desk.pen() ? ', Enter steers for this one' : ''}.`;
  return (
    <rect
      ref={element}
      class="gw-cursor"
      x={box()[0] + 2}
      y={box()[1] + 2}
      width={box()[2] - 4}
      height={box()[3] - 4}
      rx="3"
      tabindex={0}
      role="button"
      aria-label={label()}
      onKeyDown={onKey}
      onFocus={() => props.desk.hover(props.zone)}
      onBlur={() => props.desk.hover(null)}
    />
  );
};

export const ZoneField = (props: ChartPart) => {
  let field!: SVGRectElement;
  const [aim, setAim] = createSignal<ZoneId | null>(null);
  const frame = () => frameOf(props.desk.war().theatre.grid);
  const under = ({ clientX, clientY }: MouseEvent): ZoneId | null => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(field.getScreenCTM()?.inverse());
    return zoneUnder(props.desk.war().theatre, x, y) ?? null;
  };
  const hovered = (): ZoneId | null => (props.desk.dragging.now() ? null : props.desk.hovered());
  const start = (): ZoneId => aim() ?? props.desk.pen()?.start ?? props.desk.fleet()?.zone ?? props.desk.view().fleets[0]?.zone ?? 'A1';
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
      <Show when={start()} keyed>
        {(zone) => <Cursor desk={props.desk} zone={zone} isWalking={aim() === zone} onWalk={setAim} />}
      </Show>
    </>
  );
};
