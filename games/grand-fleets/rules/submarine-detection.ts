/** GF-2.2g, GF-10.2.3: ships and aircraft look for enemy submarines. What they roll for only the side of the submarine reads. */
import { distance } from '../../../chart/hex.ts';
import type { Facts } from '../../../kernel/index.ts';
import { atLeast, d10, flag, minus, oneOf, otherwise, plus, secretCheck } from '../../../kernel/index.ts';
import { battleOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { State, SubmarineState } from '../state.ts';
import { enemyOf } from '../state.ts';
import { enemiesOf } from './action.ts';
import { aloftOf, hexInWords } from './aircraft.ts';
import { isDark } from './night.ts';
import { boatName } from './submarines.ts';
import { lightIn } from './waters.ts';

const LOOKOUT = {
  depth: oneOf('depth', ['periscope', 'deep']),
  launched: flag('she launched torpedoes in the last End Phase'),
  hydrophones: flag('the year is 1917 or later'),
  dark: flag('night'),
} as const;

/** GF-10.2.3: nine or more at a periscope, ten in the depth. */
export const detectionRoll = secretCheck('submarine-detection', 'GF-10.2.3', 'Detection', LOOKOUT, {
  dice: d10,
  modifiers: [
    plus(2, 'GF-10.2.3', 'the track of her torpedoes', ({ depth, launched }) => depth === 'periscope' && launched),
    minus(1, 'GF-10.2.3', 'she is deep', ({ depth }) => depth === 'deep'),
    plus(2, 'GF-10.2.3', 'hydrophones', ({ depth, hydrophones }) => depth === 'deep' && hydrophones),
    minus(2, 'GF-10.2.3', 'night', ({ depth, dark }) => depth === 'periscope' && dark),
  ],
  rows: [atLeast(9, 'seen'), otherwise('unseen')],
  outcomes: { seen: 'she is seen', unseen: 'nobody sees her' },
});

/** A hull on the surface is made out by anybody this near, in the dark or not. */
const HULL = { day: 5, night: 2 } as const;
const PERISCOPE = { ships: 2, aircraft: 3 } as const;
const HYDROPHONES = 1917;

const isNight = (g: Pick<Play, 'data' | 'state'>): boolean =>
  isDark({ light: lightIn(battleOf(g.data, g.state), g.state.turn), scene: g.state });

/** How many of the enemy are within so many hexes of her. */
function lookouts(state: State, { side, hex }: SubmarineState, ships: number, aircraft: number): number {
  const near = (reach: number) => (other: { readonly hex: number }) => distance(other.hex, hex) <= reach;
  return enemiesOf(state, side).filter(near(ships)).length + aloftOf(state, enemyOf(side)).filter(near(aircraft)).length;
}

/** How far a hull on the surface is seen, which the light may shorten (GF-15.4). */
function hullSight(g: Play): number {
  const visibility = lightIn(battleOf(g.data, g.state), g.state.turn)?.visibility ?? HULL.day;
  return Math.min(visibility, isNight(g) ? HULL.night : HULL.day);
}

function isSeen(g: Play, boat: SubmarineState): boolean {
  const { state } = g;
  if (boat.depth === 'surfaced') return lookouts(state, boat, hullSight(g), hullSight(g)) > 0;
  const observers = boat.depth === 'deep' ? lookouts(state, boat, 0, -1) : lookouts(state, boat, PERISCOPE.ships, PERISCOPE.aircraft);
  if (observers === 0) return false;
  const facts: Facts<typeof LOOKOUT> = {
    depth: boat.depth,
    launched: boat.plotted.length > 0,
    hydrophones: battleOf(g.data, state).year >= HYDROPHONES,
    dark: isNight(g),
  };
  return g.volleyFor([boat.side], detectionRoll, facts, observers, { about: boat.id }).includes('seen');
}

function sight(g: Play, boat: SubmarineState): void {
  const { id, side, hex, facing, depth, spent } = boat;
  boat.sighted = { hex, facing, depth, spent };
  g.reveal();
  g.tell?.({
    type: 'submarine-sighted',
    submarine: id,
    side,
    name: boatName(battleOf(g.data, g.state), id),
    hex,
    place: hexInWords(g.state.board, hex),
    depth,
  });
}

/** GF-2.2g: step d of the Movement Phase. What was seen in the last turn is forgotten. */
export const submarineDetection = when(
  ({ state }) => state.submarines.length > 0,
  auto('submarine-detection', 'GF-2.2g', (g) => {
    for (const boat of g.state.submarines) {
      boat.sighted = null;
      if (boat.fate === 'afloat' && isSeen(g, boat)) sight(g, boat);
    }
  }),
);
