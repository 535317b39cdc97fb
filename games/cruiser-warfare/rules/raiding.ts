/** CW-5.8: commerce raiding. */
import type { Odds, Reason } from '../../../kernel/index.ts';
import {
  atLeastOf,
  badge,
  chanceOf,
  check,
  comingRoll,
  d6,
  exactly,
  flag,
  minus,
  oddsOf,
  plus,
  secretAmount,
  spreadOf,
  sway,
  upTo,
  whole,
} from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { fleetsOf, hasAmong, inOpenOrder, pieceOf, sizeOf } from './fleet.ts';
import { burnAll, COST_OF_RAID } from './fuel.ts';
import { leaderOf } from './leaders.ts';
import { HAS_WORK, isBusy } from './searchers.ts';
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

const NUMBERS = ['no prize', 'one prize', 'two prizes', 'three prizes', 'four prizes', 'five prizes', 'six prizes'];

/** The prizes taken; less than none is none. Only its owner reads it, so that a raid that fails stays unknown (CW-5.86b). */
export const raidRoll = secretAmount('raid', 'CW-5.8', 'Commerce raid', RAID_FACTS, {
  dice: d6,
  modifiers: [
    sway('CW-5.8', 'trade', (f) => -f.trade),
    plus(1, 'CW-5.81a', 'leader', (f) => f.leader),
    plus(1, 'CW-5.81b', 'five or more ships', (f) => f.five),
    plus(1, 'CW-5.81c', 'all ships fast', (f) => f.fast),
    minus(1, 'CW-5.81d', 'a slow ship', (f) => f.slow),
    minus(1, 'CW-5.81e', 'storm', (f) => f.storm),
  ],
  words: (total) => NUMBERS[Math.max(0, total)] ?? `${total} prizes`,
  worth: (total) => Math.max(0, total),
  tallies: 'prize',
});

/** CW-15.2c: without Britain there is less to take. */
const TRADE_WITHOUT_BRITAIN = 2;

export const tradeIn = (data: Data, { entered }: Pick<State, 'entered'>, area: Area): number =>
  data.areas[area].trade + (entered.britain === 0 ? TRADE_WITHOUT_BRITAIN : 0);

export const raidFacts = (data: Data, state: State, fleet: Fleet) => ({
  trade: tradeIn(data, state, fleet.area),
  leader: leaderOf(data, state, fleet) !== undefined,
  five: sizeOf(state, fleet) >= 5,
  fast: isFast(data, state, fleet),
  slow: isSlow(data, state, fleet),
  storm: state.storms.includes(fleet.area),
});

const BARRED: ReadonlySet<string> = new Set(['DD', 'TB', 'GB']);

/** CW-5.82 */
export const isBarredFromRaiding = (id: ShipId): boolean => BARRED.has(vesselOf(id).type);

const NO_RAIDER: Reason = { words: 'only raiders of the Central Powers take merchantmen', rule: 'CW-5.8' };
const NO_COAL: Reason = { words: 'a ship of it lacks the box of coal that a raid costs', rule: 'CW-5.87' };
const SMALL_SHIPS: Reason = { words: 'nobody raids with gunboats, destroyers or torpedo boats in company', rule: 'CW-5.82' };

/** What keeps a fleet from raiding. */
export function barToRaid(state: State, fleet: Fleet): Reason | undefined {
  if (fleet.side !== 'central' || fleet.mission !== 'raid' || fleet.decoy) return NO_RAIDER;
  if (isBusy(fleet)) return HAS_WORK;
  if (!fleet.pieces.every((piece) => pieceOf(state, piece).fuel >= COST_OF_RAID)) return NO_COAL;
  return hasAmong(state, fleet, isBarredFromRaiding) ? SMALL_SHIPS : undefined;
}

export const mayRaid = (state: State, fleet: Fleet): boolean => barToRaid(state, fleet) === undefined;

/** What a raid brings, and whom it may bring in. */
export function raidOdds(data: Data, state: State, fleet: Fleet): Odds {
  const facts = raidFacts(data, state, fleet);
  const haul = spreadOf(raidRoll, facts);
  const prizes = [badge('one', 'one prize', true, haul.chance(1)), badge('more', 'two or more', true, atLeastOf(haul, 2))];
  if (!provokes(state, fleet)) return oddsOf(prizes, comingRoll(raidRoll, facts));
  const war = badge('dutch', 'the Dutch join the Allies', false, chanceOf(dutchRoll, {}, 'war'));
  return oddsOf([...prizes, war], comingRoll(raidRoll, facts), comingRoll(dutchRoll, {}));
}

/** CW-5.8: one die for each fleet that raids. */
export const raids = auto('raids', 'CW-5.8', (g) => {
  const raiders = fleetsOf(g.state, 'central').filter(({ raided }) => raided);
  for (const fleet of inOpenOrder(g, raiders)) raid(g, fleet);
});

function raid(g: Play, fleet: Fleet): void {
  const { data, state } = g;
  const facts = raidFacts(data, state, fleet); // with the coal that the raid costs, for it is burnt on the way (CW-5.87)
  burnAll(state, fleet, COST_OF_RAID);
  const prizes = g.rollFor(['central'], raidRoll, facts, { about: fleet.id, by: 'central' });
  if (prizes > 0) takePrizes(g, fleet, prizes);
  if (isInTheIndies(fleet)) provokeTheDutch(g, fleet);
}

/** CW-5.86a: who takes a prize is seen; how many, the captor alone knows (CW-3.1a), and they wait for his decision. */
function takePrizes(g: Play, fleet: Fleet, prizes: number): void {
  const { data, state } = g;
  betray(g, fleet);
  const taken = { type: 'prizes', area: fleet.area } as const;
  g.tell?.({ ...taken, token: fleet.token, prizes: null }, { central: { ...taken, token: fleet.id, prizes } });
  state.spoils.push({ fleet: fleet.id, prizes });
  if (distance(data, fleet.area, 'madeira') <= 4 && !state.frenchReleased) releaseTheFrench(g);
}

/** CW-12.3: by a raid that the Allies know of, for another would be betrayed. */
function releaseTheFrench(g: Play): void {
  g.state.frenchReleased = true;
  g.tell?.({ type: 'french-released' });
}

export const dutchRoll = check('dutch-reaction', 'CW-12.1a', 'The Dutch', {
  dice: d6,
  rows: [upTo(4, 'neutral'), exactly([5, 6], 'war')],
  outcomes: { neutral: 'stay neutral', war: 'join the Allies' },
  worth: (outcome) => (outcome === 'war' ? -1 : 0),
});

export const isInTheIndies = ({ area }: Fleet): boolean => area === 'dutch-east-indies';

/** CW-12.1a: the Dutch make up their minds once. */
const provokes = ({ entered, dutchProvoked }: State, fleet: Fleet): boolean =>
  isInTheIndies(fleet) && entered.dutch === 0 && !dutchProvoked;

/** CW-12.1a: told to the Allies every time, prize or no prize. */
function provokeTheDutch(g: Play, fleet: Fleet): void {
  g.tell?.({ type: 'raid-in-the-indies' });
  if (provokes(g.state, fleet) && g.roll(dutchRoll, {}, { by: 'central' }) === 'war') g.state.dutchProvoked = true;
}
