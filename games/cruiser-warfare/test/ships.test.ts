import { expect, test } from 'vitest';
import { SHIPS } from '../../../register/index.ts';
import { BUILT_IN, ratingOf } from '../data/data.ts';
import type { ShipType, VesselId } from '../data/ships.ts';
import { classOf, isMerchantBuilt, isSmall, PRIZE_IDS, VESSELS, vesselOf } from '../data/ships.ts';

const codesOf = (nation: string): string[] => VESSELS.filter((vessel) => vessel.nation === nation).map(({ code }) => code);

test('every vessel has an id of her own', () => {
  expect(new Set(VESSELS.map(({ id }) => id)).size).toBe(VESSELS.length);
  expect(() => vesselOf('titanic')).toThrow('no vessel titanic');
});

test('CW-2.4a a code belongs to one ship of a navy, and may stand in several navies', () => {
  for (const nation of new Set(VESSELS.map((vessel) => vessel.nation))) {
    const codes = codesOf(nation).filter((code) => code !== '');
    expect(new Set(codes).size, nation).toBe(codes.length);
  }
  expect(VESSELS.filter(({ code }) => code === 'AC14').map(({ id }) => id)).toEqual(['hampshire', 'bruix', 'gneisenau']);
});

test('CW-2.4b the sheet decides: guns of 8.2 and 9.2 inches, one primary factor on the counters, are secondaries', () => {
  for (const id of ['scharnhorst', 'good-hope', 'minotaur', 'edgar', 'blucher']) {
    expect([id, ratingOf(BUILT_IN, id).primary.boxes]).toEqual([id, 0]);
    expect(ratingOf(BUILT_IN, id).secondary.boxes).toBeGreaterThanOrEqual(3);
  }
});

test('CW-2.4c Franz Josef I is CD05, C13 is Otowa and C19 is Tatsuta', () => {
  expect(vesselOf('kaiser-franz-joseph-i').code).toBe('CD05');
  expect([vesselOf('otowa').code, vesselOf('tatsuta').code]).toEqual(['C13', 'C19']);
});

test('CW-2.3b small ships have tertiary guns only', () => {
  const small = VESSELS.filter(({ type }) => isSmall(type));
  expect(new Set(small.map(({ type }) => type))).toEqual(new Set(['DD', 'GB', 'TB']));
  for (const { name, rating } of small) expect([name, rating.primary.boxes, rating.secondary.boxes]).toEqual([name, 0, 0]);
  expect(ratingOf(BUILT_IN, 'friant').tertiary.boxes).toBe(3);
});

test('CW-5.2-TYPES what is capital, what is light, and what is neither', () => {
  const typesOf = (kind: string): ShipType[] =>
    [...new Set(VESSELS.map(({ type }) => type))].filter((type) => classOf(type) === kind).toSorted();
  expect(typesOf('capital')).toEqual(['AC', 'AMC', 'B', 'BB', 'BC', 'CD']);
  expect(typesOf('light')).toEqual(['C', 'CL', 'DD', 'DL', 'GB', 'PC', 'TB']);
  expect(typesOf('other')).toEqual(['CVS', 'collier', 'fast-transport', 'slow-transport']);
});

test('CW-8.5 merchantmen take hits as such, armed or not', () => {
  const built = new Set(VESSELS.filter(({ type }) => isMerchantBuilt(type)).map(({ type }) => type));
  expect(built).toEqual(new Set(['AMC', 'collier', 'fast-transport', 'slow-transport']));
});

test('CW-9.1 small ships of a class share their pieces', () => {
  const inClass = (piece: string): VesselId[] => VESSELS.filter((vessel) => vessel.piece === piece).map(({ id }) => id);
  expect(inClass('River')).toEqual(['river-1', 'river-2', 'river-3', 'river-4', 'river-5', 'river-6', 'river-7', 'river-8']);
  expect(inClass('Asakaze')).toHaveLength(24);
  expect(['Parramatta', 'Umikaze', 'Ikazuchi', 'Sakura', 'Fret', 'Draak'].map((piece) => inClass(piece).length)).toEqual([
    3, 2, 6, 6, 4, 4,
  ]);
  expect(vesselOf('satsuki').piece).toBeNull();
  expect(vesselOf('scharnhorst').piece).toBeNull();
});

test('CW-11.2 a transport has one or two boxes of hull, no armour and no arms', () => {
  const transports = VESSELS.filter(({ type }) => type.endsWith('transport') || type === 'collier');
  for (const { name, rating } of transports) {
    const guns = rating.primary.boxes + rating.secondary.boxes + rating.tertiary.boxes + rating.torpedo.factor;
    expect([name, guns, rating.hull.armour, [1, 2].includes(rating.hull.boxes)]).toEqual([name, 0, 'none', true]);
  }
});

test('CW-10.43 a collier has a piece to herself', () => {
  expect(VESSELS.filter(({ type }) => type === 'collier').map(({ piece }) => piece)).toEqual(Array(7).fill(null));
});

test('CW-5.84a there are prizes enough, all of them slow transports', () => {
  expect(PRIZE_IDS).toHaveLength(40);
  expect(new Set(PRIZE_IDS.map((id) => vesselOf(id).type))).toEqual(new Set(['slow-transport']));
});

test('CW-11.32 who sails with reservists', () => {
  const manned = (type: ShipType): VesselId[] => VESSELS.filter((vessel) => vessel.reservists && vessel.type === type).map(({ id }) => id);
  expect(manned('AC')).toEqual([
    'leviathan',
    'donegal',
    'king-alfred',
    'kent',
    'good-hope',
    'monmouth',
    'edgar',
    'crescent',
    'endymion',
    'grafton',
    'theseus',
    'sutlej',
    'amphitrite',
    'argonaut',
    'europa',
  ]);
  expect(manned('B')).toEqual(['goliath', 'triumph', 'swiftsure', 'albion', 'canopus', 'majestic', 'ocean', 'glory']);
  expect(manned('PC')).toHaveLength(14 + 1 + 2);
  expect(VESSELS.filter(({ reservists }) => reservists)).toHaveLength(15 + 8 + 17);
});

test('CW-11.31 Scharnhorst and Gneisenau alone have crack gunners', () => {
  expect(VESSELS.filter(({ rating }) => rating.crack).map(({ id }) => id)).toEqual(['scharnhorst', 'gneisenau']);
});

test('CW-10.33 the Australian destroyers burn oil', () => {
  expect(VESSELS.filter(({ rating }) => rating.fuel.kind === 'oil').map(({ id }) => id)).toEqual([
    'parramatta-1',
    'parramatta-2',
    'parramatta-3',
  ]);
});

test('ships of the dominions sail under their own flags', () => {
  const flagOf = new Map(VESSELS.map(({ id, nation }) => [id, nation]));
  for (const { id, service } of SHIPS.filter((ship) => ship.service !== undefined && ship.built === undefined))
    expect([id, flagOf.get(id)]).toEqual([id, service]);
});

test('every warship can sail: she has fuel, hull and speed', () => {
  for (const { name, rating } of VESSELS)
    expect([name, rating.fuel.boxes >= 3, rating.hull.boxes >= 1, rating.speed >= 1]).toEqual([name, true, true, true]);
});
