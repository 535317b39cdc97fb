/** All there is to know about one piece: its picture, its strength, its wounds, where it is, and where its figures come from. */
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/icons.tsx';
import type { Profile } from '../../../kit/profile.ts';
import { SheetRow } from '../../../kit/sheet.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import type { Source } from '../data/counters.ts';
import { AIRCRAFT_FACTOR, BATTERY_FACTOR, RAIDER_FACTOR } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { counterOf, raiderFactor } from '../data/data.ts';
import { INSTALLATION_NAMES } from '../data/spaces.ts';
import type { ShipView, View } from '../view.ts';
import { nameOfShip } from './pieces.tsx';
import { antiAircraftGun, raiderProfiles, seaplane, shipProfiles, submarineE11 } from './profiles.ts';
import {
  type AircraftView,
  aircraftPlace,
  battleNames,
  hullInWords,
  hullOf,
  type RaiderView,
  raiderName,
  raiderNames,
  sourceNames,
  strategicNames,
  typeName,
} from './words.ts';

interface CardProps {
  readonly name: string;
  readonly what: string;
  readonly side: 'british' | 'german';
  readonly profile: Profile;
  readonly source: Source;
  readonly children: JSX.Element;
}

const Card = (props: CardProps) => (
  <article class="kit-sheet fs-sheet">
    <svg class="kit-sheet-picture" viewBox="0 0 240 62" aria-hidden="true">
      <Silhouette profile={props.profile} x={8} y={4} width={224} height={52} />
    </svg>
    <h3>
      {props.name} <em>{props.what}</em>
    </h3>
    <p class={`kit-sheet-side fs-${props.side}`}>{props.side === 'british' ? 'British' : 'German'}</p>
    <dl>{props.children}</dl>
    <p class="kit-sheet-source">Figures {sourceNames[props.source]}.</p>
  </article>
);

/** Boxes that fill as hits come in; the last one is marked. */
const Boxes = (props: { readonly taken: number; readonly of: number; readonly words: string }) => (
  <span class="fs-boxes" role="img" aria-label={`${props.words}: ${props.taken} of ${props.of} hits`}>
    <For each={Array.from({ length: props.of }, (_, i) => i)}>
      {(i) => <i classList={{ 'fs-box-hit': i < props.taken, 'fs-box-last': i === props.of - 1 }} />}
    </For>
  </span>
);

const shipPlace = (view: View, ship: ShipView): string => {
  const fighting = view.battle?.ships.find(({ id }) => id === ship.id);
  if (ship.fate === 'container') return 'in the container';
  if (ship.fate === 'sunk') return 'sunk';
  if (ship.fate === 'out') return 'gone home';
  if (fighting) return `${battleNames[fighting.space]}, in battle`;
  return ship.at ? strategicNames[ship.at] : 'nowhere';
};

const aircraftAboard = (view: View, id: string): readonly AircraftView[] =>
  view.aircraft.filter(({ at, carrier }) => at === 'aboard' && carrier === id);
const inHangar = ({ id, grounded, damaged }: AircraftView): string => `${id}${grounded ? ' (engine failed)' : damaged ? ' (damaged)' : ''}`;

const ShipSheet = (props: { readonly view: View; readonly data: Data; readonly ship: ShipView }) => {
  const counter = () => counterOf(props.data, props.ship.id);
  const hits = () => props.view.battle?.ships.find(({ id }) => id === props.ship.id)?.hits ?? 0;
  return (
    <Card
      name={props.ship.name}
      what={typeName(props.ship)}
      side={props.ship.side}
      profile={shipProfiles[props.ship.id]}
      source={counter().source}
    >
      <SheetRow name="Combat factor">
        <Show when={props.ship.type !== 'CV'} fallback="does not fire">
          <b>{props.ship.factor}</b>
          <Show when={props.ship.factor !== counter().factor}> of {counter().factor}, damaged side</Show>
        </Show>
      </SheetRow>
      <SheetRow name="Hull">
        <Boxes {...hullOf(props.data, props.ship)} words="Hull" /> {hullInWords(props.ship)}
      </SheetRow>
      <Show when={hits() > 0}>
        <SheetRow name="This round">
          {hits()} {hits() === 1 ? 'hit' : 'hits'}, to take effect at its end
        </SheetRow>
      </Show>
      <Show when={props.ship.type === 'CV'}>
        <SheetRow name="Aboard">{aircraftAboard(props.view, props.ship.id).map(inHangar).join(', ') || 'no aircraft'}</SheetRow>
      </Show>
      <SheetRow name="Where">{shipPlace(props.view, props.ship)}</SheetRow>
    </Card>
  );
};

const AircraftSheet = (props: { readonly view: View; readonly aircraft: AircraftView }) => {
  const isOut = () => !['aboard', 'rescue', 'alongside', 'lost'].includes(props.aircraft.at);
  return (
    <Card name={`Aircraft ${props.aircraft.id}`} what="Short seaplane" side="british" profile={seaplane} source="rules">
      <SheetRow name="Combat factor">
        <b>{props.aircraft.damaged ? AIRCRAFT_FACTOR.damaged : AIRCRAFT_FACTOR.whole}</b>
        <Show when={props.aircraft.damaged}> of {AIRCRAFT_FACTOR.whole}</Show>
      </SheetRow>
      <SheetRow name="Damage">
        <Boxes taken={props.aircraft.at === 'lost' ? 2 : props.aircraft.damaged ? 1 : 0} of={2} words="Damage" />{' '}
        {props.aircraft.damaged ? 'damaged' : 'none'}
      </SheetRow>
      <Show when={isOut()}>
        <SheetRow name="Bombs">
          <span class="fs-sheet-bombs">
            <For each={Array.from({ length: props.aircraft.bombs })}>{() => <Icon name="bomb" size={16} />}</For>
          </span>{' '}
          {props.aircraft.bombs}
        </SheetRow>
        <Show when={props.aircraft.at !== 'cuxhaven'}>
          <SheetRow name="Altitude">{props.aircraft.altitude}</SheetRow>
        </Show>
        <SheetRow name="This round">{props.aircraft.acted ? 'has acted' : 'has not acted'}</SheetRow>
      </Show>
      <Show when={props.aircraft.grounded}>
        <SheetRow name="Engine">failed at the launch; it stays aboard</SheetRow>
      </Show>
      <SheetRow name="Where">{aircraftPlace(props.aircraft, nameOfShip(props.view, props.aircraft.carrier))}</SheetRow>
    </Card>
  );
};

const RaiderSheet = (props: { readonly raider: RaiderView; readonly data: Data }) => {
  const factor = () => raiderFactor(props.data, props.raider.type);
  const where = () => {
    const { at } = props.raider;
    return at === 'container' ? 'in the container' : at === 'out' ? 'out of the game' : strategicNames[at];
  };
  return (
    <Card
      name={raiderName(props.raider)}
      what={raiderNames[props.raider.type]}
      side="german"
      profile={raiderProfiles[props.raider.type]}
      source={factor() === RAIDER_FACTOR[props.raider.type] ? 'reconstructed' : 'pack'}
    >
      <SheetRow name="Combat factor">
        <b>{factor()}</b>
      </SheetRow>
      <SheetRow name="Where">{where()}</SheetRow>
    </Card>
  );
};

const BatterySheet = (props: { readonly battery: View['batteries'][number] }) => {
  const where = () => {
    const { at } = props.battery;
    return at === 'container' ? 'in the container' : at === 'out' ? 'out of the game' : INSTALLATION_NAMES[at];
  };
  return (
    <Card
      name="Anti-aircraft battery"
      what="fires once at each aircraft it bears on"
      side="german"
      profile={antiAircraftGun}
      source="rules"
    >
      <SheetRow name="Combat factor">
        <b>{BATTERY_FACTOR}</b>
      </SheetRow>
      <SheetRow name="Where">{where()}</SheetRow>
    </Card>
  );
};

const e11Places: Readonly<Record<View['e11'], string>> = { rescue: 'Rescue', damaged: 'Rescue', sunk: 'sunk', home: 'gone home' };
const e11Hits: Readonly<Record<View['e11'], number>> = { rescue: 0, damaged: 1, sunk: 2, home: 0 };

const E11Sheet = (props: { readonly view: View }) => (
  <Card name="E-11" what="submarine" side="british" profile={submarineE11} source="rules">
    <SheetRow name="Combat factor">does not fire</SheetRow>
    <SheetRow name="Hull">
      <Boxes taken={e11Hits[props.view.e11]} of={2} words="Hull" />
    </SheetRow>
    <SheetRow name="Where">{e11Places[props.view.e11]}</SheetRow>
  </Card>
);

export const Sheet = (props: { readonly view: View; readonly data: Data; readonly id: string }) => {
  const ship = () => props.view.ships.find(({ id }) => id === props.id);
  const aircraft = () => props.view.aircraft.find(({ id }) => id === props.id);
  const raider = () => props.view.raiders.find(({ id }) => id === props.id);
  const battery = () => props.view.batteries.find(({ id }) => id === props.id);
  return (
    <>
      <Show when={ship()}>{(found) => <ShipSheet view={props.view} data={props.data} ship={found()} />}</Show>
      <Show when={aircraft()}>{(found) => <AircraftSheet view={props.view} aircraft={found()} />}</Show>
      <Show when={raider()}>{(found) => <RaiderSheet raider={found()} data={props.data} />}</Show>
      <Show when={battery()}>{(found) => <BatterySheet battery={found()} />}</Show>
      <Show when={props.id === 'e-11'}>
        <E11Sheet view={props.view} />
      </Show>
    </>
  );
};
