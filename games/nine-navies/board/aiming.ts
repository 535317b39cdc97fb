/** What the people at the table are about to do with their guns: a plan of fire for the whole line, made ship by ship or at once. */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { SeenQuestion } from '../../../kernel/index.ts';
import type { ShipId } from '../data/ships.ts';
import { nameStrike } from '../rules/carriers.ts';
import { nameTarget } from '../rules/gunnery.ts';
import type { BattleView, ShipView, View } from '../view.ts';
import type { Desk } from './desk.ts';
import { commandsOf, lineUp, type Plan, shipAsked, stillToAim, type Thumb, targetsOf } from './fire-plan.ts';
import { commandTo } from './verbs.ts';

export interface BattleProps {
  readonly view: View;
  readonly battle: BattleView;
  readonly question: SeenQuestion | null;
  readonly desk: Desk;
}

export interface Aiming {
  /** Ships that have still to name a target, in the order asked. */
  readonly order: () => readonly ShipId[];
  readonly plan: () => Plan;
  /** The ship whose target is being chosen. */
  readonly current: () => ShipId | null;
  readonly choose: (id: ShipId) => void;
  /** Ships that a target may be chosen for now, by whatever hand. */
  readonly mayAim: (id: ShipId) => boolean;
  readonly aim: (shooter: ShipId, target: ShipId) => void;
  readonly hold: () => void;
  readonly fill: (thumb: Thumb) => void;
  readonly clear: () => void;
  /** The rule of thumb by which the line was lined up last. */
  readonly habit: () => Thumb | null;
  /** Lines up by it once more, and fires. */
  readonly fireAsBefore: () => void;
  /** Whether it does so by itself from now on. */
  readonly keeps: () => boolean;
  readonly keep: (wanted: boolean) => void;
  readonly planned: () => number;
  readonly targets: () => ReadonlySet<ShipId>;
  readonly isStrike: () => boolean;
}

/** Before a line fires by itself, in milliseconds. */
const BREATH = 700;

export const shipOf = (view: View, id: string | null): ShipView | undefined => view.ships.find((ship) => ship.id === id);

export function createAiming(props: Pick<BattleProps, 'view' | 'question' | 'desk'>): Aiming {
  const order = createMemo(() => stillToAim(props.desk.data, props.view, props.question));
  const asked = createMemo(() => shipAsked(props.question));
  const targets = createMemo<ReadonlySet<ShipId>>(() => new Set(targetsOf(props.question)));
  const [plan, setPlan] = createSignal<Plan>(new Map());
  const [chosen, setChosen] = createSignal<ShipId | null>(null);
  const [habit, setHabit] = props.desk.habit;
  // A new question makes a new plan; what was planned for ships still to be asked stays.
  createEffect(
    on(order, (ids) => {
      setPlan((old) => new Map([...old].filter(([id]) => ids.includes(id))));
      setChosen(null);
    }),
  );
  const [keeps, setKeeps] = props.desk.keepsFiring;
  // From the next round on: the plan at hand may have been changed. Who is about to fire is seen, and can still be stopped.
  createEffect(
    on(order, (ids) => {
      if (!keeps() || ids.length === 0 || !props.desk.hasBatches()) return;
      const soon = setTimeout(() => keeps() && fireAsBefore(), BREATH);
      onCleanup(() => clearTimeout(soon));
    }),
  );
  const isStrike = () => props.question?.name === nameStrike.name;
  /** A single answer needs no plan. */
  const isPlanned = () => props.desk.hasBatches() && order().length > 1;
  const current = (): ShipId | null => {
    const wanted = chosen();
    if (wanted !== null && order().includes(wanted)) return wanted;
    // Once everybody is lined up nobody is in hand, and the odds are those of the plan.
    return order().find((id) => !plan().has(id)) ?? (order().length === 0 ? asked() : null);
  };
  const put = (shooter: ShipId, target: ShipId | null): void => {
    setPlan((old) => new Map(old).set(shooter, target));
    setChosen(null);
  };
  const linedUp = (thumb: Thumb): Plan =>
    lineUp(thumb, { data: props.desk.data, view: props.view, shooters: order(), targets: [...targets()] });
  const fireAsBefore = (): void => {
    const thumb = habit();
    if (thumb !== null) props.desk.commands(commandsOf(linedUp(thumb), order()));
  };
  const planned = (): number => order().filter((id) => plan().has(id)).length;
  const fire = (): void => props.desk.commands(commandsOf(plan(), order()));
  createEffect(() => {
    if (!isPlanned()) return props.desk.prepare(null);
    const isWhole = planned() === order().length;
    const words = `${planned()} of ${order().length} lined up`;
    const asks = isWhole ? 'Everybody is lined up. Open fire, or aim any of them elsewhere.' : null;
    props.desk.prepare({ label: 'Open fire', words, asks, give: fire });
  });
  onCleanup(() => props.desk.prepare(null));
  return {
    order,
    plan,
    current,
    choose: setChosen,
    targets,
    isStrike,
    mayAim: (id) => (isPlanned() ? order().includes(id) : asked() === id),
    aim: (shooter, target) => {
      if (!targets().has(target)) return;
      if (isPlanned()) put(shooter, target);
      else if (shooter === asked())
        props.desk.commands([isStrike() ? commandTo(nameStrike, 'strike', target) : commandTo(nameTarget, 'aim', target)]);
    },
    hold: () => {
      const shooter = current();
      if (shooter !== null) put(shooter, null);
    },
    fill: (thumb) => {
      setHabit(thumb);
      setPlan(linedUp(thumb));
      setChosen(null);
    },
    clear: () => {
      setPlan(new Map());
      setChosen(null);
    },
    habit,
    fireAsBefore,
    keeps,
    keep: setKeeps,
    planned,
  };
}
