/** What lies where on the chart: zones under a point, outlines, spots on the water, stacks, walks and where enemies can be. */
import { describe, expect, test } from 'vitest';
import { isInside } from '../../../../chart/geometry.ts';
import { linesOf } from '../../../../chart/path.ts';
import { THEATRES } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import { zonesWithin } from '../../data/zones.ts';
import { british, by, german, table } from '../../test/table.ts';
import { chartOf, fetchChart, zoneMiddle } from '../charts.ts';
import { craftInWords, craftZone, flightFrom, flightTo } from '../flights.ts';
import { channelsOf, fieldNames, unnamedFields } from '../hazards-known.ts';
import { farthest, reachOf } from '../reach.ts';
import { outlineOf, zoneUnder } from '../shapes.ts';
import { spotIn } from '../spots.ts';
import { airshipRoom, berthedIn, boatsRoom, onTop, stationsOf, waitingIn } from '../stations.ts';
import { walkedTo } from '../walk.ts';

await Promise.all(THEATRES.map(fetchChart));

const northSea = theatreOf('north-sea');
const BEATTY = british('beatty', 'K5', ['lion']);
const HIPPER = german('hipper', 'N12', ['seydlitz']);

describe('zones', () => {
  test.each(THEATRES)('the middle of every zone of %s lies in it', (id) => {
    const theatre = theatreOf(id);
    for (const zone of theatre.zones) expect(zoneUnder(theatre, ...zoneMiddle(theatre, zone.id))).toBe(zone.id);
  });

  test('beyond the frame there is none', () => {
    expect(zoneUnder(northSea, 0, 0)).toBeUndefined();
    expect(zoneUnder(northSea, 100_000, 500)).toBeUndefined();
  });

  test('the outline of one zone has six sides, and neighbours have one ring', () => {
    expect(outlineOf(northSea, new Set(['K5'])).match(/[ML]/g)).toHaveLength(6);
    expect(outlineOf(northSea, new Set(['K5', 'K6'])).match(/M/g)).toHaveLength(1);
    expect(outlineOf(northSea, new Set(['K5', 'K8'])).match(/M/g)).toHaveLength(2);
  });

  test('a ring of zones has a hole', () => {
    const around = zonesWithin(northSea, 'L8', 1).filter((zone) => zone !== 'L8');
    expect(around).toHaveLength(6);
    expect(outlineOf(northSea, new Set(around)).match(/M/g)).toHaveLength(2);
  });

  test.each(THEATRES)('fleets off the ports of %s lie on the water of their zone', (id) => {
    const theatre = theatreOf(id);
    const land = linesOf(chartOf(id).land, 2);
    for (const zone of new Set(theatre.ports.map((port) => port.zone))) {
      const spot = spotIn(theatre, zone);
      expect(zoneUnder(theatre, ...spot)).toBe(zone);
      expect(isInside(spot, land), zone).toBe(false);
    }
  });
});

describe('walking by keyboard', () => {
  test('arrows lead along the row, and straight north and south again', () => {
    expect(walkedTo(northSea, 'K5', 'ArrowRight')).toBe('K6');
    expect(walkedTo(northSea, 'K5', 'ArrowLeft')).toBe('K4');
    const north = walkedTo(northSea, walkedTo(northSea, 'K5', 'ArrowUp') ?? '', 'ArrowUp');
    expect(north).toBe('I5');
    expect(walkedTo(northSea, walkedTo(northSea, north ?? '', 'ArrowDown') ?? '', 'ArrowDown')).toBe('K5');
  });

  test('the keys at the corners of the pad lead to the other four sides', () => {
    const sides = ['PageUp', 'PageDown', 'End', 'Home'].map((key) => walkedTo(northSea, 'L8', key));
    expect(new Set(sides).size).toBe(4);
    for (const zone of sides) expect(zonesWithin(northSea, 'L8', 1)).toContain(zone);
  });

  test('other keys lead nowhere, nor does the edge', () => {
    expect(walkedTo(northSea, 'K5', 'x')).toBeNull();
    expect(walkedTo(northSea, 'A1', 'ArrowUp')).toBeNull();
  });
});

describe('where an enemy can be', () => {
  const SCALED = { speeds: 'scaled' } as const;

  test('GW-4.3 at his best speed, turn after turn', () => {
    expect([0, 1, 2, 3].map((turns) => farthest(4, turns, SCALED))).toEqual([0, 3, 5, 8]);
    expect([1, 2, 3].map((turns) => farthest(2, turns, SCALED))).toEqual([2, 4, 5]);
    expect(farthest(4, 2, { speeds: 'literal' })).toBe(4);
  });

  const seen = (turn: number, ships: readonly string[]) => {
    const made = table(BEATTY, german('hipper', 'N12', ['seydlitz', 'deutschland']));
    const known = { token: 'central-1', zone: 'L8', turn: 1, ships };
    return reachOf(made.war, { ...made.seenBy('allied'), turn }, known);
  };

  test('in the turn after he was met he is where he was, and a move away when it is made', () => {
    const { now, next } = seen(2, ['seydlitz']);
    expect([...now]).toEqual(['L8']);
    expect(next.size).toBe(zonesWithin(northSea, 'L8', 2).length);
  });

  test('the slowest who was seen holds back the others, and whoever was not made out may be the fastest', () => {
    const [slow, fast, unknown] = [seen(4, ['seydlitz', 'deutschland']), seen(4, ['seydlitz']), seen(4, [])];
    expect(slow.next.size).toBeLessThan(fast.next.size);
    expect(unknown.next.size).toBeGreaterThan(fast.next.size);
  });
});

describe('stacks', () => {
  const seen = () =>
    table(
      BEATTY,
      british('screen', 'K5', ['arethusa'], { charge: 'beatty', mission: 'escort' }),
      british('keyes', 'K5', ['fearless']),
      HIPPER,
    ).seenBy('allied');
  const known = { token: 'central-1', zone: 'K5', turn: 1, ships: [] };

  test('fleets of one zone lie on one stack, an escort under the fleet that it goes with', () => {
    expect(
      stationsOf(seen())
        .get('K5')
        ?.map(({ id }) => id),
    ).toEqual(['beatty', 'keyes']);
  });

  test('an enemy lies where he was met, until it is too long ago', () => {
    const view = { ...seen(), known: [known] };
    expect(
      stationsOf({ ...view, turn: 10 })
        .get('K5')
        ?.map(({ id }) => id),
    ).toEqual(['beatty', 'keyes', 'central-1']);
    expect(
      stationsOf({ ...view, turn: 30 })
        .get('K5')
        ?.map(({ id }) => id),
    ).toEqual(['beatty', 'keyes']);
  });

  test('one whose marker lies open is not shown a second time', () => {
    const marker = { token: 'central-1', side: 'central', zone: 'L6' } as const;
    const stations = stationsOf({ ...seen(), known: [known], markers: [marker] });
    expect([...stations.keys()]).toEqual(['K5', 'L6']);
    expect(stations.get('K5')).toHaveLength(2);
  });

  test('submarines take room where they are ordered to, over the marker of a fleet, and none when they are gone', () => {
    const group = { id: 'u9', side: 'allied', zone: 'K5' } as const;
    const view = {
      ...seen(),
      boats: [
        { ...group, left: 2 },
        { ...group, id: 'u10', left: 0 },
      ],
    };
    const orders = { lines: [{ piece: 'u9', written: { station: 'L6' } }] };
    expect(waitingIn(view, { lines: [] })).toEqual([{ zone: 'K5', left: 2 }]);
    expect(waitingIn(view, orders)).toEqual([{ zone: 'L6', left: 2 }]);
    const [x, y] = spotIn(northSea, 'L6');
    expect(boatsRoom(northSea, { zone: 'L6', left: 2 }, 2)).toEqual([x - 42, y - 76, 84, 52]);
  });

  test('an airship takes room below the marker of a fleet, aloft above it, and none when it is lost', () => {
    const war = table(BEATTY, HIPPER).war;
    const still = { turns: 0, plot: [], bombs: false, flights: 0, flown: null };
    const shed = { ...still, id: 'l3', side: 'allied', ship: null, zone: 'O13', aloft: false, lost: false } as const;
    const view = { ...seen(), airships: [shed, { ...shed, id: 'l4', zone: 'K5', aloft: true }, { ...shed, id: 'l5', lost: true }] };
    expect(berthedIn(war, view)).toEqual([
      { zone: 'O13', aloft: false },
      { zone: 'K5', aloft: true },
    ]);
    const [x, y] = spotIn(northSea, 'O13');
    expect(airshipRoom(northSea, { zone: 'O13', aloft: false }, 2)).toEqual([x - 54, y + 66, 108, 36]);
    expect(airshipRoom(northSea, { zone: 'O13', aloft: true }, 2)).toEqual([x - 54, y - 102, 108, 36]);
  });

  test('what is in hand lies on top', () => {
    const here = stationsOf(seen()).get('K5') ?? [];
    expect(onTop(here, 'keyes').map(({ id }) => id)).toEqual(['keyes', 'beatty']);
    expect(onTop(here, 'nobody')).toBe(here);
  });
});

describe('channels and mines', () => {
  test('each side sees the channels that it has swept', () => {
    const made = table(BEATTY, HIPPER);
    const own = channelsOf(made.war, made.seenBy('allied'));
    expect(own.length).toBeGreaterThan(0);
    expect(channelsOf(made.war, made.seenBy('central')).filter((id) => own.includes(id))).toEqual([]);
    expect(channelsOf(made.war, made.seenBy('onlooker'))).toEqual([]);
  });

  test('a field of history has its name, one that was laid now has none', () => {
    const { war } = table(BEATTY, HIPPER);
    const laid = { zone: 'L8', side: 'allied', strength: 1 } as const;
    const old = { zone: 'Q7', side: 'central', strength: null } as const;
    const view = { fields: [laid, old] };
    expect(fieldNames(war, view)).toEqual(['southwold', 'smiths-knoll']);
    expect(unnamedFields(war, view)).toEqual([laid]);
  });
});

test('GW-14.2 an airship flies towards the zone that is pressed, four zones a turn, and not before it has rested', () => {
  const made = table(BEATTY, HIPPER);
  const view = made.seenBy('central');
  const craft = {
    id: 'l-9',
    side: 'central',
    ship: null,
    zone: 'N12',
    turns: 0,
    plot: [],
    bombs: false,
    flights: 0,
    lost: false,
    flown: null,
  } as const;
  expect(flightTo(made.war, view, {}, { ...craft, aloft: true }, 'N5')).toHaveLength(4);
  expect(flightTo(made.war, view, {}, { ...craft, aloft: false }, 'N5')).toEqual([]);
});

test('GW-14.6 seaplanes are seen aboard their ship, rise where she will be, and are gone with her', () => {
  const made = table(british('engadine', 'K5', ['engadine']), HIPPER);
  const [craft] = made.state.airships;
  if (!craft) throw new Error('no seaplanes');
  const seen = () => ({
    zone: craftZone(made.war, made.seenBy('allied'), craft),
    words: craftInWords(made.war, made.seenBy('allied'), craft),
  });
  expect(seen()).toEqual({ zone: 'K5', words: 'aboard in K5' });
  made.fleet('engadine', { zone: 'L6', plot: [by('L7')] });
  expect(seen()).toEqual({ zone: 'L6', words: 'aboard in L6' });
  expect(flightFrom(made.war, made.seenBy('allied'), {}, craft)).toBe('L7');
  made.ship('engadine', { fate: 'gone' });
  expect(seen().zone).toBeUndefined();
});
