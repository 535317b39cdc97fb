/** All there is to know about one ship: her picture, her factors printed and now, her wounds, and what the register says of her. */
import { For, type JSX, Show } from 'solid-js';
import { bandOf, FlagMark } from '../../../kit/nation.tsx';
import { SheetRow } from '../../../kit/sheet.tsx';
import type { Battery, Figure, Moment, Ship, Source } from '../../../register/index.ts';
import { sourceOf } from '../../../register/index.ts';
import { MONTHS } from '../../../register/months.ts';
import type { ShipView, View } from '../view.ts';
import { classOf, flagOf, kindNames, kindOf, nationOf, navyNames, placeName, recordOf } from './facts.ts';
import { DamageBoxes, ShipPicture } from './mini.tsx';
import { damageInWords } from './words.ts';

const sourceWords: Readonly<Record<Source, string>> = {
  rules: 'the rules',
  published: 'as published',
  history: 'history',
  reconstructed: 'reconstructed',
};

/** A line with where its figure comes from, if that is not plain history. */
const Row = (props: { readonly name: string; readonly source?: Source; readonly children: JSX.Element }) => (
  <SheetRow name={props.name}>
    {props.children}
    <Show when={props.source}>{(source) => <span class="kit-chip"> {sourceWords[source()]}</span>}</Show>
  </SheetRow>
);

const moment = ({ year, month }: Moment): string => (month === undefined ? String(year) : `${MONTHS[month - 1] ?? ''} ${year}`);

const inches = (value: number): string => `${Math.round(value * 10) / 10} in`;
const battery = ({ number, calibre, mount }: Battery): string => `${number} × ${inches(calibre)}${mount ? `, ${mount}` : ''}`;

const figure = (now: number, printed: number): JSX.Element => (
  <>
    <b classList={{ 'nn-less': now < printed }}>{now}</b>
    <Show when={now !== printed}> of {printed}</Show>
  </>
);

const Facts = (props: { readonly ship: Ship }) => {
  /** Only what is not plain history is named, or every line would say the same. */
  const source = (of: Figure): { source: Source } | object => {
    const found = sourceOf(props.ship, of);
    return found === 'history' ? {} : { source: found };
  };
  return (
    <>
      <Row name="Class">
        {classOf({ id: props.ship.id, kind: 'ship' })}
        <Show when={props.ship.formerly}>{(name) => <>, formerly {name()}</>}</Show>
      </Row>
      <Row name="Ready" {...source('completed')}>
        <Show when={props.ship.completed} fallback="never completed">
          {(when) => moment(when())}
        </Show>
      </Row>
      <Row name="Displacement" {...source('displacement')}>
        {props.ship.displacement.toLocaleString('en')} tons
      </Row>
      <Row name="Speed" {...source('speed')}>
        {props.ship.speed} knots
      </Row>
      <Row name="Guns" {...source('guns')}>
        <For each={props.ship.batteries}>{(each) => <span class="nn-battery">{battery(each)}</span>}</For>
      </Row>
      <Row name="Armour" {...source('belt')}>
        belt {inches(props.ship.armour.belt)}, deck {inches(props.ship.armour.deck)}, {props.ship.armour.plate.replace('-', ' ')}
      </Row>
      <Row name="In history" {...source('fate')}>
        {props.ship.fate.what}
        <Show when={props.ship.fate.when}>{(when) => <>, {moment(when())}</>}</Show>
      </Row>
    </>
  );
};

const whereIs = (ship: ShipView): string =>
  ship.at === 'track' ? `due on turn ${ship.entry}${ship.uncertain ? ', or later, or never' : ''}` : placeName(ship.at);

export const Sheet = (props: { readonly view: View; readonly id: string }) => {
  const ship = () => props.view.ships.find(({ id }) => id === props.id);
  const fighter = () => props.view.battle?.fighters.find(({ id }) => id === props.id);
  return (
    <Show when={ship()}>
      {(found) => (
        <article class="kit-sheet">
          <ShipPicture ship={found()} wide />
          <h3>
            {found().name} <em>{kindNames[kindOf(found())][0]}</em>
          </h3>
          <p class="kit-sheet-side" style={{ background: bandOf(nationOf[found().navy]) }}>
            <FlagMark nation={flagOf[found().navy]} /> {navyNames[found().navy]}
          </p>
          <dl>
            <Row name="Attack">{figure(found().attack, found().printed.attack)}</Row>
            <Row name="Defence">
              <b>{found().printed.defence}</b>
            </Row>
            <Row name="Speed">{figure(found().speed, found().printed.speed)}</Row>
            <Show when={found().printed.airstrike > 0}>
              <Row name="Airstrike">{figure(found().airstrike, found().printed.airstrike)}</Row>
            </Show>
            <Row name="Damage">
              <DamageBoxes damage={found().damage} defence={found().printed.defence} pending={fighter()?.pending ?? 0} />{' '}
              {found().at === 'sunk' ? 'sunk' : damageInWords(found())}
            </Row>
            <Show when={(fighter()?.pending ?? 0) > 0}>
              <Row name="This round">{fighter()?.pending} more to come at its end</Row>
            </Show>
            <Row name="Where">{whereIs(found())}</Row>
            <Show when={found().spent}>
              <Row name="This turn">has moved, or tried to</Row>
            </Show>
            <Show when={recordOf(props.id)}>{(facts) => <Facts ship={facts()} />}</Show>
          </dl>
          <p class="kit-sheet-source">Facts from history unless marked; factors are figured from them.</p>
        </article>
      )}
    </Show>
  );
};
