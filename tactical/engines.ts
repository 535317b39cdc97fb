/** CW-11.41, GW-11.27: the engineers of a ship dead in the water do what they can. */
import type { Check, Play } from '../kernel/index.ts';
import { d6, exactly, otherwise, secretCheck } from '../kernel/index.ts';
import type { Engagement, Piece, ShipId } from './battle.ts';
import type { Fighting } from './fight.ts';
import { readersOf, whisperOf } from './fight.ts';
import type { Lender } from './lender.ts';
import type { Profile } from './profile.ts';
import { CRUISER_WARFARE, GREAT_WAR_AT_SEA, profileOf } from './profiles.ts';
import { isDeadInTheWater, patchEngines } from './vessel.ts';

type Repair = Check<object, 'patched' | 'hopeless' | 'nothing'>;

const repairDie = (name: string, rule: string, { works, hopeless }: Profile['engineRepair']): Repair =>
  secretCheck(name, rule, 'Engine repair', {
    dice: d6,
    rows: [exactly(works, 'patched'), exactly(hopeless, 'hopeless'), otherwise('nothing')],
    outcomes: { patched: 'she can move again', hopeless: 'beyond repair', nothing: 'not yet' },
    worth: (outcome) => (outcome === 'patched' ? 1 : outcome === 'hopeless' ? -1 : 0),
  });

export const cruiserWarfareRepair = repairDie('engine-repair', 'CW-11.41', CRUISER_WARFARE.engineRepair);
export const greatWarRepair = repairDie('emergency-repair', 'GW-11.27', GREAT_WAR_AT_SEA.engineRepair);

const REPAIRS: Readonly<Record<Profile['id'], Repair>> = {
  'cruiser-warfare': cruiserWarfareRepair,
  'secret-storm': cruiserWarfareRepair,
  'great-war-at-sea': greatWarRepair,
};

/** A ship that moves however slowly is not repaired, nor one that has only run out of coal. */
const mayTry = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], id: ShipId): boolean => {
  const condition = lender.condition(state, id);
  return (
    !condition.sunk && !condition.starved && condition.engines === 'stopped' && isDeadInTheWater(lender.sheet(data, state, id), condition)
  );
};

function tryToMend<K extends Fighting>(lender: Lender<K>, g: Play<K>, engagement: Engagement, piece: Piece, id: ShipId): void {
  const outcome = g.rollFor(readersOf<K>(piece), REPAIRS[engagement.profile], {}, { about: id, by: piece.side });
  if (outcome === 'nothing') return;
  const condition = lender.condition(g.state, id);
  if (outcome === 'patched') patchEngines(lender.sheet(g.data, g.state, id), condition, profileOf(engagement).engineRepair.speed);
  else condition.engines = 'hopeless';
  whisperOf(lender, g, piece, { type: 'engines', ship: id, now: outcome });
}

/** At the end of each round, for every ship struck dead in the water. There is nothing to lose by trying. */
export function mendEngines<K extends Fighting>(lender: Lender<K>, g: Play<K>, engagement: Engagement): void {
  for (const piece of engagement.pieces)
    for (const id of piece.ships) if (!piece.exited && mayTry(lender, g.data, g.state, id)) tryToMend(lender, g, engagement, piece, id);
}
