/** A battle on the tactical map. */
import { type Accessor, createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { ChartView } from '../../kit/chart-view.tsx';
import { createDragging } from '../../kit/drag.ts';
import { boxAround, centreOf, halfExtent } from '../../kit/hex-geometry.ts';
import { isMotionAllowed } from '../../kit/motion.ts';
import type { Box } from '../../kit/view-box.ts';
import { CENTRE, FIELD } from '../hexes.ts';
import type { BattleView, PieceView } from '../view.ts';
import { type Berth, keptBerths, mapBerths, SIZE } from './berths.ts';
import { Effects } from './effects.tsx';
import { Field, Rings, ringsShown } from './field.tsx';
import { DragLine, FireLabels, FireLines, linesOf } from './fire-lines.tsx';
import type { Helm } from './helm.ts';
import { createTrack } from './memory.ts';
import { Rain, Water } from './mood.tsx';
import { isFresh, type Results } from './results.ts';
import { Squadron } from './squadron.tsx';
import { Tows } from './tows.tsx';

interface HexBattleProps {
  readonly battle: BattleView;
  readonly helm: Helm;
  readonly results: Results | null;
  /** The chart keeps the fleets in view by itself. */
  readonly following: boolean;
}

/** When the map follows the ships, the sea is seen to slide under them (CW-7.33b). */
const slideUnder = (slid: Accessor<number>, sea: () => SVGGElement): void => {
  createEffect(
    on(
      slid,
      (shift) => {
        if (shift === 0 || !isMotionAllowed()) return;
        const { x, y } = centreOf(CENTRE + shift, SIZE);
        sea().animate([{ transform: `translate(${-x}px, ${-y}px)` }, { transform: 'none' }], { duration: 420, easing: 'ease-out' });
      },
      { defer: true },
    ),
  );
};

/** The least water that is looked at, in units of the drawing. */
const LEAST = 5.5 * SIZE;
/** A chart that is shown a part of it leaves wide margins; a battle is looked at from nearer. */
const NEARER = 0.78;

const lookedAt = ({ x, y, width, height }: Box): Box => {
  const [wide, high] = [Math.max(LEAST, width) * NEARER, Math.max(LEAST, height) * NEARER];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
};

const WHOLE_FIELD = boxAround(FIELD, SIZE);

/** Counters that can fire or have a target, and those targets. */
function engagedIn(helm: Helm): (piece: PieceView) => boolean {
  const targets = new Set([...helm.offers().shots.values()].flat().map(({ token }) => token));
  const aiming = new Set<string>();
  for (const { ship, token } of helm.aims()) {
    aiming.add(ship);
    targets.add(token);
  }
  return ({ token, ships }) =>
    targets.has(token) || (targets.size > 0 && helm.isReady(token)) || (ships ?? []).some(({ sheet }) => aiming.has(sheet.id));
}

/** Where the eye belongs: on the whole field while it is set up, on those who can fire and their targets, else on all ships. */
function actionIn({ pieces, stage }: BattleView, helm: Helm): Box | null {
  if (stage !== 'fighting' && stage !== 'over') return WHOLE_FIELD;
  const engaged = pieces.filter(engagedIn(helm));
  const box = boxAround(
    (engaged.length > 0 ? engaged : pieces).flatMap(({ hex }) => (hex === null ? [] : [hex])),
    SIZE,
  );
  return box && lookedAt(box);
}

const sameBox = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height);

export const HexBattle = (props: HexBattleProps) => {
  let sea!: SVGGElement;
  const track = createTrack(() => props.battle);
  /** Where hexes are to be pressed, no stack lies over its neighbours. */
  const fanned = () => (props.helm.goals().size > 0 ? null : (props.helm.focus()?.hex ?? null));
  const berths = createMemo<ReadonlyMap<string, Berth>>(
    (before) => keptBerths(before, mapBerths(props.battle.pieces, fanned())),
    new Map<string, Berth>(),
  );
  const lines = createMemo(() => linesOf(props.helm, berths()));
  const dragging = createDragging({ mayStart: props.helm.isReady, drop: props.helm.drop });
  const half = createMemo(() => halfExtent(ringsShown(props.battle), SIZE), undefined, { equals: (a, b) => a.x === b.x && a.y === b.y });
  const tokens = createMemo(() => props.battle.pieces.filter(({ hex }) => hex !== null).map(({ token }) => token));

  const action = createMemo<Box | undefined>(
    () => {
      const box = props.following ? actionIn(props.battle, props.helm) : null;
      return box ? { ...box, x: box.x + half().x, y: box.y + half().y } : undefined;
    },
    undefined,
    { equals: sameBox },
  );
  /** The chart must have taken its shape before it can be told where to look. */
  const [show, setShow] = createSignal<Box | undefined>(undefined);
  createEffect(on(action, (box) => requestAnimationFrame(() => setShow(box))));

  slideUnder(
    () => track().slid,
    () => sea,
  );

  return (
    <ChartView width={2 * half().x} height={2 * half().y} label="The tactical map" show={show()}>
      <g transform={`translate(${half().x} ${half().y})`}>
        <g ref={sea}>
          <Water night={props.battle.night} weather={props.battle.weather} onPress={props.helm.letGo} />
          <Field battle={props.battle} helm={props.helm} />
        </g>
        <Rings battle={props.battle} helm={props.helm} />
        <Tows fight={props.battle} berths={berths()} />
        <FireLines lines={lines()} />
        <Squadron
          tokens={tokens()}
          berths={berths()}
          helm={props.helm}
          dragging={dragging}
          origin={half()}
          headingOf={(token) => track().headings.get(token) ?? 0}
        />
        <Show when={props.results && isFresh(props.results, props.battle) && props.results}>
          {(results) => <Effects results={results()} berths={berths()} livery={props.helm.livery} />}
        </Show>
        <FireLabels lines={lines()} />
        <Rain night={props.battle.night} weather={props.battle.weather} />
        <Show when={dragging.now()}>{(drag) => <DragLine drag={drag()} berths={berths()} origin={half()} />}</Show>
      </g>
    </ChartView>
  );
};
