/** The markers of each zone, one beside the other or in a pile that a press fans out. */
import { createMemo, For, Match, Switch } from 'solid-js';
import { legible } from '../../../kit/legible.ts';
import { Stack } from '../../../kit/stack.tsx';
import { counted } from '../../../kit/words.ts';
import type { ZoneId } from '../state.ts';
import type { ChartPart } from './chart-part.ts';
import { fleetIn } from './fleets.ts';
import { EnemyMarker, FleetMarker, KnownMarker } from './markers.tsx';
import { keptStations, type Lying, markerRoom, markerScale, onTop, type Stations, stationsOf } from './stations.ts';

const ZoneStack = (props: ChartPart & { readonly zone: ZoneId; readonly lying: readonly Lying[]; readonly scale: number }) => {
  const all = createMemo(() => onTop(props.lying, props.desk.opened()));
  const room = () => markerRoom(props.desk.war().theatre, props.zone, props.scale);
  const isLit = ({ id }: Lying): boolean => id === props.desk.opened() || props.desk.isLit(id);
  const press = ({ kind, id }: Lying): void => (kind === 'fleet' ? props.desk.pressFleet(id) : props.desk.pressPiece(id));
  return (
    <Stack
      each={all()}
      room={room()}
      label={`${props.zone}: ${counted(all().length, 'marker')}`}
      most={props.scale}
      least={props.scale}
      offered={all().some(({ id }) => props.desk.unwritten().has(id))}
      selected={all().some(isLit)}
    >
      {(lying, close) => {
        const pressIt = (): void => {
          close();
          press(lying);
        };
        return (
          <Switch>
            <Match when={lying.kind === 'fleet' && fleetIn(props.desk.view(), lying.id)}>
              {(fleet) => <FleetMarker desk={props.desk} fleet={fleet()} press={pressIt} />}
            </Match>
            <Match when={lying.kind === 'marker' && lying.marker}>
              {(marker) => <EnemyMarker desk={props.desk} marker={marker()} press={pressIt} />}
            </Match>
            <Match when={lying.kind === 'known' && lying.known}>
              {(known) => <KnownMarker desk={props.desk} known={known()} press={pressIt} />}
            </Match>
          </Switch>
        );
      }}
    </Stack>
  );
};

/** From south to north would hide bands; from north to south each marker shows its own. What is in hand comes last. */
const inOrder = (stations: Stations, opened: string | null): readonly ZoneId[] => {
  const holds = (zone: ZoneId): boolean => stations.get(zone)?.some(({ id }) => id === opened) === true;
  return [...stations.keys()].sort((a, b) => Number(holds(a)) - Number(holds(b)) || a.localeCompare(b));
};

export const Stacks = (props: ChartPart) => {
  const { unit } = legible();
  const stations = createMemo<Stations>((before) => keptStations(before, stationsOf(props.desk.view())), new Map());
  const scale = createMemo(() => markerScale(unit()));
  return (
    <For each={inOrder(stations(), props.desk.opened())}>
      {(zone) => <ZoneStack desk={props.desk} zone={zone} lying={stations().get(zone) ?? []} scale={scale()} />}
    </For>
  );
};
