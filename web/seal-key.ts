/** The keys of this browser, which the worker makes when it first needs them. They are kept in a database of their own and can be used, not read. */

import { committed, done } from './idb.ts';
import { newSealKey, type SealKey } from './seal.ts';

const STORE = 'keys';
const PLACE = 'seal';

const database = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('line-ahead-seal', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return done(request);
};

/** Whichever worker was first has made it; what another has made meanwhile is thrown away. */
export async function keptOrMade<T>(place: string, make: () => Promise<T>): Promise<T> {
  const made = await make();
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const keys = transaction.objectStore(STORE);
  const found = await done<T | undefined>(keys.get(place));
  if (found) return found;
  keys.add(made, place);
  await committed(transaction);
  return made;
}

/** Puts it in the place of what lies there. */
export async function kept(place: string, what: unknown): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  transaction.objectStore(STORE).put(what, place);
  await committed(transaction);
}

let key: Promise<SealKey | null> | null = null;

/** Null where the browser gives no cryptography (a page that did not come over https) or no storage. */
export const sealKey = (): Promise<SealKey | null> => {
  key ??= isSecureContext ? keptOrMade(PLACE, newSealKey).catch(() => null) : Promise.resolve(null);
  return key;
};
