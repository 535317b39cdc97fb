/** The open sea in hexes, for the tracks of a battle. */
import { boxAround, centreOf, hexPath } from './hex-geometry.ts';
import type { ReportChart } from './report-board.ts';

const SIZE = 20;
/** Hexes of sea around all that happened. */
const MARGIN = 2 * SIZE;

/** Of places that are hexes by their numbers; null where there are none. */
export function hexReportChart(places: readonly string[]): ReportChart | null {
  const hexes = places.map(Number).filter(Number.isInteger);
  const box = boxAround(hexes, SIZE);
  if (!box) return null;
  return {
    box: { x: box.x - MARGIN, y: box.y - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN },
    land: '',
    lines: hexes.map((hex) => hexPath(hex, SIZE)).join(''),
    names: [],
    point: (place) => {
      if (place === '' || !Number.isInteger(Number(place))) return null;
      const { x, y } = centreOf(Number(place), SIZE);
      return [x, y];
    },
  };
}
