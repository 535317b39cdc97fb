/** People are spared questions with one answer, but never where somebody could tell by it that there was but one. */
import { expect, test } from 'vitest';
import { done, type Kind, numbered, oddsOfRoll, type Ruleset, type Step, stepsOf } from '../../kernel/index.ts';
import { shot, type Toy, toy } from '../../kernel/test/toy.ts';
import { Machine, type Seats, type Sight, Table } from '../index.ts';

const { decision, plan, sequence, auto } = stepsOf<Toy>();

const nothingFor = (side: 'red' | 'blue', words: string) =>
  decision<{ wait: true; done: true }>('nothing', 'TY-1', {
    who: () => side,
    asks: () => words,
    verbs: {
      wait: { of: () => false, why: () => ({ words: 'not now', rule: 'TY-1' }), label: () => 'wait', does: () => {} },
      done: done(),
    },
  });

const choice = decision<{ go: true; stay: true }>('choice', 'TY-2', {
  who: () => 'red',
  asks: () => 'Go or stay?',
  verbs: { go: done('go'), stay: done('stay') },
});

const together = plan<{ done: true }, null>('together', 'TY-3', {
  who: () => ['red', 'blue'],
  draft: () => null,
  asks: () => 'Ready?',
  verbs: { done: { ends: true, label: () => 'done', does: () => null } },
  commit: () => {},
});

const risky = (words: object) =>
  decision<{ fire: true }>('risky', 'TY-4', {
    who: () => 'red',
    asks: () => 'Fire?',
    verbs: { fire: { ends: true, label: () => 'fire', does: () => {}, ...words } },
  });

const dice = auto('dice', 'TY-5', (g) => void g.roll(shot, { fog: false, guns: 3 }));

const AGAINST_BOT: Seats = { red: 'person', blue: 'random' };
const HOT_SEAT: Seats = { red: 'person', blue: 'person' };

function sightAfter(steps: readonly Step<Toy>[], seats: Seats, orders: Ruleset<Kind>['orders'] = 'open', spares = true): Sight {
  const ruleset: Ruleset<Kind> = { ...toy, orders, flow: numbered(sequence('toy', 'TY-0', [...steps])) };
  const machine = new Machine(Table.begin(ruleset, { seed: 'spared' }, seats));
  machine.table.sparesQuestions = spares;
  machine.work();
  machine.lift();
  const display = machine.display();
  return display.type === 'sight' ? display.sight : expect.unreachable();
}

test('one answer is given by itself, and its side is told what was not asked', () => {
  const steps = [nothingFor('red', 'First?'), dice, nothingFor('red', 'Second?'), choice];
  const spared = sightAfter(steps, AGAINST_BOT);
  expect(spared.question?.name).toBe('choice');
  expect(spared.answered.map(({ prompt, label }) => `${prompt} ${label}`)).toEqual(['First? Done', 'Second? Done']);
  expect(sightAfter(steps, AGAINST_BOT, 'open', false)).toMatchObject({ prompt: 'First?', answered: [] });
});

test('what was answered by itself is not taken back, for it would only be answered again', () => {
  const { undo } = sightAfter([nothingFor('red', 'First?'), choice], AGAINST_BOT);
  expect(undo.possible).toBe(false);
});

test('whoever could still take something back is asked', () => {
  const ruleset: Ruleset<Kind> = { ...toy, flow: numbered(sequence('toy', 'TY-0', [choice, nothingFor('red', 'And now?'), choice])) };
  const machine = new Machine(Table.begin(ruleset, { seed: 'spared' }, AGAINST_BOT));
  machine.table.sparesQuestions = true;
  machine.order([{ side: 'red', verb: 'go' }]);
  machine.work();
  expect(machine.table.game.questions.map(({ name }) => name)).toEqual(['nothing']);
});

test.each([
  ['a warning', { caution: () => 'It is the last shell.' }],
  ['odds', { odds: () => oddsOfRoll(shot, { fog: false, guns: 3 }, [['hit', 'hit', true]]) }],
])('an answer with %s is asked for', (_what, words) => {
  expect(sightAfter([risky(words)], AGAINST_BOT).question?.name).toBe('risky');
  expect(sightAfter([risky({}), choice], AGAINST_BOT).question?.name).toBe('choice');
});

test('where orders are hidden and two people play, everybody is asked: whoever is not would be known to have nothing', () => {
  const steps = [nothingFor('red', 'Anything?'), choice];
  expect(sightAfter(steps, HOT_SEAT, 'hidden').question?.name).toBe('nothing');
  expect(sightAfter(steps, AGAINST_BOT, 'hidden').question?.name).toBe('choice');
  expect(sightAfter(steps, HOT_SEAT, 'open').question?.name).toBe('choice');
});

test('so is everybody of two people who choose at once', () => {
  expect(sightAfter([together, choice], HOT_SEAT).question?.name).toBe('together');
  expect(sightAfter([together, choice], AGAINST_BOT).question?.name).toBe('choice');
});
