/** What a view tells, as a state in which the enemy is yet to come: everything open, and the viewer's own. */

import { enemyOf } from '../../../tactical/battle.ts';
import type { PieceView as Counter } from '../../../tactical/view.ts';
import type { Data } from '../data/data.ts';
import type { Group } from '../data/forces.ts';
import { beginning } from '../rules/beginning.ts';
import { isPrize, shipOf } from '../rules/fleet.ts';
import { sideOfShip } from '../rules/nations.ts';
import { forcesOf } from '../rules/reinforcements.ts';
import type { Fleet, ShipId, ShipState, Side, State } from '../state.ts';
import type { FleetView, View } from '../view.ts';

/** Whom it hunts is settled once the enemy is there (meetings.ts). */
const fleetOf = (fleet: FleetView): Fleet => ({
  ...fleet,
  pieces: [...fleet.pieces],
  feeds: [...fleet.feeds],
  route: [...fleet.route],
  pursuit: null,
});

/** CW-14.0b: as many points as boxes; that some were mended since is not remembered. */
const scoredFor = (hull: number): Pick<ShipState, 'scored' | 'scoredUnseen'> => ({ scored: hull, scoredUnseen: 0 });

/** Who has been in play, of the viewer's: groups that have come, liners that were armed, convoys that were called. */
function seenAtSea(data: Data, view: View, side: Side): ReadonlySet<ShipId> {
  return new Set([
    ...groupsArrived(data, view).flatMap(({ ships }) => ships),
    ...data.pools[side].filter((id) => !view.pool.includes(id)),
    ...data.convoys.flatMap(({ id, ships }) => (view.convoys.some((convoy) => convoy.id === id) ? ships : [])),
    ...(view.turn > 1 && view.entered.italy === 0 ? ['marco-polo'] : []), // CW-12.2a
  ]);
}

/** Ships as a battle shows them. Who has left play since is lost, or one's own and home; what nobody sees of an enemy is as it is. */
function show(state: State, { ships, own }: Counter): void {
  for (const { sheet, damage, rounds } of ships ?? []) {
    const ship = shipOf(state, sheet.id);
    Object.assign(ship, damage, rounds === null ? {} : { rounds });
    if (!own && damage.sunk && isPrize(ship.id)) ship.fate = 'gone'; // CW-5.84a: no list has her
    if (ship.fate === 'gone' || (own && state.scenario === 'campaign')) continue;
    Object.assign(ship, { fate: 'afloat', ...scoredFor(damage.hull) });
  }
}

/** The highest number in names such as 'allied-marker-7'. */
const highest = (names: Iterable<string>): number => {
  let most = 0;
  for (const name of names) most = Math.max(most, Number(/-(\d+)$/.exec(name)?.[1] ?? 0));
  return most;
};

function serialsOf({ fleets, markers, lastSeen, betrayed, known, exposed, pieces }: View, side: Side): State['serial'] {
  const enemy = enemyOf(side);
  const tokens = [...fleets, ...markers, ...lastSeen, ...betrayed, ...known, ...exposed].map(({ token }) => token);
  const tokenOf = (whose: Side): number => highest(tokens.filter((token) => token.startsWith(whose)));
  return {
    piece: highest(pieces.map(({ id }) => id).filter((id) => id.includes('-piece-'))),
    fleet: { allied: 0, central: 0, [side]: highest(fleets.map(({ id }) => id)) },
    token: { allied: 0, central: 0, [side]: tokenOf(side), [enemy]: tokenOf(enemy) },
  };
}

const groupsArrived = (data: Data, view: View): readonly Group[] => {
  const groups = forcesOf(data, view);
  return view.arrived.flatMap((place) => groups[place] ?? []);
};

/** Everything but the enemy's half. */
export function asTold(data: Data, view: View, side: Side): State {
  const enemy = enemyOf(side);
  const state: State = {
    ...beginning(view.readings, view.scenario, data),
    variants: { ...view.variants },
    turn: view.turn,
    fleets: view.fleets.map(fleetOf),
    pieces: view.pieces.map((piece) => ({ ...piece, ships: [...piece.ships] })),
    storms: [...view.storms],
    points: { ...view.points },
    entered: { ...view.entered },
    dutchProvoked: view.dutchProvoked,
    tsingtaoFell: view.tsingtaoFell,
    freeing: view.freeing,
    freed: [...view.freed],
    frenchReleased: view.frenchReleased,
    arrived: groupsArrived(data, view).map(({ id }) => id),
    convoys: view.convoys.map((convoy) => ({ ...convoy })),
    leaders: view.leaders.map((leader) => ({ ...leader, side })),
    cruisersSunk: view.cruisersSunk,
    pointsBeforeEntry: view.pointsBeforeEntry,
    lastSeen: [...view.lastSeen, ...view.betrayed].sort((a, b) => a.turn - b.turn),
    shifted: [...view.shifted],
    divisions: [...view.divisions],
    outfit: view.outfit ?? 'untried',
    placing: [...view.placing],
    spoils: view.spoils.map((spoil) => ({ ...spoil })),
    toFight: [...view.toFight],
    fighting: view.fighting,
    serial: serialsOf(view, side),
  };
  state.pools[side] = [...view.pool];
  state.known[side] = [...view.known];
  state.known[enemy] = [...view.exposed];
  state.unseen[enemy] = { ...view.kept };
  if (view.secrets) {
    const { etappen, usedEtappen, stocks } = view.secrets;
    state.secrets = { ...view.secrets, etappen: [...etappen], usedEtappen: [...usedEtappen], stocks: [...stocks] };
  }
  for (const id of [...view.lost, ...view.spent]) shipOf(state, id).fate = 'gone';
  for (const id of seenAtSea(data, view, side)) {
    const ship = shipOf(state, id);
    if (ship.fate === 'waiting' && sideOfShip(id) === side) ship.fate = 'home'; // CW-12.6, CW-8.4b, CW-11.8c
  }
  for (const ship of view.ships) Object.assign(shipOf(state, ship.id), ship, { fate: 'afloat', ...scoredFor(ship.hull) });
  for (const counter of (view.battle ?? view.basic)?.pieces ?? []) show(state, counter);
  return state;
}
