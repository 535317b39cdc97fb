/** What there is to play, as plain data for programs and for whoever asks over a line. */
import type { Kind, Ruleset, Scenario } from '../kernel/index.ts';
import { botsOf } from './by-name.ts';

/** A game with what can be played of it; with a data pack that is more than is built in. */
export const summaryOf = (game: Ruleset<Kind>, scenarios: readonly Scenario[]) => ({
  id: game.id,
  title: game.title,
  rules: game.version,
  words: game.words,
  sides: game.sides,
  scenarios,
  options: game.options,
  packs: game.packs ?? null,
  bots: botsOf(game).map(({ name, words }) => ({ name, words })),
  checks: game.checks.map(({ name }) => name),
});
