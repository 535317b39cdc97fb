/** What the after-action report tells of a war or a battle: points, ships lost and hurt, where fleets went, what the enemy took to be so, and who hit whom. */

import type { Casualty, Force, Reporting, Standing } from '../../kernel/index.ts';
import { forcesOn, isHurt, shotOf } from '../../tactical/report.ts';
import type { Data } from './data/data.ts';
import { whereabouts } from './imagine/whereabouts.ts';
import type { CruiserWarfare } from './kind.ts';
import { MONTHS } from './rules/calendar.ts';
import { sideOfShip } from './rules/nations.ts';
import type { Fleet, ShipId, Side, State } from './state.ts';
import type { View } from './view.ts';
import { nameOf } from './words/names.ts';

type At = Standing<CruiserWarfare>;

const isCampaign = ({ scenario }: Pick<State, 'scenario'>): boolean => scenario === 'campaign';
const isPrize = (id: ShipId): boolean => id.startsWith('prize-');

/** Six turns of five days to the month: 'on 6–10 November'. */
function daysOf(turn: number): string {
  const [month, part] = [Math.floor((turn - 1) / 6), (turn - 1) % 6];
  return `on ${5 * part + 1}–${part === 5 ? (month === 1 || month === 3 ? 30 : 31) : 5 * part + 5} ${MONTHS[month] ?? 'December'}`;
}

function when({ state }: At): string {
  if (isCampaign(state)) return state.turn < 1 ? 'before the war' : daysOf(state.turn);
  const round = (state.battle ?? state.basic)?.round ?? 0;
  if (round > 0) return `in round ${round}`;
  return state.points.allied + state.points.central > 0 ? 'in the end' : 'before the first round';
}

const areaOfBattle = ({ fighting, contacts }: State): string | null => (fighting === null ? null : (contacts[fighting]?.area ?? null));

function casualties({ state, data }: At): Casualty[] {
  const place = areaOfBattle(state);
  return state.ships.flatMap((ship, at): Casualty[] => {
    const { id } = ship;
    const fate = ship.fate === 'gone' ? 'lost' : ship.fate === 'afloat' && isHurt(ship) ? 'damaged' : null;
    return fate === null || isPrize(id) ? [] : [{ id, party: sideOfShip(id), name: data.vessels[at]?.name ?? nameOf(id), fate, place }];
  });
}

/** By the first of her ships, and how many sail with her. */
function nameOfFleet({ pieces }: State, fleet: Fleet): string {
  const ships = fleet.pieces.flatMap((id) => pieces.find((piece) => piece.id === id)?.ships ?? []);
  const [first] = ships;
  if (first === undefined) return nameOf(fleet.id);
  return ships.length === 1 ? nameOf(first) : `${nameOf(first)} and ${ships.length - 1} more`;
}

function forces({ state }: At): Force[] {
  if (!isCampaign(state)) return state.battle ? forcesOn(state.battle, nameOf) : [];
  return state.fleets.flatMap((fleet): Force[] =>
    fleet.decoy || fleet.pieces.length === 0 || fleet.post !== 'marker'
      ? []
      : [{ id: fleet.id, party: fleet.side, name: nameOfFleet(state, fleet), place: fleet.area }],
  );
}

/** What is known of a marker by the ships that were seen under it. */
const nameOfMarker = ({ known }: View, token: string): string => {
  const ships = known.find((each) => each.token === token)?.ships ?? [];
  return ships.length > 0 ? ships.map(nameOf).join(', ') : nameOf(token);
};

const ago = (turns: number): string => (turns === 1 ? 'a turn before' : `${turns} turns before`);

/** Turns after which nobody goes by what was seen, unless it was a raider. */
const STALE = 3;

/** Markers in sight, and those that went out of it, where they were seen last. */
function believed(view: View, side: Side, data: Data): Force[] | null {
  if (!isCampaign(view)) return null;
  const inSight = view.markers
    .filter((marker) => marker.side !== side && marker.post === 'marker')
    .map(({ token, area }) => ({ token, area }));
  const shown = new Set(inSight.map(({ token }) => token));
  const atLarge = new Set(whereabouts(data, view).map(({ token }) => token));
  const lost = view.lastSeen
    .filter(({ token, turn, ...seen }) => seen.side !== side && !shown.has(token) && (atLarge.has(token) || view.turn - turn <= STALE))
    .map(({ token, area, turn }) => ({ token, area, age: `last seen ${ago(view.turn - turn)}` }));
  return [...inSight, ...lost].map(({ token, area, ...news }) => ({
    id: token,
    party: side === 'allied' ? 'central' : 'allied',
    name: nameOfMarker(view, token),
    place: area,
    ...news,
  }));
}

export const report: Reporting<CruiserWarfare> = {
  parties: () => [
    { id: 'allied', name: 'the Allies' },
    { id: 'central', name: 'the Central Powers' },
  ],
  points: ({ state }) => state.points,
  casualties,
  forces,
  believed,
  shot: (event) => (event.type === 'fired' ? shotOf(event, nameOf) : null),
  when,
  opening: ({ state, data }) =>
    isCampaign(state)
      ? 'In August 1914 the German cruisers overseas vanished from their stations, and the Allies began to look for them over all the oceans.'
      : (data.battles.find(({ id }) => id === state.scenario)?.words ?? 'Two squadrons met far from home.'),
};
