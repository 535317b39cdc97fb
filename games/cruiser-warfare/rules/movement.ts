/** CW-4.3, CW-5.1 to CW-5.3, CW-5.6: fleets move, the Allies first. */
import type { Reason, Target } from '../../../kernel/index.ts';
import { atomsOf, done, idleCaution, leftOver } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { neighbours } from '../data/data.ts';
import type { OrderVerb, Standing } from '../kind.ts';
import { auto, decision, sequence, theAllies } from '../kind.ts';
import type { Fleet, FleetId, PieceId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { nameOf } from '../words/names.ts';
import { neutralCoal } from './coaling.ts';
import { moveConvoys } from './convoys.ts';
import { withdrawingDecoy } from './decoys.ts';
import { moveEscorts } from './escort.ts';
import { byFleet, ofFleet } from './filing.ts';
import { fleetOf, fleetsOf, inOpenOrder } from './fleet.ts';
import { foundering } from './foundering.ts';
import { COST_OF_MOVE, canSteam } from './fuel.ts';
import { markers } from './hiding.ts';
import { barrierTo, waysFor } from './limits.ts';
import { whereNext } from './plotting.ts';
import { isToBlockade, layingBlockade } from './stations.ts';
import { moveFleet } from './steaming.ts';
import { lastCoal } from './warnings.ts';

/** CW-5.6, CW-5.53e, CW-5.54b: who of the Allies may be moved by hand. */
const mayBeMoved = (state: State, fleet: Fleet): boolean =>
  fleet.side === 'allied' &&
  fleet.post === 'marker' &&
  fleet.order.act === 'stay' &&
  fleet.mission === 'intercept' &&
  fleet.movedIn !== state.turn &&
  fleet.heldIn !== state.turn &&
  !fleet.pursuit?.caught;

const movesFor = (data: Data, state: State, fleet: Fleet): [FleetId, Area][] =>
  mayBeMoved(state, fleet) && canSteam(data, state, fleet) ? waysFor(data, state, fleet, fleet.area).map((to) => [fleet.id, to]) : [];

const ADJACENT: Reason = { words: 'a fleet moves one area at most, into an adjacent one', rule: 'CW-5.1a' };

function whyNoMove({ data, state, side }: Standing, target: Target | undefined): Reason {
  const [id, to] = atomsOf(target ?? null);
  const fleet = fleetsOf(state, side).find((each) => each.id === id);
  if (!fleet || fleet.movedIn === state.turn) return ADJACENT;
  if (!mayBeMoved(state, fleet))
    return { words: 'only interceptors move by hand, once, and if nothing else was ordered or holds them', rule: 'CW-5.6' };
  if (!canSteam(data, state, fleet)) return { words: 'a ship of it cannot steam, or lacks the two boxes of fuel', rule: 'CW-10.1' };
  const area = neighbours(data, fleet.area).find((each) => each === to);
  return (area && barrierTo(data, state, fleet, area)) ?? ADJACENT;
}

const moving: OrderVerb<readonly [FleetId, Area]> = {
  under: byFleet,
  of: ofFleet(movesFor),
  label: (view, [fleet, area]) => `${nameListed(view, fleet)} to ${nameOf(area)}`,
  caution: ({ state }, [id]) => lastCoal(state, fleetOf(state, id), COST_OF_MOVE),
  why: whyNoMove,
  does: (g, [id, to]) => void moveFleet(g, fleetOf(g.state, id), to),
};

const movable = ({ data, state }: Standing): FleetId[] =>
  state.fleets.filter((fleet) => mayBeMoved(state, fleet) && canSteam(data, state, fleet)).map(({ id }) => id);

/** Those with whom something can be done. */
function atHand({ data, state, side }: Standing): FleetId[] {
  const ids: FleetId[] = [];
  for (const fleet of state.fleets)
    if (fleet.side === side && (fleet.decoy || isToBlockade(fleet) || (mayBeMoved(state, fleet) && canSteam(data, state, fleet))))
      ids.push(fleet.id);
  return ids;
}

const staying = (at: Standing): string | undefined => leftOver(movable(at), 'fleet stays where it is', 'fleets stay where they are');

const hasMoved = ({ state, side }: Standing): boolean => fleetsOf(state, side).some(({ movedIn }) => movedIn === state.turn);

/** CW-4.3, CW-5.4b: the Allies move first, and without written orders; blockaders take up their posts (CW-5.5o). */
export const alliedMoves = decision<{ move: readonly [FleetId, Area]; lay: PieceId; 'withdraw-decoy': FleetId; done: true }>(
  'allied-moves',
  'CW-5.6',
  {
    who: theAllies,
    asks: () => 'Move your fleets, one area each at most.',
    pieces: atHand,
    verbs: {
      move: moving,
      lay: layingBlockade,
      'withdraw-decoy': withdrawingDecoy,
      done: { ...done(), consequence: staying, caution: (at) => idleCaution(hasMoved(at), staying(at)) },
    },
  },
);

/** CW-4.3: exactly as their orders say. */
const centralMoves = auto('central-moves', 'CW-4.3', (g) => {
  const movers = fleetsOf(g.state, 'central').filter((fleet) => whereNext(g.state, fleet) !== fleet.area);
  for (const fleet of inOpenOrder(g, movers)) moveFleet(g, fleet, whereNext(g.state, fleet));
});

const isWithQuarry = (state: State, { pursuit, area }: Fleet): boolean =>
  state.fleets.some((quarry) => quarry.id === pursuit?.quarry && quarry.area === area);

/** CW-5.53d: with the quarry, wherever it went; who has divided and may not move (CW-5.54b), or cannot follow, has lost it. */
const pursuersMove = auto('pursuers-move', 'CW-5.53d', (g) => {
  const { state } = g;
  for (const fleet of inOpenOrder(
    g,
    state.fleets.filter(({ pursuit, heldIn }) => pursuit?.caught && heldIn !== state.turn),
  )) {
    const quarry = state.fleets.find(({ id }) => id === fleet.pursuit?.quarry);
    if (quarry && quarry.area !== fleet.area) moveFleet(g, fleet, quarry.area);
  }
  for (const fleet of state.fleets) if (fleet.pursuit?.caught && !isWithQuarry(state, fleet)) fleet.pursuit = null;
});

export const moveFleets = sequence('move-fleets', 'CW-4.3', [
  alliedMoves,
  moveConvoys,
  moveEscorts,
  centralMoves,
  pursuersMove,
  markers,
  neutralCoal,
  foundering,
]);
