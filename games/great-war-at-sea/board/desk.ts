/** What the player has in hand: the fleet, zone or enemy whose card lies open, the way being laid, and how orders leave the board. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import { draftIn, offeredIn } from '../../../kernel/index.ts';
import type { BoardCommand, BoardProps } from '../../../kit/board-props.ts';
import { createDragging, type Dragging } from '../../../kit/drag.ts';
import { createOpened, type Opened } from '../../../kit/opened.ts';
import type { Data, War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { hasZone, isInPlay, shortestWay, zoneIn } from '../data/zones.ts';
import type { Orders } from '../rules/order-lines.ts';
import { orders as ordersPlan } from '../rules/orders.ts';
import type { Fleet, FleetId, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { answersOf } from './answers.ts';
import { courseOf, type Leg, ledTo } from './courses.ts';
import { fleetIn, headOf, markersOf } from './fleets.ts';
import { flightTo, mayFly } from './flights.ts';
import { layingOf, type Pen, penFor, previewOf, stayingOf, steeringOf } from './pen.ts';
import { zoneUnder } from './shapes.ts';

export type Asked = BoardProps<View, Data>;

/** What lies open is a fleet, an airship, a group of boats, a zone or an enemy. */
export interface Desk extends Opened {
  readonly war: Accessor<War>;
  readonly view: () => View;
  /** What is written in this phase and not handed in. */
  readonly orders: Accessor<Orders>;
  /** The own fleet in hand. */
  readonly fleet: Accessor<Fleet | null>;
  /** Something can be done with this piece now. */
  readonly isAsked: (id: string) => boolean;
  /** What can be done with a piece, but for ways that are laid on the chart. */
  readonly answers: (id: string) => readonly SeenOption[];
  readonly courses: Accessor<ReadonlyMap<FleetId, readonly Leg[]>>;
  /** The pen of the fleet in hand; null where nothing may be written. */
  readonly pen: Accessor<Pen | null>;
  /** Fleets with room left in their plots, that do not end them in port. */
  readonly unwritten: Accessor<ReadonlySet<FleetId>>;
  /** Zones in which the boats in hand may lie in wait. */
  readonly stations: Accessor<ReadonlySet<ZoneId>>;
  /** The airship or the seaplanes in hand can be sent somewhere. */
  readonly isFlying: Accessor<boolean>;
  readonly dragging: Dragging;
  /** The course as it would be if the hand let go, or pressed, here. */
  readonly preview: Accessor<readonly Leg[] | null>;
  readonly hovered: Accessor<ZoneId | null>;
  readonly hover: (zone: ZoneId | null) => void;
  readonly pressFleet: (id: FleetId) => void;
  /** Takes up a fleet that may be anywhere: the chart is brought to it. */
  readonly takeUp: (id: FleetId) => void;
  readonly pressZone: (zone: ZoneId) => void;
  readonly pressPiece: (id: string) => void;
  readonly stay: () => void;
  readonly choose: (option: Pick<SeenOption, 'verb' | 'target'>) => void;
  readonly isLit: (id: string) => boolean;
}

const NOTHING: Orders = {};

/** The name under which the end of a fleet's course is dragged. */
export const endName = (id: FleetId): string => `end ${id}`;
const fleetNamed = (id: string): FleetId => id.replace(/^end /, '');

export function createDesk(props: Asked): Desk {
  const war = createMemo(() => warIn(props.data, props.view));
  const view = () => props.view;
  const orders = createMemo((): Orders => draftIn(props.draft ?? null, ordersPlan) ?? NOTHING);
  const isWriting = createMemo(() => props.question?.name === ordersPlan.name);
  const panel = createOpened();
  const { opened, open, reveal } = panel;
  const [hovered, hover] = createSignal<ZoneId | null>(null);
  const command = (commands: readonly BoardCommand[]): void => {
    if (commands.length > 1 && props.onCommands) props.onCommands(commands);
    else for (const { verb, target } of commands) props.onCommand(verb, target);
  };
  const select = (id: string): void => {
    if (props.selected !== id) props.onSelect(id);
  };

  // A piece that was selected by way of the list of options.
  createEffect(
    on(
      () => props.selected,
      (id) => {
        if (id !== null && (fleetIn(view(), id) || [...view().airships, ...view().boats].some((craft) => craft.id === id))) reveal(id);
      },
    ),
  );

  const answers = createMemo(() => answersOf(props.question));
  const courses = createMemo(
    () => new Map(markersOf(view()).map((fleet) => [fleet.id, courseOf(war(), view(), fleet, orders())] as const)),
  );
  const penOf = (id: FleetId | null, anew = false): Pen | null => {
    const fleet = fleetIn(view(), id);
    return isWriting() && fleet ? penFor(war(), view(), fleet, orders(), anew) : null;
  };
  const fleet = createMemo(() => fleetIn(view(), opened()) ?? null);
  const pen = createMemo(() => penOf(fleet()?.id ?? null));
  const unwritten = createMemo(
    () =>
      new Set(
        markersOf(view())
          .filter(({ id }) => penOf(id)?.anew === false && courses().get(id)?.at(-1)?.task?.do !== 'port')
          .map(({ id }) => id),
      ),
  );

  const isWater = (zone: ZoneId): boolean => hasZone(war().theatre, zone) && isInPlay(zoneIn(war().theatre, zone));
  /** Dragged from its marker a course begins anew; from its end it goes on. */
  const penInHand = (): Pen | null => {
    const from = dragging.now()?.from;
    return from === undefined ? null : penOf(fleetNamed(from), !from.startsWith('end '));
  };
  const dragging = createDragging({
    mayStart: (id) => penOf(fleetNamed(id)) !== null,
    drop: (id) => lay(fleetNamed(id)),
    letGo: (id) => lay(fleetNamed(id)),
  });
  const laid = createMemo((before: readonly ZoneId[]): readonly ZoneId[] => {
    const drag = dragging.now();
    const held = penInHand();
    if (!drag || !held) return [];
    const zone = zoneUnder(war().theatre, drag.at.x, drag.at.y);
    return zone !== undefined && isWater(zone) ? ledTo(war(), held.start, before, zone) : before;
  }, []);
  let last: { readonly pen: Pen; readonly way: readonly ZoneId[] } | null = null;
  createEffect(() => {
    const held = penInHand();
    if (held) last = { pen: held, way: laid() };
  });
  /** What was laid is gone from the hand by the time it lets go. */
  const lay = (id: FleetId): void => {
    if (last?.pen.fleet.id === id) command(layingOf(war(), view(), last.pen, last.way));
    last = null;
    open(id);
    select(id);
  };

  const craftInHand = createMemo(() => (isWriting() ? view().airships.find(({ id }) => id === opened()) : undefined));
  const isFlying = createMemo(() => {
    const craft = craftInHand();
    return craft !== undefined && mayFly(war(), view(), craft);
  });
  /** The flight that a press on a zone would write for the airship in hand. */
  const flightInHand = (zone: ZoneId): readonly ZoneId[] => {
    const craft = craftInHand();
    return craft && isWater(zone) ? flightTo(war(), view(), orders(), craft, zone) : [];
  };

  const stationings = createMemo(() => offeredIn(props.question, ordersPlan, 'station').filter(({ target: [id] }) => id === opened()));
  const stations = createMemo(() => new Set(stationings().map(({ target: [, zone] }) => zone)));

  const preview = createMemo((): readonly Leg[] | null => {
    const held = penInHand();
    if (held) return previewOf(war(), view(), held, laid());
    const [writing, zone] = [pen(), hovered()];
    if (!writing || zone === null || !isWater(zone)) return null;
    return previewOf(war(), view(), writing, shortestWay(war().theatre, writing.start, zone));
  });

  return {
    ...panel,
    war,
    view,
    orders,
    fleet,
    isAsked: (id) => answers().has(id),
    answers: (id) => answers().get(id) ?? [],
    courses,
    pen,
    unwritten,
    stations,
    isFlying,
    dragging,
    preview,
    hovered,
    hover,
    pressFleet: (id) => {
      open(id);
      select(id);
    },
    takeUp: (id) => {
      reveal(id);
      select(id);
    },
    pressZone: (zone) => {
      const [writing, flight] = [pen(), flightInHand(zone)];
      if (stations().has(zone)) command([{ verb: 'station', target: [opened() ?? '', zone] }]);
      else if (flight.length > 0) command([{ verb: 'fly', target: [opened() ?? '', ...flight] }]);
      else if (writing && isWater(zone) && zone !== writing.start) command(steeringOf(writing, zone));
      else if (isWater(zone)) open(zone);
    },
    pressPiece: open,
    stay: () => {
      const writing = pen();
      if (writing) command(stayingOf(writing));
    },
    choose: ({ verb, target }) => props.onCommand(verb, target),
    isLit: (id) => props.highlight.includes(id) || props.highlight.some((lit) => headOf(view(), lit) === id),
  };
}
