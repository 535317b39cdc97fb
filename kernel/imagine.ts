/** From what a side sees to a whole game that agrees with it: what search plays out, and forecasts are drawn from. */
import type { Dice } from './dice/dice.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import type { Kind } from './kind.ts';
import type { Chance } from './offer.ts';

/**
 * A game that this side could be in for all it knows, standing where the true one stands, with dice of its own. The side's draft is
 * kept, and what others have drafted is as if they had not begun. Null where a game cannot be imagined.
 */
export function imagined<K extends Kind>(game: Game<K>, side: K['side'], chance: Chance, dice: Dice): Engine<K> | null {
  const { ruleset, play } = game;
  if (!ruleset.imagine) return null;
  const state = ruleset.imagine(game.view(side), side, chance);
  const engine = new Engine(ruleset.flow, state, dice);
  const own = play.draftOf(side);
  engine.restore({ ...play.undrafted, state, dice: dice.save(), luck: 0 }, 0);
  if (own) engine.setDraft(side, own.draft, !own.isIn);
  return engine;
}
