/** Who looks at a machine that people share, and when a curtain must fall before it is passed on. */
import { ONLOOKER } from './sight.ts';

export interface Sitting {
  readonly policy: 'secrets' | 'always';
  /** The sides that people play at this machine. */
  readonly persons: readonly string[];
  /** Those of them that are asked now. */
  readonly asked: readonly string[];
  readonly secret: boolean;
  /** Who looked last; null when nobody has sat down yet. */
  readonly viewer: string | null;
  /** For whom the curtain was lifted in the secret question now open. */
  readonly alone: string | null;
}

export type Place = { readonly look: string } | { readonly passTo: string };

export function placeOf({ policy, persons, asked, secret, viewer, alone }: Sitting): Place {
  const [first, second] = persons;
  if (first === undefined) return { look: ONLOOKER.id };
  if (second === undefined) return { look: first };
  const [someone] = asked;
  // Nobody is asked: the game is over, and whoever looked last goes on looking.
  if (someone === undefined) return { look: viewer ?? first };
  const next = viewer !== null && asked.includes(viewer) ? viewer : someone;
  if (policy === 'always') return next === viewer ? { look: next } : { passTo: next };
  // The neighbour looks on while all is open; so before a secret the curtain falls even for whoever looked before.
  return secret && alone !== next ? { passTo: next } : { look: next };
}
