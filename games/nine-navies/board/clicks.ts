/** What this board takes many at a time: ships by strokes over the list, a line of fire by a rule of thumb, repairs by a helper, each with the end of its question. */
import type { Target } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import type { Asking, Clicks, Presses } from '../../../kit/clicks.ts';
import type { Data } from '../data/data.ts';
import { divideShips, leaveGibraltar } from '../rules/falls.ts';
import { nameTarget } from '../rules/gunnery.ts';
import { wayHome } from '../rules/homecoming.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { formGroups, sendPursuers } from '../rules/pursuit.ts';
import { mending } from '../rules/repair.ts';
import { britishSetUp, germanSetUp } from '../rules/setup.ts';
import type { ShipView, View } from '../view.ts';
import { lineUp, stillToAim, targetsOf } from './fire-plan.ts';
import { byClass } from './muster.ts';
import { divided, ordersOf, sendable, shareEvenly, wholeShipsFirst } from './orders.ts';

/** Sisters that are alike stand together, and which of them go is all the same. */
interface Alike {
  readonly count: number;
  readonly ticked: number;
}

/** The list of a panel, as those who are alike in it. */
const alikeIn = (free: readonly ShipView[], isTicked: (ship: ShipView) => boolean): readonly Alike[] =>
  byClass(free).flatMap(({ ships }) =>
    [...new Set(ships.map(({ damage }) => damage))]
      .map((hurt) => ships.filter(({ damage }) => damage === hurt))
      .map((sisters) => ({ count: sisters.length, ticked: sisters.filter(isTicked).length })),
  );

/** How many strokes over the boxes: a run ends with whoever is left out. Of some alike the run takes the first, or the last. */
function runs(list: readonly Alike[]): number {
  let made = 0;
  let isOpen = false;
  for (const { count, ticked } of list) {
    if (ticked > 0 && !isOpen) made++;
    // A run that has come from above ends among those of whom some are left out; one that begins there goes on.
    isOpen = ticked > 0 && (ticked === count || !isOpen);
  }
  return made;
}

/** Those who go, the last stroke let go over the sea they are for; or all with one press, off again those who stay, and then the sea is pressed. */
const picking = (sent: ReadonlySet<string>, free: readonly ShipView[]): number =>
  Math.min(runs(alikeIn(free, ({ id }) => sent.has(id))), 2 + runs(alikeIn(free, ({ id }) => !sent.has(id))));

/** In the foot all who are left can be sent to one of a few places, with the end of the question. */
const MOST_IN_FOOT = 3;

/** Ships are picked and sent; whoever was sent is no longer there. With Shift the last stroke ends the question too, and in the foot one press does. */
function sendingBy(ways: readonly ReadonlySet<string>[], free: readonly ShipView[], inFoot: boolean): number {
  let left = free;
  let clicks = 0;
  for (const [place, sent] of ways.entries()) {
    const isRest = place === ways.length - 1 && left.every(({ id }) => sent.has(id));
    clicks += isRest && inFoot ? 1 : picking(sent, left);
    left = left.filter(({ id }) => !sent.has(id));
  }
  return clicks;
}

function waysOf({ orders }: Asking<View>): readonly ReadonlySet<string>[] {
  const ways = new Map<string, Set<string>>();
  for (const { verb, target } of orders) {
    const [ship = '', ...way] = atomsOf(target ?? null);
    const key = `${verb} ${way.join(' ')}`;
    ways.set(key, (ways.get(key) ?? new Set()).add(ship));
  }
  return [...ways.values()];
}

/** Each in the last place once, for the last may be all the rest. */
const turned = <T>(list: readonly T[]): readonly (readonly T[])[] => list.map((last) => [...list.filter((each) => each !== last), last]);

const freeIn = ({ question, view }: Asking<View>): readonly ShipView[] => {
  const free = sendable(ordersOf(question, view));
  return view.ships.filter(({ id }) => free.has(id));
};

function sending(asking: Asking<View>): { readonly withEnd: number } {
  const { length } = asking.question.together;
  const inFoot = length > 0 && length <= MOST_IN_FOOT;
  return { withEnd: Math.min(...turned(waysOf(asking)).map((ways) => sendingBy(ways, freeIn(asking), inFoot))) };
}

/** In a battle all are divided with one press where that gives these orders; else ships are pressed one by one, or picked by speed with a press and then put right, each group is one press more, and the last ends the question. */
function grouping(asking: Asking<View>): Presses {
  if (inOrder(divided(asking.question, asking.view)) === inOrder(asking.orders)) return { withEnd: 1 };
  let left = freeIn(asking);
  let clicks = 0;
  for (const sent of waysOf(asking)) {
    const bySpeed = left.map(({ speed }) => 1 + left.filter((ship) => sent.has(ship.id) !== ship.speed >= speed).length);
    clicks += Math.min(sent.size, ...bySpeed) + 1;
    left = left.filter(({ id }) => !sent.has(id));
  }
  return { withEnd: clicks };
}

/** The panel of a sea does not open by itself. */
const goingHome = (asking: Asking<View>): Presses => ({ withEnd: 1 + sending(asking).withEnd });

/** A rule of thumb, that it be kept, and fire: once in a game, for the first line that has more than one target, and from then on the line goes on firing so. Else it is stopped, put right and told so again. */
function createLineOfFire(): (asking: Asking<View>) => number {
  const first = new Map<string, object>();
  return ({ question, view, data, orders }) => {
    if (!first.has(question.side) && new Set(orders.map(({ target }) => target)).size > 1) first.set(question.side, question);
    if (!isData(data) || !first.has(question.side)) return Number.POSITIVE_INFINITY;
    const shooters = stillToAim(data, view, question);
    const plan = lineUp('promising', { data, view, shooters, targets: targetsOf(question) });
    const astray = orders.filter(({ target }, place) => (plan.get(shooters[place] ?? '') ?? null) !== (target ?? null)).length;
    return astray === 0 && first.get(question.side) !== question ? 0 : 3 + astray;
  };
}

const isData = (data: object): data is Data => 'basesBeside' in data;

const inOrder = (commands: readonly { readonly target?: Target | null | undefined }[]): string =>
  commands
    .map(({ target }) => String(target))
    .toSorted()
    .join();

/** Yard by yard: with one press where the points are shared out by one of the helpers, and one to open the panel of another yard. */
function mendingBy({ question, view, orders }: Asking<View>): Presses {
  const offered = new Set(question.options.map(({ target }) => String(target)));
  const yards = Object.entries(view.repairs).flatMap(([yard, points]) => {
    const ships = view.ships.filter(({ id, at }) => at === yard && offered.has(id));
    const own = orders.filter(({ target }) => ships.some(({ id }) => id === target));
    const isHelped = [shareEvenly, wholeShipsFirst].some((share) => inOrder(share(ships, points)) === inOrder(own));
    return own.length === 0 ? [] : [isHelped ? 1 : own.length];
  });
  return { withEnd: yards.reduce((sum, presses) => sum + presses, yards.length - 1) };
}

const SENDING = [britishSetUp, germanSetUp, oneZoneMoves, twoZoneMoves, divideShips, leaveGibraltar];

export const clicks = (): Clicks<View> => ({
  ...Object.fromEntries(SENDING.map(({ name }) => [name, sending])),
  [wayHome.name]: goingHome,
  [formGroups.name]: grouping,
  [sendPursuers.name]: grouping,
  [nameTarget.name]: createLineOfFire(),
  [mending.name]: mendingBy,
});
