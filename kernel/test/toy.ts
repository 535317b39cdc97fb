/** A game of a few lines that uses every kind of step, for testing the kernel. */
import type { Ruleset } from '../index.ts';
import { check, d6, flag, lot, numbered, oddsOfRoll, otherwise, plus, stepsOf, upTo, whole } from '../index.ts';

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
  readonly state: State;
  readonly view: { readonly round: number; readonly gold: number | null; readonly ships: readonly string[] };
  readonly event:
    | { readonly type: 'bids'; readonly red: number; readonly blue: number }
    | { readonly type: 'moved'; readonly ship: string }
    | { readonly type: 'secret'; readonly side: Side }
    | { readonly type: 'gave-up'; readonly side: Side };
  readonly secret: never;
}

const { sequence, each, loop, auto, choice, together, when } = stepsOf<Toy>();

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

const bids = together<{ raise: true; bid: number }, { bid: number; raised: number }>('bids', 'TY-1', {
  who: () => ['red', 'blue'],
  draft: () => ({ bid: 0, raised: 0 }),
  offer: (state, draft, side) => ({
    raise: draft.raised < 2 || undefined,
    bid: [0, 1, 2, 3].map((n) => n + draft.raised).filter((n) => n <= state.gold[side]),
  }),
  picks: { raise: (draft) => ({ ...draft, raised: draft.raised + 1 }) },
  ends: { bid: (draft, bid) => ({ ...draft, bid }) },
  cautions: { bid: (_, bid, { raised }, side) => (bid > 4 ? `${side} has raised ${raised} times` : undefined) },
  reveal: (g, drafts) => {
    g.state.gold.red -= drafts.red.bid;
    g.state.gold.blue -= drafts.blue.bid;
    g.note?.({ type: 'bids', red: drafts.red.bid, blue: drafts.blue.bid });
  },
});

const moves = choice<{ move: readonly [string, number]; done: true }>('moves', 'TY-2', {
  who: () => 'red',
  offer: (g) => ({ move: g.state.ships.red.filter((ship) => !g.state.told.includes(ship)).map((ship) => [ship, 1] as const), done: true }),
  picks: {
    move: (g, [ship]) => {
      g.state.told.push(ship);
      g.note?.({ type: 'moved', ship });
    },
  },
  ends: { done: (g) => g.note?.({ type: 'secret', side: 'red' }, ['red']) },
  prospects: { move: () => oddsOfRoll(shot, { fog: true, guns: 3 }, [['hit', 'hit', false]]) },
  cautions: { done: () => 'Are you sure?' },
  whyNot: { move: () => ({ words: 'each ship moves once', rule: 'TY-2a' }) },
});

const spy = choice<{ look: true; pass: true }>('spy', 'TY-5', {
  who: () => 'blue',
  offer: () => ({ look: true, pass: true }),
  picks: {},
  ends: { look: (g) => g.reveal(), pass: () => {} },
});

const shooting = each(
  'shooting',
  'TY-3',
  (g) => [...g.state.ships.red],
  auto('shoot', 'TY-3', (g, ship: string) => {
    if (g.roll(shot, { fog: false, guns: 1 }, ship) === 'hit')
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
  begin: (_scenario, options) => ({
    gold: { red: 9, blue: 9 },
    ships: { red: ['a', 'b'], blue: ['c'] },
    round: 0,
    rounds: options.length === 'three' ? 3 : 2,
    told: [],
  }),
  copy: (state) => structuredClone(state),
  view: (state, viewer) => ({ round: state.round, gold: viewer === 'onlooker' ? null : state.gold[viewer], ships: [...state.ships.red] }),
  resigned: (g, side) => {
    g.note?.({ type: 'gave-up', side });
    return { result: 'given up', words: `${side} gives up`, winner: side === 'red' ? 'blue' : 'red', score: 0 };
  },
  checks: [shot],
  lots: [whichShip],
  wording: {
    event: (event) => ({ words: event.type, rule: 'TY-0', about: [] }),
    prompt: (_view, question) => `Answer ${question}`,
    option: (_view, _question, verb, target) => `${verb} ${String(target ?? '')}`.trim(),
    name: (id) => id.toUpperCase(),
  },
  bots: [],
  laws: () => [],
};
