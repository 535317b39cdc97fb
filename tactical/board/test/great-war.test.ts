/** What the board draws for Great War at Sea besides: land, tow lines, guns that reach four hexes. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../chart/hex.ts';
import type { Side } from '../../battle.ts';
import { edgeOfRing, edgesBeyond, isOnMap, RING } from '../../hexes.ts';
import { fight, type TestTable } from '../../test/table.ts';
import type { BattleView, PieceView } from '../../view.ts';
import { landBeyond } from '../coast.ts';
import { pieceName } from '../fleet.ts';
import { isNear } from '../nearness.ts';
import { reachesOf } from '../reaches.ts';
import { towsIn } from '../towing.ts';

const greatWar = (): TestTable => fight({ profile: 'great-war-at-sea' });

const seenBy = (game: TestTable, side: Side): BattleView => {
  const { battle } = game.viewOf(side);
  if (!battle) throw new Error('no battle');
  return battle;
};

test('GW-TAC-LAND land lies beyond the edges that it blocks, corners included, and on no hex of the map', () => {
  const land = landBeyond([1, 2]);
  expect(land.every((hex) => !isOnMap(hex) && edgesBeyond(hex).some((edge) => edge === 1 || edge === 2))).toBe(true);
  expect(edgeOfRing(1, RING + 1).every((hex) => land.includes(hex))).toBe(true);
  expect(new Set(land).size).toBe(land.length);
  const corners = land.filter((hex) => edgesBeyond(hex).length === 2);
  expect(new Set(corners.flatMap(edgesBeyond))).toEqual(new Set([0, 1, 2, 3]));
  expect(landBeyond([])).toEqual([]);
});

test('GW-TAC-TOW a line leads from each own ship to the one that tows her, once', () => {
  const game = greatWar().put(hexAt(0, 0), 'warrior', 'minotaur', 'defence', 'invincible');
  game.piece('warrior', { tow: 'invincible' });
  game.piece('invincible', { tow: 'warrior' });
  const battle = seenBy(game, 'allied');
  const nameOf = (token: string): string => pieceName(battle.pieces.find((piece) => piece.token === token) ?? fail(token));
  expect(towsIn(battle).map((pair) => pair.map(nameOf).toSorted())).toEqual([['Invincible', 'Warrior']]);
});

const fail = (token: string): PieceView => {
  throw new Error(`no counter ${token}`);
};

test('GW-TAC-TOW of an enemy a line is drawn where only two can be tied, and none to a counter that lies face down', () => {
  const game = greatWar().put(hexAt(0, 0), 'moltke', 'emden', 'blucher', 'dresden');
  const tie = (one: string, two: string): void => {
    game.piece(one, { tow: two, known: true });
    game.piece(two, { tow: one, known: true });
  };
  tie('moltke', 'emden');
  expect(towsIn(seenBy(game, 'allied'))).toEqual([[game.token('moltke'), game.token('emden')]]);
  game.piece('emden', { known: false });
  expect(towsIn(seenBy(game, 'allied'))).toEqual([]);
  game.piece('emden', { known: true });
  tie('blucher', 'dresden');
  expect(towsIn(seenBy(game, 'allied'))).toEqual([]);
  for (const id of ['blucher', 'dresden']) game.piece(id, { hex: hexAt(1, 0) });
  expect(towsIn(seenBy(game, 'allied'))).toHaveLength(2);
});

test('a ring of torpedoes is drawn only where she still has one to launch', () => {
  const ringOf = (changes: Parameters<TestTable['ship']>[1], weather: 'clear' | 'storm' = 'clear'): string | undefined => {
    const game = fight({ profile: 'great-war-at-sea', weather }).put(hexAt(0, 0), 'invincible');
    game.ship('invincible', changes);
    const battle = seenBy(game, 'allied');
    return reachesOf(battle, battle.pieces[0] ?? fail('')).at(-1)?.words;
  };
  expect(ringOf({})).toBe('tertiary, torpedoes');
  expect([ringOf({ launched: true }), ringOf({ mount: true }), ringOf({}, 'storm')]).toEqual(Array(3).fill('tertiary'));
});

test('GW-RNG-VLG rings are drawn as far as the guns of the profile reach', () => {
  const ringsOf = (game: TestTable, veryLargeGuns: boolean): readonly string[] => {
    const battle = seenBy(game, 'allied');
    const [piece = fail('')] = battle.pieces;
    const ships = piece.ships?.map((ship) => ({ ...ship, sheet: { ...ship.sheet, veryLargeGuns } })) ?? null;
    return reachesOf(battle, { ...piece, ships }).map(({ reach, words }) => `${reach} ${words}`);
  };
  const at = hexAt(0, 0);
  expect(ringsOf(greatWar().put(at, 'invincible'), true)).toEqual(['4 primary', '1 tertiary, torpedoes']);
  expect(ringsOf(greatWar().put(at, 'invincible'), false)).toEqual(['3 primary', '1 tertiary, torpedoes']);
  expect(ringsOf(fight().put(at, 'invincible'), true)).toEqual(['3 primary', '1 tertiary, torpedoes']);
});

test('decks are drawn where a cruiser is long enough to show them, however the chart is looked at', () => {
  const berth = (scale: number) => ({
    x: 0,
    y: 0,
    scale,
    type: 9,
    pixel: 1,
    plate: { name: '', x: 0, y: 0, width: 40, size: 9, pressed: undefined },
  });
  expect([isNear(berth(0.46), 1), isNear(berth(0.18), 1), isNear(berth(0.18), 2), isNear(berth(0.46), 4)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
