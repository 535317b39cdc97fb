/** Doubles of the game with a leak in them, to see whether it is found. */
import type { Item, Kind, OpenChoice, Ruleset, Step } from '../../../../kernel/index.ts';
import { firstFound } from '../../../../test/planted-leaks.ts';
import type { Verdict } from '../../../../test/secrets.ts';
import { playPair } from '../../../../test/secrets.ts';
import type { CruiserWarfare, Play } from '../../kind.ts';
import type { Side, State } from '../../state.ts';
import { view } from '../../view.ts';
import type { Family } from './family.ts';

type Rules = Ruleset<CruiserWarfare>;

/** A view that tells more. */
export const withView = (rules: Rules, more: (state: State, viewer: Side | 'onlooker') => object): Rules => ({
  ...rules,
  view: (state, viewer) => ({ ...view(state, viewer), ...more(state, viewer) }),
});

/** A step that is another. Fails if there is none of that name, for then nothing would be tested. */
export function withStep(rules: Rules, name: string, change: (step: Step<CruiserWarfare>) => Step<CruiserWarfare>): Rules {
  if (!rules.flow.some(({ step }) => step.name === name)) throw new Error(`no step ${name}`);
  return { ...rules, flow: rules.flow.map((node) => (node.step.name === name ? { ...node, step: change(node.step) } : node)) };
}

export const withChoice = (
  rules: Rules,
  name: string,
  change: (step: OpenChoice<CruiserWarfare, Item>) => OpenChoice<CruiserWarfare, Item>,
): Rules => withStep(rules, name, (step) => (step.kind === 'choice' && !step.secret ? change(step) : step));

/** Everybody reads what the step tells and rolls, without the names. */
export const readByAll = (rules: Rules, name: string): Rules =>
  withStep(rules, name, (step) => (step.kind === 'auto' ? { ...step, run: (g, item) => step.run(loud(g), item) } : step));

const loud = (g: Play): Play =>
  Object.create(g, {
    note: { value: (event: CruiserWarfare['event']) => g.note?.(event) },
    roll: { value: (check: Parameters<Play['roll']>[0], facts: object) => g.roll(check, facts) },
    volley: { value: (check: Parameters<Play['volley']>[0], facts: object, dice: number) => g.volley(check, facts, dice) },
  });

const PAIRS = Array.from({ length: 12 }, (_, number) => number);

/** In which channel a leak is found; null if no pair finds it. */
export const foundIn = (play: (number: number) => Verdict | Promise<Verdict>): Promise<string | null> => firstFound(PAIRS, play);

const ANSWERS = 12;

/** The same for a double of the rules, played as a family is. */
export const foundBy = (family: Family, rules: Ruleset<Kind>): Promise<string | null> =>
  foundIn((number) => playPair(family(number, ANSWERS, rules)));
