/** The project's own files, for tests about the project itself. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const passedOver = new Set(['node_modules', 'dist', '.git', 'test-results', 'playwright-report']);

export const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    if (passedOver.has(name)) return [];
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
