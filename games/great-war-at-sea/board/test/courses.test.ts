/** Courses on the chart: laid by hand or steered, divided into turns, and taken by the rules as they were drawn. */
import { describe, expect, test } from 'vitest';
import type { BoardCommand } from '../../../../kit/board-props.ts';
import { isInPlay } from '../../data/zones.ts';
import { conclusion } from '../../rules/conclusion.ts';
import { moveFleets } from '../../rules/movement.ts';
import { type Orders, withLine } from '../../rules/order-lines.ts';
import { orders } from '../../rules/orders.ts';
import type { Written } from '../../rules/writing.ts';
import type { ZoneId } from '../../state.ts';
import { british, by, german, operationWith, type TestTable, table, tableOf } from '../../test/table.ts';
import { bunkersOf } from '../bunkers.ts';
import { courseOf, ledTo } from '../courses.ts';
import { lanesOf } from '../lanes.ts';
import { layingOf, penFor, previewOf, stayingOf, steeringOf } from '../pen.ts';

const HIPPER = german('hipper', 'N12', ['seydlitz']);
/** Lion and Tiger make speed 2 and 2+: two zones a turn. */
const beattyAt = (zone: ZoneId) => british('beatty', zone, ['lion', 'tiger']);
const atSea = () => table(beattyAt('K5'), HIPPER).run(orders);

const ofBeatty = (written: Written): Orders => withLine({}, 'beatty', written);

const pen = (made: TestTable, written: Orders = {}, anew = false) => {
  const found = penFor(made.war, made.seenBy('allied'), made.fleet('beatty'), written, anew);
  if (!found) throw new Error('nothing may be written');
  return found;
};

const give = (made: TestTable, commands: readonly BoardCommand[]): void => {
  for (const { verb, target } of commands) made.play('allied', verb, target ?? undefined);
};

describe('a way that is laid', () => {
  test('goes on to a neighbour, and back over its last step', () => {
    const { war } = atSea();
    expect(ledTo(war, 'K5', [], 'K6')).toEqual(['K6']);
    expect(ledTo(war, 'K5', ['K6', 'K7'], 'K6')).toEqual(['K6']);
    expect(ledTo(war, 'K5', ['K6'], 'K5')).toEqual([]);
    expect(ledTo(war, 'K5', ['K6'], 'K6')).toEqual(['K6']);
  });

  test('goes by the shortest way to a zone that the hand has leapt to', () => {
    const { war } = atSea();
    expect(ledTo(war, 'K5', ['K6'], 'K9')).toEqual(['K6', 'K7', 'K8', 'K9']);
  });
});

describe('writing', () => {
  test('GW-4.3 a way is divided into turns, each as long as the fleet can run', () => {
    const made = atSea();
    const way = ['K6', 'K7', 'K8', 'K9', 'K10'];
    const legs = previewOf(made.war, made.seenBy('allied'), pen(made), way);
    expect(legs.map(({ turn, way: zones }) => [turn, zones])).toEqual([
      [1, ['K6', 'K7']],
      [2, ['K8', 'K9']],
      [3, ['K10']],
    ]);
  });

  test('what is laid is taken by the rules, and comes out as it was drawn', () => {
    const made = atSea();
    const view = made.seenBy('allied');
    const way = ['K6', 'L6', 'L7', 'K8', 'K9'];
    const drawn = previewOf(made.war, view, pen(made), way);
    give(made, layingOf(made.war, view, pen(made), way));
    made.play('allied', 'done').play('central', 'done');
    expect(courseOf(made.war, made.seenBy('allied'), made.fleet('beatty'), {}).map(({ way: zones }) => zones)).toEqual(
      drawn.map(({ way: zones }) => zones),
    );
  });

  test('what is steered for is taken too, and no more turns than may be written', () => {
    const made = atSea();
    give(made, steeringOf(pen(made), 'K12'));
    made.play('allied', 'done').play('central', 'done');
    expect(made.fleet('beatty').plot.map(({ way }) => way.length)).toEqual([2, 2, 2]);
  });

  test('a turn in which the fleet stays is a move like any other', () => {
    const made = atSea();
    give(made, stayingOf(pen(made)));
    made.play('allied', 'done').play('central', 'done');
    expect(made.fleet('beatty').plot).toEqual([by()]);
  });

  test('goes on where the plot has room, and begins anew where it has none or where one wants to', () => {
    const made = atSea();
    const short = ofBeatty({ plot: [by('K6')] });
    const full = ofBeatty({ plot: [by('K6'), by('K7'), by('K8')] });
    expect(pen(made, short)).toMatchObject({ start: 'K6', room: 2, anew: false });
    expect(pen(made, full)).toMatchObject({ start: 'K5', room: 3, anew: true });
    expect(pen(made, short, true)).toMatchObject({ start: 'K5', anew: true });
    expect(steeringOf(pen(made, full), 'L6').map(({ verb }) => verb)).toEqual(['forget', 'steer']);
  });

  test('GW-4.2 what was written in an earlier turn stands, and the pen begins behind it', () => {
    const made = atSea();
    made.fleet('beatty', { plot: [by('K6'), by('K7')] });
    expect(pen(made)).toMatchObject({ start: 'K7', room: 1, anew: false });
    const legs = previewOf(made.war, made.seenBy('allied'), pen(made), ['K8', 'K9', 'K10']);
    expect(legs.map(({ to, fixed }) => [to, fixed])).toEqual([
      ['K6', true],
      ['K7', true],
      ['K9', false],
    ]);
  });

  test('there is no pen for a fleet that may not sail yet, nor for an escort', () => {
    const made = table(
      british('jellicoe', 'F3', ['iron-duke'], { first: 3 }),
      british('screen', 'K5', ['arethusa'], { charge: 'beatty' }),
      beattyAt('K5'),
      HIPPER,
    );
    const view = made.seenBy('allied');
    expect(penFor(made.war, view, made.fleet('jellicoe'), {})).toBeNull();
    expect(penFor(made.war, view, made.fleet('screen'), {})).toBeNull();
  });
});

describe('the light on a course', () => {
  const lightsIn = (month: number) => {
    const made = tableOf(operationWith([beattyAt('K5'), HIPPER], { date: { year: 1915, month, day: 1 } }));
    made.fleet('beatty', { plot: Array.from({ length: 6 }, () => by()) });
    return courseOf(made.war, made.seenBy('allied'), made.fleet('beatty'), {}).map(({ light }) => light);
  };

  test('GW-11.4 in summer there is dusk from 16 to 20 hours', () => {
    expect(lightsIn(6)).toEqual(['day', 'day', 'day', 'dusk', 'night', 'night']);
  });

  test('GW-11.4b in winter that turn is dark', () => {
    expect(lightsIn(12)).toEqual(['day', 'day', 'day', 'night', 'night', 'night']);
  });

  test('while a fight is on the first move is that of the next turn', () => {
    const made = atSea();
    made.fleet('beatty', { plot: [by('K6')] });
    const view = { ...made.seenBy('allied'), fight: { zone: 'K5', surprise: false, tokens: { allied: [], central: [] } } };
    expect(courseOf(made.war, view, made.fleet('beatty'), {})).toMatchObject([{ turn: 2 }]);
  });

  test('nor, when a turn is stepped through, is a move that has been made still to come; and the next turn has its own again', () => {
    const made = atSea();
    const turns = () => courseOf(made.war, made.seenBy('allied'), made.fleet('beatty'), {}).map(({ turn }) => turn);
    made.fleet('beatty', { plot: [by('K6'), by('K7')] });
    expect(turns()).toEqual([1, 2]);
    made.run(moveFleets);
    expect(turns()).toEqual([2]);
    made.run(conclusion);
    made.state.turn = 2;
    expect(turns()).toEqual([2]);
  });
});

test('GW-5.2-ABORT a fleet that gives up is drawn on its way home before the orders are handed in', () => {
  const made = atSea();
  const legs = courseOf(made.war, made.seenBy('allied'), made.fleet('beatty'), ofBeatty({ abort: 'rosyth' }));
  expect(legs.at(-1)).toMatchObject({ to: 'K2', task: { do: 'port', port: 'rosyth' } });
});

test('courses that leave one zone run beside each other', () => {
  const lanes = lanesOf([
    { id: 'a', zone: 'K5' },
    { id: 'b', zone: 'K5' },
    { id: 'c', zone: 'N12' },
  ]);
  expect(lanes.get('a')).toBe(-(lanes.get('b') ?? 0));
  expect(lanes.get('a')).not.toBe(lanes.get('b'));
  expect(lanes.get('c')).toBe(0);
});

test('the zones of these courses are water', () => {
  const { war } = atSea();
  for (const zone of war.theatre.zones.filter(({ id }) => /^K([5-9]|1[0-2])$/.test(id))) expect(isInPlay(zone), zone.id).toBe(true);
});

test('GW-19.2 a course burns the square of the zones of each turn, out of the bunkers of the ship that has least', () => {
  const bunkers = (fuel: string) => {
    const made = tableOf(operationWith([beattyAt('K5'), HIPPER]), { fuel });
    made.ship('tiger').fuel = 40;
    const view = made.seenBy('allied');
    const plot = [by('K6', 'K7'), by(), by('K8')];
    return bunkersOf(made.war, view, made.fleet('beatty'), courseOf(made.war, view, made.fleet('beatty'), ofBeatty({ plot })));
  };
  expect(bunkers('on')).toMatchObject({ ship: 'tiger', left: 40, burns: 4 + 1 + 1 });
  expect(bunkers('off')).toBeNull();
});
