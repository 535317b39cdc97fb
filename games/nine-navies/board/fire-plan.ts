/** Plans of fire: which ship of the side that is asked fires at whom, and rules of thumb that line them up. */
import type { SeenQuestion } from '../../../kernel/index.ts';
import { offeredIn } from '../../../kernel/index.ts';
import type { BoardCommand } from '../../../kit/board-props.ts';
import { wholePlan } from '../bot/gunnery.ts';
import type { Data } from '../data/data.ts';
import type { ShipId } from '../data/ships.ts';
import { nameStrike } from '../rules/carriers.ts';
import { nameTarget, shooters } from '../rules/gunnery.ts';
import type { ShipView, View } from '../view.ts';
import { commandTo } from './verbs.ts';

/** Whom each ship fires at; null to hold fire. */
export type Plan = ReadonlyMap<ShipId, ShipId | null>;

/** The ship that is to name a target. */
export const shipAsked = (question: SeenQuestion | null): ShipId | null =>
  question !== null && (question.name === nameTarget.name || question.name === nameStrike.name) && typeof question.item === 'string'
    ? question.item
    : null;

/** The ships still to name a target, in the order in which they are asked. */
export function stillToAim(data: Data, view: View, question: SeenQuestion | null): readonly ShipId[] {
  const asked = shipAsked(question);
  const fighter = view.battle?.fighters.find(({ id }) => id === asked);
  if (!fighter || question?.name !== nameTarget.name) return [];
  const line = shooters(data, view, fighter.side);
  return line.slice(line.indexOf(fighter.id));
}

/** The ships that may be fired at now. */
export const targetsOf = (question: SeenQuestion | null): readonly ShipId[] =>
  [...offeredIn(question, nameTarget, 'aim'), ...offeredIn(question, nameStrike, 'strike')].map(({ target }) => target);

const RULES = ['strongest', 'promising', 'one-each'] as const;
export type Thumb = (typeof RULES)[number];

export const thumbs: readonly { readonly id: Thumb; readonly title: string; readonly words: string }[] = [
  { id: 'strongest', title: 'Strongest at strongest', words: 'The heaviest ships pair off from the top of both lines.' },
  {
    id: 'promising',
    title: 'Concentrate',
    words: 'Each ship in turn fires where her dice promise most: enough at one enemy to drive her off or sink her, then at the next.',
  },
  { id: 'one-each', title: 'One each', words: 'Every enemy gets a ship before any gets two, so that as many as possible are disabled.' },
];

const toughness = ({ printed, damage }: ShipView): number => printed.defence - damage + 1;
const worth = ({ attack, printed, damage }: ShipView): number => attack * 10 + printed.defence - damage;

/** Who can fire now, in the order asked, and at whom. */
export interface Fire {
  readonly data: Data;
  readonly view: View;
  readonly shooters: readonly ShipId[];
  readonly targets: readonly ShipId[];
}

/** Lines up shooters against targets by a rule of thumb. */
export function lineUp(thumb: Thumb, { data, view, shooters: ids, targets }: Fire): Plan {
  const [side, shots] = [shipIn(view, ids[0])?.side, shipsIn(view, targets)];
  if (side === undefined || shots.length === 0) return new Map(ids.map((id) => [id, null]));
  if (thumb === 'promising') return wholePlan(data, view, { side, shooters: ids, targets });
  const strongest = shipsIn(view, ids).toSorted((a, b) => b.attack - a.attack);
  const order = shots.toSorted((a, b) => (thumb === 'strongest' ? worth(b) - worth(a) : toughness(a) - toughness(b)));
  const plan = new Map(strongest.map(({ id }, place) => [id, order[place % order.length]?.id ?? null]));
  return new Map(ids.map((id) => [id, plan.get(id) ?? null]));
}

const shipIn = (view: View, id: ShipId | undefined): ShipView | undefined => view.ships.find((ship) => ship.id === id);
const shipsIn = (view: View, ids: readonly ShipId[]): readonly ShipView[] => ids.flatMap((id) => shipIn(view, id) ?? []);

/** The commands of a plan, in the order in which the ships are asked; a ship without a target holds her fire. */
export const commandsOf = (plan: Plan, order: readonly ShipId[]): readonly BoardCommand[] =>
  order.map((id) => {
    const target = plan.get(id) ?? null;
    return target === null ? commandTo(nameTarget, 'hold-fire', null) : commandTo(nameTarget, 'aim', target);
  });
