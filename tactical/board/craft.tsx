/** One counter on the water: her plan from above, or a blank hull for what has not been made out. Her name is drawn over all ships. */
import { createMemo, For, Show } from 'solid-js';
import type { Dragging } from '../../kit/drag.ts';
import { Plan } from '../../kit/plan.tsx';
import { pressing } from '../../kit/press.ts';
import { percent } from '../../kit/words.ts';
import type { PieceView } from '../view.ts';
import type { Berth } from './berths.ts';
import { effectInWords, effectOn } from './effect.ts';
import { afloatIn, firesIn, leadersIn, paceOf, pieceInWords } from './fleet.ts';
import type { Helm } from './helm.ts';
import { Blank, Distant } from './hulls.tsx';
import { ABREAST, BLANK, laidOf } from './laid.ts';
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

/** The ships of a division steam side by side. */
const Division = (props: CraftProps) => {
  const ships = () => afloatIn(props.piece);
  const across = (i: number): readonly [number, number] => {
    const half = ((ships().length - 1) / 2) * ABREAST * props.berth.scale;
    const off = i * ABREAST * props.berth.scale - half;
    const angle = ((props.heading + 90) * Math.PI) / 180;
    return [Math.sin(angle) * off, -Math.cos(angle) * off];
  };
  return (
    <For each={ships().map(({ sheet }) => sheet.id)}>
      {(id, i) => {
        const { flagOf, profileOf } = props.helm.livery;
        const profile = profileOf(id);
        const laid = () => ({ x: across(i())[0], y: across(i())[1], heading: props.heading, scale: props.berth.scale });
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
const oddsInWords = (helm: Helm, token: string, shots: readonly Shot[]): string => {
  const { dice, chance } = together(shots);
  const effect = effectOn(helm, token, shots);
  return `; fire at her, ${dice} dice, a hit ${percent(chance)}${effect ? `, ${effectInWords(effect)}` : ''}`;
};

/** Water about a hull that takes a press, in pixels. */
const REACH = 11;

/** What is pressed for a ship: her hull and a little water about it, and her name. */
function gripOf({ piece, berth, heading, helm }: CraftProps): string {
  const { length, beam, count } = laidOf(helm.livery, piece, heading);
  const angle = (heading * Math.PI) / 180;
  const [half, side] = [(length * berth.scale) / 2 + 4 * berth.pixel, ((beam + (count - 1) * ABREAST) * berth.scale) / 2];
  const wide = Math.max(side, REACH * berth.pixel);
  const corner = (along: number, across: number): string =>
    `${Math.sin(angle) * along + Math.cos(angle) * across} ${-Math.cos(angle) * along + Math.sin(angle) * across}`;
  const hull = `M${corner(half, 0)}L${corner(half * 0.6, wide)}L${corner(-half, wide)}L${corner(-half, -wide)}L${corner(half * 0.6, -wide)}Z`;
  const { x, y, width, size } = berth.plate;
  return `${hull}M${x} ${y - size}h${width}v${size * 1.7}h${-width}Z`;
}

export const Craft = (props: CraftProps) => {
  const words = createMemo(() => {
    const aboard = leadersIn(props.piece, props.helm.leaderIn).map((leader) => `, ${leader} aboard`);
    return `${pieceInWords(props.helm.livery, props.helm.fight(), props.piece)}${aboard.join('')}`;
  });
  const grip = createMemo(() => gripOf(props));
  const isTarget = () => props.helm.isTarget(props.piece.token);
  const label = () => (isTarget() ? `${words()}${oddsInWords(props.helm, props.piece.token, shotsAt(props))}` : words());
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
      <path class="bb-grip" d={grip()} />
      <Show
        when={props.piece.ships}
        fallback={
          <Show when={props.isNear} fallback={<DistantUnknown {...props} />}>
            <Blank heading={props.heading} scale={props.berth.scale} />
          </Show>
        }
      >
        <Division {...props} />
      </Show>
    </g>
  );
};
