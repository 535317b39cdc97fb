/** CW-4.2: the Orders Phase. Allied arrangements first (CW-11.7a), then the Central Powers write. */
import { isUndamaged } from '../../../tactical/vessel.ts';
import type { Play } from '../kind.ts';
import { auto, choice, sequence, theAllies, theCentral } from '../kind.ts';
import type { Act, Arm, Fleet, FleetId, Mission, PieceId, ShipId, State } from '../state.ts';
import { mayTakeTorpedoes } from './ammunition.ts';
import { isOffTsingtao } from './bonds.ts';
import { mayCoalIn } from './coaling.ts';
import { convoysSetOut, depart, departuresFor } from './convoys.ts';
import { decoysFor, splitDecoy, withdrawableDecoys, withdrawDecoy } from './decoys.ts';
import { escort, escortsFor, releaseEscorts } from './escort.ts';
import { feedsFor } from './feeding.ts';
import { flagsFor, hoist } from './flags.ts';
import { fleetOf, holderOf, isPrize, shipOf, shipsIn } from './fleet.ts';
import { isFree, mayTakeIn } from './free.ts';
import { add, additionsFor, combinationsFor, combine, divide, divisionsFor } from './grouping.ts';
import { impossibleOrders } from './impossible-orders.ts';
import { changeMission, missionsFor } from './missions.ts';
import type { Place } from './pieces.ts';
import { shift, shiftsFor } from './pieces.ts';
import type { Plot } from './plotting.ts';
import { fuelWarning, plot, plotsFor } from './plotting.ts';
import { pursuits } from './pursuit.ts';
import { refit, refitsFor } from './repairs.ts';
import { scuttle, scuttleWarning } from './scuttling.ts';
import { cardOf, cardsOf, close, open, thenClose } from './sheets.ts';
import { blockade, blockadesFor, post, postingsFor, recall, recallsFor } from './stations.ts';

/** What an Allied fleet may do instead of moving; told to the enemy as what it is, not by whom of the ships (CW-5.4c). */
type Work = Extract<Act, 'coal' | 'torpedoes' | 'repair'>;

function worksFor(state: State, fleet: Fleet): [FleetId, Work][] {
  if (fleet.decoy || !isFree(state, fleet)) return [];
  const works: [FleetId, Work][] = [[fleet.id, 'repair']];
  if (!mayTakeIn(state, fleet)) return works;
  if (mayCoalIn(state, fleet, fleet.area)) works.push([fleet.id, 'coal']);
  if (mayTakeTorpedoes(state, fleet)) works.push([fleet.id, 'torpedoes']);
  return works;
}

/** CW-5.4c: the marker and the activity are told, not the ships. */
function work(g: Play, [id, act]: readonly [FleetId, Work]): void {
  const fleet = fleetOf(g.state, id);
  fleet.order = { act, to: null };
  if (act !== 'repair') g.note?.({ type: 'announced', token: fleet.token, area: fleet.area, act });
}

/** CW-10.4: coal from a collier or a prize in company, in the turn in which it is given. */
function feed(g: Play, [from, to]: readonly [PieceId, PieceId]): void {
  for (const piece of [from, to]) {
    const fleet = holderOf(g.state, piece);
    if (fleet?.side === 'allied' && fleet.order.act !== 'feed') {
      fleet.order = { act: 'feed', to: null };
      g.note?.({ type: 'announced', token: fleet.token, area: fleet.area, act: 'feed' });
    }
    if (piece === from) fleet?.feeds.push({ from, to });
  }
}

/** The Central order to feed was written a turn ago; who gives to whom is settled now. */
const feedsOn = (state: State, fleet: Fleet): [PieceId, PieceId][] =>
  feedsFor(state, fleet, (each) => each.order.act === 'feed' || (each.side === 'allied' && mayTakeIn(state, each)));

const isDoubtful = (state: State, id: ShipId): boolean => {
  const ship = shipOf(state, id);
  return ship.starved || !isUndamaged(ship) || isPrize(id);
};

/** CW-8.4c: prizes and damaged ships at once; any ship at all once its owner says that he means it. */
const scuttlesFor = (state: State, fleet: Fleet): ShipId[] => {
  const ships = shipsIn(state, fleet);
  return state.scuttling ? ships : ships.filter((id) => isDoubtful(state, id));
};

const mayMeanIt = ({ scuttling }: State, { pieces }: Fleet): true | undefined => (scuttling || pieces.length === 0 ? undefined : true);

/** CW-12.43: four ships of the Japanese fleets at Tsingtao may go where they like. */
const freeable = (state: State, fleet: Fleet): ShipId[] =>
  state.freeing === 0 ? [] : shipsIn(state, fleet).filter((id) => !state.freed.includes(id) && isOffTsingtao(id));

const meanIt = ({ state }: Play): void => {
  state.scuttling = true;
};

const alliedOrders = choice<{
  open: FleetId;
  close: true;
  station: PieceId;
  blockade: FleetId;
  recall: readonly [PieceId, FleetId | 'new'];
  work: readonly [FleetId, Work];
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
  flag: readonly [string, ShipId];
  scuttling: true;
  scuttle: ShipId;
  done: true;
}>('allied-orders', 'CW-4.2b', {
  who: theAllies,
  offer: ({ state }) => {
    const fleet = cardOf(state, 'allied');
    if (!fleet) return { open: cardsOf(state, 'allied'), done: true };
    return {
      station: postingsFor(state, fleet, 'station'),
      blockade: blockadesFor(state, fleet),
      recall: recallsFor(state, fleet),
      work: worksFor(state, fleet),
      feed: feedsOn(state, fleet),
      depart: departuresFor(state, fleet),
      escort: escortsFor(state, fleet),
      mission: missionsFor(state, fleet),
      combine: combinationsFor(state, fleet),
      divide: divisionsFor(state, fleet),
      add: additionsFor(state, fleet),
      shift: shiftsFor(state, fleet),
      decoy: decoysFor(state, fleet),
      'withdraw-decoy': withdrawableDecoys(fleet),
      refit: refitsFor(state, fleet),
      free: freeable(state, fleet),
      flag: flagsFor(state, fleet),
      scuttle: scuttlesFor(state, fleet),
      scuttling: mayMeanIt(state, fleet),
      close: true,
    };
  },
  picks: {
    open,
    close,
    station: (g, piece) => post(g, piece, 'station'),
    blockade: thenClose(blockade),
    recall,
    work: thenClose(work),
    feed,
    depart: thenClose(depart),
    escort: thenClose(({ state }, pair: readonly [FleetId, FleetId]) => escort(state, pair)),
    mission: changeMission,
    combine: thenClose(combine),
    divide: (g, piece) => divide(g, piece, true),
    add,
    shift: ({ state }, target) => shift(state, target),
    decoy: splitDecoy,
    'withdraw-decoy': withdrawDecoy,
    flag: ({ state }, flag) => hoist(state, flag),
    refit,
    free: ({ state }, id) => {
      state.freeing--;
      state.freed.push(id);
    },
    scuttling: meanIt,
    scuttle,
  },
  ends: { done: () => {} },
  cautions: { scuttle: scuttleWarning },
});

const centralOrders = choice<{
  open: FleetId;
  close: true;
  plot: readonly [FleetId, Plot];
  feed: readonly [PieceId, PieceId];
  mission: readonly [FleetId, Mission];
  combine: readonly [FleetId, FleetId];
  divide: PieceId;
  drop: PieceId;
  add: readonly [PieceId, FleetId];
  decoy: FleetId;
  'withdraw-decoy': FleetId;
  scuttling: true;
  scuttle: ShipId;
  done: true;
}>('central-orders', 'CW-4.2a', {
  who: theCentral,
  offer: ({ state }) => {
    const fleet = cardOf(state, 'central');
    if (!fleet) return { open: cardsOf(state, 'central'), done: true };
    const pieces = divisionsFor(state, fleet);
    return {
      plot: plotsFor(state, fleet),
      feed: feedsOn(state, fleet),
      mission: missionsFor(state, fleet),
      combine: combinationsFor(state, fleet),
      divide: pieces,
      drop: pieces,
      add: additionsFor(state, fleet),
      decoy: decoysFor(state, fleet),
      'withdraw-decoy': withdrawableDecoys(fleet),
      scuttle: scuttlesFor(state, fleet),
      scuttling: mayMeanIt(state, fleet),
      close: true,
    };
  },
  picks: {
    open,
    close,
    plot: thenClose(({ state }, target: readonly [FleetId, Plot]) => plot(state, target)),
    feed,
    mission: changeMission,
    combine: thenClose(combine),
    divide: (g, piece) => divide(g, piece, false),
    drop: (g, piece) => divide(g, piece, true),
    add,
    decoy: splitDecoy,
    'withdraw-decoy': withdrawDecoy,
    scuttling: meanIt,
    scuttle,
  },
  ends: { done: () => {} },
  cautions: { plot: ({ state }, target) => fuelWarning(state, target), scuttle: scuttleWarning },
});

/** A clean sheet for each side. */
const cleanSheet = (name: string) =>
  auto(name, 'CW-4.2a', ({ state }) => {
    state.sheet = null;
    state.shifted = [];
    state.divisions = [];
    state.scuttling = false;
  });

export const allOrders = sequence('orders', 'CW-4.2a', [
  releaseEscorts,
  impossibleOrders,
  pursuits,
  cleanSheet('allied-cards'),
  alliedOrders,
  convoysSetOut,
  cleanSheet('central-cards'),
  centralOrders,
]);
