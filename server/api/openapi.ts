/** The routes as a document in the OpenAPI format, from the very schemas that check every request. */
import { z } from 'zod';
import type { Limit, Limited, Limits } from '../limits.ts';
import { ErrorAnswer } from './errors.ts';
import { type Route, routesByPath } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

const INFO = {
  title: 'Line Ahead',
  version: '1',
  description:
    'Tables for naval board wargames. Browsers are known by a cookie. A program takes the value of that cookie from the answer that set it and sends it as a bearer token.',
};

const SECURITY = {
  bearer: { type: 'http', scheme: 'bearer' },
  cookie: { type: 'apiKey', in: 'cookie', name: '__Host-line-ahead', description: 'Without https, line-ahead.' },
};

/** Which errors any route may answer, besides its own. */
const ERROR = { description: 'Refused, and why.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

export function openApiOf(routes: readonly Route[], limits: Limits): Json {
  return {
    openapi: '3.1.0',
    info: { ...INFO, description: `${INFO.description} Of whatever changes something: ${inWords('changes', limits.limitOf('changes'))}` },
    paths: Object.fromEntries([...routesByPath(routes)].map(([path, there]) => [addressOf(path), operations(there, limits)])),
    components: { schemas: { Error: schemaOf(ErrorAnswer, 'output') }, securitySchemes: SECURITY },
  };
}

const addressOf = (path: string): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

const operations = (routes: readonly Route[], limits: Limits): Json =>
  Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), operation(route, limits)]));

function operation(route: Route, limits: Limits): Json {
  const parameters = parametersOf(route);
  return {
    summary: route.summary,
    description: [`For ${route.who.name}.`, ...route.limits.map((what) => inWords(what, limits.limitOf(what)))].join(' '),
    ...(route.who.needsToken ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody(route)
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } } }
      : {}),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: schemaOf(route.answer, 'output') } } },
      default: ERROR,
    },
  };
}

const parametersOf = ({ path, params }: Route): readonly Json[] =>
  Object.entries(params.shape).map(([name, schema]) => {
    const isInPath = path.split('/').includes(`:${name}`);
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || !z.safeParse(schema, undefined).success,
      schema: schemaOf(schema, 'input'),
    };
  });

const takesBody = ({ method, body }: Route): boolean =>
  method !== 'GET' && !(body instanceof z.ZodObject && Object.keys(body.shape).length === 0);

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const inWords = (what: Limited, { times, per }: Limit): string => `Limit ${what}: ${times} in ${per / 60_000} minutes.`;
