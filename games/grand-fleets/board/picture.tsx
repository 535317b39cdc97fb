/** Two lines at Jutland as the view in the margin of a chart: battlecruisers in line ahead, and the enemy's smoke on the horizon. */
import { For } from 'solid-js';
import { HORIZON, SeaPicture, smoke } from '../../../kit/picture.tsx';
import type { ShipProfile, Turret } from '../../../kit/profile.ts';
import { row } from '../../../kit/profile.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';

const turret = (at: number, facing: Turret['facing'], raised = 0): Turret => ({ at, size: 12, guns: 2, facing, raised });

/** Lion: three funnels, and Q turret between the second and the third. */
const lion: ShipProfile = {
  kind: 'ship',
  length: 213,
  beam: 27,
  freeboard: 7,
  bow: 'straight',
  stern: 'round',
  forecastle: 0.6,
  funnels: row(3, 0.46, 0.64).map((at) => ({ at, height: 14, width: 6 })),
  masts: [
    { at: 0.68, height: 31, kind: 'tripod', top: true },
    { at: 0.31, height: 24, kind: 'pole' },
  ],
  turrets: [turret(0.85, 'fore'), turret(0.775, 'fore', 1), turret(0.4, 'aft'), turret(0.17, 'aft')],
  houses: [
    { from: 0.63, to: 0.73, height: 6 },
    { from: 0.44, to: 0.64, height: 2.6 },
  ],
};

/** Derfflinger, hull down. */
const derfflinger: ShipProfile = {
  ...lion,
  funnels: row(2, 0.46, 0.58).map((at) => ({ at, height: 13, width: 6 })),
  turrets: [turret(0.84, 'fore'), turret(0.765, 'fore', 1), turret(0.24, 'aft', 1), turret(0.16, 'aft')],
};

const LINE = [
  { name: 'Princess Royal', x: 40 },
  { name: 'Lion', x: 520 },
] as const;

const Picture = () => (
  <SeaPicture
    sky={
      <g class="picture-far">
        <For each={[380, 470, 880, 960]}>
          {(x) => <Silhouette profile={derfflinger} x={x - 40} y={HORIZON - 26} width={80} height={26} />}
        </For>
        <For each={[400, 900]}>{(x) => <path class="picture-smoke" d={smoke(x * 2, (HORIZON - 18) * 2)} transform="scale(0.5)" />}</For>
      </g>
    }
  >
    <For each={LINE}>
      {({ name, x }) => (
        <>
          <path class="picture-smoke" d={smoke(x + 220, HORIZON - 62)} />
          <Silhouette profile={lion} x={x} y={HORIZON - 106} width={430} height={112} />
          <text class="picture-name" x={x + 215} y={HORIZON + 22}>
            {name}
          </text>
        </>
      )}
    </For>
  </SeaPicture>
);

export default Picture;
