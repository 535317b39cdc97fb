/** Whom one has before one: ships that were made out before, and then those of the enemy's fleets that are likeliest to be here by now, by their number too. */
import { enemyOf, type Sheet } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import type { FleetOf } from '../data/operation.ts';
import { stepsBetween } from '../data/zones.ts';
import { shipOf } from '../rules/fleets.ts';
import { FARTHEST } from '../rules/speed.ts';
import type { PieceId, ShipId, Side, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { goalsOf } from './goals.ts';
import { settings } from './settings.ts';

/** The counters of a fleet and of those who escort it, as the operation lists them. */
const piecesIn = ({ operation, fleets }: War, { id }: FleetOf): PieceId[] =>
  operation.fleets.filter((each) => each.id === id || each.charge === id).flatMap((each) => fleets.get(each.id)?.pieces ?? []);

export const listedIn = (war: War, fleet: FleetOf): ShipId[] => piecesIn(war, fleet).flatMap((piece) => war.pieces.get(piece)?.ships ?? []);

/** How far out of its way it would be; never, if it cannot have come so far. */
function detour(war: War, { turn }: View, fleet: FleetOf, zone: ZoneId): number {
  const { theatre } = war;
  const away = stepsBetween(theatre, fleet.zone, zone);
  if (away > FARTHEST * Math.max(0, turn - fleet.first + 1)) return Number.POSITIVE_INFINITY;
  const goals = goalsOf(war, fleet).zones;
  return Math.min(away, ...goals.map((goal) => away + stepsBetween(theatre, zone, goal) - stepsBetween(theatre, fleet.zone, goal)));
}

/** How little it looks like what is before us, in counters. */
function misfit(war: War, { battle, basic }: View, fleet: FleetOf): number {
  const counters = (battle ?? basic)?.pieces.filter(({ side }) => side === fleet.side).length ?? 0;
  return Math.abs(piecesIn(war, fleet).length - counters);
}

export function expectedIn(war: War, view: View, side: Side): Sheet[] {
  const { fight, known } = view;
  if (!fight) return [];
  const tokens = fight.tokens[enemyOf(side)];
  const seen = known.filter(({ token }) => tokens.includes(token)).flatMap(({ ships }) => ships);
  const likely = war.operation.fleets
    .filter((fleet) => fleet.side === enemyOf(side) && fleet.charge === null)
    .map((fleet) => ({ fleet, doubt: detour(war, view, fleet, fight.zone) + settings.misfit * misfit(war, view, fleet) }))
    .filter(({ doubt }) => doubt < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.doubt - b.doubt)
    .flatMap(({ fleet }) => listedIn(war, fleet));
  return [...new Set([...seen, ...likely])].filter((id) => shipOf(view, id).fate === 'afloat').map((id) => sheetOf(war, id));
}
