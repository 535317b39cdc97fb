/** The phase where a game stands, as people speak of it: that of this turn, or within it that of a battle. */
import type { Frame, Game, Kind } from '../kernel/index.ts';
import { phasesAround, titleOf } from '../kernel/index.ts';

/** Which step it is, and the frames that stand as long as it lasts: the next turn, or the next pass of a loop, has others. */
export interface Phase {
  readonly step: number;
  readonly frames: readonly Frame[];
}

export function phaseNow({ ruleset, play }: Game<Kind>): Phase {
  const { frames } = play;
  const step = phasesAround(ruleset, frames.at(-1)?.step ?? -1).at(-1) ?? -1;
  const own = frames.slice(0, frames.findIndex((frame) => frame.step === step) + 1);
  // With every draft a secret question has another frame.
  return { step, frames: own.filter(({ drafts }) => drafts === null) };
}

export const isSamePhase = (one: Phase, other: Phase): boolean =>
  one.step === other.step && one.frames.length === other.frames.length && one.frames.every((frame, place) => frame === other.frames[place]);

export const phaseInWords = (game: Game<Kind>): string => titleOf(game.ruleset.flow[phaseNow(game).step]?.step.name ?? '');
