/** Ports and mines of a theatre as they stood on a day. Dates are written `1914-10-15`, so that they compare as words. */
import type { Minefield, Port, PortOwner, Theatre, ZoneId } from './theatre.ts';

export const portOf = ({ ports, title }: Theatre, id: string): Port => {
  const port = ports.find((each) => each.id === id);
  if (!port) throw new Error(`${title} has no port ${id}`);
  return port;
};

export const portsIn = ({ ports }: Theatre, zone: ZoneId): readonly Port[] => ports.filter((port) => port.zone === zone);

export const ownerOn = ({ owner, before }: Port, date: string): PortOwner =>
  before !== undefined && date < before.date ? before.owner : owner;

export const fieldsOn = ({ fields }: Theatre, date: string): readonly Minefield[] =>
  fields.filter(({ from, until }) => from <= date && (until === undefined || date < until));
