/** What the player has in hand, what has been written down so far, and how an order leaves the board. */
import { type Accessor, createEffect, createMemo, createSignal, on, type Signal } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import type { SeenDraft, SeenOption } from '../../../kernel/index.ts';
import { draftIn, offeredIn } from '../../../kernel/index.ts';
import type { BoardCommand, BoardProps } from '../../../kit/board-props.ts';
import type { Battle } from '../data/battle.ts';
import type { Arc } from '../data/card.ts';
import type { Data } from '../data/data.ts';
import { battleOf } from '../data/data.ts';
import { arcsTo } from '../rules/arcs.ts';
import { isOnBoard } from '../rules/board.ts';
import { transfers } from '../rules/command-phase.ts';
import { deployFleets } from '../rules/deployment.ts';
import { displaying } from '../rules/display.ts';
import { boatsOf, leadOf } from '../rules/divisions.ts';
import { type FiringOrders, firingOrders } from '../rules/firing-orders.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { asOrder, costOf, type Order } from '../rules/orders.ts';
import { regroup } from '../rules/regrouping.ts';
import { isAfloat } from '../rules/ships.ts';
import { inCompany, squadronOrders } from '../rules/squadron-orders.ts';
import type { Formation } from '../rules/squadron-passages.ts';
import { launching, type Plot } from '../rules/torpedoes.ts';
import { type Waters, watersOf } from '../rules/waters.ts';
import type { ShipId, Side, SquadronId } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { withDivisions } from './divisions.ts';
import { createFlying, type Flying } from './flying.ts';
import { grouped } from './grouped.ts';
import { createPlacing, type Placing } from './placing.ts';
import { formationsFor, orderTo, type Plotter, shipOf, shipPlotter, squadronPlotter, waysFrom } from './plotting.ts';

/** A course that has been written down. */
export interface Course {
  readonly plotter: Plotter;
  readonly order: Order;
}

export type Asked = BoardProps<View, Data>;

export interface Desk {
  readonly battle: Accessor<Battle>;
  readonly view: () => View;
  readonly question: () => Asked['question'];
  /** What one's own side has put down so far of what is asked. */
  readonly draft: () => SeenDraft | null;
  readonly waters: Accessor<Waters>;
  /** Whose orders are written here; null while one only looks. */
  readonly side: Accessor<Side | null>;
  /** The ship that is selected; of a squadron its first. */
  readonly ship: Accessor<ShipView | null>;
  readonly squadron: Accessor<string | null>;
  /** The ships afloat, by squadron. */
  readonly companies: Accessor<ReadonlyMap<SquadronId | null, readonly ShipView[]>>;
  readonly isInHand: (ship: ShipView) => boolean;
  readonly isLit: (id: string) => boolean;
  /** Whose course is being written; null where none is. */
  readonly plotter: Accessor<Plotter | null>;
  readonly order: Accessor<Order>;
  readonly courses: Accessor<readonly Course[]>;
  readonly courseOf: (squadron: string) => Course | undefined;
  /** Hexes that a press would lead the course to. */
  readonly ways: Accessor<ReadonlySet<Hex>>;
  readonly firing: Accessor<FiringOrders | null>;
  /** Those who can fire, and those who can be fired at. */
  readonly engaged: Accessor<ReadonlySet<ShipId>>;
  /** What the ship or aircraft in hand may fire at or attack, by target. */
  readonly shots: Accessor<ReadonlyMap<ShipId, readonly SeenOption[]>>;
  /** The line of guns whose reach is shown, by its place on the card. */
  readonly battery: Signal<number>;
  readonly torpedoes: Accessor<readonly Plot[]>;
  /** The ship in hand may launch at these. */
  readonly runs: Accessor<ReadonlySet<ShipId>>;
  readonly arc: Accessor<Arc | null>;
  readonly setArc: (arc: Arc | null) => void;
  readonly placing: Placing;
  readonly flying: Flying;
  /** The piece that is selected, whatever it is. */
  readonly selected: Accessor<string | null>;
  /** The hex that is led over the chart by keyboard; null where none is. */
  readonly aim: Accessor<Hex | null>;
  readonly setAim: (hex: Hex | null) => void;
  readonly write: (order: Order) => void;
  readonly form: (formation: Formation) => void;
  readonly command: (option: Pick<SeenOption, 'verb' | 'target'>) => void;
  readonly pressSquadron: (id: SquadronId) => void;
  readonly pressShip: (id: ShipId) => void;
  readonly pressHex: (hex: Hex) => void;
}

export function createDesk(props: Asked): Desk {
  const battle = createMemo(() => battleOf(props.data, { battle: props.view.battle }));
  const side = createMemo<Side | null>(() => {
    const asked = props.question?.side;
    return asked === 'blue' || asked === 'red' ? asked : null;
  });
  const asked = createMemo(() => props.question?.name);
  const asks = (decision: { readonly name: string }): boolean => asked() === decision.name;
  const [aim, setAim] = createSignal<Hex | null>(null);
  createEffect(on([() => props.selected, () => props.question], () => setAim(null), { defer: true }));
  const flying = createFlying(props, battle);
  const placing = createPlacing(props, battle, side, aim);
  const isOwn = (ship: ShipView): boolean => ship.side === side();
  const view = createMemo(() => withDivisions(placing.view(), battle(), side(), draftIn(props.draft ?? null, regroup)));
  const find = (id: string | null): ShipView | null => (id === null ? null : shipOf(battle(), view(), id));

  const waters = createMemo(() => watersOf(battle(), view()));

  const squadron = createMemo(() => props.view.squadrons.find(({ id }) => id === props.selected)?.id ?? null);
  const ship = createMemo<ShipView | null>(() => {
    const leader = props.view.squadrons.find(({ id }) => id === props.selected)?.leader;
    const chosen = leader ?? props.selected;
    return find(chosen && leadOf(view(), chosen));
  });
  const companies = createMemo(() => grouped(view().ships.filter(isAfloat), (each) => each.squadron));

  // Courses
  const ownCourses = createMemo(() => draftIn(props.draft ?? null, individualOrders) ?? {});
  const squadronCourses = createMemo(() => draftIn(props.draft ?? null, squadronOrders) ?? {});
  const [formation, setFormation] = createSignal<Formation | null>(null);
  createEffect(on([() => props.selected, () => props.question?.name], () => setFormation(null), { defer: true }));

  const pieceNow = (mine: ShipView): Plotter => shipPlotter(battle(), mine, boatsOf(battle(), view(), mine.id));
  const squadronNow = (id: string, wanted: Formation | null): Plotter | null => {
    const [usual = 'simultaneous' as const, ...others] = formationsFor(inCompany(props.view, id));
    return squadronPlotter(battle(), props.view, id, wanted !== null && others.includes(wanted) ? wanted : usual);
  };
  const commanded = () => squadron() ?? ship()?.squadron ?? null;
  const formed = createMemo(() => squadronCourses()[commanded() ?? '']?.[0] ?? formation());
  const plotter = createMemo<Plotter | null>(() => {
    const mine = ship();
    if (!mine || !isOwn(mine)) return null;
    if (asks(individualOrders) && isAfloat(mine)) return pieceNow(mine);
    const id = commanded();
    return asks(squadronOrders) && id !== null ? squadronNow(id, formed()) : null;
  });
  const courses = createMemo<readonly Course[]>(() => [
    ...Object.entries(ownCourses()).flatMap(([id, order]): Course[] => {
      const mine = find(id);
      return mine ? [{ plotter: pieceNow(mine), order }] : [];
    }),
    ...Object.entries(squadronCourses()).flatMap(([id, [inForm, ...parts]]): Course[] => {
      const plotting = squadronNow(id, inForm);
      return plotting ? [{ plotter: plotting, order: asOrder(parts) }] : [];
    }),
  ]);
  const courseOf = (id: string): Course | undefined => courses().find((course) => course.plotter.id === id);
  const order = createMemo<Order>(() => courseOf(plotter()?.id ?? '')?.order ?? []);
  const places = createMemo(() => new Map(offeredIn(props.question, displaying, 'show').map((option) => [option.target, option])));
  const waysAtFirst = createMemo(() => {
    const plotting = plotter();
    return plotting ? [...waysFrom(battle(), plotting, []).keys()] : [];
  });
  const ways = createMemo<ReadonlySet<Hex>>(() => {
    const plotting = plotter();
    if (placing.inHand()) return placing.places();
    if (!plotting) return new Set(places().keys());
    const isOpen = order().length > 0 && order().at(-1) !== 'off';
    const onward = isOpen ? waysFrom(battle(), plotting, order()).keys() : [];
    const hexes = new Set([...waysAtFirst(), ...onward]);
    hexes.delete(plotting.anchor.hex);
    return hexes;
  });

  // Guns and torpedoes
  const firing = createMemo(() => draftIn(props.draft ?? null, firingOrders));
  const engaged = createMemo(
    () => new Set(offeredIn(props.question, firingOrders, 'fire').flatMap(({ target: [from, , at] }) => [from, at])),
  );
  /** A squadron whose ticket was pressed fires together at whatever is pressed next. */
  const [together, setTogether] = createSignal<SquadronId | null>(null);
  createEffect(
    on([() => props.question?.name, () => props.selected], ([name, selected], before) => {
      if (selected === null || name !== before?.[0]) setTogether(null);
    }),
  );
  const isShooter = (id: ShipId): boolean => id === props.selected || (together() !== null && find(id)?.squadron === together());
  const shots = createMemo<ReadonlyMap<ShipId, readonly SeenOption[]>>(() => {
    if (flying.prey().size > 0) return flying.prey();
    const offered = offeredIn(props.question, firingOrders, 'fire').filter(({ target: [from] }) => isShooter(from));
    return grouped(offered, ({ target: [, , target] }) => target);
  });
  const battery = createSignal(0);
  createEffect(on(ship, (now, before) => now?.id !== before?.id && battery[1](0), { defer: true }));
  const torpedoes = createMemo(() => draftIn(props.draft ?? null, launching) ?? []);
  const launches = createMemo(() => offeredIn(props.question, launching, 'launch').filter(({ target: [from] }) => from === props.selected));
  const runs = createMemo(() => new Set(launches().map(({ target: [, at] }) => at)));
  const [arc, setArc] = createSignal<Arc | null>(null);

  const inHand = createMemo(() => {
    const whole = squadron();
    const ships = props.view.ships.filter((each) => isShooter(each.id) || (whole !== null && each.squadron === whole));
    return new Set(ships.map(({ id }) => id));
  });

  const give = (commands: readonly BoardCommand[]): void => {
    const [only, ...others] = commands;
    if (!only) return;
    if (others.length > 0 && props.onCommands) props.onCommands(commands);
    else props.onCommand(only.verb, only.target);
  };

  /** Nothing written is no order: she keeps to her squadron, or the squadron lies still. */
  const write = (written: Order): void => {
    const plotting = plotter();
    if (!plotting) return;
    if (written.length === 0) return props.onCommand('forget', plotting.id);
    props.onCommand('order', [plotting.id, ...(plotting.formation === null ? [] : [plotting.formation]), ...written]);
  };
  const form = (wanted: Formation): void => {
    const plotting = plotter();
    if (!plotting) return;
    setFormation(wanted);
    if (order().length > 0) props.onCommand('order', [plotting.id, wanted, ...order()]);
  };

  const heldFrom = (target: ShipId): readonly BoardCommand[] => [
    ...offeredIn(props.question, firingOrders, 'hold').filter(({ target: [from, , at] }) => isShooter(from) && at === target),
    ...flying
      .attacks()
      .filter(([craft, , prey]) => craft === props.selected && prey === target)
      .map(([craft]) => ({ verb: 'spare', target: craft })),
  ];
  const fireAt = (target: ShipId): void => give(shots().get(target) ?? heldFrom(target));
  const launchAt = (target: ShipView): void => {
    const from = ship();
    const into = arc() ?? (from ? arcsTo(from, target.hex)[0] : undefined);
    const option = launches().find(({ target: [, at, letter] }) => at === target.id && letter === into);
    if (option) props.onCommand(option.verb, option.target);
  };

  /** What the list of options calls a ship in the question being asked. */
  const nameFor = (pressed: ShipView): string => {
    const bySquadron = asks(squadronOrders) || asks(deployFleets) || (asks(transfers) && props.selected !== pressed.squadron);
    const isLed = pressed.squadron !== null && isOwn(pressed) && !(asks(squadronOrders) && pressed.apart);
    return bySquadron && isLed ? (pressed.squadron ?? pressed.id) : pressed.id;
  };

  const pressHex = (hex: Hex): void => {
    const plotting = plotter();
    const place = places().get(hex);
    if (place) return props.onCommand(place.verb, place.target);
    if (placing.inHand() && isOnBoard(props.view.board, hex)) return placing.putAt(hex);
    if (flying.inHand()) return flying.flyTo(hex);
    const found = plotting && orderTo(battle(), plotting, order(), hex);
    if (found) write(found);
    else if (props.selected !== null) props.onSelect(null);
  };

  const pressShip = (id: ShipId): void => {
    const pressed = find(id);
    if (!pressed || placing.dragging.wasDrag()) return;
    if (flying.inHand()) return flying.flyTo(pressed.hex);
    if (!isOwn(pressed) && (shots().has(id) || heldFrom(id).length > 0)) return fireAt(id);
    if (!isOwn(pressed) && runs().has(id)) return launchAt(pressed);
    if (!isOwn(pressed) && ways().has(pressed.hex)) return pressHex(pressed.hex);
    setTogether(null);
    props.onSelect(nameFor(pressed));
  };

  const pressSquadron = (id: SquadronId): void => {
    if (!asks(firingOrders)) return props.onSelect(id);
    const ready = new Set(offeredIn(props.question, firingOrders, 'fire').map(({ target: [from] }) => from));
    const ships = companies().get(id) ?? [];
    const first = ships.find((each) => ready.has(each.id)) ?? ships[0];
    const isAgain = together() === id;
    setTogether(isAgain ? null : id);
    if (first && (isAgain || first.id !== props.selected)) props.onSelect(isAgain ? null : first.id);
  };

  return {
    battle,
    view,
    question: () => props.question,
    draft: () => props.draft ?? null,
    waters,
    side,
    ship,
    squadron: () => squadron() ?? together(),
    companies,
    isInHand: ({ id }) => inHand().has(id),
    isLit: (id) => props.highlight.includes(id),
    plotter,
    order,
    courses,
    courseOf,
    ways,
    firing,
    engaged,
    shots,
    battery,
    torpedoes,
    runs,
    arc,
    setArc,
    placing,
    flying,
    selected: () => props.selected,
    aim,
    setAim,
    write,
    form,
    command: ({ verb, target }) => props.onCommand(verb, target),
    pressSquadron,
    pressShip,
    pressHex,
  };
}

/** What an order costs and what there is. */
export const budgetOf = ({ plotter, order }: Course): string => `${costOf(order, plotter.helm.jammed)} of ${plotter.helm.points}`;
