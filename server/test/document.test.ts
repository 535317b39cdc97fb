/** The document of the open interface beside what the server really answers. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openAdmiralty } from '../admiralty.ts';
import { houseDatabase } from './house.ts';

const Operation = z.object({
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }) }).optional(),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

async function opened() {
  const admiralty = await openAdmiralty({ place: { folder: '' }, database: await houseDatabase(), log: () => undefined });
  const document = Document.parse(await (await admiralty.api.request('/openapi.json')).json());
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return { admiralty, told };
}

test('every question that the server answers is in the document, and no other', async () => {
  const { admiralty, told } = await opened();
  const answered = admiralty.api.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/openapi.json')
    .map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(answered.length).toBeGreaterThan(40);
  expect(told.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...new Set(answered)].sort());
  await admiralty.close();
});
