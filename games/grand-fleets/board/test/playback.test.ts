/** Events of Grand Fleets as stills: what a ship passes through, what runs at once, and in which order. */
import { describe, expect, test } from 'vitest';
import { type Happened, stillsOf } from '../../../../kit/playback.ts';
import type { Track } from '../../events/movement.ts';
import type { Played } from '../../events/played.ts';
import { readOrder } from '../../rules/orders.ts';
import { passageOf } from '../../rules/passage.ts';
import { trackOf } from '../../rules/steaming.ts';
import { MOLTKE, TIGER } from '../../test/cards.ts';
import { at, blue, N, red, S, table } from '../../test/table.ts';
import { type ShipView, type View, view as viewOf } from '../../view.ts';
import { playing } from '../playback-acts.ts';
import { fallsIn, figuresIn, marksOf, notesIn } from '../playback-marks.ts';
import { byPoint } from '../playback-track.ts';

const [tiger, moltke] = [TIGER.ship, MOLTKE.ship];

/** Tiger and Moltke four miles apart, and what happens to them. */
function sea(jammed = false) {
  const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S));
  const ship = game.ship(tiger, { jammed });
  const before = viewOf(game.state, 'blue', game.data);
  return {
    before,
    track: (order: string, id = tiger): Track => trackOf(id, passageOf(game.battle, game.ship(id), readOrder(order) ?? [])),
    ship,
    played: (...events: readonly Played[]) =>
      stillsOf(playing, { before, now: before, happened: events.map((event): Happened => ({ event, words: event.type })) }).full,
  };
}

const steamed = (...tracks: readonly Track[]): Played => ({
  type: 'steamed',
  side: 'blue',
  squadron: null,
  force: 'British',
  line: false,
  order: null,
  tracks,
});
const fired = (from: string, target: string, hits: number): Played => ({
  type: 'fired',
  from,
  guns: 0,
  name: '13.5"',
  target,
  shots: 4,
  hits,
  pierced: hits,
});

const shipIn = ({ ships }: View, id: string): ShipView => ships.find((ship) => ship.id === id) ?? expect.unreachable();
const placesOf = (track: Track, jammed = false) => byPoint(track, jammed).map(({ hex, facing }) => [hex, facing]);

describe('GF-5.2.2 a track by movement point', () => {
  test('hex by hex, with her turns', () => {
    expect(placesOf(sea().track('1S1'))).toEqual([
      [at(0, 0), N],
      [at(0, -1), N],
      [at(0, -1), 5],
      [at(1, -2), 5],
    ]);
  });

  test('what costs two points takes two: an evasive manoeuvre, and a turn with a jammed rudder', () => {
    expect(placesOf(sea().track('E'))).toEqual([
      [at(0, 0), N],
      [at(0, 0), N],
      [at(0, -1), N],
    ]);
    const { track } = sea(true);
    expect(placesOf(track('S'), true)).toEqual([
      [at(0, 0), N],
      [at(0, 0), N],
      [at(0, 0), 5],
    ]);
  });

  test('GF-5.3.2e a turn that is free comes with the last point', () => {
    const track = { ...sea().track('1S'), spent: 1 };
    expect(placesOf(track)).toEqual([
      [at(0, 0), N],
      [at(0, -1), 5],
    ]);
  });
});

test('GF-2.2e all move at once, and whoever has fewer points lies still at the end', () => {
  const { played, track } = sea();
  const stills = played(steamed(track('3')), steamed(track('1', moltke)));
  expect(stills.map(({ view }) => [shipIn(view, tiger).hex, shipIn(view, moltke).hex])).toEqual([
    [at(0, 0), at(0, -4)],
    [at(0, -1), at(0, -3)],
    [at(0, -2), at(0, -3)],
    [at(0, -3), at(0, -3)],
  ]);
  expect(marksOf(stills.at(-1)?.marks ?? [], 'track').map(({ hexes }) => hexes.length)).toEqual([4, 2]);
});

test('GF-6.2 what fires at one ship is one salvo: flashes first, then where it all falls', () => {
  const stills = sea().played(fired(tiger, moltke, 1), fired(tiger, moltke, 2), fired(moltke, tiger, 0));
  expect(stills.map(({ title, words }) => [title, words.length])).toEqual([
    ['Before', 0],
    ['Gunfire', 2],
    ['Fall of shot', 2],
    ['Gunfire', 1],
    ['Fall of shot', 1],
  ]);
  expect(fallsIn(stills[2]?.marks ?? [])).toEqual([{ kind: 'fall', target: moltke, shots: 8, hits: 3 }]);
  // Two labels in one place could not be read.
  expect(figuresIn(stills[2]?.marks ?? [])).toEqual([
    { from: tiger, target: moltke, words: '8 shots, 3 hit, 3 through', isAnswered: false },
  ]);
  expect(figuresIn(stills.flatMap(({ marks }) => marks)).map(({ isAnswered }) => isAnswered)).toEqual([true, true]);
  expect(stills.at(-1)?.view.aims.map(({ from }) => from)).toEqual([tiger, tiger, moltke]);
});

test('GF-8.1 what a ship suffers stands beside her in one note, and then she goes down', () => {
  const stills = sea().played(
    { type: 'damaged', side: 'red', ship: moltke, by: 2, hits: 2 },
    { type: 'mount-lost', ship: moltke, guns: '28cm' },
    { type: 'mount-lost', ship: moltke, guns: '28cm' },
    { type: 'critical', ship: moltke, what: 'fire' },
    { type: 'damaged', side: 'red', ship: moltke, by: 3, hits: 5 },
    { type: 'sunk', side: 'red', ship: moltke, how: 'magazine' },
  );
  expect(notesIn(stills[1]?.marks ?? []).get(moltke)).toEqual(['−5 hull', '2 × 28cm lost', 'on fire']);
  expect(
    stills.map(({ title, view }) => [title, shipIn(view, moltke).fate, shipIn(view, moltke).hits, shipIn(view, moltke).fires]),
  ).toEqual([
    ['Before', 'afloat', 0, 0],
    ['Damage', 'afloat', 5, 1],
    ['Sinking', 'afloat', 5, 1],
    ['Sunk', 'sunk', 5, 1],
  ]);
});

test('GF-7.1a of a launch the enemy is shown the ship and no more', () => {
  const [, away] = sea().played({ type: 'launched', side: 'blue', ships: [tiger] });
  expect(away?.marks).toEqual([{ kind: 'note', about: tiger, words: 'torpedoes away' }]);
});
