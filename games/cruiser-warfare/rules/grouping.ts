/** CW-5.51, CW-5.54, CW-5.55: fleets combine and divide. */
import type { Data } from '../data/data.ts';
import type { OpenEvent } from '../events.ts';
import type { OrderVerb, Play } from '../kind.ts';
import type { Fleet, FleetId, Order, PieceId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byFleet, byPiece, ofFleet } from './filing.ts';
import { comeIntoSight, disband, fleetOf, holderOf, inAnyOrder, isPrize, markersLeft, pieceOf, raise, STAY, transfer } from './fleet.ts';
import { whereNext } from './plotting.ts';
import { isBusy, isHeldAtMadeira } from './searchers.ts';
import { mayBeOffMap, tellOpenly, vanish } from './sight.ts';
import { isFast } from './speed.ts';

/**
 * CW-5.51: same area, same mission; an escort never combines with its convoy, nor with the escort of another, nor anybody with the
 * French of Madeira before they are free (CW-12.3), nor one that has divided with one that coals (CW-5.54a).
 */
const mayCombine = (data: Data, state: State, one: Fleet, other: Fleet): boolean =>
  one !== other &&
  one.side === other.side &&
  one.area === other.area &&
  one.mission === other.mission &&
  one.post === 'marker' &&
  other.post === 'marker' &&
  one.mission !== 'transport' &&
  one.charge === other.charge &&
  isHeldAtMadeira(data, state, one) === isHeldAtMadeira(data, state, other) &&
  !(hasDivided(state, one) && isBusy(other)) &&
  !(hasDivided(state, other) && isBusy(one));

const hasDivided = ({ turn }: State, { dividedIn }: Fleet): boolean => dividedIn === turn;

/** As often as there are fleets: each time there is one less, and only a piece that has not divided yet makes one more. */
function combinationsFor(data: Data, state: State, fleet: Fleet): [FleetId, FleetId][] {
  const pairs: [FleetId, FleetId][] = [];
  for (const into of state.fleets) if (mayCombine(data, state, fleet, into)) pairs.push([fleet.id, into.id]);
  return pairs;
}

/** CW-5.51: one marker goes, and the plot of the other stands. */
function combine(g: Play, [id, target]: readonly [FleetId, FleetId]): void {
  const { state } = g;
  const fleet = fleetOf(state, id);
  const into = fleetOf(state, target);
  const inSight = !fleet.hidden && !into.hidden;
  g.whisper?.([fleet.side], { type: 'combined', fleet: id, into: target });
  if (into.hidden && !fleet.hidden) goUnder(g, fleet, into);
  becomeOne(state, fleet, into);
  for (const each of state.fleets) if (each.pursuit?.quarry === id) each.pursuit = { ...each.pursuit, quarry: target };
  disband(state, fleet);
  if (inSight) renew(g, [into], 'combined-openly');
}

/** A marker joins a fleet off the map: it goes out of sight if it might have gone by itself (CW-5.5m), else it stays for both. */
function goUnder(g: Play, fleet: Fleet, into: Fleet): void {
  if (into.mission === 'escort' || mayBeOffMap(fleet)) return vanish(g, fleet);
  into.hidden = false;
  into.token = fleet.token;
}

/** What bound either binds both; what was written for the next turn falls if it was written for elsewhere. */
function becomeOne(state: State, fleet: Fleet, into: Fleet): void {
  const goal = whereNext(state, into);
  const mayHide = mayBeOffMap(fleet) && mayBeOffMap(into);
  into.pieces = [...into.pieces, ...fleet.pieces];
  into.feeds = [...into.feeds, ...fleet.feeds];
  into.decoy &&= fleet.decoy;
  into.heldIn = Math.max(into.heldIn, fleet.heldIn);
  into.dividedIn = Math.max(into.dividedIn, fleet.dividedIn);
  into.movedIn = Math.max(into.movedIn, fleet.movedIn);
  into.seenIn = mayHide ? into.movedIn - 1 : into.movedIn;
  if (whereNext(state, into) !== goal) into.next = null;
}

/** CW-3.1c: what has merged or divided in sight of the enemy has other names, and he cannot tell which is which. */
export function renew(g: Play, fleets: readonly Fleet[], type: 'combined-openly' | 'divided-openly'): void {
  const [first] = fleets;
  if (!first) return;
  const { side, area } = first;
  for (const fleet of inAnyOrder(g, fleets)) comeIntoSight(g.state, fleet);
  const rearranged = (names: readonly string[]): OpenEvent => ({ type, side, area, tokens: [...names].sort() });
  tellOpenly(g, side, rearranged(fleets.map(({ token }) => token)), rearranged(fleets.map(({ id }) => id)));
}

/** CW-5.84a: prizes do not sail by themselves. */
const canSailAlone = (state: State, piece: PieceId): boolean => pieceOf(state, piece).ships.some((ship) => !isPrize(ship));

/**
 * CW-5.54a: raiders and interceptors, unless the turn's entry is about coal or arms already (CW-10.31). Ships lying on the map are
 * recalled instead (stations.ts).
 */
export const mayDivide = (data: Data, state: State, fleet: Fleet): boolean =>
  fleet.post === 'marker' &&
  (fleet.mission === 'raid' || fleet.mission === 'intercept') &&
  !isBusy(fleet) &&
  !(whereNext(state, fleet) !== fleet.area && staysToDivide(data, state, fleet));

/** CW-5.54b: slow ships stay where they divide, so a move that is written for this turn would be called off (CW-5.4a). */
const staysToDivide = (data: Data, state: State, fleet: Fleet): boolean => !fleet.decoy && !isFast(data, state, fleet);

/** A piece that may leave its fleet for a marker of its own, if there is one (CW-5.55). */
const divisionsFor = (data: Data, state: State, fleet: Fleet): PieceId[] =>
  fleet.pieces.length > 1 && mayDivide(data, state, fleet) && markersLeft(state, fleet.side) > 0 ? sparedBy(state, fleet) : [];

/** Pieces that a fleet can do without, and that can do without it: ships of war, as long as another is left. */
function sparedBy(state: State, { pieces }: Fleet): PieceId[] {
  const free = pieces.filter((piece) => canSailAlone(state, piece));
  return free.length < 2 ? [] : free.filter((piece) => !state.shifted.includes(piece));
}

/** CW-5.54a: a new marker with the mission of the old; CW-5.54c: its order too, or it stays behind. */
function divide(g: Play, piece: PieceId, staysBehind: boolean): void {
  const { data, state } = g;
  const fleet = holderOf(state, piece);
  if (!fleet) throw new Error(`nobody holds ${piece}`);
  const part = raise(state, likeness(fleet, staysBehind ? STAY : fleet.order));
  bind(data, state, fleet, part);
  transfer(state, [piece], fleet, part);
  state.shifted.push(piece);
  g.whisper?.([fleet.side], { type: 'divided', from: fleet.id, fleet: part.id, piece });
  if (!fleet.hidden) renew(g, [fleet, part], 'divided-openly');
}

/** What dividing does to both, before anybody goes over (CW-5.54a, CW-5.54b). */
export function bind(data: Data, state: State, fleet: Fleet, part: Fleet): void {
  const stay = staysToDivide(data, state, fleet);
  for (const each of [fleet, part]) {
    each.dividedIn = state.turn;
    if (stay) each.heldIn = state.turn;
  }
  state.divisions.push({ from: fleet.id, part: part.id, empty: part.decoy });
}

/** What a fleet that is split off has from the one it leaves. */
export const likeness = ({ side, post, area, mission, hidden, movedIn, seenIn, heldIn }: Fleet, order: Order) => ({
  side,
  post,
  area,
  mission,
  hidden,
  movedIn,
  seenIn,
  heldIn,
  order,
});

/** More pieces for a fleet that was divided off in this phase, out of the one that it came from. */
function additionsFor(data: Data, state: State, fleet: Fleet): [PieceId, FleetId][] {
  const pairs: [PieceId, FleetId][] = [];
  for (const { from, part } of state.divisions) {
    const to = from === fleet.id ? state.fleets.find(({ id }) => id === part) : undefined;
    if (!to || to.decoy || !mayCombine(data, state, fleet, to) || fleet.hidden !== to.hidden) continue;
    for (const piece of leftFor(state, fleet)) pairs.push([piece, part]);
  }
  return pairs;
}

/** A prize may go along, for the new fleet has a ship of war in it already. */
const leftFor = (state: State, { pieces }: Fleet): PieceId[] =>
  pieces.filter((piece) => !state.shifted.includes(piece) && pieces.some((other) => other !== piece && canSailAlone(state, other)));

function add(g: Play, [piece, id]: readonly [PieceId, FleetId]): void {
  const { state } = g;
  const fleet = holderOf(state, piece);
  if (!fleet) throw new Error(`nobody holds ${piece}`);
  transfer(state, [piece], fleet, fleetOf(state, id));
  state.shifted.push(piece);
  g.whisper?.([fleet.side], { type: 'divided', from: fleet.id, fleet: id, piece });
}

export const combining: OrderVerb<readonly [FleetId, FleetId]> = {
  under: byFleet,
  of: ofFleet(combinationsFor),
  label: (view, [fleet, into]) => `${nameListed(view, fleet)} joins ${nameListed(view, into)}`,
  why: () => ({ words: 'fleets with markers combine in one area, with one mission, and free to do so', rule: 'CW-5.51' }),
  does: combine,
};

const dividing = (how: string, staysBehind: boolean): OrderVerb<PieceId> => ({
  under: byPiece,
  of: ofFleet(divisionsFor),
  label: (view, piece) => `${nameListed(view, piece)} ${how}`,
  why: ({ state, side }) =>
    markersLeft(state, side) > 0
      ? { words: 'a fleet that raids or intercepts, and does not coal, divides into ships of war', rule: 'CW-5.54a' }
      : { words: 'no marker is left for another fleet', rule: 'CW-5.55' },
  does: (g, piece) => divide(g, piece, staysBehind),
});

/** CW-5.54c: the Central Powers have a plot that she takes along, or not; the Allies have none. */
export const sailingApart = dividing('sails by herself', false);
export const stayingBehind = dividing('stays behind by herself', true);
export const formingFleet = dividing('sails by herself', true);

export const addingPiece: OrderVerb<readonly [PieceId, FleetId]> = {
  under: byPiece,
  of: ofFleet(additionsFor),
  label: (view, [piece, fleet]) => `${nameListed(view, piece)} goes with ${nameListed(view, fleet)}`,
  why: () => ({ words: 'more ships go only with a fleet that was divided from theirs in this phase', rule: 'CW-5.54a' }),
  does: add,
};
