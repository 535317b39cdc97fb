/** FS-9.6: bombing. */
import { check, d6, done, leftOver, listed, minus, oddsOfRoll, oneOf, otherwise, plus, upTo, whole } from '../../../kernel/index.ts';
import type { AircraftId } from '../data/counters.ts';
import { AIRCRAFT_FACTOR } from '../data/counters.ts';
import type { Installation } from '../data/spaces.ts';
import { isInstallation, TARGETS } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { decision, THE_RULES_ROLL, theBritish, when } from '../kind.ts';
import type { AircraftState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { isRaidSpace } from './air-movement.ts';
import { aircraftOf } from './ships.ts';

/** FS-9.6a */
export const bombDrop = check(
  'bomb',
  'FS-9.6a',
  'Bomb',
  {
    factor: whole("the aircraft's combat factor", 1, 2),
    altitude: oneOf('the altitude of the aircraft', ['low', 'medium', 'high']),
  },
  {
    dice: d6,
    modifiers: [plus(1, 'FS-9.6a', 'high', (f) => f.altitude === 'high'), minus(2, 'FS-9.6a', 'low', (f) => f.altitude === 'low')],
    rows: [upTo((f) => f.factor, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
    counts: 'hit',
    worth: (outcome) => (outcome === 'hit' ? 1 : 0),
  },
);

const installationUnder = ({ at }: AircraftState): Installation | null => (isRaidSpace(at) && isInstallation(at) ? at : null);

/** An aircraft over an installation that neither moved nor changed altitude, with a bomb left. */
const mayBomb = (aircraft: AircraftState): boolean => !aircraft.acted && aircraft.bombs > 0 && installationUnder(aircraft) !== null;

const bombers = (state: State): AircraftId[] => state.aircraft.filter(mayBomb).map(({ id }) => id);

const overTarget = (ids: readonly AircraftId[]): string | undefined =>
  ids.length === 0
    ? undefined
    : `${listed(ids.map(nameOf))} ${ids.length === 1 ? 'is over a target, and drops' : 'are over a target, and drop'} no bomb on it this round.`;

export const bombFacts = (aircraft: Pick<AircraftState, 'damaged' | 'altitude'>) => ({
  factor: aircraft.damaged ? AIRCRAFT_FACTOR.damaged : AIRCRAFT_FACTOR.whole,
  altitude: aircraft.altitude,
});

export const bombing = when(
  (g) => g.state.aircraft.some(mayBomb),
  decision<{ bomb: AircraftId; done: true }>('bombing', 'FS-9.6a', {
    who: theBritish,
    asks: (view) => `Air round ${view.airRound}. Which seaplanes drop a bomb?`,
    verbs: {
      bomb: {
        of: ({ state }) => bombers(state),
        label: (_view, id) => `${id}: drop a bomb`,
        odds: ({ state }, id) => oddsOfRoll(bombDrop, bombFacts(aircraftOf(state, id)), [['hit', 'hit', true]]),
        why: () => ({
          words: 'only an aircraft that stayed over an installation with a bomb may drop one, once a round',
          rule: 'FS-9.6a',
        }),
        does: (g, id) => drop(g, aircraftOf(g.state, id)),
      },
      done: {
        ...done('Done: no more bombs'),
        odds: THE_RULES_ROLL,
        consequence: ({ state }) => leftOver(bombers(state), 'seaplane keeps its bombs', 'seaplanes keep their bombs'),
        caution: ({ state }) => overTarget(bombers(state)),
      },
    },
  }),
);

/** One bomb a round; hits on an installation add up without limit (FS-9.6c). */
function drop(g: Play, aircraft: AircraftState): void {
  const at = installationUnder(aircraft);
  if (!at) return;
  aircraft.acted = true;
  aircraft.bombs--;
  const { id } = aircraft;
  const isHit = g.salvo(
    () => g.roll(bombDrop, bombFacts(aircraft), { about: id, by: 'british' }) === 'hit',
    (hit) => ({ type: 'bombed', aircraft: id, at, hit }),
  );
  if (isHit) addHit(g.state, at);
}

function addHit(state: State, at: Installation): void {
  const [a, b, c, d] = TARGETS.map((target, place) => (state.hits[place] ?? 0) + (target === at ? 1 : 0));
  state.hits = [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
}
