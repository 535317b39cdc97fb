/** Who fires at whom. */
import { answering, anyOf, best, chanceOf, percent } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { askFurious, nameStrike } from '../rules/carriers.ts';
import { pointsToSink } from '../rules/fleet.ts';
import { chanceToSink, gunDie, nameTarget, shooters } from '../rules/gunnery.ts';
import { engaged } from '../rules/line.ts';
import type { ShipView, View } from '../view.ts';
import { Memory } from './memory.ts';
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
  readonly order: readonly ShipId[];
  readonly marks: ReadonlyMap<ShipId, Mark>;
  readonly guns: ReadonlyMap<ShipId, { readonly dice: number; readonly bonus: boolean }>;
}

const MOST_DICE = 60;
const HIT = chanceOf(gunDie, { bonus: false }, 'hit');
const DISABLING = chanceOf(gunDie, { bonus: false }, 'disabled');

/** By the number of dice, up to the most that make a difference. */
const byDice = (chance: (dice: number) => number): readonly number[] => Array.from({ length: MOST_DICE + 1 }, (_, dice) => chance(dice));

const tables = new Map<number, readonly number[]>();

/** The chance to sink a ship that can still take so many points, by the number of dice. */
function sinking(needed: number, dice: number): number {
  let table = tables.get(needed);
  if (!table) {
    table = byDice((count) => chanceToSink([[count, HIT]], needed));
    tables.set(needed, table);
  }
  return table[Math.min(MOST_DICE, dice)] ?? 0;
}

const DISABLED = byDice((dice) => anyOf(Array.from({ length: dice }, () => DISABLING)));

/** What the dice meant for a ship are worth: out of the line, or on the bottom. */
const worthOf = (mark: Mark, dice: number, hits: number): number =>
  mark.threat * (DISABLED[Math.min(MOST_DICE, dice)] ?? 1) + mark.value * sinking(mark.needed, hits);

/** Convoys that are driven off get through (NN-6.8d), so only the bottom will do. */
function markOf(data: Data, view: View, ship: ShipView): Mark {
  const rest = (view.lastTurn - view.turn) / view.lastTurn;
  const convoy = ship.kind === 'convoy';
  return {
    needed: pointsToSink(data, ship),
    threat: convoy ? 0 : settings.disable * (1 + ship.attack + ship.airstrike),
    value: convoy ? settings.convoy : (1 + ship.attack + ship.airstrike) * settings.disable + settings.sink * rest * shipValue(ship),
    dice: 0,
    hits: 0,
  };
}

export function inLine(view: View, side: Alliance): ShipView[] {
  const ids = new Set(view.battle ? engaged(view, side).map(({ id }) => id) : []);
  return view.ships.filter(({ id }) => ids.has(id));
}

function lineUp(data: Data, view: View, side: Alliance): Line {
  const fighters = view.battle?.fighters ?? [];
  const favoured = new Set(fighters.filter(({ bonus }) => bonus).map(({ id }) => id));
  const line = {
    order: shooters(data, view, side),
    marks: new Map(inLine(view, enemyOf(side)).map((ship) => [ship.id, markOf(data, view, ship)])),
    guns: new Map(inLine(view, side).map((ship) => [ship.id, { dice: ship.attack, bonus: favoured.has(ship.id) }])),
  };
  for (const { id, target } of fighters) if (target !== null) aim(line, id, target);
  return line;
}

/** Bonus dice hit twice as often. */
function aim({ marks, guns }: Line, from: ShipId, at: ShipId): void {
  const mark = marks.get(at);
  const gun = guns.get(from);
  if (!mark || !gun) return;
  mark.dice += gun.dice;
  mark.hits += gun.bonus ? 2 * gun.dice : gun.dice;
}

/** What all that is meant for her may do. */
const promiseInWords = ({ needed, dice, hits }: Mark): string =>
  `With these, ${dice === 1 ? 'one die is' : `${dice} dice are`} meant for her: she is put out of the line with a chance of ${percent(DISABLED[Math.min(MOST_DICE, dice)] ?? 1)}, and sunk with one of ${percent(sinking(needed, hits))}.`;

/** What more dice promise against a ship, alone or with as many again from the next in line. */
function gain(mark: Mark, dice: number, hits: number): number {
  const now = worthOf(mark, mark.dice, mark.hits);
  const once = worthOf(mark, mark.dice + dice, mark.hits + hits) - now;
  const twice = (worthOf(mark, mark.dice + 2 * dice, mark.hits + 2 * hits) - now) / 2;
  return Math.max(once, twice);
}

/** Where her dice promise most, which are then meant for that enemy; undefined where none is left. */
function shotFor(line: Line, id: ShipId, offered: readonly ShipId[]): ShipId | undefined {
  const { dice, bonus } = line.guns.get(id) ?? { dice: 1, bonus: false };
  const enemy = best(offered, (each) => {
    const mark = line.marks.get(each);
    return mark ? gain(mark, dice, bonus ? 2 * dice : dice) : 0;
  });
  if (enemy !== undefined) aim(line, id, enemy);
  return enemy;
}

/** Whom each of these would fire at, one after the other. */
export function wholePlan(
  data: Data,
  view: View,
  { side, shooters: ids, targets }: { readonly side: Alliance; readonly shooters: readonly ShipId[]; readonly targets: readonly ShipId[] },
): ReadonlyMap<ShipId, ShipId | null> {
  const line = lineUp(data, view, side);
  return new Map(ids.map((id) => [id, shotFor(line, id, targets) ?? null]));
}

export const target = (lines = new Memory<Line>()) =>
  answering(nameTarget, ({ data, question, side, view, because }) => {
    const { item } = question;
    const offered = question.targets('aim');
    const line = lines.look({ item, offered }) ?? lineUp(data, view(), side);
    const enemy = shotFor(line, item, offered);
    if (enemy === undefined) return undefined;
    const mark = line.marks.get(enemy);
    if (mark) because?.(promiseInWords(mark));
    const next = line.order[line.order.indexOf(item) + 1];
    if (next !== undefined) lines.keep({ item: next, offered }, line);
    return question.order('aim', enemy);
  });

/** Aircraft strike first, so whatever they drive off never fires. */
export const airstrike = answering(nameStrike, ({ data, question, view }) => {
  const seen = view();
  const struck = new Set(seen.battle?.fighters.map((fighter) => fighter.target));
  const ships = new Map(seen.ships.map((ship) => [ship.id, ship]));
  const enemy = best(question.targets('strike'), (id) => {
    const ship = ships.get(id);
    return ship ? worthOf(markOf(data, seen, ship), 1, 1) - (struck.has(id) ? 0.5 : 0) : -1;
  });
  return enemy === undefined ? question.order('pass') : question.order('strike', enemy);
});

/** One gun is not worth the danger. */
export const furious = answering(askFurious, ({ question }) => question.order('stay-silent'));
