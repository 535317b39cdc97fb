import { expect, test } from 'vitest';
import { AREAS } from '../data/areas.ts';
import { CONVOYS } from '../data/convoys.ts';
import { FORCES, type Group, LEADERS, POOLS } from '../data/forces.ts';
import { vesselOf } from '../data/ships.ts';
import { forcesUnder, VARIANTS } from '../data/variants.ts';

const groupOf = (rule: string, forces: readonly Group[] = FORCES): Group => {
  const [group, ...others] = forces.filter((each) => each.rule === rule);
  if (group === undefined || others.length > 0) throw new Error(`no single group of ${rule}`);
  return group;
};

/** What stands on a counter: "AC13 Scharnhorst"; ships of a class without a code by the class and how many: "8 River". */
const counters = ({ ships }: Group): string[] => {
  const vessels = ships.map(vesselOf);
  const classes = [...new Set(vessels.flatMap(({ piece }) => (piece === null ? [] : [piece])))];
  return [
    ...vessels.filter(({ piece }) => piece === null).map(({ code, name }) => `${code} ${name}`.trim()),
    ...classes.map((piece) => `${vessels.filter((vessel) => vessel.piece === piece).length} ${piece}`),
  ];
};
const nationsOf = ({ ships }: Group): string[] => [...new Set(ships.map((id) => vesselOf(id).nation))];
const sizeOf = ({ ships, drawn }: Group): number => ships.length + drawn;

const variantOf = (rule: string) => {
  const variant = VARIANTS.find((each) => each.rule === rule);
  if (variant === undefined) throw new Error(`no variant ${rule}`);
  return variant;
};
/** The group as the variant leaves it. */
const withVariant = (rule: string, group: string): Group => groupOf(group, forcesUnder(FORCES, [variantOf(rule)]));

test('CW-13.0 ninety Allied ships start in nineteen areas, nineteen of the Central Powers in seven groups', () => {
  const starting = FORCES.filter(({ coming }) => coming.with === 'start');
  const allied = starting.filter(({ side }) => side === 'allied');
  const central = starting.filter(({ side }) => side === 'central');
  expect(allied.reduce((sum, group) => sum + sizeOf(group), 0)).toBe(90);
  expect(new Set(allied.flatMap(({ areas }) => areas)).size).toBe(19);
  expect(central.reduce((sum, group) => sum + sizeOf(group), 0)).toBe(19);
});

test('CW-13.0 no ship is in two places, and every place is on the map', () => {
  const ships = FORCES.flatMap(({ ships }) => ships);
  expect(ships.filter((ship, index) => ships.indexOf(ship) !== index)).toEqual([]);
  for (const { areas } of FORCES) for (const area of areas) expect(AREAS).toContain(area);
  expect(new Set(FORCES.map(({ id }) => id)).size).toBe(FORCES.length);
});

test('CW-13.0-A-SCHINA fifteen ships of the China station, one of them French', () => {
  const group = groupOf('CW-13.0-A-SCHINA');
  expect(counters(group)).toEqual([
    'B12 Triumph',
    'AC19 Minotaur',
    'AC14 Hampshire',
    'AC09 Dupleix',
    'CL12 Yarmouth',
    'CL54 Newcastle',
    'GB03 Cadmus',
    '8 River',
  ]);
  expect([group.areas, sizeOf(group), nationsOf(group)]).toEqual([['south-china-sea'], 15, ['british', 'french']]);
});

test.each<[rule: string, area: string, counters: readonly string[], drawn?: number]>([
  ['CW-13.0-A-ARABIAN', 'arabian-sea', ['B09 Goliath', 'B24 Ocean', 'B13 Swiftsure', 'CL04 Weymouth', 'CL03 Dartmouth', 'PC03 Fox'], 1],
  ['CW-13.0-A-TAHITI', 'tahiti', ['AC18 Montcalm']],
  ['CW-13.0-A-ESEABOARD', 'eastern-seaboard', ['AC33 Suffolk', 'CL08 Bristol']],
  ['CW-13.0-A-LABRADOR', 'labrador-sea', ['B37 Glory', 'B22 Majestic', 'PC01 Niobe'], 1],
  ['CW-13.0-A-SEAJAPAN', 'sea-of-japan', ['PC05 Askold', 'PC02 Jemtchug']],
  ['CW-13.0-A-ALASKA', 'gulf-of-alaska', ['PC02 Rainbow']],
  [
    'CW-13.0-A-MADEIRA',
    'madeira',
    [
      'AC28 Carnarvon',
      'AC29 Cornwall',
      'AC35 Cumberland',
      'AC47 Amphitrite',
      'AC48 Argonaut',
      'AC49 Europa',
      'PC08 Minerva',
      'PC11 Highflyer',
      'PC13 Challenger',
      'PC14 Vindictive',
    ],
  ],
  ['CW-13.0-A-FRATL', 'madeira', ['AC12 Amiral Charner', 'AC13 Latouche-Tréville', 'AC14 Bruix', 'GB01 Cosmao', 'GB05 Cassard']],
  ['CW-13.0-A-NARROWS', 'narrows', ['AC23 Donegal', 'AC27 Kent', 'AC31 Monmouth']],
  ['CW-13.0-A-CARIB', 'caribbean', ['AC34 Berwick', 'AC36 Essex', 'AC37 Lancaster', 'AC20 Condé', 'GB04 Descartes']],
  [
    'CW-13.0-A-WATL',
    'western-atlantic',
    ['B20 Canopus', 'AC22 Leviathan', 'AC24 King Alfred', 'AC30 Good Hope', 'CL07 Glasgow', 'GB03 Friant'],
  ],
  ['CW-13.0-A-CAPE', 'cape-of-good-hope', ['PC01 Astraea', 'PC12 Hyacinth', 'GB01 Pegasus']],
  ['CW-13.0-A-TASMAN', 'tasman-sea', ['BC01 Australia', 'CL01 Melbourne', 'CL02 Sydney', 'PC01 Encounter', 'GB01 Pioneer', '3 Parramatta']],
  ['CW-13.0-A-CHATHAM', 'chatham-island', ['GB02 Pyramus', 'GB02 Psyche', 'GB01 Philomel']],
  ['CW-13.0-A-WAPP', 'western-approaches', ['AC44 Sutlej', 'PC06 Isis', 'PC07 Juno', 'PC10 Venus']],
  ['CW-13.0-A-NORWEGIAN', 'norwegian-sea', ['AC38 Edgar', 'AC39 Crescent', 'AC40 Endymion', 'AC42 Grafton', 'AC43 Theseus']],
  ['CW-13.0-A-THAILAND', 'gulf-of-thailand', ['GB04 Clio']],
  ['CW-13.0-A-BENGAL', 'bay-of-bengal', ["GB07 D'Iberville"]],
  ['CW-13.0-A-BISCAY', 'bay-of-biscay', ['PC02 Charybdis', 'PC04 Eclipse', 'PC05 Diana', 'PC09 Talbot']],
  [
    'CW-13.0-CP-YELLOW',
    'yellow-sea',
    [
      'GB03 Cormoran',
      'GB04 Geier',
      'GB05 Iltis',
      'GB06 Jaguar',
      'GB07 Tiger',
      'GB08 Luchs',
      'TB31 S90',
      'CD04 Kaiserin Elisabeth',
      'CL52 Emden',
    ],
  ],
  ['CW-13.0-CP-GMEX', 'gulf-of-mexico', ['CL54 Karlsruhe', 'CL45 Dresden']],
  ['CW-13.0-CP-MOZ', 'mozambique-channel', ['CL53 Königsberg']],
  ['CW-13.0-CP-GUINEA', 'gulf-of-guinea', ['GB09 Eber']],
  ['CW-13.0-CP-GCAL', 'gulf-of-california', ['CL46 Leipzig']],
  ['CW-13.0-CP-BISCAY', 'bay-of-biscay', ['CL07a Strassburg']],
])('%s starts in %s', (rule, area, expected, drawn = 0) => {
  const group = groupOf(rule);
  expect(counters(group)).toEqual(expected);
  expect([group.areas, group.drawn, group.coming]).toEqual([[area], drawn, { with: 'start' }]);
});

test('CW-13.0-CP-SPEE two armoured cruisers, Nürnberg and a collier in one of five areas', () => {
  const group = groupOf('CW-13.0-CP-SPEE');
  expect(counters(group)).toEqual(['AC13 Scharnhorst', 'AC14 Gneisenau', 'CL44 Nürnberg', 'German collier 1']);
  expect(group.areas).toEqual(['yellow-sea', 'philippine-sea', 'caroline-islands', 'marshall-islands', 'solomons']);
});

test('CW-13.0-A-BISCAY, CW-12.3, CW-12.42, CW-12.1b who is bound to a place', () => {
  const bound = FORCES.filter(({ bond }) => bond !== null).map(({ rule, bond }) => [rule, bond]);
  expect(bound).toEqual([
    ['CW-13.0-A-FRATL', 'french-atlantic'],
    ['CW-13.0-A-BISCAY', 'station'],
    ['CW-13.0-N-DUTCH', 'dutch-waters'],
    ['CW-13.0-J-FLEET1', 'home-waters'],
    ['CW-13.0-J-FLEET2', 'home-waters'],
    ['CW-13.0-J-BONIN', 'home-waters'],
  ]);
});

test.each<[rule: string, turn: number, area: string, counters: readonly string[]]>([
  ['CW-13.0-AR-AUG2', 2, 'arabian-sea', ['AC03 Duke of Edinburgh', 'CL09 Chatham']],
  ['CW-13.0-AR-AUG4', 4, 'bay-of-biscay', ['B19 Albion']],
  ['CW-13.0-AR-OCT1', 13, 'madeira', ['AC01 Defence']],
  ['CW-13.0-AR-NOV2', 20, 'madeira', ['AC02 Black Prince', 'AC04 Warrior']],
  ['CW-13.0-AR-NOV4', 22, 'arabian-sea', ['CL06 Gloucester']],
])('%s comes in turn %i', (rule, turn, area, expected) => {
  const group = groupOf(rule);
  expect([group.coming, group.areas, counters(group)]).toEqual([{ with: 'turn', turn }, [area], expected]);
});

test('CW-13.0-AR-STURDEE three battlecruisers, two light cruisers and a collier for the Bay of Biscay', () => {
  const group = groupOf('CW-13.0-AR-STURDEE');
  expect([group.coming, group.areas]).toEqual([{ with: 'sturdee' }, ['bay-of-biscay']]);
  expect(counters(group)).toEqual([
    'BC02 Inflexible',
    'BC05 Invincible',
    'BC07 Princess Royal',
    'CL11 Falmouth',
    'CL15 Nottingham',
    'British collier 1',
  ]);
});

test('CW-13.0-A-AMC, CW-13.0-CP-AMC seven Allied liners and five German ones are fitted out', () => {
  expect(POOLS.allied.map((id) => vesselOf(id).code)).toEqual(['AMC01', 'AMC02', 'AMC03', 'AMC04', 'AMC05', 'AMC06', 'AMC07']);
  expect(POOLS.central.map((id) => vesselOf(id).code)).toEqual(['AMC01', 'AMC02', 'AMC03', 'AMC04', 'AMC05']);
  expect(POOLS.central.map((id) => vesselOf(id).name)).toContain('Cormoran');
  expect(FORCES.flatMap(({ ships }) => ships).filter((id) => vesselOf(id).type === 'AMC')).toEqual([]);
});

test('CW-13.0-N-DUTCH four coast defence ships and eight boats wait in the Indies', () => {
  const group = groupOf('CW-13.0-N-DUTCH');
  expect(counters(group)).toEqual([
    'CD01 De Zeven Provinciën',
    'CD05 Koningin Regentes',
    'CD07 Hertog Hendrik',
    'CD08 Tromp',
    '4 Fret',
    '4 Draak',
  ]);
  expect([group.side, group.coming, group.areas, sizeOf(group)]).toEqual(['allied', { with: 'dutch' }, ['dutch-east-indies'], 12]);
});

test('CW-13.0-N-ITALY Marco Polo lies in the Bonin Islands', () => {
  const group = groupOf('CW-13.0-N-ITALY');
  expect([group.side, group.coming, group.areas, counters(group)]).toEqual([
    'central',
    { with: 'italy' },
    ['bonin-islands'],
    ['AC00 Marco Polo'],
  ]);
});

test.each<[rule: string, turn: number, area: string, size: number, counters: readonly string[]]>([
  [
    'CW-13.0-J-FLEET1',
    0,
    'yellow-sea',
    25,
    [
      'B11 Iwami',
      'B12 Sagami',
      'B13 Suo',
      'B14 Hizen',
      'B15 Tango',
      'CVS00 Wakamiya',
      'AC02 Tokiwa',
      'AC03 Yakumo',
      'AC04 Adzuma',
      'C02 Takachiho',
      'C07 Akashi',
      'DL02 Mogami',
      'Japanese collier 1',
      '12 Asakaze',
    ],
  ],
  [
    'CW-13.0-J-FLEET2',
    0,
    'yellow-sea',
    20,
    ['BB11 Settsu', 'B09 Satsuma', 'B10 Aki', 'CL20 Tone', 'CL22 Yahagi', 'CL23 Hirado', 'DL01 Yodo', 'Japanese collier 2', '12 Asakaze'],
  ],
  ['CW-13.0-J-WCOAST', 0, 'west-coast', 1, ['AC05 Idzumo']],
  ['CW-13.0-J-SQ3', 0, 'south-china-sea', 3, ['C13 Otowa', 'C19 Tatsuta', 'C21 Chihaya']],
  [
    'CW-13.0-J-BONIN',
    0,
    'bonin-islands',
    20,
    [
      'BB12 Kawachi',
      'BC01 Kongo',
      'B07 Kashima',
      'B08 Katori',
      'AC07 Kasuga',
      'AC08 Nisshin',
      'C06 Suma',
      'C11 Tsushima',
      'C12 Niitaka',
      'Japanese collier 3',
      '2 Umikaze',
      '6 Ikazuchi',
      '2 Sakura',
    ],
  ],
  [
    'CW-13.0-JR-SEP2',
    8,
    'bonin-islands',
    14,
    [
      'BC07 Tsukuba',
      'BC08 Ikoma',
      'BC09 Ibuki',
      'BC10 Kurama',
      'AC01 Asama',
      'AC06 Iwate',
      'CL21 Chikuma',
      'DD50 Satsuki',
      'GB08 Saga',
      'Japanese collier 4',
      '4 Sakura',
    ],
  ],
  ['CW-13.0-JR-OCT1', 13, 'bonin-islands', 3, ['B03 Shikishima', 'B06 Mikasa', 'AC09 Aso']],
])('%s comes with Japan, not before turn %i', (rule, turn, area, size, expected) => {
  const group = groupOf(rule);
  expect(counters(group)).toEqual(expected);
  expect([group.coming, group.areas, sizeOf(group)]).toEqual([{ with: 'japan', turn }, [area], size]);
});

test('CW-15.2f nine French armoured cruisers for Biscay or the Arabian Sea', () => {
  const group = groupOf('CW-15.2f');
  expect([group.areas, group.coming]).toEqual([['bay-of-biscay', 'arabian-sea'], { with: 'plan-b', turn: 2 }]);
  expect(group.ships.map((id) => vesselOf(id).code)).toEqual(['AC08', 'AC10', 'AC11', 'AC15', 'AC16', 'AC17', 'AC19', 'AC21', 'AC22']);
  expect(nationsOf(group)).toEqual(['french']);
});

test('CW-11.9 seven leaders, Gädecke with a variant only', () => {
  expect(LEADERS.map(({ name, side }) => `${name} ${side}`)).toEqual([
    'Sturdee allied',
    'Spee central',
    'Müller central',
    'Köhler central',
    'Lüdecke central',
    'Looff central',
    'Gädecke central',
  ]);
  expect(VARIANTS.filter(({ leader }) => leader !== null).map(({ rule, leader }) => [rule, leader])).toEqual([['CW-15.5-C3', 'Gädecke']]);
});

test('CW-11.91 a flagship is of the largest type among the ships he is listed with', () => {
  const flagships = Object.fromEntries(LEADERS.map(({ name, flagships }) => [name, flagships]));
  expect(flagships).toMatchObject({
    Spee: ['scharnhorst', 'gneisenau', 'furst-bismarck-1897', 'blucher'],
    Müller: ['emden'],
    Köhler: ['karlsruhe'],
    Lüdecke: ['dresden'],
  });
  for (const { name, flagships: ships } of LEADERS) expect([name, new Set(ships.map((id) => vesselOf(id).type)).size]).toEqual([name, 1]);
});

test('CW-15.5a six variants for each side, each with its die', () => {
  expect(VARIANTS.map(({ rule }) => rule)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((number) => `CW-15.5-A${number}`),
    ...[1, 2, 3, 4, 5, 6].map((number) => `CW-15.5-C${number}`),
  ]);
  expect(new Set(VARIANTS.map(({ side, number }) => `${side} ${number}`)).size).toBe(12);
});

test('CW-15.5a no variant puts a ship in two places', () => {
  for (const variant of VARIANTS) {
    const ships = forcesUnder(FORCES, [variant]).flatMap((group) => group.ships);
    expect([variant.rule, ships.filter((ship, index) => ships.indexOf(ship) !== index)]).toEqual([variant.rule, []]);
  }
});

test('CW-15.5-A1 New Zealand joins the Australians', () => {
  expect(counters(withVariant('CW-15.5-A1', 'CW-13.0-A-TASMAN'))).toContain('BC04 New Zealand');
});

test('CW-15.5-A2 five more French ships in the Gulf of Thailand, and two fewer for Plan B', () => {
  expect(counters(withVariant('CW-15.5-A2', 'CW-13.0-A-THAILAND'))).toEqual([
    'GB04 Clio',
    "AC11 Jeanne d'Arc",
    'AC15 Pothuau',
    'GB02 Lavoisier',
    'GB06 Du Chayla',
    'GB08 Kersaint',
  ]);
  expect(withVariant('CW-15.5-A2', 'CW-15.2f').ships).toHaveLength(7);
});

test('CW-15.5-A3 the First Cruiser Squadron starts in the Arabian Sea and reinforces nobody later', () => {
  const forces = forcesUnder(FORCES, [variantOf('CW-15.5-A3')]);
  expect(groupOf('CW-13.0-A-ARABIAN', forces).ships.slice(-4)).toEqual(['defence', 'black-prince', 'duke-of-edinburgh', 'warrior']);
  expect(groupOf('CW-13.0-AR-AUG2', forces).ships).toEqual(['chatham']);
  expect(forces.filter(({ rule }) => rule === 'CW-13.0-AR-OCT1' || rule === 'CW-13.0-AR-NOV2')).toEqual([]);
});

test('CW-15.5-A4 a die decides about the Dutch', () => {
  expect(variantOf('CW-15.5-A4').effect).toBe('dutch-die');
  expect(forcesUnder(FORCES, [variantOf('CW-15.5-A4')])).toEqual(FORCES);
});

test('CW-15.5-A5 Princess Royal shows the flag instead of sailing with Sturdee', () => {
  expect(counters(withVariant('CW-15.5-A5', 'CW-13.0-A-ESEABOARD'))).toContain('BC07 Princess Royal');
  expect(withVariant('CW-15.5-A5', 'CW-13.0-AR-STURDEE').ships).not.toContain('princess-royal');
});

test('CW-15.5-A6 Japan sends eight of her September ships farther afield', () => {
  expect(withVariant('CW-15.5-A6', 'CW-13.0-J-SQ3').ships).toEqual(['otowa', 'tatsuta', 'chihaya', 'tsukuba', 'ikoma', 'ibuki', 'kurama']);
  expect(counters(withVariant('CW-15.5-A6', 'CW-13.0-J-WCOAST'))).toEqual([
    'AC05 Idzumo',
    'AC01 Asama',
    'AC06 Iwate',
    'CL21 Chikuma',
    'Japanese collier 5',
  ]);
  expect(counters(withVariant('CW-15.5-A6', 'CW-13.0-JR-SEP2'))).toEqual(['DD50 Satsuki', 'GB08 Saga', 'Japanese collier 4', '4 Sakura']);
});

test('CW-15.5-C1 the two cruisers are faster', () => {
  expect(variantOf('CW-15.5-C1').effect).toBe('faster-cruisers');
});

test('CW-15.5-C2 Franz Josef I lies at Tsingtao', () => {
  expect(counters(withVariant('CW-15.5-C2', 'CW-13.0-CP-YELLOW'))).toContain('CD05 Kaiser Franz Joseph I');
});

test('CW-15.5-C3 three more ships in East Africa, so none in the Bay of Biscay', () => {
  const forces = forcesUnder(FORCES, [variantOf('CW-15.5-C3')]);
  expect(counters(groupOf('CW-13.0-CP-MOZ', forces))).toEqual([
    'CL53 Königsberg',
    'AC01 Blücher',
    'AC12 Fürst Bismarck',
    'CL07a Strassburg',
  ]);
  expect(forces.filter(({ rule }) => rule === 'CW-13.0-CP-BISCAY')).toEqual([]);
});

test('CW-15.5-C4, CW-15.5-C5 Spee has Fürst Bismarck or Blücher', () => {
  expect(withVariant('CW-15.5-C4', 'CW-13.0-CP-SPEE').ships).toContain('furst-bismarck-1897');
  expect(withVariant('CW-15.5-C5', 'CW-13.0-CP-SPEE').ships).toContain('blucher');
});

test('CW-15.5-C6 Moltke comes out into the Norwegian Sea, and Sturdee at once', () => {
  expect(withVariant('CW-15.5-C6', 'CW-15.5-C6')).toMatchObject({ side: 'central', areas: ['norwegian-sea'], ships: ['moltke'] });
  expect(variantOf('CW-15.5-C6').effect).toBe('sturdee-at-once');
});

test('CW-2.2d three convoys can be called', () => {
  expect(CONVOYS.map(({ from, to, ships }) => [from, to, ships.length])).toEqual([
    ['tasman-sea', 'arabian-sea', 10],
    ['labrador-sea', 'western-approaches', 9],
    ['bay-of-bengal', 'arabian-sea', 5],
  ]);
  for (const { ships } of CONVOYS) for (const id of ships) expect(vesselOf(id).type).toMatch(/transport$/);
});
