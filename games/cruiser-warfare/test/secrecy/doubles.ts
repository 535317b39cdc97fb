/** Doubles of the game with a leak in them, to see whether it is found. */
import type { Kind, Ruleset, Step, Target, Verb } from '../../../../kernel/index.ts';
import { steppedBy, targetsIn } from '../../../../kernel/index.ts';
import { firstFound } from '../../../../test/planted-leaks.ts';
import type { Verdict } from '../../../../test/secrets.ts';
import { playPair } from '../../../../test/secrets.ts';
import { BUILT_IN } from '../../data/data.ts';
import type { CruiserWarfare, Play } from '../../kind.ts';
import type { Side, State } from '../../state.ts';
import { view } from '../../view.ts';
import type { Family } from './family.ts';

type Rules = Ruleset<CruiserWarfare>;

/** A view that tells more. */
export const withView = (rules: Rules, more: (state: State, viewer: Side | 'onlooker') => object): Rules => ({
  ...rules,
  view: (state, viewer) => ({ ...view(state, viewer, BUILT_IN), ...more(state, viewer) }),
});

/** A step that is another. Fails if there is none of that name, for then nothing would be tested. */
export function withStep(rules: Rules, name: string, change: (step: Step<CruiserWarfare>) => Step<CruiserWarfare>): Rules {
  if (!rules.flow.some(({ step }) => step.name === name)) throw new Error(`no step ${name}`);
  return { ...rules, flow: steppedBy(rules.flow, (step) => (step.name === name ? change(step) : step)) };
}

/** A verb of a decision that is another. Fails if there is none, for then nothing would be tested. */
export function withVerb(
  rules: Rules,
  decision: string,
  name: string,
  change: (verb: Verb<CruiserWarfare>) => Partial<Verb<CruiserWarfare>>,
): Rules {
  let isFound = false;
  const changed = withStep(rules, decision, (step) => {
    const verb = step.kind === 'decision' ? step.verbs.get(name) : undefined;
    if (step.kind !== 'decision' || !verb) return step;
    isFound = true;
    const other = { ...verb, ...change(verb) };
    return { ...step, verbs: new Map(step.verbs).set(name, other), list: step.list.map((each) => (each === verb ? other : each)) };
  });
  if (!isFound) throw new Error(`no verb ${name} of ${decision}`);
  return changed;
}

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

/** Everybody reads what the step tells and rolls, without the names. */
export const readByAll = (rules: Rules, name: string): Rules =>
  withStep(rules, name, (step) => (step.kind === 'auto' ? { ...step, run: (g, item) => step.run(loud(g), item) } : step));

const loud = (g: Play): Play =>
  Object.create(g, {
    whisper: { value: (_: unknown, event: CruiserWarfare['event']) => g.whisper?.('everyone', event) },
    roll: { value: (check: Parameters<Play['roll']>[0], facts: object) => g.roll(check, facts) },
    rollFor: { value: (_: unknown, check: Parameters<Play['rollFor']>[1], facts: object) => g.rollFor('everyone', check, facts) },
    run: { value: (procedure: Parameters<Play['run']>[0]) => g.run(procedure, {}, 'everyone') },
    salvo: { value: (work: () => never, head: Parameters<Play['salvo']>[1]) => g.salvo(work, head) },
    volley: { value: (check: Parameters<Play['volley']>[0], facts: object, dice: number) => g.volley(check, facts, dice) },
  });

const PAIRS = Array.from({ length: 12 }, (_, number) => number);

/** In which channel a leak is found; null if no pair finds it. */
export const foundIn = (play: (number: number) => Verdict | Promise<Verdict>): Promise<string | null> => firstFound(PAIRS, play);

const ANSWERS = 12;

/** The same for a double of the rules, played as a family is. */
export const foundBy = (family: Family, rules: Ruleset<Kind>): Promise<string | null> =>
  foundIn((number) => playPair(family(number, ANSWERS, rules)));
