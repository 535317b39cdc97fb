/** CW-10.4, CW-10.5: coal from colliers and prizes to ships in the same area. */
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import { VESSELS } from '../data/ships.ts';
import type { OrderVerb, Play } from '../kind.ts';
import type { Feed, Fleet, Piece, PieceId, ShipId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byPiece, ofFleet } from './filing.ts';
import { holderOf, isCollier, isPrize, pieceOf } from './fleet.ts';
import { mayTakeIn } from './free.ts';
import { burn, capacityOf, refuel } from './fuel.ts';
import { tellOfFleet } from './telling.ts';

type Giver = 'collier' | 'prize';

/** Who can be a giver at all, looked up because it is asked with every order. */
const GIVERS: ReadonlyMap<ShipId, Giver> = new Map(
  VESSELS.flatMap(({ id }): [ShipId, Giver][] => (isCollier(id) ? [[id, 'collier']] : isPrize(id) ? [[id, 'prize']] : [])),
);

/** What a piece can be to others; null for a ship that has nothing to give away. */
const giverKind = ({ ships: [first] }: Piece): Giver | null => (first === undefined ? null : (GIVERS.get(first) ?? null));

/** Somebody in it has coal to give away: colliers and prizes have pieces to themselves, by their own names (CW-10.43, CW-5.84a). */
export const hasGiver = ({ pieces }: Fleet): boolean => pieces.some((piece) => GIVERS.has(piece));

/** CW-10.41 */
const SHIPS_A_TURN = 2;
/** CW-10.5 */
const FROM_PRIZE = { costs: 6, gives: 4 } as const;

/** CW-10.4: she keeps a box for herself; CW-10.5: as long as six are left. Who takes coal this turn gives none. */
function mayGive(piece: Piece, feeds: readonly Feed[]): boolean {
  const kind = giverKind(piece);
  if (kind === null || feeds.some(({ to }) => to === piece.id)) return false;
  const already = feeds.filter(({ from }) => from === piece.id).length;
  return kind === 'collier' ? already < SHIPS_A_TURN && piece.fuel > 1 : piece.fuel >= FROM_PRIZE.costs * (already + 1);
}

/** CW-10.33: no oil; CW-10.42: a collier too. Once a turn, and not who gives. */
function mayTake(data: Data, piece: Piece, feeds: readonly Feed[]): boolean {
  const [first] = piece.ships;
  if (first === undefined || giverKind(piece) === 'prize' || ratingOf(data, first).fuel.kind === 'oil') return false;
  return piece.fuel < capacityOf(data, piece) && !feeds.some(({ to, from }) => to === piece.id || from === piece.id);
}

type HasTime = (state: State, fleet: Fleet) => boolean;

const companyOf = ({ fleets }: State, { side, area }: Fleet): Fleet[] => fleets.filter((each) => each.side === side && each.area === area);

/** To whom the pieces of a fleet may give coal, of the fleets in its area that have time for it. */
function feedsFrom(data: Data, state: State, giver: Fleet, hasTime: HasTime): [PieceId, PieceId][] {
  const pairs: [PieceId, PieceId][] = [];
  if (!hasTime(state, giver) || !hasGiver(giver)) return pairs;
  const feeds: Feed[] = [];
  const takers: PieceId[] = [];
  for (const each of companyOf(state, giver)) {
    feeds.push(...each.feeds);
    if (hasTime(state, each)) takers.push(...each.pieces);
  }
  for (const from of giver.pieces) {
    if (!mayGive(pieceOf(state, from), feeds)) continue;
    for (const to of takers) if (to !== from && mayTake(data, pieceOf(state, to), feeds)) pairs.push([from, to]);
  }
  return pairs;
}

const isToFeed: HasTime = (_, { order }) => order.act === 'feed';

/** CW-5.4a: whether an order to feed can be carried out, with the fleet on either side. */
export const canFeed = (data: Data, state: State, fleet: Fleet): boolean =>
  companyOf(state, fleet).some((giver) =>
    feedsFrom(data, state, giver, isToFeed).some(([from, to]) => fleet.pieces.includes(from) || fleet.pieces.includes(to)),
  );

/** The Central order to feed was written a turn ago, and who gives to whom is settled now. */
const mayFeedNow: HasTime = (state, fleet) => isToFeed(state, fleet) || (fleet.side === 'allied' && mayTakeIn(state, fleet));

/** CW-10.4: coal from a collier or a prize in company, in the turn in which it is given. */
function giveCoal(g: Play, [from, to]: readonly [PieceId, PieceId]): void {
  for (const piece of [from, to]) {
    const fleet = holderOf(g.state, piece);
    if (fleet?.side === 'allied' && fleet.order.act !== 'feed') {
      fleet.order = { act: 'feed', to: null };
      tellOfFleet(g, fleet, (token) => ({ type: 'announced', token, area: fleet.area, act: 'feed' }));
    }
    if (fleet && piece === from) fleet.feeds = [...fleet.feeds, { from, to }];
  }
}

export const givingCoal: OrderVerb<readonly [PieceId, PieceId]> = {
  under: byPiece,
  of: ofFleet((data, state, fleet) => feedsFrom(data, state, fleet, mayFeedNow)),
  label: (view, [from, to]) => `${nameListed(view, to)} takes coal from ${nameListed(view, from)}`,
  why: ({ side }) =>
    side === 'allied'
      ? { words: 'a collier in company gives to two ships a turn that lack coal and have nothing else to do', rule: 'CW-10.4' }
      : { words: 'both fleets were ordered to take coal from ships in company, and one of them has some to give', rule: 'CW-10.4' },
  does: giveCoal,
};

const ordered = (state: State, piece: PieceId): Fleet | undefined => {
  const fleet = holderOf(state, piece);
  return fleet?.order.act === 'feed' && !fleet.fought && fleet.movedIn !== state.turn ? fleet : undefined;
};

/** CW-10.32a, CW-10.32b: both have lain still in one area, and nobody has attacked either. */
export function feedAll(g: Play, supplied: Set<PieceId>): void {
  const { data, state } = g;
  for (const fleet of state.fleets)
    for (const each of fleet.feeds) {
      const giver = ordered(state, each.from);
      const taker = ordered(state, each.to);
      if (!giver || !taker || giver.area !== taker.area) continue;
      feed(data, state, pieceOf(state, each.from), pieceOf(state, each.to));
      supplied.add(each.from);
      supplied.add(each.to);
      g.whisper?.([fleet.side], { type: 'fed', giver: each.from, taker: each.to });
    }
}

function feed(data: Data, state: State, giver: Piece, taker: Piece): void {
  const fromPrize = giverKind(giver) === 'prize';
  const gives = fromPrize ? FROM_PRIZE.gives : Math.min(giver.fuel - 1, capacityOf(data, taker) - taker.fuel);
  burn(state, giver, fromPrize ? FROM_PRIZE.costs : gives);
  refuel(data, state, taker, gives);
}
