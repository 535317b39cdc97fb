/** The panel beside the chart: one fleet, one airship, one group of boats, one enemy or one zone. */
import { Match, Switch } from 'solid-js';
import { hasZone } from '../data/zones.ts';
import { AirshipPanel } from './airship-panel.tsx';
import { BoatsPanel } from './boats-panel.tsx';
import type { PanelPart } from './chart-part.ts';
import { EnemyPanel } from './enemy-panel.tsx';
import { FleetPanel } from './fleet-panel.tsx';
import { fleetIn } from './fleets.ts';
import { ZonePanel } from './zone-panel.tsx';

export const OpenPanel = (props: PanelPart & { readonly id: string }) => (
  <Switch>
    <Match when={fleetIn(props.desk.view(), props.id)}>{(fleet) => <FleetPanel {...props} fleet={fleet()} />}</Match>
    <Match when={props.desk.view().airships.find(({ id }) => id === props.id)}>
      {(airship) => <AirshipPanel {...props} airship={airship()} />}
    </Match>
    <Match when={props.desk.view().boats.find(({ id }) => id === props.id)}>{(boats) => <BoatsPanel {...props} boats={boats()} />}</Match>
    <Match when={props.desk.view().known.find(({ token }) => token === props.id)}>
      {(known) => <EnemyPanel {...props} known={known()} />}
    </Match>
    <Match when={hasZone(props.desk.war().theatre, props.id)}>
      <ZonePanel {...props} zone={props.id} />
    </Match>
  </Switch>
);
