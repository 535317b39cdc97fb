/**
 * A whole position that agrees with what one side sees: its own as it is, the enemy's fleets where they can be by now, and behind his
 * counters whoever may be there.
 */
import type { Chance } from '../../../kernel/index.ts';
import { type Data, warIn } from '../data/data.ts';
import { aircraftOf } from '../rules/beginning.ts';
import { shipOf } from '../rules/fleets.ts';
import type { Side, State } from '../state.ts';
import type { View } from '../view.ts';
import { copyDamage, drawBattle } from './battle.ts';
import { drawFleets } from './fleets.ts';
import { type World, worldOf } from './world.ts';

/** His leaders are in the ships that history gave them, as long as they float; his boats and airships are where he began with them. */
function drawTheRest({ war, state, enemy }: World): void {
  const { operation } = war;
  const { readings } = state;
  for (const { side, flags } of operation.fleets)
    if (side === enemy)
      for (const { name, ship } of flags) if (shipOf(state, ship).fate === 'afloat') state.leaders.push({ name, side, ship });
  if (readings.submarines === 'on')
    for (const { id, side, zone, number } of operation.boats) if (side === enemy) state.boats.push({ id, side, zone, left: number });
  if (readings.aircraft === 'on') state.airships.push(...aircraftOf(war).filter(({ side }) => side === enemy));
}

export function imagine(view: View, side: Side, chance: Chance, data: Data): State {
  const world = worldOf(warIn(data, view), view, side, chance);
  copyDamage(world);
  const fleets = drawBattle(world, drawFleets(world));
  world.state.fleets = side === 'allied' ? [...world.state.fleets, ...fleets] : [...fleets, ...world.state.fleets];
  drawTheRest(world);
  return world.state;
}
