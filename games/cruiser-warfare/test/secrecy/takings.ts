/** Raids that succeed: everybody hears of them, and nobody but the captor knows how many prizes he has taken and kept (CW-5.86a). */
import type { Command, Player } from '../../../../kernel/index.ts';
import { AREA_FACTS } from '../../data/areas.ts';
import type { CruiserWarfare } from '../../kind.ts';
import { declarations } from '../../rules/declarations.ts';
import { prizeChoice } from '../../rules/prizes.ts';
import type { View } from '../../view.ts';
import type { Deal } from './dealt.ts';
import { alike, SEAS } from './dealt.ts';
import { dealRaiders } from './raiders.ts';
import { unseenRaiders } from './unseen-raiders.ts';

/** With a six on the die somebody is taken there, even by a slow ship in a storm. */
const RICH = 3;
const RICH_SEAS = SEAS.filter((area) => AREA_FACTS[area].trade <= RICH);

/** Markers that everybody follows; each has ships under it that may raid. */
const CAPTORS: ReadonlySet<string> = new Set(['central-marker-2', 'central-marker-3']);

export const dealCaptors: Deal = (g, openly, secretly) => {
  dealRaiders(g, openly, secretly);
  for (const marker of CAPTORS) {
    const captor = g.state.fleets.find(({ token }) => token === marker);
    if (captor) Object.assign(captor, { area: openly(RICH_SEAS), mission: 'raid' });
  }
};

const raidsRichSea = ({ fleets }: View, id: unknown): boolean =>
  fleets.some((fleet) => fleet.id === id && CAPTORS.has(fleet.token) && AREA_FACTS[fleet.area].trade <= RICH);

/**
 * What is sunk shows in the points, so as many are sunk in both worlds: up to one for each captor. Which of them does it, and how many
 * more there are to keep, nobody is told.
 */
function sinks(seed: string, { spoils, turn }: View, fleet: string, chance: (of: number) => number): number {
  const place = spoils.findIndex((spoil) => spoil.fleet === fleet);
  const before = spoils.slice(0, place).reduce((sum, { prizes }) => sum + prizes, 0);
  const due = alike(spoils.length + 1, seed, 'sinks', turn) - before;
  const isForced = due > spoils.length - place - 1;
  return isForced ? 1 : due > 0 ? chance(2) : 0;
}

/** Who is to raid stays a raider. */
const asBefore = (command: Command): Command => (command.verb === 'mission' ? { side: command.side, verb: 'done' } : command);

/** They raid wherever it pays. */
export const takingPrizes =
  (seed: string): Player<CruiserWarfare>['decide'] =>
  (asked) => {
    const { question, view, chance } = asked;
    const seen = view();
    if (question.isOf(prizeChoice))
      return question.order('keep', Math.max(...question.targets('keep')) - sinks(seed, seen, question.item, chance));
    if (!question.isOf(declarations)) return asBefore(unseenRaiders(seed)(asked));
    const raider = question.targets('raid').find((id) => raidsRichSea(seen, id));
    return raider === undefined ? question.order('done') : question.order('raid', raider);
  };
