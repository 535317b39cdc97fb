/** GF-6.2.1, GF-7.2.2: whether a gun or a torpedo hits. */
import type { Check, Facts, Modifier, Procedure, Row } from '../../../kernel/index.ts';
import {
  atLeast,
  check,
  d10,
  flag,
  minus,
  oneOf,
  otherwise,
  plus,
  rollingMany,
  secretCheck,
  spreadOfProcedure,
  sway,
  totalOf,
  whole,
} from '../../../kernel/index.ts';

/** What one die comes to; 'long' asks for a second one (GF-6.2.1h). */
export type Fall = 'hit' | 'long' | 'miss';

export const BANDS = ['short', 'medium', 'long'] as const;
export type Band = (typeof BANDS)[number];

/** GF-6.2.1d */
export const BY_BAND: Readonly<Record<Band, number>> = { short: 1, medium: 0, long: -1 };

const FASTEST = 12;
const EVADING = 12;

/** GF-6.2.1e, GF-7.2.2d: by the movement points of the turn, as GF-5.3b counts them. */
export function speedModifier(spent: number): number {
  if (spent <= 1) return 1;
  return spent >= 8 ? -3 : 1 - Math.floor(spent / 2);
}

/** GF-6.2.1h: what the second die needs, by the sum of all modifiers. */
const LONG_ODDS: ReadonlyMap<number, number> = new Map([
  [-3, 3],
  [-4, 7],
  [-5, 9],
  [-6, 10],
]);
const NEVER = 11;
const WORST = -6;

export const longOdds = check(
  'long-odds',
  'GF-6.2.1h',
  'A second die',
  { modifier: whole('the sum of all modifiers', WORST, -3) },
  {
    dice: d10,
    rows: [atLeast(({ modifier }) => LONG_ODDS.get(modifier) ?? NEVER, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
    counts: 'hit',
  },
);

const FALLS: Readonly<Record<Fall, string>> = { hit: 'a hit', long: 'a second die decides', miss: 'a miss' };
const BEST = 10;

/** GF-6.2.1a, GF-7.2.2a: eight or more; at long odds a ten on the die, and a second one (GF-6.2.1h). */
function rowsFor<F>(modifiers: readonly Modifier<F>[]): readonly Row<F, Fall>[] {
  const isLong = (modifier: number): boolean => LONG_ODDS.has(modifier);
  return [
    {
      outcome: 'long',
      covers: (total, _facts, natural) => natural === BEST && isLong(total - natural),
      needs: (facts) => (isLong(totalOf({ modifiers }, 0, facts)) ? '10 on the die' : 'nothing'),
    },
    atLeast(8, 'hit'),
    otherwise('miss'),
  ];
}

const worth = (fall: Fall): number => (fall === 'hit' ? 1 : 0);

const GUNNERY = {
  band: oneOf('range', BANDS),
  rof: whole('rate of fire of the guns', -3, 5),
  speed: whole('movement points of the firing ship', 0, FASTEST),
  targetSpeed: whole('movement points of the target', 0, FASTEST),
  size: whole('size modifier of the target', -2, 3),
  evasive: whole('evasive manoeuvres of both ships together', 0, EVADING),
  others: whole('other ships that fire heavy guns at the target', 0, 20),
  onFire: flag('the firing ship is on fire'),
  listing: flag('the firing ship lists'),
  crew: whole('quality of the crew, from -1 for green to +1 for elite', -1, 1),
  dark: flag('night, and no searchlight on the target'),
  windward: flag('the target lies to windward'),
  exposed: oneOf('who stands against a bright horizon', ['nobody', 'target', 'firer']),
} as const;

export type Gunnery = Facts<typeof GUNNERY>;

const GUN_MODIFIERS: readonly Modifier<Gunnery>[] = [
  sway('GF-6.2.1b', 'evasive manoeuvres', (f) => -f.evasive),
  sway('GF-6.2.1c', 'over-concentration', (f) => (f.band === 'long' ? -f.others : 0)),
  sway('GF-6.2.1d', 'range', (f) => BY_BAND[f.band]),
  sway('GF-6.2.1d', 'rate of fire', (f) => f.rof),
  sway('GF-6.2.1e', 'her own speed', (f) => speedModifier(f.speed)),
  sway('GF-6.2.1e', 'the speed of the target', (f) => speedModifier(f.targetSpeed)),
  sway('GF-6.2.1f', 'the size of the target', (f) => f.size),
  minus(1, 'GF-6.2.1g', 'she is on fire', (f) => f.onFire),
  minus(1, 'GF-6.2.1g', 'she lists', (f) => f.listing),
  sway('GF-12.1', 'the quality of her crew', (f) => f.crew),
  minus(1, 'GF-12.3', 'night', (f) => f.dark),
  minus(1, 'GF-12.4.2', 'to windward at long range', (f) => f.windward && f.band === 'long'),
  sway('GF-15.4', 'a bright horizon', (f) => (f.exposed === 'target' ? 1 : f.exposed === 'firer' ? -1 : 0)),
];

/** GF-6.2.1: one die for each gun, better by its rate of fire (GF-3.7.1). Light guns give `others` as none (GF-6.2.1c). */
export const gunDie = check('to-hit', 'GF-6.2.1a', 'Guns', GUNNERY, {
  dice: d10,
  modifiers: GUN_MODIFIERS,
  rows: rowsFor(GUN_MODIFIERS),
  outcomes: FALLS,
  counts: 'hit',
  worth,
});

const TORPEDO = {
  range: whole('hexes to the target', 0, 30),
  speed: whole('movement points of the launching ship', 0, FASTEST),
  targetSpeed: whole('movement points of the target', 0, FASTEST),
  bothSpeeds: flag('the speed of both ships counts'),
  size: whole('size modifier of the target', -2, 3),
  evasive: whole('evasive manoeuvres of both ships together', 0, EVADING),
  underFire: flag('the launching ship is under gunfire'),
  crew: whole('quality of the crew, from -1 for green to +1 for elite', -1, 1),
  dark: flag('night'),
} as const;

export type Running = Facts<typeof TORPEDO>;

/** GF-7.2.2c: the farthest hex of each row. */
const BY_RANGE: readonly (readonly [to: number, modifier: number])[] = [
  [0, 1],
  [2, 0],
  [5, -1],
  [9, -2],
  [14, -3],
];
const FARTHEST = -4;

export const runModifier = (range: number): number => BY_RANGE.find(([to]) => range <= to)?.[1] ?? FARTHEST;

const TORPEDO_MODIFIERS: readonly Modifier<Running>[] = [
  sway('GF-7.2.2b', 'evasive manoeuvres', (f) => -f.evasive),
  sway('GF-7.2.2c', 'range', (f) => runModifier(f.range)),
  sway('GF-7.2.2d', 'her own speed', (f) => (f.bothSpeeds ? speedModifier(f.speed) : 0)),
  sway('GF-7.2.2d', 'the speed of the target', (f) => speedModifier(f.targetSpeed)),
  sway('GF-7.2.2e', 'the size of the target', (f) => f.size),
  minus(1, 'GF-7.2.2f', 'under gunfire', (f) => f.underFire),
  sway('GF-12.1', 'the quality of her crew', (f) => f.crew),
  plus(1, 'GF-12.3', 'night', (f) => f.dark),
];

const TORPEDO_READ = {
  dice: d10,
  modifiers: TORPEDO_MODIFIERS,
  rows: rowsFor(TORPEDO_MODIFIERS),
  outcomes: FALLS,
  counts: 'hit',
  worth,
} as const;

export const torpedoDie = check('torpedo', 'GF-7.2.2a', 'Torpedo', TORPEDO, TORPEDO_READ);

/** GF-10.3.2: the same, from where nobody may know. */
export const unseenTorpedoDie = secretCheck('unseen-torpedo', 'GF-10.3.2', 'Torpedo of a submarine', TORPEDO, TORPEDO_READ);

export const modifierOf = <F>(die: Pick<Check<F, Fall>, 'modifiers'>, facts: F): number => totalOf(die, 0, facts);

/** So many dice, and how many hit in the end; none are thrown that could not. */
export function* hitting<F extends object>(die: Check<F, Fall>, facts: F, dice: number): Procedure<number> {
  const modifier = modifierOf(die, facts);
  if (modifier < WORST) return 0;
  const falls = yield* rollingMany(die, facts, dice);
  const again = yield* rollingMany(longOdds, { modifier }, falls.get('long') ?? 0);
  return (falls.get('hit') ?? 0) + (again.get('hit') ?? 0);
}

/** Kept, because the sum of the modifiers is all that it hangs on. */
const chances = new Map<number, number>();

/** The chance that one die hits in the end. */
export function chanceToHit<F extends object>(die: Check<F, Fall>, facts: F): number {
  const modifier = modifierOf(die, facts);
  let chance = chances.get(modifier);
  if (chance === undefined) {
    chance = spreadOfProcedure(() => hitting(die, facts, 1)).chance(1);
    chances.set(modifier, chance);
  }
  return chance;
}
