/** GF-2.2.2a, GF-15.1.1: victory points. */
import type { Battle, Bonus } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { cardOf, shipIn } from '../data/data.ts';
import type { AircraftState, ShipState, Side, SubmarineState } from '../state.ts';
import { enemyOf } from '../state.ts';

/** As much of a ship as counts for points, in a state or in a view. */
type Counted = Readonly<Pick<ShipState, 'id' | 'side' | 'fate' | 'hits'>>;
export interface Fleets {
  readonly ships: readonly Counted[];
  readonly aircraft: readonly Readonly<Pick<AircraftState, 'side' | 'fate'>>[];
  readonly submarines: readonly Readonly<Pick<SubmarineState, 'side' | 'fate' | 'hits'>>[];
}

export interface ScoreLine {
  readonly words: string;
  readonly points: number;
  /** Whether it counts only if it is still so at the end. */
  readonly isOpen: boolean;
}

/** GF-5.4.2: whoever has left the board counts as sunk. */
export const isLost = ({ fate }: Pick<Counted, 'fate'>): boolean => fate === 'sunk' || fate === 'left';

/** One for every circle, and her hull once more when she is gone; gone at once, she counts as if every circle had been crossed off. */
export const worthOf = ({ hull }: Pick<Card, 'hull'>, ship: Pick<Counted, 'fate' | 'hits'>): number =>
  isLost(ship) ? 2 * hull : ship.hits;

/** GF-15.3: she has got home who has left by her edge; who is afloat with half of her hull has, if she still is at the end. */
const mayGetHome = ({ hull }: Pick<Card, 'hull'>, { fate, hits }: Counted): boolean => fate === 'afloat' && 2 * hits < hull;

function bonusOf(battle: Battle, fleets: Fleets, { kind, ships, words, points }: Bonus): ScoreLine[] {
  const all = ships.map((id) => shipIn(battle, fleets, id));
  const isWon = (ship: Counted): boolean => (kind === 'sunk' ? isLost(ship) : ship.fate === 'escaped');
  const won = all.filter(isWon).length;
  const open = kind === 'home' ? all.filter((ship) => mayGetHome(cardOf(battle, ship.id), ship)).length : 0;
  return [
    { words, points: won * points, isOpen: false },
    { words, points: open * points, isOpen: true },
  ];
}

/** GF-9.1.2: an aircraft that is lost counts for as many points as it bears hits. */
const fallen = ({ aircraft }: Battle, fleets: Fleets, side: Side): ScoreLine[] =>
  fleets.aircraft.flatMap((craft, place) => {
    const wing = aircraft[place];
    return wing && craft.side !== side && craft.fate === 'lost' ? [{ words: wing.name, points: wing.type.hits, isOpen: false }] : [];
  });

/** GF-10.4: as for ships. */
const caught = ({ submarines }: Battle, fleets: Fleets, side: Side): ScoreLine[] =>
  fleets.submarines.flatMap((boat, place) => {
    const spec = submarines[place];
    return spec && boat.side !== side ? [{ words: spec.name, points: worthOf(spec.type, boat), isOpen: false }] : [];
  });

/** What a side has scored, line by line; last what would come at the end. */
export function scoreOf(battle: Battle, fleets: Fleets, side: Side): ScoreLine[] {
  const enemies = battle.berths.flatMap(({ card }, place) => {
    const ship = fleets.ships[place];
    const points = ship && ship.side !== side ? worthOf(card, ship) : 0;
    return points > 0 ? [{ words: card.name, points, isOpen: false }] : [];
  });
  const bonuses = battle.bonuses.flatMap((bonus) => (bonus.side === side ? bonusOf(battle, fleets, bonus) : []));
  const lost = [...fallen(battle, fleets, side), ...caught(battle, fleets, side)];
  const lines = [...enemies, ...lost, ...bonuses].filter(({ points }) => points > 0);
  return lines.toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen));
}

const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** All that a side would have if the battle ended as it stands. */
export const pointsOf = (battle: Battle, fleets: Fleets, side: Side): number => sumOf(scoreOf(battle, fleets, side));

/** What a side has for good, and what would come to it at the end. */
export function tallyOf(battle: Battle, fleets: Fleets, side: Side): { readonly won: number; readonly open: number } {
  const lines = scoreOf(battle, fleets, side);
  return { won: sumOf(lines.filter(({ isOpen }) => !isOpen)), open: sumOf(lines.filter(({ isOpen }) => isOpen)) };
}

export type Level = 'decisive' | 'marginal' | 'draw';

export interface Verdict {
  readonly winner: Side | null;
  readonly level: Level;
}

/** GF-2.2.2b: three to one is decisive, two to one marginal; anything against nothing is decisive. */
export function verdictOn(blue: number, red: number): Verdict {
  const [winner, more, less]: [Side, number, number] = blue >= red ? ['blue', blue, red] : ['red', red, blue];
  if (more > 0 && more >= 3 * less) return { winner, level: 'decisive' };
  if (more > 0 && more >= 2 * less) return { winner, level: 'marginal' };
  return { winner: null, level: 'draw' };
}

export const verdictIn = (battle: Battle, fleets: Fleets): Verdict =>
  verdictOn(pointsOf(battle, fleets, 'blue'), pointsOf(battle, fleets, 'red'));

/** GF-2.2.1: a side that gives up has lost decisively. */
export const afterResigning = (side: Side): Verdict => ({ winner: enemyOf(side), level: 'decisive' });
