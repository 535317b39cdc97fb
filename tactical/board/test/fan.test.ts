import { expect, test } from 'vitest';
import { hexAt } from '../../../chart/hex.ts';
import type { Box } from '../../../kit/view-box.ts';
import { CENTRE } from '../../hexes.ts';
import { type Berth, SIZE, TYPE } from '../berths.ts';
import { type Fanned, fanned, scaleAt, unionOf } from '../fan.ts';
import type { Laid } from '../laid.ts';
import { sunkWords } from '../sunk.ts';
import { fanOf, fittingView } from '../view-fit.ts';
import { writtenNames } from '../written.ts';

const ship = (name: string, heading: number, more: Partial<Laid> = {}): Laid => ({
  token: name,
  side: 'allied',
  hex: CENTRE,
  group: 1,
  name,
  isBlank: false,
  rank: 0,
  heading,
  length: 140,
  beam: 20,
  count: 1,
  beside: 0,
  ...more,
});

const extentOf = ({ lines }: Fanned): Box => unionOf([...lines.values()]);

const SEVEN = ['Invincible', 'Inflexible', 'Carnarvon', 'Cornwall', 'Kent', 'Bristol', 'Glasgow'];
const HEADINGS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** Points along the hull, as it is drawn, and the room of the name. */
function drawnOf(fleet: readonly Laid[], pixel: number) {
  const { berths } = fanned(fleet, pixel);
  return fleet.map(({ token, heading, length }) => {
    const berth = berths.get(token);
    if (!berth) throw new Error(`${token} has no berth`);
    const angle = (heading * Math.PI) / 180;
    const keel = [-0.5, -0.25, 0, 0.25, 0.5].map((part) => ({
      x: berth.x + Math.sin(angle) * length * berth.scale * part,
      y: berth.y - Math.cos(angle) * length * berth.scale * part,
    }));
    const { plate } = berth;
    const name: Box = { x: berth.x + plate.x, y: berth.y + plate.y - plate.size * 0.7, width: plate.width, height: plate.size * 0.9 };
    return { token, keel, name };
  });
}

const isIn = ({ x, y }: { readonly x: number; readonly y: number }, box: Box): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each(HEADINGS)('seven ships of one hex that head %i have their names clear of every keel and of each other', (heading) => {
  for (const pixel of [0.6, 1, 2]) {
    const drawn = drawnOf(
      SEVEN.map((name, place) => ship(name, heading, { length: [173, 173, 144, 141, 141, 138, 98][place] ?? 140 })),
      pixel,
    );
    for (const { token, name } of drawn)
      for (const other of drawn) {
        for (const spot of other.keel) expect(isIn(spot, name), `${token} under ${other.token}`).toBe(false);
        if (other.token !== token) expect(overlap(name, other.name), `${token} and ${other.token}`).toBe(false);
      }
  }
});

test('names keep their size on the screen, and hulls never shrink below 44 pixels for a light cruiser', () => {
  for (const pixel of [0.5, 1, 2, 4]) {
    const berth = fanned([ship('Emden', 60)], pixel).berths.get('Emden');
    expect((berth?.plate.size ?? 0) / pixel).toBeCloseTo(TYPE);
    expect((118 * scaleAt(pixel)) / pixel).toBeGreaterThan(44);
  }
});

test('a ship alone lies in the middle of her hex without a leader; seven have one leader', () => {
  const alone = fanned([ship('Emden', 60)], 1);
  expect(alone.berths.get('Emden')).toMatchObject({ x: 0, y: 0 });
  expect(alone.leaders).toEqual([]);
  const many = SEVEN.map((name) => ship(name, 60));
  expect(fanned(many, 1).leaders).toHaveLength(1);
});

test('enemies in one hex and in the next do not lie over each other', () => {
  const allies = SEVEN.map((name) => ship(name, 60));
  const near = ['Scharnhorst', 'Gneisenau'].map((name) => ship(name, 240, { side: 'central' }));
  const next = ['Leipzig', 'Dresden'].map((name) => ship(name, 240, { side: 'central', hex: CENTRE + 1 }));
  const drawn = drawnOf([...allies, ...near, ...next], 1);
  for (const { token, name } of drawn)
    for (const other of drawn) if (other.token !== token) expect(overlap(name, other.name), `${token} and ${other.token}`).toBe(false);
});

test('the chart is looked at as closely as the ships allow, and never so closely that one is cut off', () => {
  const room = { width: 768, height: 440 };
  const fleet = [...SEVEN.map((name) => ship(name, 300)), ship('Scharnhorst', 120, { side: 'central', hex: CENTRE + 3 })];
  const view = fittingView(fleet, room)?.view;
  if (!view) throw new Error('nothing is looked at');
  const extent = extentOf(fanned(fleet, view.width / room.width));
  expect(extent.x >= view.x && extent.x + extent.width <= view.x + view.width).toBe(true);
  expect(extent.y >= view.y && extent.y + extent.height <= view.y + view.height).toBe(true);
  expect((SIZE * room.width) / view.width).toBeGreaterThan(40);
  expect(fittingView([], room)).toBeNull();
});

test('seen from afar, ships at the edge of the map whom nobody has made out are fanned towards its middle and stay on it', () => {
  const half = { x: 6 * SIZE, y: 5 * SIZE };
  const [south, west] = [hexAt(0, 4), hexAt(-4, 0)];
  const unknown = [south, west].flatMap((hex) => SEVEN.map((name) => ship(`${name} ${hex}`, 90, { hex, isBlank: true })));
  const far = 2.5;
  const beyond = (drawn: Fanned): boolean => {
    const { x, y, width, height } = extentOf(drawn);
    return x + width > half.x || y < -half.y || x < -half.x || y + height > half.y;
  };
  expect(beyond(fanned(unknown, far))).toBe(true);
  expect(beyond(fanned(unknown, far, half))).toBe(false);
});

test('who is looked at is found where she lies among the others', () => {
  const room = { width: 390, height: 200 };
  const half = { x: 6 * SIZE, y: 5 * SIZE };
  const fleet = [...SEVEN.map((name) => ship(name, 90)), ...SEVEN.map((name) => ship(`${name} II`, 90, { side: 'central' }))];
  const view = fittingView(fleet, room, fanOf(fleet, half), ({ side }) => side === 'central')?.view;
  if (!view) throw new Error('nobody is looked at');
  const { berths } = fanned(fleet, (view.width / room.width) * 0.9, half);
  for (const name of SEVEN) {
    const { x, y } = berths.get(`${name} II`) ?? { x: Number.NaN, y: Number.NaN };
    expect(x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height, name).toBe(true);
  }
});

test('where there is no room for all names, the first is written and none lies over another', () => {
  const crowd = [0, 1, 2, 3].flatMap((n) => SEVEN.map((name) => ship(`${name} ${n}`, 90, { hex: CENTRE + (n % 2), heading: 90 + 5 * n })));
  const { berths } = fanned(crowd, 3, { x: 4 * SIZE, y: 3 * SIZE });
  const tokens = crowd.map(({ token }) => token);
  const written = writtenNames(tokens, berths);
  expect([written.has('Invincible 0'), written.size < tokens.length]).toEqual([true, true]);
  const last = writtenNames(tokens.toReversed(), berths);
  expect(last.has('Glasgow 3')).toBe(true);
});

/** Seven ships in two hexes at one edge of the map, and five in its middle, as they met off the Falklands. */
const FALKLANDS = [
  ...SEVEN.map((name, place) => ship(name, 150, { hex: place < 2 ? hexAt(-1, -1) : hexAt(-2, -1), group: place < 2 ? 1 : 2 })),
  ...['Gneisenau', 'Scharnhorst', 'Dresden', 'Leipzig', 'Nürnberg'].map((name) => ship(name, 150, { side: 'central' })),
];

test('a wide pane shows all ships between the hint at its upper edge and the keys of the playback at its lower', () => {
  const room = { width: 784, height: 440 };
  const half = { x: 1390, y: 780 };
  const fan = fanOf(FALKLANDS, half, room);
  const fitting = fittingView(FALKLANDS, room, fan);
  if (!fitting) throw new Error('nobody is looked at');
  const { view } = fitting;
  const pixel = view.width / room.width;
  const all = extentOf(fan(pixel));
  expect(fitting.isWhole).toBe(true);
  expect((all.y - view.y) / pixel).toBeGreaterThan(35);
  expect((view.y + view.height - all.y - all.height) / pixel).toBeGreaterThan(50);
});

test('who sank is written below her, and beside her where a name stands there', () => {
  const [kent] = [...fanned([ship('Kent', 90)], 1).berths.values()];
  if (!kent) throw new Error('Kent has no berth');
  const sunk = [{ words: 'Otranto sunk', at: { x: 0, y: 0 } }];
  expect(sunkWords(sunk, [], 1)).toEqual([{ words: 'Otranto sunk', x: 0, y: 44, anchor: 'middle' }]);
  const under: Berth = { ...kent, x: -kent.plate.x, y: 40 - kent.plate.y };
  expect(sunkWords(sunk, [under], 1)[0]).toMatchObject({ x: 33, anchor: 'start' });
});
