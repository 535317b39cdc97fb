/** The track chart: where the fleets went, and where ships were lost. Pressing a name makes its track stand out. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { ReportChart } from '../../../kit/report-board.ts';
import { createRoom } from '../../../kit/room.ts';
import { TrackChart } from '../../../kit/track-chart.tsx';
import { numberOf, partyName, type Told } from './told.ts';

/** Until it has been measured. */
const WIDTH = 1000;

export const tracksOf = ({ report }: Told) =>
  report.tracks.map(({ id, name, party, legs }) => ({ id, name, party: numberOf(report, party), places: legs.map(({ place }) => place) }));

export const wrecksOf = ({ report }: Told) =>
  report.casualties.flatMap(({ name, party, fate, place }) =>
    fate === 'lost' && place !== null ? [{ name, party: numberOf(report, party), place }] : [],
  );

export const chartOf = ({ report, board, setting }: Told): ReportChart | null =>
  board.chartOf(setting, [...new Set(report.tracks.flatMap(({ legs }) => legs.map(({ place }) => place)).filter((place) => place !== ''))]);

/** More names than this are too many to choose from; those that went furthest are kept. */
const MOST = 28;

const Names = (props: Told & { readonly lit: string | null; readonly onLight: (id: string | null) => void }) => {
  const sailed = createMemo(() =>
    props.report.tracks
      .filter(({ legs }) => legs.length > 1)
      .sort((a, b) => b.legs.length - a.legs.length)
      .slice(0, MOST),
  );
  return (
    <For each={props.report.parties}>
      {({ id }) => (
        <Show when={sailed().filter(({ party }) => party === id).length > 0}>
          <div class="report-names" role="group" aria-label={`Tracks of ${partyName(props.report, id)}`}>
            <For each={sailed().filter(({ party }) => party === id)}>
              {(track) => (
                <button
                  type="button"
                  class={`chip report-name party-${numberOf(props.report, id)}`}
                  aria-pressed={props.lit === track.id}
                  onClick={() => props.onLight(props.lit === track.id ? null : track.id)}
                >
                  {track.name}
                </button>
              )}
            </For>
          </div>
        </Show>
      )}
    </For>
  );
};

export const Tracks = (props: Told) => {
  let place!: HTMLDivElement;
  const room = createRoom(() => place);
  const [lit, setLit] = createSignal<string | null>(null);
  const chart = createMemo(() => chartOf(props));
  return (
    <Show when={chart()}>
      {(drawn) => (
        <section class="report-tracks" aria-labelledby="report-tracks">
          <h2 id="report-tracks">Tracks</h2>
          <div class="report-columns wide">
            <div class="report-tracks-chart" ref={place}>
              <TrackChart
                chart={drawn()}
                label="Where the fleets went, with a ring where each was last and a cross where somebody was lost"
                tracks={tracksOf(props)}
                wrecks={wrecksOf(props)}
                lit={lit()}
                unit={drawn().box.width / (room()?.width ?? WIDTH)}
              />
            </div>
            <div>
              <p class="report-note">
                A dot where each set out, a ring where it was last, a cross where somebody was lost. Press a name to follow it.
              </p>
              <Names {...props} lit={lit()} onLight={setLit} />
            </div>
          </div>
        </section>
      )}
    </Show>
  );
};
