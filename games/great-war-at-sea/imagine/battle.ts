/** The battle being fought, with the enemy's counters dealt among those who could be there. */
import { shuffled } from '../../../kernel/index.ts';
import type { Deal, Dealt } from '../../../tactical/imagine.ts';
import { imaginedBasic, imaginedBattle } from '../../../tactical/imagine.ts';
import type { PieceView } from '../../../tactical/view.ts';
import { sheetOf } from '../data/data.ts';
import { forceOf, roleOf } from '../rules/battle.ts';
import { fleetAt } from '../rules/beginning.ts';
import { shipOf } from '../rules/fleets.ts';
import type { Fight, Fleet, FleetId, PieceId, ShipId } from '../state.ts';
import { gathered } from './fleets.ts';
import type { World } from './world.ts';
import { afloatIn, countersOf, namesIn, piecesAfloat } from './world.ts';

/** What battle has done to the enemy's ships in sight. */
export function copyDamage(world: World): void {
  for (const counter of countersOf(world))
    for (const { sheet, damage } of counter.ships ?? []) Object.assign(shipOf(world.state, sheet.id), damage);
}

type Hands = ReadonlyMap<string, PieceId>;

/** Where fewer have been counted than a piece has for all that is known, the others were lost without a witness (GW-8.52, GW-12.2). */
function thinOut(world: World, { count }: PieceView, piece: PieceId): void {
  if (count === null) return;
  for (const id of afloatIn(world, piece).slice(count)) Object.assign(shipOf(world.state, id), { fate: 'gone', told: false });
}

/** A piece for every counter: who is known is himself; who is not is anybody of the right number who is nowhere else. */
function handsOf(world: World): Hands {
  const hands = new Map<string, PieceId>();
  const counters = countersOf(world);
  for (const counter of counters) {
    const [ship] = namesIn(counter);
    const piece = ship === undefined ? undefined : world.war.holding.get(ship);
    if (piece !== undefined) hands.set(counter.token, piece);
  }
  const free = shuffled(piecesAfloat(world), world.chance).filter((piece) => ![...hands.values()].includes(piece));
  const fits = ({ count }: PieceView, piece: PieceId): boolean => count === null || count === afloatIn(world, piece).length;
  const hasMore = ({ count }: PieceView, piece: PieceId): boolean => count !== null && count < afloatIn(world, piece).length;
  // Those whose ships have been counted first, the largest before all: they have the least choice.
  for (const counter of counters.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))) {
    if (hands.has(counter.token)) continue;
    const piece = free.find((each) => fits(counter, each)) ?? free.find((each) => hasMore(counter, each)) ?? free[0];
    if (piece === undefined) continue;
    free.splice(free.indexOf(piece), 1);
    thinOut(world, counter, piece);
    hands.set(counter.token, piece);
  }
  return hands;
}

/** One whose ships have all been lost: it has its name until the battle is over. */
function anyFleetOf({ war, enemy }: World): Fleet | undefined {
  const lost = [...war.fleets.values()].find(({ of }) => of.side === enemy);
  return lost && fleetAt(lost.of, []);
}

/** As many fleets as there are names for them, with all who have come; everybody else stays where he was. */
function engage(world: World, fleets: Fleet[], hands: Hands): Fleet[] {
  const { view, enemy, state } = world;
  const tokens = view.fight?.tokens[enemy] ?? [];
  const zone = view.fight?.zone ?? '';
  const there = new Set(hands.values());
  const isThere = ({ pieces }: Fleet): boolean => pieces.some((piece) => there.has(piece));
  const likely = [
    ...fleets.filter(isThere),
    ...shuffled(
      fleets.filter((fleet) => !isThere(fleet)),
      world.chance,
    ),
  ];
  const pieces = countersOf(world).length > 0 ? [...there] : likely.slice(0, tokens.length).flatMap((fleet) => fleet.pieces);
  const like = likely[0] ?? anyFleetOf(world);
  if (!like) return [];
  for (const fleet of fleets) fleet.pieces = fleet.pieces.filter((piece) => !pieces.includes(piece));
  const afloat = pieces.filter((piece) => afloatIn(world, piece).length > 0);
  return tokens.map((token, place) => ({
    ...gathered(
      like,
      `${enemy}-imagined-${place + 1}`,
      afloat.filter((_, at) => at % tokens.length === place),
      token,
    ),
    zone,
    from: zone,
    port: null,
    track: [zone],
    metIn: state.turn,
    foughtIn: state.turn,
  }));
}

const headsOf = (fleets: readonly Fleet[], tokens: readonly string[]): FleetId[] =>
  fleets.filter(({ token, charge }) => charge === null && tokens.includes(token)).map(({ id }) => id);

/** CW-7.2b: those who came in one fleet belong together, and others need not lie with them. */
const squadronIn =
  ({ war }: World, forces: readonly (readonly Fleet[])[]) =>
  ([ship]: readonly ShipId[]): number => {
    const piece = ship === undefined ? undefined : war.holding.get(ship);
    const isHers = ({ pieces }: Fleet): boolean => piece !== undefined && pieces.includes(piece);
    return Math.max(0, ...forces.map((force) => force.findIndex(isHers)));
  };

function dealOf(world: World, fighting: Fight, hands: Hands, engaged: readonly Fleet[]): Deal {
  const { war, state, side } = world;
  const dealt = (id: PieceId): Dealt => {
    const fleet = engaged.find(({ pieces }) => pieces.includes(id));
    const ships = war.pieces.get(id)?.ships ?? [];
    return { id, ships: ships.filter((ship) => shipOf(state, ship).fate === 'afloat'), role: fleet ? roleOf(fleet) : 'line' };
  };
  const all = (counter: PieceView): readonly ShipId[] => namesIn(counter);
  return {
    side,
    sheet: (id) => sheetOf(war, id),
    condition: (id) => shipOf(state, id),
    waiting: countersOf(world).length > 0 ? [] : engaged.flatMap(({ pieces }) => pieces.map(dealt)),
    squadron: squadronIn(world, [forceOf(state, fighting, side), engaged]),
    of: (counter) => {
      const hand = dealt(hands.get(counter.token) ?? counter.token);
      return counter.ships ? { ...hand, ships: all(counter) } : hand;
    },
  };
}

/** Puts those who fight into fleets of their own, and the battle into the state. */
export function drawBattle(world: World, fleets: Fleet[]): Fleet[] {
  const { view, state, side, enemy } = world;
  const { fight } = view;
  if (!fight) return fleets;
  const hands = handsOf(world);
  const engaged = engage(world, fleets, hands);
  const own = headsOf(state.fleets, fight.tokens[side]);
  const theirs = engaged.map(({ id }) => id);
  const fighting: Fight = {
    zone: fight.zone,
    step: 0,
    surprise: fight.surprise,
    fleets: side === 'allied' ? { allied: own, central: theirs } : { allied: theirs, central: own },
  };
  state.fighting = fighting;
  const deal = dealOf(world, fighting, hands, engaged);
  state.battle = view.battle && imaginedBattle(deal, view.battle);
  state.basic = view.basic && imaginedBasic(deal, view.basic);
  return [...fleets, ...engaged].filter(({ pieces, side: of }) => pieces.length > 0 || of !== enemy || theirs.length > 0);
}
