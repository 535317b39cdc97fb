/** CW-6.0: the quick system. All ships of both sides are at one range, long or short; there is no map and nothing is hidden. */
import type { OpenDecision, Play, Reason, Step } from '../kernel/index.ts';
import { atLeast, d6, done, flag, leftOver, minus, otherwise, plus, secretCheck, stepsOf, titled, unspoken } from '../kernel/index.ts';
import type { BasicBattle, BasicRange, Piece, ShipId, Side } from './battle.ts';
import { CRACK, FALLS, nearMiss, worthOfFall } from './broadside.ts';
import { MOST_ROUNDS, QUIET_ROUNDS } from './ending.ts';
import { mendEngines } from './engines.ts';
import type { BasicEnd } from './events.ts';
import { exchange } from './exchange.ts';
import type { Fighting } from './fight.ts';
import { hasAfloat, scuttle } from './fight.ts';
import type { Circumstances } from './guns.ts';
import type { Lender } from './lender.ts';
import { shipName } from './names.ts';
import { isCloseOnly, openRange, openRangeIn } from './open-range.ts';
import type { Meeting, Papers } from './opening.ts';
import { emptyEngagement, mixed, strengths } from './opening.ts';
import type { Profile } from './profile.ts';
import { hexesAt, profileOf, sightOf } from './profiles.ts';
import type { Field } from './shots.ts';
import type { Tactics } from './tactics.ts';
import { battleJoined } from './weather.ts';
import type { BattleQuestion } from './whys.ts';
import { deadShips, mayWish, SIDES } from './wishes.ts';

/** CW-6.1e */
export const basicGunDie = secretCheck(
  'basic-guns',
  'CW-6.1e',
  'Guns',
  {
    short: flag('at short range'),
    night: flag('at night'),
    italic: flag('the name of the firing ship is in italics, by the rules of Great War at Sea'),
    crack: CRACK,
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'CW-6.3', 'at short range', (f) => f.short),
      minus(1, 'CW-6.4b', 'at night', (f) => f.night),
      plus(1, 'GW-GUN-MOD-ITALIC', 'crack gunners', (f) => f.italic),
    ],
    rows: [atLeast(6, 'hit'), nearMiss, otherwise('miss')],
    outcomes: FALLS,
    counts: 'hit',
    worth: worthOfFall,
  },
);

const NO_TERTIARY: Reason = { words: 'she has no guns that reach; tertiary guns are silent at long range', rule: 'CW-6.1d' };
const PRIMARIES_ALONE: Reason = {
  words: 'at long range primary guns fire alone, and those of old battleships do not reach so far',
  rule: 'GW-6.1a',
};
const VERY_LARGE_ALONE: Reason = { words: 'only very large guns reach so far', rule: 'GW-6.1c' };

function outOfReach({ reach, longRange }: Profile, range: number): Reason {
  if (range > longRange) return VERY_LARGE_ALONE;
  return range > reach.secondary ? PRIMARIES_ALONE : NO_TERTIARY;
}

export const basicLaying = {
  rule: 'CW-6.1b',
  outOfReach,
  firesAgain: false,
  die: basicGunDie,
  facts: ({ range, night, italic, crack }: Circumstances) => ({ short: range === 1, night, italic, crack }),
};

const isClosed = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): boolean =>
  isCloseOnly(lender.basic(state), openRangeIn(lender, data, state));

function turnUp(pieces: Piece[]): Piece[] {
  for (const piece of pieces) {
    piece.known = true;
    piece.counted = true;
  }
  return pieces;
}

export function openBasic<K extends Fighting>(g: Play<K>, meeting: Meeting, papers: Papers): BasicBattle {
  const { allied, central } = meeting.fleets;
  const sheets = [...allied, ...central].flatMap(({ ships }) => ships.map((id) => papers.sheet(id)));
  const open = openRange(profileOf(meeting), sheets);
  return Object.assign(emptyEngagement(meeting), {
    round: 0,
    range: isCloseOnly(meeting, open) ? ('short' as const) : open,
    pieces: turnUp([...mixed(g, 'allied', allied), ...mixed(g, 'central', central)]),
    left: null,
    over: false,
    strength: strengths(meeting, papers),
  });
}

const hexesBetween = (battle: BasicBattle): number => hexesAt(profileOf(battle), battle.range);

/** The Central Powers fire first, with no effect on who is hit (CW-6.1b, CW-6.1c). */
export const offTheMap = <K extends Fighting>(lender: Lender<K>): Field<K> => ({
  lender,
  of: (state) => lender.basic(state),
  seen: (view) => lender.basicSeen(view),
  first: () => 'central',
  range: (state) => hexesBetween(lender.basic(state)),
  gap: (state) => hexesBetween(lender.basic(state)),
});

const hasShips = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): boolean =>
  lender.basic(state).pieces.some((piece) => piece.side === side && hasAfloat({ lender }, data, state, piece));

/** Why the battle is over; null while it goes on. That nobody can hurt anybody ends it as it does on the map. */
function endOf<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): BasicEnd | null {
  const { left, quiet, round } = lender.basic(state);
  if (left !== null) return 'disengaged';
  if (!SIDES.every((side) => hasShips(lender, data, state, side))) return 'sunk';
  if (quiet >= QUIET_ROUNDS) return 'quiet';
  return round >= MOST_ROUNDS ? 'too-long' : null;
}

export type Abandoning = { scuttle: ShipId; done: true };
export type AbandonDecision<K extends Fighting> = OpenDecision<K, Side, Abandoning>;

/** CW-6.2e, CW-8.4c: who gives up his dead ships is free again. */
export const abandoning = <K extends Fighting>(lender: Lender<K>): AbandonDecision<K> =>
  stepsOf<K, BattleQuestion>().decision<Abandoning, Side>('dead-ships', 'CW-6.2e', {
    who: (_g, side) => side,
    asks: () => 'A ship dead in the water holds the fleet where it is. Scuttle her?',
    verbs: {
      scuttle: {
        of: ({ data, state, side }) => deadShips(lender, data, state, side),
        label: (view, id) => `Scuttle ${shipName(lender.basicSeen(view), id)}`,
        caution: () => 'She goes down at once, by the hands of her own crew.',
        why: () => ({ words: 'only ships that lie dead in the water are given up', rule: 'CW-6.2e' }),
        does: (g, ship) => scuttle(lender, g, lender.basic(g.state), ship),
      },
      done: {
        ...done('Done: who still floats stays'),
        odds: 'engines are mended by the end of the next round, whoever stays',
        consequence: ({ data, state, side }) =>
          leftOver(deadShips(lender, data, state, side), 'ship holds the fleet where it is', 'ships hold the fleet where it is'),
      },
    },
  });

/** From long range, or where there is no long range. */
const mayBreakOff = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): boolean =>
  endOf(lender, data, state) === null &&
  (lender.basic(state).range !== 'short' || isClosed(lender, data, state)) &&
  mayWish(lender, data, state);

const mayChangeRange = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): boolean =>
  endOf(lender, data, state) === null && !isClosed(lender, data, state) && mayWish(lender, data, state);

/** GW-6.1c: in the first round, at long range, where one can see as far as very large guns reach. */
function areOutranged<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): boolean {
  const battle = lender.basic(state);
  const { longRange, reach } = profileOf(battle);
  if (battle.round > 1 || battle.range !== 'long' || reach.veryLarge <= longRange || sightOf(battle) < reach.veryLarge) return false;
  return battle.pieces.some(({ ships }) => ships.some((id) => lender.sheet(data, state, id).veryLargeGuns));
}

/** GW-6.1c: very large guns fire before anybody else, and what they do takes effect first. */
function fromAfar<K extends Fighting>(lender: Lender<K>, gunnery: Step<K>): Step<K> {
  const { sequence, auto, when } = stepsOf<K>();
  const goTo = (name: string, range: BasicRange): Step<K> =>
    unspoken(
      auto(name, 'GW-6.1c', ({ state }) => {
        lender.basic(state).range = range;
      }),
    );
  return when(
    ({ data, state }) => areOutranged(lender, data, state),
    titled('Very large guns', sequence('from-afar', 'GW-6.1c', [goTo('stand-off', 'far'), gunnery, goTo('come-on', 'long')])),
  );
}

/** CW-6.1, CW-6.5: gunnery, then torpedoes, which do not reach over long range. */
function basicRound<K extends Fighting>({ lender, basic }: Tactics<K>): Step<K> {
  const { sequence, each, auto, when } = stepsOf<K>();
  const gunnery = exchange(basic.gunnery);
  return sequence('basic-round', 'CW-6.1a', [
    unspoken(
      auto('begin', 'CW-6.1a', (g) => {
        const battle = lender.basic(g.state);
        battle.round++;
        battle.quiet++;
        battle.fired = [];
        lender.tell(g, { type: 'basic-round', round: battle.round, range: battle.range });
      }),
    ),
    fromAfar(lender, gunnery),
    gunnery,
    exchange(basic.torpedoes),
    titled(
      'Engines mended',
      auto('end', 'CW-11.41', (g) => mendEngines(lender, g, lender.basic(g.state))),
    ),
    each(
      'dead-ships',
      'CW-6.2e',
      ({ data, state }) => SIDES.filter((side) => deadShips(lender, data, state, side).length > 0),
      basic.deadShips,
    ),
    when(({ data, state }) => mayBreakOff(lender, data, state), basic.disengaging),
    when(({ data, state }) => mayChangeRange(lender, data, state), basic.range),
  ]);
}

/** CW-6.0: from contact to the end. The battle has been opened (openBasic) and lies in the state. */
export function basicCombat<K extends Fighting>(tactics: Tactics<K>): Step<K> {
  const { sequence, auto, loop } = stepsOf<K>();
  const { lender } = tactics;
  return sequence('basic-combat', 'CW-6.0', [
    battleJoined(lender, 'CW-6.0', (state) => lender.basic(state)),
    loop('basic-rounds', 'CW-6.1a', ({ data, state }) => endOf(lender, data, state) === null, basicRound(tactics)),
    titled(
      'The fleets part',
      auto('parting', 'CW-6.2d', (g) => {
        lender.basic(g.state).over = true;
        lender.tell(g, { type: 'basic-ended', why: endOf(lender, g.data, g.state) ?? 'sunk' });
      }),
    ),
  ]);
}
