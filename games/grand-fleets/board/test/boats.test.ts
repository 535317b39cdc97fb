import { describe, expect, test } from 'vitest';
import { MOLTKE, TIGER } from '../../test/cards.ts';
import { boatAt, boatTable, E22, sighted, U19, U20 } from '../../test/submarines.ts';
import { at, blue, N, red, S } from '../../test/table.ts';
import { view } from '../../view.ts';
import { boatWays, endOfDive, markInWords, marksAsked, marksOf, placeOfMark } from '../boats.ts';

const seas = () => {
  const game = boatTable([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -9], S)]);
  boatAt(game, E22, at(3, 3));
  boatAt(game, 'blue-e-23', at(3, 3), { depth: 'deep' });
  boatAt(game, U20, at(5, 5));
  sighted(boatAt(game, U19, at(0, 2), { depth: 'surfaced' }));
  return { battle: game.battle, view: view(game.state, 'blue', game.data) };
};

describe('submarines on the chart', () => {
  test('GF-10.2.3 one’s own, and of the enemy’s those that have been sighted', () => {
    const { battle, view: seen } = seas();
    const marks = marksOf(seen, null);
    expect(marks.map(({ id, hex }) => [id, hex])).toEqual([
      [E22, at(3, 3)],
      ['blue-e-23', at(3, 3)],
      [U19, at(0, 2)],
    ]);
    expect(marks.map((mark) => placeOfMark(marks, mark))).toEqual([0, 1, 0]);
    expect(marks.map((mark) => markInWords(battle, mark))).toEqual([
      'E 22, British submarine at periscope depth, 10 torpedoes, battery 5',
      'E 23, British submarine deep, 10 torpedoes, battery 5',
      'U 19, German submarine on the surface, sighted',
    ]);
  });

  test('GF-10.1 while they are placed they stand where they are put', () => {
    const draft = { question: 'submarine-stations', draft: { [E22]: [at(1, 1), 'NE'] }, isIn: false };
    expect(marksOf(seas().view, draft)[0]).toMatchObject({ id: E22, hex: at(1, 1), facing: 5 });
  });

  test('GF-10.2 where one may go, and where one is ordered to', () => {
    const { battle, view: seen } = seas();
    const [boat] = seen.boats;
    if (!boat) throw new Error('there is no boat');
    expect(boatWays(battle, boat, null)).toHaveLength(12);
    expect(endOfDive(battle, boat, null)).toBe(at(3, 3));
    const draft = { question: 'submarine-orders', draft: { [E22]: ['surfaced', 'N', 3] }, isIn: false };
    expect(boatWays(battle, boat, draft)).toHaveLength(18);
    expect(endOfDive(battle, boat, draft)).toBe(at(3, 0));
    expect(marksAsked(seen, null, new Set([E22])).map(({ id }) => id)).toEqual([E22]);
  });
});
