/** Cruisers and small craft: guns behind shields along the sides, tall raked funnels, a bridge before them. */
import type { Battery, Ship } from '../../register/index.ts';
import type { Block, Funnel, Mast, ShipProfile, Turret } from '../profile.ts';
import { row } from '../profile.ts';
import { funnelsIn } from './funnels.ts';

type SmallType = 'heavy-cruiser' | 'protected-cruiser' | 'light-cruiser' | 'gunboat' | 'destroyer' | 'torpedo-boat' | 'seaplane-carrier';

interface Build {
  /** Metres of length for the cube root of the tons. */
  readonly slender: number;
  readonly freeboard: number;
  /** Height of the funnels over the deck, and of the masts. */
  readonly funnel: number;
  readonly mast: number;
  readonly bow: ShipProfile['bow'];
  readonly forecastle: number;
}

const BUILDS: Readonly<Record<SmallType, Build>> = {
  'heavy-cruiser': { slender: 8.2, freeboard: 6, funnel: 12, mast: 30, bow: 'straight', forecastle: 0.62 },
  'protected-cruiser': { slender: 6.5, freeboard: 5, funnel: 13, mast: 26, bow: 'ram', forecastle: 0.22 },
  'light-cruiser': { slender: 7.7, freeboard: 4.6, funnel: 12.5, mast: 25, bow: 'ram', forecastle: 0.26 },
  gunboat: { slender: 6.6, freeboard: 3.6, funnel: 9, mast: 22, bow: 'clipper', forecastle: 0.24 },
  destroyer: { slender: 8.4, freeboard: 2.6, funnel: 5.4, mast: 13, bow: 'straight', forecastle: 0.26 },
  'torpedo-boat': { slender: 8.6, freeboard: 2.2, funnel: 4.6, mast: 11, bow: 'straight', forecastle: 0.2 },
  'seaplane-carrier': { slender: 5.9, freeboard: 5.5, funnel: 12, mast: 24, bow: 'straight', forecastle: 0.18 },
};

const isSmallType = (type: Ship['type']): type is SmallType => Object.hasOwn(BUILDS, type);
export const isSmallShip = (ship: Ship): ship is Ship & { readonly type: SmallType } => isSmallType(ship.type);

const isBoat = (type: SmallType): boolean => type === 'destroyer' || type === 'torpedo-boat';

/** A shielded gun of six inches is some five metres long. */
const shieldOf = ({ calibre }: Battery): number => 2.2 + calibre * 0.5;

/** Single guns fore and aft, and the rest along the sides, half of them to be seen. */
function gunsOf(battery: Battery | undefined): readonly Turret[] {
  if (!battery) return [];
  const size = shieldOf(battery);
  const sides = Math.max(0, Math.round((battery.number - 2) / 2));
  return [
    { at: 0.84, size, guns: 1, facing: 'fore' },
    ...(battery.number > 1 ? [{ at: 0.13, size, guns: 1, facing: 'aft' } as const] : []),
    ...row(Math.min(4, sides), 0.26, 0.66).map((at): Turret => ({ at, size, guns: 1, facing: at > 0.45 ? 'fore' : 'aft', abeam: 1 })),
  ];
}

function funnelsOf(ship: Ship, { funnel }: Build, isLow: boolean): readonly Funnel[] {
  const count = funnelsIn(ship);
  const width = count === 1 ? 4.6 : isLow ? 2.8 : count > 3 ? 3.2 : 3.8;
  const [from, to] = count > 3 ? [0.36, 0.64] : count === 3 ? [0.4, 0.62] : [0.44, 0.58];
  return row(count, from, to).map((at) => ({ at, height: funnel, width, rake: isLow ? 0.4 : 1 }));
}

const mastsOf = ({ mast }: Build, isLow: boolean): readonly Mast[] =>
  isLow
    ? [{ at: 0.72, height: mast, kind: 'pole' }]
    : [
        { at: 0.72, height: mast, kind: 'pole', top: true },
        { at: 0.27, height: mast * 0.94, kind: 'pole' },
      ];

const housesOf = (isLow: boolean): readonly Block[] =>
  isLow
    ? [{ from: 0.72, to: 0.78, height: 2.6 }]
    : [
        { from: 0.67, to: 0.75, height: 4.6 },
        { from: 0.24, to: 0.3, height: 2.6 },
      ];

export function smallShip(ship: Ship & { readonly type: SmallType }): ShipProfile {
  const build = BUILDS[ship.type];
  const isLow = isBoat(ship.type);
  const length = build.slender * Math.cbrt(ship.displacement);
  const [main] = ship.batteries;
  return {
    kind: 'ship',
    length,
    beam: length / (isLow ? 10 : 8.4),
    freeboard: build.freeboard,
    bow: build.bow,
    stern: 'round',
    forecastle: build.forecastle,
    funnels: funnelsOf(ship, build, isLow),
    masts: mastsOf(build, isLow),
    turrets: isLow ? gunsOf(main).slice(0, 2) : gunsOf(main),
    houses: housesOf(isLow),
    ...(isLow && ship.torpedoes.tubes > 0 ? { tubes: [0.2, 0.34].slice(0, ship.torpedoes.tubes) } : {}),
    ...(ship.type === 'seaplane-carrier' ? { hangar: { from: 0.14, to: 0.36, height: 5 } } : {}),
  };
}
