/** Places, turns and ships of a draft as its builder reads them. */
import { capital } from '../../../../kit/words.ts';
import { hasShip, shipNamed } from '../../../../register/index.ts';
import type { Draft } from '../../data/builder.ts';
import type { VesselId } from '../../data/operation.ts';
import type { PortId, Theatre, ZoneId } from '../../data/theatre.ts';
import { MERCHANTMEN } from '../../data/vessels.ts';
import { dayOf, hoursOf, lightOf } from '../time.ts';

const LIGHTS = { day: 'day', dusk: 'dusk', night: 'dark' } as const;

/** 'Turn 4, 16–20h, 23 January, dark' */
export function turnInWords(date: Draft['date'], turn: number): string {
  const dated = { date };
  return `Turn ${turn}, ${hoursOf(dated, turn)}, ${dayOf(dated, turn)}, ${LIGHTS[lightOf(dated, turn)]}`;
}

export const portName = ({ ports }: Theatre, id: PortId): string => ports.find((port) => port.id === id)?.name ?? id;

/** 'L8, Dogger Bank' */
export function zoneInWords({ labels, ports }: Theatre, id: ZoneId): string {
  const there = labels.find(({ zone }) => zone === id) ?? ports.find(({ zone }) => zone === id);
  return there ? `${id}, ${there.name}` : id;
}

export const vesselName = (id: VesselId): string => (hasShip(id) ? shipNamed(id).name : capital(MERCHANTMEN[id]?.name ?? id));

export const fleetName = ({ fleets }: Draft, id: string): string => fleets.find((fleet) => fleet.id === id)?.name ?? id;

export const turnsOf = ({ first, last }: Draft['turns']): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
