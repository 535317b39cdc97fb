/** FS-6: random events, from the second turn on (FS-6.0a). */
import type { Check } from '../../../kernel/index.ts';
import { check, d6, exactly, otherwise, twoD6 } from '../../../kernel/index.ts';
import type { ShipId } from '../data/counters.ts';
import type { Play } from '../kind.ts';
import { auto, decision, THE_RULES_ROLL, theBritish, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { raiseAlert } from './alert.ts';
import { drawAndDeploy } from './reaction.ts';
import { fleetOf, isCarrier, isDamaged, shipOf } from './ships.ts';

export const eventRoll = check('random-event', 'FS-6.0a', 'Random event', {
  dice: twoD6,
  rows: [
    exactly([2, 12], 'high-winds'),
    exactly([3, 11], 'poor-weather'),
    exactly([4], 'suspicious'),
    exactly([5, 10], 'snafu'),
    exactly([6], 'on-alert'),
    exactly([8], 'damage-party'),
    exactly([9], 'jellicoe'),
    otherwise('none'), // FS-6.0g
  ],
  outcomes: {
    'high-winds': 'high winds over Cuxhaven',
    'poor-weather': 'poor weather where the Harwich Force lies',
    suspicious: 'the Germans grow suspicious',
    snafu: 'muddle in the German staff',
    'on-alert': 'the Germans stand to',
    none: 'no event',
    'damage-party': 'a well-drilled damage party',
    jellicoe: 'Jellicoe presses on',
  },
});

/** FS-6.0e: odd three, even four. */
export const snafuRoll = check('snafu', 'FS-6.0e', 'False Alarms added', {
  dice: d6,
  rows: [exactly([1, 3, 5], 'three'), otherwise('four')],
  outcomes: { three: 'three more False Alarms', four: 'four more False Alarms' },
});

/** FS-6.0i: even, and the fleet comes out more readily too. */
export const jellicoeRoll = check('jellicoe', 'FS-6.0i', 'Jellicoe and the fleet', {
  dice: d6,
  rows: [exactly([2, 4, 6], 'fleet'), otherwise('launch-only')],
  outcomes: { fleet: 'launches and sorties are easier this turn', 'launch-only': 'only launches are easier this turn' },
});

type EventName = typeof eventRoll extends Check<infer _, infer O> ? O : never;

const effects: Readonly<Record<EventName, (g: Play) => void>> = {
  /** FS-6.0b, FS-5.4: on the raid map alone. */
  'high-winds': (g) => {
    if (g.state.raid === 'over') return passed(g, 'the raid is over');
    g.state.highWind = true;
  },
  /** FS-6.0c, FS-5.0b */
  'poor-weather': (g) => {
    g.state.poorWeather = g.state.harwich;
  },
  /** FS-6.0d: at once, with the alert as it stands. */
  suspicious: (g) => drawAndDeploy(g, 1),
  snafu: (g) => {
    if (g.state.snafuUsed) return passed(g, 'it has happened once already');
    g.state.snafuUsed = true;
    const count = g.roll(snafuRoll, {}) === 'three' ? 3 : 4;
    g.state.falseAlarms += count;
    g.tell?.({ type: 'false-alarms-added', count });
  },
  /** FS-6.0f */
  'on-alert': (g) => raiseAlert(g, 1, 'FS-6.0f'),
  none: () => {},
  /** FS-6.0h: not used up when there is nothing to mend. */
  'damage-party': (g) => {
    if (g.state.damagePartyUsed) return passed(g, 'it has happened once already');
    if (damagedShips(g.state).length === 0) return passed(g, 'no British ship is damaged');
    g.state.damagePartyUsed = true;
    g.state.damagePartyCalled = true;
  },
  jellicoe: (g) => {
    g.state.jellicoe = { launch: true, sortie: g.roll(jellicoeRoll, {}) === 'fleet' };
  },
};

const passed = (g: Play, why: string): void => g.tell?.({ type: 'event-passed', why });

export const rollEvent = auto('random-event', 'FS-6.0a', (g) => effects[g.roll(eventRoll, {})](g));

/** FS-6.0h: British ships still in the game that carry damage. */
const damagedShips = (state: State): ShipState[] =>
  state.ships.filter(
    (ship) =>
      (ship.at === 'harwich' || ship.at === 'british-reserve') && fleetOf(ship.id) === 'british' && !isCarrier(ship.id) && isDamaged(ship),
  );

export const damageParty = when(
  (g) => g.state.damagePartyCalled,
  decision<{ repair: ShipId }>('damage-party', 'FS-6.0h', {
    who: theBritish,
    asks: () => 'A damage party has worked wonders. Which ship is mended?',
    verbs: {
      repair: {
        ends: true,
        of: ({ state }) => damagedShips(state).map((ship) => ship.id),
        label: (_view, ship) => `Mend ${nameOf(ship)}`,
        odds: THE_RULES_ROLL,
        why: () => ({ words: 'only a damaged British ship can be mended', rule: 'FS-6.0h' }),
        does: mend,
      },
    },
  }),
);

/** FS-6.0h: markers go before the flip. */
function mend(g: Play, id: ShipId): void {
  const ship = shipOf(g.state, id);
  const how = ship.markers > 0 ? 'marker' : 'flip';
  if (how === 'marker') ship.markers--;
  else ship.flipped = false;
  g.state.damagePartyCalled = false;
  g.tell?.({ type: 'repaired', ship: id, how });
}
