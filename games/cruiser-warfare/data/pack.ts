/** Reads a data pack: areas, ships, merchantmen, convoys, the set-up of the campaign and a battle of a player's own. */

import type { Reading } from '../../../register/packs.ts';
import { HEADER, header, part, readingOf, usable } from '../../../register/packs.ts';
import type { Protection, Rating, SpeedLevel } from '../../../register/ratings/great-war-at-sea.ts';
import type { Fields, Found, Reader } from '../../../register/reading.ts';
import { at, fault, fields, given, listOf, oneOf, optional, repeated, some, truth, wholeBetween } from '../../../register/reading.ts';
import type { Area, Total } from './areas.ts';
import { AREAS } from './areas.ts';
import type { Campaign } from './campaign.ts';
import { campaign } from './campaign.ts';
import { campaignFaults } from './campaign-laws.ts';
import type { ConvoyId } from './convoys.ts';
import { CONVOY_IDS } from './convoys.ts';
import type { Data } from './data.ts';
import { BUILT_IN, convoyNamed, dataOf } from './data.ts';
import { mapFaults } from './map-laws.ts';
import { area } from './readers.ts';
import type { AreaFigures, ConvoyFigures, Pack, ShipFigures } from './replaced.ts';
import { figuresWith, keyOf, touchedBy } from './replaced.ts';
import { battle } from './scenario.ts';
import type { MerchantType, Vessel } from './ships.ts';
import { isMerchantman, isSmall } from './ships.ts';

// Areas (CW-2.1a).

const TOTALS: readonly Total[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const total: Reader<Total> = (found) =>
  TOTALS.find((each) => each === found.value) ?? fault(found, 'expected a total of two dice, 2 to 12 (CW-11.6a)');

/** CW-15.2c adds two to it, and the die for a raid knows no more than eight. */
const MOST_TRADE = 6;

const areaFigures: Reader<AreaFigures> = (found) => {
  const from = fields(found, ['trade', 'storm', 'coal', 'etappe', 'japan', 'links']);
  return (
    from &&
    given({
      trade: optional(found, from, 'trade', wholeBetween(0, MOST_TRADE, 'points of trade')),
      storm: optional(found, from, 'storm', total),
      coal: optional(found, from, 'coal', truth),
      etappe: optional(found, from, 'etappe', truth),
      japan: optional(found, from, 'japan', truth),
      links: optional(found, from, 'links', some(listOf(area), 'area')),
    })
  );
};

/** CW-5.1a: a link is one for both of its areas. */
function linksMustAgree(found: Found, areas: Pack['areas']): void {
  for (const one of AREAS) {
    const links = areas[one]?.links;
    if (!links) continue;
    const place: Found = { ...found, place: `areas.${one}.links` };
    const twice = repeated(links);
    if (twice !== undefined) fault(place, `${twice} stands there twice`);
    if (links.includes(one)) fault(place, 'no area touches itself (CW-5.1a)');
    for (const other of AREAS)
      if (other !== one && links.includes(other) !== touchedBy({ areas }, other).includes(one))
        fault(place, disagreement(links.includes(other), one, other));
  }
}

const disagreement = (names: boolean, one: Area, other: Area): string =>
  names
    ? `it names ${other}, but areas, ${other}, links does not name ${one} (CW-5.1a)`
    : `it does not name ${other}, but areas, ${other}, links names ${one} (CW-5.1a)`;

// Ships (CW-2.4a).

const MOST = { guns: 15, hull: 20, torpedo: 9, fuel: 60, points: 60 } as const;
const PROTECTION: readonly Protection[] = ['none', 'light', 'heavy'];

/** The prizes of CW-5.85 bring what two dice show, and are slow transports. */
const LEAST_FUEL: Readonly<Record<MerchantType | 'warship', number>> = {
  warship: 3,
  collier: 1,
  'fast-transport': 1,
  'slow-transport': 12,
};

const section =
  (least: number, most: number, keys: readonly string[] = ['boxes', 'armour']): Reader<Partial<Rating['hull']>> =>
  (found) => {
    const from = fields(found, keys);
    return (
      from &&
      given({
        boxes: optional(found, from, 'boxes', wholeBetween(least, most, 'boxes')),
        armour: optional(found, from, 'armour', oneOf(PROTECTION)),
      })
    );
  };
const guns = section(0, MOST.guns);

const torpedo: Reader<Partial<Rating['torpedo']>> = (found) => {
  const from = fields(found, ['factor', 'mount']);
  return (
    from &&
    given({
      factor: optional(found, from, 'factor', wholeBetween(0, MOST.torpedo, 'dice')),
      mount: optional(found, from, 'mount', oneOf(['hull', 'deck'])),
    })
  );
};

const fuel =
  (least: number): Reader<Partial<Rating['fuel']>> =>
  (found) => {
    const from = fields(found, ['boxes', 'kind']);
    return (
      from &&
      given({
        boxes: optional(found, from, 'boxes', wholeBetween(least, MOST.fuel, 'boxes')),
        kind: optional(found, from, 'kind', oneOf(['coal', 'oil'])),
      })
    );
  };

const BUILT_FOR = ['1-slow', '1', '2', '2+'] as const;
const LEVELS: Readonly<Record<(typeof BUILT_FOR)[number], SpeedLevel>> = { '1-slow': 1, '1': 2, '2': 3, '2+': 4 };

const speed: Reader<SpeedLevel> = (found) => {
  const word = oneOf(BUILT_FOR)(found);
  return word === undefined ? undefined : LEVELS[word];
};

const points = wholeBetween(0, MOST.points, 'points');
const REST = ['hull', 'speed', 'fuel', 'points'];

/** CW-2.3b: a small ship has tertiary guns alone. */
const warshipKeys = (vessel: Vessel): readonly string[] => [
  ...(isSmall(vessel.type) ? [] : ['primary', 'secondary']),
  ...['tertiary', 'torpedo', ...REST, 'crack', 'veryLargeGuns', 'lowFreeboard'],
];

const warship =
  (vessel: Vessel): Reader<ShipFigures> =>
  (found) => {
    const from = fields(found, warshipKeys(vessel));
    return (
      from &&
      given({
        primary: optional(found, from, 'primary', guns),
        secondary: optional(found, from, 'secondary', guns),
        tertiary: optional(found, from, 'tertiary', guns),
        hull: optional(found, from, 'hull', section(1, MOST.hull)),
        torpedo: optional(found, from, 'torpedo', torpedo),
        speed: optional(found, from, 'speed', speed),
        fuel: optional(found, from, 'fuel', fuel(LEAST_FUEL.warship)),
        points: optional(found, from, 'points', points),
        crack: optional(found, from, 'crack', truth),
        veryLargeGuns: optional(found, from, 'veryLargeGuns', truth),
        lowFreeboard: optional(found, from, 'lowFreeboard', truth),
      })
    );
  };

/** CW-11.2: one or two boxes of hull, no armour, no arms. */
const merchantman =
  (type: MerchantType): Reader<ShipFigures> =>
  (found) => {
    const from = fields(found, REST);
    return (
      from &&
      given({
        hull: optional(found, from, 'hull', section(1, 2, ['boxes'])),
        speed: optional(found, from, 'speed', speed),
        fuel: optional(found, from, 'fuel', fuel(LEAST_FUEL[type])),
        points: optional(found, from, 'points', points),
      })
    );
  };

const WARSHIPS: ReadonlyMap<string, Vessel> = new Map(
  BUILT_IN.vessels.filter(({ type }) => !isMerchantman(type)).map((vessel) => [keyOf(vessel), vessel]),
);
const warshipNamed =
  (key: string): Reader<ShipFigures> =>
  (found) => {
    const vessel = WARSHIPS.get(key);
    return vessel && warship(vessel)(found);
  };

const MERCHANT_TYPES: readonly MerchantType[] = ['collier', 'fast-transport', 'slow-transport'];

// Convoys (CW-11.8).

/** No more than the game has transports of its name. */
const transportsOf = (id: ConvoyId, kind: 'fast' | 'slow'): number =>
  convoyNamed(BUILT_IN, id).ships.filter((ship) => ship.includes(`-${kind}-`)).length;

const convoyFigures =
  (id: ConvoyId): Reader<ConvoyFigures> =>
  (found) => {
    const from = fields(found, ['from', 'to', 'fast', 'slow']);
    return (
      from &&
      given({
        from: optional(found, from, 'from', area),
        to: optional(found, from, 'to', area),
        fast: optional(found, from, 'fast', wholeBetween(0, transportsOf(id, 'fast'), 'ships')),
        slow: optional(found, from, 'slow', wholeBetween(0, transportsOf(id, 'slow'), 'ships')),
      })
    );
  };

// The whole.

function setUp(found: Found, from: Fields): Partial<Campaign> {
  const inside = at(found, 'campaign', from.campaign);
  if (inside.value === undefined) return {};
  const parts = fields(inside, ['forces', 'pools', 'leaders']);
  return parts ? campaign(inside, parts) : {};
}

const TAKEN = ['campaign', ...BUILT_IN.battles.map(({ id }) => id)];

const pack: Reader<Pack> = (found) => {
  const from = fields(found, [...HEADER, 'areas', 'ships', 'merchantmen', 'convoys', 'campaign', 'scenario']);
  if (!from) return undefined;
  const name = header(found, from, 'cruiser-warfare');
  const areas = part(found, from, 'areas', AREAS, () => areaFigures);
  linksMustAgree(found, areas);
  const ships = part(found, from, 'ships', [...WARSHIPS.keys()], warshipNamed);
  const merchantmen = part(found, from, 'merchantmen', MERCHANT_TYPES, merchantman);
  const convoys = part(found, from, 'convoys', CONVOY_IDS, convoyFigures);
  const scenario = optional(found, from, 'scenario', battle(TAKEN)) ?? null;
  return name === undefined ? undefined : { name, areas, ships, merchantmen, convoys, campaign: setUp(found, from), scenario };
};

/** The data that come of a pack, or everything that is wrong with it. */
export const readPack = (value: unknown): Reading<Data> =>
  readingOf(
    value,
    pack,
    (read) => dataOf(figuresWith(read)),
    (data) => [...mapFaults(data), ...campaignFaults(data)],
  );

const dataWith = usable(readPack);

/** What a game is played with. All scenarios share it, so that it is made once for each pack. */
export const dataFor = (value?: unknown): Data => (value === undefined ? BUILT_IN : dataWith(value));
