/** What the player has in hand: the fleet, marker or area that lies open, and how an order leaves the board. */

import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { createOpened, type Opened } from '../../../kit/opened.ts';
import type { Area } from '../data/areas.ts';
import { isArea } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { FleetId } from '../state.ts';
import type { View } from '../view.ts';
import { type Bound, createBound } from './bound.ts';
import { type Carrying, createCarrying } from './carrying.ts';
import { fleetIn, holderOf } from './fleets.ts';
import { type Orders, ordersOf } from './orders.ts';
import { hasVerb, verbs } from './verbs.ts';

/** What lies open is a fleet, a marker or an area. */
export interface Desk extends Opened {
  readonly orders: Accessor<Orders>;
  /** The own fleet in hand: the one that is carried, or whose panel is open. */
  readonly fleet: Accessor<FleetId | null>;
  readonly carrying: Carrying;
  readonly pressFleet: (id: FleetId) => void;
  /** Takes up a fleet that may be anywhere: the chart is brought to it. */
  readonly takeUp: (id: FleetId) => void;
  /** A fleet whose order for the next turn is not written yet (CW-5.4a). */
  readonly unwritten: () => FleetId | undefined;
  readonly pressArea: (area: Area) => void;
  /** An enemy's marker, seen or remembered. */
  readonly pressMarker: (token: string) => void;
  readonly choose: (option: SeenOption) => void;
  /** Where the fleets have met that the question is about. */
  readonly meeting: Accessor<Area | undefined>;
  /** Where the fleet in hand may go. */
  readonly wayTo: (area: Area) => SeenOption | undefined;
  /** Courses over several turns. */
  readonly bound: Bound;
  /** An area that a press would answer with, or that leads to several answers. */
  readonly isOffered: (area: Area) => boolean;
  /** Something can be done with this fleet now. */
  readonly isAsked: (id: FleetId) => boolean;
  /** It may be sent somewhere, and has neither an order nor a course yet. */
  readonly isToBeSent: (id: FleetId) => boolean;
  readonly isLit: (id: string) => boolean;
}

/** Answers that can be taken back, so that one press is enough. */
const LIGHT = verbs('spee', 'etappe', 'stock', 'decoy', 'via');

/** The battle being fought, or the one that a question is about: by night the approach comes first (CW-5.73a). */
function meetingIn({ view, question }: BoardProps<View, Data>): Area | undefined {
  const asked = question?.name === 'night-approach' && Array.isArray(question.item) ? Number(question.item[0]) : null;
  const place = view.fighting ?? asked;
  return place === null ? undefined : view.contacts[place]?.area;
}

const isToPlot = ({ byFleet }: Orders, id: FleetId): boolean => byFleet.get(id)?.some((option) => hasVerb(option, 'plot')) ?? false;

export function createDesk(props: BoardProps<View, Data>): Desk {
  const orders = createMemo(() => ordersOf(props.question, props.view));
  const panel = createOpened();
  const { opened, open, reveal } = panel;
  const choose = ({ verb, target }: SeenOption): void => props.onCommand(verb, target);
  const wayOf = (id: FleetId, area: Area): SeenOption | undefined => orders().ways.get(id)?.get(area);
  const select = (id: string): void => {
    if (props.selected !== id) props.onSelect(id);
  };
  const bound = createBound(props, orders);
  const carrying = createCarrying(props, { mayCarry: (id) => orders().ways.has(id), wayOf, choose, layCourse: bound.lay, open });

  // A fleet or area selected by way of the list of options.
  createEffect(
    on(
      () => props.selected,
      (id) => {
        if (id === null || carrying.carried() !== null) return;
        const fleet = holderOf(props.view, id);
        if (fleet) reveal(fleet.id);
        else if (isArea(id)) reveal(id);
      },
    ),
  );
  const fleet = createMemo(() => fleetIn(props.view, carrying.carried() ?? opened())?.id ?? null);
  /** A fleet that is no more leaves no empty panel behind. */
  createEffect(() => {
    const id = opened();
    if (id !== null && /^(?:allied|central)-\d+$/.test(id) && !fleetIn(props.view, id)) reveal(null);
  });

  const wayTo = (area: Area): SeenOption | undefined => {
    const id = fleet();
    return id === null ? undefined : wayOf(id, area);
  };

  return {
    ...panel,
    orders,
    fleet,
    carrying,
    bound,
    pressFleet: (id) => {
      open(id);
      // Whoever has looked at a sea and then looks at a fleet has not sent her there.
      if (props.selected !== null && isArea(props.selected)) props.onSelect(null);
      select(id);
    },
    takeUp: (id) => {
      reveal(id);
      select(id);
    },
    unwritten: () => props.view.fleets.find(({ id, next }) => next === null && isToPlot(orders(), id))?.id,
    pressArea: (area) => {
      const way = wayTo(area);
      const [only, ...others] = orders().areas.get(area) ?? [];
      if (way) choose(way);
      else if (only && others.length === 0 && LIGHT.has(only.verb)) choose(only);
      else {
        open(area);
        select(area);
      }
    },
    pressMarker: (token) => {
      open(token);
      select(token);
    },
    choose,
    meeting: createMemo(() => meetingIn(props)),
    wayTo,
    isOffered: (area) => wayTo(area) !== undefined || orders().areas.has(area),
    isToBeSent: (id) => carrying.mayCarry(id) && fleetIn(props.view, id)?.next === null && bound.goalOf(id) === undefined,
    isAsked: (id) => orders().byFleet.has(id),
    isLit: (id) => props.highlight.includes(id),
  };
}
