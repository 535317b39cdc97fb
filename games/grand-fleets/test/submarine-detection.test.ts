/** GF-2.2g, GF-10.2.3: who is sighted. */
import { describe, expect, test } from 'vitest';
import { submarineDetection } from '../rules/submarine-detection.ts';
import type { SubmarineState } from '../state.ts';
import { view } from '../view.ts';
import { aloft, coming } from './aircraft.ts';
import { MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { boatAt, boatTable, sighted, U19 } from './submarines.ts';
import { at, blue, N, red, S, type TestTable } from './table.ts';

const FLEETS = [blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [1, 0], N), red(MOLTKE, [0, -9], S)] as const;

const isSighted = (game: TestTable): boolean => view(game.state, 'blue', game.data).submarines.some((boat) => boat.sighted !== null);

const looked = (changes: Partial<SubmarineState>, dice: readonly number[], battle: Parameters<typeof boatTable>[1] = {}): boolean => {
  const game = boatTable(FLEETS, battle);
  boatAt(game, U19, at(0, 2), changes);
  return isSighted(game.dice(...dice).run(submarineDetection));
};

describe('detection', () => {
  test('GF-10.2.3 a nine sights a periscope, one die for each ship within two hexes', () => {
    expect(looked({}, [8, 8])).toBe(false);
    expect(looked({}, [8, 9])).toBe(true);
    expect(looked({ hex: at(0, 3) }, [])).toBe(false);
  });

  test('GF-10.2.3 the track of her torpedoes gives her away', () => {
    const plotted = [{ target: 'tiger', arc: 'A' }] as const;
    expect(looked({ torpedoes: 5, plotted }, [7, 1])).toBe(true);
    expect(looked({ torpedoes: 5, plotted }, [6, 6])).toBe(false);
  });

  test('GF-10.2.3 deep, only whoever is above her hears her: a ten, with hydrophones an eight', () => {
    expect(looked({ depth: 'deep' }, [])).toBe(false);
    expect(looked({ depth: 'deep', hex: at(0, 0) }, [9])).toBe(false);
    expect(looked({ depth: 'deep', hex: at(0, 0) }, [10])).toBe(true);
    expect(looked({ depth: 'deep', hex: at(0, 0) }, [8], { year: 1917 })).toBe(true);
    expect(looked({ depth: 'deep', hex: at(0, 0) }, [7], { year: 1917 })).toBe(false);
  });

  test('GF-10.2.3 on the surface she is seen within five hexes, as far as the light goes', () => {
    expect(looked({ depth: 'surfaced', hex: at(0, 5) }, [])).toBe(true);
    expect(looked({ depth: 'surfaced', hex: at(0, 6) }, [])).toBe(false);
    const mist = { light: [{ from: 1, visibility: 3, exposed: null, dark: false }] };
    expect(looked({ depth: 'surfaced', hex: at(0, 4) }, [], mist)).toBe(false);
    expect(looked({ depth: 'surfaced', hex: at(0, 3) }, [], mist)).toBe(true);
  });

  test('GF-10.2.3 GF-12.3 by night a hull is seen within two hexes, a periscope by hardly anybody', () => {
    const lookAt = (changes: Partial<SubmarineState>, ...dice: number[]): boolean => {
      const dark = { light: [{ from: 1, visibility: null, exposed: null, dark: true }] };
      const game = boatTable(FLEETS, dark, { night: 'on' });
      boatAt(game, U19, at(0, 2), changes);
      return isSighted(game.dice(...dice).run(submarineDetection));
    };
    expect([lookAt({ depth: 'surfaced' }), lookAt({ depth: 'surfaced', hex: at(0, 3) })]).toEqual([true, false]);
    expect(lookAt({}, 10, 10)).toBe(false);
  });

  test('GF-10.2.3 aircraft see a periscope within three hexes', () => {
    const game = boatTable(FLEETS, { aircraft: [coming('baby', 'blue', 'sopwith-baby', at(0, 0))] }, { aircraft: 'on' });
    aloft(game, 'baby', at(0, 3));
    boatAt(game, U19, at(0, 6));
    expect(isSighted(game.dice(9).run(submarineDetection))).toBe(true);
  });

  test('GF-10.2.3 what is sighted is told to all, the dice only to her side; in the next turn she is hidden again', () => {
    const game = boatTable(FLEETS);
    boatAt(game, U19, at(0, 2));
    game.dice(9, 1).run(submarineDetection);
    expect(view(game.state, 'onlooker', game.data).submarines.find(({ id }) => id === U19)).toEqual({
      id: U19,
      side: 'red',
      fate: 'afloat',
      hits: 0,
      sighted: { hex: at(0, 2), facing: 4, depth: 'periscope', spent: 0 },
    });
    expect(game.told('submarine-sighted', 'blue')).toMatchObject([{ name: 'U 19', hex: at(0, 2), depth: 'periscope' }]);
    const rolls = (side: 'blue' | 'red') => game.read(side).filter(({ what }) => what.kind === 'volley').length;
    expect([rolls('red'), rolls('blue')]).toEqual([1, 0]);
    game.dice(1, 1).run(submarineDetection);
    expect(isSighted(game)).toBe(false);
  });

  test('GF-2.2g what was seen stands until the next search, wherever she has gone since', () => {
    const game = boatTable(FLEETS);
    sighted(boatAt(game, U19, at(0, 2)));
    boatAt(game, U19, at(0, 5));
    const known = () => view(game.state, 'blue', game.data).submarines.find(({ id }) => id === U19)?.sighted?.hex;
    expect(known()).toBe(at(0, 2));
    game.run(submarineDetection);
    expect(known()).toBeUndefined();
  });
});
