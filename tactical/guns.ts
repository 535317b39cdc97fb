/** CW-7.5a to CW-7.6: what a ship's guns reach, and how they are fired in either system of combat. */
import type { Check, Play, Reason } from '../kernel/index.ts';
import type { Battery, Engagement, Load, Sheet, ShipId, Side } from './battle.ts';
import type { Fall } from './broadside.ts';
import { broadside, chanceToHit, oddsToHit } from './broadside.ts';
import type { Salvo } from './effect.ts';
import type { Fighting } from './fight.ts';
import { readersOfShot } from './fight.ts';
import type { Readings } from './lender.ts';
import type { Profile, WeatherEffects } from './profile.ts';
import { profileOf, weatherOf } from './profiles.ts';
import type { Arm, Field, Shot } from './shots.ts';
import { liesDead } from './shots.ts';
import { withEffect } from './toll-of-fire.ts';

export const BATTERIES: readonly Battery[] = ['primary', 'secondary', 'tertiary'];

/** CW-7.5a, CW-7.5b, CW-7.5c, CW-7.6; the profile has the figures. */
export function reachOf({ reach }: Profile, sheet: Sheet, battery: Battery): number {
  if (battery === 'secondary') return sheet.superCruiser ? reach.superCruiser : reach.secondary;
  if (battery === 'tertiary') return reach.tertiary;
  return sheet.veryLargeGuns ? reach.veryLarge : sheet.type === 'B' ? reach.obsolete : reach.primary;
}

/** GW-WX-SQUALL: all her guns are under water. */
const isAwash = ({ silencesLowFreeboard }: Pick<WeatherEffects, 'silencesLowFreeboard'>, { lowFreeboard }: Sheet): boolean =>
  silencesLowFreeboard && lowFreeboard;

/** CW-7.8, GW-WX-SQUALL, GW-WX-GALE */
export const isSilenced = ({ guns, silencesLowFreeboard }: WeatherEffects, sheet: Sheet, battery: Battery): boolean =>
  (guns === 'primary-only' && battery !== 'primary') || isAwash({ silencesLowFreeboard }, sheet);

/** The factors of a battery that count in a shot; none if it cannot reach or must be silent. */
function factorsOf(
  engagement: Pick<Engagement, 'profile' | 'weather'>,
  sheet: Sheet,
  { load, range }: Pick<Shot, 'load' | 'range'>,
  battery: Battery,
): number {
  if (range > reachOf(profileOf(engagement), sheet, battery) || isSilenced(weatherOf(engagement), sheet, battery)) return 0;
  return load[battery];
}

/** What each battery of a ship throws in a shot, by what one die of hers is worth. */
export const gunSalvoes = (
  engagement: Pick<Engagement, 'profile' | 'weather'>,
  sheet: Sheet,
  shot: Pick<Shot, 'load' | 'range'>,
  each: number,
): readonly Salvo[] => BATTERIES.map((by) => ({ by, range: shot.range, dice: factorsOf(engagement, sheet, shot, by), each }));

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
  readonly crack: 'no' | Readings['crackGunners'];
}

/** What is known of a target that makes it easier to hit. */
export type Plight = Pick<Circumstances, 'dead' | 'towed'>;

/** Of a target that she does not know she cannot say whether it is easy to hit. */
export const UNKNOWN: Plight = { dead: false, towed: false };

export function circumstancesOf(
  engagement: Pick<Engagement, 'profile' | 'night'>,
  { crackGunners }: Readings,
  { crack }: Sheet,
  range: number,
  { dead, towed }: Plight,
): Circumstances {
  const { italics } = profileOf(engagement);
  const again = crack && italics === 're-roll' ? crackGunners : 'no';
  return { range, night: engagement.night, dead, towed, italic: crack && italics === 'plus-one', crack: again };
}

/** The die of one system of combat, and the facts it asks for. */
export interface Gunlaying<F extends object> {
  readonly rule: string;
  /** Why a ship that has ammunition does not fire over so many hexes. */
  outOfReach(profile: Profile, range: number): Reason;
  /** Whether a ship fires in every exchange of a round, or once in it (CW-6.1b). */
  readonly firesAgain: boolean;
  readonly die: Check<F, Fall>;
  facts(circumstances: Circumstances): F;
}

/** CW-10.8: a round in which she has fired already costs her nothing more. */
function hasAmmunition<K extends Fighting>({ lender, of }: Field<K>, state: K['state'], ship: ShipId, side: Side): boolean {
  const engagement = of(state);
  const limit = profileOf(engagement).ammunition[side];
  return limit === null || lender.condition(state, ship).rounds < limit || engagement.fired.includes(ship);
}

const ONLY_PRIMARIES: Reason = { words: 'in this weather only primary guns fire, and she has none that reach', rule: 'CW-7.8' };

const TOO_LOW: Reason = { words: 'she lies too low in the water to fire in this weather', rule: 'GW-WX-SQUALL' };

const HAS_FIRED: Reason = { words: 'she has fired in this round', rule: 'CW-6.1b' };

export function guns<K extends Fighting, F extends object>(
  field: Field<K>,
  { rule, outOfReach, firesAgain, die, facts }: Gunlaying<F>,
): Arm<K> {
  const { lender, of } = field;

  const hasHadHerTurn = (state: K['state'], ship: ShipId): boolean => !firesAgain && of(state).fired.includes(ship);

  const reachOfShip = (data: K['data'], state: K['state'], load: Load): number =>
    hasHadHerTurn(state, load.ship)
      ? -1
      : reachOfAny(profileOf(of(state)), weatherOf(of(state)), lender.sheet(data, state, load.ship), load);

  const factsOf = (data: K['data'], state: K['state'], { load, target, range }: Shot, isKnown: boolean): F => {
    const plight = isKnown ? { dead: liesDead(of(state), target), towed: target.tow !== null } : UNKNOWN;
    return facts(circumstancesOf(of(state), lender.readings(state), lender.sheet(data, state, load.ship), range, plight));
  };

  /** The hits of one battery. */
  const fireBattery = (g: Play<K>, shot: Shot, battery: Battery, at: F): number => {
    const { from, target, load } = shot;
    const engagement = of(g.state);
    const sheet = lender.sheet(g.data, g.state, load.ship);
    const dice = factorsOf(engagement, sheet, shot, battery);
    if (dice === 0) return 0;
    return g.run(
      broadside(die, at, dice, mustConfirm(engagement, sheet)),
      { about: sheet.id, by: from.side },
      readersOfShot<K>(from, target),
    );
  };

  return {
    name: 'gunnery',
    rule,
    asks: 'Who fires at whom? Each ship has one target.',
    done: { some: 'Open fire', none: 'Hold fire' },
    holding: 'Nobody fires, though **ships could**.',
    farthest: (engagement) => {
      const { primary, veryLarge } = profileOf(engagement).reach;
      return Math.max(primary, veryLarge);
    },
    reach: (data, state, load, side) => (hasAmmunition(field, state, load.ship, side) ? reachOfShip(data, state, load) : -1),
    reachAsSeen: reachOfShip,
    isHopeless: () => false,
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
      const at = factsOf(g.data, g.state, shot, true);
      for (const battery of BATTERIES)
        for (let hit = fireBattery(g, shot, battery, at); hit > 0; hit--)
          hits.push({ from: load.ship, by: battery, target: target.id, range });
      return hits.length - before;
    },
    odds: (data, state, shot) => {
      const sheet = lender.sheet(data, state, shot.load.ship);
      const at = factsOf(data, state, shot, shot.target.known);
      const salvoes = gunSalvoes(of(state), sheet, shot, chanceToHit(die, at, mustConfirm(of(state), sheet)));
      const dice = salvoes.reduce((sum, salvo) => sum + salvo.dice, 0);
      return withEffect(field, data, state, shot.target, oddsToHit(die, at, dice, mustConfirm(of(state), sheet)), salvoes);
    },
    whyNot: (data, state, { load, from, range }) => {
      if (hasHadHerTurn(state, load.ship)) return HAS_FIRED;
      if (!hasAmmunition(field, state, load.ship, from.side)) return { words: 'she has no ammunition left', rule: 'CW-10.8' };
      if (isAwash(weatherOf(of(state)), lender.sheet(data, state, load.ship))) return TOO_LOW;
      return weatherOf(of(state)).guns === 'primary-only' ? ONLY_PRIMARIES : outOfReach(profileOf(of(state)), range);
    },
  };
}
