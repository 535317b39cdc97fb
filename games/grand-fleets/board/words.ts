/** How the board speaks of ships, squadrons, courses and light. */
import type { Facing } from '../../../chart/hex.ts';
import { turned } from '../../../chart/hex.ts';
import { capital, counted, sentence } from '../../../kit/words.ts';
import type { Battle, Light } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { cardOf } from '../data/data.ts';
import { hexInWords, wingOf } from '../rules/aircraft.ts';
import { levelInWords } from '../rules/flying.ts';
import { pointsOf } from '../rules/ships.ts';
import type { Formation } from '../rules/squadron-passages.ts';
import type { AircraftView, ShipView, View } from '../view.ts';

const COURSES: readonly string[] = ['south-east', 'south', 'south-west', 'north-west', 'north', 'north-east'];
export const courseName = (facing: Facing): string => COURSES[facing] ?? '';

/** What the list calls a squadron, or a ship that belongs to none. */
export const unitName = (battle: Battle, { squadrons }: Pick<View, 'squadrons'>, id: string): string =>
  squadrons.find((squadron) => squadron.id === id)?.name ?? cardOf(battle, id).name;

export const typeName = ({ type }: Pick<Card, 'type'>): string => type.replaceAll('-', ' ');

/** 'Revenge (1914)' is the register's way to tell two classes apart; nobody says the year. */
export const className = ({ class: family }: Pick<Card, 'class'>): string => family.replace(/ \(\d+\)$/, '');

export const FORMED: Readonly<Record<Formation, string>> = { 'line-ahead': 'line ahead', simultaneous: 'together' };

const FATES: Readonly<Partial<Record<ShipView['fate'], string>>> = {
  coming: 'not here yet',
  sunk: 'sunk',
  left: 'out of the battle',
  escaped: 'escaped',
};

/** What is wrong with her, in few words. */
export const wounds = (ship: ShipView): readonly string[] => [
  ...(ship.fires > 0 ? [counted(ship.fires, 'fire')] : []),
  ...(ship.floods > 0 ? [`${ship.floods > 1 ? `${ship.floods} times ` : ''}flooding`] : []),
  ...(ship.listing ? ['listing'] : []),
  ...(ship.jammed ? ['rudder jammed'] : []),
  ...(ship.engines > 0 ? [counted(ship.engines, 'engine hit')] : []),
  ...(ship.alone > 0 ? ['bridge hit'] : []),
  ...(ship.silent > 0 ? ['fire control out'] : []),
];

export const hullInWords = (battle: Battle, ship: ShipView): string => {
  const { hull } = cardOf(battle, ship.id);
  return FATES[ship.fate] ?? `hull ${Math.max(0, hull - ship.hits)} of ${hull}`;
};

/** Of a division the leading boat, and how many there are (GF-13.1). */
export const shipInWords = (battle: Battle, ship: ShipView, boats = 1): string => {
  const card = cardOf(battle, ship.id);
  const afloat =
    ship.fate === 'afloat' && [`speed ${pointsOf(battle, ship)}`, `heading ${courseName(ship.facing)}`, ...wounds(ship)].join(', ');
  const name = boats > 1 ? `${card.name}, division of ${boats} boats` : card.name;
  return sentence(name, `${battle.names[ship.side]} ${typeName(card)}`, hullInWords(battle, ship), afloat);
};

const CRAFT_FATES: Readonly<Partial<Record<AircraftView['fate'], string>>> = {
  coming: 'not here yet',
  aboard: 'aboard her ship',
  home: 'gone home',
  lost: 'lost',
};

export const whereabouts = ({ board }: Pick<View, 'board'>, { fate, level, hex }: AircraftView): string =>
  CRAFT_FATES[fate] ?? `${levelInWords(level)}, in hex ${hexInWords(board, hex)}`;

export const craftInWords = (battle: Battle, view: Pick<View, 'board'>, craft: AircraftView): string => {
  const { name, type } = wingOf(battle, craft.id);
  return sentence(
    name,
    `${battle.names[craft.side]} ${type.isZeppelin ? 'zeppelin' : 'aeroplane'}`,
    whereabouts(view, craft),
    craft.hits > 0 && counted(craft.hits, 'hit'),
    craft.bombs > 0 && counted(craft.bombs, 'bomb'),
    craft.torpedoes > 0 && 'with a torpedo',
    craft.fuel !== null && `fuel for ${counted(craft.fuel, 'turn')}`,
  );
};

export const windInWords = (to: Facing | null): string => (to === null ? 'Calm' : `Wind from ${courseName(turned(to, 3))}`);

export const lightInWords = (battle: Battle, light: Light | null): string => {
  if (!light) return 'clear';
  const sight = light.visibility === null ? '' : `sight ${counted(light.visibility, 'mile')}`;
  const bright = light.exposed === null ? '' : `${battle.names[light.exposed]} ships against the light`;
  return capital([sight, bright].filter(Boolean).join(', ')) || 'Clear';
};
