/** CW-4.3, CW-5.1 to CW-5.3, CW-5.6: fleets move, the Allies first. */
import type { Area } from '../data/map.ts';
import { neighbours } from '../data/map.ts';
import { auto, choice, sequence, theAllies } from '../kind.ts';
import type { Fleet, FleetId, PieceId, State } from '../state.ts';
import { neutralCoal } from './coaling.ts';
import { moveConvoys } from './convoys.ts';
import { decoysOf, withdrawDecoy } from './decoys.ts';
import { moveEscorts } from './escort.ts';
import { fleetOf, fleetsOf, inOpenOrder } from './fleet.ts';
import { foundering } from './foundering.ts';
import { COST_OF_MOVE, canSteam } from './fuel.ts';
import { markers } from './hiding.ts';
import { barrierTo, waysFor } from './limits.ts';
import { whereNext } from './plotting.ts';
import { blockadersFor, post } from './stations.ts';
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

function movesFor(state: State): [FleetId, Area][] {
  const moves: [FleetId, Area][] = [];
  for (const fleet of state.fleets) {
    if (!mayBeMoved(state, fleet) || !canSteam(state, fleet)) continue;
    for (const to of waysFor(state, fleet, fleet.area)) moves.push([fleet.id, to]);
  }
  return moves;
}

/** CW-4.3, CW-5.4b: the Allies move first, and without written orders; blockaders take up their posts (CW-5.5o). */
const alliedMoves = choice<{ move: readonly [FleetId, Area]; lay: PieceId; 'withdraw-decoy': FleetId; done: true }>(
  'allied-moves',
  'CW-5.6',
  {
    who: theAllies,
    offer: ({ state }) => ({ move: movesFor(state), lay: blockadersFor(state), 'withdraw-decoy': decoysOf(state, 'allied'), done: true }),
    picks: {
      move: (g, [id, to]) => void moveFleet(g, fleetOf(g.state, id), to),
      lay: (g, piece) => post(g, piece, 'blockade'),
      'withdraw-decoy': withdrawDecoy,
    },
    ends: { done: () => {} },
    cautions: { move: ({ state }, [id]) => lastCoal(state, fleetOf(state, id), COST_OF_MOVE) },
    whyNot: {
      move: ({ state }, target) => {
        if (!Array.isArray(target)) return undefined;
        const [id, to] = target;
        const fleet = state.fleets.find((each) => each.id === id && each.side === 'allied');
        const area = fleet && neighbours(fleet.area).find((each) => each === to);
        if (!fleet || area === undefined) return { words: 'a fleet moves one area at most, into an adjacent one', rule: 'CW-5.1a' };
        if (!canSteam(state, fleet)) return { words: 'a ship of it cannot steam, or lacks the two boxes of fuel', rule: 'CW-10.1' };
        return barrierTo(state, fleet, area);
      },
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
