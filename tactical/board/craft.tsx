/** One counter on the water: her plan from above with name and bars, or a blank hull for what has not been made out. */
import { createMemo, For, Show } from 'solid-js';
import type { Dragging } from '../../kit/drag.ts';
import { bandOf, Flag } from '../../kit/nation.tsx';
import { Plan } from '../../kit/plan.tsx';
import { pressing } from '../../kit/press.ts';
import { fittingSize } from '../../kit/text-size.ts';
import { percent } from '../../kit/words.ts';
import { counterNumber } from '../names.ts';
import type { PieceView } from '../view.ts';
import type { Berth } from './berths.ts';
import { afloatIn, firesIn, paceOf, pieceInWords, pieceName, strengthOf } from './fleet.ts';
import type { Helm } from './helm.ts';
import { BLANK, Blank, Distant } from './hulls.tsx';
import { type Shot, together } from './offers.ts';

interface CraftProps {
  readonly piece: PieceView;
  readonly berth: Berth;
  readonly heading: number;
  readonly helm: Helm;
  readonly dragging: Dragging;
  /** Where her guns point, as a compass bearing; null for at rest. */
  readonly bearing: number | null;
  /** Something is being dragged over her. */
  readonly isOver: boolean;
  /** Near enough for decks and names. */
  readonly isNear: boolean;
}

/** A ship that heads straight up or down the chart has her name beside her, any other below. */
const isUpright = (heading: number): boolean => Math.abs(Math.cos((heading * Math.PI) / 180)) > 0.8;

/** Ships are drawn to one scale, unless one that heads up the chart would lie over the next row. */
const scaleFor = ({ berth, heading }: CraftProps, length: number): number =>
  isUpright(heading) ? Math.min(berth.scale, (berth.tall * 0.96) / length) : berth.scale;

/** Metres from ship to ship. */
const ABREAST = 32;

/** The ships of a division steam side by side, and above their name where it stands below. */
const Division = (props: CraftProps) => {
  const ships = () => afloatIn(props.piece);
  const across = (i: number): readonly [number, number] => {
    const half = ((ships().length - 1) / 2) * ABREAST * props.berth.scale;
    const off = i * ABREAST * props.berth.scale - half;
    const angle = ((props.heading + 90) * Math.PI) / 180;
    const lift = isUpright(props.heading) ? 0 : Math.abs(Math.cos(angle)) * half;
    return [Math.sin(angle) * off, -Math.cos(angle) * off - lift];
  };
  return (
    <For each={ships().map(({ sheet }) => sheet.id)}>
      {(id, i) => {
        const { flagOf, profileOf } = props.helm.livery;
        const profile = profileOf(id);
        const laid = () => ({ x: across(i())[0], y: across(i())[1], heading: props.heading, scale: scaleFor(props, profile.length) });
        return (
          <Show when={props.isNear} fallback={<Distant nation={flagOf(id)} size={profile} {...laid()} />}>
            <Plan
              profile={profile}
              {...laid()}
              wake={(paceOf(props.helm.fight(), props.piece) ?? 0) / 4}
              fires={i() === 0 ? firesIn(props.piece) : 0}
              training={props.bearing === null ? undefined : profile.turrets.map(() => (props.bearing ?? 0) - props.heading)}
              selected={props.helm.isInHand(props.piece.token)}
            />
          </Show>
        );
      }}
    </For>
  );
};

const Bars = (props: { readonly piece: PieceView; readonly width: number; readonly high: number }) => (
  <Show when={strengthOf(props.piece)}>
    {(left) => (
      <g class="bb-bars">
        <rect class="bb-bar-ground" width={props.width} height={props.high} />
        <rect class="bb-bar-hull" classList={{ 'bb-bar-low': left().hull < 0.5 }} width={props.width * left().hull} height={props.high} />
        <rect class="bb-bar-ground" y={props.high + 1} width={props.width} height={props.high * 0.7} />
        <rect class="bb-bar-guns" y={props.high + 1} width={props.width * left().guns} height={props.high * 0.7} />
      </g>
    )}
  </Show>
);

/** Half of what the hull takes up and down the drawing. */
const halfHeight = ({ piece, berth, heading, helm }: CraftProps): number => {
  const [first] = afloatIn(piece);
  const length = first ? helm.livery.profileOf(first.sheet.id).length : BLANK.length;
  return (Math.abs(Math.cos((heading * Math.PI) / 180)) * length * berth.scale) / 2 + 8 * berth.scale;
};

/** Where the first letter of the name stands, and how large it is; the flag stands before it. */
const nameplate = (props: CraftProps, name: string) => {
  const upright = isUpright(props.heading);
  const hull = upright ? 24 * props.berth.scale * Math.max(1, afloatIn(props.piece).length) : 0;
  const size = fittingSize(name, props.berth.room - hull - props.berth.type * 1.2, props.berth.type);
  const width = size / fittingSize(name, 1, Number.POSITIVE_INFINITY);
  const flag = size * 1.15;
  return { size, width, flag, x: upright ? hull : -(width + flag) / 2, y: upright ? 0 : halfHeight(props) + size * 0.9 };
};

/** Who leads from her. */
const leadersIn = ({ helm, piece }: CraftProps): readonly string[] => afloatIn(piece).flatMap(({ sheet }) => helm.leaderIn(sheet.id) ?? []);

/** A flag of command, one unit high, at the end of the name of a flagship. */
const COMMAND = 'M0 0V-1H0.9L0.7 -0.75L0.9 -0.5H0';

const Known = (props: CraftProps) => {
  const name = () => pieceName(props.piece);
  const plate = () => nameplate(props, name());
  const nation = () => {
    const [first] = props.piece.ships ?? [];
    const { flagOf, sideFlag } = props.helm.livery;
    return first ? flagOf(first.sheet.id) : sideFlag[props.piece.side];
  };
  return (
    <g class="bb-name" transform={`translate(${plate().x} ${plate().y})`}>
      <Flag nation={nation()} y={-plate().size * 0.68} width={plate().size * 0.95} />
      <text x={plate().flag} font-size={`${plate().size}px`}>
        {name()}
      </text>
      <Show when={leadersIn(props).length > 0}>
        <path
          class="bb-command"
          transform={`translate(${plate().flag + plate().width + plate().size * 0.15} 0) scale(${plate().size * 0.8})`}
          d={COMMAND}
        />
      </Show>
      <g transform={`translate(0 ${plate().size * 0.28})`}>
        <Bars piece={props.piece} width={Math.max(plate().width + plate().flag, props.berth.type * 3)} high={props.berth.type * 0.24} />
      </g>
    </g>
  );
};

/** A counter that lies face down: whose it is, its number, and how many ships once they have been counted (CW-9.3b). */
const Unknown = (props: CraftProps) => (
  <g class="bb-name">
    <circle class="bb-unknown" style={{ fill: bandOf(props.helm.livery.sideFlag[props.piece.side]) }} r={props.berth.type * 0.72} />
    <text class="bb-mark" y={props.berth.type * 0.34} font-size={`${props.berth.type}px`}>
      ?
    </text>
    <text x={props.berth.type * 1.1} y={props.berth.type * 0.32} font-size={`${props.berth.type * 0.85}px`}>
      {counterNumber(props.piece.token)}
      {props.piece.count !== null && props.piece.count > 1 ? ` ×${props.piece.count}` : ''}
    </text>
  </g>
);

const DistantUnknown = (props: CraftProps) => (
  <Distant
    nation={props.helm.livery.sideFlag[props.piece.side]}
    size={BLANK}
    x={0}
    y={0}
    heading={props.heading}
    scale={props.berth.scale}
  />
);

/** The shots of those in hand, and those already named. */
const shotsAt = ({ helm, piece: { token } }: CraftProps): readonly Shot[] => [
  ...(helm.aimed().get(token) ?? []),
  ...(helm.shots().get(token) ?? []),
];

/** What shots at her promise together. */
const oddsInWords = (shots: readonly Shot[]): string => {
  const { dice, chance } = together(shots);
  return `; fire at her, ${dice} dice, a hit ${percent(chance)}`;
};

export const Craft = (props: CraftProps) => {
  const words = createMemo(() => {
    const aboard = leadersIn(props).map((leader) => `, ${leader} aboard`);
    return `${pieceInWords(props.helm.livery, props.helm.fight(), props.piece)}${aboard.join('')}`;
  });
  const isTarget = () => props.helm.isTarget(props.piece.token);
  const label = () => (isTarget() ? `${words()}${oddsInWords(shotsAt(props))}` : words());
  return (
    <g
      class="bb-craft"
      classList={{
        'bb-allied': props.piece.side === 'allied',
        'bb-central': props.piece.side === 'central',
        'bb-ready': props.helm.isReady(props.piece.token),
        'bb-in-hand': props.helm.isInHand(props.piece.token),
        'bb-target': props.piece.own === null && isTarget(),
        'bb-over': props.isOver,
        'bb-lit kit-lit': props.helm.isLit(props.piece.token),
      }}
      style={{ transform: `translate(${props.berth.x}px, ${props.berth.y}px)` }}
      {...pressing(
        label(),
        () => !props.dragging.wasDrag() && props.helm.pressPiece(props.piece.token),
        props.helm.isInHand(props.piece.token),
      )}
      {...props.dragging.handlers(props.piece.token)}
    >
      <ellipse class="bb-grip" rx={props.berth.room * 0.46} ry={Math.max(9, props.berth.type * 1.5)} />
      <Show
        when={props.piece.ships}
        fallback={
          <Show when={props.isNear} fallback={<DistantUnknown {...props} />}>
            <Blank heading={props.heading} scale={props.berth.scale} />
            <Unknown {...props} />
          </Show>
        }
      >
        <Division {...props} />
        <Show when={props.isNear}>
          <Known {...props} />
        </Show>
      </Show>
    </g>
  );
};
