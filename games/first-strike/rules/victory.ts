/** FS-9.10, FS-11 to FS-13: points, and how the game is won. The naval points and the levels are reconstructed. */
import type { Data } from '../data/data.ts';
import { levelFor, worthOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { carriersAreSunk } from './ships.ts';

export interface ScoreLine {
  readonly words: string;
  readonly rule: string;
  readonly count: number;
  readonly points: number;
}

/** The tally as it stands now; lines without points are left out. */
export function scoreOf(data: Data, state: State): ScoreLine[] {
  return [...raidLines(state), ...shipLines(data, state), ...noRaidLine(data, state)].filter((line) => line.points !== 0);
}

export const totalOfLines = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);

function raidLines(state: State): ScoreLine[] {
  const pairs = state.hits.reduce((sum, hits) => sum + Math.floor(hits / 2), 0);
  const damaged = state.aircraft.filter((aircraft) => aircraft.at === 'aboard' && aircraft.damaged).length;
  const lost = state.aircraft.filter((aircraft) => aircraft.at === 'lost').length;
  return [
    { words: 'pairs of hits on an installation', rule: 'FS-9.10a', count: pairs, points: pairs },
    {
      words: 'hits spread over installations',
      rule: 'FS-9.10b',
      count: installationsHit(state),
      points: Math.max(0, installationsHit(state) - 1),
    },
    { words: 'damaged aircraft back aboard', rule: 'FS-9.10c', count: damaged, points: -damaged },
    { words: 'aircraft lost', rule: 'FS-9.10c', count: lost, points: -2 * lost },
    { words: state.e11.hits >= 2 ? 'E-11 sunk' : 'E-11 damaged', rule: 'FS-9.10d', count: 1, points: -state.e11.hits },
  ];
}

/** FS-9.10b: installations with two hits, or by the reading of the printed example with any. */
const installationsHit = (state: State): number =>
  state.hits.filter((hits) => hits >= (state.readings.spread === 'any-hit' ? 1 : 2)).length;

/** FS-12.0: a counter sunk or gone scores whole, two that are only damaged score one. */
function shipLines(data: Data, state: State): ScoreLine[] {
  let germanLost = 0;
  let germanPoints = 0;
  let germanHurt = 0;
  let britishLost = 0;
  let britishPoints = 0;
  let britishHurt = 0;
  data.ships.forEach(({ side, type }, place) => {
    const ship = state.ships[place];
    if (!ship) return;
    const isGone = ship.at === 'sunk' || ship.at === 'out';
    if (side === 'german') {
      if (isGone) germanPoints += worthOf(data, side, type);
      if (isGone) germanLost++;
      else if (isHurt(ship)) germanHurt++;
    } else {
      if (isGone) britishPoints += worthOf(data, side, type);
      if (isGone) britishLost++;
      else if (isHurt(ship)) britishHurt++;
    }
  });
  return [
    { words: 'German counters sunk or out', rule: 'FS-12.0', count: germanLost, points: germanPoints },
    { words: 'German counters damaged', rule: 'FS-12.0', count: germanHurt, points: Math.floor(germanHurt / 2) },
    { words: 'British counters sunk or out', rule: 'FS-12.0', count: britishLost, points: -britishPoints },
    { words: 'British counters damaged', rule: 'FS-12.0', count: britishHurt, points: -Math.floor(britishHurt / 2) },
  ];
}

const isHurt = (ship: ShipState): boolean => ship.flipped || ship.markers > 0;

/** Counted once the raid can no longer be launched: space B has been left, or no carrier is afloat. */
const noRaidLine = ({ points }: Data, state: State): ScoreLine[] =>
  state.raid === 'before' && ((state.harwich !== 'A' && state.harwich !== 'B') || carriersAreSunk(state))
    ? [{ words: 'no raid launched', rule: 'FS-12.0', count: 1, points: -points.noRaid }]
    : [];

/** FS-11.0: the total decides; without carriers before the raid nothing else is asked (FS-13.0). */
export function endGame(g: Play): void {
  const { data, state } = g;
  for (const aircraft of state.aircraft) {
    if (aircraft.at !== 'rescue' && aircraft.at !== 'alongside') continue;
    aircraft.at = 'lost';
    g.tell?.({ type: 'aircraft-lost', aircraft: aircraft.id, how: 'abandoned', rule: 'FS-9.10c' });
  }
  const score = totalOfLines(scoreOf(data, state));
  const lostBeforeTheRaid = state.raid === 'before' && carriersAreSunk(state);
  const level = levelFor(data, lostBeforeTheRaid ? Number.NEGATIVE_INFINITY : score);
  g.tell?.({ type: 'points', total: score });
  g.end({ result: level.id, words: level.words, winner: level.winner, score });
}
