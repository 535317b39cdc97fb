/** Two lines at Jutland as the view in the margin of a chart: battlecruisers in line ahead, and the enemy's smoke on the horizon. */
import '../../../kit/kit.css';
import '../../../kit/picture.css';
import { For } from 'solid-js';
import type { ShipProfile, Turret } from '../../../kit/profile.ts';
import { row } from '../../../kit/profile.ts';
import { ripples } from '../../../kit/ripples.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';

const HORIZON = 186;

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

const smoke = (x: number, y: number): string =>
  `M${x} ${y}c-26 -16 -70 -14 -120 -30s-70 -30 -130 -30c-34 0 -40 16 -20 26c44 16 90 14 136 26s84 16 134 8z`;

const Picture = () => (
  <svg class="picture" viewBox="0 0 1000 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="picture-sky" width="1000" height={HORIZON} />
    <path class="picture-haze" d={`M0 ${HORIZON - 40}H1000M0 ${HORIZON - 26}H1000M0 ${HORIZON - 15}H1000M0 ${HORIZON - 7}H1000`} />
    <g class="picture-far">
      <For each={[380, 470, 880, 960]}>
        {(x) => <Silhouette profile={derfflinger} x={x - 40} y={HORIZON - 26} width={80} height={26} />}
      </For>
      <For each={[400, 900]}>{(x) => <path class="picture-smoke" d={smoke(x * 2, (HORIZON - 18) * 2)} transform="scale(0.5)" />}</For>
    </g>
    <rect class="picture-sea" y={HORIZON} width="1000" height={250 - HORIZON} />
    <path class="picture-ripples" d={ripples(HORIZON)} />
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
  </svg>
);

export default Picture;
