/** Off the English coast before dawn: battle cruisers under smoke, an airship above them, and a headland with its tower. */
import { For } from 'solid-js';
import { HORIZON, SeaPicture, smoke } from '../../../kit/picture.tsx';
import type { AirshipProfile, ShipProfile, Turret } from '../../../kit/profile.ts';
import { row } from '../../../kit/profile.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';

const turret = (at: number, facing: Turret['facing'], raised = 0): Turret => ({ at, size: 12, guns: 2, facing, raised });

/** Derfflinger: two funnels, four turrets on the centre line. */
const derfflinger: ShipProfile = {
  kind: 'ship',
  length: 210,
  beam: 29,
  freeboard: 7,
  bow: 'straight',
  stern: 'round',
  funnels: row(2, 0.47, 0.59).map((at) => ({ at, height: 14, width: 6 })),
  masts: [
    { at: 0.68, height: 30, kind: 'pole', top: true },
    { at: 0.36, height: 28, kind: 'pole' },
  ],
  turrets: [turret(0.84, 'fore'), turret(0.765, 'fore', 1), turret(0.26, 'aft', 1), turret(0.17, 'aft')],
  houses: [
    { from: 0.63, to: 0.72, height: 6 },
    { from: 0.44, to: 0.62, height: 2.6 },
  ],
};

/** Von der Tann: one turret forward, two in the waist. */
const vonDerTann: ShipProfile = {
  ...derfflinger,
  length: 172,
  turrets: [turret(0.82, 'fore'), turret(0.54, 'fore'), turret(0.42, 'aft'), turret(0.16, 'aft')],
  forecastle: 0.75,
};

const scout: ShipProfile = {
  kind: 'ship',
  length: 130,
  beam: 14,
  freeboard: 5,
  bow: 'ram',
  funnels: row(3, 0.42, 0.62).map((at) => ({ at, height: 12, width: 4 })),
  masts: [
    { at: 0.74, height: 26, kind: 'pole' },
    { at: 0.26, height: 24, kind: 'pole' },
  ],
  turrets: [],
  houses: [{ from: 0.66, to: 0.74, height: 5 }],
};

const zeppelin: AirshipProfile = { kind: 'airship', length: 158, diameter: 15, gondolas: [0.34, 0.6] };

const LINE = [
  { name: 'Von der Tann', profile: vonDerTann, x: 24, width: 250 },
  { name: 'Derfflinger', profile: derfflinger, x: 310, width: 320 },
] as const;

/** Cliffs that fall to the sea, and a tower on them. */
const CLIFF = `M1000 ${HORIZON - 74}C960 ${HORIZON - 80} 930 ${HORIZON - 66} 900 ${HORIZON - 62}C880 ${HORIZON - 58} 872 ${HORIZON - 34} 860 ${HORIZON - 30}C842 ${HORIZON - 24} 836 ${HORIZON - 6} 812 ${HORIZON}H1000Z`;
const TOWER = `M935 ${HORIZON - 68}L938 ${HORIZON - 108}H948L951 ${HORIZON - 69}ZM936.5 ${HORIZON - 112}H949.5V${HORIZON - 108}H936.5ZM943 ${HORIZON - 119}L949 ${HORIZON - 112}H937Z`;

const Picture = () => (
  <SeaPicture
    sky={
      <>
        <g class="picture-far">
          <Silhouette profile={zeppelin} x={600} y={26} width={170} height={30} />
          <For each={[676, 748]}>{(x) => <Silhouette profile={scout} x={x} y={HORIZON - 22} width={56} height={22} />}</For>
        </g>
        <path class="picture-land" d={CLIFF} />
        <path class="picture-land" d={TOWER} />
      </>
    }
  >
    <For each={LINE}>
      {({ name, profile, x, width }) => (
        <>
          <path class="picture-smoke" d={smoke(x + width * 0.5, HORIZON - 48)} />
          <Silhouette profile={profile} x={x} y={HORIZON - 86} width={width} height={92} />
          <text class="picture-name" x={x + width / 2} y={HORIZON + 22}>
            {name}
          </text>
        </>
      )}
    </For>
  </SeaPicture>
);

export default Picture;
