/** Keeps every built file, so that all works offline after the first visit, renews itself when a new build is there, and tells whom a game waits for. */

declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** Only what this worker uses of its surroundings: the page's and the workers' types cannot both describe `self`. */
interface Surroundings {
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
declare const self: Surroundings;

const PREFIX = 'line-ahead ';
const NAME = `${PREFIX}${__VERSION__}`;

const fill = async (): Promise<void> => {
  const cache = await caches.open(NAME);
  await cache.addAll([...__FILES__]);
  await self.skipWaiting();
};

/** The build before this one stays too: a tab opened with it may still ask for one of its parts. */
const tidy = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
};

/** Names with a hash in them never change what they mean. */
const isHashed = (url: URL): boolean => /-[\w-]{8,}\.\w+$/.test(url.pathname);

const cached = (request: Request): Promise<Response | undefined> => caches.match(request, { ignoreSearch: true, ignoreVary: true });

/** The page itself comes fresh when it can, so that a new build is seen at once. */
const fresh = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    const page = request.mode === 'navigate' ? await caches.match('./') : undefined;
    return (await cached(request)) ?? page ?? Response.error();
  }
};

const kept = async (request: Request): Promise<Response> => (await cached(request)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(isHashed(url) ? kept(event.request) : fresh(event.request));
});

// Notices from the server, when no page is open.

/** What a notice says; the same again takes the place of the first. */
const show = (data: PushMessageData | null): Promise<void> => {
  const { id, title, body, table } = Object(data?.json());
  const options = { body: String(body ?? ''), tag: String(table ?? id ?? ''), icon: 'icon.svg', data: table ?? null };
  return self.registration.showNotification(String(title ?? 'Line Ahead'), options);
};

/** To the table: in a page that is open, or in a new one. */
const openAt = async (table: unknown): Promise<void> => {
  const address = new URL(typeof table === 'string' ? `./#/at/${encodeURIComponent(table)}` : './#/account', location.href).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(address));
  await page.navigate(address);
  await page.focus();
};

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data));
});
