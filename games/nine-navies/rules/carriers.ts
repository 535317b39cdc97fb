/** NN-12, NN-11.12b: aircraft strike before the guns, and Furious says whether she fires hers. */
import { check, d6, otherwise, upTo } from '../../../kernel/index.ts';
import type { ShipId } from '../data/ships.ts';
import { FURIOUS } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, choice, each, sequence, theAllies, when } from '../kind.ts';
import type { State } from '../state.ts';
import { airstrikeOf, attackOf, shipOf } from './fleet.ts';
import { markHits, oddsOfHits, takeEffect } from './gunnery.ts';
import { homecoming } from './homecoming.ts';
import { battleOf, bothEngaged, engaged, fighterOf } from './line.ts';

/** NN-12.4a */
export const strikeDie = check(
  'airstrike',
  'NN-12.4a',
  'Airstrike',
  {},
  {
    dice: d6,
    modifiers: [],
    rows: [upTo(4, 'miss'), upTo(5, 'disabled'), otherwise('hit')],
    outcomes: { miss: 'missed', disabled: 'disabled', hit: 'hit' },
  },
);

const furiousMayFire = ({ state }: Play): boolean =>
  engaged(state, 'allied').some(({ id }) => id === FURIOUS) && attackOf(state, shipOf(state, FURIOUS)) > 0 && bothEngaged(state);

/** NN-11.12b: said first of all in a round, and binding. */
export const furiousSpeaks = sequence('furious', 'NN-11.12b', [
  auto('silent', 'NN-11.12b', ({ state }) => {
    battleOf(state).furiousFires = false;
  }),
  when(
    furiousMayFire,
    choice<{ 'fire-gun': true; 'stay-silent': true }>('furious', 'NN-11.12b', {
      who: theAllies,
      offer: () => ({ 'stay-silent': true, 'fire-gun': true }),
      ends: {
        'fire-gun': (g) => {
          battleOf(g.state).furiousFires = true;
          g.note?.({ type: 'furious', fires: true });
        },
        'stay-silent': () => {},
      },
    }),
  ),
]);

/** NN-12.2, NN-11.6b, NN-12.4c: carriers in the battle, or in the set, whose aircraft can fly. */
export const strikers = (state: State): ShipId[] =>
  engaged(state, 'allied')
    .filter(({ id }) => airstrikeOf(state, shipOf(state, id)) > 0)
    .map(({ id }) => id);

/** NN-12.3a, NN-12.3b: one strike for each carrier, all named before the first die. */
const nameStrike = choice<{ strike: ShipId; pass: true }, ShipId>('airstrike', 'NN-12.3a', {
  who: theAllies,
  offer: ({ state }) => ({ strike: engaged(state, 'central').map(({ id }) => id), pass: true }),
  ends: {
    strike: (g, target, carrier) => {
      fighterOf(g.state, carrier).target = target;
    },
    pass: () => {},
  },
  prospects: {
    strike: ({ state }, target, carrier) => oddsOfHits(state, target, strikeDie, {}, airstrikeOf(state, shipOf(state, carrier))),
  },
});

/** NN-12.4b: together, at once, and with nothing fired back. */
const flyStrikes = auto('strikes', 'NN-12.4a', (g) => {
  for (const carrier of strikers(g.state)) {
    const { target } = fighterOf(g.state, carrier);
    if (target === null) continue;
    markHits(g, fighterOf(g.state, target), g.volley(strikeDie, {}, airstrikeOf(g.state, shipOf(g.state, carrier)), carrier));
  }
  takeEffect(g);
});

export const airstrikes = when(
  ({ state }) => strikers(state).length > 0 && bothEngaged(state),
  sequence('airstrikes', 'NN-12.3a', [
    each('name-strikes', 'NN-12.3b', ({ state }) => strikers(state), nameStrike),
    flyStrikes,
    homecoming,
  ]),
);
