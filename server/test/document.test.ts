/** The document of the open interface beside what the server really answers. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openAdmiralty } from '../admiralty.ts';
import { houseDatabase } from './house.ts';

const Operation = z.object({
  description: z.string(),
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

test('ASVS 2.4.1 whatever makes something is counted', async () => {
  const { admiralty, told } = await opened();
  const counted = told.flatMap(({ method, path, operation }) => {
    const limits = [...operation.description.matchAll(/Limit ([\w-]+):/g)].map(([, what]) => what);
    return limits.length > 0 ? [`${method} ${path.slice('/api'.length)} ${limits.join(' ')}`] : [];
  });
  expect(counted.sort()).toEqual([
    'POST /people/account creation',
    'POST /people/account/passkey creation',
    'POST /people/guest creation',
    'POST /people/me/delete sign-in-as',
    'POST /people/me/leave leave',
    'POST /people/me/name creation',
    'POST /people/me/notices/mail letters letters',
    'POST /people/me/notices/mail/confirm sign-in-as',
    'POST /people/me/notices/push creation',
    'POST /people/me/notices/webhook creation',
    'POST /people/me/notices/{id}/try creation',
    'POST /people/me/passkeys sign-in-as',
    'POST /people/me/passkeys/{id}/remove sign-in-as',
    'POST /people/me/password sign-in-as',
    'POST /people/passkeys/challenge sign-in-from',
    'POST /people/sign-in sign-in-from sign-in-as',
    'POST /people/sign-in/passkey sign-in-from',
    'POST /simulations simulation simulation',
    'POST /tables creation',
    'POST /tables/{id}/rematch creation',
    'POST /tables/{id}/said chat',
  ]);
  await admiralty.close();
});
