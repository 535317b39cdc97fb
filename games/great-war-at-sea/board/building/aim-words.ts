/** Aims and limits in words, as players will hold each other to them. */
import { counted } from '../../../../kit/words.ts';
import type { Draft } from '../../data/builder.ts';
import type { Aim, FleetId, Limit, VesselId } from '../../data/operation.ts';
import { theatreOf } from '../../data/theatres.ts';
import { limitOf } from '../../rules/aims.ts';
import { fleetName, vesselName } from './words.ts';

export const AIM_KINDS: Readonly<Record<Aim['kind'], string>> = {
  bombard: 'Bombard ports',
  mines: 'Lay mines',
  deliver: 'Bring transports in',
  reach: 'Reach waters',
  hold: 'Hold waters',
  home: 'Bring ships home',
  worth: 'Sink ships that count more',
};

export const LIMIT_KINDS: Readonly<Record<Limit['kind'], string>> = {
  barred: 'Barred from waters',
  held: 'Held where they are',
  caution: 'Cautious',
  disguise: 'Disguised',
  peace: 'Not at war yet',
};

/** 'A, B or C', and a mark where nobody is named yet. */
const any = (names: readonly string[], last = 'or'): string =>
  names.length < 2 ? (names[0] ?? '…') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

const fleetsIn = (draft: Draft, fleets: readonly FleetId[]): string =>
  any(
    fleets.map((fleet) => fleetName(draft, fleet)),
    'and',
  );

/** 'Lion', or 'each of Lion or Tiger'. */
const eachOf = (ships: readonly VesselId[]): string => `${ships.length > 1 ? 'each of ' : ''}${any(ships.map(vesselName))}`;

const points = (number: number): string => counted(number, 'point');

function wonBy(draft: Draft, aim: Aim): string {
  switch (aim.kind) {
    case 'bombard': {
      const ports = theatreOf(draft.theatre).ports.filter(({ id }) => aim.ports.includes(id));
      const worth = ports.reduce((sum, port) => sum + limitOf(port), 0);
      const otherwise = aim.otherwise === 0 ? '' : `; if none of them is hit, the enemy has ${aim.otherwise}`;
      return `up to ${points(Math.min(aim.most, worth))} for bombarding ${any(ports.map(({ name }) => name))}${otherwise}`;
    }
    case 'mines':
      return `${points(aim.points)} for a minefield in ${any(aim.zones)}`;
    case 'deliver':
      return `${points(aim.points)} for each transport of ${fleetsIn(draft, aim.fleets)} that unloads where it is bound`;
    case 'reach': {
      const when = `at the end of a turn${aim.by === 'day' ? ' by day' : ''}${aim.leaves ? ', and she is then out of the game' : ''}`;
      return `${points(aim.points)} for ${eachOf(aim.ships)} in ${any(aim.zones)} ${when}`;
    }
    case 'hold':
      return `${points(aim.points)} for having the only sound capital ship in ${any(aim.zones)} at the end of turn ${aim.turn}`;
    case 'home':
      return `${points(aim.points)} for ${eachOf(aim.ships)} in a port of her own at the end`;
    case 'worth':
      return `${aim.of === 'capital' ? 'capital ships' : 'merchantmen'} that they sink count ${aim.times} times`;
  }
}

export const aimInWords = (draft: Draft, aim: Aim): string =>
  `${aim.side === 'either' ? 'Either side' : draft.sides[aim.side].name}: ${wonBy(draft, aim)}.`;

const until = (before: number | 'contact'): string => (before === 'contact' ? 'before any contact' : `before turn ${before}`);

function heldBy(limit: Limit): string {
  switch (limit.kind) {
    case 'barred':
      return `may not enter ${any(limit.zones)} ${until(limit.before)}`;
    case 'held':
      return `stay where they are ${until(limit.before)}`;
    case 'caution':
      return `turn back from a contact on ${limit.upTo} of six`;
    case 'disguise':
      return 'surprise the enemy in their first contact';
    case 'peace':
      return `are not at war ${until(limit.before)}: they and the enemy pass each other by`;
  }
}

export const limitInWords = (draft: Draft, limit: Limit): string => `${fleetsIn(draft, limit.fleets)}: ${heldBy(limit)}.`;
