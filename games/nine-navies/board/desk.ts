/** What the player has in hand: ships picked for a common order, the place that is open, and how an order leaves the board. */
import { type Accessor, batch, createEffect, createMemo, createSignal, on, type Signal } from 'solid-js';
import type { BoardCommand, BoardProps, Prepared } from '../../../kit/board-props.ts';
import { createOpened, type Opened } from '../../../kit/opened.ts';
import type { Data } from '../data/data.ts';
import type { Base } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { basesActive } from '../rules/bases.ts';
import { divideShips, leaveGibraltar } from '../rules/falls.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { mending } from '../rules/repair.ts';
import { britishSetUp, germanSetUp } from '../rules/setup.ts';
import type { View } from '../view.ts';
import { isBase, isZone } from './facts.ts';
import type { Thumb } from './fire-plan.ts';
import { type Muster, type Musters, musters } from './muster.ts';
import { commandsFor, type Orders, ordersOf, type Sending, sendable, sendings, sendingTo } from './orders.ts';

/** What lies open is a base or a sea. */
export interface Desk extends Opened {
  /** What the game is played with. */
  readonly data: Data;
  readonly orders: Accessor<Orders>;
  /** The name of what is asked. */
  readonly question: Accessor<string | undefined>;
  readonly muster: (at: string) => Muster;
  /** Ships that can be sent somewhere by the question being asked. */
  readonly sendable: Accessor<ReadonlySet<ShipId>>;
  readonly picked: Accessor<ReadonlySet<ShipId>>;
  readonly pick: (ids: readonly ShipId[], wanted: boolean) => void;
  readonly clear: () => void;
  /** Where the picked ships may go. */
  readonly sendings: Accessor<readonly Sending[]>;
  /** `ends` if the question is over with it. */
  readonly send: (sending: Sending, ends?: boolean) => void;
  /** Whether the question is one of several orders, and can be ended now. */
  readonly mayEnd: Accessor<boolean>;
  readonly command: (verb: string, target: BoardCommand['target']) => void;
  readonly commands: (commands: readonly BoardCommand[], ends?: boolean) => void;
  /** Several answers can be sent at once. */
  readonly hasBatches: () => boolean;
  /** What the foot of the orders gives in one press. */
  readonly prepare: (prepared: Prepared | null) => void;
  /** A place that a press would choose now. */
  readonly isOffered: (place: string) => boolean;
  /** Somebody there can act. */
  readonly isAsked: (place: string) => boolean;
  readonly pressPlace: (place: string) => void;
  readonly selected: Accessor<string | null>;
  readonly select: (id: string | null) => void;
  readonly isLit: (id: string) => boolean;
  /** The rule of thumb by which a line was lined up last, kept from battle to battle. */
  readonly habit: Signal<Thumb | null>;
  /** Whether the line goes on firing so by itself, round after round. */
  readonly keepsFiring: Signal<boolean>;
}

const isPlace = (id: string): boolean => isBase(id) || isZone(id);

/** The base whose ships a question is about, if it is about one. */
export const baseAsked = (view: View, question: string | undefined): Base | null => {
  const isMoving = [oneZoneMoves, twoZoneMoves, mending].some(({ name }) => name === question);
  return (isMoving ? basesActive(view)[0] : BASES_ASKED.get(question ?? '')) ?? null;
};

const BASES_ASKED: ReadonlyMap<string, Base> = new Map([
  [britishSetUp.name, 'britain'],
  [germanSetUp.name, 'germany'],
  [divideShips.name, 'alexandria-suez'],
  [leaveGibraltar.name, 'gibraltar'],
]);

export function createDesk(props: BoardProps<View, Data>): Desk {
  const orders = createMemo(() => ordersOf(props.question, props.view));
  const question = createMemo(() => props.question?.name);
  const counted = createMemo<Musters>((before) => musters(props.view, before));
  const free = createMemo(() => sendable(orders()));
  const [marked, setMarked] = createSignal<ReadonlySet<ShipId>>(new Set());
  const panel = createOpened();

  /** Whoever was sent off is no longer in hand. */
  createEffect(
    on(free, (ids) => {
      const left = [...marked()].filter((id) => ids.has(id));
      if (left.length !== marked().size) setMarked(new Set(left));
    }),
  );
  /** A ship selected in the list of options is in hand too, as long as none is picked. */
  const picked = createMemo<ReadonlySet<ShipId>>(() => {
    if (marked().size > 0 || props.selected === null || !free().has(props.selected)) return marked();
    return new Set([props.selected]);
  });
  const ways = createMemo(() => sendings(orders(), picked()));

  const ending = createMemo(() => {
    const { closing, options } = props.question ?? { closing: null, options: [] };
    return props.onCommands ? options.find(({ verb }) => verb === closing?.verb) : undefined;
  });
  const commands = (list: readonly BoardCommand[], ends = false): void => {
    const last = ends ? ending() : undefined;
    const [only, ...others] = last ? [...list, last] : list;
    if (!only) return;
    if (others.length > 0 && props.onCommands) props.onCommands([only, ...others]);
    else props.onCommand(only.verb, only.target);
  };
  const send = (sending: Sending, ends = false): void => {
    batch(() => setMarked(new Set<ShipId>()));
    commands(commandsFor(sending), ends);
  };
  const isAsked = (place: string): boolean => counted()(place).ships.some(({ id }) => orders().ships.has(id));

  return {
    ...panel,
    data: props.data,
    orders,
    question,
    muster: (at) => counted()(at),
    sendable: free,
    picked,
    pick: (ids, wanted) => {
      const next = new Set(marked());
      for (const id of ids) {
        if (wanted && free().has(id)) next.add(id);
        else next.delete(id);
      }
      setMarked(next);
    },
    clear: () => setMarked(new Set<ShipId>()),
    sendings: ways,
    send,
    mayEnd: () => ending() !== undefined,
    command: (verb, target) => props.onCommand(verb, target),
    commands,
    hasBatches: () => props.onCommands !== undefined,
    prepare: (prepared) => props.onPrepare?.(prepared),
    isOffered: (place) => orders().places.has(place) || sendingTo(ways(), place) !== undefined,
    isAsked,
    pressPlace: (place) => {
      const way = sendingTo(ways(), place);
      const option = orders().places.get(place);
      if (way) send(way);
      else if (option) props.onCommand(option.verb, option.target);
      else if (isPlace(place)) panel.open(place);
    },
    selected: () => props.selected,
    select: (id) => props.onSelect(id),
    isLit: (id) => props.highlight.includes(id),
    habit: createSignal<Thumb | null>(null),
    keepsFiring: createSignal(false),
  };
}
