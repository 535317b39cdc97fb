import { describe, expect, test } from 'vitest';
import { centreOf, milesAt, placeAt, ZONE_MILES, zoneNameAt } from '../data/grid.ts';
import { THEATRES, type Theatre, ZONE_SIDES, type ZoneSide } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { hasZone, isInPlay, neighbour, neighbours, stepsBetween, zoneIn } from '../data/zones.ts';

const opposite: Readonly<Record<ZoneSide, ZoneSide>> = { 0: 3, 1: 4, 2: 5, 3: 0, 4: 1, 5: 2 };
const inPlay = (theatre: Theatre) => theatre.zones.filter(isInPlay);

/** Miles from the middle of a zone to a place, in zones of the grid. */
const zonesOff = ({ grid, columns, zones }: Theatre, id: string, at: { lat: number; lon: number }): number => {
  const place = zones.findIndex((zone) => zone.id === id);
  const [x, y] = milesAt(grid, at);
  const [cx, cy] = centreOf(Math.floor(place / columns), place % columns);
  return Math.max(Math.abs(x - cx), Math.abs(y - cy)) / ZONE_MILES;
};

describe.each(THEATRES)('%s', (id) => {
  const theatre = theatreOf(id);

  test('zones fill the frame row by row, and lie where the grid has them', () => {
    expect(theatre.zones).toHaveLength(theatre.columns * theatre.rows);
    for (const zone of theatre.zones) expect(zoneNameAt(theatre.grid, zone)).toBe(zone.id);
  });

  test('a side that is open is open from the other zone too, and leads to water in play', () => {
    for (const zone of inPlay(theatre)) {
      for (const side of zone.open) {
        const beyond = zoneIn(theatre, neighbour(theatre, zone.id, side) ?? '');
        expect([zone.id, beyond.open]).toEqual([zone.id, expect.arrayContaining([opposite[side]])]);
        expect(isInPlay(beyond)).toBe(true);
      }
    }
  });

  test('land and other waters have no open side and no weather, waters in play have both', () => {
    const weather = theatre.weatherZones.map((zone) => zone.id);
    for (const zone of theatre.zones) {
      expect([zone.id, zone.open.length > 0, weather.includes(zone.weather)]).toEqual([zone.id, isInPlay(zone), isInPlay(zone)]);
    }
  });

  test('every weather zone is somewhere', () => {
    expect(new Set(inPlay(theatre).map((zone) => zone.weather))).toEqual(new Set(theatre.weatherZones.map((zone) => zone.id)));
  });

  test('all waters in play hang together', () => {
    const [first] = inPlay(theatre);
    for (const zone of inPlay(theatre)) expect([zone.id, stepsBetween(theatre, first?.id ?? '', zone.id) < 255]).toEqual([zone.id, true]);
  });

  test('blocked sides are closed and within the frame; at most three adjacent ones where most is land', () => {
    for (const { id: zone, open, blocked, land } of inPlay(theatre)) {
      expect(blocked.filter((side) => open.includes(side) || neighbour(theatre, zone, side) === undefined)).toEqual([]);
      if (land <= 60) continue;
      expect(blocked.length).toBeLessThanOrEqual(3);
      const runs = blocked.filter((side) => !blocked.includes(ZONE_SIDES[(side + 1) % 6] ?? side));
      expect([zone, runs.length <= 1]).toEqual([zone, true]);
    }
  });

  test('where less than two thirds is land, every closed side that has land beyond is blocked', () => {
    for (const { id: zone, open, blocked, land } of inPlay(theatre)) {
      if (land > 60) continue;
      const closed = ZONE_SIDES.filter((side) => !open.includes(side) && neighbour(theatre, zone, side) !== undefined);
      expect([zone, blocked]).toEqual([zone, closed]);
    }
  });

  test('ports have names of their own and lie in their zone, or just outside it', () => {
    expect(new Set(theatre.ports.map((port) => port.id)).size).toBe(theatre.ports.length);
    for (const port of theatre.ports) {
      expect(isInPlay(zoneIn(theatre, port.zone))).toBe(true);
      expect([port.name, zonesOff(theatre, port.zone, port) < 1]).toEqual([port.name, true]);
    }
  });

  test('every port can be reached from every other', () => {
    const cutOff = theatre.ports.flatMap((from) =>
      theatre.ports.filter((to) => !Number.isFinite(stepsBetween(theatre, from.zone, to.zone))).map((to) => [from.name, to.name]),
    );
    expect(cutOff).toEqual([]);
  });

  test('no channel breaks', () => {
    for (const { zones } of theatre.channels)
      for (const [i, zone] of zones.slice(1).entries())
        expect([zone, neighbours(theatre, zones[i] ?? '')]).toEqual([zone, expect.arrayContaining([zone])]);
  });

  test('mines, labels and traffic are where ships can be', () => {
    const wet = (zone: string) => hasZone(theatre, zone) && isInPlay(zoneIn(theatre, zone));
    const named = [...theatre.fields.flatMap(({ zones }) => zones), ...theatre.labels.map(({ zone }) => zone)];
    expect(named.filter((zone) => !wet(zone))).toEqual([]);
    expect(theatre.zones.filter((zone) => zone.traffic > 0 && !isInPlay(zone))).toEqual([]);
  });

  test('labels lie in their zone, or just outside it', () => {
    for (const label of theatre.labels) expect([label.name, zonesOff(theatre, label.zone, label) < 1]).toEqual([label.name, true]);
  });

  test('a place put on the grid comes back as it was', () => {
    for (const { lat, lon } of theatre.ports) {
      const back = placeAt(theatre.grid, milesAt(theatre.grid, { lat, lon }));
      expect(back.lat).toBeCloseTo(lat, 9);
      expect(back.lon).toBeCloseTo(lon, 9);
    }
  });
});

describe('the legs that the speeds were chosen by', () => {
  const leg = (id: (typeof THEATRES)[number], ...way: string[]): number =>
    way.slice(1).reduce((sum, zone, i) => sum + stepsBetween(theatreOf(id), way[i] ?? zone, zone), 0);
  test.each([
    ['Scapa Flow to Jutland, the Grand Fleet', 10, leg('north-sea', 'F2', 'I11')],
    ['Rosyth to Jutland, Beatty', 8, leg('north-sea', 'K2', 'J9')],
    ['the Jade by Horns Reef, Scheer', 5, leg('north-sea', 'O13', 'J10')],
    ['Scapa Flow to the Dogger Bank, Warrender', 9, leg('north-sea', 'F2', 'N7')],
    ['Rosyth to the Dogger Bank, Beatty in 1915', 6, leg('north-sea', 'K2', 'L7')],
    ['List to the Norwegian convoy, Brummer', 11, leg('north-sea', 'M13', 'L11', 'D6')],
    ['Philippeville to Messina, Goeben', 12, leg('mediterranean', 'O18', 'M29')],
    ['Messina by Matapan and Denusa to the Dardanelles, Goeben', 21, leg('mediterranean', 'M29', 'O39', 'M43', 'H42')],
    ['Vladivostok to Ulsan, Jessen', 13, leg('far-east', 'E18', 'R15')],
  ])('%s: %i zones', (_, printed, found) => {
    expect(found).toBe(printed);
  });
});

describe('straits and isthmuses', () => {
  const isOpen = (id: (typeof THEATRES)[number], from: string, to: string): boolean => neighbours(theatreOf(id), from).includes(to);
  test.each([
    ['Pentland Firth', 'north-sea', 'F1', 'F2'],
    ['Dover', 'north-sea', 'S6', 'T5'],
    ['the Sound', 'north-sea', 'K17', 'L16'],
    ['Gibraltar', 'mediterranean', 'O1', 'O2'],
    ['Messina', 'mediterranean', 'M29', 'M30'],
    ['Dardanelles', 'mediterranean', 'H42', 'H43'],
    ['Tsugaru', 'far-east', 'G29', 'H28'],
    ['Shimonoseki', 'far-east', 'U16', 'U17'],
  ] as const)('%s lets ships through', (_, id, from, to) => {
    expect(isOpen(id, from, to)).toBe(true);
  });
  test.each([
    ['Gallipoli', 'mediterranean', 'G43', 'H43'],
    ['the peninsula before Smyrna', 'mediterranean', 'K44', 'L44'],
    ['Corinth', 'mediterranean', 'L38', 'L39'],
    ['Mutsu Bay', 'far-east', 'H29', 'H30'],
    ['Shantung', 'far-east', 'N5', 'O5'],
    ['Noto', 'far-east', 'O24', 'O25'],
  ] as const)('%s does not', (_, id, from, to) => {
    expect(isOpen(id, from, to)).toBe(false);
  });
});

test('works ashore: none at Scarborough, two dice at Hartlepool, six at Heligoland, eight at the Dardanelles', () => {
  const guns = (id: (typeof THEATRES)[number], port: string) => theatreOf(id).ports.find((each) => each.id === port)?.guns;
  expect(['scarborough', 'hartlepool', 'heligoland'].map((port) => guns('north-sea', port))).toEqual([0, 2, 6]);
  expect(guns('mediterranean', 'dardanelles')).toBe(8);
});
