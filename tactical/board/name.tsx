/** Names of ships, with flag, bars for hull and guns, and the flag of command: drawn over all hulls, so that none lies under one. */
import { Show } from 'solid-js';
import { bandOf, Flag } from '../../kit/nation.tsx';
import type { PieceView } from '../view.ts';
import type { Berth } from './berths.ts';
import { leadersIn, strengthOf } from './fleet.ts';
import type { Helm } from './helm.ts';
import { FLAG, markName } from './laid.ts';

interface NameProps {
  readonly piece: PieceView;
  readonly berth: Berth;
  readonly helm: Helm;
}

/** In pixels: the height of the bar for the hull, and of that for the guns below it. */
const [HULL, GUNS] = [3.4, 2.2];

const Bars = (props: NameProps) => {
  const width = () => props.berth.plate.width;
  const high = (part: number): number => part * props.berth.pixel;
  return (
    <Show when={strengthOf(props.piece)}>
      {(left) => (
        <g class="bb-bars" transform={`translate(0 ${high(2.8)})`}>
          <rect class="bb-bar-ground" width={width()} height={high(HULL + GUNS + 0.6)} />
          <rect class="bb-bar-hull" classList={{ 'bb-bar-low': left().hull < 0.5 }} width={width() * left().hull} height={high(HULL)} />
          <rect class="bb-bar-guns" y={high(HULL + 0.6)} width={width() * left().guns} height={high(GUNS)} />
        </g>
      )}
    </Show>
  );
};

/** A flag of command, one unit high, at the end of the name of a flagship. */
const COMMAND = 'M0 0V-1H0.9L0.7 -0.75L0.9 -0.5H0';

const Known = (props: NameProps) => {
  const size = () => props.berth.plate.size;
  const nation = () => {
    const [first] = props.piece.ships ?? [];
    const { flagOf, sideFlag } = props.helm.livery;
    return first ? flagOf(first.sheet.id) : sideFlag[props.piece.side];
  };
  return (
    <>
      <Flag nation={nation()} y={-size() * 0.72} width={size() * 0.95} />
      <text
        x={size() * FLAG}
        font-size={`${size()}px`}
        textLength={props.berth.plate.pressed}
        lengthAdjust={props.berth.plate.pressed === undefined ? undefined : 'spacingAndGlyphs'}
      >
        {props.berth.plate.name}
      </text>
      <Show when={leadersIn(props.piece, props.helm.leaderIn).length > 0}>
        <path class="bb-command" transform={`translate(${props.berth.plate.width + size() * 0.1} 0) scale(${size() * 0.8})`} d={COMMAND} />
      </Show>
      <Bars {...props} />
    </>
  );
};

/** A counter that lies face down: whose it is, and its number. */
const Unknown = (props: NameProps) => {
  const size = () => props.berth.plate.size;
  return (
    <>
      <circle
        class="bb-unknown"
        style={{ fill: bandOf(props.helm.livery.sideFlag[props.piece.side]) }}
        cx={size() * 0.45}
        cy={-size() * 0.34}
        r={size() * 0.6}
      />
      <text class="bb-mark" x={size() * 0.45} font-size={`${size()}px`}>
        ?
      </text>
      <text x={size() * FLAG} font-size={`${size()}px`}>
        {markName(props.piece)}
      </text>
    </>
  );
};

export const Name = (props: NameProps) => (
  <g class="bb-name" style={{ transform: `translate(${props.berth.x + props.berth.plate.x}px, ${props.berth.y + props.berth.plate.y}px)` }}>
    <Show when={props.piece.ships} fallback={<Unknown {...props} />}>
      <Known {...props} />
    </Show>
  </g>
);
