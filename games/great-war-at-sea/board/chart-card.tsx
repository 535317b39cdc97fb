/** The panel that any card of the chart is laid on; to close it is to have nothing open. */
import type { JSX } from 'solid-js';
import { Panel } from '../../../kit/panel.tsx';
import type { PanelPart } from './chart-part.ts';

interface CardProps {
  readonly part: PanelPart;
  readonly title: string;
  readonly words: JSX.Element;
  readonly children: JSX.Element;
}

export const ChartCard = (props: CardProps) => (
  <Panel
    title={props.title}
    words={props.words}
    side={props.part.side}
    isFolded={props.part.small}
    takesFocus={props.part.desk.isByHand()}
    class="gw-panel"
    onClose={() => props.part.desk.open(null)}
  >
    {props.children}
  </Panel>
);
