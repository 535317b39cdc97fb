/** What the after-action report tells of a raid: points, counters lost and hurt, the way of the Harwich Force, and who hit what. */
import type { Casualty, Force, Reporting, Shot, Standing } from '../../kernel/index.ts';
import { RAIDERS, SHIPS, type ShipId } from './data/counters.ts';
import type { Happening } from './events.ts';
import type { FirstStrike } from './kind.ts';
import { scoreOf, totalOfLines } from './rules/victory.ts';
import type { AircraftState, State } from './state.ts';
import { nameOf } from './wording.ts';

type At = Standing<FirstStrike>;

const partyOf = (ship: ShipId): string => SHIPS.find(({ id }) => id === ship)?.side ?? 'german';

function shipsHurt({ ships, harwich }: State): Casualty[] {
  return ships.flatMap(({ id, at, flipped, markers }): Casualty[] => {
    const fate = at === 'sunk' ? 'lost' : at === 'out' ? 'out' : flipped || markers > 0 ? 'damaged' : null;
    return fate === null ? [] : [{ id, party: partyOf(id), name: nameOf(id), fate, place: harwich }];
  });
}

function aircraftHurt({ aircraft, raid }: State): Casualty[] {
  return aircraft.flatMap(({ id, at, damaged }: AircraftState): Casualty[] => {
    if (at !== 'lost' && !damaged) return [];
    return [
      { id, party: 'british', name: nameOf(id), fate: at === 'lost' ? 'lost' : 'damaged', place: raid === 'over' ? null : 'cuxhaven' },
    ];
  });
}

const submarineHurt = ({ e11 }: State): Casualty[] =>
  e11.hits === 0
    ? []
    : [{ id: 'e-11', party: 'british', name: 'Submarine E-11', fate: e11.hits > 1 ? 'lost' : 'damaged', place: 'rescue' }];

const placeOfSeaplanes = ({ raid, harwich }: State): string => (raid === 'flying' ? 'cuxhaven' : raid === 'rescue' ? 'rescue' : harwich);

function forces({ state }: At): Force[] {
  const raiders = RAIDERS.flatMap(({ id, name }, place): Force[] => {
    const at = state.raiders[place]?.at ?? 'out';
    return at === 'container' || at === 'out' ? [] : [{ id, party: 'german', name, place: at }];
  });
  return [
    { id: 'harwich', party: 'british', name: 'Harwich Force', place: state.harwich },
    { id: 'seaplanes', party: 'british', name: 'Seaplanes', place: placeOfSeaplanes(state) },
    ...raiders,
  ];
}

function shot(event: Happening): Shot | null {
  switch (event.type) {
    case 'fired':
      return { party: partyOf(event.ship), by: nameOf(event.ship), at: nameOf(event.at), weapon: 'guns', hits: event.hit ? 1 : 0 };
    case 'attacked':
      return { party: 'german', by: nameOf(event.raider), at: nameOf(event.ship), weapon: 'attacks', hits: event.hit ? 1 : 0 };
    case 'bombed':
      return { party: 'british', by: nameOf(event.aircraft), at: nameOf(event.at), weapon: 'bombs', hits: event.hit ? 1 : 0 };
    default:
      return null;
  }
}

export const report: Reporting<FirstStrike> = {
  parties: () => [
    { id: 'british', name: 'the British' },
    { id: 'german', name: 'the Germans' },
  ],
  dealer: 'german',
  points: ({ state, data }) => ({ british: totalOfLines(scoreOf(data, state)) }),
  casualties: ({ state }) => [...shipsHurt(state), ...aircraftHurt(state), ...submarineHurt(state)],
  forces,
  shot,
  when: ({ state }) => (state.turn === 0 ? 'before the first turn' : `in turn ${state.turn}`),
  opening: () =>
    'Before dawn on Christmas Day 1914 the Harwich Force stood into the German Bight, with nine seaplanes in three Channel packets for the airship sheds of Cuxhaven.',
};
