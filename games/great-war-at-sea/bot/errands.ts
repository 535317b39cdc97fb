/** What a fleet of one's own is to do: the aims of the operation as errands, each worth the points that are left in it (GW-18.1). */
import { boxesLeft } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { portOf, sheetOf } from '../data/data.ts';
import type { Aim } from '../data/operation.ts';
import { zoneIn } from '../data/zones.ts';
import { limitOf } from '../rules/aims.ts';
import { isNight } from '../rules/calendar.ts';
import { heads, isTransport, shipOf, weatherAt } from '../rules/fleets.ts';
import { endOf, isPrePlotted } from '../rules/plots.ts';
import { allowance } from '../rules/speed.ts';
import { tasksIn } from '../rules/tasks.ts';
import type { Fleet, Move, PortId, ShipId, Task, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { SHELLS } from './goals.ts';
import type { Place, Sea } from './sea.ts';
import { placeOf } from './sea.ts';
import { settings } from './settings.ts';
import type { Errand } from './voyage.ts';
import { worthOfShip } from './worth.ts';

/** A fleet, its company's ships, what is written for it, and what is written for all others of its side. */
export interface Mission {
  readonly war: War;
  readonly sea: Sea;
  readonly view: View;
  readonly fleet: Fleet;
  readonly ships: readonly ShipId[];
  readonly plot: readonly Move[];
  readonly others: readonly Move[];
  /** What it adds to the chance that some waters are ours at the end of a turn. */
  partInHolding(waters: readonly Place[], turn: number): number;
}

const ANY_TURN = (): boolean => true;

const scoredFor = ({ view }: Mission, place: number): number =>
  view.scored.reduce((sum, { aim, points }) => (aim === place ? sum + points : sum), 0);

const written = ({ plot }: Mission, what: Task['do']): number => plot.filter(({ task }) => task?.do === what).length;

const placesOf = ({ sea }: Mission, zones: readonly ZoneId[], task: (zone: ZoneId) => Task | null | undefined): Map<Place, Task | null> =>
  new Map(
    zones.flatMap((zone) => {
      const found = task(zone);
      return found === undefined ? [] : [[placeOf(sea, zone), found] as const];
    }),
  );

/** At noon of the first day, when everything can be done that can be done at all. */
const NOON = 2;

const taskAt =
  ({ war, view, fleet }: Mission, what: Task['do'], port?: PortId) =>
  (zone: ZoneId): Task | undefined =>
    tasksIn(war, view, fleet, zone, NOON).find(
      (task) => task.do === what && (port === undefined || ('port' in task && task.port === port)),
    );

/** GW-11.1c: the hits that its guns may expect off a port, two for a point. What hides the land today may hide half of it then. */
function pointsOfShells({ war, view, ships }: Mission, zone: ZoneId): number {
  const guns = ships.reduce((sum, id) => {
    const [sheet, ship] = [sheetOf(war, id), shipOf(view, id)];
    return sum + boxesLeft(sheet, ship, 'primary') + boxesLeft(sheet, ship, 'secondary') / 2 + boxesLeft(sheet, ship, 'tertiary') / 4;
  }, 0);
  const seen = weatherAt(war, view, zone) === 'clear' ? guns : guns * settings.haze;
  return Math.min(seen, MOST_SHELLS) / SHELLS_A_POINT;
}
const MOST_SHELLS = 20;
const SHELLS_A_POINT = 6;

/** Fleets that are to shell the coast share its ports between them. */
const raidersIn = (view: View): number => heads(view).filter(({ mission, pieces }) => SHELLS.has(mission) && pieces.length > 0).length;

/** Who has done something of his plot on an enemy's coast does the rest at once, or not at all: the whole coast is awake. */
function soonAfter({ view }: Mission, ahead: number): (turn: number) => boolean {
  return ahead < 0 ? ANY_TURN : (turn) => turn <= view.turn + ahead + settings.lingers;
}

/** GW-18.1b: each port as long as there is something left of it that no other fleet is to have; and with the first what the enemy has if none is hit, for fog may have spoilt what is written. */
function bombardments(mission: Mission, aim: Extract<Aim, { kind: 'bombard' }>, place: number): Errand[] {
  const { war, view, plot, others } = mission;
  if (raidersIn(view) > 1 && written(mission, 'bombard') >= aim.ports.length / raidersIn(view)) return [];
  const salvoes = [...plot, ...others].flatMap(({ task }) => (task?.do === 'bombard' ? [task.port] : []));
  const due = (id: PortId): number =>
    settings.salvo * salvoes.filter((port) => port === id).length * pointsOfShells(mission, portOf(war, id).zone);
  const left = aim.most - scoredFor(mission, place) - aim.ports.reduce((sum, id) => sum + due(id), 0);
  const isSpared = aim.ports.every((id) => (view.shelled[id] ?? 0) === 0);
  const atStake = isSpared ? aim.otherwise * (1 - settings.salvo) ** salvoes.filter((id) => aim.ports.includes(id)).length : 0;
  const isSoon = soonAfter(
    mission,
    plot.findIndex(({ task }) => task?.do === 'bombard'),
  );
  const canBeDone = (turn: number): boolean => !isNight(war.operation, turn) && isSoon(turn);
  return aim.ports.flatMap((id, at) => {
    const port = portOf(war, id);
    const points = Math.min(left, limitOf(port) - (view.shelled[id] ?? 0) / 2 - due(id), pointsOfShells(mission, port.zone));
    const worth = settings.salvo * (Math.max(0, points) + (at === 0 ? atStake : 0));
    const places = placesOf(mission, [port.zone], taskAt(mission, 'bombard', id));
    return worth < LEAST || places.size === 0 ? [] : [{ worth, places, canBeDone, still: false, ends: false, haste: settings.haste }];
  });
}
/** For less nobody stays under the guns of a coast that is awake. */
const LEAST = 1;

/** Who has a port to shell lays his mines when he is there for that, and not in the nights before. */
function minelaying(mission: Mission, aim: Extract<Aim, { kind: 'mines' }>, place: number): Errand[] {
  const haste = SHELLS.has(mission.fleet.mission) ? 1 : settings.haste;
  const places = placesOf(mission, aim.zones, taskAt(mission, 'lay'));
  const isOpen = places.size > 0 && written(mission, 'lay') === 0 && scoredFor(mission, place) === 0;
  return isOpen ? [{ worth: aim.points, places, canBeDone: ANY_TURN, still: true, ends: false, haste }] : [];
}

/** Where each move that is written will end: who has fallen behind in this weather ends this turn's on the way. */
function endsOf({ war, view, fleet, plot }: Mission): ZoneId[] {
  const room = allowance(war, view, fleet);
  return plot.map(
    ({ way }, ahead) => (ahead === 0 ? way[Math.min(way.length, room) - 1] : way.at(-1)) ?? endOf(fleet.zone, plot.slice(0, ahead)),
  );
}

/** Being there at the end of a move that is written counts as done; who keeps to his plot, and may be late, stays for another. */
function reaching(mission: Mission, aim: Extract<Aim, { kind: 'reach' }>, place: number): Errand[] {
  const { war, view, ships } = mission;
  const open = aim.ships.filter((id) => ships.includes(id) && !view.scored.some(({ aim: of, about }) => of === place && about === id));
  const isOnTime = (turn: number): boolean => aim.by === 'any' || !isNight(war.operation, turn);
  const isThere = (zone: ZoneId, ahead: number): boolean => aim.zones.includes(zone) && isOnTime(view.turn + ahead);
  const ends = endsOf(mission);
  const times = ends.filter(isThere).length;
  const isSoon = soonAfter(mission, ends.findIndex(isThere));
  const worth = aim.points * open.length * (isPrePlotted(mission.fleet) ? (1 - settings.salvo) ** times : times === 0 ? 1 : 0);
  if (worth < LEAST) return [];
  return [
    {
      worth,
      places: placesOf(mission, aim.zones, () => null),
      canBeDone: (turn) => isOnTime(turn) && isSoon(turn),
      still: false,
      ends: aim.leaves,
      haste: settings.haste,
    },
  ];
}

/** GW-18.1f: for oneself, or to keep the enemy from it. */
function holding(mission: Mission, aim: Extract<Aim, { kind: 'hold' }>): Errand[] {
  const { war, ships, partInHolding } = mission;
  if (!ships.some((id) => sheetOf(war, id).class === 'capital')) return [];
  const places = placesOf(mission, aim.zones, () => null);
  const worth = aim.points * settings.holds * partInHolding([...places.keys()], aim.turn);
  return [{ worth, places, canBeDone: (turn) => turn === aim.turn, still: false, ends: false, haste: 1 }];
}

/** A cargo is worth bringing in, whether or not points are given for it. */
function delivering(mission: Mission): Errand[] {
  const { war, fleet, ships } = mission;
  if (fleet.bound === null || written(mission, 'unload') > 0) return [];
  const each = war.operation.aims.reduce(
    (sum, aim) => (aim.kind === 'deliver' && aim.fleets.includes(fleet.id) ? sum + aim.points : sum),
    1,
  );
  const places = placesOf(mission, [portOf(war, fleet.bound).zone], taskAt(mission, 'unload'));
  const cargoes = ships.filter((id) => isTransport(sheetOf(war, id))).length;
  return [{ worth: each * Math.max(1, cargoes), places, canBeDone: ANY_TURN, still: false, ends: true, haste: settings.haste }];
}

/** Where merchantmen are many. */
function hunting(mission: Mission): Errand[] {
  const { war } = mission;
  const busy = war.waters.filter((zone) => zoneIn(war.theatre, zone).traffic >= 2);
  const places = placesOf(mission, busy, taskAt(mission, 'hunt'));
  return places.size === 0
    ? []
    : [
        {
          worth: settings.merchant,
          places,
          canBeDone: (turn) => !isNight(war.operation, turn),
          still: false,
          ends: false,
          haste: settings.haste,
        },
      ];
}

function errandsOf(mission: Mission, aim: Aim, place: number): Errand[] {
  if (aim.kind === 'hold') return holding(mission, aim);
  if (aim.side !== mission.fleet.side) return [];
  switch (aim.kind) {
    case 'bombard':
      return bombardments(mission, aim, place);
    case 'mines':
      return minelaying(mission, aim, place);
    case 'reach':
      return reaching(mission, aim, place);
    case 'deliver':
    case 'home':
    case 'worth':
      return [];
  }
}

/** More than these are not planned at a time. */
const MOST = 3;

/** The worthiest first. */
export const errandsFor = (mission: Mission): Errand[] =>
  [...mission.war.operation.aims.flatMap((aim, place) => errandsOf(mission, aim, place)), ...delivering(mission), ...hunting(mission)]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST);

/** What it is worth to be in port at the end, where nobody can harm them. */
export const worthOfHome = ({ war, view, ships }: Mission): number => {
  const { part, most } = settings.home;
  const worth = ships.reduce((sum, id) => sum + worthOfShip(war, view, id), 0);
  return war.operation.aims.reduce(
    (sum, aim) => (aim.kind === 'home' ? sum + aim.points * aim.ships.filter((id) => ships.includes(id)).length : sum),
    Math.min(most, part * worth),
  );
};
