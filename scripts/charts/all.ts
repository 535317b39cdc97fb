/** Draws the charts of every game that has a drawing of its own here, and the coasts in the pictures on the shelf: `npm run charts`. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

for (const room of readdirSync(at('../../games'))) {
  const drawing = at(`./${room}.ts`);
  if (existsSync(drawing)) await import(drawing);
}
await import('./pictures.ts');
