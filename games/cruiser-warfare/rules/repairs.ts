/** CW-11.41 to CW-11.43: what can be mended at sea, in the Conclusion of the turn. */
import type { Odds } from '../../../kernel/index.ts';
import {
  anyOf,
  atLeast,
  badge,
  chanceOf,
  comingRoll,
  d6,
  exactly,
  flag,
  oddsOf,
  otherwise,
  plus,
  secretCheck,
  upTo,
} from '../../../kernel/index.ts';
import { cruiserWarfareRepair } from '../../../tactical/engines.ts';
import { isDeadInTheWater, patchEngines } from '../../../tactical/vessel.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { OrderVerb, Play } from '../kind.ts';
import type { Arm, Fleet, ShipId, ShipState, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byShip, ofFleet } from './filing.ts';
import { hasShip, shipOf, shipsIn } from './fleet.ts';
import { hasGermanPort } from './ports.ts';

/** What is mended is the owner's affair (CW-3.1a). */
export const hullRoll = secretCheck(
  'hull-repair',
  'CW-11.42a',
  'Hull repair',
  { friendlyCoast: flag('an Allied ship where there is coal'), tsingtao: flag('a Central ship in the Yellow Sea') },
  {
    dice: d6,
    modifiers: [plus(1, 'CW-11.42a', 'friendly coast', (f) => f.friendlyCoast), plus(1, 'CW-11.42a', 'Tsingtao', (f) => f.tsingtao)],
    rows: [atLeast(6, 'mended'), upTo(2, 'hopeless'), otherwise('nothing')],
    outcomes: { mended: 'a box of her hull is restored', hopeless: 'no more can be done', nothing: 'nothing' },
    worth: (outcome) => WORTH[outcome],
  },
);

export const armsRoll = secretCheck('arms-repair', 'CW-11.43', 'Armament repair', {
  dice: d6,
  rows: [atLeast(4, 'mended'), exactly([1], 'hopeless'), otherwise('nothing')],
  outcomes: { mended: 'a box of her armament is restored', hopeless: 'no more can be done', nothing: 'nothing' },
  worth: (outcome) => WORTH[outcome],
});

/** To the owner, in boxes. */
const WORTH = { mended: 1, hopeless: -1, nothing: 0 } as const;

/** Idle the whole turn: it neither moved, searched, raided, coaled nor fought. */
const hasRested = (state: State, { movedIn, searched, raided, fought, order }: Fleet): boolean =>
  movedIn !== state.turn && !searched && !raided && !fought && order.act === 'repair';

/** CW-11.43: the yards of Japan. */
const YARD: Area = 'bonin-islands';
const isInYard = (id: ShipId, { area }: Pick<Fleet, 'area'>): boolean => area === YARD && vesselOf(id).nation === 'japanese';

/** CW-11.42b: never the last damaged box, except in the yards of Japan. */
export const mayMendHull = (ship: Pick<ShipState, 'id' | 'hull' | 'hullHopeless'>, fleet: Pick<Fleet, 'area'>): boolean =>
  !ship.hullHopeless && ship.hull > (isInYard(ship.id, fleet) ? 0 : 1);

const hullFacts = (data: Data, state: State, { side }: Fleet, area: Area) => ({
  friendlyCoast: side === 'allied' && data.areas[area].coal,
  tsingtao: side === 'central' && area === 'yellow-sea' && hasGermanPort(state, 'yellow-sea'),
});

function mendHull(g: Play, fleet: Fleet, ship: ShipState): void {
  const outcome = g.rollFor([fleet.side], hullRoll, hullFacts(g.data, g.state, fleet, fleet.area), { about: ship.id, by: fleet.side });
  if (outcome === 'hopeless') ship.hullHopeless = true;
  if (outcome !== 'mended') return;
  ship.hull--;
  g.whisper?.([fleet.side], { type: 'mended', ship: ship.id, what: 'hull' });
}

const ARMS: readonly Arm[] = ['primary', 'secondary', 'tertiary', 'mount'];

const isDamaged = (ship: ShipState, arm: Arm): boolean => (arm === 'mount' ? ship.mount : ship[arm] > 0);
const damagedArms = (ship: ShipState): Arm[] => ARMS.filter((arm) => isDamaged(ship, arm));

/**
 * CW-11.43: the owner says beforehand what is to be mended, since a question after the die would tell the enemy that it had helped.
 * Offered where there is something to choose from, and once a turn for each ship.
 */
function refitsFor(state: State, fleet: Fleet): [ShipId, Arm][] {
  if (fleet.area !== YARD) return [];
  return shipsIn(state, fleet).flatMap((id): [ShipId, Arm][] => {
    if (!isInYard(id, fleet) || state.shifted.includes(id)) return [];
    const arms = damagedArms(shipOf(state, id));
    return arms.length > 1 ? arms.map((arm) => [id, arm]) : [];
  });
}

export const refitting: OrderVerb<readonly [ShipId, Arm]> = {
  under: byShip,
  of: ofFleet((_, state, fleet) => refitsFor(state, fleet)),
  label: (view, [ship, arm]) => `${nameListed(view, ship)}: the yard mends ${arm === 'mount' ? 'the torpedo mount' : `${arm} guns`} first`,
  why: () => ({ words: 'the yards of Japan ask once a turn, for a Japanese ship with several arms damaged', rule: 'CW-11.43' }),
  does: ({ state }, [id, arm]) => {
    shipOf(state, id).refit = arm;
    state.shifted.push(id);
  },
};

/** What was asked for, else the heaviest guns. */
const armToMend = (ship: ShipState): Arm | undefined =>
  ship.refit !== null && isDamaged(ship, ship.refit) ? ship.refit : damagedArms(ship)[0];

function mendArms(g: Play, fleet: Fleet, ship: ShipState): void {
  const outcome = g.rollFor([fleet.side], armsRoll, {}, { about: ship.id, by: fleet.side });
  if (outcome === 'hopeless') ship.armsHopeless = true;
  if (outcome !== 'mended') return;
  const what = armToMend(ship);
  if (what === undefined) return;
  if (what === 'mount') ship.mount = false;
  else ship[what]--;
  g.whisper?.([fleet.side], { type: 'mended', ship: ship.id, what });
}

const mayMendArms = (ship: ShipState, fleet: Fleet): boolean =>
  isInYard(ship.id, fleet) && armToMend(ship) !== undefined && !ship.armsHopeless;

/** Something of it can be mended by lying still. */
export const isMendable = (state: State, fleet: Fleet): boolean =>
  hasShip(state, fleet, (ship) => mayMendHull(ship, fleet) || mayMendArms(ship, fleet));

/** The chance that anything is, in an area. */
export function mendingOdds(data: Data, state: State, fleet: Fleet, area: Area): Odds {
  const ships = shipsIn(state, fleet).map((id) => shipOf(state, id));
  const facts = hullFacts(data, state, fleet, area);
  const hulls = ships.filter((ship) => mayMendHull(ship, fleet)).map(() => comingRoll(hullRoll, facts));
  const arms = ships.filter((ship) => mayMendArms(ship, fleet)).map(() => comingRoll(armsRoll, {}));
  const chances = [...hulls.map(() => chanceOf(hullRoll, facts, 'mended')), ...arms.map(() => chanceOf(armsRoll, {}, 'mended'))];
  return oddsOf([badge('mended', 'something is mended', true, anyOf(chances))], ...hulls, ...arms);
}

/** CW-11.41: once a turn, if her fleet neither fought nor searched; it is the last chance before she is given up (CW-8.4b). */
function tryEngines(g: Play, fleet: Fleet, ship: ShipState): void {
  if (ship.engines !== 'stopped' || !isDeadInTheWater(sheetOf(g.data, g.state, ship.id), ship) || ship.starved) return;
  const outcome = g.rollFor([fleet.side], cruiserWarfareRepair, {}, { about: ship.id, by: fleet.side });
  if (outcome === 'hopeless') ship.engines = 'hopeless';
  if (outcome !== 'patched') return;
  patchEngines(sheetOf(g.data, g.state, ship.id), ship, 1);
  g.whisper?.([fleet.side], { type: 'mended', ship: ship.id, what: 'engines' });
}

export function repairs(g: Play): void {
  const { state } = g;
  for (const fleet of state.fleets) {
    const mends = hasRested(state, fleet);
    for (const id of shipsIn(state, fleet)) {
      const ship = shipOf(state, id);
      if (!fleet.fought && !fleet.searched) tryEngines(g, fleet, ship);
      if (mends && mayMendHull(ship, fleet)) mendHull(g, fleet, ship);
      if (mends && mayMendArms(ship, fleet)) mendArms(g, fleet, ship);
    }
  }
}
