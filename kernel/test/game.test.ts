import { expect, test } from 'vitest';
import { MOST_PARTS, readCommand } from '../command.ts';
import type { Command, Keeping } from '../index.ts';
import {
  Game,
  mayRead,
  numbered,
  phasesAround,
  recordOf,
  replay,
  ScriptedDice,
  seen,
  stepsOf,
  titled,
  tracker,
  UnknownSetting,
  unspoken,
} from '../index.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

const start = (keeping: Keeping = { log: true, undo: true, chain: true }) =>
  new Game(toy, { scenario: 'short', options: {}, seed: 'seed', dice: 'fast' }, keeping);
const bid = (side: 'red' | 'blue', target: number): Command => ({ side, verb: 'bid', target });

/** A game past the secret bids, with red asked to move. */
function afterBids(keeping?: Keeping) {
  const game = start(keeping);
  game.apply(bid('red', 2));
  game.apply(bid('blue', 1));
  return game;
}

test('both sides are asked at once, and each sees only its own question', () => {
  const game = start();
  expect(game.questions.map(({ side, name }) => [side, name])).toEqual([
    ['red', 'bids'],
    ['blue', 'bids'],
  ]);
  expect(seen(game, 'red').question?.side).toBe('red');
  expect(seen(game, 'onlooker').question).toBeNull();
});

test('each viewer has the view that the ruleset gives it', () => {
  const ships = ['a', 'b'];
  expect([seen(start(), 'red').view, seen(start(), 'onlooker').view]).toEqual([
    { round: 1, gold: 9, ships },
    { round: 1, gold: null, ships },
  ]);
});

test('nothing that the other side receives depends on a secret answer', () => {
  const one = start();
  const other = start();
  one.apply({ side: 'red', verb: 'raise' });
  one.apply({ side: 'red', verb: 'raise' });
  one.apply(bid('red', 3));
  other.apply(bid('red', 1));
  expect(JSON.stringify(seen(one, 'blue'))).toBe(JSON.stringify(seen(other, 'blue')));
  expect(JSON.stringify(seen(one, 'onlooker'))).toBe(JSON.stringify(seen(other, 'onlooker')));
});

test('secret answers are revealed together, and change the state only then', () => {
  const game = start();
  game.apply(bid('red', 2));
  expect(game.state.gold).toEqual({ red: 9, blue: 9 });
  game.apply(bid('blue', 3));
  expect(game.state.gold).toEqual({ red: 7, blue: 6 });
  expect(game.log.at(-1)?.what).toMatchObject({ kind: 'event', event: { type: 'bids', red: 2, blue: 3 } });
});

test('a warning knows the draft of the side that it warns, and of no other', () => {
  const game = start();
  const warnings = (side: 'red' | 'blue') => new Set(seen(game, side).question?.options.map(({ caution }) => caution));
  game.apply({ side: 'red', verb: 'raise' });
  expect(warnings('red')).toEqual(new Set([null]));
  game.apply({ side: 'red', verb: 'raise' });
  expect([warnings('red'), warnings('blue')]).toEqual([new Set([null, 'red has raised 2 times']), new Set([null])]);
});

test('a pick in a draft changes what is offered to that side alone', () => {
  const game = start();
  const before = game.questionFor('blue')?.offer;
  game.apply({ side: 'red', verb: 'raise' });
  game.apply({ side: 'red', verb: 'raise' });
  expect(game.questionFor('red')?.offer).toEqual({ bid: [2, 3, 4, 5] });
  expect(game.questionFor('blue')?.offer).toEqual(before);
});

test('what is not offered is refused with a code, words and a rule, and nothing changes', () => {
  const game = afterBids();
  const before = game.hash();
  expect(game.apply({ side: 'blue', verb: 'done' })).toEqual({
    code: 'not-asked',
    words: 'blue is not asked now; red must answer first',
    rule: 'TY-2',
  });
  expect(game.apply({ side: 'red', verb: 'fly' })).toMatchObject({ code: 'unknown-verb', rule: 'TY-2' });
  expect(game.apply({ side: 'red', verb: 'constructor' })).toMatchObject({ code: 'unknown-verb' });
  expect(game.apply({ side: 'red', verb: 'move', target: ['z', 1] })).toEqual({
    code: 'not-offered',
    words: 'each ship moves once',
    rule: 'TY-2a',
  });
  expect(game.apply({ side: 'red', verb: 'done', target: 'x' })).toMatchObject({ code: 'not-offered' });
  expect(game.apply({ side: 'red', verb: 'move' })).toMatchObject({ code: 'not-offered' });
  expect(game.hash()).toBe(before);
  expect(game.commands).toHaveLength(2);
});

test('what an answer tells belongs to the step that asked, whatever has run since', () => {
  const game = afterBids();
  game.apply({ side: 'red', verb: 'move', target: ['a', 1] });
  game.apply({ side: 'red', verb: 'done' });
  const told = game.log.flatMap(({ what, step }) => (what.kind === 'event' ? [[what.event.type, toy.flow[step]?.step.name]] : []));
  expect(told).toEqual([
    ['bids', 'bids'],
    ['moved', 'moves'],
    ['secret', 'moves'],
  ]);
});

test('what rolls by itself belongs to its own step, and not to the question before it', () => {
  const game = afterBids();
  game.apply({ side: 'red', verb: 'done' });
  game.apply({ side: 'blue', verb: 'pass' });
  const rolled = game.log.flatMap(({ what, step }) => (what.kind === 'roll' ? [toy.flow[step]?.step.name] : []));
  expect(new Set(rolled)).toEqual(new Set(['shoot']));
});

test('a draw says among how many, and no place in a list that nobody sees', () => {
  const dice = () => new ScriptedDice([1, 2, 2, 6]); // a hit on the second ship, and a miss
  const game = new Game(toy, { scenario: 'short', options: {}, seed: '', dice: 'fast' }, { log: true }, dice);
  for (const command of [bid('red', 0), bid('blue', 0), { side: 'red', verb: 'done' }, { side: 'blue', verb: 'pass' }]) game.apply(command);
  expect(seen(game, 'red').log.map(({ words }) => words)).toContain('which ship is hit, one of 2');
});

test('a target has so many parts at the most', () => {
  const command = (parts: number) => ({ side: 'red', verb: 'move', target: Array.from({ length: parts }, () => 'a') });
  expect(readCommand(command(MOST_PARTS))).toEqual(command(MOST_PARTS));
  expect(readCommand(command(MOST_PARTS + 1))).toBeUndefined();
});

test.each([undefined, 'a', 3, ['a', 1], []])('a command from outside with the target %j is read as it is', (target) => {
  const command = { side: 'red', verb: 'move', ...(target === undefined ? {} : { target }) };
  expect(readCommand({ ...command, more: true })).toStrictEqual(command);
});

test.each([
  null,
  'ahoy',
  {},
  { side: 'red' },
  { verb: 'move' },
  { side: 1, verb: 'move' },
  { side: 'red', verb: 1 },
  ...[null, true, {}, Number.NaN, Number.POSITIVE_INFINITY, ['a', null], ['a', ['b']]].map((target) => ({
    side: 'red',
    verb: 'move',
    target,
  })),
])('%j has not the shape of a command', (value) => {
  expect(readCommand(value)).toBeUndefined();
});

test('whyNot answers without acting, and is silent for what is offered', () => {
  const game = afterBids();
  expect(game.whyNot({ side: 'red', verb: 'move', target: ['q', 1] })?.rule).toBe('TY-2a');
  expect(game.whyNot({ side: 'red', verb: 'move', target: ['a', 1] })).toBeNull();
  expect(game.commands).toHaveLength(2);
});

test('a batch is taken all or none', () => {
  const game = afterBids();
  const before = game.hash();
  const move = (ship: string): Command => ({ side: 'red', verb: 'move', target: [ship, 1] });
  expect(game.applyAll([move('a'), move('a')])).toMatchObject({ code: 'not-offered' });
  expect(game.hash()).toBe(before);
  expect(game.commands).toHaveLength(2);
  expect(game.journal).toHaveLength(2);
  expect(game.applyAll([move('a'), move('b')])).toBeNull();
  expect(game.state.told).toEqual(['a', 'b']);
});

test('undo takes back one command after the other, and the journal keeps it', () => {
  const game = afterBids();
  const before = game.hash();
  game.apply({ side: 'red', verb: 'move', target: ['a', 1] });
  game.apply({ side: 'red', verb: 'move', target: ['b', 1] });
  expect(game.undo('red')).toBeNull();
  expect(game.state.told).toEqual(['a']);
  expect(game.undo('red')).toBeNull();
  expect(game.hash()).toBe(before);
  expect(game.journal.slice(2).map(({ verb }) => verb)).toEqual(['move', 'move', 'undo', 'undo']);
  expect(game.commands).toHaveLength(2);
  expect(game.log.filter(({ what }) => what.kind === 'event' && what.event.type === 'moved')).toEqual([]);
});

test('undo does not reach over the act of another side', () => {
  const game = afterBids();
  game.apply({ side: 'red', verb: 'done' });
  game.apply({ side: 'blue', verb: 'pass' });
  expect([game.canUndo('red'), game.canUndo('blue')]).toEqual([false, false]);
});

test('undo does not reach over a reveal', () => {
  const game = afterBids();
  expect(game.canUndo('blue')).toBe(false);
  expect(game.undo('blue')).toMatchObject({ code: 'no-undo' });
});

test('undo does not reach over a roll', () => {
  const game = afterBids();
  game.apply({ side: 'red', verb: 'done' });
  expect(game.canUndo('red')).toBe(true);
  game.apply({ side: 'blue', verb: 'pass' }); // the shooting follows
  expect(game.canUndo('blue')).toBe(false);
});

test('a host that keeps nothing pays for nothing', () => {
  const { log, checkpoints, passes } = playOut({});
  expect([log, checkpoints, passes.length]).toEqual([[], [], 1]);
  expect(afterBids({}).canUndo('red')).toBe(false);
});

test('log entries reach their readers alone', () => {
  const game = afterBids();
  game.apply({ side: 'red', verb: 'done' });
  const secret = game.log.find(({ what }) => what.kind === 'event' && what.event.type === 'secret');
  expect(secret && [mayRead(secret, 'red'), mayRead(secret, 'blue'), mayRead(secret, 'onlooker')]).toEqual([true, false, false]);
  expect(seen(game, 'blue').log.map((entry) => entry.words)).not.toContain('secret');
});

test('an option carries its odds and its caution, where it has any', () => {
  const question = seen(afterBids(), 'red').question;
  expect(question?.options.map(({ label, odds, caution }) => [label, odds.map(({ chance }) => chance), caution])).toEqual([
    ['move a,1', [2 / 6], null],
    ['move b,1', [2 / 6], null],
    ['done', [], 'Are you sure?'],
  ]);
});

test('the tracker is drawn from the tree that runs', () => {
  const game = afterBids();
  expect(tracker(toy, game.play.frames).map(({ title, depth, where }) => `${depth} ${title} ${where}`)).toEqual([
    '0 Toy now',
    '1 Round now',
    '2 Count done',
    '2 Bids done',
    '2 Moves now',
    '2 Spy later',
    '2 Shooting later',
    '1 End later',
  ]);
});

test('the tracker speaks as players do, and passes over what they do not speak of', () => {
  const { sequence, loop, auto } = stepsOf<Toy>();
  const nothing = () => {};
  const flow = numbered<Toy>(
    sequence('game', 'TY-0', [
      unspoken(auto('clean-slate', 'TY-0', nothing)),
      loop(
        'rounds',
        'TY-0',
        () => true,
        unspoken(sequence('engine-round', 'TY-0', [titled('Roll for gold', auto('gold-dice', 'TY-0', nothing))])),
      ),
    ]),
  );
  const lines = (...frames: number[]) =>
    tracker(
      { flow },
      frames.map((step) => ({ step })),
    ).map(({ title, depth }) => `${depth} ${title}`);
  expect(lines(0)).toEqual(['0 Game']);
  expect(lines(0, 2, 3, 4)).toEqual(['0 Game', '1 Roll for gold']);
});

test('phases are the steps of the turn, or of the steps that the ruleset names', () => {
  const { frames } = afterBids().play;
  const listed = (phases: readonly string[]) =>
    tracker({ ...toy, phases }, frames)
      .filter(({ isPhase }) => isPhase)
      .map(({ title }) => title);
  expect(listed([])).toEqual(['Count', 'Bids', 'Moves', 'Spy', 'Shooting']);
  expect(listed(['toy', 'round'])).toEqual(['Round', 'End']);
  const around = (phases: readonly string[]) =>
    phasesAround({ ...toy, phases }, frames.at(-1)?.step ?? -1).map((step) => toy.flow[step]?.step.name);
  expect(around([])).toEqual(['moves']);
  expect(around(['toy', 'round'])).toEqual(['round', 'moves']);
});

test('a position is plain data and can be taken up in the middle of any question', () => {
  const game = start();
  game.apply({ side: 'red', verb: 'raise' });
  game.apply({ side: 'red', verb: 'raise' });
  const saved = JSON.stringify(game.save());
  const twin = start();
  twin.revive(JSON.parse(saved));
  expect(twin.hash()).toBe(game.hash());
  for (const each of [game, twin]) {
    each.apply(bid('red', 2));
    each.apply(bid('blue', 1));
    each.apply({ side: 'red', verb: 'done' });
    each.apply({ side: 'blue', verb: 'pass' });
  }
  expect(twin.hash()).toBe(game.hash());
});

test('the game ends, and then refuses everything', () => {
  const game = playOut();
  expect(game.finished).toBe(true);
  expect(game.ending).toMatchObject({ words: 'It is over' });
  expect(game.apply(bid('red', 1))).toMatchObject({ code: 'game-over' });
});

test('a record replays to the same hashes', () => {
  const game = playOut();
  const again = replay(toy, recordOf(game));
  expect(again.checkpoints).toEqual(game.checkpoints);
  expect(again.ending).toEqual(game.ending);
});

test('unknown scenarios and options are refused with what there is', () => {
  expect(() => new Game(toy, { scenario: 'long', options: {}, seed: 's', dice: 'fast' })).toThrow(
    new UnknownSetting("Toy has no scenario 'long'; it has short"),
  );
  expect(() => new Game(toy, { scenario: 'short', options: { depth: 'two' }, seed: 's', dice: 'fast' })).toThrow(
    "Toy has no option 'depth'; it has length",
  );
  expect(() => new Game(toy, { scenario: 'short', options: { length: 'nine' }, seed: 's', dice: 'fast' })).toThrow(
    "option 'length' cannot be 'nine'; it can be two, three",
  );
  expect(() => new Game(toy, { scenario: 'short', options: { constructor: 'x' }, seed: 's', dice: 'fast' })).toThrow(UnknownSetting);
});

test('an option of one scenario is refused in another, and is no setting of it', () => {
  const scenarios = [...toy.scenarios, { id: 'quick', title: 'Quick', words: 'Two rounds, always.' }];
  const ruleset = { ...toy, scenarios, options: toy.options.map((option) => ({ ...option, scenarios: ['short'] })) };
  const options = (scenario: string, given: Record<string, string>) =>
    new Game(ruleset, { scenario, options: given, seed: 's', dice: 'fast' }).settings.options;
  expect([options('short', {}), options('quick', {})]).toEqual([{ length: 'two' }, {}]);
  expect(() => options('quick', { length: 'two' })).toThrow("option 'length' makes no difference in scenario 'quick', which has none");
});

test('an option that came later to a scenario is a setting of it only where it is not the usual', () => {
  const ruleset = { ...toy, options: toy.options.map((option) => ({ ...option, always: ['another'] })) };
  const options = (given: Record<string, string>) =>
    new Game(ruleset, { scenario: 'short', options: given, seed: 's', dice: 'fast' }).settings.options;
  expect([options({}), options({ length: 'two' }), options({ length: 'three' })]).toEqual([{}, {}, { length: 'three' }]);
});

/** The two rounds that it has. */
function playOut(keeping?: Keeping) {
  const game = start(keeping);
  for (let round = 0; round < 2; round++) {
    game.apply(bid('red', 1));
    game.apply(bid('blue', 1));
    game.apply({ side: 'red', verb: 'done' });
    game.apply({ side: 'blue', verb: 'look' });
  }
  return game;
}
