/** What else stands on the printed sheet: the date, the points, and the pools that ships come from and go to. */
import { For } from 'solid-js';
import { Flag } from '../../../kit/nation.tsx';
import { pressing } from '../../../kit/press.ts';
import type { ChartPart } from './chart-part.ts';
import { SIDES, shortDate, sideFlag } from './facts.ts';

const WAR: readonly [number, number, number, number] = [1008, 14, 194, 150];

export const WarPanel = (props: ChartPart & { readonly onRecord: () => void }) => {
  const [x, y, width, height] = WAR;
  const rows = () =>
    [
      ['US cup', props.desk.muster('cup').ships.length, props.view.usAtWar ? 'at war' : 'neutral'],
      ['Pacific', props.desk.muster('pacific').ships.length, ''],
      ['Still to come', props.desk.muster('track').ships.length, ''],
      ['Sunk', props.desk.muster('sunk').ships.length, ''],
    ] as const;
  const label = () =>
    `Turn ${props.view.turn} of ${props.view.lastTurn}; Allies ${props.view.points.allied}, Central Powers ${props.view.points.central}; ${rows()
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}; press for the record of the war`;
  return (
    <g class="nn-war kit-pressable" transform={`translate(${x} ${y})`} {...pressing(label(), props.onRecord)}>
      <rect class="nn-war-ground" width={width} height={height} rx="8" />
      <text class="nn-war-title" x="12" y="24">
        {props.view.turn === 0 ? 'Set-up' : `Turn ${props.view.turn} of ${props.view.lastTurn}`}
      </text>
      <text class="nn-war-date" x={width - 12} y="24">
        {props.view.turn === 0 ? '' : shortDate(props.view.turn)}
      </text>
      <For each={SIDES}>
        {(side, i) => (
          <g transform={`translate(${12 + i() * 86} 34)`}>
            <Flag nation={sideFlag[side]} x={0} y={4} width={19} />
            <text class="nn-war-points" x="26" y="18">
              {props.view.points[side]}
            </text>
          </g>
        )}
      </For>
      <For each={rows()}>
        {([name, count, note], i) => (
          <g transform={`translate(12 ${74 + i() * 20})`}>
            <path class="nn-war-rule" d={`M0 -14H${width - 24}`} />
            <text class="nn-war-words" y="1">
              {name}
            </text>
            <text class="nn-war-note" x="86" y="1">
              {note}
            </text>
            <text class="nn-war-figure" x={width - 24} y="1">
              {count}
            </text>
          </g>
        )}
      </For>
    </g>
  );
};
