/** GF-12.3 (ours): both sides decide in secret who switches her searchlights on. */
import { distance } from '../../../chart/hex.ts';
import { firstPart } from '../../../kernel/index.ts';
import { battleOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto, plan, when } from '../kind.ts';
import type { ShipId, ShipState, Side, State } from '../state.ts';
import { SIDES } from '../state.ts';
import { enemiesOf } from './action.ts';
import { boatsOf, pieceName, piecesOf } from './divisions.ts';
import { handedIn, handIn } from './drafting.ts';
import { BEAM, isDark } from './night.ts';
import { isAfloat } from './ships.ts';
import { lightIn } from './waters.ts';

const isNight = ({ data, state }: Pick<Play, 'data' | 'state'>): boolean =>
  isDark({ light: lightIn(battleOf(data, state), state.turn), scene: state });

/** Whoever has an enemy within reach of her lights. */
function lightersOf(state: State, side: Side): ShipState[] {
  const enemies = enemiesOf(state, side);
  return piecesOf(state).filter(
    (ship) => ship.side === side && isAfloat(ship) && enemies.some(({ hex }) => distance(hex, ship.hex) <= BEAM),
  );
}

const sidesLighting = (g: Play): Side[] => (isNight(g) ? SIDES.filter((side) => lightersOf(g.state, side).length > 0) : []);

export const searchlights = when(
  (g) => sidesLighting(g).length > 0,
  plan<{ light: ShipId; darken: ShipId; done: true }, readonly ShipId[]>('searchlights', 'GF-12.3', {
    who: sidesLighting,
    draft: () => [],
    asks: () => 'Which ships switch their searchlights on?',
    pieces: ({ state, side }) => lightersOf(state, side).map(({ id }) => id),
    verbs: {
      light: {
        of: ({ draft }, ship) => (draft.includes(ship) ? [] : [ship]),
        under: firstPart,
        label: (view, ship, { data }) => `${pieceName(battleOf(data, view), view, ship)}: searchlights on`,
        caution: () => 'Everybody will see her.',
        why: () => ({ words: 'lights are for ships of your own with an enemy within three hexes', rule: 'GF-12.3' }),
        does: (draft, ship) => [...draft, ship],
      },
      darken: {
        takesBack: 'light',
        of: ({ draft }, ship) => (draft.includes(ship) ? [ship] : []),
        under: firstPart,
        label: (view, ship, { data }) => `${pieceName(battleOf(data, view), view, ship)}: searchlights on: take back`,
        why: () => ({ words: 'her lights are not on', rule: 'GF-12.3' }),
        does: (draft, ship) => draft.filter((each) => each !== ship),
      },
      done: {
        ...handIn,
        consequence: ({ draft }) => handedIn(draft, 'all stay dark', 'ship lights up', 'ships light up'),
      },
    },
    commit: (g, drafts) => {
      const battle = battleOf(g.data, g.state);
      const lit = SIDES.flatMap((side) => drafts[side] ?? []).flatMap((piece) => boatsOf(battle, g.state, piece).map(({ id }) => id));
      g.state.beams = g.state.ships.flatMap(({ id }) => (lit.includes(id) ? [id] : []));
      if (lit.length > 0) g.tell?.({ type: 'searchlights', ships: g.state.beams });
    },
  }),
);

/** Told in the first turn of the night. */
export const nightfall = when(
  (g) => isNight(g) && !isNight({ ...g, state: { ...g.state, turn: g.state.turn - 1 } }),
  auto('nightfall', 'GF-12.3', (g) => g.tell?.({ type: 'nightfall' })),
);
