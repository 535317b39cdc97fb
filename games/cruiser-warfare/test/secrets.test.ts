/** What a side cannot know changes nothing that it sees, reads or is offered, and nothing in who is asked what. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { AREAS, NORTH_SEA } from '../data/areas.ts';
import { BUILT_IN, neighbours } from '../data/data.ts';
import { sequence } from '../kind.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import { declarations } from '../rules/declarations.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import { battleResult } from '../rules/standalone.ts';
import type { Mission, Order, ShipId, Side } from '../state.ts';
import { TestTable, table } from './table.ts';

/** Most of a turn, up to where dice that everybody sees are thrown. */
const quietTurn = sequence('quiet-turn', 'CW-4.0b', [allOrders, moveFleets, declarations]);

const world = (): TestTable => new TestTable({ ...beginning(readingsOf({ decoys: 'on' }), 'campaign', BUILT_IN), turn: 3 }, BUILT_IN);

/** Everything that a side gets while nobody does anything of his own accord. */
function received(game: TestTable, side: Side): string {
  const got: unknown[] = [];
  // Lots for the order in which fleets off the map move; nobody sees them.
  game.dice(...Array.from({ length: 20 }, () => 1)).run(quietTurn);
  while (!game.finished) {
    got.push(
      game.asks,
      game.asked,
      game.view(side),
      game.read(side).map(({ what }) => what),
    );
    if (game.asked.includes(side)) got.push(game.offered(side));
    const [next] = game.asked;
    if (next === 'allied' || next === 'central') game.play(next, 'done');
  }
  got.push(game.view(side));
  return JSON.stringify(got);
}

const SEAS = AREAS.filter(
  (area) => area !== NORTH_SEA && !neighbours(BUILT_IN, area).includes(NORTH_SEA) && area !== 'caribbean' && area !== 'gulf-of-panama',
);
const sea = fc.constantFrom(...SEAS);
const RAIDERS: readonly ShipId[] = ['emden', 'dresden', 'karlsruhe'];

interface Raider {
  readonly area: Area;
  readonly moves: boolean;
  readonly fuel: number;
}
interface Hidden {
  readonly raiders: readonly Raider[];
  readonly marker: { readonly ships: readonly ShipId[]; readonly decoy: boolean; readonly mission: Mission };
  readonly etappen: readonly Area[];
  readonly italy: boolean;
}

const hidden: fc.Arbitrary<Hidden> = fc.record({
  raiders: fc.array(fc.record({ area: sea, moves: fc.boolean(), fuel: fc.integer({ min: 3, max: 13 }) }), { maxLength: 3 }),
  marker: fc.constantFrom(
    { ships: ['leipzig'], decoy: false, mission: 'raid' as const },
    { ships: ['scharnhorst', 'gneisenau', 'german-collier-1'], decoy: false, mission: 'raid' as const },
    { ships: ['iltis', 's90'], decoy: false, mission: 'intercept' as const },
    { ships: [], decoy: true, mission: 'raid' as const },
  ),
  etappen: fc.subarray([...BUILT_IN.etappeAreas], { maxLength: 12 }),
  italy: fc.boolean(),
});

const orderFor = ({ area, moves }: Raider): Order => {
  const to = moves ? neighbours(BUILT_IN, area).find((each) => SEAS.includes(each)) : undefined;
  return to === undefined ? { act: 'stay', to: null } : { act: 'move', to };
};

/** The Allies in four seas and a marker beside one of them; the rest is what they cannot know. */
function centralSecrets({ raiders, marker, etappen, italy }: Hidden): TestTable {
  const game = world()
    .fleet('allied', 'yellow-sea', ['fox', 'weymouth'], { name: 'a' })
    .fleet('allied', 'bay-of-bengal', ['hampshire'], { post: 'station', name: 'b' });
  game.fleet('allied', 'azores', ['kent'], { name: 'c' }).fleet('allied', 'solomons', ['sydney'], { name: 'd' });
  game.fleet('central', 'yellow-sea', marker.ships, { decoy: marker.decoy, mission: marker.mission, name: 'marker' });
  raiders.forEach((raider, n) => {
    const ship = RAIDERS[n] ?? 'emden';
    game.fleet('central', raider.area, [ship], { hidden: true, order: orderFor(raider) }).fuel(ship, raider.fuel);
  });
  Object.assign(game.state.secrets, { etappenDue: 12, etappen: [...etappen], italy });
  return game;
}

test('CW-3.1a, CW-5.5k, CW-5.7a nothing that the Allies receive depends on raiders off the map, contents, missions and secret designs', () => {
  const empty: Hidden = { raiders: [], marker: { ships: ['leipzig'], decoy: false, mission: 'raid' }, etappen: [], italy: false };
  const baseline = received(centralSecrets(empty), 'allied');
  expect(baseline).toContain('search');
  fc.assert(
    fc.property(hidden, (secret) => {
      expect(received(centralSecrets(secret), 'allied')).toBe(baseline);
    }),
    { numRuns: 120, seed: 1914 },
  );
});

const SQUADRONS: readonly (readonly ShipId[])[] = [
  ['kent'],
  ['fox', 'british-collier-1'],
  ['inflexible', 'invincible'],
  ['river-1', 'river-2', 'river-3'],
];

test('CW-3.1a nothing that the Central Powers receive depends on what Allied fleets are made of', () => {
  const squadron = fc.constantFrom(...SQUADRONS);
  const build = (ships: readonly ShipId[], escort: readonly ShipId[], fuel: number): TestTable => {
    const game = world().fleet('central', 'azores', ['emden'], { name: 'r' }).fleet('allied', 'azores', ships, { name: 'a' });
    game.fleet('allied', 'tasman-sea', ['anzac-slow-1'], { mission: 'transport', name: 'convoy' });
    if (escort.length > 0) game.fleet('allied', 'tasman-sea', escort, { mission: 'escort', charge: 'convoy', hidden: true, name: 'e' });
    return game.fuel(ships[0] ?? '', fuel);
  };
  const baseline = received(build(['kent'], [], 3), 'central');
  fc.assert(
    fc.property(
      squadron,
      fc.constantFrom<readonly ShipId[]>([], ['sydney'], ['australia', 'melbourne']),
      fc.integer({ min: 3, max: 5 }),
      (ships, escort, fuel) => {
        expect(received(build(ships, escort, fuel), 'central')).toBe(baseline);
      },
    ),
    { numRuns: 60, seed: 1914 },
  );
});

test('CW-11.1a what a fleet loses by not looking for the enemy would tell how many British ships it has, or that it is empty', () => {
  const game = table().fleet('allied', 'coral-sea', ['minotaur', 'hampshire']).fleet('central', 'coral-sea', ['emden']);
  game.run(search).play('allied', 'done').play('central', 'done');
  expect([game.view('allied').points.allied, game.view('central').points.allied]).toEqual([-2, 0]);
  expect([game.told('award', 'allied'), game.told('award', 'central')]).toMatchObject([[{ why: 'search-refused' }], []]);
});

test('CW-5.53c a die that is too low tells the pursuer nothing of the ships that he hunts', () => {
  const read = (quarry: readonly ShipId[]) => {
    const game = table().fleet('central', 'yellow-sea', quarry, { name: 'quarry', token: 'central-marker-1' });
    const pursuit = { quarry: 'quarry', marker: 'central-marker-1', turns: 2, caught: false };
    return game.fleet('allied', 'yellow-sea', ['sydney'], { pursuit }).dice(4).run(allOrders).read('allied');
  };
  expect(read(['cormoran-1909'])).toEqual(read(['karlsruhe']));
});

test('CW-14.0b when a battle fought by itself is over, points for what lay face down are told too', () => {
  const unseen = { allied: { allied: 3, central: 0 }, central: { allied: 0, central: 2 } };
  const game = table({ scenario: 'coronel', points: { allied: 5, central: 4 }, unseen }).run(battleResult);
  expect([game.view('allied').points, game.view('central').points]).toEqual([
    { allied: 5, central: 4 },
    { allied: 5, central: 4 },
  ]);
});

/** Every object and list within a value, itself included. */
function* within(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* within(part);
}

test('CW-3.1a a view is made of nothing that the state is made of, but for the switches that everybody has set', () => {
  const game = table().fleet('allied', 'yellow-sea', ['fox', 'british-collier-1'], { next: { act: 'coal', to: null } });
  const pursuit = { quarry: 'fox', marker: game.at('fox').token, turns: 2, caught: false };
  game.fleet('central', 'yellow-sea', ['emden'], { pursuit, feeds: [{ from: 'emden', to: 'emden' }], route: ['azores'] });
  game.contact('fox', 'emden').leader('Müller', 'central', 'emden');
  const { state } = game;
  state.known.allied = [{ token: 'central-marker-1', ships: ['emden'], turn: 2 }];
  state.lastSeen = [{ token: 'central-marker-7', side: 'central', area: 'azores', turn: 1 }];
  state.convoys = [{ id: 'anzac', calledIn: 1, fleet: 'fox', arrivedIn: 0, done: false }];
  state.spoils = [{ fleet: 'emden', prizes: 2 }];
  const secret = new Set(within(state));
  for (const side of ['allied', 'central'] as const) {
    const { readings, ...seen } = game.view(side);
    expect(readings).toBe(state.readings);
    expect([...within(seen)].filter((part) => secret.has(part))).toEqual([]);
  }
});
