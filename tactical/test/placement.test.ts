/** CW-7.2: setting up. Edge 0 of the map runs from (5, 0) to (0, 5), so hexes of equal q + r lie equally far from it. */
import { describe, expect, test } from 'vitest';
import { areAdjacent, distance, hexAt } from '../../chart/hex.ts';
import type { Battle, Hex, PieceId, Role } from '../battle.ts';
import { EDGES, edgeOfRing, FIELD, fromCentre, fromEdge, isOnMap, NUMBERED } from '../hexes.ts';
import { placement, settingFor } from '../placement.ts';
import { lender, tactics } from './arena.ts';
import type { Put, TestTable } from './table.ts';
import { fight } from './table.ts';

const BRITISH = [
  'warrior',
  'black-prince',
  'minotaur',
  'defence',
  'monmouth',
  'good-hope',
  'invincible',
  'inflexible',
  'canopus',
  'glasgow',
  'bristol',
  'otranto',
];
const JAPANESE = ['mikasa', 'ibuki', 'tokiwa', 'yakumo', 'iwate', 'nisshin', 'kasuga'];
const GERMAN = ['scharnhorst', 'gneisenau', 'blucher', 'moltke', 'emden', 'nurnberg', 'leipzig', 'dresden', 's90'];

/** The Allies set up in the centre and the Central Powers come by edge 0, unless told otherwise. */
const met = (allied: readonly Put[], central: readonly Put[], changes: Partial<Battle> = {}, role: Role = 'line'): TestTable => {
  const game = fight({ stage: 'centre', entry: 0, round: 0, initiative: 'central', ...changes }).put(null, ...allied, ...central);
  game.battle.pieces = game.battle.pieces.map((piece) => ({ ...piece, role }));
  return game.run(placement(tactics));
};

/** Lays counters out by hand, and says whether that may stand, or which rule it breaks. */
const verdict = (game: TestTable, side: 'allied' | 'central', ...stacks: readonly (readonly [Hex, readonly PieceId[]])[]): string => {
  for (const [hex, ids] of stacks) for (const id of ids) game.piece(id, { hex });
  game.run(tactics.setUp, side);
  return game.offered(side).includes('done') ? 'lawful' : (game.whyNot(side, 'done')?.rule ?? 'refused');
};

const stacksOf = (game: TestTable, side: 'allied' | 'central'): Map<Hex, PieceId[]> => {
  const stacks = new Map<Hex, PieceId[]>();
  for (const piece of game.battle.pieces)
    if (piece.side === side && piece.hex !== null) stacks.set(piece.hex, [...(stacks.get(piece.hex) ?? []), piece.id]);
  return stacks;
};
const sizes = (game: TestTable, side: 'allied' | 'central'): number[] =>
  [...stacksOf(game, side).values()].map(({ length }) => length).sort((a, b) => b - a);

const A = hexAt(1, 0);
const B = hexAt(0, 1);

describe('the map', () => {
  test('CW-2.1b a field of radius 5 with seven centre hexes and six sides of six numbered hexes', () => {
    expect(FIELD).toHaveLength(91);
    expect(FIELD.filter((hex) => fromCentre(hex) <= 1)).toHaveLength(7);
    for (const edge of EDGES) expect(NUMBERED[edge]?.map(fromCentre)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(new Set(NUMBERED.flat()).size).toBe(30);
  });

  test('CW-2.1b from the numbered hexes to the nearest centre hexes it is the daylight sighting range', () => {
    for (const edge of EDGES) expect(edgeOfRing(edge, 1).map((hex) => fromEdge(hex, edge))).toEqual([4, 4]);
  });

  test('CW-7.27a ranges count the other hex and not one’s own', () => {
    expect(distance(A, A)).toBe(0);
    expect(distance(hexAt(0, 0), hexAt(3, -1))).toBe(3);
    expect(distance(hexAt(-2, 5), hexAt(2, 1))).toBe(4);
  });
});

describe('order and hiding', () => {
  test('CW-7.1c the side without the initiative sets up first', () => {
    const game = met(['warrior'], ['emden']);
    expect(game.asked).toEqual(['allied']);
    game.play('allied', 'form-up');
    expect(game.asked).toEqual(['central']);
    expect(game.play('central', 'form-up').finished).toBe(true);
    expect(game.battle.stage).toBe('fighting');
  });

  test('CW-7.21 ships are placed face down, and the log tells hexes and numbers alone', () => {
    const game = met(['warrior', 'glasgow'], ['emden']).play('allied', 'form-up');
    expect(game.battle.pieces.map(({ known }) => known)).toEqual([false, false, false]);
    expect(game.told('deployed')).toEqual([
      { type: 'deployed', side: 'allied', where: 'centre', stacks: [{ hex: game.hexOf('warrior'), count: 2 }] },
    ]);
  });
});

describe('face down in the series', () => {
  test('GW-TAC-FACEDOWN all ships of both sides are set up face down', () => {
    const game = met(['warrior', 'glasgow'], ['emden'], { profile: 'great-war-at-sea' })
      .play('allied', 'form-up')
      .play('central', 'form-up');
    const apart = distance(game.hexOf('warrior') ?? 0, game.hexOf('emden') ?? 0);
    expect([apart, game.battle.pieces.map(({ known }) => known)]).toEqual([4, [false, false, false]]);
  });
});

describe('stacks', () => {
  test('CW-7.2a a ninth ship finds no room in a hex', () => {
    const game = met(BRITISH.slice(0, 9), ['emden']);
    for (const id of BRITISH.slice(0, 8)) game.play('allied', 'place', [id, A]);
    expect(game.targets('allied', 'place').filter((target) => Array.isArray(target) && target[1] === A)).toEqual([]);
    expect(verdict(game, 'allied', [A, BRITISH.slice(0, 9)])).toBe('CW-7.2a');
  });

  test('CW-7.2b at least four ships in a hex', () => {
    expect(verdict(met(BRITISH.slice(0, 8), ['emden']), 'allied', [A, BRITISH.slice(0, 3)], [B, BRITISH.slice(3, 8)])).toBe('CW-7.2b');
    expect(verdict(met(BRITISH.slice(0, 8), ['emden']), 'allied', [A, BRITISH.slice(0, 4)], [B, BRITISH.slice(4, 8)])).toBe('lawful');
    expect(verdict(met(BRITISH.slice(0, 3), ['emden']), 'allied', [A, BRITISH.slice(0, 3)])).toBe('lawful');
    expect(verdict(met(BRITISH.slice(0, 3), ['emden']), 'allied', [A, BRITISH.slice(0, 2)], [B, BRITISH.slice(2, 3)])).toBe('CW-7.2b');
  });

  test('CW-7.22 fewer than eight lie in one hex, and all hexes hang together', () => {
    for (const count of [1, 4, 7, 8])
      expect(sizes(met(BRITISH.slice(0, count), ['emden']).play('allied', 'form-up'), 'allied')).toEqual([count]);
    expect(sizes(met(BRITISH.slice(0, 9), ['emden']).play('allied', 'form-up'), 'allied')).toEqual([5, 4]);
    expect(verdict(met(BRITISH.slice(0, 8), ['emden']), 'allied', [A, BRITISH.slice(0, 4)], [hexAt(-1, 1), BRITISH.slice(4, 8)])).toBe(
      'CW-7.22',
    );
  });

  test('CW-7.25 raiders may lie one to a hex', () => {
    expect(
      verdict(met(['warrior'], ['emden', 'nurnberg'], { initiative: 'allied' }, 'raider'), 'central', [A, ['emden']], [B, ['nurnberg']]),
    ).toBe('lawful');
    expect(verdict(met(['warrior'], ['emden', 'nurnberg'], { initiative: 'allied' }), 'central', [A, ['emden']], [B, ['nurnberg']])).toBe(
      'CW-7.2b',
    );
  });

  test('CW-9.3a a piece of several ships counts as one', () => {
    const flotilla: Put = ['division', ['asakaze1', 'asakaze2', 'asakaze3']];
    expect(sizes(met([...JAPANESE, flotilla], ['emden']).play('allied', 'form-up'), 'allied')).toEqual([8]);
  });
});

describe('nationality', () => {
  test('CW-7.26a seven Japanese, one British and one French ship need three hexes', () => {
    const game = met([...JAPANESE, 'glasgow', 'montcalm'], ['emden']).play('allied', 'form-up');
    expect(sizes(game, 'allied')).toEqual([7, 1, 1]);
    expect([...stacksOf(game, 'allied').values()].map((stack) => stack.toSorted())).toContainEqual(JAPANESE.toSorted());
  });

  test('CW-7.26a a fleet of four mixes its nations, one of five does not', () => {
    expect(
      verdict(met(['mikasa', 'ibuki', 'glasgow', 'montcalm'], ['emden']), 'allied', [A, ['mikasa', 'ibuki', 'glasgow', 'montcalm']]),
    ).toBe('lawful');
    const five = ['mikasa', 'ibuki', 'tokiwa', 'yakumo', 'glasgow'];
    expect(verdict(met(five, ['emden']), 'allied', [A, five])).toBe('CW-7.26a');
    expect(verdict(met(five, ['emden']), 'allied', [A, five.slice(0, 4)], [B, ['glasgow']])).toBe('lawful');
  });

  test('CW-7.26b Germans share a hex with anybody', () => {
    const fleet = ['scharnhorst', 'gneisenau', 'emden', 'leipzig', 'elisabeth'];
    expect(verdict(met(['warrior'], fleet, { initiative: 'allied' }), 'central', [A, fleet])).toBe('lawful');
    const three = ['scharnhorst', 'gneisenau', 'emden', 'elisabeth', 'marco-polo'];
    expect(verdict(met(['warrior'], three, { initiative: 'allied' }), 'central', [A, three])).toBe('CW-7.26a');
  });

  test('GW-TAC-ORG in the series nations share a hex, but ships of one nation lie next to each other', () => {
    const fleet = [...BRITISH, ...JAPANESE.slice(0, 4)];
    const series = () => met(fleet, ['emden'], { profile: 'great-war-at-sea' });
    expect(verdict(series(), 'allied', [A, [...BRITISH.slice(0, 4), ...JAPANESE.slice(0, 4)]], [B, BRITISH.slice(4, 12)])).toBe('lawful');
    const row = [hexAt(2, -1), A, B].map((hex, place): [Hex, PieceId[]] => [
      hex,
      [BRITISH.slice(0, 6), JAPANESE.slice(0, 4), BRITISH.slice(6, 12)][place] ?? [],
    ]);
    expect(verdict(series(), 'allied', ...row)).toBe('GW-TAC-ORG');
  });
});

describe('the centre', () => {
  test('CW-7.23a the first eight lie in one or two adjacent centre hexes', () => {
    const game = () => met(BRITISH, ['emden']);
    expect(
      verdict(game(), 'allied', [A, BRITISH.slice(0, 4)], [hexAt(2, -1), BRITISH.slice(4, 8)], [hexAt(3, -2), BRITISH.slice(8, 12)]),
    ).toBe('CW-7.23a');
    expect(verdict(game(), 'allied', [A, BRITISH.slice(0, 4)], [B, BRITISH.slice(4, 8)], [hexAt(2, -1), BRITISH.slice(8, 12)])).toBe(
      'lawful',
    );
  });

  test('GW-TAC-NONINIT the same holds in the series', () => {
    const game = () => met(BRITISH, ['emden'], { profile: 'great-war-at-sea' });
    expect(
      verdict(game(), 'allied', [A, BRITISH.slice(0, 4)], [hexAt(2, -1), BRITISH.slice(4, 8)], [hexAt(3, -2), BRITISH.slice(8, 12)]),
    ).toBe('CW-7.23a');
    expect(verdict(game(), 'allied', [A, BRITISH.slice(0, 4)], [B, BRITISH.slice(4, 8)], [hexAt(2, -1), BRITISH.slice(8, 12)])).toBe(
      'lawful',
    );
  });

  test('GW-TAC-STACK the same limits hold in the series', () => {
    const series: Partial<Battle> = { profile: 'great-war-at-sea' };
    expect(verdict(met(BRITISH.slice(0, 9), ['emden'], series), 'allied', [A, BRITISH.slice(0, 9)])).toBe('CW-7.2a');
    expect(verdict(met(BRITISH.slice(0, 8), ['emden'], series), 'allied', [A, BRITISH.slice(0, 3)], [B, BRITISH.slice(3, 8)])).toBe(
      'CW-7.2b',
    );
    expect(verdict(met(['warrior', 'glasgow'], ['emden'], series, 'raider'), 'allied', [A, ['warrior']], [B, ['glasgow']])).toBe('lawful');
  });

  test('CW-7.23b further ships come no nearer to the entry edge than the sighting range', () => {
    const [eight, four] = [BRITISH.slice(0, 8), BRITISH.slice(8, 12)];
    const day = met(BRITISH, ['emden']);
    expect(verdict(day, 'allied', [A, eight], [hexAt(1, 1), four])).toBe('CW-7.23b');
    const night = met(BRITISH, ['emden'], { night: true });
    expect(verdict(night, 'allied', [A, eight], [hexAt(1, 1), four])).toBe('lawful');
  });

  test('CW-7.23c all lie as near as possible to the entry edge', () => {
    const game = met(['warrior'], ['emden']);
    expect(game.targets('allied', 'place')).toEqual([
      ['warrior', B],
      ['warrior', A],
    ]);
    expect(verdict(game, 'allied', [hexAt(0, 0), ['warrior']])).toBe('CW-7.23c');
    const night = met(BRITISH, ['emden'], { night: true });
    expect(verdict(night, 'allied', [A, BRITISH.slice(0, 8)], [B, BRITISH.slice(8, 12)])).toBe('CW-7.23c');
  });
});

describe('the edge', () => {
  const entered = (changes: Partial<Battle> = {}, central: readonly Put[] = ['emden', 'nurnberg']): TestTable =>
    met(['warrior'], central, changes).play('allied', 'form-up');

  test('CW-7.24a the first eight lie in one or two adjacent numbered hexes', () => {
    const numbered = NUMBERED[0] ?? [];
    expect(entered().targets('central', 'place')).toEqual(['emden', 'nurnberg'].flatMap((id) => numbered.map((hex) => [id, hex])));
    expect(verdict(entered({}, GERMAN), 'central', [hexAt(5, 0), GERMAN.slice(0, 4)], [hexAt(4, 1), GERMAN.slice(4, 9)])).toBe('lawful');
    expect(verdict(entered({}, GERMAN), 'central', [hexAt(5, 0), GERMAN.slice(0, 4)], [hexAt(4, 0), GERMAN.slice(4, 9)])).toBe('CW-7.23a');
  });

  test('GW-TAC-INITDEP the same holds in the series', () => {
    const series = entered({ profile: 'great-war-at-sea' }, GERMAN).play('central', 'form-up');
    expect([...stacksOf(series, 'central').keys()].every((hex) => (NUMBERED[0] ?? []).includes(hex))).toBe(true);
  });

  test('CW-7.24b further ships come no nearer to the enemy than the sighting range', () => {
    const fleet = [...GERMAN.slice(0, 8), 'elisabeth'];
    const [eight, one] = [GERMAN.slice(0, 8), ['elisabeth']];
    const enemy = entered().hexOf('warrior') ?? 0;
    const near = hexAt(3, 1);
    expect(distance(near, enemy)).toBe(3);
    expect(verdict(entered({}, fleet), 'central', [hexAt(3, 2), eight], [near, one])).toBe('CW-7.23b');
    expect(verdict(entered({}, fleet), 'central', [hexAt(3, 2), eight], [hexAt(4, 1), one])).toBe('lawful');
    expect(verdict(entered({ night: true }, fleet), 'central', [hexAt(3, 2), eight], [near, one])).toBe('lawful');
  });

  test('CW-7.24b at the sighting range itself they may lie', () => {
    const fleet = [...GERMAN.slice(0, 8), 'elisabeth'];
    const beyond = (enemy: Hex): string => {
      const game = met(['warrior'], fleet).play('allied', 'place', ['warrior', enemy]).play('allied', 'done');
      return verdict(game, 'central', [hexAt(5, 0), GERMAN.slice(0, 8)], [hexAt(4, 0), ['elisabeth']]);
    };
    expect([A, B].map((enemy) => distance(hexAt(4, 0), enemy))).toEqual([3, 4]);
    expect([A, B].map(beyond)).toEqual(['CW-7.23b', 'lawful']);
  });

  test('CW-7.28a after a surprise he begins one hex nearer to the centre', () => {
    const game = entered({ closer: 1 }).play('central', 'form-up');
    expect(fromCentre(game.hexOf('emden') ?? 0)).toBe(4);
  });

  test('CW-7.28b after a surprise that led to a night action he begins two hexes nearer', () => {
    const game = entered({ closer: 2, night: true }).play('central', 'form-up');
    expect(fromCentre(game.hexOf('emden') ?? 0)).toBe(3);
  });

  test('CW-7.28c ships begin next to the enemy, but never with him', () => {
    const game = met(['warrior'], ['emden'], { closer: 4, night: true });
    game.piece('warrior', { hex: A });
    game.play('allied', 'done');
    expect(game.targets('central', 'place')).toEqual([['emden', B]]);
    expect(verdict(game, 'central', [A, ['emden']])).toBe('CW-7.28c');
    expect(areAdjacent(A, B)).toBe(true);
  });
});

describe('convoys, tows and crowds', () => {
  const convoy = (): TestTable => {
    const game = fight({ stage: 'centre', entry: 0, round: 0, initiative: 'central' }).put(
      null,
      'empire-1',
      'empire-2',
      'minotaur',
      'glasgow',
      'emden',
    );
    game.battle.pieces = game.battle.pieces.map((piece) => ({ ...piece, role: piece.id.startsWith('empire') ? 'convoy' : 'escort' }));
    return game.run(placement(tactics));
  };

  test('CW-5.5f an escort sets up next to its convoy, not with it', () => {
    const transports = ['empire-1', 'empire-2'];
    const escorts = ['minotaur', 'glasgow'];
    expect(verdict(convoy(), 'allied', [A, [...transports, ...escorts]])).toBe('CW-7.26a');
    expect(verdict(convoy(), 'allied', [A, transports], [B, escorts])).toBe('lawful');
    const formed = convoy().play('allied', 'form-up');
    expect(areAdjacent(formed.hexOf('empire-1') ?? 0, formed.hexOf('minotaur') ?? 0)).toBe(true);
  });

  test('GW-TAC-TOW a ship is set up with the one that tows her', () => {
    const game = fight({ stage: 'centre', entry: 0, round: 0, initiative: 'central', profile: 'great-war-at-sea' }).put(
      null,
      ...BRITISH,
      'emden',
    );
    game.piece('warrior', { tow: 'otranto' });
    game.piece('otranto', { tow: 'warrior' });
    const [one, two] = [BRITISH.slice(0, 6), BRITISH.slice(6)];
    expect(verdict(game, 'allied', [A, one], [B, two])).toBe('GW-TAC-TOW');
    game.run(placement(tactics)).play('allied', 'form-up');
    expect(game.hexOf('warrior')).toBe(game.hexOf('otranto'));
  });

  test('GW-TAC-TOW, CW-7.2b a tow between two nations tears one of them apart: nothing but the strictest is asked then', () => {
    const game = fight({ stage: 'centre', entry: 0, round: 0, initiative: 'central', profile: 'great-war-at-sea' });
    game.put(null, 'montcalm', 'ibuki', 'tokiwa', 'glasgow', 'emden');
    expect(settingFor(lender, game.data, game.state, 'allied').ground.lenient).toBe(false);
    game.piece('montcalm', { tow: 'ibuki' });
    game.piece('ibuki', { tow: 'montcalm' });
    expect(settingFor(lender, game.data, game.state, 'allied').ground.lenient).toBe(true);
  });

  test('CW-7.28c where the enemy fills the hexes of a surprise, he begins farther out', () => {
    const game = fight({ stage: 'edge', entry: 0, round: 0, initiative: 'central', closer: 2 }).put(null, 'emden');
    edgeOfRing(0, 3).forEach((hex, place) => void game.put(hex, BRITISH[place] ?? ''));
    expect([...settingFor(lender, game.data, game.state, 'central').standard.keys()].map(fromCentre)).toEqual([4]);
  });

  test('CW-5.5f where escorts of many nations find no room, the sighting range is given up before the convoy is left bare', () => {
    const game = fight({ stage: 'edge', entry: 0, round: 0, initiative: 'allied' }).put(A, 'emden');
    game.put(null, 'empire-1', 'empire-2', 'minotaur', 'ibuki', 'montcalm', 'zhemchug');
    game.battle.pieces = game.battle.pieces.map((piece) => ({ ...piece, role: piece.id.startsWith('empire') ? 'convoy' : 'escort' }));
    const { standard } = settingFor(lender, game.data, game.state, 'allied');
    const [convoy = 0, ...escorts] = [...standard.keys()];
    expect(escorts).toHaveLength(4);
    expect(escorts.every((hex) => areAdjacent(hex, convoy))).toBe(true);
    expect(escorts.some((hex) => distance(hex, A) < 4)).toBe(true);
  });

  test('CW-7.2a the standard formation is on offer whatever has been placed, and always on the map', () => {
    const game = met(BRITISH, GERMAN);
    game
      .play('allied', 'place', ['glasgow', A])
      .play('allied', 'place', ['bristol', B])
      .play('allied', 'form-up')
      .play('central', 'form-up');
    expect(game.battle.pieces.every(({ hex }) => hex !== null && isOnMap(hex))).toBe(true);
    expect(sizes(game, 'allied')).toEqual([6, 6]);
  });
});
