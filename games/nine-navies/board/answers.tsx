/** Buttons for what the question offers: where the picked ships may go, what a yard may do, and answers about nothing in particular. */
import { createMemo, For, Show } from 'solid-js';
import type { BoardCommand } from '../../../kit/board-props.ts';
import { Lock, lockWords } from '../../../kit/lock.tsx';
import { counted, percent } from '../../../kit/words.ts';
import { ZONE_FACTS } from '../data/map.ts';
import { nameTarget } from '../rules/gunnery.ts';
import { mending } from '../rules/repair.ts';
import type { ShipView, View } from '../view.ts';
import type { Desk } from './desk.ts';
import { isBase, isZone, placeName } from './facts.ts';
import { type Sending, shareEvenly, wholeShipsFirst } from './orders.ts';
import { verbOf } from './verbs.ts';

const groupName = (to: string): string => `group ${to}`;
const endName = ({ journey }: Sending): string => {
  const to = isBase(journey.to) || isZone(journey.to) ? placeName(journey.to) : groupName(journey.to);
  return journey.via !== null && isZone(journey.via) ? `${to}, by way of the ${ZONE_FACTS[journey.via].name}` : to;
};

const arrivals = ({ arriving, ships }: Sending): string =>
  arriving === null ? '' : ships.length === 1 ? `gets through ${percent(arriving)}` : `about ${Math.round(arriving * 10) / 10} get through`;

/** The same order, after which nothing more is to be ordered. */
const AndEnd = (props: { readonly desk: Desk; readonly words: string; readonly onPress: () => void }) => (
  <Show when={props.desk.mayEnd()}>
    <button type="button" class="nn-and-end" aria-label={`${props.words}, and end`} onClick={() => props.onPress()}>
      and end
    </button>
  </Show>
);

interface EitherProps {
  readonly desk: Desk;
  readonly title: string;
  /** What it does, for whoever rests on it. */
  readonly words?: string;
  readonly commands: readonly BoardCommand[];
}

/** Many orders with one press, and the same with the end of the question. */
export const EitherAnswer = (props: EitherProps) => (
  <span class="nn-either">
    <button
      type="button"
      class="nn-answer"
      title={props.words}
      disabled={!props.desk.hasBatches()}
      onClick={() => props.desk.commands(props.commands)}
    >
      {props.title}
    </button>
    <AndEnd desk={props.desk} words={props.title} onPress={() => props.desk.commands(props.commands, true)} />
  </span>
);

/** Where the picked ships may be sent, as buttons. */
export const Sendings = (props: { readonly desk: Desk }) => (
  <div class="nn-sendings">
    <For each={props.desk.sendings()}>
      {(sending) => (
        <span class="nn-either">
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
          <AndEnd
            desk={props.desk}
            words={`${counted(sending.ships.length, 'ship')} to ${endName(sending)}`}
            onPress={() => props.desk.send(sending, true)}
          />
        </span>
      )}
    </For>
  </div>
);

/** Answers that are about no ship and no place. */
export const PlainAnswers = (props: { readonly desk: Desk }) => (
  <div class="nn-answers">
    <For each={props.desk.orders().plain.filter(({ verb }) => verb !== verbOf(nameTarget, 'hold-fire'))}>
      {(option) => (
        <button
          type="button"
          class="nn-answer"
          aria-description={lockWords(option)}
          onClick={() => props.desk.command(option.verb, option.target)}
        >
          {option.label}
          <Lock of={option} />
        </button>
      )}
    </For>
  </div>
);

const HELPERS = [
  { title: 'Share out evenly', share: shareEvenly },
  { title: 'Whole ships first', share: wholeShipsFirst },
] as const;

export const RepairOrders = (props: {
  readonly view: View;
  readonly desk: Desk;
  readonly ships: readonly ShipView[];
  readonly place: string;
}) => {
  const isMending = createMemo(() => props.desk.question() === mending.name);
  const patients = createMemo(() =>
    isMending()
      ? props.ships.filter(({ id }) => (props.desk.orders().ships.get(id) ?? []).some(({ verb }) => verb === verbOf(mending, 'repair')))
      : [],
  );
  const points = () => props.view.repairs[props.place] ?? 0;
  const needed = () => patients().reduce((sum, { damage }) => sum + damage, 0);
  return (
    <Show when={patients().length > 0}>
      <div class="nn-repairs">
        <p>
          <b>{counted(points(), 'repair point')}</b> for {counted(needed(), 'point')} of damage on {counted(patients().length, 'ship')}
        </p>
        <div class="nn-answers">
          <For each={HELPERS}>
            {({ title, share }) => <EitherAnswer desk={props.desk} title={title} commands={share(patients(), points())} />}
          </For>
        </div>
      </div>
    </Show>
  );
};
