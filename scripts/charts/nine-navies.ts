/** Draws the chart of Nine Navies War and writes it ready to show: `npx tsx scripts/charts/nine-navies.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { europeChart } from './nine-navies-europe.ts';

const target = fileURLToPath(new URL('../../games/nine-navies/board/charts.json', import.meta.url));
const text = `${JSON.stringify(europeChart())}\n`;
writeFileSync(target, text);
console.log(`${target}: ${Math.round(text.length / 1024)} kB, ${Math.round(gzipSync(text).length / 1024)} kB compressed`);
