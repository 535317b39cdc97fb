/** Saved games in the browser's own database. Where it is full or forbidden, games live on in memory and the person is told. */
import { createSignal } from 'solid-js';
import { reasonOf } from './database.ts';
import type { Keeping } from './safe.ts';
import type { Save } from './save.ts';
import { browserStore } from './store.ts';

/** Games that the database did not take, and that live at their tables. What it has taken is read from there, for another tab may have gone on from it. */
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

/** Takes note of what became of a save; null when another tab has gone on from where it stood. */
export function noted(save: Save, keeping: Keeping): Save | null {
  if (keeping.type === 'unstored') {
    memory.set(save.id, { ...save, commands: keeping.commands });
    setTrouble(keeping.reason);
    return save;
  }
  memory.delete(save.id);
  // Only what has been kept proves that games are kept: a full storage can still be read.
  setTrouble(null);
  return keeping.type === 'stored' ? save : null;
}

export async function discard(key: IDBValidKey): Promise<void> {
  if (typeof key === 'string') memory.delete(key);
  await attempt(() => browserStore.removeKey(key), undefined);
}

/** Whether the game lives at its table and nowhere else. */
export const isUnkept = (id: string): boolean => memory.has(id);

/** Undefined when there is none. */
export async function find(id: string): Promise<Save | 'unreadable' | undefined> {
  const unkept = memory.get(id);
  if (unkept) return unkept;
  const row = await attempt(() => browserStore.find(id), null);
  return row ? (row.save ?? 'unreadable') : undefined;
}

export interface Shelf {
  /** The latest first. */
  readonly saves: readonly Save[];
  /** Under which keys lies what cannot be read. */
  readonly unreadable: readonly IDBValidKey[];
}

export async function shelf(): Promise<Shelf> {
  const rows = await attempt(browserStore.rows, []);
  const readable = rows.flatMap(({ save }) => save ?? []);
  const saves = new Map([...readable.map((save): [string, Save] => [save.id, save]), ...memory]);
  return {
    saves: [...saves.values()].sort((a, b) => b.touched - a.touched),
    unreadable: rows.filter(({ save }) => save === null).map(({ key }) => key),
  };
}
