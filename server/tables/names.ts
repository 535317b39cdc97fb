/** What the scenario of a table and its sides are called. */
import { dataWith, scenariosOf, sideName } from '../../kernel/index.ts';
import type { Setup } from './rows.ts';
import { rulesetNamed } from './rulesets.ts';

export interface Names {
  readonly scenario: string;
  readonly sides: Readonly<Record<string, string>>;
}

interface Named {
  readonly game: string;
  readonly setup: Setup;
  readonly names: Names | null;
}

/** With figures of somebody's own it takes a tenth of a second to find them out, so they are kept with the table (`keptNames`). */
export const namesOf = ({ game, setup, names }: Named): Names => names ?? namesFor(game, setup);

/** Null where they are soon found. */
export const keptNames = (game: string, setup: Setup): Names | null => (setup.pack === undefined ? null : namesFor(game, setup));

function namesFor(game: string, { scenario, pack }: Setup): Names {
  const ruleset = rulesetNamed(game);
  if (!ruleset) return { scenario, sides: {} };
  const data = dataWith(ruleset, pack);
  return {
    scenario: scenariosOf(ruleset, data).find(({ id }) => id === scenario)?.title ?? scenario,
    sides: Object.fromEntries(ruleset.sides.map((side) => [side, sideName(ruleset, data, scenario, side)])),
  };
}
