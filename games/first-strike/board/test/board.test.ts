import { expect, test } from 'vitest';
import type { SeenOption, Target } from '../../../../kernel/index.ts';
import { FastDice, Game, seen, signed } from '../../../../kernel/index.ts';
import { lengthOf } from '../../../../kit/text-size.ts';
import { BUILT_IN } from '../../data/data.ts';
import { ENTRIES, type RaidSpace, STRATEGIC_SPACES, TARGETS } from '../../data/spaces.ts';
import { firstStrike } from '../../index.ts';
import type { View } from '../../view.ts';
import { describe, headline } from '../account.ts';
import { battlePlaces, isAfloat, layoutFor } from '../battle-layout.ts';
import { raidChart, strategicChart } from '../charts.ts';
import { bearingSpot, DELAYED, hitsSpot, type Placed, raidPlaces, strategicPlaces, WEATHER, weatherSpot } from '../layout.ts';
import { createOffers } from '../offers.ts';
import { shipProfiles } from '../profiles.ts';
import { hasBegun, levelsIn, standing } from '../teaching.ts';
import { nameLine } from '../words.ts';

/** Every view of a few games played by chance, but for the raid, which is always flown. */
const views: readonly View[] = ['holly', 'ivy', 'mistletoe', 'robin', 'yule', 'goose'].flatMap((seed) => {
  const game = new Game(firstStrike, { scenario: 'cuxhaven', options: {}, seed, dice: 'fast' });
  const chance = new FastDice(`${seed} and berries`);
  const met: View[] = [];
  for (let i = 0; i < 600 && !game.ending; i++) {
    const { view, question } = seen(game, 'british');
    met.push(view);
    const options = question?.options ?? [];
    const option = options.find(({ verb }) => verb === 'launch') ?? options[chance.draw(options.length)];
    if (!option) break;
    game.apply({ side: 'british', verb: option.verb, ...(option.target === null ? {} : { target: option.target }) });
  }
  return met;
});

interface Frame {
  readonly width: number;
  readonly height: number;
}
const isOn = ({ width, height }: Frame, { x, y, scale }: Placed): boolean =>
  x >= 0 && y >= 0 && x + 64 * scale <= width && y + 40 * scale <= height;
const overlap = (a: Placed, b: Placed): boolean =>
  a.x + 64 * a.scale > b.x + 0.01 && b.x + 64 * b.scale > a.x + 0.01 && a.y + 40 * a.scale > b.y + 0.01 && b.y + 40 * b.scale > a.y + 0.01;

/** The type of a name at its usual size on a desk, the width of 'one battery bears' in it, and half of a burst. */
const [TYPE, WORDS, BURST] = [14, 125, 15];

test('the games met a raid and a battle', () => {
  expect(views.some(({ raid }) => raid === 'flying')).toBe(true);
  expect(views.some(({ battle }) => battle !== null)).toBe(true);
});

test('every counter at sea lies on the strategic chart, whole and uncovered', () => {
  for (const view of views) {
    const places = strategicPlaces(view);
    for (const { id, at } of view.ships) if (at !== null) expect(places.has(id), id).toBe(true);
    const all = [...places.values()];
    expect(all.every((place) => isOn(strategicChart, place))).toBe(true);
    all.forEach((place, i) => {
      expect(all.slice(i + 1).some((other) => overlap(place, other))).toBe(false);
    });
  }
});

/** Half the width of the name of a sea in its spaced italics, which are narrower than the letters that are reckoned with. */
const halfOf = (name: string): number => (lengthOf(name) * 0.88 + name.length * 0.12) * (15.5 / 2);

test.each(STRATEGIC_SPACES.filter((id) => strategicChart.spaces[id].kind === 'sea'))(
  'fog and Poor Weather together lie beside the name of space %s',
  (id) => {
    const { name, label } = strategicChart.spaces[id];
    for (const place of [0, 1] as const) {
      const [x, y] = weatherSpot(id, place);
      const isBeside = Math.abs(x - label[0]) >= halfOf(name) + WEATHER;
      expect(isBeside || Math.abs(y - label[1]) > 2 * WEATHER, `${x} beside ${name}`).toBe(true);
    }
  },
);

test('every aircraft over the coast lies on the raid chart, whole and uncovered', () => {
  for (const view of views) {
    const all = [...raidPlaces(view).values()];
    expect(all.length).toBe(view.aircraft.filter(({ at }) => at in raidChart.spaces || at === 'cuxhaven').length);
    all.forEach((place, i) => {
      expect(all.slice(i + 1).some((other) => overlap(place, other))).toBe(false);
    });
  }
});

/** So many aircraft in one space, and none anywhere else. */
function gathered(at: RaidSpace, count: number): readonly Placed[] {
  const [view] = views;
  if (!view) throw new Error('no game was played');
  return [...raidPlaces({ ...view, aircraft: view.aircraft.slice(0, count).map((each) => ({ ...each, at })) }).values()];
}

const MANY = [1, 2, 3, 4, 6, 9];

test.each(TARGETS)('however many aircraft are over %s, its name and the hits on it can be read', (at) => {
  const [, name] = raidChart.spaces[at].label;
  const [x, y] = hitsSpot(at);
  for (const count of MANY)
    for (const place of gathered(at, count)) {
      expect(place.y + 40 * place.scale, `${count} aircraft on the name`).toBeLessThan(name - TYPE);
      const isClear = place.y > y + BURST || place.x > x + BURST || place.x + 64 * place.scale < x - BURST;
      expect(isClear, `${count} aircraft on the hits`).toBe(true);
    }
});

test('the panel of whoever is delayed lies clear of what is said of the batteries', () => {
  const [x, y, width, height] = DELAYED;
  for (const entry of ENTRIES) {
    const [right, foot] = bearingSpot(entry);
    expect(x > right || x + width < right - WORDS - BURST || y > foot || y + height < foot - TYPE, entry).toBe(true);
  }
});

test.each(ENTRIES)('however many aircraft are at %s, words at the entries beside it can be read', (at) => {
  for (const other of ENTRIES.filter((each) => each !== at)) {
    const [right, y] = bearingSpot(other);
    for (const place of MANY.flatMap((count) => gathered(at, count)))
      expect(
        place.x > right || place.x + 64 * place.scale < right - WORDS || place.y > y || place.y + 40 * place.scale < y - TYPE,
        other,
      ).toBe(true);
  }
});

test('every ship afloat in the battle has her berth, on a desk and in the hand', () => {
  for (const view of views)
    for (const aspect of [0.56, 1.05, 1.6]) {
      const afloat = view.battle?.ships.filter(({ id }) => isAfloat(view, id)) ?? [];
      expect(battlePlaces(view, layoutFor(aspect)).size).toBe(afloat.length);
    }
});

test('in a battle that is seen from far off names need the room of the factors, and then lose letters', () => {
  const ship = { id: 'iii-scouting', name: 'III Scouting Group', type: 'CA', factor: 3 } as const;
  const line = (size: number) => nameLine(ship, 96, size);
  expect(line(11.5)).toEqual({ name: 'III Scouting', hasFactor: true });
  expect(line(16)).toEqual({ name: 'III Scouting', hasFactor: false });
  expect(line(26)).toEqual({ name: 'III Sco.', hasFactor: false });
});

test('the board in words names every counter that is not in the container', () => {
  for (const view of views) {
    const lines = describe(view).flatMap(({ things }) => things);
    const names = (name: string): boolean => lines.some((line) => line.startsWith(`${name},`));
    for (const { name, fate } of view.ships) expect(names(name), name).toBe(fate !== 'container');
    for (const { id } of view.aircraft) expect(names(`Aircraft ${id}`), id).toBe(true);
    expect(headline(view)).toContain(`Turn ${view.turn}`);
  }
});

test('every ship has a profile whose parts stand on the hull', () => {
  for (const { turrets, funnels, masts } of Object.values(shipProfiles))
    for (const { at } of [...turrets, ...funnels, ...masts]) expect(at > 0 && at < 1).toBe(true);
});

const option = (verb: string, target: Target | null): SeenOption => ({
  verb,
  target,
  label: verb,
  under: null,
  odds: [],
  caution: null,
  ends: false,
  locks: false,
  takes: null,
});

const pressed = (options: readonly SeenOption[], selected: string | null, how: 'press' | 'pressPlace', id: string): readonly unknown[] => {
  const done: unknown[] = [];
  const [view] = views;
  if (!view) return done;
  const offers = createOffers({
    view,
    data: BUILT_IN,
    question: {
      name: 'test',
      side: 'british',
      rule: 'FS-1.0',
      item: null,
      prompt: '',
      options,
      closing: null,
      takingBack: {},
      together: [],
      handy: [],
    },
    selected,
    highlight: [],
    onSelect: (what) => done.push(['select', what]),
    onCommand: (verb, target) => done.push([verb, target]),
  });
  offers[how](id);
  return done;
};

test('a press on a piece selects it, even if it has one option only', () => {
  expect(pressed([option('bomb', '119')], null, 'press', '119')).toEqual([['select', '119']]);
});

test('a press on what completes the order gives the order', () => {
  expect(pressed([option('fly', ['119', 'target-b'])], '119', 'pressPlace', 'target-b')).toEqual([['fly', ['119', 'target-b']]]);
  expect(pressed([option('fire', ['arethusa', 'i-battle'])], 'arethusa', 'press', 'i-battle')).toEqual([
    ['fire', ['arethusa', 'i-battle']],
  ]);
});

test('a press on a place that is offered by itself chooses it', () => {
  expect(pressed([option('sail', 'B'), option('hold', null)], null, 'pressPlace', 'B')).toEqual([['sail', 'B']]);
});

test('before the raid no points are no victory: nothing is judged before there is something to judge', () => {
  const here = (view: View): readonly string[] => levelsIn(BUILT_IN, view).flatMap(({ words, isHere }) => (isHere ? [words] : []));
  const isIdle = ({ raid, score }: View): boolean => raid === 'before' && score.length === 0;
  const [idle, raiding] = [views.find(isIdle), views.find(({ raid }) => raid === 'over')];
  if (!idle || !raiding) throw new Error('no raid was flown');
  expect([hasBegun(idle), here(idle)]).toEqual([false, []]);
  expect([hasBegun(raiding), here(raiding).length]).toEqual([true, 1]);
  expect([standing(idle, BUILT_IN), standing(raiding, BUILT_IN)]).toEqual([
    'the raid is still to come',
    `as it stands: ${here(raiding)[0]}`,
  ]);
  // From then on the score stands in the one line that is always in sight, on a phone too.
  expect([headline(idle), headline(raiding)]).toEqual([
    expect.not.stringContaining('points'),
    expect.stringContaining(`Turn ${raiding.turn} · ${signed(raiding.total)} points · `),
  ]);
  expect(headline({ ...raiding, total: 1 })).toContain('+1 point · ');
});

test('while the fleets are drawn up no round has begun', () => {
  const drawnUp = views.find(({ battle }) => battle?.round === 0);
  if (!drawnUp?.battle) throw new Error('no battle was fought');
  expect(headline(drawnUp)).toContain(`a battle of ${drawnUp.battle.rounds} rounds`);
});
