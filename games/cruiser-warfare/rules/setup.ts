/** CW-3.0, CW-13.0: before the first turn. */
import { check, d6, exactly, twoD6 } from '../../../kernel/index.ts';
import type { Group } from '../data/forces.ts';
import type { Area } from '../data/map.ts';
import { AREAS, ETAPPE_AREAS, GERMAN_PORTS } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto, choice, sequence, theAllies, theCentral } from '../kind.ts';
import type { Fleet, FleetId, Mission, PieceId, ShipId, Side, State, Variant } from '../state.ts';
import { arrive, launchAll } from './arrivals.ts';
import { decoysMayStart, placeDecoy } from './decoys.ts';
import { enter, italianRoll } from './entry.ts';
import { flagsFor, hoist } from './flags.ts';
import { comeIntoSight, fleetsIn, inAnyOrder, isOfType, markersLeft, raise, shipsIn } from './fleet.ts';
import { add, additionsFor, combinationsFor, combine, divide, divisionsFor } from './grouping.ts';
import { changeMission, missionsFor } from './missions.ts';
import type { Place } from './pieces.ts';
import { shift, shiftsFor } from './pieces.ts';
import type { Plot } from './plotting.ts';
import { plot, plotsFor } from './plotting.ts';
import { dutchRoll } from './raiding.ts';
import { forcesOf, isDue } from './reinforcements.ts';
import { cardOf, cardsOf, close, open, thenClose } from './sheets.ts';
import { lyingIn, post, postingsFor, recall, recallsFor } from './stations.ts';
import type { Total } from './totals.ts';
import { eachTotal, totalRows } from './totals.ts';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** CW-10.6a */
export const etappenRoll = check<Record<never, never>, Total>(
  'etappen',
  'CW-10.6a',
  'Etappen',
  {},
  {
    dice: twoD6,
    modifiers: [],
    rows: totalRows,
    outcomes: eachTotal((total) => `coal in ${total} areas`),
  },
);

type Face = (typeof FACES)[number];

const dieFor = (name: string, rule: string, title: string, outcomes: Readonly<Record<Face, string>>) =>
  check<Record<never, never>, Face>(
    name,
    rule,
    title,
    {},
    {
      dice: d6,
      modifiers: [],
      rows: FACES.map((face) => exactly([Number(face)], face)),
      outcomes,
    },
  );

/** CW-10.82 */
export const stocksRoll = dieFor('stocks', 'CW-10.82', 'Ammunition', {
  1: 'in one port',
  2: 'in two ports',
  3: 'in three ports',
  4: 'in four ports',
  5: 'in every port',
  6: 'in every port',
});
/** CW-15.5a */
export const variantRoll = dieFor('variant', 'CW-15.5a', 'Variant forces', {
  1: 'the first',
  2: 'the second',
  3: 'the third',
  4: 'the fourth',
  5: 'the fifth',
  6: 'the sixth',
});

/** CW-15.5a, CW-15.5-A4: dice that both sides see. */
const variants = auto('variants', 'CW-15.5a', (g) => {
  const { state } = g;
  const given: Record<Side, Variant> = { allied: state.readings['allied-variant'], central: state.readings['central-variant'] };
  for (const side of ['allied', 'central'] as const) {
    if (given[side] === 'roll') state.variants[side] = g.roll(variantRoll, {}, side);
    if (state.variants[side] !== 'none') g.note?.({ type: 'variant', side, number: state.variants[side] });
  }
  if (state.variants.allied === '4' && g.roll(dutchRoll, {}) === 'war') enter(g, 'dutch');
});

/** CW-10.6a, CW-10.82, CW-12.2a: three rolls that the Allies never see. Six means every port. */
const secretDice = auto('secret-dice', 'CW-10.6a', (g) => {
  const { secrets } = g.state;
  secrets.etappenDue = Number(g.roll(etappenRoll, {}, undefined, ['central']));
  secrets.stocksDue = Math.min(GERMAN_PORTS.length, Number(g.roll(stocksRoll, {}, undefined, ['central'])));
  secrets.italy = g.roll(italianRoll, {}, undefined, ['central']) === 'war';
});

/** CW-3.1b: each group one fleet to begin with, gunboats by themselves on station; then the owner rearranges them. */
const forces = auto('forces', 'CW-13.0', (g) => {
  g.state.placing = ['allied', 'central'];
  for (const group of forcesOf(g.state)) if (group.coming.with === 'start' && group.id !== SPEE && isDue(g.state, group)) deploy(g, group);
  if (g.state.entered.dutch > 0) for (const group of forcesOf(g.state)) if (group.coming.with === 'dutch') deploy(g, group);
});

const SPEE = 'spee';

function deploy(g: Play, group: Group): void {
  const { state } = g;
  const [area] = group.areas;
  if (area === undefined) return;
  if (group.side === 'allied' && group.ships.every((id) => isOfType(id, 'GB'))) {
    launchAll(state, lyingIn(state, area, 'station'), group.ships);
    state.arrived.push(group.id);
    return;
  }
  const fleet = arrive(g, group, area, group.side === 'central' ? { mission: 'raid' } : {});
  if (group.side === 'central') sendCruisersApart(state, fleet);
}

/** Every light cruiser of a mixed group has a marker of her own, as her captain would wish. */
function sendCruisersApart(state: State, fleet: Fleet): void {
  const cruisers = fleet.pieces.filter((id) => isOfType(id, 'CL'));
  for (const id of cruisers) {
    if (fleet.pieces.length === 1 || markersLeft(state, 'central') <= stillToSettle(state)) return;
    fleet.pieces = fleet.pieces.filter((each) => each !== id);
    raise(state, { side: 'central', post: 'marker', area: fleet.area, mission: 'raid' }).pieces.push(id);
  }
  if (!shipsIn(state, fleet).some((id) => isOfType(id, 'CL'))) fleet.mission = 'intercept';
}

/** Central groups of the lists that need a marker yet, Spee's among them. */
const stillToSettle = (state: State): number =>
  forcesOf(state).filter(({ side, coming, id }) => side === 'central' && coming.with === 'start' && !state.arrived.includes(id)).length;

const cleanSheet = (name: string) =>
  auto(name, 'CW-3.1b', ({ state }) => {
    state.sheet = null;
    state.shifted = [];
    state.divisions = [];
  });

/** CW-3.1b, CW-11.7a, CW-5.5n, CW-9.1 */
const alliedSetUp = choice<{
  open: FleetId;
  close: true;
  station: PieceId;
  blockade: PieceId;
  recall: readonly [PieceId, FleetId | 'new'];
  combine: readonly [FleetId, FleetId];
  divide: PieceId;
  add: readonly [PieceId, FleetId];
  shift: readonly [ShipId, Place];
  decoy: Area;
  done: true;
}>('allied-set-up', 'CW-3.1b', {
  who: theAllies,
  offer: ({ state }) => {
    const fleet = cardOf(state, 'allied');
    if (!fleet) return { open: cardsOf(state, 'allied'), decoy: decoyAreas(state, 'allied'), done: true };
    return {
      station: postingsFor(state, fleet, 'station'),
      blockade: postingsFor(state, fleet, 'blockade'),
      recall: recallsFor(state, fleet),
      combine: combinationsFor(state, fleet),
      divide: divisionsFor(state, fleet),
      add: additionsFor(state, fleet),
      shift: shiftsFor(state, fleet),
      close: true,
    };
  },
  picks: {
    open,
    close,
    station: (g, piece) => post(g, piece, 'station'),
    blockade: (g, piece) => post(g, piece, 'blockade'),
    recall,
    combine: thenClose(combine),
    divide: (g, piece) => divide(g, piece, true),
    add,
    shift: ({ state }, target) => shift(state, target),
    decoy: ({ state }, area) => placeDecoy(state, 'allied', area),
  },
  ends: { done: () => {} },
});

/** CW-15.3a: where the lists have ships of the side begin. */
function decoyAreas(state: State, side: Side): Area[] {
  if (!decoysMayStart(state, side)) return [];
  const groups = forcesOf(state).filter((group) => group.side === side && state.arrived.includes(group.id));
  return [...new Set(groups.flatMap(({ areas }) => areas))];
}

const speeGroup = (state: State): Group | undefined => forcesOf(state).find(({ id }) => id === SPEE && !state.arrived.includes(id));

/** CW-10.6a, CW-10.82: still to be designated. */
const etappenFor = ({ secrets: { etappen, etappenDue } }: State): Area[] =>
  etappen.length < etappenDue ? ETAPPE_AREAS.filter((area) => !etappen.includes(area)) : [];
const stocksFor = ({ secrets: { stocks, stocksDue } }: State): Area[] =>
  stocks.length < stocksDue ? GERMAN_PORTS.filter((area) => !stocks.includes(area)) : [];

/** What can be written on a fleet's card before the war. */
const onCard = (state: State, fleet: Fleet, mayDivide: boolean) => ({
  flag: flagsFor(state, fleet),
  mission: missionsFor(state, fleet),
  combine: combinationsFor(state, fleet),
  divide: mayDivide ? divisionsFor(state, fleet) : [],
  add: additionsFor(state, fleet),
  plot: plotsFor(state, fleet),
});

/** CW-3.3, CW-12.5: one question, so that nothing in it tells the Allies anything. */
const centralSetUp = choice<{
  open: FleetId;
  close: true;
  spee: Area;
  etappe: Area;
  stock: Area;
  flag: readonly [string, ShipId];
  mission: readonly [FleetId, Mission];
  combine: readonly [FleetId, FleetId];
  divide: PieceId;
  add: readonly [PieceId, FleetId];
  decoy: Area;
  plot: readonly [FleetId, Plot];
  done: true;
}>('central-set-up', 'CW-3.3', {
  who: theCentral,
  offer: ({ state }) => {
    const spee = speeGroup(state)?.areas ?? [];
    const fleet = cardOf(state, 'central');
    if (fleet) return { ...onCard(state, fleet, spee.length === 0), close: true };
    const etappe = etappenFor(state);
    const stock = stocksFor(state);
    const isReady = spee.length + etappe.length + stock.length === 0;
    // A marker is kept for Spee until he has his.
    const decoy = spee.length > 0 ? [] : decoyAreas(state, 'central');
    return { spee, etappe, stock, decoy, open: cardsOf(state, 'central'), ...(isReady ? { done: true } : {}) };
  },
  picks: {
    open,
    close,
    spee: (g, area) => {
      const group = speeGroup(g.state);
      if (group) arrive(g, group, area, { mission: 'raid', hidden: true });
    },
    etappe: (g, area) => {
      g.state.secrets.etappen.push(area);
      g.note?.({ type: 'designated', what: 'etappe', area }, ['central']);
    },
    stock: (g, area) => {
      g.state.secrets.stocks.push(area);
      g.note?.({ type: 'designated', what: 'stock', area }, ['central']);
    },
    flag: ({ state }, flag) => hoist(state, flag),
    mission: changeMission,
    combine: thenClose(combine),
    divide: (g, piece) => divide(g, piece, false),
    add,
    decoy: ({ state }, area) => placeDecoy(state, 'central', area),
    plot: thenClose(({ state }, target: readonly [FleetId, Plot]) => plot(state, target)),
  },
  ends: { done: () => {} },
});

/**
 * CW-3.1b, CW-3.1c: what has been laid out lies open. All markers are named anew, so that no name tells how often they were
 * rearranged, or which of several in one place was there first and for which ships.
 */
const layOpen = (name: string, side: Side) =>
  auto(name, 'CW-3.1c', (g) => {
    const { state } = g;
    state.placing = state.placing.filter((each) => each !== side);
    state.serial.token[side] = 0;
    for (const area of AREAS) {
      const there = fleetsIn(state, side, area).filter(({ hidden }) => !hidden);
      const markers = there.filter(({ post: how }) => how === 'marker');
      const lying = there.filter(({ post: how }) => how !== 'marker');
      for (const fleet of [...inAnyOrder(g, markers), ...lying]) comeIntoSight(state, fleet);
    }
  });

export const setUp = sequence('set-up', 'CW-13.0', [
  variants,
  secretDice,
  forces,
  cleanSheet('allied-cards'),
  alliedSetUp,
  layOpen('allied-fleets-lie-open', 'allied'),
  cleanSheet('central-cards'),
  centralSetUp,
  layOpen('central-fleets-lie-open', 'central'),
]);
