/** The panel of a place: every ship there by class, with filters to pick many at once and buttons to send them. */
import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import { Icon } from '../../../kit/icons.tsx';
import { ZONE_FACTS } from '../data/map.ts';
import type { Navy } from '../data/ships.ts';
import type { ShipView, View } from '../view.ts';
import { kindsInWords } from './account.ts';
import type { Desk } from './desk.ts';
import {
  hasFallen,
  isActive,
  isBase,
  isZone,
  KINDS,
  kindNames,
  navyNames,
  ownerOf,
  placeName,
  type ShipKind,
  sideNames,
  sideWords,
  yardOf,
} from './facts.ts';
import { DamageBoxes, NavyFlag, ShipPicture } from './mini.tsx';
import { byClass, type ClassGroup, everything, type Filter, passes } from './muster.ts';
import { type Sending, shareEvenly, wholeShipsFirst } from './orders.ts';
import { counted, factors, percent, printedFactors, shipInWords } from './words.ts';

interface PanelProps {
  readonly view: View;
  readonly desk: Desk;
  readonly place: string;
  readonly side: 'left' | 'right';
  readonly onClose: () => void;
}

/** What stands on the button of an option about one ship alone. */
const shortWords: Readonly<Record<string, string>> = { repair: '+1', lose: 'Lose her', drop: 'Falls out', aim: 'Fire', strike: 'Strike' };
const SENT: ReadonlySet<string> = new Set(['place', 'move', 'home', 'to-suez', 'to-britain', 'detach', 'chase']);

const chanceOf = ({ prospects }: SeenOption): string => prospects.map(({ words, chance }) => `${words} ${percent(chance)}`).join(', ');

interface ShipLineProps {
  readonly ship: ShipView;
  readonly desk: Desk;
}

const ShipLine = (props: ShipLineProps) => {
  const id = () => props.ship.id;
  const canGo = () => props.desk.sendable().has(id());
  const actions = () => (props.desk.orders().ships.get(id()) ?? []).filter(({ verb }) => !SENT.has(verb));
  const isChanged = () => factors(props.ship) !== printedFactors(props.ship);
  return (
    <li
      class="nn-ship"
      classList={{
        'nn-ship-picked': props.desk.picked().has(id()),
        'nn-ship-selected': props.desk.selected() === id(),
        'nn-ship-spent': props.ship.spent || props.ship.idle,
        'nn-ship-lit': props.desk.isLit(id()),
      }}
    >
      <Show when={canGo()}>
        <input
          type="checkbox"
          checked={props.desk.picked().has(id())}
          onChange={(event) => props.desk.pick([id()], event.currentTarget.checked)}
          aria-label={`Pick ${shipInWords(props.ship)}`}
        />
      </Show>
      <button type="button" class="nn-ship-name" onClick={() => props.desk.select(id())} aria-label={shipInWords(props.ship)}>
        {props.ship.name}
      </button>
      <Show when={isChanged()}>
        <span class="nn-ship-factors">{factors(props.ship)}</span>
      </Show>
      <Show when={props.ship.damage > 0}>
        <DamageBoxes damage={props.ship.damage} defence={props.ship.printed.defence} />
      </Show>
      <For each={actions()}>
        {(option) => (
          <button
            type="button"
            class="nn-act"
            onClick={() => props.desk.command(option.verb, option.target)}
            aria-label={`${option.label}${option.verb === 'repair' ? ': repair a point' : ''}${option.prospects.length > 0 ? `, ${chanceOf(option)}` : ''}`}
          >
            {shortWords[option.verb] ?? option.label}
          </button>
        )}
      </For>
    </li>
  );
};

const ClassLines = (props: { readonly group: ClassGroup; readonly desk: Desk }) => {
  const free = () => props.group.ships.filter(({ id }) => props.desk.sendable().has(id)).map(({ id }) => id);
  const picked = () => free().filter((id) => props.desk.picked().has(id)).length;
  const isAlone = () => props.group.ships.length === 1;
  const title = () => `${props.group.name}, ${navyNames[props.group.navy]} ${kindNames[props.group.kind][1]}, ${props.group.factors}`;
  return (
    <section class="nn-class" aria-label={title()}>
      <header>
        <Show when={free().length > 0 && !isAlone()}>
          <input
            type="checkbox"
            checked={picked() === free().length}
            ref={(box) =>
              createEffect(() => {
                box.indeterminate = picked() > 0 && picked() < free().length;
              })
            }
            onChange={(event) => props.desk.pick(free(), event.currentTarget.checked)}
            aria-label={`Pick all ${counted(free().length, 'ship')} of the class ${title()}`}
          />
        </Show>
        <Show when={props.group.ships[0]}>{(first) => <ShipPicture ship={first()} />}</Show>
        <NavyFlag navy={props.group.navy} />
        <Show when={isAlone()} fallback={<h4>{props.group.name}</h4>}>
          <ul class="nn-lone">
            <For each={props.group.ships}>{(ship) => <ShipLine ship={ship} desk={props.desk} />}</For>
          </ul>
        </Show>
        <span class="nn-class-factors" title="attack, defence, speed">
          {props.group.factors}
        </span>
        <span class="nn-class-count">{props.group.ships.length > 1 ? `×${props.group.ships.length}` : ''}</span>
      </header>
      <Show when={!isAlone()}>
        <ul>
          <For each={props.group.ships}>{(ship) => <ShipLine ship={ship} desk={props.desk} />}</For>
        </ul>
      </Show>
    </section>
  );
};

interface FiltersProps {
  readonly ships: readonly ShipView[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const Filters = (props: FiltersProps) => {
  const navies = createMemo(() => [...new Set(props.ships.map(({ navy }) => navy))]);
  const kinds = createMemo(() => KINDS.filter((kind) => props.ships.some((ship) => passes(ship, { ...everything, kind }))));
  const speeds = createMemo(() => [...new Set(props.ships.map(({ speed }) => speed))].sort((a, b) => a - b));
  const asNavy = (value: string): Navy | null => navies().find((navy) => navy === value) ?? null;
  const asKind = (value: string): ShipKind | null => KINDS.find((kind) => kind === value) ?? null;
  return (
    <div class="nn-filters" role="group" aria-label="Show only some ships">
      <Show when={kinds().length > 1}>
        <select
          aria-label="Kind of ship"
          onChange={(event) => props.onFilter({ ...props.filter, kind: asKind(event.currentTarget.value) })}
        >
          <option value="">All kinds</option>
          <For each={kinds()}>
            {(kind) => (
              <option value={kind} selected={props.filter.kind === kind}>
                {kindNames[kind][1]}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={navies().length > 1}>
        <select aria-label="Navy" onChange={(event) => props.onFilter({ ...props.filter, navy: asNavy(event.currentTarget.value) })}>
          <option value="">All navies</option>
          <For each={navies()}>
            {(navy) => (
              <option value={navy} selected={props.filter.navy === navy}>
                {navyNames[navy]}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={speeds().length > 1}>
        <select
          aria-label="Least speed"
          onChange={(event) => props.onFilter({ ...props.filter, speed: Number(event.currentTarget.value) })}
        >
          <option value="0">Any speed</option>
          <For each={speeds().slice(1)}>
            {(speed) => (
              <option value={speed} selected={props.filter.speed === speed}>
                speed {speed} and up
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={props.ships.some(({ damage }) => damage > 0)}>
        <label class="nn-check">
          <input
            type="checkbox"
            checked={props.filter.whole}
            onChange={(event) => props.onFilter({ ...props.filter, whole: event.currentTarget.checked })}
          />
          undamaged
        </label>
      </Show>
    </div>
  );
};

const groupName = (to: string): string => `group ${to}`;
export const endName = ({ journey }: Sending): string => {
  const to = isBase(journey.to) || isZone(journey.to) ? placeName(journey.to) : groupName(journey.to);
  return journey.via !== null && isZone(journey.via) ? `${to}, by way of the ${ZONE_FACTS[journey.via].name}` : to;
};

const arrivals = ({ arriving, ships }: Sending): string =>
  arriving === null ? '' : ships.length === 1 ? `gets through ${percent(arriving)}` : `about ${Math.round(arriving * 10) / 10} get through`;

/** Where the picked ships may be sent, as buttons. */
export const Sendings = (props: { readonly desk: Desk }) => (
  <div class="nn-sendings">
    <For each={props.desk.sendings()}>
      {(sending) => (
        <button
          type="button"
          class="nn-send"
          disabled={sending.ships.length > 1 && !props.desk.hasBatches()}
          onClick={() => props.desk.send(sending)}
        >
          <b>{endName(sending)}</b>
          <span>
            {counted(sending.ships.length, 'ship')}
            <Show when={arrivals(sending)}>{(words) => <>, {words()}</>}</Show>
          </span>
        </button>
      )}
    </For>
  </div>
);

/** Answers that are about no ship and no place. */
export const PlainAnswers = (props: { readonly desk: Desk; readonly children?: JSX.Element }) => (
  <div class="nn-answers">
    {props.children}
    <For each={props.desk.orders().plain.filter(({ verb }) => verb !== 'hold-fire')}>
      {(option) => (
        <button type="button" class="nn-answer" onClick={() => props.desk.command(option.verb, option.target)}>
          {option.label}
        </button>
      )}
    </For>
  </div>
);

const RepairOrders = (props: { readonly view: View; readonly desk: Desk; readonly ships: readonly ShipView[]; readonly place: string }) => {
  const patients = () => props.ships.filter(({ id }) => (props.desk.orders().ships.get(id) ?? []).some(({ verb }) => verb === 'repair'));
  const points = () => props.view.repairs[props.place] ?? 0;
  const needed = () => patients().reduce((sum, { damage }) => sum + damage, 0);
  return (
    <Show when={patients().length > 0}>
      <div class="nn-repairs">
        <p>
          <b>{counted(points(), 'repair point')}</b> for {counted(needed(), 'point')} of damage on {counted(patients().length, 'ship')}
        </p>
        <div class="nn-answers">
          <button
            type="button"
            class="nn-answer"
            disabled={!props.desk.hasBatches()}
            onClick={() => props.desk.commands(shareEvenly(patients(), points()))}
          >
            Share out evenly
          </button>
          <button
            type="button"
            class="nn-answer"
            disabled={!props.desk.hasBatches()}
            onClick={() => props.desk.commands(wholeShipsFirst(patients(), points()))}
          >
            Whole ships first
          </button>
        </div>
      </div>
    </Show>
  );
};

const MANY = 6;

const placeWords = (view: View, place: string): string => {
  if (isZone(place)) {
    const holder = view.control[place];
    return holder ? `held by the ${sideNames[holder]}` : 'held by nobody';
  }
  if (!isBase(place)) return '';
  const yard = yardOf(view, place);
  return `${sideWords[ownerOf(view, place)]} base${hasFallen(view, place) ? ', fallen' : ''}, ${yard > 0 ? `repairs ${counted(yard, 'point')} a turn` : 'no repairs'}`;
};

export const PlacePanel = (props: PanelProps) => {
  let panel!: HTMLElement;
  const title = createUniqueId();
  const [filter, setFilter] = createSignal<Filter>(everything);
  const all = () => props.desk.muster(props.place).ships;
  const shown = createMemo(() => all().filter((ship) => passes(ship, filter())));
  const groups = createMemo(() => byClass(shown()));
  const free = createMemo(() => shown().filter(({ id }) => props.desk.sendable().has(id)));
  const name = () => (isZone(props.place) || isBase(props.place) ? placeName(props.place) : props.place);
  let before: Element | null = null;
  onMount(() => {
    if (!props.desk.isByHand()) return;
    before = document.activeElement;
    panel.focus({ preventScroll: true });
  });
  const close = (): void => {
    props.onClose();
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const isAsked = () =>
    all().some(({ id }) => props.desk.orders().ships.has(id)) || (isBase(props.place) && isActive(props.view, props.place));
  return (
    <section ref={panel} class={`nn-panel nn-panel-${props.side}`} aria-labelledby={title} tabindex={-1} onKeyDown={onKey}>
      <header class="nn-panel-head">
        <div>
          <h3 id={title}>{name()}</h3>
          <p>{placeWords(props.view, props.place)}</p>
          <p>{kindsInWords(all())}</p>
        </div>
        <button type="button" class="nn-close" aria-label={`Close ${name()}`} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <Show when={all().length > MANY}>
        <Filters ships={all()} filter={filter()} onFilter={setFilter} />
      </Show>
      <Show when={free().length > 0}>
        <div class="nn-picks">
          <button
            type="button"
            onClick={() =>
              props.desk.pick(
                free().map(({ id }) => id),
                true,
              )
            }
          >
            Pick {free().length === all().length ? 'all' : 'these'} {free().length}
          </button>
          <button type="button" disabled={props.desk.picked().size === 0} onClick={() => props.desk.clear()}>
            None
          </button>
          <span>{counted(props.desk.picked().size, 'ship')} picked</span>
        </div>
      </Show>
      <div class="nn-classes">
        <For each={groups()}>{(group) => <ClassLines group={group} desk={props.desk} />}</For>
        <Show when={all().length === 0}>
          <p class="nn-none">No ships here.</p>
        </Show>
      </div>
      <footer class="nn-panel-foot">
        <RepairOrders view={props.view} desk={props.desk} ships={all()} place={props.place} />
        <Show when={props.desk.picked().size > 0}>
          <p class="nn-send-title">Send {counted(props.desk.picked().size, 'ship')} to</p>
          <Sendings desk={props.desk} />
        </Show>
        <Show when={isAsked()}>
          <PlainAnswers desk={props.desk} />
        </Show>
      </footer>
    </section>
  );
};
