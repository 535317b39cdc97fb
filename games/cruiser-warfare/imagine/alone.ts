/** A battle by itself as one side can imagine it: who is there is known, and not behind which counter. */
import { shuffled } from '../../../kernel/index.ts';
import { stopDead } from '../../../tactical/vessel.ts';
import { battleNamed, sheetOf } from '../data/data.ts';
import { shipOf } from '../rules/fleet.ts';
import { leadersIn } from '../rules/standalone.ts';
import type { ShipId } from '../state.ts';
import { drawBattle } from './battle.ts';
import type { Hands } from './counters.ts';
import { handsWith, hiddenCounters, isLaidOut } from './counters.ts';
import type { World } from './world.ts';

/** Those of the list whom nobody has made out yet, as they came. */
function unknownOf({ data, state, enemy }: World): ShipId[] {
  const { ships, anchored } = battleNamed(data, state.scenario);
  const unknown = ships[enemy].filter((id) => shipOf(state, id).fate === 'waiting');
  for (const id of unknown) {
    shipOf(state, id).fate = 'afloat';
    if (anchored.includes(id)) stopDead(sheetOf(data, state, id), shipOf(state, id));
  }
  return unknown;
}

/** One behind each counter. */
const dealt = (world: World, unknown: readonly ShipId[]): Hands =>
  new Map(
    hiddenCounters(world).flatMap(({ token }, place) => {
      const id = unknown[place];
      return id === undefined ? [] : [[token, { id, ships: [id] }] as const];
    }),
  );

export function imagineBattleAlone(world: World): void {
  const { data, state, enemy, chance } = world;
  const unknown = shuffled(unknownOf(world), chance);
  const leaders = leadersIn(data, battleNamed(data, state.scenario).ships[enemy], enemy);
  state.leaders.push(...leaders.filter(({ ship }) => shipOf(state, ship).fate === 'afloat'));
  drawBattle(world, handsWith(world, dealt(world, unknown)), isLaidOut(world) ? [] : unknown);
}
