/** CW-10.4, CW-10.5: coal from colliers and prizes to ships in the same area. */
import { VESSELS, vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import type { Feed, Fleet, Piece, PieceId, ShipId, Side, State } from '../state.ts';
import { holderOf, isCollier, isPrize, pieceOf } from './fleet.ts';
import { burn, capacityOf, refuel } from './fuel.ts';

type Giver = 'collier' | 'prize';

/** Who can be a giver at all, looked up because it is asked with every order. */
const GIVERS: ReadonlyMap<ShipId, Giver> = new Map(
  VESSELS.flatMap(({ id }): [ShipId, Giver][] => (isCollier(id) ? [[id, 'collier']] : isPrize(id) ? [[id, 'prize']] : [])),
);

/** What a piece can be to others; null for a ship that has nothing to give away. */
const giverKind = ({ ships: [first] }: Piece): Giver | null => (first === undefined ? null : (GIVERS.get(first) ?? null));

/** Somebody of the side has coal to give, so that to wait for it makes sense. */
export const hasGiver = (state: State, side: Side): boolean =>
  state.fleets.some((fleet) => fleet.side === side && fleet.pieces.some((piece) => giverKind(pieceOf(state, piece)) !== null));

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
function mayTake(piece: Piece, feeds: readonly Feed[]): boolean {
  const [first] = piece.ships;
  if (first === undefined || giverKind(piece) === 'prize' || vesselOf(first).rating.fuel.kind === 'oil') return false;
  return piece.fuel < capacityOf(piece) && !feeds.some(({ to, from }) => to === piece.id || from === piece.id);
}

/** Who may give to whom with this fleet on either side, of the fleets in its area that have time for it. */
export function feedsFor(state: State, fleet: Fleet, hasTime: (fleet: Fleet) => boolean): [PieceId, PieceId][] {
  const pairs: [PieceId, PieceId][] = [];
  if (!hasTime(fleet)) return pairs;
  const company = state.fleets.filter(({ side, area }) => side === fleet.side && area === fleet.area);
  if (!company.some(({ pieces }) => pieces.some((piece) => giverKind(pieceOf(state, piece)) !== null))) return pairs;
  const feeds = company.flatMap((each) => each.feeds);
  for (const giver of company)
    for (const from of giver.pieces) {
      if (!mayGive(pieceOf(state, from), feeds) || !hasTime(giver)) continue;
      for (const taker of giver === fleet ? company : [fleet]) {
        if (!hasTime(taker)) continue;
        for (const to of taker.pieces) if (to !== from && mayTake(pieceOf(state, to), feeds)) pairs.push([from, to]);
      }
    }
  return pairs;
}

const ordered = (state: State, piece: PieceId): Fleet | undefined => {
  const fleet = holderOf(state, piece);
  return fleet?.order.act === 'feed' && !fleet.fought && fleet.movedIn !== state.turn ? fleet : undefined;
};

/** CW-10.32a, CW-10.32b: both have lain still in one area, and nobody has attacked either. */
export function feedAll(g: Play, supplied: Set<PieceId>): void {
  const { state } = g;
  for (const fleet of state.fleets)
    for (const each of fleet.feeds) {
      const giver = ordered(state, each.from);
      const taker = ordered(state, each.to);
      if (!giver || !taker || giver.area !== taker.area) continue;
      feed(state, pieceOf(state, each.from), pieceOf(state, each.to));
      supplied.add(each.from);
      supplied.add(each.to);
      g.note?.({ type: 'fed', giver: each.from, taker: each.to }, [fleet.side]);
    }
}

function feed(state: State, giver: Piece, taker: Piece): void {
  const fromPrize = giverKind(giver) === 'prize';
  const gives = fromPrize ? FROM_PRIZE.gives : Math.min(giver.fuel - 1, capacityOf(taker) - taker.fuel);
  burn(state, giver, fromPrize ? FROM_PRIZE.costs : gives);
  refuel(state, taker, gives);
}
