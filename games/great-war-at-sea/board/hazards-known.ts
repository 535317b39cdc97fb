/** Channels and minefields as far as the own side knows of them. Pure. */
import type { War } from '../data/data.ts';
import type { Minefield } from '../data/theatre.ts';
import type { View } from '../view.ts';
import { ownSide } from './side.ts';

/** Channels that the own side has swept. */
export function channelsOf({ theatre, operation }: War, view: Pick<View, 'fleets'>): readonly string[] {
  const side = ownSide(view);
  if (side === null) return [];
  const { nations } = operation.sides[side];
  return theatre.channels.filter(({ owner }) => nations.includes(owner)).map(({ id }) => id);
}

/** Fields of history, which have a name, all of whose zones are known to be mined. */
function namedFields({ theatre, operation }: War, { fields }: Pick<View, 'fields'>): readonly Minefield[] {
  const { year, month, day } = operation.date;
  const today = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const isMined = (zone: string): boolean => fields.some((field) => field.zone === zone);
  return theatre.fields.filter(({ zones, from, until }) => from <= today && (until === undefined || today < until) && zones.every(isMined));
}

export const fieldNames = (war: War, view: Pick<View, 'fields'>): readonly string[] => namedFields(war, view).map(({ id }) => id);

/** Those that were laid in this operation, or found one by one. */
export function unnamedFields(war: War, view: Pick<View, 'fields'>): View['fields'] {
  const named = new Set(namedFields(war, view).flatMap(({ zones }) => zones));
  return view.fields.filter(({ zone }) => !named.has(zone));
}
