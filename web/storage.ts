/** Saved games in the browser's own database. Where it is full or forbidden, games live on in memory and the person is told. */
import { createSignal } from 'solid-js';
import type { Seats } from '../table/seats.ts';
import { committed, done } from './idb.ts';

export interface Save {
  readonly id: string;
  readonly game: string;
  readonly started: number;
  readonly touched: number;
  /** How it stands, in one line. */
  readonly headline: string;
  readonly ended: boolean;
  /** Null while the record is sealed. */
  readonly commands: number | null;
  /** Null where it cannot be sealed: the game goes on at a table of this tab alone. */
  readonly record: string | null;
  /** Who sits where; left out for games that one person plays, and for the usual seats. */
  readonly seats?: Seats;
}

const STORE = 'saves';

/** What this tab has saved, whether or not the database took it. */
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

export async function keep(save: Save): Promise<void> {
  memory.set(save.id, save);
  if (save.record === null) {
    setTrouble('its orders are hidden, and the browser can seal them only over https');
    return;
  }
  await attempt(async () => {
    const transaction = (await database()).transaction(STORE, 'readwrite');
    transaction.objectStore(STORE).put(save);
    await committed(transaction);
    // Only what has been kept proves that games are kept: a full storage can still be read.
    setTrouble(null);
  }, undefined);
}

export async function discard(id: string): Promise<void> {
  memory.delete(id);
  await attempt(async () => {
    const transaction = (await database()).transaction(STORE, 'readwrite');
    transaction.objectStore(STORE).delete(id);
    await committed(transaction);
  }, undefined);
}

export async function find(id: string): Promise<Save | undefined> {
  const remembered = memory.get(id);
  if (remembered) return remembered;
  return attempt<Save | undefined>(
    async () => done<Save | undefined>((await database()).transaction(STORE).objectStore(STORE).get(id)),
    undefined,
  );
}

/** All saved games, the latest first. */
export async function allSaves(): Promise<Save[]> {
  const stored = await attempt<Save[]>(async () => done<Save[]>((await database()).transaction(STORE).objectStore(STORE).getAll()), []);
  const saves = new Map([...stored.map((save) => [save.id, save] as const), ...memory]);
  return [...saves.values()].sort((a, b) => b.touched - a.touched);
}
