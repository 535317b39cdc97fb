/** GF-15 (ours): battles of a player's own. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../../chart/hex.ts';
import { Game } from '../../../kernel/index.ts';
import { captain } from '../bot/index.ts';
import type { Battle } from '../data/battle.ts';
import { placeOn } from '../data/formation.ts';
import { dataFor, readPack } from '../data/pack.ts';
import { grandFleets } from '../index.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import type { Side } from '../state.ts';

const BRITISH = { name: 'Battlecruisers', ships: ['lion', 'tiger', 'princess-royal'] };
const CRUISERS = { name: 'Light cruisers', ships: ['southampton', 'birmingham', 'nottingham'], form: 'line-abreast' };
const GERMANS = { name: 'Scouting group', ships: ['seydlitz', 'moltke', 'derfflinger'] };

const FORCES = {
  blue: { name: 'British', nation: 'british', squadrons: [BRITISH, CRUISERS] },
  red: { name: 'German', nation: 'german', squadrons: [GERMANS] },
};
const MEETING = { kind: 'meeting', range: 12 };
const CHASE = { kind: 'stern-chase', range: 9, pursued: 'red' };

const packWith = (changes: object) => ({
  game: 'grand-fleets',
  name: 'Of the test',
  battles: [
    {
      id: 'free',
      title: 'A free battle',
      words: 'It might have been.',
      year: 1915,
      board: { width: 40, height: 40 },
      deployment: MEETING,
      forces: FORCES,
      ...changes,
    },
  ],
});

function freeBattle(changes: object = {}): Battle {
  const battle = dataFor(packWith(changes)).battles.get('free');
  return battle ?? expect.unreachable('no battle');
}

const faultsOf = (changes: object): string[] => {
  const reading = readPack(packWith(changes));
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};

const berthOf = ({ berths }: Battle, ship: string) => berths.find((berth) => berth.ship === ship) ?? expect.unreachable(ship);
const hexesOf = ({ berths }: Battle, side: Side) => berths.filter((berth) => berth.side === side).map(({ hex }) => hex);
const nearestOf = (battle: Battle): number =>
  Math.min(...hexesOf(battle, 'blue').flatMap((one) => hexesOf(battle, 'red').map((other) => distance(one, other))));

describe('meeting engagement', () => {
  const battle = freeBattle();

  test('GF-15.2.1 both sides head for each other, with so many hexes between the foremost', () => {
    expect([berthOf(battle, 'lion').facing, berthOf(battle, 'moltke').facing]).toEqual([4, 1]);
    expect(placeOn(berthOf(battle, 'lion').hex)[1] - placeOn(berthOf(battle, 'seydlitz').hex)[1]).toBe(12);
    expect(nearestOf(battle)).toBe(12);
  });

  test('GF-15.2.1 squadrons lie side by side, in the formation that the file gives them', () => {
    const columns = ['lion', 'princess-royal', 'southampton', 'birmingham', 'nottingham'].map(
      (ship) => placeOn(berthOf(battle, ship).hex)[0],
    );
    const [lion = 0, last, first = 0, second, third] = columns;
    expect([last, second, third]).toEqual([lion, first + 1, first + 2]);
    expect(first).toBe(lion + 4);
  });

  test('GF-15.2.1 whoever comes later enters by the edge of her side', () => {
    const late = freeBattle({
      forces: { ...FORCES, red: { ...FORCES.red, squadrons: [GERMANS, { name: 'Late', ships: ['blucher'], arrives: 4 }] } },
    });
    expect(berthOf(late, 'blucher')).toMatchObject({ arrives: 4, facing: 1 });
    expect(placeOn(berthOf(late, 'blucher').hex)[1]).toBe(0);
  });
});

describe('stern chase', () => {
  test.each([
    ['red', 'lion', 'derfflinger'],
    ['blue', 'seydlitz', 'princess-royal'],
  ] as const)('GF-15.2.2 %s runs north, and the other side follows so many hexes astern of the last', (pursued, hunter, last) => {
    const battle = freeBattle({ deployment: { ...CHASE, pursued } });
    expect(battle.berths.every(({ facing }) => facing === 4)).toBe(true);
    expect(placeOn(berthOf(battle, hunter).hex)[1] - placeOn(berthOf(battle, last).hex)[1]).toBe(9);
  });

  test('GF-15.3 whoever is chased escapes by the edge ahead, unless the file has other ways', () => {
    expect(freeBattle({ deployment: CHASE }).escapes).toEqual([{ side: 'red', edges: ['north'] }]);
    const other = [{ side: 'red', edges: ['east'] }];
    expect(freeBattle({ deployment: CHASE, escapes: other }).escapes).toEqual(other);
    expect(freeBattle().escapes).toEqual([]);
  });
});

describe('parallel courses', () => {
  const battle = freeBattle({ deployment: { kind: 'parallel', range: 8 } });

  test('GF-15.2.3 both head north, so many hexes from each other, blue in the west', () => {
    expect(battle.berths.every(({ facing }) => facing === 4)).toBe(true);
    expect(nearestOf(battle)).toBe(8);
    const [lion = 0, , southampton = 0, seydlitz] = ['lion', 'tiger', 'nottingham', 'seydlitz'].map(
      (ship) => placeOn(berthOf(battle, ship).hex)[0],
    );
    expect([southampton < lion, seydlitz]).toEqual([true, lion + 8]);
  });

  test('GF-15.2.3 on opposite courses red heads south, the first ships abeam of each other', () => {
    const passing = freeBattle({ deployment: { kind: 'passing', range: 8 } });
    expect(new Set(passing.berths.map(({ side, facing }) => `${side} ${facing}`))).toEqual(new Set(['blue 4', 'red 1']));
    const [lion = [], seydlitz = []] = ['lion', 'seydlitz'].map((ship) => placeOn(berthOf(passing, ship).hex));
    expect([seydlitz[1], nearestOf(passing)]).toEqual([lion[1], 8]);
  });

  test.each([
    ['parallel', 'southern', 39],
    ['passing', 'northern', 0],
  ] as const)('GF-15.2.3 %s: whoever of red comes later enters by the %s edge', (kind, _, row) => {
    const red = { ...FORCES.red, squadrons: [GERMANS, { name: 'Late', ships: ['blucher'], arrives: 4 }] };
    const late = freeBattle({ deployment: { kind, range: 8 }, forces: { ...FORCES, red } });
    expect(placeOn(berthOf(late, 'blucher').hex)[1]).toBe(row);
  });
});

describe('the file', () => {
  test('GF-15.2 every battle of this kind breaks no law', () => {
    for (const deployment of [MEETING, CHASE, { ...CHASE, pursued: 'blue' }]) {
      const data = dataFor(packWith({ deployment }));
      expect(laws(beginning(freeBattle({ deployment }), readingsOf({})), data)).toEqual([]);
    }
  });

  test.each([
    [
      'a squadron that names its place',
      { forces: { ...FORCES, red: { ...FORCES.red, squadrons: [{ ...GERMANS, at: [3, 3] }] } } },
      'at: unknown key',
    ],
    ['no place and no deployment', { deployment: undefined }, 'at: missing'],
    ['a chase without anybody chased', { deployment: { kind: 'stern-chase', range: 9 } }, 'deployment, pursued: missing'],
    ['somebody chased in a meeting', { deployment: { ...MEETING, pursued: 'red' } }, 'nobody is chased in a meeting'],
    [
      'somebody chased side by side',
      { deployment: { ...MEETING, kind: 'parallel', pursued: 'red' } },
      'nobody is chased on parallel courses',
    ],
    ['too small a board', { board: { width: 20, height: 20 }, deployment: { ...MEETING, range: 20 } }, 'no room for Battlecruisers'],
    ['a crew nobody knows', { crews: [{ ship: 'lion', crew: 'drunk' }] }, 'crew: expected one of'],
  ])('GF-15.2 %s is refused', (_, changes, words) => {
    expect(faultsOf(changes).join('\n')).toContain(words);
  });

  test('GF-15.4 light, crews and worn engines', () => {
    const battle = freeBattle({
      light: [{ from: 3, visibility: 2, dark: true }],
      crews: [{ ship: 'moltke', crew: 'elite' }],
      worn: ['tiger'],
    });
    expect(battle.light).toEqual([{ from: 3, visibility: 2, exposed: null, dark: true }]);
    expect(berthOf(battle, 'moltke').crew).toBe('elite');
    expect([berthOf(battle, 'tiger').isWorn, berthOf(battle, 'lion').isWorn]).toEqual([true, false]);
  });
});

test.each([true, false])('GF-15.3 a captain who is chased by a stronger side gets away, whether the board floats or not: %s', (floats) => {
  const forces = { ...FORCES, red: { ...FORCES.red, squadrons: [{ name: 'Raider', ships: ['emden'] }] } };
  const slow = { ...FORCES.blue, squadrons: [{ name: 'Old battleships', ships: ['canopus', 'albion'] }] };
  const game = new Game(grandFleets, {
    scenario: 'free',
    options: {},
    seed: 'away',
    dice: 'fast',
    pack: packWith({ deployment: CHASE, forces: { ...forces, blue: slow }, board: { width: 30, height: 30, floats } }),
  });
  const player = captain.sit();
  while (!game.finished) {
    const [question] = game.questions;
    if (!question) throw new Error('nobody is asked');
    const { side } = question;
    expect(game.apply(player.decide({ side, question, data: game.data, view: () => game.view(side), chance: () => 0 }))).toBeNull();
  }
  expect(game.view('red').ships.find(({ id }) => id === 'emden')?.fate).toBe('escaped');
});
