/** FS-9.0, FS-9.3, FS-9.7: the raid from launch to escape, round by round. */
import { unspoken } from '../../../kernel/index.ts';
import type { AircraftId } from '../data/counters.ts';
import { alertForRounds } from '../data/tables.ts';
import type { Play } from '../kind.ts';
import { auto, each, loop, sequence, when } from '../kind.ts';
import type { State } from '../state.ts';
import { airMovement, isOverTheCoast } from './air-movement.ts';
import { raiseAlert } from './alert.ts';
import { antiAircraftFire } from './anti-aircraft.ts';
import { bombing } from './bombing.ts';
import { landing } from './landing.ts';
import { aircraftAt, arrivals, launchAircraft } from './launch.ts';

/** FS-3.0d: delayed aircraft keep the raid going as well. */
const aircraftAreOut = ({ state }: Play): boolean =>
  state.aircraft.some((aircraft) => aircraft.at === 'cuxhaven' || isOverTheCoast(aircraft));

/** FS-9.3.1 */
const nextRound = auto('round-marker', 'FS-9.3.1', (g) => {
  g.state.airRound++;
  for (const aircraft of g.state.aircraft) aircraft.acted = false;
  g.tell?.({ type: 'air-round', round: g.state.airRound });
});

/** FS-9.2, FS-9.3a: arriving is the movement of round 1, and nobody bombs or escapes in it. */
const firstRound = sequence('first-air-round', 'FS-9.3a', [unspoken(nextRound), arrivals, antiAircraftFire]);

/** FS-9.3b */
const laterRound = sequence('air-round', 'FS-9.3b', [unspoken(nextRound), arrivals, airMovement, antiAircraftFire, bombing]);

/** FS-9.7: once all that live are away. */
const getAway = sequence('escape', 'FS-9.7a', [
  auto('count-the-rounds', 'FS-9.7a', (g) => {
    const { state } = g;
    g.tell?.({ type: 'raid-flown', rounds: state.airRound });
    raiseAlert(g, alertForRounds(state.airRound), 'FS-9.7a');
    for (const aircraft of state.aircraft) if (aircraft.at === 'escape') aircraft.at = aircraft.damaged ? 'rescue' : 'alongside'; // FS-9.7c
    for (const aircraft of aircraftAt(state, 'rescue')) g.tell?.({ type: 'ditched', aircraft });
    state.raid = 'rescue'; // FS-9.7d: E-11 has waited in the Rescue space all along
  }),
  each('landing', 'FS-9.7b', (g): readonly AircraftId[] => aircraftAt(g.state, 'alongside'), landing),
  unspoken(auto('is-the-raid-over', 'FS-9.9', (g) => endRaidIfDone(g))),
]);

/** FS-9.9: over as soon as no aircraft is left in the Rescue space; E-11 goes home (FS-9.8.2b). */
export function endRaidIfDone(g: Play): void {
  const { state } = g;
  if (state.raid !== 'rescue' || aircraftAt(state, 'rescue').length > 0) return;
  state.raid = 'over';
  state.raidOverTurn = state.turn;
  state.airRound = 0;
  g.tell?.({ type: 'raid-over' });
  if (state.e11.hits >= 2) return;
  state.e11.home = true;
  g.tell?.({ type: 'e11-home' });
}

const raidIsFlying = ({ state }: { readonly state: State }): boolean => state.raid === 'flying';

export const airRaid = when(
  raidIsFlying,
  sequence('air-raid', 'FS-9.0', [
    launchAircraft,
    when(aircraftAreOut, firstRound),
    loop('air-rounds', 'FS-3.0d', aircraftAreOut, laterRound),
    getAway,
  ]),
);
