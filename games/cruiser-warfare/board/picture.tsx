/** A raider has stopped a tramp in mid-ocean, and there is smoke on the horizon. */
import { For } from 'solid-js';
import { HORIZON, SeaPicture, smoke } from '../../../kit/picture.tsx';
import type { ShipProfile, Turret } from '../../../kit/profile.ts';
import { row } from '../../../kit/profile.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';

const gun = (at: number, facing: Turret['facing'], abeam = 0): Turret => ({ at, size: 4.4, guns: 1, facing, abeam });

/** Emden: three funnels, ten small guns, a ram. */
const emden: ShipProfile = {
  kind: 'ship',
  length: 118,
  beam: 13,
  freeboard: 4.6,
  bow: 'ram',
  stern: 'round',
  forecastle: 0.26,
  funnels: row(3, 0.4, 0.62).map((at) => ({ at, height: 13, width: 3.8, rake: 1 })),
  masts: [
    { at: 0.72, height: 26, kind: 'pole', top: true },
    { at: 0.26, height: 24, kind: 'pole' },
  ],
  turrets: [gun(0.84, 'fore'), gun(0.13, 'aft'), gun(0.28, 'aft', 1), gun(0.46, 'aft', 1), gun(0.66, 'fore', 1)],
  houses: [
    { from: 0.67, to: 0.75, height: 4.6 },
    { from: 0.24, to: 0.3, height: 2.6 },
  ],
};

const tramp: ShipProfile = {
  kind: 'ship',
  length: 112,
  beam: 15,
  freeboard: 5,
  bow: 'straight',
  stern: 'counter',
  funnels: [{ at: 0.48, height: 13, width: 4.6 }],
  masts: [
    { at: 0.76, height: 22, kind: 'pole' },
    { at: 0.24, height: 22, kind: 'pole' },
  ],
  turrets: [],
  houses: [
    { from: 0.42, to: 0.58, height: 5 },
    { from: 0.02, to: 0.12, height: 2.4 },
    { from: 0.89, to: 0.97, height: 2.4 },
  ],
};

/** Minotaur: the hunter, hull down. */
const minotaur: ShipProfile = {
  kind: 'ship',
  length: 158,
  beam: 23,
  freeboard: 6,
  bow: 'ram',
  stern: 'round',
  funnels: row(4, 0.36, 0.64).map((at) => ({ at, height: 14, width: 4.4 })),
  masts: [
    { at: 0.72, height: 30, kind: 'pole', top: true },
    { at: 0.28, height: 28, kind: 'pole', top: true },
  ],
  turrets: [
    { at: 0.84, size: 10, guns: 2, facing: 'fore' },
    { at: 0.16, size: 10, guns: 2, facing: 'aft' },
  ],
  houses: [{ from: 0.64, to: 0.73, height: 5 }],
};

/** A long low smear, all that shows of a ship below the horizon. */
const smear = (x: number): string => `M${x} ${HORIZON}c-8 -16 -34 -20 -64 -24s-66 -6 -92 -2c26 4 60 8 84 13s44 8 54 13z`;

const Picture = () => (
  <SeaPicture
    sky={
      <>
        <For each={[96, 318]}>{(x) => <path class="picture-smoke" d={smear(x)} />}</For>
        <g class="picture-far">
          <Silhouette profile={minotaur} x={176} y={HORIZON - 30} width={84} height={30} />
          <path class="picture-smoke" d={smoke(220, HORIZON - 18)} transform={`translate(110 ${(HORIZON - 18) * 0.5}) scale(0.5)`} />
        </g>
      </>
    }
  >
    <path class="picture-smoke" d={smoke(566, HORIZON - 62)} />
    <Silhouette profile={emden} x={420} y={HORIZON - 112} width={300} height={116} />
    <text class="picture-name" x="570" y={HORIZON + 20}>
      Emden
    </text>
    <Silhouette profile={tramp} x={760} y={HORIZON - 84} width={216} height={88} mirrored />
    <text class="picture-name" x="868" y={HORIZON + 20}>
      her prize
    </text>
  </SeaPicture>
);

export default Picture;
