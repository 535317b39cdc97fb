/** Lines of fire with their odds: those that have been named, and those that the ships in hand could fire. */
import { For, Show } from 'solid-js';
import type { Drag } from '../../kit/drag.ts';
import type { Spot } from '../../kit/gestures.ts';
import { percent } from '../../kit/words.ts';
import type { Berth } from './berths.ts';
import { gathered } from './gathered.ts';
import type { Helm } from './helm.ts';
import { needed, type Shot, together } from './offers.ts';

/** All shots of one counter at another. */
interface Line {
  readonly key: string;
  readonly from: Berth;
  readonly to: Berth;
  readonly shots: readonly Shot[];
  readonly named: boolean;
}

type Berths = ReadonlyMap<string, Berth>;

/** Shots from one counter at one target are one line. */
export function linesOf(helm: Helm, berths: Berths): readonly Line[] {
  const gather = (shots: readonly Shot[], named: boolean): readonly Line[] => {
    const lines = gathered(shots, ({ ship, token }) => `${helm.counterOf(ship) ?? ''} ${token}`);
    return [...lines].flatMap(([key, own]) => {
      const [owner = '', target = ''] = key.split(' ');
      const [from, to] = [berths.get(owner), berths.get(target)];
      return from && to ? [{ key, from, to, shots: own, named }] : [];
    });
  };
  return [...gather([...helm.shots().values()].flat(), false), ...gather(helm.aims(), true)];
}

/** '5 dice' and what each must show; nothing where the odds are not known any more. */
const termsOf = (shots: readonly Shot[]): string => {
  const { dice } = together(shots);
  const [first] = shots;
  return first && dice > 0 ? `${dice} ${dice === 1 ? 'die' : 'dice'} · ${needed(first.each)}` : '';
};

const LABEL = { width: 84, height: 30 } as const;
/** Labels stand nearer to the target than to the ship; one that would cover another moves along its line. */
const ALONG: readonly number[] = [0.56, 0.42, 0.7, 0.28, 0.82];
/** So many lines to one target share a label. */
const CROWD = 3;

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly terms: string;
  readonly chance: number;
}

const covers = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) < LABEL.width && Math.abs(a.y - b.y) < LABEL.height;

/** What all ships that fire at one target promise together. */
function crowded(lines: readonly Line[]): Line & { readonly terms: string } {
  const mean = (of: (line: Line) => number): number => lines.reduce((sum, line) => sum + of(line), 0) / lines.length;
  const shots = lines.flatMap((line) => line.shots);
  const [first] = lines;
  if (!first) throw new Error('nobody fires');
  const from = { ...first.from, x: mean((line) => line.from.x), y: mean((line) => line.from.y) };
  return { ...first, from, shots, terms: `${shots.length} ships · ${together(shots).dice} dice` };
}

/** Along the line; beside the target where the two lie so near that a label would cover both. */
const spotsFor = (from: Spot, to: Spot): readonly Spot[] =>
  Math.hypot(to.x - from.x, to.y - from.y) > LABEL.width
    ? ALONG.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
    : [1, -1].flatMap((side) => [0, 1, -1].map((row) => ({ x: to.x + side * LABEL.width * 1.25, y: to.y + row * LABEL.height * 1.1 })));

function labelsOf(lines: readonly Line[]): readonly Placed[] {
  const told = [...gathered(lines, ({ to }) => to).values()].flatMap((at) =>
    at.length >= CROWD ? [crowded(at)] : at.map((line) => ({ ...line, terms: termsOf(line.shots) })),
  );
  const placed: Placed[] = [];
  for (const { from, to, shots, terms } of told) {
    const spots = spotsFor(from, to);
    const free = spots.find((spot) => placed.every((other) => !covers(spot, other))) ?? spots[0];
    if (free && terms !== '') placed.push({ ...free, terms, chance: together(shots).chance });
  }
  return placed;
}

/** What has been named, on its line. */
const Label = (props: { readonly at: Placed }) => (
  <g class="bb-odds" transform={`translate(${props.at.x} ${props.at.y})`}>
    <rect x={-LABEL.width / 2} y={-LABEL.height / 2} width={LABEL.width} height={LABEL.height} rx={5} />
    <text y={-3}>{props.at.terms}</text>
    <text class="bb-odds-chance" y={10}>
      hit {percent(props.at.chance)}
    </text>
  </g>
);

const BADGE = { width: 82, height: 15 } as const;

/** A shot that could be named, at its target: many lines lead from one ship, and labels on them would cover the fleet. */
const Badge = (props: { readonly line: Line }) => {
  const size = () => Math.min(1.15, props.line.to.room / BADGE.width);
  return (
    <Show when={termsOf(props.line.shots)}>
      {(terms) => (
        <g
          class="bb-odds bb-odds-open"
          transform={`translate(${props.line.to.x} ${props.line.to.y - props.line.to.type * 1.25}) scale(${size()})`}
        >
          <rect x={-BADGE.width / 2} y={-BADGE.height / 2} width={BADGE.width} height={BADGE.height} rx={4} />
          <text y={4}>
            {terms()} · <tspan class="bb-odds-chance">{percent(together(props.line.shots).chance)}</tspan>
          </text>
        </g>
      )}
    </Show>
  );
};

/** A line from ship to ship stops short of both. */
const pathOf = ({ from, to }: Line): string => {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const cut = Math.min(16, length / 4);
  return `M${from.x + dx * cut} ${from.y + dy * cut}L${to.x - dx * cut} ${to.y - dy * cut}`;
};

interface LinesProps {
  readonly lines: readonly Line[];
}

export const FireLines = (props: LinesProps) => (
  <g class="bb-lines" aria-hidden="true">
    <For each={props.lines}>{(line) => <path class="bb-line" classList={{ 'bb-line-named': line.named }} d={pathOf(line)} />}</For>
  </g>
);

/** Drawn over the ships. */
export const FireLabels = (props: LinesProps) => (
  <g class="bb-lines" aria-hidden="true">
    <For each={props.lines.filter(({ named }) => !named)}>{(line) => <Badge line={line} />}</For>
    <For each={labelsOf(props.lines.filter(({ named }) => named))}>{(at) => <Label at={at} />}</For>
  </g>
);

/** From the ship in hand to where the hand is, which is told in the units of the chart, wherever the drawing has its origin. */
export const DragLine = (props: { readonly drag: Drag; readonly berths: Berths; readonly origin: Spot }) => {
  const to = () => `${props.drag.at.x - props.origin.x} ${props.drag.at.y - props.origin.y}`;
  return (
    <Show when={props.berths.get(props.drag.from)}>
      {(from) => <path class="bb-drag" d={`M${from().x} ${from().y}L${to()}`} aria-hidden="true" />}
    </Show>
  );
};
