/** What is known of an enemy marker, seen now or remembered. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { sideNames } from '../../../tactical/board/sides.ts';
import { areaName } from '../data/areas.ts';
import { vesselOf } from '../data/ships.ts';
import { nameOfTurn } from '../rules/calendar.ts';
import { placeName, within } from '../words/names.ts';
import type { PanelPart } from './chart-part.ts';
import { flagOf, navyName, typeName } from './facts.ts';
import { agoInWords, ghostsOf, likeliestIn, likelihoodOf } from './sightings.ts';
import { knownUnder, markerTitle } from './words.ts';

export const MarkerPanel = (props: PanelPart & { readonly token: string }) => {
  const marker = createMemo(() => props.view.markers.find(({ token }) => token === props.token));
  const ghost = createMemo(() => ghostsOf(props.data, props.view).find(({ token }) => token === props.token));
  const known = () => knownUnder(props.view, props.token);
  const since = () => props.view.known.find(({ token }) => token === props.token)?.turn ?? 0;
  const title = () => {
    const found = marker();
    return found ? markerTitle(found) : placeName(props.token);
  };
  const likeliest = createMemo(() => {
    const lost = ghost();
    return lost ? likeliestIn(likelihoodOf(props.data, props.view, lost)).map(areaName) : [];
  });
  const words = () => {
    const found = marker();
    if (found) return `${areaName(found.area)} · ${sideNames[found.side]}`;
    const lost = ghost();
    return lost ? `out of sight; last seen ${within(lost.area)} ${agoInWords(lost.age)}` : 'no longer on the map';
  };
  return (
    <Panel
      title={title()}
      words={words()}
      side={props.side}
      isFolded={props.small}
      takesFocus={props.desk.isByHand()}
      onClose={() => props.desk.open(null)}
    >
      <Show when={marker()?.counters}>
        {(count) => <p>{count() === 1 ? 'One counter lies open.' : `${count()} counters lie open; what they are is not told.`}</p>}
      </Show>
      <Show when={known().length > 0} fallback={<p class="cw-none">Nobody has seen what sails under this marker.</p>}>
        <p>Seen in {nameOfTurn(since())}:</p>
        <ul class="cw-known">
          <For each={known()}>
            {(id) => (
              <li>
                <FlagMark nation={flagOf(id)} /> <b>{vesselOf(id).name}</b> {navyName(id)} {typeName(id)}
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={likeliest().length > 0}>
        <p>
          The chart shows where it can be by the end of this turn’s moves, one area a turn from where it was last seen; the darker, the
          likelier. First of all: {likeliest().join(', ')}.
        </p>
      </Show>
    </Panel>
  );
};
