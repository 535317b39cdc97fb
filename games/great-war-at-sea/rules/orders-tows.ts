/** GW-11.2: taking in tow, and letting go. */
import { firstPart } from '../../../kernel/index.ts';
import type { FleetId, PieceId } from '../state.ts';
import { pieceName } from '../words/fleets.ts';
import { writtenOf } from './order-lines.ts';
import { mayBeLame, ofFleets, war } from './orders-muster.ts';
import type { Order, Place } from './orders-sheet.ts';
import { changed, NONE, ownFleet, why, written } from './orders-sheet.ts';
import { towsIn, towsOf } from './towing.ts';

function linesFor(at: Place, id: FleetId): readonly (readonly [FleetId, PieceId, PieceId])[] {
  const fleet = ownFleet(at, id);
  const tows = fleet ? towsIn(war(at), at.state, fleet) : NONE;
  if (tows.length === 0) return NONE;
  const busy = (written(at, id).tow ?? []).flatMap(({ by, of }) => [by, of]);
  return tows.filter(({ by, of }) => !busy.includes(by) && !busy.includes(of)).map(({ by, of }) => [id, by, of] as const);
}

export const tow: Order<readonly [FleetId, PieceId, PieceId]> = {
  under: firstPart,
  may: mayBeLame,
  of: linesFor,
  why: why('at sea, in squalls at the worst, a dead or slow ship is towed by one of her size or larger', 'GW-11.2a'),
  label: (view, [, by, of], { data }) => `${pieceName(data, view, by)}: take ${pieceName(data, view, of)} in tow`,
  odds: '3 or more on a die, 5 or more in a squall',
  does: (draft, [id, by, of]) => changed(draft, id, { tow: [...(writtenOf(draft, id).tow ?? []), { by, of }] }),
};

export const castOff: Order<readonly [FleetId, PieceId]> = {
  under: firstPart,
  may: ofFleets(({ state }, fleet) => state.tows.length > 0 && towsOf(state, fleet).length > 0),
  of: (at, id) => {
    const fleet = ownFleet(at, id);
    const off = written(at, id).castOff ?? [];
    return fleet ? towsOf(at.state, fleet).flatMap(({ of }) => (off.includes(of) ? [] : [[id, of] as const])) : NONE;
  },
  why: why('she is not in tow', 'GW-11.2d'),
  label: (view, [, of], { data }) => `${pieceName(data, view, of)}: cast off the tow`,
  does: (draft, [id, of]) => changed(draft, id, { castOff: [...(writtenOf(draft, id).castOff ?? []), of] }),
};
