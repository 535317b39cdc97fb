/** What somebody wants to be played: the game, its scenario and options, figures of his own, and bots; or why it cannot be. */
import { z } from 'zod';
import { botsOf } from '../../bots/index.ts';
import { checkScenario, dataWith, fillOptions, type Kind, type Ruleset, UnknownSetting } from '../../kernel/index.ts';
import { Refusal } from '../refusal.ts';
import type { Setup } from '../tables/rows.ts';
import { rulesetNamed } from '../tables/rulesets.ts';
import { Word } from './table-means.ts';

/** A pack of figures may be long, and no longer than this. */
export const MOST_BYTES_WITH_PACK = 512 * 1024;

export const SetUpWanted = z.strictObject({
  game: Word,
  scenario: Word.optional(),
  options: z.record(Word, Word).optional(),
  pack: z.unknown().optional(),
});

export function rulesetFor(game: string): Ruleset<Kind> {
  const ruleset = rulesetNamed(game);
  if (!ruleset) throw new Refusal('missing', 'no-such-game', 'There is no such game.');
  return ruleset;
}

export function botFor(ruleset: Ruleset<Kind>, bot: string): string {
  if (botsOf(ruleset).every(({ name }) => name !== bot)) throw new Refusal('malformed', 'no-such-bot', 'There is no such bot.');
  return bot;
}

/** As the game takes it, or why not: what is wrong with a pack is told with its place. */
export function setupFor(ruleset: Ruleset<Kind>, { scenario, options, pack }: z.infer<typeof SetUpWanted>): Setup {
  try {
    const data = dataWith(ruleset, pack);
    const chosen = checkScenario(ruleset, scenario ?? ruleset.scenarios[0]?.id ?? '', data);
    return { scenario: chosen, options: fillOptions(ruleset, chosen, options ?? {}), ...(pack === undefined ? {} : { pack }) };
  } catch (error) {
    if (error instanceof UnknownSetting) throw new Refusal('malformed', 'bad-setting', error.message.slice(0, 300));
    throw error;
  }
}
