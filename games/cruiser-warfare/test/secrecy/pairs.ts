/** Pairs of wars: who is blind, what differs, and how both sides act. */
import type { Kind, Ruleset } from '../../../../kernel/index.ts';
import { numbered } from '../../../../kernel/index.ts';
import type { Pair } from '../../../../test/secrets.ts';
import { cruiserWarfare } from '../../index.ts';
import type { CruiserWarfare } from '../../kind.ts';
import { auto, sequence } from '../../kind.ts';
import { tacticalPhase } from '../../rules/battle.ts';
import { moveFleets } from '../../rules/movement.ts';
import { allOrders } from '../../rules/orders.ts';
import { turnOver } from '../../rules/plotting.ts';
import { search } from '../../rules/search.ts';
import { setUp } from '../../rules/setup.ts';
import { weather } from '../../rules/weather.ts';
import type { Side } from '../../state.ts';
import { dealt, fewTurns, luckOf } from './dealt.ts';
import { type Family, optionsFor, pairOf } from './family.ts';
import { dealCruisers, dealHunters } from './hunters.ts';
import { dealLanding, goingAshore } from './landings.ts';
import { moreTurns, weeksLater } from './late.ts';
import { dealOutbreak } from './outbreak.ts';
import { dealAsking, dealRaiders } from './raiders.ts';
import { dealCaptors, takingPrizes } from './takings.ts';
import { unseenHunters } from './unseen-hunters.ts';
import { unseenRaiders } from './unseen-raiders.ts';

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

export const hiddenRaiders = dealt(dealRaiders, fewTurns);
export const raiders: Family = (number, answers, ruleset = hiddenRaiders) => {
  const seed = `raiders ${number}`;
  return pairOf({ ruleset, seed, blind: 'allied', answers, options: optionsFor(number), secretly: () => unseenRaiders(seed) });
};

const captors = dealt(dealCaptors, fewTurns);
/** Without decoys, for a decoy takes nobody. */
export const prizes: Family = (number, answers, ruleset = captors) => {
  const seed = `prizes ${number}`;
  const luck: Pair['luck'] = (world) => ({
    ...luckOf(seed, world, 'allied'),
    raid: { face: 6 },
    'prize-coal': { face: 4 },
    prize: { seed: `${seed} ${world}` },
  });
  return pairOf({ ruleset, seed, blind: 'allied', answers, options: optionsFor(0), luck, secretly: () => takingPrizes(seed) });
};

const askers = dealt(dealAsking, fewTurns);
/** Without decoys, for a decoy takes no coal. */
export const askingNeutrals: Family = (number, answers, ruleset = askers) => {
  const seed = `neutrals ${number}`;
  return pairOf({ ruleset, seed, blind: 'allied', answers, options: optionsFor(0), secretly: () => unseenRaiders(seed) });
};

/** Through the whole of August: Italy decides, Marco Polo comes or does not, and in many worlds every marker is in use. */
export const wholeAugust = dealt(dealOutbreak, fewTurns);
export const outbreak: Family = (number, answers, ruleset = wholeAugust) => {
  const seed = `outbreak ${number}`;
  return pairOf({ ruleset, seed, blind: 'allied', answers, options: optionsFor(number), secretly: () => unseenRaiders(seed) });
};

export const hiddenHunters = dealt(dealHunters, fewTurns);
export const hunters: Family = (number, answers, ruleset = hiddenHunters) => {
  const seed = `hunters ${number}`;
  return pairOf({ ruleset, seed, blind: 'central', answers, options: optionsFor(number), secretly: () => unseenHunters(seed) });
};

const august = untilItalyDecides();
export const raidersFromSetUp: Family = (number, answers) => {
  const seed = `set-up ${number}`;
  return pairOf({ ruleset: august, seed, blind: 'allied', answers, options: optionsFor(number), secretly: () => unseenRaiders(seed) });
};

export const huntersFromSetUp: Family = (number, answers, ruleset = cruiserWarfare) => {
  const seed = `set-up ${number}`;
  const luck: Pair['luck'] = (world) => ({ ...luckOf(seed, world, 'central'), 'merchant-cruisers': { seed: `${seed} ${world}` } });
  const options = optionsFor(number);
  return pairOf({ ruleset, seed, blind: 'central', answers, options, luck, secretly: () => unseenHunters(seed) });
};

const siegeEnds =
  (seed: string, blind: Side): NonNullable<Pair['luck']> =>
  (world) => ({ ...luckOf(seed, world, blind), tsingtao: { face: 1 } });

const lateRaiders = dealt(weeksLater(dealRaiders), moreTurns);
export const raidersLater: Family = (number, answers, ruleset = lateRaiders) => {
  const seed = `raiders later ${number}`;
  const luck = siegeEnds(seed, 'allied');
  return pairOf({ ruleset, seed, blind: 'allied', answers, options: optionsFor(number), luck, secretly: () => unseenRaiders(seed) });
};

const lateHunters = dealt(weeksLater(dealCruisers), moreTurns);
export const huntersLater: Family = (number, answers, ruleset = lateHunters) => {
  const seed = `hunters later ${number}`;
  const luck = siegeEnds(seed, 'central');
  return pairOf({ ruleset, seed, blind: 'central', answers, options: optionsFor(number), luck, secretly: () => unseenHunters(seed) });
};

export const landing = dealt(dealLanding, goingAshore);
export const escortsReleased: Family = (number, answers, ruleset = landing) => {
  const seed = `landing ${number}`;
  return pairOf({ ruleset, seed, blind: 'central', answers, options: optionsFor(number), secretly: () => unseenHunters(seed) });
};
