/** Worlds that differ in what the Allies alone know, and how they act without betraying any of it. */
import type { Bot, Command } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import type { ConvoyFacts } from '../../data/convoys.ts';
import { CONVOYS } from '../../data/convoys.ts';
import type { Area } from '../../data/map.ts';
import { distance, neighbours } from '../../data/map.ts';
import type { CruiserWarfare, Table } from '../../kind.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { pieceOf, raise, shipOf, shipsIn, vesselFor } from '../../rules/fleet.ts';
import type { Fleet, Mission, ShipId } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Deal, Lot } from './dealt.ts';
import { alike, inSight, SEAS, shuffled } from './dealt.ts';

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
const FAR: readonly Area[] = SEAS.filter((area) => [STATION, BLOCKADE].every((other) => distance(area, other) > 4));

function dealQuarry(g: Table, openly: Lot): void {
  const { state } = g;
  for (const [place, ships] of [['emden', 'german-collier-1'], ['nurnberg'], ['karlsruhe'], ['scharnhorst', 'gneisenau']].entries())
    launchAll(state, raise(state, { side: 'central', post: 'marker', area: openly(FAR), mission: 'raid', hidden: place > 1 }), ships);
}

function equip(g: Table, fleet: Fleet, secretly: Lot): void {
  const { state } = g;
  for (const id of fleet.pieces) pieceOf(state, id).fuel -= secretly([0, 1, 2]);
  for (const id of shipsIn(state, fleet)) {
    const { rating } = vesselFor(id);
    const hull = rating.hull.boxes > 3 ? secretly([0, 1, 2, 3]) : 0;
    const secondary = rating.secondary.boxes > 1 ? secretly([0, 1]) : 0;
    const tertiary = rating.tertiary.boxes > 1 ? secretly([0, 1]) : 0;
    Object.assign(shipOf(state, id), { hull, secondary, tertiary, launched: secretly([true, false]) });
  }
}

/** The shortest way. */
const routeFrom = (from: Area, to: Area): Area[] => {
  const next = neighbours(from).find((area) => distance(area, to) < distance(from, to));
  return next === undefined ? [] : [next, ...routeFrom(next, to)];
};

type Plan = Pick<Fleet, 'post' | 'mission' | 'area'> & { readonly ships: readonly ShipId[] };

const lying = (post: Fleet['post'], mission: Mission, area: Area, ships: readonly ShipId[]): Plan => ({ post, mission, area, ships });

/** Who they are is secret, and so is the order in which the fleets were formed; not where they lie. */
function plansFor(openly: Lot, secretly: Lot, decoys: boolean, { from, ships: troops }: ConvoyFacts): readonly Plan[] {
  const cruisers = shuffled(secretly, CRUISERS);
  const old = shuffled(secretly, OLD);
  const some = (...counts: readonly number[]): ShipId[] => cruisers.splice(0, secretly(counts));
  return [
    lying('marker', 'intercept', openly(FAR), [...some(3, 4), ...(secretly([true, false]) ? FLOTILLA : [])]),
    lying('marker', 'intercept', openly(FAR), some(1, 2, 3)),
    lying('marker', 'intercept', openly(FAR), decoys && secretly([true, false]) ? [] : some(1, 2)),
    lying('marker', 'intercept', 'bonin-islands', shuffled(secretly, JAPANESE).slice(0, secretly([2, 3]))),
    lying('marker', 'transport', from, troops.slice(0, secretly([2, 4, troops.length]))),
    lying('marker', 'escort', 'hawaii', some(1, 2)),
    lying('marker', 'escort', 'tahiti', some(1, 2)),
    lying('station', 'intercept', STATION, old.splice(0, 2)),
    lying('blockade', 'intercept', BLOCKADE, old.splice(0, 2)),
  ];
}

function raiseAll(g: Table, plans: readonly Plan[], secretly: Lot): readonly Fleet[] {
  const markers: Fleet[] = [];
  for (const [place, { ships, ...fields }] of shuffled(secretly, [...plans.entries()])) {
    const fleet = raise(g.state, { side: 'allied', ...fields, hidden: true, decoy: ships.length === 0 });
    launchAll(g.state, fleet, ships);
    if (fields.mission !== 'transport') equip(g, fleet, secretly);
    markers[place] = fleet;
  }
  inSight(g, markers);
  return markers;
}

/** With escorts beside it, of whom nobody else knows, and two on their way to it. */
function formConvoy({ state }: Table, fleet: Fleet, { id, from, to }: ConvoyFacts, secretly: Lot): void {
  fleet.route = routeFrom(from, to);
  state.convoys.push({ id, calledIn: 3, fleet: fleet.id, arrivedIn: 0, done: false });
  for (const escort of state.fleets) if (escort.mission === 'escort') escort.charge = fleet.id;
  const ships = shuffled(secretly, ESCORTS);
  for (let escorts = secretly([0, 1, 2]); escorts > 0; escorts--) {
    const fields = { side: 'allied', post: 'marker', mission: 'escort', area: from } as const;
    launchAll(state, raise(state, { ...fields, hidden: true, charge: fleet.id }), ships.splice(0, secretly([1, 2])));
  }
}

/** Markers, ships lying in the open and a convoy, in the same places in both worlds. */
export const dealHunters: Deal = (g, openly, secretly) => {
  const { state } = g;
  dealQuarry(g, openly);
  const [facts] = CONVOYS;
  if (!facts) throw new Error('there is no convoy');
  const markers = raiseAll(g, plansFor(openly, secretly, state.readings.decoys === 'on', facts), secretly);
  const convoy = markers.find(({ mission }) => mission === 'transport');
  if (convoy) formConvoy(g, convoy, facts, secretly);
  // Two of them hunt, and lose the enemy.
  for (const hunter of markers.slice(1, 3)) hunter.pursuit = { quarry: 'central-1', marker: 'central-marker-1', turns: 2, caught: false };
  state.pools.allied = shuffled(secretly, state.pools.allied);
  state.freeing = 4;
};

/** How the Allies answer: visible things alike in both worlds, the rest as they like. */
export const unseenHunters =
  (seed: string): Bot<CruiserWarfare>['decide'] =>
  ({ side, question, view, chance }) => {
    const offered = [...commandsOf(side, question.offer)];
    const quiet = quietAt(seed, question.name, offered, view());
    const command = quiet[chance(quiet.length)];
    if (!command) throw new Error(`nothing quiet is offered at ${question.name}: ${JSON.stringify(offered.slice(0, 20))}`);
    return command;
  };

function quietAt(seed: string, question: string, offered: readonly Command[], view: View): readonly Command[] {
  const only = (verb: string): Command[] => offered.filter((command) => command.verb === verb);
  switch (question) {
    case 'allied-merchant-cruiser':
      return alike(2, seed, 'liner', view.turn) === 0 ? only('create').filter(({ target }) => target === 'bay-of-bengal') : only('done');
    case 'convoy-route':
      return only('via').slice(0, 1);
    case 'place-reinforcement':
      return only('place').slice(0, 1);
    case 'allied-orders':
    case 'allied-set-up':
      return atOrders(seed, offered, view);
    case 'allied-moves':
      return [moveOf(seed, only('move'), view) ?? only('done')[0]].filter((command) => command !== undefined);
    case 'search-and-raid':
      return only('search').length > 0 ? only('search') : only('done');
    default:
      return offered.filter(({ verb }) => verb === 'done' || verb === 'wait' || verb === 'let-go');
  }
}

const MOVING = 'allied-marker-2';

function moveOf(seed: string, moves: readonly Command[], { fleets, turn }: View): Command | undefined {
  const mover = fleets.find(({ token }) => token === MOVING);
  const ways = moves.filter(({ target }) => Array.isArray(target) && target[0] === mover?.id && FAR.some((area) => area === target[1]));
  return alike(3, seed, 'moves', turn) === 0 ? undefined : ways[alike(Math.max(1, ways.length), seed, 'way', turn)];
}

const isDividing = (seed: string, { token }: Fleet, { turn }: View): boolean =>
  token === 'allied-marker-1' && alike(2, seed, 'divides', turn) === 0;

function atOrders(seed: string, offered: readonly Command[], view: View): readonly Command[] {
  const card = view.fleets.find(({ id }) => id === view.card);
  if (card) return onCard(seed, offered, card, view);
  const due = view.turn > 0 ? view.fleets.find((fleet) => isDividing(seed, fleet, view)) : undefined;
  if (due) return offered.filter(({ verb, target }) => verb === 'open' && target === due.id);
  const done = offered.filter(({ verb }) => verb === 'done');
  const cards = offered.filter(({ verb }) => verb === 'open');
  return [...cards, ...cards.flatMap(() => done)];
}

/** Who goes in sight, or lies in the open counter by counter, is not touched. */
const QUIET: ReadonlySet<string> = new Set(['close', 'flag', 'refit', 'free']);
const UNDER_A_MARKER: ReadonlySet<string> = new Set(['split', 'merge']);

function onCard(seed: string, offered: readonly Command[], card: Fleet, view: View): readonly Command[] {
  if (view.turn > 0 && isDividing(seed, card, view)) return offered.filter(({ verb }) => verb === 'divide' || verb === 'decoy');
  return offered.filter(({ verb, target }) => {
    if (verb === 'work')
      return (
        Array.isArray(target) && target[1] === 'repair' && card.token !== MOVING && card.mission === 'intercept' && card.post === 'marker'
      );
    if (verb === 'combine') return card.hidden;
    return QUIET.has(verb) || (UNDER_A_MARKER.has(verb) && card.post === 'marker');
  });
}
