import { describe, expect, test } from 'vitest';
import { orders } from '../rules/orders.ts';
import { ambushes } from '../rules/submarines.ts';
import { british, german, operationWith, type TestTable, tableOf } from './table.ts';

const boats = (id: string, zone: string, number: number) =>
  ({ id, side: 'central', name: id, zone, number, source: 'reconstructed' }) as const;
const jellicoe = british('jellicoe', 'M6', ['iron-duke', 'southampton']);
const hipper = german('hipper', 'O13', ['seydlitz']);

/** Jellicoe has come over the boats, two zones in the turn. */
const over = (...ships: string[]): TestTable => {
  const fleet = british('jellicoe', 'M6', ['southampton', 'iron-duke', ...ships]);
  const game = tableOf(operationWith([fleet, hipper], { boats: [boats('line', 'M6', 1)] }));
  game.fleet('jellicoe', { track: ['M7', 'M6'], from: 'M8', ran: [2, 2] });
  return game;
};

describe('GW-17.1 stations', () => {
  const stations = (game: TestTable, id = 'line'): string[] =>
    game
      .run(orders)
      .offered('central', 'station')
      .filter((each) => each.startsWith(`${id} `))
      .map((each) => each.split(' ')[1] ?? '');
  const scene = (...lines: ReturnType<typeof boats>[]): TestTable => tableOf(operationWith([jellicoe, hipper], { boats: lines }));

  test('GW-17.1 before play, within four zones of where history had them and two of no enemy port', () => {
    const zones = stations(scene(boats('line', 'M6', 2)));
    expect(zones).toContain('M6');
    expect(zones).toContain('M10');
    expect(zones).not.toContain('M11');
    expect([zones.includes('M5'), zones.includes('M4')]).toEqual([false, false]);
  });
  test('GW-17.1 but for where history had them', () => {
    const zones = stations(scene(boats('line', 'M5', 2)));
    expect([zones.includes('M5'), zones.includes('M4')]).toEqual([true, false]);
  });
  test('GW-17.1 three to a zone', () => {
    const game = scene(boats('line', 'M6', 2), boats('other', 'M8', 2));
    expect(stations(game)).not.toContain('M8');
    game.play('central', 'station', ['other', 'M9']);
    expect(game.offered('central', 'station')).toContain('line M8');
  });
  test('GW-17.1 not after the first Orders Phase', () => {
    const game = scene(boats('line', 'M6', 2));
    game.state.turn = 2;
    expect(stations(game)).toEqual([]);
  });
  test('GW-17.1 there they stay, and the enemy sees nothing of them', () => {
    const game = scene(boats('line', 'M6', 2))
      .run(orders)
      .play('central', 'station', ['line', 'M8']);
    game.play('central', 'done').play('allied', 'done');
    expect(game.seenBy('central').boats[0]?.zone).toBe('M8');
    expect(game.seenBy('allied').boats).toEqual([]);
  });
  test('GW-17.1 left out by the switch', () => {
    const game = tableOf(operationWith([jellicoe, hipper], { boats: [boats('line', 'M6', 1)] }), { submarines: 'off' });
    expect(game.state.boats).toEqual([]);
  });
});

describe('GW-17.2 the attack', () => {
  test('GW-17.2 on 6, with two torpedoes at a capital ship', () => {
    const game = over().dice(6, 1, 5, 4, 2, 3).run(ambushes);
    expect(game.rolls.slice(0, 2)).toEqual(['ambush: attacks', 'torpedoes: hit miss']);
    expect(game.ship('iron-duke').hull).toBe(1);
  });
  test('GW-17.2 5 is enough if the fleet stays or enters one zone', () => {
    const slow = over();
    slow.fleet('jellicoe', { ran: [1, 2] });
    expect(slow.dice(5, 1, 1, 1).run(ambushes).rolls).toEqual(['ambush: attacks', 'torpedoes: miss miss']);
    expect(over().dice(5).run(ambushes).rolls).toEqual(['ambush: misses']);
  });
  test('GW-17.2 nobody hears of boats that are passed by', () => {
    const game = over().dice(5).run(ambushes);
    expect([game.read('allied'), game.read('central')]).toEqual([[], []]);
  });
  test('GW-17.2 what the torpedo does her owner alone reads', () => {
    const game = over().dice(6, 1, 5, 4, 2, 3).run(ambushes);
    const isDamage = ({ what }: ReturnType<TestTable['read']>[number]) => what.kind === 'roll' && what.check.name === 'torpedo-damage';
    expect(game.read('allied').filter(isDamage)).toHaveLength(1);
    expect(game.read('central').filter(isDamage)).toEqual([]);
  });
  test('GW-17.2 a ship that goes down is seen', () => {
    const game = over();
    game.ship('iron-duke', { hull: 8 });
    game.dice(6, 1, 5, 4, 2, 3).run(ambushes);
    expect(game.told('lost', 'central')).toEqual([{ type: 'lost', side: 'allied', ship: 'iron-duke', how: 'torpedoed' }]);
    expect(game.seenBy('central').points.central).toBeGreaterThan(0);
  });
  test('GW-17.2 a torpedo that would strike a ship gone down already strikes nobody', () => {
    const game = over();
    game.ship('iron-duke', { hull: 8 });
    expect(game.dice(6, 1, 5, 5, 2, 3).run(ambushes).ship('iron-duke').fate).toBe('gone');
  });
  test('GW-17.2 nor does a second boat attack a fleet of which nothing is left', () => {
    const game = tableOf(operationWith([british('scouts', 'M6', ['fearless']), hipper], { boats: [boats('line', 'M6', 2)] }));
    game.fleet('scouts', { track: ['M7', 'M6'], from: 'M8', ran: [2, 2] });
    game.dice(6, 1, 6, 1, 5, 6).run(ambushes);
    expect([game.ship('fearless').fate, game.rolls.filter((roll) => roll.startsWith('ambush'))]).toEqual(['gone', ['ambush: attacks']]);
  });
  test('GW-17.2 whoever enters three zones is too fast', () => {
    const game = over();
    game.fleet('jellicoe', { ran: [3, 2] });
    expect(game.run(ambushes).rolls).toEqual([]);
  });
  test('GW-17.2 not at night, in a squall, in port or elsewhere', () => {
    const night = over();
    night.state.turn = 5;
    const squall = over();
    squall.state.weather.centre = 'squall';
    const port = over();
    port.fleet('jellicoe', { port: 'rosyth', track: ['M6'], ran: [0, 0] });
    const elsewhere = over();
    elsewhere.fleet('jellicoe', { track: ['M7', 'M8'] });
    for (const game of [night, squall, port, elsewhere]) expect(game.run(ambushes).rolls).toEqual([]);
  });
  test('GW-17.2 who made for port came over them before', () => {
    const game = over();
    game.fleet('jellicoe', { zone: 'K2', port: 'rosyth', track: ['M6', 'K2'] });
    expect(game.dice(1).run(ambushes).rolls).toEqual(['ambush: misses']);
  });
  test('GW-17.2 a boat that got away reports what she saw', () => {
    const game = over().dice(6, 1, 1, 1).run(ambushes);
    expect(game.seenBy('central').reports).toEqual([{ side: 'central', turn: 1, zone: 'M6', ships: 0, course: 4 }]);
  });
});

describe('GW-17.3 the escorts', () => {
  test('GW-17.3 four destroyers sink her on 6, which counts four points and leaves no report', () => {
    const game = over('acasta-class', 'acheron-class').dice(6, 1, 1, 1, 6).run(ambushes);
    expect(game.state.boats[0]?.left).toBe(0);
    expect(game.seenBy('allied').points.allied).toBe(4);
    expect(game.seenBy('central').reports).toEqual([]);
    expect(game.told('submarine-sunk', 'allied')).toHaveLength(1);
  });
  test('GW-17.3 not on 5, by four of them', () => {
    expect(over('acasta-class', 'mary-rose').dice(6, 1, 1, 1, 5).run(ambushes).state.boats[0]?.left).toBe(1);
  });
  test('GW-17.3 three do not hunt', () => {
    expect(over('acasta-class').dice(6, 1, 1, 1).run(ambushes).rolls).toEqual(['ambush: attacks', 'torpedoes: miss miss']);
  });
});
