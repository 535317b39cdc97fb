/** What a side believed when a turn began, beside what was true: two charts of the same moment, told only when the game is over. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { Force } from '../../../kernel/index.ts';
import type { ReportChart } from '../../../kit/report-board.ts';
import { createRoom } from '../../../kit/room.ts';
import { TrackChart } from '../../../kit/track-chart.tsx';
import { counted } from '../../../kit/words.ts';
import { believedInWords, capital, type Report } from '../../../report/index.ts';
import { momentHref, numberOf, partyName, type Told, titleOfDate } from './told.ts';
import { chartOf } from './tracks.tsx';

type Side = Report['beliefs'][number];

const Snapshot = (props: Told & { readonly chart: ReportChart; readonly title: string; readonly forces: readonly Force[] }) => {
  let place!: HTMLDivElement;
  const room = createRoom(() => place);
  return (
    <figure>
      <figcaption>
        {props.title} <span class="soft">{props.forces.length}</span>
      </figcaption>
      <div ref={place}>
        <TrackChart
          chart={props.chart}
          label={`${props.title}: ${believedInWords(props.forces, props.forces.length) || 'nobody'}`}
          tracks={props.forces.map(({ id, name, party, place: at }) => ({ id, name, party: numberOf(props.report, party), places: [at] }))}
          wrecks={[]}
          lit={null}
          unit={props.chart.box.width / (room()?.width ?? 500)}
        />
      </div>
      <p class="report-note">{capital(believedInWords(props.forces, MOST)) || 'Nobody.'}</p>
    </figure>
  );
};

/** The turn in which most enemies were where nobody was believed to be, among those in which anything was believed. */
function widestIn({ turns }: Side): number {
  const unknown = turns.map(({ believed, truth, right }) => (believed.length > 0 ? truth.length - right : -1));
  return Math.max(0, unknown.indexOf(Math.max(...unknown)));
}

/** More names than this are too many to read. */
const MOST = 14;

const OfSide = (props: Told & { readonly chart: ReportChart; readonly of: Side }) => {
  const widest = createMemo(() => widestIn(props.of));
  const [at, setAt] = createSignal(widest());
  const turn = () => props.of.turns[at()];
  return (
    <Show when={turn()}>
      {(now) => (
        <div class="report-belief">
          <h3>{partyName(props.report, props.of.side)}</h3>
          <label class="report-belief-turn">
            <span>{titleOfDate(now().words)}</span>
            <input
              type="range"
              min="0"
              max={props.of.turns.length - 1}
              value={at()}
              aria-label={`Turn, as ${partyName(props.report, props.of.side)} saw it`}
              aria-valuetext={titleOfDate(now().words)}
              onInput={(event) => setAt(Number(event.currentTarget.value))}
            />
          </label>
          <div class="report-columns even">
            <Snapshot {...props} title="Believed" forces={now().believed} />
            <Snapshot {...props} title="True" forces={now().truth} />
          </div>
          <p class="report-note">
            Of {counted(now().truth.length, 'enemy force')}, {counted(now().right, 'was', 'were').replace(/^no /, 'none ')} where somebody
            was believed to be. <a href={momentHref(props, now().moment)}>See it in the replay</a>
          </p>
        </div>
      )}
    </Show>
  );
};

export const Beliefs = (props: Told) => {
  const chart = createMemo(() => (props.report.beliefs.length > 0 ? chartOf(props) : null));
  return (
    <Show when={chart()}>
      {(drawn) => (
        <section class="report-beliefs" aria-labelledby="report-beliefs">
          <h2 id="report-beliefs">Believed and true</h2>
          <For each={props.report.beliefs}>{(side) => <OfSide {...props} chart={drawn()} of={side} />}</For>
        </section>
      )}
    </Show>
  );
};
