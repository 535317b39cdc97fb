/** What stays the same while a side writes on one sheet: which pieces are given orders, and which fleets lie together. */
import { onceAsked, onceOfPiece } from '../../../kernel/index.ts';
import type { SpeedLevel } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { At } from '../kind.ts';
import type { Fleet, FleetId } from '../state.ts';
import { hasRested } from './assignments.ts';
import { hasLame, slowestIn } from './fleets.ts';
import { RECKONED } from './plots.ts';
import { canWrite, isBeforePlay, wasMet } from './writing.ts';

/** All that there is to look at before anything is written. */
export type Asked = Pick<At, 'data' | 'state' | 'side' | 'occasion'>;

export const war = onceAsked(({ data, state }: Asked): War => warIn(data, state));

const isFirst = onceAsked((at: Asked): boolean => isBeforePlay(war(at), at.state));

/** GW-5.1a: there are those who make up their own fleets, before play. At no other time do pieces change fleets on the sheet. */
export const isMakingUp = (at: Asked): boolean => at.state.readings.organisation === 'own' && isFirst(at);

/** Fleets, aircraft and boats that may be given an order. */
export const piecesOf = onceAsked(({ state: { fleets, airships, boats }, side }: Asked): readonly string[] => {
  const pieces: string[] = [];
  for (const fleet of fleets) if (fleet.side === side && fleet.pieces.length > 0) pieces.push(fleet.id);
  for (const craft of airships) if (craft.side === side && !craft.lost) pieces.push(craft.id);
  for (const each of boats) if (each.side === side && each.left > 0) pieces.push(each.id);
  return pieces;
});

/** A fleet of the side that is asked, and once somebody has asked, those that lie where it does and whoever escorts it; and its own speed. */
interface Mustered {
  readonly fleet: Fleet;
  around: readonly Fleet[] | null;
  level: SpeedLevel | null;
}

const NOBODY: readonly Fleet[] = [];

/** Escorts are in the zone of their charge. */
const isAround = (fleet: Fleet, other: Fleet): boolean =>
  other.zone === fleet.zone && other.side === fleet.side && other !== fleet && (other.charge === fleet.id || other.port === fleet.port);

/** Those that somebody has asked for. */
const musters = onceAsked((_at: Asked) => new Map<FleetId, Mustered>());

function muster(at: Asked, id: FleetId): Mustered | undefined {
  for (const fleet of at.state.fleets) {
    if (fleet.id !== id || fleet.side !== at.side) continue;
    const mustered = { fleet, around: null, level: null };
    musters(at).set(id, mustered);
    return mustered;
  }
  return undefined;
}

/** Verb after verb asks for the same. */
const musteredOf = onceOfPiece((at: Asked, id: FleetId): Mustered | undefined => musters(at).get(id) ?? muster(at, id));

export function around(at: Asked, id: FleetId): readonly Fleet[] {
  const mustered = musteredOf(at, id);
  if (!mustered) return NOBODY;
  mustered.around ??= at.state.fleets.filter((other) => isAround(mustered.fleet, other));
  return mustered.around;
}

/** How fast it is by itself, as plots reckon with it. */
export function levelNow(at: Asked, id: FleetId): SpeedLevel | undefined {
  const mustered = musteredOf(at, id);
  if (!mustered) return undefined;
  mustered.level ??= slowestIn(war(at), at.state, mustered.fleet, RECKONED);
  return mustered.level;
}

export const fleetNow = (at: Asked, id: FleetId): Fleet | undefined => musteredOf(at, id)?.fleet;

/** Whether a verb can have anything for a fleet, whatever is written on the sheet. */
export const ofFleets =
  (may: (at: Asked, fleet: Fleet) => boolean) =>
  (at: Asked, id: FleetId): boolean => {
    const fleet = fleetNow(at, id);
    return fleet !== undefined && may(at, fleet);
  };

/** Those who may be given another mission, or other ships. */
export const canBeRemade = (at: Asked, fleet: Fleet): boolean => isMakingUp(at) || hasRested(fleet);

export const remade = onceAsked((at: Asked): readonly Fleet[] =>
  at.state.fleets.filter((fleet) => fleet.side === at.side && canBeRemade(at, fleet)),
);

/**
 * GW-5.2-ESCORT: an escort joins its charge and leaves it in port, or after contact, and there must be somebody to join; GW-5.2-ABORT:
 * whoever has given up joins nobody.
 */
export const canRegroup = (at: Asked, fleet: Fleet): boolean =>
  (fleet.port !== null || wasMet(at.state, fleet)) &&
  (fleet.charge !== null || ((fleet.mission !== 'abort' || hasRested(fleet)) && around(at, fleet.id).length > 0));

/** Its moves may be written now, or once it has another mission or another charge. */
const canPlot = (at: Asked, fleet: Fleet): boolean =>
  canBeRemade(at, fleet) || canRegroup(at, fleet) || canWrite(war(at), at.state, fleet, {});

/** At sea, with pieces for which there are orders that nobody else has: to leave it, to be towed, to be scuttled. */
const isLame = (at: Asked, fleet: Fleet): boolean => fleet.port === null && hasLame(war(at), at.state, fleet);

export const mayBeRemade = ofFleets(canBeRemade);
export const mayRegroup = ofFleets(canRegroup);
export const mayPlot = ofFleets(canPlot);
export const mayBeLame = onceOfPiece(ofFleets(isLame));

/** Boats share their zones out before play, and seaplanes rise where the move of their ship ends. */
const linkedCraft = onceAsked((at: Asked): ReadonlySet<string> => {
  const seaplanes = at.state.airships.filter(({ ship }) => ship !== null);
  return new Set([...seaplanes, ...(isFirst(at) ? at.state.boats : [])].map(({ id }) => id));
});

/** What one of these writes may bear on any other. */
export const isLinked = (at: Asked, piece: string): boolean => linkedCraft(at).has(piece);
