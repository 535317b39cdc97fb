/** Data packs: cards that take the place of ours, and battles of a player's own. */
import { SHIPS, shipNamed } from '../../../register/index.ts';
import type { Reading } from '../../../register/packs.ts';
import { HEADER, header, part, readingOf, usable } from '../../../register/packs.ts';
import type { Fault, Reader } from '../../../register/reading.ts';
import { complete, fault, fields, listOf, optional, repeated } from '../../../register/reading.ts';
import type { ShipId } from '../state.ts';
import type { Battle } from './battle.ts';
import { type Card, cardFrom, hasCard } from './card.ts';
import { cardFaults, cardPart } from './card-reader.ts';
import { type Brought, type Data, NOTHING } from './data.ts';
import { EDITIONS } from './editions.ts';
import { planOf } from './historical.ts';
import { type BattlePlan, battleFrom, shipsIn } from './plan.ts';
import { battlePlan } from './scenario.ts';

interface Pack extends Brought {
  readonly name: string;
}

/** The card of a ship in a year, with what a pack has put in place of ours. */
export const cardWith = ({ cards }: Brought, ship: ShipId, year: number): Card => ({ ...cardFrom(shipNamed(ship), year), ...cards[ship] });

export const PLANS: readonly BattlePlan[] = EDITIONS.map(planOf);

const dataOf = (name: string | null, brought: Brought): Data => ({
  pack: name,
  brought,
  battles: new Map(
    [...PLANS, ...brought.battles].map((plan): [string, Battle] => [
      plan.id,
      battleFrom(plan, (ship, year) => cardWith(brought, ship, year)),
    ]),
  ),
});

export const BUILT_IN: Data = dataOf(null, NOTHING);

const IDS: readonly ShipId[] = SHIPS.map(({ id }) => id);
const known: ReadonlySet<string> = new Set(IDS);

/** A battle whose ships all have cards in its year. */
const own: Reader<BattlePlan> = (found) => {
  const plan = battlePlan(
    PLANS.map(({ id }) => id),
    (ship) => known.has(ship),
  )(found);
  const unarmed = plan && shipsIn(plan).find((ship) => !hasCard(shipNamed(ship), plan.year));
  return unarmed === undefined ? plan : fault(found, `the guns or torpedoes of ${unarmed} are not known for ${plan?.year}`);
};

const owns: Reader<readonly BattlePlan[]> = (found) => {
  const plans = listOf(own)(found);
  const twice = plans && repeated(plans.map(({ id }) => id));
  return twice === undefined ? plans : fault(found, `there are two battles ${twice}`);
};

const pack: Reader<Pack> = (found) => {
  const from = fields(found, [...HEADER, 'cards', 'battles']);
  if (!from) return undefined;
  const name = header(found, from, 'grand-fleets');
  const cards = part(found, from, 'cards', IDS, () => cardPart);
  const battles = optional(found, from, 'battles', owns) ?? [];
  return complete({ name, cards, battles });
};

const make = ({ name, ...brought }: Pack): Data => dataOf(name, brought);

/** Each ship once, though she fights in several battles. */
const lawsOf = ({ battles }: Data): Fault[] => {
  const faults = new Map<string, Fault>();
  for (const { berths } of battles.values())
    for (const { ship, card } of berths)
      for (const reason of cardFaults(card)) faults.set(`${ship} ${reason}`, { place: `cards, ${ship}`, reason });
  return [...faults.values()];
};

export const readPack = (value: unknown): Reading<Data> => readingOf(value, pack, make, lawsOf);
const packed = usable(readPack);

export const dataFor = (given?: unknown): Data => (given === undefined ? BUILT_IN : packed(given));
