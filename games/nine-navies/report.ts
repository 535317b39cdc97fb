/** What the after-action report tells of a war: points, ships lost and damaged, where they sailed, and who hit whom. */
import type { Casualty, Force, Reporting, Standing } from '../../kernel/index.ts';
import { BASE_FACTS, ZONE_FACTS } from './data/map.ts';
import type { NineNavies } from './kind.ts';
import { sideOf } from './rules/fleet.ts';
import type { ShipState } from './state.ts';
import { nameOf } from './wording.ts';

type At = Standing<NineNavies>;

const isOnMap = (place: string): boolean => Object.hasOwn(ZONE_FACTS, place) || Object.hasOwn(BASE_FACTS, place);

/** 'in the first third of 1916': three turns to the year. */
const when = ({ state: { turn } }: At): string =>
  turn < 1
    ? 'before the first turn'
    : `in the ${['first', 'second', 'last'][(turn - 1) % 3]} third of ${1915 + Math.floor((turn - 1) / 3)}`;

function casualties({ state: { ships, battle } }: At): Casualty[] {
  const place = battle?.zone ?? null;
  return ships.flatMap((ship: ShipState): Casualty[] => {
    const fate = ship.at === 'sunk' ? 'lost' : ship.damage > 0 && isOnMap(ship.at) ? 'damaged' : null;
    return fate === null ? [] : [{ id: ship.id, party: sideOf(ship), name: nameOf(ship.id), fate, place }];
  });
}

const forces = ({ state }: At): Force[] =>
  state.ships.flatMap((ship): Force[] =>
    isOnMap(ship.at) ? [{ id: ship.id, party: sideOf(ship), name: nameOf(ship.id), place: ship.at }] : [],
  );

export const report: Reporting<NineNavies> = {
  parties: () => [
    { id: 'allied', name: 'the Allies' },
    { id: 'central', name: 'the Central Powers' },
  ],
  points: ({ state }) => state.points,
  casualties,
  forces,
  shot: (event, { state }) => {
    if (event.type !== 'fired') return null;
    const ship = state.ships.find(({ id }) => id === event.ship);
    return ship ? { party: sideOf(ship), by: nameOf(event.ship), at: nameOf(event.at), weapon: event.with, hits: event.hits } : null;
  },
  when,
  opening: ({ state }) =>
    `France had fallen, and ten navies put to sea for the waters of Europe: ${state.lastTurn === 3 ? 'the year 1915' : 'four years'} in which the Central Powers tried to break the blockade, and the Allies to keep it.`,
};
