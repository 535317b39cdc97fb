/** Saved games in the browser's own database. Where it is full or forbidden, games live on in memory and the person is told. */
import { createSignal } from 'solid-js';
import { committed, done } from './idb.ts';
import { isOvertaken, readSave, type Save, type StoredSave } from './save.ts';
import { randomHex } from './seed.ts';

const STORE = 'saves';

/** What the database did not take. What it has taken is read from there, for another tab may have gone on from it. */
const memory = new Map<string, Save>();

const [trouble, setTrouble] = createSignal<string | null>(null);

/** Why saved games will not outlive this tab; null while all is well. */
export const storageTrouble = trouble;

let opened: Promise<IDBDatabase> | null = null;

const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('line-ahead', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    request.addEventListener('blocked', () => reject(new Error('another tab holds the database')));
    done(request).then(resolve, reject);
  });
  return opened;
};

const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'the browser’s storage is full'
    : 'the browser does not allow storage here';

/** Does it in the database if that can be done; otherwise says so and goes on. */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    setTrouble(reasonOf(error));
    return otherwise;
  }
}

/**
 * Stores a save in the place of what it goes on from, and gives it with its new revision. Null when another tab has gone on
 * from there before: what it has stored stays.
 */
export async function keep(save: Save): Promise<Save | null> {
  const { record } = save;
  if (record === null) {
    memory.set(save.id, save);
    setTrouble('its orders are hidden, and the browser can seal them only over https');
    return save;
  }
  const next = { ...save, record, revision: randomHex(8) };
  try {
    const isTaken = await replace(save, next);
    memory.delete(save.id);
    // Only what has been kept proves that games are kept: a full storage can still be read.
    setTrouble(null);
    return isTaken ? next : null;
  } catch (error) {
    memory.set(save.id, save);
    setTrouble(reasonOf(error));
    return save;
  }
}

/** Within one transaction, so that no other tab comes between the look and the act. */
async function replace(save: Save, next: StoredSave): Promise<boolean> {
  const transaction = (await database()).transaction(STORE, 'readwrite');
  const store = transaction.objectStore(STORE);
  const isFree = !isOvertaken(save, await done<unknown>(store.get(save.id)));
  if (isFree) store.put(next);
  await committed(transaction);
  return isFree;
}

export async function discard(key: IDBValidKey): Promise<void> {
  if (typeof key === 'string') memory.delete(key);
  await attempt(async () => {
    const transaction = (await database()).transaction(STORE, 'readwrite');
    transaction.objectStore(STORE).delete(key);
    await committed(transaction);
  }, undefined);
}

/** Undefined when there is none. */
export async function find(id: string): Promise<Save | 'unreadable' | undefined> {
  const unkept = memory.get(id);
  if (unkept) return unkept;
  const row = await attempt<unknown>(async () => done((await database()).transaction(STORE).objectStore(STORE).get(id)), undefined);
  return row === undefined ? undefined : (readSave(row) ?? 'unreadable');
}

export interface Shelf {
  /** The latest first. */
  readonly saves: readonly Save[];
  /** Under which keys lies what cannot be read. */
  readonly unreadable: readonly IDBValidKey[];
}

export async function shelf(): Promise<Shelf> {
  const rows = await attempt(allRows, []);
  const readable = rows.flatMap(({ save }) => save ?? []);
  const saves = new Map([...readable.map((save): [string, Save] => [save.id, save]), ...memory]);
  return {
    saves: [...saves.values()].sort((a, b) => b.touched - a.touched),
    unreadable: rows.filter(({ save }) => save === null).map(({ key }) => key),
  };
}

async function allRows(): Promise<{ readonly key: IDBValidKey; readonly save: StoredSave | null }[]> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  const [keys, rows] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
  return keys.map((key, place) => ({ key, save: readSave(rows[place]) }));
}
