/** Battleships and their like, from the facts of the register: the size from the displacement, turrets from the mounting. */
import type { Battery, CapitalShip, Ship } from '../../register/index.ts';
import type { Block, Funnel, Mast, ShipProfile, Turret } from '../profile.ts';
import { row } from '../profile.ts';
import { funnelsIn } from './funnels.ts';

/** Metres of length for the cube root of the tons. */
const slender: Readonly<Record<CapitalShip['type'], number>> = {
  dreadnought: 6.15,
  predreadnought: 5.15,
  battlecruiser: 7.2,
  'armoured-cruiser': 6.6,
  'coast-defence': 4.9,
  carrier: 6.8,
};

/** All turrets on one deck, evenly along the hull. */
const inARow: ReadonlySet<string> = new Set(['Gangut', 'Imperatritsa Mariya', 'Imperator Nikolai I', 'Izmail', 'Dante Alighieri']);

const fore = (at: number, raised = 0, abeam = 0): Omit<Turret, 'size' | 'guns'> => ({ at, facing: 'fore', raised, abeam });
const aft = (at: number, raised = 0, abeam = 0): Omit<Turret, 'size' | 'guns'> => ({ at, facing: 'aft', raised, abeam });
type Mounted = readonly Omit<Turret, 'size' | 'guns'>[];

const ends: Mounted = [fore(0.82), aft(0.18)];
const pairs: Mounted = [fore(0.85), fore(0.775, 1), aft(0.235, 1), aft(0.16)];

/** How the main guns stand, by the words of the register. */
const arrangements: readonly (readonly [RegExp, Mounted])[] = [
  [/seven centreline/, [fore(0.87), fore(0.8, 1), aft(0.62), aft(0.53), aft(0.3), aft(0.22, 1), aft(0.15)]],
  [/six centreline/, [...pairs, fore(0.44, 1), aft(0.37)]],
  [/five centreline|three triples and two twins/, [...pairs, aft(0.42)]],
  [/four centreline twins, one twin on each beam/, [...pairs, fore(0.5, 0, -1), fore(0.5, 0, 1)]],
  [/four centreline|two triples and two twins/, pairs],
  [/three centreline twins, one twin/, [fore(0.83), fore(0.6, 0, -1), fore(0.6, 0, 1), aft(0.36), aft(0.17)]],
  [/three centreline twins, two wing/, [fore(0.84), fore(0.58, 0, -1), aft(0.47, 0, 1), aft(0.24, 1), aft(0.16)]],
  [/three centreline/, [fore(0.84), fore(0.765, 1), aft(0.17)]],
  [/two twins on each beam/, [fore(0.84), fore(0.62, 0, 1), fore(0.62, 0, -1), aft(0.38, 0, 1), aft(0.38, 0, -1), aft(0.16)]],
  [/two wing twins/, [fore(0.83), fore(0.6, 0, -1), aft(0.42, 0, 1), aft(0.17)]],
  [/one single aft/, [aft(0.18)]],
  [/a twin forward$/, [fore(0.82)]],
];

/** A gunhouse of about 11 metres for a twin of twelve inches. */
export const sizeOf = (calibre: number, guns: number): number => 3.2 + calibre * 0.62 + (guns > 2 ? 1.6 : 0);

function mainTurrets({ class: name, type }: Ship, battery: Battery | undefined): readonly Turret[] {
  if (!battery || battery.calibre < (type === 'armoured-cruiser' ? 5.5 : 7) || (type === 'carrier' && battery.calibre < 12)) return [];
  const mount = battery.mount ?? '';
  const spaced = inARow.has(name) ? row(4, 0.13, 0.87).map((at, i) => (i < 2 ? aft(at) : fore(at))) : undefined;
  const places = spaced ?? arrangements.find(([words]) => words.test(mount))?.[1] ?? ends;
  const guns = Math.max(1, Math.round(battery.number / places.length));
  return places.map((place) => ({ ...place, guns, size: sizeOf(battery.calibre, guns) }));
}

/** Heavy guns of the second battery stand in turrets along the sides. */
function sideTurrets(battery: Battery | undefined): readonly Turret[] {
  if (!battery || battery.calibre < 7 || !/beam|corner|turret/.test(battery.mount ?? '')) return [];
  const each = /three|six/.test(battery.mount ?? '') ? 3 : 2;
  const size = sizeOf(battery.calibre, 1) * 0.8;
  return row(each, 0.36, 0.66).map((at) => ({ at, size, guns: battery.number > 6 ? 2 : 1, facing: at > 0.5 ? 'fore' : 'aft', abeam: 1 }));
}

const isModern = ({ type }: Ship): boolean => type === 'dreadnought' || type === 'battlecruiser';

function funnelsOf(ship: Ship): readonly Funnel[] {
  const count = funnelsIn(ship);
  const [from, to] = count > 3 ? [0.36, 0.68] : isModern(ship) ? [0.48, 0.62] : [0.44, 0.6];
  const height = ship.type === 'predreadnought' ? 15 : 13.5;
  const width = count === 1 ? 9 : count > 3 ? 4.4 : 6.2;
  return row(count, count === 3 ? from - 0.03 : from, count === 3 ? to + 0.03 : to).map((at) => ({ at, height, width }));
}

function mastsOf(ship: Ship): readonly Mast[] {
  if (ship.type === 'carrier') return ship.class === 'Argus' ? [] : [{ at: 0.6, height: 24, kind: 'pole', top: true }];
  const built = ship.laidDown?.year ?? 1900;
  if (!isModern(ship))
    return [
      { at: 0.7, height: 31, kind: 'pole', top: true },
      { at: 0.29, height: 29, kind: 'pole', top: ship.nation !== 'german' },
    ];
  const isTripod = ship.nation === 'british' || ship.nation === 'american' || ship.nation === 'italian' || built > 1911;
  return [
    { at: 0.67, height: 31, kind: isTripod ? 'tripod' : 'pole', top: true },
    {
      at: 0.31,
      height: ship.nation === 'american' ? 30 : 22,
      kind: ship.nation === 'american' ? 'tripod' : 'pole',
      top: !isTripod || ship.nation === 'american',
    },
  ];
}

const housesOf = (ship: Ship): readonly Block[] =>
  isModern(ship)
    ? [
        { from: 0.63, to: 0.73, height: 6 },
        { from: 0.45, to: 0.64, height: 2.6 },
        { from: 0.28, to: 0.35, height: 3.6 },
      ]
    : [
        { from: 0.63, to: 0.74, height: 6 },
        { from: 0.36, to: 0.66, height: 2.2 },
        { from: 0.26, to: 0.34, height: 4.6 },
      ];

function carrier(ship: Ship, length: number): ShipProfile {
  const isFlush = ship.class === 'Argus';
  return {
    kind: 'ship',
    length,
    beam: 24,
    freeboard: isFlush ? 14 : 7.5,
    bow: 'clipper',
    stern: 'round',
    funnels: isFlush ? [] : funnelsOf(ship),
    masts: mastsOf(ship),
    turrets: mainTurrets(ship, ship.batteries[0]),
    ...(isFlush ? {} : { houses: [{ from: 0.42, to: 0.6, height: 6 }], hangar: { from: 0.64, to: 0.9, height: 5.4 } }),
  };
}

export function capitalShip(ship: CapitalShip): ShipProfile {
  const length = slender[ship.type] * Math.cbrt(ship.displacement) * (ship.speed >= 30 ? 1.12 : 1);
  if (ship.type === 'carrier') return carrier(ship, length);
  const [main, second] = ship.batteries;
  const isLate = isModern(ship) && ship.displacement > 21000;
  return {
    kind: 'ship',
    length,
    beam: length / 7,
    freeboard: ship.type === 'coast-defence' ? 4.2 : isModern(ship) ? 7 : 6,
    bow: ship.displacement > 36000 ? 'clipper' : isLate ? 'straight' : 'ram',
    stern: 'round',
    ...(isLate ? { forecastle: inARow.has(ship.class) ? 0 : 0.6 } : {}),
    funnels: funnelsOf(ship),
    masts: mastsOf(ship),
    turrets: [...mainTurrets(ship, main), ...sideTurrets(second)],
    houses: housesOf(ship),
    casemates: isModern(ship) ? [{ from: 0.58, to: 0.76, count: 4 }] : [{ from: 0.4, to: 0.62, count: 5 }],
  };
}
