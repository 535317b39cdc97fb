/** Every fault of an operation that players write themselves has its place and its words: one thing is broken at a time. */
import { expect, test } from 'vitest';
import { BadPack } from '../../../kernel/index.ts';
import { operationFrom, readOperation } from '../data/operation-reader.ts';

const LIONS = {
  id: 'lions',
  side: 'allied',
  name: 'Battle cruisers',
  flags: [{ name: 'Beatty', ship: 'lion' }],
  zone: 'K2',
  port: 'rosyth',
  first: 4,
  mission: 'intercept',
  ships: ['lion', 'tiger', { vessel: 'acasta-class', number: 7 }],
};
const SCREEN = { id: 'screen', side: 'allied', name: 'Screen', zone: 'K2', port: 'rosyth', first: 4, mission: 'escort', charge: 'lions' };
const CONVOY = {
  id: 'convoy',
  side: 'allied',
  name: 'Convoy',
  zone: 'D9',
  port: 'bergen',
  first: 6,
  mission: 'transport',
  bound: 'lerwick',
};
const RAIDERS = {
  id: 'raiders',
  side: 'central',
  name: 'Raiders',
  flags: [{ name: 'Hipper', ship: 'seydlitz' }],
  zone: 'M8',
  first: 4,
  mission: 'raid',
  ships: ['seydlitz', 'moltke'],
};
const FLEETS = [LIONS, { ...SCREEN, ships: ['southampton'] }, { ...CONVOY, ships: [{ vessel: 'slow-transport', number: 3 }] }, RAIDERS];

const OPERATION = {
  id: 'mine',
  title: 'Mine',
  words: 'An operation of my own.',
  theatre: 'north-sea',
  date: { year: 1916, month: 2, day: 29 },
  turns: { first: 4, last: 12 },
  sides: { allied: { name: 'The British', nations: ['british'] }, central: { name: 'The Germans', nations: ['german'] } },
  weather: {
    rolls: 'one',
    table: 'common',
    start: { north: 'clear', centre: 'clear', south: 'mist', bight: 'fog', skagerrak: 'gale' },
    from: 5,
  },
  fleets: FLEETS,
  margin: 5,
  history: { winner: null, words: 'It was never fought.' },
  source: 'reconstructed',
};

const withFleet = (place: number, changes: object) => ({
  fleets: FLEETS.map((fleet, each) => (each === place ? { ...fleet, ...changes } : fleet)),
});
const lions = (changes: object) => withFleet(0, changes);
const screen = (changes: object) => withFleet(1, changes);
const convoy = (changes: object) => withFleet(2, changes);
const raiders = (changes: object) => withFleet(3, changes);
const boats = (changes: object) => ({
  boats: [{ id: 'boats', side: 'central', name: 'Boats', zone: 'O9', number: 2, ...changes }],
});
const airship = (changes: object) => ({ airships: [{ id: 'l9', side: 'central', name: 'L9', zone: 'O12', first: 5, ...changes }] });
const weather = (changes: object) => ({ weather: { ...OPERATION.weather, ...changes } });
const aim = (of: object) => ({ aims: [of] });
const limit = (of: object) => ({ limits: [of] });

const faultsOf = (changes: object): string[] => {
  const reading = readOperation({ ...OPERATION, ...changes });
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};

test('what is none may be left out, and a ship by name is her id', () => {
  const operation = operationFrom(OPERATION);
  expect(operation).toMatchObject({ boats: [], airships: [], fuel: [], aims: [], limits: [], source: 'reconstructed' });
  expect(operation.fleets[0]?.ships).toEqual([
    { vessel: 'lion', number: 1 },
    { vessel: 'tiger', number: 1 },
    { vessel: 'acasta-class', number: 7 },
  ]);
  expect(operation.fleets[3]).toMatchObject({ port: null, charge: null, bound: null, mines: 0, source: 'reconstructed' });
});

test('GW-5.4c fleets of both sides may begin in one neutral port, and enter none afterwards', () => {
  expect(faultsOf(raiders({ zone: 'D9', port: 'bergen' }))).toEqual([]);
});

test('what has a source of its own keeps it', () => {
  const { fleets, boats: wait } = operationFrom({ ...OPERATION, ...lions({ source: 'history' }), ...boats({ source: 'published' }) });
  expect(fleets.map(({ source }) => source)).toEqual(['history', 'reconstructed', 'reconstructed', 'reconstructed']);
  expect(wait.map(({ source }) => source)).toEqual(['published']);
});

test.each<[what: string, given: object]>([
  ['a bombardment', aim({ kind: 'bombard', side: 'central', ports: ['whitby'], most: 4, otherwise: 0 })],
  ['mines', aim({ kind: 'mines', side: 'central', zones: ['N4'], points: 3 })],
  ['a delivery', aim({ kind: 'deliver', side: 'allied', fleets: ['convoy'], points: 1 })],
  ['a zone to reach', aim({ kind: 'reach', side: 'central', ships: ['moltke'], zones: ['M7'], points: 2, leaves: true, by: 'day' })],
  ['a zone to hold', aim({ kind: 'hold', side: 'either', zones: ['M7'], turn: 12, points: 9 })],
  ['ships to bring home', aim({ kind: 'home', side: 'allied', ships: ['lion'], points: 1 })],
  ['worth', aim({ kind: 'worth', side: 'allied', of: 'capital', times: 2 })],
  ['barred zones', limit({ kind: 'barred', fleets: ['lions'], zones: ['N4'], before: 'contact' })],
  ['a fleet that is held', limit({ kind: 'held', fleets: ['lions'], before: 13 })],
  ['caution', limit({ kind: 'caution', fleets: ['raiders'], upTo: 4 })],
  ['disguise', limit({ kind: 'disguise', fleets: ['raiders'] })],
  ['peace', limit({ kind: 'peace', fleets: ['lions', 'convoy'], before: 6 })],
])('every kind of aim and limit is read as it stands: %s', (_, given) => {
  expect(operationFrom({ ...OPERATION, ...given })).toMatchObject(given);
});

test('a port is of those who held it on the day: Ostend was the Allies’ until October 1914', () => {
  const atOstend = convoy({ zone: 'S8', port: 'ostend' });
  expect(faultsOf({ ...atOstend, date: { year: 1914, month: 9, day: 30 } })).toEqual([]);
  expect(faultsOf(atOstend)).toEqual(["fleets, number 3, port: Ostend is the enemy's"]);
});

test('what cannot be used is refused with the first fault, and the number of the others', () => {
  const refused = () => operationFrom({ ...OPERATION, id: 'My own', margin: 0 });
  expect(refused).toThrow(BadPack);
  expect(refused).toThrow('bad data pack at id: expected small letters, digits and single hyphens, found "My own"; and 1 more fault');
  expect(() => operationFrom('mine')).toThrow('bad data pack at its beginning: expected an object, found "mine"');
});

test('all that is wrong is told at once, and sense is asked of what can be read', () => {
  expect(faultsOf({ ...lions({ zone: 'Z9', ships: ['titanic'] }), margin: 0 })).toHaveLength(3);
});

test.each<[fault: string, changes: object]>([
  // The frame.
  ['colour: unknown key; known are id, title, words, theatre, date, turns, sides, weather, fleets, boats, airships', { colour: 'grey' }],
  ['title: missing', { title: undefined }],
  ['words: expected at most 600 plain characters', { words: 'x'.repeat(601) }],
  ['theatre: expected one of north-sea, mediterranean, far-east, found "baltic"', { theatre: 'baltic' }],
  ['date: there is no such day', { date: { year: 1915, month: 2, day: 29 } }],
  ['date: there is no such day', { date: { year: 1900, month: 2, day: 29 } }],
  ['date: there is no such day', { date: { year: 1916, month: 4, day: 31 } }],
  ['date, month: expected 1 to 12 months, found 13', { date: { year: 1916, month: 13, day: 1 } }],
  ['turns: turn 4 is not after turn 4', { turns: { first: 4, last: 4 } }],
  ['turns, last: expected 1 to 60 turns, found 61', { turns: { first: 4, last: 61 } }],
  ['sides, central: missing', { sides: { allied: OPERATION.sides.allied } }],
  ['sides, allied, nations: expected one nation at least', { sides: { ...OPERATION.sides, allied: { name: 'The British', nations: [] } } }],
  [
    'sides: the german are on both sides',
    { sides: { ...OPERATION.sides, allied: { name: 'The British', nations: ['british', 'german'] } } },
  ],
  ['weather, from: expected 4 to 12 turns, found 13', weather({ from: 13 })],
  ['weather, table: expected one of common, mediterranean, pacific, found "arctic"', weather({ table: 'arctic' })],
  ['weather, start, north: missing', weather({ start: { centre: 'clear', south: 'clear', bight: 'clear', skagerrak: 'clear' } })],
  ['weather, start, aegean: unknown key', weather({ start: { ...OPERATION.weather.start, aegean: 'clear' } })],
  ['weather, start, north: expected one of clear, mist', weather({ start: { ...OPERATION.weather.start, north: 'snow' } })],
  ['margin: expected 1 to 100 points, found 0', { margin: 0 }],
  ['history, winner: expected one of allied, central, found "nobody"', { history: { winner: 'nobody', words: 'None.' } }],
  ['source: expected one of rules, published, history, reconstructed, found "hearsay"', { source: 'hearsay' }],
  // Fleets.
  ['fleets: central has no fleet', { fleets: FLEETS.slice(0, 3) }],
  [
    'fleets: expected at most 400 ships, found 406',
    raiders({ mission: 'intercept', ships: ['seydlitz', ...Array.from({ length: 4 }, () => ({ vessel: 'v25-class', number: 98 }))] }),
  ],
  ['fleets, number 4, id: lions stands there twice', raiders({ id: 'lions' })],
  ['fleets: tiger stands there twice', screen({ ships: ['tiger'] })],
  ['fleets: tiger stands there twice', lions({ ships: ['lion', { vessel: 'tiger', number: 2 }] })],
  ['fleets: Beatty cannot be in two ships', screen({ flags: [{ name: 'Beatty', ship: 'southampton' }] })],
  ['fleets, number 1, side: expected one of allied, central, found "british"', lions({ side: 'british' })],
  ['fleets, number 1, zone: The North Sea has no zone Z9', lions({ zone: 'Z9' })],
  ['fleets, number 1, zone: no ship can be in A17', lions({ zone: 'A17', port: undefined })],
  ['fleets, number 1, port: The North Sea has no port malta', lions({ port: 'malta' })],
  ['fleets, number 3, port: Scapa Flow lies in F2, the fleet in D9', convoy({ port: 'scapa-flow' })],
  ["fleets, number 4, port: Rosyth is the enemy's", raiders({ zone: 'K2', port: 'rosyth' })],
  ['fleets, number 1, first: expected 4 to 12 turns, found 3', lions({ first: 3 })],
  ['fleets, number 1, mission: expected one of intercept, raid', lions({ mission: 'sightseeing' })],
  ['fleets, number 1, mines: expected 1 to 8 loads, found 9', lions({ mines: 9 })],
  ['fleets, number 1, ships: expected one ship at least', lions({ ships: [] })],
  ['fleets, number 1, ships, number 1: the register has no ship titanic', lions({ ships: ['titanic'] })],
  ['fleets, number 1, ships, number 1, number: missing', lions({ ships: [{ vessel: 'acasta-class' }] })],
  ['fleets, number 1, ships, number 2: derfflinger is german, which allied is not', lions({ ships: ['lion', 'derfflinger'] })],
  ['fleets, number 1, flags, number 1, ship: hood is not in the fleet', lions({ flags: [{ name: 'Beatty', ship: 'hood' }] })],
  [
    'fleets, number 1, flags, number 1, ship: a flag flies in a ship with a name',
    lions({ flags: [{ name: 'Beatty', ship: 'acasta-class' }] }),
  ],
  ['fleets, number 1, ships: a troopship does not sail on intercept', lions({ ships: ['lion', 'troopship'] })],
  ['fleets, number 4, flags: a raid needs a leader (GW-5.2-RAID)', raiders({ flags: [] })],
  ['fleets, number 4, ships: a raid has 2 ships at most (GW-5.2-RAID)', raiders({ ships: ['seydlitz', 'moltke', 'blucher'] })],
  ['fleets, number 1, mines: its ships have rails for 0 loads at most, found 1 (GW-12.3)', lions({ mines: 1 })],
  ['fleets, number 1, mines: there is nothing to lay', lions({ mission: 'minelaying' })],
  // Escorts.
  ['fleets, number 2, charge: whom does it escort?', screen({ charge: undefined })],
  ['fleets, number 2, charge: there is no fleet tigers', screen({ charge: 'tigers' })],
  ["fleets, number 2, charge: raiders is the enemy's", screen({ charge: 'raiders', zone: 'M8', port: undefined })],
  ['fleets, number 2, charge: screen is an escort itself', screen({ charge: 'screen' })],
  ['fleets, number 2, charge: lions is on a raid, and sails alone (GW-5.2-RAID)', lions({ mission: 'raid', ships: ['lion', 'tiger'] })],
  ['fleets, number 2, charge: lions begins in another place', screen({ zone: 'K3', port: undefined })],
  ['fleets, number 2, charge: lions begins in another place', screen({ port: undefined })],
  ['fleets, number 2, first: lions first moves in turn 4', screen({ first: 5 })],
  ['fleets, number 1, charge: a fleet on intercept escorts nobody', lions({ charge: 'convoy' })],
  // Transports.
  ['fleets, number 3, bound: where does it unload?', convoy({ bound: undefined })],
  ["fleets, number 3, bound: Emden is the enemy's", convoy({ bound: 'emden' })],
  ['fleets, number 3, ships: there is nothing to carry anything with', convoy({ ships: ['birmingham'] })],
  ['fleets, number 1, bound: a fleet on intercept unloads nothing', lions({ bound: 'lerwick' })],
  // Boats and airships.
  ['boats, number 1, number: expected 1 to 3 boats, found 4', boats({ number: 4 })],
  ['boats, number 1, zone: The North Sea has no zone Z9', boats({ zone: 'Z9' })],
  ['boats, number 2, id: boats stands there twice', { boats: [...boats({}).boats, ...boats({}).boats] }],
  ['airships, number 1, zone: there is no land in M8 for a shed to stand on', airship({ zone: 'M8' })],
  ['airships, number 1, first: expected 4 to 12 turns, found 13', airship({ first: 13 })],
  ['boats, number 1, id: lions stands there twice', boats({ id: 'lions' })],
  ['airships, number 1, id: the game gives names such as central-detached-1 itself', airship({ id: 'central-detached-1' })],
  ['airships, number 1, id: the game gives names such as engadine-seaplanes itself', airship({ id: 'engadine-seaplanes' })],
  ['boats: expected at most 40 groups of boats, found 41', { boats: Array.from({ length: 41 }, () => boats({}).boats[0]) }],
  ['fuel: lion stands there twice', { fuel: [1, 2].map((points) => ({ ship: 'lion', points })) }],
  ['fuel, number 1, points: lion has room for 160 points, found 161', { fuel: [{ ship: 'lion', points: 161 }] }],
  ['fuel, number 1, ship: no fleet has goeben', { fuel: [{ ship: 'goeben', points: 50 }] }],
  ['fuel, number 1, points: expected 1 to 400 points, found 0', { fuel: [{ ship: 'lion', points: 0 }] }],
  // Aims.
  ['aims, number 1, kind: missing', aim({ side: 'allied' })],
  ['aims, number 1, kind: expected one of bombard, mines, deliver, reach, hold, home, worth, found "win"', aim({ kind: 'win' })],
  [
    'aims, number 1, zones: unknown key',
    aim({ kind: 'bombard', side: 'central', ports: ['whitby'], most: 4, otherwise: 0, zones: ['M4'] }),
  ],
  ['aims, number 1, ports: expected one port at least', aim({ kind: 'bombard', side: 'central', ports: [], most: 4, otherwise: 0 })],
  ["aims, number 1, ports: Bergen is not the enemy's", aim({ kind: 'bombard', side: 'central', ports: ['bergen'], most: 4, otherwise: 0 })],
  ['aims, number 1, zones: N4 stands there twice', aim({ kind: 'mines', side: 'central', zones: ['N4', 'N5', 'N4'], points: 1 })],
  ['aims, number 1, points: expected 1 to 100 points, found 0', aim({ kind: 'mines', side: 'central', zones: ['N4'], points: 0 })],
  ['aims, number 1, fleets, number 1: there is no fleet ships', aim({ kind: 'deliver', side: 'allied', fleets: ['ships'], points: 1 })],
  ['aims, number 1, fleets: lions carries nothing for this side', aim({ kind: 'deliver', side: 'allied', fleets: ['lions'], points: 1 })],
  [
    'aims, number 1, fleets: convoy carries nothing for this side',
    aim({ kind: 'deliver', side: 'central', fleets: ['convoy'], points: 1 }),
  ],
  [
    'aims, number 1, ships, number 1: lion is not in a fleet of this side',
    aim({ kind: 'home', side: 'central', ships: ['lion'], points: 1 }),
  ],
  [
    'aims, number 1, ships, number 1: acasta-class is no ship with a name',
    aim({ kind: 'home', side: 'allied', ships: ['acasta-class'], points: 1 }),
  ],
  [
    'aims, number 1, by: expected one of day, any, found "night"',
    aim({ kind: 'reach', side: 'allied', ships: ['lion'], zones: ['M8'], points: 1, leaves: false, by: 'night' }),
  ],
  ['aims, number 1, turn: expected 4 to 12 turns, found 13', aim({ kind: 'hold', side: 'either', zones: ['M8'], turn: 13, points: 1 })],
  ['aims, number 1, times: expected 2 to 10 times, found 1', aim({ kind: 'worth', side: 'allied', of: 'capital', times: 1 })],
  // Limits.
  ['limits, number 1, kind: expected one of barred, held, caution, disguise, peace, found "rain"', limit({ kind: 'rain' })],
  ['limits, number 1, fleets: expected one fleet at least', limit({ kind: 'disguise', fleets: [] })],
  ['limits, number 1, fleets, number 1: there is no fleet ghosts', limit({ kind: 'disguise', fleets: ['ghosts'] })],
  ['limits, number 1, fleets: screen does as its charge does', limit({ kind: 'held', fleets: ['screen'], before: 'contact' })],
  ['limits, number 1, before: expected 5 to 13 turns, found 14', limit({ kind: 'held', fleets: ['lions'], before: 14 })],
  ['limits, number 1, before: expected 5 to 13 turns, found "contact"', limit({ kind: 'peace', fleets: ['lions'], before: 'contact' })],
  ['limits, number 1, upTo: expected 1 to 6 of six, found 7', limit({ kind: 'caution', fleets: ['lions'], upTo: 7 })],
])('%s', (fault, changes) => {
  const [first, ...more] = faultsOf(changes);
  expect(first?.slice(0, fault.length)).toBe(fault);
  expect(more).toEqual([]);
});
