/** FS-10.3.5, FS-10.3.6: one more round perhaps, and what is left when the smoke clears. */
import { check, d6, flag, oddsOfRoll, otherwise, plus, sway, upTo, whole } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, decision, THE_RULES_ROLL, theBritish, when } from '../kind.ts';
import type { State } from '../state.ts';
import { afloat, battleOf, hurtCounters } from './fleets.ts';
import { endIfCarriersAreSunk, shipOf, shipsAt } from './ships.ts';

/** FS-10.3.5b */
export const extraRoundCheck = check(
  'extra-round',
  'FS-10.3.5b',
  'One more round',
  {
    alert: whole('the German Alert Level', 1, 5),
    germansWorse: flag('more German counters than British are damaged or sunk'),
    crippled: whole('German counters with two markers or more', 0, 8),
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'FS-10.3.5b', 'more Germans than British hurt', (f) => f.germansWorse),
      sway('FS-10.3.5b', 'crippled German counters', (f) => f.crippled),
    ],
    rows: [upTo((f) => f.alert, 'again'), otherwise('ends')],
    outcomes: { again: 'one more round', ends: 'the battle is over' },
    worth: (outcome) => (outcome === 'again' ? 1 : 0),
  },
);

const extraFacts = (state: State) => ({
  alert: state.alert,
  germansWorse: hurtCounters(state, 'german') > hurtCounters(state, 'british'),
  crippled: afloat(state, 'german').filter(({ id }) => shipOf(state, id).markers >= 2).length,
});

const isLastRound = ({ state }: Play): boolean => {
  const { over, round, rounds, extended } = battleOf(state);
  return !over && !extended && round >= rounds;
};

/** FS-10.3.5b: tried once at the most. */
export const extraRound = when(
  isLastRound,
  decision<{ 'press-on': true; 'break-off': true }>('extra-round', 'FS-10.3.5b', {
    who: theBritish,
    asks: () => 'The appointed rounds are over. Press on for one more, or break off?',
    verbs: {
      'press-on': {
        ends: true,
        label: () => 'Press on',
        odds: ({ state }) => oddsOfRoll(extraRoundCheck, extraFacts(state), [['again', 'one more round', true]]),
        does: pressOn,
      },
      'break-off': {
        ends: true,
        label: () => 'Break off',
        odds: THE_RULES_ROLL,
        does: (g) => {
          battleOf(g.state).over = true;
        },
      },
    },
  }),
);

function pressOn(g: Play): void {
  const battle = battleOf(g.state);
  battle.extended = true;
  if (g.roll(extraRoundCheck, extraFacts(g.state), { by: 'british' }) === 'again') battle.rounds++;
}

/** FS-10.3.6a: crippled Germans are gone, the others go home and stay there. FS-10.3.6b: all British ships stay with the Harwich Force. */
export const battleEnds = auto('battle-ends', 'FS-10.3.6a', (g) => {
  for (const ship of shipsAt(g.state, 'sortie')) {
    ship.at = ship.markers >= 2 ? 'out' : 'german-reserve';
    if (ship.at === 'out') g.tell?.({ type: 'ship-out', ship: ship.id, how: 'out', rule: 'FS-10.3.6a' });
  }
  g.state.battle = null;
  g.tell?.({ type: 'battle-ended' });
  endIfCarriersAreSunk(g);
});
