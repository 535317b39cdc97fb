/** Draws the chart of Cruiser Warfare and writes it ready to show: `npx tsx scripts/charts/cruiser-warfare.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { worldChart } from './cruiser-warfare-world.ts';

const target = fileURLToPath(new URL('../../games/cruiser-warfare/board/charts.json', import.meta.url));
const text = `${JSON.stringify(worldChart())}\n`;
writeFileSync(target, text);
console.log(`${target}: ${Math.round(text.length / 1024)} kB, ${Math.round(gzipSync(text).length / 1024)} kB compressed`);
