/** A ship's data card as players know it: her plan with a circle for every box, crossed off as she is hit (GF-3.0). */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { SheetRow } from '../../../kit/sheet.tsx';
import type { Battle } from '../data/battle.ts';
import type { Card, GunLine } from '../data/card.ts';
import type { Data } from '../data/data.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import { whyOutOfCommand } from '../rules/command.ts';
import { movementPoints } from '../rules/ships.ts';
import { BANDS } from '../rules/to-hit.ts';
import type { ShipView, View } from '../view.ts';
import { AircraftSheet } from './aircraft-sheet.tsx';
import { CardExport } from './card-export.tsx';
import { Mates } from './division.tsx';
import { calibreOf, vesselOf } from './profiles.ts';
import { className, hullInWords, typeName, wounds } from './words.ts';

const counting = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** So many circles, of which the first are crossed off. */
const Circles = (props: { readonly of: number; readonly lost: number; readonly label: string }) => (
  <span class="gf-circles" role="img" aria-label={`${props.label}: ${props.of - props.lost} of ${props.of} left`}>
    <For each={counting(props.of)}>{(i) => <i classList={{ 'gf-circle-lost': i < props.lost }} />}</For>
  </span>
);

interface PartProps {
  readonly card: Card;
  readonly ship: ShipView;
}

const WIDE = 280;

const DeckPlan = (props: PartProps) => {
  const vessel = () => vesselOf(props.card);
  const scale = () => (WIDE - 24) / vessel().profile.length;
  const high = () => Math.max(58, vessel().profile.beam * 1.2 * scale() + 30);
  const wrecked = () =>
    vessel().mounts.map(({ group, place }) => {
      const left = vessel().mounts.filter((other) => other.group === group).length - (props.ship.lost[0]?.[group] ?? 0);
      return place >= left;
    });
  return (
    <svg class="gf-deck" viewBox={`0 0 ${WIDE} ${high()}`} aria-hidden="true">
      <rect class="gf-deck-water" width={WIDE} height={high()} rx="4" />
      <For
        each={[
          ['E', 12, 14],
          ['C', WIDE / 2, 14],
          ['A', WIDE - 16, 14],
          ['F', 12, high() - 6],
          ['D', WIDE / 2, high() - 6],
          ['B', WIDE - 16, high() - 6],
        ]}
      >
        {([letter, x, y]) => (
          <text class="gf-deck-arc" x={x} y={y}>
            {letter}
          </text>
        )}
      </For>
      <Plan
        profile={vessel().profile}
        x={WIDE / 2}
        y={high() / 2}
        heading={90}
        scale={scale()}
        wrecked={wrecked()}
        fires={Math.min(3, props.ship.fires)}
      />
    </svg>
  );
};

/** Box by box, the hits that cross her speed off with them (GF-3.9). */
const Track = (props: PartProps) => {
  const before = (box: number): number => props.card.track.slice(0, box).reduce((sum, { hull }) => sum + hull, 0);
  return (
    <div class="gf-hull-track">
      <For each={props.card.track}>
        {({ hull, speed }, box) => (
          <p>
            <b>{speed}</b>
            <Circles of={hull} lost={Math.max(0, Math.min(hull, props.ship.hits - before(box())))} label={`At speed ${speed}`} />
          </p>
        )}
      </For>
    </div>
  );
};

const Guns = (props: PartProps & { readonly line: GunLine; readonly place: number }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colspan="4">
        {calibreOf(props.line)} <span class="gf-gun-name">{props.line.name}</span>
        <span class="gf-mounts">
          <For each={props.line.mounts}>
            {({ arcs, mounts, barrels }, group) => (
              <span>
                {arcs}
                {barrels > 1 ? barrels : ''}
                <Circles of={mounts} lost={props.ship.lost[props.place]?.[group()] ?? 0} label={`Mounts ${arcs}`} />
              </span>
            )}
          </For>
        </span>
      </th>
    </tr>
    <tr>
      <th scope="row">to hex</th>
      <For each={props.line.range}>{(reach) => <td>{reach}</td>}</For>
    </tr>
    <tr>
      <th scope="row">pierces{props.line.plunging ? ' *' : ''}</th>
      <For each={props.line.penetration}>{(value) => <td>{value}</td>}</For>
    </tr>
  </tbody>
);

const Armament = (props: PartProps) => (
  <table class="gf-guns">
    <thead>
      <tr>
        <th scope="col">Guns</th>
        <For each={BANDS}>{(band) => <th scope="col">{band}</th>}</For>
      </tr>
    </thead>
    <For each={props.card.guns}>{(line, place) => <Guns card={props.card} ship={props.ship} line={line} place={place()} />}</For>
  </table>
);

const commandOf = (battle: Battle, view: View, ship: ShipView): string => {
  const squadron = view.squadrons.find(({ id }) => id === ship.squadron);
  const role = squadron ? `${squadron.name}${squadron.leader === ship.id ? ', leads it' : ''}` : 'in no squadron';
  const astray = ship.fate === 'afloat' ? whyOutOfCommand(battle, view, ship.id) : null;
  return astray ? `${role}; out of command: ${astray.words}` : role;
};

const Facts = (props: PartProps & { readonly battle: Battle; readonly view: View }): JSX.Element => (
  <dl>
    <SheetRow name="Speed">
      <b>{movementPoints(props.card, props.ship)}</b> of {props.card.speed}
      {props.ship.spent > 0 ? `, ${props.ship.spent} spent` : ''}
    </SheetRow>
    <SheetRow name="Armour">
      belt {props.card.belt.join('/')}, ends {props.card.ends.join('/')}, deck {props.card.deck}
    </SheetRow>
    <SheetRow name="Size">
      {sizeOf(props.card).name}, {sizeOf(props.card).modifier >= 0 ? '+' : '−'}
      {Math.abs(sizeOf(props.card).modifier)} to be hit
    </SheetRow>
    <Show when={props.card.lightGuns > 0}>
      <SheetRow name="Light guns">
        <Circles of={props.card.lightGuns} lost={props.ship.lightLost} label="Light guns" />
      </SheetRow>
    </Show>
    <Show when={props.card.torpedoes}>
      {(torpedoes) => (
        <SheetRow name="Torpedoes">
          <For each={torpedoes().tubes}>
            {(tube, place) => <Circles of={tube} lost={tube - (props.ship.tubes[place()] ?? 0)} label={`Tube ${place() + 1}`} />}
          </For>{' '}
          {torpedoes().name}, {torpedoes().range} hexes
        </SheetRow>
      )}
    </Show>
    <SheetRow name="Command">{commandOf(props.battle, props.view, props.ship)}</SheetRow>
    <Show when={wounds(props.ship).length > 0}>
      <SheetRow name="Damage">
        <b class="gf-wounded">{wounds(props.ship).join(', ')}</b>
      </SheetRow>
    </Show>
  </dl>
);

/** A squadron is shown by the ship that leads it. */
const shipNamed = (battle: Battle, view: View, id: string): ShipView | null => {
  const ship = view.squadrons.find((squadron) => squadron.id === id)?.leader ?? id;
  return battle.places.has(ship) ? shipIn(battle, view, ship) : null;
};

export const Sheet = (props: { readonly view: View; readonly data: Data; readonly id: string }) => {
  const battle = () => battleOf(props.data, props.view);
  const craft = () => props.view.aircraft.find(({ id }) => id === props.id);
  return (
    <Switch>
      <Match when={craft()}>{(flown) => <AircraftSheet battle={battle()} view={props.view} craft={flown()} />}</Match>
      <Match when={shipNamed(battle(), props.view, props.id)}>
        {(ship) => {
          const card = () => cardOf(battle(), ship().id);
          return (
            <article class="kit-sheet gf-sheet" aria-label={`Card of ${card().name}`}>
              <header>
                <h3>
                  <FlagMark nation={card().nation} /> {card().name}
                </h3>
                <p>
                  {className(card())} class {typeName(card())}
                </p>
              </header>
              <DeckPlan card={card()} ship={ship()} />
              <p class="gf-hull-words">{hullInWords(battle(), ship())}</p>
              <Mates battle={battle()} view={props.view} ship={ship()} />
              <Track card={card()} ship={ship()} />
              <Facts card={card()} ship={ship()} battle={battle()} view={props.view} />
              <Armament card={card()} ship={ship()} />
              <CardExport card={card()} />
            </article>
          );
        }}
      </Match>
    </Switch>
  );
};
