/** A question, whichever way it is asked: as a whole, verb by verb or piece by piece, sound or not yet to be handed in. */
import { describe, expect, test } from 'vitest';
import type { Command, Step, Target } from '../index.ts';
import { anyAnswer, done, FastDice, firstPart, Game, numbered, oddsOfRoll, rollsAhead, seen, stepsOf } from '../index.ts';
import { bids, shot, type Toy, toy } from './toy.ts';

const { decision, plan, sequence } = stepsOf<Toy>();

const SHIPS = ['a', 'b', 'c'];
/** What each ship may do: b nothing at all, and what c does wants a second thought. */
const POSTS: Readonly<Record<string, readonly string[]>> = { a: ['van', 'rear'], b: [], c: ['van'] };

const ALL = 'all to the van';

type Posted = readonly string[];
/** A plan whose lists fold under ships; it may be handed in only when somebody has a post. */
const posts = plan<{ post: readonly [string, string]; rest: string; drill: true; done: true }, Posted>('posts', 'TY-8', {
  who: () => ['red', 'blue'],
  draft: () => [],
  asks: (_view, { draft, side }) => `${side} has posted ${draft.length}`,
  pieces: () => SHIPS,
  fault: ({ draft }) => (draft.length === 0 ? { words: 'somebody must have a post', rule: 'TY-8d' } : null),
  verbs: {
    post: {
      under: firstPart,
      of: ({ draft }, ship) => (draft.includes(ship) ? [] : (POSTS[ship] ?? []).map((where) => [ship, where] as const)),
      why: () => ({ words: 'there is no such post for her', rule: 'TY-8a' }),
      label: (_view, [ship, where]) => `${ship} goes to the ${where}`,
      odds: (_at, [, where]) => (where === 'van' ? oddsOfRoll(shot, { fog: true, guns: 3 }, [['hit', 'hit', false]]) : undefined),
      caution: (_at, [ship]) => (ship === 'c' ? 'She is slow.' : undefined),
      all: (_at, [ship, where]) => (where !== 'van' ? undefined : ship === 'c' ? ALL : [ALL, 'all but the slow to the van']),
      handy: (_at, [ship]) => (ship === 'a' ? 'post' : undefined),
      does: (draft, [ship]) => [...draft, ship],
    },
    rest: {
      takesBack: 'post',
      under: (_at, target) => (SHIPS.includes(String(target)) ? String(target) : undefined),
      of: ({ draft }, ship) => (draft.includes(ship) ? [ship] : []),
      why: () => ({ words: 'she has no post to leave', rule: 'TY-8b' }),
      label: (_view, ship) => `${ship} rests`,
      odds: 'nothing is rolled',
      does: (draft, ship) => draft.filter((each) => each !== ship),
    },
    drill: {
      of: ({ draft }) => draft.length > 1,
      why: () => ({ words: 'two must have posts', rule: 'TY-8c' }),
      label: () => 'drill',
      does: (draft) => draft,
    },
    done: {
      ends: true,
      label: () => 'done',
      consequence: ({ draft }) => `${SHIPS.length - draft.length} have no post`,
      does: (draft) => draft,
    },
  },
  commit: (g, { red }) => {
    g.state.told = [...red];
  },
});

const idle = decision<{ wait: true; done: true }>('idle', 'TY-9', {
  who: () => 'red',
  asks: () => 'Wait?',
  verbs: { wait: { of: () => false, why: () => ({ words: 'not now', rule: 'TY-9a' }), label: () => 'wait', does: () => {} }, done: done() },
});

const either = decision<{ wave: true; go: true; stay: true }>('either', 'TY-10', {
  who: () => 'red',
  asks: () => 'Go or stay?',
  verbs: { wave: { label: () => 'wave', does: () => {} }, go: done('go'), stay: done('stay') },
});

/** As long as a list of places can be. */
const anywhere = decision<{ go: string; stay: true }>('anywhere', 'TY-11', {
  who: () => 'red',
  asks: () => 'Where to?',
  verbs: {
    go: {
      ends: true,
      of: () => ['here', 'there'],
      label: (_view, place) => `to ${place}`,
      why: () => ({ words: 'somewhere there is', rule: 'TY-11' }),
      does: () => {},
    },
    stay: { ...done('stay'), closes: true },
  },
});

/** To flee is seldom wanted. */
const sailing = decision<{ flee: string; sail: true; stay: true }>('sailing', 'TY-12', {
  who: () => 'red',
  asks: () => 'Where to?',
  verbs: {
    flee: {
      ends: true,
      seldom: true,
      of: () => ['here', 'there'],
      label: (_view, place) => `flee ${place}`,
      why: () => ({ words: 'somewhere there is', rule: 'TY-12' }),
      does: () => {},
    },
    sail: done('sail'),
    stay: { ...done('stay'), closes: true },
  },
});

const gameOf = (step: Step<Toy>) =>
  new Game(
    { ...toy, flow: numbered(sequence('toy', 'TY-0', [step])) },
    { scenario: 'short', options: {}, seed: 'q', dice: 'fast' },
    { log: true, undo: true },
  );

function questionOf(game: Game<Toy>, side = 'red') {
  const question = game.questionFor(side);
  if (!question) throw new Error(`${side} is not asked`);
  return question;
}

const post = (ship: string, where: string): Command => ({ side: 'red', verb: 'post', target: [ship, where] });
function posted(...commands: Command[]) {
  const game = gameOf(posts);
  for (const command of commands) expect(game.apply(command)).toBeNull();
  return game;
}

const TARGETS: readonly (Target | undefined)[] = [
  undefined,
  'a',
  'b',
  'z',
  0,
  ['a', 'van'],
  ['a', 'rear'],
  ['b', 'van'],
  ['c', 'van'],
  ['z', 'van'],
  [],
];

describe('asked piece by piece, verb by verb or as a whole', () => {
  test.each([[[]], [[post('a', 'van')]], [[post('a', 'rear'), post('c', 'van')]]])('after %j it takes the same', (commands) => {
    const question = () => questionOf(posted(...commands));
    const whole = question();
    const { offer } = whole;
    for (const verb of [...whole.verbs, 'fly', 'constructor']) {
      expect([verb, question().offered(verb)]).toEqual([verb, Object.hasOwn(offer, verb) ? offer[verb] : undefined]);
      for (const target of TARGETS) {
        const answers = [question(), whole].map((each) => each.takes(verb, target));
        expect([verb, target, answers[0]]).toEqual([verb, target, answers[1]]);
        const under = question();
        under.offerUnder('a');
        expect([verb, target, under.takes(verb, target)]).toEqual([verb, target, answers[1]]);
      }
    }
    const apart = question();
    const pieces = SHIPS.flatMap((ship) =>
      Object.entries(apart.offerUnder(ship)).flatMap(([verb, targets]) =>
        Array.isArray(targets) ? targets.map((each) => [verb, each]) : [],
      ),
    );
    const listed = Object.entries(offer).flatMap(([verb, targets]) => (Array.isArray(targets) ? targets.map((each) => [verb, each]) : []));
    expect(pieces.sort()).toEqual(listed.sort());
  });

  test('under a piece stands what can be done with it, and nothing that cannot', () => {
    const question = questionOf(posted(post('a', 'van')));
    expect(['a', 'b', 'c', 'a'].map((ship) => question.offerUnder(ship))).toEqual([
      { rest: ['a'] },
      {},
      { post: [['c', 'van']] },
      { rest: ['a'] },
    ]);
    expect([question.targetsUnder('a', 'rest'), question.targetsUnder('c', 'post'), question.targetsUnder('c', 'fly')]).toEqual([
      ['a'],
      [['c', 'van']],
      [],
    ]);
    expect(question.offerApart).toEqual({ done: true });
    expect([question.pieces, questionOf(gameOf(idle)).pieces, questionOf(gameOf(idle)).offerApart]).toEqual([SHIPS, [], { done: true }]);
  });

  test('it is known which decision it is, and which verbs end it', () => {
    const question = questionOf(posted());
    expect([question.isOf(posts), question.isOf(bids), question.secret, questionOf(gameOf(idle)).secret]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(['done', 'post', 'fly'].map((verb) => question.ends(verb))).toEqual([true, false, false]);
    expect([question.has('post'), question.has('drill'), question.has('done')]).toEqual([true, false, false]);
    expect(question.isOf(posts) && [question.order('done'), question.order('rest', 'a')]).toEqual([
      { side: 'red', verb: 'done' },
      { side: 'red', verb: 'rest', target: 'a' },
    ]);
  });

  test('whether there is any answer at all is found without listing more than that', () => {
    expect(questionOf(posted()).isAnswerable).toBe(true);
    expect(questionOf(gameOf(idle)).isAnswerable).toBe(true);
    const stuck = decision<{ wait: true }>('stuck', 'TY-9', {
      who: () => 'red',
      asks: () => 'Wait?',
      verbs: { wait: { of: () => false, why: () => ({ words: 'not now', rule: 'TY-9a' }), label: () => 'wait', does: () => {} } },
    });
    expect(questionOf(gameOf(stuck)).isAnswerable).toBe(false);
  });
});

describe('a plan that is not sound yet', () => {
  test('cannot be handed in, and says why; its other verbs have reasons of their own', () => {
    const game = posted();
    const question = questionOf(game);
    expect([question.offered('done'), question.takes('done', undefined), 'done' in question.offer]).toEqual([undefined, null, false]);
    const whyNot = (verb: string, target?: Target) =>
      game.whyNot(target === undefined ? { side: 'red', verb } : { side: 'red', verb, target })?.rule;
    expect([whyNot('done'), whyNot('drill'), whyNot('rest', 'a'), whyNot('post', ['b', 'van'])]).toEqual([
      'TY-8d',
      'TY-8c',
      'TY-8b',
      'TY-8a',
    ]);
  });

  test('becomes so for the side that mends it, and for no other', () => {
    const game = posted(post('a', 'van'));
    expect([questionOf(game).has('done'), questionOf(game, 'blue').has('done')]).toEqual([true, false]);
    expect([questionOf(game).prompt(game.view('red')), questionOf(game, 'blue').prompt(game.view('blue'))]).toEqual([
      'red has posted 1',
      'blue has posted 0',
    ]);
  });
});

describe('what is said of an answer', () => {
  const game = posted();
  const question = questionOf(game);
  const view = game.view('red');

  test('its words, or those of the command where there are none', () => {
    expect([question.label(view, 'post', ['a', 'van']), question.label(view, 'fly', undefined)]).toEqual(['a goes to the van', 'fly']);
  });

  test('its odds, and none where there is only a reason for their absence', () => {
    expect(question.odds('post', ['a', 'van'])?.badges[0]?.chance).toBeCloseTo(2 / 6);
    expect([question.odds('post', ['a', 'rear']), question.odds('rest', 'a'), question.odds('fly', undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([rollsAhead(question, 'post', ['a', 'van']).length, rollsAhead(question, 'rest', 'a')]).toEqual([1, []]);
  });

  test('its warning', () => {
    expect([question.caution('post', ['c', 'van']), question.caution('post', ['a', 'van']), question.caution('done', undefined)]).toEqual([
      'She is slow.',
      undefined,
      undefined,
    ]);
  });

  test('the piece it belongs to: what the decision says, or else the first part of the target', () => {
    const filed: readonly (readonly [string, Target, string])[] = [
      ['post', ['c', 'van'], 'c'],
      ['rest', 'b', 'b'],
      ['rest', 'z', 'z'],
      ['drill', 4, '4'],
      ['fly', ['x', 1], 'x'],
      ['fly', [], ''],
    ];
    for (const [verb, target, piece] of filed) expect(question.under(verb, target)).toBe(piece);
    expect(question.under('done', undefined)).toBeNull();
  });
});

test('a plan acts on drafts alone, and a decision on none', () => {
  const game = posted();
  expect(() => questionOf(game).act(game.play, 'done', undefined)).toThrow('posts acts on drafts');
  expect(() => questionOf(gameOf(idle)).stroke('done', undefined)).toThrow('idle has no drafts');
});

describe('any answer', () => {
  const answers = (game: Game<Toy>, times = 800): Command[] => {
    const dice = new FastDice('answers');
    return Array.from({ length: times }, () => anyAnswer(questionOf(game), (of) => dice.draw(of)));
  };
  const share = (commands: readonly Command[], verb: string, target?: string) =>
    commands.filter((command) => command.verb === verb && (target === undefined || [command.target].flat()[0] === target)).length /
    commands.length;

  test('is one that is taken, also where a piece can do nothing: then with the next one', () => {
    const commands = answers(posted());
    expect(commands.every((command) => posted().whyNot(command) === null)).toBe(true);
    // Of three pieces b passes its turn on to c.
    expect(share(commands, 'post', 'a')).toBeCloseTo(1 / 3, 1);
    expect(share(commands, 'post', 'c')).toBeCloseTo(2 / 3, 1);
  });

  test('of what stands apart too, each as likely as a piece', () => {
    expect(share(answers(posted(post('a', 'van'))), 'done')).toBeCloseTo(1 / 4, 1);
  });

  test('thinks again before it does what asks for a second thought', () => {
    const risky = decision<{ sink: string; done: true }>('risky', 'TY-9', {
      who: () => 'red',
      asks: () => 'Sink?',
      pieces: () => ['a'],
      verbs: {
        sink: {
          under: firstPart,
          of: () => ['a', 'b'],
          why: () => ({ words: 'no', rule: 'TY-9a' }),
          label: () => 'sink',
          caution: (_at, ship) => (ship === 'a' ? 'Sure?' : undefined),
          does: () => {},
        },
        done: done(),
      },
    });
    // Half of the time the piece, and then one in two of the two, four times over.
    expect(share(answers(gameOf(risky), 4_000), 'sink', 'a')).toBeCloseTo(1 / 32, 2);
  });
});

test('a draft is seen under the name of its question', () => {
  expect(seen(posted(post('a', 'van')), 'red').draft).toEqual({ question: 'posts', draft: ['a'], isIn: false });
});

describe('the verb that ends a question of several orders', () => {
  test('says what comes of it, or why it cannot be ended yet', () => {
    const closingAfter = (...commands: Command[]) => seen(posted(...commands), 'red').question?.closing;
    expect(closingAfter()).toEqual({ verb: 'done', consequence: null, notYet: { words: 'somebody must have a post', rule: 'TY-8d' } });
    expect(closingAfter(post('a', 'van'))).toEqual({ verb: 'done', consequence: '2 have no post', notYet: null });
  });

  test('is there when nothing else can be done, and is not where there are two ends to choose from', () => {
    expect(seen(gameOf(idle), 'red').question?.closing).toEqual({ verb: 'done', consequence: null, notYet: null });
    expect(seen(gameOf(either), 'red').question?.closing).toBeNull();
    expect(seen(gameOf(anywhere), 'red').question?.closing).toEqual({ verb: 'stay', consequence: null, notYet: null });
  });
});

test('what is seldom wanted is listed below all others, but for what closes the question', () => {
  expect(seen(gameOf(sailing), 'red').question?.options.map(({ label }) => label)).toEqual(['sail', 'flee here', 'flee there', 'stay']);
});

describe('orders for many', () => {
  const asked = (...commands: Command[]) => seen(posted(...commands), 'red').question;

  test('those with the same words go together; one alone is called by its own name', () => {
    expect(asked()?.together).toEqual([
      {
        label: 'all to the van',
        orders: [
          { verb: 'post', target: ['a', 'van'] },
          { verb: 'post', target: ['c', 'van'] },
        ],
      },
      { label: 'a goes to the van', kind: 'all but the slow to the van', orders: [{ verb: 'post', target: ['a', 'van'] }] },
    ]);
    expect(asked(post('a', 'rear'))?.together).toEqual([
      { label: 'c goes to the van', kind: 'all to the van', orders: [{ verb: 'post', target: ['c', 'van'] }] },
    ]);
  });

  test('who has the same orders by two names is listed once', () => {
    expect(asked(post('c', 'van'))?.together).toEqual([
      { label: 'a goes to the van', kind: 'all to the van', orders: [{ verb: 'post', target: ['a', 'van'] }] },
    ]);
  });

  test('what is usual for a piece stands under it in a word', () => {
    expect(asked()?.handy).toEqual([
      {
        under: 'a',
        label: 'post',
        orders: [
          { verb: 'post', target: ['a', 'van'] },
          { verb: 'post', target: ['a', 'rear'] },
        ],
      },
    ]);
    expect(asked(post('a', 'rear'))?.handy).toEqual([]);
  });

  test('it is told which verb takes back which', () => {
    expect(asked()?.takingBack).toEqual({ rest: 'post' });
  });
});
