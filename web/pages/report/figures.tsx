/** Score and luck as they went, turn by turn. */
import { For, type JSX, Show } from 'solid-js';
import { figure } from '../../../kernel/figures.ts';
import { LineChart } from '../../../kit/line-chart.tsx';
import { FlagMark } from '../../../kit/nation.tsx';
import { createRoom } from '../../../kit/room.ts';
import { type Line, signed } from '../../../report/index.ts';
import { axisOf, headingOf, momentHref, numberOf, partyName, type Told, ticksOf } from './told.ts';

const HEIGHT = 230;
/** Until it has been measured. */
const WIDTH = 520;

/** One line for each party that has any, in the order of the parties, so that every chart has them in the same colours. */
export const linesOf = ({ report }: Told, lines: readonly Line[]) => {
  const { xOf } = axisOf(report);
  return report.parties.map(({ id }) => ({
    name: partyName(report, id),
    marks: (lines.find(({ party }) => party === id)?.marks ?? []).map(({ moment, value }) => [xOf(moment), value] as const),
  }));
};

export const flagsOf = (told: Told) => {
  const { xOf } = axisOf(told.report);
  return told.report.turningPoints.map((point) => ({
    x: xOf(point.moment),
    words: headingOf(point),
    href: momentHref(told, point.moment),
  }));
};

const Key = (props: Told & { readonly party: string; readonly children: JSX.Element }) => (
  <li>
    <svg class="report-key" viewBox="0 0 26 8" aria-hidden="true">
      <path class={`line-chart-line party-${numberOf(props.report, props.party)}`} d="M1 4H25" />
    </svg>
    <FlagMark nation={props.board.nationOf(props.party, props.setting)} />
    <span>{props.children}</span>
  </li>
);

interface ChartedProps extends Told {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly lines: readonly Line[];
  readonly keys: JSX.Element;
  readonly note: string;
}

const Charted = (props: ChartedProps) => {
  let place!: HTMLDivElement;
  const room = createRoom(() => place);
  return (
    <section class="report-chart" aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <ul class="report-keys">{props.keys}</ul>
      <div ref={place}>
        <LineChart
          label={props.label}
          width={Math.max(260, Math.round(room()?.width ?? WIDTH))}
          height={HEIGHT}
          lines={linesOf(props, props.lines)}
          end={axisOf(props.report).end}
          ticks={ticksOf(props.report)}
          flags={flagsOf(props)}
          figure={figure}
        />
      </div>
      <p class="report-note">{props.note}</p>
    </section>
  );
};

const lastOf = ({ marks }: Line): number => marks.at(-1)?.value ?? 0;

export const ScoreChart = (props: Told) => (
  <Charted
    {...props}
    id="report-score"
    title="Score"
    label="Points as they went"
    lines={props.report.score}
    keys={
      <For each={props.report.score}>
        {(line) => (
          <Key {...props} party={line.party}>
            {partyName(props.report, line.party)} <b>{figure(lastOf(line))}</b>
          </Key>
        )}
      </For>
    }
    note="The numbers stand where the game turned; each leads there."
  />
);

export const LuckChart = (props: Told) => (
  <Show when={props.report.luck.length > 0}>
    <Charted
      {...props}
      id="report-luck"
      title="Luck"
      label="Hits beyond what the odds of each roll led one to expect"
      lines={props.report.luck}
      keys={
        <For each={props.report.luck}>
          {({ party, came, expected }) => (
            <Key {...props} party={party}>
              {partyName(props.report, party)} <b>{came}</b> for {expected.toFixed(1)} expected
            </Key>
          )}
        </For>
      }
      note={`Hits above or below expectation, roll by roll. Chance alone strays, two times out of three, no further than ${props.report.luck
        .map(({ party, stray }) => `${signed(stray, 1).replace('+', '±')} (${partyName(props.report, party)})`)
        .join(', ')}.`}
    />
  </Show>
);
