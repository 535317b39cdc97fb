/** Worlds that differ in what the Central Powers alone know. */
import type { Area } from '../../data/areas.ts';
import { AREA_FACTS, GERMAN_PORTS } from '../../data/areas.ts';
import { BUILT_IN, neighbours, ratingOf } from '../../data/data.ts';
import type { Play } from '../../kind.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { moveTo, pieceOf, raise, STAY, shipOf, shipsIn } from '../../rules/fleet.ts';
import type { Fleet, Mission, Order, Secrets, ShipId, State } from '../../state.ts';
import type { Deal, Lot } from './dealt.ts';
import { inSight, SEAS, shuffled } from './dealt.ts';

const HUNTERS: readonly (readonly ShipId[])[] = [
  ['kent'],
  ['fox', 'weymouth'],
  ['hampshire', 'river-1', 'river-2'],
  ['sydney', 'glory'],
  ['montcalm', 'british-collier-1'],
];

/** The Allies, alike in both worlds. */
export function dealAllies(g: Play, openly: Lot): void {
  const { state } = g;
  for (const ships of HUNTERS) {
    const fleet = raise(state, { side: 'allied', post: 'marker', area: openly(SEAS), mission: 'intercept' });
    launchAll(BUILT_IN, state, fleet, ships);
  }
  launchAll(BUILT_IN, state, raise(state, { side: 'allied', post: 'station', area: 'azores', mission: 'intercept' }), ['diana', 'talbot']);
}

const SQUADRON: readonly ShipId[] = ['scharnhorst', 'gneisenau', 'nurnberg', 'emden', 'leipzig', 'dresden', 'karlsruhe', 'konigsberg'];
const TRAIN: readonly ShipId[] = ['german-collier-1', 'prize-1', 'prize-2', 'cap-trafalgar'];
const GUNBOATS: readonly ShipId[] = ['geier', 'iltis', 's90'];

/** Coal for what is played, and whatever more. */
const LEAST_COAL = 9;

export function equip(g: Play, fleet: Fleet, secretly: Lot): void {
  const { state } = g;
  for (const id of fleet.pieces) {
    const piece = pieceOf(state, id);
    const most = ratingOf(BUILT_IN, piece.ships[0] ?? '').fuel.boxes;
    piece.fuel = Math.min(most, LEAST_COAL + secretly([0, 1, 2, 3, 4, 5, 6]));
  }
  for (const id of shipsIn(state, fleet)) {
    const { boxes } = ratingOf(BUILT_IN, id).hull;
    Object.assign(shipOf(state, id), { hull: boxes > 3 ? secretly([0, 0, 1, 2, 3]) : 0, rounds: secretly([0, 4, 19]) });
  }
}

interface Plan {
  /** The place among the markers that the Allies see; null for a raider off the map. */
  readonly marker: number | null;
  readonly area: Area;
  readonly mission: Mission;
  readonly ships: readonly ShipId[];
}

/** Three markers that the Allies see, a marker's worth of ships under each, or none; and raiders of whom they see nothing. */
function plansFor(openly: Lot, secretly: Lot, decoys: boolean): readonly Plan[] {
  const raiders = shuffled(secretly, SQUADRON);
  const train = shuffled(secretly, TRAIN);
  const mission = (): Mission => secretly(['raid', 'intercept']);
  const some = (...counts: readonly number[]): ShipId[] => raiders.splice(0, secretly(counts));
  const inTrain = (...counts: readonly number[]): ShipId[] => train.splice(0, secretly(counts));
  const gunboats = GUNBOATS.slice(0, secretly([1, 2, 3]));
  return [
    { marker: 0, area: openly(SEAS), mission: mission(), ships: [...some(2), ...inTrain(2), ...gunboats] },
    { marker: 1, area: openly(SEAS), mission: 'raid', ships: [...some(1, 2), ...inTrain(0, 1)] },
    { marker: 2, area: openly(SEAS), mission: mission(), ships: decoys && secretly([true, false]) ? [] : some(1) },
    ...[...some(0, 1, 2, 3), 'strassburg'].map((ship): Plan => ({ marker: null, area: secretly(SEAS), mission: 'raid', ships: [ship] })),
  ];
}

/** What a raider off the map does first: it coals where it can, goes somewhere or stays. */
export function firstOrder({ secrets }: State, area: Area, secretly: Lot): Order {
  if (secrets.etappen.includes(area) && AREA_FACTS[area].port === null) return { act: 'coal', to: null };
  const to = secretly([area, ...neighbours(BUILT_IN, area).filter((each) => SEAS.includes(each))]);
  return to === area ? STAY : moveTo(to);
}

export const designs = (secretly: Lot): Partial<Secrets> => ({
  etappenDue: 12,
  etappen: shuffled(secretly, BUILT_IN.etappeAreas).slice(0, secretly([2, 7, 12])),
  stocks: shuffled(secretly, GERMAN_PORTS).slice(0, secretly([1, 3, 5])),
  italy: secretly([true, false]),
});

export const dealRaiders: Deal = (g, openly, secretly) => {
  const { state } = g;
  dealAllies(g, openly);
  Object.assign(state.secrets, designs(secretly));
  const markers: Fleet[] = [];
  for (const { marker, area, mission, ships } of shuffled(secretly, plansFor(openly, secretly, state.readings.decoys === 'on'))) {
    const fields = { side: 'central', post: 'marker', area, mission, hidden: true, seenIn: 0 } as const;
    const fleet = raise(state, { ...fields, decoy: ships.length === 0 });
    launchAll(BUILT_IN, state, fleet, ships);
    equip(g, fleet, secretly);
    fleet.next = marker === null ? firstOrder(state, area, secretly) : STAY;
    if (marker !== null) markers[marker] = fleet;
  }
  inSight(g, markers);
};

/** Where there is neither a port nor, as it happens, an Etappe. */
const NEUTRAL: readonly Area[] = SEAS.filter((area) => AREA_FACTS[area].etappe && AREA_FACTS[area].port === null);

/** CW-10.7: one of them asks a neutral for coal: everybody hears of it, and not what comes of it. */
export const dealAsking: Deal = (g, openly, secretly) => {
  dealRaiders(g, openly, secretly);
  const { fleets, secrets } = g.state;
  const asker = fleets.find(({ token }) => token === 'central-marker-3');
  if (!asker) throw new Error('nobody asks');
  asker.area = openly(NEUTRAL);
  // Who counted on coal there would ask as well, now that there is none.
  for (const fleet of fleets) if (fleet.area === asker.area && fleet.side === 'central') fleet.next = STAY;
  asker.next = { act: 'coal', to: null };
  secrets.etappen = secrets.etappen.filter((area) => area !== asker.area);
};
