/** The counters of the game as the charts show them, and the layer that carries them from place to place. */
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { CARD, Counter } from '../../../kit/counter.tsx';
import { AltitudeMark, Bombs, HatchedCorner } from '../../../kit/marks.tsx';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { isPin } from '../../../kit/pin.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { pressing } from '../../../kit/press.ts';
import { ScaledBy } from '../../../kit/scaled.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { AIRCRAFT_FACTOR, BATTERY_FACTOR } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { raiderFactor } from '../data/data.ts';
import type { ShipView, View } from '../view.ts';
import { pieceInWords } from './account.ts';
import type { Places } from './layout.ts';
import type { Offers } from './offers.ts';
import { antiAircraftGun, raiderProfiles, seaplane, shipProfiles, submarineE11 } from './profiles.ts';
import {
  type AircraftView,
  aircraftInWords,
  installationInWords,
  type RaiderView,
  raiderInWords,
  raiderName,
  shipInWords,
  shortName,
  strategicNames,
} from './words.ts';

export const nameOfShip = (view: View, id: string | null): string | undefined => view.ships.find((ship) => ship.id === id)?.name;

/** What a counter needs to know of the question. */
const state = (offers: Offers, id: string) => ({
  get selected() {
    return offers.isSelected(id);
  },
  get offered() {
    return offers.isOffered(id);
  },
  onPress: () => offers.press(id),
});

const mayActWords = (offers: Offers, id: string): string | false => offers.mayAct(id) && 'may act';

/** Three boxes for aircraft on a carrier's card: a small plane in each that is taken, crossed out if its engine failed. */
const Hangar = (props: { readonly aboard: readonly AircraftView[] }) => (
  <g class="fs-hangar" aria-hidden="true">
    <For each={[0, 1, 2]}>
      {(box) => (
        <g transform={`translate(${4.5 + box * 19.2} 31.2)`}>
          <rect width="16.6" height="7.4" rx="1" />
          <Show when={props.aboard[box]}>
            {(aircraft) => (
              <>
                <Plan profile={seaplane} x={8.3} y={4} heading={90} scale={0.4} />
                <Show when={aircraft().damaged}>
                  <path class="fs-hangar-hurt" d="M11.4 7.4L16.6 2.2V7.4Z" />
                </Show>
                <Show when={aircraft().grounded}>
                  <path class="fs-hangar-cross" d="M1.4 1L15.2 6.4M15.2 1L1.4 6.4" />
                </Show>
              </>
            )}
          </Show>
        </g>
      )}
    </For>
  </g>
);

const hangarInWords = (aboard: readonly AircraftView[]): string => {
  const grounded = aboard.filter((aircraft) => aircraft.grounded).length;
  return `${aboard.length} of three aircraft aboard${grounded > 0 ? `, ${grounded} with engine failure` : ''}`;
};

const aboardOf = (view: View, id: string): readonly AircraftView[] =>
  view.aircraft.filter(({ at, carrier }) => at === 'aboard' && carrier === id);

const ShipCounter = (props: { readonly view: View; readonly ship: ShipView; readonly offers: Offers }) => {
  const pinned = isPin();
  const isCarrier = () => props.ship.type === 'CV';
  const aboard = () => aboardOf(props.view, props.ship.id);
  const label = () =>
    shipInWords(props.ship, [
      isCarrier() && hangarInWords(aboard()),
      props.ship.at !== null && `in ${strategicNames[props.ship.at]}`,
      mayActWords(props.offers, props.ship.id),
    ]);
  return (
    <>
      <Counter
        nation={props.ship.side}
        name={shortName(props.ship)}
        label={label()}
        profile={shipProfiles[props.ship.id]}
        flipped={props.ship.flipped}
        figures={isCarrier() ? undefined : [{ value: props.ship.type }, { value: props.ship.factor, reduced: props.ship.flipped }]}
        damage={props.ship.markers > 0 ? { taken: props.ship.markers, of: props.ship.markers } : undefined}
        {...state(props.offers, props.ship.id)}
      />
      <Show when={isCarrier() && !pinned()}>
        <Hangar aboard={aboard()} />
      </Show>
    </>
  );
};

const isOverTheCoast = ({ at }: AircraftView): boolean => at !== 'aboard' && at !== 'alongside' && at !== 'rescue' && at !== 'lost';

const Tick = () => (
  <g class="fs-tick" transform="translate(58 4)" aria-hidden="true">
    <circle r="5.6" />
    <path d="M-2.8 0.2L-0.8 2.4L3 -2.2" />
  </g>
);

/** An aircraft's card carries its number large, since that is its name, with height, bombs and damage where the eye looks for them. */
const AircraftCounter = (props: { readonly view: View; readonly aircraft: AircraftView; readonly offers: Offers }) => {
  const id = () => props.aircraft.id;
  const isOut = () => isOverTheCoast(props.aircraft);
  const hasActed = () => isOut() && props.aircraft.at !== 'escape' && props.aircraft.acted && !props.offers.mayAct(id());
  const label = () => aircraftInWords(props.aircraft, nameOfShip(props.view, props.aircraft.carrier), props.offers.mayAct(id()));
  return (
    <g
      class="kit-counter kit-pressable fs-aircraft"
      classList={{ 'kit-selected': props.offers.isSelected(id()), 'kit-offered': props.offers.isOffered(id()), 'fs-acted': hasActed() }}
      {...pressing(label(), () => props.offers.press(id()), props.offers.isSelected(id()))}
    >
      <rect class="kit-ring" x="-2.6" y="-2.6" width="69.2" height="45.2" rx="4.6" />
      <rect class="kit-focus" x="-4.6" y="-4.6" width="73.2" height="49.2" rx="6" />
      <rect class="kit-card-shade" x="0.6" y="1.2" width={CARD.width} height={CARD.height} rx="2.5" />
      <rect class="kit-card" width={CARD.width} height={CARD.height} rx="2.5" />
      <path class="kit-band" style={{ fill: bandOf('british') }} d="M10 0H2.5A2.5 2.5 0 0 0 0 2.5V37.5A2.5 2.5 0 0 0 2.5 40H10Z" />
      <Flag nation="british" x={0.9} y={3} width={8.2} />
      <Show when={isOut()}>
        <g class="fs-aircraft-bombs" transform="translate(5 22) scale(1.5)">
          <For each={bombRow(props.aircraft.bombs)}>
            {(i) => (
              <g transform={`translate(0 ${i * 6})`}>
                <Bombs x={0} y={0} count={1} />
              </g>
            )}
          </For>
        </g>
      </Show>
      <text class="fs-aircraft-number" x="13" y="15.5">
        {id()}
      </text>
      <Show when={props.aircraft.damaged}>
        <g transform="translate(63.6 39.6) scale(-1 1)">
          <HatchedCorner x={0} y={0} size={24} />
        </g>
      </Show>
      <Silhouette profile={seaplane} x={11} y={18} width={40} height={20} />
      <Show when={isOut() && props.aircraft.at !== 'cuxhaven'}>
        <g transform="translate(-13 -8) scale(1.22)">
          <AltitudeMark x={57} y={23} altitude={props.aircraft.altitude} />
        </g>
      </Show>
      <text class="kit-figures fs-aircraft-factor" classList={{ 'kit-reduced': props.aircraft.damaged }} x="61" y="37.5">
        {props.aircraft.damaged ? AIRCRAFT_FACTOR.damaged : AIRCRAFT_FACTOR.whole}
      </text>
      <rect class="kit-card-edge" classList={{ 'fs-hurt-edge': props.aircraft.damaged }} width={CARD.width} height={CARD.height} rx="2.5" />
      <Show when={hasActed()}>
        <Tick />
      </Show>
    </g>
  );
};

const bombRow = (bombs: number): readonly number[] => Array.from({ length: bombs }, (_, i) => i);

const numberOf = (id: string): string => id.split('-').at(-1) ?? '';

const RaiderCounter = (props: { readonly raider: RaiderView; readonly data: Data; readonly offers: Offers }) => {
  const factor = () => raiderFactor(props.data, props.raider.type);
  const where = () => (props.raider.at === 'container' || props.raider.at === 'out' ? '' : `, in ${strategicNames[props.raider.at]}`);
  return (
    <Counter
      nation="german"
      name={raiderName(props.raider)}
      label={`${raiderInWords(props.raider)}, German, combat factor ${factor()}${where()}`}
      profile={raiderProfiles[props.raider.type]}
      figures={[{ value: factor() }]}
      {...state(props.offers, props.raider.id)}
    />
  );
};

const E11Counter = (props: { readonly view: View; readonly offers: Offers }) => (
  <Counter
    nation="british"
    name="E-11"
    label={`Submarine E-11, British, ${props.view.e11 === 'damaged' ? 'damaged' : 'undamaged'}, waiting in Rescue`}
    profile={submarineE11}
    flipped={props.view.e11 === 'damaged'}
    {...state(props.offers, 'e-11')}
  />
);

export const BatteryCounter = (props: { readonly view: View; readonly id: string; readonly offers: Offers }) => {
  const at = () => props.view.batteries.find(({ id }) => id === props.id)?.at;
  const where = () => {
    const place = at();
    return place && place !== 'container' && place !== 'out' ? installationInWords(place, props.view.hits[place]) : '';
  };
  return (
    <Counter
      nation="german"
      name="A.A."
      label={`Anti-aircraft battery ${numberOf(props.id)}, German, combat factor ${BATTERY_FACTOR}, at ${where()}`}
      profile={antiAircraftGun}
      figures={[{ value: BATTERY_FACTOR }]}
      {...state(props.offers, props.id)}
    />
  );
};

/** Any counter, by its id. */
export const Piece = (props: { readonly view: View; readonly data: Data; readonly id: string; readonly offers: Offers }) => {
  const ship = () => props.view.ships.find(({ id }) => id === props.id);
  const aircraft = () => props.view.aircraft.find(({ id }) => id === props.id);
  const raider = () => props.view.raiders.find(({ id }) => id === props.id);
  return (
    <>
      <title>{pieceInWords(props.view, props.id)}</title>
      <Show when={ship()}>{(found) => <ShipCounter view={props.view} ship={found()} offers={props.offers} />}</Show>
      <Show when={aircraft()}>{(found) => <AircraftCounter view={props.view} aircraft={found()} offers={props.offers} />}</Show>
      <Show when={raider()}>{(found) => <RaiderCounter raider={found()} data={props.data} offers={props.offers} />}</Show>
      <Show when={props.id === 'e-11'}>
        <E11Counter view={props.view} offers={props.offers} />
      </Show>
    </>
  );
};

const sameOrder = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id, i) => id === b[i]);

interface LayerProps {
  readonly places: Places;
  readonly offers: Offers;
  /** The pieces are no cards: they are drawn about their middle. */
  readonly plain?: boolean;
  readonly children: (id: string) => JSX.Element;
}

/** All pieces in one layer, so that one that moves glides there; those that may act come first for the Tab key. */
export const Layer = (props: LayerProps) => {
  let layer!: SVGGElement;
  let focused: string | null = null;
  const ids = createMemo(
    () => {
      const all = [...props.places.keys()];
      return [...all.filter((id) => props.offers.isOffered(id)), ...all.filter((id) => !props.offers.isOffered(id))];
    },
    [],
    { equals: sameOrder },
  );
  const remember = (event: FocusEvent): void => {
    focused = event.target instanceof Element ? (event.target.closest('[data-piece]')?.getAttribute('data-piece') ?? null) : null;
  };
  // A piece that changes its rank is taken out and put back, and would lose the focus.
  createEffect(
    on(ids, () => {
      if (focused === null || document.activeElement !== document.body) return;
      const piece = layer.querySelector(`[data-piece="${CSS.escape(focused)}"] [tabindex]`);
      if (piece instanceof SVGElement) piece.focus({ preventScroll: true });
    }),
  );
  return (
    <g ref={layer} onFocusIn={remember}>
      <For each={ids()}>
        {(id) => (
          <Show when={props.places.get(id)}>
            {(place) => (
              <g
                class="fs-piece"
                data-piece={id}
                style={{ transform: `translate(${place().x}px, ${place().y}px) scale(${place().scale})` }}
              >
                <Show when={props.offers.isLit(id)}>
                  <rect
                    class="fs-lit kit-lit"
                    {...(props.plain === true ? { x: -64, y: -35, width: 128, height: 70 } : { x: -6, y: -6, width: 76, height: 52 })}
                    rx="8"
                  />
                </Show>
                <ScaledBy scale={place().scale}>{props.children(id)}</ScaledBy>
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
};
