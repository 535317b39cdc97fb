/** What else stands on the printed sheet: the date, the points, and the pools that ships come from and go to. */
import { For } from 'solid-js';
import { Flag } from '../../../kit/nation.tsx';
import { pressing } from '../../../kit/press.ts';
import type { ChartPart } from './chart-part.ts';
import { SIDES, shortDate, sideFlag } from './facts.ts';

const WAR: readonly [number, number, number, number] = [1008, 14, 194, 150];

const POOLS = [
  { id: 'cup', name: 'US cup' },
  { id: 'pacific', name: 'Pacific' },
  { id: 'track', name: 'Still to come' },
  { id: 'sunk', name: 'Sunk' },
] as const;

export const WarPanel = (props: ChartPart & { readonly onRecord: () => void }) => {
  const [x, y, width, height] = WAR;
  const countIn = (pool: (typeof POOLS)[number]['id']): number => props.desk.muster(pool).ships.length;
  const label = () =>
    `Turn ${props.view.turn} of ${props.view.lastTurn}; Allies ${props.view.points.allied}, Central Powers ${props.view.points.central}; ${POOLS.map(({ id, name }) => `${name} ${countIn(id)}`).join(', ')}; press for the record of the war`;
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
      <For each={POOLS}>
        {({ id, name }, i) => (
          <g transform={`translate(12 ${74 + i() * 20})`}>
            <path class="nn-war-rule" d={`M0 -14H${width - 24}`} />
            <text class="nn-war-words" y="1">
              {name}
            </text>
            <text class="nn-war-note" x="86" y="1">
              {id === 'cup' ? (props.view.usAtWar ? 'at war' : 'neutral') : ''}
            </text>
            <text class="nn-war-figure" x={width - 24} y="1">
              {countIn(id)}
            </text>
          </g>
        )}
      </For>
    </g>
  );
};
