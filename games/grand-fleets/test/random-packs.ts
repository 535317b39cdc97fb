/** Data packs drawn at random: cards of every kind, and a battle between ships of any navies. */
import { SHIPS, shipNamed } from '../../../register/index.ts';
import { Luck } from '../../../test/luck.ts';
import { type Card, type GunLine, hasCard } from '../data/card.ts';
import type { CardPart } from '../data/card-reader.ts';
import { HEADINGS } from '../data/formation.ts';

const YEAR = 1916;
const PRESENT = SHIPS.filter((ship) => hasCard(ship, YEAR)).map(({ id }) => id);
const PLACES = 9;

function bandsOf(luck: Luck, most: number): readonly [number, number, number] {
  const [short = 0, medium = 0, long = 0] = [luck.upTo(most), luck.upTo(most), luck.upTo(most)].toSorted((one, other) => one - other);
  return [short, medium, long];
}

/** At least one arc. */
const arcsOf = (luck: Luck): string => [...'ABCDEF'].filter(() => luck.isTrue()).join('') || 'C';

const lineOf = (luck: Luck, place: number): GunLine => ({
  name: `Guns ${place}`,
  rof: luck.upTo(15) - 5,
  range: bandsOf(luck, 12),
  penetration: bandsOf(luck, 30),
  plunging: luck.isTrue(),
  damage: 1 + luck.upTo(9),
  mounts: Array.from({ length: 1 + luck.upTo(3) }, () => ({ arcs: arcsOf(luck), mounts: 1 + luck.upTo(4), barrels: 1 + luck.upTo(3) })),
});

const torpedoesOf = (luck: Luck): Card['torpedoes'] =>
  luck.oneIn(3)
    ? null
    : {
        name: 'Torpedo',
        range: 1 + luck.upTo(19),
        damage: 1 + luck.upTo(19),
        tubes: Array.from({ length: 1 + luck.upTo(5) }, () => 1 + luck.upTo(8)),
      };

function cardOf(luck: Luck): CardPart {
  const guns = Array.from({ length: luck.upTo(3) }, (_, place) => lineOf(luck, place));
  const lightGuns = luck.upTo(5);
  const speeds = Array.from({ length: 1 + luck.upTo(4) }, () => luck.upTo(9)).toSorted((one, other) => other - one);
  const track = speeds.map((speed) => ({ hull: 1 + luck.upTo(8), speed }));
  const places = [...guns.keys(), ...(lightGuns > 0 ? (['light'] as const) : []), null];
  return {
    hull: track.reduce((sum, { hull }) => sum + hull, 0),
    speed: speeds[0] ?? 0,
    belt: [luck.upTo(20), luck.upTo(20)],
    ends: [luck.upTo(20), luck.upTo(20)],
    deck: luck.upTo(20),
    antiAircraft: luck.upTo(20),
    guns,
    lightGuns,
    torpedoes: torpedoesOf(luck),
    track,
    locations: Array.from({ length: PLACES }, () => luck.of(places)),
  };
}

/** Two sides of two squadrons somewhere on the board, one of them perhaps coming later. */
function battleOf(luck: Luck): object {
  const all = luck.some(PRESENT, 20);
  const squadron = (name: string, ships: readonly string[], row: number) => ({
    name,
    ships,
    leader: luck.of(ships),
    at: [8 + luck.upTo(20), row + luck.upTo(2)],
    heading: luck.of(HEADINGS),
    form: luck.of(['line-ahead', 'line-abreast']),
    perHex: 1 + luck.upTo(3),
    arrives: name === 'Second' ? 1 + luck.upTo(3) : 1,
    crew: luck.of(['average', 'elite', 'green']),
  });
  const force = (from: number, row: number) => ({
    name: `Side ${from}`,
    nation: shipNamed(all[from] ?? '').nation,
    squadrons: [squadron('First', all.slice(from, from + 4), row), squadron('Second', all.slice(from + 4, from + 7), row + 4)],
  });
  return {
    id: 'own',
    title: 'Own',
    words: 'Drawn at random.',
    year: YEAR,
    board: { width: 40, height: 40, floats: luck.isTrue() },
    turns: 4 + luck.upTo(6),
    forces: { blue: force(0, 12), red: force(7, 20) },
    light: [{ from: 1, ...(luck.isTrue() ? { visibility: 1 + luck.upTo(12) } : {}), ...(luck.isTrue() ? { exposed: 'red' } : {}) }],
    escapes: luck.isTrue() ? [{ side: 'blue', edges: ['west', 'north'] }] : [],
    worn: luck.some(all.slice(0, 14), 2),
  };
}

export function randomPack(seed: string): object {
  const luck = new Luck(seed);
  const cards = Object.fromEntries(PRESENT.filter(() => !luck.oneIn(4)).map((id) => [id, cardOf(luck)]));
  return { game: 'grand-fleets', name: seed, cards, battles: [battleOf(luck)] };
}
