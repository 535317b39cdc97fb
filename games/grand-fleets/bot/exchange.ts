/** What ships can do to each other from where they are imagined to be: quick, without lines of fire, by the very checks that are rolled. */
import { distance } from '../../../chart/hex.ts';
import type { GunLine } from '../data/card.ts';
import { LIGHT_GUNS } from '../data/card.ts';
import { sizeOf } from '../data/sizes.ts';
import { arcsTo, barrelsOn } from '../rules/arcs.ts';
import { crewModifier } from '../rules/crews.ts';
import { divisionOf, type Grouped } from '../rules/divisions.ts';
import { isHidden, sightOf } from '../rules/night.ts';
import { armourOf, aspectOf, chanceToPierce, plunges } from '../rules/penetration.ts';
import { bandAt } from '../rules/solution.ts';
import { BANDS, BY_BAND, chanceToHit, gunDie, speedModifier } from '../rules/to-hit.ts';
import type { Waters } from '../rules/waters.ts';
import type { ShipId } from '../state.ts';
import type { Stance } from './stance.ts';

const LEAST = -7;
const MOST = 12;

/** By the sum of all modifiers, from the least that counts. */
const CHANCES: readonly number[] = Array.from({ length: MOST - LEAST + 1 }, (_, place) =>
  chanceToHit(gunDie, {
    band: 'medium',
    rof: place + LEAST,
    speed: 2,
    targetSpeed: 2,
    size: 0,
    evasive: 0,
    others: 0,
    onFire: false,
    listing: false,
    crew: 0,
    dark: false,
    windward: false,
    exposed: 'nobody',
  }),
);

const chanceFor = (modifier: number): number => CHANCES[Math.min(MOST, Math.max(LEAST, modifier)) - LEAST] ?? 0;

const glare = ({ light }: Waters, from: Stance, to: Stance): number =>
  light?.exposed === to.ship.side ? 1 : light?.exposed === from.ship.side ? -1 : 0;

/** What counts for every gun of one ship at another. */
const commonModifier = (waters: Waters, from: Stance, to: Stance): number =>
  speedModifier(from.speed) +
  speedModifier(to.speed) +
  sizeOf(to.card).modifier -
  from.evasive -
  to.evasive -
  (from.ship.fires > 0 ? 1 : 0) -
  (from.ship.listing ? 1 : 0) -
  (isHidden(waters, to.ship) ? 1 : 0) +
  crewModifier(waters.battle, waters.scene, from.ship.id) +
  glare(waters, from, to);

function damageOf(line: GunLine, barrels: number, range: number, common: number, to: Stance, isEndOn: boolean): number {
  const band = bandAt(line.range, range);
  if (band === null || barrels === 0) return 0;
  const armour = armourOf(to.card, isEndOn ? 'end' : 'belt', plunges(line, band));
  const pierces = chanceToPierce({ value: line.penetration[BANDS.indexOf(band)] ?? 0, armour });
  return barrels * line.damage * chanceFor(common + line.rof + BY_BAND[band]) * pierces;
}

/** GF-13.4: how many are one piece, as it was formed: near enough for an estimate. */
export const boatsIn = (grouped: Grouped, piece: ShipId): number => divisionOf(grouped, piece)?.length ?? 1;

/** Points of damage that a ship may expect to do to another in one Combat Phase. */
export function damageBetween(waters: Waters, from: Stance, to: Stance): number {
  const range = distance(from.hex, to.hex);
  if (range > sightOf(waters, to.ship) || from.ship.silent > 1) return 0;
  const { card, ship } = from;
  const arcs = arcsTo(from, to.hex);
  const isEndOn = aspectOf(to, from.hex) === 'end';
  const common = commonModifier(waters, from, to);
  let damage = 0;
  for (let place = 0; place < card.guns.length; place++) {
    const line = card.guns[place];
    if (line && range <= line.range[2]) damage += damageOf(line, barrelsOn(line, ship.lost[place] ?? [], arcs), range, common, to, isEndOn);
  }
  const lightGuns = Math.ceil((card.lightGuns - ship.lightLost) / 2);
  const light = range <= LIGHT_GUNS.range[2] ? damageOf(LIGHT_GUNS, lightGuns, range, common, to, isEndOn) : 0;
  return (damage + light) * boatsIn(waters.scene, ship.id);
}

/** A point of damage counts for more on a ship that is nearly gone, for with the last one her whole hull counts again (GF-2.2.2a). */
export const worthOfDamage = ({ card, ship }: Stance, damage: number): number => {
  const left = Math.max(1, card.hull - ship.hits);
  return Math.min(damage, left) * (1 + Math.min(1, damage / left) * 0.5 + (0.5 * ship.hits) / card.hull);
};
