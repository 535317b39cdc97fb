/** The stacks of both sides in every area. */
import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { Stack } from '../../../kit/stack.tsx';
import { SIDES, sideWords } from '../../../tactical/board/sides.ts';
import { AREAS, type Area, areaName } from '../data/areas.ts';
import type { Side } from '../state.ts';
import { berthOf, isAloneIn } from './berths.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { areaShape } from './charts.ts';
import { FleetCounter, GhostCounter, MarkerCounter } from './counters.tsx';
import type { Muster } from './muster.ts';

interface StacksProps extends ChartPart {
  readonly muster: Muster;
  readonly shown: Shown;
}

const SideStack = (props: StacksProps & { readonly area: Area; readonly side: Side }) => {
  /** What is in hand lies on top, or else who is still to be sent somewhere. */
  const names = createMemo(() => {
    const all = props.muster.at(props.area, props.side);
    const top = all.find((name) => name === props.desk.opened()) ?? all.find(props.desk.isToBeSent);
    return top === undefined ? all : [top, ...all.filter((name) => name !== top)];
  });
  /** By its top a pile is carried as a fleet that lies alone is. */
  const grip = (name: string) => {
    const { dragging, mayCarry } = props.desk.carrying;
    return mayCarry(name) ? { handlers: dragging.handlers(name), wasDrag: dragging.wasDrag } : undefined;
  };
  const press = (name: string): void => (props.muster.fleets.has(name) ? props.desk.pressFleet(name) : props.desk.pressMarker(name));
  const berth = () => berthOf(props.area, props.side, { isAlone: isAlone(), hasFigures: props.shown().figures });
  const isAlone = () => isAloneIn(props.muster, props.area, props.side);
  const isAsked = () => names().some((name) => props.muster.fleets.has(name) && props.desk.isAsked(name));
  return (
    <Stack
      each={names()}
      room={berth().room}
      label={`${areaName(props.area)}: ${names().length} ${sideWords[props.side]} counters`}
      most={berth().scale}
      least={berth().scale}
      offered={isAsked()}
      grip={grip}
      selected={names().some((name) => name === props.desk.opened() || props.desk.isLit(name))}
    >
      {(name, close) => {
        const part = {
          press: () => {
            close();
            press(name);
          },
        };
        return (
          <Switch>
            <Match when={props.muster.fleets.get(name)}>
              {(fleet) => <FleetCounter {...part} view={props.view} data={props.data} desk={props.desk} fleet={fleet()} />}
            </Match>
            <Match when={props.muster.markers.get(name)}>
              {(marker) => <MarkerCounter {...part} view={props.view} data={props.data} desk={props.desk} marker={marker()} />}
            </Match>
            <Match when={props.muster.ghosts.get(name)}>
              {(ghost) => <GhostCounter {...part} view={props.view} data={props.data} desk={props.desk} ghost={ghost()} />}
            </Match>
          </Switch>
        );
      }}
    </Stack>
  );
};

/** Stacks that found no room on the water lie ashore, with a line to where they are. */
const Tether = (props: { readonly area: Area }) => {
  const { stacks, centre } = areaShape(props.area);
  const [x, y] = [(stacks[0][0] + stacks[1][0]) / 2, (stacks[0][1] + stacks[1][1]) / 2];
  return (
    <g class="cw-tether" aria-hidden="true">
      <path d={`M${x} ${y}L${centre[0]} ${centre[1]}`} />
      <circle cx={centre[0]} cy={centre[1]} r="2.4" />
    </g>
  );
};

export const Stacks = (props: StacksProps) => (
  <>
    <For each={AREAS.filter((area) => areaShape(area).ashore)}>
      {(area) => (
        <Show when={SIDES.some((side) => props.muster.at(area, side).length > 0)}>
          <Tether area={area} />
        </Show>
      )}
    </For>
    <For each={AREAS}>{(area) => <For each={SIDES}>{(side) => <SideStack {...props} area={area} side={side} />}</For>}</For>
  </>
);
