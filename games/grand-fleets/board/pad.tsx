/** The order pad: a course by buttons or as it is typed, the formation, the arc of a torpedo, and what ends the question. */
import { createEffect, createSignal, createUniqueId, For, Match, on, Show, Switch } from 'solid-js';
import { ARCS } from '../data/card.ts';
import { aeroplanes } from '../rules/aeroplanes.ts';
import { airAttacks } from '../rules/air-attacks.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { flight } from '../rules/flying.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { costOf, extended, type Manoeuvre, readOrder, writeOrder } from '../rules/orders.ts';
import { searchlights } from '../rules/searchlights.ts';
import { smokeOrders } from '../rules/smoke-orders.ts';
import { squadronOrders } from '../rules/squadron-orders.ts';
import { launching } from '../rules/torpedoes.ts';
import { Choices } from './choices.tsx';
import { budgetOf, type Desk } from './desk.ts';
import { FlightPad } from './flight-pad.tsx';
import { Key } from './key.tsx';
import { PlacingPad } from './placing-pad.tsx';
import { faultIn, formationsFor, type Plotter, shortened } from './plotting.ts';
import { Batteries } from './reach.tsx';
import { FORMED, unitName } from './words.ts';

const Typed = (props: { readonly desk: Desk; readonly plotter: Plotter }) => {
  const id = createUniqueId();
  const [text, setText] = createSignal('');
  const [fault, setFault] = createSignal<string | null>(null);
  const written = () => (props.desk.order().length > 0 ? writeOrder(props.desk.order()) : '');
  createEffect(
    on([written, () => props.plotter.id], () => {
      setText(written());
      setFault(null);
    }),
  );
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const wrong = faultIn(text(), props.plotter);
    setFault(wrong);
    if (wrong === null) props.desk.write(readOrder(text()) ?? []);
  };
  return (
    <form class="gf-typed" onSubmit={send}>
      <label for={id}>Order</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder="1SS2"
        value={text()}
        aria-invalid={fault() !== null}
        aria-describedby={`${id}-fault`}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">Write</button>
      <span id={`${id}-fault`} class="gf-fault" role="status">
        {fault()}
      </span>
    </form>
  );
};

const Formations = (props: { readonly desk: Desk; readonly plotter: Plotter }) => (
  <Show when={props.plotter.formation !== null}>
    <div class="gf-formations" role="group" aria-label="Formation">
      <For each={formationsFor(props.plotter.ships)}>
        {(formation) => (
          <button type="button" aria-pressed={props.plotter.formation === formation} onClick={() => props.desk.form(formation)}>
            {FORMED[formation]}
          </button>
        )}
      </For>
    </div>
  </Show>
);

const CoursePad = (props: { readonly desk: Desk; readonly plotter: Plotter }) => {
  const left = () => props.plotter.helm.points - costOf(props.desk.order(), props.plotter.helm.jammed);
  const turn = () => (props.plotter.helm.jammed ? 2 : 1);
  const add = (part: Manoeuvre): void => props.desk.write(extended(props.desk.order(), part));
  const name = () => unitName(props.desk.battle(), props.desk.view(), props.plotter.id);
  return (
    <div class="gf-pad" role="group" aria-label={`Course of ${name()}`}>
      <b class="gf-pad-name">{name()}</b>
      <span class="gf-pad-budget">{budgetOf({ plotter: props.plotter, order: props.desk.order() })} points</span>
      <div class="gf-keys">
        <Key words="Turn to port" letter="P" disabled={left() < turn()} onPress={() => add('P')} />
        <Key words="One hex forward" letter="↑" disabled={left() < 1} onPress={() => add(1)} />
        <Key words="Turn to starboard" letter="S" disabled={left() < turn()} onPress={() => add('S')} />
        <Show when={props.plotter.formation === null}>
          <Key words="Evade" letter="E" disabled={left() < 2 || props.plotter.helm.jammed} onPress={() => add('E')} />
        </Show>
        <Key
          words="Take back the last part"
          letter="⌫"
          disabled={props.desk.order().length === 0}
          onPress={() => props.desk.write(shortened(props.desk.order()))}
        />
      </div>
      <Typed desk={props.desk} plotter={props.plotter} />
      <Formations desk={props.desk} plotter={props.plotter} />
    </div>
  );
};

const ArcPad = (props: { readonly desk: Desk }) => (
  <div class="gf-pad" role="group" aria-label="Arc of the torpedo">
    <span>Where will the target be?</span>
    <div class="gf-formations">
      <button type="button" aria-pressed={props.desk.arc() === null} onClick={() => props.desk.setArc(null)}>
        as now
      </button>
      <For each={ARCS}>
        {(arc) => (
          <button type="button" aria-pressed={props.desk.arc() === arc} onClick={() => props.desk.setArc(arc)}>
            {arc}
          </button>
        )}
      </For>
    </div>
  </div>
);

const HINTS: Readonly<Record<string, string>> = {
  [smokeOrders.name]: 'Press a ship that is to make smoke.',
  [searchlights.name]: 'Press a ship that is to show her lights.',
  [flight.name]: 'Press an aircraft, then the hex that it flies to.',
  [aeroplanes.name]: 'Press an aircraft that is to take off or to come back.',
  [airAttacks.name]: 'Press an aircraft, then the ship that it attacks.',
};

/** What to do next, for the hand on the board. */
const hintOf = (desk: Desk): string => {
  const name = desk.question()?.name;
  if (desk.plotter()) return 'Press a hex to steer there.';
  if (desk.placing.quay()) return 'Press a squadron, then the hex for the head of its line; or drag it there.';
  if (name === individualOrders.name) return 'Press a ship that is to leave her squadron, or go on.';
  if (name === squadronOrders.name) return 'Press a squadron, then the hexes ahead of it.';
  if (name === firingOrders.name)
    return desk.shots().size > 0 ? 'Press a target; again to hold fire.' : 'Press a ship or a squadron, then the target.';
  if (name === launching.name) return desk.runs().size > 0 ? 'Press a target.' : 'Press a ship that is to launch.';
  return desk.ways().size > 0 ? 'Press a hex.' : (HINTS[name ?? ''] ?? '');
};

/** What is in hand, with all that it takes to say what it is to do. */
const InHand = (props: { readonly desk: Desk }) => (
  <Switch
    fallback={
      <Show when={hintOf(props.desk)}>
        <p class="gf-hint">{hintOf(props.desk)}</p>
        <Batteries desk={props.desk} />
      </Show>
    }
  >
    <Match when={props.desk.plotter()}>{(plotter) => <CoursePad desk={props.desk} plotter={plotter()} />}</Match>
    <Match when={props.desk.placing.inHand()}>
      {(inHand) => <PlacingPad desk={props.desk} unit={inHand().unit} station={inHand().station} />}
    </Match>
    <Match when={props.desk.flying.inHand()}>{(craft) => <FlightPad desk={props.desk} craft={craft()} />}</Match>
  </Switch>
);

export const Pad = (props: { readonly desk: Desk }) => (
  <div class="gf-foot-orders kit-answers">
    <InHand desk={props.desk} />
    <Choices desk={props.desk} />
    <Show when={props.desk.runs().size > 0}>
      <ArcPad desk={props.desk} />
    </Show>
  </div>
);
