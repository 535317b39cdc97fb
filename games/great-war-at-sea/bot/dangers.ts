/**
 * What it costs to go somewhere, whoever is met: minefields that are known, submarines where the operation has them lie in wait, and for a raider
 * the first light within reach of the enemy's bases.
 */
import { enemyOf } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { isNight } from '../rules/calendar.ts';
import { weatherAt } from '../rules/fleets.ts';
import { isSwept } from '../rules/minefields.ts';
import { friendlyPorts } from '../rules/plots.ts';
import type { ShipId, Side, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { placeOf, type Sea } from './sea.ts';
import { settings } from './settings.ts';
import { worthOfShip } from './worth.ts';

/** Whose ships are in danger. */
interface Risk {
  readonly war: War;
  readonly sea: Sea;
  readonly view: View;
  readonly side: Side;
  readonly ships: readonly ShipId[];
  /** How much submarines are feared today, beside other days. */
  readonly dread: number;
  /** They are out on a raid, and want to be gone by the morning. */
  readonly raids: boolean;
}

/** What the ship is worth that a mine finds: capital ships draw two lots (GW-12.2). */
function stakeOf({ war, view, ships }: Risk): number {
  let lots = 0;
  let sum = 0;
  for (const id of ships) {
    const lot = sheetOf(war, id).class === 'capital' ? 2 : 1;
    lots += lot;
    sum += lot * worthOfShip(war, view, id);
  }
  return lots === 0 ? 0 : sum / lots;
}

/** What the ship is worth that a submarine aims at: capital ships first (GW-17.2). */
function markOf({ war, view, ships }: Risk): number {
  const capital = ships.filter((id) => sheetOf(war, id).class === 'capital');
  const marks = capital.length > 0 ? capital : ships;
  return marks.reduce((sum, id) => sum + worthOfShip(war, view, id), 0) / Math.max(1, marks.length);
}

/** GW-12.2: who knows of a field keeps clear of it if it is light and the air clear, in a swept channel if it is either. */
function isBlind({ war, view, side }: Risk, zone: ZoneId, night: boolean): boolean {
  const isThick = !['clear', 'mist'].includes(weatherAt(war, view, zone));
  return isSwept(war, side, zone) ? night && isThick : night || isThick;
}

/** The turn in which it grows light. */
const isDawn = ({ operation }: War, turn: number): boolean => !isNight(operation, turn) && isNight(operation, turn - 1);

/** A raider comes and goes by night: whom the morning finds before the enemy's bases has a day before him in which all of them can come out. */
function dreadDawn({ war, sea, view, side, ships }: Risk, dangers: Float64Array): void {
  const { reach, part } = settings.dawn;
  const cost = part * ships.reduce((sum, id) => sum + worthOfShip(war, view, id), 0);
  const bases = friendlyPorts(war, enemyOf(side)).filter(({ size, zone }) => size === 'major' && sea.places.has(zone));
  for (let place = 0; place < dangers.length; place++)
    if (bases.some(({ zone }) => (sea.steps[placeOf(sea, zone)]?.[place] ?? reach + 1) <= reach))
      dangers[place] = (dangers[place] ?? 0) + cost;
}

/** For every place that is touched in a turn. */
export function dangersIn(risk: Risk, turn: number): Float64Array {
  const { war, sea, view, side, dread } = risk;
  const dangers = new Float64Array(sea.zones.length);
  const night = isNight(war.operation, turn);
  const stake = stakeOf(risk);
  const add = (zone: ZoneId, danger: number): void => {
    const place = placeOf(sea, zone);
    dangers[place] = (dangers[place] ?? 0) + danger;
  };
  for (const { zone, strength } of view.fields)
    if (isBlind(risk, zone, night)) add(zone, settings.mine * (strength ?? settings.thick) * stake);
  if (risk.raids && isDawn(war, turn)) dreadDawn(risk, dangers);
  if (view.readings.submarines === 'off' || night) return dangers;
  const mark = markOf(risk);
  for (const { side: owner, zone, number } of war.operation.boats) if (owner !== side) add(zone, dread * settings.boat * number * mark);
  return dangers;
}
