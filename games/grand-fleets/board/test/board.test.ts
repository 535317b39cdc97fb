/** The pure parts of the board: where hexes lie, where names stand, what a press on a hex means, and what the last fire came to. */
import { describe, expect, test } from 'vitest';
import { type Hex, hexAt, neighbour, ORIGIN, within } from '../../../../chart/hex.ts';
import { battleOf, cardOf } from '../../data/data.ts';
import { BUILT_IN } from '../../data/pack.ts';
import { readingsOf } from '../../options.ts';
import { barrelsOn } from '../../rules/arcs.ts';
import { beginning } from '../../rules/beginning.ts';
import { isOnBoard } from '../../rules/board.ts';
import { readOrder, writeOrder } from '../../rules/orders.ts';
import { view as viewOf } from '../../view.ts';
import { headline, describe as inWords, standingInWords } from '../account.ts';
import { berthsOf } from '../berths.ts';
import { closenessAt } from '../closeness.ts';
import { frameOf, hexUnder, PITCH, spotOf } from '../geometry.ts';
import { promiseOf, salvosOf } from '../gunnery.ts';
import { labelsBeside, platesFor, type Wanted } from '../plates.ts';
import { faultIn, formationsFor, orderTo, passagesOf, shipPlotter, shortened, squadronPlotter } from '../plotting.ts';
import { vesselOf } from '../profiles.ts';
import { NOTHING, remembered } from '../results.ts';

function openingOf(id: string) {
  const battle = battleOf(BUILT_IN, { battle: id });
  const state = beginning(battle, readingsOf({}));
  return { battle, view: viewOf(state, 'blue', BUILT_IN) };
}

const order = (text: string) => readOrder(text) ?? [];

test('a battle in which nobody has lost anything is level, whatever its end would bring', () => {
  const { battle, view } = openingOf('dogger-bank');
  expect(standingInWords(battle, view)).toBe('Level: nobody has lost anything yet');
  const ships = view.ships.map((ship) => (ship.side === 'red' ? { ...ship, fate: 'sunk' as const } : ship));
  expect(standingInWords(battle, { ...view, ships })).toMatch(/^Were it over now: a decisive British victory/);
});

describe('the chart', () => {
  test('a spot lies in the hex whose middle is nearest', () => {
    for (const hex of within(hexAt(7, -3), 3)) {
      const { x, y } = spotOf(hex);
      expect(hexUnder({ x: x + PITCH * 0.3, y: y - PITCH * 0.3 })).toBe(hex);
    }
  });

  test('the frame holds every hex of the board, and none far from it', () => {
    const { view } = openingOf('coronel');
    const frame = frameOf(view.board);
    for (const hex of within(view.ships[0]?.hex ?? ORIGIN, 60)) {
      const { x, y } = spotOf(hex);
      const isInside =
        x > frame.x + PITCH && y > frame.y + PITCH && x < frame.x + frame.width - PITCH && y < frame.y + frame.height - PITCH;
      if (isOnBoard(view.board, hex)) expect(isInside).toBe(true);
    }
    expect(frame.width).toBeLessThan((view.board.width + 3) * PITCH);
  });

  test('the nearer one looks, the more of a ship is drawn', () => {
    expect([closenessAt(1).names, closenessAt(3).names, closenessAt(3).isNear, closenessAt(6).isNear]).toEqual([
      'ships',
      'squadrons',
      true,
      false,
    ]);
  });
});

describe('names', () => {
  const wanted = (ship: string, y: number, weight: number): Wanted => ({ ship, x: 0, y, words: ship, heading: 60, half: 40, weight });

  test('the larger ship has her name, a smaller one another place or none', () => {
    const alone = platesFor([wanted('Tiger', 0, 24)], 12);
    const both = platesFor([wanted('Meteor', 4, 3), wanted('Tiger', 0, 24)], 12);
    expect(both.get('Tiger')).toEqual(alone.get('Tiger'));
    expect(both.get('Meteor')?.y).toBeGreaterThan(0);
    const boats = ['Meteor', 'Milne', 'Minos', 'Morris', 'Mastiff', 'Mentor'].map((boat, place) => wanted(boat, 4 + place, 9 - place));
    const crowd = platesFor([...boats, wanted('Tiger', 0, 24)], 12);
    expect([...crowd.keys()]).toEqual(['Tiger', 'Meteor', 'Milne', 'Minos', 'Morris']);
  });

  test('a name keeps off the hulls of others where it can, and off other names always', () => {
    const [free] = platesFor([wanted('Tiger', 0, 24)], 12).values();
    const hull = { x: free?.x ?? 0, y: (free?.y ?? 0) - 6, width: 10, height: 10 };
    const beside = platesFor([wanted('Tiger', 0, 24)], 12, new Map([['Lion', hull]])).get('Tiger');
    expect(beside).not.toEqual(free);
    expect(platesFor([wanted('Tiger', 0, 24)], 12, new Map([['Tiger', hull]])).get('Tiger')).toEqual(free);
    const everywhere = { x: -500, y: -500, width: 1000, height: 1000 };
    expect(platesFor([wanted('Tiger', 0, 24)], 12, new Map([['Lion', everywhere]])).get('Tiger')).toEqual(free);
    const fleets = new Map(Array.from({ length: 100 }, (_, i) => [`ship ${i}`, everywhere]));
    expect(platesFor([wanted('Tiger', 0, 24)], 12, fleets).size).toBe(0);
  });

  test('labels beside pieces that lie close stand on other sides, none over what is written', () => {
    const label = (id: string, x: number) => ({ id, at: { x, y: 0 }, clear: 10, width: 60, height: 17 });
    const boxes = labelsBeside([label('E 23', 0), label('E 22', 20)], []);
    expect(boxes.get('E 23')).toEqual({ x: -30, y: 10, width: 60, height: 17 });
    expect(boxes.get('E 22')).toMatchObject({ x: -10, y: -27 });
    const note = labelsBeside([label('Blücher', 10)], [...boxes.values()]).get('Blücher');
    expect(note).toMatchObject({ x: 20, y: -8.5 });
  });

  test('a name keeps off what stands over the sea', () => {
    const [free] = platesFor([wanted('Tiger', 0, 24)], 12).values();
    const rose = { x: (free?.x ?? 0) - 5, y: (free?.y ?? 0) - 20, width: 30, height: 30 };
    expect(platesFor([wanted('Tiger', 0, 24)], 12, new Map(), undefined, [rose]).get('Tiger')).not.toEqual(free);
  });

  test('a name is not cut by the edge of what is seen', () => {
    const [free] = platesFor([wanted('Tiger', 0, 24)], 12).values();
    const left = { x: -30, y: -100, width: 400, height: 200 };
    const plate = platesFor([wanted('Tiger', 0, 24)], 12, new Map(), left).get('Tiger');
    expect(free?.x).toBeLessThan(left.x);
    expect(plate?.x).toBeGreaterThanOrEqual(left.x);
    const narrow = { x: -30, y: -100, width: (free?.width ?? 0) + 1, height: 200 };
    expect(platesFor([wanted('Tiger', 0, 24)], 12, new Map(), narrow).get('Tiger')?.x).toBeGreaterThanOrEqual(narrow.x);
    const elsewhere = { x: 500, y: 500, width: 100, height: 100 };
    expect(platesFor([wanted('Tiger', 0, 24)], 12, new Map(), elsewhere).get('Tiger')).toEqual(free);
  });

  test('ships of one hex lie apart, and one stands for all', () => {
    const { view } = openingOf('dogger-bank-flotillas');
    const berths = berthsOf(view);
    const shared = view.ships.filter((ship) => view.ships.some((other) => other !== ship && other.hex === ship.hex));
    expect(shared.length).toBeGreaterThan(10);
    const spots = new Set([...berths.values()].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`));
    expect(spots.size).toBe(berths.size);
    const heads = [...berths.values()].reduce((sum, { head }) => sum + head, 0);
    expect(heads).toBe(berths.size);
  });
});

describe('GF-5.2 courses', () => {
  const { battle, view } = openingOf('coronel');
  const [good] = view.ships;
  if (!good) throw new Error('nobody is there');
  const plotter = shipPlotter(battle, good);

  test('a press leads to the hex by the cheapest order, and goes on from the one so far', () => {
    const ahead = neighbour(neighbour(good.hex, good.facing), good.facing);
    expect(orderTo(battle, plotter, [], ahead)).toEqual([2]);
    expect(orderTo(battle, plotter, order('1'), ahead)).toEqual([2]);
    const beyond = passagesOf(battle, plotter, order('1S2'))[0]?.[1].end.hex ?? 0;
    expect(writeOrder(orderTo(battle, plotter, [], beyond) ?? [])).toBe('1S2');
  });

  test('where the order so far cannot go on, another leads there; too far is no order', () => {
    const one = neighbour(good.hex, good.facing);
    expect(orderTo(battle, plotter, order('4'), one)).toEqual([1]);
    expect(orderTo(battle, plotter, [], good.hex + 40 * (one - good.hex))).toBeNull();
  });

  test('what was written last is taken back first', () => {
    expect(writeOrder(shortened(order('1S2')))).toBe('1S1');
    expect(writeOrder(shortened(order('1S')))).toBe('1');
    expect(shortened([])).toEqual([]);
  });

  test('GF-5.3.2: a squadron in line is led by its first ship', () => {
    const squadron = view.squadrons.find(({ side }) => side === 'blue');
    const ships = view.ships.filter((ship) => ship.squadron === squadron?.id);
    expect(formationsFor(ships)).toEqual(['line-ahead', 'simultaneous']);
    const line = squadronPlotter(battle, view, squadron?.id ?? '', 'line-ahead');
    expect(line?.anchor.id).toBe('good-hope');
    expect(line && passagesOf(battle, line, order('2')).length).toBe(4);
  });

  test('why what was typed is no order', () => {
    expect(faultIn('1S2', plotter)).toBeNull();
    expect(faultIn('1X', plotter)).toMatch(/1SS2/);
    expect(faultIn('99', plotter)).toMatch(/costs 99/);
    expect(faultIn('E', { helm: plotter.helm, formation: 'line-ahead' })).toMatch(/by herself/);
  });
});

describe('ships from above', () => {
  test('every mount of the heaviest guns stands on deck, on the side of its arcs', () => {
    for (const { berths } of BUILT_IN.battles.values())
      for (const { card } of berths) {
        const { mounts } = vesselOf(card);
        const barrels = mounts.reduce((sum, { guns }) => sum + guns, 0);
        expect(barrels).toBe(card.guns[0] ? barrelsOn(card.guns[0], [], ['A', 'B', 'C', 'D', 'E', 'F']) : 0);
        for (const { arcs, abeam = 0 } of mounts) {
          if (!arcs.includes('D')) expect(abeam).toBeLessThan(0);
          if (!arcs.includes('C')) expect(abeam).toBeGreaterThan(0);
        }
      }
  });
});

describe('fire', () => {
  test('all that one ship fires at one target is one salvo with its odds', () => {
    const { battle, view } = openingOf('coronel');
    const near = view.ships.map((ship) => (ship.id === 'scharnhorst' ? { ...ship, hex: hexAt(0, 0), facing: 4 as const } : ship));
    const close = near.map((ship) => (ship.id === 'good-hope' ? { ...ship, hex: hexAt(3, -1), facing: 4 as const } : ship));
    const aims = [0, 1].map((guns) => ({ from: 'good-hope', guns, target: 'scharnhorst' }));
    const [salvo, ...others] = salvosOf(battle, { ...view, ships: close }, aims, { front: [], rear: [] });
    expect(others).toEqual([]);
    expect(salvo?.guns).toMatch(/^2 × 9.2 in, \d+ × 6 in$/);
    expect(salvo?.hit).toBeGreaterThan(salvo?.harm ?? 1);
  });

  test('all that could be fired at a target is promised at once, whoever fires it', () => {
    const { battle, view } = openingOf('coronel');
    const laid: Readonly<Record<string, Hex>> = { scharnhorst: hexAt(0, 0), 'good-hope': hexAt(3, -1), monmouth: hexAt(3, -1) };
    const ships = view.ships.map((ship) => ({ ...ship, hex: laid[ship.id] ?? ship.hex, facing: 4 as const }));
    const aims = ['good-hope', 'monmouth'].map((from) => ({ from, guns: 1 - Number(from === 'monmouth'), target: 'scharnhorst' }));
    const posts = { front: ['good-hope'], rear: ['monmouth'] };
    const [one, both] = [aims.slice(0, 1), aims].map((some) => promiseOf(battle, { ...view, ships }, some, posts));
    expect(both?.barrels).toBeGreaterThan(one?.barrels ?? Number.POSITIVE_INFINITY);
    expect(both?.damage).toBeGreaterThan(one?.damage ?? Number.POSITIVE_INFINITY);
    expect(promiseOf(battle, { ...view, ships }, [], posts)).toBeNull();
  });

  test('who has one point of hull left is sunk by any shot that goes through', () => {
    const { battle, view } = openingOf('coronel');
    const laid = { scharnhorst: hexAt(0, 0), 'good-hope': hexAt(3, -1) };
    const sinkingWith = (points: number) => {
      const ships = view.ships.map((ship) => {
        const hex = Object.entries(laid).find(([id]) => id === ship.id)?.[1] ?? ship.hex;
        return { ...ship, hex, facing: 4 as const, hits: ship.id === 'scharnhorst' ? cardOf(battle, ship.id).hull - points : 0 };
      });
      return salvosOf(battle, { ...view, ships }, [{ from: 'good-hope', guns: 1, target: 'scharnhorst' }], { front: [], rear: [] })[0];
    };
    expect(sinkingWith(1)?.sink).toBeCloseTo(sinkingWith(1)?.harm ?? 0);
    expect(sinkingWith(4)?.sink).toBeLessThan(sinkingWith(1)?.sink ?? 0);
    expect(sinkingWith(4)?.sink).toBeGreaterThan(0);
  });

  test('blows are what ships have lost since they were seen last, until a turn has passed', () => {
    const { view } = openingOf('coronel');
    const seen = remembered(NOTHING, { ...view, turn: 1 });
    expect(seen.blows).toEqual([]);
    const hit = view.ships.map((ship) => (ship.id === 'glasgow' ? { ...ship, hits: 2 } : ship));
    const after = remembered(seen, { turn: 1, ships: hit });
    expect(after.blows.map(({ ship, hits, isSunk }) => [ship, hits, isSunk])).toEqual([['glasgow', 2, false]]);
    expect(remembered(after, { turn: 2, ships: hit }).blows).toEqual(after.blows);
    expect(remembered(after, { turn: 3, ships: hit }).blows).toEqual([]);
  });
});

test('moves are where ships came from, until they move again', () => {
  const { view } = openingOf('coronel');
  const seen = remembered(NOTHING, { ...view, turn: 1 });
  const moved = view.ships.map((ship) => (ship.id === 'glasgow' ? { ...ship, hex: neighbour(ship.hex, 0) } : ship));
  const after = remembered(seen, { turn: 1, ships: moved });
  expect(after.moves).toEqual([{ ship: 'glasgow', from: view.ships.find(({ id }) => id === 'glasgow')?.hex }]);
  expect(remembered(after, { turn: 1, ships: moved }).moves).toEqual(after.moves);
});

test('the battle in words names the turn, the light and every ship', () => {
  const { view } = openingOf('coronel');
  expect(headline({ ...view, turn: 3 }, BUILT_IN)).toBe('Coronel · Turn 3 of 12');
  const told = inWords(BUILT_IN, view).flatMap(({ things }) => things);
  for (const name of ['Good Hope', 'Otranto', 'Gneisenau']) expect(told.some((thing) => thing.startsWith(name))).toBe(true);
});
