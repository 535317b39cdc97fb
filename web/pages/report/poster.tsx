/** The report as one picture: outcome, story, score and luck, tracks and losses on a sheet of paper. */
import { For, Show } from 'solid-js';
import { figure } from '../../../kernel/figures.ts';
import { LineChart } from '../../../kit/line-chart.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { TrackChart } from '../../../kit/track-chart.tsx';
import type { Fallen, Line } from '../../../report/index.ts';
import { plain } from '../../parts/plain.ts';
import { linesOf } from './figures.tsx';
import { axisOf, partyName, type Told, ticksOf } from './told.ts';
import { chartOf, tracksOf, wrecksOf } from './tracks.tsx';

const [WIDTH, MARGIN] = [1200, 60];
const INNER = WIDTH - 2 * MARGIN;
/** Letters of the story in a line, and from one line to the next. */
const [LETTERS, LEADING] = [98, 30];
const GRAPH = { width: INNER / 2 - 20, height: 230 };
/** The tallest a chart may be. */
const TALLEST = 620;
const CARD = { across: 6, height: 74 };

/** Words in lines of at most so many letters. */
function wrapped(words: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As many letters as stand under a ship. */
const BROADEST = 18;

const shortened = (name: string): string => (name.length > BROADEST ? `${name.slice(0, BROADEST - 1)}…` : name);

const Graph = (props: Told & { readonly x: number; readonly title: string; readonly lines: readonly Line[] }) => (
  <g transform={`translate(${props.x} 0)`}>
    <text class="poster-heading" y="0">
      {props.title}
    </text>
    <g transform="translate(0 14)">
      <LineChart
        label={props.title}
        {...GRAPH}
        lines={linesOf(props, props.lines)}
        end={axisOf(props.report).end}
        ticks={ticksOf(props.report)}
        flags={[]}
        figure={figure}
      />
    </g>
  </g>
);

const Lost = (props: Told & { readonly fallen: Fallen; readonly place: number }) => (
  <g transform={`translate(${((props.place % CARD.across) * INNER) / CARD.across} ${Math.floor(props.place / CARD.across) * CARD.height})`}>
    <Show when={props.board.profileOf(props.fallen.id, props.setting)}>
      {(profile) => <Silhouette profile={profile()} width={130} height={32} />}
    </Show>
    <text class="poster-name" y="52">
      {shortened(props.fallen.name)}
    </text>
  </g>
);

const Keys = (props: Told) => (
  <For each={props.report.parties}>
    {({ id }, place) => (
      <g transform={`translate(${place() * 220} 0)`}>
        <path class={`line-chart-line party-${place()}`} d="M0 -5H34" />
        <text class="poster-name" x="44">
          {partyName(props.report, id)}
        </text>
      </g>
    )}
  </For>
);

export const PosterFrame = (props: Told) => {
  const { report } = props;
  const story = wrapped(report.story.map((sentence) => sentence.replace(/[^.!?]$/, '$&.')).join(' '), LETTERS);
  const lost = report.casualties.filter(({ fate }) => fate === 'lost').slice(0, 4 * CARD.across);
  const chart = chartOf(props);
  const chartHeight = chart ? Math.min(TALLEST, (INNER * chart.box.height) / chart.box.width) : 0;
  const chartWidth = chart ? (chartHeight * chart.box.width) / chart.box.height : 0;
  const graphsAt = 190 + story.length * LEADING + 40;
  const keysAt = graphsAt + GRAPH.height + 50;
  const chartAt = keysAt + 24;
  const lostAt = chartAt + chartHeight + (chart ? 50 : 0);
  const height = lostAt + Math.ceil(lost.length / CARD.across) * CARD.height + (lost.length > 0 ? 60 : 20);
  return (
    <svg class="report-poster" data-theme="light" viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height} aria-hidden="true">
      <rect class="poster-paper" width={WIDTH} height={height} />
      <g transform={`translate(${MARGIN} 0)`}>
        <text class="poster-kicker" y="62">
          After-action report · {report.title}
        </text>
        <text class="poster-title" y="112">
          {report.scenario.title}
        </text>
        <text class="poster-outcome" y="148">
          {report.ending ? plain(report.ending.words) : ''}
        </text>
        <For each={story}>
          {(line, place) => (
            <text class="poster-story" y={190 + place() * LEADING}>
              {line}
            </text>
          )}
        </For>
        <g transform={`translate(0 ${graphsAt})`}>
          <Graph {...props} x={0} title="Score" lines={report.score} />
          <Graph {...props} x={INNER / 2 + 20} title="Hits beyond expectation" lines={report.luck} />
        </g>
        <g transform={`translate(0 ${keysAt})`}>
          <Keys {...props} />
        </g>
        <Show when={chart}>
          {(drawn) => (
            <svg x={(INNER - chartWidth) / 2} y={chartAt} width={chartWidth} height={chartHeight}>
              <TrackChart
                chart={drawn()}
                label="Tracks"
                tracks={tracksOf(props)}
                wrecks={wrecksOf(props)}
                lit={null}
                unit={drawn().box.width / chartWidth}
              />
            </svg>
          )}
        </Show>
        <Show when={lost.length > 0}>
          <g transform={`translate(0 ${lostAt})`}>
            <text class="poster-heading">Lost</text>
            <g transform="translate(0 18)">
              <For each={lost}>{(fallen, place) => <Lost {...props} fallen={fallen} place={place()} />}</For>
            </g>
          </g>
        </Show>
      </g>
    </svg>
  );
};
