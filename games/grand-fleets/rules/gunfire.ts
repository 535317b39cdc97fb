/** GF-6.2: all guns fire at once, and what they did takes effect afterwards. */
import { battleOf, shipIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Aim, ShipId, State } from '../state.ts';
import type { Broadside } from './broadsides.ts';
import { broadsidesOf } from './broadsides.ts';
import { hurtPiece } from './damage.ts';
import { boatsOf } from './divisions.ts';
import { arcsAround } from './positions.ts';
import { gunsName, isAfloat } from './ships.ts';
import type { Solution } from './solution.ts';
import { salvo } from './solution.ts';
import type { Waters } from './waters.ts';
import { pieceOn, shipOn, watersOf } from './waters.ts';

interface Harm {
  readonly aim: Aim;
  readonly pierced: number;
  /** Points for each that pierced. */
  readonly damage: number;
}

/** GF-6.1: orders are orders, even at a ship that a torpedo has sunk meanwhile; whoever has been sunk does not fire. */
function waste(g: Play, waters: Waters, { from, guns, target }: Aim): void {
  if (!isAfloat(shipOn(waters, from))) return;
  g.tell?.({
    type: 'fire-wasted',
    from,
    guns,
    name: gunsName(waters.battle, from, guns),
    target,
    why: isAfloat(pieceOn(waters, target)) ? 'guns-lost' : 'target-sunk',
  });
}

function fire(g: Play, waters: Waters, { from, guns, target }: Aim, solution: Solution): Harm {
  const name = gunsName(waters.battle, from, guns);
  const { pierced } = g.salvo(
    () => g.run(salvo(solution), { about: from, by: shipOn(waters, from).side }),
    ({ hits, pierced }) => ({ type: 'fired', from, guns, name, target, shots: solution.barrels, hits, pierced }),
  );
  return { aim: { from, guns, target }, pierced, damage: solution.damage };
}

/** GF-8.3.4: one Combat Phase less; a hit of this one counts from the next on. */
function passPhase({ state }: Play): void {
  for (const ship of state.ships) if (ship.silent > 0) ship.silent--;
}

/** GF-12.3, GF-12.5: it is asked for by night, and by lookouts. */
const isFlashSeen = ({ readings }: Pick<State, 'readings'>): boolean => readings.night === 'on' || readings.spotting === 'on';

/** GF-12.3: whoever has fired is seen by it until the next Combat Phase is over, and with her the whole division. */
const flashesIn = ({ battle, scene }: Waters, broadsides: readonly Broadside[]): ShipId[] => [
  ...new Set(broadsides.flatMap(({ aim, solution }) => (solution ? boatsOf(battle, scene, aim.from).map(({ id }) => id) : []))),
];

export const gunfire = auto('gunfire', 'GF-6.2', (g) => {
  const waters = watersOf(battleOf(g.data, g.state), g.state);
  const harm: Harm[] = [];
  const broadsides = broadsidesOf(waters, g.state.aims);
  for (const { aim, solution } of broadsides) {
    if (solution) harm.push(fire(g, waters, aim, solution));
    else waste(g, waters, aim);
  }
  passPhase(g);
  if (isFlashSeen(g.state)) g.state.flashes = flashesIn(waters, broadsides);
  for (const each of harm) if (each.pierced > 0) strike(g, waters, each);
});

/** GF-8.2b: the mounts that may be lost are those that bear on the firing ship. */
function strike(g: Play, waters: Waters, { aim: { from, target }, pierced, damage }: Harm): void {
  const ship = pieceOn(waters, target);
  const cause = { kind: 'gun', from, arcs: arcsAround(waters, ship, pieceOn(waters, from)) } as const;
  hurtPiece(g, shipIn(waters.battle, g.state, ship.id), pierced, damage, cause); // GF-6.2.3
}
