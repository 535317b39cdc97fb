/** Everything that a page holds or has been told, and what is found in it of things that whoever sits there may not know. */
import type { Page } from '@playwright/test';
import { expect } from './table.ts';

/** Must be called before the page is opened: from then on it writes down what workers say to it. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const Silent = window.Worker;
    window.Worker = class extends Silent {
      constructor(...given: ConstructorParameters<typeof Silent>) {
        super(...given);
        this.addEventListener('message', ({ data }) => void heard.push(JSON.stringify(data)));
      }
    };
  });
}

/** What workers have said, and from now on it is forgotten: somebody else sits down. */
export const takeMessages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'heard');
    return Array.isArray(heard) ? heard.splice(0).map(String) : [];
  });

const messagesTo = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'heard');
    return Array.isArray(heard) ? heard.map(String) : [];
  });

/** Every row of every database of the origin, and the two small stores. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows.push(name, store, await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    // What is sealed is bytes.
    return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? 'sealed' : value));
  });

export interface Secret {
  readonly what: string;
  readonly pattern: RegExp;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The word by itself: 'central-1' is not in 'central-12', nor is 'Kent' in 'Kentish'. */
export const word = (text: string): Secret => ({
  what: text,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(text)}(?![\\p{L}\\p{N}-])`, 'u'),
});

type Place = 'page' | 'messages' | 'store';

const holdings: Readonly<Record<Place, (page: Page) => Promise<string>>> = {
  page: (page) => page.content(),
  messages: async (page) => (await messagesTo(page)).join('\n'),
  store: storedIn,
};

const tracesInText = (place: string, text: string, secrets: readonly Secret[]): readonly string[] =>
  secrets.flatMap(({ what, pattern }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${what} in the ${place}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
  });

/** What of these is found in one place. */
export const tracesIn = async (page: Page, place: Place, secrets: readonly Secret[]): Promise<readonly string[]> =>
  tracesInText(place, await holdings[place](page), secrets);

/** What of these is found in one message. */
const tracesInMessage = (message: string, secrets: readonly Secret[]): readonly string[] => tracesInText('message', message, secrets);

/** On the page, in what workers said to it, and in what is kept. */
export async function tracesOf(page: Page, secrets: readonly Secret[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const place of ['page', 'messages', 'store'] as const) found.push(...(await tracesIn(page, place, secrets)));
  return found;
}

/** While the curtain hangs nothing of these is anywhere, nor in what was said since it fell: what was said before was said to the other seat. */
export async function expectNothingBehindTheCurtain(page: Page, secrets: readonly Secret[]): Promise<void> {
  const messages = await takeMessages(page);
  const fell = messages.findLastIndex((message) => message.includes('"type":"curtain"'));
  expect(fell).toBeGreaterThanOrEqual(0);
  for (const message of messages.slice(fell)) expect(tracesInMessage(message, secrets), 'as the curtain falls').toEqual([]);
  expect(await tracesOf(page, secrets), 'behind the curtain').toEqual([]);
}
