/** GW-12.1, GW-12.2 (ours): minefields, who knows of them, and the ships that strike them. */
import { atLeast, d6, oncePer, otherwise, secretCheck } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { Minefield } from '../data/theatre.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Field, Fleet, Side, State, ZoneId } from '../state.ts';
import { SIDES } from '../state.ts';
import { daysFrom, isNight } from './calendar.ts';
import { companyShips, heads, liesInPort, weatherAt } from './fleets.ts';
import { anyOfThem, befall } from './misfortunes.ts';

/** One die for each point of strength. Nobody hears of a mine that was missed. */
export const mineRoll = secretCheck('mine', 'GW-12.2', 'Mines', {
  dice: d6,
  rows: [atLeast(6, 'strikes'), otherwise('clear')],
  outcomes: { strikes: 'a mine goes up', clear: 'they pass' },
  worth: (outcome) => (outcome === 'strikes' ? -1 : 0),
});

/** GW-12.1: the thickest that the mines of a side lie in one zone. */
export const THICKEST = 3;

/** Days after which a field is no secret any more. */
const NEWS = 30;

/** GW-12.1: the fields of history that lie there on the first day, each for the side of the navy that laid it. */
export function fieldsOf({ operation, theatre }: War): Field[] {
  const lies = ({ from, until }: Minefield): boolean =>
    daysFrom(from, operation.date) >= 0 && (until === undefined || daysFrom(until, operation.date) < 0);
  const sideOf = ({ layer }: Minefield): Side | undefined => SIDES.find((side) => operation.sides[side].nations.includes(layer));
  return theatre.fields.filter(lies).flatMap((field) => {
    const side = sideOf(field);
    const known = daysFrom(field.from, operation.date) >= NEWS ? SIDES : SIDES.filter((each) => each === side);
    return side === undefined ? [] : field.zones.map((zone) => fieldAt(zone, side, field.strength, known));
  });
}

/** Those that everybody knew of before the operation; what becomes of them, and which others are found, its two sides keep to themselves. */
export const openFields = oncePer((war: War): readonly Field[] => fieldsOf(war).filter(({ known }) => known.length === SIDES.length));

export const fieldAt = (zone: ZoneId, side: Side, strength: number, known: readonly Side[]): Field => ({
  zone,
  side,
  laid: strength,
  strength,
  known,
});

export function find(field: Field, side: Side): void {
  if (!field.known.includes(side)) field.known = [...field.known, side];
}

/** A way that its side keeps swept. */
export const isSwept = ({ operation: { sides }, theatre: { channels } }: War, side: Side, zone: ZoneId): boolean =>
  channels.some(({ owner, zones }) => zones.includes(zone) && sides[side].nations.includes(owner));

/** GW-12.2: who knows of a field keeps clear of it: by bearings if it is light and the air clear, in a swept channel if it is either. */
function keepsClear(war: War, state: State, side: Side, { zone, known }: Field): boolean {
  if (!known.includes(side)) return false;
  const isDay = !isNight(war.operation, state.turn);
  const isFair = ['clear', 'mist'].includes(weatherAt(war, state, zone));
  return isSwept(war, side, zone) ? isDay || isFair : isDay && isFair;
}

/** Whoever sweeps there is not in the field. */
const isExposed = (fleet: Fleet, { zone }: Field): boolean => fleet.zone !== zone || fleet.task?.do !== 'sweep';

/** GW-12.2: half the dice for a fleet that only passes through. */
const diceFor = ({ zone }: Fleet, { zone: mined, strength }: Field): number => (zone === mined ? strength : Math.ceil(strength / 2));

function pass(g: Play, war: War, fleet: Fleet, field: Field): void {
  const { side } = fleet;
  let afloat = companyShips(war, g.state, fleet);
  for (let die = diceFor(fleet, field); die > 0 && afloat.length > 0; die--) {
    const outcome = g.rollFor((seen) => (seen === 'strikes' ? [side] : []), mineRoll, {}, { about: field.zone, by: side });
    if (outcome === 'clear') continue;
    find(field, side);
    const ship = anyOfThem(g, war, side, afloat);
    g.whisper?.([side], { type: 'mined', side, ship, zone: field.zone });
    befall(g, war, { ship, by: 'torpedo', how: 'mined', seen: false });
    afloat = companyShips(war, g.state, fleet);
  }
}

let lastMined: { readonly fields: readonly Field[]; readonly count: number; readonly zones: ReadonlySet<ZoneId> } | undefined;

/** The zones of a list to which fields are added and from which none is taken. */
function minedIn(fields: readonly Field[]): ReadonlySet<ZoneId> {
  const count = fields.length;
  if (lastMined?.fields !== fields || lastMined.count !== count)
    lastMined = { fields, count, zones: new Set(fields.map(({ zone }) => zone)) };
  return lastMined.zones;
}

/** GW-12.2: all fleets in the tracks of which mines lie; who lies in port all the time is in no field. */
export const strikeMines = auto('mines', 'GW-12.2', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  const mined = minedIn(state.fields);
  for (const fleet of heads(state)) {
    if (liesInPort(fleet) || !fleet.track.some((zone) => mined.has(zone))) continue;
    for (const field of state.fields)
      if (field.strength > 0 && fleet.track.includes(field.zone) && isExposed(fleet, field) && !keepsClear(war, state, fleet.side, field))
        pass(g, war, fleet, field);
  }
});
