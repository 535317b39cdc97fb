/** Plans of fire: which ship of the side that is asked fires at whom, rules of thumb that line them up, and what may come of it. */
import type { SeenQuestion } from '../../../kernel/index.ts';
import { chanceOf } from '../../../kernel/index.ts';
import type { BoardCommand } from '../../../kit/board-props.ts';
import type { ShipId } from '../data/ships.ts';
import { FURIOUS } from '../data/ships.ts';
import { gunDie } from '../rules/gunnery.ts';
import type { Battle, Fighter } from '../state.ts';
import type { ShipView, View } from '../view.ts';

/** Whom each ship fires at; null to hold fire. */
export type Plan = ReadonlyMap<ShipId, ShipId | null>;

export const isEngaged = ({ set }: Readonly<Battle>, { group }: Fighter): boolean => set === 0 || group === set;

const shipIn = (view: View, id: ShipId): ShipView | undefined => view.ships.find((ship) => ship.id === id);

/** Carriers keep out of the line, but for Furious when her gun was announced. */
const hasGuns = (battle: Readonly<Battle>, ship: ShipView): boolean =>
  ship.attack > 0 && (ship.kind !== 'carrier' || (ship.id === FURIOUS && battle.furiousFires));

/** The ship that is to name a target. */
export const shipAsked = (question: SeenQuestion | null): ShipId | null =>
  question !== null && (question.name === 'target' || question.name === 'airstrike') && typeof question.item === 'string'
    ? question.item
    : null;

/** The ships still to name a target, in the order in which they are asked. */
export function stillToAim(view: View, question: SeenQuestion | null): readonly ShipId[] {
  const { battle } = view;
  const asked = shipAsked(question);
  if (!battle || asked === null || question?.name !== 'target') return [];
  const line = battle.fighters.filter((fighter) => {
    const ship = shipIn(view, fighter.id);
    return ship !== undefined && fighter.side === question.side && isEngaged(battle, fighter) && hasGuns(battle, ship);
  });
  return line.slice(line.findIndex(({ id }) => id === asked)).map(({ id }) => id);
}

/** The ships that may be fired at now. */
export const targetsOf = (question: SeenQuestion | null): readonly ShipId[] =>
  (question?.options ?? []).flatMap(({ verb, target }) =>
    (verb === 'aim' || verb === 'strike') && target !== null ? [String(target)] : [],
  );

const RULES = ['strongest', 'weakest', 'one-each'] as const;
export type Thumb = (typeof RULES)[number];

export const thumbs: readonly { readonly id: Thumb; readonly title: string; readonly words: string }[] = [
  { id: 'strongest', title: 'Strongest at strongest', words: 'The heaviest ships pair off from the top of both lines.' },
  { id: 'weakest', title: 'Concentrate', words: 'Enough guns on the ship that sinks most easily, then on the next.' },
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
    const prey = targets.toSorted((a, b) => toughness(a) - toughness(b) || worth(b) - worth(a));
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
    return target === null ? { verb: 'hold-fire', target: null } : { verb: 'aim', target };
  });

/** Dice thrown at one ship, each with the same chances. */
export interface Salvo {
  readonly dice: number;
  readonly hit: number;
  readonly disable: number;
}

function salvoOf(view: View, ship: ShipView): Salvo {
  const bonus = view.battle?.fighters.some((fighter) => fighter.id === ship.id && fighter.bonus) ?? false;
  return { dice: ship.attack, hit: chanceOf(gunDie, { bonus }, 'hit'), disable: chanceOf(gunDie, { bonus }, 'disabled') };
}

export interface FireOdds {
  readonly dice: number;
  readonly hit: number;
  readonly disable: number;
  readonly sink: number;
}

/** What several salvoes do together to a ship that can bear so many points more. */
export function oddsOf(salvoes: readonly Salvo[], needed: number): FireOdds {
  let spread: readonly number[] = [1];
  let [noHit, noDisable, dice] = [1, 1, 0];
  for (const salvo of salvoes)
    for (let die = 0; die < salvo.dice; die++) {
      const next = new Array<number>(needed + 1).fill(0);
      spread.forEach((chance, points) => {
        next[points] = (next[points] ?? 0) + chance * (1 - salvo.hit);
        for (let face = 1; face <= 6; face++) {
          const sum = Math.min(needed, points + face);
          next[sum] = (next[sum] ?? 0) + (chance * salvo.hit) / 6;
        }
      });
      spread = next;
      noHit *= 1 - salvo.hit;
      noDisable *= 1 - salvo.disable;
      dice++;
    }
  return { dice, hit: 1 - noHit, disable: 1 - noDisable, sink: spread[needed] ?? 0 };
}

/** Odds on a target under a plan, or with the fire of one ship alone. */
export function oddsOn(view: View, target: ShipView, shooters: readonly ShipView[]): FireOdds {
  return oddsOf(
    shooters.map((ship) => salvoOf(view, ship)),
    toughness(target),
  );
}
