/** Ports, islands and names on the world plate, in degrees. */
import type { ChartName, ChartPlace } from '../../chart/chart.ts';
import type { Area } from '../../games/cruiser-warfare/data/areas.ts';
import type { LonLat } from './coast.ts';
import { place } from './cruiser-warfare-areas.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;
const spot = (at: LonLat): readonly [number, number] => {
  const [x, y] = place(at);
  return [tenth(x), tenth(y)];
};

/** The ports of the Central Powers, which the rules know (CW-10.3b); their names stand in the data. */
export const ports: readonly { readonly area: Area; readonly at: readonly [number, number]; readonly anchor: ChartPlace['anchor'] }[] = [
  { area: 'yellow-sea', at: spot([120.3, 36.1]), anchor: 'end' },
  { area: 'caroline-islands', at: spot([138.1, 9.5]), anchor: 'middle' },
  { area: 'solomons', at: spot([152.2, -4.2]), anchor: 'start' },
  { area: 'mozambique-channel', at: spot([39.3, -6.8]), anchor: 'start' },
  { area: 'gulf-of-guinea', at: spot([9.7, 4.05]), anchor: 'start' },
  { area: 'arabian-sea', at: spot([39.5, 15.6]), anchor: 'start' },
];

const island = (name: string, lon: number, lat: number, anchor: ChartPlace['anchor'] = 'start'): ChartPlace => ({
  name,
  at: spot([lon, lat]),
  kind: 'island',
  anchor,
});
const town = (name: string, lon: number, lat: number, anchor: ChartPlace['anchor'] = 'start'): ChartPlace => ({
  name,
  at: spot([lon, lat]),
  kind: 'town',
  anchor,
});

/** Places of the war of 1914, for those who look closely. */
export const places: readonly ChartPlace[] = [
  town('Port Stanley', -57.9, -51.7),
  town('Coronel', -73.2, -37, 'end'),
  town('Papeete', -149.6, -17.5),
  town('Apia', -171.8, -13.8),
  town('Honolulu', -157.9, 21.3, 'end'),
  town('Madras', 80.3, 13.1, 'end'),
  town('Penang', 100.3, 5.4, 'end'),
  town('Singapore', 103.8, 1.3),
  town('Hong Kong', 114.2, 22.3, 'middle'),
  town('Zanzibar', 39.2, -6.2, 'end'),
  town('Halifax', -63.6, 44.6, 'end'),
  town('Punta Arenas', -70.9, -53.2, 'end'),
  island('Easter I.', -109.4, -27.1),
  island('Más Afuera', -80.8, -33.8, 'end'),
  island('Direction I.', 96.9, -12.1),
  island('Diego Garcia', 72.4, -7.3),
  island('Mauritius', 57.6, -20.3, 'end'),
  island('Mahé', 55.5, -4.7),
  island('Bonin Is.', 142.2, 27.1),
  island('Pagan', 145.8, 18.1),
  island('Jaluit', 169.6, 5.9),
  island('Canton', -171.7, -2.8),
  town('Suva', 178.4, -18.1, 'end'),
  island('Ponape', 158.2, 6.9, 'end'),
  island('Christmas I.', -157.4, 1.9),
  island('Nuku Hiva', -140.1, -8.9),
  island('Bounty Is.', 179.1, -47.8),
  island('Chatham Is.', -176.5, -44),
  island('Trindade', -29.3, -20.5),
  island('St Helena', -5.7, -15.9),
  island('Ascension', -14.4, -7.9),
  island('Fernando de Noronha', -32.4, -3.9),
  island('Tristan da Cunha', -12.3, -37.1),
  island('Bermuda', -64.8, 32.3),
  island('Ponta Delgada', -25.7, 37.7),
  island('St Vincent', -25, 16.9),
  island('Madeira', -17, 32.7),
  island('Abrolhos Rocks', -38.7, -18, 'end'),
];

const continent = (name: string, lon: number, lat: number, size = 20, angle = 0): ChartName => {
  const [x, y] = spot([lon, lat]);
  return { name, at: [Math.round(x), Math.round(y)], size, angle, on: 'land' };
};

export const names: readonly ChartName[] = [
  continent('Asia', 92, 53, 26),
  continent('North America', -103, 51, 24),
  continent('South America', -60, -25, 12),
  continent('Africa', 20, 14, 18),
  continent('Australia', 134, -26, 18),
  continent('Greenland', -42, 67.4, 11),
];

/** The canal, from water to water. */
export const canal: readonly LonLat[] = [
  [-80.2, 10.4],
  [-79.9, 9.4],
  [-79.5, 8.9],
  [-79.2, 7.8],
];
