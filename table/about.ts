/** What can be set before a game, and what is set where nothing is said. */
import { botsOf } from '../bots/index.ts';
import type { Kind, Ruleset, Settings } from '../kernel/index.ts';
import { dataWith, hidesOrders, scenariosOf } from '../kernel/index.ts';
import { usualDice } from '../lab/dice.ts';
import type { About } from './sight.ts';

/** With a data pack, what can be set with it. */
export const aboutOf = (ruleset: Ruleset<Kind>, pack?: unknown): About => ({
  scenarios: [...scenariosOf(ruleset, dataWith(ruleset, pack))],
  options: [...ruleset.options],
  packs: ruleset.packs ?? null,
  hidden: hidesOrders(ruleset),
  sides: ruleset.sides.map((id) => ({ id, name: ruleset.wording.name(id) })),
  bots: botsOf(ruleset).map(({ name, words }) => ({ name, words })),
});

export const defaultSettings = (ruleset: Ruleset<Kind>, given: Partial<Settings>): Settings => ({
  scenario: given.scenario ?? ruleset.scenarios[0]?.id ?? '',
  options: given.options ?? {},
  seed: given.seed ?? '',
  dice: given.dice ?? usualDice(ruleset),
  ...(given.pack === undefined ? {} : { pack: given.pack }),
});
