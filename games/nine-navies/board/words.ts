/** How the board speaks of ships and places. */

import { counted, sentence } from '../../../kit/words.ts';
import type { Data } from '../data/data.ts';
import type { Alliance, Base, Zone } from '../data/map.ts';
import { BASE_FACTS, ZONE_FACTS } from '../data/map.ts';
import { ownerOf } from '../rules/bases.ts';
import { pointsFor } from '../rules/control.ts';
import type { FighterView, ShipView, View } from '../view.ts';
import { kindNames, kindOf, navyNames, placeName, sideNames, sideWords } from './facts.ts';

/** '6-7-6' as she is now; the defence factor does not change with damage. */
export const factors = ({ attack, speed, printed }: ShipView): string => `${attack}-${printed.defence}-${speed}`;
export const printedFactors = ({ printed }: ShipView): string => `${printed.attack}-${printed.defence}-${printed.speed}`;

/** What a fleet fires with as it is now: '84 attack dice'. */
export const diceOf = (ships: readonly ShipView[]): string =>
  counted(
    ships.reduce((sum, { attack }) => sum + attack, 0),
    'attack die',
    'attack dice',
  );

export const damageInWords = ({ damage, printed }: Pick<ShipView, 'damage' | 'printed'>): string =>
  damage === 0 ? 'undamaged' : `${damage} of ${printed.defence} damage`;

/** 'Barham, British battleship, 6-7-6, undamaged, Great Britain & Ireland'. */
export const shipInWords = (ship: ShipView, more: readonly (string | false)[] = []): string =>
  sentence(
    ship.name,
    `${navyNames[ship.navy]} ${kindNames[kindOf(ship)][0]}`,
    factors(ship),
    ship.printed.airstrike > 0 && `airstrike ${ship.airstrike}`,
    ship.at !== 'sunk' && damageInWords(ship),
    ship.at === 'track' ? `due on turn ${ship.entry}${ship.uncertain ? ' or later' : ''}` : placeName(ship.at),
    ship.idle && 'lies idle after an evacuation',
    ...more,
  );

export const fighterInWords = (view: View, ship: ShipView, fighter: FighterView): string => {
  const target = view.ships.find(({ id }) => id === fighter.target);
  return shipInWords(ship, [
    fighter.disabled && 'disabled',
    fighter.pending > 0 && `${counted(fighter.pending, 'point')} of damage to come`,
    fighter.group > 0 && `group ${fighter.group}`,
    target !== undefined && `aims at ${target.name}`,
  ]);
};

const countOf = (ships: readonly ShipView[], side: Alliance): number => ships.filter((ship) => ship.side === side).length;

export const zoneInWords = (data: Data, view: View, zone: Zone, here: readonly ShipView[]): string => {
  const [allied, central] = [pointsFor(data, zone, 'allied'), pointsFor(data, zone, 'central')];
  const holder = view.control[zone];
  return [
    ZONE_FACTS[zone].name,
    allied + central > 0 ? `worth ${allied} to the Allies and ${central} to the Central Powers` : 'worth nothing',
    holder ? `held by the ${sideNames[holder]}` : 'held by nobody',
    `${counted(countOf(here, 'allied'), 'Allied ship')}, ${counted(countOf(here, 'central'), 'Central ship')}`,
  ].join('; ');
};

export const baseInWords = (view: View, base: Base, here: readonly ShipView[]): string => {
  const damaged = here.filter(({ damage }) => damage > 0).length;
  return sentence(
    BASE_FACTS[base].name,
    `${sideWords[ownerOf(view, base)]} base`,
    counted(here.length, 'ship'),
    damaged > 0 && `${damaged} damaged`,
  );
};
