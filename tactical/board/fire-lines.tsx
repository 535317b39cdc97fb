/** Lines of fire: those that have been named, and those that the ships in hand could fire; and at the name of each target what they promise. */
import { createMemo, For } from 'solid-js';
import type { Drag } from '../../kit/drag.ts';
import type { Spot } from '../../kit/gestures.ts';
import { fittingSize } from '../../kit/text-size.ts';
import type { Box } from '../../kit/view-box.ts';
import type { Berth } from './berths.ts';
import { effectOn, promiseInBrief, promiseInShort } from './effect.ts';
import { gathered } from './gathered.ts';
import type { Helm } from './helm.ts';
import { type Shot, termsOf, together } from './offers.ts';

/** All shots of one counter at another. */
interface Line {
  readonly from: Berth;
  readonly to: Berth;
  readonly target: string;
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
      return from && to ? [{ from, to, target, shots: own, named }] : [];
    });
  };
  return [...gather([...helm.shots().values()].flat(), false), ...gather(helm.aims(), true)];
}

interface Label {
  readonly to: Berth;
  readonly terms: string;
  readonly promise: string;
  readonly named: boolean;
}

/** The most that labels take at the end of a name, in pixels. */
export const ODDS_WIDTH = 236;

/** One for each target: all that has been named, or else what the ships in hand could do. */
function labelsOf(helm: Helm, lines: readonly Line[], isBrief: boolean): readonly Label[] {
  return [...gathered(lines, ({ target }) => target)].flatMap(([target, all]) => {
    const named = all.some((line) => line.named);
    const shots = all.filter((line) => line.named === named).flatMap((line) => line.shots);
    const [to, terms] = [all[0]?.to, termsOf(shots)];
    if (!to || terms === '') return [];
    const promise = (isBrief ? promiseInBrief : promiseInShort)(together(shots).chance, effectOn(helm, target, shots));
    return [{ to, terms: isBrief ? '' : `${terms} · `, promise, named }];
  });
}

/** In pixels. */
const [TYPE, HIGH, PAD] = [11.2, 17, 5];

/** The sans is a little narrower than the serif by which words are measured. */
const widthOf = (words: string): number => (0.9 * TYPE) / fittingSize(words, 1, Number.POSITIVE_INFINITY);

const cornerOf = ({ x, y, plate }: Berth): Spot => ({ x: x + plate.x + plate.width + plate.size * 0.5, y: y + plate.y - plate.size * 0.3 });
const lengthOf = ({ terms, promise }: Label): number => widthOf(terms + promise) + 2 * PAD;

/** What the labels cover. */
export const labelBoxes = (helm: Helm, lines: readonly Line[], isBrief: boolean): readonly Box[] =>
  labelsOf(helm, lines, isBrief).map((label) => {
    const { pixel } = label.to;
    const { x, y } = cornerOf(label.to);
    return { x, y: y - (HIGH / 2) * pixel, width: lengthOf(label) * pixel, height: HIGH * pixel };
  });

/** At the end of the name of the target, so that it covers neither her nor whoever fires. */
const Odds = (props: { readonly label: Label }) => {
  const at = () => {
    const { x, y } = cornerOf(props.label.to);
    return `translate(${x} ${y}) scale(${props.label.to.pixel})`;
  };
  return (
    <g class="bb-odds" classList={{ 'bb-odds-named': props.label.named }} transform={at()}>
      <rect y={-HIGH / 2} width={lengthOf(props.label)} height={HIGH} rx={4} />
      <text x={PAD} y={4} font-size={`${TYPE}px`}>
        {props.label.terms}
        <tspan class="bb-odds-chance">{props.label.promise}</tspan>
      </text>
    </g>
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
export const FireLabels = (props: LinesProps & { readonly helm: Helm; readonly isBrief: boolean }) => {
  const labels = createMemo(() => labelsOf(props.helm, props.lines, props.isBrief));
  return (
    <g class="bb-lines" aria-hidden="true">
      <For each={labels()}>{(label) => <Odds label={label} />}</For>
    </g>
  );
};

/** From the ship in hand to where the hand is, which is told in the units of the chart, wherever the drawing has its origin. */
export const DragLine = (props: { readonly drag: Drag; readonly berths: Berths; readonly origin: Spot }) => {
  const from = () => props.berths.get(props.drag.from);
  const path = () => `M${from()?.x} ${from()?.y}L${props.drag.at.x - props.origin.x} ${props.drag.at.y - props.origin.y}`;
  return <path class="bb-drag" d={from() ? path() : ''} aria-hidden="true" />;
};
