/** The one key of this browser, which the worker makes when it first needs it. It is kept in a database of its own and can be used, not read. */

import { committed, done } from './idb.ts';
import { newSealKey, type SealKey } from './seal.ts';

const STORE = 'keys';
const PLACE = 'seal';

const database = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('line-ahead-seal', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return done(request);
};

/** Whichever worker was first has made the key; what another has made meanwhile is thrown away. */
async function sharedKey(): Promise<SealKey> {
  const made = await newSealKey();
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const keys = transaction.objectStore(STORE);
  const kept = await done<SealKey | undefined>(keys.get(PLACE));
  if (kept) return kept;
  keys.add(made, PLACE);
  await committed(transaction);
  return made;
}

let key: Promise<SealKey | null> | null = null;

/** Null where the browser gives no cryptography (a page that did not come over https) or no storage. */
export const sealKey = (): Promise<SealKey | null> => {
  key ??= isSecureContext ? sharedKey().catch(() => null) : Promise.resolve(null);
  return key;
};
