/** What is in the enemy's bunkers, what his ships have suffered, what they are about to do: drawn, within what the rules allow. */
import { between, oneIn, oneOfList } from '../../../kernel/index.ts';
import { markHull } from '../../../tactical/vessel.ts';
import type { Area } from '../data/areas.ts';
import { ratingOf, sheetOf } from '../data/data.ts';
import { PRIZE_IDS } from '../data/ships.ts';
import { mayCoalIn } from '../rules/coaling.ts';
import { fleetsOf, isPrize, launch, moveTo, pieceOf, STAY, shipOf, shipsIn } from '../rules/fleet.ts';
import { burnsFuel, capacityOf } from '../rules/fuel.ts';
import { waysFor } from '../rules/limits.ts';
import { whereNext } from '../rules/plotting.ts';
import { mayRaid } from '../rules/raiding.ts';
import type { Fleet, Order, Piece, ShipId, ShipState } from '../state.ts';
import { forceInBattle } from './battle.ts';
import { shipsInSight } from './counters.ts';
import type { World } from './world.ts';

/** CW-10.1, CW-5.87, CW-7.36: no more than a move, a raid and a battle a turn can have burnt since she was full. */
const BURNT_IN_A_TURN = 4;

/** With the last box she would lie dead, and be given up (CW-10.2). */
function fillBunkers({ data, state, chance }: World, piece: Piece): void {
  if (!burnsFuel(piece)) return;
  const capacity = capacityOf(data, piece);
  if (piece.ships.some((id) => shipOf(state, id).starved)) piece.fuel = 0;
  else if (!piece.ships.some(isPrize)) piece.fuel = capacity - chance(Math.min(capacity, state.turn * BURNT_IN_A_TURN + 1));
}

/** How often a ship is taken for damaged: one that has been in battle, and one of which nothing is known. */
const DAMAGED_ONE_IN = { known: 2, unknown: 10 } as const;

const BATTERIES = ['primary', 'secondary', 'tertiary'] as const;

/** Half of her at most, for whoever has lost more is soon given up; CW-14.0b: the boxes of her hull have been counted. */
function wear({ data, state, chance }: World, ship: ShipState): void {
  const sheet = sheetOf(data, state, ship.id);
  markHull(sheet, ship, chance(Math.floor(sheet.hull.boxes / 2) + 1));
  for (const battery of BATTERIES) ship[battery] = chance(Math.floor(sheet[battery].boxes / 2) + 1);
  ship.scored = ship.hull;
}

/** Rounds that a ship may have fired in the battles in which she was seen (CW-10.8). */
const ROUNDS = 5;

function suffer(world: World, id: ShipId): void {
  const { data, state, view, chance } = world;
  if (ratingOf(data, id).points === 0) return;
  const ship = shipOf(state, id);
  const isKnown = view.known.some(({ ships }) => ships.includes(id));
  if (state.turn > 0 && oneIn(isKnown ? DAMAGED_ONE_IN.known : DAMAGED_ONE_IN.unknown, chance)) wear(world, ship);
  if (isKnown) ship.rounds = chance(ROUNDS + 1);
}

const MOVES_TWO_IN = 3;
const COALS_ONE_IN = 3;

/** CW-5.4a: what a fleet does next from an area. The Allies move without orders (CW-5.4b). */
function orderFrom({ data, state, chance }: World, fleet: Fleet, area: Area): Order {
  const to = fleet.side === 'central' ? oneOfList(waysFor(data, state, fleet, area), chance) : undefined;
  if (to !== undefined && chance(MOVES_TWO_IN) < 2) return moveTo(to);
  return !fleet.decoy && mayCoalIn(data, state, fleet, area) && oneIn(COALS_ONE_IN, chance) ? { act: 'coal', to: null } : STAY;
}

/** CW-4.2a: the Central Powers have written a turn ahead, or have it yet to do. */
function writeOrders(world: World, fleet: Fleet): void {
  const { state, chance } = world;
  if (fleet.mission === 'transport' || fleet.mission === 'escort' || state.turn === 0) return;
  fleet.order = orderFrom(world, fleet, fleet.area);
  if (fleet.side === 'central' && !oneIn(4, chance)) fleet.next = orderFrom(world, fleet, whereNext(state, fleet));
}

/** No more than the last few turns matter to any rule. */
const LATELY = 3;

function remember({ state, chance }: World, fleet: Fleet): void {
  const { turn } = state;
  fleet.movedIn = between(Math.max(0, turn - LATELY), turn, chance);
  if (!fleet.hidden) fleet.seenIn = between(Math.max(0, turn - LATELY), turn, chance);
  for (const id of fleet.pieces) pieceOf(state, id).posted = between(0, turn, chance);
}

/** CW-5.5i, CW-5.5j: a marker of the Central Powers raids, or lies in wait. */
function chooseMission({ chance }: World, fleet: Fleet): void {
  if (fleet.side === 'central' && !fleet.hidden && oneIn(4, chance)) fleet.mission = 'intercept';
}

const PRIZE_ONE_IN = 5;

/** CW-5.84a: a raider may have a prize in company, with what coal she has left (CW-5.85). */
function takeAlong({ data, state, chance }: World, fleet: Fleet): void {
  if (fleet.side !== 'central' || fleet.mission !== 'raid' || fleet.decoy || state.turn < 2 || !oneIn(PRIZE_ONE_IN, chance)) return;
  const prize = PRIZE_IDS.find((id) => shipOf(state, id).fate === 'waiting');
  if (prize !== undefined) launch(data, state, fleet, prize, [prize], between(1, 12, chance));
}

/** CW-4.4b: while night approaches are being asked for, raids that were declared are yet to be rolled. */
const raids = ({ view: { contacts, fighting }, state, chance }: World, fleet: Fleet): boolean =>
  contacts.length > 0 && fighting === null && mayRaid(state, fleet) && oneIn(2, chance);

/** All that is not to be seen of fleets that are there. Those in battle are as the battle shows them. */
export function drawDetails(world: World): void {
  const { state, enemy } = world;
  const seen = shipsInSight(world);
  const fighting = forceInBattle(world);
  for (const fleet of fleetsOf(state, enemy)) {
    chooseMission(world, fleet);
    if (!fighting.includes(fleet)) takeAlong(world, fleet);
    remember(world, fleet);
    for (const id of fleet.pieces) fillBunkers(world, pieceOf(state, id));
    for (const id of shipsIn(state, fleet)) if (!seen.has(id)) suffer(world, id);
    writeOrders(world, fleet);
    fleet.raided = raids(world, fleet);
  }
}
