/** What the browser keeps, read and changed behind the page's back. */
import type { Page } from '@playwright/test';

/** A saved game as it lies in the store. */
export interface KeptSave {
  readonly record: string;
  readonly [field: string]: unknown;
}

export const savesKept = (page: Page): Promise<readonly KeptSave[]> =>
  page.evaluate(
    () =>
      new Promise<readonly KeptSave[]>((resolve) => {
        const opening = indexedDB.open('line-ahead', 1);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('saves').objectStore('saves').getAll();
          reading.addEventListener('success', () => resolve(reading.result));
        });
      }),
  );

/** Puts a save in the place of the one with the same id. */
export const replaceSave = (page: Page, save: KeptSave): Promise<void> => putRow(page, save);

/** Puts a row there, whatever is in it. */
export const putRow = (page: Page, row: object): Promise<void> =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('line-ahead', 1);
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('saves', 'readwrite');
          writing.objectStore('saves').put(changed);
          writing.addEventListener('complete', () => resolve());
        });
      }),
    row,
  );
