/** The browser's own database, in which games are kept. */
import { done } from './idb.ts';

/** One row for each save, and by the id of the save and a number the leaves of its record. */
export const SAVES = 'saves';
export const LEAVES = 'leaves';

let opened: Promise<IDBDatabase> | null = null;

export const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('line-ahead', 2);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore(SAVES, { keyPath: 'id' });
      request.result.createObjectStore(LEAVES);
    });
    request.addEventListener('blocked', () => reject(new Error('another tab holds the database')));
    done(request).then((open) => {
      open.addEventListener('versionchange', () => open.close());
      resolve(open);
    }, reject);
  });
  return opened;
};

export const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'the browser’s storage is full'
    : 'the browser does not allow storage here';
