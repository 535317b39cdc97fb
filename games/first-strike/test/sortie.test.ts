import { expect, test } from 'vitest';
import type { RaiderId } from '../data/counters.ts';
import { endPhase } from '../rules/end-phase.ts';
import { rollBritishSortie, rollGermanSortie } from '../rules/sortie.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { afterTheRaid, awaitingRescue, table } from './table.ts';

/** The I Squadron waits in the German reserve. */
const inPort = (game: TestTable): TestTable => {
  game.german('i-battle');
  return game;
};

const U_BOATS_AND_AIRSHIPS: readonly RaiderId[] = ['u-boat-1', 'l-3', 'u-boat-2', 'l-5', 'u-boat-3', 'l-6'];

test.each([
  { when: 'before the raid', game: () => table({ alert: 5, turn: 5 }) },
  { when: 'while the raid is flown', game: () => table({ alert: 5, raid: 'flying', raidTurn: 1 }) },
  { when: 'while aircraft wait for rescue', game: () => awaitingRescue('119', { alert: 5 }) },
  { when: 'in the turn in which the raid ends', game: () => afterTheRaid({ alert: 5, turn: 2 }) },
])('FS-7.5a no sortie is rolled for $when', ({ game }) => {
  expect(inPort(game()).run(rollGermanSortie).rolls).toEqual([]);
});

test('FS-7.5a it is rolled for in the turn after the raid, and again while the fleet stays in', () => {
  const game = inPort(afterTheRaid()).dice(2).run(rollGermanSortie);
  expect([game.rolls, game.state.sortied]).toEqual([['german-sortie: stays'], false]);
  game.state.turn = 4;
  expect(game.dice(1).run(rollGermanSortie).state.sortied).toBe(true);
});

test('FS-7.5a after a rescue in turn 3 the first roll is in turn 4', () => {
  const game = inPort(awaitingRescue('119', { alert: 5 }))
    .run(rollGermanSortie)
    .dice(3)
    .run(endPhase);
  expect([game.state.turn, game.rolls]).toEqual([4, ['rescue: saved']]);
  expect(game.dice(5).run(rollGermanSortie).rolls.at(-1)).toBe('german-sortie: sorties');
});

test('FS-7.5b only squadrons in the German reserve come out, and all of them do', () => {
  const game = inPort(afterTheRaid());
  game.german('torpedo-boats-1');
  game.dice(1).run(rollGermanSortie);
  expect(game.told('german-sortie')).toEqual([{ type: 'german-sortie', ships: ['i-battle', 'torpedo-boats-1'], space: 'C' }]);
  expect(game.ship('ii-battle').at).toBe('container');
});

test('FS-7.5b with the reserve empty nothing is rolled and the sortie is not used up', () => {
  const game = afterTheRaid({ alert: 5 }).run(rollGermanSortie);
  expect([game.rolls, game.state.sortied]).toEqual([[], false]);
});

/** The highest die with which the Germans come out at alert 3. */
test.each([
  { shadowing: 0, watching: 0, fog: null, most: 3 },
  { shadowing: 1, watching: 0, fog: null, most: 4 },
  { shadowing: 3, watching: 0, fog: null, most: 6 },
  { shadowing: 0, watching: 1, fog: null, most: 2 },
  { shadowing: 0, watching: 2, fog: null, most: 1 },
  { shadowing: 0, watching: 3, fog: null, most: 1 },
  { shadowing: 2, watching: 1, fog: null, most: 4 },
  { shadowing: 0, watching: 0, fog: 'german-reserve', most: 2 },
  { shadowing: 0, watching: 0, fog: 'C', most: 3 },
  { shadowing: 0, watching: 2, fog: 'german-reserve', most: 0 },
] as const)(
  'FS-7.5.1a at alert 3 with $shadowing scouts beside, $watching off the reserve and fog at $fog they come out up to $most',
  ({ shadowing, watching, fog, most }) => {
    const comesOut = (die: number): boolean => {
      const game = inPort(afterTheRaid({ alert: 3, fog }));
      game
        .raidersIn('C', ...U_BOATS_AND_AIRSHIPS.slice(0, shadowing))
        .raidersIn('british-reserve', ...U_BOATS_AND_AIRSHIPS.slice(shadowing, shadowing + watching));
      return game.dice(die).run(rollGermanSortie).state.sortied;
    };
    expect([1, 2, 3, 4, 5, 6].filter(comesOut)).toEqual([1, 2, 3, 4, 5, 6].slice(0, most));
  },
);

test('FS-7.5.1a an FF 19 beside the Harwich Force is no scout', () => {
  const game = inPort(afterTheRaid({ alert: 3 })).raidersIn('C', 'ff-19-1');
  expect(game.dice(4).run(rollGermanSortie).state.sortied).toBe(false);
});

test('FS-7.5.1b they come out once in a game', () => {
  const game = inPort(afterTheRaid({ alert: 5, sortied: true }));
  expect(game.run(rollGermanSortie).rolls).toEqual([]);
});

/** One British squadron in the reserve, with a single German flotilla at sea. */
const squadron = (id: '1st-battle' | '3rd-cruiser' | '2nd-flotilla', changes: Partial<State> = {}): TestTable => {
  const game = afterTheRaid({ sortied: true, ...changes });
  for (const ship of game.state.ships) if (ship.at === 'british-reserve' && ship.id !== id) ship.at = 'out';
  game.german('torpedo-boats-1', 'sortie');
  return game;
};

test.each([
  { id: '1st-battle', flipped: false, most: 4 },
  { id: '1st-battle', flipped: true, most: 3 },
  { id: '3rd-cruiser', flipped: false, most: 3 },
  { id: '2nd-flotilla', flipped: false, most: 2 },
  { id: '2nd-flotilla', flipped: true, most: 1 },
] as const)('FS-7.6 $id, flipped $flipped, joins up to $most', ({ id, flipped, most }) => {
  const joins = (die: number): boolean => {
    const game = squadron(id);
    game.ship(id, { flipped });
    return game.dice(die).run(rollBritishSortie).ship(id).at === 'harwich';
  };
  expect([1, 2, 3, 4, 5, 6].filter(joins)).toEqual([1, 2, 3, 4, 5, 6].slice(0, most));
});

test.each([
  { fog: 'german-reserve', watching: [], sortie: false, most: 3 },
  { fog: 'C', watching: [], sortie: false, most: 3 },
  { fog: 'british-reserve', watching: [], sortie: false, most: 4 },
  { fog: null, watching: ['u-boat-1'], sortie: false, most: 3 },
  { fog: null, watching: ['l-3', 'l-5', 'u-boat-1'], sortie: false, most: 3 },
  { fog: null, watching: ['ff-19-1'], sortie: false, most: 4 },
  { fog: 'C', watching: ['l-3'], sortie: false, most: 2 },
  { fog: null, watching: [], sortie: true, most: 5 },
] as const)(
  'FS-7.6 with fog at $fog, watched by $watching and Jellicoe $sortie a battle squadron joins up to $most',
  ({ fog, watching, sortie, most }) => {
    const joins = (die: number): boolean =>
      squadron('1st-battle', { fog, jellicoe: { launch: true, sortie } })
        .raidersIn('british-reserve', ...watching)
        .dice(die)
        .run(rollBritishSortie)
        .ship('1st-battle').at === 'harwich';
    expect([1, 2, 3, 4, 5, 6].filter(joins)).toEqual([1, 2, 3, 4, 5, 6].slice(0, most));
  },
);

test('FS-7.6 every ship in the reserve rolls for itself against even one German', () => {
  const game = afterTheRaid({ sortied: true });
  game.german('torpedo-boats-1', 'sortie');
  game.dice(4, 5, 4, 5, 4, 3, 4, 3, 3).run(rollBritishSortie);
  expect(game.told('joined').map(({ ship }) => ship)).toEqual([
    '1st-battle',
    '3rd-battle',
    '1st-battlecruiser',
    '3rd-cruiser',
    '1st-light-cruiser',
  ]);
});

test('FS-7.6 with the Germans in port nobody rolls', () => {
  expect(inPort(afterTheRaid()).run(rollBritishSortie).rolls).toEqual([]);
});
