/** Whom a game waits for, as far as a viewer may know. What another side drafts and hands in shows nowhere, nor what it is asked where orders are hidden. */
import type { Game, Kind } from '../kernel/index.ts';
import { phaseInWords } from './phase.ts';
import { type Named, ONLOOKER } from './sight.ts';
import type { Table } from './table.ts';

export interface Waiting {
  readonly sides: readonly Named[];
  /** What they have to do; null where that is nobody else's business. */
  readonly phase: string | null;
}

/** Those who are asked; where all draft at once, also those who have handed in, for they may take it back until the last has. */
export const awaitedIn = ({ play, questions }: Game<Kind>): readonly string[] =>
  play.isDrafting ? play.draftingSides : questions.map(({ side }) => side);

/** The same, as anybody may know it. */
export const openlyAwaited = (table: Table): readonly string[] => (table.curtain === 'always' ? [] : awaitedIn(table.game));

/** Null for whoever is asked himself, and where nobody may know. */
export function waitingFor(table: Table, viewer: string): Waiting | null {
  const { game, ruleset } = table;
  if (game.finished || table.isWatched || game.questionFor(viewer)) return null;
  const isQuiet = table.curtain === 'always';
  if (isQuiet && viewer === ONLOOKER.id) return null;
  const sides = (isQuiet ? ruleset.sides : awaitedIn(game)).filter((side) => side !== viewer);
  return sides.length === 0 ? null : { sides: sides.map((side) => table.named(side)), phase: isQuiet ? null : phaseInWords(game) };
}
