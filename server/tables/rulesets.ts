/** The games that can be played here, by name. */
import { games } from '../../games/index.ts';
import type { Kind, Ruleset } from '../../kernel/index.ts';

export function rulesetNamed(id: string): Ruleset<Kind> | null {
  return games.find((game) => game.id === id) ?? null;
}
