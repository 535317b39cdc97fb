/** What is sent for boards to play: the events that are new to whoever looks, and how it stood before in the same eyes. */
import { expect, test } from 'vitest';
import type { Command, Kind, Ruleset } from '../../kernel/index.ts';
import { toy } from '../../kernel/test/toy.ts';
import { Machine, type Seats, type Sight, Table } from '../index.ts';

const open: Ruleset<Kind> = { ...toy, played: { moved: 'played' } };
const hidden: Ruleset<Kind> = { ...open, played: { bids: 'played', moved: 'played' }, orders: 'hidden' };
const hotSeat: Seats = { red: 'person', blue: 'person' };

const machineFor = (ruleset: Ruleset<Kind>, seats: Seats): Machine => new Machine(Table.begin(ruleset, { seed: 'host' }, seats));

function sightOf(machine: Machine): Sight {
  machine.lift();
  const display = machine.display();
  return display.type === 'sight' ? display.sight : expect.unreachable();
}

const give = (machine: Machine, command: Command): Sight => {
  expect(machine.order([command])).toBeNull();
  return sightOf(machine);
};
const bid = (side: string, target: number): Command => ({ side, verb: 'bid', target });

test('events go with the lines that are new, and only those that the game plays', () => {
  const machine = machineFor(open, { red: 'person', blue: 'random' });
  sightOf(machine);
  machine.order([bid('red', 1)]);
  machine.work();
  expect(sightOf(machine).played).toEqual([null]);
  const moved = give(machine, { side: 'red', verb: 'move', target: ['a', 1] });
  expect(moved.played).toEqual([{ type: 'moved', ship: 'a' }]);
  expect(moved.before).toBeNull();
  expect(sightOf(machine).played).toEqual([]);
});

test('whoever was away is told how it stood when he looked last; whoever has the page before him is not', () => {
  const machine = machineFor(hidden, hotSeat);
  const red = sightOf(machine);
  give(machine, bid('red', 2));
  const blue = sightOf(machine);
  expect([red.viewer.id, blue.viewer.id]).toEqual(['red', 'blue']);
  machine.order([bid('blue', 1)]);
  const back = sightOf(machine);
  expect([back.viewer.id, back.played, back.before]).toEqual(['red', [{ type: 'bids', red: 2, blue: 1 }], red.view]);
  expect(back.view).not.toEqual(red.view);
  expect(give(machine, { side: 'red', verb: 'move', target: ['a', 1] })).toMatchObject({ played: [{ type: 'moved' }], before: null });
});

test('at an open table whoever looks next is told how it stood for him when his neighbour looked', () => {
  const machine = machineFor(open, hotSeat);
  for (const side of ['red', 'blue']) {
    sightOf(machine);
    machine.order([bid(side, 1)]);
  }
  sightOf(machine);
  const stood = machine.table.game.view('blue');
  const moves: readonly Command[] = [
    { side: 'red', verb: 'move', target: ['a', 1] },
    { side: 'red', verb: 'done' },
  ];
  expect(machine.order(moves)).toBeNull();
  const { viewer, played, before } = sightOf(machine);
  expect([viewer.id, played, before]).toEqual(['blue', [{ type: 'moved', ship: 'a' }], stood]);
});
