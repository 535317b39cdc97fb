/** What it costs to go somewhere, whoever is met: minefields that are known, and submarines where the operation has them lie in wait. */
import { oncePer } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { zonesWithin } from '../data/zones.ts';
import { isNight } from '../rules/calendar.ts';
import { weatherAt } from '../rules/fleets.ts';
import { isSwept } from '../rules/minefields.ts';
import type { ShipId, Side, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { placeOf, type Sea, seaOf } from './sea.ts';
import { settings } from './settings.ts';
import { worthOfShip } from './worth.ts';

/** Whose ships are in danger. */
interface Risk {
  readonly war: War;
  readonly sea: Sea;
  readonly view: View;
  readonly side: Side;
  readonly ships: readonly ShipId[];
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

/** The enemy's boats that may lie at each place: where history had them, or as far from it as they may be sent (GW-17.1). */
const boatsAgainst = oncePer((war: War): Readonly<Record<Side, Float64Array>> => {
  const sea = seaOf(war);
  const against = { allied: new Float64Array(sea.zones.length), central: new Float64Array(sea.zones.length) };
  for (const { side, zone, number } of war.operation.boats) {
    const boats = against[enemyOf(side)];
    const waters = zonesWithin(war.theatre, zone, STATIONED).map((each) => placeOf(sea, each));
    for (const place of waters) boats[place] = (boats[place] ?? 0) + ((1 - settings.stationed) * number) / waters.length;
    boats[placeOf(sea, zone)] = (boats[placeOf(sea, zone)] ?? 0) + settings.stationed * number;
  }
  return against;
});
const STATIONED = 4;

/** For every place that is touched in a turn. */
export function dangersIn(risk: Risk, turn: number): Float64Array {
  const { war, sea, view, side } = risk;
  const dangers = new Float64Array(sea.zones.length);
  const night = isNight(war.operation, turn);
  const stake = stakeOf(risk);
  const add = (zone: ZoneId, danger: number): void => {
    const place = placeOf(sea, zone);
    dangers[place] = (dangers[place] ?? 0) + danger;
  };
  for (const { zone, strength } of view.fields)
    if (isBlind(risk, zone, night)) add(zone, settings.mine * (strength ?? settings.thick) * stake);
  if (view.readings.submarines === 'off' || night) return dangers;
  const mark = markOf(risk);
  boatsAgainst(war)[side].forEach((boats, place) => {
    dangers[place] = (dangers[place] ?? 0) + settings.boat * boats * mark;
  });
  return dangers;
}
