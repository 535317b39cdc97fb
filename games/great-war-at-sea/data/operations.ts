/** The operations that are built in, in the order of history. */
import type { Operation } from './operation.ts';
import { operationFrom } from './operation-reader.ts';
import doggerBank from './operations/dogger-bank-1915.json' with { type: 'json' };
import scarborough from './operations/scarborough-1914.json' with { type: 'json' };

const FILES: readonly unknown[] = [scarborough, doggerBank];

export const OPERATIONS: readonly Operation[] = FILES.map(operationFrom);

const byId: ReadonlyMap<string, Operation> = new Map(OPERATIONS.map((operation) => [operation.id, operation]));

export const operationNamed = (id: string): Operation => {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`there is no operation ${id}`);
  return operation;
};
