/** A game of a few lines that uses every kind of step, for testing the kernel. */
import type { Ruleset } from '../index.ts';
import { check, d6, flag, lot, numbered, oddsOfRoll, otherwise, PLAIN, plus, stepsOf, upTo, whole } from '../index.ts';

export type Side = 'red' | 'blue';

export interface State {
  gold: Record<Side, number>;
  ships: { red: string[]; blue: string[] };
  round: number;
  rounds: number;
  told: string[];
}

export interface Toy {
  readonly side: Side;
  readonly data: { readonly gold: number };
  readonly state: State;
  readonly view: { readonly round: number; readonly gold: number | null; readonly ships: readonly string[] };
  readonly event:
    | { readonly type: 'bids'; readonly red: number; readonly blue: number }
    | { readonly type: 'moved'; readonly ship: string }
    | { readonly type: 'gave-up'; readonly side: Side };
  readonly secret: { readonly type: 'secret'; readonly side: Side };
}

const { sequence, each, loop, auto, decision, plan, when } = stepsOf<Toy>();

export const shot = check(
  'shot',
  'TY-3',
  'Shot',
  { fog: flag('fog'), guns: whole('guns', 0, 6) },
  {
    dice: d6,
    modifiers: [plus(1, 'TY-3a', 'fog', (f) => f.fog)],
    rows: [upTo((f) => f.guns, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
  },
);

export const whichShip = lot('which-ship', 'TY-4', 'which ship is hit');

export const bids = plan<{ raise: true; bid: number }, { bid: number; raised: number }>('bids', 'TY-1', {
  who: () => ['red', 'blue'],
  asks: (_view, { draft }) => `Bid, after ${draft.raised} raises`,
  draft: () => ({ bid: 0, raised: 0 }),
  verbs: {
    raise: {
      of: ({ draft }) => draft.raised < 2,
      why: () => ({ words: 'two raises are all', rule: 'TY-1a' }),
      label: () => 'raise',
      does: (draft) => ({ ...draft, raised: draft.raised + 1 }),
    },
    bid: {
      ends: true,
      of: ({ state, draft, side }) => [0, 1, 2, 3].map((n) => n + draft.raised).filter((n) => n <= state.gold[side]),
      why: () => ({ words: 'there is not so much gold', rule: 'TY-1b' }),
      label: (_view, bid) => `bid ${bid}`,
      odds: ({ draft }) => oddsOfRoll(shot, { fog: false, guns: draft.raised }, [['hit', 'hit', true]]),
      caution: ({ draft, side }, bid) => (bid > 4 ? `${side} has raised ${draft.raised} times` : undefined),
      does: (draft, bid) => ({ ...draft, bid }),
    },
  },
  fault: ({ draft }) => (draft.raised === 1 ? { words: 'raise twice or not at all', rule: 'TY-1c' } : null),
  commit: (g, { red, blue }) => {
    g.state.gold.red -= red.bid;
    g.state.gold.blue -= blue.bid;
    g.tell?.({ type: 'bids', red: red.bid, blue: blue.bid });
  },
});

export const moves = decision<{ move: readonly [string, number]; done: true }>('moves', 'TY-2', {
  who: () => 'red',
  asks: () => 'Who moves?',
  verbs: {
    move: {
      of: ({ state }) => state.ships.red.filter((ship) => !state.told.includes(ship)).map((ship) => [ship, 1] as const),
      why: () => ({ words: 'each ship moves once', rule: 'TY-2a' }),
      label: (_view, [ship, way]) => `move ${ship},${way}`,
      odds: () => oddsOfRoll(shot, { fog: true, guns: 3 }, [['hit', 'hit', false]]),
      does: (g, [ship]) => {
        g.state.told.push(ship);
        g.tell?.({ type: 'moved', ship });
      },
    },
    done: {
      ends: true,
      label: () => 'done',
      caution: () => 'Are you sure?',
      does: (g) => g.whisper?.(['red'], { type: 'secret', side: 'red' }),
    },
  },
});

const spy = decision<{ look: true; pass: true }>('spy', 'TY-5', {
  who: () => 'blue',
  asks: () => 'Look?',
  verbs: {
    look: { ends: true, label: () => 'look', does: (g) => g.reveal() },
    pass: { ends: true, label: () => 'pass', does: () => {} },
  },
});

const shooting = each(
  'shooting',
  'TY-3',
  (g) => [...g.state.ships.red],
  auto('shoot', 'TY-3', (g, ship: string) => {
    if (g.roll(shot, { fog: false, guns: 1 }, { about: ship }) === 'hit')
      g.state.ships.red = g.state.ships.red.filter((other) => other !== g.draw(whichShip, g.state.ships.red));
  }),
);

const round = sequence('round', 'TY-0', [
  auto('count', 'TY-0', (g) => {
    g.state.round++;
    g.state.told = [];
  }),
  bids,
  when((g) => g.state.ships.red.length > 0, moves),
  spy,
  shooting,
]);

export const toy: Ruleset<Toy> = {
  id: 'toy',
  title: 'Toy',
  version: 3,
  words: 'For tests.',
  sides: ['red', 'blue'],
  scenarios: [{ id: 'short', title: 'Short', words: 'Two rounds.' }],
  options: [
    {
      id: 'length',
      title: 'Length',
      rule: 'TY-0',
      values: [
        { id: 'two', words: 'two rounds' },
        { id: 'three', words: 'three rounds' },
      ],
    },
  ],
  flow: numbered(
    sequence('toy', 'TY-0', [
      loop('rounds', 'TY-0', (g) => g.state.round < g.state.rounds, round),
      auto('end', 'TY-0', (g) =>
        g.end({
          result: g.state.ships.red.length > 0 ? 'red' : 'blue',
          words: 'It is over',
          winner: 'red',
          score: g.state.ships.red.length,
        }),
      ),
    ]),
  ),
  dataFor: () => ({ gold: 9 }),
  begin: (_scenario, options, { gold }) => ({
    gold: { red: gold, blue: gold },
    ships: { red: ['a', 'b'], blue: ['c'] },
    round: 0,
    rounds: options.length === 'three' ? 3 : 2,
    told: [],
  }),
  copy: (state) => structuredClone(state),
  view: (state, viewer) => ({ round: state.round, gold: viewer === 'onlooker' ? null : state.gold[viewer], ships: [...state.ships.red] }),
  resigned: (g, side) => {
    g.tell?.({ type: 'gave-up', side });
    return { result: 'given up', words: `${side} gives up`, winner: side === 'red' ? 'blue' : 'red', score: 0 };
  },
  checks: [shot],
  lots: [whichShip],
  wording: {
    event: (event) => ({ words: event.type, rule: 'TY-0', about: [] }),
    scene: () => PLAIN,
    name: (id) => id.toUpperCase(),
  },
  bots: [],
  laws: () => [],
};
