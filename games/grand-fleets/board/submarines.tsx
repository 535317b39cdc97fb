/** Submarines on the chart: paler the deeper they are, with a ring about those that have been sighted. */
import { createMemo, For, Show } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { pressing } from '../../../kit/press.ts';
import type { SubmarineProfile } from '../../../kit/profile.ts';
import { fittingSize } from '../../../kit/text-size.ts';
import type { Box } from '../../../kit/view-box.ts';
import { counted } from '../../../kit/words.ts';
import { submarineOrders } from '../rules/submarine-orders.ts';
import { openWater, submarineStations } from '../rules/submarine-stations.ts';
import { boatName, DEPTH_WORDS } from '../rules/submarines.ts';
import type { SubmarineId } from '../state.ts';
import { boatWays, endOfDive, type Mark, markInWords, marksOf, placeOfMark } from './boats.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { headingOf, hexUnder, pathOf, spotOf } from './geometry.ts';
import { labelsBeside } from './plates.ts';
import './css/submarines.css';

const PROFILE: SubmarineProfile = { kind: 'submarine', length: 64, beam: 6, tower: 0.52, periscopes: 1, gun: true };
/** Larger than life, or nobody would find her. */
const SCALE = 0.72;
const TYPE = 11.5;
const ROW = 46;

interface Props {
  readonly desk: Desk;
  readonly frame: Box;
  readonly closeness: Closeness;
}

interface MarkProps {
  readonly mark: Mark;
  /** Those that share a hex stand one below the other. */
  readonly place: number;
  readonly plate: Box | undefined;
  readonly desk: Desk;
  readonly closeness: Closeness;
}

const wordsFor = (desk: Desk, { id, boat }: Mark): string => {
  const name = boatName(desk.battle(), id);
  return boat ? `${name} · ${boat.torpedoes}` : `${name}?`;
};

/** In pixels. */
const HIGH = 17;
const widthOf = (words: string): number => TYPE / fittingSize(words, 1, Number.POSITIVE_INFINITY) + 26;

const sizeAt = ({ pixel }: Closeness): number => Math.max(1, pixel * 0.8);
const spotOfMark = (mark: Mark, place: number, closeness: Closeness): Spot => {
  const { x, y } = spotOf(mark.hex);
  return { x, y: y + place * ROW * sizeAt(closeness) };
};

/** Where the names of boats stand, none over another. */
export function boatPlates(desk: Desk, closeness: Closeness): ReadonlyMap<SubmarineId, Box> {
  const marks = marksOf(desk.view(), desk.draft());
  const labels = marks.map((mark) => ({
    id: mark.id,
    at: spotOfMark(mark, placeOfMark(marks, mark), closeness),
    clear: 22 * sizeAt(closeness),
    width: widthOf(wordsFor(desk, mark)) * closeness.pixel,
    height: HIGH * closeness.pixel,
  }));
  return labelsBeside(labels, []);
}

const Plate = (props: MarkProps & { readonly at: Spot }) => (
  <g class="gf-boat-plate" transform={`translate(${props.at.x} ${props.at.y}) scale(${props.closeness.pixel})`}>
    <rect width={widthOf(wordsFor(props.desk, props.mark))} height={HIGH} rx="3" />
    <Flag nation={props.desk.battle().nations[props.mark.side]} x={4} y={4.5} width={12} />
    <text x="20" y="12.5" font-size={`${TYPE}px`}>
      {wordsFor(props.desk, props.mark)}
    </text>
  </g>
);

const Boat = (props: MarkProps) => {
  const at = () => spotOfMark(props.mark, props.place, props.closeness);
  const size = () => sizeAt(props.closeness);
  const isInHand = () => props.desk.selected() === props.mark.id;
  const select = () => (props.mark.boat ? () => props.desk.flying.press(props.mark.id) : undefined);
  return (
    <g
      class={`gf-boat gf-boat-${props.mark.depth}`}
      classList={{
        'gf-boat-in-hand': isInHand(),
        'gf-boat-sighted': props.mark.isSighted,
        'gf-lit kit-lit': props.desk.isLit(props.mark.id),
      }}
      style={{
        transform: `translate(${at().x}px, ${at().y}px)`,
        '--gf-band': bandOf(props.desk.battle().nations[props.mark.side]),
      }}
      {...pressing(markInWords(props.desk.battle(), props.mark), select(), isInHand())}
    >
      <circle class="gf-grip" r={22 * size()} />
      <Show when={props.mark.isSighted}>
        <circle class="gf-boat-ring" r={30 * size()} />
      </Show>
      <g class="gf-boat-hull" transform={`scale(${size()})`}>
        <Plan profile={PROFILE} x={0} y={0} heading={headingOf(props.mark.facing)} scale={SCALE} selected={isInHand()} />
      </g>
      <Show when={props.plate}>{(box) => <Plate {...props} at={{ x: box().x - at().x, y: box().y - at().y }} />}</Show>
    </g>
  );
};

/** Where the one in hand may be sent, as things to press. */
const Ways = (props: Props & { readonly mark: Mark }) => {
  const ways = () => (props.mark.boat ? boatWays(props.desk.battle(), props.mark.boat, props.desk.draft()) : []);
  return (
    <For each={ways()}>
      {({ hex, heading, hexes, depth }) => (
        <circle
          class="gf-boat-way"
          cx={spotOf(hex).x}
          cy={spotOf(hex).y}
          r={16}
          {...pressing(`${counted(hexes, 'hex', 'hexes')} ${heading}, ${DEPTH_WORDS[depth]}`, () =>
            props.desk.command({ verb: 'steer', target: [props.mark.id, heading, hexes] }),
          )}
        />
      )}
    </For>
  );
};

/** What has been ordered so far. */
const Course = (props: { readonly desk: Desk; readonly mark: Mark; readonly pixel: number }) => {
  const end = (): Hex => (props.mark.boat ? endOfDive(props.desk.battle(), props.mark.boat, props.desk.draft()) : props.mark.hex);
  return (
    <Show when={end() !== props.mark.hex}>
      <path class="gf-boat-course" d={pathOf([spotOf(props.mark.hex), spotOf(end())])} stroke-width={2.2 * props.pixel} />
    </Show>
  );
};

/** The water in which the one in hand may lie in wait; a press puts her there. */
const Water = (props: Props & { readonly mark: Mark }) => {
  let water!: SVGRectElement;
  const open = createMemo(() => new Set(openWater(props.desk.battle(), props.desk.view(), props.mark.side)));
  const press = (event: MouseEvent): void => {
    const to = water.getScreenCTM()?.inverse();
    const hex = to && hexUnder(new DOMPoint(event.clientX, event.clientY).matrixTransform(to));
    if (hex !== undefined && open().has(hex)) props.desk.command({ verb: 'lie', target: [props.mark.id, hex] });
  };
  return <rect ref={water} class="gf-boat-water" {...props.frame} role="presentation" onClick={press} />;
};

export const Submarines = (props: Props & { readonly plates: ReadonlyMap<SubmarineId, Box> }) => {
  const marks = createMemo(() => marksOf(props.desk.view(), props.desk.draft()));
  const inHand = () => marks().find(({ id, boat }) => boat !== null && id === props.desk.selected());
  const isAsked = (step: { readonly name: string }): boolean => props.desk.question()?.name === step.name;
  return (
    <>
      <Show when={isAsked(submarineStations) && inHand()}>{(mark) => <Water {...props} mark={mark()} />}</Show>
      <Show when={isAsked(submarineOrders) && inHand()}>{(mark) => <Ways {...props} mark={mark()} />}</Show>
      <Show when={isAsked(submarineOrders)}>
        <For each={marks()}>{(mark) => <Course desk={props.desk} mark={mark} pixel={props.closeness.pixel} />}</For>
      </Show>
      <For each={marks()}>
        {(mark) => (
          <Boat
            mark={mark}
            place={placeOfMark(marks(), mark)}
            plate={props.plates.get(mark.id)}
            desk={props.desk}
            closeness={props.closeness}
          />
        )}
      </For>
    </>
  );
};
