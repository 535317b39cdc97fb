import { expect, test } from 'vitest';
import { BATTLES, shipsOf } from '../battles.ts';
import { GUNS, gunOf, TORPEDOES } from '../guns.ts';
import { type Battery, byNation, type Nation, SHIPS, type Ship, SOURCES, shipNamed } from '../index.ts';
import { type Card, cardOf, cardSource, hasCard, type Mounts, PRINTED } from '../ratings/grand-fleets.ts';
import { mountsOf } from '../ratings/grand-fleets-arcs.ts';

const NAVIES: readonly Nation[] = ['british', 'german', 'russian', 'japanese', 'chinese', 'turkish'];
const KNOWN = NAVIES.flatMap(byNation);
/** In the year that they fought in, or nearly. */
const CARDS = KNOWN.map((ship) => cardOf(ship, Math.max(1894, ship.completed?.year ?? 1918)));

const card = (name: string, year = 1914): Card => cardOf(shipNamed(name), year);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const countOf = (mounts: readonly Mounts[]): number => sum(mounts.map((group) => group.mounts));
const gunsOf = (mounts: readonly Mounts[]): number => sum(mounts.map((group) => group.mounts * group.barrels));
const isSmall = ({ hull }: Card): boolean => hull >= 4 && hull <= 8;

test('GF-3.0t the card of Tiger comes out as it is printed', () => {
  expect(card('tiger')).toEqual({ ship: 'tiger', name: 'Tiger', class: 'Tiger', nation: 'british', ...PRINTED.tiger });
});

test('GF-5.5.3, GF-4.1a Southampton has six hits, and the four ships of her squadron are Small', () => {
  expect(card('southampton')).toMatchObject({ ...PRINTED.southampton });
  expect(['southampton', 'birmingham', 'nottingham', 'lowestoft'].map((name) => isSmall(card(name)))).toEqual([true, true, true, true]);
});

test('a value is from the rules where the book prints it, and reconstructed where not', () => {
  expect(cardSource(card('tiger'), 'belt')).toBe('rules');
  expect(cardSource(card('southampton'), 'hull')).toBe('rules');
  expect(cardSource(card('southampton'), 'belt')).toBe('reconstructed');
  expect(cardSource(card('Lion'), 'hull')).toBe('reconstructed');
});

test('every ship of the six navies has a card, and of the others only Averof with her British guns', () => {
  expect(KNOWN.filter((ship) => !hasCard(ship, 1914)).map(({ id }) => id)).toEqual([]);
  expect(SHIPS.filter((ship) => hasCard(ship, 1914) && !NAVIES.includes(ship.nation)).map(({ id }) => id)).toEqual(['georgios-averof']);
  expect(() => card('Courbet')).toThrow('Courbet: nothing is known of her 12-inch guns of 45 calibres.');
});

test.each(BATTLES.map((battle) => [battle.title, battle] as const))('every ship that fought at %s has a card of that year', (_, battle) => {
  const ships = battle.sides.flatMap(shipsOf).map((id) => shipNamed(id));
  expect(ships.filter((ship) => !hasCard(ship, battle.date.year)).map(({ id }) => id)).toEqual([]);
});

test('GF-11.1, GF-11.7 the boxes of the track add up to the hull, and speed falls from box to box', () => {
  for (const { name, hull, speed, track } of CARDS) {
    expect(sum(track.map((box) => box.hull)), name).toBe(hull);
    expect(track.length, name).toBe(Math.min(4, hull));
    expect(track[0]?.speed, name).toBe(speed);
    const speeds = track.map((box) => box.speed);
    expect(speeds, name).toEqual(speeds.toSorted((one, other) => other - one));
    expect(Math.min(...speeds), name).toBeGreaterThan(0);
  }
});

test('GF-11.7 what is gone of a small hull slows her as it slows Tiger', () => {
  const boxes = (displacement: number) =>
    cardOf({ ...shipNamed('tiger'), displacement, speed: 30 }, 1914).track.map(({ hull, speed }) => [hull, speed]);
  expect(boxes(300)).toEqual([
    [1, 6],
    [1, 4],
  ]);
  expect(boxes(1000)).toEqual([
    [1, 6],
    [1, 5],
    [1, 4],
  ]);
  expect(boxes(6000)).toEqual([
    [2, 6],
    [2, 5],
    [2, 4],
    [1, 2],
  ]);
});

test('GF-11.3 plunging fire never finds a ship stronger, nor her ends stronger than her belt', () => {
  for (const { name, belt, ends } of CARDS) {
    expect(belt[1], name).toBeLessThanOrEqual(belt[0]);
    expect(ends[1], name).toBeLessThanOrEqual(ends[0]);
    expect(ends[0], name).toBeLessThanOrEqual(belt[0]);
  }
});

test('GF-11.3 bare plating is 2, and a protective deck behind a bare side is half a belt', () => {
  expect(card('Acheron', 1916)).toMatchObject({ belt: [2, 2], ends: [2, 2], deck: 2 });
  expect(card('Glasgow')).toMatchObject({ belt: [5, 5], ends: [4, 4], deck: 6 });
  for (const name of ['Dresden', 'Leipzig']) expect(card(name)).toMatchObject({ belt: [6, 6], ends: [5, 5], deck: 7 });
  expect(card('Good Hope')).toMatchObject({ belt: [9, 8], ends: [6, 6], deck: 7 });
});

test('GF-11.3 old plates and drowned belts count for less', () => {
  const belted = (armour: Partial<Ship['armour']>): number => {
    const tiger = shipNamed('tiger');
    return cardOf({ ...tiger, armour: { ...tiger.armour, ...armour } }, 1914).belt[0];
  };
  expect([belted({}), belted({ plate: 'harvey' }), belted({ plate: 'compound' }), belted({ plate: 'iron' })]).toEqual([11, 10, 8, 8]);
  expect(belted({ shallow: true })).toBe(10);
});

test('GF-11.4 gun lines: farther means weaker, and no gun is out of the scale of the book', () => {
  for (const { name, guns } of CARDS) {
    for (const { range, penetration, rof, damage, plunging } of guns) {
      const [short, medium, long] = range;
      expect(short < medium && medium < long && long <= 10, name).toBe(true);
      expect(penetration, name).toEqual(penetration.toSorted((one, other) => other - one));
      expect(rof >= -2 && rof <= 2, name).toBe(true);
      expect([1, 2, 3], name).toContain(damage);
      expect(plunging && (long < 7 || damage < 2), name).toBe(false);
    }
  }
});

const ARCS = /^(?=.)A?B?C?D?E?F?$/;

test('GF-11.4.1 a battery that is known to be slow counts as slow', () => {
  const tiger = shipNamed('tiger');
  expect(
    cardOf({ ...tiger, batteries: tiger.batteries.map((battery) => ({ ...battery, rate: 0.9 })) }, 1914).guns.map(({ rof }) => rof),
  ).toEqual([-2, -2]);
});

test('GF-11.4.5 every gun stands in some mount, and fires into arcs that there are', () => {
  KNOWN.forEach(({ name, batteries, fits }, index) => {
    const lines = CARDS[index]?.guns ?? [];
    for (const { arcs } of lines.flatMap(({ mounts }) => mounts)) expect(arcs, name).toMatch(ARCS);
    if (fits !== undefined) return;
    const heavy = batteries.filter(({ calibre }) => calibre >= 3.9);
    expect(sum(lines.map(({ mounts }) => gunsOf(mounts))), name).toBe(sum(heavy.map(({ number }) => number)));
  });
});

/** The better of the two beams; an odd gun makes a difference. */
const bearing = (battery: Battery): number =>
  Math.max(...['C', 'D'].map((beam) => gunsOf(mountsOf([battery]).filter(({ arcs }) => arcs.includes(beam)))));

test('GF-11.4.5 as many guns bear on a beam as the register says', () => {
  for (const { name, batteries } of KNOWN) {
    for (const battery of batteries.filter(({ calibre }) => calibre >= 3.9)) {
      expect([name, battery.calibre, bearing(battery)]).toEqual([name, battery.calibre, battery.broadside]);
    }
  }
});

test('GF-11.4.5 where mounts stand, and where they fire', () => {
  const arcs = (name: string) =>
    card(name).guns.map(({ mounts }) => mounts.map((group) => `${group.arcs} ${group.mounts}x${group.barrels}`).join(', '));
  expect(arcs('Lion')[0]).toBe('ABCD 2x2, CD 1x2, CDEF 1x2');
  expect(arcs('Invincible')[0]).toBe('ABCD 1x2, ACE 1x2, BDF 1x2, CDEF 1x2');
  expect(arcs('Seydlitz')[0]).toBe('ABCD 1x2, ABCDEF 2x2, CDEF 2x2');
  expect(arcs('blucher')[0]).toBe('ABCD 1x2, AC 1x2, BD 1x2, CE 1x2, DF 1x2, CDEF 1x2');
  expect(arcs('birmingham')[0]).toBe('ABC 1x1, ABD 1x1, AC 1x1, BD 1x1, ACE 1x1, BDF 1x1, CE 1x1, DF 1x1, CDEF 1x1');
});

test('GF-11.4.5 an odd gun stands to port forward and to starboard aft', () => {
  expect(mountsOf([{ number: 10 }]).map(({ arcs, mounts }) => `${arcs}${mounts}`)).toEqual(['AC3', 'BD2', 'CE2', 'DF3']);
  expect(mountsOf([{ number: 1 }]).map(({ arcs, mounts }) => `${arcs}${mounts}`)).toEqual(['AC1']);
});

test('GF-11.4.5 guns of one kind in two batteries have one line', () => {
  expect(card('Monmouth').guns).toHaveLength(1);
  expect(countOf(card('Monmouth').guns[0]?.mounts ?? [])).toBe(12);
});

test('GF-11.4.2 the German heavy guns reach farther at Jutland than at Dogger Bank', () => {
  expect([card('Derfflinger', 1915).guns[0]?.range[2], card('Derfflinger', 1916).guns[0]?.range[2]]).toEqual([7, 8]);
  expect([card('Lion', 1915).guns[0]?.range[2], card('Lion', 1916).guns[0]?.range[2]]).toEqual([8, 8]);
});

test.each([
  ['a shell of fifteen inches', 'Queen Elizabeth', 3],
  ['of twelve', 'Dreadnought', 2],
  ['of four', 'Lion', 1],
])('GF-11.4.4 %s', (_, name, damage) => {
  expect(card(name, 1916).guns.some((line) => line.damage === damage)).toBe(true);
});

/** The first of each pair is the better in the eyes of every historian. */
test.each([
  ['Queen Elizabeth', 'Iron Duke'],
  ['Iron Duke', 'Dreadnought'],
  ['Von der Tann', 'Deutschland'],
  ['Moltke', 'Von der Tann'],
  ['Dreadnought', 'Canopus'],
  ['Minotaur', 'Good Hope'],
  ['Good Hope', 'Scharnhorst'],
  ['blucher', 'Scharnhorst'],
  ['Evstafi', 'Rostislav'],
  ['Matsushima', 'ting-yuen'],
])('GF-11.4.3 the guns of %s pierce more than those of %s', (better, worse) => {
  const pierced = (name: string): number => card(name, 1916).guns[0]?.penetration[0] ?? 0;
  expect(pierced(better)).toBeGreaterThan(pierced(worse));
});

test.each([
  ['König', 'Iron Duke'],
  ['Queen Elizabeth', 'Iron Duke'],
  ['Derfflinger', 'Lion'],
  ['Lion', 'Invincible'],
  ['Dreadnought', 'Canopus'],
  ['Good Hope', 'Monmouth'],
  ['Southampton', 'Glasgow'],
  ['Mikasa', 'ting-yuen'],
])('GF-11.3 the belt of %s is better than that of %s', (better, worse) => {
  expect(card(better, 1916).belt[0]).toBeGreaterThan(card(worse, 1916).belt[0]);
});

test('GF-11.4.6 light guns: half of the first six, a quarter of the others', () => {
  const light = (guns: number): number => cardOf({ ...shipNamed('tiger'), light: { guns, highAngle: 0 } }, 1914).lightGuns;
  expect([0, 1, 2, 6, 7, 10, 11, 28].map(light)).toEqual([0, 1, 1, 3, 4, 4, 5, 9]);
  expect(card('Majestic').lightGuns).toBe(light(16));
});

test('GF-11.5 torpedoes by the year, one for each tube', () => {
  expect(card('Invincible').torpedoes).toEqual({ name: 'UK 18" Torpedo', range: 3, damage: 4, tubes: [1, 1, 1, 1, 1] });
  expect([card('Mikasa', 1904), card('Mikasa', 1914)].map(({ torpedoes }) => torpedoes?.range)).toEqual([2, 3]);
  expect(card('Otranto').torpedoes).toBeNull();
});

test('GF-11.6 a ship without high-angle guns is all but helpless against aircraft', () => {
  const rating = (guns: number, highAngle: number): number =>
    cardOf({ ...shipNamed('tiger'), light: { guns, highAngle } }, 1914).antiAircraft;
  expect([rating(6, 0), rating(28, 0), rating(6, 1), rating(6, 2), rating(28, 2), rating(16, 16)]).toEqual([0, 2, 4, 6, 6, 16]);
});

test('GF-11.8 nine places: the ninth is nothing, and every kind of gun can be hit', () => {
  for (const { name, guns, lightGuns, locations } of CARDS) {
    expect(locations, name).toHaveLength(9);
    expect(locations[8], name).toBeNull();
    const hit = new Set(locations.filter((location) => location !== null));
    expect(hit, name).toEqual(new Set([...guns.keys(), ...(lightGuns > 0 ? ['light'] : [])]));
  }
});

test('GF-11.8 a ship with few mounts has as many places as mounts', () => {
  expect(card('Acheron').locations).toEqual([0, 0, 'light', 'light', null, null, null, null, null]);
});

test('GF-11.8 a kind with few mounts among many keeps a place', () => {
  const tiger = shipNamed('tiger');
  const [heavy, medium] = tiger.batteries;
  if (heavy === undefined || medium === undefined) throw new Error('Tiger has two batteries.');
  const odd = { ...heavy, number: 2, layout: { fore: [{ mounts: 1, barrels: 2 }] } };
  const locations = cardOf({ ...tiger, batteries: [odd, { ...medium, number: 40 }] }, 1914).locations;
  expect(locations).toEqual([0, 1, 1, 1, 1, 1, 1, 'light', null]);
});

test('more of a thing never makes a card worse', () => {
  const tiger = shipNamed('tiger');
  const rising = (values: readonly number[], rate: (value: number) => number): void => {
    const rated = values.map(rate);
    expect(rated).toEqual(rated.toSorted((one, other) => one - other));
    expect(new Set(rated).size).toBeGreaterThan(1);
  };
  const steps = (least: number, most: number) => Array.from({ length: 50 }, (_, step) => least + ((most - least) * step) / 49);
  const armoured = (armour: Partial<Ship['armour']>): Card => cardOf({ ...tiger, armour: { ...tiger.armour, ...armour } }, 1914);
  rising(steps(50, 45_000), (displacement) => cardOf({ ...tiger, displacement }, 1914).hull);
  rising(steps(5, 40), (speed) => cardOf({ ...tiger, speed }, 1914).speed);
  rising(steps(0, 18), (belt) => armoured({ belt }).belt[0]);
  rising(steps(0, 18), (belt) => armoured({ belt }).belt[1]);
  rising(steps(0, 18), (ends) => armoured({ ends }).ends[0]);
  rising(steps(0, 6), (deck) => armoured({ deck }).belt[1]);
  rising(steps(0, 6), (deck) => armoured({ deck }).deck);
});

test('a liner has fewer hits than a warship of her size', () => {
  expect([card('Otranto').hull, card('Invincible').hull]).toEqual([10, 16]);
});

test('a card is of a year: Naniwa had her Krupp guns off the Yalu', () => {
  const names = (year: number) => card('Naniwa', year).guns.map(({ name }) => name);
  expect(names(1894)).toEqual(['JP 26cm/35 Krupp', 'JP 15cm/35 Krupp']);
  expect(names(1904)).toEqual(['JP 6"/40 Q.F.']);
});

test('a ship keeps the guns that she was built with', () => {
  expect([card('Glasgow', 1914), card('Glasgow', 1939)].map(({ guns }) => guns[0]?.name)).toEqual(['UK 6"/50 Mk.XI', 'UK 6"/50 Mk.XI']);
});

test('a gun is known by its navy, bore, length and make', () => {
  const battery: Battery = { calibre: 6, length: 45, number: 1, broadside: 1, shell: 100 };
  const named = (nation: Nation, changes: Partial<Battery> = {}, year = 1914) => gunOf(nation, { ...battery, ...changes }, year)?.name;
  expect(named('british')).toBe('UK 6"/45 Mk.VII');
  expect(named('british', { mark: 'Mk.XII' })).toBe('UK 6"/45 Mk.XII');
  expect(named('turkish', { calibre: 11.1, length: 50 })).toBe('DE 28cm/50 SK');
  expect([named('british', { length: 50 }), named('british', { length: 50 }, 1935)]).toEqual(['UK 6"/50 Mk.XI', 'UK 6"/50 Mk.XXIII']);
  expect(named('british', { length: 60 })).toBeUndefined();
});

test('every gun and torpedo has a name of its own or a year, a source, and figures that can be true', () => {
  expect(new Set(GUNS.map(({ name }) => name)).size).toBe(GUNS.length);
  for (const { name, source, shell, calibre, velocity, range } of GUNS) {
    expect(SOURCES, name).toContain(source);
    expect(shell / calibre ** 3, name).toSatisfy((density) => density > 0.3 && density < 0.62);
    expect(velocity > 1400 && velocity < 3000 && range > 6000 && range < 40_000, name).toBe(true);
  }
  expect(new Set(TORPEDOES.map(({ name, since }) => `${name} ${since}`)).size).toBe(TORPEDOES.length);
});
