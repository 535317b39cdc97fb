/** The ships of a panel, class by class. A class is picked with one press, or ship by ship. */
import { createEffect, createMemo, For, Show } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import { counted, percent, sentence } from '../../../kit/words.ts';
import type { ShipId } from '../data/ships.ts';
import { nameStrike } from '../rules/carriers.ts';
import { nameTarget } from '../rules/gunnery.ts';
import { loseShip } from '../rules/losses.ts';
import { chaseOn } from '../rules/pursuit.ts';
import { mending } from '../rules/repair.ts';
import type { ShipView } from '../view.ts';
import type { Desk } from './desk.ts';
import { kindNames, navyNames } from './facts.ts';
import { DamageBoxes, NavyFlag, ShipPicture } from './mini.tsx';
import type { ClassGroup } from './muster.ts';
import { isSending } from './orders.ts';
import { verbOf } from './verbs.ts';
import { factors, printedFactors, shipInWords } from './words.ts';

/** What stands on the button of an option about one ship alone. */
const REPAIR = verbOf(mending, 'repair');
const shortWords: ReadonlyMap<string, string> = new Map([
  [REPAIR, '+1'],
  [verbOf(loseShip, 'lose'), 'Lose her'],
  [verbOf(chaseOn, 'drop'), 'Falls out'],
  [verbOf(nameTarget, 'aim'), 'Fire'],
  [verbOf(nameStrike, 'strike'), 'Strike'],
]);

const chanceOf = ({ odds }: SeenOption): string => odds.map(({ words, chance }) => `${words} ${percent(chance)}`).join(', ');

/** What is seen comes first, so that who speaks to the machine can call the button by it. */
const spokenOf = (option: SeenOption): string =>
  sentence(shortWords.get(option.verb) ?? '', option.verb === REPAIR && 'repair a point', option.label, chanceOf(option));

interface ShipLineProps {
  readonly ship: ShipView;
  readonly desk: Desk;
}

/** Her name, what damage has left of her, and what can be done for her alone. */
const ShipWords = (props: ShipLineProps) => {
  const actions = () => (props.desk.orders().ships.get(props.ship.id) ?? []).filter((option) => !isSending(option));
  return (
    <>
      <button type="button" class="nn-ship-name" onClick={() => props.desk.select(props.ship.id)} aria-label={shipInWords(props.ship)}>
        {props.ship.name}
      </button>
      <Show when={factors(props.ship) !== printedFactors(props.ship)}>
        <span class="nn-ship-factors">{factors(props.ship)}</span>
      </Show>
      <Show when={props.ship.damage > 0}>
        <DamageBoxes damage={props.ship.damage} defence={props.ship.printed.defence} />
      </Show>
      <For each={actions()}>
        {(option) => (
          <button type="button" class="nn-act" onClick={() => props.desk.command(option.verb, option.target)} aria-label={spokenOf(option)}>
            {shortWords.get(option.verb) ?? option.label}
          </button>
        )}
      </For>
    </>
  );
};

/** Boxes of a class that is away stay in their lines, which are laid out anew otherwise when she is called back. */
const PickBox = (props: ShipLineProps & { readonly isAway: boolean }) => {
  const isFree = createMemo<boolean>((before) => (props.isAway ? before : props.desk.sendable().has(props.ship.id)), false);
  return (
    <Show when={isFree()}>
      <input
        type="checkbox"
        checked={props.desk.picked().has(props.ship.id)}
        onChange={(event) => props.desk.pick([props.ship.id], event.currentTarget.checked)}
        aria-label={`Pick ${shipInWords(props.ship)}`}
      />
    </Show>
  );
};

/** What is to be seen of a ship at a glance. */
const stateOf = ({ ship, desk }: ShipLineProps) => ({
  'nn-ship-picked': desk.picked().has(ship.id),
  'nn-ship-selected': desk.selected() === ship.id,
  'nn-ship-spent': ship.spent || ship.idle,
  'nn-ship-lit': desk.isLit(ship.id),
});

/** Where her name and what damage has left of her take the whole line, they stand below it together. */
const Factors = (props: { readonly factors: string; readonly count: number }) => (
  <span class="nn-class-figures">
    <span class="nn-class-factors" title="attack, defence, speed">
      {props.factors}
    </span>
    <span class="nn-class-count">{props.count > 1 ? `×${props.count}` : ''}</span>
  </span>
);

/** A ship without sisters here is a class and a ship in one line. */
const LoneShip = (props: ShipLineProps & { readonly isAway: boolean }) => (
  <div class="nn-class-head nn-lone" classList={stateOf(props)} data-ships={props.ship.id}>
    <PickBox ship={props.ship} isAway={props.isAway} desk={props.desk} />
    <ShipPicture ship={props.ship} />
    <NavyFlag navy={props.ship.navy} />
    <ShipWords ship={props.ship} desk={props.desk} />
    <Factors factors={printedFactors(props.ship)} count={1} />
  </div>
);

interface ClassLinesProps {
  readonly group: ClassGroup;
  /** Then it is not seen, read or reached, and keeps its lines as they were laid out. */
  readonly isAway: boolean;
  readonly desk: Desk;
}

const titleOf = ({ name, navy, kind, factors: printed }: ClassGroup): string =>
  `${name}, ${navyNames[navy]} ${kindNames[kind][1]}, ${printed}`;

const Sisters = (props: ClassLinesProps & { readonly first: ShipView }) => {
  const free = createMemo<readonly ShipId[]>(
    (before) => (props.isAway ? before : props.group.ships.map(({ id }) => id).filter((id) => props.desk.sendable().has(id))),
    [],
  );
  const picked = () => free().filter((id) => props.desk.picked().has(id)).length;
  return (
    <>
      <header class="nn-class-head" data-ships={free().join(' ')}>
        <Show when={free().length > 0}>
          <input
            type="checkbox"
            checked={picked() === free().length}
            ref={(box) =>
              createEffect(() => {
                box.indeterminate = picked() > 0 && picked() < free().length;
              })
            }
            onChange={(event) => props.desk.pick(free(), event.currentTarget.checked)}
            aria-label={`Pick all ${counted(free().length, 'ship')} of the class ${titleOf(props.group)}`}
          />
        </Show>
        <ShipPicture ship={props.first} />
        <NavyFlag navy={props.group.navy} />
        <h3>{props.group.name}</h3>
        <Factors factors={props.group.factors} count={props.group.ships.length} />
      </header>
      <ul>
        <For each={props.group.ships}>
          {(ship) => (
            <li class="nn-ship" classList={stateOf({ ship, desk: props.desk })} data-ships={ship.id}>
              <PickBox ship={ship} isAway={props.isAway} desk={props.desk} />
              <ShipWords ship={ship} desk={props.desk} />
            </li>
          )}
        </For>
      </ul>
    </>
  );
};

export const ClassLines = (props: ClassLinesProps) => (
  <section class="nn-class" classList={{ 'nn-class-away': props.isAway }} aria-label={titleOf(props.group)}>
    <Show when={props.group.ships[0]}>
      {(first) => (
        <Show when={props.group.ships.length > 1} fallback={<LoneShip {...props} ship={first()} />}>
          <Sisters {...props} first={first()} />
        </Show>
      )}
    </Show>
  </section>
);
