/** The war as one side can imagine it: step by step from what it is told to a whole position. */
import { shipOf } from '../rules/fleet.ts';
import type { Fleet, PieceId } from '../state.ts';
import { drawBattle, placeKnown } from './battle.ts';
import { drawConvoys, drawEscorts, fleetFor, mayBeBeside } from './convoys.ts';
import type { Hands } from './counters.ts';
import { fleetInBattle, handsOf, handsWith, isLaidOut, placesFaceDown } from './counters.ts';
import { drawDetails } from './details.ts';
import { fleetsInSight, fleetsLaidOut, join, roomIn } from './markers.ts';
import { drawMeetings, resumeHunts } from './meetings.ts';
import type { Berth, May, Mustered } from './muster.ts';
import { anyOpen, muster } from './muster.ts';
import { drawRaiders, rankedByTrails } from './raiders.ts';
import { drawLeaders, drawPursuits, drawSecrets } from './secrets.ts';
import { atSea, isLawful, mayBeIn, placedUnit, poolOf, type Unit } from './units.ts';
import type { World } from './world.ts';

export function imagineCampaign(world: World): void {
  const { state, view, enemy } = world;
  drawSecrets(world);
  const fleets = view.placing.includes(enemy) ? fleetsLaidOut(world) : fleetsInSight(world);
  const hands = man(world, fleets);
  state.pools[enemy] = poolOf(world);
  drawLeaders(world);
  drawDetails(world);
  drawMeetings(world);
  drawPursuits(world);
  resumeHunts(world);
  drawBattle(world, hands);
}

/** Everybody of the enemy who is at sea is put somewhere; gives what lies face down in the battle. */
function man(world: World, fleets: readonly Fleet[]): Hands {
  const fighting = fleetInBattle(world);
  const inBattle = isLaidOut(world) ? fighting : undefined;
  if (fighting) placeKnown(world, fighting);
  const transports = drawConvoys(world, fleets, inBattle);
  placeNamed(
    world,
    fleets.filter((fleet) => fleet !== fighting),
  );
  const escorts = drawEscorts(world, fleets, inBattle);
  const faceDown = inBattle ? placesFaceDown(world, inBattle) : new Map<string, Berth>();
  const berths = [
    ...faceDown.values(),
    ...fleets.map((fleet) => roomIn(world, fleet, fleet === inBattle)),
    ...escorts.map((fleet): Berth => ({ fleet, need: 0, isOpen: true, size: null })),
  ];
  const { units, spare } = atSea(world);
  const ways = waysIn(world);
  const mustered = muster([...transports, ...rankedByTrails(world, units)], spare, berths, ways, world.chance);
  const names = board(world, mustered);
  if (world.enemy === 'central') drawRaiders(world, mustered.left, berths, ways);
  else for (const unit of mustered.left) joinAnybody(world, unit, anyOpen(unit, berths, ways, world.chance));
  world.state.fleets = world.state.fleets.filter((fleet) => !escorts.includes(fleet) || fleet.pieces.length > 0);
  return handsWith(world, handsOf(faceDown, mustered, names));
}

/** Who may be where: as it should be, and if that fails wherever no law forbids it. */
const waysIn = (world: World): readonly May[] => [
  (unit, { fleet }) => mayBeBeside(world, unit, fleet) && (unit.from.length === 0 || mayBeIn(world, unit, fleet)),
  (unit, { fleet }) => mayBeBeside(world, unit, fleet) && isLawful(world, unit, fleet),
];

/** Everybody goes where the muster says; the names of the pieces by their units. */
function board(world: World, { placed }: Mustered): ReadonlyMap<Unit, PieceId> {
  const names = new Map<Unit, PieceId>();
  for (const [{ fleet }, units] of placed) for (const unit of units) names.set(unit, join(world, fleetFor(world, fleet, unit.ships), unit));
  return names;
}

/** CW-7.27b: who was seen under a marker that is still in sight is still there. Who lies on the map comes and goes. */
function placeNamed(world: World, fleets: readonly Fleet[]): void {
  for (const { token, ships } of world.view.known) {
    const fleet = fleets.find((each) => each.token === token && each.post === 'marker' && each.mission !== 'transport' && !each.decoy);
    const there = ships.filter((id) => shipOf(world.state, id).fate === 'waiting');
    if (fleet) for (const id of there) join(world, fleet, placedUnit([id]));
  }
}

/** CW-8.4b: whoever of the Allies is nowhere has been towed in. */
function joinAnybody(world: World, unit: Unit, berth: Berth | undefined): void {
  if (berth) join(world, berth.fleet, unit);
  else for (const id of unit.ships) shipOf(world.state, id).fate = 'home';
}
