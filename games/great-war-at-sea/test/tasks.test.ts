/** GW-5.2-RAID, GW-5.12: what each mission may do where a move ends. */
import { describe, expect, test } from 'vitest';
import { MISSIONS, type Mission } from '../data/operation.ts';
import { moveFleets } from '../rules/movement.ts';
import { orders } from '../rules/orders.ts';
import { tasksIn } from '../rules/tasks.ts';
import type { Task } from '../state.ts';
import { british, by, german, operationWith, table, tableOf } from './table.ts';

const BEATTY = british('beatty', 'K4', ['lion']);

/** A German fleet with mines and cargo aboard, which can do all that its mission allows. */
const fleet = (mission: Mission) =>
  german('hipper', 'M5', ['kolberg'], { mission, mines: 1, ...(mission === 'transport' ? { bound: 'whitby' } : {}) });

const doing = (mission: Mission, turn = 1, options = {}): string[] => {
  const game = tableOf(operationWith([BEATTY, fleet(mission)]), options);
  return [...new Set(tasksIn(game.war, game.state, game.fleet('hipper'), 'M4', turn).map((task) => task.do))];
};

describe('by mission', () => {
  test('GW-5.2-RAID raiders bombard, look for merchantmen and lay mines; so does a raid in force', () => {
    expect(doing('raid')).toEqual(['bombard', 'hunt', 'lay']);
    expect(doing('raid-in-force')).toEqual(['bombard', 'hunt', 'lay']);
  });

  test('GW-5.12 Bombardment, Minelaying, Minesweeping and Transport do what they were sent for', () => {
    expect(doing('bombardment')).toEqual(['bombard', 'lay']);
    expect(doing('minelaying')).toEqual(['lay']);
    expect(doing('minesweeping')).toEqual(['sweep']);
    expect(doing('transport')).toEqual(['unload']);
  });

  test('GW-12.3 a fleet on Intercept lays the mines that it has; whoever is on the way home does not', () => {
    expect(doing('intercept')).toEqual(['lay']);
    expect(doing('abort')).toEqual([]);
    expect(doing('escort')).toEqual([]);
  });

  test('GW-11.1a no bombardment is written for the night', () => {
    expect(doing('bombardment', 5)).toEqual(['lay']);
  });

  test('GW-10.2a nobody looks for merchantmen where there are none', () => {
    const game = table(BEATTY, fleet('raid'));
    expect(tasksIn(game.war, game.state, game.fleet('hipper'), 'D6', 1).map((task) => task.do)).toEqual(['lay']);
  });

  test('GW-12 GW-10.2 what is switched off is not offered', () => {
    expect(doing('raid', 1, { mines: 'off', merchants: 'off' })).toEqual(['bombard']);
    expect(doing('minesweeping', 1, { mines: 'off' })).toEqual([]);
  });

  test('GW-4.2 all enter their own ports, and nobody the enemy’s', () => {
    for (const mission of MISSIONS) {
      const game = table(BEATTY, german('hipper', 'N12', ['kolberg'], { mission, bound: null }));
      const ports = (zone: string) =>
        tasksIn(game.war, game.state, game.fleet('hipper'), zone, 1).flatMap((task) => (task.do === 'port' ? [task.port] : []));
      expect([ports('O13'), ports('M4')]).toEqual([['wilhelmshaven', 'bremerhaven', 'cuxhaven'], []]);
    }
  });
});

describe('as written', () => {
  const raiding = () => table(BEATTY, german('hipper', 'M5', ['kolberg'], { mission: 'raid' })).run(orders);

  test('GW-5.2-RAID a task stands at the end of the last move, and can be struck out', () => {
    const game = raiding().play('central', 'move', ['hipper', 'M4']);
    expect(game.offered('central', 'task')).toContain('hipper bombard hartlepool');
    expect(game.says('central', 'task', ['hipper', 'bombard', 'hartlepool'])).toBe('hipper: bombard Hartlepool');
    game.play('central', 'task', ['hipper', 'bombard', 'hartlepool']);
    // What is ordered already is not offered once more, but to take it back.
    expect(game.offered('central', 'task').filter((each) => /bombard hartlepool|none/.test(each))).toEqual(['hipper none ']);
    game.play('central', 'task', ['hipper', 'none', '']);
    game.play('central', 'task', ['hipper', 'hunt', '']).play('central', 'done').play('allied', 'done');
    expect(game.fleet('hipper').plot).toEqual([{ way: ['M4'], task: { do: 'hunt' } }]);
  });

  test('GW-5.2-RAID nothing else is, and the refusal says so', () => {
    const game = raiding().play('central', 'move', ['hipper', 'M4']);
    expect(game.whyNot('central', 'task', ['hipper', 'sweep', ''])?.rule).toBe('GW-5.2-RAID');
  });
});

describe('where the move ends', () => {
  const sailing = (task: Task, changes = {}) => {
    const game = table(BEATTY, german('hipper', 'M5', ['kolberg'], { mission: 'raid' }));
    game.fleet('hipper', { plot: [{ way: ['M4'], task }], ...changes });
    return game.run(moveFleets).fleet('hipper');
  };

  test('GW-5.2-RAID the fleet does what was written', () => {
    expect(sailing({ do: 'bombard', port: 'whitby' }).task).toEqual({ do: 'bombard', port: 'whitby' });
  });

  test('GW-5.2-ABORT but nothing that it was sent for, once it has given up', () => {
    expect(sailing({ do: 'bombard', port: 'whitby' }, { mission: 'abort' }).task).toBeNull();
  });

  test('GW-4.3 nor what was to be done in another zone, if it comes late', () => {
    const game = table(BEATTY, german('hipper', 'M6', ['kolberg'], { mission: 'raid' }));
    game.fleet('hipper', { spent: true, plot: [{ way: ['M5', 'M4'], task: { do: 'bombard', port: 'whitby' } }, by('N4')] });
    expect(game.run(moveFleets).fleet('hipper')).toMatchObject({ zone: 'M5', task: null });
    expect(game.run(moveFleets).fleet('hipper')).toMatchObject({ zone: 'N4', task: null });
  });

  test('GW-4.3 a fleet in port puts to sea for what it has to do in the zone', () => {
    const game = table(BEATTY, german('sweepers', 'O13', ['s138-class'], { mission: 'minesweeping', port: 'cuxhaven' }));
    game.fleet('sweepers', { plot: [{ way: [], task: { do: 'sweep' } }] });
    expect(game.run(moveFleets).fleet('sweepers')).toMatchObject({ zone: 'O13', port: null, task: { do: 'sweep' } });
  });
});
