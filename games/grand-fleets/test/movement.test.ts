/** GF-5: the Movement Phase and its two segments. */
import { describe, expect, test } from 'vitest';
import { stepsFrom } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { movementPhase } from '../rules/movement.ts';
import { readOrder } from '../rules/orders.ts';
import { passageOf } from '../rules/passage.ts';
import { inCompany } from '../rules/squadron-orders.ts';
import { helmFor, squadronPassages } from '../rules/squadron-passages.ts';
import { view } from '../view.ts';
import { like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { at, battleWith, blue, N, NE, NW, red, S, SE, type TestTable, table, tableOf } from './table.ts';

const LION = like(TIGER, 'lion');

/** Two battlecruisers in line, and an enemy far away. */
const pair = (changes: Partial<Battle> = {}, options = {}): TestTable =>
  tableOf(battleWith([blue(TIGER, [0, 0], N), blue(LION, [0, 1], N), red(MOLTKE, [0, -9], S)], changes), options);

const SQUADRON = 'blue squadron';

/** To the end of the individual segment, in which only blue gives orders. */
const apart = (made: TestTable, ...orders: (readonly [string, ...(string | number)[]])[]): TestTable => {
  made.run(movementPhase);
  for (const order of orders) made.play('blue', 'order', order);
  return made.play('blue', 'done').play('red', 'done');
};

describe('the individual segment', () => {
  test('GF-2.2d GF-5.2 both sides write orders in secret, and all are carried out at once', () => {
    const made = pair().run(movementPhase);
    expect(made.asked).toEqual(['blue', 'red']);
    made.play('blue', 'order', ['tiger', 1, 'S', 'S', 2]).play('blue', 'done');
    expect(made.ship('tiger')).toMatchObject({ hex: at(0, 0), spent: 0 });
    expect(made.entries).toEqual([]);
    made.play('red', 'order', ['moltke', 2, 'P']).play('red', 'done');
    expect(made.ship('tiger')).toMatchObject({ hex: at(2, -1), facing: SE, spent: 5, evasive: 0, apart: true });
    expect(made.ship('moltke')).toMatchObject({ hex: at(0, -7), facing: SE, spent: 3 });
    expect(made.told('steamed').map(({ force, tracks }) => [force, tracks.map(({ ship, order }) => `${ship} ${order}`)])).toEqual([
      ['British', ['tiger 1SS2']],
      ['German', ['moltke 2P']],
    ]);
  });

  test('GF-5.2.1d an evasive manoeuvre is one hex for two points, and is counted', () => {
    const made = apart(pair(), ['tiger', 'E', 1, 'E']);
    expect(made.ship('tiger')).toMatchObject({ hex: at(0, -3), spent: 5, evasive: 2 });
  });

  test('GF-5.2.2 no order costs more than there is', () => {
    const made = pair().run(individualOrders);
    made.ship('tiger', { hits: 12, engines: 1 });
    expect(made.question('blue').takes('order', ['tiger', 1, 'S', 2])).toBeNull();
    expect(made.whyNot('blue', 'order', ['tiger', 1, 'S', 2])).toEqual({ words: 'it costs 4 points, and there are 3', rule: 'GF-5.2.2' });
    made.play('blue', 'order', ['tiger', 1, 'S', 1]);
  });

  test('GF-5.1 a ship without points may only stay', () => {
    const made = pair().run(individualOrders);
    made.ship('tiger', { hits: 18, engines: 2 });
    expect(stepsFrom(made.question('blue'), 'order', ['tiger'])).toEqual({ next: [], isWhole: true });
  });

  test('GF-8.3.8a a jammed rudder makes turns dear and evasion impossible', () => {
    const made = pair().run(individualOrders);
    made.ship('tiger', { jammed: true });
    expect(made.whyNot('blue', 'order', ['tiger', 'E'])).toEqual({ words: 'her rudder is jammed', rule: 'GF-8.3.8a' });
    expect(made.whyNot('blue', 'order', ['tiger', 'S', 'S', 'S', 'P'])?.rule).toBe('GF-5.2.2');
    made.play('blue', 'order', ['tiger', 'S', 'S', 2]).play('blue', 'done').play('red', 'done');
    expect(made.ship('tiger')).toMatchObject({ facing: SE, spent: 6 });
  });

  test('GF-5.2.1a what is no order is refused in words', () => {
    const made = pair().run(individualOrders);
    expect(made.whyNot('blue', 'order', ['tiger', 6, 'T'])?.rule).toBe('GF-5.2.1a');
    expect(made.whyNot('blue', 'order', ['moltke', 1])).toEqual({ words: 'you have no such ship afloat', rule: 'GF-5.0' });
    expect([made.whyNot('blue', 'order'), made.whyNot('blue', 'order', 'nobody')].map((reason) => reason?.rule)).toEqual([
      'GF-5.0',
      'GF-5.0',
    ]);
    expect(made.whyNot('blue', 'forget', 'tiger')?.rule).toBe('GF-5.2');
  });

  test('GF-5.2 orders are for ships afloat of one side, and are laid part by part', () => {
    const made = pair();
    made.ship('lion', { fate: 'sunk', hits: 24 });
    made.run(individualOrders);
    expect([made.question('blue').pieces, made.question('red').pieces]).toEqual([['tiger'], ['moltke']]);
    expect(stepsFrom(made.question('blue'), 'order', [])).toEqual({ next: ['tiger'], isWhole: false });
    expect(stepsFrom(made.question('blue'), 'order', ['tiger', 5])).toEqual({ next: ['P', 'S'], isWhole: true });
    expect(made.question('blue').takes('forget', 'tiger')).toBeNull();
  });

  test('GF-5.2 orders in words, also before a ship is picked', () => {
    const made = pair().run(individualOrders);
    expect(made.says('blue')).toBe('Which ships move by themselves, and how?');
    expect(made.says('blue', 'order', ['tiger', 1, 'S', 'S', 2])).toBe('Tiger: 1SS2');
    expect([made.says('blue', 'order'), made.caution('blue', 'order')]).toEqual(['Order a ship', undefined]);
    made.play('blue', 'order', ['tiger', 1, 'S', 'S', 2]);
    expect(made.says('blue', 'forget', 'tiger')).toBe('Tiger: 1SS2: take back');
  });

  test('GF-5.2 a side without ships is not asked, and the other moves all the same', () => {
    const made = pair();
    made.ship('moltke', { fate: 'sunk', hits: 24 });
    made.run(movementPhase);
    expect(made.asked).toEqual(['blue']);
    made.play('blue', 'order', ['tiger', 1]).play('blue', 'order', ['lion']).play('blue', 'done');
    expect(made.told('steamed')).toMatchObject([
      { side: 'blue', squadron: null, line: false, order: null, tracks: [{ ship: 'tiger', order: '1' }] },
    ]);
    expect(made.finished).toBe(true);
  });

  test('GF-5.2 an order can be given anew or forgotten until it is handed in', () => {
    const made = pair().run(movementPhase);
    made
      .play('blue', 'order', ['tiger', 4])
      .play('blue', 'order', ['tiger', 2])
      .play('blue', 'order', ['lion', 1])
      .play('blue', 'forget', 'lion');
    made.play('blue', 'done').play('red', 'done');
    expect([made.ship('tiger').hex, made.ship('tiger').apart, made.ship('lion').apart]).toEqual([at(0, -2), true, false]);
  });

  test('GF-4.3 ships out of command move here, and without an order lie still for the turn', () => {
    const made = pair();
    made.ship('lion', { alone: 1 });
    made.run(movementPhase);
    expect(made.caution('blue', 'done')).toBe('Out of command and without an order, they lie still: Lion.');
    made.play('blue', 'done').play('red', 'done');
    expect(made.ship('lion')).toMatchObject({ hex: at(0, 1), apart: true, alone: 0 });
    expect(inCompany(made.state, SQUADRON).map(({ id }) => id)).toEqual(['tiger']);
    expect(made.told('steamed')).toEqual([]);
  });

  test('GF-4.3 nobody is warned of a ship that is in command, has an order or cannot move', () => {
    const made = pair();
    made.run(individualOrders);
    expect(made.caution('blue', 'done')).toBeUndefined();
    made.ship('lion', { alone: 1 });
    made.run(individualOrders).play('blue', 'order', ['lion', 1]);
    expect(made.caution('blue', 'done')).toBeUndefined();
    made.ship('lion', { hits: 18, engines: 2 });
    made.run(individualOrders);
    expect(made.caution('blue', 'done')).toBeUndefined();
    made.ship('lion', { engines: 1 });
    expect(made.caution('blue', 'done')).toMatch(/Lion/);
  });

  test('GF-8.3.1a a bridge hit binds for so many Movement Phases', () => {
    const made = pair();
    made.ship('lion', { alone: 2 });
    expect(apart(made).ship('lion').alone).toBe(1);
    expect(apart(made).ship('lion').alone).toBe(0);
    expect(apart(made).ship('lion').apart).toBe(false);
  });
});

describe('the squadron segment', () => {
  test('GF-2.2e GF-5.4 orders for squadrons are written when those who move apart have moved', () => {
    const made = apart(pair(), ['lion', 'S', 3]);
    expect(made.ship('lion').hex).toBe(at(3, -2));
    expect([made.asks, made.asked]).toEqual(['squadron-orders', ['blue', 'red']]);
    made.play('blue', 'order', [SQUADRON, 'simultaneous', 2]);
    expect(made.ship('tiger').hex).toBe(at(0, 0));
    made.play('blue', 'done').play('red', 'done');
    expect([made.ship('tiger').hex, made.ship('lion').hex]).toEqual([at(0, -2), at(3, -2)]);
    expect(made.finished).toBe(true);
  });

  test('GF-5.0 a leader who moves away by herself leaves her squadron in command', () => {
    const made = apart(pair(), ['tiger', 6]);
    made.ship('tiger', { hex: at(0, 9) });
    expect(made.question('blue').pieces).toEqual([SQUADRON]);
    expect(inCompany(made.state, SQUADRON).map(({ id }) => id)).toEqual(['lion']);
  });

  test('GF-5.0 a side whose ships all moved apart is not asked again', () => {
    expect(apart(pair(), ['tiger', 1], ['lion', 1]).asked).toEqual(['red']);
  });

  test('GF-5.3a one order and one formation for a squadron; the last one given counts', () => {
    const made = apart(pair());
    expect(made.whyNot('blue', 'order', [SQUADRON, 'as you like', 1])?.rule).toBe('GF-5.3a');
    expect(made.whyNot('blue', 'order', ['red squadron', 'simultaneous', 1])?.rule).toBe('GF-4.3');
    made.play('blue', 'order', [SQUADRON, 'simultaneous', 3]).play('blue', 'order', [SQUADRON, 'line-ahead', 1, 'P', 1]);
    made.play('blue', 'done').play('red', 'done');
    expect(
      made.told('steamed').map(({ squadron, line, order, tracks }) => [squadron, line, order, tracks.map((track) => track.order)]),
    ).toEqual([[SQUADRON, true, '1P1', ['1P1', '2P']]]);
    expect(made.ship('lion')).toMatchObject({ hex: at(0, -1), facing: NW });
  });

  test('GF-5.3a orders in words, also before a squadron is picked', () => {
    const made = apart(pair());
    expect(made.says('blue')).toBe('How do the squadrons move?');
    expect(made.says('blue', 'order', [SQUADRON, 'line-ahead', 1, 'P', 1])).toBe('blue squadron: 1P1 in line ahead');
    expect(made.says('blue', 'order', [SQUADRON, 'simultaneous'])).toBe('blue squadron: 0 together');
    expect([made.says('blue', 'order'), made.caution('blue', 'order')]).toEqual(['Order a squadron', undefined]);
    expect(made.question('blue').takes('forget', SQUADRON)).toBeNull();
    expect(stepsFrom(made.question('blue'), 'order', [])).toEqual({ next: [SQUADRON], isWhole: false });
    expect(stepsFrom(made.question('blue'), 'order', [SQUADRON, 'line-ahead', 5])).toEqual({ next: ['P', 'S'], isWhole: true });
  });

  test('GF-5.3a a squadron that is told to stay stays, and nothing is told of it', () => {
    const made = apart(pair(), ['tiger', 1]).play('blue', 'order', [SQUADRON, 'simultaneous']).play('blue', 'done').play('red', 'done');
    expect([made.ship('lion').hex, made.told('steamed').length]).toEqual([at(0, 1), 1]);
  });

  test('GF-5.0 a side without squadrons in command is not asked, and the other moves all the same', () => {
    const made = pair();
    made.ship('moltke', { alone: 1 });
    apart(made);
    expect(made.asked).toEqual(['blue']);
    made.play('blue', 'order', [SQUADRON, 'simultaneous', 2]).play('blue', 'done');
    expect([made.ship('tiger').hex, made.finished]).toEqual([at(0, -2), true]);
  });

  test('GF-5.3.1a all do the same, each from where she lies', () => {
    const made = apart(pair()).play('blue', 'order', [SQUADRON, 'simultaneous', 1, 'P', 1]).play('blue', 'done').play('red', 'done');
    expect(made.ship('tiger')).toMatchObject({ hex: at(-1, -1), facing: NW });
    expect(made.ship('lion')).toMatchObject({ hex: at(-1, 0), facing: NW });
  });

  test('GF-5.3.1b a ship with four points does 1S2 of 1S3', () => {
    const made = pair();
    made.ship('tiger', { hits: 12 });
    apart(made).play('blue', 'order', [SQUADRON, 'simultaneous', 1, 'S', 3]).play('blue', 'done').play('red', 'done');
    expect(made.told('steamed')[0]?.tracks.map(({ ship, order, spent }) => [ship, order, spent])).toEqual([
      ['tiger', '1S2', 4],
      ['lion', '1S3', 5],
    ]);
  });

  test('GF-5.3b for gunnery every ship of the squadron has the speed of the order', () => {
    const made = pair();
    made.ship('tiger', { hits: 12, evasive: 2 });
    apart(made).play('blue', 'order', [SQUADRON, 'simultaneous', 1, 'S', 3]).play('blue', 'done').play('red', 'done');
    expect([made.ship('tiger'), made.ship('lion')].map(({ spent, evasive }) => [spent, evasive])).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });

  test('GF-5.3b or, if the players agree, what she spent herself', () => {
    const made = pair({}, { 'squadron-speed': 'spent' });
    made.ship('tiger', { hits: 12 });
    apart(made).play('blue', 'order', [SQUADRON, 'simultaneous', 1, 'S', 3]).play('blue', 'done').play('red', 'done');
    expect([made.ship('tiger').spent, made.ship('lion').spent]).toEqual([4, 5]);
  });

  test('GF-5.2.1d no squadron evades', () => {
    const made = apart(pair());
    expect(made.question('blue').takes('order', [SQUADRON, 'simultaneous', 'E'])).toBeNull();
    expect(made.whyNot('blue', 'order', [SQUADRON, 'simultaneous', 'E'])?.rule).toBe('GF-5.2.1d');
  });

  test('GF-5.2.2 an order costs no more than the fastest ship has, and in line no more than the first', () => {
    const made = pair();
    made.ship('tiger', { hits: 12 });
    apart(made);
    made.play('blue', 'order', [SQUADRON, 'simultaneous', 6]);
    expect(made.whyNot('blue', 'order', [SQUADRON, 'line-ahead', 5])?.words).toBe('it costs 5 points, and there are 4');
    made.play('blue', 'order', [SQUADRON, 'line-ahead', 4]);
    expect(helmFor(made.battle, made.state.ships.slice(0, 2), 'simultaneous')).toEqual({ points: 6, jammed: false });
    made.ship('tiger', { jammed: true });
    expect(helmFor(made.battle, made.state.ships.slice(0, 2), 'simultaneous').jammed).toBe(false);
    expect(helmFor(made.battle, made.state.ships.slice(0, 2), 'line-ahead')).toEqual({ points: 4, jammed: true });
    made.ship('lion', { jammed: true });
    expect(helmFor(made.battle, made.state.ships.slice(0, 2), 'simultaneous').jammed).toBe(true);
  });

  test('GF-5.3.2a line ahead is for ships that are in it', () => {
    const made = pair();
    made.ship('lion', { facing: NE });
    apart(made);
    expect(stepsFrom(made.question('blue'), 'order', [SQUADRON])).toEqual({ next: ['simultaneous'], isWhole: false });
    expect(made.whyNot('blue', 'order', [SQUADRON, 'line-ahead', 1])).toEqual({
      words: 'the ships are not in line ahead',
      rule: 'GF-5.3.2a',
    });
  });

  test('GF-5.2 a squadron without an order lies still, and an order can be forgotten', () => {
    const made = apart(pair());
    expect(made.caution('blue', 'done')).toBe('Without an order, they lie still: blue squadron.');
    expect(made.whyNot('blue', 'forget', SQUADRON)?.rule).toBe('GF-5.2');
    made.play('blue', 'order', [SQUADRON, 'simultaneous', 2]);
    expect(made.caution('blue', 'done')).toBeUndefined();
    made.play('blue', 'forget', SQUADRON).play('blue', 'done').play('red', 'done');
    expect(made.ship('tiger')).toMatchObject({ hex: at(0, 0), spent: 0 });
  });

  test('GF-5.4.2 a squadron may leave the board: whoever ends beyond the edge is gone', () => {
    const made = pair();
    made.ship('tiger', { hex: at(0, -14) });
    made.ship('lion', { hex: at(0, -13) });
    apart(made);
    expect(made.caution('blue', 'order', [SQUADRON, 'line-ahead', 2])).toBe(
      'One ship ends beyond the edge: whoever the board cannot keep by floating is out of the battle for good.',
    );
    expect(made.caution('blue', 'order', [SQUADRON, 'simultaneous', 4, 'off'])).toBe(
      '2 ships end off the board, out of the battle for good.',
    );
    expect(made.caution('blue', 'order', [SQUADRON, 'line-ahead', 1])).toBeUndefined();
    expect(made.question('blue').takes('order', [SQUADRON, 'line-ahead', 1, 'off'])).toBeNull();
    made.play('blue', 'order', [SQUADRON, 'line-ahead', 2, 'off']).play('blue', 'done').play('red', 'done');
    expect([made.ship('tiger').fate, made.ship('lion').fate]).toEqual(['left', 'afloat']);
  });
});

test('GF-5.4.3 a squadron that does not mean to leave has the board float after it, were it for one ship', () => {
  const made = pair();
  made.ship('tiger', { hex: at(0, -14) });
  apart(made);
  expect(made.question('blue').takes('order', [SQUADRON, 'simultaneous', 3, 'off'])).not.toBeNull();
  made.play('blue', 'order', [SQUADRON, 'simultaneous', 3]).play('blue', 'done').play('red', 'done');
  expect([made.ship('tiger').fate, made.state.board.row]).toEqual(['afloat', -2]);
});

test('GF-5.1 a squadron without points may only stay', () => {
  const made = pair();
  for (const id of ['tiger', 'lion']) made.ship(id, { hits: 18, engines: 2 });
  apart(made);
  expect(stepsFrom(made.question('blue'), 'order', [SQUADRON, 'simultaneous'])).toEqual({ next: [], isWhole: true });
});

test('GF-5.2.2 what was spent and evaded last turn is forgotten when the next movement begins', () => {
  const made = pair();
  made.ship('tiger', { spent: 5, evasive: 2, apart: true });
  made.run(movementPhase);
  expect(made.ship('tiger')).toMatchObject({ spent: 0, evasive: 0, apart: false });
});

test('GF-2.2d ships that arrive may be given orders at once', () => {
  const made = tableOf(battleWith([{ ...blue(TIGER, [0, 0], N), arrives: 2 }, blue(LION, [0, 1], N), red(MOLTKE, [0, -9], S)]));
  made.state.turn = 2;
  apart(made, ['tiger', 3]);
  expect(made.ship('tiger')).toMatchObject({ fate: 'afloat', hex: at(0, -3) });
});

test('GF-2.2d nobody afloat, nobody asked', () => {
  const made = table(blue(SOUTHAMPTON, [0, 0], N));
  made.ship('southampton', { fate: 'sunk', hits: 6 });
  expect(made.run(movementPhase).finished).toBe(true);
});

test('GF-5.2 what a view shows is enough to see where an order would lead', () => {
  const made = pair();
  const seen = view(made.state, 'red', made.data);
  const order = readOrder('1P1') ?? [];
  const [tiger] = seen.ships;
  expect(tiger && passageOf(made.battle, tiger, order).end).toEqual({ hex: at(-1, -1), facing: NW });
  const ghosts = squadronPassages(made.battle, inCompany(seen, SQUADRON), 'line-ahead', order);
  expect(ghosts.map(([{ id }, { end }]) => [id, end.hex])).toEqual([
    ['tiger', at(-1, -1)],
    ['lion', at(0, -1)],
  ]);
});
