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
}

/** GF-5.4.2: whoever has left the board counts as sunk. */
const isLost = ({ fate }: Pick<Counted, 'fate'>): boolean => fate === 'sunk' || fate === 'left';

/** One for every circle, and her hull once more when she is gone; gone at once, she counts as if every circle had been crossed off. */
export const worthOf = ({ hull }: Pick<Card, 'hull'>, ship: Pick<Counted, 'fate' | 'hits'>): number =>
  isLost(ship) ? 2 * hull : ship.hits;

/** GF-15.3: she has got home who has left by her edge, or is afloat with half of her hull. */
const isHome = ({ hull }: Pick<Card, 'hull'>, { fate, hits }: Counted): boolean =>
  fate === 'escaped' || (fate === 'afloat' && 2 * hits < hull);

const bonusOf = (battle: Battle, fleets: Fleets, { kind, ships }: Bonus): number =>
  ships.filter((id) => {
    const ship = shipIn(battle, fleets, id);
    if (kind === 'home') return isHome(cardOf(battle, id), ship);
    return kind === 'sunk' ? isLost(ship) : ship.fate === kind;
  }).length;

/** GF-9.1.2: an aircraft that is lost counts for as many points as it bears hits. */
const fallen = ({ aircraft }: Battle, fleets: Fleets, side: Side): ScoreLine[] =>
  fleets.aircraft.flatMap((craft, place) => {
    const wing = aircraft[place];
    return wing && craft.side !== side && craft.fate === 'lost' ? [{ words: wing.name, points: wing.type.hits }] : [];
  });

/** GF-10.4: as for ships. */
const caught = ({ submarines }: Battle, fleets: Fleets, side: Side): ScoreLine[] =>
  fleets.submarines.flatMap((boat, place) => {
    const spec = submarines[place];
    const points = spec && boat.side !== side ? worthOf(spec.type, boat) : 0;
    return spec && points > 0 ? [{ words: spec.name, points }] : [];
  });

/** What a side has scored, line by line. */
export function scoreOf(battle: Battle, fleets: Fleets, side: Side): ScoreLine[] {
  const enemies = battle.berths.flatMap(({ card }, place) => {
    const ship = fleets.ships[place];
    const points = ship && ship.side !== side ? worthOf(card, ship) : 0;
    return points > 0 ? [{ words: card.name, points }] : [];
  });
  const bonuses = battle.bonuses.flatMap((bonus) => {
    const times = bonus.side === side ? bonusOf(battle, fleets, bonus) : 0;
    return times > 0 ? [{ words: bonus.words, points: times * bonus.points }] : [];
  });
  return [...enemies, ...fallen(battle, fleets, side), ...caught(battle, fleets, side), ...bonuses];
}

export const pointsOf = (battle: Battle, fleets: Fleets, side: Side): number =>
  scoreOf(battle, fleets, side).reduce((sum, { points }) => sum + points, 0);

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
