/** How much the first page weighs over the wire: the built page with all that it names, gzipped as it is served. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Scripts and styles named in the page, and modules that a script needs before it can run. */
const NAMED = /(?:src|href)="\.?\/?([^":]+\.(?:js|css))"/g;
const NEEDED = /(?:from|import)\s*["'](\.\.?\/[^"']+\.js)["']/g;

/** Bytes on the wire; null when the client is not built. */
export function firstPageBytes(root: string): number | null {
  const folder = join(root, 'dist', 'web');
  const page = textOf(join(folder, 'index.html'));
  if (page === null) return null;
  const files = new Set<string>();
  for (const [, file] of page.matchAll(NAMED)) if (file !== undefined) collect(folder, file, files);
  return [...files].reduce((sum, file) => sum + weight(textOf(join(folder, file)) ?? ''), weight(page));
}

function collect(folder: string, file: string, into: Set<string>): void {
  if (into.has(file)) return;
  into.add(file);
  const text = file.endsWith('.js') ? textOf(join(folder, file)) : null;
  for (const [, needed] of text?.matchAll(NEEDED) ?? []) if (needed !== undefined) collect(folder, posix.join(dirname(file), needed), into);
}

const weight = (text: string): number => gzipSync(text, { level: 9 }).length;

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
