/** What the player has in hand, what has been written down so far, and how an order leaves the board. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import type { SeenOption } from '../../../kernel/index.ts';
import { draftIn, offeredIn } from '../../../kernel/index.ts';
import type { BoardCommand, BoardProps } from '../../../kit/board-props.ts';
import type { Battle } from '../data/battle.ts';
import type { Arc } from '../data/card.ts';
import type { Data } from '../data/data.ts';
import { battleOf } from '../data/data.ts';
import { arcsTo } from '../rules/arcs.ts';
import { transfers } from '../rules/command-phase.ts';
import { displaying } from '../rules/display.ts';
import { type FiringOrders, firingOrders } from '../rules/firing-orders.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { asOrder, costOf, type Order } from '../rules/orders.ts';
import { isAfloat } from '../rules/ships.ts';
import { inCompany, squadronOrders } from '../rules/squadron-orders.ts';
import type { Formation } from '../rules/squadron-passages.ts';
import { launching, type Plot } from '../rules/torpedoes.ts';
import type { ShipId, Side, SquadronId } from '../state.ts';
import type { ShipView, View } from '../view.ts';
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
  /** What the ship in hand may fire at, by target. */
  readonly shots: Accessor<ReadonlyMap<ShipId, readonly SeenOption[]>>;
  readonly torpedoes: Accessor<readonly Plot[]>;
  /** The ship in hand may launch at these. */
  readonly runs: Accessor<ReadonlySet<ShipId>>;
  readonly arc: Accessor<Arc | null>;
  readonly setArc: (arc: Arc | null) => void;
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
  const isOwn = (ship: ShipView): boolean => ship.side === side();
  const find = (id: string | null): ShipView | null => (id === null ? null : shipOf(battle(), props.view, id));

  const squadron = createMemo(() => props.view.squadrons.find(({ id }) => id === props.selected)?.id ?? null);
  const ship = createMemo<ShipView | null>(() => {
    const leader = props.view.squadrons.find(({ id }) => id === props.selected)?.leader;
    return find(leader ?? props.selected);
  });
  const companies = createMemo(() => {
    const found = new Map<SquadronId | null, ShipView[]>();
    for (const each of props.view.ships) {
      if (!isAfloat(each)) continue;
      const company = found.get(each.squadron);
      if (company) company.push(each);
      else found.set(each.squadron, [each]);
    }
    return found;
  });

  // Courses
  const ownCourses = createMemo(() => draftIn(props.draft ?? null, individualOrders) ?? {});
  const squadronCourses = createMemo(() => draftIn(props.draft ?? null, squadronOrders) ?? {});
  const [formation, setFormation] = createSignal<Formation | null>(null);
  createEffect(on([() => props.selected, () => props.question?.name], () => setFormation(null), { defer: true }));

  const squadronNow = (id: string, wanted: Formation | null): Plotter | null => {
    const [usual = 'simultaneous' as const, ...others] = formationsFor(inCompany(props.view, id));
    return squadronPlotter(battle(), props.view, id, wanted !== null && others.includes(wanted) ? wanted : usual);
  };
  const commanded = () => squadron() ?? ship()?.squadron ?? null;
  const formed = createMemo(() => squadronCourses()[commanded() ?? '']?.[0] ?? formation());
  const plotter = createMemo<Plotter | null>(() => {
    const mine = ship();
    if (!mine || !isOwn(mine)) return null;
    if (asks(individualOrders) && isAfloat(mine)) return shipPlotter(battle(), mine);
    const id = commanded();
    return asks(squadronOrders) && id !== null ? squadronNow(id, formed()) : null;
  });
  const courses = createMemo<readonly Course[]>(() => [
    ...Object.entries(ownCourses()).flatMap(([id, order]): Course[] => {
      const mine = find(id);
      return mine ? [{ plotter: shipPlotter(battle(), mine), order }] : [];
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
    if (!plotting) return new Set(places().keys());
    const isOpen = order().length > 0 && order().at(-1) !== 'off';
    const onward = isOpen ? waysFrom(battle(), plotting, order()).keys() : [];
    const hexes = new Set([...waysAtFirst(), ...onward]);
    hexes.delete(plotting.anchor.hex);
    return hexes;
  });

  // Guns and torpedoes
  const firing = createMemo(() => draftIn(props.draft ?? null, firingOrders));
  /** A squadron whose ticket was pressed fires together at whatever is pressed next. */
  const [together, setTogether] = createSignal<SquadronId | null>(null);
  createEffect(
    on([() => props.question?.name, () => props.selected], ([name, selected], before) => {
      if (selected === null || name !== before?.[0]) setTogether(null);
    }),
  );
  const isShooter = (id: ShipId): boolean => id === props.selected || (together() !== null && find(id)?.squadron === together());
  const shots = createMemo<ReadonlyMap<ShipId, readonly SeenOption[]>>(() => {
    const found = new Map<ShipId, SeenOption[]>();
    for (const option of offeredIn(props.question, firingOrders, 'fire')) {
      const [from, , target] = option.target;
      if (isShooter(from)) found.set(target, [...(found.get(target) ?? []), option]);
    }
    return found;
  });
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

  const fireAt = (target: ShipId): void => {
    const offered = shots().get(target);
    if (offered) return give(offered);
    const held = (firing()?.aims ?? []).filter((aim) => isShooter(aim.from) && aim.target === target);
    give(held.map((aim) => ({ verb: 'hold', target: [aim.from, aim.guns, aim.target] })));
  };
  const isAimedAt = (target: ShipId): boolean => (firing()?.aims ?? []).some((aim) => isShooter(aim.from) && aim.target === target);
  const launchAt = (target: ShipView): void => {
    const from = ship();
    const into = arc() ?? (from ? arcsTo(from, target.hex)[0] : undefined);
    const option = launches().find(({ target: [, at, letter] }) => at === target.id && letter === into);
    if (option) props.onCommand(option.verb, option.target);
  };

  /** What the list of options calls a ship in the question being asked. */
  const nameFor = (pressed: ShipView): string => {
    const bySquadron = asks(squadronOrders) || (asks(transfers) && props.selected !== pressed.squadron);
    const isLed = pressed.squadron !== null && isOwn(pressed) && !(asks(squadronOrders) && pressed.apart);
    return bySquadron && isLed ? (pressed.squadron ?? pressed.id) : pressed.id;
  };

  const pressHex = (hex: Hex): void => {
    const plotting = plotter();
    const place = places().get(hex);
    if (place) return props.onCommand(place.verb, place.target);
    const found = plotting && orderTo(battle(), plotting, order(), hex);
    if (found) write(found);
    else if (props.selected !== null) props.onSelect(null);
  };

  const pressShip = (id: ShipId): void => {
    const pressed = find(id);
    if (!pressed) return;
    if (!isOwn(pressed) && (shots().has(id) || isAimedAt(id))) return fireAt(id);
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
    view: () => props.view,
    question: () => props.question,
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
    shots,
    torpedoes,
    runs,
    arc,
    setArc,
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
