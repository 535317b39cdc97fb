/** CW-7.7: torpedoes, on the map and without it. */
import type { Step } from '../kernel/index.ts';
import { atLeast, chanceOf, check, d6, flag, forecast, minus, otherwise, plus } from '../kernel/index.ts';
import type { Load, Sheet } from './battle.ts';
import { exchange } from './exchange.ts';
import type { Fighting } from './fight.ts';
import { readersOfShot } from './fight.ts';
import { onTheMap } from './gunnery.ts';
import { mustConfirm, promised, reservists, yeses } from './guns.ts';
import type { Lender } from './lender.ts';
import { profileOf, weatherOf } from './profiles.ts';
import type { Arm, Field, Shot } from './shots.ts';
import { liesDead } from './shots.ts';

/**
 * CW-7.71a, GW-TORP-DICE: one die for each factor; all modifiers count. The series has the same ones, and one for ships in tow:
 * GW-TORP-MOD-BIG, GW-TORP-MOD-DEAD, GW-TORP-MOD-SAMEHEX, GW-TORP-MOD-CAPITAL, GW-TORP-MOD-HULL.
 */
export const torpedoDie = check(
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
  },
);

/** CW-7.71b; a piece of several ships goes by its type. */
export const isBig = ({ class: kind, bigTarget }: Sheet): boolean => kind === 'capital' || bigTarget;

export function tubes<K extends Fighting>(field: Field<K>, rule: string): Arm<K> {
  const { lender, of } = field;

  /** CW-7.72, CW-7.73, CW-7.74: a mount that is gone or empty brought no factors into the step. */
  const reachOfTubes = (state: K['state'], { torpedo, dead }: Load): number =>
    torpedo > 0 && !dead ? profileOf(of(state)).reach.torpedo : -1;

  const factsOf = (state: K['state'], { load, target, range }: Shot, isKnown: boolean) => {
    const firer = lender.sheet(state, load.ship);
    return {
      big: isKnown && isBig(lender.sheet(state, target.ships[0] ?? '')),
      dead: isKnown && liesDead(of(state), target),
      towed: isKnown && target.tow !== null,
      sameHex: range === 0,
      capital: firer.class === 'capital',
      hullMount: firer.torpedo.mount === 'hull',
    };
  };

  return {
    name: 'torpedoes',
    rule,
    farthest: (engagement) => (weatherOf(engagement).torpedoes ? profileOf(engagement).reach.torpedo : -1),
    reach: reachOfTubes,
    reachAsSeen: reachOfTubes,
    spend: (state, ship) => {
      lender.condition(state, ship).launched = true;
    },
    fire: (g, shot) => {
      const { load, from, target, range } = shot;
      const engagement = of(g.state);
      const falls = g.volley(torpedoDie, factsOf(g.state, shot, true), load.torpedo, load.ship, readersOfShot<K>(from, target));
      const scored = falls.filter((fall) => fall === 'hit').length;
      const hits = mustConfirm(engagement, lender.sheet(g.state, load.ship)) ? yeses(g, reservists, scored, shot) : scored;
      for (let hit = 0; hit < hits; hit++) engagement.hits.push({ from: load.ship, by: 'torpedo', target: target.id, range });
      return hits;
    },
    odds: (state, shot) => {
      const facts = factsOf(state, shot, shot.target.known);
      const scored = chanceOf(torpedoDie, facts, 'hit');
      const confirmed = mustConfirm(of(state), lender.sheet(state, shot.load.ship));
      return promised(confirmed ? scored * chanceOf(reservists, {}, 'yes') : scored, shot.load.torpedo, forecast(torpedoDie, facts));
    },
    whyNot: (state, { load }) => {
      const { mount, launched } = lender.condition(state, load.ship);
      if (launched) return { words: 'she has made her one torpedo attack', rule: 'CW-7.73' };
      if (mount) return { words: 'her torpedo mount is destroyed', rule: 'CW-7.74' };
      return load.dead
        ? { words: 'she lies dead in the water', rule: 'CW-7.72' }
        : { words: 'she has no torpedoes in reach', rule: 'CW-7.7' };
    },
  };
}

/** Steps 4, 8, 12, 16 and 20 of a round. */
export function torpedoes<K extends Fighting>(lender: Lender<K>): Step<K> {
  const field = onTheMap(lender);
  return exchange(field, tubes(field, 'CW-7.7'));
}
