import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import type { Command, Kind, Ruleset, Settings, Target } from '../../kernel/index.ts';
import { memoryless, numbered, parseRecord, stepsOf } from '../../kernel/index.ts';
import { bids, type Toy, toy } from '../../kernel/test/toy.ts';
import { aboutOf, type Curtain, Machine, ONLOOKER, type Seats, type Sight, Table } from '../index.ts';

const rules: Ruleset<Kind> = toy;
const hidden: Ruleset<Kind> = { ...toy, orders: 'hidden' };

const hotSeat: Seats = { red: 'person', blue: 'person' };
const forever = (): boolean => false;
const atOnce = (): boolean => true;

const open = (seats: Seats, ruleset = rules): Machine => new Machine(Table.begin(ruleset, { seed: 'host' }, seats));
const reopen = (record: string, seats: Seats): Machine => new Machine(Table.open(rules, parseRecord(record), seats));

function sightOf(machine: Machine): Sight {
  const display = machine.display();
  if (display.type !== 'sight') throw new Error('a curtain hangs');
  return display.sight;
}

function curtainOf(machine: Machine): Curtain {
  const display = machine.display();
  if (display.type !== 'curtain') throw new Error('no curtain hangs');
  return display.curtain;
}

const bid = (side: string, target: number): Command => ({ side, verb: 'bid', target });

/** Both have bid, and red is asked openly. */
function afterBids(machine: Machine): Machine {
  for (const side of ['red', 'blue']) {
    machine.lift();
    expect(machine.order([bid(side, 1)])).toBeNull();
  }
  return machine;
}

test('a game is described with its sides and bots', () => {
  expect(aboutOf(rules)).toMatchObject({ sides: [{ id: 'red', name: 'RED' }, { id: 'blue' }], bots: [{ name: 'random' }] });
});

test('a data pack goes to the game that takes one, and into what is kept', () => {
  const packed: Ruleset<Kind> = { ...rules, packs: 'gold' };
  expect([aboutOf(rules).packs, aboutOf(packed).packs]).toEqual([null, 'gold']);
  const machine = new Machine(Table.begin(packed, { seed: 'host', pack: { gold: 3 } }, hotSeat));
  expect(parseRecord(machine.table.record()).pack).toEqual({ gold: 3 });
  expect(() => Table.begin(rules, { seed: 'host', pack: {} }, hotSeat)).toThrow('Toy takes no data pack');
});

test('the scenario of a data pack is told of with the pack, and played by its name', () => {
  const packed: Ruleset<Kind> = {
    ...rules,
    packs: 'a scenario',
    dataFor: (pack) => ({ pack }),
    scenariosOf: (data) => [...rules.scenarios, ...('pack' in data && data.pack ? [{ id: 'mine', title: 'Mine', words: '' }] : [])],
  };
  const ids = (pack?: unknown) => aboutOf(packed, pack).scenarios.map(({ id }) => id);
  expect([ids(), ids({})]).toEqual([['short'], ['short', 'mine']]);
  const scenarioOf = (given: Partial<Settings>) =>
    Table.begin(packed, { seed: 'host', pack: {}, ...given }, hotSeat).game.settings.scenario;
  expect([scenarioOf({}), scenarioOf({ scenario: 'mine' })]).toEqual(['short', 'mine']);
  expect(() => Table.begin(packed, { seed: 'host', scenario: 'mine' }, hotSeat)).toThrow("has no scenario 'mine'");
});

test('in the hot seat a curtain hangs before each secret choice, and none between open ones', () => {
  const machine = open(hotSeat);
  expect(curtainOf(machine)).toMatchObject({ side: { id: 'red', name: 'RED' }, others: [{ id: 'blue' }], secret: true });
  machine.lift();
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'bids', side: 'red' } });
  machine.order([bid('red', 2)]);
  expect(curtainOf(machine).side.id).toBe('blue');
  machine.lift();
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'blue' }, question: { name: 'bids', side: 'blue' }, undo: { possible: false } });
  machine.order([bid('blue', 3)]);
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'moves' } });
  machine.order([{ side: 'red', verb: 'done' }]);
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'blue' }, question: { name: 'spy' } });
});

test('before the next secret the curtain falls again, also for whoever it was lifted for last', () => {
  const machine = afterBids(open(hotSeat));
  machine.order([{ side: 'red', verb: 'done' }]);
  machine.order([{ side: 'blue', verb: 'pass' }]);
  expect(curtainOf(machine).side.id).toBe('blue');
  const atOnceAgain = afterBids(open(hotSeat, { ...toy, flow: numbered(stepsOf<Toy>().sequence('twice', 'TY-0', [bids, bids])) }));
  expect(curtainOf(atOnceAgain).side.id).toBe('blue');
});

test('until both have chosen nothing that leaves the machine depends on the first choice', () => {
  const sent = [[bid('red', 0)], [bid('red', 3)], [{ side: 'red', verb: 'raise' }, { side: 'red', verb: 'raise' }, bid('red', 2)]].map(
    (commands) => {
      const machine = open(hotSeat);
      machine.lift();
      machine.display();
      for (const command of commands) expect(machine.order([command])).toBeNull();
      const behind = machine.display();
      machine.lift();
      return JSON.stringify([
        behind,
        machine.display(),
        machine.table.record(),
        machine.table.record(99),
        machine.table.picture(99, 'blue'),
        machine.why('a'),
      ]);
    },
  );
  expect(new Set(sent).size).toBe(1);
});

test('the same holds for a batch', () => {
  const machine = open(hotSeat);
  machine.lift();
  machine.order([{ side: 'red', verb: 'raise' }, { side: 'red', verb: 'raise' }, bid('red', 2)]);
  expect(machine.table.game.commands.length).toBe(0);
  machine.lift();
  machine.order([bid('blue', 0)]);
  expect(machine.table.game.commands.length).toBe(4);
});

test('a batch that is only drafted is taken back at once, and one after another what was drafted one by one', () => {
  const machine = open(hotSeat);
  machine.lift();
  const raise: Command = { side: 'red', verb: 'raise' };
  const drafted = () => sightOf(machine).draft?.draft;
  machine.order([raise, raise]);
  machine.order([bid('red', 9)]);
  expect([drafted(), sightOf(machine).undo.possible]).toMatchObject([{ raised: 2 }, true]);
  machine.undo();
  expect(drafted()).toMatchObject({ raised: 0 });
  machine.order([raise]);
  machine.order([raise]);
  machine.undo();
  expect(drafted()).toMatchObject({ raised: 1 });
});

test('a batch is taken back at once also after what came behind it, and whatever another side drafts or takes back', () => {
  const { table } = open(hotSeat);
  const raise = (side: string): Command => ({ side, verb: 'raise' });
  const drafted = () => ['red', 'blue'].map((side) => table.game.draftedBy(side).length);
  table.order('red', [raise('red'), raise('red')]);
  table.order('red', [bid('red', 2)]);
  for (let times = 0; times < 2; times++) table.order('blue', [raise('blue')]);
  const steps = ['blue', 'blue', 'red', 'red'].map((side) => [table.undo(side), ...drafted()]);
  expect(steps).toEqual([
    [null, 3, 1],
    [null, 3, 0],
    [null, 2, 0],
    [null, 0, 0],
  ]);
});

test('where the curtain always falls, a side sees only its own log and view', () => {
  const machine = afterBids(open(hotSeat, hidden));
  expect(curtainOf(machine).side.id).toBe('red');
  machine.lift();
  machine.order([{ side: 'red', verb: 'done' }]);
  expect(curtainOf(machine).side.id).toBe('blue');
  machine.lift();
  const { viewer, view, log, viewers } = sightOf(machine);
  expect(viewer.id).toBe('blue');
  expect(view).toMatchObject({ gold: 8 });
  expect(log.from).toBe(0);
  expect(log.entries.map(({ words }) => words)).toEqual(['bids']);
  expect(viewers.map(({ id }) => id)).toEqual(['onlooker']);
});

test('orders for a side that does not look are refused', () => {
  const machine = open(hotSeat);
  machine.lift();
  expect(machine.order([bid('blue', 1)])).toMatchObject({ code: 'not-asked' });
});

test('a batch is taken all or none', () => {
  const machine = afterBids(open(hotSeat));
  const move = (ship: string): Command => ({ side: 'red', verb: 'move', target: [ship, 1] });
  expect(machine.order([move('a'), move('a')])).toMatchObject({ words: 'each ship moves once', rule: 'TY-2a' });
  expect(sightOf(machine).question?.options).toHaveLength(3);
  expect(machine.order([move('a'), move('b')])).toBeNull();
  expect(sightOf(machine).question?.options).toHaveLength(1);
  // And taken back as it was given, whatever was refused since.
  expect(machine.order([move('a'), move('b')])).toMatchObject({ rule: 'TY-2a' });
  machine.undo();
  expect(sightOf(machine).question?.options).toHaveLength(3);
  expect(machine.table.game.commands.length).toBe(2);
  machine.order([move('a')]);
  machine.order([move('b')]);
  machine.undo();
  expect(machine.table.game.commands.length).toBe(3);
});

test('of a batch in which dice have fallen the first part stands, and the rest can be taken back', () => {
  const { table } = afterBids(open(hotSeat));
  const [pass, raise, fly] = ['pass', 'raise', 'fly'].map((verb): Command => ({ side: 'blue', verb }));
  if (!pass || !raise || !fly) throw new Error('three orders');
  table.order('red', [{ side: 'red', verb: 'done' }]);
  expect(table.order('blue', [pass, fly])).toBeNull();
  expect(table.order('blue', [fly, raise])).toMatchObject({ code: 'unknown-verb' });
  expect([table.game.commands.length, table.undo('blue')?.code]).toEqual([4, 'no-undo']);
  const other = afterBids(open(hotSeat)).table;
  other.order('red', [{ side: 'red', verb: 'done' }]);
  expect([other.order('blue', [pass, raise, raise]), other.game.draftedBy('blue').length]).toEqual([null, 2]);
  expect([other.undo('blue'), other.game.draftedBy('blue').length, other.game.commands.length]).toEqual([null, 0, 4]);
});

test('where all is open the neighbour’s last order can be taken back, and the takeback is kept', () => {
  const machine = afterBids(open(hotSeat));
  expect(sightOf(machine).undo.possible).toBe(false);
  machine.order([{ side: 'red', verb: 'done' }]);
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'blue' }, undo: { possible: true } });
  expect(machine.undo()).toBeNull();
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'moves' } });
  expect(parseRecord(machine.table.record()).journal.map(({ verb }) => verb)).toEqual(['bid', 'bid', 'done', 'undo']);
});

test('where the curtain falls it cannot', () => {
  const machine = afterBids(open(hotSeat, hidden));
  machine.lift();
  machine.order([{ side: 'red', verb: 'done' }]);
  machine.lift();
  expect(sightOf(machine).undo.possible).toBe(false);
  expect(machine.undo()).toMatchObject({ code: 'no-undo' });
});

test('a bot answers for its side when no person is asked, and after the person in secret questions', () => {
  const machine = open({ red: 'person', blue: 'random' });
  expect(machine.work(forever)).toBe(false);
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'bids' } });
  machine.order([bid('red', 1)]);
  expect(machine.work(forever)).toBe(false);
  expect(sightOf(machine)).toMatchObject({ viewer: { id: 'red' }, question: { name: 'moves' } });
  const [first, ...others] = parseRecord(machine.table.record()).journal.map(({ side }) => side);
  expect([first, ...new Set(others)]).toEqual(['red', 'blue']);
});

test('bots stop when the time is up, say who moves, and go on to the same end', () => {
  const machine = open({ red: 'random', blue: 'random' });
  while (machine.work(atOnce, 1)) {
    // A choice that is half made is no moment of the game yet.
    expect(machine.moving()).toMatchObject({ isStaff: false, moment: machine.table.game.commands.length });
    expect(sightOf(machine)).toMatchObject({ viewer: { id: 'onlooker' }, question: null, watching: true });
  }
  const whole = open({ red: 'random', blue: 'random' });
  expect(whole.work(forever)).toBe(false);
  expect(whole.table.game.ending).toEqual(machine.table.game.ending);
  expect(whole.table.record()).toEqual(machine.table.record());
});

test('however short the time, one answer is given', () => {
  const { table } = open({ red: 'random', blue: 'random' });
  expect([table.work(atOnce), table.game.draftedBy('red').length + table.game.draftedBy('blue').length]).toEqual([true, 1]);
});

test('a game taken up again is played on by its bots as it would have been', () => {
  const seats = { red: 'random', blue: 'random' };
  const whole = open(seats);
  whole.work(forever);
  const half = open(seats);
  half.work(forever, 3);
  const later = reopen(half.table.record(), seats);
  later.work(forever);
  expect(later.table.record()).toEqual(whole.table.record());
});

test('the staff answers once, or to the end of the phase, in the place of whoever looks', () => {
  const machine = afterBids(open({ red: 'person', blue: 'person' }));
  expect(machine.staff('decision')).toBeNull();
  expect(machine.work(forever)).toBe(false);
  expect(machine.table.game.commands.length).toBe(3);
  const other = afterBids(open({ red: 'person', blue: 'person' }));
  other.staff('phase');
  expect(other.work(forever)).toBe(false);
  expect(sightOf(other).question?.name).toBe('spy');
});

test('the staff answers for whoever sent it and for nobody else', () => {
  const machine = open(hotSeat);
  machine.lift();
  machine.staff('phase');
  machine.work(forever);
  expect(curtainOf(machine).side.id).toBe('blue');
});

test('the staff is sent by whoever is asked, and an undo calls it back', () => {
  const machine = afterBids(open(hotSeat));
  expect(machine.table.staff('blue', 'decision')).toMatchObject({ code: 'not-asked' });
  machine.order([{ side: 'red', verb: 'move', target: ['a', 1] }]);
  machine.staff('phase');
  expect([machine.table.isMoving, machine.moving()]).toMatchObject([true, { side: { id: 'red' }, isStaff: true, phase: 'Moves' }]);
  machine.undo();
  expect([machine.table.isMoving, machine.work(forever), machine.table.game.commands.length]).toEqual([false, false, 2]);
});

test('a bot that is refused is an error, and no game that stands still', () => {
  const mad = memoryless<Kind>('mad', 'Flies.', ({ side }) => ({ side, verb: 'fly' }));
  const table = Table.begin({ ...rules, bots: [mad] }, { seed: 'host' }, { red: 'mad', blue: 'mad' });
  expect(() => table.work()).toThrow(/^the bot of red was refused: .*fly.* \(TY-1\)$/);
});

test.each(['dover-1', 'dover-2'])('the phase ends with the turn, though the next begins with the same: %s', (seed) => {
  const machine = new Machine(Table.begin(gameNamed('first-strike'), { seed }));
  const turns = [0, 1, 2].map(() => {
    machine.staff('phase');
    machine.work(forever);
    return sightOf(machine).view;
  });
  expect(turns).toMatchObject([{ turn: 2 }, { turn: 3 }, seed === 'dover-1' ? { turn: 3 } : { turn: 4 }]);
});

test('a phase lasts over its own rounds', () => {
  const machine = new Machine(Table.begin(gameNamed('first-strike'), { seed: 'dover-1' }));
  while (sightOf(machine).question?.name !== 'deployment') {
    machine.staff('phase');
    machine.work(forever);
  }
  machine.staff('phase');
  machine.work(forever);
  expect(sightOf(machine)).toMatchObject({ view: { turn: 5 }, question: { name: 'sail-or-launch' } });
});

test('whoever presses a piece of its own without options is told why', () => {
  const ships = ['a', 'b', 'c'].map((id) => ({ id, side: id === 'c' ? 'blue' : 'red' }));
  const machine = afterBids(open(hotSeat, { ...rules, view: () => ({ ships }) }));
  machine.order([{ side: 'red', verb: 'move', target: ['a', 1] }]);
  expect(machine.why('a')).toEqual([{ words: 'each ship moves once', rule: 'TY-2a' }]);
  expect(machine.why('c')).toEqual([]);
  expect(machine.why('nothing')).toEqual([]);
});

test('what would be rolled is told of what is offered, to whoever looks; behind a curtain nobody is told', () => {
  const machine = open(hotSeat);
  const rolls = (verb: string, target: Target | null) => machine.rolls(verb, target).map(({ title }) => title);
  expect([rolls('bid', 1), machine.why('a')]).toEqual([[], []]);
  machine.lift();
  expect([rolls('bid', 1), rolls('bid', 99), rolls('raise', null)]).toEqual([['Shot'], [], []]);
});

test('a replay looks with the eyes of its people, and after the end with anybody’s', () => {
  const machine = open({ red: 'person', blue: 'random' });
  expect(sightOf(machine).viewers).toEqual([{ id: 'red', name: 'RED' }, ONLOOKER]);
  expect(machine.table.picture(0, 'blue').viewer.id).toBe('red');
  const over = open({ red: 'random', blue: 'random' });
  over.work(forever);
  const last = over.table.game.commands.length;
  expect(over.table.picture(last, 'blue')).toMatchObject({ viewer: { id: 'blue' }, ending: { words: 'It is over' } });
  const all = over.table.picture(last, 'red').log;
  expect(all.from).toBe(0);
  expect(over.table.picture(0, 'red').log).toEqual({ from: 0, entries: [] });
  const first = over.table.picture(3, 'red').log;
  expect(first.entries.length).toBeGreaterThan(0);
  const second = over.table.picture(last, 'red', first.entries.length).log;
  expect(second.from).toBe(first.entries.length);
  expect([...first.entries, ...second.entries]).toEqual(all.entries);
});

test.each([99, -1, 1.5, Number.NaN])('neither a replay nor a record reaches into a secret that is half made: at %s', (at) => {
  const machine = open(hotSeat);
  machine.lift();
  machine.order([{ side: 'red', verb: 'raise' }]);
  machine.order([{ side: 'red', verb: 'raise' }]);
  expect(machine.table.picture(at, 'red')).toMatchObject({ viewer: { id: 'red' }, moment: 0, last: 0 });
  const { journal, drafts } = parseRecord(machine.table.record(at));
  expect([journal, drafts]).toEqual([[], []]);
});

test('a replay shows what was ordered in the end, not what was taken back', () => {
  const machine = afterBids(open(hotSeat));
  machine.order([{ side: 'red', verb: 'move', target: ['a', 1] }]);
  expect(machine.table.picture(99, 'red').log.entries.at(-1)?.words).toBe('moved');
  machine.undo();
  machine.order([{ side: 'red', verb: 'done' }]);
  expect(machine.table.picture(99, 'red').log.entries.at(-1)?.words).toBe('secret');
});

test('a record can be cut at any moment', () => {
  const machine = open({ red: 'random', blue: 'random' });
  machine.work(forever);
  const record = parseRecord(machine.table.record(2));
  expect(record.journal).toHaveLength(2);
  expect(() => Table.open(rules, record)).not.toThrow();
});

const resign = (side: string): Command => ({ side, verb: 'resign' });

test('whoever looks may give the game up, also while a secret is half made, and that is kept', () => {
  const machine = open(hotSeat);
  machine.lift();
  expect([machine.order([resign('blue')])?.code, sightOf(machine).canResign]).toEqual(['not-asked', true]);
  machine.order([bid('red', 2)]);
  machine.lift();
  expect(machine.order([resign('blue')])).toBeNull();
  expect(sightOf(machine)).toMatchObject({ canResign: false, ending: { winner: 'red' }, undo: { possible: false } });
  expect(reopen(machine.table.record(), hotSeat).table.game.ending).toEqual(machine.table.game.ending);
});

test('where bots play all sides nobody resigns, and a game without resigning does not offer it', () => {
  const { resigned: _, ...without } = rules;
  expect(sightOf(open({ red: 'random', blue: 'random' })).canResign).toBe(false);
  expect(sightOf(afterBids(open(hotSeat, without))).canResign).toBe(false);
  expect(sightOf(afterBids(open(hotSeat))).canResign).toBe(true);
});
