/** Small drawings that many boxes share: a silhouette in one stroke of the pen, flags with counts, damage boxes. */
import { For, Show } from 'solid-js';
import { Flag, FlagMark } from '../../../kit/nation.tsx';
import { drawProfile, Silhouette } from '../../../kit/silhouette.tsx';
import type { ShipView } from '../view.ts';
import { flagOf, KINDS, kindNames, navyNames, type ShipKind } from './facts.ts';
import type { Muster } from './muster.ts';
import { profileOf, profileOfKind } from './profiles.ts';

interface Stamp {
  readonly d: string;
  readonly width: number;
  readonly left: number;
}

/** Masts and rigging are lost at this size: hull, houses, funnels and turrets are what the eye takes in. */
const stamps: ReadonlyMap<ShipKind, Stamp> = new Map(
  KINDS.map((kind) => {
    const { solid, box } = drawProfile({ ...profileOfKind(kind), masts: [] });
    return [kind, { d: solid, width: box.right - box.left, left: box.left }];
  }),
);

const lengthShare: Readonly<Record<ShipKind, number>> = {
  dreadnought: 1,
  battlecruiser: 1.12,
  predreadnought: 0.8,
  'armoured-cruiser': 0.84,
  'coast-defence': 0.62,
  carrier: 1.06,
  convoy: 0.8,
};

/** A kind of ship, standing on a line `width` wide. */
const MiniShip = (props: { readonly kind: ShipKind; readonly x: number; readonly y: number; readonly width: number }) => {
  const stamp = stamps.get(props.kind);
  return (
    <Show when={stamp}>
      {(found) => {
        const scale = () => (props.width * lengthShare[props.kind]) / 1.12 / found().width;
        return (
          <path
            class="nn-mini"
            d={found().d}
            transform={`translate(${props.x - found().left * scale()} ${props.y}) scale(${scale()} ${scale() * 1.15})`}
          />
        );
      }}
    </Show>
  );
};

/** The same for a page. */
export const MiniPicture = (props: { readonly kind: ShipKind }) => (
  <svg class="nn-mini-picture" viewBox="0 0 30 12" aria-hidden="true">
    <MiniShip kind={props.kind} x={1} y={10.5} width={28} />
  </svg>
);

export const ShipPicture = (props: { readonly ship: Pick<ShipView, 'id'>; readonly wide?: boolean }) => (
  <svg class={props.wide === true ? 'kit-sheet-picture' : 'nn-picture'} viewBox="0 0 120 34" aria-hidden="true">
    <Silhouette profile={profileOf(props.ship)} x={2} y={1} width={116} height={31} />
  </svg>
);

export const NavyFlag = (props: { readonly navy: ShipView['navy'] }) => (
  <FlagMark nation={flagOf[props.navy]} name={navyNames[props.navy]} />
);

/** How many kinds stand side by side before another line is begun. */
export const kindsInLine = (count: number, width: number): number => Math.max(1, Math.min(count, Math.floor(width / 33)));
export const LINE = 18;

/** Kinds with their counts, in cells along a line, or along several. */
export const KindRow = (props: { readonly muster: Muster; readonly x: number; readonly y: number; readonly width: number }) => {
  const inLine = () => kindsInLine(props.muster.kinds.length, props.width);
  const cell = () => Math.min(48, props.width / inLine());
  return (
    <For each={props.muster.kinds}>
      {({ kind, count }, i) => (
        <g transform={`translate(${props.x + (i() % inLine()) * cell()} ${props.y + Math.floor(i() / inLine()) * LINE})`}>
          <MiniShip kind={kind} x={0} y={0} width={Math.min(28, cell() - 15)} />
          <text class="nn-count" x={cell() - 3} y="0" text-anchor="end">
            {count}
          </text>
        </g>
      )}
    </For>
  );
};

/** A flag and a count of two figures need so much; with less room the flags stand alone. */
const FLAG_AND_COUNT = 29;

/** Flags with counts, in cells along a line. */
export const NavyRow = (props: { readonly muster: Muster; readonly x: number; readonly y: number; readonly width: number }) => {
  const cell = () => Math.min(36, props.width / Math.max(1, props.muster.navies.length));
  return (
    <For each={props.muster.navies}>
      {({ navy, count }, i) => (
        <g transform={`translate(${props.x + i() * cell()} ${props.y})`}>
          <Flag nation={flagOf[navy]} x={0} y={-9} width={13.5} />
          <Show when={cell() >= FLAG_AND_COUNT}>
            <text class="nn-navy-count" x="16" y="0">
              {count}
            </text>
          </Show>
        </g>
      )}
    </For>
  );
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** One box for each point she can bear, and a last one that sinks her. */
export const DamageBoxes = (props: { readonly damage: number; readonly defence: number; readonly pending?: number }) => (
  <span class="nn-boxes" aria-hidden="true">
    <For each={range(props.defence)}>
      {(i) => (
        <i
          classList={{
            'nn-box-hit': i < props.damage,
            'nn-box-pending': i >= props.damage && i < props.damage + (props.pending ?? 0),
          }}
        />
      )}
    </For>
  </span>
);

export const kindTitle = (kind: ShipKind, count: number): string => kindNames[kind][count === 1 ? 0 : 1];
