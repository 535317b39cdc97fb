/** A line of dreadnoughts standing out to sea, as the view in the margin of a chart; the enemy is on the horizon. */
import { For } from 'solid-js';
import { HORIZON, SeaPicture, smoke } from '../../../kit/picture.tsx';
import type { Funnel, Mast, ShipProfile, Turret } from '../../../kit/profile.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';

const fore = (at: number, raised = 0): Turret => ({ at, size: 12, guns: 2, facing: 'fore', raised });
const aft = (at: number, raised = 0): Turret => ({ at, size: 12, guns: 2, facing: 'aft', raised });
const funnels = (height: number, width: number, ...at: readonly number[]): readonly Funnel[] =>
  at.map((place) => ({ at: place, height, width }));
const pole = (at: number, height: number, top = false): Mast => ({ at, height, kind: 'pole', top });
const tripod = (at: number, height: number): Mast => ({ at, height, kind: 'tripod', top: true });

const capital = { kind: 'ship', freeboard: 7, bow: 'straight', stern: 'round' } as const;

/** Barham and her sisters: four turrets, two funnels close together. */
const barham: ShipProfile = {
  ...capital,
  length: 196,
  beam: 28,
  forecastle: 0.72,
  funnels: funnels(14, 7, 0.59, 0.5),
  masts: [tripod(0.66, 30), pole(0.33, 18)],
  turrets: [fore(0.86), fore(0.78, 1), aft(0.25, 1), aft(0.17)],
  houses: [
    { from: 0.63, to: 0.73, height: 6 },
    { from: 0.44, to: 0.61, height: 3 },
    { from: 0.29, to: 0.37, height: 4 },
  ],
  casemates: [{ from: 0.5, to: 0.72, count: 6 }],
};

/** Iron Duke: five turrets on the centre line. */
const ironDuke: ShipProfile = {
  ...barham,
  length: 190,
  funnels: funnels(14, 5.5, 0.58, 0.49),
  turrets: [fore(0.86), fore(0.79, 1), aft(0.41), aft(0.24, 1), aft(0.16)],
};

/** Lion: long, three tall funnels. */
const lion: ShipProfile = {
  ...capital,
  length: 213,
  beam: 27,
  forecastle: 0.7,
  funnels: [
    { at: 0.64, height: 18, width: 4.5 },
    { at: 0.54, height: 18, width: 8 },
    { at: 0.42, height: 18, width: 7 },
  ],
  masts: [tripod(0.68, 30), pole(0.35, 22)],
  turrets: [fore(0.87), fore(0.8, 1), aft(0.48), aft(0.2)],
  houses: [
    { from: 0.66, to: 0.74, height: 6 },
    { from: 0.38, to: 0.6, height: 3 },
  ],
};

/** König: the enemy's line, hull down. */
const konig: ShipProfile = {
  ...capital,
  length: 175,
  beam: 29,
  forecastle: 0.62,
  funnels: [
    { at: 0.64, height: 14, width: 6.5 },
    { at: 0.42, height: 14, width: 6.5 },
  ],
  masts: [pole(0.7, 30, true), pole(0.32, 26)],
  turrets: [fore(0.86), fore(0.78, 1), aft(0.5), aft(0.24, 1), aft(0.16)],
  houses: [
    { from: 0.66, to: 0.74, height: 6 },
    { from: 0.3, to: 0.45, height: 4 },
  ],
};

/** Van on the right. */
const line = [
  { name: 'Iron Duke', profile: ironDuke, x: 10, width: 306 },
  { name: 'Barham', profile: barham, x: 334, width: 314 },
  { name: 'Lion', profile: lion, x: 664, width: 330 },
] as const;

/** The enemy's line, hull down, and beyond it his other squadron. */
const enemy = [4, 100, 196, 292, 388, 484, 580, 676, 772, 868] as const;

const Picture = () => (
  <SeaPicture
    sky={
      <g class="picture-far">
        <For each={enemy}>{(x) => <Silhouette profile={konig} x={x} y={HORIZON - 34} width={92} height={34} mirrored />}</For>
      </g>
    }
  >
    <For each={line}>
      {({ name, profile, x, width }) => (
        <>
          <path class="picture-smoke" d={smoke(x + width * 0.56, HORIZON - 62)} />
          <Silhouette profile={profile} x={x} y={HORIZON - 118} width={width} height={122} />
          <text class="picture-name" x={x + width / 2} y={HORIZON + 20}>
            {name}
          </text>
        </>
      )}
    </For>
  </SeaPicture>
);

export default Picture;
