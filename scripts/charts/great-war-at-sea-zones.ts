/** Makes the zones of Great War at Sea out of the coastline: `npx tsx scripts/charts/great-war-at-sea-zones.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { centreOf, cornerOf, placeAt, ZONE_MILES, zoneName } from '../../games/great-war-at-sea/data/grid.ts';
import { type Places, SIDES, type TheatreId, ZONE_SIDES, type ZoneKind, type ZoneSide } from '../../games/great-war-at-sea/data/theatre.ts';
import { farEast } from '../../games/great-war-at-sea/data/theatres/far-east.ts';
import { mediterranean } from '../../games/great-war-at-sea/data/theatres/mediterranean.ts';
import { northSea } from '../../games/great-war-at-sea/data/theatres/north-sea.ts';
import { type Raster, rasterOf } from './great-war-at-sea-raster.ts';
import { closedByHand, openedByHand, seedOf, weatherAt } from './great-war-at-sea-waters.ts';

/** A zone with less water of one piece than this share is land, unless it has a port; one with less land than this is open sea. */
const [LEAST_WATER, LEAST_LAND] = [0.08, 0.02];
/** Miles of water in common that let ships through. */
const PASSAGE = 2;
/** Above this share of land no more than three sides are blocked for a battle. */
const MOSTLY_LAND = 60;

const AREA = ZONE_MILES ** 2;

interface Cell {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly land: number;
  /** The zone's own sea: squares of the raster. */
  readonly sea: ReadonlySet<number>;
}

/** Waters that join within so many miles outside a zone are one: a cape or an island on its border cuts nothing in two. */
const AROUND = 18;

/** The squares of a zone in pieces of water, the largest first. */
const watersOf = ({ width, land }: Raster, row: number, column: number): number[][] => {
  const [cornerX, cornerY] = cornerOf(row, column);
  const [left, top] = [cornerX + AROUND, cornerY + AROUND];
  const isWithin = (x: number, y: number, by: number): boolean =>
    x >= left - by && x < left + ZONE_MILES + by && y >= top - by && y < top + ZONE_MILES + by;
  const isHere = (at: number): boolean => isWithin(at % width, Math.floor(at / width), 0);
  const seen = new Set<number>();
  const pieces: number[][] = [];
  for (let y = top; y < top + ZONE_MILES; y++) {
    for (let x = left; x < left + ZONE_MILES; x++) {
      const start = y * width + x;
      if (land[start] === 1 || seen.has(start)) continue;
      seen.add(start);
      const piece = [start];
      for (const at of piece) {
        const [ax, ay] = [at % width, Math.floor(at / width)];
        for (const [bx, by] of [
          [ax + 1, ay],
          [ax - 1, ay],
          [ax, ay + 1],
          [ax, ay - 1],
        ] as const) {
          const next = by * width + bx;
          if (!isWithin(bx, by, AROUND) || land[next] === 1 || seen.has(next)) continue;
          seen.add(next);
          piece.push(next);
        }
      }
      pieces.push(piece.filter(isHere));
    }
  }
  return pieces.sort((a, b) => b.length - a.length);
};

const cellsOf = ({ grid }: Places, raster: Raster): Cell[] =>
  Array.from({ length: grid.rows * grid.columns }, (_, place) => {
    const [row, column] = [Math.floor(place / grid.columns), place % grid.columns];
    const waters = watersOf(raster, row, column);
    const wet = waters.reduce((sum, piece) => sum + piece.length, 0);
    return { id: zoneName(row, column), row, column, land: (1 - wet / AREA) * 100, sea: new Set(waters[0]) };
  });

const beyond = ({ grid }: Places, { row, column }: Cell, side: ZoneSide): string | undefined => {
  const shift = row % 2;
  const [toRow, toColumn] = (
    [
      [row - 1, column + shift],
      [row, column + 1],
      [row + 1, column + shift],
      [row + 1, column - 1 + shift],
      [row, column - 1],
      [row - 1, column - 1 + shift],
    ] as const
  )[side];
  const isInFrame = toRow >= 0 && toRow < grid.rows && toColumn >= 0 && toColumn < grid.columns;
  return isInFrame ? zoneName(toRow, toColumn) : undefined;
};

/** Miles of border along which the seas of two zones meet. */
const contact = ({ width }: Raster, from: Cell, to: Cell, side: ZoneSide): number => {
  const step = side === 1 ? 1 : side === 4 ? -1 : side === 0 || side === 5 ? -width : width;
  return [...from.sea].filter((at) => to.sea.has(at + step)).length;
};

const isPort = ({ ports }: Places, id: string): boolean => ports.some((port) => port.zone === id);

interface Chart {
  readonly cells: ReadonlyMap<string, Cell>;
  /** Miles of water through each side, for zones that are not land. */
  readonly contacts: ReadonlyMap<string, readonly number[]>;
}

const chartOf = (theatre: TheatreId, places: Places): Chart => {
  const raster = rasterOf(places.grid, AROUND);
  const cells = new Map(cellsOf(places, raster).map((cell) => [cell.id, cell]));
  const isWater = (cell: Cell): boolean => cell.sea.size >= AREA * LEAST_WATER || isPort(places, cell.id);
  const milesThrough = (cell: Cell, side: ZoneSide): number => {
    const other = cells.get(beyond(places, cell, side) ?? '');
    if (!other || !isWater(cell) || !isWater(other)) return 0;
    const isAmong = (pairs: readonly (readonly [string, string])[]): boolean =>
      pairs.some((pair) => pair.includes(cell.id) && pair.includes(other.id));
    if (isAmong(openedByHand[theatre])) return PASSAGE;
    if (isAmong(closedByHand[theatre])) return 0;
    return contact(raster, cell, other, side);
  };
  return { cells, contacts: new Map([...cells.values()].map((cell) => [cell.id, ZONE_SIDES.map((side) => milesThrough(cell, side))])) };
};

const openSides = (contacts: readonly number[]): ZoneSide[] => ZONE_SIDES.filter((side) => (contacts[side] ?? 0) >= PASSAGE);

/** The zones that a way leads to from the theatre's chief water. */
const inPlay = (theatre: TheatreId, places: Places, { cells, contacts }: Chart): ReadonlySet<string> => {
  const found = new Set([seedOf[theatre]]);
  for (const id of found) {
    const cell = cells.get(id);
    for (const side of openSides(contacts.get(id) ?? [])) found.add((cell && beyond(places, cell, side)) ?? id);
  }
  return found;
};

/** Runs of one to three adjacent sides, longest first. */
const RUNS: readonly (readonly ZoneSide[])[] = [3, 2, 1].flatMap((length) =>
  ZONE_SIDES.map((first) => Array.from({ length }, (_, i) => ZONE_SIDES[(first + i) % 6] ?? first)),
);

/** Closed sides with something beyond; where most is land, the longest run of them whose ends have the least water. */
const blockedSides = (places: Places, cell: Cell, contacts: readonly number[]): ZoneSide[] => {
  const open = openSides(contacts);
  const closed = ZONE_SIDES.filter((side) => !open.includes(side) && beyond(places, cell, side) !== undefined);
  if (cell.land <= MOSTLY_LAND) return closed;
  const runs = RUNS.filter((run) => run.every((side) => closed.includes(side)));
  const longest = runs.filter((run) => run.length === runs[0]?.length);
  const waterAround = (run: readonly ZoneSide[]): number =>
    [((run[0] ?? 0) + 5) % 6, ((run.at(-1) ?? 0) + 1) % 6].reduce((sum, side) => sum + (contacts[side] ?? 0), 0);
  const best = longest.reduce<readonly ZoneSide[]>(
    (least, run) => (least.length > 0 && waterAround(least) <= waterAround(run) ? least : run),
    [],
  );
  return ZONE_SIDES.filter((side) => best.includes(side));
};

const named = (sides: readonly ZoneSide[]): string => sides.map((side) => SIDES[side]).join(',');

const kindOf = (places: Places, cell: Cell, isReached: boolean): ZoneKind => {
  if (!isReached) return cell.sea.size >= AREA * LEAST_WATER || isPort(places, cell.id) ? 'out' : 'land';
  return cell.land < LEAST_LAND * 100 ? 'sea' : 'coast';
};

const linesOf = (theatre: TheatreId, places: Places): string[] => {
  const chart = chartOf(theatre, places);
  const reached = inPlay(theatre, places, chart);
  return [...chart.cells.values()].map((cell) => {
    const kind = kindOf(places, cell, reached.has(cell.id));
    const words = [cell.id, kind, String(Math.round(cell.land))];
    if (kind === 'land' || kind === 'out') return words.join(' ');
    const contacts = chart.contacts.get(cell.id) ?? [];
    const weather = weatherAt[theatre](placeAt(places.grid, centreOf(cell.row, cell.column)));
    return [...words, weather, named(openSides(contacts)), named(blockedSides(places, cell, contacts))].join(' ').trim();
  });
};

const theatres: readonly (readonly [TheatreId, Places])[] = [
  ['north-sea', northSea],
  ['mediterranean', mediterranean],
  ['far-east', farEast],
];

for (const [theatre, places] of theatres) {
  const file = fileURLToPath(new URL(`../../games/great-war-at-sea/data/theatres/${theatre}.json`, import.meta.url));
  const lines = linesOf(theatre, places);
  writeFileSync(file, `${JSON.stringify(lines, null, 2)}\n`);
  const count = (kind: ZoneKind): number => lines.filter((line) => line.split(' ')[1] === kind).length;
  console.log(`${file}: ${count('sea')} sea, ${count('coast')} coast, ${count('land')} land, ${count('out')} out of play`);
}
