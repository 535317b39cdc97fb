/** The operations that are built in, in the order of history. */
import type { Operation } from './operation.ts';
import { operationFrom } from './operation-reader.ts';
import april1918 from './operations/april-1918.json' with { type: 'json' };
import august1916 from './operations/august-1916.json' with { type: 'json' };
import convoy from './operations/convoy-1917.json' with { type: 'json' };
import doggerBank from './operations/dogger-bank-1915.json' with { type: 'json' };
import goeben from './operations/goeben-1914.json' with { type: 'json' };
import heligoland from './operations/heligoland-1914.json' with { type: 'json' };
import jutland from './operations/jutland-1916.json' with { type: 'json' };
import lowestoft from './operations/lowestoft-1916.json' with { type: 'json' };
import scarborough from './operations/scarborough-1914.json' with { type: 'json' };
import ulsan from './operations/ulsan-1904.json' with { type: 'json' };
import yarmouth from './operations/yarmouth-1914.json' with { type: 'json' };

const FILES: readonly unknown[] = [
  ulsan,
  goeben,
  heligoland,
  yarmouth,
  scarborough,
  doggerBank,
  lowestoft,
  jutland,
  august1916,
  convoy,
  april1918,
];

export const OPERATIONS: readonly Operation[] = FILES.map(operationFrom);

const byId: ReadonlyMap<string, Operation> = new Map(OPERATIONS.map((operation) => [operation.id, operation]));

export const operationNamed = (id: string): Operation => {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`there is no operation ${id}`);
  return operation;
};
