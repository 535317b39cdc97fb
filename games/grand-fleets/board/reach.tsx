/** How far the guns of the selected ship reach, and how many of them bear where (GF-6.1.2a, GF-6.1.3). */
import { createMemo, For, Show } from 'solid-js';
import { turned } from '../../../chart/hex.ts';
import type { Arc, GunLine } from '../data/card.ts';
import { ARCS } from '../data/card.ts';
import { cardOf } from '../data/data.ts';
import { barrelsOn } from '../rules/arcs.ts';
import { BANDS } from '../rules/to-hit.ts';
import type { ShipView } from '../view.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { angleOf, away, bandCorners, PITCH, pathOf, spotOf } from './geometry.ts';
import { calibreOf } from './profiles.ts';

/** The sixths of a circle, from dead ahead, between which each arc lies. */
const SECTORS: Readonly<Record<Arc, readonly [number, number]>> = { A: [-1, 0], B: [0, 1], C: [-2, -1], D: [1, 2], E: [-3, -2], F: [2, 3] };

interface ReachProps {
  readonly ship: ShipView;
  readonly line: GunLine;
  readonly lost: readonly number[];
  readonly closeness: Closeness;
}

const Sector = (props: ReachProps & { readonly arc: Arc }) => {
  const middle = () => spotOf(props.ship.hex);
  const [from, to] = SECTORS[props.arc];
  const angle = (sixths: number): number => angleOf(turned(props.ship.facing, sixths));
  const far = () => (props.line.range[2] + 0.56) * PITCH;
  const barrels = () => barrelsOn(props.line, props.lost, [props.arc]);
  const most = () => barrelsOn(props.line, [], ARCS);
  const label = () => away(middle(), angle(from) + 30, (props.line.range[0] + 0.1) * PITCH * 0.8);
  return (
    <Show when={barrels() > 0}>
      <path
        class="gf-sector"
        style={{ 'fill-opacity': 0.14 + (0.34 * barrels()) / most() }}
        d={`${pathOf([middle(), away(middle(), angle(from), far()), away(middle(), angle(to), far())])}Z`}
      />
      <text class="gf-sector-name" x={label().x} y={label().y} font-size={`${13 * props.closeness.pixel}px`}>
        <tspan class="gf-sector-letter">{props.arc}</tspan> {barrels()}
      </text>
    </Show>
  );
};

const SIGNS = { short: '+1', medium: '0', long: '−1' } as const;

const Bands = (props: ReachProps) => (
  <For each={BANDS}>
    {(band, place) => {
      const reach = () => props.line.range[place()] ?? 0;
      const corners = () => bandCorners(spotOf(props.ship.hex), reach());
      const top = () => corners()[4] ?? spotOf(props.ship.hex);
      return (
        <>
          <path class="gf-band" d={`${pathOf(corners())}Z`} stroke-width={1.6 * props.closeness.pixel} />
          <text class="gf-band-name" x={top().x} y={top().y - 4 * props.closeness.pixel} font-size={`${11.5 * props.closeness.pixel}px`}>
            {band} {reach()} · {SIGNS[band]}
          </text>
        </>
      );
    }}
  </For>
);

/** Whose reach is shown; null while a course is written, or ships are placed. */
function gunnerOf(desk: Desk): ShipView | null {
  const ship = desk.ship();
  return ship?.fate !== 'afloat' || desk.plotter() || desk.placing.quay() ? null : ship;
}

const gunsOf = (desk: Desk, ship: ShipView | null): readonly GunLine[] => (ship ? cardOf(desk.battle(), ship.id).guns : []);

/** Which of her batteries it is, where she has several. */
export const Batteries = (props: { readonly desk: Desk }) => {
  const guns = createMemo(() => gunsOf(props.desk, gunnerOf(props.desk)));
  return (
    <Show when={guns().length > 1}>
      <div class="gf-batteries" role="group" aria-label="Whose reach the chart shows">
        <span>Reach:</span>
        <For each={guns()}>
          {(line, place) => (
            <button type="button" aria-pressed={props.desk.battery[0]() === place()} onClick={() => props.desk.battery[1](place())}>
              {calibreOf(line)}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
};

export const Reach = (props: { readonly desk: Desk; readonly closeness: Closeness }) => {
  const shown = createMemo(() => {
    const ship = gunnerOf(props.desk);
    const place = props.desk.battery[0]();
    const line = gunsOf(props.desk, ship)[place];
    return ship && line ? { ship, line, lost: ship.lost[place] ?? [] } : null;
  });
  return (
    <Show when={shown()}>
      {(reach) => (
        <g class="gf-reach" aria-hidden="true">
          <For each={ARCS}>{(arc) => <Sector {...reach()} arc={arc} closeness={props.closeness} />}</For>
          <Bands {...reach()} closeness={props.closeness} />
          <title>{calibreOf(reach().line)}</title>
        </g>
      )}
    </Show>
  );
};
