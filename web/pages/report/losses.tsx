/** Who was lost, driven off and damaged, with silhouettes, side by side. */
import { For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import type { Fallen } from '../../../report/index.ts';
import { bareDate, partyName, type Told } from './told.ts';

const FATES: Readonly<Record<Fallen['fate'], string>> = { lost: 'lost', out: 'out of it', damaged: 'damaged' };

const Piece = (props: Told & { readonly fallen: Fallen }) => (
  <li class={`report-fallen ${props.fallen.fate}`}>
    <svg viewBox="0 -1 96 27" aria-hidden="true">
      <Show when={props.board.profileOf(props.fallen.id, props.setting)}>
        {(profile) => <Silhouette profile={profile()} width={96} height={24} />}
      </Show>
    </svg>
    <b>{props.fallen.name}</b>
    <span>
      {FATES[props.fallen.fate]}
      <Show when={props.fallen.when}>{(when) => <>, {bareDate(when())}</>}</Show>
    </span>
  </li>
);

export const Losses = (props: Told) => {
  const of = (party: string): readonly Fallen[] => props.report.casualties.filter((each) => each.party === party);
  return (
    <section class="report-losses" aria-labelledby="report-losses">
      <h2 id="report-losses">Losses</h2>
      <div class="report-columns even">
        <For each={props.report.parties}>
          {({ id }) => (
            <div>
              <h3>
                <FlagMark nation={props.board.nationOf(id, props.setting)} /> {partyName(props.report, id)}
                <span class="report-count">
                  {of(id).filter(({ fate }) => fate === 'lost').length} lost, {of(id).filter(({ fate }) => fate !== 'lost').length} hurt
                </span>
              </h3>
              <Show when={of(id).length > 0} fallback={<p class="soft">None.</p>}>
                <ul class="report-fleet">
                  <For each={of(id)}>{(fallen) => <Piece {...props} fallen={fallen} />}</For>
                </ul>
              </Show>
            </div>
          )}
        </For>
      </div>
    </section>
  );
};
