/** How the board speaks of fleets, enemies and zones. */
import { counted, sentence } from '../../../kit/words.ts';
import type { War } from '../data/data.ts';
import { portOf, portsIn } from '../data/data.ts';
import type { Port } from '../data/theatre.ts';
import { zoneIn } from '../data/zones.ts';
import { weatherAt } from '../rules/fleets.ts';
import { taskInWords } from '../rules/orders-moves.ts';
import type { Fleet, Known, Task, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { tokenName } from '../words/told.ts';
import type { Leg } from './courses.ts';
import { missionNames, nationName, weatherNames } from './facts.ts';
import { shipsWith, typesInWords } from './fleets.ts';
import { agoInWords, dayOf, hoursOf } from './time.ts';

/** The admiral who flies his flag in it. */
export function leaderOf(view: Pick<View, 'leaders'>, war: War, { pieces }: Fleet): string | null {
  const ships = new Set(pieces.flatMap((piece) => war.pieces.get(piece)?.ships ?? []));
  return view.leaders.find(({ ship }) => ships.has(ship))?.name ?? null;
}

/** A fleet goes by its admiral, or by its name. */
export const markerTitle = (view: Pick<View, 'leaders'>, war: War, fleet: Fleet): string => leaderOf(view, war, fleet) ?? fleet.name;

export const whereabouts = (war: War, { zone, port }: Pick<Fleet, 'zone' | 'port'>): string =>
  port === null ? `at sea, ${zone}` : `in ${portOf(war, port).name}`;

/** 'off Flamborough Head', by what the zone is known for; empty on the open sea. */
export function offing(war: War, zone: ZoneId): string {
  const name = war.theatre.labels.find((label) => label.zone === zone)?.name ?? portsIn(war, zone)[0]?.name;
  return name === undefined ? '' : `off ${name}`;
}

export const taskWords = (war: War, task: Task): string => taskInWords(war, task.do, 'port' in task ? task.port : '');

/** 'to N6 by 12h' */
export const legInWords = (war: War, { way, to, task }: Leg): string =>
  sentence(way.length === 0 ? `stays in ${to}` : `to ${to}`, task !== null && taskWords(war, task));

export const fleetInWords = (war: War, view: View, fleet: Fleet, legs: readonly Leg[]): string =>
  sentence(
    fleet.name,
    leaderOf(view, war, fleet) ?? false,
    whereabouts(war, fleet),
    typesInWords(war, shipsWith(war, view, fleet)),
    missionNames[fleet.mission].toLowerCase(),
    legs.length > 0 && `${counted(legs.length, 'turn')} written, ${legs.map((leg) => legInWords(war, leg)).join(', then ')}`,
  );

/** 'Fleet 3 of the Germans' */
export const enemyName = ({ operation: { sides } }: War, token: string): string => tokenName(token, (side) => sides[side].name);

export const knownInWords = (war: War, view: View, known: Known): string =>
  sentence(
    enemyName(war, known.token),
    `seen in ${known.zone} on ${dayOf(war.operation, known.turn)}, ${hoursOf(war.operation, known.turn)}`,
    agoInWords(view.turn - known.turn),
    known.ships.length > 0 && typesInWords(war, known.ships),
  );

export const portInWords = ({ name, size, owner, country }: Port): string =>
  sentence(name, owner === 'neutral' ? `${country ?? ''} and neutral`.trim() : nationName(owner), size === 'major' ? 'fleet base' : 'port');

export function zoneInWords(war: War, view: View, zone: ZoneId): string {
  const { kind } = zoneIn(war.theatre, zone);
  return sentence(
    `Zone ${zone}`,
    kind === 'land' ? 'land' : kind === 'out' ? 'not in play' : weatherNames[weatherAt(war, view, zone)].toLowerCase(),
    ...portsIn(war, zone).map(portInWords),
    ...war.theatre.labels.filter((label) => label.zone === zone).map(({ name }) => name),
  );
}
