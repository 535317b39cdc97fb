/** CW-5.4c: what an Allied fleet does instead of moving. The Central Powers write the same a turn ahead (plotting.ts). */
import type { Reason, Target } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { OrderVerb, Play, Standing } from '../kind.ts';
import type { Act, Fleet, FleetId, State } from '../state.ts';
import { actInShort, actInWords } from '../words/acts.ts';
import { nameListed } from '../words/fleets.ts';
import { mayTakeTorpedoes } from './ammunition.ts';
import { mayCoalIn } from './coaling.ts';
import { byFleet, ofFleet } from './filing.ts';
import { fleetOf, fleetsOf, pieceOf, STAY } from './fleet.ts';
import { isFree, mayTakeIn } from './free.ts';
import { burnsFuel, capacityOf } from './fuel.ts';
import { isMendable, mendingOdds } from './repairs.ts';
import { tellOfFleet } from './telling.ts';

export type Work = Extract<Act, 'coal' | 'torpedoes' | 'repair'>;

/** CW-10.12: full bunkers too, for whoever coals burns nothing; but transports find their coal on the way (CW-11.8c). */
const mayCoal = (data: Data, state: State, fleet: Fleet): boolean =>
  mayTakeIn(state, fleet) && mayCoalIn(data, state, fleet, fleet.area) && fleet.pieces.some((piece) => burnsFuel(pieceOf(state, piece)));

function worksFor(data: Data, state: State, fleet: Fleet): [FleetId, Work][] {
  const works: [FleetId, Work][] = [];
  if (fleet.decoy || !isFree(state, fleet)) return works;
  if (isMendable(state, fleet)) works.push([fleet.id, 'repair']);
  if (mayCoal(data, state, fleet)) works.push([fleet.id, 'coal']);
  if (mayTakeIn(state, fleet) && mayTakeTorpedoes(data, state, fleet)) works.push([fleet.id, 'torpedoes']);
  return works;
}

/** Somebody in it has room in her bunkers. */
const hasRoom = (data: Data, state: State, { pieces }: Fleet): boolean =>
  pieces.map((id) => pieceOf(state, id)).some((piece) => burnsFuel(piece) && piece.fuel < capacityOf(data, piece));

/** Half of her bunkers or less. */
const isShort = (data: Data, state: State, { pieces }: Fleet): boolean =>
  pieces.map((id) => pieceOf(state, id)).some((piece) => burnsFuel(piece) && piece.fuel <= capacityOf(data, piece) / 2);

/** Boxes with which a fleet can hardly go anywhere. */
const LAST = 2;

const isOnItsLast = (state: State, { pieces }: Fleet): boolean =>
  pieces.map((id) => pieceOf(state, id)).some((piece) => burnsFuel(piece) && piece.fuel <= LAST);

/** Who lies on the map has no way to lose by it, and who is on the last boxes no choice. */
function coalingTogether(data: Data, state: State, fleet: Fleet): readonly string[] {
  if (!isShort(data, state, fleet)) return [];
  const lying = fleet.post === 'marker' ? [] : ['All on station with half empty bunkers take in coal'];
  const last = isOnItsLast(state, fleet) ? ['All on their last boxes of coal take in more'] : [];
  return ['All with half empty bunkers take in coal', ...lying, ...last];
}

const NO_USE: ReadonlyMap<string, Reason> = new Map([
  ['repair', { words: 'nothing in it can be mended by lying still', rule: 'CW-11.42a' }],
  ['coal', { words: 'ships coal where there is coal, and not in the turn in which their fleet divides', rule: 'CW-10.3a' }],
  ['torpedoes', { words: 'torpedoes are taken in where there is coal, by ships that have fired theirs', rule: 'CW-10.9' }],
]);
const NOT_FREE: Reason = { words: 'the fleet has its orders for this turn, or goes with another', rule: 'CW-10.32a' };

function whyNoWork({ state, side }: Standing, target: Target | undefined): Reason {
  const [id, act = ''] = atomsOf(target ?? null);
  const fleet = fleetsOf(state, side).find((each) => each.id === id);
  return (fleet && isFree(state, fleet) ? NO_USE.get(act) : undefined) ?? NOT_FREE;
}

const WORKS: readonly Work[] = ['coal', 'torpedoes', 'repair'];
const workOf = ({ order: { act } }: Fleet): Work | undefined => WORKS.find((work) => work === act);

const byPlaceAndName = (one: Fleet, other: Fleet): number =>
  AREAS.indexOf(one.area) - AREAS.indexOf(other.area) || (one.token < other.token ? -1 : 1);

/** When all is ordered the marker and the activity are told, not the ships; repairs are not told at all. */
export function announceWork(g: Play): void {
  for (const fleet of fleetsOf(g.state, 'allied').sort(byPlaceAndName)) {
    const act = workOf(fleet);
    if (act !== undefined && act !== 'repair') tellOfFleet(g, fleet, (token) => ({ type: 'announced', token, area: fleet.area, act }));
  }
}

export const working: OrderVerb<readonly [FleetId, Work]> = {
  under: byFleet,
  of: ofFleet(worksFor),
  label: (view, [fleet, act]) => `${nameListed(view, fleet)}: ${actInWords(act)}`,
  odds: ({ data, state }, [id, act]) =>
    act === 'repair' ? mendingOdds(data, state, fleetOf(state, id), fleetOf(state, id).area) : undefined,
  why: whyNoWork,
  all: ({ data, state }, [id, act]) => (act === 'coal' ? coalingTogether(data, state, fleetOf(state, id)) : undefined),
  handy: ({ data, state }, [id, act]) => (act !== 'coal' || hasRoom(data, state, fleetOf(state, id)) ? actInShort(act) : undefined),
  does: ({ state }, [id, act]) => {
    fleetOf(state, id).order = { act, to: null };
  },
};

/** CW-5.4c: nothing of it is told before all is ordered, so it can be taken back until then. */
export const leavingWork: OrderVerb<readonly [FleetId, Work]> = {
  takesBack: 'work',
  under: byFleet,
  of: ofFleet((_data, _state, fleet) => {
    const act = workOf(fleet);
    return act === undefined ? [] : [[fleet.id, act]];
  }),
  label: (view, [fleet, act]) => `${nameListed(view, fleet)}: ${actInWords(act)}: take back`,
  handy: (_at, [, act]) => actInShort(act),
  why: () => ({ words: 'nothing of the kind is ordered for it', rule: 'CW-5.4c' }),
  does: ({ state }, [id]) => {
    fleetOf(state, id).order = STAY;
  },
};
