/** Plans of fire: which ship of the side that is asked fires at whom, and rules of thumb that line them up. */
import type { SeenQuestion } from '../../../kernel/index.ts';
import { offeredIn } from '../../../kernel/index.ts';
import type { BoardCommand } from '../../../kit/board-props.ts';
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

const RULES = ['strongest', 'weakest', 'one-each'] as const;
export type Thumb = (typeof RULES)[number];

export const thumbs: readonly { readonly id: Thumb; readonly title: string; readonly words: string }[] = [
  { id: 'strongest', title: 'Strongest at strongest', words: 'The heaviest ships pair off from the top of both lines.' },
  { id: 'weakest', title: 'Concentrate', words: 'Enough guns on the ship whose loss costs most for the dice it takes, then on the next.' },
  { id: 'one-each', title: 'One each', words: 'Every enemy gets a ship before any gets two, so that as many as possible are disabled.' },
];

const toughness = ({ printed, damage }: ShipView): number => printed.defence - damage + 1;
const worth = ({ attack, printed, damage }: ShipView): number => attack * 10 + printed.defence - damage;

/** Lines up shooters, in the order asked, against targets by a rule of thumb. */
export function lineUp(thumb: Thumb, shooters: readonly ShipView[], targets: readonly ShipView[]): Plan {
  if (targets.length === 0) return new Map(shooters.map(({ id }) => [id, null]));
  const strongest = shooters.toSorted((a, b) => b.attack - a.attack);
  const plan = new Map<ShipId, ShipId | null>();
  if (thumb === 'weakest') {
    const prey = targets.toSorted((a, b) => worth(b) / toughness(b) - worth(a) / toughness(a) || toughness(a) - toughness(b));
    // About six dice for a point of damage that counts; enough to make sinking likely, then on to the next.
    let [at, sent] = [0, 0];
    for (const shooter of strongest) {
      const target = prey[at % prey.length];
      plan.set(shooter.id, target?.id ?? null);
      sent += shooter.attack;
      if (target && sent >= (toughness(target) / 3.5) * 6 && at < prey.length - 1) [at, sent] = [at + 1, 0];
    }
  } else {
    const order = targets.toSorted((a, b) => (thumb === 'strongest' ? worth(b) - worth(a) : toughness(a) - toughness(b)));
    for (const [i, shooter] of strongest.entries()) plan.set(shooter.id, order[i % order.length]?.id ?? null);
  }
  return new Map(shooters.map(({ id }) => [id, plan.get(id) ?? null]));
}

/** The commands of a plan, in the order in which the ships are asked; a ship without a target holds her fire. */
export const commandsOf = (plan: Plan, order: readonly ShipId[]): readonly BoardCommand[] =>
  order.map((id) => {
    const target = plan.get(id) ?? null;
    return target === null ? commandTo(nameTarget, 'hold-fire', null) : commandTo(nameTarget, 'aim', target);
  });
