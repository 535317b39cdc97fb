/** What the odds of a shot say beside the hit: that it sinks or slows a target of one ship, as far as the firer knows her. */
import type { Odds } from '../kernel/index.ts';
import { badge } from '../kernel/index.ts';
import type { Piece } from './battle.ts';
import { effectOf, type Salvo, victimOf } from './effect.ts';
import type { Fight, Fighting } from './fight.ts';

/** Less than one in two hundred is not worth a word. */
const TELLING = 0.005;

/** Which ship of several takes a hit is for her owner to say (CW-9.32a), so of those nothing is foretold. */
export function withEffect<K extends Fighting>(
  { lender, of }: Fight<K>,
  data: K['data'],
  state: K['state'],
  { known, ships }: Piece,
  odds: Odds,
  salvoes: readonly Salvo[],
): Odds {
  const [ship, ...others] = ships;
  if (!known || ship === undefined || others.length > 0) return odds;
  const victim = victimOf(of(state), lender.readings(state), lender.sheet(data, state, ship));
  const { slows, sinks } = effectOf(victim, lender.condition(state, ship), salvoes);
  const told = [badge('slow', 'slows her', true, slows), badge('sink', 'sinks her', true, sinks)].filter(({ chance }) => chance >= TELLING);
  return { ...odds, badges: [...odds.badges, ...told] };
}
