/** The built client, held in memory by address. What is not in the map cannot be served, however the address is written. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { ServerTrouble } from './trouble.ts';

export interface Page {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer> | null;
  readonly etag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly isImmutable: boolean;
}

export type Site = ReadonlyMap<string, Page>;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.woff', 'font/woff'],
  ['.woff2', 'font/woff2'],
]);

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

export async function loadSite(folder: string): Promise<Site> {
  const files = await filesIn(folder);
  const site = new Map<string, Page>();
  for (const file of files.filter((each) => !each.endsWith('.gz'))) site.set(addressOf(folder, file), await pageFrom(folder, file, files));
  if (!site.has('/index.html')) throw new ServerTrouble(`there is no client in ${folder}; 'npm start' builds it`);
  return site;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

const addressOf = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

async function pageFrom(folder: string, file: string, files: readonly string[]): Promise<Page> {
  const body = await bytesOf(file);
  return {
    type: TYPES.get(extname(file)) ?? 'application/octet-stream',
    body,
    gzipped: files.includes(`${file}.gz`) ? await bytesOf(`${file}.gz`) : null,
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
    isImmutable: HASHED.test(addressOf(folder, file)),
  };
}

const bytesOf = async (file: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(file));
