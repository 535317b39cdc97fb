/** Which ships sail, and where to. */
import { answering, best } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Alliance, Base } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { basesActive, ownerOf, repairCapacity } from '../rules/bases.ts';
import { isConvoy } from '../rules/fleet.ts';
import type { FarMove, Move } from '../rules/movement.ts';
import { boundTo, chanceThrough, oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { areContested } from '../rules/narrows.ts';
import type { ShipView, View } from '../view.ts';
import { Memory } from './memory.ts';
import type { Seas } from './seas.ts';
import { add, farFrom, isBase, isFit, outlook, seasOf, zoneAt } from './seas.ts';
import { settings } from './settings.ts';
import { powerOf } from './strength.ts';

/** A ship in the active base that might sail, and the seas that are offered to her. */
interface Ready {
  readonly id: ShipId;
  readonly power: number;
  readonly speed: number;
  readonly near: readonly number[];
}

/** The ships of one base, the strongest first; nearly always there is one. */
interface Squadron {
  readonly ships: Ready[];
  readonly near: readonly number[];
  readonly far: readonly number[];
}

interface Fleet {
  readonly seas: Seas;
  readonly squadrons: readonly Squadron[];
}

/** Ships for the yard: the lightly hurt first, as far as its points go, and all that are not fit to be seen at sea. */
function shipsForTheYard(data: Data, view: View, here: readonly ShipView[]): ReadonlySet<ShipId> {
  const staying = new Set<ShipId>();
  if (view.turn >= view.lastTurn) return staying;
  const left = new Map<Base, number>();
  const hurt = here.filter((ship) => ship.damage > 0 && !ship.spent).sort((a, b) => a.damage - b.damage);
  for (const ship of hurt) {
    if (!isBase(ship.at)) continue;
    const points = left.get(ship.at) ?? repairCapacity(data, view, ship.at);
    left.set(ship.at, points - ship.damage);
    if (points > 0 || !isFit(ship)) staying.add(ship.id);
  }
  return staying;
}

/** What is offered, by ship. */
function bySeas(offered: readonly Move[]): ReadonlyMap<ShipId, number[]> {
  const seas = new Map<ShipId, number[]>();
  for (const [id, zone] of offered) {
    const others = seas.get(id);
    if (others) others.push(zoneAt(zone));
    else seas.set(id, [zoneAt(zone)]);
  }
  return seas;
}

function muster(data: Data, view: View, side: Alliance, offered: readonly Move[]): Fleet {
  const moves = bySeas(offered);
  const here = view.ships.filter(({ id }) => moves.has(id));
  const yard = shipsForTheYard(data, view, here);
  const bases = basesActive(view).filter((base) => here.some(({ at }) => at === base));
  const squadrons = bases.map((base): Squadron => {
    const lying = here.filter(({ at }) => at === base);
    const ships = lying
      .filter(({ id }) => !yard.has(id))
      .map((ship): Ready => ({ id: ship.id, power: powerOf(ship), speed: ship.speed, near: moves.get(ship.id) ?? [] }));
    const near = [...new Set(ships.flatMap((ship) => ship.near))];
    const far = lying.some((ship) => boundTo(view, ship) !== null) ? [] : farFrom(data, view, side, base);
    return { ships: ships.sort((a, b) => b.power - a.power), near, far };
  });
  return { seas: seasOf(data, view, side), squadrons };
}

const BATCHES = [1, 2, 4, 7, 12, 20, 34, 60];

/** The most that a ship promises in a sea, alone or as one of many that go there together. */
interface Rate {
  readonly rate: number;
  readonly batch: number;
}

function rateOf(seas: Seas, zone: number, ships: number, power: number, weakest: number): Rate {
  const now = outlook(seas, zone, 0);
  let rate = outlook(seas, zone, weakest) - now;
  let batch = 1;
  for (const each of BATCHES) {
    const count = Math.min(each, ships);
    const apiece = (outlook(seas, zone, count * power) - now) / count;
    if (apiece > rate) {
      rate = apiece;
      batch = count;
    }
    if (count === ships) break;
  }
  return { rate, batch };
}

const FAST = 5;
const sum = (ships: readonly Ready[], of: (ship: Ready) => number): number => ships.reduce((total, ship) => total + of(ship), 0);

interface Sailing extends Rate {
  readonly zone: number;
  readonly far: boolean;
}

/** The sea that wants the next ship of a squadron most, near or far. */
function bestSea({ near, far }: Squadron, ships: readonly Ready[], seas: Seas): Sailing | undefined {
  let found: Sailing | undefined;
  const power = sum(ships, (ship) => ship.power) / ships.length;
  for (const zone of near) {
    const rate = rateOf(seas, zone, ships.length, power, ships.at(-1)?.power ?? 0);
    if (rate.rate > (found?.rate ?? settings.least)) found = { ...rate, zone, far: false };
  }
  const fast = far.length > 0 ? ships.filter(({ speed }) => speed >= FAST) : [];
  if (fast.length === 0) return found;
  const through = sum(fast, (ship) => ship.power * chanceThrough(ship.speed)) / fast.length;
  for (const zone of far) {
    const { rate, batch } = rateOf(seas, zone, fast.length, through, through);
    if (rate * settings.far > (found?.rate ?? settings.least)) found = { rate: rate * settings.far, batch, zone, far: true };
  }
  return found;
}

/** The next ship for a neighbouring sea. Ships that are wanted more beyond it are kept for the two-zone moves. */
function nextSailing(squadron: Squadron, seas: Seas): { readonly ship: Ready; readonly sea: Sailing } | undefined {
  const ships = squadron.ships.slice();
  let sea = bestSea(squadron, ships, seas);
  const then = sea?.far ? { ...seas, mine: seas.mine.slice() } : seas;
  while (sea?.far) {
    for (let count = 0; count < sea.batch; count++) {
      const [ship] = ships.splice(fastestOf(ships), 1);
      if (ship) add(then.mine, sea.zone, Math.round(ship.power * chanceThrough(ship.speed)));
    }
    sea = ships.length > 0 ? bestSea(squadron, ships, then) : undefined;
  }
  if (!sea) return undefined;
  const { zone, batch } = sea;
  const able = ships.filter(({ near }) => near.includes(zone));
  const ship = batch === 1 ? able.at(-1) : able[0];
  return ship && { ship, sea };
}

const rateInWords = ({ rate, batch }: Rate): string =>
  `${batch === 1 ? 'She' : `Each of ${batch} ships that go there together`} promises ${rate.toFixed(2)} points in that sea, more than in any other.`;

function fastestOf(ships: readonly Ready[]): number {
  let found = 0;
  ships.forEach(({ speed }, place) => {
    if (speed > (ships[found]?.speed ?? 0)) found = place;
  });
  return found;
}

export const nearSeas = (fleets = new Memory<Fleet>()) =>
  answering(oneZoneMoves, ({ data, question, side, view, because }) => {
    const { item } = question;
    const moves = question.targets('move');
    const fleet = fleets.look({ item, offered: moves }) ?? muster(data, view(), side, moves);
    for (const squadron of fleet.squadrons) {
      const sailing = squadron.ships.length > 0 ? nextSailing(squadron, fleet.seas) : undefined;
      if (!sailing) continue;
      const { ship, sea } = sailing;
      const { zone } = sea;
      const move = moves.find(([id, to]) => id === ship.id && zoneAt(to) === zone);
      if (!move) continue;
      because?.(rateInWords(sea));
      squadron.ships.splice(squadron.ships.indexOf(ship), 1);
      add(fleet.seas.mine, zone, ship.power);
      fleets.keep({ item, offered: moves.filter(([id]) => id !== ship.id) }, fleet);
      return question.order('move', move);
    }
    return question.order('done');
  });

/** Ways through narrows are not for ships that can stay at home; some are such whoever has Gibraltar. */
const isTempting = (side: Alliance, [, via, to]: FarMove): boolean =>
  to !== 'american-waters' && !(areContested('allied', side, via, to) && areContested('central', side, via, to));

interface Attempt {
  readonly move: FarMove;
  readonly power: number;
  readonly chance: number;
}

/** Ship by ship, each with a look at how the last one fared. */
export const farSeas = answering(twoZoneMoves, ({ data, question, side, view }) => {
  const tempting = question.targets('move').filter((move) => isTempting(side, move));
  if (tempting.length === 0) return question.order('done');
  const seen = view();
  const gibraltar = ownerOf(seen, 'gibraltar');
  const moves = tempting.filter(([, via, to]) => !areContested(gibraltar, side, via, to));
  const move = convoyMove(moves) ?? bestAttempt(data, seen, side, moves)?.move;
  return move ? question.order('move', move) : question.order('done');
});

/** NN-6.8f */
const convoyMove = (moves: readonly FarMove[]): FarMove | undefined => moves.find(([id]) => isConvoy(id));

function bestAttempt(data: Data, view: View, side: Alliance, moves: readonly FarMove[]): Attempt | undefined {
  const attempts = attemptsBySea(data, view, moves);
  if (attempts.size === 0) return undefined;
  const seas = seasOf(data, view, side);
  let most = settings.least;
  let found: Attempt | undefined;
  for (const [zone, tries] of attempts) {
    const power = tries.reduce((total, each) => total + each.power * each.chance, 0) / tries.length;
    const { rate } = rateOf(seas, zone, tries.length, power, power);
    if (rate <= most) continue;
    most = rate;
    found = best(tries, (each) => each.chance * each.power);
  }
  return found;
}

/** A ship that would fail more often than not stays where she is. */
const SLOWEST = 4;

function attemptsBySea(data: Data, view: View, moves: readonly FarMove[]): ReadonlyMap<number, Attempt[]> {
  const ids = new Set(moves.map(([id]) => id));
  const here = view.ships.filter(({ id }) => ids.has(id));
  const yard = shipsForTheYard(data, view, here);
  const ships = new Map(here.map((ship) => [ship.id, ship]));
  const attempts = new Map<number, Attempt[]>();
  for (const move of moves) {
    const [id, , to] = move;
    const ship = ships.get(id);
    if (!ship || ship.speed < SLOWEST || yard.has(id)) continue;
    const zone = zoneAt(to);
    const attempt = { move, power: powerOf(ship), chance: chanceThrough(ship.speed) };
    const others = attempts.get(zone);
    if (others) others.push(attempt);
    else attempts.set(zone, [attempt]);
  }
  return attempts;
}
