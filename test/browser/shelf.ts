/** What the browser keeps, read and changed behind the page's back. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { GameRecord } from '../../kernel/index.ts';
import type { Seats } from '../../table/seats.ts';

/** A saved game as it lies in the store: the row of the save, and what of it changes with every leaf. */
export interface KeptSave {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * Puts a game there before any page of the client is opened, and gives its id. It lies there whole in its row, in a database without
 * leaves, as the first version left it; the client makes of both what it needs. Nothing is drawn for it but the icon: the first
 * page and its import have tests of their own.
 */
export async function shelve(page: Page, record: GameRecord, seats: Seats | null): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  const now = Date.now();
  const save = { id, game: record.game, started: now, touched: now, headline: '', ended: false, commands: null };
  await page.goto('/icon.svg');
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('line-ahead');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('saves', { keyPath: 'id' }));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('saves', 'readwrite');
          writing.objectStore('saves').put(row);
          writing.addEventListener('complete', () => resolve(opening.result.close()));
        });
      }),
    { ...save, ...(seats ? { seats } : {}), record: JSON.stringify(record) },
  );
  return id;
}

export const savesKept = (page: Page): Promise<readonly KeptSave[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const transaction = (await done(indexedDB.open('line-ahead'))).transaction(['saves', 'leaves']);
    const saves: KeptSave[] = await done(transaction.objectStore('saves').getAll());
    const leaves: { readonly commands: unknown }[] = await done(transaction.objectStore('leaves').getAll());
    const keys = await done(transaction.objectStore('leaves').getAllKeys());
    const lastOf = (id: string) => leaves[keys.findLastIndex((key) => Array.isArray(key) && key[0] === id)];
    return saves.map((save) => ({ ...save, commands: lastOf(save.id)?.commands ?? save.commands }));
  });

/** What lies in all leaves, in clear or sealed. */
export const leavesKept = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve) => {
        const opening = indexedDB.open('line-ahead');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('leaves').objectStore('leaves').getAll();
          reading.addEventListener('success', () => resolve(reading.result.map(({ leaf }: { readonly leaf: unknown }) => leaf)));
        });
      }),
  );

/** Puts a save in the place of the one with the same id, as earlier versions kept it: with the whole record in its row. */
export const replaceSave = (page: Page, save: KeptSave & { readonly record: string }): Promise<void> => putRow(page, save);

/** Puts a row there, whatever is in it, and takes away what leaves there are. */
export const putRow = (page: Page, row: object): Promise<void> =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('line-ahead');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(['saves', 'leaves'], 'readwrite');
          writing.objectStore('saves').put(changed);
          const { id } = { id: '', ...changed };
          writing.objectStore('leaves').delete(IDBKeyRange.bound([id], [id, []]));
          writing.addEventListener('complete', () => resolve());
        });
      }),
    row,
  );

/** What was put there last of a game becomes something else. */
export const damageLastLeaf = (page: Page, id: string, leaf: unknown): Promise<void> =>
  page.evaluate(
    ([save, damaged]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('line-ahead');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('leaves', 'readwrite');
          const last = writing.objectStore('leaves').openCursor(IDBKeyRange.bound([save], [save, []]), 'prev');
          last.addEventListener('success', () => void last.result?.update({ ...last.result.value, leaf: damaged }), { once: true });
          writing.addEventListener('complete', () => resolve());
        });
      }),
    [id, leaf] as const,
  );
