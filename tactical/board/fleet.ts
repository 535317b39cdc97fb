/** What a counter of a battle is, in words and figures. */
import { capital, counted } from '../../kit/words.ts';
import type { Condition, ShipId, Side } from '../battle.ts';
import { isOnMap } from '../hexes.ts';
import { counterName, countersOf, hexName } from '../names.ts';
import { weatherOf } from '../profiles.ts';
import { battleSpeed, gunneryOf } from '../vessel.ts';
import type { PieceView, ShipView } from '../view.ts';
import type { Livery } from './livery.ts';
import type { Fight } from './results.ts';
import { paceInWords } from './speed.ts';

export const conditionOf = ({ sheet, damage, rounds }: ShipView): Condition => ({ ...damage, id: sheet.id, rounds: rounds ?? 0 });

export const afloatIn = ({ ships }: PieceView): readonly ShipView[] => (ships ?? []).filter(({ damage }) => !damage.sunk);

/** Of one ship her name, of several that of the first and how many more. */
export function pieceName(piece: PieceView): string {
  const [first, ...others] = piece.ships ? (afloatIn(piece).length > 0 ? afloatIn(piece) : piece.ships) : [];
  if (!first) return counterName(piece.token);
  return others.length > 0 ? `${first.sheet.name} +${others.length}` : first.sheet.name;
}

/** Who leads from her ships, as far as the viewer knows. */
export const leadersIn = (piece: PieceView, leaderIn: (ship: ShipId) => string | undefined): readonly string[] =>
  afloatIn(piece).flatMap(({ sheet }) => leaderIn(sheet.id) ?? []);

/** What is left of what there was, from 1 down to 0. */
export interface Strength {
  readonly hull: number;
  readonly guns: number;
}

export function strengthOf(piece: PieceView): Strength | null {
  const ships = piece.ships ?? [];
  if (ships.length === 0) return null;
  const sum = (count: (ship: ShipView) => number): number => ships.reduce((total, ship) => total + count(ship), 0);
  const hull = sum(({ sheet }) => sheet.hull.boxes);
  const guns = sum(({ sheet }) => 2 * sheet.primary.boxes + sheet.secondary.boxes + sheet.tertiary.boxes);
  return {
    hull: hull === 0 ? 0 : sum(({ sheet, damage }) => (damage.sunk ? 0 : Math.max(0, sheet.hull.boxes - damage.hull))) / hull,
    guns: guns === 0 ? 0 : sum((ship) => (ship.damage.sunk ? 0 : gunneryOf(ship.sheet, conditionOf(ship)))) / guns,
  };
}

/** CW-9.4: as slow as the slowest; null where it is not known. */
export function paceOf(fight: Fight, piece: PieceView): number | null {
  const speeds = afloatIn(piece).map((ship) => battleSpeed(ship.sheet, conditionOf(ship), weatherOf(fight), fight.readings.tacticalSpeeds));
  return speeds.length > 0 ? Math.min(...speeds) : null;
}

/** Flames aboard: one when she is hurt, two below half her hull, three when she is nearly gone. */
export const firesIn = (piece: PieceView): number => {
  const left = strengthOf(piece)?.hull ?? 1;
  return left >= 0.95 ? 0 : left >= 0.5 ? 1 : left >= 0.25 ? 2 : 3;
};

const shipInWords = ({ navyName, typeName }: Livery, { sheet, damage }: ShipView): string =>
  damage.sunk
    ? `${sheet.name}, sunk`
    : `${sheet.name}, ${navyName(sheet.id)} ${typeName(sheet.id)}, hull ${Math.max(0, sheet.hull.boxes - damage.hull)} of ${sheet.hull.boxes}`;

/** Where a counter is, in a word or two: whoever has gone over the edge is off the map, as far as a list is concerned. */
export const placeOf = ({ hex, exited }: PieceView): string =>
  hex === null ? (exited ? 'gone' : '') : isOnMap(hex) ? hexName(hex) : 'off the map';

/** A counter for those who do not see it. */
export function pieceInWords(livery: Livery, fight: Fight, piece: PieceView): string {
  const pace = paceOf(fight, piece);
  const ships =
    piece.ships?.map((ship) => shipInWords(livery, ship)).join('; ') ??
    capital(countersOf([piece.token], `the ${livery.sideName[piece.side]}`));
  const count = piece.ships === null && piece.count !== null ? counted(piece.count, 'ship') : '';
  const where =
    piece.hex === null ? (piece.exited ? 'has left' : '') : isOnMap(piece.hex) ? `in ${hexName(piece.hex)}` : hexName(piece.hex);
  const tow = piece.towing ? 'on a tow line' : '';
  return [ships, count, pace === null ? '' : paceInWords(pace), tow, where].filter(Boolean).join(', ');
}

/** Fleets of more counters than this, both together, are drawn and listed sparingly. */
export const MANY = 60;

export const ofSide = ({ pieces }: Fight, side: Side): readonly PieceView[] => pieces.filter((piece) => piece.side === side);
