/** CW-5.5k to CW-5.5m: raiders leave the map, and come back to it. */
import { done, idleCaution, leftOver, unspoken } from '../../../kernel/index.ts';
import { auto, decision, sequence, theCentral } from '../kind.ts';
import type { Fleet, FleetId, State } from '../state.ts';
import { nameFor } from '../words/fleets.ts';
import { oddsOfAsking } from './coaling.ts';
import { decoysOf, withdrawDecoy } from './decoys.ts';
import { fleetOf } from './fleet.ts';
import { mayBeOffMap, show, vanish } from './sight.ts';

const mayHide = (fleet: Fleet): boolean => fleet.side === 'central' && fleet.mission === 'raid' && !fleet.hidden && mayBeOffMap(fleet);
const mayShow = (fleet: Fleet): boolean => fleet.side === 'central' && fleet.hidden;

/** Each fleet once, for the marker of one that comes and goes would tell nothing new. */
const ids = (state: State, may: (fleet: Fleet) => boolean): FleetId[] =>
  state.fleets.filter((fleet) => may(fleet) && !state.shifted.includes(fleet.id)).map(({ id }) => id);

const HIDES = { words: 'a raider hides after a move, and only once nothing has betrayed it since', rule: 'CW-5.5m' };
const SHOWS = { words: 'only a raider off the map shows itself, and once a turn', rule: 'CW-5.5k' };
const NO_DECOY = { words: 'only an empty marker of one’s own can be taken away', rule: 'CW-15.3b' };

const onTheMap = (state: State): string | undefined => leftOver(ids(state, mayHide), 'raider stays on the map', 'raiders stay on the map');

/** Asked every turn, so that the question tells nothing. */
export const leavingTheMap = decision<{ hide: FleetId; show: FleetId; 'withdraw-decoy': FleetId; done: true }>('markers', 'CW-5.5k', {
  who: theCentral,
  asks: () => 'Which raiders leave the map, and which show themselves?',
  verbs: {
    'withdraw-decoy': {
      of: ({ state }) => decoysOf(state, 'central'),
      label: (view, id) => `Take the empty marker ${nameFor(view, id)} away`,
      why: () => NO_DECOY,
      does: withdrawDecoy,
    },
    hide: {
      of: ({ state }) => ids(state, mayHide),
      label: (view, id) => `${nameFor(view, id)} leaves the map`,
      why: () => HIDES,
      all: () => 'All leave the map',
      does: (g, id) => {
        vanish(g, fleetOf(g.state, id));
        g.state.shifted.push(id);
      },
    },
    show: {
      of: ({ state }) => ids(state, mayShow),
      label: (view, id) => `${nameFor(view, id)} shows itself`,
      why: () => SHOWS,
      does: (g, id) => {
        show(g, fleetOf(g.state, id));
        g.state.shifted.push(id);
      },
    },
    done: {
      ...done(),
      odds: ({ data, state }) => oddsOfAsking(data, state),
      consequence: ({ state }) => onTheMap(state),
      caution: ({ state }) => idleCaution(state.shifted.length > 0, onTheMap(state)),
    },
  },
});

export const markers = sequence('markers', 'CW-5.5k', [
  unspoken(
    auto('nobody-is-hidden-yet', 'CW-5.5k', ({ state }) => {
      state.shifted = [];
    }),
  ),
  leavingTheMap,
]);
