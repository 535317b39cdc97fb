/** GF-9.3: the sides fly their aircraft in turns, one after another. */
import type { Hex } from '../../../chart/hex.ts';
import { distance, within } from '../../../chart/hex.ts';
import type { Atom, Paths, Reason, Target } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import type { At, Play } from '../kind.ts';
import { decision, loop } from '../kind.ts';
import type { AircraftId, AircraftState, Side, State } from '../state.ts';
import { enemyOf } from '../state.ts';
import { aloftOf, craftIn, craftName, hexInWords, type Sky, typeOf, wingOf } from './aircraft.ts';
import { isOnBoard } from './board.ts';

export type Flight = readonly [craft: AircraftId, level: number, to: Hex];

/** GF-9.1.4: to climb or to dive by one level costs as much as so many hexes. */
const CLIMB = 2;

const waiting = (sky: Sky<AircraftState>, side: Side): AircraftState[] => aloftOf(sky, side).filter(({ flown }) => !flown);

/** GF-9.2: blue begins in odd turns, red in even ones; whoever has no more to fly is passed over. Null when all have flown. */
function nextToFly(state: Pick<State, 'turn' | 'aircraft'>): Side | null {
  const first: Side = state.turn % 2 === 1 ? 'blue' : 'red';
  const second = enemyOf(first);
  const flown = (side: Side): number => aloftOf(state, side).filter((craft) => craft.flown).length;
  const [mine, theirs] = [waiting(state, first).length, waiting(state, second).length];
  if (mine === 0) return theirs === 0 ? null : second;
  return theirs === 0 || flown(first) <= flown(second) ? first : second;
}

/** GF-9.3: so many hexes are left to one who changes to a level; below nothing where it cannot. */
export const reachAt = (battle: Battle, { id, level: from }: Pick<Readonly<AircraftState>, 'id' | 'level'>, level: number): number => {
  const { speed, ceiling } = typeOf(battle, id);
  return level < 0 || level > ceiling ? -1 : speed - CLIMB * Math.abs(level - from);
};

export const levelsFor = (battle: Battle, craft: Pick<Readonly<AircraftState>, 'id' | 'level'>): number[] =>
  Array.from({ length: typeOf(battle, craft.id).ceiling + 1 }, (_, level) => level).filter((level) => reachAt(battle, craft, level) >= 0);

const flightsOf = ({ data, state }: At<null>, id: AircraftId): Paths => {
  const battle = battleOf(data, state);
  const craft = craftIn(state, id);
  const hexesAt = (level: number): Hex[] => within(craft.hex, reachAt(battle, craft, level)).filter((hex) => isOnBoard(state.board, hex));
  const after = (path: readonly Atom[]): readonly Atom[] => {
    const level = path[1];
    if (path.length === 0) return [id];
    if (path.length === 1) return levelsFor(battle, craft);
    return path.length === 2 && typeof level === 'number' ? hexesAt(level) : [];
  };
  return { next: after, isWhole: ({ length }) => length === 3 };
};

const NO_CRAFT: Reason = { words: 'one flies aircraft of one’s own that are in the air and have not flown yet', rule: 'GF-9.2' };
const NO_LEVEL: Reason = { words: 'it cannot fly so high, or not in one turn', rule: 'GF-9.1.4' };
const TOO_FAR: Reason = { words: 'it is not so fast, or the hex is not on the board', rule: 'GF-9.1.3' };

function whyNoFlight({ data, state, side }: At<null>, target: Target | undefined): Reason {
  const [id, level] = typeof target === 'object' ? target : [];
  const craft = waiting(state, side).find((each) => each.id === id);
  if (!craft) return NO_CRAFT;
  return levelsFor(battleOf(data, state), craft).some((each) => each === level) ? TOO_FAR : NO_LEVEL;
}

export const levelInWords = (level: number): string => (level === 0 ? 'just above the water' : `at altitude ${level}`);

function fly(g: Play, craft: AircraftState, level: number, hex: Hex): void {
  const { name } = wingOf(battleOf(g.data, g.state), craft.id);
  const hexes = distance(craft.hex, hex);
  if (hexes > 0 || level !== craft.level)
    g.tell?.({ type: 'flew', craft: craft.id, name, from: craft.hex, to: hex, place: hexInWords(g.state.board, hex), level });
  craft.hex = hex;
  craft.level = level;
  craft.flown = true;
}

export const flight = decision<{ fly: Flight; circle: AircraftId }>('flight', 'GF-9.3', {
  who: ({ state }) => nextToFly(state) ?? 'blue',
  asks: () => 'Which aircraft flies next, how high and where to?',
  pieces: ({ state, side }) => waiting(state, side).map(({ id }) => id),
  verbs: {
    fly: {
      ends: true,
      under: firstPart,
      of: flightsOf,
      why: whyNoFlight,
      label: (view, [id, level, hex], { data }) => {
        const battle = battleOf(data, view);
        if (id === undefined) return 'Fly an aircraft';
        if (level === undefined || hex === undefined) return `${craftName(battle, id)}: fly`;
        return `${craftName(battle, id)}: to ${hexInWords(view.board, hex)}, ${levelInWords(level)}`;
      },
      step: (view, [, level, hex]) => {
        if (typeof hex === 'number') return hexInWords(view.board, hex);
        return typeof level === 'number' ? levelInWords(level) : undefined;
      },
      odds: 'dogfights and fire from the ships are rolled for when all have flown',
      does: (g, [id, level, hex]) => fly(g, craftIn(g.state, id), level, hex),
    },
    circle: {
      ends: true,
      under: firstPart,
      of: (_at, id) => [id],
      why: () => NO_CRAFT,
      label: (view, id, { data }) => `${craftName(battleOf(data, view), id)}: circle where it is`,
      odds: 'dogfights and fire from the ships are rolled for when all have flown',
      does: (g, id) => {
        const craft = craftIn(g.state, id);
        fly(g, craft, craft.level, craft.hex);
      },
    },
  },
});

/** GF-2.2h: step a of the Aircraft Phase. */
export const flying = loop('flying', 'GF-9.3', ({ state }) => nextToFly(state) !== null, flight);
