import { describe, expect, test } from 'vitest';
import { orders } from '../rules/orders.ts';
import type { Fleet } from '../state.ts';
import { british, german, operationWith, type TestTable, table, tableOf } from './table.ts';

const HARBOUR = { port: 'rosyth' };
const beatty = british('beatty', 'K2', ['lion', 'tiger', 'indomitable'], { ...HARBOUR, flags: [{ name: 'Beatty', ship: 'lion' }] });
const scouts = british('scouts', 'K2', ['southampton', 'acasta-class'], HARBOUR);
const late = british('late', 'K2', ['iron-duke', 'warrior'], { ...HARBOUR, first: 4 });
const hipper = german('hipper', 'O13', ['seydlitz']);

const scene = (organisation = 'own'): TestTable => tableOf(operationWith([beatty, scouts, late, hipper]), { organisation });
const handIn = (game: TestTable): TestTable => game.play('allied', 'done').play('central', 'done');

describe('GW-5.1a fleets of one’s own making', () => {
  test('GW-5.1a pieces go over to another fleet in the same port', () => {
    const game = scene().run(orders).play('allied', 'shift', ['scouts', 'southampton', 'beatty']);
    handIn(game);
    expect(game.fleet('beatty').pieces).toEqual(['lion', 'tiger', 'indomitable', 'southampton']);
    expect(game.fleet('scouts').pieces).toEqual(['acasta-1-piece']);
  });
  test('GW-5.1a, GW-12.4 Minesweeping is given to fleets that can sweep, trawlers among them', () => {
    const sweepers = (...ships: string[]): boolean => {
      const fleet = british('sweepers', 'K2', ships, HARBOUR);
      const game = tableOf(operationWith([fleet, hipper]), { organisation: 'own' }).run(orders);
      return game.offered('allied', 'mission').includes('sweepers minesweeping');
    };
    expect([sweepers('armed-trawler-class'), sweepers('halcyon', 'acasta-class'), sweepers('armed-trawler-class', 'lion')]).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('GW-5.1a, GW-12.3 Minelaying to those with mines aboard', () => {
    const offered = (mines: number): boolean =>
      tableOf(operationWith([british('layers', 'K2', ['abdiel'], { ...HARBOUR, mines }), hipper]), { organisation: 'own' })
        .run(orders)
        .offered('allied', 'mission')
        .includes('layers minelaying');
    expect([offered(0), offered(1)]).toEqual([false, true]);
  });
  test('GW-5.1a and back again', () => {
    const game = scene().run(orders).play('allied', 'shift', ['scouts', 'southampton', 'beatty']);
    handIn(game.play('allied', 'shift', ['beatty', 'southampton', 'scouts']));
    expect(game.fleet('scouts').pieces).toEqual(['southampton', 'acasta-1-piece']);
  });
  test('GW-5.1a forgetting the order leaves the piece where it was', () => {
    const game = scene().run(orders).play('allied', 'shift', ['scouts', 'southampton', 'beatty']).play('allied', 'forget', 'scouts');
    expect(handIn(game).fleet('scouts').pieces).toEqual(['southampton', 'acasta-1-piece']);
  });
  test('GW-5.1a nobody sails earlier by it, and no fleet is left empty', () => {
    const game = scene().run(orders);
    expect(game.offered('allied', 'shift')).toContain('beatty tiger late');
    expect(game.offered('allied', 'shift')).not.toContain('late warrior beatty');
    game.play('allied', 'shift', ['scouts', 'southampton', 'beatty']);
    expect(game.offered('allied', 'shift')).not.toContain('scouts acasta-1-piece beatty');
  });
  test('GW-5.1a nor from another port, or out of what held her fleet', () => {
    const north = british('north', 'F2', ['neptune', 'orion'], { port: 'scapa-flow' });
    const shifts = (...held: string[]) =>
      tableOf(operationWith([beatty, scouts, north, hipper], { limits: [{ kind: 'held', fleets: held, before: 4 }] }), {
        organisation: 'own',
      })
        .run(orders)
        .offered('allied', 'shift');
    expect(shifts('north').filter((each) => each.startsWith('north') || each.endsWith('north'))).toEqual([]);
    expect(shifts('beatty')).not.toContain('beatty tiger scouts');
    expect(shifts('beatty', 'scouts')).toContain('beatty tiger scouts');
  });
  test('GW-5.1a a fleet that was made slower may plot less', () => {
    const game = scene().run(orders);
    const reaches = (): boolean => game.question('allied').takes('move', ['scouts', 'K3', 'K4', 'K5']) !== null;
    game.play('allied', 'shift', ['scouts', 'southampton', 'beatty']);
    expect(reaches()).toBe(true);
    game.play('allied', 'shift', ['beatty', 'lion', 'scouts']);
    expect(reaches()).toBe(false);
  });
  test('GW-5.1a what was plotted for it before is written anew', () => {
    const game = scene().run(orders).play('allied', 'move', ['scouts', 'K3']);
    handIn(game.play('allied', 'shift', ['beatty', 'tiger', 'scouts']));
    expect(game.fleet('scouts').plot).toEqual([]);
  });
  test('GW-5.1a the enemy learns nothing of fleets and missions', () => {
    const before = scene().run(orders);
    const after = scene()
      .run(orders)
      .play('allied', 'shift', ['scouts', 'southampton', 'beatty'])
      .play('allied', 'mission', ['beatty', 'bombardment']);
    expect(handIn(after).seenBy('central')).toEqual(handIn(before).seenBy('central'));
  });
  test('GW-5.1a not as history had them, and not once the game is on', () => {
    const given = scene('given').run(orders);
    expect([...given.offered('allied', 'shift'), ...given.offered('allied', 'mission')]).toEqual([]);
    const on = scene();
    on.state.turn = 2;
    on.run(orders);
    expect([...on.offered('allied', 'shift'), ...on.offered('allied', 'mission')]).toEqual([]);
  });
  test('GW-5.2-RAID a raid that grew too large is not handed in', () => {
    const game = scene()
      .run(orders)
      .play('allied', 'shift', ['beatty', 'indomitable', 'scouts'])
      .play('allied', 'mission', ['beatty', 'raid']);
    game.play('allied', 'shift', ['scouts', 'southampton', 'beatty']);
    expect(game.whyNot('allied', 'done')?.rule).toBe('GW-5.2-RAID');
    game.play('allied', 'shift', ['beatty', 'southampton', 'scouts']);
    expect(handIn(game).fleet('beatty').mission).toBe('raid');
  });
  test('GW-5.12 a mission that is plotted whole is plotted at once', () => {
    const game = scene().run(orders).play('allied', 'mission', ['beatty', 'bombardment']);
    for (let turn = 0; turn < 12; turn++) game.play('allied', 'move', ['beatty']);
    expect(handIn(game).fleet('beatty').plot).toHaveLength(12);
  });
});

describe('GW-5.2-ABORT six whole turns in port', () => {
  const resting = (changes: Partial<Fleet>): TestTable => {
    const game = table(beatty, scouts, late, hipper);
    game.state.turn = 9;
    game.fleet('beatty', { mission: 'abort', ...changes });
    return game.run(orders);
  };
  test('GW-5.2-ABORT after them a fleet is given a mission, and plots three moves', () => {
    const game = resting({ rested: 6 });
    expect(game.offered('allied', 'mission')).toEqual(['beatty intercept', 'beatty raid-in-force']);
    game.play('allied', 'mission', ['beatty', 'intercept']).play('allied', 'steer', ['beatty', 'K7']);
    handIn(game);
    expect(game.fleet('beatty')).toMatchObject({ mission: 'intercept', rested: 0 });
    expect(game.fleet('beatty').plot).toHaveLength(3);
  });
  test('GW-5.2-ABORT or a charge to escort', () => {
    const game = resting({ rested: 6 }).play('allied', 'escort', ['beatty', 'late']);
    expect(handIn(game).fleet('beatty')).toMatchObject({ mission: 'escort', charge: 'late' });
  });
  test('GW-5.2-ABORT GW-5.1a transports are given no other mission, after a rest or before play', () => {
    const convoy = british('convoy', 'K2', ['slow-transport'], { ...HARBOUR, mission: 'transport', bound: 'lerwick' });
    const game = tableOf(operationWith([convoy, hipper]), { organisation: 'own' });
    expect(game.run(orders).offered('allied', 'mission')).toEqual([]);
    game.state.turn = 9;
    game.fleet('convoy', { mission: 'abort', rested: 6 });
    expect(game.run(orders).offered('allied', 'mission')).toEqual([]);
  });
  test('GW-5.2-ABORT not after five, nor at sea', () => {
    for (const changes of [{ rested: 5 }, { rested: 6, port: null }]) {
      const game = resting(changes);
      expect([
        ...game.offered('allied', 'mission'),
        ...game.offered('allied', 'escort').filter((each) => each.startsWith('beatty')),
      ]).toEqual([]);
    }
  });
});
