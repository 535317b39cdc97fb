/** A battle without a map: whether to go on, and at which range. */
import type { Command, Question } from '../../kernel/index.ts';
import type { Abandoning } from '../basic.ts';
import type { Fighting } from '../fight.ts';
import type { BreakingOff, ChangingRange } from '../wishes.ts';
import { balanceIn, fireAt } from './balance.ts';
import type { Plot } from './plot.ts';
import { settings } from './settings.ts';

const isBeaten = (plot: Plot): boolean => balanceIn(plot) < settings.beaten;

/** What a round at this distance brings us, less what it costs. */
const net = (plot: Plot, range: number): number => {
  const { given, taken } = fireAt(plot, range);
  return given - taken;
};

const HEXES = { short: 1, long: 2 } as const;

/** Points for having run count only if nobody has been sunk, and never so much as ships. */
export const breakOff = <K extends Fighting>(plot: Plot, question: Question<K, BreakingOff>): Command => {
  const round = Math.max(net(plot, HEXES.short), net(plot, HEXES.long));
  return isBeaten(plot) && -round * ROUNDS > plot.stakes.flight ? question.order('break-off') : question.order('fight-on');
};
/** Rounds that a beaten fleet would still have to suffer. */
const ROUNDS = 3;

/** Long range is also the way out (CW-6.2d). */
export function changeRange<K extends Fighting>(plot: Plot, question: Question<K, ChangingRange>): Command {
  const { view } = plot;
  const isLong = 'range' in view && view.range === 'long';
  const wantsLong = isBeaten(plot) || net(plot, HEXES.long) > net(plot, HEXES.short);
  return wantsLong === isLong ? question.order('keep-range') : question.order('change-range');
}

/** CW-6.2e: ships dead in the water hold a beaten fleet to its place. */
export function abandon<K extends Fighting>(plot: Plot, question: Question<K, Abandoning>): Command {
  const [dead] = question.targets('scuttle');
  const others = plot.own.some((piece) => !piece.dead);
  return dead !== undefined && others && isBeaten(plot) ? question.order('scuttle', dead) : question.order('done');
}
