/** What the after-action report tells of a battle: points, ships lost and hit, the tracks of squadrons, and who hit whom. */
import type { Casualty, Force, Reporting, Shot, Standing } from '../../kernel/index.ts';
import { battleOf, cardOf, shipIn } from './data/data.ts';
import type { Happening, Secret } from './events.ts';
import type { GrandFleets } from './kind.ts';
import { isLost, pointsOf } from './rules/scoring.ts';
import { boatName } from './rules/submarines.ts';

type At = Standing<GrandFleets>;

/** 'British' and 'German' are the British and the Germans. */
const theName = (name: string): string => `the ${name.replace(/^the /i, '').replace(/(an|ek)$/, '$&s')}`;

function casualties({ state, data }: At): Casualty[] {
  const battle = battleOf(data, state);
  const ships = state.ships.flatMap((ship): Casualty[] => {
    const fate = isLost(ship) ? 'lost' : ship.fate === 'afloat' && ship.hits > 0 ? 'damaged' : null;
    return fate === null ? [] : [{ id: ship.id, party: ship.side, name: cardOf(battle, ship.id).name, fate, place: String(ship.hex) }];
  });
  const boats = state.submarines.flatMap(({ id, side, fate, hits, hex }): Casualty[] =>
    hits === 0 ? [] : [{ id, party: side, name: boatName(battle, id), fate: fate === 'sunk' ? 'lost' : 'damaged', place: String(hex) }],
  );
  return [...ships, ...boats];
}

/** Squadrons by their leaders, and ships that belong to none, from the first turn on. */
function forces({ state, data }: At): Force[] {
  if (state.turn < 1) return [];
  const battle = battleOf(data, state);
  const squadrons = state.squadrons.flatMap(({ id, side, name, leader, ships }): Force[] => {
    const first = [leader, ...ships].map((ship) => shipIn(battle, state, ship)).find(({ fate }) => fate === 'afloat');
    return first ? [{ id, party: side, name, place: String(first.hex) }] : [];
  });
  const single = state.ships.flatMap(({ id, side, squadron, fate, hex }): Force[] =>
    squadron === null && fate === 'afloat' ? [{ id, party: side, name: cardOf(battle, id).name, place: String(hex) }] : [],
  );
  return [...squadrons, ...single];
}

function shot(event: Happening | Secret, { state, data }: At): Shot | null {
  const battle = battleOf(data, state);
  const from = (id: string): Pick<Shot, 'party' | 'by'> => ({ party: shipIn(battle, state, id).side, by: cardOf(battle, id).name });
  if (event.type === 'fired') return { ...from(event.from), at: cardOf(battle, event.target).name, weapon: event.name, hits: event.hits };
  if (event.type === 'torpedo-ran' && (event.result === 'hit' || event.result === 'missed'))
    return { ...from(event.from), at: cardOf(battle, event.target).name, weapon: 'torpedoes', hits: event.result === 'hit' ? 1 : 0 };
  return null;
}

export const report: Reporting<GrandFleets> = {
  parties: ({ state, data }) => {
    const { names } = battleOf(data, state);
    return [
      { id: 'blue', name: theName(names.blue) },
      { id: 'red', name: theName(names.red) },
    ];
  },
  points: ({ state, data }) => {
    const battle = battleOf(data, state);
    return { blue: pointsOf(battle, state, 'blue'), red: pointsOf(battle, state, 'red') };
  },
  casualties,
  forces,
  shot,
  when: ({ state }) => (state.turn < 1 ? 'before the first turn' : `in turn ${state.turn}`),
  opening: ({ state, data }) => battleOf(data, state).words,
};
