/** Who fires at whom. */
import type { Alliance } from '../data/map.ts';
import { chanceToSink } from '../rules/gunnery.ts';
import type { Fighter } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import type { Plan, Question } from './asked.ts';
import { best, order, targets } from './asked.ts';
import { settings } from './settings.ts';
import { shipValue } from './strength.ts';

/** An enemy in the line, with the dice already meant for her. */
interface Mark {
  readonly needed: number;
  readonly threat: number;
  readonly value: number;
  dice: number;
  hits: number;
}

interface Line {
  /** Those who name a target, in their order. */
  readonly order: readonly string[];
  readonly marks: ReadonlyMap<string, Mark>;
  readonly guns: ReadonlyMap<string, { readonly dice: number; readonly bonus: boolean }>;
}

const MOST_DICE = 60;
const tables = new Map<number, readonly number[]>();

/** The chance to sink a ship that can still take so many points, by the number of dice. */
function sinking(needed: number, dice: number): number {
  let table = tables.get(needed);
  if (!table) {
    table = Array.from({ length: MOST_DICE + 1 }, (_, count) => chanceToSink(count, 1 / 6, needed));
    tables.set(needed, table);
  }
  return table[Math.min(MOST_DICE, dice)] ?? 0;
}

const DISABLED = Array.from({ length: MOST_DICE + 1 }, (_, dice) => 1 - (5 / 6) ** dice);

/** What the dice meant for a ship are worth: out of the line, or on the bottom. */
const worthOf = (mark: Mark, dice: number, hits: number): number =>
  mark.threat * (DISABLED[Math.min(MOST_DICE, dice)] ?? 1) + mark.value * sinking(mark.needed, hits);

/** Convoys that are driven off get through (NN-6.8d), so only the bottom will do. */
function markOf(view: View, ship: ShipView): Mark {
  const rest = (view.lastTurn - view.turn) / view.lastTurn;
  const convoy = ship.kind === 'convoy';
  return {
    needed: ship.printed.defence - ship.damage + 1,
    threat: convoy ? 0 : settings.disable * (1 + ship.attack + ship.airstrike),
    value: convoy ? settings.convoy : (1 + ship.attack + ship.airstrike) * settings.disable + settings.sink * rest * shipValue(ship),
    dice: 0,
    hits: 0,
  };
}

const isEngaged = (view: View, { group }: Fighter): boolean => !view.battle || view.battle.set === 0 || view.battle.set === group;

export function inLine(view: View, side: Alliance): ShipView[] {
  const fighters = view.battle?.fighters.filter((fighter) => fighter.side === side && isEngaged(view, fighter)) ?? [];
  const ids = new Set(fighters.map(({ id }) => id));
  return view.ships.filter(({ id }) => ids.has(id));
}

export function lineUp(asked: Question): Line {
  const view = asked.view();
  const marks = new Map<string, Mark>();
  const guns = new Map<string, { dice: number; bonus: boolean }>();
  const { battle } = view;
  const favoured = new Set(battle?.fighters.filter(({ bonus }) => bonus).map(({ id }) => id));
  for (const ship of inLine(view, asked.side === 'allied' ? 'central' : 'allied')) marks.set(ship.id, markOf(view, ship));
  for (const ship of inLine(view, asked.side)) guns.set(ship.id, { dice: ship.attack, bonus: favoured.has(ship.id) });
  const order = inLine(view, asked.side)
    .filter((ship) => ship.attack > 0 && (ship.kind !== 'carrier' || battle?.furiousFires))
    .map(({ id }) => id);
  const line = { order, marks, guns };
  for (const { id, target } of battle?.fighters ?? []) if (target !== null && guns.has(id)) aim(line, id, target);
  return line;
}

/** Bonus dice hit twice as often. */
function aim({ marks, guns }: Line, from: string, at: string): void {
  const mark = marks.get(at);
  const gun = guns.get(from);
  if (!mark || !gun) return;
  mark.dice += gun.dice;
  mark.hits += gun.bonus ? 2 * gun.dice : gun.dice;
}

/** What more dice promise against a ship, alone or with as many again from the next in line. */
function gain(mark: Mark, dice: number, hits: number): number {
  const now = worthOf(mark, mark.dice, mark.hits);
  const once = worthOf(mark, mark.dice + dice, mark.hits + hits) - now;
  const twice = (worthOf(mark, mark.dice + 2 * dice, mark.hits + 2 * hits) - now) / 2;
  return Math.max(once, twice);
}

export const target: Plan = (asked, { lines }) => {
  const line = lines.look(asked);
  const from = String(asked.question.item);
  const { dice, bonus } = line.guns.get(from) ?? { dice: 1, bonus: false };
  const offered = targets(asked, 'aim');
  const enemy = best(offered, (id) => {
    const mark = line.marks.get(String(id));
    return mark ? gain(mark, dice, bonus ? 2 * dice : dice) : 0;
  });
  if (enemy === undefined) return undefined;
  aim(line, from, String(enemy));
  const next = line.order[line.order.indexOf(from) + 1];
  if (next !== undefined) lines.keep(asked, line, offered, next);
  return order(asked, 'aim', enemy);
};

/** Aircraft strike first, so whatever they drive off never fires. */
export const airstrike: Plan = (asked) => {
  const view = asked.view();
  const struck = new Set(view.battle?.fighters.map((fighter) => fighter.target));
  const ships = new Map(view.ships.map((ship) => [ship.id, ship]));
  const enemy = best(targets(asked, 'strike'), (id) => {
    const ship = ships.get(String(id));
    if (!ship) return -1;
    const mark = markOf(view, ship);
    return worthOf(mark, 1, 1) - (struck.has(ship.id) ? 0.5 : 0);
  });
  return enemy === undefined ? order(asked, 'pass') : order(asked, 'strike', enemy);
};
