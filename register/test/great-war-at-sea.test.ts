import { expect, test } from 'vitest';
import { SHIPS, type Ship, shipNamed } from '../index.ts';
import { asSmallShip, ratingOf, SPEEDS } from '../ratings/great-war-at-sea.ts';

const rated = (id: string) => ratingOf(shipNamed(id));
const gunsOf = (id: string): string => {
  const { primary, secondary, tertiary } = rated(id);
  return [primary, secondary, tertiary].map(({ boxes }) => boxes).join('-');
};
const speedOf = (id: string): string => SPEEDS[rated(id).speed];

test.each(['scharnhorst', 'gneisenau'])('CW-7.4d %s has five secondary factors and crack gunners', (id) => {
  expect(rated(id)).toMatchObject({ primary: { boxes: 0 }, secondary: { boxes: 5 }, crack: true });
});

test('CW-7.4g Warrior has four secondary factors, and a secondary hit can destroy one', () => {
  expect(rated('warrior').secondary).toEqual({ boxes: 4, armour: 'light' });
});

test('CW-7.6 Blücher has secondary guns, and no primaries', () => {
  expect(gunsOf('blucher')).toMatch(/^0-[1-9]/);
});

test('CW-8.2d Marco Polo has one secondary factor, and the hull of Mikasa is heavily armoured', () => {
  expect(rated('marco-polo').secondary.boxes).toBe(1);
  expect(rated('mikasa').hull.armour).toBe('heavy');
});

test('CW-9.3a a destroyer of the Asakaze class has one tertiary factor, one torpedo and more than speed 1', () => {
  expect(gunsOf('asakaze-class')).toBe('0-0-1');
  expect(rated('asakaze-class').torpedo).toEqual({ factor: 1, mount: 'deck' });
  expect(rated('asakaze-class').speed).toBeGreaterThan(SPEEDS.indexOf('1'));
});

test('CW-9.32a a destroyer of the Fret class has one tertiary factor', () => {
  expect(gunsOf('fret-class')).toBe('0-0-1');
});

test('CW-15.5-C1 the two armoured cruisers of Spee are slower than 2', () => {
  expect([speedOf('scharnhorst'), speedOf('gneisenau')]).toEqual(['1', '1']);
});

test('CW-5.8 Nürnberg raids without the bonus for speed', () => {
  expect(speedOf('nurnberg')).toBe('1');
});

test.each([
  ['goliath', '1'],
  ['minotaur', '1'],
  ['kent', '1'],
  ['leipzig', '1'],
  ['emden', '2'],
  ['dresden', '2'],
  ['konigsberg', '2'],
  ['sydney', '2'],
  ['invincible', '2'],
  ['kongo', '2'],
  ['karlsruhe', '2+'],
  ['luchs', '1-slow'],
  ['clio', '1-slow'],
  ['wakamiya', '1-slow'],
])('%s makes speed %s', (id, speed) => expect(speedOf(id)).toBe(speed));

test('guns of ten inches and more are primaries, from 8.2 to 9.4 secondaries, under five tertiaries', () => {
  for (const ship of SHIPS) {
    const bores = ship.batteries.map(({ calibre }) => calibre);
    const { primary, secondary, tertiary } = ratingOf(ship);
    expect([ship.name, primary.boxes > 0]).toEqual([ship.name, bores.some((bore) => bore >= 10)]);
    expect([ship.name, secondary.boxes > 0]).toEqual([ship.name, bores.some((bore) => bore >= 5 && bore <= 9.4)]);
    expect([ship.name, tertiary.boxes > 0]).toEqual([ship.name, bores.some((bore) => bore < 5)]);
  }
});

test.each([
  ['good-hope', '0-4-2'],
  ['monmouth', '0-3-1'],
  ['canopus', '3-2-1'],
  ['invincible', '5-0-4'],
  ['princess-royal', '8-0-4'],
  ['emden', '0-0-3'],
  ['sydney', '0-2-0'],
  ['highflyer', '0-2-1'],
  ['carmania', '0-0-3'],
  ['cap-trafalgar', '0-0-1'],
])('%s has guns of %s', (id, guns) => expect(gunsOf(id)).toBe(guns));

test('guns in ports that a seaway drowns count one half', () => {
  const monmouth = shipNamed('monmouth');
  const dry = {
    ...monmouth,
    batteries: monmouth.batteries.map(({ low: _, ...battery }) => ({ ...battery, broadside: battery.broadside * 2 })),
  };
  const wet = { ...monmouth, batteries: dry.batteries.map((battery) => ({ ...battery, low: true as const })) };
  expect(ratingOf(dry).secondary.boxes).toBe(6);
  expect(ratingOf(wet).secondary.boxes).toBe(3);
});

test.each([
  ['mikasa', 'heavy'],
  ['majestic', 'heavy'],
  ['kongo', 'heavy'],
  ['canopus', 'light'],
  ['invincible', 'light'],
  ['scharnhorst', 'light'],
  ['karlsruhe', 'light'],
  ['sydney', 'light'],
  ['emden', 'none'],
  ['edgar', 'none'],
  ['otranto', 'none'],
])('the hull of %s has armour %s', (id, armour) => expect(rated(id).hull.armour).toBe(armour));

test('a bigger ship has more hull, a merchantman less than a warship of her size', () => {
  const hulls = ['s90', 'emden', 'sydney', 'kent', 'good-hope', 'invincible', 'princess-royal'].map((id) => rated(id).hull.boxes);
  expect(hulls).toEqual([1, 2, 3, 5, 6, 7, 10]);
  expect(rated('carmania').hull.boxes).toBeLessThan(rated('kent').hull.boxes);
});

test('torpedoes on deck bear on both beams, those in the hull on one', () => {
  expect(rated('umikaze-class').torpedo).toEqual({ factor: 2, mount: 'deck' });
  expect(rated('emden').torpedo).toEqual({ factor: 1, mount: 'hull' });
  expect(rated('otranto').torpedo.factor).toBe(0);
});

test('fuel follows from endurance, and of the destroyers on far stations few burn oil', () => {
  const boxes = ['scharnhorst', 'emden', 'karlsruhe', 'invincible', 'iwami', 'asakaze-class'].map((id) => rated(id).fuel.boxes);
  expect(boxes).toEqual([15, 13, 17, 17, 7, 5]);
  const classes = SHIPS.filter(({ built }) => built !== undefined);
  expect(classes.filter((ship) => ratingOf(ship).fuel.kind === 'oil').map(({ id }) => id)).toEqual(['parramatta-class']);
});

test('what a ship is worth grows with her size, guns and speed', () => {
  const points = ['s90', 'luchs', 'emden', 'kent', 'scharnhorst', 'canopus', 'invincible', 'princess-royal'].map((id) => rated(id).points);
  expect(points).toEqual([2, 2, 4, 9, 12, 13, 20, 29]);
});

test('GW-RNG-VLG fifteen inches are very large', () => {
  expect(SHIPS.filter((ship) => ratingOf(ship).veryLargeGuns).map(({ class: family }) => family)).toContain('Queen Elizabeth');
  expect(rated('iron-duke').veryLargeGuns).toBe(false);
});

test('only the two cruisers that held the prize are crack gunners, and few ships lie low in the water', () => {
  expect(SHIPS.filter((ship) => ratingOf(ship).crack).map(({ id }) => id)).toEqual(['scharnhorst', 'gneisenau']);
  expect(SHIPS.filter((ship) => ratingOf(ship).lowFreeboard).map(({ id }) => id)).toEqual([
    'henri-iv',
    'monarch-1895',
    'wien',
    'budapest',
    'indiana-1893',
    'massachusetts-1893',
    'oregon',
    'kearsarge',
    'kentucky',
  ]);
});

test('CW-2.3b a small ship counts her heavier guns with the tertiaries', () => {
  const friant = rated('friant');
  const small = asSmallShip(friant);
  expect([friant.secondary.boxes, friant.tertiary.boxes]).toEqual([2, 1]);
  expect([small.primary.boxes, small.secondary.boxes, small.tertiary.boxes]).toEqual([0, 0, 3]);
  expect(small.hull).toEqual(friant.hull);
});

/** Somewhat more of everything that a rating asks for. */
const grown = (ship: Ship): Ship => ({
  ...ship,
  displacement: ship.displacement * 1.1,
  speed: ship.speed + 1,
  armour: { ...ship.armour, belt: ship.armour.belt * 1.1 },
  batteries: ship.batteries.map(({ armour, ...battery }) => ({
    ...battery,
    broadside: battery.broadside + 1,
    ...(armour === undefined ? {} : { armour: armour * 1.1 }),
  })),
  torpedoes: { ...ship.torpedoes, tubes: ship.torpedoes.tubes + 1 },
});

const PROTECTIONS = ['none', 'light', 'heavy'];
const measuresOf = (ship: Ship): number[] => {
  const { primary, secondary, tertiary, hull, torpedo, speed, points } = ratingOf(ship);
  return [primary, secondary, tertiary, hull]
    .map(({ boxes }) => boxes)
    .concat(PROTECTIONS.indexOf(hull.armour), torpedo.factor, speed, points);
};

test('a ship with more of everything is rated lower in nothing', () => {
  const worse = SHIPS.filter((ship) => {
    const now = measuresOf(ship);
    return measuresOf(grown(ship)).some((measure, index) => measure < (now[index] ?? 0));
  });
  expect(worse).toEqual([]);
});

test.each([
  ['british battleships', ['canopus', 'dreadnought', 'orion', 'queen-elizabeth']],
  ['german battleships', ['braunschweig', 'nassau', 'konig', 'bayern']],
  ['british battlecruisers', ['invincible', 'indefatigable', 'lion', 'tiger']],
  ['german battlecruisers', ['blucher', 'von-der-tann', 'moltke']],
  ['british armoured cruisers', ['monmouth', 'devonshire', 'cressy', 'warrior', 'minotaur']],
  ['french armoured cruisers', ['bruix', 'gloire', 'leon-gambetta', 'edgar-quinet']],
  ['british light cruisers', ['amethyst', 'arethusa', 'caledon']],
  ['german light cruisers', ['hela', 'danzig', 'kolberg', 'konigsberg-1915']],
])('%s are worth the more the later they are', (_, ids) => {
  const points = ids.map((id) => rated(id).points);
  expect(points).toEqual(points.toSorted((one, other) => one - other));
  expect(points[0]).toBeLessThan(points.at(-1) ?? 0);
});
