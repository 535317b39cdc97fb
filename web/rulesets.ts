/** The rules of every game, for the worker. Apart from games.ts, so that the page never carries rules and the worker never carries pictures. */
import type { Kind, Ruleset } from '../kernel/index.ts';
import type { GameId } from './game-ids.ts';

export const rulesets: Readonly<Record<GameId, () => Promise<Ruleset<Kind>>>> = {
  'first-strike': async () => (await import('../games/first-strike/index.ts')).firstStrike,
  'nine-navies': async () => (await import('../games/nine-navies/index.ts')).nineNavies,
  'cruiser-warfare': async () => (await import('../games/cruiser-warfare/index.ts')).cruiserWarfare,
};
