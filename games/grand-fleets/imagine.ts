/**
 * A whole state that agrees with a view: all is seen but the enemy's torpedoes in the water, of which the ships that launched are, and his
 * submarines, of which sightings are.
 */
import type { Chance } from '../../kernel/index.ts';
import { between, oneOfList, shuffled } from '../../kernel/index.ts';
import { ARCS } from './data/card.ts';
import { battleOf, type Data } from './data/data.ts';
import { submarinesImagined } from './rules/submarine-whereabouts.ts';
import type { ShipId, Side, State, Torpedo } from './state.ts';
import type { ShipView, View } from './view.ts';

/** Between one and all that she had: into any arcs, at any ships of the other side. */
function launchedBy(ship: ShipView, targets: readonly ShipId[], chance: Chance): Torpedo[] {
  const loaded = ship.tubes.flatMap((left, tube) => (left > 0 ? [tube] : []));
  return shuffled(loaded, chance)
    .slice(0, between(1, loaded.length, chance))
    .flatMap((tube) => {
      const [target, arc] = [oneOfList(targets, chance), oneOfList(ARCS, chance)];
      return target && arc ? [{ from: ship.id, tube, target, arc }] : [];
    });
}

export function imagine(view: View, side: Side, chance: Chance, data: Data): State {
  const own = view.ships.filter((ship) => ship.side === side && ship.fate === 'afloat').map(({ id }) => id);
  const byEnemy = view.launchers.flatMap((id) => {
    const ship = view.ships.find((each) => each.id === id);
    return ship && ship.side !== side ? launchedBy(ship, own, chance) : [];
  });
  const isOut = (ship: ShipView, tube: number): boolean => byEnemy.some((each) => each.from === ship.id && each.tube === tube);
  return {
    readings: view.readings,
    battle: view.battle,
    turn: view.turn,
    board: { ...view.board },
    ships: view.ships.map((ship) => ({
      ...ship,
      lost: ship.lost.map((places) => [...places]),
      tubes: ship.tubes.map((left, tube) => (isOut(ship, tube) ? left - 1 : left)),
    })),
    squadrons: view.squadrons.map((squadron) => ({ ...squadron, ships: [...squadron.ships] })),
    divisions: view.divisions,
    torpedoes: inOrder(view, [...view.torpedoes, ...byEnemy]),
    aircraft: view.aircraft.map((craft) => ({ ...craft })),
    submarines: submarinesImagined(battleOf(data, view), view, chance),
    aims: view.aims,
    posts: view.posts,
    shown: view.shown,
    wind: view.wind,
    smoke: view.smoke,
    smoking: view.smoking,
    canisters: view.canisters,
    flashes: view.flashes,
    beams: view.beams,
  };
}

/** Ship by ship, as they were launched. */
const inOrder = ({ launchers }: View, torpedoes: readonly Torpedo[]): Torpedo[] =>
  launchers.flatMap((ship) => torpedoes.filter(({ from }) => from === ship));
