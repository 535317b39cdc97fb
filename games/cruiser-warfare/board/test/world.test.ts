import { expect, describe as suite, test } from 'vitest';
import type { SeenQuestion } from '../../../../kernel/index.ts';
import { anyAnswer, atomsOf, FastDice, Game, seen } from '../../../../kernel/index.ts';
import { SIDES } from '../../../../tactical/board/sides.ts';
import { paceInWords } from '../../../../tactical/board/speed.ts';
import { AREAS, type Area, NORTH_SEA } from '../../data/areas.ts';
import { BUILT_IN, distance, sheetOf } from '../../data/data.ts';
import { VESSELS } from '../../data/ships.ts';
import { cruiserWarfare } from '../../index.ts';
import type { CruiserWarfare } from '../../kind.ts';
import { BASIC, open } from '../../test/meetings.ts';
import { table } from '../../test/table.ts';
import type { FleetView, View } from '../../view.ts';
import { describe, headline } from '../account.ts';
import { firstLook } from '../around.ts';
import { berthOf } from '../berths.ts';
import { areaShape, chart } from '../charts.ts';
import { courseOf, plottedIn } from '../courses.ts';
import { profileOf } from '../facts.ts';
import { isRaw, piecesOf, shortName, speedIn } from '../fleets.ts';
import { musterOf } from '../muster.ts';
import { ordersOf } from '../orders.ts';
import { fading, ghostsOf, likeliestIn, likelihoodOf, likelihoodOfSpee } from '../sightings.ts';
import { etappeSpot, fuelSpot } from '../spots.ts';
import { UNWATCHED, watch } from '../trails.ts';
import { fleetInWords, pieceName, shipName, thisTurnInWords } from '../words.ts';

interface Moment {
  readonly view: View;
  readonly question: SeenQuestion;
}

/** The first of every kind of question on the world's chart in a few turns of chance play, and some views besides. */
const moments: readonly Moment[] = (() => {
  const kept: Moment[] = [];
  const met = new Set<string>();
  const game: Game<CruiserWarfare> = new Game(cruiserWarfare, {
    scenario: 'campaign',
    options: { combat: 'basic' },
    seed: 'board',
    dice: 'fast',
  });
  const chance = new FastDice('board');
  for (let i = 0; i < 2500 && !game.ending; i++) {
    const [asked] = game.questions;
    if (!asked) break;
    if (!met.has(asked.name) || i % 200 === 0) {
      const { view, question } = seen(game, asked.side);
      if (question && !view.basic) kept.push({ view, question });
    }
    met.add(asked.name);
    game.apply(anyAnswer(asked, (of) => chance.draw(of)));
  }
  return kept;
})();

test('CW-9.5 the card of a fleet says of each piece how fast she is: as the slowest of her ships, and as slow as battle has made her', () => {
  const speeds = (slowed: number): string[] => {
    const game = table().fleet('allied', 'azores', ['kent', 'asakaze-1', 'asakaze-2'], { name: 'fleet' });
    game.ship('kent', { slowed });
    game.ship('asakaze-2', { slowed: 1 });
    const view = game.view('allied');
    return view.fleets.flatMap((fleet) => piecesOf(view, fleet).map((piece) => paceInWords(speedIn(BUILT_IN, view, piece))));
  };
  expect([speeds(0), speeds(2)]).toEqual([
    ['speed 1', 'speed 2'],
    ['dead in the water', 'speed 2'],
  ]);
});

test('CW-11.32 the sheet of a ship speaks of reservists until December, in the war and in a battle by itself', () => {
  const isKentRaw = (view: View): boolean => isRaw(view, sheetOf(BUILT_IN, view, 'kent'));
  const inTurn = (turn: number) => isKentRaw(table({ turn }).fleet('allied', 'azores', ['kent']).view('allied'));
  expect([0, 24, 25].map(inTurn)).toEqual([true, true, false]);
  const { state } = new Game(cruiserWarfare, { scenario: 'falklands', options: {}, seed: 'raw', dice: 'fast' }, {});
  expect(isKentRaw(cruiserWarfare.view(state, 'allied', BUILT_IN))).toBe(false);
});

test('the game came to set-up, orders, moves and search', () => {
  const names = moments.map(({ question }) => question.name);
  expect(names).toEqual(
    expect.arrayContaining([
      'allied-set-up',
      'central-set-up',
      'allied-orders',
      'central-orders',
      'allied-moves',
      'markers',
      'search-and-raid',
    ]),
  );
});

test('whatever is asked, every answer can be reached from a fleet, an area or by itself', () => {
  for (const { view, question } of moments) {
    const { byFleet, areas, plain } = ordersOf(question, view);
    const reached = new Set([...[...byFleet.values(), ...areas.values()].flat(), ...plain]);
    const lost = question.options.filter((option) => !reached.has(option));
    expect(
      lost.map(({ label }) => label),
      question.name,
    ).toEqual([]);
  }
});

test('a fleet in hand knows its ways: the areas of the orders that send it somewhere', () => {
  const asked = moments.find(({ question }) => question.name === 'allied-moves');
  if (!asked) throw new Error('nobody moved');
  const { ways } = ordersOf(asked.question, asked.view);
  const moves = asked.question.options.filter(({ verb }) => verb === 'move').map(({ target }) => atomsOf(target).join(' '));
  expect([...ways].flatMap(([id, way]) => [...way.keys()].map((area) => `${id} ${area}`)).toSorted()).toEqual(moves.toSorted());
  expect(moves.length).toBeGreaterThan(10);
});

test('every fleet and marker lies in one stack, and none is forgotten', () => {
  for (const { view } of moments) {
    const muster = musterOf(BUILT_IN, view);
    const names = AREAS.flatMap((area) => SIDES.flatMap((side) => muster.at(area, side)));
    expect(names.toSorted()).toEqual(
      [...view.fleets.map(({ id }) => id), ...view.markers.map(({ token }) => token), ...muster.ghosts.keys()].toSorted(),
    );
  }
});

test('the board in words names every fleet and every marker', () => {
  for (const { view } of moments) {
    const lines = new Set(describe(view, BUILT_IN).flatMap(({ things }) => things));
    for (const fleet of view.fleets) expect(lines, fleet.id).toContain(fleetInWords(BUILT_IN, view, fleet));
    expect(describe(view, BUILT_IN).flatMap(({ things }) => things).length).toBeGreaterThanOrEqual(
      view.fleets.length + view.markers.length,
    );
  }
});

test('the headline tells the date, and of a battle by itself its name', () => {
  expect(headline(table({ turn: 14 }).view('allied'), BUILT_IN)).toBe('II October 1914');
  expect(headline(table({ turn: 0 }).view('central'), BUILT_IN)).toBe('Before the war');
  expect(headline(table({ scenario: 'coronel' }).view('central'), BUILT_IN)).toMatch(/Coronel/);
  const game = table({}, BASIC).fleet('allied', 'hawaii', ['fox']).fleet('central', 'hawaii', ['emden']).contact('fox', 'emden');
  expect(headline(open(game).view('allied'), BUILT_IN)).toBe('III August 1914 · battle off Hawaii, round 1');
  const bay = table({}, BASIC).fleet('allied', 'bay-of-bengal', ['fox']).fleet('central', 'bay-of-bengal', ['emden']);
  expect(headline(open(bay.contact('fox', 'emden')).view('allied'), BUILT_IN)).toContain('battle in the Bay of Bengal');
});

suite('the stacks', () => {
  const isOnChart = ([x, y, width, height]: readonly [number, number, number, number]): boolean =>
    x >= 0 && y >= 0 && x + width <= chart.width && y + height <= chart.height;

  test('lie on the plate, and those of two sides do not cover each other', () => {
    for (const area of AREAS) {
      const [a, b] = SIDES.map((side) => berthOf(area, side, { isAlone: false, hasFigures: false }).room);
      if (!a || !b) throw new Error(area);
      expect(isOnChart(a) && isOnChart(b), area).toBe(true);
      expect(a[0] + a[2] <= b[0] || a[1] + a[3] <= b[1], area).toBe(true);
    }
  });

  test('alone, a stack is larger than beside another', () => {
    const alone = AREAS.map((area) => berthOf(area, 'allied', { isAlone: true, hasFigures: false }));
    const beside = berthOf('hawaii', 'allied', { isAlone: false, hasFigures: false });
    expect(alone.every(({ room, scale }) => isOnChart(room) && scale >= beside.scale)).toBe(true);
    expect(berthOf('hawaii', 'allied', { isAlone: true, hasFigures: false }).scale).toBeGreaterThan(1.2 * beside.scale);
  });
});

test('CW-8.4c nobody sinks a ship of their own by a slip of the hand', () => {
  const scuttling = moments
    .filter(({ question }) => question.name === 'before-battle')
    .flatMap(({ question }) => question.options.filter(({ verb }) => verb === 'scuttle'));
  expect(scuttling.length).toBeGreaterThan(0);
  for (const { caution } of scuttling) expect(caution).toMatch(/goes to the bottom/);
});

suite('a plotted course', () => {
  const emden = (order: FleetView['order'], next: FleetView['next']) => {
    const game = table().fleet('central', 'bay-of-bengal', ['emden'], { order, next }).fuel('emden', 9);
    return courseOf(BUILT_IN, game.view('central'), game.at('emden'));
  };

  test('tells the coal left at every stop', () => {
    expect(emden({ act: 'move', to: 'cocos-island' }, { act: 'move', to: 'chagos-islands' })).toEqual([
      { from: 'bay-of-bengal', to: 'cocos-island', when: 'now', fuel: 7 },
      { from: 'cocos-island', to: 'chagos-islands', when: 'next', fuel: 5 },
    ]);
  });

  test('counts a turn of waiting, and a turn of coaling as full bunkers', () => {
    expect(emden({ act: 'stay', to: null }, { act: 'move', to: 'cocos-island' })).toMatchObject([{ when: 'next', fuel: 6 }]);
    const [leg] = emden({ act: 'coal', to: null }, { act: 'move', to: 'cocos-island' });
    expect(leg?.fuel).toBe((VESSELS.find(({ id }) => id === 'emden')?.rating.fuel.boxes ?? 0) - 2);
  });

  test('does not sail again what has been sailed', () => {
    const game = table()
      .fleet('central', 'cocos-island', ['emden'], { order: { act: 'move', to: 'cocos-island' }, movedIn: 3 })
      .fuel('emden', 7);
    game.at('emden').next = { act: 'move', to: 'chagos-islands' };
    expect(courseOf(BUILT_IN, game.view('central'), game.at('emden'))).toEqual([
      { from: 'cocos-island', to: 'chagos-islands', when: 'next', fuel: 5 },
    ]);
  });

  test('goes on to where the fleet is bound for', () => {
    const game = table().fleet('allied', 'tasman-sea', ['sydney']);
    const legs = courseOf(BUILT_IN, game.view('allied'), game.at('sydney'), 'cocos-island');
    expect(legs.map(({ to, when }) => [to, when])).toEqual([
      ['australian-bight', 'route'],
      ['cocos-island', 'route'],
    ]);
  });

  test('of a convoy is its whole way, and it burns nothing that counts', () => {
    const game = table().fleet('allied', 'tasman-sea', ['anzac-fast-1'], {
      mission: 'transport',
      route: ['australian-bight', 'cocos-island'],
    });
    expect(courseOf(BUILT_IN, game.view('allied'), game.at('anzac-fast-1'))).toEqual([
      { from: 'tasman-sea', to: 'australian-bight', when: 'route', fuel: null },
      { from: 'australian-bight', to: 'cocos-island', when: 'route', fuel: null },
    ]);
  });
});

test('two fleets that end in one area tell their coal one under the other', () => {
  const order = { act: 'move', to: 'cocos-island' } as const;
  const game = table()
    .fleet('central', 'bay-of-bengal', ['emden'], { order })
    .fleet('central', 'chagos-islands', ['konigsberg'], { order })
    .fuel('emden', 9)
    .fuel('konigsberg', 9);
  expect(plottedIn(BUILT_IN, game.view('central'), () => undefined).map(({ leg: { to }, row }) => [to, row])).toEqual([
    ['cocos-island', 0],
    ['cocos-island', 1],
  ]);
});

test('what is told of coal lies on the chart, and not one over the other', () => {
  for (const area of AREAS) {
    const [[fx, fy], [ex, ey]] = [fuelSpot(area), etappeSpot(area)];
    expect(fx > 0 && fy > 0 && fx < chart.width && fy < chart.height, area).toBe(true);
    expect(Math.abs(fx - ex) >= 20 || Math.abs(fy - ey) >= 13, area).toBe(true);
  }
});

suite('a marker out of sight', () => {
  const lost = { token: 'central-marker-4', side: 'central', area: 'coronel', turn: 1 } as const;
  const view = (turn: number): View => table({ turn, lastSeen: [lost] }).view('allied');

  test('is remembered where it was last seen, with its age', () => {
    expect(ghostsOf(BUILT_IN, view(4))).toEqual([{ ...lost, age: 3 }]);
  });

  test('can be as far off as turns have gone by, and no farther', () => {
    for (const turn of [1, 2, 4]) {
      const areas = [...likelihoodOf(BUILT_IN, view(turn), lost).keys()];
      expect(areas.toSorted()).toEqual(
        AREAS.filter((area) => area !== NORTH_SEA && distance(BUILT_IN, 'coronel', area) <= turn - 1).toSorted(),
      );
    }
  });

  test('is likeliest somewhere, and nowhere more than that', () => {
    const chances = [...likelihoodOf(BUILT_IN, view(4), lost).values()];
    expect(Math.max(...chances)).toBe(1);
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  });

  test('CW-12.5 Spee is looked for from where he may begin, by the Allies alone, until he has been made out', () => {
    const spee = likelihoodOfSpee(BUILT_IN, view(3)) ?? new Map();
    const reached = AREAS.filter((area) => area !== NORTH_SEA && BUILT_IN.speeAreas.some((start) => distance(BUILT_IN, start, area) <= 3));
    expect([...spee.keys()].toSorted()).toEqual(reached.toSorted());
    expect(likeliestIn(spee).map((area) => spee.get(area) ?? 0)).toEqual([...spee.values()].toSorted((a, b) => b - a).slice(0, 5));
    expect(likelihoodOfSpee(BUILT_IN, table({ turn: 3 }).view('central'))).toBeUndefined();
    const known = [{ token: lost.token, ships: ['gneisenau'], turn: 1 }];
    expect(likelihoodOfSpee(BUILT_IN, { ...view(3), known })).toBeUndefined();
  });

  test('fades, but never out of sight', () => {
    expect(fading(0)).toBe(1);
    expect(fading(2)).toBeLessThan(fading(1));
    expect(fading(30)).toBeGreaterThan(0.3);
  });
});

test('what moves while one looks on leaves a trail until the turn is over', () => {
  const at = (area: 'hawaii' | 'west-coast', turn: number): View =>
    table({ turn }).fleet('central', area, ['leipzig'], { token: 'central-marker-7' }).view('allied');
  const first = watch(UNWATCHED, at('hawaii', 5));
  const moved = watch(first, at('west-coast', 5));
  expect(first.trails).toEqual([]);
  expect(moved.trails).toEqual([{ name: 'central-marker-7', from: 'hawaii', to: 'west-coast', isEnemy: true }]);
  expect(watch(moved, at('west-coast', 5)).trails).toHaveLength(1);
  expect(watch(moved, at('west-coast', 6)).trails).toEqual([]);
});

test('CW-5.74c battles are chosen where the fleets have met', () => {
  const game = table().fleet('allied', 'coronel', ['good-hope']).fleet('central', 'coronel', ['scharnhorst']);
  game.fleet('allied', 'bay-of-bengal', ['yarmouth']).fleet('central', 'bay-of-bengal', ['emden']);
  game.contact('good-hope', 'scharnhorst').contact('yarmouth', 'emden');
  const fight = (target: number) => ({
    verb: 'fight',
    target,
    label: '',
    under: null,
    odds: [],
    caution: null,
    ends: false,
    locks: false,
    takes: null,
  });
  const question = {
    name: 'order-of-battles',
    side: 'central',
    rule: 'CW-5.74c',
    item: null,
    prompt: '',
    options: [fight(1), fight(0)],
    closing: null,
    takingBack: {},
    together: [],
    handy: [],
  };
  const { areas } = ordersOf(question, game.view('central'));
  expect([...areas.keys()].sort()).toEqual(['bay-of-bengal', 'coronel']);
  expect([areas.get('coronel'), areas.get('bay-of-bengal')]).toEqual([[fight(0)], [fight(1)]]);
});

test('every vessel has a silhouette whose parts stand on the hull', () => {
  for (const { id } of VESSELS) {
    const { length, funnels, masts, turrets } = profileOf(id);
    expect(length > 30 && length < 300, id).toBe(true);
    for (const { at } of [...funnels, ...masts, ...turrets]) expect(at > 0 && at < 1, id).toBe(true);
  }
});

test('two ships of one name are told apart on the chart and in a battle', () => {
  const both = ['cormoran-1892', 'cormoran-1909'];
  const apart = ['Cormoran (gunboat)', 'Cormoran (armed merchant cruiser)'];
  expect(both.map(shipName)).toEqual(apart);
  expect(both.map((id) => sheetOf(BUILT_IN, table().state, id).name)).toEqual(apart);
  const view = both.reduce((game, id) => game.fleet('central', 'azores', [id]), table()).view('central');
  expect(view.fleets.map((fleet) => shortName(view, fleet))).toEqual(apart);
});

test('ships of one class on one piece are called by their numbers', () => {
  expect(pieceName(['river-1', 'river-2', 'river-3'])).toBe(`${shipName('river-1')} to 3`);
  expect(pieceName(['emden'])).toBe('Emden');
});

test('CW-5.5d an escort that is told nothing else sails with its convoy, and its card says so', () => {
  const now = (charge: string | null, act: 'stay' | 'coal', movedIn = 0) =>
    thisTurnInWords({ turn: 3 }, { charge, movedIn, order: { act, to: null } });
  expect([now('allied-4', 'stay'), now('allied-4', 'coal'), now(null, 'stay'), now('allied-4', 'stay', 3)]).toEqual([
    'sails with its convoy',
    'takes coal',
    'stays',
    'has moved',
  ]);
});

test('the chart of the Allies opens on a raider in sight, one before all who lies beside a fleet of theirs', () => {
  const lookOf = (...raiders: readonly Area[]): number => {
    const game = table().fleet('allied', 'gulf-of-guinea', ['kent']);
    for (const [place, area] of raiders.entries()) game.fleet('central', area, [place === 0 ? 'emden' : 'karlsruhe'], { hidden: false });
    return firstLook(game.view('allied'));
  };
  expect(lookOf('bay-of-bengal')).toBe(areaShape('bay-of-bengal').centre[0]);
  expect(lookOf('bay-of-bengal', 'gulf-of-guinea')).toBe(areaShape('gulf-of-guinea').centre[0]);
  expect(firstLook(table().view('allied'))).toBe(firstLook(table().view('central')));
});
