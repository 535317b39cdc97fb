/** Doubles of the game with a leak in them, to see whether it is found. */
import type { Kind, Ruleset, Target } from '../../../../kernel/index.ts';
import { targetsIn } from '../../../../kernel/index.ts';
import { firstFound, withVerb } from '../../../../test/planted-leaks.ts';
import type { Verdict } from '../../../../test/secrets.ts';
import { playPair } from '../../../../test/secrets.ts';
import type { CruiserWarfare } from '../../kind.ts';
import type { Side, State } from '../../state.ts';
import type { Family } from './family.ts';

type Rules = Ruleset<CruiserWarfare>;

/** A verb that takes less than it may. */
export const withFewer = (
  rules: Rules,
  decision: string,
  name: string,
  isLeft: (state: State, target: Target, side: Side) => boolean,
): Rules =>
  withVerb(rules, decision, name, (verb) => ({
    of: (at, piece) => targetsIn(verb.of?.(at, piece) || undefined).filter((target) => isLeft(at.state, target, at.side)),
  }));

const PAIRS = Array.from({ length: 12 }, (_, number) => number);

/** Enough to see that a double without a leak is none: the fuzz tests play hundreds without a double. */
export const FEW = PAIRS.slice(0, 3);

/** In which channel a leak is found; null if no pair finds it. */
export const foundIn = (play: (number: number) => Verdict | Promise<Verdict>, pairs = PAIRS): Promise<string | null> =>
  firstFound(pairs, play);

const ANSWERS = 12;

/** The same for a double of the rules, played as a family is. */
export const foundBy = (family: Family, rules: Ruleset<Kind>, pairs = PAIRS): Promise<string | null> =>
  foundIn((number) => playPair(family(number, ANSWERS, rules)), pairs);
