import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import { TRACK } from '../data/spaces.ts';
import { firstStrike } from '../index.ts';
import { rollBritishSortie, rollGermanSortie } from '../rules/sortie.ts';
import { sailOrLaunch } from '../rules/strategic.ts';
import { afterTheRaid, awaitingRescue, table } from './table.ts';

test('FS-8.0 the way of the Harwich Force leads through no closed space', () => {
  expect(TRACK).toEqual(['A', 'B', 'C', 'D', 'E', 'british-reserve']);
});

test('FS-8.0 German ships come out to the Harwich Force, and no way lets it go to them', () => {
  const game = afterTheRaid({ harwich: 'E' }).run(sailOrLaunch);
  expect([game.offered, game.whyNot('sail', 'german-reserve')?.rule]).toEqual([['sail british-reserve'], 'FS-8.1b']);
  game.german('i-battle');
  expect(
    firstStrike.view(game.dice(1).run(rollGermanSortie).state, 'british', BUILT_IN).ships.find(({ id }) => id === 'i-battle')?.at,
  ).toBe('E');
});

test('FS-8.1a a squadron that has joined sails along with the rest', () => {
  const game = afterTheRaid({ sortied: true });
  game.german('i-battle', 'sortie');
  game.dice(1, 6, 6, 6, 6, 6, 6, 6, 6).run(rollBritishSortie);
  game.ship('i-battle', { at: 'german-reserve' });
  game.run(sailOrLaunch).play('sail', 'D');
  const inD = firstStrike.view(game.state, 'british', BUILT_IN).ships.filter(({ at }) => at === 'D');
  expect(inD.map(({ id }) => id)).toEqual(['empress', 'engadine', 'riviera', 'arethusa', 'undaunted', 'harwich-destroyers', '1st-battle']);
});

test.each([
  ['A', 'B'],
  ['C', 'D'],
  ['D', 'E'],
  ['E', 'british-reserve'],
] as const)('FS-8.1b before the raid the Harwich Force in %s stays or sails to %s', (harwich, next) => {
  const game = table({ harwich }).run(sailOrLaunch);
  expect(game.offered).toEqual([`sail ${next}`, 'hold']);
});

test('FS-8.1b no space is skipped, and there is no way back', () => {
  const game = table({ harwich: 'B' }).run(sailOrLaunch);
  expect([game.whyNot('sail', 'D')?.rule, game.whyNot('sail', 'A')?.rule]).toEqual(['FS-8.1b', 'FS-8.1b']);
  expect(game.play('hold').state.harwich).toBe('B');
  expect(table().run(sailOrLaunch).play('sail', 'B').state.harwich).toBe('B');
});

test('FS-8.1c in B the raid may be launched instead of sailing', () => {
  const game = table({ harwich: 'B', turn: 2 }).run(sailOrLaunch);
  expect(game.offered).toEqual(['launch', 'sail C', 'hold']);
  expect(game.play('launch').state).toMatchObject({ harwich: 'B', raid: 'flying', raidTurn: 2 });
});

test('FS-8.1c there is one raid: in B again it is not offered', () => {
  const game = awaitingRescue('119', { harwich: 'B' }).run(sailOrLaunch);
  expect([game.offered, game.whyNot('launch')?.rule]).toEqual([['sail C', 'hold'], 'FS-8.1c']);
});

test('FS-8.1c to leave B without a raid is allowed, and then there is neither raid nor sortie', () => {
  const game = table({ harwich: 'B', turn: 8, alert: 5 }).run(sailOrLaunch).play('sail', 'C').run(sailOrLaunch);
  game.german('i-battle');
  expect([game.offered, game.whyNot('launch')?.rule]).toEqual([['sail D', 'hold'], 'FS-9.0']);
  expect(game.run(rollGermanSortie).rolls).toEqual([]);
});

test('FS-8.1d after the raid the Harwich Force must sail on', () => {
  const game = afterTheRaid().run(sailOrLaunch);
  expect([game.offered, game.whyNot('hold')?.rule]).toEqual([['sail D'], 'FS-8.1d']);
});

test('FS-8.1d while aircraft wait for rescue it may still hold', () => {
  expect(awaitingRescue('119').run(sailOrLaunch).offered).toEqual(['sail D', 'hold']);
});

test('FS-8.1d in the British reserve the game is over, and whoever waits for rescue is lost', () => {
  const game = awaitingRescue('119', { harwich: 'E' }).run(sailOrLaunch).play('sail', 'british-reserve');
  expect([game.ending?.score, game.aircraft('119').at]).toEqual([-2, 'lost']);
});
