/** CW-5.5k to CW-5.5m: raiders leave the map, and come back to it. */
import { auto, choice, sequence, theCentral } from '../kind.ts';
import type { Fleet, FleetId, State } from '../state.ts';
import { decoysOf, withdrawDecoy } from './decoys.ts';
import { fleetOf } from './fleet.ts';
import { mayBeOffMap, show, vanish } from './sight.ts';

const mayHide = (fleet: Fleet): boolean => fleet.side === 'central' && fleet.mission === 'raid' && !fleet.hidden && mayBeOffMap(fleet);
const mayShow = (fleet: Fleet): boolean => fleet.side === 'central' && fleet.hidden;

/** Each fleet once, for the marker of one that comes and goes would tell nothing new. */
const ids = (state: State, may: (fleet: Fleet) => boolean): FleetId[] =>
  state.fleets.filter((fleet) => may(fleet) && !state.shifted.includes(fleet.id)).map(({ id }) => id);

/** Asked every turn, so that the question tells nothing. */
export const markers = sequence('markers', 'CW-5.5k', [
  auto('marker-sheet', 'CW-5.5k', ({ state }) => {
    state.shifted = [];
  }),
  choice<{ hide: FleetId; show: FleetId; 'withdraw-decoy': FleetId; done: true }>('markers', 'CW-5.5k', {
    who: theCentral,
    offer: ({ state }) => ({
      hide: ids(state, mayHide),
      show: ids(state, mayShow),
      'withdraw-decoy': decoysOf(state, 'central'),
      done: true,
    }),
    picks: {
      'withdraw-decoy': withdrawDecoy,
      hide: (g, id) => {
        vanish(g, fleetOf(g.state, id));
        g.state.shifted.push(id);
      },
      show: (g, id) => {
        show(g, fleetOf(g.state, id));
        g.state.shifted.push(id);
      },
    },
    ends: { done: () => {} },
    whyNot: { hide: () => ({ words: 'a raider hides after a move, and only once nothing has betrayed it since', rule: 'CW-5.5m' }) },
  }),
]);
