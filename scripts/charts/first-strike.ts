/** Draws the two charts of First Strike! and writes them ready to show: `npx tsx scripts/charts/first-strike.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { raidChart } from './first-strike-raid.ts';
import { strategicChart } from './first-strike-strategic.ts';

const target = fileURLToPath(new URL('../../games/first-strike/board/charts.json', import.meta.url));
const text = `${JSON.stringify({ strategic: strategicChart(), raid: raidChart() }, null, 1)}\n`;
writeFileSync(target, text);
console.log(`${target}: ${Math.round(text.length / 1024)} kB, ${Math.round(gzipSync(text).length / 1024)} kB compressed`);
