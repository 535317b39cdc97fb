/** GF-8: damage. */
import { expect, test } from 'vitest';
import { odds } from '../../../kernel/index.ts';
import { auto } from '../kind.ts';
import { continuingEffects } from '../rules/aftermath.ts';
import { criticalHit } from '../rules/criticals.ts';
import type { Cause } from '../rules/damage.ts';
import { hurt } from '../rules/damage.ts';
import { SOUTHAMPTON, TIGER } from './cards.ts';
import { blue, N, table } from './table.ts';

const FIRE: Cause = { kind: 'fire' };
const TORPEDO: Cause = { kind: 'torpedo' };

/** Tiger takes so many points, with these dice. */
const hit = (points: number, cause: Cause, ...dice: number[]) => {
  const made = table(blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [1, 0], N)).dice(...dice);
  made.run(auto('test', 'GF-8.1', (g) => hurt(g, made.ship('tiger'), points, cause)));
  return made;
};

/** Rolls that total this on two dice. */
const total = (sum: number): [number, number] => [Math.min(10, sum - 1), sum - Math.min(10, sum - 1)];

test('GF-8.1 every point crosses off a circle, and the last one sinks her', () => {
  expect(hit(2, FIRE, 9, 9).ship('tiger')).toMatchObject({ hits: 2, fate: 'afloat' });
  const made = hit(30, FIRE);
  expect(made.ship('tiger')).toMatchObject({ hits: 24, fate: 'sunk' });
  expect(made.told('sunk')).toEqual([{ type: 'sunk', side: 'blue', ship: 'tiger', how: 'hull' }]);
  made.run(auto('test', 'GF-8.1', (g) => hurt(g, made.ship('tiger'), 1, FIRE)));
  expect(made.told('damaged')).toHaveLength(1);
});

test('GF-8.2a Tiger loses a turret on 1 and 2, a six-inch gun on 3 to 7, a light gun on 8, nothing on 9', () => {
  const made = hit(5, FIRE, 1, 5, 8, 9, 3, 1, 1, 1);
  expect(made.ship('tiger')).toMatchObject({
    hits: 5,
    lost: [
      [1, 0],
      [2, 0, 0, 0],
    ],
    lightLost: 1,
  });
  expect(made.told('mount-lost').map(({ guns }) => guns)).toEqual(['UK 14"/45 Mk.V', 'UK 6"/45 Mk.VII', 'light guns', 'UK 6"/45 Mk.VII']);
});

test('GF-8.2b the mount is one that bears on the firer, if any is left', () => {
  const gun = (...arcs: ('A' | 'E')[]): Cause => ({ kind: 'gun', from: 'moltke', arcs });
  expect(hit(3, gun('E'), 1, 2, 1).ship('tiger').lost[0]).toEqual([1, 2]);
  expect(hit(1, gun('A'), 3).ship('tiger').lost[1]).toEqual([1, 0, 0, 0]);
  expect(hit(1, gun('A', 'E'), 3, 4).ship('tiger').lost[1]).toEqual([0, 0, 1, 0]);
});

test('GF-8.2b any mount may go by a torpedo, and nothing is lost where nothing is left', () => {
  const made = hit(1, TORPEDO, ...total(11), 1, 4);
  expect(made.ship('tiger').lost[0]).toEqual([0, 1]);
  const bare = table(blue(TIGER, [0, 0], N)).dice(1, 8);
  bare.ship('tiger', {
    lost: [
      [2, 2],
      [3, 3, 3, 3],
    ],
    lightLost: 3,
  });
  bare.run(auto('test', 'GF-8.1', (g) => hurt(g, bare.ship('tiger'), 2, FIRE)));
  expect(bare.told('mount-lost')).toEqual([]);
});

test('GF-8.3 a ten is a critical hit; both columns end in a magazine twice in a hundred', () => {
  expect(hit(1, FIRE, 10, ...total(9)).told('critical')).toEqual([{ type: 'critical', ship: 'tiger', what: 'fire' }]);
  for (const torpedo of [false, true]) {
    const magazine = odds(criticalHit, { torpedo }).find(({ outcome }) => outcome === 'magazine');
    expect(magazine).toMatchObject({ ways: 2, of: 100 });
  }
});

test('GF-8.3 the normal column', () => {
  const column = Array.from({ length: 17 }, (_, place) => hit(1, FIRE, 10, ...total(place + 3)).told('critical')[0]?.what);
  expect(column).toEqual([
    'engine',
    'engine',
    'rudder',
    'list',
    'fire-control',
    'flooding',
    'fire',
    'flooding',
    'bridge',
    'fire',
    'flooding',
    'fire',
    'fire-control',
    'list',
    'rudder',
    'engine',
    'engine',
  ]);
});

test('GF-7.2.3b a torpedo brings a critical hit of its own, and all of its tens go by the torpedo column', () => {
  const column = Array.from({ length: 17 }, (_, place) => hit(1, TORPEDO, ...total(place + 3), 9).told('critical')[0]?.what);
  expect(column).toEqual([
    'engine',
    'engine',
    'engine',
    'rudder',
    'list',
    'flooding',
    'flooding',
    'flooding',
    'fire',
    'flooding',
    'flooding',
    'flooding',
    'list',
    'rudder',
    'engine',
    'engine',
    'engine',
  ]);
  expect(hit(1, TORPEDO, ...total(11), 10, ...total(12)).told('critical')).toHaveLength(2);
  expect(hit(1, TORPEDO, ...total(11), 10, ...total(12)).ship('tiger')).toMatchObject({ fires: 1, floods: 1 });
});

test('GF-8.3.1a the first bridge hit counts for one Movement Phase, the second for two', () => {
  expect(hit(1, FIRE, 10, ...total(11)).ship('tiger')).toMatchObject({ bridgeHits: 1, alone: 1 });
  expect(hit(2, FIRE, 10, 10, ...total(11), ...total(11)).ship('tiger')).toMatchObject({ bridgeHits: 2, alone: 2 });
});

test('GF-8.3.2 engine hits add up', () => {
  expect(hit(2, FIRE, 10, 10, ...total(3), ...total(19)).ship('tiger').engines).toBe(2);
});

test('GF-8.3.3a GF-8.3.5a every fire and every leak has its marker', () => {
  expect(hit(3, FIRE, 10, 10, 10, ...total(9), ...total(14), ...total(8)).ship('tiger')).toMatchObject({ fires: 2, floods: 1 });
});

test('GF-8.3.4 fire control is gone for one Combat Phase, then for two', () => {
  expect(hit(1, FIRE, 10, ...total(7)).ship('tiger')).toMatchObject({ directorHits: 1, silent: 1 });
  expect(hit(2, FIRE, 10, 10, ...total(7), ...total(15)).ship('tiger')).toMatchObject({ directorHits: 2, silent: 2 });
});

test('GF-8.3.6a GF-8.3.6b a second list rights her on an even die and capsizes her on an odd one', () => {
  expect(hit(1, FIRE, 10, ...total(6)).ship('tiger').listing).toBe(true);
  expect(hit(2, FIRE, 10, 10, ...total(6), ...total(16), 4).ship('tiger')).toMatchObject({ listing: false, fate: 'afloat' });
  const over = hit(3, FIRE, 10, 10, 10, ...total(6), ...total(6), 7);
  expect(over.ship('tiger').fate).toBe('sunk');
  expect(over.told('sunk')[0]?.how).toBe('capsized');
});

test('GF-8.3.7 a magazine ends it', () => {
  const made = hit(2, FIRE, 10, 9, 1, 1);
  expect(made.ship('tiger')).toMatchObject({ fate: 'sunk', hits: 2 });
  expect(made.told('sunk')[0]?.how).toBe('magazine');
});

test('GF-8.3.8a a rudder jams once', () => {
  expect(hit(2, FIRE, 10, 10, ...total(5), ...total(17)).ship('tiger').jammed).toBe(true);
});

const after = (changes: Parameters<ReturnType<typeof table>['ship']>[1], ...dice: number[]) => {
  const made = table(blue(TIGER, [0, 0], N)).dice(...dice);
  made.ship('tiger', changes);
  return made.run(continuingEffects);
};

test('GF-8.3.3b a fire burns for 3, 2 or 1 with damage rolls, or goes out', () => {
  expect(after({ fires: 1 }, 1, 9, 9, 9).ship('tiger')).toMatchObject({ hits: 3, fires: 1 });
  expect(after({ fires: 1 }, 3, 9, 9).ship('tiger').hits).toBe(2);
  expect(after({ fires: 1 }, 6, 8).ship('tiger')).toMatchObject({ hits: 1, lightLost: 1 });
  expect(after({ fires: 2 }, 7, 10).ship('tiger')).toMatchObject({ hits: 0, fires: 0 });
});

/** What a one, a two and so on cost, of a fire as of a leak. */
const COSTS = [3, 2, 2, 1, 1, 1, 0, 0, 0, 0];

test('GF-8.3.3b GF-8.3.5b both tables, face by face', () => {
  const burned = (points: number, place: number) => after({ fires: 1 }, place + 1, ...Array(points).fill(9)).ship('tiger');
  const flooded = (_: number, place: number) => after({ floods: 1 }, place + 1).ship('tiger');
  expect(COSTS.map(burned).map(({ hits }) => hits)).toEqual(COSTS);
  expect(COSTS.map(flooded).map(({ hits }) => hits)).toEqual(COSTS);
  expect(COSTS.map(burned).map(({ fires }) => fires)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
  expect(COSTS.map(flooded).map(({ floods }) => floods)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
});

test('GF-8.3.3b GF-8.3.5b GF-8.3.8b it is told when the last fire is out, the last leak stopped, the rudder freed, and not before', () => {
  const mended = (...made: Parameters<typeof after>): string[] =>
    after(...made)
      .told('mended')
      .map(({ what }) => what);
  expect(mended({ fires: 2, floods: 2, jammed: true }, 7, 8, 9, 10, 6)).toEqual(['fire', 'flooding', 'rudder']);
  expect(mended({ fires: 2, floods: 2, jammed: true }, 7, 6, 9, 8, 5, 1)).toEqual([]);
  expect(after({ fires: 1, floods: 1 }, 7, 7).told('damaged')).toEqual([]);
});

test('GF-8.3.3b whoever is sunk by fire has neither leaks nor a rudder to see to, and wrecks do not burn', () => {
  expect(after({ fires: 1, floods: 1, jammed: true, hits: 23 }, 6).ship('tiger').fate).toBe('sunk');
  expect(after({ floods: 1, jammed: true, hits: 23 }, 6).ship('tiger').fate).toBe('sunk');
  expect(after({ fires: 1, floods: 1, jammed: true, hits: 24, fate: 'sunk' }).rolls).toEqual([]);
});

test('GF-8.3.8b a rudder that a fire jams in the End Phase is not seen to before the next', () => {
  expect(after({ fires: 1 }, 6, 10, ...total(5)).ship('tiger')).toMatchObject({ jammed: true, hits: 1 });
});

test('GF-8.3.6b a ship that has righted herself is as she was, and may list again', () => {
  const made = hit(3, FIRE, 10, 10, 10, ...total(6), ...total(16), 2, ...total(6));
  expect(made.ship('tiger')).toMatchObject({ listing: true, fate: 'afloat' });
  expect(made.told('righted')).toHaveLength(1);
});

test('GF-8.3.1a GF-8.3.4 a third hit counts for three phases, and a time that runs already is not added to', () => {
  const again = (hits: number, left: number, roll: number) => {
    const made = table(blue(TIGER, [0, 0], N)).dice(10, ...total(roll));
    const ship = made.ship('tiger', { bridgeHits: hits, alone: left, directorHits: hits, silent: left });
    made.run(auto('test', 'GF-8.3', (g) => hurt(g, ship, 1, FIRE)));
    return [ship.alone, ship.silent];
  };
  expect([again(2, 1, 11), again(2, 1, 7), again(0, 2, 11), again(0, 2, 7)]).toEqual([
    [3, 1],
    [1, 3],
    [2, 2],
    [2, 2],
  ]);
});

test('GF-8.3.3b a fire that breaks out in the End Phase waits for the next', () => {
  expect(after({ fires: 1 }, 6, 10, ...total(9)).ship('tiger')).toMatchObject({ hits: 1, fires: 2 });
});

test('GF-8.3.5b water costs 3, 2 or 1 of the hull without damage rolls, or is stopped', () => {
  expect(after({ floods: 3 }, 1, 2, 4).ship('tiger')).toMatchObject({ hits: 6, floods: 3 });
  expect(after({ floods: 2 }, 7, 9).ship('tiger')).toMatchObject({ hits: 0, floods: 0 });
  expect(after({ floods: 1, hits: 23 }, 5).ship('tiger').fate).toBe('sunk');
});

test('GF-8.3.5b a leak that a fire made is rolled for in the next End Phase', () => {
  expect(after({ fires: 1 }, 6, 10, ...total(8)).ship('tiger')).toMatchObject({ floods: 1, hits: 1 });
  expect(after({ fires: 1, floods: 1 }, 6, 10, ...total(8), 8).ship('tiger')).toMatchObject({ floods: 1, hits: 1 });
});

test('GF-8.3.8b a rudder is freed on 6 or more', () => {
  expect(after({ jammed: true }, 5).ship('tiger').jammed).toBe(true);
  expect(after({ jammed: true }, 6).ship('tiger').jammed).toBe(false);
});
