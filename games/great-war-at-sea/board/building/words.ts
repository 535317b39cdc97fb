/** Places, turns and ships of a draft as its builder reads them. */
import { capital } from '../../../../kit/words.ts';
import { hasShip, shipNamed } from '../../../../register/index.ts';
import type { Draft } from '../../data/builder.ts';
import type { VesselId } from '../../data/operation.ts';
import type { PortId, ZoneId } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import { MERCHANTMEN } from '../../data/vessels.ts';
import { dayOf, hoursOf, lightOf } from '../time.ts';

const LIGHTS = { day: 'day', dusk: 'dusk', night: 'dark' } as const;

/** 'Turn 4: 23 January, 16–20h, dark' */
export const turnInWords = (draft: Pick<Draft, 'date'>, turn: number): string =>
  `Turn ${turn}: ${dayOf(draft, turn)}, ${hoursOf(draft, turn)}, ${LIGHTS[lightOf(draft, turn)]}`;

export const portName = ({ theatre }: Draft, id: PortId): string => theatreOf(theatre).ports.find((port) => port.id === id)?.name ?? id;

/** 'L8, Dogger Bank' */
export function zoneInWords({ theatre }: Draft, id: ZoneId): string {
  const { labels, ports } = theatreOf(theatre);
  const there = labels.find(({ zone }) => zone === id) ?? ports.find(({ zone }) => zone === id);
  return there ? `${id}, ${there.name}` : id;
}

export const vesselName = (id: VesselId): string => (hasShip(id) ? shipNamed(id).name : capital(MERCHANTMEN[id]?.name ?? id));

export const fleetName = ({ fleets }: Draft, id: string): string => fleets.find((fleet) => fleet.id === id)?.name ?? id;

export const turnsOf = ({ turns: { first, last } }: Pick<Draft, 'turns'>): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
