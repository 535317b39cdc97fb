/** Lines of fire with their odds before they are sealed, what the ship in hand could fire at, and torpedoes in the water. */
import { createMemo, For, Show } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { percent } from '../../../kit/words.ts';
import type { ShipId } from '../state.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { type Salvo, salvosOf } from './gunnery.ts';

interface FireProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly closeness: Closeness;
}

const along = (from: Spot, to: Spot, part: number): Spot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

/** The salvos that have been written down; those of the ship in hand last, over the others. */
const createSalvos = (desk: Desk) =>
  createMemo((): readonly Salvo[] => {
    const firing = desk.firing();
    if (!firing) return [];
    const salvos = salvosOf(desk.battle(), desk.view(), firing.aims, firing.posts);
    return salvos.toSorted((a, b) => Number(a.from === desk.ship()?.id) - Number(b.from === desk.ship()?.id));
  });

const Odds = (props: { readonly salvo: Salvo; readonly from: Spot; readonly to: Spot; readonly closeness: Closeness }) => {
  const spot = () => along(props.from, props.to, 0.55);
  const width = () => Math.max(176, props.salvo.guns.length * 6.3 + 24);
  return (
    <g class="gf-odds" transform={`translate(${spot().x} ${spot().y}) scale(${props.closeness.pixel}) translate(${-width() / 2} -30)`}>
      <rect width={width()} height="60" rx="5" />
      <text class="gf-odds-guns" x="10" y="16">
        {props.salvo.guns}
      </text>
      <text class="gf-odds-guns" x="10" y="31">
        range {props.salvo.range}, {props.salvo.band} · {props.salvo.damage.toFixed(1)} damage
      </text>
      <text class="gf-odds-chance" x="10" y="50">
        hit {percent(props.salvo.hit)} · pierce {percent(props.salvo.harm)}
      </text>
    </g>
  );
};

const Salvos = (props: FireProps & { readonly salvos: readonly Salvo[] }) => (
  <For each={props.salvos}>
    {(salvo) => {
      const [from, to] = [props.berths.get(salvo.from), props.berths.get(salvo.target)];
      if (!from || !to) return null;
      const isInHand = () => props.desk.ship()?.id === salvo.from;
      return (
        <g classList={{ 'gf-salvo-in-hand': isInHand() }}>
          <path class="gf-salvo" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke-width={2 * props.closeness.pixel} />
          <Show when={isInHand()}>
            <Odds salvo={salvo} from={from} to={to} closeness={props.closeness} />
          </Show>
        </g>
      );
    }}
  </For>
);

/** The best that any line of guns promises. */
const bestOf = (options: readonly SeenOption[]): string => {
  const chance = (key: string): number =>
    Math.max(0, ...options.flatMap(({ odds }) => odds.flatMap((badge) => (badge.key === key ? badge.chance : []))));
  return `${percent(chance('hit'))} · ${percent(chance('pierce'))}`;
};

/** Rings about what the ship in hand may fire at, with the chance to hit and to pierce. */
const Targets = (props: FireProps) => (
  <For each={[...props.desk.shots()]}>
    {([target, options]) => {
      const at = props.berths.get(target);
      return at ? (
        <g class="gf-prospect" transform={`translate(${at.x} ${at.y})`}>
          <circle r="44" />
          <text y={44 + 13 * props.closeness.pixel} font-size={`${11.5 * props.closeness.pixel}px`}>
            {bestOf(options)}
          </text>
        </g>
      ) : null;
    }}
  </For>
);

/** GF-7.1: one's own, plotted or running. */
const Torpedoes = (props: FireProps) => {
  const plots = () => [
    ...props.desk.torpedoes().map(([from, target, arc]) => ({ from, target, arc, isRunning: false })),
    ...props.desk.view().torpedoes.map(({ from, target, arc }) => ({ from, target, arc, isRunning: true })),
  ];
  return (
    <For each={plots()}>
      {({ from, target, arc, isRunning }) => {
        const [start, end] = [props.berths.get(from), props.berths.get(target)];
        if (!start || !end) return null;
        const label = along(start, end, 0.35);
        const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
        return (
          <g class="gf-torpedo" classList={{ 'gf-torpedo-running': isRunning }}>
            <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} stroke-width={1.8 * props.closeness.pixel} />
            <g transform={`translate(${label.x} ${label.y}) scale(${props.closeness.pixel})`}>
              <path class="gf-torpedo-body" transform={`rotate(${angle})`} d="M-12 -2.6H8Q13 0 8 2.6H-12L-15 4V-4Z" />
              <text x="0" y="-8">
                [{arc}]
              </text>
            </g>
          </g>
        );
      }}
    </For>
  );
};

export const Fire = (props: FireProps) => {
  const salvos = createSalvos(props.desk);
  return (
    <g class="gf-fire" aria-hidden="true">
      <Targets {...props} />
      <Torpedoes {...props} />
      <Salvos {...props} salvos={salvos()} />
    </g>
  );
};
