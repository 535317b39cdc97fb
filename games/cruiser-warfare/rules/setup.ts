/** CW-3.0, CW-13.0: before the first turn. */
import type { Reason } from '../../../kernel/index.ts';
import { check, counted, d6, done, exactly, leftOver, secretAmount, titled, twoD6 } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS, GERMAN_PORTS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { Group } from '../data/forces.ts';
import type { OrderVerb, Play } from '../kind.ts';
import { auto, decision, sequence, theAllies, theCentral } from '../kind.ts';
import type { Fleet, FleetId, Mission, PieceId, ShipId, Side, State, Variant } from '../state.ts';
import type { View } from '../view.ts';
import { within } from '../words/names.ts';
import { arrive, launchAll } from './arrivals.ts';
import { beginningWithDecoy } from './decoys.ts';
import { enter, italianRoll } from './entry.ts';
import { ownFleets } from './filing.ts';
import { newFlagship } from './flags.ts';
import { comeIntoSight, fleetsIn, inAnyOrder, isOfType, markersLeft, raise, shipsIn } from './fleet.ts';
import { addingPiece, combining, formingFleet, sailingApart } from './grouping.ts';
import { newMission } from './missions.ts';
import { cleanSlate } from './orders.ts';
import type { Place } from './pieces.ts';
import { shifting } from './pieces.ts';
import type { Plot } from './plotting.ts';
import { plotting } from './plotting.ts';
import { dutchRoll } from './raiding.ts';
import { forcesOf, isDue } from './reinforcements.ts';
import { beginningInBlockade, goingOnStation, lyingIn, recalling } from './stations.ts';

/** CW-10.6a */
export const etappenRoll = secretAmount('etappen', 'CW-10.6a', 'Etappen', {
  dice: twoD6,
  words: (total) => `coal in ${total} areas`,
  worth: (total) => total,
});

const ports = (face: number): number => Math.min(GERMAN_PORTS.length, face);

/** CW-10.82: six means every port. */
export const stocksRoll = secretAmount('stocks', 'CW-10.82', 'Ammunition', {
  dice: d6,
  words: (face) => (face === 1 ? 'in one port' : ports(face) === GERMAN_PORTS.length ? 'in every port' : `in ${face} ports`),
  worth: ports,
});

const VARIANTS = ['1', '2', '3', '4', '5', '6'] as const;

/** CW-15.5a */
export const variantRoll = check<(typeof VARIANTS)[number]>('variant', 'CW-15.5a', 'Variant forces', {
  dice: d6,
  rows: VARIANTS.map((number) => exactly([Number(number)], number)),
  outcomes: { 1: 'the first', 2: 'the second', 3: 'the third', 4: 'the fourth', 5: 'the fifth', 6: 'the sixth' },
});

/** CW-15.5a, CW-15.5-A4: dice that both sides see. */
const variants = auto('variants', 'CW-15.5a', (g) => {
  const { state } = g;
  const given: Record<Side, Variant> = { allied: state.readings['allied-variant'], central: state.readings['central-variant'] };
  for (const side of ['allied', 'central'] as const) {
    if (given[side] === 'roll') state.variants[side] = g.roll(variantRoll, {}, { about: side, by: side });
    if (state.variants[side] !== 'none') g.tell?.({ type: 'variant', side, number: state.variants[side] });
  }
  if (state.variants.allied === '4' && g.roll(dutchRoll, {}) === 'war') enter(g, 'dutch');
});

/** CW-10.6a, CW-10.82, CW-12.2a: three rolls that the Allies never see. */
const secretDice = auto('secret-dice', 'CW-10.6a', (g) => {
  const { secrets } = g.state;
  secrets.etappenDue = g.rollFor(['central'], etappenRoll, {}, { by: 'central' });
  secrets.stocksDue = ports(g.rollFor(['central'], stocksRoll, {}, { by: 'central' }));
  secrets.italy = g.rollFor(['central'], italianRoll, {}, { by: 'central' }) === 'war';
});

/** CW-3.1b: each group one fleet to begin with, gunboats by themselves on station; then the owner rearranges them. */
const forces = auto('forces', 'CW-13.0', (g) => {
  g.state.placing = ['allied', 'central'];
  for (const group of forcesOf(g.data, g.state))
    if (group.coming.with === 'start' && group.id !== SPEE && isDue(g.state, group)) deploy(g, group);
  if (g.state.entered.dutch > 0) for (const group of forcesOf(g.data, g.state)) if (group.coming.with === 'dutch') deploy(g, group);
});

const SPEE = 'spee';

function deploy(g: Play, group: Group): void {
  const { data, state } = g;
  const [area] = group.areas;
  if (area === undefined) return;
  if (group.side === 'allied' && group.ships.every((id) => isOfType(id, 'GB'))) {
    launchAll(data, state, lyingIn(state, area, 'station'), group.ships);
    state.arrived.push(group.id);
    return;
  }
  const fleet = arrive(g, group, area, group.side === 'central' ? { mission: 'raid' } : {});
  if (group.side === 'central') sendCruisersApart(data, state, fleet);
}

/** Every light cruiser of a mixed group has a marker of her own, as her captain would wish. */
function sendCruisersApart(data: Data, state: State, fleet: Fleet): void {
  const cruisers = fleet.pieces.filter((id) => isOfType(id, 'CL'));
  for (const id of cruisers) {
    if (fleet.pieces.length === 1 || markersLeft(state, 'central') <= stillToSettle(data, state)) return;
    fleet.pieces = fleet.pieces.filter((each) => each !== id);
    raise(state, { side: 'central', post: 'marker', area: fleet.area, mission: 'raid', pieces: [id] });
  }
  if (!shipsIn(state, fleet).some((id) => isOfType(id, 'CL'))) fleet.mission = 'intercept';
}

/** Central groups of the lists that need a marker yet, Spee's among them. */
const stillToSettle = (data: Data, state: State): number =>
  forcesOf(data, state).filter(({ side, coming, id }) => side === 'central' && coming.with === 'start' && !state.arrived.includes(id))
    .length;

/** CW-15.3a: where the lists have ships of the side begin. */
function decoyAreas(data: Data, state: State, side: Side): Area[] {
  if (side === 'central' && !hasSpee(data, state)) return [];
  const groups = forcesOf(data, state).filter((group) => group.side === side && state.arrived.includes(group.id));
  return [...new Set(groups.flatMap(({ areas }) => areas))];
}

const speeGroup = (data: Data, state: State): Group | undefined =>
  forcesOf(data, state).find(({ id }) => id === SPEE && !state.arrived.includes(id));

/** A marker is kept for Spee until he has his. */
const hasSpee = (data: Data, state: State): boolean => speeGroup(data, state) === undefined;

/** CW-10.6a, CW-10.82: still to be designated. */
const etappenFor = (data: Data, { secrets: { etappen, etappenDue } }: State): Area[] =>
  etappen.length < etappenDue ? data.etappeAreas.filter((area) => !etappen.includes(area)) : [];
const stocksFor = ({ secrets: { stocks, stocksDue } }: State): Area[] =>
  stocks.length < stocksDue ? GERMAN_PORTS.filter((area) => !stocks.includes(area)) : [];

export type AlliedSetUp = {
  station: PieceId;
  blockade: PieceId;
  recall: readonly [PieceId, FleetId | 'new'];
  combine: readonly [FleetId, FleetId];
  divide: PieceId;
  add: readonly [PieceId, FleetId];
  shift: readonly [ShipId, Place];
  decoy: Area;
  done: true;
};

/** CW-3.1b, CW-11.7a, CW-5.5n, CW-9.1 */
export const alliedSetUp = decision<AlliedSetUp>('allied-set-up', 'CW-3.1b', {
  who: theAllies,
  asks: () => 'Arrange your fleets for the war: divide and combine them, put ships on station or in blockade.',
  pieces: ownFleets,
  verbs: {
    station: goingOnStation,
    blockade: beginningInBlockade,
    recall: recalling,
    combine: combining,
    divide: formingFleet,
    add: addingPiece,
    shift: shifting,
    decoy: beginningWithDecoy(decoyAreas),
    done: {
      ...done(),
      consequence: (at) => leftOver(ownFleets(at), 'fleet begins as it lies', 'fleets begin as they lie'),
    },
  },
});

/** CW-10.6a, CW-10.82: what is laid in before the war, and told to nobody else. */
const designating = (
  what: 'etappe' | 'stock',
  left: (data: Data, state: State) => Area[],
  inWords: string,
  why: Reason,
): OrderVerb<Area> => ({
  of: ({ data, state }) => left(data, state),
  label: (_, area) => `${inWords} ${within(area)}`,
  why: () => why,
  does: (g, area) => {
    g.state.secrets[what === 'etappe' ? 'etappen' : 'stocks'].push(area);
    g.whisper?.(['central'], { type: 'designated', what, area });
  },
});

const settingSpee: OrderVerb<Area> = {
  of: ({ data, state }) => speeGroup(data, state)?.areas ?? [],
  label: (_, area) => `Spee begins ${within(area)}`,
  why: () => ({ words: 'Spee begins in one of the areas of his list, and once', rule: 'CW-12.5' }),
  does: (g, area) => {
    const group = speeGroup(g.data, g.state);
    if (group) arrive(g, group, area, { mission: 'raid', hidden: true });
  },
};

const sailingApartFromSpee: OrderVerb<PieceId> = {
  ...sailingApart,
  of: (at, fleet) => (hasSpee(at.data, at.state) ? sailingApart.of(at, fleet) : []),
  why: (at, target) =>
    hasSpee(at.data, at.state) ? sailingApart.why(at, target) : { words: 'a marker is kept for Spee until he has his', rule: 'CW-12.5' },
};

const isPrepared = (data: Data, state: State): boolean =>
  hasSpee(data, state) && etappenFor(data, state).length + stocksFor(state).length === 0;

export type CentralSetUp = {
  spee: Area;
  etappe: Area;
  stock: Area;
  flag: readonly [leader: string, ShipId];
  mission: readonly [FleetId, Mission];
  combine: readonly [FleetId, FleetId];
  divide: PieceId;
  add: readonly [PieceId, FleetId];
  plot: readonly [FleetId, Plot];
  decoy: Area;
  done: true;
};

/** CW-10.6a, CW-10.82: how many places are still to be named, of those that the dice have given. */
function stillToName({ secrets }: View): string {
  if (!secrets) return '';
  const [coal, shells] = [secrets.etappenDue - secrets.etappen.length, secrets.stocksDue - secrets.stocks.length];
  const left = [
    ...(coal > 0 ? [`${counted(coal, 'area')} where coal waits`] : []),
    ...(shells > 0 ? [`${counted(shells, 'port')} where shells lie`] : []),
  ];
  return left.length === 0 ? '' : ` Still to be named: ${left.join(' and ')}.`;
}

/** CW-3.3, CW-12.5: one question, so that nothing in it tells the Allies anything. */
export const centralSetUp = decision<CentralSetUp>('central-set-up', 'CW-3.3', {
  who: theCentral,
  asks: (view) => `Prepare your war: where Spee begins, where coal and shells wait, and the first orders.${stillToName(view)}`,
  pieces: ownFleets,
  verbs: {
    spee: settingSpee,
    etappe: designating('etappe', etappenFor, 'Coal of the Etappe', {
      words: 'as many areas as the dice gave, each once',
      rule: 'CW-10.6a',
    }),
    stock: designating('stock', (_, state) => stocksFor(state), 'Shells', {
      words: 'as many German ports as the die gave, each once',
      rule: 'CW-10.82',
    }),
    flag: newFlagship,
    mission: newMission,
    combine: combining,
    divide: sailingApartFromSpee,
    add: addingPiece,
    plot: plotting,
    decoy: beginningWithDecoy(decoyAreas),
    done: {
      ...done(),
      of: ({ data, state }) => isPrepared(data, state),
      why: () => ({ words: 'Spee, the coal of the Etappen and the shells come first', rule: 'CW-3.3' }),
      odds: 'the news and the weather of the first turn are nobody’s doing',
    },
  },
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
  titled('Etappen and stocks of shells', secretDice),
  titled('Forces at the start', forces),
  cleanSlate('allied-slate'),
  alliedSetUp,
  layOpen('allied-fleets-lie-open', 'allied'),
  cleanSlate('central-slate'),
  centralSetUp,
  layOpen('central-fleets-lie-open', 'central'),
]);
