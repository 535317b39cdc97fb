/** Ships of peace: tramps, colliers and liners. */
import type { Ship } from '../../register/index.ts';
import type { ShipProfile } from '../profile.ts';
import { row } from '../profile.ts';
import { funnelsIn } from './funnels.ts';

/** A tramp in ballast: three islands, derricks and one thin funnel. */
export const steamer: ShipProfile = {
  kind: 'ship',
  length: 120,
  beam: 16,
  freeboard: 5,
  bow: 'straight',
  stern: 'counter',
  funnels: [{ at: 0.5, height: 13, width: 4.6 }],
  masts: [
    { at: 0.76, height: 22, kind: 'pole' },
    { at: 0.26, height: 22, kind: 'pole' },
  ],
  turrets: [],
  houses: [
    { from: 0.43, to: 0.6, height: 5 },
    { from: 0.02, to: 0.12, height: 2.4 },
    { from: 0.89, to: 0.97, height: 2.4 },
  ],
  scuttles: true,
  hulls: 2,
};

/** One of them, deep with coal. */
export const collier: ShipProfile = { ...steamer, length: 105, freeboard: 4, hulls: 1, scuttles: false };

/** A liner with guns on her decks: tall sides, rows of scuttles, funnels that were the pride of her line. */
export function liner(ship: Pick<Ship, 'class' | 'type' | 'displacement'>): ShipProfile {
  const length = 7.1 * Math.cbrt(ship.displacement);
  return {
    kind: 'ship',
    length,
    beam: length / 9,
    freeboard: 8.5,
    bow: 'straight',
    stern: 'counter',
    funnels: row(funnelsIn(ship), 0.38, 0.62).map((at) => ({ at, height: 17, width: 5.5, rake: 1.5 })),
    masts: [
      { at: 0.8, height: 32, kind: 'pole' },
      { at: 0.2, height: 32, kind: 'pole' },
    ],
    turrets: [
      { at: 0.9, size: 4, guns: 1, facing: 'fore' },
      { at: 0.08, size: 4, guns: 1, facing: 'aft' },
    ],
    houses: [
      { from: 0.3, to: 0.72, height: 4.5 },
      { from: 0.66, to: 0.72, height: 7.5 },
    ],
    scuttles: true,
  };
}
