/** GF-4: command and control. */
import { expect, test } from 'vitest';
import { chancesOf } from '../../../test/scripted-table.ts';
import type { Berth } from '../data/battle.ts';
import { sizeOf } from '../data/sizes.ts';
import { laws } from '../laws.ts';
import { isViable } from '../rules/beginning.ts';
import { isInCommand, whyOutOfCommand } from '../rules/command.ts';
import { commandPhase } from '../rules/command-phase.ts';
import { view } from '../view.ts';
import { like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { blue, N, red, S, type TestTable, table } from './table.ts';

const NAMES = ['southampton', 'birmingham', 'nottingham', 'lowestoft'];
const CRUISERS = NAMES.map((id) => like(SOUTHAMPTON, id));

/** The cruiser squadron of the book, one behind the other, and enemies far away. */
const squadron = (): TestTable =>
  table(
    ...CRUISERS.map((card, place) => blue(card, [0, place], N, '1st LCS')),
    red(MOLTKE, [0, -12], S),
    red(like(MOLTKE, 'seydlitz'), [1, -12], S),
  );

const inCommand = ({ battle, state }: TestTable, ...ships: string[]): boolean[] => ships.map((id) => isInCommand(battle, state, id));

test('GF-4.1a four Small cruisers have command and control of eight', () => {
  expect(CRUISERS.reduce((sum, card) => sum + sizeOf(card).control, 0)).toBe(8);
  expect(squadron().state.squadrons[0]).toMatchObject({ leader: 'southampton', valid: true });
});

/** Which of these squadrons are some; a cruiser has two points. */
const viable = (side: readonly Berth[], ...squadrons: readonly (readonly Berth[])[]): boolean[] =>
  squadrons.map((each) => isViable(each, squadrons, side));
const cruisers = (count: number): Berth[] =>
  [...NAMES, 'dublin', 'chatham', 'sydney', 'yarmouth'].slice(0, count).map((id) => blue(like(SOUTHAMPTON, id), [0, 0], N));

test('GF-4.1b eight points make a squadron', () => {
  const side = cruisers(8);
  expect(viable(side, side.slice(0, 4), side.slice(4, 7))).toEqual([true, false]);
});

test('GF-4.1c all ships of a side in one squadron need no eight points', () => {
  const side = cruisers(3);
  expect([viable(side, side), viable(side, side.slice(1))]).toEqual([[true], [false]]);
});

test('GF-4.1d two squadrons do with six points each, where the side has twelve to fifteen', () => {
  const side = cruisers(6);
  expect(viable(side, side.slice(0, 3), side.slice(3))).toEqual([true, true]);
  expect(viable(side, side.slice(0, 2), side.slice(2))).toEqual([false, true]);
  expect(viable(cruisers(5), side.slice(0, 3), side.slice(3, 5))).toEqual([false, false]);
  expect(viable(cruisers(8), side.slice(0, 3), side.slice(3))).toEqual([false, false]);
});

test('GF-4.1d all ships are in the two: none goes by herself, and there is no third squadron', () => {
  const side = cruisers(7);
  expect(viable(side, side.slice(0, 3))).toEqual([false]);
  expect(viable(side, side.slice(0, 3), side.slice(3, 6))).toEqual([false, false]);
  expect(viable(side, side.slice(0, 3), side.slice(3, 6), side.slice(6))).toEqual([false, false, false]);
});

test('GF-4.1b a ship of no squadron, or of one that is too small, is out of command', () => {
  const made = table(blue(TIGER, [0, 0], N, null), ...CRUISERS.map((card, place) => blue(card, [1, 0], N, place === 0 ? 'few' : 'some')));
  expect(inCommand(made, 'tiger', 'southampton')).toEqual([false, false]);
  expect(whyOutOfCommand(made.battle, made.state, 'tiger')?.words).toBe('she belongs to no squadron');
  expect(whyOutOfCommand(made.battle, made.state, 'southampton')?.words).toBe('her squadron is too small to be one');
});

test('GF-4.1e losses do not dissolve a squadron', () => {
  const made = squadron();
  made.ship('nottingham', { fate: 'sunk', hits: 6 });
  made.ship('lowestoft', { fate: 'sunk', hits: 6 });
  expect(inCommand(made, 'southampton', 'birmingham')).toEqual([true, true]);
});

test('GF-4.1f no ship goes over to another squadron', () => {
  const made = table(...CRUISERS.map((card, place) => blue(card, [0, place], N, place < 2 ? 'one' : 'other')));
  for (const each of made.state.squadrons) each.valid = true;
  made.run(commandPhase);
  expect(made.offered('blue', 'transfer')).toEqual(['one birmingham', 'other lowestoft']);
  expect(made.whyNot('blue', 'transfer', ['one', 'lowestoft'])?.rule).toBe('GF-4.1f');
  made.ship('birmingham').squadron = 'other';
  expect(laws(made.state, made.data)).toEqual(['GF-4.1f nobody changes squadron']);
});

test('GF-4.2 everybody knows who leads', () => {
  const { state, data, battle } = squadron();
  const seen = view(state, 'red', data);
  expect(seen.squadrons[0]?.leader).toBe('southampton');
  expect(isInCommand(battle, seen, 'lowestoft')).toBe(true);
});

test('GF-4.2.1 Southampton leads over four hexes: at four a cruiser is in command, at five she is not', () => {
  const made = squadron();
  made.ship('lowestoft', { hex: made.ship('southampton').hex + 4 });
  expect(inCommand(made, 'southampton', 'lowestoft')).toEqual([true, true]);
  made.ship('lowestoft', { hex: made.ship('southampton').hex + 5 });
  expect(inCommand(made, 'southampton', 'lowestoft')).toEqual([true, false]);
  expect(whyOutOfCommand(made.battle, made.state, 'lowestoft')?.rule).toBe('GF-4.2.1');
});

test('GF-4.2.1 a squadron that has lost its leader is out of command', () => {
  const made = squadron();
  made.ship('southampton', { fate: 'sunk', hits: 6 });
  expect(inCommand(made, 'birmingham')).toEqual([false]);
});

test('GF-8.3.1b a hit on the bridge puts the ship out of command, and on that of the leader her whole squadron', () => {
  const made = squadron();
  made.ship('birmingham', { alone: 1 });
  expect(inCommand(made, ...NAMES)).toEqual([true, false, true, true]);
  made.ship('birmingham', { alone: 0 });
  made.ship('southampton', { alone: 1 });
  expect(inCommand(made, ...NAMES)).toEqual([false, false, false, false]);
  expect(whyOutOfCommand(made.battle, made.state, 'lowestoft')?.rule).toBe('GF-8.3.1b');
});

test('GF-4.3 whoever is out of command is told why', () => {
  const made = squadron();
  const why = (id: string): string | undefined => whyOutOfCommand(made.battle, made.state, id)?.words;
  made.ship('birmingham', { alone: 1 });
  expect([why('birmingham'), why('nottingham')]).toEqual(['her bridge is hit', undefined]);
  made.ship('southampton', { alone: 1 });
  expect(why('nottingham')).toBe("the leader's bridge is hit");
  made.ship('southampton', { fate: 'sunk', hits: 6 });
  expect(why('nottingham')).toBe('her squadron has lost its leader');
  Object.assign(made.state.squadrons[0] ?? {}, { leader: 'birmingham', leaderless: 1 });
  expect(why('nottingham')).toBe('command of her squadron is passing on');
});

test.each([
  [1, 4],
  [2, 3],
  [3, 3],
  [4, 2],
  [6, 2],
  [7, 1],
  [10, 1],
])('GF-4.2.2b on a %i the squadron is out of command for %i turns, this one included', (face, turns) => {
  const made = squadron().dice(face).run(commandPhase);
  made.play('blue', 'transfer', ['1st LCS', 'birmingham']).play('blue', 'done').play('red', 'done');
  expect(made.state.squadrons[0]).toMatchObject({ leader: 'birmingham', leaderless: turns });
  expect(made.told('transferred')).toMatchObject([{ squadron: '1st LCS', from: 'southampton', to: 'birmingham', turns }]);
  for (let left = turns; left > 0; left--) {
    expect(inCommand(made, 'nottingham')).toEqual([false]);
    made.run(commandPhase);
    if (left > 1) expect(made.question('red').name).toBe('transfers');
  }
  expect(inCommand(made, 'nottingham')).toEqual([true]);
});

test('GF-4.2.2a both sides say at once who gets another leader, and the delays are rolled when both have done', () => {
  const made = squadron().run(commandPhase);
  expect(made.asked).toEqual(['blue', 'red']);
  made.play('blue', 'transfer', ['1st LCS', 'lowestoft']).play('blue', 'done');
  expect(made.rolls).toEqual([]);
  made.dice(7, 4).play('red', 'transfer', ['red squadron', 'seydlitz']).play('red', 'done');
  expect(made.rolls).toEqual(['transfer: this-turn', 'transfer: one-more']);
  expect(made.finished).toBe(true);
});

test('GF-4.2.2a a side is asked only if one of its squadrons could have another leader', () => {
  const made = table(...CRUISERS.map((card, place) => blue(card, [0, place], N)), red(MOLTKE, [0, -12], S))
    .dice(8)
    .run(commandPhase);
  expect(made.asked).toEqual(['blue']);
  made.play('blue', 'transfer', ['blue squadron', 'lowestoft']).play('blue', 'done');
  expect(made.state.squadrons[0]?.leader).toBe('lowestoft');
});

test('GF-4.2.2a nobody need transfer, and a transfer can be thought over', () => {
  const made = squadron().run(commandPhase);
  expect([made.offered('blue', 'keep'), made.whyNot('blue', 'keep', '1st LCS')?.rule]).toEqual([[], 'GF-4.2.2a']);
  made.play('blue', 'transfer', ['1st LCS', 'lowestoft']).play('blue', 'keep', '1st LCS').play('blue', 'done').play('red', 'done');
  expect(made.state.squadrons[0]).toMatchObject({ leader: 'southampton', leaderless: 0 });
});

test('GF-4.2.2a while command passes on there is no second transfer, unless the new leader is lost', () => {
  const made = squadron();
  Object.assign(made.state.squadrons[0] ?? {}, { leader: 'birmingham', leaderless: 3 });
  made.run(commandPhase);
  expect(made.asked).toEqual(['red']);
  made.ship('birmingham', { fate: 'sunk', hits: 6 });
  made.run(commandPhase);
  expect(made.offered('blue', 'transfer')).toEqual(['1st LCS southampton', '1st LCS nottingham', '1st LCS lowestoft']);
});

test('GF-4.2.2a command passes to no ship that is gone, and is refused in words where it runs its course', () => {
  const made = table(...CRUISERS.map((card, place) => blue(card, [0, place], N, place < 2 ? 'one' : 'other')));
  for (const each of made.state.squadrons) each.valid = true;
  Object.assign(made.state.squadrons[1] ?? {}, { leaderless: 3 });
  made.run(commandPhase);
  expect(made.whyNot('blue', 'transfer', ['other', 'lowestoft'])).toEqual({
    words: 'command of that squadron cannot pass on now',
    rule: 'GF-4.2.2a',
  });
  made.ship('birmingham', { fate: 'sunk', hits: 6 });
  made.run(commandPhase);
  expect(made.finished).toBe(true);
});

test('GF-4.2.2b the odds of a transfer are those of the table', () => {
  const made = squadron().run(commandPhase);
  const chances = Object.entries(chancesOf(made.odds('blue', 'transfer', ['1st LCS', 'lowestoft'])));
  expect(chances.map(([words, chance]) => [words, Math.round(100 * chance)])).toEqual([
    ['this turn', 40],
    ['two turns', 30],
    ['three turns', 20],
    ['four turns', 10],
  ]);
  expect(made.caution('blue', 'transfer', ['1st LCS', 'lowestoft'])).toBe('The squadron is out of command for this turn at least.');
  made.ship('southampton', { fate: 'sunk', hits: 6 });
  expect(made.caution('blue', 'transfer', ['1st LCS', 'lowestoft'])).toBeUndefined();
});

test('GF-4.2.2a transfers in words', () => {
  const made = squadron().run(commandPhase);
  expect(made.says('blue')).toBe('Does any squadron get another leader?');
  expect(made.says('blue', 'transfer', ['1st LCS', 'lowestoft'])).toBe('Lowestoft leads 1st LCS');
  made.play('blue', 'transfer', ['1st LCS', 'lowestoft']);
  expect(made.says('blue', 'keep', '1st LCS')).toBe('Lowestoft leads 1st LCS: take back');
});

test('GF-2.2c first the transfers, then everybody is told who is out of command', () => {
  const made = squadron();
  made.ship('lowestoft', { hex: made.ship('southampton').hex + 6 });
  made.run(commandPhase).play('blue', 'done');
  expect(made.told('out-of-command')).toEqual([]);
  made.play('red', 'done');
  expect(made.told('out-of-command', 'red')).toEqual([{ type: 'out-of-command', side: 'blue', force: 'British', ships: ['lowestoft'] }]);
});
