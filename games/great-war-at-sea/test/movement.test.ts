/** GW-4.3: how far fleets go, and by what was written. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { moveFleets } from '../rules/movement.ts';
import { type Ran, zonesFor } from '../rules/speed.ts';
import { british, by, german, operationWith, table, tableOf } from './table.ts';

const scaled = (level: 0 | 1 | 2 | 3 | 4, ran: Ran = [0, 0]): number => zonesFor(level, ran, { speeds: 'scaled' });
const literal = (level: 0 | 1 | 2 | 3 | 4, ran: Ran = [0, 0]): number => zonesFor(level, ran, { speeds: 'literal' });

const HIPPER = german('hipper', 'N11', ['seydlitz']);

describe('GW-4.3 zones in a turn', () => {
  test('GW-4.3 by speed, after two turns of rest', () => {
    expect([0, 1, 2, 3, 4].map((level) => scaled(level as 0 | 1 | 2 | 3 | 4))).toEqual([0, 1, 2, 2, 3]);
    expect([0, 1, 2, 3, 4].map((level) => literal(level as 0 | 1 | 2 | 3 | 4))).toEqual([0, 1, 1, 2, 2]);
  });

  test('GW-4.3 speed 1 enters five zones in three turns, 2+ five in two', () => {
    expect(scaled(2, [2, 2])).toBe(1);
    expect(scaled(2, [2, 1])).toBe(2);
    expect(scaled(4, [3, 0])).toBe(2);
    expect(scaled(4, [2, 3])).toBe(3);
  });

  test('GW-4.3 by the literal reading slow ships move every other turn', () => {
    expect(literal(1, [1, 0])).toBe(0);
    expect(literal(1, [0, 1])).toBe(1);
  });
});

describe('moving', () => {
  const set = (plot: ReturnType<typeof by>[], options: Options = {}, ship = 'lion') => {
    const made = tableOf(operationWith([british('beatty', 'K4', [ship]), HIPPER]), options);
    made.fleet('beatty', { plot });
    return made.run(moveFleets).fleet('beatty');
  };

  test('GW-4.3 all fleets make the first move that is written', () => {
    const fleet = set([by('K5', 'K6'), by('K7')]);
    expect(fleet).toMatchObject({ zone: 'K6', track: ['K5', 'K6'], ran: [2, 0], plot: [by('K7')] });
  });

  test('GW-4.3 a dreadnought enters two zones, and one by the literal reading', () => {
    const zoneBy = (speeds: string) => set([by('K5', 'K6')], { speeds }, 'iron-duke').zone;
    expect([zoneBy('scaled'), zoneBy('literal')]).toEqual(['K6', 'K5']);
  });

  test('GW-TAC-SIDE a fleet comes in by the side towards the zone it left', () => {
    expect(set([by('K5', 'K6')]).came).toBe(4);
    expect(set([by('L4')]).came).toBe(5);
    expect(set([]).came).toBeNull();
  });

  test('GW-4.4 where the move began is remembered, and of the way what was entered', () => {
    expect(set([by('K5', 'K6')])).toMatchObject({ from: 'K4', track: ['K5', 'K6'] });
    expect(set([])).toMatchObject({ from: 'K4', track: ['K4'] });
    const made = tableOf(operationWith([british('beatty', 'K4', ['lion']), HIPPER]));
    made.fleet('beatty', { plot: [by('K5'), by('K6')] });
    expect(made.run(moveFleets).run(moveFleets).fleet('beatty').from).toBe('K5');
  });

  test('GW-4.2 what is done at the end of a move is done once', () => {
    const hunt = { way: ['K5'], task: { do: 'hunt' } } as const;
    const made = tableOf(operationWith([british('beatty', 'K4', ['lion'], { mission: 'raid' }), HIPPER]));
    made.fleet('beatty', { plot: [hunt, by('K6')] });
    expect(made.run(moveFleets).fleet('beatty')).toMatchObject({ task: { do: 'hunt' }, plot: [by('K6')] });
    expect(made.run(moveFleets).fleet('beatty').task).toBeNull();
    made.fleet('beatty', { zone: 'K4', plot: [hunt] });
    expect(made.run(moveFleets).fleet('beatty').plot).toEqual([]);
  });

  test('GW-4.3 what cannot be made is put before the next move', () => {
    const made = table(british('slow', 'K4', ['slow-transport']), HIPPER);
    made.fleet('slow', { plot: [by('K5', 'K6'), by('K7')] });
    expect(made.run(moveFleets).fleet('slow')).toMatchObject({ zone: 'K5', plot: [by('K6', 'K7')] });
  });

  test('GW-4.3 nor is what was to be done at its end done before', () => {
    const made = table(british('slow', 'K4', ['slow-transport'], { mission: 'minesweeping' }), HIPPER);
    made.fleet('slow', { plot: [{ way: ['K5', 'K6'], task: { do: 'sweep' } }] });
    expect(made.run(moveFleets).fleet('slow')).toMatchObject({ task: null, plot: [{ way: ['K6'], task: { do: 'sweep' } }] });
    expect(made.run(moveFleets).fleet('slow')).toMatchObject({ task: { do: 'sweep' }, plot: [] });
  });

  test('GW-4.3 the slowest ship counts, and what damage has left of her', () => {
    const made = table(british('beatty', 'K4', ['lion', 'tiger']), HIPPER);
    made.ship('tiger', { slowed: 3 });
    made.fleet('beatty', { plot: [by('K5', 'K6')] });
    expect(made.run(moveFleets).fleet('beatty').zone).toBe('K5');
  });

  test('GW-WX-SQUALL destroyers are slow where the move begins in a squall', () => {
    const made = table(british('boats', 'K4', ['admiralty-m-class']), HIPPER);
    made.fleet('boats', { plot: [by('K5', 'K6', 'K7')] });
    made.state.weather.centre = 'squall';
    expect(made.run(moveFleets).fleet('boats').zone).toBe('K6');
  });

  test('GW-TAC-LONG one zone after a long battle, and then as before', () => {
    const made = table(british('beatty', 'K4', ['lion']), HIPPER);
    made.fleet('beatty', { plot: [by('K5', 'K6')], spent: true });
    expect(made.run(moveFleets).fleet('beatty')).toMatchObject({ zone: 'K5', spent: false });
  });

  test('GW-TAC-LONG none at all for who lies dead', () => {
    const made = table(british('beatty', 'K4', ['lion']), HIPPER);
    made.ship('lion', { slowed: 3, engines: 'stopped' });
    made.fleet('beatty', { plot: [by('K5')], spent: true });
    expect(made.run(moveFleets).fleet('beatty').zone).toBe('K4');
  });

  test('GW-TAC-LONG an escort that has fought long holds its charge to one zone', () => {
    const made = table(
      british('beatty', 'K4', ['lion']),
      british('evan-thomas', 'K4', ['barham'], { mission: 'escort', charge: 'beatty' }),
      HIPPER,
    );
    made.fleet('beatty', { plot: [by('K5', 'K6')] });
    made.fleet('evan-thomas', { spent: true });
    expect(made.run(moveFleets).fleet('beatty').zone).toBe('K5');
  });

  test('GW-5.2-ESCORT an escort goes where its charge goes, and holds it back', () => {
    const made = table(
      british('beatty', 'K4', ['lion']),
      british('trawlers', 'K4', ['slow-transport'], { mission: 'escort', charge: 'beatty' }),
      HIPPER,
    );
    made.fleet('beatty', { plot: [by('K5', 'K6')] });
    made.run(moveFleets);
    expect([made.fleet('beatty').zone, made.fleet('trawlers').zone]).toEqual(['K5', 'K5']);
    expect(made.fleet('trawlers').track).toEqual(['K5']);
  });

  test('GW-4.2 whoever sails later lies still until then', () => {
    const made = table(british('beatty', 'K4', ['lion'], { first: 2 }), HIPPER);
    made.fleet('beatty', { plot: [by('K5')] });
    expect(made.run(moveFleets).fleet('beatty')).toMatchObject({ zone: 'K4', plot: [by('K5')] });
  });

  test('GW-4.2 into port at the end, and out of it with the next move', () => {
    const made = table(british('beatty', 'K3', ['lion']), HIPPER);
    made.fleet('beatty', { plot: [{ way: ['K2'], task: { do: 'port', port: 'rosyth' } }, by('K3')] });
    expect(made.run(moveFleets).fleet('beatty').port).toBe('rosyth');
    expect(made.run(moveFleets).fleet('beatty').port).toBeNull();
  });

  test('GW-4.2 who has nothing to do stays in port, and puts to sea for work off it', () => {
    const made = table(british('beatty', 'K2', ['lion'], { port: 'rosyth', mission: 'minesweeping' }), HIPPER);
    expect(made.run(moveFleets).fleet('beatty').port).toBe('rosyth');
    made.fleet('beatty', { plot: [{ way: [], task: { do: 'sweep' } }] });
    expect(made.run(moveFleets).fleet('beatty').port).toBeNull();
  });
});
