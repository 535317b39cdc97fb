/** The operations that are built in: their figures, and what history's own outcome is worth on our scale (OPERATIONS.md). */
import { expect, test } from 'vitest';
import { shipNamed } from '../../../register/index.ts';
import type { Moment, ShipType } from '../../../register/types.ts';
import type { Side } from '../../../tactical/battle.ts';
import { isMany, isMerchantman, numberOf } from '../data/musters.ts';
import type { Operation, VesselId } from '../data/operation.ts';
import { OPERATIONS, operationNamed } from '../data/operations.ts';
import { dataFor } from '../data/pack.ts';
import { theatreOf } from '../data/theatres.ts';
import { vesselIn } from '../data/vessels.ts';
import { neighbours, stepsBetween } from '../data/zones.ts';
import { greatWarAtSea } from '../index.ts';
import { laws } from '../laws.ts';
import { limitOf } from '../rules/aims.ts';

const fleetsOf = (id: string, side: Side) => operationNamed(id).fleets.filter((fleet) => fleet.side === side);
const shipsOf = (id: string, side: Side): number => fleetsOf(id, side).reduce((sum, fleet) => sum + numberOf(fleet), 0);
const count = (id: string, side: Side, ...types: readonly ShipType[]): number =>
  fleetsOf(id, side)
    .flatMap(({ ships }) => ships)
    .filter(({ vessel }) => !isMerchantman(vessel) && types.includes(shipNamed(vessel).type))
    .reduce((sum, { number }) => sum + number, 0);
const both = (id: string, ...types: readonly ShipType[]) => [count(id, 'allied', ...types), count(id, 'central', ...types)];

test('the operations come in the order of history', () => {
  expect(OPERATIONS.map(({ id }) => id)).toEqual([
    'ulsan-1904',
    'goeben-1914',
    'heligoland-1914',
    'yarmouth-1914',
    'scarborough-1914',
    'dogger-bank-1915',
    'lowestoft-1916',
    'jutland-1916',
    'august-1916',
    'convoy-1917',
    'april-1918',
  ]);
  const day = ({ date: { year, month, day } }: Operation) => (year * 100 + month) * 100 + day;
  expect(OPERATIONS.map(day)).toEqual(OPERATIONS.map(day).toSorted((one, other) => one - other));
  expect(() => operationNamed('tsushima-1905')).toThrow('there is no operation tsushima-1905');
});

test.each(OPERATIONS.map(({ id }) => id))('%s begins as the laws of the state have it', (id) => {
  const data = dataFor();
  expect(laws(greatWarAtSea.begin(id, {}, data), data)).toEqual([]);
});

test('Jutland: 28 and 16 dreadnoughts, 9 and 5 battle cruisers, 250 ships in all', () => {
  const id = 'jutland-1916';
  expect(both(id, 'dreadnought')).toEqual([28, 16]);
  expect(both(id, 'battlecruiser')).toEqual([9, 5]);
  expect(both(id, 'predreadnought', 'armoured-cruiser')).toEqual([8, 6]);
  expect(both(id, 'light-cruiser')).toEqual([26, 11]);
  // 78 destroyers and the minelayer Abdiel.
  expect(both(id, 'destroyer', 'torpedo-boat')).toEqual([79, 61]);
  expect([shipsOf(id, 'allied'), shipsOf(id, 'central')]).toEqual([151, 99]);
});

test('the Dogger Bank: five against four, with 35 destroyers and 18 boats where they met', () => {
  const chase = (...ids: readonly string[]) => operationNamed('dogger-bank-1915').fleets.filter(({ id }) => ids.includes(id));
  expect(chase('battle-cruisers', 'scouting-group').map(numberOf)).toEqual([4, 5]);
  expect(chase('harwich', 'harwich-flotillas', 'light-forces').map(numberOf)).toEqual([4 + 18, 1 + 7, 2 + 28]);
});

test('other fleets in figures', () => {
  expect(both('heligoland-1914', 'battlecruiser')).toEqual([5, 3]);
  expect(both('heligoland-1914', 'destroyer', 'torpedo-boat')).toEqual([37, 27]);
  expect(both('scarborough-1914', 'dreadnought', 'predreadnought')).toEqual([31, 23]);
  expect(both('scarborough-1914', 'destroyer', 'torpedo-boat')).toEqual([71, 72]);
  expect(both('lowestoft-1916', 'dreadnought')).toEqual([29, 17]);
  expect(both('august-1916', 'dreadnought', 'battlecruiser')).toEqual([31 + 6, 18 + 2]);
  expect(both('april-1918', 'dreadnought')).toEqual([31, 17]);
  expect(both('goeben-1914', 'battlecruiser', 'armoured-cruiser')).toEqual([13, 1]);
  expect(both('ulsan-1904', 'armoured-cruiser')).toEqual([4, 3]);
});

test('no ship sails before she was ready or after her end', () => {
  const months = ({ year, month }: Moment, usual: number): number => year * 12 + (month ?? usual);
  for (const { id, date, fleets } of OPERATIONS)
    for (const { vessel } of fleets.flatMap(({ ships }) => ships).filter((line) => !isMany(line.vessel))) {
      const { completed, fate } = shipNamed(vessel);
      const now = months(date, 1);
      expect([id, vessel, completed !== undefined && months(completed, 1) <= now]).toEqual([id, vessel, true]);
      expect([id, vessel, fate.when === undefined || months(fate.when, 12) >= now]).toEqual([id, vessel, true]);
    }
});

test('a wall of barred zones has no gap: column 8 for Ingenohl off Yarmouth, row E for those who look for the convoy, the Ionian Sea for Souchon', () => {
  const within = (id: string, fleet: string, from: string, to: string): boolean => {
    const operation = operationNamed(id);
    const theatre = theatreOf(operation.theatre);
    const walls = operation.limits.filter(({ kind, fleets }) => kind === 'barred' && fleets.includes(fleet));
    const barred = new Set(walls.flatMap((limit) => ('zones' in limit ? limit.zones.filter((zone) => zone !== to) : [])));
    const seen = [from];
    for (const zone of seen) seen.push(...neighbours(theatre, zone).filter((next) => !barred.has(next) && !seen.includes(next)));
    return seen.includes(to);
  };
  expect(within('yarmouth-1914', 'high-sea-fleet', 'O13', 'Q6')).toBe(false);
  expect(within('convoy-1917', 'grand-fleet', 'I8', 'D6')).toBe(false);
  expect(within('goeben-1914', 'mediterranean-division', 'L25', 'H42')).toBe(false);
});

test('what carries something has the time to bring it, at one zone a turn', () => {
  for (const { id, fleets, theatre, turns, aims } of OPERATIONS)
    for (const aim of aims)
      for (const { zone, bound, first, id: fleet } of fleets) {
        if (aim.kind !== 'deliver' || !aim.fleets.includes(fleet)) continue;
        const to = theatreOf(theatre).ports.find((port) => port.id === bound) ?? expect.unreachable();
        expect([id, fleet, first + stepsBetween(theatreOf(theatre), zone, to.zone) <= turns.last + 1]).toEqual([id, fleet, true]);
      }
});

test('GW-18.1b no more is promised for ports than they are worth', () => {
  for (const { id, theatre, aims } of OPERATIONS)
    for (const aim of aims) {
      if (aim.kind !== 'bombard') continue;
      const ports = theatreOf(theatre).ports.filter((port) => aim.ports.includes(port.id));
      expect([id, aim.most <= ports.reduce((sum, port) => sum + limitOf(port), 0)]).toEqual([id, true]);
    }
});

test('a port is a haven of those who held it on the day', () => {
  const havens = (id: string, side: Side) =>
    dataFor()
      .wars.get(id)
      ?.havens[side].map((port) => port.id) ?? [];
  expect(havens('heligoland-1914', 'central')).not.toContain('ostend');
  expect(havens('heligoland-1914', 'allied')).toContain('ostend');
  expect(havens('yarmouth-1914', 'central')).toContain('ostend');
});

/** What a side did in history: what it sank and crippled, merchantmen, submarines, and what its aims were worth. */
interface Deeds {
  readonly sunk?: readonly VesselId[];
  readonly crippled?: readonly VesselId[];
  readonly merchantmen?: number;
  readonly submarines?: number;
  readonly aims?: number;
}

/** GW-18.1 */
const SUBMARINE = 4;

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

const reckoned = (
  { date: { year } }: Operation,
  { sunk = [], crippled = [], merchantmen = 0, submarines = 0, aims = 0 }: Deeds,
): number => {
  const worthOf = (id: VesselId): number => vesselIn(id, year, 'british').sheet.points;
  return (
    sum(sunk.map(worthOf)) +
    sum(crippled.map((ship) => Math.ceil(worthOf(ship) / 4))) +
    merchantmen * worthOf('slow-transport') +
    submarines * SUBMARINE +
    aims
  );
};

const times = (number: number, id: VesselId): readonly VesselId[] => Array.from({ length: number }, () => id);

const HISTORY: readonly [id: string, allied: Deeds, central: Deeds, score: readonly [allied: number, central: number]][] = [
  ['ulsan-1904', { sunk: ['rurik-1892'], crippled: ['rossia', 'gromoboi'], aims: 18 }, { aims: 1 + 1 }, [34, 2]],
  ['goeben-1914', { aims: 13 }, { aims: 30 + 8 + 2 }, [13, 40]],
  [
    'heligoland-1914',
    { sunk: ['mainz', 'coln', 'ariadne', 's138-class'], crippled: ['frauenlob'], aims: 4 + 4 },
    { crippled: ['arethusa', ...times(3, 'laforey-class')], aims: 12 },
    [25, 17],
  ],
  ['yarmouth-1914', { sunk: ['yorck'] }, { submarines: 1, aims: 1 + 4 }, [11, 9]],
  ['scarborough-1914', { aims: 2 * 5 }, { crippled: times(3, 'acasta-class'), aims: 8 + 3 + 5 * 3 }, [10, 29]],
  ['dogger-bank-1915', { sunk: ['blucher'], crippled: ['seydlitz'], aims: 16 }, { crippled: ['lion', 'meteor'], aims: 9 }, [40, 18]],
  ['lowestoft-1916', { crippled: ['seydlitz'] }, { crippled: ['conquest', 'penelope', 'laertes'], submarines: 1, aims: 4 }, [7, 13]],
  [
    'jutland-1916',
    {
      sunk: ['lutzow', 'pommern', 'wiesbaden', 'elbing', 'rostock', 'frauenlob', 'v4', 'v27', 'v29', 'v48', 's35'],
      crippled: ['seydlitz', 'derfflinger', 'von-der-tann', 'konig', 'grosser-kurfurst', 'ostfriesland'],
      aims: 65,
    },
    {
      sunk: [
        ...['queen-mary', 'indefatigable', 'invincible', 'defence', 'warrior', 'black-prince'],
        ...['tipperary', 'nestor', 'nomad', 'turbulent', 'ardent', 'fortune', 'shark', 'sparrowhawk'],
      ],
      crippled: ['warspite', 'marlborough', 'chester', 'broke', 'acasta', 'spitfire', 'porpoise', 'onslow', 'defender'],
      aims: 45,
    },
    [177, 191],
  ],
  ['august-1916', { crippled: ['westfalen'], aims: 12 }, { sunk: ['nottingham', 'falmouth'] }, [18, 12]],
  ['convoy-1917', { aims: 3 }, { sunk: times(2, 'admiralty-m-class'), merchantmen: 9, aims: 5 + 5 }, [3, 32]],
  ['april-1918', { crippled: ['moltke'], aims: 20 * 2 }, { aims: 4 * 5 + 5 + 22 }, [47, 47]],
];

test.each(HISTORY)('%s: what happened is worth what history says of it', (id, allied, central, score) => {
  const operation = operationNamed(id);
  const { margin, history } = operation;
  const [ours, theirs] = [reckoned(operation, allied), reckoned(operation, central)];
  expect([ours, theirs]).toEqual(score);
  const leader = ours > theirs ? 'allied' : 'central';
  expect(Math.abs(ours - theirs) >= margin ? leader : null).toBe(history.winner);
});

test('history is reckoned for every operation', () => {
  expect(HISTORY.map(([id]) => id)).toEqual(OPERATIONS.map(({ id }) => id));
});
