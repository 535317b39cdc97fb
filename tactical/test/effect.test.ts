import { expect, test } from 'vitest';
import { judge } from '../../kernel/index.ts';
import type { Condition, Weapon } from '../battle.ts';
import { effectOf, type Salvo, struckBy, type Victim, victimOf } from '../effect.ts';
import { rowOfHit } from '../tables.ts';
import { untouched } from '../vessel.ts';
import { STANDARD } from './arena.ts';
import { apart, hit } from './firing.ts';
import { SHIPS } from './ships.ts';

const FAIR = { profile: 'cruiser-warfare', date: 1914.09 } as const;
const SERIES = { profile: 'great-war-at-sea', date: 1915.01 } as const;

const victim = (id: string, engagement: typeof FAIR | typeof SERIES = FAIR): Victim => {
  const [sheet] = SHIPS.get(id) ?? [];
  if (!sheet) throw new Error(`no ship ${id}`);
  return victimOf(engagement, STANDARD, sheet);
};

/** The hit worked out on the copy, with these dice, and how many of them it asked for. */
function withDice(target: Victim, by: Weapon, range: number, before: Condition, dice: readonly number[]): [Condition, number] {
  let used = 0;
  const take = (count: number): readonly number[] => {
    used += count;
    return dice.slice(used - count, used);
  };
  const looking = rowOfHit(by);
  for (let next = looking.next(); ; next = looking.next())
    if (next.done) {
      const now = struckBy(target, { by, range }, before, next.value, (check) => judge(check, take(1)[0] ?? 0, {}) === 'yes');
      return [now, used];
    } else next.value.fall(take(2));
}

const WEAPONS: readonly Weapon[] = ['primary', 'secondary', 'tertiary', 'torpedo'];
const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((one) => FACES.filter((other) => other >= one).map((other) => [one, other] as const));

test('CW-8.0 whatever the dice show, the copy is struck as the ship is', () => {
  for (const [ship, enemy] of [['scharnhorst', 'minotaur'] as const, ['emden', 'minotaur'] as const])
    for (const by of WEAPONS)
      for (const [one, other] of PAIRS)
        for (const more of [1, 6]) {
          // Rows of the critical table, armour and second hits ask for more dice than the row itself.
          const dice = [one, other, more, more, more, more, more, more];
          const [now, used] = withDice(victim(ship), by, 1, untouched(ship), dice);
          const game = hit(apart(2, [enemy], [ship]), by, ship, 1, ...dice.slice(0, used));
          expect(game.ship(ship), `${by} on ${ship}: ${dice.slice(0, used)}`).toMatchObject({ ...now, sunk: game.ship(ship).sunk });
        }
});

test('CW-8.5 a merchantman loses one box to any shell that hits', () => {
  const [collier] = [...SHIPS].find(([, [sheet]]) => sheet.merchant) ?? [''];
  const salvo: Salvo = { by: 'secondary', range: 1, dice: 1, each: 0.5 };
  expect(effectOf(victim(collier), untouched(collier), [salvo]).boxes).toBeCloseTo(0.5);
});

test('a ship with one box left is sunk by whatever takes it', () => {
  const emden = victim('emden');
  const last = { ...untouched('emden'), hull: emden.sheet.hull.boxes - 1, halved: true };
  const one = effectOf(emden, last, [{ by: 'primary', range: 2, dice: 1, each: 1 }]);
  // Hull, engines and plunging fire go into the hull: totals of 5, 10 and 11, and the guns that she was built without do not.
  expect(one.sinks).toBeGreaterThan(0.25);
  const five = effectOf(emden, last, [{ by: 'primary', range: 2, dice: 5, each: 1 }]);
  expect(five.sinks).toBeGreaterThan(one.sinks);
  expect(five.boxes).toBeLessThanOrEqual(5);
});

test('salvoes add up: two of three dice are one of six', () => {
  const scharnhorst = victim('scharnhorst');
  const salvo = (dice: number): Salvo => ({ by: 'primary', range: 2, dice, each: 1 / 6 });
  const whole = effectOf(scharnhorst, untouched('scharnhorst'), [salvo(6)]);
  const halves = effectOf(scharnhorst, untouched('scharnhorst'), [salvo(3), salvo(3)]);
  expect(halves.boxes).toBeCloseTo(whole.boxes, 2);
  expect(halves.sinks).toBeCloseTo(whole.sinks, 2);
  expect(halves.slows).toBeCloseTo(whole.slows, 2);
});

test('GW-GUN-PRIMARY2 a heavy shell does more by the rules of Great War at Sea', () => {
  const salvo: Salvo = { by: 'primary', range: 2, dice: 4, each: 1 / 6 };
  const at = (engagement: typeof FAIR | typeof SERIES): number =>
    effectOf(victim('scharnhorst', engagement), untouched('scharnhorst'), [salvo]).boxes;
  expect(at(SERIES)).toBeGreaterThan(at(FAIR));
});
