/** What would come of each answer: a button, and once it is pressed a table that fills as games come in. */
import '../css/forecast.css';
import { For, Show } from 'solid-js';
import { percent } from '../../kit/words.ts';
import type { Figure } from '../../lab/forecast/figure.ts';
import type { Forecast, Prospect } from '../../lab/forecast/forecast.ts';
import { forecastInWords, labelOf, rounded, signed, verdictOf } from './forecast-words.ts';
import type { Forecasting } from './forecasting.ts';

const Spread = (props: { readonly of: string }) => <span class="spread">±{props.of}</span>;

/** From the left for games that are won; for points, which have a reach, from the middle, to the side of whoever gains. */
const Bar = (props: { readonly figure: Figure; readonly reach: number | null }) => {
  const at = (value: number): number => 100 * (props.reach === null ? value : 0.5 + value / (2 * props.reach));
  const within = (place: number): number => Math.max(0, Math.min(100, place));
  const span = (from: number, to: number) => ({
    left: `${within(Math.min(from, to))}%`,
    width: `${Math.abs(within(to) - within(from))}%`,
  });
  return (
    <span class="forecast-bar" classList={{ losing: props.reach !== null && props.figure.mean < 0 }} aria-hidden="true">
      <span class="fill" style={span(at(0), at(props.figure.mean))} />
      <Show when={props.figure.error > 0}>
        <span class="error" style={span(at(props.figure.mean - props.figure.error), at(props.figure.mean + props.figure.error))} />
      </Show>
    </span>
  );
};

/** Every answer wins, or none does. */
const isDecided = ({ prospects }: Forecast): boolean =>
  [0, 1].some((sure) => prospects.every(({ won }) => won !== null && Math.abs(won.mean - sure) < 0.01));

/** Half the width of a bar of points, the farthest that any of them reaches; null where the bars are of games won. */
function reachOf(forecast: Forecast): number | null {
  const { prospects } = forecast;
  if (prospects.some(({ won }) => won) && !isDecided(forecast)) return null;
  return Math.max(1, ...prospects.map(({ points: { mean, error } }) => Math.abs(mean) + error));
}

/** An answer by itself, and below it its figures: the column is narrow. */
const ProspectRows = (props: { readonly prospect: Prospect; readonly reach: number | null; readonly isBest: boolean }) => (
  <tbody classList={{ best: props.isBest }}>
    <tr>
      <th scope="rowgroup" colspan={4}>
        {labelOf(props.prospect)}
        <Bar figure={props.reach === null && props.prospect.won ? props.prospect.won : props.prospect.points} reach={props.reach} />
      </th>
    </tr>
    <tr>
      <Show when={props.prospect.won}>
        {(won) => (
          <td>
            {percent(won().mean)} <Spread of={String(Math.round(100 * won().error))} />
          </td>
        )}
      </Show>
      <td>
        {signed(props.prospect.points.mean)} <Spread of={rounded(props.prospect.points.error)} />
      </td>
      <td>{rounded(props.prospect.lost.mean)}</td>
      <td>{rounded(props.prospect.sunk.mean)}</td>
    </tr>
  </tbody>
);

const Prospects = (props: { readonly forecast: Forecast }) => (
  <table class="prospects">
    <thead>
      <tr>
        <Show when={props.forecast.prospects.some(({ won }) => won)}>
          <th scope="col">won</th>
        </Show>
        <th scope="col">points</th>
        <th scope="col">lost</th>
        <th scope="col">sunk</th>
      </tr>
    </thead>
    <For each={props.forecast.prospects}>
      {(prospect, place) => (
        <ProspectRows
          prospect={prospect}
          reach={reachOf(props.forecast)}
          isBest={props.forecast.margin?.isClear === true && props.forecast.margin.best === place()}
        />
      )}
    </For>
  </table>
);

const Progress = (props: { readonly forecast: Forecast; readonly isRunning: boolean; readonly onStop: () => void }) => (
  <div class="forecast-progress">
    <progress max={props.forecast.of} value={props.forecast.games} aria-label="Games played" />
    <span>
      {props.forecast.games} of {props.forecast.of} games, {props.forecast.horizon}
    </span>
    <Show when={props.isRunning}>
      <button type="button" class="button quiet" onClick={() => props.onStop()}>
        Stop
      </button>
    </Show>
  </div>
);

export const ForecastPart = (props: { readonly horizon: string; readonly forecasting: Forecasting }) => {
  const isRunning = (): boolean => props.forecasting.stage() === 'running';
  return (
    <section class="forecast" aria-label="Forecast">
      <Show when={props.forecasting.stage() === 'none'}>
        <button
          type="button"
          class="button quiet"
          title={`The captain plays both sides from here, many times, over what you may know: ${props.horizon}`}
          onClick={() => props.forecasting.start()}
        >
          Forecast
        </button>
      </Show>
      <Show when={props.forecasting.forecast()}>
        {(forecast) => (
          <>
            <Progress forecast={forecast()} isRunning={isRunning()} onStop={props.forecasting.stop} />
            <Prospects forecast={forecast()} />
            <Show when={!isRunning()}>
              <p class="verdict">{verdictOf(forecast())}</p>
            </Show>
          </>
        )}
      </Show>
      <Show when={props.forecasting.stage() === 'failed'}>
        <p class="soft">The forecast could not be made.</p>
      </Show>
      <div class="hidden" role="status">
        <Show when={props.forecasting.stage() === 'over' && props.forecasting.forecast()}>{(forecast) => forecastInWords(forecast())}</Show>
      </div>
    </section>
  );
};
