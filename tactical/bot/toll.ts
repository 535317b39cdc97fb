/** What one hit takes from a ship, on the average: the damage tables read as expectations. */
import { chanceOf } from '../../kernel/index.ts';
import type { Spot } from '../armour.ts';
import { armourAt, piercing, piercingDie, spotFor } from '../armour.ts';
import type { Weapon } from '../battle.ts';
import { isMerchantHit, isSpot, secondHit } from '../damage.ts';
import type { Profile } from '../profile.ts';
import type { Row } from '../tables.ts';
import { isCritical, rowsOf } from '../tables.ts';
import type { Vessel } from './plot.ts';
import { settings } from './settings.ts';

export interface Toll {
  /** Hull boxes. */
  readonly boxes: number;
  /** Everything else, in points. */
  readonly rest: number;
}

/** A hit of some weapon from some distance on a ship. */
interface Blast {
  readonly profile: Profile;
  readonly target: Vessel;
  readonly by: Weapon;
  readonly range: number;
}

const TWICE = 1 + chanceOf(secondHit, {}, 'yes');

/** CW-8.2 */
function chanceThrough({ profile, target, by, range }: Blast, spot: Spot): number {
  const answer = piercing(profile, by, armourAt(target.sheet, spot), range);
  return answer === 'yes' ? 1 : answer === 'no' ? 0 : chanceOf(piercingDie(by), {}, 'yes');
}

/** GW-GUN-PRIMARY2 */
const timesFelt = ({ profile, target, by }: Blast, spot: Spot): number =>
  profile.primaryStrikesTwice && by === 'primary' && spot !== 'mount' && armourAt(target.sheet, spot) !== 'heavy' ? TWICE : 1;

const costOf = (spot: Exclude<Spot, 'hull'>, { sheet }: Vessel): number =>
  spot === 'mount' ? settings.mount * sheet.torpedo.factor : settings.guns[spot];

/** What the blows of a row come to. Boxes that an earlier blow of the same row takes are counted as still there. */
function tollOfRow(blast: Blast, row: Row): Toll {
  const { profile, target, by, range } = blast;
  let boxes = 0;
  let rest = 0;
  let sure = row.sure ?? 0;
  let struck = 0;
  for (const blow of row.blows) {
    if (blow === 'slowed') rest += struck * settings.slowed;
    else if (blow === 'stopped') rest += struck * settings.stopped * target.worth;
    else if (blow === 'leader') rest += settings.leader;
    if (!isSpot(blow)) continue;
    const spot = spotFor(profile, target.sheet, target.condition, blow);
    if (spot === null) continue;
    const certain = spot === 'hull' && sure-- > 0;
    struck = certain ? 1 : chanceThrough(blast, spot);
    const felt = struck * (isCritical(row) ? 1 : timesFelt(blast, spot));
    if (spot === 'hull') boxes += felt;
    else rest += felt * costOf(spot, target);
  }
  if (row.plunges && by === 'primary' && profile.plunges.includes(range)) boxes += struck;
  return { boxes, rest };
}

function count(blast: Blast): Toll {
  if (isMerchantHit(blast.profile, blast.target.sheet, blast.by)) return { boxes: 1, rest: 0 };
  let boxes = 0;
  let rest = 0;
  for (const [row, chance] of rowsOf(blast.by)) {
    const toll = tollOfRow(blast, row);
    boxes += chance * toll.boxes;
    rest += chance * toll.rest;
  }
  return { boxes, rest };
}

const PLACES: Readonly<Record<Weapon, number>> = { primary: 0, secondary: 1, tertiary: 2, torpedo: 3 };
const FARTHEST = 8;
const counted = new WeakMap<Vessel, Toll[]>();

/** The same question comes up for every ship that could fire at her. */
export function tollOf(profile: Profile, target: Vessel, by: Weapon, range: number): Toll {
  let tolls = counted.get(target);
  if (!tolls) {
    tolls = [];
    counted.set(target, tolls);
  }
  const place = PLACES[by] * FARTHEST + range;
  const toll = tolls[place] ?? count({ profile, target, by, range });
  tolls[place] = toll;
  return toll;
}
