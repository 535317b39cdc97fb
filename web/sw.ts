/** Keeps every built file, so that all works offline after the first visit, and renews itself when a new build is there. */

declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** Only what this worker uses of its surroundings: the page's and the workers' types cannot both describe `self`. */
interface Surroundings {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
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
