/** CW-4.2: the Orders Phase. Allied arrangements first (CW-11.7a), then the Central Powers write. */
import { done, idleCaution, leftOver, titled, unspoken } from '../../../kernel/index.ts';
import type { Standing } from '../kind.ts';
import { auto, decision, sequence, theAllies, theCentral } from '../kind.ts';
import type { Arm, FleetId, Mission, PieceId, ShipId, Side, State } from '../state.ts';
import { settingFree } from './bonds.ts';
import { convoysSetOut, settingOut } from './convoys.ts';
import { splittingDecoy, withdrawingDecoy } from './decoys.ts';
import { escorting, releaseEscorts } from './escort.ts';
import { givingCoal } from './feeding.ts';
import { ownFleets } from './filing.ts';
import { newFlagship } from './flags.ts';
import { fleetsOf } from './fleet.ts';
import { addingPiece, combining, formingFleet, sailingApart, stayingBehind } from './grouping.ts';
import { impossibleOrders } from './impossible-orders.ts';
import { newMission } from './missions.ts';
import type { Place } from './pieces.ts';
import { shifting } from './pieces.ts';
import type { Plot } from './plotting.ts';
import { lastCoalOfTheUnwritten, plotting, strikingOut } from './plotting.ts';
import { pursuits } from './pursuit.ts';
import { refitting } from './repairs.ts';
import { scuttling } from './scuttling.ts';
import { blockading, goingOnStation, recalling } from './stations.ts';
import { lastCoalOfTheIdle } from './warnings.ts';
import type { Work } from './working.ts';
import { announceWork, leavingWork, working } from './working.ts';

export type AlliedOrders = {
  station: PieceId;
  blockade: FleetId;
  recall: readonly [PieceId, FleetId | 'new'];
  work: readonly [FleetId, Work];
  'no-work': readonly [FleetId, Work];
  feed: readonly [PieceId, PieceId];
  depart: string;
  escort: readonly [FleetId, FleetId];
  mission: readonly [FleetId, Mission];
  combine: readonly [FleetId, FleetId];
  divide: PieceId;
  add: readonly [PieceId, FleetId];
  shift: readonly [ShipId, Place];
  decoy: FleetId;
  'withdraw-decoy': FleetId;
  refit: readonly [ShipId, Arm];
  free: ShipId;
  flag: readonly [leader: string, ShipId];
  scuttle: ShipId;
  done: true;
};

/** CW-4.2b, CW-5.4c: every order is filed under its fleet, and stands whole in the chapter that it belongs to. */
export const alliedOrders = decision<AlliedOrders>('allied-orders', 'CW-4.2b', {
  who: theAllies,
  asks: () => 'Your arrangements for this turn: stations, coal, missions. Ships move afterwards.',
  pieces: ownFleets,
  verbs: {
    station: goingOnStation,
    blockade: blockading,
    recall: recalling,
    work: working,
    'no-work': leavingWork,
    feed: givingCoal,
    depart: settingOut,
    escort: escorting,
    mission: newMission,
    combine: combining,
    divide: formingFleet,
    add: addingPiece,
    shift: shifting,
    decoy: splittingDecoy,
    'withdraw-decoy': withdrawingDecoy,
    refit: refitting,
    free: settingFree,
    flag: newFlagship,
    scuttle: scuttling,
    done: {
      ...done('Orders are given'),
      consequence: (at) => leftOver(ownFleets(at), 'fleet moves next', 'fleets move next'),
      caution: ({ data, state, side }) => lastCoalOfTheIdle(data, state, side),
      does: announceWork,
    },
  },
});

/** CW-5.4a: whose next turn is not written. */
const unwritten = (state: State, side: Side): FleetId[] =>
  fleetsOf(state, side).flatMap(({ id, next, decoy }) => (next === null && !decoy ? [id] : []));

const staying = ({ state, side }: Standing): string | undefined =>
  leftOver(unwritten(state, side), 'fleet stays, with no order', 'fleets stay, with no order');

const hasWritten = ({ state, side }: Standing): boolean => fleetsOf(state, side).some(({ next }) => next !== null);

export type CentralOrders = {
  plot: readonly [FleetId, Plot];
  unplot: readonly [FleetId, Plot];
  feed: readonly [PieceId, PieceId];
  mission: readonly [FleetId, Mission];
  combine: readonly [FleetId, FleetId];
  divide: PieceId;
  drop: PieceId;
  add: readonly [PieceId, FleetId];
  decoy: FleetId;
  'withdraw-decoy': FleetId;
  scuttle: ShipId;
  done: true;
};

/** CW-4.2a, CW-5.4a */
export const centralOrders = decision<CentralOrders>('central-orders', 'CW-4.2a', {
  who: theCentral,
  asks: () => 'Write the orders for the next turn; this turn’s stand already.',
  pieces: ownFleets,
  verbs: {
    plot: plotting,
    unplot: strikingOut,
    feed: givingCoal,
    mission: newMission,
    combine: combining,
    divide: sailingApart,
    drop: stayingBehind,
    add: addingPiece,
    decoy: splittingDecoy,
    'withdraw-decoy': withdrawingDecoy,
    scuttle: scuttling,
    done: {
      ...done('Orders are written'),
      consequence: staying,
      caution: (at) => lastCoalOfTheUnwritten(at.state, at.side) ?? idleCaution(hasWritten(at), staying(at)),
    },
  },
});

/** Nothing has been rearranged yet in the phase of a side. */
export const cleanSlate = (name: string) =>
  unspoken(
    auto(name, 'CW-4.2a', ({ state }) => {
      state.shifted = [];
      state.divisions = [];
    }),
  );

export const allOrders = sequence('orders', 'CW-4.2a', [
  releaseEscorts,
  titled('Orders that cannot be carried out', impossibleOrders),
  pursuits,
  cleanSlate('allied-slate'),
  alliedOrders,
  convoysSetOut,
  cleanSlate('central-slate'),
  centralOrders,
]);
