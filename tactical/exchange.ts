/**
 * A gunnery or torpedo step (CW-7.4b, CW-7.4g): one side names its targets and fires, then the other does, both with what they had
 * when the step began, and only then does anybody go down.
 */
import type { Odds, OpenDecision, Play, Reason, Step, Target } from '../kernel/index.ts';
import { anyOf, badge, leftOver, oddsOf, stepsOf, titled, unspoken } from '../kernel/index.ts';
import type { ShipId, Side } from './battle.ts';
import { enemyOf } from './battle.ts';
import type { BattleEvent } from './events.ts';
import type { Fighting, Speak } from './fight.ts';
import { hasAfloat, named, pieceOf, takeEffect, tellOf } from './fight.ts';
import type { AllotDecision } from './hits.ts';
import { dealWithHits } from './hits.ts';
import { shipName, targetName } from './names.ts';
import type { Arm, Field, Shot } from './shots.ts';
import { hasAim, load, seemsAbleToFire, shotAt, shotsOf } from './shots.ts';
import type { BattleQuestion } from './whys.ts';

export type Firing = { fire: readonly [ShipId, string]; done: true };
export type FireDecision<K extends Fighting> = OpenDecision<K, Side, Firing>;

/** Guns or torpedoes on one field, with what is asked about them. */
export interface Combat<K extends Fighting> {
  readonly field: Field<K>;
  readonly arm: Arm<K>;
  readonly aim: FireDecision<K>;
  readonly allot: AllotDecision<K>;
}

/** Of the enemy's ships there is one answer, whoever they are and wherever: another would tell which of them lies face down. */
function whyNot<K extends Fighting>(
  field: Field<K>,
  arm: Arm<K>,
  { data, state, side }: { readonly data: K['data']; readonly state: K['state']; readonly side: Side },
  target: Target | undefined,
): Reason {
  const [ship = '', token = ''] = typeof target === 'object' ? target.map(String) : [];
  const shot = shotAt(field, state, ship, token);
  if (!shot || shot.from.side !== side || shot.target.side === side) return { words: 'she cannot see that target', rule: 'CW-7.4a' };
  if (hasAim(field.of(state), shot.load.ship)) return { words: 'she has a target already', rule: 'CW-7.4c' };
  return arm.whyNot(data, state, shot);
}

/** What all the shots that have been named promise together. */
function oddsOfAll<K extends Fighting>(field: Field<K>, arm: Arm<K>, data: K['data'], state: K['state']): Odds | undefined {
  const engagement = field.of(state);
  const shots = engagement.aims.flatMap(({ ship, target }) => shotAt(field, state, ship, pieceOf(engagement, target).token) ?? []);
  if (shots.length === 0) return undefined;
  const all = shots.map((shot) => arm.odds(data, state, shot));
  const chance = anyOf(all.flatMap(({ badges }) => badges.filter(({ key }) => key === 'hit').map((each) => each.chance)));
  return oddsOf([badge('hit', 'any hit', true, chance)], ...all.flatMap(({ rolls }) => rolls));
}

/** Who fires, and who could still be given a target. */
function firingInWords<K extends Fighting>(
  field: Field<K>,
  arm: Arm<K>,
  data: K['data'],
  state: K['state'],
  side: Side,
): string | undefined {
  const firing = leftOver(
    field.of(state).aims.map(({ ship }) => ship),
    'ship fires',
    'ships fire',
  );
  const free = leftOver(shotsOf(field, arm, data, state, side), 'has no target', 'have no target');
  return [firing, free].filter((words) => words !== undefined).join(', ') || undefined;
}

/** CW-7.4c: one target for each ship, and one ship may be the target of many. */
export const aiming = <K extends Fighting>(field: Field<K>, arm: Arm<K>): FireDecision<K> =>
  stepsOf<K, BattleQuestion>().decision<Firing, Side>(arm.name, arm.rule, {
    who: (_g, side) => side,
    asks: () => arm.asks,
    verbs: {
      fire: {
        of: ({ data, state, side }) => shotsOf(field, arm, data, state, side),
        label: (view, [ship, token]) => `${shipName(field.seen(view), ship)}: at ${targetName(field.seen(view), token)}`,
        odds: ({ data, state }, [ship, token]) => {
          const shot = shotAt(field, state, ship, token);
          return shot ? arm.odds(data, state, shot) : undefined;
        },
        why: (at, target) => whyNot(field, arm, at, target),
        does: ({ state }, [ship, token]) => {
          const shot = shotAt(field, state, ship, token);
          if (shot) field.of(state).aims.push({ ship, target: shot.target.id });
        },
      },
      done: {
        ends: true,
        label: (view) => (field.seen(view).aims.length > 0 ? arm.done.some : arm.done.none),
        odds: ({ data, state }) => oddsOfAll(field, arm, data, state),
        consequence: ({ data, state, side }) => firingInWords(field, arm, data, state, side),
        caution: ({ data, state, side }) =>
          field.of(state).aims.length === 0 && shotsOf(field, arm, data, state, side).length > 0 ? arm.holding : undefined,
        does: () => {},
      },
    },
  });

export function exchange<K extends Fighting>({ field, arm, aim, allot }: Combat<K>): Step<K> {
  const { sequence, each, loop, auto, when } = stepsOf<K>();
  const isInHand = (state: K['state']): boolean => field.of(state).strike !== null;

  const oneSide = sequence<Side>('fire', arm.rule, [
    when(({ data, state }, side) => seemsAbleToFire(field, arm, data, state, side), aim),
    loop(
      'results',
      'CW-8.0a',
      ({ state }) => field.of(state).aims.length > 0 || isInHand(state),
      unspoken(
        sequence<Side>('result', 'CW-8.0a', [
          auto('hits', 'CW-8.0a', (g) => fireAll(field, arm, g)),
          when(({ state }) => isInHand(state), titled('Who is hit', allot)),
        ]),
      ),
    ),
  ]);

  return when(
    ({ state }) => field.gap(state) <= arm.farthest(field.of(state)),
    sequence(arm.name, arm.rule, [
      unspoken(auto('load', 'CW-7.4g', ({ data, state }) => load(field, data, state))),
      unspoken(each('sides', 'CW-7.4b', ({ state }): readonly Side[] => [field.first(state), enemyOf(field.first(state))], oneSide)),
      titled(
        'Hits take effect',
        auto('effects', 'CW-7.4g', (g) => takeEffect(field, g)),
      ),
    ]),
  );
}

/** Ship after ship, until the owner of a piece is asked who takes a hit. */
function fireAll<K extends Fighting>(field: Field<K>, arm: Arm<K>, g: Play<K>): void {
  const engagement = field.of(g.state);
  for (;;) {
    dealWithHits(field, g);
    if (engagement.strike !== null) return;
    const aim = engagement.aims.shift();
    if (!aim) return;
    const shot = shotAt(field, g.state, aim.ship, pieceOf(engagement, aim.target).token);
    if (shot) fireOne(field, arm, g, shot);
  }
}

/** The dice are not thrown at what is going down already; but she has fired. */
function fireOne<K extends Fighting>(field: Field<K>, arm: Arm<K>, g: Play<K>, shot: Shot): void {
  const { load: firing, from, target } = shot;
  const { lender } = field;
  const both = [from, target];
  arm.spend(g.state, firing.ship);
  field.of(g.state).quiet = 0;
  if (!hasAfloat(field, g.data, g.state, target))
    tellOf(lender, g, both, (as) => ({ type: 'fire-wasted', side: from.side, by: as(from), at: as(target) }));
  else if (from.known && target.known)
    lender.salvo(
      g,
      () => arm.fire(g, shot),
      (hits) => fired(arm, shot, hits, named),
    );
  else {
    const hits = arm.fire(g, shot);
    tellOf(lender, g, both, (as) => fired(arm, shot, hits, as));
  }
}

const fired = <K extends Fighting>({ name }: Arm<K>, { load: { ship }, from, target }: Shot, hits: number, as: Speak): BattleEvent => {
  const by = as(from);
  return { type: 'fired', side: from.side, by, ship: by.ships && ship, at: as(target), with: name, hits };
};
