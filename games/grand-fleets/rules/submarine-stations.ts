/** GF-10.1: where submarines lie in wait, which each side decides in secret before the first turn. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { distance, STEPS, turned } from '../../../chart/hex.ts';
import type { Atom, Paths, Reason } from '../../../kernel/index.ts';
import { firstPart, once } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import { facingOf, HEADINGS, type Heading, hexOn } from '../data/formation.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { Board, Side, SubmarineId } from '../state.ts';
import { SIDES } from '../state.ts';
import type { View } from '../view.ts';
import { enemiesOf } from './action.ts';
import { hexInWords } from './aircraft.ts';
import { type Drafted, handedIn, handIn } from './drafting.ts';
import { boatName, boatsOf, sidesWithBoats } from './submarines.ts';

type Station = readonly [hex: Hex, heading: Heading];
type Draft = Drafted<Station>;
type Standing = At<Draft>;

/** As near to an enemy ship as she may lie at the beginning. */
const OFF = 6;

const seaOf = ({ column, row, width, height }: Readonly<Board>): Hex[] =>
  Array.from({ length: width * height }, (_, place) => hexOn(column + (place % width), row + Math.floor(place / width)));

/** All water that is far enough from the enemy; all there is, where the board is too small for that. */
export function openWater({ land }: Battle, { board, ...fleets }: Pick<View, 'board' | 'ships' | 'divisions'>, side: Side): Hex[] {
  const enemies = enemiesOf(fleets, side);
  const sea = seaOf(board).filter((hex) => !land.has(hex));
  const open = sea.filter((hex) => enemies.every((enemy) => distance(hex, enemy.hex) >= OFF));
  return open.length > 0 ? open : sea;
}

const nearestTo = (hexes: readonly Hex[], goal: Hex): Hex =>
  hexes.reduce((best, hex) => (distance(hex, goal) < distance(best, goal) ? hex : best), hexes[0] ?? goal);

const nameOf = (facing: Facing): Heading => HEADINGS[facing] ?? 'N';

/** Ahead of the enemy's first ship, one behind the other, and heading for her. */
function usualStations(g: Pick<Play, 'data' | 'state'>, side: Side): Draft {
  const water = openWater(battleOf(g.data, g.state), g.state, side);
  const [first] = enemiesOf(g.state, side);
  return Object.fromEntries(
    boatsOf(g.state.submarines, side).map(({ id }, rank): [SubmarineId, Station] => {
      const goal = first ? first.hex + (OFF + 4 * (rank + 1)) * STEPS[first.facing] : (water[0] ?? 0);
      return [id, [nearestTo(water, goal), nameOf(first ? turned(first.facing, 3) : 4)]];
    }),
  );
}

const waterIn = once(({ data, state, side }: Pick<Standing, 'data' | 'state' | 'side'>): readonly Hex[] =>
  openWater(battleOf(data, state), state, side),
);

const placesFor = (at: Standing, id: SubmarineId): Paths => ({
  next: (path: readonly Atom[]) => {
    if (path.length === 0) return [id];
    return path.length === 1 ? waterIn(at) : [];
  },
  isWhole: ({ length }) => length === 2,
});

const stationOf = ({ data, state, side, draft }: Standing, id: SubmarineId): Station =>
  draft[id] ?? usualStations({ data, state }, side)[id] ?? [0, 'N'];

const headingsFor = (at: Standing, id: SubmarineId): [SubmarineId, Heading][] =>
  HEADINGS.filter((heading) => heading !== stationOf(at, id)[1]).map((heading) => [id, heading]);

const NO_PLACE: Reason = {
  words: 'each of your submarines lies in a hex of the board, six hexes or more from every enemy ship',
  rule: 'GF-10.1',
};
const NO_HEADING: Reason = { words: 'each of your submarines heads for another side of her hex than before', rule: 'GF-10.1' };

/** Nobody else learns more than that they are out. */
function lieInWait(g: Play, side: Side, draft: Draft): void {
  const battle = battleOf(g.data, g.state);
  const boats = boatsOf(g.state.submarines, side);
  for (const boat of boats) {
    const [hex, heading] = draft[boat.id] ?? [boat.hex, nameOf(boat.facing)];
    boat.hex = hex;
    boat.facing = facingOf(heading);
  }
  g.tell?.({ type: 'submarines-out', side, force: battle.names[side], names: boats.map(({ id }) => boatName(battle, id)) });
}

export const submarineStations = when(
  ({ state }) => sidesWithBoats(state).length > 0,
  plan<{ lie: readonly [SubmarineId, Hex]; head: readonly [SubmarineId, Heading]; done: true }, Draft>('submarine-stations', 'GF-10.1', {
    who: ({ state }) => sidesWithBoats(state),
    draft: ({ data, state, side }) => usualStations({ data, state }, side),
    asks: () => 'Where do your submarines lie in wait? Nobody else sees it.',
    pieces: ({ state, side }) => boatsOf(state.submarines, side).map(({ id }) => id),
    verbs: {
      lie: {
        under: firstPart,
        of: placesFor,
        why: () => NO_PLACE,
        label: (view, [id, hex], { data }) =>
          id === undefined ? 'Place a submarine' : `${boatName(battleOf(data, view), id)}: in ${hexInWords(view.board, hex)}`,
        step: (view, [, hex]) => (typeof hex === 'number' ? hexInWords(view.board, hex) : undefined),
        does: (draft, [id, hex], at) => ({ ...draft, [id]: [hex, stationOf(at, id)[1]] }),
      },
      head: {
        under: firstPart,
        of: headingsFor,
        why: () => NO_HEADING,
        label: (view, [id, heading], { data }) => `${boatName(battleOf(data, view), id)}: heading ${heading}`,
        does: (draft, [id, heading], at) => ({ ...draft, [id]: [stationOf(at, id)[0], heading] }),
      },
      done: {
        ...handIn,
        label: () => 'They lie in wait',
        odds: 'whether they are seen is rolled for when ships come near',
        consequence: ({ draft }) => handedIn(Object.keys(draft), 'nobody is placed', 'submarine lies there', 'submarines lie there'),
      },
    },
    commit: (g, drafts) => {
      for (const side of SIDES) if (boatsOf(g.state.submarines, side).length > 0) lieInWait(g, side, drafts[side]);
    },
  }),
);
