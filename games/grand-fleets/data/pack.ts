/** Data packs: battles of a player's own. */
import { SHIPS, shipNamed } from '../../../register/index.ts';
import type { Reading } from '../../../register/packs.ts';
import { HEADER, header, readingOf, usable } from '../../../register/packs.ts';
import type { Fault, Reader } from '../../../register/reading.ts';
import { complete, fields, listOf, optional } from '../../../register/reading.ts';
import type { Battle } from './battle.ts';
import { type Card, cardFrom } from './card.ts';
import type { Data } from './data.ts';
import { EDITIONS } from './editions.ts';
import { planOf } from './historical.ts';
import { type BattlePlan, battleFrom } from './plan.ts';
import { battlePlan } from './scenario.ts';

const cardFor = (ship: string, year: number): Card => cardFrom(shipNamed(ship), year);

const dataOf = (pack: string | null, battles: readonly Battle[]): Data => ({
  pack,
  battles: new Map(battles.map((battle): [string, Battle] => [battle.id, battle])),
});

export const PLANS: readonly BattlePlan[] = EDITIONS.map(planOf);
const BATTLES: readonly Battle[] = PLANS.map((plan) => battleFrom(plan, cardFor));
export const BUILT_IN: Data = dataOf(null, BATTLES);

interface Pack {
  readonly name: string;
  readonly battles: readonly BattlePlan[];
}

const known: ReadonlySet<string> = new Set(SHIPS.map(({ id }) => id));

const pack: Reader<Pack> = (found) => {
  const from = fields(found, [...HEADER, 'battles']);
  if (!from) return undefined;
  const name = header(found, from, 'grand-fleets');
  const taken = PLANS.map(({ id }) => id);
  const battles = optional(found, from, 'battles', listOf(battlePlan(taken, (ship) => known.has(ship)))) ?? [];
  return complete({ name, battles });
};

const make = ({ name, battles }: Pack): Data => dataOf(name, [...BATTLES, ...battles.map((plan) => battleFrom(plan, cardFor))]);

const lawsOf = ({ battles }: Data): Fault[] =>
  [...battles.values()].flatMap(({ id, berths, board }) =>
    berths.some(({ hex }) => !Number.isInteger(hex)) || board.width < 1 ? [{ place: `battles, ${id}`, reason: 'a ship lies nowhere' }] : [],
  );

export const readPack = (value: unknown): Reading<Data> => readingOf(value, pack, make, lawsOf);
const packed = usable(readPack);

export const dataFor = (given?: unknown): Data => (given === undefined ? BUILT_IN : packed(given));
