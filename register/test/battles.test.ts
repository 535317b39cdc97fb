import { describe, expect, test } from 'vitest';
import {
  BATTLE_FIGURES,
  BATTLES,
  type Battle,
  type BattleSide,
  battleNamed,
  battleSourceOf,
  conditionsAt,
  degreesOf,
  type Opening,
  type Place,
  placesAt,
  shipsOf,
} from '../battles.ts';
import { type Moment, SHIPS, SOURCES, shipNamed } from '../index.ts';

const known: ReadonlySet<string> = new Set(SHIPS.map(({ id }) => id));
const LOST: ReadonlySet<string> = new Set(['sunk', 'scuttled', 'wrecked', 'taken']);

const months = ({ year, month = 1 }: Moment): number => year * 12 + month;
const sideOf = (battle: Battle, id: string): BattleSide => battle.sides.find((side) => side.id === id) ?? expect.unreachable();
const kindsOf = (battle: Battle, side: string): Record<string, number> => {
  const kinds: Record<string, number> = {};
  for (const id of shipsOf(sideOf(battle, side))) kinds[shipNamed(id).type] = (kinds[shipNamed(id).type] ?? 0) + 1;
  return kinds;
};
const lostIn = (battle: Battle): readonly string[] => battle.result.ships.flatMap(({ ship, end }) => (LOST.has(end) ? [ship] : []));
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test('nine battles, in the order of history', () => {
  expect(BATTLES.map(({ id }) => id)).toEqual([
    'yalu-river',
    'yellow-sea',
    'ulsan',
    'coronel',
    'cape-sarych',
    'falklands',
    'dogger-bank',
    'jutland',
    'river-plate',
  ]);
  const days = BATTLES.map(({ date }) => months(date) * 31 + date.day);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(() => battleNamed('trafalgar')).toThrow('no battle trafalgar');
});

describe.each(BATTLES.map((battle) => [battle.title, battle] as const))('%s', (_, battle) => {
  test('every ship is in the register, under a flag of her side', () => {
    for (const side of battle.sides) {
      const ships = shipsOf(side);
      expect(ships.filter((id) => !known.has(id))).toEqual([]);
      expect(ships.filter((id) => !side.nations.includes(shipNamed(id).nation))).toEqual([]);
      // A class that stands as one cannot fight.
      expect(ships.filter((id) => shipNamed(id).built !== undefined)).toEqual([]);
    }
  });

  test('every ship was completed by then, and none was lost before', () => {
    const ships = battle.sides.flatMap(shipsOf).map((id) => shipNamed(id));
    expect(ships.filter(({ completed }) => completed === undefined || months(completed) > months(battle.date))).toEqual([]);
    expect(ships.filter(({ fate }) => fate.when !== undefined && months({ month: 12, ...fate.when }) < months(battle.date))).toEqual([]);
  });

  test('the register tells of the same losses', () => {
    const within = (id: string, least: number, most: number): boolean => {
      const { when } = shipNamed(id).fate;
      if (when?.month === undefined) return false;
      const after = months(when) - months(battle.date);
      return after >= least && after <= most;
    };
    expect(lostIn(battle).filter((id) => !within(id, 0, 1))).toEqual([]);
    const lost = new Set(lostIn(battle));
    expect(battle.sides.flatMap(shipsOf).filter((id) => within(id, 0, 0) && !lost.has(id))).toEqual(LATER_THAT_MONTH[battle.id] ?? []);
  });

  test('both sides have their dead counted, and nobody is lost before it begins', () => {
    expect(battle.result.casualties.map(({ side }) => side)).toEqual(battle.sides.map(({ id }) => id));
    const early = battle.result.ships.filter(({ time }) => time !== undefined && time < battle.openings[0].time);
    expect(early).toEqual([]);
  });

  test('every part of it has a source', () => {
    for (const figure of BATTLE_FIGURES) expect(SOURCES).toContain(battleSourceOf(battle, figure));
  });

  describe.each(battle.openings.map((opening) => [opening.title, opening] as const))('%s', (__, opening) => {
    test('somebody sees an enemy, and nobody begins among them', () => {
      const nearest = Math.min(...rangesAt(battle, opening));
      expect(nearest).toBeLessThanOrEqual(conditionsAt(battle, opening.time).visibility);
      expect(nearest).toBeGreaterThan(1.5);
    });

    test('nobody is faster than his slowest ship', () => {
      const speeds = new Map(opening.stations.map(({ squadron, speed }) => [squadron, speed]));
      const squadrons = battle.sides.flatMap((side) => side.squadrons);
      const slow = squadrons.flatMap(({ id, ships }) => ships.filter((ship) => shipNamed(ship).speed < (speeds.get(id) ?? 0)));
      expect(slow).toEqual([]);
    });

    test('who is no longer there was lost in the battle', () => {
      expect(opening.without.filter((id) => !lostIn(battle).includes(id))).toEqual([]);
      const gone = battle.result.ships.filter(({ time, end }) => LOST.has(end) && time !== undefined && time < opening.time);
      expect(opening.without).toEqual(expect.arrayContaining(gone.map(({ ship }) => ship)));
    });
  });
});

/** Ships that came through the battle and were lost within the same month. */
const LATER_THAT_MONTH: Readonly<Record<string, readonly string[]>> = {
  'yellow-sea': ['vynoslivy'],
  'river-plate': ['admiral-graf-spee'],
};

const miles = (one: Place, other: Place): number => Math.hypot(one.east - other.east, one.south - other.south);

/** From the leader of every squadron to the leader of every enemy squadron. */
function rangesAt(battle: Battle, opening: Opening): readonly number[] {
  const places = placesAt(opening);
  const [ours, theirs] = battle.sides.map(({ squadrons }) => squadrons.flatMap(({ id }) => places.get(id) ?? []));
  return (ours ?? []).flatMap((one) => (theirs ?? []).map((other) => miles(one, other)));
}

test('151 British and 99 German ships at Jutland', () => {
  const jutland = battleNamed('jutland');
  expect(kindsOf(jutland, 'british')).toEqual({
    dreadnought: 28,
    battlecruiser: 9,
    'armoured-cruiser': 8,
    'light-cruiser': 26,
    destroyer: 79, // Abdiel among them, who laid mines.
    'seaplane-carrier': 1,
  });
  expect(kindsOf(jutland, 'german')).toEqual({
    dreadnought: 16,
    predreadnought: 6,
    battlecruiser: 5,
    'light-cruiser': 11,
    'torpedo-boat': 61,
  });
  expect(jutland.sides.map((side) => shipsOf(side).length)).toEqual([151, 99]);
});

test('fourteen British and eleven German ships were lost at Jutland', () => {
  const jutland = battleNamed('jutland');
  const lost = lostIn(jutland);
  expect(jutland.sides.map((side) => shipsOf(side).filter((id) => lost.includes(id)).length)).toEqual([14, 11]);
});

test('Jutland can be begun with the battle cruisers, or with the meeting of the fleets', () => {
  const jutland = battleNamed('jutland');
  expect(jutland.openings.map(({ id, time }) => [id, time])).toEqual([
    ['battle-cruisers', minutes('15:48')],
    ['main-fleets', minutes('18:15')],
  ]);
  const [run, fleets] = jutland.openings;
  expect([...run.stations, ...run.arrivals].some(({ squadron }) => squadron === 'sixth-division')).toBe(false);
  expect(fleets?.stations.length).toBe(jutland.sides.flatMap(({ squadrons }) => squadrons).length);
});

test('47 British and 26 German ships at the Dogger Bank', () => {
  const battle = battleNamed('dogger-bank');
  expect(kindsOf(battle, 'british')).toEqual({ battlecruiser: 5, 'light-cruiser': 7, destroyer: 35 });
  expect(kindsOf(battle, 'german')).toEqual({ battlecruiser: 3, 'armoured-cruiser': 1, 'light-cruiser': 4, 'torpedo-boat': 18 });
});

test('what is ours in a battle is told apart from the record', () => {
  const coronel = battleNamed('coronel');
  expect([battleSourceOf(coronel, 'order'), battleSourceOf(coronel, 'hits')]).toEqual(['history', 'reconstructed']);
});

test('the light at Coronel goes over from the British to the Germans when the sun is down', () => {
  const coronel = battleNamed('coronel');
  const favouredAt = (time: string) => conditionsAt(coronel, minutes(time)).favours;
  expect(['17:00', '18:54', '18:55', '20:05'].map(favouredAt)).toEqual(['british', 'british', 'german', undefined]);
});

test('squadrons are laid off by bearing and range', () => {
  expect((['N', 'NbE', 'E', 'SW'] as const).map(degreesOf)).toEqual([0, 11.25, 90, 225]);
  const places = placesAt(battleNamed('coronel').openings[0]);
  expect(places.get('cradock')).toEqual({ east: 0, south: 0 });
  expect(places.get('east-asia-squadron')?.east).toBeCloseTo(7.4);
  expect(places.get('east-asia-squadron')?.south).toBeCloseTo(0);
  expect(places.has('nurnberg')).toBe(false);
  // Chen Yuen and Lai Yuen are next to Ting Yuen on the right, which is north-west of her.
  const { east, south } = placesAt(battleNamed('yalu-river').openings[0]).get('right-wing') ?? expect.unreachable();
  expect([east < 0, south < 0]).toEqual([true, true]);
});
