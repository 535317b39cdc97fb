/** The card of a zone: its weather, its ports and what is known of them, and who lies there. */
import { For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { counted } from '../../../kit/words.ts';
import { portsIn } from '../data/data.ts';
import type { Port, ZoneId } from '../data/theatre.ts';
import { zoneIn } from '../data/zones.ts';
import { weatherAt } from '../rules/fleets.ts';
import { ChartCard } from './chart-card.tsx';
import type { ChartPart, PanelPart } from './chart-part.ts';
import { nationName, weatherNames } from './facts.ts';
import { markersOf, shipsWith } from './fleets.ts';
import { effectsOf } from './weather-words.ts';

const TRAFFIC = ['no merchantmen', 'few merchantmen', 'some merchantmen', 'many merchantmen'] as const;

const PortCard = (props: ChartPart & { readonly port: Port }) => {
  const hits = () => props.desk.view().shelled[props.port.id] ?? 0;
  const lying = () => markersOf(props.desk.view()).filter(({ port }) => port === props.port.id);
  return (
    <section class="gw-part gw-port-card">
      <h3>
        <Show when={props.port.owner !== 'neutral'}>
          <FlagMark nation={props.port.owner} />
        </Show>{' '}
        {props.port.name}{' '}
        <span>
          {props.port.owner === 'neutral' ? `${props.port.country ?? ''} and neutral` : nationName(props.port.owner)},{' '}
          {props.port.size === 'major' ? 'fleet base' : 'port'}
        </span>
      </h3>
      <Show when={props.port.remark}>{(remark) => <p class="gw-remark">{remark()}</p>}</Show>
      <p>
        {props.port.guns > 0 ? `${counted(props.port.guns, 'die', 'dice')} of guns ashore` : 'no guns ashore'}
        <Show when={hits() > 0}> · shelled, {counted(hits(), 'hit')}</Show>
      </p>
      <For each={lying()}>
        {(fleet) => (
          <button type="button" class="gw-line" onClick={() => props.desk.pressFleet(fleet.id)}>
            <b>{fleet.name}</b> {counted(shipsWith(props.desk.war(), props.desk.view(), fleet).length, 'ship')}
          </button>
        )}
      </For>
    </section>
  );
};

export const ZonePanel = (props: PanelPart & { readonly zone: ZoneId }) => {
  const { war, view } = props.desk;
  const zone = () => zoneIn(war().theatre, props.zone);
  const weather = () => weatherAt(war(), view(), props.zone);
  const names = () => war().theatre.labels.filter((label) => label.zone === props.zone);
  const atSea = () => markersOf(view()).filter((fleet) => fleet.zone === props.zone && fleet.port === null);
  const waters = () => war().theatre.weatherZones.find(({ id }) => id === zone().weather)?.title ?? '';
  return (
    <ChartCard
      part={props}
      title={`Zone ${props.zone}`}
      words={
        names()
          .map(({ name }) => name)
          .join(', ') || waters()
      }
    >
      <dl class="gw-facts">
        <div>
          <dt>Weather</dt>
          <dd>
            {weatherNames[weather()]} <small>{effectsOf(weather())}</small>
          </dd>
        </div>
        <div>
          <dt>Traffic</dt>
          <dd>{TRAFFIC[zone().traffic]}</dd>
        </div>
      </dl>
      <For each={portsIn(war(), props.zone)}>{(port) => <PortCard desk={props.desk} port={port} />}</For>
      <For each={atSea()}>
        {(fleet) => (
          <button type="button" class="gw-line" onClick={() => props.desk.pressFleet(fleet.id)}>
            <b>{fleet.name}</b> {counted(shipsWith(war(), view(), fleet).length, 'ship')}
          </button>
        )}
      </For>
    </ChartCard>
  );
};
