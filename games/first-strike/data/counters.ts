/** Every counter of the game, with where each figure comes from. */

/** `pack` for a figure that a player has put in its place. */
export type Source = 'rules' | 'published' | 'history' | 'reconstructed' | 'pack';

export type ShipType = 'BB' | 'BC' | 'CA' | 'CL' | 'DD' | 'CV';

interface ShipCounter {
  readonly id: string;
  readonly name: string;
  readonly side: 'british' | 'german';
  readonly type: ShipType;
  /** Combat factor at full strength and on the damaged side (FS-CF). German ships never flip. */
  readonly factor: number;
  readonly damagedFactor: number;
  readonly source: Source;
}

/** The six counters of the Harwich Force, in the order of the line that random targets count along (FS-2.1c, FS-7.4.1a). */
const harwichForce = [
  { id: 'empress', name: 'Empress', side: 'british', type: 'CV', factor: 0, damagedFactor: 0, source: 'rules' },
  { id: 'engadine', name: 'Engadine', side: 'british', type: 'CV', factor: 0, damagedFactor: 0, source: 'rules' },
  { id: 'riviera', name: 'Riviera', side: 'british', type: 'CV', factor: 0, damagedFactor: 0, source: 'rules' },
  { id: 'arethusa', name: 'Arethusa', side: 'british', type: 'CL', factor: 2, damagedFactor: 1, source: 'reconstructed' },
  { id: 'undaunted', name: 'Undaunted', side: 'british', type: 'CL', factor: 2, damagedFactor: 1, source: 'reconstructed' },
  {
    id: 'harwich-destroyers',
    name: 'Harwich Destroyers',
    side: 'british',
    type: 'DD',
    factor: 2,
    damagedFactor: 1,
    source: 'reconstructed',
  },
] as const satisfies readonly ShipCounter[];

/** The Grand Fleet at sea (FS-4.0c). */
const britishFleet = [
  { id: '1st-battle', name: '1st Battle Squadron', side: 'british', type: 'BB', factor: 4, damagedFactor: 3, source: 'reconstructed' },
  { id: '2nd-battle', name: '2nd Battle Squadron', side: 'british', type: 'BB', factor: 4, damagedFactor: 3, source: 'reconstructed' },
  { id: '3rd-battle', name: '3rd Battle Squadron', side: 'british', type: 'BB', factor: 4, damagedFactor: 3, source: 'reconstructed' },
  { id: '4th-battle', name: '4th Battle Squadron', side: 'british', type: 'BB', factor: 4, damagedFactor: 3, source: 'reconstructed' },
  {
    id: '1st-battlecruiser',
    name: '1st Battlecruiser Squadron',
    side: 'british',
    type: 'BC',
    factor: 4,
    damagedFactor: 3,
    source: 'reconstructed',
  },
  { id: '3rd-cruiser', name: '3rd Cruiser Squadron', side: 'british', type: 'CA', factor: 3, damagedFactor: 2, source: 'reconstructed' },
  { id: '6th-cruiser', name: '6th Cruiser Squadron', side: 'british', type: 'CA', factor: 3, damagedFactor: 2, source: 'reconstructed' },
  {
    id: '1st-light-cruiser',
    name: '1st Light Cruiser Squadron',
    side: 'british',
    type: 'CL',
    factor: 3,
    damagedFactor: 2,
    source: 'reconstructed',
  },
  { id: '2nd-flotilla', name: '2nd Destroyer Flotilla', side: 'british', type: 'DD', factor: 2, damagedFactor: 1, source: 'reconstructed' },
] as const satisfies readonly ShipCounter[];

/** The High Sea Fleet (FS-4.0f). The numbers of counters are from the rules, their names from history. */
const germanFleet = [
  { id: 'i-battle', name: 'I Squadron', side: 'german', type: 'BB', factor: 4, damagedFactor: 4, source: 'reconstructed' },
  { id: 'ii-battle', name: 'II Squadron', side: 'german', type: 'BB', factor: 4, damagedFactor: 4, source: 'reconstructed' },
  { id: 'iii-battle', name: 'III Squadron', side: 'german', type: 'BB', factor: 4, damagedFactor: 4, source: 'reconstructed' },
  { id: 'iv-battle', name: 'IV Squadron', side: 'german', type: 'BB', factor: 4, damagedFactor: 4, source: 'reconstructed' },
  { id: 'i-scouting', name: 'I Scouting Group', side: 'german', type: 'BC', factor: 4, damagedFactor: 4, source: 'reconstructed' },
  { id: 'iii-scouting', name: 'III Scouting Group', side: 'german', type: 'CA', factor: 3, damagedFactor: 3, source: 'reconstructed' },
  {
    id: 'torpedo-boats-1',
    name: 'I Torpedo-boat Flotilla',
    side: 'german',
    type: 'DD',
    factor: 2,
    damagedFactor: 2,
    source: 'reconstructed',
  },
  {
    id: 'torpedo-boats-2',
    name: 'II Torpedo-boat Flotilla',
    side: 'german',
    type: 'DD',
    factor: 2,
    damagedFactor: 2,
    source: 'reconstructed',
  },
] as const satisfies readonly ShipCounter[];

export const SHIPS = [...harwichForce, ...britishFleet, ...germanFleet] as const;
export type ShipId = (typeof SHIPS)[number]['id'];
export type Ship = ShipCounter & { readonly id: ShipId };

export const CARRIERS = ['empress', 'engadine', 'riviera'] as const;
export type CarrierId = (typeof CARRIERS)[number];
/** Each carrier has boxes for three aircraft (FS-9.7b). */
export const BOXES = 3;

export const HARWICH_FORCE: readonly ShipId[] = harwichForce.map((ship) => ship.id);
export const BRITISH_FLEET: readonly ShipId[] = britishFleet.map((ship) => ship.id);
export const GERMAN_FLEET = germanFleet.map((ship) => ship.id);
export type GermanShipId = (typeof GERMAN_FLEET)[number];

/** The nine seaplanes and the carriers they flew from that morning (FS-4.0b). */
export const AIRCRAFT = [
  { id: '119', carrier: 'engadine' },
  { id: '120', carrier: 'engadine' },
  { id: '122', carrier: 'engadine' },
  { id: '135', carrier: 'riviera' },
  { id: '136', carrier: 'riviera' },
  { id: '811', carrier: 'riviera' },
  { id: '812', carrier: 'empress' },
  { id: '814', carrier: 'empress' },
  { id: '815', carrier: 'empress' },
] as const satisfies readonly { readonly id: string; readonly carrier: CarrierId }[];
export type AircraftId = (typeof AIRCRAFT)[number]['id'];
/** Combat factor of an aircraft, whole and damaged (FS-9.5c). */
export const AIRCRAFT_FACTOR = { whole: 2, damaged: 1 } as const;
/** Bombs carried into the raid (FS-9.2.3). */
export const BOMBS = 2;

export type RaiderType = 'zeppelin' | 'u-boat' | 'ff-19';

/** German counters that attack by themselves: airships, submarines and floatplanes (FS-4.0f). */
export const RAIDERS = [
  { id: 'u-boat-1', name: 'U-boat 1', type: 'u-boat' },
  { id: 'u-boat-2', name: 'U-boat 2', type: 'u-boat' },
  { id: 'u-boat-3', name: 'U-boat 3', type: 'u-boat' },
  { id: 'l-3', name: 'L 3', type: 'zeppelin' },
  { id: 'l-5', name: 'L 5', type: 'zeppelin' },
  { id: 'l-6', name: 'L 6', type: 'zeppelin' },
  { id: 'ff-19-1', name: 'FF 19 no. 1', type: 'ff-19' },
  { id: 'ff-19-2', name: 'FF 19 no. 2', type: 'ff-19' },
  { id: 'ff-19-3', name: 'FF 19 no. 3', type: 'ff-19' },
  { id: 'ff-19-4', name: 'FF 19 no. 4', type: 'ff-19' },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly type: RaiderType }[];
export type RaiderId = (typeof RAIDERS)[number]['id'];
/** Combat factors of the raiders (FS-CF); reconstructed. */
export const RAIDER_FACTOR: Readonly<Record<RaiderType, number>> = { 'u-boat': 2, zeppelin: 1, 'ff-19': 1 };

/** One battery is emplaced from the start, three wait in the container (FS-4.0e, FS-4.0f). */
export const BATTERIES = ['battery-1', 'battery-2', 'battery-3', 'battery-4'] as const;
export type BatteryId = (typeof BATTERIES)[number];
/** Combat factor of an anti-aircraft battery (FS-9.5b). */
export const BATTERY_FACTOR = 2;

/** What the opaque container can hold besides False Alarms. */
export type ContainerId = RaiderId | GermanShipId | BatteryId;
