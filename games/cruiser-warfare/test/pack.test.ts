import { expect, test } from 'vitest';
import { hashOf } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import { BUILT_IN, convoyNamed, neighbours, ratingOf } from '../data/data.ts';
import { dataFor, readPack } from '../data/pack.ts';

const pack = (parts: object) => ({ game: 'cruiser-warfare', name: 'Test', ...parts });
const dataWith = (parts: object): Data => dataFor(pack(parts));
const faultsOf = (value: unknown): string[] => {
  const reading = readPack(value);
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};

test.each([
  ['trade', 0],
  ['storm', 12],
  ['coal', false],
  ['etappe', true],
  ['japan', true],
] as const)('CW-2.1a a pack replaces the %s of an area, says so, and leaves the rest alone', (key, value) => {
  const { areas } = dataWith({ areas: { 'timor-sea': { [key]: value } } });
  const ours = BUILT_IN.areas['timor-sea'];
  expect(areas['timor-sea']).toEqual({ ...ours, [key]: value, sources: { ...ours.sources, [key]: 'pack' } });
  expect(areas['timor-sea'][key]).not.toBe(ours[key]);
  expect({ ...areas, 'timor-sea': ours }).toEqual(BUILT_IN.areas);
});

test('CW-10.3a, CW-10.6b, CW-12.42 the lists of areas follow', () => {
  const { coalAreas, etappeAreas, homeWaters } = dataWith({ areas: { 'timor-sea': { coal: false, etappe: true, japan: true } } });
  expect([coalAreas, etappeAreas, homeWaters].map((list) => list.includes('timor-sea'))).toEqual([false, true, true]);
  expect([BUILT_IN.coalAreas, BUILT_IN.etappeAreas, BUILT_IN.homeWaters].map((list) => list.includes('timor-sea'))).toEqual([
    true,
    false,
    false,
  ]);
});

/** Samoa and the Marquesas touch too; both lists must say so. */
const WIDER = {
  samoa: { links: ['marquesas', 'coral-sea', 'phoenix-island', 'tahiti', 'chatham-island'] },
  marquesas: {
    links: ['samoa', 'hawaii', 'phoenix-island', 'tahiti', 'gulf-of-california', 'tehuantepec', 'galapagos', 'easter-island'],
  },
};

test('CW-5.1a a new link is one for both areas, and comes after ours whatever the order of the file', () => {
  const data = dataWith({ areas: WIDER });
  expect(neighbours(data, 'samoa')).toEqual([...neighbours(BUILT_IN, 'samoa'), 'marquesas']);
  expect(neighbours(data, 'marquesas')).toEqual([...neighbours(BUILT_IN, 'marquesas'), 'samoa']);
  expect(data.links.filter(({ source }) => source === 'pack')).toEqual([{ areas: ['samoa', 'marquesas'], kind: 'sea', source: 'pack' }]);
  const turned = { marquesas: { links: [...WIDER.marquesas.links].reverse() }, samoa: WIDER.samoa };
  expect(hashOf(dataWith({ areas: turned }))).toBe(hashOf(data));
});

test.each([
  ['primary', { boxes: 4, armour: 'heavy' }],
  ['secondary', { boxes: 9, armour: 'none' }],
  ['tertiary', { boxes: 7, armour: 'heavy' }],
  ['hull', { boxes: 12, armour: 'none' }],
  ['torpedo', { factor: 4, mount: 'deck' }],
  ['fuel', { boxes: 33, kind: 'oil' }],
  ['points', 44],
  ['crack', false],
  ['veryLargeGuns', true],
  ['lowFreeboard', true],
] as const)('CW-2.4a a pack replaces the %s of a ship, and no other figure', (key, value) => {
  const data = dataWith({ ships: { scharnhorst: { [key]: value } } });
  const rating = ratingOf(data, 'scharnhorst');
  const ours = ratingOf(BUILT_IN, 'scharnhorst');
  expect(rating).toEqual({ ...ours, [key]: value });
  expect(data.vessels.find(({ id }) => id === 'scharnhorst')?.source).toBe('pack');
  expect(rating[key]).not.toEqual(ours[key]);
  expect(data.sheets.get('scharnhorst')?.[key]).toEqual(value);
  expect(data.vessels.filter(({ id }) => id !== 'scharnhorst')).toEqual(BUILT_IN.vessels.filter(({ id }) => id !== 'scharnhorst'));
});

test('CW-2.4a half a section leaves the other half alone', () => {
  const { hull } = ratingOf(dataWith({ ships: { scharnhorst: { hull: { boxes: 12 } } } }), 'scharnhorst');
  expect(hull).toEqual({ ...ratingOf(BUILT_IN, 'scharnhorst').hull, boxes: 12 });
});

test.each([
  ['1-slow', 1],
  ['1', 2],
  ['2', 3],
  ['2+', 4],
])('CW-2.4a speed %s is a level of its own', (speed, level) => {
  expect(dataWith({ ships: { emden: { speed } } }).sheets.get('emden')?.speed).toBe(level);
});

test('CW-15.5-C1 a variant makes no cruiser slower than her pack', () => {
  const data = dataWith({ ships: { scharnhorst: { speed: '2+' } } });
  expect([data.fasterSheets.get('scharnhorst')?.speed, data.fasterSheets.get('gneisenau')?.speed]).toEqual([4, 3]);
});

test('CW-9.1 ships that share a piece share their figures', () => {
  const data = dataWith({ ships: { 'river-class': { tertiary: { boxes: 3 } } } });
  const rivers = data.vessels.filter(({ id }) => id.startsWith('river-'));
  expect(rivers.map(({ rating }) => rating.tertiary.boxes)).toEqual(Array(8).fill(3));
});

test.each([
  ['collier', 'german-collier-1'],
  ['fast-transport', 'anzac-fast-2'],
  ['slow-transport', 'prize-40'],
])('CW-11.2 all merchantmen of the type %s are alike', (type, id) => {
  const figures = { hull: { boxes: 1 }, speed: '2', fuel: { boxes: 15 }, points: 5 };
  const rating = ratingOf(dataWith({ merchantmen: { [type]: figures } }), id);
  expect([rating.hull.boxes, rating.speed, rating.fuel.boxes, rating.points]).toEqual([1, 3, 15, 5]);
});

test('CW-11.8a a convoy sails from where the pack has it, to where, and with how many', () => {
  const data = dataWith({
    convoys: { anzac: { from: 'coral-sea', to: 'madeira', fast: 2, slow: 0 }, canadian: { fast: 0 }, indian: { slow: 1 } },
  });
  expect(convoyNamed(data, 'anzac')).toMatchObject({ from: 'coral-sea', to: 'madeira', ships: ['anzac-fast-1', 'anzac-fast-2'] });
  expect(convoyNamed(data, 'indian')).toEqual({
    ...convoyNamed(BUILT_IN, 'indian'),
    ships: ['indian-fast-1', 'indian-slow-1'],
    source: 'pack',
  });
  expect(convoyNamed(data, 'canadian').ships).toEqual([1, 2, 3, 4].map((number) => `canadian-slow-${number}`));
  expect(convoyNamed(dataWith({}), 'canadian')).toBe(convoyNamed(BUILT_IN, 'canadian'));
});

const area = (figures: object) => pack({ areas: { 'timor-sea': figures } });
const links = (areas: Record<string, string[]>) =>
  pack({ areas: Object.fromEntries(Object.entries(areas).map(([id, list]) => [id, { links: list }])) });
const without = (
  id: 'coronel' | 'cape-horn' | 'caribbean' | 'gulf-of-panama' | 'dutch-east-indies' | 'timor-sea' | 'samoa' | 'coral-sea',
  gone: string,
) => neighbours(BUILT_IN, id).filter((each) => each !== gone);
const ship = (figures: object) => pack({ ships: { emden: figures } });

test.each<[string, unknown, string]>([
  ['nothing', null, 'its beginning: expected an object, found null'],
  ['no name', { game: 'cruiser-warfare' }, 'name: missing'],
  ['another game', { game: 'nine-navies', name: 'x' }, 'game: expected cruiser-warfare, found "nine-navies"'],
  [
    'an unknown key',
    pack({ dice: [6] }),
    'dice: unknown key; known are game, name, areas, ships, merchantmen, convoys, campaign, scenario',
  ],
  ['an unknown area', pack({ areas: { atlantis: {} } }), 'areas, atlantis: there is none of this name among the areas'],
  ['an unknown figure', area({ name: 'x' }), 'areas, timor-sea, name: unknown key; known are trade, storm, coal, etappe, japan, links'],
  ['CW-15.2c too poor a trade', area({ trade: 7 }), 'areas, timor-sea, trade: expected 0 to 6 points of trade, found 7'],
  ['CW-11.6a no total of two dice', area({ storm: 1 }), 'areas, timor-sea, storm: expected a total of two dice, 2 to 12 (CW-11.6a)'],
  ['coal by halves', area({ coal: 0.5 }), 'areas, timor-sea, coal: expected true or false, found 0.5'],
  ['an area without links', area({ links: [] }), 'areas, timor-sea, links: expected one area at least'],
  ['an unknown neighbour', area({ links: ['atlantis'] }), 'areas, timor-sea, links, number 1: there is no area "atlantis"'],
  ['a link twice', links({ samoa: ['tahiti', 'tahiti'] }), 'areas, samoa, links: tahiti stands there twice'],
  ['CW-5.1a a link with itself', links({ samoa: ['samoa'] }), 'areas, samoa, links: no area touches itself (CW-5.1a)'],
  [
    'CW-5.1a a link of one side',
    links({ samoa: WIDER.samoa.links }),
    'areas, samoa, links: it names marquesas, but areas, marquesas, links does not name samoa (CW-5.1a)',
  ],
  [
    'CW-5.1a a link that one side keeps',
    links({ samoa: without('samoa', 'tahiti') }),
    'areas, samoa, links: it does not name tahiti, but areas, tahiti, links names samoa (CW-5.1a)',
  ],
  [
    'CW-5.1a a map in two parts',
    links({
      'north-sea': ['denmark-strait'],
      'denmark-strait': ['north-sea'],
      'norwegian-sea': ['western-approaches'],
      'labrador-sea': ['western-approaches', 'azores', 'western-atlantic', 'eastern-seaboard'],
      'western-approaches': ['norwegian-sea', 'labrador-sea', 'azores', 'bay-of-biscay'],
    }),
    'areas, norwegian-sea, links: no way leads there from north-sea (CW-5.1a)',
  ],
  [
    'CW-12.6 a way through the North Sea',
    links({
      'north-sea': ['norwegian-sea', 'denmark-strait'],
      'denmark-strait': ['north-sea', 'norwegian-sea', 'labrador-sea', 'western-approaches'],
    }),
    'areas, north-sea, links: expected one area: the North Sea is on the way to nowhere (CW-12.6)',
  ],
  [
    'CW-5.3a no canal',
    links({ caribbean: without('caribbean', 'gulf-of-panama'), 'gulf-of-panama': without('gulf-of-panama', 'caribbean') }),
    'areas, caribbean, links: it must name gulf-of-panama, beyond the canal (CW-5.3a)',
  ],
  [
    'CW-5.2b no way over the edge',
    links({ 'coral-sea': without('coral-sea', 'samoa'), samoa: without('samoa', 'coral-sea') }),
    'areas, coral-sea, links: it must name samoa, beyond the edge (CW-5.2b)',
  ],
  [
    'CW-5.1d a link at a point',
    links({
      azores: [...neighbours(BUILT_IN, 'azores'), 'western-atlantic'],
      'western-atlantic': [...neighbours(BUILT_IN, 'western-atlantic'), 'azores'],
    }),
    'areas, western-atlantic, links: it may not name azores: they meet at a point alone (CW-5.1d)',
  ],
  [
    'CW-12.1b Dutch waters apart',
    links({ 'timor-sea': without('timor-sea', 'dutch-east-indies'), 'dutch-east-indies': without('dutch-east-indies', 'timor-sea') }),
    'areas, dutch-east-indies, links: it must name timor-sea, where Dutch ships may sail (CW-12.1b)',
  ],
  [
    'CW-10.6a too few Etappen',
    pack({ areas: Object.fromEntries(BUILT_IN.etappeAreas.slice(0, 12).map((id) => [id, { etappe: false }])) }),
    'areas: expected 12 areas with etappe at least, found 11 (CW-10.6a)',
  ],
  [
    'CW-11.7a no coal where the Allies come',
    pack({ areas: { tahiti: { coal: false } } }),
    'areas, tahiti, coal: tahiti comes there, and may have to lie on station (CW-11.7a)',
  ],
  [
    'CW-12.42 Japan without her fleet',
    pack({ areas: { 'bonin-islands': { japan: false } } }),
    'campaign, forces, bonin-islands: expected areas next to Japan (CW-12.42)',
  ],
  ['an unknown ship', pack({ ships: { yamato: {} } }), 'ships, yamato: there is none of this name among the ships'],
  ['CW-9.1 one ship of a piece', pack({ ships: { 'river-1': {} } }), 'ships, river-1: there is none of this name among the ships'],
  ['a merchantman among the ships', pack({ ships: { 'prize-1': {} } }), 'ships, prize-1: there is none of this name among the ships'],
  ['an unknown rating', ship({ guns: 1 }), 'ships, emden, guns: unknown key; known are primary, secondary, tertiary'],
  ['a number for a section', ship({ hull: 3 }), 'ships, emden, hull: expected an object, found 3'],
  ['too many guns', ship({ tertiary: { boxes: 16 } }), 'ships, emden, tertiary, boxes: expected 0 to 15 boxes, found 16'],
  ['no hull', ship({ hull: { boxes: 0 } }), 'ships, emden, hull, boxes: expected 1 to 20 boxes, found 0'],
  ['half a box', ship({ hull: { boxes: 1.5 } }), 'ships, emden, hull, boxes: expected a whole number of boxes, found 1.5'],
  ['unknown armour', ship({ hull: { armour: 'some' } }), 'ships, emden, hull, armour: expected one of none, light, heavy, found "some"'],
  ['too many torpedoes', ship({ torpedo: { factor: 10 } }), 'ships, emden, torpedo, factor: expected 0 to 9 dice, found 10'],
  ['an unknown mount', ship({ torpedo: { mount: 'keel' } }), 'ships, emden, torpedo, mount: expected one of hull, deck, found "keel"'],
  ['no speed', ship({ speed: 'dead' }), 'ships, emden, speed: expected one of 1-slow, 1, 2, 2+, found "dead"'],
  ['no fuel', ship({ fuel: { boxes: 2 } }), 'ships, emden, fuel, boxes: expected 3 to 60 boxes, found 2'],
  ['unknown fuel', ship({ fuel: { kind: 'wood' } }), 'ships, emden, fuel, kind: expected one of coal, oil, found "wood"'],
  ['too many points', ship({ points: 61 }), 'ships, emden, points: expected 0 to 60 points, found 61'],
  ['crack by halves', ship({ crack: 1 }), 'ships, emden, crack: expected true or false, found 1'],
  ['CW-2.3b heavy guns in a boat', pack({ ships: { s90: { primary: {} } } }), 'ships, s90, primary: unknown key; known are tertiary'],
  [
    'an unknown merchantman',
    pack({ merchantmen: { tanker: {} } }),
    'merchantmen, tanker: there is none of this name among the merchantmen',
  ],
  ['CW-11.2 an armed collier', pack({ merchantmen: { collier: { tertiary: {} } } }), 'merchantmen, collier, tertiary: unknown key'],
  [
    'CW-11.2 an armoured one',
    pack({ merchantmen: { collier: { hull: { armour: 'light' } } } }),
    'merchantmen, collier, hull, armour: unknown key',
  ],
  [
    'CW-11.2 too large a hull',
    pack({ merchantmen: { collier: { hull: { boxes: 3 } } } }),
    'merchantmen, collier, hull, boxes: expected 1 to 2 boxes, found 3',
  ],
  [
    'CW-5.85 no room for the coal of a prize',
    pack({ merchantmen: { 'slow-transport': { fuel: { boxes: 11 } } } }),
    'merchantmen, slow-transport, fuel, boxes: expected 12 to 60 boxes, found 11',
  ],
  ['an unknown convoy', pack({ convoys: { arctic: {} } }), 'convoys, arctic: there is none of this name among the convoys'],
  ['more transports than there are', pack({ convoys: { anzac: { fast: 5 } } }), 'convoys, anzac, fast: expected 0 to 4 ships, found 5'],
  ['an empty convoy', pack({ convoys: { indian: { fast: 0, slow: 0 } } }), 'convoys, indian: expected one transport at least'],
  [
    'CW-11.8c a convoy that stays',
    pack({ convoys: { indian: { to: 'bay-of-bengal' } } }),
    'convoys, indian, to: it sails to another area than it comes from (CW-11.8c)',
  ],
  [
    'CW-12.6 a convoy home',
    pack({ convoys: { indian: { to: 'north-sea' } } }),
    'convoys, indian: the Allies do not enter the North Sea (CW-12.6)',
  ],
  [
    'CW-11.7a a convoy from a dry sea',
    pack({ convoys: { indian: { from: 'cocos-island' } } }),
    'areas, cocos-island, coal: the indian convoy comes there, and may have to lie on station (CW-11.7a)',
  ],
  ['a campaign that is no object', pack({ campaign: [] }), 'campaign: expected an object, found a list'],
])('%s is refused with place and reason', (_, value, words) => {
  const faults = faultsOf(value);
  expect(faults.find((each) => each.startsWith(words)) ?? faults).toContain(words);
});

test('every fault is found, and the line that refuses counts them', () => {
  const value = pack({ ships: { emden: { points: 70, hull: { boxes: 0 } } }, areas: { atlantis: {} } });
  expect(faultsOf(value)).toHaveLength(3);
  expect(() => dataFor(value)).toThrow('bad data pack at areas, atlantis: there is none of this name among the areas; and 2 more faults');
});
