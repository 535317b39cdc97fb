/** Operations made of choices: every one of ours goes through the builder unchanged, and a few choices make one that can be played. */
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../test/fuzz.ts';
import { beginningIn, type Draft, faultsAt, faultsIn, idOf, packOf, written } from '../data/builder.ts';
import { warOf } from '../data/data.ts';
import {
  berthAt,
  berthOf,
  fuelled,
  inTheatre,
  lasting,
  NEW_AIMS,
  NEW_LIMITS,
  named,
  numbering,
  putInto,
  taken,
  withAirship,
  withBoats,
  withFleet,
  withNewFleet,
  withoutFleet,
  withoutShip,
  withShips,
  zonesOf,
} from '../data/drafting.ts';
import { operationFrom } from '../data/operation-reader.ts';
import { OPERATIONS, operationNamed } from '../data/operations.ts';
import { dataFor } from '../data/pack.ts';
import { inService } from '../data/service.ts';
import { THEATRES } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { bunkersOf } from '../data/vessels.ts';
import { greatWarAtSea } from '../index.ts';
import { laws } from '../laws.ts';

const NORTH_SEA = beginningIn('north-sea');
const [ALLIED, CENTRAL] = [0, 1];

/** Two squadrons of battle cruisers, as quickly as they can be had. */
const DOGGER: Draft = withShips(withShips({ ...NORTH_SEA, title: 'Off the Dogger Bank' }, ALLIED, ['lion', 'tiger']), CENTRAL, [
  'seydlitz',
  'moltke',
]);

const inFile = (draft: Draft): unknown => JSON.parse(JSON.stringify(packOf(draft)));
const reasons = (draft: Draft): string[] => faultsIn(draft).map(({ place, reason }) => `${place}: ${reason}`);

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('is the same operation when it is written out and read again', () => {
    expect(operationFrom(JSON.parse(JSON.stringify(written(operation))))).toEqual(operation);
  });

  test('is one more operation when it is opened and saved', () => {
    const id = idOf(operation);
    expect(faultsIn(operation)).toEqual([]);
    expect(dataFor(inFile(operation)).wars.get(id)?.operation).toEqual({ ...operation, id });
  });
});

test('what is none is not written out', () => {
  const [fleet] = written(DOGGER).fleets ?? [];
  expect(Object.keys(fleet ?? {})).toEqual(['id', 'side', 'name', 'zone', 'port', 'first', 'mission', 'ships']);
  expect(fleet?.ships).toEqual(['lion', 'tiger']);
  expect(Object.keys(written(DOGGER))).not.toContain('boats');
});

test.each(THEATRES)('a new operation in the %s wants nothing but ships', (theatre) => {
  expect(reasons(beginningIn(theatre))).toEqual([
    'fleets[0].ships: expected one ship at least',
    'fleets[1].ships: expected one ship at least',
  ]);
});

test('two fleets out of the register are an operation that begins as the laws have it, and is played to its end', () => {
  expect(reasons(DOGGER)).toEqual([]);
  const data = dataFor(inFile(DOGGER));
  expect(laws(greatWarAtSea.begin(idOf(DOGGER), {}, data), data)).toEqual([]);
  expect(fuzz({ ...greatWarAtSea, dataFor: () => data }, idOf(DOGGER), {}, 0, 1, 20).games).toBe(1);
});

test('single ships of a kind in several fleets are so many ships', () => {
  const draft = withShips(withShips(DOGGER, ALLIED, ['collier', 'acheron-class']), CENTRAL, ['collier', 'g101-class']);
  const war = warOf(operationFrom(JSON.parse(JSON.stringify({ ...written(draft), id: 'own' }))));
  expect(new Set(war.berths.map(({ id }) => id)).size).toBe(war.berths.length);
});

test.each([
  ['The Dogger Bank', 'own-the-dogger-bank'],
  ['日本海', 'own-operation'],
])('%s has the id %s', (title, id) => {
  expect(idOf({ title })).toBe(id);
});

describe('faults', () => {
  test('are told at the place where they are', () => {
    const raid = withFleet(DOGGER, CENTRAL, { mission: 'raid', mines: 9 });
    expect(reasons(raid)).toEqual(['fleets[1].mines: expected 1 to 8 loads, found 9']);
    expect(reasons(withFleet(raid, CENTRAL, { mines: 0 }))).toEqual(['fleets[1].flags: a raid needs a leader (GW-5.2-RAID)']);
  });

  test('at a place are those of what lies within it, and of nothing beside it', () => {
    const faults = ['fleets[1]', 'fleets[1].port', 'fleets[11].port', 'fleets', 'first'].map((place) => ({ place, reason: '' }));
    expect(faultsAt(faults, 'fleets[1]').map(({ place }) => place)).toEqual(['fleets[1]', 'fleets[1].port']);
    expect(faultsAt(faults, 'fleets')).toHaveLength(4);
  });
});

describe('fleets', () => {
  test('a new one lies where the last of its side does', () => {
    const { fleets } = withNewFleet(DOGGER, 'central');
    expect(fleets.at(-1)).toMatchObject({ side: 'central', name: 'Fleet 2 of the Germans', zone: 'O13', port: 'wilhelmshaven', ships: [] });
    expect(new Set(fleets.map(({ id }) => id)).size).toBe(3);
  });

  test('its id follows from its name, and others speak of it by that', () => {
    const escorted = withFleet(withNewFleet(DOGGER, 'allied'), 2, { mission: 'escort', charge: 'allied-fleet' });
    const draft = named({ ...escorted, limits: [{ kind: 'held', fleets: ['allied-fleet'], before: 3 }] }, ALLIED, 'Beatty’s ships');
    expect(draft.fleets.map(({ id, charge }) => [id, charge])).toEqual([
      ['beatty-s-ships', null],
      ['central-fleet', null],
      ['fleet-2-of-the-british', 'beatty-s-ships'],
    ]);
    expect(draft.limits).toEqual([{ kind: 'held', fleets: ['beatty-s-ships'], before: 3 }]);
  });

  test('two of one name have ids of their own', () => {
    const draft = named(named(DOGGER, ALLIED, 'Raiders'), CENTRAL, 'Raiders');
    expect(draft.fleets.map(({ id }) => id)).toEqual(['raiders', 'raiders-2']);
    expect(named(withBoats(DOGGER, 'central'), CENTRAL, 'Central boats').fleets[CENTRAL]?.id).toBe('central-boats-2');
    expect(reasons(named(DOGGER, CENTRAL, 'Allied, detached 1'))).toEqual([]);
  });

  test('GW-5.2-ESCORT an escort goes where its charge is put, and leaves it with another mission', () => {
    const escorted = withFleet(withNewFleet(DOGGER, 'allied'), 2, { mission: 'escort', charge: 'allied-fleet' });
    const moved = withFleet(escorted, ALLIED, { ...berthOf(DOGGER, 'harwich'), first: 3 });
    expect(moved.fleets[2]).toMatchObject({ zone: 'R5', port: 'harwich', first: 3 });
    expect(withFleet(moved, 2, { mission: 'intercept' }).fleets[2]?.charge).toBeNull();
    expect(putInto(moved, 2, 'L8').fleets.map(({ zone }) => zone)).toEqual(['L8', 'O13', 'L8']);
  });

  test('one that is gone is spoken of nowhere', () => {
    const draft = withoutFleet({ ...operationNamed('dogger-bank-1915'), limits: [{ kind: 'disguise', fleets: ['scouting-group'] }] }, 0);
    expect(reasons(draft)).toEqual(['aims[0].ships: expected one ship at least', 'limits[0].fleets: expected one fleet at least']);
    expect(draft.fleets.find(({ id }) => id === 'light-forces')?.charge).toBeNull();
  });

  test('a fleet that is put into a zone lies in a port of its own there, the greatest of them, or at sea', () => {
    expect(berthOf(DOGGER, 'rosyth')).toEqual({ zone: 'K2', port: 'rosyth' });
    expect(berthAt(DOGGER, 'allied', 'M4')).toEqual({ zone: 'M4', port: 'tyne' });
    expect(berthAt(DOGGER, 'central', 'M4')).toEqual({ zone: 'M4', port: null });
    expect(berthAt(DOGGER, 'allied', 'L8')).toEqual({ zone: 'L8', port: null });
    expect(zonesOf(theatreOf('north-sea'))).not.toContain('A17');
  });
});

describe('ships', () => {
  test('small ones are counted, and one with a name sails once', () => {
    const draft = withShips(DOGGER, ALLIED, ['acheron-class', 'acheron-class', 'lion', 'acheron-class']);
    expect(draft.fleets[ALLIED]?.ships).toEqual([
      { vessel: 'lion', number: 1 },
      { vessel: 'tiger', number: 1 },
      { vessel: 'acheron-class', number: 3 },
    ]);
    expect(numbering(draft, ALLIED, 'acheron-class', 9).fleets[ALLIED]?.ships[2]).toEqual({ vessel: 'acheron-class', number: 9 });
    expect([...taken(draft)]).toEqual(['lion', 'tiger', 'seydlitz', 'moltke']);
  });

  test('one that leaves takes her admiral, her coal and her aims along', () => {
    const flagged = withFleet(DOGGER, CENTRAL, { flags: [{ name: 'Hipper', ship: 'seydlitz' }] });
    const home = { kind: 'home', side: 'central', ships: ['seydlitz', 'moltke'], points: 2 } as const;
    const draft = withoutShip({ ...flagged, aims: [home], fuel: [{ ship: 'seydlitz', points: 3 }] }, CENTRAL, 'seydlitz');
    expect(draft.fuel).toEqual([]);
    expect(draft.fleets[CENTRAL]).toMatchObject({ ships: [{ vessel: 'moltke', number: 1 }], flags: [] });
    expect(draft.aims).toEqual([{ ...home, ships: ['moltke'] }]);
  });

  test('GW-19.1 begin with less fuel than they have room for, or are full and not spoken of', () => {
    const room = bunkersOf('lion', DOGGER.date.year);
    const short = fuelled(fuelled(DOGGER, 'lion', 20), 'lion', 30);
    expect(short.fuel).toEqual([{ ship: 'lion', points: 30 }]);
    expect(reasons(short)).toEqual([]);
    expect(fuelled(short, 'lion', room).fuel).toEqual([]);
  });

  test('are offered from the month in which they were ready until their end', () => {
    const offered = (year: number, month: number) => inService(['british', 'german'], { year, month, day: 1 }).map(({ id }) => id);
    expect([offered(1914, 7), offered(1914, 12), offered(1917, 1)].map((ids) => ids.includes('tiger'))).toEqual([false, true, true]);
    expect([offered(1915, 1), offered(1915, 3)].map((ids) => ids.includes('blucher'))).toEqual([true, false]);
    expect(offered(1914, 8)).toContain('goeben');
    expect(offered(1914, 8)).toContain('acheron-class');
  });
});

test('what would come after the last turn comes with it', () => {
  const operation = operationNamed('yarmouth-1914');
  const short = lasting({ ...operation, aims: [NEW_AIMS.hold(operation)] }, { first: 4, last: 5 });
  expect(faultsIn(short).filter(({ reason }) => reason.includes('turns'))).toEqual([]);
  expect(short.fleets.every(({ first }) => first <= 5)).toBe(true);
});

test.each(THEATRES)('in the %s everybody begins where ships can be', (theatre) => {
  for (const operation of [operationNamed('goeben-1914'), operationNamed('jutland-1916')]) {
    const places = /zone|port |weather|start/;
    expect(reasons(inTheatre(operation, theatre)).filter((reason) => places.test(reason))).toEqual([]);
  }
});

test('boats lie where there is water, and airships where there is land', () => {
  expect(reasons(withAirship(withBoats(withBoats(DOGGER, 'central'), 'central'), 'central'))).toEqual([]);
});

test('a new aim or limit wants no more than whom and where', () => {
  const aims = Object.values(NEW_AIMS).map((make) => make(DOGGER));
  const limits = Object.values(NEW_LIMITS).map((make) => make(DOGGER));
  for (const fault of faultsIn({ ...DOGGER, aims, limits })) expect(fault.reason).toMatch(/^expected one \w+ at least$/);
});
