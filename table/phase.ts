/** The phase where a game stands, as people speak of it: that of this turn, or within it that of a battle. */
import type { Game, Kind } from '../kernel/index.ts';
import { phasesAround, titleOf } from '../kernel/index.ts';

const stepNow = ({ ruleset, play }: Game<Kind>): number => phasesAround(ruleset, play.frames.at(-1)?.step ?? -1).at(-1) ?? -1;

/** The way to it, pass by pass: the same step in the next turn is another phase. */
export function phaseNow(game: Game<Kind>): string {
  const { frames } = game.play;
  const phase = stepNow(game);
  const above = frames.slice(
    0,
    frames.findIndex(({ step }) => step === phase),
  );
  return [...above.map(({ step, at }) => `${step}:${at}`), phase].join(' ');
}

/** The row of things about each of which the same is asked, one after the other; null where there is none. */
export function rowNow({ play: { frames } }: Game<Kind>): string | null {
  const place = frames.findLastIndex(({ items }) => items !== null);
  const row = frames[place];
  return row ? [...frames.slice(0, place).map(({ step, at }) => `${step}:${at}`), row.step].join(' ') : null;
}

export const phaseInWords = (game: Game<Kind>): string => titleOf(game.ruleset.flow[stepNow(game)]?.step ?? { name: '' });
