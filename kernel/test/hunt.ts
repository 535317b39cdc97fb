/**
 * A small game of hidden orders, for testing that secrets hold: raiders nobody sees, a base and raids that are rolled in
 * secret, orders of any number, and a patrol that rolls alike whether anybody is there or not.
 */
import type { Ruleset } from '../index.ts';
import { atLeast, check, d6, done, firstPart, numbered, otherwise, PLAIN, secretCheck, secretLot, stepsOf, TO_THE_END } from '../index.ts';

export type Side = 'hunter' | 'raider';
type Place = 'north' | 'east' | 'south' | 'west';
export const PLACES: readonly Place[] = ['north', 'east', 'south', 'west'];

export interface Raider {
  readonly id: string;
  at: Place;
  fuel: number;
  decoy: boolean;
  raids: boolean;
  /** What the hunter calls her once she was seen; null until then. */
  token: string | null;
}

export interface State {
  turn: number;
  patrols: { readonly id: string; at: Place; moved: boolean; searches: boolean }[];
  raiders: Raider[];
  base: Place;
  sightings: number;
  /** Raiders that have taken somebody this turn. */
  taken: string[];
  /** Those that were sunk: everybody hears of them. */
  prizes: number;
}

export interface View {
  readonly turn: number;
  readonly prizes: number;
  readonly patrols: readonly { readonly id: string; readonly at: Place }[];
  readonly seen: readonly { readonly token: string; readonly at: Place }[];
  readonly raiders: readonly Raider[];
  readonly base: Place | null;
}

/** There is nothing that a pack could replace. */
export const NO_DATA = {};

export interface Hunt {
  readonly side: Side;
  readonly data: object;
  readonly state: State;
  readonly view: View;
  readonly event:
    | { readonly type: 'turn'; readonly turn: number }
    | { readonly type: 'moved'; readonly patrol: string; readonly to: Place }
    | { readonly type: 'seen'; readonly token: string }
    | { readonly type: 'prize' };
  readonly secret: { readonly type: 'coaled' | 'kept'; readonly raider: string };
}

const { sequence, each, loop, auto, decision, plan } = stepsOf<Hunt>();

export const searchRoll = check('search', 'HU-4', 'Search', {
  dice: d6,
  rows: [atLeast(5, 'found'), otherwise('nothing')],
  outcomes: { found: 'whoever is there', nothing: 'nobody' },
});
export const raidRoll = secretCheck('raid', 'HU-5', 'Raid', {
  dice: d6,
  rows: [atLeast(6, 'prize'), otherwise('nothing')],
  outcomes: { prize: 'a prize', nothing: 'nothing' },
});
export const whichBase = secretLot('base', 'HU-1', 'where the base lies');

const setUp = auto('set-up', 'HU-1', (g) => {
  g.state.base = g.drawFor(['raider'], whichBase, PLACES);
});

const newTurn = auto('new-turn', 'HU-0', (g) => {
  g.state.turn++;
  for (const patrol of g.state.patrols) Object.assign(patrol, { moved: false, searches: false });
  for (const raider of g.state.raiders) raider.raids = false;
  g.tell?.({ type: 'turn', turn: g.state.turn });
});

const nobodyElse = (words: string, rule: string) => () => ({ words, rule });

export const patrolMoves = decision<{ move: readonly [string, Place]; done: true }>('patrol-moves', 'HU-2', {
  who: () => 'hunter',
  asks: () => 'patrol-moves',
  verbs: {
    move: {
      of: ({ state }) => state.patrols.flatMap(({ id, moved }) => (moved ? [] : PLACES.map((to) => [id, to] as const))),
      why: nobodyElse('a patrol moves once', 'HU-2'),
      label: (_view, [id, to]) => `move ${id} ${to}`,
      does: (g, [id, to]) => {
        const patrol = g.state.patrols.find((each) => each.id === id);
        if (patrol) Object.assign(patrol, { at: to, moved: true });
        g.tell?.({ type: 'moved', patrol: id, to });
      },
    },
    done: done(),
  },
});

/** Any number of orders, of which the hunter hears nothing. */
export const raiderOrders = decision<{ steer: readonly [string, Place]; coal: string; done: true }>('raider-orders', 'HU-3', {
  who: () => 'raider',
  asks: () => 'raider-orders',
  pieces: ({ state }) => state.raiders.map(({ id }) => id),
  verbs: {
    steer: {
      under: firstPart,
      of: ({ state }, id) => (state.raiders.some((each) => each.id === id && each.fuel > 0) ? PLACES.map((to) => [id, to] as const) : []),
      why: nobodyElse('she has no coal', 'HU-3'),
      label: (_view, [id, to]) => `steer ${id} ${to}`,
      does: (g, [id, to]) => {
        const raider = g.state.raiders.find((each) => each.id === id);
        if (raider) Object.assign(raider, { at: to, fuel: raider.fuel - 1 });
      },
    },
    coal: {
      under: firstPart,
      of: ({ state }, id) => state.raiders.filter((each) => each.id === id && each.at === state.base && each.fuel < 9).map(() => id),
      why: nobodyElse('there is no coal for her there', 'HU-3'),
      label: (_view, id) => `coal ${id}`,
      does: (g, id) => {
        const raider = g.state.raiders.find((each) => each.id === id);
        if (raider) raider.fuel = 9;
        g.whisper?.(['raider'], { type: 'coaled', raider: id });
      },
    },
    done: done(),
  },
});

/** Who searches and who raids is settled by both at once. */
export const standTo = plan<{ name: string; done: true }, readonly string[]>('stand-to', 'HU-4', {
  who: () => ['hunter', 'raider'],
  asks: () => 'stand-to',
  draft: () => [],
  verbs: {
    name: {
      of: ({ state, draft, side }) =>
        (side === 'hunter' ? state.patrols : state.raiders.filter(({ decoy }) => !decoy))
          .map(({ id }) => id)
          .filter((id) => !draft.includes(id)),
      why: nobodyElse('she is named, or not there to be named', 'HU-4'),
      label: (_view, id) => `name ${id}`,
      does: (named, id) => [...named, id],
    },
    done: { ends: true, label: () => 'done', does: (named) => named },
  },
  commit: (g, { hunter, raider }) => {
    for (const patrol of g.state.patrols) patrol.searches = hunter.includes(patrol.id);
    for (const each of g.state.raiders) each.raids = raider.includes(each.id);
  },
});

/** The die falls whether anybody is there or not. */
const searches = each(
  'searches',
  'HU-4',
  (g) => g.state.patrols.filter((patrol) => patrol.searches).map(({ id }) => id),
  auto('search', 'HU-4', (g, id: string) => {
    const at = g.state.patrols.find((patrol) => patrol.id === id)?.at;
    if (g.roll(searchRoll, {}, { about: id, by: 'hunter' }) === 'nothing') return;
    for (const raider of g.state.raiders) {
      if (raider.at !== at || raider.token !== null) continue;
      raider.token = `sail ${++g.state.sightings}`;
      g.tell?.({ type: 'seen', token: raider.token });
      g.reveal();
    }
  }),
);

/** Rolled in secret: how many dice fall, and how, only the raider knows. */
export const raids = auto('raids', 'HU-5', (g) => {
  const raiding = g.state.raiders.filter((raider) => raider.raids).map(({ id }) => id);
  g.state.taken = raiding.filter((id) => g.rollFor(['raider'], raidRoll, {}, { about: id, by: 'raider' }) === 'prize');
});

/** One answer after the other: what is sunk everybody hears of, and of what is kept nobody. */
const spoils = each(
  'spoils',
  'HU-6',
  (g) => [...g.state.taken],
  decision<{ sink: true; keep: true }, string>('prize', 'HU-6', {
    who: () => 'raider',
    asks: () => 'prize',
    verbs: {
      sink: {
        ends: true,
        label: () => 'sink',
        does: (g) => {
          g.state.prizes++;
          g.tell?.({ type: 'prize' });
        },
      },
      keep: { ends: true, label: () => 'keep', does: (g, _none, { item: raider }) => g.whisper?.(['raider'], { type: 'kept', raider }) },
    },
  }),
);

const round = sequence('round', 'HU-0', [newTurn, patrolMoves, raiderOrders, standTo, searches, raids, spoils]);

const raider = (id: string, decoy: boolean): Raider => ({ id, at: 'west', fuel: 5, decoy, raids: false, token: null });

export const hunt: Ruleset<Hunt> = {
  id: 'hunt',
  title: 'Hunt',
  version: 1,
  words: 'For tests of secrecy.',
  sides: ['hunter', 'raider'],
  orders: 'hidden',
  scenarios: [{ id: 'short', title: 'Short', words: 'Three turns.' }],
  options: [],
  flow: numbered(
    sequence('hunt', 'HU-0', [
      setUp,
      loop('rounds', 'HU-0', (g) => g.state.turn < 3, round),
      auto('end', 'HU-7', (g) =>
        g.end({ result: g.state.prizes > 0 ? 'raider' : 'hunter', words: 'It is over', winner: null, score: g.state.prizes }),
      ),
    ]),
  ),
  dataFor: () => NO_DATA,
  begin: () => ({
    turn: 0,
    patrols: ['p1', 'p2'].map((id) => ({ id, at: 'north', moved: false, searches: false })),
    raiders: [raider('emden', false), raider('ayesha', false), raider('dummy', true)],
    base: 'north',
    sightings: 0,
    taken: [],
    prizes: 0,
  }),
  copy: (state) => structuredClone(state),
  view: ({ turn, prizes, patrols, raiders, base }, viewer) => ({
    turn,
    prizes,
    patrols: patrols.map(({ id, at }) => ({ id, at })),
    seen: raiders.flatMap(({ token, at }) => (token === null ? [] : [{ token, at }])),
    raiders: viewer === 'raider' ? raiders.map((each) => ({ ...each })) : [],
    base: viewer === 'raider' ? base : null,
  }),
  imagine: ({ turn, prizes, patrols, seen: sails, raiders, base }, side, chance) => {
    const anywhere = (): Place => PLACES[chance(PLACES.length)] ?? 'north';
    const unseen = ['emden', 'ayesha', 'dummy'].map((id): Raider => ({ ...raider(id, id === 'dummy'), at: anywhere(), fuel: chance(9) }));
    for (const [place, { token, at }] of sails.entries()) Object.assign(unseen[place] ?? {}, { token, at });
    return {
      turn,
      prizes,
      patrols: patrols.map((patrol) => ({ ...patrol, moved: false, searches: false })),
      raiders: side === 'raider' ? raiders.map((each) => ({ ...each })) : unseen,
      base: base ?? anywhere(),
      sightings: sails.length,
      taken: [],
    };
  },
  horizon: (question) => (question === 'patrol-moves' ? TO_THE_END : null),
  report: {
    parties: () => [
      { id: 'hunter', name: 'the hunter' },
      { id: 'raider', name: 'the raider' },
    ],
    points: ({ state }) => ({ hunter: state.sightings, raider: state.prizes }),
    casualties: () => [],
    forces: () => [],
    shot: () => null,
    when: ({ state }) => `in turn ${state.turn}`,
    opening: () => 'The hunt began.',
  },
  resigned: (_, side) => ({ result: 'resigned', words: `${side} gives up`, winner: side === 'hunter' ? 'raider' : 'hunter', score: 0 }),
  checks: [searchRoll, raidRoll],
  lots: [whichBase],
  wording: {
    event: (event) => ({ words: event.type, rule: 'HU-0', about: [] }),
    scene: () => PLAIN,
    name: (id) => id,
  },
  bots: [],
  laws: () => [],
};
