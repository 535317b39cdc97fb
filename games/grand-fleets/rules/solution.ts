/** What a line of guns can do to a target: everything that counts, or why it cannot fire. For rules, boards and bots. */
import { distance } from '../../../chart/hex.ts';
import type { Procedure, Reason } from '../../../kernel/index.ts';
import { rollingMany } from '../../../kernel/index.ts';
import type { Arc, Bands, Card } from '../data/card.ts';
import { cardOf } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { Guns } from '../state.ts';
import type { ShipView } from '../view.ts';
import { barrelsOn } from './arcs.ts';
import { crewModifier } from './crews.ts';
import { isPiece } from './divisions.ts';
import { shareOn } from './light-guns.ts';
import { blockOf } from './line-of-fire.ts';
import { isDark, isHidden, sightOf } from './night.ts';
import type { Aspect, Striking } from './penetration.ts';
import { armourOf, aspectOf, chanceToPierce, penetration, plunges } from './penetration.ts';
import { arcsOn, placesOf } from './positions.ts';
import { gunLine, isAfloat } from './ships.ts';
import { isScreened, SCREENED } from './smoke.ts';
import { isSpotted, UNSPOTTED } from './spotting.ts';
import type { Band, Gunnery } from './to-hit.ts';
import { BANDS, chanceToHit, gunDie, hitting } from './to-hit.ts';
import type { Waters } from './waters.ts';
import { pieceOn } from './waters.ts';
import { isToWindward } from './wind.ts';

/** Guns that bear, before anything is said of their chances. */
export interface Laid {
  readonly range: number;
  readonly band: Band;
  readonly arcs: readonly Arc[];
  readonly barrels: number;
}

export interface Solution extends Laid {
  readonly aspect: Aspect;
  readonly plunging: boolean;
  /** What the dice take into account. */
  readonly gunnery: Gunnery;
  readonly striking: Striking;
  /** Points for each shot that pierces (GF-3.7.4, GF-6.2.3). */
  readonly damage: number;
}

/** GF-3.7.2, GF-6.1.3: how far guns reach at short, medium and long range. */
export const reachOf = (card: Card, guns: Guns): Bands => gunLine(card, guns).range;

/** GF-6.1.3: null beyond long range. */
export function bandAt(reach: Bands, range: number): Band | null {
  for (let place = 0; place < BANDS.length; place++) if (range <= (reach[place] ?? -1)) return BANDS[place] ?? null;
  return null;
}

const FOE: Reason = { words: 'guns are laid on an enemy ship that is afloat', rule: 'GF-6.1' };
const SILENT: Reason = { words: 'her fire control is out of action', rule: 'GF-8.3.4' };
const BEYOND: Reason = { words: 'the target is beyond their long range', rule: 'GF-6.1.3' };
const UNSEEN: Reason = { words: 'nobody can see so far in this light', rule: 'GF-15.4' };
const IN_THE_DARK: Reason = { words: 'nobody can make her out in the dark', rule: 'GF-12.3' };
const MASKED: Reason = { words: 'her place in the hex leaves her no arc to that side', rule: 'GF-6.1.2b' };
const NO_ARC: Reason = { words: 'no gun of them that is left bears on that arc', rule: 'GF-6.1.2a' };
const NONE_LEFT: Reason = { words: 'she has no light guns left', rule: 'GF-6.1.1b' };

/** What holds for all guns of a ship that are laid on a target. */
export interface Sight {
  readonly range: number;
  readonly arcs: readonly Arc[];
}

/** Whether a ship may fire at a target at all, with whatever guns, into the arcs that her post, or that of her division, leaves her; else why not. */
export function sightOn(waters: Waters, ship: ShipView, target: ShipView, arcsFor = arcsOn): Sight | Reason {
  if (ship.side === target.side || !isAfloat(ship) || !isAfloat(target)) return FOE;
  if (ship.silent > 0) return SILENT;
  const range = distance(ship.hex, target.hex);
  if (range > sightOf(waters, target)) return isDark(waters) ? IN_THE_DARK : UNSEEN;
  if (!isSpotted(waters, ship, target)) return UNSPOTTED;
  const piece = isPiece(waters.scene, ship) ? ship : pieceOn(waters, ship.id);
  const block = blockOf(waters, piece, target);
  if (block) return block;
  if (isScreened(waters, ship.hex, target.hex)) return SCREENED;
  const arcs = arcsFor(waters, piece, target);
  return arcs.length > 0 ? { range, arcs } : MASKED;
}

export const isInSight = (sight: Sight | Reason): sight is Sight => 'arcs' in sight;

/** Of light guns, as many as may fire at a single target (GF-6.1.1c). */
export function layAlong({ battle }: Waters, ship: ShipView, guns: Guns, { range, arcs }: Sight): Laid | Reason {
  const card = cardOf(battle, ship.id);
  const line = gunLine(card, guns);
  const band = bandAt(line.range, range);
  if (band === null) return BEYOND;
  const barrels = guns === 'light' ? shareOn(arcs, lightGunsLeft(card, ship)) : barrelsOn(line, ship.lost[guns] ?? [], arcs);
  if (barrels === 0) return guns === 'light' ? NONE_LEFT : NO_ARC;
  return { range, band, arcs, barrels };
}

export const lightGunsLeft = ({ lightGuns }: Card, { lightLost }: ShipView): number => lightGuns - lightLost;

/** Whether the guns of a line bear on a target; else why not. */
export function lay(waters: Waters, ship: ShipView, guns: Guns, target: ShipView): Laid | Reason {
  if (distance(ship.hex, target.hex) > reachOf(cardOf(waters.battle, ship.id), guns)[2]) return BEYOND;
  const sight = sightOn(waters, ship, target);
  return isInSight(sight) ? layAlong(waters, ship, guns, sight) : sight;
}

export const bears = (laid: Laid | Reason): laid is Laid => 'barrels' in laid;

/**
 * Everything that counts when guns that bear are fired. `others` are the other ships that fire heavy guns at the same target: light guns do
 * not suffer from them (GF-6.2.1c).
 */
export function solve(waters: Waters, ship: ShipView, guns: Guns, target: ShipView, laid: Laid, others: number): Solution {
  const { battle, light } = waters;
  const line = gunLine(cardOf(battle, ship.id), guns);
  const card = cardOf(battle, target.id);
  const [from, to] = placesOf(waters, pieceOn(waters, ship.id), target);
  const aspect = aspectOf({ hex: to, facing: target.facing }, from);
  const plunging = plunges(line, laid.band);
  return {
    ...laid,
    aspect,
    plunging,
    gunnery: {
      band: laid.band,
      rof: line.rof,
      speed: ship.spent,
      targetSpeed: target.spent,
      size: sizeOf(card).modifier,
      evasive: ship.evasive + target.evasive,
      others: guns === 'light' ? 0 : others,
      onFire: ship.fires > 0,
      listing: ship.listing,
      crew: crewModifier(battle, waters.scene, ship.id),
      dark: isHidden(waters, target),
      windward: isToWindward(waters.scene, ship.hex, target.hex),
      exposed: light?.exposed === target.side ? 'target' : light?.exposed === ship.side ? 'firer' : 'nobody',
    },
    striking: { value: line.penetration[BANDS.indexOf(laid.band)] ?? 0, armour: armourOf(card, aspect, plunging) },
    damage: line.damage,
  };
}

/** The whole question at once: what a line of guns can do to a target, or why it cannot. */
export function solutionFor(waters: Waters, ship: ShipView, guns: Guns, target: ShipView, others = 0): Solution | Reason {
  const laid = lay(waters, ship, guns, target);
  return bears(laid) ? solve(waters, ship, guns, target, laid, others) : laid;
}

export const chanceToHarm = ({ gunnery, striking }: Solution): number => chanceToHit(gunDie, gunnery) * chanceToPierce(striking);

export const expectedDamage = (solution: Solution): number => solution.barrels * solution.damage * chanceToHarm(solution);

/** What became of the shots of one line of guns. */
export interface Salvo {
  readonly hits: number;
  readonly pierced: number;
}

/** GF-6.2: to hit, and then through the armour. */
export function* salvo({ barrels, gunnery, striking }: Solution): Procedure<Salvo> {
  const hits = yield* hitting(gunDie, gunnery, barrels);
  const armour = yield* rollingMany(penetration, striking, hits);
  return { hits, pierced: armour.get('pierced') ?? 0 };
}
