/** Puts games into the browser's own database. The worker does it, so that a record never goes through the page. */
import { committed, done } from './idb.ts';
import { isOvertaken, type Save, type StoredSave } from './save.ts';
import { randomHex } from './seed.ts';

export const SAVES = 'saves';

/** Where a save is now. */
export type Keeping =
  | { readonly type: 'stored'; readonly revision: string }
  /** Another tab has gone on from there before: what it has stored stays. */
  | { readonly type: 'overtaken' }
  /** It can be kept by this tab alone, and why. */
  | { readonly type: 'unstored'; readonly reason: string; readonly save: Save };

let opened: Promise<IDBDatabase> | null = null;

export const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('line-ahead', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(SAVES, { keyPath: 'id' }));
    request.addEventListener('blocked', () => reject(new Error('another tab holds the database')));
    done(request).then(resolve, reject);
  });
  return opened;
};

export const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'the browser’s storage is full'
    : 'the browser does not allow storage here';

/** Stores a save in the place of what it goes on from. */
export async function keep(save: StoredSave): Promise<Keeping> {
  const revision = randomHex(8);
  try {
    return (await replace(save, { ...save, revision })) ? { type: 'stored', revision } : { type: 'overtaken' };
  } catch (error) {
    return { type: 'unstored', reason: reasonOf(error), save };
  }
}

/** Within one transaction, so that no other tab comes between the look and the act. */
async function replace(save: Save, next: StoredSave): Promise<boolean> {
  const transaction = (await database()).transaction(SAVES, 'readwrite');
  const store = transaction.objectStore(SAVES);
  const isFree = !isOvertaken(save, await done<unknown>(store.get(save.id)));
  if (isFree) store.put(next);
  await committed(transaction);
  return isFree;
}
