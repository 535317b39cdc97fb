/** CW-7.5a to CW-7.6, CW-11.31, CW-11.32: what a ship's guns reach, and how a broadside is thrown in either system of combat. */
import type { Check, Forecast, Odds, Play, Reason, Row } from '../kernel/index.ts';
import { anyOf, badge, chanceOf, forecast, oddsOf, oneOf } from '../kernel/index.ts';
import type { Battery, Engagement, Load, Sheet, ShipId, Side } from './battle.ts';
import { atLeastOnADie } from './faces.ts';
import type { Fighting } from './fight.ts';
import { readersOfShot } from './fight.ts';
import type { Profile, WeatherEffects } from './profile.ts';
import { profileOf, weatherOf } from './profiles.ts';
import type { Arm, Field, Shot } from './shots.ts';
import { liesDead } from './shots.ts';

export const BATTERIES: readonly Battery[] = ['primary', 'secondary', 'tertiary'];

/** CW-7.5a, CW-7.5b, CW-7.5c, CW-7.6; the profile has the figures. */
export function reachOf({ reach }: Profile, sheet: Sheet, battery: Battery): number {
  if (battery === 'secondary') return sheet.superCruiser ? reach.superCruiser : reach.secondary;
  if (battery === 'tertiary') return reach.tertiary;
  return sheet.veryLargeGuns ? reach.veryLarge : sheet.type === 'B' ? reach.obsolete : reach.primary;
}

/** CW-7.8, GW-WX-SQUALL, GW-WX-GALE */
export const isSilenced = ({ guns, silencesLowFreeboard }: WeatherEffects, sheet: Sheet, battery: Battery): boolean =>
  (guns === 'primary-only' && battery !== 'primary') || (silencesLowFreeboard && sheet.lowFreeboard);

/** The factors of a battery that count in a shot; none if it cannot reach or must be silent. */
function factorsOf(engagement: Engagement, sheet: Sheet, { load, range }: Shot, battery: Battery): number {
  if (range > reachOf(profileOf(engagement), sheet, battery) || isSilenced(weatherOf(engagement), sheet, battery)) return 0;
  return load[battery];
}

/** As far as any of these guns can fire; -1 if none can. */
function reachOfAny(profile: Profile, weather: WeatherEffects, sheet: Sheet, load: Load): number {
  let farthest = -1;
  for (const battery of BATTERIES) {
    if (load[battery] === 0 || isSilenced(weather, sheet, battery)) continue;
    const reach = reachOf(profile, sheet, battery);
    if (reach > farthest) farthest = reach;
  }
  return farthest;
}

/** What one die of a broadside comes to. 'again' is a near miss of crack gunners (CW-11.31). */
export type Fall = 'hit' | 'again' | 'miss';

export const CRACK = oneOf('crack gunners throw again for a five', ['no', 'after-modifiers', 'natural']);
type Crack = 'no' | 'after-modifiers' | 'natural';

/** CW-11.31: whether the five counts before or after modifiers is a reading. */
export const nearMiss: Row<{ readonly crack: Crack }, 'again'> = {
  outcome: 'again',
  covers: (total, { crack }, natural) => (crack === 'after-modifiers' && total === 5) || (crack === 'natural' && natural === 5),
  needs: ({ crack }) => (crack === 'no' ? 'never' : crack === 'natural' ? '5 on the die' : '5'),
};

export const FALLS: Readonly<Record<Fall, string>> = { hit: 'a hit', again: 'a near miss', miss: 'a miss' };

export const crackShot = atLeastOnADie(3, 'crack-gunners', 'CW-11.31', 'Crack gunners throw again', 'a hit', 'a miss');
export const reservists = atLeastOnADie(4, 'reservists', 'CW-11.32', 'Reservists confirm a hit', 'a hit', 'no hit');

/** CW-11.32: guns and torpedoes alike. */
export const mustConfirm = (engagement: Pick<Engagement, 'profile' | 'date'>, { reservist }: Sheet): boolean =>
  reservist && engagement.date < (profileOf(engagement).reservistsBefore ?? 0);

/** What a die of a broadside takes into account. */
export interface Circumstances {
  readonly range: number;
  readonly night: boolean;
  readonly dead: boolean;
  readonly towed: boolean;
  /** An italic name adds one (GW-GUN-MOD-ITALIC), or gives another die for a five (CW-11.31); never both. */
  readonly italic: boolean;
  readonly crack: Crack;
}

/** The die of one system of combat, and the facts it asks for. */
export interface Gunlaying<F extends object> {
  readonly rule: string;
  /** Why a ship that has ammunition does not fire. */
  readonly outOfReach: Reason;
  readonly die: Check<F, Fall>;
  facts(circumstances: Circumstances): F;
}

/** CW-10.8: a round in which she has fired already costs her nothing more. */
function hasAmmunition<K extends Fighting>({ lender, of }: Field<K>, state: K['state'], ship: ShipId, side: Side): boolean {
  const engagement = of(state);
  const limit = profileOf(engagement).ammunition[side];
  return limit === null || lender.condition(state, ship).rounds < limit || engagement.fired.includes(ship);
}

export function guns<K extends Fighting, F extends object>(field: Field<K>, { rule, outOfReach, die, facts }: Gunlaying<F>): Arm<K> {
  const { lender, of } = field;

  const reachOfShip = (state: K['state'], load: Load): number =>
    reachOfAny(profileOf(of(state)), weatherOf(of(state)), lender.sheet(state, load.ship), load);

  /** Of a target that she does not know she cannot say whether it is easy to hit. */
  const circumstances = (state: K['state'], { load, target, range }: Shot, isKnown: boolean): Circumstances => {
    const engagement = of(state);
    const { crack } = lender.sheet(state, load.ship);
    const { italics } = profileOf(engagement);
    return {
      range,
      night: engagement.night,
      dead: isKnown && liesDead(engagement, target),
      towed: isKnown && target.tow !== null,
      italic: crack && italics === 'plus-one',
      crack: crack && italics === 're-roll' ? lender.readings(state).crackGunners : 'no',
    };
  };

  /** The hits of one battery. */
  const broadside = (g: Play<K>, shot: Shot, battery: Battery, at: F): number => {
    const engagement = of(g.state);
    const sheet = lender.sheet(g.state, shot.load.ship);
    const dice = factorsOf(engagement, sheet, shot, battery);
    if (dice === 0) return 0;
    const falls = g.volley(die, at, dice, sheet.id, readersOfShot<K>(shot.from, shot.target));
    const scored = count(falls, 'hit') + yeses(g, crackShot, count(falls, 'again'), shot);
    return mustConfirm(engagement, sheet) ? yeses(g, reservists, scored, shot) : scored;
  };

  return {
    name: 'gunnery',
    rule,
    farthest: (engagement) => {
      const { primary, veryLarge } = profileOf(engagement).reach;
      return Math.max(primary, veryLarge);
    },
    reach: (state, load, side) => (hasAmmunition(field, state, load.ship, side) ? reachOfShip(state, load) : -1),
    reachAsSeen: reachOfShip,
    spend: (state, ship) => {
      const { fired } = of(state);
      if (fired.includes(ship)) return;
      fired.push(ship);
      lender.condition(state, ship).rounds++;
    },
    fire: (g, shot) => {
      const { load, target, range } = shot;
      const { hits } = of(g.state);
      const before = hits.length;
      const at = facts(circumstances(g.state, shot, true));
      for (const battery of BATTERIES)
        for (let hit = broadside(g, shot, battery, at); hit > 0; hit--)
          hits.push({ from: load.ship, by: battery, target: target.id, range });
      return hits.length - before;
    },
    odds: (state, shot) => {
      const sheet = lender.sheet(state, shot.load.ship);
      const dice = BATTERIES.reduce((sum, battery) => sum + factorsOf(of(state), sheet, shot, battery), 0);
      const at = facts(circumstances(state, shot, shot.target.known));
      return promised(chanceOfEach(die, at, mustConfirm(of(state), sheet)), dice, forecast(die, at));
    },
    whyNot: (state, { load, from }) => {
      if (!hasAmmunition(field, state, load.ship, from.side)) return { words: 'she has no ammunition left', rule: 'CW-10.8' };
      return weatherOf(of(state)).guns === 'primary-only' ? ONLY_PRIMARIES : outOfReach;
    },
  };
}

const ONLY_PRIMARIES: Reason = { words: 'in this weather only primary guns fire, and she has none that reach', rule: 'CW-7.8' };

const count = (falls: readonly Fall[], of: Fall): number => {
  let sum = 0;
  for (const fall of falls) if (fall === of) sum++;
  return sum;
};

/** So many dice of a plain check, and how many of them say yes. */
export function yeses<K extends Fighting>(
  g: Play<K>,
  die: Check<object, 'yes' | 'no'>,
  dice: number,
  { load, from, target }: Shot,
): number {
  if (dice === 0) return 0;
  return g.volley(die, {}, dice, load.ship, readersOfShot<K>(from, target)).filter((fall) => fall === 'yes').length;
}

/** The chance that one die of a broadside comes to a hit, with what is thrown after it. */
export function chanceOfEach<F extends object>(die: Check<F, Fall>, at: F, confirmed: boolean): number {
  const scored = chanceOf(die, at, 'hit') + chanceOf(die, at, 'again') * chanceOf(crackShot, {}, 'yes');
  return confirmed ? scored * chanceOf(reservists, {}, 'yes') : scored;
}

/** That at least one of the dice comes to a hit, with all that is thrown for it. */
export const promised = (each: number, dice: number, roll: Forecast): Odds =>
  oddsOf([{ ...badge('hit', 'hit', true, anyOf(Array.from({ length: dice }, () => each))), dice: { count: dice, each } }], roll);
