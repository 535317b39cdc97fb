/** NN-12, NN-11.12b: aircraft strike before the guns, and Furious says whether she fires hers. */
import { check, d6, done, otherwise, titled, unspoken, upTo } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { ShipId } from '../data/ships.ts';
import { FURIOUS } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, decision, each, sequence, THE_RULES_ROLL, theAllies, when } from '../kind.ts';
import type { State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { airstrikeOf, attackOf, shipOf } from './fleet.ts';
import { fireAt, oddsOfHits, pointsLeft, takeEffect, WORTH } from './gunnery.ts';
import { homecoming } from './homecoming.ts';
import { battleOf, bothEngaged, engaged, fighterOf } from './line.ts';

/** NN-12.4a */
export const strikeDie = check('airstrike', 'NN-12.4a', 'Airstrike', {
  dice: d6,
  rows: [upTo(4, 'miss'), upTo(5, 'disabled'), otherwise('hit')],
  outcomes: { miss: 'missed', disabled: 'disabled', hit: 'hit' },
  counts: 'hit',
  worth: (outcome) => WORTH[outcome],
});

const furiousMayFire = ({ data, state }: Play): boolean =>
  engaged(state, 'allied').some(({ id }) => id === FURIOUS) && attackOf(data, shipOf(state, FURIOUS)) > 0 && bothEngaged(state);

/** NN-11.12b: said first of all in a round, and binding. */
export const askFurious = decision<{ 'stay-silent': true; 'fire-gun': true }>('furious', 'NN-11.12b', {
  who: theAllies,
  asks: () => 'Does Furious fire her gun this round? Then she may be fired at.',
  verbs: {
    'stay-silent': { ...done('She stays silent'), odds: THE_RULES_ROLL },
    'fire-gun': {
      ends: true,
      label: () => 'She fires',
      odds: THE_RULES_ROLL,
      does: (g) => {
        battleOf(g.state).furiousFires = true;
        g.tell?.({ type: 'furious', fires: true });
      },
    },
  },
});

export const furiousSpeaks = sequence('furious', 'NN-11.12b', [
  unspoken(
    auto('silent', 'NN-11.12b', ({ state }) => {
      battleOf(state).furiousFires = false;
    }),
  ),
  when(furiousMayFire, askFurious),
]);

/** NN-12.2, NN-11.6b, NN-12.4c: carriers in the battle, or in the set, whose aircraft can fly. */
export const strikers = (data: Data, state: State): ShipId[] =>
  engaged(state, 'allied')
    .filter(({ id }) => airstrikeOf(data, shipOf(state, id)) > 0)
    .map(({ id }) => id);

/** NN-12.3a, NN-12.3b: one strike for each carrier, all named before the first die. */
export const nameStrike = decision<{ strike: ShipId; pass: true }, ShipId>('airstrike', 'NN-12.3a', {
  who: theAllies,
  asks: (_view, { item }) => `${nameOf(item)}: at which ship do her aircraft strike?`,
  verbs: {
    strike: {
      ends: true,
      of: ({ state }) => engaged(state, 'central').map(({ id }) => id),
      label: (_view, ship) => `Strike ${nameOf(ship)}`,
      odds: ({ data, state, item }, target) =>
        oddsOfHits(pointsLeft(data, state, target), strikeDie, {}, airstrikeOf(data, shipOf(state, item))),
      why: () => ({ words: 'aircraft strike at an enemy in the battle', rule: 'NN-12.3a' }),
      does: (g, target, { item }) => {
        fighterOf(g.state, item).target = target;
      },
    },
    pass: { ...done('Not this time'), closes: true, odds: THE_RULES_ROLL, consequence: () => 'Her aircraft stay aboard' },
  },
});

/** NN-12.4b: together, at once, and with nothing fired back. */
const flyStrikes = auto('strikes', 'NN-12.4a', (g) => {
  for (const carrier of strikers(g.data, g.state)) {
    const from = fighterOf(g.state, carrier);
    if (from.target === null) continue;
    fireAt(g, from, fighterOf(g.state, from.target), strikeDie, {}, airstrikeOf(g.data, shipOf(g.state, carrier)));
  }
  takeEffect(g);
});

export const airstrikes = when(
  ({ data, state }) => strikers(data, state).length > 0 && bothEngaged(state),
  sequence('airstrikes', 'NN-12.3a', [
    titled(
      'Targets of the airstrikes',
      each('name-strikes', 'NN-12.3b', ({ data, state }) => strikers(data, state), nameStrike),
    ),
    flyStrikes,
    homecoming,
  ]),
);
