/** Draws the three charts of Great War at Sea and writes them ready to show: `npx tsx scripts/charts/great-war-at-sea.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { THEATRES } from '../../games/great-war-at-sea/data/theatre.ts';
import { theatreChart } from './great-war-at-sea-chart.ts';

const target = fileURLToPath(new URL('../../games/great-war-at-sea/board/charts.json', import.meta.url));
const charts = Object.fromEntries(THEATRES.map((id) => [id, theatreChart(id)]));
const text = `${JSON.stringify(charts)}\n`;
writeFileSync(target, text);
for (const id of THEATRES) console.log(`${id}: ${Math.round(JSON.stringify(charts[id]).length / 1024)} kB`);
console.log(`${target}: ${Math.round(text.length / 1024)} kB, ${Math.round(gzipSync(text).length / 1024)} kB compressed`);
