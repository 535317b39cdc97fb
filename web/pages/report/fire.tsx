/** Hits by gun and target: a bar for what came, and a mark for what was to be expected. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { counted } from '../../../kit/words.ts';
import type { Firer } from '../../../report/index.ts';
import { numberOf, partyName, type Told } from './told.ts';

/** Of each party; what is left out is counted below. */
const MOST = 10;

const targetsIn = ({ targets }: Firer): string => targets.map(({ name, hits }) => (hits === 1 ? name : `${name} ×${hits}`)).join(', ');

const Row = (props: Told & { readonly firer: Firer; readonly most: number }) => (
  <tr>
    <th scope="row">
      {props.firer.by} <span class="soft">{props.firer.weapon}</span>
    </th>
    <td>
      <div class="report-hits">
        <b>{props.firer.hits}</b>
        <span class="hidden"> {props.firer.hits === 1 ? 'hit' : 'hits'}</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect
            class={`report-bar party-${numberOf(props.report, props.firer.party)}`}
            y="2"
            height="6"
            width={(100 * props.firer.hits) / props.most}
          />
          <Show when={props.firer.expected}>
            {(expected) => <path class="report-expected" d={`M${(100 * expected()) / props.most} 0v10`} />}
          </Show>
        </svg>
      </div>
    </td>
    <td class="report-of">{props.firer.expected?.toFixed(1) ?? ''}</td>
    <td class="report-targets">{targetsIn(props.firer)}</td>
  </tr>
);

const Table = (props: Told & { readonly party: string; readonly most: number }) => {
  const all = () => props.report.fire.filter(({ party }) => party === props.party);
  return (
    <Show when={all().length > 0}>
      <div>
        <table class="report-fire">
          <caption>
            <FlagMark nation={props.board.nationOf(props.party, props.setting)} /> {partyName(props.report, props.party)}
          </caption>
          <thead>
            <tr>
              <th scope="col">By</th>
              <th scope="col">Hits</th>
              <th scope="col">Expected</th>
              <th scope="col">On</th>
            </tr>
          </thead>
          <tbody>
            <For each={all().slice(0, MOST)}>{(firer) => <Row {...props} firer={firer} />}</For>
          </tbody>
        </table>
        <Show when={all().length > MOST}>
          <p class="report-note">
            and {all().length - MOST} more with{' '}
            {counted(
              all()
                .slice(MOST)
                .reduce((sum, { hits }) => sum + hits, 0),
              'hit',
            )}
          </p>
        </Show>
      </div>
    </Show>
  );
};

export const Fire = (props: Told) => {
  const most = createMemo(() => Math.max(1, ...props.report.fire.map(({ hits, expected }) => Math.max(hits, expected ?? 0))));
  return (
    <Show when={props.report.fire.length > 0}>
      <section aria-labelledby="report-fire">
        <h2 id="report-fire">Hits</h2>
        <div class="report-columns even">
          <For each={props.report.parties}>{({ id }) => <Table {...props} party={id} most={most()} />}</For>
        </div>
      </section>
    </Show>
  );
};
