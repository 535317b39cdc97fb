/** The hand that places a fleet: the squadron in it, where it could lie, and where it is being carried. */
import { type Accessor, createMemo } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import { draftIn } from '../../../kernel/index.ts';
import { createDragging, type Dragging } from '../../../kit/drag.ts';
import type { Spot } from '../../../kit/gestures.ts';
import type { Battle } from '../data/battle.ts';
import type { Form } from '../data/formation.ts';
import {
  deployFleets,
  placesFor,
  type Quay,
  quayOf,
  type Station,
  type Stations,
  takenBut,
  type Unit,
  whyNotThere,
} from '../rules/deployment.ts';
import type { ShipId, Side } from '../state.ts';
import type { View } from '../view.ts';
import type { Asked } from './desk.ts';
import { frameOf, hexUnder } from './geometry.ts';
import { placedView, stationNear, stationOn, turnedStation } from './stations.ts';

/** A squadron, or a ship that belongs to none, and where it lies. */
interface Placed {
  readonly unit: Unit;
  readonly station: Station;
}

/** Where it would come to lie, and why it cannot; null where it can. */
interface Sketch extends Placed {
  readonly fault: string | null;
}

export interface Placing {
  /** Null where no fleet is placed. */
  readonly quay: Accessor<Quay | null>;
  /** With the ships where they have been put. */
  readonly view: Accessor<View>;
  readonly inHand: Accessor<Placed | null>;
  /** Hexes that the head of its line can take as it lies. */
  readonly places: Accessor<ReadonlySet<Hex>>;
  readonly sketch: Accessor<Sketch | null>;
  readonly putAt: (hex: Hex) => void;
  readonly turn: (sixths: 1 | -1) => void;
  readonly form: (form: Form) => void;
  readonly dragging: Dragging;
}

const NOWHERE: ReadonlySet<Hex> = new Set();

export function createPlacing(props: Asked, battle: Accessor<Battle>, side: Accessor<Side | null>, aim: Accessor<Hex | null>): Placing {
  const draft = createMemo(() => draftIn(props.draft ?? null, deployFleets));
  const dock = createMemo(() => {
    const [mine, stations] = [side(), draft()];
    return mine && stations ? { side: mine, stations, quay: quayOf(battle(), props.view, mine) } : null;
  });
  const view = createMemo(() => {
    const now = dock();
    return now ? placedView(props.view, now.quay, now.side, now.stations) : props.view;
  });
  const placedWith = (id: string | null): Placed | null => {
    const now = dock();
    const unit = now?.quay.units.find((each) => each.id === id || each.ships.some((ship) => ship === id));
    const station = unit && now?.stations[unit.id];
    return unit && station ? { unit, station } : null;
  };
  const inHand = createMemo(() => placedWith(props.selected));
  const places = createMemo<ReadonlySet<Hex>>(() => {
    const [now, mine] = [dock(), inHand()];
    if (!now || !mine) return NOWHERE;
    const [head, heading, form] = mine.station;
    const hexes = new Set(placesFor(now.quay, takenBut(now.quay, now.stations, mine.unit), mine.unit, heading, form));
    hexes.delete(head);
    return hexes;
  });

  const put = (unit: Unit, to: Station | null): void => {
    if (to) props.onCommand('place', [unit.id, ...to]);
  };
  /** The head of the line, if the ship that is carried comes to lie under the hand. */
  const headFor = ({ station }: Placed, ship: ShipId, at: Spot): Hex => {
    const { x, y } = frameOf(props.view.board);
    const own = view().ships.find(({ id }) => id === ship)?.hex ?? station[0];
    return station[0] + hexUnder({ x: at.x + x, y: at.y + y }) - own;
  };
  const letGo = (ship: ShipId, at: Spot): void => {
    const [now, carried] = [dock(), placedWith(ship)];
    if (now && carried) put(carried.unit, stationOn(now.quay, now.stations, carried.unit, headFor(carried, ship, at)));
  };
  const dragging = createDragging({
    mayStart: (id) => placedWith(id) !== null,
    drop: (ship, _onto, at) => letGo(ship, at),
    letGo,
  });

  const sketch = createMemo((): Sketch | null => {
    const drag = dragging.now();
    const [now, mine] = [dock(), drag ? placedWith(drag.from) : inHand()];
    const head = mine && drag ? headFor(mine, drag.from, drag.at) : aim();
    const station = now && mine && head !== null ? stationOn(now.quay, now.stations, mine.unit, head) : null;
    if (!now || !mine || !station) return null;
    return { unit: mine.unit, station, fault: whyNotThere(now.quay, takenBut(now.quay, now.stations, mine.unit), mine.unit, station) };
  });
  /** Puts what is in hand where a question to the rules says. */
  const putBy = (ask: (quay: Quay, stations: Stations, placed: Placed) => Station | null): void => {
    const [now, mine] = [dock(), inHand()];
    if (now && mine) put(mine.unit, ask(now.quay, now.stations, mine));
  };

  return {
    quay: () => dock()?.quay ?? null,
    view,
    inHand,
    places,
    sketch,
    putAt: (hex) => putBy((quay, stations, { unit }) => stationOn(quay, stations, unit, hex)),
    turn: (sixths) => putBy((quay, stations, { unit }) => turnedStation(quay, stations, unit, sixths)),
    form: (form) => putBy((quay, stations, { unit, station: [hex, heading] }) => stationNear(quay, stations, unit, [hex, heading, form])),
    dragging,
  };
}
