/** Lines of fire with their odds before they are sealed, what the ship in hand could fire at, and torpedoes in the water. */
import { createMemo, For, Show } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { headingTo } from '../../../kit/hex-geometry.ts';
import { fittingSize } from '../../../kit/text-size.ts';
import { counted, percent } from '../../../kit/words.ts';
import type { Arc } from '../data/card.ts';
import type { Aim, ShipId } from '../state.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { away, headingOf, pathOf } from './geometry.ts';
import { grouped } from './grouped.ts';
import { promiseOf, type Salvo, salvosOf } from './gunnery.ts';

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

/** The card of a salvo, in pixels. */
const CARD = { width: 190, height: 90 };
/** So much about a ship stays free, in chart units. */
const CLEAR = 52;

/** The middle of the card: half way along a long line of fire, beyond the target of a short one, so that it never lies on either ship. */
function cardPlace(from: Spot, to: Spot, pixel: number): Spot {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = far === 0 ? [1, 0] : [(to.x - from.x) / far, (to.y - from.y) / far];
  const half = ((Math.abs(ux) * CARD.width + Math.abs(uy) * CARD.height) / 2) * pixel;
  return far > 2 * (half + CLEAR) ? along(from, to, 0.5) : { x: to.x + ux * (CLEAR + half), y: to.y + uy * (CLEAR + half) };
}

const Chance = (props: { readonly words: string; readonly chance: number; readonly y: number }) => (
  <g class="gf-odds-chance" transform={`translate(10 ${props.y})`}>
    <text>{props.words}</text>
    <rect class="gf-odds-scale" x="46" y="-7" width="74" height="6" />
    <rect class="gf-odds-bar" x="46" y="-7" width={74 * props.chance} height="6" />
    <text class="gf-odds-figure" x={CARD.width - 20}>
      {percent(props.chance)}
    </text>
  </g>
);

const Odds = (props: { readonly salvo: Salvo; readonly from: Spot; readonly to: Spot; readonly closeness: Closeness }) => {
  const spot = () => cardPlace(props.from, props.to, props.closeness.pixel);
  const corner = `translate(${-CARD.width / 2} ${-CARD.height / 2})`;
  return (
    <g class="gf-odds" transform={`translate(${spot().x} ${spot().y}) scale(${props.closeness.pixel}) ${corner}`}>
      <rect class="gf-odds-card" {...CARD} rx="5" />
      <text x="10" y="17" font-size={`${fittingSize(props.salvo.guns, CARD.width - 20, 11.5)}px`}>
        {props.salvo.guns}
      </text>
      <text x="10" y="32" font-size="11.5px">
        range {props.salvo.range}, {props.salvo.band} · {props.salvo.damage.toFixed(1)} damage
      </text>
      <Chance words="hit" chance={props.salvo.hit} y={50} />
      <Chance words="pierce" chance={props.salvo.harm} y={66} />
      <Chance words="sink" chance={props.salvo.sink} y={82} />
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

/** The best that any line of guns promises, or the bombs or the torpedo of an aircraft. */
const bestOf = (options: readonly SeenOption[]): string => {
  const badges = options.flatMap(({ odds }) => odds);
  const best = (key: string): string[] => {
    const chances = badges.flatMap((badge) => (badge.key === key ? badge.chance : []));
    return chances.length > 0 ? [`${percent(Math.max(...chances))} ${key}`] : [];
  };
  return [...best('hit'), ...best('pierce')].join(', ');
};

/** Below this nobody counts on it. */
const WORTH_SAYING = 0.005;

/** '8 guns · 59% hit, 0.8 damage, 2% sinks her', or from afar '59%, sinks 2%': all that the ships in hand have left to fire; of bombs and torpedoes the best. */
function prospectOf(desk: Desk, options: readonly SeenOption[], isBrief: boolean): string {
  const firing = desk.firing();
  const aims = options.flatMap((option): Aim[] => {
    const [from, guns, target] = Array.isArray(option.target) ? option.target : [];
    return typeof from === 'string' && typeof target === 'string' && (typeof guns === 'number' || guns === 'light')
      ? [{ from, guns, target }]
      : [];
  });
  const promise = firing && promiseOf(desk.battle(), desk.view(), aims, firing.posts);
  if (!promise) return bestOf(options);
  const { barrels, hit, damage, sink } = promise;
  const sinks = sink >= WORTH_SAYING;
  if (isBrief) return sinks ? `${percent(hit)}, sinks ${percent(sink)}` : `${percent(hit)} hit`;
  const effect = `${percent(hit)} hit, ${damage.toFixed(1)} damage${sinks ? `, ${percent(sink)} sinks her` : ''}`;
  return `${counted(barrels, 'gun')} · ${effect}`;
}

interface Prospect {
  readonly at: Berth;
  readonly words: string;
  /** Her name stands to the right of a hull that lies up or down the chart. */
  readonly isUpright: boolean;
}

/** In pixels. */
const [TYPE, HIGH, PAD] = [11.2, 17, 5];
/** The ring about a target, in chart units. */
const RING = 44;

/** Under a name with its bar, in pixels. */
const BELOW = 16;

/** Under her name, or beside the ring where she has none, on a ground of its own, so that it is read whatever lies under it. */
const ProspectLabel = (props: { readonly prospect: Prospect; readonly pixel: number; readonly isNamed: boolean }) => {
  const width = () => (0.9 * TYPE) / fittingSize(props.prospect.words, 1, Number.POSITIVE_INFINITY) + 2 * PAD;
  const corner = (): Spot => {
    if (!props.prospect.isUpright) return { x: (-width() / 2) * props.pixel, y: RING };
    return props.isNamed ? { x: 12, y: BELOW * props.pixel } : { x: -RING - (width() + 2) * props.pixel, y: (-HIGH / 2) * props.pixel };
  };
  return (
    <g
      class="gf-prospect-label"
      transform={`translate(${props.prospect.at.x + corner().x} ${props.prospect.at.y + corner().y}) scale(${props.pixel})`}
    >
      <rect width={width()} height={HIGH} rx="4" />
      <text x={PAD} y="12.5" font-size={`${TYPE}px`}>
        {props.prospect.words}
      </text>
    </g>
  );
};

/** Rings about what the ship in hand may fire at, and over all of them what that promises. */
const Targets = (props: FireProps) => {
  const isNamed = () => props.closeness.names === 'ships';
  const prospects = createMemo(() =>
    [...props.desk.shots()].flatMap(([target, options]): Prospect[] => {
      const at = props.berths.get(target);
      const facing = props.desk.view().ships.find(({ id }) => id === target)?.facing;
      if (!at) return [];
      const across = facing === undefined ? 90 : ((headingOf(facing) + 90) % 180) - 90;
      return [{ at, words: prospectOf(props.desk, options, !isNamed()), isUpright: Math.abs(across) < 10 }];
    }),
  );
  return (
    <>
      <For each={prospects()}>{({ at }) => <circle class="gf-prospect" cx={at.x} cy={at.y} r={RING} />}</For>
      <For each={prospects()}>{(prospect) => <ProspectLabel prospect={prospect} pixel={props.closeness.pixel} isNamed={isNamed()} />}</For>
    </>
  );
};

interface Run {
  readonly from: ShipId;
  readonly target: ShipId;
  readonly arc: Arc;
  readonly isRunning: boolean;
}

/** GF-7.1: one's own, plotted or running; those of one ship at one target are one run. */
const runsOf = (desk: Desk): readonly (readonly Run[])[] => {
  const plotted = desk.torpedoes().map(([from, target, arc]): Run => ({ from, target, arc, isRunning: false }));
  const running = desk.view().torpedoes.map(({ from, target, arc }): Run => ({ from, target, arc, isRunning: true }));
  return [...grouped([...plotted, ...running], ({ from, target, arc, isRunning }) => `${from} ${target} ${arc} ${isRunning}`).values()];
};

/** They have just left the tubes: so far from the middle of the ship. */
const LEFT = 46;

/** From afar their lines are whole: to paint hundreds in dashes takes longer than anything else on the chart. */
const Torpedo = (props: FireProps & { readonly run: Run; readonly count: number; readonly start: Berth; readonly end: Berth }) => {
  const angle = () => headingTo(props.start, props.end) - 90;
  const spot = () => away(props.start, angle(), LEFT + 14 * props.closeness.pixel);
  const isWritten = () => props.closeness.names === 'ships' || props.desk.ship()?.id === props.run.from;
  return (
    <g class="gf-torpedo" classList={{ 'gf-torpedo-running': props.run.isRunning, 'gf-torpedo-far': !isWritten() }}>
      <path
        d={pathOf([spot(), props.end])}
        stroke-width={1.4 * props.closeness.pixel}
        stroke-dasharray={isWritten() ? `${4 * props.closeness.pixel} ${5 * props.closeness.pixel}` : 'none'}
      />
      <g transform={`translate(${spot().x} ${spot().y}) scale(${props.closeness.pixel * (isWritten() ? 1 : 0.5)})`}>
        <path class="gf-torpedo-body" transform={`rotate(${angle()})`} d="M-11 -1.9H6Q11 0 6 1.9H-11L-13.5 3.4V-3.4Z" />
        <Show when={isWritten()}>
          <text y="-7">
            {props.run.arc}
            {props.count > 1 ? ` × ${props.count}` : ''}
          </text>
        </Show>
      </g>
    </g>
  );
};

const Torpedoes = (props: FireProps) => {
  const runs = createMemo(() => runsOf(props.desk));
  return (
    <For each={runs()}>
      {(torpedoes) => {
        const [run] = torpedoes;
        const [start, end] = run ? [props.berths.get(run.from), props.berths.get(run.target)] : [];
        return run && start && end ? <Torpedo {...props} run={run} count={torpedoes.length} start={start} end={end} /> : null;
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
