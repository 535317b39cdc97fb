/** Saved games in the browser's own database. Where it is full or forbidden, games live on in memory and the person is told. */
import { createSignal } from 'solid-js';
import { committed, done } from './idb.ts';
import { database, type Keeping, reasonOf, SAVES } from './keeping.ts';
import { readSave, type Save, type StoredSave } from './save.ts';

/** What the database did not take. What it has taken is read from there, for another tab may have gone on from it. */
const memory = new Map<string, Save>();

const [trouble, setTrouble] = createSignal<string | null>(null);

/** Why saved games will not outlive this tab; null while all is well. */
export const storageTrouble = trouble;

/** Does it in the database if that can be done; otherwise says so and goes on. */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    setTrouble(reasonOf(error));
    return otherwise;
  }
}

/** Takes note of where a save is now, and gives it as it is there; null when another tab has gone on from where it stood. */
export function noted(save: Save, keeping: Keeping): Save | null {
  if (keeping.type === 'unstored') {
    memory.set(save.id, keeping.save);
    setTrouble(keeping.reason);
    return keeping.save;
  }
  memory.delete(save.id);
  // Only what has been kept proves that games are kept: a full storage can still be read.
  setTrouble(null);
  return keeping.type === 'stored' ? { ...save, revision: keeping.revision } : null;
}

export async function discard(key: IDBValidKey): Promise<void> {
  if (typeof key === 'string') memory.delete(key);
  await attempt(async () => {
    const transaction = (await database()).transaction(SAVES, 'readwrite');
    transaction.objectStore(SAVES).delete(key);
    await committed(transaction);
  }, undefined);
}

/** Undefined when there is none. */
export async function find(id: string): Promise<Save | 'unreadable' | undefined> {
  const unkept = memory.get(id);
  if (unkept) return unkept;
  const row = await attempt<unknown>(async () => done((await database()).transaction(SAVES).objectStore(SAVES).get(id)), undefined);
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
  const store = (await database()).transaction(SAVES).objectStore(SAVES);
  const [keys, rows] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
  return keys.map((key, place) => ({ key, save: readSave(rows[place]) }));
}
