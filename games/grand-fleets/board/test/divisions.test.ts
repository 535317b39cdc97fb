/** GF-13 on the board: one berth for a division, where its boats keep station, what its guns promise, and how it is plotted. */
import { describe, expect, test } from 'vitest';
import { stillsOf } from '../../../../kit/playback.ts';
import type { Played } from '../../events/played.ts';
import { passageOf } from '../../rules/passage.ts';
import { trackOf } from '../../rules/steaming.ts';
import { MOLTKE, SOUTHAMPTON } from '../../test/cards.ts';
import { boats, flotilla } from '../../test/flotilla.ts';
import { at, blue, N, red, S } from '../../test/table.ts';
import { view as viewOf } from '../../view.ts';
import { berthsOf } from '../berths.ts';
import { stationsOf, withDivisions } from '../divisions.ts';
import { salvosOf } from '../gunnery.ts';
import { playing } from '../playback-acts.ts';
import { passagesOf, shipPlotter, squadronPlotter } from '../plotting.ts';
import { shipInWords } from '../words.ts';

const IDS = ['b1', 'b2', 'b3'];

function seen() {
  const game = flotilla([blue(SOUTHAMPTON, [0, 1], N), ...boats(blue, IDS, [0, 0], N), red(MOLTKE, [0, -3], S)], [IDS]);
  game.ship('b3').engines = 4;
  return { battle: game.battle, view: viewOf(game.state, 'blue', game.data) };
}

describe('a division on the board', () => {
  test('GF-13.1 has one berth, and its boats lie in a wedge behind the first', () => {
    expect([...berthsOf(seen().view).keys()]).toEqual(['southampton', 'b1', 'moltke']);
    expect(stationsOf(3)).toEqual([
      { x: -0, y: 0 },
      { x: -11, y: -15 },
      { x: -11, y: 15 },
    ]);
  });

  test('GF-13.2 shows as it is drafted, the other side as it is', () => {
    const { battle, view } = seen();
    expect(withDivisions(view, battle, 'blue', [['b1', 'b2']]).divisions).toEqual([['b1', 'b2']]);
    expect(withDivisions(view, battle, 'red', []).divisions).toEqual([IDS]);
    expect(withDivisions(view, battle, 'blue', null)).toBe(view);
  });

  test('GF-13.3 is plotted with the points of its slowest boat, alone and with its squadron', () => {
    const { battle, view } = seen();
    const [, b1, b2, b3] = view.ships;
    if (!b1 || !b2 || !b3) return expect.unreachable();
    expect(shipPlotter(battle, b1, [b1, b2, b3]).helm.points).toBe(2);
    const plotter = squadronPlotter(battle, view, 'blue squadron', 'simultaneous');
    if (!plotter) return expect.unreachable();
    expect(passagesOf(battle, plotter, [4]).map(([{ id }, { end }]) => [id, end.hex])).toEqual([
      ['southampton', at(0, -3)],
      ['b1', at(0, -2)],
    ]);
  });

  test('GF-13.4 fires one salvo with the guns of all its boats', () => {
    const { battle, view } = seen();
    const aims = IDS.map((from) => ({ from, guns: 0, target: 'moltke' }));
    expect(salvosOf(battle, view, aims, view.posts)).toMatchObject([{ from: 'b1', guns: '3 × 6 in' }]);
  });

  test('GF-13.1 is called by its first boat, with the number of all', () => {
    const { battle, view } = seen();
    const [, b1] = view.ships;
    expect(b1 && shipInWords(battle, b1, 3)).toMatch(/^B1, division of 3 boats, British/);
  });

  test('GF-13.3 GF-13.5 is played back as one: its boats go with the first, and close up when she goes down', () => {
    const { battle, view: before } = seen();
    const [, b1] = before.ships;
    const track = b1 && trackOf('b1', passageOf(battle, b1, [2]));
    if (!track) return expect.unreachable();
    const steamed = { type: 'steamed', side: 'blue', squadron: null, force: '', line: false, order: null, tracks: [track] } as const;
    const events: readonly Played[] = [steamed, { type: 'sunk', side: 'blue', ship: 'b1', how: 'hull' }];
    const last = stillsOf(playing, { before, now: before, happened: events.map((event) => ({ event, words: '' })) }).full.at(-1)?.view;
    expect(last?.ships.filter(({ id }) => IDS.includes(id)).map(({ hex }) => hex)).toEqual([at(0, -2), at(0, -2), at(0, -2)]);
    expect(last?.divisions).toEqual([['b2', 'b3', 'b1']]);
  });
});
