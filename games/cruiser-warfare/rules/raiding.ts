/** CW-5.8: commerce raiding. */
import { check, d6, exactly, flag, minus, plus, sway, upTo, whole } from '../../../kernel/index.ts';
import { AREA_FACTS, distance } from '../data/map.ts';
import { vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, State } from '../state.ts';
import { fleetsOf, inOpenOrder, pieceOf, shipsIn, sizeOf } from './fleet.ts';
import { burnAll, COST_OF_RAID } from './fuel.ts';
import { leaderOf } from './leaders.ts';
import { isBusy } from './searchers.ts';
import { betray } from './sight.ts';
import { isFast, isSlow } from './speed.ts';

const RAID_FACTS = {
  trade: whole('Trade Number of the area', 0, 8),
  leader: flag('a leader in the fleet'),
  five: flag('five or more ships'),
  fast: flag('all ships have speed 2 or more'),
  slow: flag('a ship of speed 1 slow'),
  storm: flag('a storm in the area'),
};

const HAULS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
type Haul = 'none' | (typeof HAULS)[number];

export const raidRoll = check<typeof RAID_FACTS, Haul>('raid', 'CW-5.8', 'Commerce raid', RAID_FACTS, {
  dice: d6,
  modifiers: [
    sway('CW-5.8', 'trade', (f) => -f.trade),
    plus(1, 'CW-5.81a', 'leader', (f) => f.leader),
    plus(1, 'CW-5.81b', 'five or more ships', (f) => f.five),
    plus(1, 'CW-5.81c', 'all ships fast', (f) => f.fast),
    minus(1, 'CW-5.81d', 'a slow ship', (f) => f.slow),
    minus(1, 'CW-5.81e', 'storm', (f) => f.storm),
  ],
  rows: [upTo(0, 'none'), ...HAULS.map((haul) => exactly([Number(haul)], haul))],
  outcomes: {
    none: 'no prize',
    1: 'one prize',
    2: 'two prizes',
    3: 'three prizes',
    4: 'four prizes',
    5: 'five prizes',
    6: 'six prizes',
    7: 'seven prizes',
    8: 'eight prizes',
    9: 'nine prizes',
  },
});

const prizesIn = (haul: Haul): number => (haul === 'none' ? 0 : Number(haul));

/** CW-15.2c: without Britain there is less to take. */
const TRADE_WITHOUT_BRITAIN = 2;

const tradeIn = (state: State, { area }: Fleet): number =>
  AREA_FACTS[area].trade + (state.entered.britain === 0 ? TRADE_WITHOUT_BRITAIN : 0);

export const raidFacts = (state: State, fleet: Fleet) => ({
  trade: tradeIn(state, fleet),
  leader: leaderOf(state, fleet) !== undefined,
  five: sizeOf(state, fleet) >= 5,
  fast: isFast(state, fleet),
  slow: isSlow(state, fleet),
  storm: state.storms.includes(fleet.area),
});

const BARRED: ReadonlySet<string> = new Set(['DD', 'TB', 'GB']);

/** CW-5.8, CW-5.82, CW-10.32a; every ship must have the coal that the raid costs (CW-5.87). */
export function mayRaid(state: State, fleet: Fleet): boolean {
  if (fleet.side !== 'central' || fleet.mission !== 'raid' || fleet.decoy) return false;
  if (isBusy(fleet)) return false;
  if (!fleet.pieces.every((piece) => pieceOf(state, piece).fuel >= COST_OF_RAID)) return false;
  return !shipsIn(state, fleet).some((id) => BARRED.has(vesselOf(id).type));
}

/** CW-5.8: one die for each fleet that raids; only its owner reads it, so that a raid that fails stays unknown (CW-5.86b). */
export const raids = auto('raids', 'CW-5.8', (g) => {
  const raiders = fleetsOf(g.state, 'central').filter(({ raided }) => raided);
  for (const fleet of inOpenOrder(g, raiders)) raid(g, fleet);
});

function raid(g: Play, fleet: Fleet): void {
  const { state } = g;
  const facts = raidFacts(state, fleet); // with the coal that the raid costs, for it is burnt on the way (CW-5.87)
  burnAll(state, fleet, COST_OF_RAID);
  const prizes = prizesIn(g.roll(raidRoll, facts, fleet.id, ['central']));
  if (prizes > 0) takePrizes(g, fleet, prizes);
  if (fleet.area === 'dutch-east-indies') provokeTheDutch(g);
}

/** CW-5.86a: who takes a prize is seen; how many, the captor alone knows (CW-3.1a), and they wait for his decision. */
function takePrizes(g: Play, fleet: Fleet, prizes: number): void {
  const { state } = g;
  betray(g, fleet);
  g.tell?.({ type: 'prizes', token: fleet.token, area: fleet.area });
  state.spoils.push({ fleet: fleet.id, prizes });
  if (distance(fleet.area, 'madeira') <= 4 && !state.frenchReleased) releaseTheFrench(g);
}

/** CW-12.3: by a raid that the Allies know of, for another would be betrayed. */
function releaseTheFrench(g: Play): void {
  g.state.frenchReleased = true;
  g.tell?.({ type: 'french-released' });
}

export const dutchRoll = check(
  'dutch-reaction',
  'CW-12.1a',
  'The Dutch',
  {},
  {
    dice: d6,
    modifiers: [],
    rows: [upTo(4, 'neutral'), exactly([5, 6], 'war')],
    outcomes: { neutral: 'stay neutral', war: 'join the Allies' },
  },
);

/** CW-12.1a: told to the Allies every time, prize or no prize; the Dutch make up their minds once. */
function provokeTheDutch(g: Play): void {
  const { state } = g;
  g.tell?.({ type: 'raid-in-the-indies' });
  if (state.entered.dutch > 0 || state.dutchProvoked) return;
  if (g.roll(dutchRoll, {}) === 'war') state.dutchProvoked = true;
}
