/** A question that can be put over HTTP, defined once: what it takes, who may ask, what it answers. Handler and documents are made from it. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Limited, Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people/people.ts';
import { jsonIn, read, readAddress } from './body.ts';
import { addressOf, isHttps, shownBy } from './caller.ts';
import { giveToken, takeToken } from './cookie.ts';
import type { Gate } from './gate.ts';
import { heardIn } from './heard.ts';
import { mustBeFromOwnPage, ownOrigin } from './origin.ts';
import type { Setting } from './setting.ts';

/** What every route stands on. */
export interface Services {
  readonly people: People;
  readonly limits: Limits;
  readonly setting: Setting;
  readonly log: Log;
  readonly metrics?: Metrics;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request that has been checked. */
export interface Asked<Params, Body, Caller> {
  readonly params: Params;
  readonly body: Body;
  readonly caller: Caller;
  readonly address: string;
  /** What the browser calls this server. */
  readonly origin: string;
  /** The session in which it is asked. */
  readonly token: string | null;
  /** From now on the browser is known by this token, or no longer by any. */
  become(token: string | null): void;
}

interface Counted<Question> {
  readonly what: Limited;
  readonly by: (asked: Question) => string;
}

export interface Definition<P extends z.ZodObject, B extends z.ZodType, A extends z.ZodType, C> {
  readonly method: Method;
  /** Under /api, parts in the way of `/tables/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly who: Gate<C>;
  /** What stands in the path and behind the question mark, by name. */
  readonly params: P;
  readonly body: B;
  readonly answer: A;
  readonly limits?: readonly Counted<Asked<z.output<P>, z.output<B>, C>>[];
  readonly mostBytes?: number;
  readonly answers: (asked: Asked<z.output<P>, z.output<B>, C>) => Promise<z.input<A>>;
}

export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly who: { readonly name: string; readonly needsToken: boolean };
  readonly params: z.ZodObject;
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
  readonly limits: readonly Limited[];
  readonly mostBytes: number;
  respond(c: Context, services: Services): Promise<Response>;
}

const MOST_BYTES = 64 * 1024;

/** For a question without particulars, and for an answer that is only a yes. */
export const NOTHING = z.strictObject({});

export function route<P extends z.ZodObject, B extends z.ZodType, A extends z.ZodType, C>(definition: Definition<P, B, A, C>): Route {
  const { method, who, params, body, answer, limits = [], mostBytes = MOST_BYTES } = definition;
  return {
    ...definition,
    mostBytes,
    limits: limits.map(({ what }) => what),
    respond: async (c, services) => {
      const { people, setting } = services;
      const heard = heardIn(c);
      const [shown, isSecure] = [shownBy(heard, setting), isHttps(heard, setting)];
      if (method !== 'GET') mustBeFromOwnPage(heard, shown, setting);
      const [person, address] = [shown.token === null ? null : await people.personOf(shown.token), addressOf(heard, setting)];
      if (method !== 'GET') services.limits.take('changes', person?.id ?? address);
      const caller = who.admit(person);
      const asked = {
        params: readAddress(params, { ...c.req.query(), ...c.req.param() }),
        body: read(body, method === 'GET' ? {} : await jsonIn(c)),
        caller,
        address,
        origin: ownOrigin(heard, setting),
        token: shown.token,
        become: (token: string | null) => (token === null ? takeToken(c, isSecure) : giveToken(c, isSecure, token)),
      };
      for (const { what, by } of limits) services.limits.take(what, by(asked));
      return c.json(answer.parse(await definition.answers(asked)));
    },
  };
}

/** For a limit that is counted by where a request comes from. */
export const byAddress = ({ address }: { readonly address: string }): string => address;

/** Routes that differ in nothing but the method, together. */
export function routesByPath(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const paths = new Map<string, Route[]>();
  for (const each of routes) paths.set(each.path, [...(paths.get(each.path) ?? []), each]);
  return paths;
}
