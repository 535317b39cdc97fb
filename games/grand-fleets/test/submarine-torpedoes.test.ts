/** GF-10.3.2: what submarines launch. */
import { describe, expect, test } from 'vitest';
import { sequence } from '../kind.ts';
import { submarineAttacks, submarineLaunching } from '../rules/submarine-torpedoes.ts';
import { view } from '../view.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { boatAt, boatTable, E22, sighted, U19, U20 } from './submarines.ts';
import { at, blue, N, red, S } from './table.ts';

const FLEETS = [blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [1, 0], N), red(MOLTKE, [0, -9], S)] as const;
const launchAndRun = sequence('test', 'GF-10.3.2', [submarineLaunching, submarineAttacks]);
const AHEAD = { target: 'tiger', arc: 'A' } as const;

describe('launching', () => {
  test('GF-10.3.2 whoever has a submarine left is asked, though there is nothing to launch', () => {
    const game = boatTable(FLEETS);
    for (const boat of game.state.submarines) Object.assign(boat, { depth: 'deep', torpedoes: 0 });
    expect(game.run(submarineLaunching).asked).toEqual(['blue', 'red']);
    for (const boat of game.state.submarines) if (boat.side === 'red') Object.assign(boat, { fate: 'sunk', hits: 3 });
    expect(game.run(submarineLaunching).asked).toEqual(['blue']);
  });

  test('GF-10.3.2 two torpedoes a turn, at whom they can reach by then', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3));
    boatAt(game, U20, at(0, 3), { torpedoes: 1 });
    game.run(submarineLaunching).play('red', 'launch', [U19, 'tiger', 'A']).play('red', 'launch', [U19, 'tiger', 'A']);
    expect(game.whyNot('red', 'launch', [U19, 'tiger', 'A'])?.words).toContain('two torpedoes');
    game.play('red', 'launch', [U20, 'southampton', 'B']);
    expect(game.whyNot('red', 'launch', [U20, 'tiger', 'A'])?.rule).toBe('GF-10.3.2');
    game.play('red', 'recall', [U20, 'southampton', 'B']).play('red', 'done').play('blue', 'done');
    const boats = view(game.state, 'red', game.data).boats;
    expect(boats.map(({ torpedoes, plotted }) => [torpedoes, plotted.length])).toEqual([
      [4, 2],
      [1, 0],
    ]);
    expect(game.told('submarine-plotted', 'blue')).toEqual([]);
    expect(game.told('submarine-plotted', 'red')).toHaveLength(1);
  });

  test('GF-10.2.1 from the depth nothing is launched', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { depth: 'deep' });
    expect(game.run(submarineLaunching).whyNot('red', 'launch', [U19, 'tiger', 'A'])?.rule).toBe('GF-10.2.1');
    expect(game.whyNot('red', 'launch', [E22, 'tiger', 'A'])?.rule).toBe('GF-10.3.2');
    expect(game.whyNot('red', 'launch', [U20, 'tiger', 'A'])?.rule).toBe('GF-7.2.1a');
  });
});

describe('running', () => {
  test('GF-10.3.2 a hit is a torpedo’s, and nobody learns where it came from', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { plotted: [AHEAD], torpedoes: 5 });
    // 8 to hit; two dice for the critical hit, an engine; four damage rolls.
    game.dice(8, 1, 2, 9, 9, 9, 9).run(submarineAttacks);
    expect(game.ship('tiger').hits).toBe(4);
    expect(game.told('torpedoed', 'blue')).toEqual([{ type: 'torpedoed', target: 'tiger' }]);
    expect(game.told('submarine-torpedo', 'blue')).toEqual([]);
    expect(game.told('submarine-torpedo', 'red')).toMatchObject([{ name: 'U 19', result: 'hit' }]);
    const unseen = (side: 'blue' | 'red') =>
      game.read(side).filter(({ what }) => 'check' in what && what.check.name === 'unseen-torpedo').length;
    expect([unseen('red'), unseen('blue')]).toEqual([1, 0]);
  });

  test('GF-10.3.2 what misses, or never had a chance, is heard of by nobody', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3), { plotted: [AHEAD, { target: 'tiger', arc: 'E' }], torpedoes: 4 });
    boatAt(game, U20, at(0, 6), { plotted: [AHEAD], torpedoes: 5 });
    game.dice(2).run(submarineAttacks);
    expect(game.told('submarine-torpedo', 'red').map(({ result }) => result)).toEqual(['missed', 'arc', 'range']);
    expect(game.read('blue')).toEqual([]);
    expect(game.state.submarines.flatMap(({ plotted }) => plotted)).toEqual([]);
  });

  test('GF-10.3.2 nobody evades a submarine that has not been sighted', () => {
    const results = [false, true].map((isSeen) => {
      const game = boatTable(FLEETS);
      const boat = boatAt(game, U19, at(0, 3), { plotted: [AHEAD], torpedoes: 5, spent: 1 });
      if (isSeen) sighted(boat);
      game.ship('tiger', { spent: 4, evasive: 2, hits: 0 });
      // Range -1, her own speed +1, the target's speed -1 and size +1: an 8 hits, unless two evasive manoeuvres count.
      game.dice(...(isSeen ? [8] : [8, 1, 2, 9, 9, 9, 9])).run(submarineAttacks);
      return game.ship('tiger').hits;
    });
    expect(results).toEqual([4, 0]);
  });

  test('GF-10.3.2 GF-13.5 of a division one boat is struck', () => {
    const boats = ['lance', 'laurel'].map((name) => blue(like(DESTROYER, name, { nation: 'british' }), [0, 0], N));
    const game = boatTable([...boats, red(MOLTKE, [0, -9], S)], {}, { flotillas: 'on' });
    game.state.divisions = [['lance', 'laurel']];
    boatAt(game, U19, at(0, 3), { plotted: [{ target: 'lance', arc: 'A' }], torpedoes: 5, spent: 1 });
    game.ship('lance', { spent: 2 });
    // Range -1, her own speed +1, size -2: a 10 hits; the second of the two is struck.
    game.dice(10, 2).run(submarineAttacks);
    expect([game.ship('lance').fate, game.ship('laurel').fate]).toEqual(['afloat', 'sunk']);
  });

  test('GF-10.3.2 launched in one turn, they run in the next', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 3));
    game.run(launchAndRun).play('blue', 'done').dice(1).play('red', 'launch', [U19, 'tiger', 'A']).play('red', 'done');
    expect(game.told('submarine-torpedo', 'red')).toMatchObject([{ result: 'missed' }]);
  });
});
