import { expect, test } from 'vitest';
import { odds } from '../../../kernel/index.ts';
import { RAID_ARROWS } from '../data/spaces.ts';
import { airMovement, gustCheck } from '../rules/air-movement.ts';
import { altitudeCheck, arrivalCheck } from '../rules/launch.ts';
import { airRaid } from '../rules/raid.ts';
import { overTheCoast } from './situations.ts';

test('FS-9.4a an aircraft flies, climbs or dives by one step, or does nothing', () => {
  const game = overTheCoast({ '119': { at: 'entry-1', altitude: 'medium' } }).run(airMovement);
  expect(game.offered).toEqual(['fly 119 target-a', 'fly 119 entry-2', 'climb 119', 'dive 119', 'done']);
  game.play('done');
  expect(game.aircraft('119')).toMatchObject({ at: 'entry-1', altitude: 'medium', acted: false });
});

test('FS-9.4a one thing a round: who has flown neither flies on nor climbs', () => {
  const game = overTheCoast({ '119': { at: 'entry-1' }, '120': { at: 'entry-5' } })
    .run(airMovement)
    .play('fly', ['119', 'entry-2']);
  expect(game.offered.filter((each) => each.includes('119'))).toEqual([]);
  expect(game.offered).toContain('climb 120');
  expect(game.whyNot('climb', '119')?.rule).toBe('FS-9.4a');
});

test('FS-9.4a one step at a time between Low, Medium and High', () => {
  const game = overTheCoast({ '119': { at: 'entry-1', altitude: 'low' }, '120': { at: 'entry-1', altitude: 'high' } }).run(airMovement);
  expect(game.offered.filter((each) => /climb|dive/.test(each))).toEqual(['climb 119', 'dive 120']);
  game.play('climb', '119').play('dive', '120');
  expect([game.aircraft('119').altitude, game.aircraft('120').altitude]).toEqual(['medium', 'medium']);
  expect(game.whyNot('dive', '119')?.rule).toBe('FS-9.4a');
});

test('FS-9.4a nobody moves before he arrives or after he has got away', () => {
  const game = overTheCoast({ '119': { at: 'cuxhaven' }, '120': { at: 'escape' }, '122': { at: 'entry-5' } }).run(airMovement);
  expect(game.offered).toEqual(['fly 122 target-d', 'fly 122 entry-4', 'climb 122', 'dive 122', 'done']);
});

test('FS-9.4b batteries stand where they were put, all through the raid', () => {
  const game = overTheCoast({ '119': { at: 'entry-2' } });
  game.battery('battery-1', 'target-c');
  game.run(airRaid).play('fly', ['119', 'target-b']).play('done').play('fly', ['119', 'escape']).play('done');
  expect(game.battery('battery-1').at).toBe('target-c');
});

test('FS-9.4c without bombs there is one way, and it must be taken', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0 } }).run(airMovement);
  expect(game.offered).toEqual(['fly 119 escape']);
  expect(game.whyNot('done')?.rule).toBe('FS-9.4c');
  expect(game.whyNot('fly', ['119', 'entry-1'])?.rule).toBe('FS-9.4c');
  expect(game.play('fly', ['119', 'escape']).offered).toEqual(['done']);
});

test('FS-9.4c who has no bombs left is named in the question, until he has flown', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0 }, '120': { at: 'target-a' } }).run(airMovement);
  expect(game.prompt).toMatch(/bound to fly to Raid Escape: 119\.$/);
  expect(game.play('fly', ['119', 'escape']).prompt).toMatch(/keep still to bomb\.$/);
});

test('FS-9.4c all that are bound for Raid Escape are sent there in one order, and nobody with them who has a choice', () => {
  const light = { at: 'target-a', bombs: 0 } as const;
  const game = overTheCoast({ '119': light, '120': light, '122': { at: 'target-a' }, '135': { at: 'entry-1', bombs: 0 } }).run(airMovement);
  const all = (id: string, to: string) => game.question.all('fly', [id, to]);
  const [words] = all('119', 'escape');
  expect([words, all('120', 'escape')]).toEqual(['All without bombs to Raid Escape', [words]]);
  expect([all('122', 'escape'), all('135', 'target-a')]).toEqual([[], []]);
});

test('FS-9.4c with one bomb left an aircraft is free to stay', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 1 } }).run(airMovement);
  expect(game.offered).toEqual(['fly 119 entry-1', 'fly 119 entry-2', 'fly 119 escape', 'climb 119', 'dive 119', 'done']);
});

test('FS-9.4.1 in high winds a five gets through and a six does not', () => {
  const game = overTheCoast(
    { '119': { at: 'entry-1' }, '120': { at: 'entry-1' }, '122': { at: 'entry-1' }, '135': { at: 'entry-1' } },
    { highWind: true },
  );
  game.dice(5, 6, 5, 6).run(airMovement);
  game.play('fly', ['119', 'target-a']).play('fly', ['120', 'target-a']).play('climb', '122').play('dive', '135');
  expect([game.aircraft('119').at, game.aircraft('120').at]).toEqual(['target-a', 'entry-1']);
  expect([game.aircraft('122').altitude, game.aircraft('135').altitude]).toEqual(['high', 'medium']);
});

test('FS-9.4.1 an aircraft held by the wind has had its action', () => {
  const game = overTheCoast({ '119': { at: 'target-a' } }, { highWind: true })
    .dice(6)
    .run(airMovement)
    .play('fly', ['119', 'escape']);
  expect(game.offered).toEqual(['done']);
  expect(odds(gustCheck, {}).map(({ outcome, ways }) => [outcome, ways])).toEqual([
    ['moves', 5],
    ['held', 1],
  ]);
});

test('FS-9.4.1 without high winds nobody rolls', () => {
  const game = overTheCoast({ '119': { at: 'entry-1' } })
    .run(airMovement)
    .play('fly', ['119', 'target-a']);
  expect(game.rolls).toEqual([]);
});

test('FS-9.4d the arrows: along the coast, in over the targets, and from each target away', () => {
  expect(RAID_ARROWS).toEqual({
    'entry-1': ['target-a', 'entry-2'],
    'entry-2': ['target-a', 'target-b', 'entry-1', 'entry-3'],
    'entry-3': ['target-b', 'target-c', 'entry-2', 'entry-4'],
    'entry-4': ['target-c', 'target-d', 'entry-3', 'entry-5'],
    'entry-5': ['target-d', 'entry-4'],
    'target-a': ['entry-1', 'entry-2', 'escape'],
    'target-b': ['entry-2', 'entry-3', 'escape'],
    'target-c': ['entry-3', 'entry-4', 'escape'],
    'target-d': ['entry-4', 'entry-5', 'escape'],
    escape: [],
  });
});

test('FS-9.4d nobody flies from one installation to the next', () => {
  const game = overTheCoast({ '119': { at: 'target-b' } }).run(airMovement);
  expect(game.offered.filter((each) => each.startsWith('fly'))).toEqual(['fly 119 entry-2', 'fly 119 entry-3', 'fly 119 escape']);
  expect(game.whyNot('fly', ['119', 'target-a'])?.rule).toBe('FS-9.4d');
});

test('FS-9.2.1 example 9: in high winds a five is late, and nobody makes the coast at 1', () => {
  const ways = Object.fromEntries(odds(arrivalCheck, { highWind: true }).map((each) => [each.outcome, each.ways]));
  expect(ways).toEqual({ 'entry-1': 0, 'entry-2': 1, 'entry-3': 1, 'entry-4': 1, 'entry-5': 1, delayed: 2 });
});

test('FS-9.2.2 example 9: in high winds nobody arrives low', () => {
  const ways = Object.fromEntries(odds(altitudeCheck, { highWind: true }).map((each) => [each.outcome, each.ways]));
  expect(ways).toEqual({ low: 0, medium: 4, high: 2 });
});

test('FS-9.4a who ends the moves without an order is asked again, unless all keep still to bomb', () => {
  const game = overTheCoast({ '119': { at: 'entry-1' }, '120': { at: 'target-b' } }).run(airMovement);
  expect(game.question.caution('done', undefined)).toMatch(/nothing to bomb below 119\./);
  expect(game.question.consequence('done')).toBe('2 seaplanes keep still');
  game.play('fly', ['119', 'entry-2']);
  expect([game.question.caution('done', undefined), game.question.consequence('done')]).toEqual([undefined, '1 seaplane keeps still']);
  expect(
    overTheCoast({ '120': { at: 'target-b' } })
      .run(airMovement)
      .question.caution('done', undefined),
  ).toBeUndefined();
});
