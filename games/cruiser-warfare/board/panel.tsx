/** The panel beside the chart: one fleet, one marker or one area, and what can be ordered there. */

import { Match, Switch } from 'solid-js';
import { isArea } from '../data/areas.ts';
import { AreaPanel } from './area-panel.tsx';
import type { PanelPart } from './chart-part.ts';
import { FleetPanel } from './fleet-panel.tsx';
import { fleetIn } from './fleets.ts';
import { MarkerPanel } from './marker-panel.tsx';
import './css/panel.css';

export const Panel = (props: PanelPart & { readonly id: string }) => {
  const fleet = () => fleetIn(props.view, props.id);
  const area = () => (isArea(props.id) ? props.id : undefined);
  return (
    <Switch fallback={<MarkerPanel {...props} token={props.id} />}>
      <Match when={fleet()}>{(found) => <FleetPanel {...props} fleet={found()} />}</Match>
      <Match when={area()}>{(found) => <AreaPanel {...props} area={found()} />}</Match>
    </Switch>
  );
};
