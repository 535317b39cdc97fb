/** An area: its figures, who is there, and what can be ordered there. */
import { createMemo, For, Show } from 'solid-js';
import { Answers } from '../../../kit/answers.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { SheetRow } from '../../../kit/sheet.tsx';
import type { Area } from '../data/areas.ts';
import { areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { neighbours } from '../data/data.ts';
import { hasEtappe } from '../rules/coaling.ts';
import type { View } from '../view.ts';
import { groupsOf } from './answers.ts';
import type { PanelPart } from './chart-part.ts';
import { ghostsOf } from './sightings.ts';
import { fleetInWords, ghostInWords, markerInWords } from './words.ts';

const coalInWords = (data: Data, view: View, area: Area): string => {
  const { coal, etappe, port } = data.areas[area];
  const laidIn = view.secrets !== null && hasEtappe(view.secrets, area);
  return [
    coal ? 'the Allies coal here' : 'none for the Allies',
    port ? `the Central Powers at ${port.name}${port.side === 'italian' ? ', if Italy joins them' : ''}` : '',
    laidIn ? 'the Etappe has laid in coal' : etappe ? 'neutrals may sell some to the Central Powers' : '',
  ]
    .filter(Boolean)
    .join('; ');
};

const Line = (props: { readonly words: string; readonly press: () => void }) => (
  <li>
    <button type="button" class="cw-line" onClick={() => props.press()}>
      {props.words}
    </button>
  </li>
);

export const AreaPanel = (props: PanelPart & { readonly area: Area }) => {
  const facts = () => props.data.areas[props.area];
  const options = createMemo(() => [
    ...(props.desk.orders().areas.get(props.area) ?? []),
    ...[...props.desk.orders().ways.values()].flatMap((way) => way.get(props.area) ?? []),
  ]);
  const fleets = () => props.view.fleets.filter(({ area }) => area === props.area);
  const markers = () => props.view.markers.filter(({ area }) => area === props.area);
  const ghosts = createMemo(() => ghostsOf(props.data, props.view).filter(({ area }) => area === props.area));
  return (
    <Panel
      title={facts().name}
      words={props.view.storms.includes(props.area) ? 'under a storm' : 'clear weather'}
      side={props.side}
      isFolded={props.small}
      takesFocus={props.desk.isByHand()}
      onClose={() => props.desk.open(null)}
    >
      <Answers groups={groupsOf(options())} onChoose={props.desk.choose} about="" />
      <ul class="cw-here">
        <For each={fleets()}>
          {(fleet) => <Line words={fleetInWords(props.data, props.view, fleet)} press={() => props.desk.pressFleet(fleet.id)} />}
        </For>
        <For each={markers()}>
          {(marker) => <Line words={markerInWords(props.view, marker)} press={() => props.desk.pressMarker(marker.token)} />}
        </For>
        <For each={ghosts()}>{(ghost) => <Line words={ghostInWords(ghost)} press={() => props.desk.pressMarker(ghost.token)} />}</For>
      </ul>
      <Show when={fleets().length + markers().length + ghosts().length === 0}>
        <p class="cw-none">Nobody is known to be here.</p>
      </Show>
      <dl class="cw-facts">
        <SheetRow name="Trade">{facts().trade} off a raider’s die: the lower, the richer</SheetRow>
        <SheetRow name="Storm">on a total of {facts().storm}</SheetRow>
        <SheetRow name="Coal">{coalInWords(props.data, props.view, props.area)}</SheetRow>
        <SheetRow name="Leads to">{neighbours(props.data, props.area).map(areaName).join(', ')}</SheetRow>
      </dl>
    </Panel>
  );
};
