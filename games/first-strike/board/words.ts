/** How the board speaks: short names for the bands of counters, whole sentences for those who listen. */
import { lengthOf, setIn } from '../../../kit/text-size.ts';
import { sentence } from '../../../kit/words.ts';
import type { RaiderType, ShipId, ShipType, Source } from '../data/counters.ts';
import { RAIDERS } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import type { BattleSpace, Installation, RaidSpace, StrategicSpace } from '../data/spaces.ts';
import { INSTALLATION_NAMES } from '../data/spaces.ts';
import { hitsToSink } from '../rules/ships.ts';
import type { CombatantView, ShipView, View } from '../view.ts';

export type AircraftView = View['aircraft'][number];
export type RaiderView = View['raiders'][number];

export const strategicNames: Readonly<Record<StrategicSpace, string>> = {
  A: 'A, off Terschelling',
  B: 'B, the Heligoland Bight',
  C: 'C, Horns Reef',
  D: 'D, the Tail End',
  E: 'E, the Dogger Bank',
  'british-reserve': 'the British Fleet Reserve',
  'german-reserve': 'the German Fleet Reserve',
  rescue: 'Rescue',
  cuxhaven: 'Cuxhaven',
};

export const raidNames: Readonly<Record<RaidSpace, string>> = {
  'entry-1': 'entry 1',
  'entry-2': 'entry 2',
  'entry-3': 'entry 3',
  'entry-4': 'entry 4',
  'entry-5': 'entry 5',
  ...INSTALLATION_NAMES,
  escape: 'Raid Escape',
};

export const battleNames: Readonly<Record<BattleSpace, string>> = {
  'british-a': 'British A',
  'british-b': 'British B',
  neutral: 'Neutral',
  'german-b': 'German B',
  'german-a': 'German A',
};

/** The usual abbreviations of the time, where the whole name would not fit the band of a counter. */
const abbreviations: Readonly<Partial<Record<ShipId, string>>> = {
  'harwich-destroyers': 'Destroyers',
  '1st-battle': '1st B.S.',
  '2nd-battle': '2nd B.S.',
  '3rd-battle': '3rd B.S.',
  '4th-battle': '4th B.S.',
  '1st-battlecruiser': '1st B.C.S.',
  '3rd-cruiser': '3rd C.S.',
  '6th-cruiser': '6th C.S.',
  '1st-light-cruiser': '1st L.C.S.',
  '2nd-flotilla': '2nd D.F.',
  'i-scouting': 'I Scouting',
  'iii-scouting': 'III Scouting',
  'torpedo-boats-1': 'I T.B. Fl.',
  'torpedo-boats-2': 'II T.B. Fl.',
};
export const shortName = ({ id, name }: Pick<ShipView, 'id' | 'name'>): string => abbreviations[id] ?? name;

/** What she fires with; carriers never fire. */
export const factorInWords = ({ type, factor }: Pick<ShipView, 'type' | 'factor'>): string => (type === 'CV' ? '–' : String(factor));

export interface NameLine {
  readonly name: string;
  /** Whether her type and factor have room beside it. */
  readonly hasFactor: boolean;
}

/** What stands under a ship in type of this size, which grows as one goes farther off: the name stays longest. */
export function nameLine(ship: Pick<ShipView, 'id' | 'name' | 'type' | 'factor'>, room: number, size: number): NameLine {
  const name = shortName(ship);
  const beside = room - lengthOf(`${ship.type} ${factorInWords(ship)}`) * size;
  const hasFactor = setIn(name, beside, size).words === name;
  return { name: hasFactor ? name : setIn(name, room, size).words, hasFactor };
}

const typeNames: Readonly<Record<ShipType, string>> = {
  BB: 'battleships',
  BC: 'battlecruisers',
  CA: 'armoured cruisers',
  CL: 'light cruiser',
  DD: 'destroyers',
  CV: 'seaplane carrier',
};
export const typeName = ({ id, type, side }: Pick<ShipView, 'id' | 'type' | 'side'>): string => {
  if (type === 'DD' && side === 'german') return 'torpedo boats';
  return id === '1st-light-cruiser' ? 'light cruisers' : typeNames[type];
};
export const raiderNames: Readonly<Record<RaiderType, string>> = {
  zeppelin: 'Zeppelin',
  'u-boat': 'U-boat',
  'ff-19': 'Friedrichshafen FF 19',
};

const raiderTitles: ReadonlyMap<string, string> = new Map(RAIDERS.map(({ id, name }) => [id, name]));
/** 'L 3', 'U-boat 1', 'FF 19 no. 1'. */
export const raiderName = ({ id }: RaiderView): string => raiderTitles.get(id) ?? id;
export const raiderInWords = (raider: RaiderView): string =>
  raider.type === 'zeppelin' ? `Zeppelin ${raiderName(raider)}` : raiderName(raider);

export const sourceNames: Readonly<Record<Source, string>> = {
  rules: 'given by the rules',
  published: 'as published',
  history: 'from history',
  reconstructed: 'reconstructed; see the rulings',
  pack: 'from a data pack',
};

/** The hits that a ship has taken, of those that sink her. */
export const hullOf = (data: Data, { id, flipped, markers, fate }: ShipView): { readonly taken: number; readonly of: number } => {
  const of = hitsToSink(data, id);
  return { taken: fate === 'sunk' ? of : (flipped ? 1 : 0) + markers, of };
};

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${['no', 'one', 'two', 'three'][count] ?? count} ${count === 1 ? one : many}`;

export const hullInWords = (ship: ShipView): string => {
  if (ship.fate === 'sunk') return 'sunk';
  if (ship.fate === 'out') return 'gone home';
  const parts = [ship.flipped ? 'damaged' : '', ship.markers > 0 ? counted(ship.markers, 'damage marker') : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' with ') : 'undamaged';
};

const nation = (side: ShipView['side']): string => (side === 'british' ? 'British' : 'German');
export const shipInWords = (ship: ShipView, more: readonly (string | false)[] = []): string =>
  sentence(
    ship.name,
    `${nation(ship.side)} ${typeName(ship)}`,
    ship.type !== 'CV' && `combat factor ${ship.factor}`,
    hullInWords(ship),
    ...more,
  );

export const combatantInWords = (ship: ShipView, { space, acted, hits }: CombatantView, mayAct: boolean): string =>
  shipInWords(ship, [
    `in ${battleNames[space]}`,
    hits > 0 && `${counted(hits, 'hit')} this round`,
    acted && 'has acted',
    mayAct && 'may act',
  ]);

const places: Readonly<Record<'aboard' | 'cuxhaven' | 'rescue' | 'alongside' | 'lost', string>> = {
  aboard: 'aboard',
  cuxhaven: 'on its way in',
  rescue: 'down in the Rescue space',
  alongside: 'alongside, to be hoisted in',
  lost: 'lost',
};
const preposition = (space: RaidSpace): string => (space.startsWith('entry') ? 'at' : space === 'escape' ? 'in' : 'over');

export const aircraftPlace = ({ at, carrier }: AircraftView, carrierName: string | undefined): string => {
  if (at === 'aboard') return carrier ? `aboard ${carrierName ?? carrier}` : 'aboard';
  return at === 'cuxhaven' || at === 'rescue' || at === 'alongside' || at === 'lost' ? places[at] : `${preposition(at)} ${raidNames[at]}`;
};

const isFlying = ({ at }: AircraftView): boolean =>
  at !== 'aboard' && at !== 'rescue' && at !== 'alongside' && at !== 'lost' && at !== 'cuxhaven';

export const aircraftInWords = (aircraft: AircraftView, carrierName: string | undefined, mayAct: boolean): string =>
  sentence(
    `Aircraft ${aircraft.id}`,
    aircraft.damaged ? 'damaged' : 'undamaged',
    isFlying(aircraft) && counted(aircraft.bombs, 'bomb'),
    isFlying(aircraft) && (aircraft.altitude === 'medium' ? 'at medium height' : aircraft.altitude),
    aircraftPlace(aircraft, carrierName),
    aircraft.grounded && 'engine failed',
    aircraft.acted && isFlying(aircraft) && 'has acted',
    mayAct && 'may act',
  );

export const installationInWords = (at: Installation, hits: number): string => sentence(INSTALLATION_NAMES[at], counted(hits, 'hit'));
