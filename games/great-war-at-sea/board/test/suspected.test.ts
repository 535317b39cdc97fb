/** What the other side may have reached by now, as far as one side can reckon it. */
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../data/operation.ts';
import { zonesWithin } from '../../data/zones.ts';
import type { Known, Report } from '../../state.ts';
import { british, german, operationWith, tableOf } from '../../test/table.ts';
import type { View } from '../../view.ts';
import { clearIn, clearOf, inwards, roomAround } from '../clear-water.ts';
import { type Area, frontOf, suspectedIn } from '../suspected.ts';

const BEATTY = british('beatty', 'K5', ['lion']);
/** Seydlitz alone makes more than two zones a turn. */
const HIPPER = german('hipper', 'N12', ['seydlitz', 'deutschland']);
const SCHEER = german('scheer', 'O13', ['konig'], { port: 'wilhelmshaven', first: 3 });

const seen = (changes: Partial<View>, options = {}, limits: Operation['limits'] = []) => {
  const made = tableOf(operationWith([BEATTY, HIPPER, SCHEER], { limits }), options);
  return { war: made.war, view: { ...made.seenBy('allied'), ...changes } };
};

const areas = (...given: Parameters<typeof seen>): readonly Area[] => {
  const { war, view } = seen(...given);
  return suspectedIn(war, view);
};
const areaOf = (source: Area['source'], ...given: Parameters<typeof seen>): Area =>
  areas(...given).find((area) => area.source === source) ?? expect.unreachable(source);

const around = (zone: string, steps: number): ReadonlySet<string> => {
  const { war } = seen({});
  return new Set(zonesWithin(war.theatre, zone, steps));
};
const together = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((set) => [...set]));

const known = (ships: readonly string[]): Known => ({ token: 'central-1', zone: 'L8', turn: 1, ships });
const report = (turn: number): Report => ({ side: 'allied', turn, zone: 'M8', ships: 20, course: null });

describe('fleets that nobody has seen', () => {
  test('are where they begin before the first moves, and as far off as their slowest ship goes after them', () => {
    const { now, next } = areaOf('unseen', { turn: 1 });
    expect(now).toEqual(new Set(['N12', 'O13']));
    expect(next).toEqual(together(around('N12', 2), new Set(['O13'])));
  });

  test('sail no earlier than the operation says', () => {
    const { now, next } = areaOf('unseen', { turn: 3 });
    expect(now).toEqual(together(around('N12', 4), new Set(['O13'])));
    expect(next).toEqual(together(around('N12', 5), around('O13', 2)));
  });

  test('may send their fastest ahead where players make up their own fleets', () => {
    const [own, given] = [areaOf('unseen', { turn: 3 }, { organisation: 'own' }), areaOf('unseen', { turn: 3 })];
    expect(own.next.size).toBeGreaterThan(given.next.size);
  });

  test('GW-18.2 stay where history held them, until there has been contact', () => {
    const held = [{ kind: 'held', fleets: ['hipper'], before: 'contact' }] as const;
    expect(areaOf('unseen', { turn: 2 }, {}, held).next).toEqual(new Set(['N12', 'O13']));
    expect(areaOf('unseen', { turn: 3, known: [known([])] }, {}, held).next.has('N10')).toBe(true);
  });

  test('are no longer looked for from there once all their ships have been made out', () => {
    const view = { turn: 2, known: [known(['seydlitz', 'deutschland'])] };
    expect(areaOf('unseen', view).next).toEqual(new Set(['O13']));
    expect(areaOf('met', view)).toMatchObject({ id: 'central-1', now: new Set(['L8']) });
  });
});

describe('reports', () => {
  test('whoever was reported may have gone on in the same turn', () => {
    const { now } = areaOf('reported', { turn: 2, reports: [report(1)] });
    expect(now.has('M8')).toBe(true);
    expect(now.size).toBeGreaterThan(around('M8', 1).size);
  });

  test('of long ago say nothing any more', () => {
    expect(areas({ turn: 9, reports: [report(1)] }).map(({ source }) => source)).toEqual(['unseen']);
  });
});

test('an onlooker suspects nobody', () => {
  const { war } = seen({});
  const made = tableOf(operationWith([BEATTY, HIPPER]));
  expect(suspectedIn(war, made.seenBy('onlooker'))).toEqual([]);
});

test('the hour is written on the border that is nearest to one’s own fleets, and under none of them', () => {
  const { war, view } = seen({});
  const front = frontOf(war, view, around('K8', 2));
  expect(front[0]).toBe('K6');
  expect(front).not.toContain('K8');
  expect(frontOf(war, view, new Set(['K5']))).toEqual([]);
});

test('what is written on the water keeps clear of markers, and stays in the middle where it cannot', () => {
  const points = inwards([
    [0, 0],
    [50, 0],
    [100, 0],
  ]);
  expect(points[0]).toEqual([50, 0]);
  expect(clearOf(points, [40, 20], [])).toEqual([50, 0]);
  expect(clearOf(points, [40, 20], [[60, -5, 10, 10]])).toEqual([0, 0]);
  expect(clearOf(points, [40, 20], [roomAround([50, 0], [40, 20])])).toEqual([0, 0]);
  expect(clearOf(points, [40, 20], [[-50, -50, 300, 100]])).toEqual([50, 0]);
  expect(clearIn([-30, -30, 60, 60], points, [40, 20], [])).toEqual([0, 0]);
  expect(clearIn([-30, -30, 60, 60], points, [70, 20], [])).toBeNull();
});
