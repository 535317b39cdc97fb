import { expect, test } from 'vitest';
import { hexAt } from '../../../chart/hex.ts';
import { playedBy, stillsOf } from '../../../kit/playback.ts';
import { lender } from '../../test/arena.ts';
import { fight } from '../../test/table.ts';
import { battleView } from '../../view.ts';
import { battleActs, type Fought } from '../playback.ts';

const playing = playedBy(battleActs<Fought>());

test('ships are seen to move, then salvos fly from counter to counter', () => {
  const game = fight().put(hexAt(0, 0), 'minotaur').put(hexAt(2, 0), 'scharnhorst');
  const battle = battleView(lender, {}, game.state, 'allied');
  const [ours, theirs] = [game.token('minotaur'), game.token('scharnhorst')];
  const spoken = (token: string) => ({ token, ships: null });
  const events = [
    { type: 'moved', side: 'allied', pieces: [spoken(ours)], from: hexAt(0, 0), to: hexAt(1, 0), passage: 'within' },
    { type: 'fired', side: 'allied', by: spoken(ours), ship: null, at: spoken(theirs), with: 'gunnery', hits: 2 },
  ];
  const news = { happened: events.map((event) => ({ words: '', event })) };
  const played = (before: Fought) => stillsOf(playing, { before, now: before, ...news });
  const { full } = played({ battle, basic: null });
  const [, moved, fired] = full;
  expect(moved?.view.battle?.pieces.find(({ token }) => token === ours)?.hex).toBe(hexAt(1, 0));
  expect(fired?.marks).toEqual([{ kind: 'salvo', from: ours, to: theirs, arm: 'guns', hits: 2, words: '2 hits' }]);
  expect(played({ battle: null, basic: null }).full, 'no battle, nothing to play').toHaveLength(1);
});
