/** GF-6.1.2c: ships of both sides in one hex are shown around it, for as long as the Combat Phase lasts. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { FACINGS, neighbour, neighboursOf } from '../../../chart/hex.ts';
import { amount, d10, sway, whole } from '../../../kernel/index.ts';
import { battleOf, shipIn } from '../data/data.ts';
import type { At, Play } from '../kind.ts';
import { auto, decision, loop, sequence, when } from '../kind.ts';
import type { ShipState, Shown, State } from '../state.ts';
import { shipsByHex } from './crowds.ts';
import { boatsOf, pieceName, piecesOf } from './divisions.ts';
import { helmOfRank } from './passage.ts';

/** One die and her movement points; the lowest stays where she is. */
export const displayRoll = amount(
  'display',
  'GF-6.1.2c',
  'Place among the enemy',
  { points: whole('movement points of the ship', 0, 12) },
  { dice: d10, modifiers: [sway('GF-6.1.2c', 'her speed', ({ points }) => points)], words: String },
);

/** From the lowest to the highest; who is level rolls again to settle it, and keeps her place before and behind the others. */
function ranked(g: Play, ships: readonly ShipState[]): ShipState[] {
  if (ships.length < 2) return [...ships];
  const battle = battleOf(g.data, g.state);
  const totals = new Map<number, ShipState[]>();
  for (const ship of ships) {
    const total = g.roll(
      displayRoll,
      { points: helmOfRank(battle, boatsOf(battle, g.state, ship.id)).points },
      { about: ship.id, by: ship.side },
    );
    totals.set(total, [...(totals.get(total) ?? []), ship]);
  }
  return [...totals].toSorted(([a], [b]) => a - b).flatMap(([, level]) => ranked(g, level));
}

const isMixed = (ships: readonly Pick<ShipState, 'side'>[]): boolean => ships.some(({ side }) => side !== ships[0]?.side);

/** Ships of both sides that are together, hex by hex. */
const meleesIn = (state: State): ShipState[][] => [...shipsByHex(piecesOf(state)).values()].filter(isMixed);

const rollPlaces = auto('places', 'GF-6.1.2c', (g) => {
  g.state.shown = meleesIn(g.state).flatMap((here) =>
    ranked(g, here).map(({ id, hex }, place): Shown => ({ ship: id, hex: place === 0 ? hex : null })),
  );
});

const nextOf = ({ shown }: Pick<State, 'shown'>): Shown | undefined => shown.find(({ hex }) => hex === null);

type Standing = Pick<At<null>, 'data' | 'state'>;

/** The ship that is to be shown now, and those of her hex. */
function company({ data, state }: Standing) {
  const battle = battleOf(data, state);
  const next = nextOf(state);
  if (!next) throw new Error('every ship is shown');
  const ship = shipIn(battle, state, next.ship);
  const others = state.shown
    .map((shown) => ({ shown, other: shipIn(battle, state, shown.ship) }))
    .filter(({ other }) => other.hex === ship.hex && other.id !== ship.id);
  return { ship, others };
}

/** Not with an enemy; and the last hex that is empty is left to enemies who have none of their own yet. */
export function placesFor(at: Standing): Hex[] {
  const { ship, others } = company(at);
  const foes = others.filter(({ other }) => other.side !== ship.side);
  const free = [ship.hex, ...neighboursOf(ship.hex)].filter((hex) => foes.every(({ shown }) => shown.hex !== hex));
  const empty = free.filter((hex) => others.every(({ shown }) => shown.hex !== hex));
  const isOwed = empty.length === 1 && foes.length > 0 && foes.every(({ shown }) => shown.hex === null);
  return isOwed ? free.filter((hex) => hex !== empty[0]) : free;
}

const WINDS: Readonly<Record<Facing, string>> = {
  0: 'to the southeast',
  1: 'to the south',
  2: 'to the southwest',
  3: 'to the northwest',
  4: 'to the north',
  5: 'to the northeast',
};

/** The side of her hex on which she is shown; null where she stays in it. */
const sideShown = (hex: Hex, shown: Hex): Facing | null => FACINGS.find((facing) => neighbour(hex, facing) === shown) ?? null;

export const placeInWords = (to: Facing | null): string => (to === null ? 'in the middle of the hex' : WINDS[to]);

export const displaying = decision<{ show: Hex }>('place', 'GF-6.1.2c', {
  who: (g) => company(g).ship.side,
  asks: (view, { data }) => {
    const next = nextOf(view);
    return `Where in the hex is ${next ? pieceName(battleOf(data, view), view, next.ship) : 'she'}, among the enemy?`;
  },
  verbs: {
    show: {
      ends: true,
      of: placesFor,
      label: (view, hex, { data }) => {
        const next = nextOf(view);
        const ship = next && shipIn(battleOf(data, view), view, next.ship);
        return ship ? `Show her ${placeInWords(sideShown(ship.hex, hex))}` : 'Show her';
      },
      why: () => ({ words: 'she is shown in her hex or beside it, and not with an enemy', rule: 'GF-6.1.2c' }),
      does: (g, hex) => {
        const { ship } = company(g);
        g.state.shown = g.state.shown.map((shown) => (shown.ship === ship.id ? { ship: ship.id, hex } : shown));
        g.tell?.({ type: 'shown', ship: ship.id, to: sideShown(ship.hex, hex) });
      },
    },
  },
});

export const display = when(
  ({ state }) => meleesIn(state).length > 0,
  sequence('places', 'GF-6.1.2c', [rollPlaces, loop('placing', 'GF-6.1.2c', ({ state }) => nextOf(state) !== undefined, displaying)]),
);
