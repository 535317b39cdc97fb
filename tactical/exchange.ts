/**
 * A gunnery or torpedo step (CW-7.4b, CW-7.4g): one side names its targets and fires, then the other does, both with what they had
 * when the step began, and only then does anybody go down.
 */
import type { Play, Reason, Step, Target } from '../kernel/index.ts';
import { stepsOf } from '../kernel/index.ts';
import type { ShipId, Side } from './battle.ts';
import { enemyOf } from './battle.ts';
import type { Fighting } from './fight.ts';
import { afloatIn, pieceOf, spoken, takeEffect } from './fight.ts';
import { allot, dealWithHits } from './hits.ts';
import type { Arm, Field, Shot } from './shots.ts';
import { hasAim, isAnybodyNear, load, seemsAbleToFire, shotAt, shotsOf } from './shots.ts';

export function exchange<K extends Fighting>(field: Field<K>, arm: Arm<K>): Step<K> {
  const { sequence, each, loop, auto, when } = stepsOf<K>();
  const isInHand = (state: K['state']): boolean => field.of(state).strike !== null;

  const oneSide = sequence<Side>('fire', arm.rule, [
    when((g, side) => seemsAbleToFire(field, arm, g.state, side), nameTargets(field, arm)),
    loop(
      'results',
      'CW-8.0a',
      ({ state }) => field.of(state).aims.length > 0 || isInHand(state),
      sequence<Side>('result', 'CW-8.0a', [
        auto('hits', 'CW-8.0a', (g) => fireAll(field, arm, g)),
        when(({ state }) => isInHand(state), allot(field)),
      ]),
    ),
  ]);

  return when(
    ({ state }) => isAnybodyNear(field, state, arm.farthest(field.of(state))),
    sequence(arm.name, arm.rule, [
      auto('load', 'CW-7.4g', ({ state }) => load(field, state)),
      each('sides', 'CW-7.4b', ({ state }): readonly Side[] => [field.first(state), enemyOf(field.first(state))], oneSide),
      auto('effects', 'CW-7.4g', (g) => takeEffect(field, g)),
    ]),
  );
}

/** CW-7.4c: one target for each ship, and one ship may be the target of many. */
function nameTargets<K extends Fighting>(field: Field<K>, arm: Arm<K>): Step<K, Side> {
  const { choice } = stepsOf<K>();
  return choice<{ fire: readonly [ShipId, string]; done: true }, Side>(arm.name, arm.rule, {
    who: (_g, side) => side,
    offer: ({ state }, side) => ({ fire: shotsOf(field, arm, state, side), done: true }),
    picks: {
      fire: ({ state }, [ship, token]) => {
        const shot = shotAt(field, state, ship, token);
        if (shot) field.of(state).aims.push({ ship, target: shot.target.id });
      },
    },
    ends: { done: () => {} },
    prospects: {
      fire: ({ state }, [ship, token]) => {
        const shot = shotAt(field, state, ship, token);
        return shot ? arm.odds(state, shot) : undefined;
      },
    },
    whyNot: { fire: ({ state }, target, side) => whyNot(field, arm, state, side, target) },
  });
}

/** Of the enemy's ships there is one answer, whoever they are and wherever: another would tell which of them lies face down. */
function whyNot<K extends Fighting>(
  field: Field<K>,
  arm: Arm<K>,
  state: K['state'],
  side: Side,
  target: Target | undefined,
): Reason | undefined {
  if (typeof target !== 'object') return undefined;
  const [ship, token] = target.map(String);
  const shot = shotAt(field, state, ship ?? '', token ?? '');
  if (!shot || shot.from.side !== side || shot.target.side === side) return { words: 'she cannot see that target', rule: 'CW-7.4a' };
  if (hasAim(field.of(state), shot.load.ship)) return { words: 'she has a target already', rule: 'CW-7.4c' };
  return arm.whyNot(state, shot);
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
  arm.spend(g.state, firing.ship);
  field.of(g.state).quiet = 0;
  const by = spoken(from);
  const at = spoken(target);
  if (afloatIn(field, g.state, target).length === 0) field.lender.tell(g, { type: 'fire-wasted', side: from.side, by, at });
  else {
    const hits = arm.fire(g, shot);
    const ship = from.known ? firing.ship : null;
    field.lender.tell(g, { type: 'fired', side: from.side, by, ship, at, with: arm.name, hits });
  }
}
