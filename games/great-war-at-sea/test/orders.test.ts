/** GW-4.2, GW-5.2: what is written, how far ahead, and when it may be changed. */
import { describe, expect, test } from 'vitest';
import { orders } from '../rules/orders.ts';
import { british, by, german, operationWith, type TestTable, table, tableOf } from './table.ts';

const HIPPER = german('hipper', 'N11', ['seydlitz']);
const beatty = (changes = {}) => british('beatty', 'K4', ['lion'], changes);
const handIn = (made: TestTable): TestTable => made.play('allied', 'done').play('central', 'done');

describe('writing moves', () => {
  test('GW-4.2 both sides write at once, and nothing stands before both have handed in', () => {
    const made = table(beatty(), HIPPER).run(orders);
    expect(made.asked).toEqual(['allied', 'central']);
    made.play('allied', 'move', ['beatty', 'K5', 'K6']).play('allied', 'done');
    expect(made.fleet('beatty').plot).toEqual([]);
    made.play('central', 'done');
    expect(made.fleet('beatty').plot).toEqual([by('K5', 'K6')]);
  });

  test('GW-4.3 no farther than the fleet can go, and over water alone', () => {
    const made = table(beatty(), HIPPER).run(orders);
    expect(() => made.play('allied', 'move', ['beatty', 'K5', 'K6', 'K7'])).toThrow('not offered');
    expect(() => made.play('allied', 'move', ['beatty', 'K6'])).toThrow('not offered');
    expect(made.whyNot('allied', 'move', ['beatty', 'K6'])?.rule).toBe('GW-4.3');
  });

  test('GW-4.3 for a dreadnought two zones are written, and one by the literal reading', () => {
    const isTwo = (speeds: string): boolean =>
      tableOf(operationWith([british('jellicoe', 'K4', ['iron-duke']), HIPPER]), { speeds })
        .run(orders)
        .offered('allied', 'move')
        .includes('jellicoe K5 K6');
    expect([isTwo('scaled'), isTwo('literal')]).toEqual([true, false]);
  });

  test('GW-5.2-INTERCEPT who comes into play writes three moves, then one in each turn', () => {
    const made = table(beatty(), HIPPER).run(orders);
    for (const way of [['K5'], ['K6'], ['K7']]) made.play('allied', 'move', ['beatty', ...way]);
    handIn(made);
    expect(made.fleet('beatty').plot).toEqual([by('K5'), by('K6'), by('K7')]);
    made.fleet('beatty', { zone: 'K5', plot: [by('K6'), by('K7')] });
    made.state.turn = 2;
    made.run(orders).play('allied', 'move', ['beatty', 'K8']).play('allied', 'move', ['beatty', 'L7']);
    handIn(made);
    expect(made.fleet('beatty').plot).toEqual([by('K6'), by('K7'), by('L7')]);
  });

  test('GW-5.2-INTERCEPT who sails later writes when he does', () => {
    const made = table(beatty({ first: 3 }), HIPPER);
    expect(made.run(orders).offered('allied', 'move')).toEqual([]);
    made.state.turn = 3;
    expect(made.run(orders).offered('allied', 'move')).toContain('beatty K5');
  });

  test('GW-5.2-RAID a raider writes two turns ahead too', () => {
    const made = table(beatty({ mission: 'raid' }), HIPPER);
    made.fleet('beatty', { plot: [by('K5'), by('K6'), by('K7')] });
    expect(made.run(orders).offered('allied', 'move')).toEqual([]);
    made.fleet('beatty', { plot: [by('K5'), by('K6')] });
    expect(made.run(orders).offered('allied', 'move')).toContain('beatty K7 K8');
  });

  test('GW-5.12 a mission that is plotted whole is written before play, to the end, and never again', () => {
    const made = table(beatty({ mission: 'bombardment' }), HIPPER).run(orders);
    made.play('allied', 'steer', ['beatty', 'N4']).play('allied', 'steer', ['beatty', 'K3']);
    handIn(made);
    expect(made.fleet('beatty').plot.length).toBeGreaterThan(3);
    made.state.turn = 2;
    expect(made.run(orders).offered('allied', 'move')).toEqual([]);
  });

  test.each(['transport', 'bombardment', 'minelaying', 'minesweeping'] as const)(
    'GW-5.12 %s is plotted for as many turns as there are',
    (mission) => {
      const made = table(beatty({ mission, mines: 1 }), HIPPER).run(orders);
      for (let turn = 1; turn <= 12; turn++) made.play('allied', 'move', ['beatty']);
      expect(handIn(made).fleet('beatty').plot).toHaveLength(12);
    },
  );

  test.each(['intercept', 'raid', 'raid-in-force'] as const)('GW-5.2-INTERCEPT GW-5.2-RAID %s for three', (mission) => {
    const made = table(beatty({ mission }), HIPPER).run(orders);
    for (let turn = 1; turn <= 4; turn++) made.play('allied', 'move', ['beatty']);
    expect(handIn(made).fleet('beatty').plot).toHaveLength(3);
  });

  test('GW-TAC-LONG after a long battle the first of them is one zone, and the second as ever', () => {
    const made = table(beatty(), HIPPER);
    made.fleet('beatty', { spent: true });
    made.run(orders);
    expect(made.offered('allied', 'move')).not.toContain('beatty K5 K6');
    handIn(made.play('allied', 'move', ['beatty', 'K5']).play('allied', 'move', ['beatty', 'K6', 'K7']));
    expect(made.fleet('beatty').plot).toEqual([by('K5'), by('K6', 'K7')]);
  });

  test('GW-TAC-LONG and none is written for one that lies dead', () => {
    const made = table(beatty(), HIPPER);
    made.ship('lion', { slowed: 3, engines: 'stopped' });
    made.fleet('beatty', { spent: true });
    expect(made.run(orders).offered('allied', 'move')).toEqual(['beatty']);
  });

  test('GW-5.12 it may sail later: the turns before are stays', () => {
    const made = table(beatty({ mission: 'transport', first: 3 }), HIPPER).run(orders);
    handIn(made.play('allied', 'move', ['beatty', 'K5']));
    expect(made.fleet('beatty').plot).toEqual([by(), by(), by('K5')]);
  });

  test('GW-5.12 an alarm does not let it sail earlier', () => {
    const made = table(beatty({ mission: 'transport', first: 4 }), HIPPER);
    made.state.turn = 2;
    made.fleet('beatty', { alarmedIn: 1, plot: [by(), by(), by('K5')] });
    expect(made.run(orders).offered('allied', 'move')).toEqual(['beatty']);
  });

  test('GW-4.2 to steer is to write the shortest way as far as may be written', () => {
    const made = table(beatty(), HIPPER).run(orders);
    handIn(made.play('allied', 'steer', ['beatty', 'N11']));
    const { plot } = made.fleet('beatty');
    expect(plot.map(({ way }) => way.length)).toEqual([2, 2, 2]);
  });

  test('GW-4.2 what is written in this phase can be forgotten', () => {
    const made = table(beatty(), HIPPER).run(orders).play('allied', 'move', ['beatty', 'K5']).play('allied', 'forget', 'beatty');
    expect(handIn(made).fleet('beatty').plot).toEqual([]);
  });

  test('GW-4.2 whoever forgets a fleet is warned', () => {
    const made = table(beatty(), HIPPER).run(orders);
    expect(made.caution('allied', 'done')).toContain('beatty');
    expect(made.consequence('allied')).toBe('1 fleet has no new move');
    for (let turn = 0; turn < 3; turn++) made.play('allied', 'move', ['beatty']);
    expect([made.caution('allied', 'done'), made.consequence('allied')]).toEqual([undefined, undefined]);
  });

  test('GW-4.2 nobody is warned of a fleet that enters port as the last that is written of it', () => {
    const made = table(beatty(), HIPPER).run(orders).play('allied', 'move', ['beatty', 'K3', 'J2']);
    expect(made.consequence('allied')).toBe('1 fleet has no new move');
    made.play('allied', 'task', ['beatty', 'port', 'methil']);
    expect([made.caution('allied', 'done'), made.consequence('allied')]).toEqual([undefined, undefined]);
  });
});

describe('after contact', () => {
  const met = () => {
    const made = table(beatty(), HIPPER);
    made.state.turn = 3;
    made.fleet('beatty', { metIn: 2, plot: [by('K5'), by('K6')] });
    return made.run(orders);
  };

  test('GW-TAC-ORDERS moves may be written anew, all of them', () => {
    const made = met().play('allied', 'move', ['beatty', 'K3']).play('allied', 'move', ['beatty', 'K2']);
    expect(handIn(made).fleet('beatty').plot).toEqual([by('K3'), by('K2')]);
  });

  test('GW-TAC-ORDERS a mission that is plotted whole may be plotted anew to the end', () => {
    const made = table(beatty({ mission: 'bombardment' }), HIPPER);
    made.state.turn = 3;
    made.fleet('beatty', { metIn: 2, plot: [by('K5'), by('K6'), by('K7'), by('K8')] });
    handIn(made.run(orders).play('allied', 'steer', ['beatty', 'N4']).play('allied', 'steer', ['beatty', 'K3']));
    expect(made.fleet('beatty').plot.length).toBeGreaterThan(3);
    expect(made.fleet('beatty').plot.at(-1)?.way.at(-1)).toBe('K3');
  });

  test('GW-TAC-ORDERS in the Orders Phase that follows, and in no later one', () => {
    const made = met();
    made.state.turn = 4;
    handIn(made.run(orders).play('allied', 'move', ['beatty', 'K7']));
    expect(made.fleet('beatty').plot).toEqual([by('K5'), by('K6'), by('K7')]);
  });

  test('GW-TAC-ORDERS who writes nothing keeps what stands', () => {
    expect(handIn(met()).fleet('beatty').plot).toEqual([by('K5'), by('K6')]);
  });

  test('GW-TAC-CRIPPLED a crippled ship leaves for home, and others may see her there', () => {
    const made = table(british('beatty', 'K4', ['lion', 'tiger', 'princess-royal']), HIPPER);
    made.state.turn = 3;
    made.fleet('beatty', { metIn: 2, foughtIn: 2 });
    made.ship('lion', { slowed: 1 });
    made.run(orders);
    expect(made.offered('allied', 'detach').every((each) => each.startsWith('beatty lion'))).toBe(true);
    made.play('allied', 'detach', ['beatty', 'lion', 'rosyth']);
    expect(made.offered('allied', 'detach')).toEqual(['beatty tiger rosyth', 'beatty princess-royal rosyth']);
    made.play('allied', 'detach', ['beatty', 'tiger', 'rosyth']);
    expect(made.offered('allied', 'detach')).toEqual([]);
    handIn(made);
    expect(made.fleet('beatty').pieces).toEqual(['princess-royal']);
    expect(made.fleet('allied-detached-1')).toMatchObject({ mission: 'abort', pieces: ['lion', 'tiger'] });
    expect(made.fleet('allied-detached-1').plot.at(-1)?.task).toEqual({ do: 'port', port: 'rosyth' });
  });
});

describe('who leaves a fleet', () => {
  const hurt = (foughtIn: number, ...ships: readonly string[]) => {
    const made = table(british('beatty', 'K4', ships), HIPPER);
    made.state.turn = 3;
    made.fleet('beatty', { foughtIn });
    made.ship('lion', { slowed: 1 });
    return made.run(orders).offered('allied', 'detach').length;
  };

  test('GW-TAC-CRIPPLED a crippled ship after a fight alone, and never the last', () => {
    expect(hurt(2, 'lion', 'tiger')).toBeGreaterThan(0);
    expect([hurt(0, 'lion', 'tiger'), hurt(1, 'lion', 'tiger'), hurt(2, 'lion')]).toEqual([0, 0, 0]);
  });

  test('GW-TAC-CRIPPLED she leaves mines, cargo and charge behind, and the enemy has no name for her', () => {
    const made = table(
      british('hood', 'K4', ['iron-duke']),
      british('beatty', 'K4', ['lion', 'tiger'], { mission: 'escort', charge: 'hood' }),
      HIPPER,
    );
    made.state.turn = 3;
    made.fleet('beatty', { foughtIn: 2, metIn: 2, token: 'allied-1', mines: 1, bound: 'rosyth' });
    made.ship('lion', { slowed: 1 });
    handIn(made.run(orders).play('allied', 'detach', ['beatty', 'lion', 'rosyth']));
    expect(made.fleet('allied-detached-1')).toMatchObject({ charge: null, mines: 0, bound: null, token: '', mission: 'abort' });
    expect(made.fleet('beatty')).toMatchObject({ charge: 'hood', mines: 1, token: 'allied-1' });
  });
});

describe('giving up', () => {
  test('GW-5.2-ABORT the moves of this turn and the next stand, then home by a shortest way', () => {
    const made = table(beatty(), HIPPER);
    made.fleet('beatty', { plot: [by('K5'), by('K6'), by('K7')] });
    handIn(made.run(orders).play('allied', 'abort', ['beatty', 'rosyth']));
    const { plot, mission } = made.fleet('beatty');
    expect(mission).toBe('abort');
    expect(plot.slice(0, 2)).toEqual([by('K5'), by('K6')]);
    expect(plot.slice(2).flatMap(({ way }) => way)).toEqual(['K5', 'K4', 'K3', 'K2']);
    expect(plot.at(-1)?.task).toEqual({ do: 'port', port: 'rosyth' });
  });

  test('GW-5.2-ABORT nothing else is written for a fleet that is told to', () => {
    const made = table(beatty(), HIPPER).run(orders).play('allied', 'abort', ['beatty', 'rosyth']);
    expect(made.offered('allied', 'move')).toEqual([]);
  });

  test('GW-5.2-ABORT at once after contact', () => {
    const made = table(beatty(), HIPPER);
    made.state.turn = 3;
    made.fleet('beatty', { metIn: 2, plot: [by('K5'), by('K6')] });
    handIn(made.run(orders).play('allied', 'abort', ['beatty', 'rosyth']));
    expect(made.fleet('beatty').plot).toEqual([{ way: ['K3', 'K2'], task: { do: 'port', port: 'rosyth' } }]);
  });

  test('GW-5.2-ABORT in port too: it stays there, or goes to another, and is given nothing else for six turns', () => {
    const made = table(beatty({ zone: 'K2', port: 'rosyth' }), HIPPER);
    handIn(made.run(orders).play('allied', 'abort', ['beatty', 'rosyth']));
    expect(made.fleet('beatty')).toMatchObject({ mission: 'abort', port: 'rosyth', rested: 0 });
    expect(made.fleet('beatty').plot.flatMap(({ way }) => way)).toEqual([]);
    made.state.turn = 2;
    expect(made.run(orders).offered('allied', 'abort')).toEqual([]);
    const other = table(beatty({ zone: 'K2', port: 'rosyth' }), HIPPER);
    handIn(other.run(orders).play('allied', 'abort', ['beatty', 'scapa-flow']));
    expect(other.fleet('beatty').plot.at(-1)?.task).toEqual({ do: 'port', port: 'scapa-flow' });
  });

  test('GW-5.2-ABORT to friendly ports alone', () => {
    const offered = table(beatty(), HIPPER).run(orders).offered('allied', 'abort');
    expect(offered).toContain('beatty rosyth');
    expect(offered).not.toContain('beatty wilhelmshaven');
  });

  test.each([
    ['the Allies’ until October 1914', { year: 1914, month: 10, day: 14 }, 'allied beatty'],
    ['the Germans’ from then on', { year: 1914, month: 10, day: 15 }, 'central hipper'],
  ] as const)('GW-5.2-ABORT Ostend is %s', (_, date, whose) => {
    const made = tableOf(operationWith([beatty(), HIPPER], { date })).run(orders);
    const ports = (['allied', 'central'] as const).flatMap((side) => made.offered(side, 'abort').map((each) => `${side} ${each}`));
    expect(ports.filter((each) => each.endsWith('ostend'))).toEqual([`${whose} ostend`]);
  });
});

describe('escorts', () => {
  const inPort = { zone: 'K2', port: 'rosyth' };

  test('GW-5.2-ESCORT a fleet joins another in the same port, and leaves it there', () => {
    const made = table(beatty(inPort), british('boats', 'K2', ['tiger'], inPort), HIPPER).run(orders);
    handIn(made.play('allied', 'escort', ['boats', 'beatty']));
    expect(made.fleet('boats')).toMatchObject({ mission: 'escort', charge: 'beatty' });
    handIn(made.run(orders).play('allied', 'part', 'boats'));
    expect(made.fleet('boats')).toMatchObject({ mission: 'intercept', charge: null });
  });

  test('GW-5.2-ESCORT who is told to give up and then to escort another escorts it', () => {
    const made = table(beatty({ zone: 'K4' }), british('boats', 'K4', ['tiger']), HIPPER);
    made.state.turn = 3;
    made.fleet('boats', { metIn: 2 });
    handIn(made.run(orders).play('allied', 'abort', ['boats', 'rosyth']).play('allied', 'escort', ['boats', 'beatty']));
    expect(made.fleet('boats')).toMatchObject({ mission: 'escort', charge: 'beatty', plot: [] });
  });

  test('GW-5.2-ESCORT nobody escorts an escort', () => {
    const made = table(
      beatty(inPort),
      british('boats', 'K2', ['tiger'], inPort),
      british('more', 'K2', ['princess-royal'], inPort),
      HIPPER,
    );
    made.run(orders).play('allied', 'escort', ['boats', 'beatty']);
    expect(made.offered('allied', 'escort')).toEqual(['more beatty']);
  });

  test('GW-5.2-ESCORT nor is such a chain handed in that comes about when an order is taken back', () => {
    const more = british('more', 'K2', ['princess-royal'], { ...inPort, mission: 'escort', charge: 'boats' });
    const made = table(beatty(inPort), british('boats', 'K2', ['tiger'], inPort), more, HIPPER).run(orders);
    made.play('allied', 'part', 'more').play('allied', 'escort', ['boats', 'beatty']).play('allied', 'forget', 'more');
    expect(made.whyNot('allied', 'done')?.rule).toBe('GW-5.2-ESCORT');
  });

  test('GW-5.2-RAID nobody escorts a raid, and whoever is escorted is not sent on one', () => {
    const boats = british('boats', 'K2', ['tiger'], inPort);
    expect(
      table(beatty({ ...inPort, mission: 'raid' }), boats, HIPPER)
        .run(orders)
        .offered('allied', 'escort'),
    ).toEqual(['beatty boats']);
    const flags = [{ name: 'Beatty', ship: 'lion' }];
    const made = tableOf(operationWith([beatty({ ...inPort, flags }), boats, HIPPER]), { organisation: 'own' }).run(orders);
    expect(made.offered('allied', 'mission')).toContain('beatty raid');
    made.play('allied', 'escort', ['boats', 'beatty']);
    expect(made.offered('allied', 'mission')).not.toContain('beatty raid');
    made.play('allied', 'forget', 'boats').play('allied', 'mission', ['beatty', 'raid']);
    expect(made.offered('allied', 'escort')).not.toContain('boats beatty');
  });

  test.each([
    ['transport', { mission: 'transport', bound: 'lerwick' }],
    ['bombardment', { mission: 'bombardment' }],
    ['minelaying', { mission: 'minelaying', mines: 1 }],
    ['minesweeping', { mission: 'minesweeping' }],
  ] as const)('GW-5.2-ESCORT GW-5.12 a fleet on %s escorts nobody, and may be escorted', (_mission, changes) => {
    const made = table(beatty(inPort), british('boats', 'K2', ['tiger'], { ...inPort, ...changes }), HIPPER).run(orders);
    expect(made.offered('allied', 'escort')).toEqual(['beatty boats']);
  });

  test('GW-5.2-ESCORT transports that have given up and rested escort nobody either', () => {
    const made = table(beatty(inPort), british('convoy', 'K2', ['slow-transport'], inPort), HIPPER);
    made.fleet('convoy', { mission: 'abort', rested: 6 });
    expect(made.run(orders).offered('allied', 'escort')).toEqual(['beatty convoy']);
  });

  test('GW-5.2-ESCORT nobody sails earlier as an escort than by itself', () => {
    const made = table(beatty(inPort), british('late', 'K2', ['tiger'], { ...inPort, first: 4 }), HIPPER);
    expect(made.run(orders).offered('allied', 'escort')).toEqual(['beatty late']);
    made.state.turn = 4;
    expect(made.run(orders).offered('allied', 'escort')).toEqual(['beatty late', 'late beatty']);
  });

  test('GW-5.2-ESCORT GW-18.2 nor is held to less', () => {
    const held = { kind: 'held', fleets: ['late'], before: 4 } as const;
    const made = tableOf(operationWith([beatty(inPort), british('late', 'K2', ['tiger'], inPort), HIPPER], { limits: [held] }));
    expect(made.run(orders).offered('allied', 'escort')).toEqual(['beatty late']);
    made.state.turn = 4;
    expect(made.run(orders).offered('allied', 'escort')).toEqual(['beatty late', 'late beatty']);
    const wary = { kind: 'caution', fleets: ['late'], upTo: 4 } as const;
    const other = tableOf(operationWith([beatty(inPort), british('late', 'K2', ['tiger'], inPort), HIPPER], { limits: [wary] }));
    expect(other.run(orders).offered('allied', 'escort')).toEqual(['beatty late']);
  });

  test('GW-5.2-ESCORT not at sea without contact', () => {
    expect(
      table(beatty(), british('boats', 'K4', ['tiger']), HIPPER)
        .run(orders)
        .offered('allied', 'escort'),
    ).toEqual([]);
  });
});

describe('a raider', () => {
  test('GW-5.46c chooses in secret', () => {
    const made = tableOf(operationWith([beatty({ mission: 'raid' }), HIPPER])).run(orders);
    expect(made.offered('allied', 'stance')).toEqual(['beatty -1']);
    made.play('allied', 'stance', ['beatty', -1]);
    expect(handIn(made).fleet('beatty').stance).toBe(-1);
    expect(JSON.stringify(made.seenBy('central'))).not.toContain('stance":-1');
  });

  test('GW-5.46c others have no choice', () => {
    expect(table(beatty(), HIPPER).run(orders).offered('allied', 'stance')).toEqual([]);
  });
});
