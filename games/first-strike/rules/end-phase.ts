/** FS-3.0f to FS-3.0k: the end phase. */
import { titled } from '../../../kernel/index.ts';
import type { RaiderId } from '../data/counters.ts';
import { GERMAN_FLEET } from '../data/counters.ts';
import type { StrategicSpace } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto, each, sequence } from '../kind.ts';
import type { State } from '../state.ts';
import { attack, lingerRoll, raidersAt, stayOrReturn } from './attacks.ts';
import { aircraftAt } from './launch.ts';
import { putBack } from './reaction.ts';
import { attacksInRescue, rescues } from './rescue.ts';
import { raiderOf, shipOf, shipsAt } from './ships.ts';
import { scoreOf, totalOfLines } from './victory.ts';
import { clearWeather } from './weather.ts';

const raidersOnReserve = (g: Play): RaiderId[] => raidersAt(g.state, 'british-reserve');

/** FS-3.0f: each counter attacks once a turn, here those off the British reserve. */
const attacksOnReserve = each(
  'attacks-on-the-british-reserve',
  'FS-3.0f',
  raidersOnReserve,
  auto('attack', 'FS-7.4.2a', (g, id: RaiderId) => attack(g, id, 'british-reserve', shipsAt(g.state, 'british-reserve'))),
);

/** FS-3.0h: no modifier is listed, so none is used. */
const stayOffReserve = each(
  'stay-off-the-british-reserve',
  'FS-3.0h',
  raidersOnReserve,
  auto('stay-or-return', 'FS-3.0h', (g, id: RaiderId) => stayOrReturn(g, id, lingerRoll)),
);

/** FS-3.0j: German counters with nobody to face go back. Which counters is a reading. */
const returnLoneCounters = auto('return-lone-counters', 'FS-3.0j', (g) => {
  const { state } = g;
  for (const raider of state.raiders)
    if (raider.at !== 'container' && raider.at !== 'out' && !britishAreAt(state, raider.at)) goBack(g, raider.id);
  if (state.readings['lone-counters'] === 'all') returnShipsAndBatteries(g);
});

function goBack(g: Play, id: RaiderId): void {
  raiderOf(g.state, id).at = 'container';
  putBack(g, id, 'FS-3.0j');
}

function returnShipsAndBatteries(g: Play): void {
  for (const id of GERMAN_FLEET) {
    const ship = shipOf(g.state, id);
    if (ship.at !== 'german-reserve') continue;
    ship.at = 'container';
    putBack(g, id, 'FS-3.0j');
  }
  for (const battery of g.state.batteries) {
    if (battery.at === 'container' || battery.at === 'out') continue;
    battery.at = 'container';
    putBack(g, battery.id, 'FS-3.0j');
  }
}

function britishAreAt(state: State, space: StrategicSpace): boolean {
  if (space === 'rescue') return aircraftAt(state, 'rescue').length > 0 || (!state.e11.home && state.e11.hits < 2);
  if (space === state.harwich) return true;
  return space === 'british-reserve' && shipsAt(state, 'british-reserve').length > 0;
}

/** FS-3.0k */
const recordPoints = auto('record-points', 'FS-3.0k', (g) => {
  g.tell?.({ type: 'points', total: totalOfLines(scoreOf(g.data, g.state)) });
  g.state.turn++;
});

export const endPhase = sequence('end-phase', 'FS-3.0f', [
  titled('Attacks on the British Reserve', attacksOnReserve),
  titled('Attacks in the Rescue space', attacksInRescue),
  rescues,
  titled('Who stays off the British Reserve', stayOffReserve),
  clearWeather,
  returnLoneCounters,
  recordPoints,
]);
