/** The rules of every game, for the worker. Apart from shelf.ts, so that the page never carries rules and the worker never carries pictures. */
import type { Kind, Ruleset } from '../kernel/index.ts';
import type { GameId } from './games.ts';
import { found } from './rooms.ts';

const rulesets = import.meta.glob<Ruleset<Kind>>('../games/*/index.ts', { import: 'ruleset' });

export const rulesetOf = (id: GameId): Promise<Ruleset<Kind>> => found(rulesets, `../games/${id}/index.ts`)();
