/** Data packs: operations of a player's own beside those that are built in. */
import type { Reading } from '../../../register/packs.ts';
import { HEADER, header, readingOf, usable } from '../../../register/packs.ts';
import type { Reader } from '../../../register/reading.ts';
import { complete, fault, fields, listOf, repeated, required } from '../../../register/reading.ts';
import { type Data, dataOf } from './data.ts';
import type { Operation } from './operation.ts';
import { operation } from './operation-reader.ts';
import { OPERATIONS } from './operations.ts';

export const BUILT_IN: Data = dataOf(null, OPERATIONS);

interface Pack {
  readonly name: string;
  readonly operations: readonly Operation[];
}

const TAKEN: readonly string[] = OPERATIONS.map(({ id }) => id);

const own: Reader<readonly Operation[]> = (found) => {
  const operations = listOf(operation)(found);
  const twice = operations && repeated([...TAKEN, ...operations.map(({ id }) => id)]);
  return twice === undefined ? operations : fault(found, `there are two operations ${twice}`);
};

const pack: Reader<Pack> = (found) => {
  const from = fields(found, [...HEADER, 'operations']);
  if (!from) return undefined;
  const name = header(found, from, 'great-war-at-sea');
  const operations = required(found, from, 'operations', own);
  return complete({ name, operations });
};

const make = ({ name, operations }: Pack): Data => dataOf(name, [...OPERATIONS, ...operations]);

export const readPack = (value: unknown): Reading<Data> => readingOf(value, pack, make, () => []);
const packed = usable(readPack);

export const dataFor = (given?: unknown): Data => (given === undefined ? BUILT_IN : packed(given));
