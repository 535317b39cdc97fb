/** Worlds that differ in what the Allies alone know. */
import type { Area } from '../../data/areas.ts';
import type { ConvoyFacts } from '../../data/convoys.ts';
import { CONVOYS } from '../../data/convoys.ts';
import { BUILT_IN, distance, neighbours, ratingOf } from '../../data/data.ts';
import type { Play } from '../../kind.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { pieceOf, raise, shipOf, shipsIn } from '../../rules/fleet.ts';
import type { Fleet, Mission, ShipId } from '../../state.ts';
import type { Deal, Lot } from './dealt.ts';
import { inSight, SEAS, shuffled } from './dealt.ts';

const CRUISERS: readonly ShipId[] = [
  ...['kent', 'hampshire', 'minotaur', 'warrior', 'good-hope', 'fox', 'weymouth', 'glasgow', 'bristol', 'sydney', 'australia', 'glory'],
  ...['montcalm', 'dupleix', 'askold', 'inflexible', 'canopus', 'british-collier-1', 'venus', 'juno'],
];
const ESCORTS: readonly ShipId[] = ['melbourne', 'encounter', 'pioneer', 'psyche'];
const OLD: readonly ShipId[] = ['diana', 'talbot', 'isis', 'minerva', 'highflyer', 'astraea'];
const JAPANESE: readonly ShipId[] = ['iwami', 'sagami', 'suo', 'tango', 'yahagi', 'hirado'];
const FLOTILLA: readonly ShipId[] = ['river-1', 'river-2', 'river-3', 'river-4'];

const STATION: Area = 'azores';
const BLOCKADE: Area = 'gulf-of-guinea';
/** So far from ships that lie in the open that no raider comes upon them, who are easily found. */
export const FAR: readonly Area[] = SEAS.filter((area) => [STATION, BLOCKADE].every((other) => distance(BUILT_IN, area, other) > 4));

export function dealQuarry(g: Play, openly: Lot): void {
  const { state } = g;
  for (const [place, ships] of [['emden', 'german-collier-1'], ['nurnberg'], ['karlsruhe'], ['scharnhorst', 'gneisenau']].entries())
    launchAll(
      BUILT_IN,
      state,
      raise(state, { side: 'central', post: 'marker', area: openly(FAR), mission: 'raid', hidden: place > 1 }),
      ships,
    );
}

function equip(g: Play, fleet: Fleet, secretly: Lot): void {
  const { state } = g;
  for (const id of fleet.pieces) pieceOf(state, id).fuel -= secretly([0, 1, 2]);
  for (const id of shipsIn(state, fleet)) {
    const rating = ratingOf(BUILT_IN, id);
    const hull = rating.hull.boxes > 3 ? secretly([0, 1, 2, 3]) : 0;
    const secondary = rating.secondary.boxes > 1 ? secretly([0, 1]) : 0;
    const tertiary = rating.tertiary.boxes > 1 ? secretly([0, 1]) : 0;
    Object.assign(shipOf(state, id), { hull, secondary, tertiary, launched: secretly([true, false]) });
  }
}

/** The shortest way. */
const routeFrom = (from: Area, to: Area): Area[] => {
  const next = neighbours(BUILT_IN, from).find((area) => distance(BUILT_IN, area, to) < distance(BUILT_IN, from, to));
  return next === undefined ? [] : [next, ...routeFrom(next, to)];
};

type Plan = Pick<Fleet, 'post' | 'mission' | 'area'> & { readonly ships: readonly ShipId[] };

const lying = (post: Fleet['post'], mission: Mission, area: Area, ships: readonly ShipId[]): Plan => ({ post, mission, area, ships });

interface Ground {
  readonly flotilla: readonly ShipId[];
  readonly decoys: boolean;
  readonly convoy: ConvoyFacts;
  readonly quarry: Area;
}

/** Who they are is secret, and so is the order in which the fleets were formed; not where they lie. */
function plansFor(openly: Lot, secretly: Lot, { flotilla, decoys, convoy, quarry }: Ground): readonly Plan[] {
  const { from, ships: troops } = convoy;
  const cruisers = shuffled(secretly, CRUISERS);
  const old = shuffled(secretly, OLD);
  const some = (...counts: readonly number[]): ShipId[] => cruisers.splice(0, secretly(counts));
  return [
    lying('marker', 'intercept', openly(FAR), [...some(3, 4), ...(secretly([true, false]) ? flotilla : [])]),
    lying('marker', 'intercept', openly(FAR), some(1, 2, 3)),
    lying('marker', 'intercept', openly([true, false]) ? quarry : openly(FAR), decoys && secretly([true, false]) ? [] : some(1, 2)),
    lying('marker', 'intercept', 'bonin-islands', shuffled(secretly, JAPANESE).slice(0, secretly([2, 3]))),
    lying('marker', 'transport', from, troops.slice(0, secretly([2, 4, troops.length]))),
    lying('marker', 'escort', 'hawaii', some(1, 2)),
    lying('marker', 'escort', 'tahiti', some(1, 2)),
    lying('station', 'intercept', STATION, old.splice(0, 2)),
    lying('blockade', 'intercept', BLOCKADE, old.splice(0, 2)),
  ];
}

function raiseAll(g: Play, plans: readonly Plan[], secretly: Lot): readonly Fleet[] {
  const markers: Fleet[] = [];
  for (const [place, { ships, ...fields }] of shuffled(secretly, [...plans.entries()])) {
    const fleet = raise(g.state, { side: 'allied', ...fields, hidden: true, decoy: ships.length === 0 });
    launchAll(BUILT_IN, g.state, fleet, ships);
    if (fields.mission !== 'transport') equip(g, fleet, secretly);
    markers[place] = fleet;
  }
  inSight(g, markers);
  return markers;
}

/** With escorts beside it, of whom nobody else knows, and two on their way to it. */
function formConvoy({ state }: Play, fleet: Fleet, { id, from, to }: ConvoyFacts, secretly: Lot): void {
  fleet.route = routeFrom(from, to);
  state.convoys.push({ id, calledIn: 3, fleet: fleet.id, arrivedIn: 0, done: false });
  for (const escort of state.fleets) if (escort.mission === 'escort') escort.charge = fleet.id;
  const ships = shuffled(secretly, ESCORTS);
  for (let escorts = secretly([0, 1, 2]); escorts > 0; escorts--) {
    const fields = { side: 'allied', post: 'marker', mission: 'escort', area: from } as const;
    launchAll(BUILT_IN, state, raise(state, { ...fields, hidden: true, charge: fleet.id }), ships.splice(0, secretly([1, 2])));
  }
}

/** Markers, ships lying in the open and a convoy, in the same places in both worlds. */
const dealWith =
  (flotilla: readonly ShipId[]): Deal =>
  (g, openly, secretly) => {
    const { state } = g;
    dealQuarry(g, openly);
    const [convoy] = CONVOYS;
    if (!convoy) throw new Error('there is no convoy');
    const quarry = state.fleets[0]?.area ?? STATION;
    const decoys = state.readings.decoys === 'on';
    const markers = raiseAll(g, plansFor(openly, secretly, { flotilla, decoys, convoy, quarry }), secretly);
    const troops = markers.find(({ mission }) => mission === 'transport');
    if (troops) formConvoy(g, troops, convoy, secretly);
    // Two of them hunt, and lose the enemy.
    for (const hunter of markers.slice(1, 3)) hunter.pursuit = { quarry: 'central-1', marker: 'central-marker-1', turns: 2, caught: false };
    state.pools.allied = shuffled(secretly, state.pools.allied);
    state.freeing = 4;
  };

export const dealHunters = dealWith(FLOTILLA);

/** For more turns than the coal of destroyers lasts: a marker with nobody left under it is taken off the map, and everybody sees it. */
export const dealCruisers = dealWith([]);
