import { expect, test } from 'vitest';
import type { AircraftId } from '../data/counters.ts';
import { sequence } from '../kind.ts';
import { arrivals, launchAircraft } from '../rules/launch.ts';
import { airRaid } from '../rules/raid.ts';
import { sailOrLaunch } from '../rules/strategic.ts';
import type { State } from '../state.ts';
import { inWords } from '../wording.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** These aircraft and no others take part in a raid that is about to take off from B. */
const raidBy = (...ids: AircraftId[]): TestTable => table({ harwich: 'B', raid: 'flying', raidTurn: 1, fog: null }).onlyAircraft(...ids);

/** One aircraft is on its way in. */
const incoming = (changes: Partial<State> = {}): TestTable => {
  const game = table({ harwich: 'B', raid: 'flying', ...changes }).onlyAircraft('119');
  game.aircraft('119', { at: 'cuxhaven', carrier: null, bombs: 2 });
  return game;
};

test.each(['A', 'C', 'D', 'E'] as const)('FS-9.0 nothing is launched from %s', (harwich) => {
  const game = table({ harwich }).run(sailOrLaunch);
  expect(game.offered).not.toContain('launch');
  expect(game.whyNot('launch')).toMatchObject({ rule: 'FS-9.0' });
});

test('FS-9.0 who has only just sailed into B does not launch in that turn', () => {
  expect(table().run(sailOrLaunch).play('sail', 'B').asks).toBeNull();
});

test.each([
  { fog: null, jellicoe: false, most: 5 },
  { fog: 'B', jellicoe: false, most: 4 },
  { fog: 'german-reserve', jellicoe: false, most: 5 },
  { fog: null, jellicoe: true, most: 6 },
  { fog: 'B', jellicoe: true, most: 5 },
] as const)(
  'FS-9.1 with fog at $fog and Jellicoe $jellicoe an aircraft takes off up to $most (worked example 6)',
  ({ fog, jellicoe, most }) => {
    const takesOff = (die: number): boolean =>
      table({ harwich: 'B', fog, jellicoe: { launch: jellicoe, sortie: false } })
        .onlyAircraft('119')
        .dice(die)
        .run(launchAircraft)
        .aircraft('119').at === 'cuxhaven';
    expect([1, 2, 3, 4, 5, 6].filter(takesOff)).toEqual([1, 2, 3, 4, 5, 6].slice(0, most));
  },
);

test('FS-9.1 the button to launch says how likely each aircraft takes off', () => {
  const chance = (changes: Partial<State>) =>
    table({ harwich: 'B', fog: null, ...changes })
      .run(sailOrLaunch)
      .odds('launch');
  expect(chance({})).toEqual({ 'each aircraft takes off': 83 });
  expect(chance({ fog: 'B' })).toEqual({ 'each aircraft takes off': 67 });
});

test('FS-9.1 a five in fog is a six: the engine fails', () => {
  const game = table({ harwich: 'B', fog: 'B' }).dice(5, 4, 4, 4, 4, 4, 4, 4, 4).run(launchAircraft);
  expect(game.aircraft('119')).toMatchObject({ at: 'aboard', grounded: true });
  expect(game.aircraft('120')).toMatchObject({ at: 'cuxhaven', bombs: 2 });
});

test('FS-9.1 a six with Jellicoe pressing on still takes off', () => {
  const game = table({ harwich: 'B', fog: null, jellicoe: { launch: true, sortie: false } })
    .dice(6, 6, 6, 6, 6, 6, 6, 6, 6)
    .run(launchAircraft);
  expect(game.state.aircraft.every((each) => each.at === 'cuxhaven')).toBe(true);
});

test('FS-9.1 with engine failure an aircraft stays on its carrier and has no part in the raid', () => {
  const game = raidBy('119', '120').dice(6, 1, 6, 3, 1).run(airRaid); // 120 is late in round 1
  expect(game.aircraft('119')).toMatchObject({ at: 'aboard', carrier: 'engadine', grounded: true });
  expect(game.offered.filter((each) => each.includes('119'))).toEqual([]);
});

test('FS-9.1 if every engine fails the raid is over at once, and the alert does not rise', () => {
  const game = table({ harwich: 'B', raid: 'flying', raidTurn: 1, fog: null }).dice(6, 6, 6, 6, 6, 6, 6, 6, 6).run(airRaid);
  expect(game.state).toMatchObject({ raid: 'over', alert: 1 });
});

test('FS-9.2 to arrive is the movement of round 1: nobody is asked before round 2', () => {
  const game = raidBy('119').dice(1, 3, 1).run(airRaid);
  expect([game.told('arrived').length, game.asks, game.state.airRound]).toEqual([1, 'air-movement', 2]);
});

test.each([
  [1, 'entry-1'],
  [2, 'entry-2'],
  [3, 'entry-3'],
  [4, 'entry-4'],
  [5, 'entry-5'],
])('FS-9.2.1 a %i brings an aircraft to %s', (die, at) => {
  expect(incoming().dice(die, 1).run(arrivals).aircraft('119').at).toBe(at);
});

test.each([
  [1, 'entry-2'],
  [4, 'entry-5'],
])('FS-9.2.1 in High Wind a %i brings it to %s', (die, at) => {
  expect(incoming({ highWind: true }).dice(die, 1).run(arrivals).aircraft('119').at).toBe(at);
});

test.each([
  [6, false],
  [5, true],
  [6, true],
])('FS-9.2.1 a %i, in High Wind %s, is a delay', (die, highWind) => {
  const game = incoming({ highWind }).dice(die).run(arrivals);
  expect(game.aircraft('119')).toMatchObject({ at: 'cuxhaven', acted: false });
});

test('FS-9.2.1 a delayed aircraft rolls again in the next round, and to arrive is what it does in that round', () => {
  const game = raidBy('119', '120').dice(1, 1, 3, 1, 6).dice(4, 1).run(airRaid);
  expect([game.state.airRound, game.aircraft('120').at]).toEqual([2, 'entry-4']);
  expect(game.offered.filter((each) => each.includes('120'))).toEqual([]);
});

test('FS-9.1 FS-9.2.1 the log tells a launch in one line and each arrival in one, with the rolls under them', () => {
  const game = table({ harwich: 'B', fog: null }).onlyAircraft('119', '120', '122').dice(1, 6, 1, 3, 1, 6);
  game.run(sequence('launch', 'FS-9.1', [launchAircraft, arrivals]));
  expect(game.lines).toEqual([
    ['took-off', 3],
    ['arrived', 2],
    ['delayed', 1],
  ]);
  expect(game.told('took-off')).toEqual([{ type: 'took-off', aircraft: ['119', '122'], aboard: ['120'] }]);
  const words = (aboard: readonly AircraftId[]): string => inWords({ type: 'took-off', aircraft: ['119'], aboard }).words;
  expect([words([]), words(['120'])]).toEqual([
    'Taken off: **Seaplane 119**.',
    'Taken off: **Seaplane 119**. Aboard with engine failure: **Seaplane 120**.',
  ]);
});

test('FS-9.2.1 no battery fires at a delayed aircraft', () => {
  const game = raidBy('119');
  for (const [id, at] of [
    ['battery-1', 'target-a'],
    ['battery-2', 'target-b'],
    ['battery-3', 'target-c'],
    ['battery-4', 'target-d'],
  ] as const)
    game.battery(id, at);
  expect(game.dice(1, 6, 3, 1, 6, 6).run(airRaid).rolls).toEqual([
    'launch: launched',
    'arrival: delayed',
    'arrival: entry-3',
    'altitude: medium',
    'flak: miss',
    'flak: miss',
  ]);
});

test.each([
  [1, 'medium'],
  [3, 'medium'],
  [4, 'high'],
  [5, 'high'],
  [6, 'low'],
])('FS-9.2.2 a %i is %s', (die, altitude) => {
  expect(incoming().dice(3, die).run(arrivals).aircraft('119').altitude).toBe(altitude);
});

test.each([
  [4, 'medium'],
  [5, 'high'],
  [6, 'high'],
])('FS-9.2.2 in High Wind a %i is %s', (die, altitude) => {
  expect(incoming({ highWind: true }).dice(3, die).run(arrivals).aircraft('119').altitude).toBe(altitude);
});

test('FS-9.2.3 each aircraft comes in with two bombs', () => {
  const game = raidBy('119', '812').dice(1, 1, 1, 1, 5, 6).run(airRaid);
  expect([game.aircraft('119').bombs, game.aircraft('812').bombs]).toEqual([2, 2]);
});

test('FS-9.3a round 1 ends with the flak: there is neither bombing nor escape', () => {
  const game = raidBy('119');
  game.battery('battery-1', 'target-a');
  game.dice(1, 1, 1, 6).run(airRaid);
  expect(game.rolls).toEqual(['launch: launched', 'arrival: entry-1', 'altitude: medium', 'flak: miss']);
  expect([game.asks, game.state.airRound]).toEqual(['air-movement', 2]);
});

test('FS-9.3b from round 2 there is movement, then flak, then bombing, until the last has escaped', () => {
  const game = raidBy('119');
  game.battery('battery-1', 'target-a');
  game.dice(1, 1, 1, 6).run(airRaid).play('fly', ['119', 'target-a']).dice(6).play('done'); // round 2: nobody who moved bombs
  expect([game.asks, game.state.airRound]).toEqual(['air-movement', 3]);
  game.dice(6).play('done');
  expect([game.asks, game.rolls.at(-1)]).toEqual(['bombing', 'flak: miss']);
  game.dice(1).play('bomb', '119').play('done');
  expect([game.asks, game.state.airRound]).toEqual(['air-movement', 4]);
  game.play('fly', ['119', 'escape']).play('done'); // no flak into Raid Escape
  expect(game.asks).toBe('landing');
});

test('FS-9.3.1 the marker begins on 1 and goes up by one each round', () => {
  const game = raidBy('119')
    .dice(1, 3, 1)
    .run(airRaid)
    .play('fly', ['119', 'target-b'])
    .play('done')
    .play('fly', ['119', 'escape'])
    .play('done');
  expect(game.told('air-round').map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(game.told('raid-flown')).toEqual([{ type: 'raid-flown', rounds: 3 }]);
});
