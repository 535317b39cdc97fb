/**
 * What the guns and torpedoes of the ships could do, by the navy that had them.
 *
 * Ranges are those of the mountings afloat, with the shell of their day; rates of fire those of good drill. A figure is `history` unless
 * the gun says otherwise.
 */
import type { Battery, Nation, Source } from './types.ts';

export interface Gun {
  readonly name: string;
  readonly nation: Nation;
  /** Bore in inches. */
  readonly calibre: number;
  /** Barrel in calibres. */
  readonly length: number;
  /** Batteries have it that name this make, and no others. */
  readonly mark?: string;
  /** The year it came in, where an older gun has the same bore and length. */
  readonly since?: number;
  /** Rounds a minute. */
  readonly rate: number;
  /** Yards. */
  readonly range: number;
  /** Yards from a later year on, when its mountings had been given more elevation. */
  readonly raised?: { readonly from: number; readonly range: number };
  /** Armour-piercing shell, or the heaviest carried, in pounds. */
  readonly shell: number;
  /** Feet a second at the muzzle, with that shell. */
  readonly velocity: number;
  readonly source: Source;
}

export interface Torpedo {
  readonly name: string;
  readonly nation: Nation;
  /** Diameter in inches. */
  readonly calibre: number;
  /** The first year in which tubes of this bore had it. */
  readonly since: number;
  /** Yards at its slowest setting. */
  readonly range: number;
  readonly source: Source;
}

type Known<T extends { readonly source: Source }> = Omit<T, 'nation' | 'source'> & { readonly source?: Source };

const guns = (nation: Nation, known: readonly Known<Gun>[]): readonly Gun[] => known.map((gun) => ({ nation, source: 'history', ...gun }));

const torpedoes = (nation: Nation, known: readonly Known<Torpedo>[]): readonly Torpedo[] =>
  known.map((torpedo) => ({ nation, source: 'history', ...torpedo }));

const BRITISH = guns('british', [
  { name: 'UK 18"/40 Mk.I', calibre: 18, length: 40, rate: 1, range: 28_900, shell: 3320, velocity: 2270 },
  { name: 'UK 15"/42 Mk.I', calibre: 15, length: 42, rate: 2, range: 23_730, shell: 1920, velocity: 2472 },
  { name: 'UK 14"/45 Mk.I', calibre: 14, length: 45, rate: 2, range: 24_400, shell: 1586, velocity: 2507 },
  { name: 'UK 13.5"/45 Mk.V', calibre: 13.5, length: 45, rate: 2, range: 23_740, shell: 1400, velocity: 2491 },
  { name: 'UK 13.5"/30', calibre: 13.5, length: 30, rate: 0.4, range: 11_950, shell: 1250, velocity: 2016 },
  { name: 'UK 12"/50 Mk.XI', calibre: 12, length: 50, rate: 2, range: 21_200, shell: 850, velocity: 2865 },
  { name: 'UK 12"/45 Mk.X', calibre: 12, length: 45, rate: 2, range: 18_850, shell: 850, velocity: 2746 },
  { name: 'UK 12"/40 Mk.IX', calibre: 12, length: 40, rate: 1.3, range: 15_300, shell: 850, velocity: 2562 },
  { name: 'UK 12"/35 Mk.VIII', calibre: 12, length: 35, rate: 1, range: 13_700, shell: 850, velocity: 2367 },
  { name: 'UK 10"/45 Mk.VI', calibre: 10, length: 45, rate: 1.5, range: 14_800, shell: 500, velocity: 2656 },
  { name: 'UK 9.2"/50 Mk.XI', calibre: 9.2, length: 50, rate: 3, range: 16_200, shell: 380, velocity: 2875 },
  { name: 'UK 9.2"/46 Mk.X', calibre: 9.2, length: 46, rate: 3, range: 15_500, shell: 380, velocity: 2778 },
  { name: 'UK 9.2"/30 Mk.VI', calibre: 9.2, length: 30, rate: 1, range: 10_000, shell: 380, velocity: 2200, source: 'reconstructed' },
  { name: 'UK 8"/50 Mk.VIII', calibre: 8, length: 50, rate: 5, range: 30_650, shell: 256, velocity: 2805 },
  { name: 'UK 7.5"/50 Mk.II', calibre: 7.5, length: 50, rate: 4, range: 14_240, shell: 200, velocity: 2841 },
  { name: 'UK 7.5"/45 Mk.I', calibre: 7.5, length: 45, rate: 4, range: 13_800, shell: 200, velocity: 2600 },
  { name: 'UK 7.5"/45 Mk.VI', calibre: 7.5, length: 45, since: 1917, rate: 5, range: 21_110, shell: 200, velocity: 2770 },
  { name: 'UK 6"/50 Mk.XXIII', calibre: 6, length: 50, since: 1930, rate: 6, range: 25_480, shell: 112, velocity: 2758 },
  { name: 'UK 6"/50 Mk.XI', calibre: 6, length: 50, rate: 6, range: 14_310, shell: 100, velocity: 2937 },
  { name: 'UK 6"/45 Mk.VII', calibre: 6, length: 45, rate: 6, range: 12_200, shell: 100, velocity: 2775 },
  { name: 'UK 6"/45 Mk.XII', calibre: 6, length: 45, mark: 'Mk.XII', rate: 6, range: 14_000, shell: 100, velocity: 2807 },
  { name: 'UK 6"/40 Q.F.', calibre: 6, length: 40, rate: 5, range: 10_000, shell: 100, velocity: 2205 },
  { name: 'UK 5.5"/50 Mk.I', calibre: 5.5, length: 50, rate: 10, range: 17_770, shell: 82, velocity: 2790 },
  { name: 'UK 4.7"/40 Q.F.', calibre: 4.7, length: 40, rate: 6, range: 10_000, shell: 45, velocity: 2150 },
  { name: 'UK 4"/50 Mk.VII', calibre: 4, length: 50, rate: 8, range: 11_600, shell: 31, velocity: 2864 },
  { name: 'UK 4"/45 Mk.V', calibre: 4, length: 45, rate: 10, range: 13_800, shell: 31, velocity: 2642 },
  { name: 'UK 4"/44 Mk.IX', calibre: 4, length: 44, rate: 10, range: 13_840, shell: 31, velocity: 2642 },
  { name: 'UK 4"/40 Mk.IV', calibre: 4, length: 40, since: 1910, rate: 10, range: 10_210, shell: 31, velocity: 2370 },
  { name: 'UK 4"/40 Q.F.', calibre: 4, length: 40, rate: 8, range: 9_000, shell: 25, velocity: 2300, source: 'reconstructed' },
  { name: 'UK 4"/25', calibre: 4, length: 25, rate: 6, range: 6_500, shell: 25, velocity: 1900, source: 'reconstructed' },
]);

/** After Dogger Bank the heavy mountings were cut for three degrees more. */
const GERMAN = guns('german', [
  { name: 'DE 38cm/45 SK', calibre: 15, length: 45, rate: 2.5, range: 22_150, shell: 1653, velocity: 2625 },
  { name: 'DE 35cm/45 SK', calibre: 13.8, length: 45, rate: 2.5, range: 22_300, shell: 1323, velocity: 2674 },
  {
    name: 'DE 30.5cm/50 SK',
    calibre: 12,
    length: 50,
    rate: 3,
    range: 20_450,
    raised: { from: 1916, range: 22_310 },
    shell: 893,
    velocity: 2805,
  },
  { name: 'DE 28cm/52 SK C/28', calibre: 11.1, length: 52, rate: 2.5, range: 39_890, shell: 661, velocity: 2986 },
  {
    name: 'DE 28cm/50 SK',
    calibre: 11.1,
    length: 50,
    rate: 3,
    range: 19_790,
    raised: { from: 1916, range: 20_890 },
    shell: 666,
    velocity: 2887,
  },
  {
    name: 'DE 28cm/45 SK',
    calibre: 11.1,
    length: 45,
    rate: 3,
    range: 20_670,
    raised: { from: 1916, range: 22_310 },
    shell: 666,
    velocity: 2805,
  },
  { name: 'DE 28cm/40 SK', calibre: 11.1, length: 40, rate: 2, range: 20_590, shell: 529, velocity: 2690 },
  { name: 'DE 28cm/40 MRK', calibre: 11.1, length: 40, mark: 'MRK', rate: 0.5, range: 17_390, shell: 529, velocity: 2345 },
  { name: 'DE 28cm/35 MRK', calibre: 11.1, length: 35, mark: 'MRK', rate: 0.5, range: 15_800, shell: 529, velocity: 2247 },
  { name: 'DE 24cm/40 SK', calibre: 9.4, length: 40, rate: 2.5, range: 18_480, shell: 309, velocity: 2740 },
  { name: 'DE 21cm/45 SK', calibre: 8.2, length: 45, rate: 4, range: 20_890, shell: 238, velocity: 2953 },
  { name: 'DE 21cm/40 SK', calibre: 8.2, length: 40, rate: 4, range: 13_560, shell: 238, velocity: 2559 },
  { name: 'DE 17cm/40 SK', calibre: 6.8, length: 40, rate: 5, range: 15_860, shell: 141, velocity: 2789 },
  { name: 'DE 15cm/55 SK C/28', calibre: 5.9, length: 55, rate: 6, range: 24_060, shell: 100, velocity: 2871 },
  { name: 'DE 15cm/45 SK', calibre: 5.9, length: 45, rate: 6, range: 14_760, shell: 100, velocity: 2740 },
  { name: 'DE 15cm/40 SK', calibre: 5.9, length: 40, rate: 5, range: 13_780, shell: 88, velocity: 2625 },
  { name: 'DE 10.5cm/65 SK C/33', calibre: 4.1, length: 65, rate: 15, range: 19_360, shell: 33, velocity: 2953 },
  { name: 'DE 10.5cm/45 SK', calibre: 4.1, length: 45, rate: 15, range: 13_890, shell: 38, velocity: 2330 },
  { name: 'DE 10.5cm/40 SK', calibre: 4.1, length: 40, rate: 15, range: 13_340, shell: 38, velocity: 2264 },
  { name: 'DE 10.5cm/35', calibre: 4.1, length: 35, rate: 8, range: 11_810, shell: 35, velocity: 1970 },
]);

const RUSSIAN = guns('russian', [
  { name: 'RU 14"/52', calibre: 14, length: 52, rate: 3, range: 25_400, shell: 1648, velocity: 2400 },
  { name: 'RU 12"/52', calibre: 12, length: 52, rate: 2, range: 25_400, shell: 1038, velocity: 2500 },
  { name: 'RU 12"/40', calibre: 12, length: 40, rate: 1, range: 16_000, shell: 731, velocity: 2598 },
  { name: 'RU 12"/35', calibre: 12, length: 35, rate: 0.5, range: 13_000, shell: 731, velocity: 2090 },
  { name: 'RU 12"/30', calibre: 12, length: 30, rate: 0.4, range: 10_000, shell: 731, velocity: 1870, source: 'reconstructed' },
  { name: 'RU 10"/50', calibre: 10, length: 50, rate: 2, range: 20_200, shell: 496, velocity: 2950 },
  { name: 'RU 10"/45', calibre: 10, length: 45, rate: 1, range: 17_000, shell: 496, velocity: 2280 },
  { name: 'RU 8"/50', calibre: 8, length: 50, rate: 4, range: 14_570, shell: 248, velocity: 2600 },
  { name: 'RU 8"/45', calibre: 8, length: 45, rate: 2, range: 12_000, shell: 194, velocity: 2950 },
  { name: 'RU 8"/35', calibre: 8, length: 35, rate: 1, range: 10_000, shell: 194, velocity: 2080, source: 'reconstructed' },
  { name: 'RU 6"/45 Canet', calibre: 6, length: 45, rate: 5, range: 12_600, shell: 91, velocity: 2600 },
  { name: 'RU 6"/35', calibre: 6, length: 35, rate: 3, range: 8_700, shell: 92, velocity: 2070, source: 'reconstructed' },
  { name: 'RU 5.1"/55', calibre: 5.1, length: 55, rate: 6, range: 16_800, shell: 81, velocity: 2700 },
  { name: 'RU 4.7"/50', calibre: 4.7, length: 50, rate: 7, range: 13_900, shell: 64, velocity: 2600 },
  { name: 'RU 4.7"/45 Canet', calibre: 4.7, length: 45, rate: 6, range: 10_900, shell: 45, velocity: 2700 },
  { name: 'RU 4"/60', calibre: 4, length: 60, rate: 10, range: 16_800, shell: 38.6, velocity: 2700 },
]);

const JAPANESE = guns('japanese', [
  { name: 'JP 14"/45', calibre: 14, length: 45, rate: 2, range: 25_000, shell: 1400, velocity: 2526 },
  { name: 'JP 32cm/38 Canet', calibre: 12.6, length: 38, rate: 0.2, range: 8_700, shell: 990, velocity: 2306 },
  { name: 'JP 12"/50', calibre: 12, length: 50, rate: 2, range: 21_900, shell: 850, velocity: 2800 },
  { name: 'JP 12"/45', calibre: 12, length: 45, rate: 2, range: 18_000, shell: 850, velocity: 2700 },
  { name: 'JP 12"/40', calibre: 12, length: 40, rate: 1, range: 16_000, shell: 850, velocity: 2400 },
  { name: 'JP 26cm/35 Krupp', calibre: 10.2, length: 35, rate: 0.4, range: 9_000, shell: 452, velocity: 1900, source: 'reconstructed' },
  { name: 'JP 10"/45', calibre: 10, length: 45, rate: 1.5, range: 17_000, shell: 500, velocity: 2300 },
  { name: 'JP 10"/40', calibre: 10, length: 40, rate: 1, range: 14_000, shell: 500, velocity: 2300, source: 'reconstructed' },
  { name: 'JP 24cm/35 Krupp', calibre: 9.4, length: 35, rate: 0.4, range: 9_000, shell: 352, velocity: 1900, source: 'reconstructed' },
  { name: 'JP 24cm/20 Krupp', calibre: 9.4, length: 20, rate: 0.4, range: 6_500, shell: 352, velocity: 1560, source: 'reconstructed' },
  { name: 'JP 8"/45', calibre: 8, length: 45, rate: 2, range: 12_000, shell: 250, velocity: 2580 },
  { name: 'JP 8"/40', calibre: 8, length: 40, rate: 2, range: 11_000, shell: 250, velocity: 2495 },
  { name: 'JP 17cm/25 Krupp', calibre: 6.7, length: 25, rate: 1, range: 6_500, shell: 119, velocity: 1520, source: 'reconstructed' },
  { name: 'JP 6"/50', calibre: 6, length: 50, rate: 6, range: 15_000, shell: 100, velocity: 2800 },
  { name: 'JP 6"/45', calibre: 6, length: 45, rate: 5, range: 12_000, shell: 100, velocity: 2600 },
  { name: 'JP 6"/40 Q.F.', calibre: 6, length: 40, rate: 5, range: 10_000, shell: 100, velocity: 2297 },
  { name: 'JP 15cm/35 Krupp', calibre: 5.9, length: 35, rate: 1.5, range: 9_500, shell: 100, velocity: 1900, source: 'reconstructed' },
  { name: 'JP 15cm/25 Krupp', calibre: 5.9, length: 25, rate: 1, range: 7_500, shell: 78, velocity: 1600, source: 'reconstructed' },
  { name: 'JP 4.7"/50', calibre: 4.7, length: 50, rate: 7, range: 12_000, shell: 45, velocity: 2700 },
  { name: 'JP 4.7"/40 Q.F.', calibre: 4.7, length: 40, rate: 6, range: 10_000, shell: 45, velocity: 2150 },
  { name: 'JP 12cm/25 Krupp', calibre: 4.7, length: 25, rate: 2, range: 7_000, shell: 37, velocity: 1600, source: 'reconstructed' },
]);

/** What Krupp and Armstrong sold in the 1880s, with the brown powder of the time. */
const CHINESE = guns('chinese', [
  { name: 'CN 30.5cm/25 Krupp', calibre: 12, length: 25, rate: 0.3, range: 8_500, shell: 725, velocity: 1640 },
  { name: 'CN 26cm/35 Krupp', calibre: 10.2, length: 35, rate: 0.4, range: 9_000, shell: 452, velocity: 1900, source: 'reconstructed' },
  { name: 'CN 26cm/22 Krupp', calibre: 10.2, length: 22, rate: 0.4, range: 7_500, shell: 412, velocity: 1560, source: 'reconstructed' },
  { name: 'CN 10"/26 Armstrong', calibre: 10, length: 26, rate: 0.5, range: 7_000, shell: 400, velocity: 2000, source: 'reconstructed' },
  { name: 'CN 21cm/35 Krupp', calibre: 8.2, length: 35, rate: 0.5, range: 9_000, shell: 309, velocity: 1740 },
  { name: 'CN 15cm/35 Krupp', calibre: 5.9, length: 35, rate: 1.5, range: 9_500, shell: 100, velocity: 1900, source: 'reconstructed' },
  { name: 'CN 12cm/35', calibre: 4.7, length: 35, rate: 3, range: 8_500, shell: 45, velocity: 1900, source: 'reconstructed' },
  { name: 'CN 4.7"/22 Armstrong', calibre: 4.7, length: 22, rate: 2, range: 6_500, shell: 36, velocity: 1700, source: 'reconstructed' },
]);

export const GUNS: readonly Gun[] = [...BRITISH, ...GERMAN, ...RUSSIAN, ...JAPANESE, ...CHINESE];

/** The book's card names a torpedo by its diameter alone; the marks are told here. */
export const TORPEDOES: readonly Torpedo[] = [
  // 14-inch of the Royal Gun Factory; 18-inch Mk.IV, Mk.V, Mk.VII; 21-inch Mk.II, Mk.IX.
  ...torpedoes('british', [
    { name: 'UK 14" Torpedo', calibre: 14, since: 1880, range: 1_000 },
    { name: 'UK 18" Torpedo', calibre: 18, since: 1890, range: 1_500 },
    { name: 'UK 18" Torpedo', calibre: 18, since: 1904, range: 4_000 },
    { name: 'UK 18" Torpedo', calibre: 18, since: 1908, range: 6_000 },
    { name: 'UK 21" Torpedo', calibre: 21, since: 1909, range: 10_000 },
    { name: 'UK 21" Torpedo', calibre: 21, since: 1930, range: 13_500 },
  ]),
  // C/84, C/91, C/06; G6, G7; H8; G7a.
  ...torpedoes('german', [
    { name: 'DE 35cm Torpedo', calibre: 13.8, since: 1884, range: 600 },
    { name: 'DE 45cm Torpedo', calibre: 17.7, since: 1891, range: 1_300 },
    { name: 'DE 45cm Torpedo', calibre: 17.7, since: 1906, range: 3_770 },
    { name: 'DE 50cm Torpedo', calibre: 19.7, since: 1908, range: 5_470 },
    { name: 'DE 50cm Torpedo', calibre: 19.7, since: 1913, range: 10_170 },
    { name: 'DE 60cm Torpedo', calibre: 23.6, since: 1915, range: 16_400 },
    { name: 'DE 53cm Torpedo', calibre: 21, since: 1934, range: 15_300 },
  ]),
  ...torpedoes('russian', [
    { name: 'RU 38cm Torpedo', calibre: 15, since: 1886, range: 1_000 },
    { name: 'RU 45cm Torpedo', calibre: 17.7, since: 1904, range: 2_200 },
    { name: 'RU 45cm Torpedo', calibre: 17.7, since: 1912, range: 6_500 },
  ]),
  ...torpedoes('japanese', [
    { name: 'JP 14" Torpedo', calibre: 14, since: 1884, range: 800 },
    { name: 'JP 15" Torpedo', calibre: 15, since: 1886, range: 900 },
    { name: 'JP 18" Torpedo', calibre: 18, since: 1897, range: 3_300 },
    { name: 'JP 18" Torpedo', calibre: 18, since: 1911, range: 5_500 },
    { name: 'JP 21" Torpedo', calibre: 21, since: 1911, range: 10_900 },
  ]),
  ...torpedoes('chinese', [
    { name: 'CN 14" Torpedo', calibre: 14, since: 1880, range: 600 },
    { name: 'CN 15" Torpedo', calibre: 15, since: 1880, range: 600 },
  ]),
];

/** Navies that bought their guns abroad, or took the ships with them. */
const ALSO: Readonly<Partial<Record<Nation, readonly Nation[]>>> = {
  turkish: ['german', 'british'],
  japanese: ['russian', 'chinese', 'british'],
  chinese: ['british'],
  greek: ['british'],
};

/** The register and the makers round a bore differently, and count a barrel with its chamber or without. */
const [SAME_BORE, SAME_LENGTH, SAME_TUBE] = [0.15, 3.5, 0.35];

const isOfKind =
  ({ calibre, length, mark }: Battery, year: number) =>
  (gun: Gun): boolean =>
    Math.abs(gun.calibre - calibre) <= SAME_BORE &&
    Math.abs(gun.length - length) <= SAME_LENGTH &&
    (gun.mark === undefined || gun.mark === mark) &&
    (gun.since ?? 0) <= year;

/** Of guns that might be meant: the make that was named, the nearest in length, the newest. */
const likelierFor =
  ({ length }: Battery) =>
  (one: Gun, other: Gun): number =>
    Number(other.mark !== undefined) - Number(one.mark !== undefined) ||
    Math.abs(one.length - length) - Math.abs(other.length - length) ||
    (other.since ?? 0) - (one.since ?? 0);

/** The gun of a battery in a ship that was armed in that year. The navy's own guns come first. */
export function gunOf(nation: Nation, battery: Battery, year: number): Gun | undefined {
  for (const maker of [nation, ...(ALSO[nation] ?? [])]) {
    const [gun] = GUNS.filter((gun) => gun.nation === maker)
      .filter(isOfKind(battery, year))
      .toSorted(likelierFor(battery));
    if (gun !== undefined) return gun;
  }
  return undefined;
}

export const rangeOf = ({ range, raised }: Gun, year: number): number =>
  raised !== undefined && raised.from <= year ? raised.range : range;

/** The newest that a navy had for tubes of this bore; the first that came, where she is imagined before her time. */
export function torpedoOf(nation: Nation, calibre: number, year: number): Torpedo | undefined {
  for (const maker of [nation, ...(ALSO[nation] ?? [])]) {
    const made = TORPEDOES.filter((torpedo) => torpedo.nation === maker && Math.abs(torpedo.calibre - calibre) <= SAME_TUBE);
    const newest = made.findLast(({ since }) => since <= year) ?? made[0];
    if (newest !== undefined) return newest;
  }
  return undefined;
}
