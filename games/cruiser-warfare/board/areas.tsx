/** The sea areas as such: what they are called, who is there, and whether they can be chosen. */
import { For } from 'solid-js';
import { Space } from '../../../kit/space.tsx';
import { counted } from '../../../kit/words.ts';
import { AREAS, type Area, areaName } from '../data/areas.ts';
import type { ChartPart } from './chart-part.ts';
import { areaShape } from './charts.ts';
import type { Desk } from './desk.ts';
import type { Muster } from './muster.ts';
import { areaInWords } from './words.ts';

interface AreasProps extends ChartPart {
  readonly muster: Muster;
  readonly onHover: (area: Area | null) => void;
}

const whoIsIn = (muster: Muster, area: Area): string =>
  [
    counted(muster.at(area, 'allied').length, 'Allied fleet or marker', 'Allied fleets or markers'),
    counted(muster.at(area, 'central').length, 'Central fleet or marker', 'Central fleets or markers'),
  ]
    .filter((words) => !words.startsWith('no '))
    .join(', ');

const areaLabel = ({ view, data, desk, muster }: AreasProps, area: Area): string =>
  [
    areaInWords(data, view, area),
    whoIsIn(muster, area),
    desk.wayTo(area) ? 'press to send the fleet here' : desk.isOffered(area) ? 'may be chosen' : '',
  ]
    .filter(Boolean)
    .join('; ');

/** A fleet is carried over it that may sail there. */
const isUnderHand = ({ carrying, wayTo }: Desk, area: Area): boolean => carrying.dragging.now()?.over === area && wayTo(area) !== undefined;

/** The areas as such; all that lies on them is drawn apart. */
export const Areas = (props: AreasProps) => (
  <For each={AREAS}>
    {(id) => (
      <g
        class="cw-area"
        data-piece-id={id}
        classList={{
          'kit-lit-area': props.desk.isLit(id),
          'cw-way': props.desk.wayTo(id) !== undefined,
          'cw-over': isUnderHand(props.desk, id),
        }}
        onFocusIn={() => props.onHover(id)}
        onFocusOut={() => props.onHover(null)}
      >
        <Space
          path={areaShape(id).path}
          name={areaName(id)}
          label={areaLabel(props, id)}
          offered={props.desk.isOffered(id)}
          selected={props.desk.opened() === id}
          onPress={() => props.desk.pressArea(id)}
          onHover={(inside) => props.onHover(inside ? id : null)}
        />
      </g>
    )}
  </For>
);
