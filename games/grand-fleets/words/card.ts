/** A ship's data card as a sheet of text, in the order in which players know it (GF-3.0). */
import { aboutShip } from '../../../register/about.ts';
import type { Card, GunLine, Location, Mounts } from '../data/card.ts';
import { sizeOf } from '../data/sizes.ts';

const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

const circles = (count: number): string => `[${'O'.repeat(count)}]`;

/** GF-3.7.5: 'ABCD3[OO]'. */
const mountsText = ({ arcs, mounts, barrels }: Mounts): string => `${arcs}${barrels === 1 ? '' : barrels}${circles(mounts)}`;

type Row = readonly string[];

/** Columns as wide as their widest entry. */
function columns(rows: readonly Row[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((entry, column) => entry.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function figures(card: Card): readonly Row[] {
  const size = sizeOf(card);
  return [
    ['Hull', 'Speed', 'Belt', 'Ends', 'Deck', 'Size', 'Mod.', 'C&C', 'C.R.', 'A.A.R.'],
    [
      `${card.hull}`,
      `${card.speed}`,
      card.belt.join('/'),
      card.ends.join('/'),
      `${card.deck}`,
      size.name,
      signed(size.modifier),
      `${size.control}`,
      `${size.radius}`,
      `${card.antiAircraft}`,
    ],
  ];
}

const gunRow = ({ name, rof, range, penetration, plunging, damage, mounts }: GunLine): Row => [
  name,
  signed(rof),
  range.join('/'),
  `${penetration.join('/')}${plunging ? '*' : ''}`,
  `x${damage}`,
  mounts.map(mountsText).join(' '),
];

/** GF-3.7: the light guns of every ship are alike. */
const lightRow = (guns: number): Row => ['Light guns', '+3', '1/2/3', '1/0/0', 'x1', circles(guns)];

const armament = ({ guns, lightGuns, torpedoes }: Card): readonly Row[] => [
  ['Armament', 'ROF', 'Rng.', 'Pen.', 'Dam.', 'Quantity'],
  ...guns.map(gunRow),
  ...(lightGuns > 0 ? [lightRow(lightGuns)] : []),
  ...(torpedoes === null
    ? []
    : [[torpedoes.name, '-', `${torpedoes.range}`, '-', `x${torpedoes.damage}`, torpedoes.tubes.map(circles).join('')]]),
];

const track = ({ track }: Card): readonly Row[] => [
  ['Hull hits', ...track.map(({ hull }) => circles(hull))],
  ['Speed', ...track.map(({ speed }) => `${speed}`)],
];

const locationText = ({ guns }: Card, location: Location): string =>
  location === null ? '-' : location === 'light' ? 'light' : (guns[location]?.name.split(/[ /]/)[1] ?? '-');

const locations = (card: Card): readonly Row[] => [
  ['Hit location', ...card.locations.map((_, index) => `${index + 1}`)],
  ['', ...card.locations.map((location) => locationText(card, location))],
];

export const cardText = (card: Card): string =>
  [
    `${card.name} (${aboutShip(card)})`,
    ...[figures(card), armament(card), track(card), locations(card)].flatMap((rows) => ['', ...columns(rows)]),
  ].join('\n');
