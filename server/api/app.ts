/** All that programs and our own pages can ask for under /api, in JSON. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { Refusal } from '../refusal.ts';
import { addressOf } from './caller.ts';
import { answerTo } from './errors.ts';
import { heardIn } from './heard.ts';
import { openApiOf } from './openapi.ts';
import { type Route, routesByPath, type Services } from './route.ts';

/** `besides` are parts with manners of their own, by the path they stand under. */
export function apiWith(services: Services, routes: readonly Route[], besides: Readonly<Record<string, Hono>> = {}): Hono {
  const api = new Hono();
  const refuse = (error: unknown, c: Context) => answerTo(error, c, services.log, addressOf(heardIn(c), services.setting));
  api.onError(refuse);
  api.use(async (c, next) => {
    const since = performance.now();
    await next();
    note(c, services, performance.now() - since);
  });
  api.use(async (c, next) => {
    await next();
    // What one person is told is nobody else's, nor a later user's of the same browser.
    c.res.headers.set('cache-control', 'no-store');
  });
  const document = openApiOf(routes, services.limits);
  api.get('/openapi.json', (c) => c.json(document));
  for (const route of routes) add(api, route, services);
  for (const [path, there] of routesByPath(routes)) api.all(path, (c) => refuse(wrongMethod(c, there), c));
  for (const [path, part] of Object.entries(besides)) api.route(path, part);
  api.all('*', (c) => refuse(new Refusal('missing', 'no-such-address', 'There is nothing at this address.'), c));
  return api;
}

/** By the pattern of its address: the address itself may hold an invitation. */
function note(c: Context, { log, metrics }: Services, milliseconds: number): void {
  const { status } = c.res;
  metrics?.count('requests');
  if (status >= 500) metrics?.count('requests_failed');
  log('request', { method: c.req.method, route: routePath(c), status, ms: Math.round(milliseconds) });
}

function add(api: Hono, route: Route, services: Services): void {
  const tooLarge = (): never => {
    throw new Refusal('too-large', 'too-large', `More than ${route.mostBytes} bytes.`);
  };
  api.on(route.method, route.path, bodyLimit({ maxSize: route.mostBytes, onError: tooLarge }), (c) => route.respond(c, services));
}

function wrongMethod(c: Context, routes: readonly Route[]): Refusal {
  const allowed = routes.map(({ method }) => method);
  c.header('allow', allowed.join(', '));
  return new Refusal('wrong-method', 'wrong-method', `This address takes ${allowed.join(' and ')}.`);
}
