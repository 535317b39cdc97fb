/** What ships can do to each other from where they are imagined to be: quick, without lines of fire, by the very checks that are rolled. */
import { distance } from '../../../chart/hex.ts';
import type { GunLine } from '../data/card.ts';
import { LIGHT_GUNS } from '../data/card.ts';
import { sizeOf } from '../data/sizes.ts';
import { farthest } from '../rules/action.ts';
import { arcsTo, barrelsOn } from '../rules/arcs.ts';
import { crewModifier } from '../rules/crews.ts';
import { divisionOf, type Grouped } from '../rules/divisions.ts';
import { shareOn } from '../rules/light-guns.ts';
import { isDark, isHidden, sightOf } from '../rules/night.ts';
import { armourOf, aspectOf, chanceToPierce, plunges } from '../rules/penetration.ts';
import { bandAt, lightGunsLeft } from '../rules/solution.ts';
import { BANDS, BY_BAND, chanceToHit, gunDie, runModifier, speedModifier } from '../rules/to-hit.ts';
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

/** Of guns and torpedoes alike, by the sum of all modifiers. */
export const chanceFor = (modifier: number): number => CHANCES[Math.min(MOST, Math.max(LEAST, modifier)) - LEAST] ?? 0;

/** GF-15.4: what the horizon does for the guns of one ship against another. */
export const glare = ({ light }: Pick<Waters, 'light'>, from: Stance['ship'], to: Stance['ship']): number =>
  light?.exposed === to.side ? 1 : light?.exposed === from.side ? -1 : 0;

/** What counts for guns and torpedoes of one ship at another. */
const aimModifier = ({ battle, scene }: Waters, from: Stance, to: Stance): number =>
  speedModifier(to.speed) + sizeOf(to.card).modifier - from.evasive - to.evasive + crewModifier(battle, scene, from.ship.id);

/** What counts for every gun of one ship at another. */
const commonModifier = (waters: Waters, from: Stance, to: Stance): number =>
  aimModifier(waters, from, to) +
  speedModifier(from.speed) -
  (from.ship.fires > 0 ? 1 : 0) -
  (from.ship.listing ? 1 : 0) -
  (isHidden(waters, to.ship) ? 1 : 0) +
  glare(waters, from.ship, to.ship);

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
  const { card, ship } = from;
  if (range > farthest(card) || range > sightOf(waters, to.ship) || ship.silent > 1) return 0;
  const arcs = arcsTo(from, to.hex);
  const isEndOn = aspectOf(to, from.hex) === 'end';
  const common = commonModifier(waters, from, to);
  let damage = 0;
  for (let place = 0; place < card.guns.length; place++) {
    const line = card.guns[place];
    if (line && range <= line.range[2]) damage += damageOf(line, barrelsOn(line, ship.lost[place] ?? [], arcs), range, common, to, isEndOn);
  }
  const lightGuns = range > LIGHT_GUNS.range[2] ? 0 : shareOn(arcs, lightGunsLeft(card, ship));
  return (damage + damageOf(LIGHT_GUNS, lightGuns, range, common, to, isEndOn)) * boatsIn(waters.scene, ship.id);
}

/** How often an enemy is in the arc where he would be if he held on. */
export const CONSTANCY = 0.5;
/** A torpedo does its damage, and a critical hit besides (GF-7.2.3b). */
const CRITICAL = 2;

/** Points of damage that one torpedo of a ship may expect to do to another, launched a turn ahead. */
export function torpedoBetween(waters: Waters, from: Stance, to: Stance): number {
  const { torpedoes } = from.card;
  const range = distance(from.hex, to.hex);
  if (!torpedoes || range > torpedoes.range) return 0;
  const own = waters.scene.readings['torpedo-speed'] === 'both' ? speedModifier(from.speed) : 0;
  const modifier = aimModifier(waters, from, to) + own + runModifier(range) + (isDark(waters) ? 1 : 0);
  return CONSTANCY * chanceFor(modifier) * Math.min(torpedoes.damage + CRITICAL, to.card.hull);
}

/** Torpedoes that a ship can launch in one turn. */
export const torpedoesIn = ({ ship }: Stance): number => (ship.listing ? 0 : ship.tubes.filter((left) => left > 0).length);

/** Points for expected damage: as many, and with the last of them her whole hull once more (GF-2.2.2a), as likely as that is. */
export const worthOfDamage = ({ card, ship }: Pick<Stance, 'card' | 'ship'>, damage: number): number => {
  const left = Math.max(1, card.hull - ship.hits);
  const part = (damage / left) ** 2;
  return Math.min(damage, left) + (card.hull * part) / (1 + part);
};
