/** GF-10.3: what ships and aircraft can do to a submarine that they have sighted: guns, depth charges, bombs and their own bows. */
import { distance } from '../../../chart/hex.ts';
import type { ComingRoll, Procedure, Reason } from '../../../kernel/index.ts';
import {
  amount,
  atLeast,
  chanceOf,
  check,
  comingRoll,
  counted,
  d10,
  otherwise,
  plus,
  rolling,
  rollingMany,
  sway,
  whole,
} from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { cardOf } from '../data/data.ts';
import { SIZES, sizeOf } from '../data/sizes.ts';
import type { Means } from '../events/submarines.ts';
import type { Aim, AircraftState, Guns, Sighting } from '../state.ts';
import type { Contact, ShipView } from '../view.ts';
import { linesOf } from './action.ts';
import { bombRoll, stickOf } from './air-attacks.ts';
import { isAloft } from './aircraft.ts';
import { arcsTo } from './arcs.ts';
import { blowOf } from './collisions.ts';
import { crewModifier } from './crews.ts';
import { leadOf } from './divisions.ts';
import { isDark } from './night.ts';
import { chanceToPierce, penetration } from './penetration.ts';
import { gunLine, isAfloat, pointsOf } from './ships.ts';
import { bears, type Laid, layAlong } from './solution.ts';
import { BANDS, chanceToHit, type Gunnery, gunDie, hitting } from './to-hit.ts';
import type { Waters } from './waters.ts';
import { isToWindward } from './wind.ts';

/** GF-10.1.1: bare plating. */
const ARMOUR = 2;
/** GF-3.5.1: Very Small. */
const SIZE = SIZES[0]?.modifier ?? 0;
/** GF-10.3.4 */
const DEPTH_CHARGES = 1916;
/** Small and Very Small ships carry them. */
const SMALL = 2;

/** GF-10.3.1: a ten; a nine from no farther than the next hex. */
export const periscopeRoll = check(
  'periscope',
  'GF-10.3.1',
  'Light guns at a periscope',
  { range: whole('hexes to the periscope', 0, 3) },
  {
    dice: d10,
    modifiers: [plus(1, 'GF-10.3.1', 'near', ({ range }) => range <= 1)],
    rows: [atLeast(10, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
    counts: 'hit',
  },
);

/** GF-10.2.2: her speed against that of the submarine. */
export const ramBoatRoll = check(
  'ram-submarine',
  'GF-10.2.2',
  'Ramming a submarine',
  { points: whole('her movement points', 0, 12), speed: whole('hexes that the submarine made', 0, 5) },
  {
    dice: d10,
    modifiers: [
      sway('GF-10.2.2', 'her movement points', ({ points }) => points),
      sway('GF-10.2.2', 'the speed of the submarine', ({ speed }) => -speed),
    ],
    rows: [atLeast(10, 'rammed'), otherwise('missed')],
    outcomes: { rammed: 'she is rammed', missed: 'she slips aside' },
  },
);

/** GF-10.3.4 */
export const depthChargeRoll = check(
  'depth-charges',
  'GF-10.3.4',
  'Depth charges',
  { others: whole('other ships that drop them on the same submarine', 0, 40) },
  {
    dice: d10,
    modifiers: [sway('GF-10.3.4', 'other ships', ({ others }) => others)],
    rows: [atLeast(8, 'hit'), otherwise('miss')],
    outcomes: { hit: 'near enough', miss: 'too far off' },
  },
);

/** A third of the die, rounded up. */
const crushed = (face: number): number => Math.ceil(face / 3);

export const depthChargeDamage = amount('depth-charge-damage', 'GF-10.3.4', 'What they do', {
  dice: d10,
  words: (face) => `${counted(crushed(face), 'point')} of damage`,
});

/** A sighted submarine. */
export interface Quarry extends Pick<Contact, 'id' | 'side' | 'hits'> {
  readonly sighted: Sighting;
}

export const isQuarry = (boat: Contact): boolean => boat.fate === 'afloat' && boat.sighted !== null;

export const quarryOf = ({ id, side, hits, sighted }: Contact): Quarry | null => sighted && { id, side, hits, sighted };

/** The side that hunts, what its guns are ordered to do, and everybody's place. */
export interface Chase {
  readonly waters: Waters;
  readonly aims: readonly Aim[];
}

/** What one attack rolls, what it promises, and the points that come of it. */
export interface Weapon {
  /** The chance of any damage, and how much it is on the average. */
  readonly chance: number;
  readonly damage: number;
  readonly rolls: readonly ComingRoll[];
  attack(): Procedure<number>;
}

const none = (words: string, rule: string): Reason => ({ words, rule });

export const isWeapon = (found: Weapon | Reason): found is Weapon => 'attack' in found;

/** GF-10.3.1: every line of guns that no firing order names and that bears, with what it meets. */
function freeGuns(
  { waters, aims }: Chase,
  ship: ShipView,
  { hex, depth, spent }: Sighting,
): readonly { laid: Laid; guns: Guns; gunnery: Gunnery }[] {
  const card = cardOf(waters.battle, ship.id);
  const sight = { range: distance(ship.hex, hex), arcs: arcsTo(ship, hex) };
  const lead = leadOf(waters.scene, ship.id);
  const isFree = (guns: Guns): boolean =>
    (depth === 'surfaced' || guns === 'light') && !aims.some((aim) => aim.from === lead && aim.guns === guns);
  return linesOf(card)
    .filter(isFree)
    .flatMap((guns) => {
      const laid = layAlong(waters, ship, guns, sight);
      return bears(laid) ? [{ laid, guns, gunnery: gunneryOf(waters, ship, guns, laid, hex, spent) }] : [];
    });
}

/** GF-10.3.1: a Very Small target; other ships do not get in the way of such a shot. */
const gunneryOf = (waters: Waters, ship: ShipView, guns: Guns, { band }: Laid, hex: number, targetSpeed: number): Gunnery => ({
  band,
  rof: gunLine(cardOf(waters.battle, ship.id), guns).rof,
  speed: ship.spent,
  targetSpeed,
  size: SIZE,
  evasive: ship.evasive,
  others: 0,
  onFire: ship.fires > 0,
  listing: ship.listing,
  crew: crewModifier(waters.battle, waters.scene, ship.id),
  dark: isDark(waters),
  windward: isToWindward(waters.scene, ship.hex, hex),
  exposed: 'nobody',
});

/** Each shot by itself: the chance that any of them does something. */
const anyOf = (each: number, shots: number): number => 1 - (1 - each) ** shots;

function guns(chase: Chase, ship: ShipView, { sighted }: Quarry): Weapon | Reason {
  if (sighted.depth === 'deep') return none('no gun reaches a submarine that is deep', 'GF-10.3.1');
  if (ship.silent > 0) return none('her fire control is out of action', 'GF-8.3.4');
  const lines = freeGuns(chase, ship, sighted);
  if (lines.length === 0) return none('no gun bears on her that has no other target; at a periscope only light guns fire', 'GF-10.3.1');
  return sighted.depth === 'periscope' ? atPeriscope(lines, distance(ship.hex, sighted.hex)) : atHull(chase.waters.battle, ship, lines);
}

function atPeriscope(lines: ReturnType<typeof freeGuns>, range: number): Weapon {
  const barrels = lines.reduce((sum, { laid }) => sum + laid.barrels, 0);
  const each = chanceOf(periscopeRoll, { range }, 'hit');
  return {
    chance: anyOf(each, barrels),
    damage: each * barrels,
    rolls: [comingRoll(periscopeRoll, { range })],
    *attack() {
      return (yield* rollingMany(periscopeRoll, { range }, barrels)).get('hit') ?? 0;
    },
  };
}

function atHull(battle: Battle, ship: ShipView, lines: ReturnType<typeof freeGuns>): Weapon {
  const shots = lines.map(({ laid, guns: place, gunnery }) => {
    const line = gunLine(cardOf(battle, ship.id), place);
    const striking = { value: line.penetration[BANDS.indexOf(laid.band)] ?? 0, armour: ARMOUR };
    const each = chanceToHit(gunDie, gunnery) * chanceToPierce(striking);
    return { barrels: laid.barrels, gunnery, striking, damage: line.damage, each };
  });
  return {
    chance: 1 - shots.reduce((spared, { each, barrels }) => spared * (1 - each) ** barrels, 1),
    damage: shots.reduce((sum, { each, barrels, damage }) => sum + each * barrels * damage, 0),
    rolls: shots.flatMap(({ gunnery, striking }) => [comingRoll(gunDie, gunnery), comingRoll(penetration, striking)]),
    *attack() {
      let points = 0;
      for (const { gunnery, barrels, striking, damage } of shots) {
        const hits = yield* hitting(gunDie, gunnery, barrels);
        points += damage * ((yield* rollingMany(penetration, striking, hits)).get('pierced') ?? 0);
      }
      return points;
    },
  };
}

/** GF-10.2.2: twice what she does to a ship (GF-5.5.3). */
function ram({ waters: { battle } }: Chase, ship: ShipView, { sighted }: Quarry): Weapon | Reason {
  if (sighted.depth === 'deep') return none('a submarine that is deep cannot be rammed', 'GF-10.2.2');
  if (ship.hex !== sighted.hex) return none('only a submarine in her own hex can be rammed', 'GF-10.2.2');
  const facts = { points: pointsOf(battle, ship), speed: sighted.spent };
  const damage = 2 * blowOf(battle, ship.id);
  const chance = chanceOf(ramBoatRoll, facts, 'rammed');
  return {
    chance,
    damage: chance * damage,
    rolls: [comingRoll(ramBoatRoll, facts)],
    *attack() {
      return (yield* rolling(ramBoatRoll, facts)) === 'rammed' ? damage : 0;
    },
  };
}

const AVERAGE_CHARGE = Array.from({ length: 10 }, (_, face) => crushed(face + 1)).reduce((sum, points) => sum + points, 0) / 10;

/** GF-10.3.4: `others` drop theirs on the same submarine. */
function charges({ waters: { battle } }: Chase, ship: ShipView, { sighted }: Quarry, others: number): Weapon | Reason {
  if (battle.year < DEPTH_CHARGES) return none('there are no depth charges before 1916', 'GF-10.3.4');
  if (sizeOf(cardOf(battle, ship.id)).control > SMALL) return none('only Small and Very Small ships carry depth charges', 'GF-10.3.4');
  if (sighted.depth === 'surfaced' || ship.hex !== sighted.hex)
    return none('depth charges are dropped on a submerged submarine in the hex of the ship', 'GF-10.3.4');
  const chance = chanceOf(depthChargeRoll, { others }, 'hit');
  return {
    chance,
    damage: chance * AVERAGE_CHARGE,
    rolls: [comingRoll(depthChargeRoll, { others }), comingRoll(depthChargeDamage, {})],
    *attack() {
      return (yield* rolling(depthChargeRoll, { others })) === 'hit' ? crushed(yield* rolling(depthChargeDamage, {})) : 0;
    },
  };
}

/** GF-10.3.3: as on a ship (GF-9.4.2); a hit goes through. */
function bombs(craft: Readonly<AircraftState>, { sighted }: Quarry): Weapon | Reason {
  if (craft.bombs === 0) return none('it has no bombs left', 'GF-9.1.6');
  if (sighted.depth === 'deep' || craft.hex !== sighted.hex)
    return none('bombs are dropped on a submarine in its hex that is not deep', 'GF-10.3.3');
  const fall = { level: craft.level, size: SIZE, targetSpeed: sighted.spent, evasive: 0 };
  const each = chanceOf(bombRoll, fall, 'hit');
  return {
    chance: anyOf(each, stickOf(craft)),
    damage: each * stickOf(craft),
    rolls: [comingRoll(bombRoll, fall)],
    *attack() {
      return (yield* rollingMany(bombRoll, fall, stickOf(craft))).get('hit') ?? 0;
    },
  };
}

/** A ship or an aircraft that hunts. */
export type Hunter = { readonly ship: ShipView } | { readonly craft: Readonly<AircraftState> };

const WITH_SHIPS: readonly Means[] = ['guns', 'ram', 'charges'];

export const meansOf = (hunter: Hunter): readonly Means[] => ('ship' in hunter ? WITH_SHIPS : ['bombs']);

/** What a hunter can do to a submarine, or why not. */
export function weaponOf(chase: Chase, hunter: Hunter, means: Means, quarry: Quarry, others = 0): Weapon | Reason {
  if ('craft' in hunter)
    return means === 'bombs' && isAloft(hunter.craft) ? bombs(hunter.craft, quarry) : none('aircraft have bombs', 'GF-10.3.3');
  if (!isAfloat(hunter.ship) || means === 'bombs') return none('ships have guns, depth charges and their bows', 'GF-10.3');
  if (means === 'guns') return guns(chase, hunter.ship, quarry);
  return means === 'ram' ? ram(chase, hunter.ship, quarry) : charges(chase, hunter.ship, quarry, others);
}
