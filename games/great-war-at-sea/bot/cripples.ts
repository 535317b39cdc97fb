/** After a fight: cripples are sent home, with somebody to look after them, and a fleet that has suffered too much goes with them. */
import { best, percent } from '../../../kernel/index.ts';
import type { Sheet } from '../../../tactical/battle.ts';
import { isCrippled, isDeadInTheWater } from '../../../tactical/vessel.ts';
import { pieceIn, sheetOf } from '../data/data.ts';
import { stepsBetween } from '../data/zones.ts';
import { isNight } from '../rules/calendar.ts';
import { isFlotillaShip, shipOf } from '../rules/fleets.ts';
import { writtenOf } from '../rules/order-lines.ts';
import { friendlyPorts, isPrePlotted } from '../rules/plots.ts';
import type { Fleet, FleetId, PieceId, PortId, ShipId } from '../state.ts';
import { type Desk, missionOf, type Squadron } from './desk.ts';
import { errandsFor } from './errands.ts';
import { forceOf, prospectOf } from './forces.ts';
import { settings } from './settings.ts';
import type { Wish } from './wishes.ts';
import { worthOfShip } from './worth.ts';

const isLame = ({ war, view }: Desk, id: ShipId): boolean =>
  isCrippled(sheetOf(war, id), shipOf(view, id)) && shipOf(view, id).fate === 'afloat';

const isLamePiece = (desk: Desk, piece: PieceId): boolean => pieceIn(desk.war, piece).ships.some((id) => isLame(desk, id));

const isSmall = ({ war }: Desk, piece: PieceId): boolean => pieceIn(war, piece).ships.every((id) => isFlotillaShip(sheetOf(war, id)));

/** A ship that lies dead, and is large enough to be towed. */
const isWreck = (desk: Desk, piece: PieceId): boolean =>
  !isSmall(desk, piece) && pieceIn(desk.war, piece).ships.some((id) => isDeadInTheWater(sheetOf(desk.war, id), shipOf(desk.view, id)));

/** GW-11.2a */
const isOfHerSize = (desk: Desk, by: PieceId, wreck: PieceId): boolean =>
  by !== wreck && sheetIn(desk, by)?.class === sheetIn(desk, wreck)?.class;

const sheetIn = ({ war }: Desk, piece: PieceId): Sheet | undefined => pieceIn(war, piece).ships.map((id) => sheetOf(war, id))[0];

/** The nearest port; of two, the one with a dockyard. */
const haven = ({ war, side }: Desk, { zone }: Fleet): PortId | undefined =>
  best(friendlyPorts(war, side), (port) => -stepsBetween(war.theatre, zone, port.zone) + (port.size === 'major' ? settings.dockyard : 0))
    ?.id;

/** The part of its worth that can do little more than get home. */
function sufferedBy(desk: Desk, { ships, force }: Squadron): number {
  const lame = ships.filter((id) => isLame(desk, id));
  return force.worth === 0 ? 0 : lame.reduce((sum, id) => sum + worthOfShip(desk.war, desk.view, id), 0) / force.worth;
}

/** To go on against those whom it met in the turn before would cost it more than it is out for. */
function isOutgunned(desk: Desk, squadron: Squadron): boolean {
  const { war, view } = desk;
  const { fleet, force } = squadron;
  if (fleet.metIn !== view.turn - 1) return false;
  const met = view.known.filter(({ turn, zone }) => turn === fleet.metIn && stepsBetween(war.theatre, zone, fleet.zone) <= 1);
  const ships = [...new Set(met.flatMap((known) => known.ships))].filter((id) => shipOf(view, id).fate === 'afloat');
  const purpose = errandsFor(missionOf(desk, squadron, [])).reduce((sum, { worth }) => sum + worth, 0);
  return prospectOf(force, forceOf(war, view, ships), isNight(war.operation, view.turn), 0) + purpose < 0;
}

/** GW-5.2-ABORT: a plot that cannot be changed is given up when the enemy stands on it; any mission, by who can fight no more. */
export function givingUp(desk: Desk, squadron: Squadron): Wish | undefined {
  const { fleet } = squadron;
  const port = haven(desk, fleet);
  const isWritten = writtenOf(desk.question.draft, fleet.id).abort !== undefined;
  if (port === undefined || isWritten || fleet.mission === 'transport') return undefined;
  const suffered = sufferedBy(desk, squadron);
  const isBeaten = suffered > settings.spent || (isPrePlotted(fleet) && isOutgunned(desk, squadron));
  return isBeaten ? { verb: 'abort', target: [fleet.id, port], why: () => sufferingInWords(suffered) } : undefined;
}

const sufferingInWords = (suffered: number): string =>
  suffered > settings.spent
    ? `${percent(suffered)} of what it is worth can do little more than get home.`
    : 'To go on against those whom it has met would cost more than it is out for.';

/** A few ships on the way home, with one that lies dead and another that was left to tow her. */
function isTowingParty(desk: Desk, { mission, pieces }: Fleet): boolean {
  const wreck = mission === 'abort' && pieces.length <= settings.party ? pieces.find((piece) => isWreck(desk, piece)) : undefined;
  return wreck !== undefined && pieces.some((by) => isOfHerSize(desk, by, wreck));
}

/** The least of those who are sound. */
function tugFor(desk: Desk, wreck: PieceId, offered: readonly Leaving[]): Leaving | undefined {
  const sound = offered.filter(([, by]) => isOfHerSize(desk, by, wreck) && !isLamePiece(desk, by));
  return best(sound, ([, by]) => -pieceIn(desk.war, by).ships.reduce((sum, id) => sum + worthOfShip(desk.war, desk.view, id), 0));
}

type Leaving = readonly [FleetId, PieceId, PortId];

/** GW-TAC-CRIPPLED: one of her own size stays by her if she lies dead, and her own boats see her home, if enough of them are left. */
export function sendingHome(desk: Desk, { fleet }: Squadron): Wish | undefined {
  const offered = desk.question.targetsUnder(fleet.id, 'detach');
  if (offered.length === 0 || isTowingParty(desk, fleet)) return undefined;
  const gone = writtenOf(desk.question.draft, fleet.id).detached;
  const port = gone?.port ?? haven(desk, fleet);
  const lame = offered.find(([, piece, to]) => to === port && isLamePiece(desk, piece));
  if (lame) return { verb: 'detach', target: lame };
  if (!gone) return undefined;
  const wreck = gone.pieces.find((piece) => isWreck(desk, piece));
  const hasTug = wreck !== undefined && gone.pieces.some((by) => isOfHerSize(desk, by, wreck) && !isLamePiece(desk, by));
  const tug = wreck === undefined || hasTug ? undefined : tugFor(desk, wreck, offered);
  if (tug) return { verb: 'detach', target: tug };
  if (gone.pieces.some((piece) => isSmall(desk, piece))) return undefined;
  const boats = offered.filter(([, piece]) => isSmall(desk, piece));
  const [boat] = boats;
  return boat && boats.length > settings.boats ? { verb: 'detach', target: boat } : undefined;
}

/** GW-11.2: who is on the way home does not leave a ship that lies dead to the next submarine; others have more to do. */
export function takingInTow(desk: Desk, { fleet }: Squadron): Wish | undefined {
  const tow = fleet.mission === 'abort' ? desk.question.targetsUnder(fleet.id, 'tow').find(([, , of]) => isWreck(desk, of)) : undefined;
  return tow && { verb: 'tow', target: tow };
}

/** GW-5.2-ABORT: whoever has rested long enough is sent out again. */
export function sendingOut({ question }: Desk, { fleet }: Squadron): Wish | undefined {
  const isRested = fleet.mission === 'abort' && question.takes('mission', [fleet.id, 'intercept']) !== null;
  return isRested && writtenOf(question.draft, fleet.id).mission === undefined
    ? { verb: 'mission', target: [fleet.id, 'intercept'] }
    : undefined;
}
