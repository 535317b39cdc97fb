import { expect, test } from 'vitest';
import type { Command, Kind, Ruleset } from '../../kernel/index.ts';
import { parseRecord } from '../../kernel/index.ts';
import { toy } from '../../kernel/test/toy.ts';
import { aboutOf, Host, readRecord } from '../host.ts';
import type { Curtain, Table } from '../protocol.ts';
import type { Seats } from '../seats.ts';

const rules: Ruleset<Kind> = toy;
const hidden: Ruleset<Kind> = { ...toy, curtain: 'always' };

const hotSeat: Seats = { red: 'person', blue: 'person' };
const forever = (): boolean => false;
const atOnce = (): boolean => true;

const open = (seats: Seats, ruleset = rules): Host => Host.begin(ruleset, { seed: 'host' }, seats);

function tableOf(host: Host): Table {
  const standing = host.shown();
  if (standing.type !== 'table') throw new Error('a curtain hangs');
  return standing.table;
}

function curtainOf(host: Host): Curtain {
  const standing = host.shown();
  if (standing.type !== 'curtain') throw new Error('no curtain hangs');
  return standing.curtain;
}

const bid = (side: string, target: number): Command => ({ side, verb: 'bid', target });

/** Both have bid, and red is asked openly. */
function afterBids(host: Host): Host {
  for (const side of ['red', 'blue']) {
    host.lift();
    expect(host.apply([bid(side, 1)])).toBeNull();
  }
  return host;
}

test('a game is described with its sides and bots', () => {
  expect(aboutOf(rules)).toMatchObject({ sides: [{ id: 'red', name: 'RED' }, { id: 'blue' }], bots: [{ name: 'random' }] });
});

test('a data pack goes to the game that takes one, and into what is kept', () => {
  const packed: Ruleset<Kind> = { ...rules, packs: 'gold' };
  expect([aboutOf(rules).packs, aboutOf(packed).packs]).toEqual([null, 'gold']);
  const host = Host.begin(packed, { seed: 'host', pack: { gold: 3 } }, hotSeat);
  expect(parseRecord(host.inside().record).pack).toEqual({ gold: 3 });
  expect(() => Host.begin(rules, { seed: 'host', pack: {} }, hotSeat)).toThrow('Toy takes no data pack');
});

test('in the hot seat a curtain hangs before each secret choice, and none between open ones', () => {
  const host = open(hotSeat);
  expect(curtainOf(host)).toMatchObject({ side: { id: 'red', name: 'RED' }, others: [{ id: 'blue' }], secret: true });
  host.lift();
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'bids', side: 'red' } });
  host.apply([bid('red', 2)]);
  expect(curtainOf(host).side.id).toBe('blue');
  host.lift();
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'blue' }, question: { name: 'bids', side: 'blue' }, undo: { possible: false } });
  host.apply([bid('blue', 3)]);
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'moves' } });
  host.apply([{ side: 'red', verb: 'done' }]);
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'blue' }, question: { name: 'spy' } });
});

test('until both have chosen nothing that leaves the host depends on the first choice', () => {
  const sent = [
    [bid('red', 0)],
    [bid('red', 3)],
    [{ side: 'red', verb: 'raise' }, bid('red', 4)],
    [{ side: 'red', verb: 'raise' }, { side: 'red', verb: 'raise' }, bid('red', 2)],
  ].map((commands) => {
    const host = open(hotSeat);
    host.lift();
    host.shown();
    for (const command of commands) expect(host.apply([command])).toBeNull();
    const behind = host.shown();
    host.lift();
    return JSON.stringify([behind, host.shown(), host.inside(), host.recordAt(99), host.frame(99, 'blue'), host.why('a')]);
  });
  expect(new Set(sent).size).toBe(1);
});

test('the same holds for a batch', () => {
  const host = open(hotSeat);
  host.lift();
  host.apply([{ side: 'red', verb: 'raise' }, bid('red', 2)]);
  expect(host.keptCommands).toBe(0);
  host.lift();
  host.apply([bid('blue', 0)]);
  expect(host.keptCommands).toBe(3);
});

test('where the curtain always falls, a side sees only its own log and view', () => {
  const host = afterBids(open(hotSeat, hidden));
  expect(curtainOf(host).side.id).toBe('red');
  host.lift();
  host.apply([{ side: 'red', verb: 'done' }]);
  expect(curtainOf(host).side.id).toBe('blue');
  host.lift();
  const { viewer, view, log, viewers } = tableOf(host);
  expect(viewer.id).toBe('blue');
  expect(view).toMatchObject({ gold: 8 });
  expect(log.from).toBe(0);
  expect(log.entries.map(({ words }) => words)).toEqual(['bids']);
  expect(viewers.map(({ id }) => id)).toEqual(['onlooker']);
});

test('orders for a side that does not look are refused', () => {
  const host = open(hotSeat);
  host.lift();
  expect(host.apply([bid('blue', 1)])).toMatchObject({ code: 'not-asked' });
});

test('a batch is taken all or none', () => {
  const host = afterBids(open(hotSeat));
  const move = (ship: string): Command => ({ side: 'red', verb: 'move', target: [ship, 1] });
  expect(host.apply([move('a'), move('a')])).toMatchObject({ words: 'each ship moves once', rule: 'TY-2a' });
  expect(tableOf(host).question?.options).toHaveLength(3);
  expect(host.apply([move('a'), move('b')])).toBeNull();
  expect(tableOf(host).question?.options).toHaveLength(1);
  // And taken back as it was given.
  host.undo();
  expect(tableOf(host).question?.options).toHaveLength(3);
  expect(host.keptCommands).toBe(2);
  host.apply([move('a')]);
  host.apply([move('b')]);
  host.undo();
  expect(host.keptCommands).toBe(3);
});

test('where all is open the neighbour’s last order can be taken back, and the takeback is kept', () => {
  const host = afterBids(open(hotSeat));
  expect(tableOf(host).undo.possible).toBe(false);
  host.apply([{ side: 'red', verb: 'done' }]);
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'blue' }, undo: { possible: true } });
  expect(host.undo()).toBeNull();
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'moves' } });
  expect(parseRecord(host.inside().record).takebacks).toHaveLength(1);
});

test('where the curtain falls it cannot', () => {
  const host = afterBids(open(hotSeat, hidden));
  host.lift();
  host.apply([{ side: 'red', verb: 'done' }]);
  host.lift();
  expect(tableOf(host).undo.possible).toBe(false);
  expect(host.undo()).toMatchObject({ code: 'no-undo' });
});

test('a bot answers for its side when no person is asked, and after the person in secret questions', () => {
  const host = open({ red: 'person', blue: 'random' });
  expect(host.work(forever)).toBe(false);
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'bids' } });
  host.apply([bid('red', 1)]);
  expect(host.work(forever)).toBe(false);
  expect(tableOf(host)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'moves' } });
  const [first, ...others] = parseRecord(host.inside().record).commands.map(({ side }) => side);
  expect([first, ...new Set(others)]).toEqual(['red', 'blue']);
});

test('bots stop when the time is up, say who moves, and go on to the same end', () => {
  const host = open({ red: 'random', blue: 'random' });
  while (host.work(atOnce, 1)) {
    // A choice that is half made is no moment of the game yet.
    expect(host.moving()).toMatchObject({ isStaff: false, moment: host.keptCommands });
    expect(tableOf(host)).toMatchObject({ viewer: { id: 'onlooker' }, question: null, watching: true });
  }
  const whole = open({ red: 'random', blue: 'random' });
  expect(whole.work(forever)).toBe(false);
  expect(whole.ending).toEqual(host.ending);
  expect(whole.inside()).toEqual(host.inside());
});

test('a game taken up again is played on by its bots as it would have been', () => {
  const seats = { red: 'random', blue: 'random' };
  const whole = open(seats);
  whole.work(forever);
  const half = open(seats);
  half.work(forever, 3);
  const later = Host.open(rules, readRecord(half.inside().record), seats);
  later.work(forever);
  expect(later.inside()).toEqual(whole.inside());
});

test('the staff answers once, or to the end of the phase, in the place of whoever looks', () => {
  const host = afterBids(open({ red: 'person', blue: 'person' }));
  expect(host.staff('decision')).toBeNull();
  expect(host.work(forever)).toBe(false);
  expect(host.keptCommands).toBe(3);
  const other = afterBids(open({ red: 'person', blue: 'person' }));
  other.staff('phase');
  expect(other.work(forever)).toBe(false);
  expect(tableOf(other).question?.name).toBe('spy');
});

test('whoever presses a piece of its own without options is told why', () => {
  const ships = ['a', 'b', 'c'].map((id) => ({ id, side: id === 'c' ? 'blue' : 'red' }));
  const host = afterBids(open(hotSeat, { ...rules, view: () => ({ ships }) }));
  host.apply([{ side: 'red', verb: 'move', target: ['a', 1] }]);
  expect(host.why('a')).toEqual([{ words: 'each ship moves once', rule: 'TY-2a' }]);
  expect(host.why('c')).toEqual([]);
  expect(host.why('nothing')).toEqual([]);
});

test('a replay looks with the eyes of its people, and after the end with anybody’s', () => {
  const host = open({ red: 'person', blue: 'random' });
  expect(tableOf(host).viewers.map(({ id }) => id)).toEqual(['red', 'onlooker']);
  expect(host.frame(0, 'blue').viewer.id).toBe('red');
  const over = open({ red: 'random', blue: 'random' });
  over.work(forever);
  const last = over.keptCommands;
  expect(over.frame(last, 'blue')).toMatchObject({ viewer: { id: 'blue' }, ending: { words: 'It is over' } });
  const all = over.frame(last, 'red').log;
  expect(all.from).toBe(0);
  expect(over.frame(0, 'red').log).toEqual({ from: 0, entries: [] });
  const first = over.frame(3, 'red').log;
  expect(first.entries.length).toBeGreaterThan(0);
  const second = over.frame(last, 'red', first.entries.length).log;
  expect(second.from).toBe(first.entries.length);
  expect([...first.entries, ...second.entries]).toEqual(all.entries);
});

test.each([99, -1, 1.5, Number.NaN])('neither a replay nor a record reaches into a secret that is half made: at %s', (at) => {
  const host = open(hotSeat);
  host.lift();
  host.apply([{ side: 'red', verb: 'raise' }]);
  host.apply([{ side: 'red', verb: 'raise' }]);
  expect(host.frame(at, 'red')).toMatchObject({ viewer: { id: 'red' }, moment: 0, last: 0 });
  expect(parseRecord(host.recordAt(at)).commands).toEqual([]);
});

test('a replay shows what was ordered in the end, not what was taken back', () => {
  const host = afterBids(open(hotSeat));
  host.apply([{ side: 'red', verb: 'move', target: ['a', 1] }]);
  expect(host.frame(99, 'red').log.entries.at(-1)?.words).toBe('moved');
  host.undo();
  host.apply([{ side: 'red', verb: 'done' }]);
  expect(host.frame(99, 'red').log.entries.at(-1)?.words).toBe('secret');
});

test('a record can be cut at any moment', () => {
  const host = open({ red: 'random', blue: 'random' });
  host.work(forever);
  const record = readRecord(host.recordAt(2));
  expect(record.commands).toHaveLength(2);
  expect(() => Host.open(rules, record)).not.toThrow();
});

const resign = (side: string): Command => ({ side, verb: 'resign' });

test('whoever looks may give the game up, also while a secret is half made, and that is kept', () => {
  const host = open(hotSeat);
  host.lift();
  expect([host.apply([resign('blue')])?.code, tableOf(host).canResign]).toEqual(['not-asked', true]);
  host.apply([bid('red', 2)]);
  host.lift();
  expect(host.apply([resign('blue')])).toBeNull();
  expect(tableOf(host)).toMatchObject({ canResign: false, ending: { winner: 'red' }, undo: { possible: false } });
  expect(Host.open(rules, readRecord(host.inside().record), hotSeat).ending).toEqual(host.ending);
});

test('where bots play all sides nobody resigns, and a game without resigning does not offer it', () => {
  const { resigned: _, ...without } = rules;
  expect(tableOf(open({ red: 'random', blue: 'random' })).canResign).toBe(false);
  expect(tableOf(afterBids(open(hotSeat, without))).canResign).toBe(false);
  expect(tableOf(afterBids(open(hotSeat))).canResign).toBe(true);
});
