/** GW-17 (ours): submarines that lie in wait in a zone, and fleets that pass over them. */
import { atLeast, d6, exactly, flag, oncePer, otherwise, secretCheck, secretLot } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { GREAT_WAR_AT_SEA } from '../../../tactical/profiles.ts';
import { isBig, torpedoDie } from '../../../tactical/torpedoes.ts';
import { isDeadInTheWater, isFlotilla } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { sheetOf, warIn } from '../data/data.ts';
import { stepsBetween, zonesWithin } from '../data/zones.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { Boats, BoatsId, Fleet, ShipId, Side, State, ZoneId } from '../state.ts';
import { SIDES } from '../state.ts';
import { scoreCraft } from './aims.ts';
import { isNight } from './calendar.ts';
import { companyShips, hasCompany, heads, liesInPort, shipOf, weatherAt } from './fleets.ts';
import { befall } from './misfortunes.ts';
import { friendlyPorts } from './plots.ts';
import { report, reportOn } from './reports.ts';

/** GW-17.1: boats in a zone, zones from an enemy port, and zones from where history had them. */
const TOGETHER = 3;
const OFF_PORTS = 2;
const SHIFT = 4;

/** GW-17.1: where boats may lie in wait, given where the others of their side do. */
export function stationsFor(war: War, all: readonly Pick<Boats, 'id' | 'side' | 'zone' | 'left'>[], boats: Boats): ZoneId[] {
  const others = new Map<ZoneId, number>();
  for (const { id, side, zone, left } of all) if (id !== boats.id && side === boats.side) others.set(zone, (others.get(zone) ?? 0) + left);
  const near = watersOf(war).get(boats.id) ?? watersAround(war, boats.side, boats.zone);
  return near.filter((zone) => (others.get(zone) ?? 0) + boats.left <= Math.max(TOGETHER, boats.left));
}

/** The zones around one that lie off no port of the enemy's, and the zone itself. */
function watersAround(war: War, side: Side, home: ZoneId): readonly ZoneId[] {
  const ports = friendlyPorts(war, enemyOf(side));
  const isOff = (zone: ZoneId): boolean => ports.every((port) => stepsBetween(war.theatre, zone, port.zone) >= OFF_PORTS);
  return zonesWithin(war.theatre, home, SHIFT).filter((zone) => zone === home || isOff(zone));
}

/** Around where history had each group of boats. */
const watersOf = oncePer(
  (war: War): ReadonlyMap<BoatsId, readonly ZoneId[]> =>
    new Map(war.operation.boats.map(({ id, side, zone }) => [id, watersAround(war, side, zone)])),
);

/** GW-17.2: nobody hears of it unless a boat attacks. */
export const ambushRoll = secretCheck(
  'ambush',
  'GW-17.2',
  'A fleet over a submarine',
  { slow: flag('the fleet stays, or enters one zone') },
  {
    dice: d6,
    rows: [atLeast(({ slow }) => (slow ? 5 : 6), 'attacks'), otherwise('misses')],
    outcomes: { attacks: 'she comes within range', misses: 'they pass her by' },
    worth: (outcome) => (outcome === 'attacks' ? 1 : 0),
  },
);

export const targetLot = secretLot('torpedoed-ship', 'GW-17.2', 'The ship in the periscope');

/** GW-17.3 */
export const huntRoll = secretCheck('hunt-submarine', 'GW-17.3', 'The escorts hunt the submarine', {
  dice: d6,
  rows: [exactly([6], 'sunk'), otherwise('escapes')],
  outcomes: { sunk: 'she is sunk', escapes: 'she gets away' },
  worth: (outcome) => (outcome === 'sunk' ? 1 : 0),
});

const TORPEDOES = 2;
const ESCORTS = 4;
const SPRINT = 3;

/** GW-17.2: capital ships first. */
function targetsIn(war: War, state: State, fleet: Fleet): ShipId[] {
  const ships = companyShips(war, state, fleet);
  const capital = ships.filter((id) => sheetOf(war, id).class === 'capital');
  return capital.length > 0 ? capital : ships;
}

function torpedo(g: Play, war: War, boats: Boats, fleet: Fleet): void {
  const { state } = g;
  const id = g.drawFor([fleet.side], targetLot, targetsIn(war, state, fleet), { by: boats.side });
  const sheet = sheetOf(war, id);
  const piece = war.holding.get(id) ?? '';
  const facts = {
    big: isBig(sheet),
    dead: isDeadInTheWater(sheet, shipOf(state, id)),
    towed: state.tows.some(({ by, of }) => by === piece || of === piece),
    sameHex: false,
    capital: false,
    hullMount: false,
  };
  const dice = g.volleyFor('everyone', torpedoDie, facts, TORPEDOES, { about: boats.zone, by: boats.side });
  for (const die of dice)
    if (die === 'hit' && shipOf(state, id).fate === 'afloat') befall(g, war, { ship: id, by: 'torpedo', how: 'torpedoed', seen: true });
}

/** GW-17.3: four destroyers or torpedo boats hunt. */
function hunt(g: Play, war: War, boats: Boats, fleet: Fleet): void {
  const hunters = companyShips(war, g.state, fleet).filter((id) => isFlotilla(sheetOf(war, id)));
  if (hunters.length < ESCORTS) return;
  if (g.rollFor('everyone', huntRoll, {}, { about: boats.zone, by: fleet.side }) === 'escapes') return;
  boats.left--;
  scoreCraft(g.state, fleet.side, boats.id, SIDES);
  g.tell?.({ type: 'submarine-sunk', zone: boats.zone, side: boats.side });
}

/** GW-17.2: one boat, one fleet. */
function meet(g: Play, war: War, boats: Boats, fleet: Fleet): void {
  const { state } = g;
  const slow = fleet.ran[0] <= 1;
  const outcome = g.rollFor((seen) => (seen === 'attacks' ? 'everyone' : []), ambushRoll, { slow }, { about: boats.zone, by: boats.side });
  if (outcome === 'misses') return;
  const seen = reportOn(war, state, boats.side, boats.zone, [fleet]);
  const left = boats.left;
  torpedo(g, war, boats, fleet);
  hunt(g, war, boats, fleet);
  if (boats.left === left) report(g, seen);
}

/** GW-17.2: by day, in weather in which torpedoes run, whoever is in the zone and does not run through at full speed. */
function lieInWait(g: Play, war: War, boats: Boats, movers: readonly Fleet[]): void {
  const { state } = g;
  if (!GREAT_WAR_AT_SEA.weather[weatherAt(war, state, boats.zone)].torpedoes) return;
  for (const fleet of movers) {
    const passes = fleet.side !== boats.side && fleet.track.includes(boats.zone);
    for (let boat = boats.left; passes && boat > 0 && hasCompany(war, state, fleet); boat--) meet(g, war, boats, fleet);
  }
}

const isTouching = ({ track }: Fleet, zones: ReadonlySet<ZoneId>): boolean => track.some((zone) => zones.has(zone));

export const ambushes = when(
  ({ data, state }) => state.boats.length > 0 && !isNight(warIn(data, state).operation, state.turn),
  auto('ambushes', 'GW-17.2', (g) => {
    const war = warIn(g.data, g.state);
    const watched = new Set(g.state.boats.map(({ zone }) => zone));
    const movers = heads(g.state).filter((fleet) => !liesInPort(fleet) && fleet.ran[0] < SPRINT && isTouching(fleet, watched));
    if (movers.length > 0) for (const boats of g.state.boats) lieInWait(g, war, boats, movers);
  }),
);
