/** Draws the three charts of Great War at Sea and writes them ready to show: `npx tsx scripts/charts/great-war-at-sea.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { THEATRES } from '../../games/great-war-at-sea/data/theatre.ts';
import { theatreChart } from './great-war-at-sea-chart.ts';

for (const id of THEATRES) {
  const target = fileURLToPath(new URL(`../../games/great-war-at-sea/board/charts/${id}.json`, import.meta.url));
  const text = `${JSON.stringify(theatreChart(id))}\n`;
  writeFileSync(target, text);
  console.log(`${target}: ${Math.round(text.length / 1024)} kB, ${Math.round(gzipSync(text).length / 1024)} kB compressed`);
}
