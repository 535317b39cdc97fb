/** A forecast in words and figures. */

import { percent } from '../../kit/words.ts';
import type { Forecast, Prospect } from '../../lab/forecast/forecast.ts';

/** '1.8', '0.4', '0'. */
export const rounded = (value: number): string => {
  const words = Math.abs(value).toFixed(1);
  return words === '0.0' ? '0' : words;
};

/** '+1.8', '−0.4', '0'. */
export const signed = (value: number): string => {
  const words = rounded(value);
  return words === '0' ? words : `${value > 0 ? '+' : '−'}${words}`;
};

export const labelOf = ({ label }: Prospect): string => label ?? 'As the staff would';

/** What can be said of the best answer. */
export function verdictOf({ prospects, margin }: Forecast): string {
  const [best, next] = margin ? [prospects[margin.best], prospects[margin.next]] : [];
  if (!margin || !best || !next) return '';
  if (!margin.isClear) return `‘${labelOf(best)}’ and ‘${labelOf(next)}’ do not clearly differ.`;
  const { mean, error } = margin.by;
  const by = margin.in === 'won' ? `wins ${percent(mean)} more of the games` : `gains ${rounded(mean)} ± ${rounded(error)} points more`;
  return `‘${labelOf(best)}’ ${by} than ‘${labelOf(next)}’.`;
}

const prospectInWords = (prospect: Prospect): string => {
  const { won, points: gained } = prospect;
  return `${labelOf(prospect)}: ${won ? `won ${percent(won.mean)}` : `${signed(gained.mean)} points`}`;
};

/** What is read out when it is done. */
export const forecastInWords = (forecast: Forecast): string =>
  `Forecast of ${forecast.games} games, ${forecast.horizon}. ${forecast.prospects.map(prospectInWords).join(', ')}. ${verdictOf(forecast)}`.trim();
