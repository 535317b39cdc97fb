/** GW-4.6: what happens at the end of a turn. */
import { describe, expect, test } from 'vitest';
import { Game, recordOf, replay, seen } from '../../../kernel/index.ts';
import { sheetOf } from '../data/data.ts';
import { greatWarAtSea } from '../index.ts';
import { reckoning } from '../reckoning.ts';
import { conclusion } from '../rules/conclusion.ts';
import { pointsOf } from '../rules/victory.ts';
import { british, by, german, table } from './table.ts';

test.each([
  ['allied', 'central'],
  ['central', 'allied'],
])('GW-18.1 when %s resign, asked or not, %s have won', (side, winner) => {
  const settings = { scenario: 'scarborough-1914', options: {}, seed: 'resign', dice: 'fast' } as const;
  const game = new Game(greatWarAtSea, settings, { log: true, undo: true, chain: true });
  expect(game.apply({ side, verb: 'resign' })).toBeNull();
  expect(game.ending).toMatchObject({ result: winner, winner });
  expect(seen(game, 'allied').log.at(-1)).toMatchObject({ rule: 'GW-18.1' });
  expect(replay(greatWarAtSea, recordOf(game)).ending).toEqual(game.ending);
});

const HIPPER = german('hipper', 'N11', ['seydlitz', 'blucher']);
const set = () => table(british('beatty', 'K4', ['lion', 'tiger']), HIPPER);

describe('foundering', () => {
  const leaking = () => {
    const made = set();
    made.ship('lion', { hull: made.war.berths[0] ? made.war.berths[0].sheet.hull.boxes - 1 : 0 });
    return made;
  };

  test('GW-8.52 a ship that has lost three quarters of her hull goes down on a 6, and her owner alone is told', () => {
    const made = leaking().dice(6).run(conclusion);
    expect(made.ship('lion')).toMatchObject({ fate: 'gone', told: false });
    expect(made.fleet('beatty').pieces).toEqual(['tiger']);
    expect(made.read('central')).toEqual([]);
    expect(made.told('lost', 'allied')).toHaveLength(1);
  });

  test.each([
    ['GW-8.52 clear weather adds nothing', 'clear', 6],
    ['GW-8.52 nor does mist', 'mist', 6],
    ['GW-8.52 fog adds 1', 'fog', 5],
    ['GW-8.52 a squall adds 1', 'squall', 5],
    ['GW-8.52 a storm adds 2', 'storm', 4],
    ['GW-8.52 a gale adds 3', 'gale', 3],
  ] as const)('%s', (_name, weather, needed) => {
    const at = (die: number): string => {
      const made = leaking();
      made.state.weather.centre = weather;
      return made.dice(die).run(conclusion).ship('lion').fate;
    };
    expect(at(needed)).toBe('gone');
    expect(at(needed - 1)).toBe('afloat');
  });

  test('GW-8.52 not in port', () => {
    const made = leaking();
    made.fleet('beatty', { zone: 'K2', port: 'rosyth' });
    expect(made.run(conclusion).ship('lion').fate).toBe('afloat');
  });

  test('GW-8.52 three quarters of the hull are not enough, one box more is', () => {
    const made = table(british('beatty', 'K4', ['indefatigable']), HIPPER);
    expect(sheetOf(made.war, 'indefatigable').hull.boxes).toBe(8);
    made.ship('indefatigable', { hull: 6 });
    expect(made.run(conclusion).rolls).toEqual([]);
    made.ship('indefatigable', { hull: 7 });
    expect(made.dice(1).run(conclusion).rolls).toEqual(['foundering: holds']);
  });

  test('GW-8.52 a leader goes down with his ship', () => {
    const made = leaking();
    made.state.leaders = [{ name: 'Beatty', side: 'allied', ship: 'lion' }];
    expect(made.dice(6).run(conclusion).state.leaders).toEqual([]);
  });
});

describe('engines', () => {
  const dead = (die: number, changes = {}) => {
    const made = set();
    made.ship('lion', { slowed: 3, engines: 'stopped' });
    made.fleet('beatty', { mission: 'abort', ...changes });
    return made.dice(die).run(conclusion).ship('lion');
  };

  test('GW-11.27 a fleet that has given up mends on a 1, and gives a ship up on 5 and 6', () => {
    expect(dead(1)).toMatchObject({ engines: 'patched', slowed: 1 });
    expect(dead(4).engines).toBe('stopped');
    expect(dead(5).engines).toBe('hopeless');
  });

  test('GW-11.27 not a fleet that fought, or has another mission', () => {
    const made = set();
    made.ship('lion', { slowed: 3, engines: 'stopped' });
    made.fleet('beatty', { mission: 'abort', foughtIn: 1 });
    expect(made.run(conclusion).ship('lion').engines).toBe('stopped');
    made.fleet('beatty', { mission: 'intercept', foughtIn: 0 });
    expect(made.run(conclusion).ship('lion').engines).toBe('stopped');
  });
});

describe('fleets', () => {
  test('GW-5.2-ABORT whole turns in port are counted, not that of the arrival', () => {
    const made = table(british('beatty', 'K2', ['lion'], { port: 'rosyth' }), HIPPER);
    made.fleet('beatty', { mission: 'abort', track: ['K3', 'K2'], ran: [2, 0] });
    expect(made.run(conclusion).fleet('beatty').rested).toBe(0);
    made.fleet('beatty', { track: ['K2'], ran: [0, 2] });
    expect(made.run(conclusion).fleet('beatty').rested).toBe(1);
  });

  test('GW-5.2-ESCORT an escort whose charge is gone goes on alone, and may write at once', () => {
    const made = table(
      british('beatty', 'K4', ['lion']),
      british('boats', 'K4', ['tiger'], { mission: 'escort', charge: 'beatty' }),
      HIPPER,
    );
    made.fleet('beatty', { pieces: [] });
    made.ship('lion', { fate: 'gone', sunk: true });
    made.run(conclusion);
    expect(made.state.fleets.map(({ id }) => id)).toEqual(['boats', 'hipper']);
    expect(made.fleet('boats')).toMatchObject({ charge: null, mission: 'intercept', metIn: 1 });
  });

  test('GW-4.6 the next turn begins with a clean slate', () => {
    const made = set();
    made.fleet('beatty', { track: ['K4'], task: { do: 'hunt' }, plot: [by('K5')] });
    made.run(conclusion);
    expect(made.fleet('beatty')).toMatchObject({ track: [], task: null, plot: [by('K5')] });
    expect(made.state.contacts).toEqual([]);
  });
});

describe('points', () => {
  test('GW-18.1 a ship that is lost counts whole for the other side', () => {
    const made = set();
    made.ship('blucher', { fate: 'gone', sunk: true });
    expect(pointsOf(made.war, made.state, 'allied', false)).toBe(made.war.berths.find(({ id }) => id === 'blucher')?.sheet.points);
    expect(pointsOf(made.war, made.state, 'central', false)).toBe(0);
  });

  test('GW-18.1 a crippled one a quarter, rounded up, at the end', () => {
    const made = set();
    made.ship('lion', { slowed: 1 });
    expect(pointsOf(made.war, made.state, 'central', false)).toBe(0);
    expect(pointsOf(made.war, made.state, 'central', true)).toBe(Math.ceil((made.war.berths[0]?.sheet.points ?? 0) / 4));
  });
});

test('what an operation came to is counted by kinds of ships, with those that are crippled', () => {
  const made = table(british('beatty', 'K4', ['lion', 'tiger', 'arethusa']), german('hipper', 'N11', ['seydlitz', 's138-class']));
  made.ship('lion', { fate: 'gone' });
  made.ship('arethusa', { fate: 'gone' });
  made.ship('tiger', { slowed: 1 });
  const { name } = made.war.operation.sides.allied;
  expect(reckoning(made.state, made.data).figures).toMatchObject({
    [`Ships lost, ${name}`]: 2,
    [`Capital ships lost, ${name}`]: 1,
    [`Cruisers and others lost, ${name}`]: 1,
    [`Flotilla craft lost, ${name}`]: 0,
    [`Ships crippled, ${name}`]: 1,
  });
});

test('GW-18.1 the end is told of the sides by the names that the operation gives them', () => {
  const names = { allied: 'The Japanese', central: 'The Russians' };
  expect(greatWarAtSea.wording.event({ type: 'over', allied: 34, central: 2, winner: 'allied', names }, String).words).toBe(
    'The operation is over: the Japanese **34**, the Russians **2**.',
  );
  const game = new Game(greatWarAtSea, { scenario: 'ulsan-1904', options: {}, seed: 'resign', dice: 'fast' }, { log: true });
  game.apply({ side: 'central', verb: 'resign' });
  expect(seen(game, 'allied').log.at(-1)?.words).toBe('The Russians **resign**.');
});
