/** CW-7.7: torpedoes, on the map and without it. */
import { atLeast, d6, flag, judge, minus, otherwise, plus, secretCheck } from '../kernel/index.ts';
import type { Load, Sheet } from './battle.ts';
import { broadside, chanceToHit, oddsToHit, worthOfFall } from './broadside.ts';
import type { Salvo } from './effect.ts';
import type { Fighting } from './fight.ts';
import { readersOfShot } from './fight.ts';
import type { Plight } from './guns.ts';
import { mustConfirm, UNKNOWN } from './guns.ts';
import { profileOf, weatherOf } from './profiles.ts';
import type { Arm, Field, Shot } from './shots.ts';
import { liesDead } from './shots.ts';
import { withEffect } from './toll-of-fire.ts';

/**
 * CW-7.71a, GW-TORP-DICE: one die for each factor; all modifiers count. The series has the same ones, and one for ships in tow:
 * GW-TORP-MOD-BIG, GW-TORP-MOD-DEAD, GW-TORP-MOD-SAMEHEX, GW-TORP-MOD-CAPITAL, GW-TORP-MOD-HULL.
 */
export const torpedoDie = secretCheck(
  'torpedoes',
  'CW-7.71a',
  'Torpedoes',
  {
    big: flag('the target is a capital ship or a fast transport'),
    dead: flag('the target lies dead in the water'),
    towed: flag('the target tows or is towed'),
    sameHex: flag('the target is in the same hex'),
    capital: flag('the firing ship is a capital ship'),
    hullMount: flag('the tubes are in the hull'),
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'CW-7.71b', 'a big target', (f) => f.big),
      plus(1, 'CW-7.71c', 'the target is dead in the water', (f) => f.dead),
      plus(1, 'GW-TORP-MOD-TOW', 'the target tows or is towed', (f) => f.towed),
      plus(1, 'CW-7.71d', 'in the same hex', (f) => f.sameHex),
      minus(1, 'CW-7.71e', 'from a capital ship', (f) => f.capital),
      minus(1, 'CW-7.71f', 'from a hull mount', (f) => f.hullMount),
    ],
    rows: [atLeast(6, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
    counts: 'hit',
    worth: (fall) => worthOfFall(fall),
  },
);

/** CW-7.71b; a piece of several ships goes by its type. */
export const isBig = ({ class: kind, bigTarget }: Sheet): boolean => kind === 'capital' || bigTarget;

/** What the dice take into account; `big` and the plight of the target as far as they are known. */
export const torpedoFacts = ({ class: kind, torpedo }: Sheet, range: number, big: boolean, { dead, towed }: Plight) => ({
  big,
  dead,
  towed,
  sameHex: range === 0,
  capital: kind === 'capital',
  hullMount: torpedo.mount === 'hull',
});

export function tubes<K extends Fighting>(field: Field<K>, rule: string): Arm<K> {
  const { lender, of } = field;

  /** CW-7.72, CW-7.73, CW-7.74: a mount that is gone or empty brought no factors into the step. */
  const reachOfTubes = (state: K['state'], { torpedo, dead }: Load): number =>
    torpedo > 0 && !dead ? profileOf(of(state)).reach.torpedo : -1;

  const factsOf = (data: K['data'], state: K['state'], { load, target, range }: Shot, isKnown: boolean) => {
    const big = isKnown && isBig(lender.sheet(data, state, target.ships[0] ?? ''));
    const plight = isKnown ? { dead: liesDead(of(state), target), towed: target.tow !== null } : UNKNOWN;
    return torpedoFacts(lender.sheet(data, state, load.ship), range, big, plight);
  };

  const areReservists = (data: K['data'], state: K['state'], { load }: Shot): boolean =>
    mustConfirm(of(state), lender.sheet(data, state, load.ship));

  const isHopeless = (data: K['data'], state: K['state'], shot: Shot): boolean =>
    shot.target.known && judge(torpedoDie, torpedoDie.dice.sides, factsOf(data, state, shot, true)) === 'miss';

  return {
    name: 'torpedoes',
    rule,
    asks: 'Who launches torpedoes, and at whom? Each ship has one attack.',
    done: { some: 'Launch', none: 'Launch none' },
    farthest: (engagement) => (weatherOf(engagement).torpedoes ? profileOf(engagement).reach.torpedo : -1),
    reach: (_, state, load) => reachOfTubes(state, load),
    reachAsSeen: (_, state, load) => reachOfTubes(state, load),
    isHopeless,
    spend: (state, ship) => {
      lender.condition(state, ship).launched = true;
    },
    fire: (g, shot) => {
      const { load, from, target, range } = shot;
      const hits = g.run(
        broadside(torpedoDie, factsOf(g.data, g.state, shot, true), load.torpedo, areReservists(g.data, g.state, shot)),
        { about: load.ship, by: from.side },
        readersOfShot<K>(from, target),
      );
      for (let hit = 0; hit < hits; hit++) of(g.state).hits.push({ from: load.ship, by: 'torpedo', target: target.id, range });
      return hits;
    },
    odds: (data, state, shot) => {
      const { load, target, range } = shot;
      const [at, confirmed] = [factsOf(data, state, shot, target.known), areReservists(data, state, shot)];
      const salvo: Salvo = { by: 'torpedo', range, dice: load.torpedo, each: chanceToHit(torpedoDie, at, confirmed) };
      return withEffect(field, data, state, target, oddsToHit(torpedoDie, at, load.torpedo, confirmed), [salvo]);
    },
    whyNot: (_, state, shot) => {
      const { mount, launched } = lender.condition(state, shot.load.ship);
      if (launched) return { words: 'she has made her one torpedo attack', rule: 'CW-7.73' };
      if (mount) return { words: 'her torpedo mount is destroyed', rule: 'CW-7.74' };
      if (shot.load.dead) return { words: 'she lies dead in the water', rule: 'CW-7.72' };
      if (shot.range > reachOfTubes(state, shot.load)) return { words: 'she has no torpedoes in reach', rule: 'CW-7.7' };
      return { words: 'not even a six of hers would hit such a target', rule: 'CW-7.71a' };
    },
  };
}
