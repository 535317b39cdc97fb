/** The pairs of games that are compared: who is blind, what differs, and how both sides act. */
import type { Command, Kind, Ruleset } from '../../../../kernel/index.ts';
import { commandsOf, numbered } from '../../../../kernel/index.ts';
import type { Pair } from '../../../../test/secrets.ts';
import { cruiserWarfare } from '../../index.ts';
import type { CruiserWarfare } from '../../kind.ts';
import { auto, loop, sequence } from '../../kind.ts';
import { tacticalPhase } from '../../rules/battle.ts';
import { moveFleets } from '../../rules/movement.ts';
import { allOrders } from '../../rules/orders.ts';
import { turnOver } from '../../rules/plotting.ts';
import { search } from '../../rules/search.ts';
import { setUp } from '../../rules/setup.ts';
import { turn } from '../../rules/turn.ts';
import { weather } from '../../rules/weather.ts';
import type { Side } from '../../state.ts';
import { atSightingRange, faceDown, keepingOff, meeting, rounds } from './battles.ts';
import { dealt, luckOf } from './dealt.ts';
import { dealHunters } from './hunters.ts';
import { dealRaiders } from './raiders.ts';
import { unseenHunters } from './unseen-hunters.ts';
import { unseenRaiders } from './unseen-raiders.ts';

/** Names that might be asked for: of ships, of places, of fleets and markers. */
const TARGETS = ['emden', 'yellow-sea', 'central-1', ['central-2', 'hawaii'], 'allied-1', 'central-marker-1', 'allied-marker-1'];
/** There are many verbs; after each answer some of them are tried at all targets, and the others later. */
const ONE_IN = 8;

const threeTurns = loop('turns', 'CW-4.0b', ({ state }: { readonly state: CruiserWarfare['state'] }) => state.turn < 6, turn);

/** From set-up to just before I August ends, when it comes out what Italy does (CW-12.2a). */
const untilItalyDecides = (): Ruleset<Kind> => {
  const firstTurn = auto('first-turn', 'CW-4.0a', ({ state }) => {
    state.turn = 1;
    turnOver(state);
  });
  const august = sequence('turn', 'CW-4.0b', [weather, allOrders, moveFleets, search, tacticalPhase]);
  const ruleset: Ruleset<CruiserWarfare> = { ...cruiserWarfare, flow: numbered(sequence('game', 'CW-4.0b', [setUp, firstTurn, august])) };
  return ruleset;
};

/** Half of the time the side is content with what it has done. */
const content = (offered: readonly Command[], chance: (of: number) => number): Command => {
  const done = offered.find(({ verb }) => verb === 'done');
  // A liner of one's own comes from the same lot as the enemy's.
  const others = offered.filter(({ verb }) => verb !== 'try' && verb !== 'create');
  const chosen = (done && chance(2) === 0 ? done : undefined) ?? others[chance(others.length)];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
};

type Fields = Pick<Pair, 'ruleset' | 'seed' | 'secretly' | 'answers'> & Partial<Pair> & { readonly blind: Side };

const pairOf = (fields: Fields): Pair => ({
  openly: content,
  luck: (world) => luckOf(fields.seed, world, fields.blind),
  targets: TARGETS,
  oneIn: ONE_IN,
  ...fields,
});

/** Decoys in every other game. */
const optionsFor = (number: number) => ({ combat: 'basic', decoys: number % 2 === 0 ? 'off' : 'on' });

/** Makes the pair of a number. */
export type Family = (number: number, answers: number, ruleset?: Ruleset<Kind>) => Pair;

export const hiddenRaiders = dealt(dealRaiders, threeTurns);
export const raiders: Family = (number, answers, ruleset = hiddenRaiders) => {
  const seed = `raiders ${number}`;
  return pairOf({ ruleset, seed, blind: 'allied', answers, options: optionsFor(number), secretly: () => unseenRaiders(seed) });
};

export const hiddenHunters = dealt(dealHunters, threeTurns);
export const hunters: Family = (number, answers, ruleset = hiddenHunters) => {
  const seed = `hunters ${number}`;
  return pairOf({ ruleset, seed, blind: 'central', answers, options: optionsFor(number), secretly: () => unseenHunters(seed) });
};

const august = untilItalyDecides();
export const raidersFromSetUp: Family = (number, answers) => {
  const seed = `set-up ${number}`;
  return pairOf({ ruleset: august, seed, blind: 'allied', answers, options: optionsFor(number), secretly: () => unseenRaiders(seed) });
};

export const huntersFromSetUp: Family = (number, answers) => {
  const seed = `set-up ${number}`;
  const luck: Pair['luck'] = (world) => ({ ...luckOf(seed, world, 'central'), 'merchant-cruisers': { seed: `${seed} ${world}` } });
  const options = optionsFor(number);
  return pairOf({ ruleset: cruiserWarfare, seed, blind: 'central', answers, options, luck, secretly: () => unseenHunters(seed) });
};

/** The staff fights as carefully as the person it stands in for. */
const careful = (ruleset: Ruleset<Kind>, choose: NonNullable<Pair['openly']>): Ruleset<Kind> => ({
  ...ruleset,
  bots: [{ name: 'careful', words: '', decide: ({ side, question, chance }) => choose([...commandsOf(side, question.offer)], chance) }],
});

const withoutMoves =
  (choose: NonNullable<Pair['openly']>): NonNullable<Pair['openly']> =>
  (offered, chance) =>
    choose(
      offered.filter(({ verb }) => verb !== 'move'),
      chance,
    );

const bySide = <T>(make: (blind: Side) => T): Readonly<Record<Side, T>> => ({ allied: make('allied'), central: make('central') });
const ADVANCED = { combat: 'advanced' };

const meetings = bySide((blind) => dealt(meeting(blind), tacticalPhase));
export const approaching =
  (blind: Side): Family =>
  (number, answers) => {
    const seed = `approaching ${number}`;
    const openly = withoutMoves(keepingOff());
    const ruleset = careful(meetings[blind], openly);
    return pairOf({ ruleset, seed, blind, answers, openly, options: ADVANCED, secretly: () => faceDown(seed) });
  };

export const battles = bySide((blind) => dealt(atSightingRange(blind), rounds));
export const firing =
  (blind: Side): Family =>
  (number, answers, played = battles[blind]) => {
    const seed = `firing ${number}`;
    const openly = keepingOff();
    const ruleset = careful(played, withoutMoves(keepingOff()));
    return pairOf({ ruleset, seed, blind, answers, openly, options: ADVANCED, secretly: () => faceDown(seed) });
  };
