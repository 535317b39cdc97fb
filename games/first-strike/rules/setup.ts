/** FS-4: set-up. */
import { amount, d6, lot, sway } from '../../../kernel/index.ts';
import type { ContainerId, ShipId } from '../data/counters.ts';
import { AIRCRAFT, BATTERIES, BRITISH_FLEET, GERMAN_FLEET, HARWICH_FORCE, RAIDERS, SHIPS } from '../data/counters.ts';
import { TARGETS } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Readings } from '../options.ts';
import type { ShipState, State } from '../state.ts';

/** The position before the first die: everything at full strength (FS-4.0a), tracks at their start (FS-4.0i). */
export const beginning = (readings: Readings): State => ({
  readings,
  turn: 1,
  alert: 1,
  harwich: 'A',
  fog: 'german-reserve', // FS-5.1a
  poorWeather: null,
  highWind: false,
  jellicoe: { launch: false, sortie: false },
  snafuUsed: false,
  damagePartyUsed: false,
  damagePartyCalled: false,
  sortied: false,
  raid: 'before',
  raidTurn: 0,
  raidOverTurn: 0,
  airRound: 0,
  container: fullContainer(),
  falseAlarms: 0,
  ships: SHIPS.map(({ id }) => ({ id, at: startOf(id), flipped: false, markers: 0 })),
  aircraft: AIRCRAFT.map(({ id, carrier }) => ({
    id,
    at: 'aboard',
    carrier,
    altitude: 'medium',
    bombs: 0,
    damaged: false,
    grounded: false,
    acted: false,
  })), // FS-4.0b
  raiders: RAIDERS.map(({ id }) => ({ id, at: 'container' })),
  batteries: BATTERIES.map((id) => ({ id, at: 'container' })),
  hits: [0, 0, 0, 0],
  e11: { home: false, hits: 0 }, // FS-4.0d
  battle: null,
});

/** FS-4.0a the Harwich Force, FS-4.0c the Grand Fleet, FS-4.0f the Germans. */
function startOf(id: ShipId): ShipState['at'] {
  if (HARWICH_FORCE.includes(id)) return 'harwich';
  return BRITISH_FLEET.includes(id) ? 'british-reserve' : 'container';
}

/** FS-4.0f: 21 counters; the first battery is emplaced and not among them. */
const fullContainer = (): ContainerId[] => [...RAIDERS.map((raider) => raider.id), ...GERMAN_FLEET, ...BATTERIES.slice(1)];

/** FS-4.0g: 1d6 + 6 False Alarms; the rest stay aside, and are never short (FS-4.0h). */
export const falseAlarmCount = amount('false-alarms', 'FS-4.0g', 'False Alarms in the container', {
  dice: d6,
  modifiers: [sway('FS-4.0g', 'always there', () => 6)],
  words: (count) => `${count} False Alarms`,
});

export const firstBattery = lot('first-battery', 'FS-4.0e', 'where the first battery stands');

export const setUp = auto('set-up', 'FS-4.0a', (g: Play) => {
  const { state } = g;
  const { target, count } = g.salvo(
    () => ({ target: g.draw(firstBattery, TARGETS, { about: 'battery-1' }), count: g.roll(falseAlarmCount, {}) }),
    (set) => ({ type: 'set-up', falseAlarms: set.count, battery: set.target }),
  );
  const [battery] = state.batteries;
  if (battery) battery.at = target; // FS-4.0e
  state.falseAlarms = count; // FS-4.0g
});
