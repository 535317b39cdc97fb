/** Whose a port is on the day of an operation. */
import type { Side } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Operation } from './operation.ts';
import type { Port, PortOwner } from './theatre.ts';

type Dated = Pick<Operation, 'date'>;

/** '1914-08-03' */
export const dayOf = ({ date: { year, month, day } }: Dated): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const ownerOn = ({ owner, before }: Port, day: string): PortOwner => (before && day < before.date ? before.owner : owner);

/** A port as it was on the day. */
export const portOn = (operation: Dated, port: Port): Port => ({ ...port, owner: ownerOn(port, dayOf(operation)) });

type Parties = Dated & Pick<Operation, 'sides'>;

export const isOwn = (operation: Parties, side: Side, port: Port): boolean => {
  const owner = ownerOn(port, dayOf(operation));
  return owner !== 'neutral' && operation.sides[side].nations.includes(owner);
};

export const isEnemys = (operation: Parties, side: Side, port: Port): boolean => isOwn(operation, enemyOf(side), port);
