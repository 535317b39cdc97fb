/** A battle without a map: whether to go on, and at which range. */
import type { Asked, Command, Question } from '../../kernel/index.ts';
import type { Abandoning } from '../basic.ts';
import type { BasicRange } from '../battle.ts';
import type { Fighting } from '../fight.ts';
import { hexesAt } from '../profiles.ts';
import type { BreakingOff, ChangingRange } from '../wishes.ts';
import { balanceIn, fireAt } from './balance.ts';
import type { Plot } from './plot.ts';
import { openIn } from './ranges.ts';
import { balanceInWords, gainInWords } from './reasons.ts';
import { settings } from './settings.ts';

const isBeaten = (plot: Plot): boolean => balanceIn(plot) < settings.beaten;

/** What a round at this distance brings us, less what it costs. */
const net = (plot: Plot, range: BasicRange): number => {
  const { given, taken } = fireAt(plot, hexesAt(plot.profile, range));
  return given - taken;
};

/** Rounds that a beaten fleet would still have to suffer. */
const ROUNDS = 3;

/** Points for having run count only if nobody has been sunk, and never so much as ships. */
export const breakOff = <K extends Fighting>(plot: Plot, { question, because }: Asked<K, BreakingOff, null, boolean>): Command => {
  if (!isBeaten(plot)) {
    because?.(`${balanceInWords(balanceIn(plot))}: nothing to run from.`);
    return question.order('fight-on');
  }
  const { flight } = plot.stakes;
  const cost = -ROUNDS * Math.max(net(plot, 'short'), net(plot, openIn(plot)));
  because?.(`${balanceInWords(balanceIn(plot))}. ${priceInWords(cost, flight)}.`);
  return question.order(cost > flight ? 'break-off' : 'fight-on');
};

const priceInWords = (cost: number, flight: number): string =>
  `${ROUNDS} more rounds would come to ${gainInWords(-cost)}${flight > 0 ? `, and to run to ${gainInWords(-flight)}` : ''}`;

/** Long range is also the way out (CW-6.2d). */
export function changeRange<K extends Fighting>(plot: Plot, { question, because }: Asked<K, ChangingRange, null, boolean>): Command {
  const { view } = plot;
  const isLong = 'range' in view && view.range !== 'short';
  const [long, short] = [net(plot, openIn(plot)), net(plot, 'short')];
  because?.(
    isBeaten(plot)
      ? `${balanceInWords(balanceIn(plot))}, and the way out is at long range.`
      : `A round comes to ${gainInWords(long)} at long range, and to ${gainInWords(short)} at short range.`,
  );
  const wantsLong = isBeaten(plot) || long > short;
  return wantsLong === isLong ? question.order('keep-range') : question.order('change-range');
}

/** CW-6.2e: ships dead in the water hold a beaten fleet to its place. */
export function abandon<K extends Fighting>(plot: Plot, question: Question<K, Abandoning>): Command {
  const [dead] = question.targets('scuttle');
  const others = plot.own.some((piece) => !piece.dead);
  return dead !== undefined && others && isBeaten(plot) ? question.order('scuttle', dead) : question.order('done');
}
