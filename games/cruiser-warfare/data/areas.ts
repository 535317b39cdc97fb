/** The sea areas of the world (CW-2.1a). What the rules' text does not state is reconstructed; RULINGS.md gives the reasons. */
import type { Source } from './source.ts';

export const AREAS = [
  // Atlantic, from the north
  'north-sea',
  'norwegian-sea',
  'denmark-strait',
  'western-approaches',
  'bay-of-biscay',
  'labrador-sea',
  'azores',
  'madeira',
  'eastern-seaboard',
  'outer-banks',
  'western-atlantic',
  'gulf-of-mexico',
  'caribbean',
  'windward-isles',
  'mouths-of-the-amazon',
  'narrows',
  'brazil',
  'gulf-of-guinea',
  'south-atlantic',
  'rio-de-la-plata',
  'cape-horn',
  'cape-of-good-hope',
  // Indian Ocean
  'mozambique-channel',
  'arabian-sea',
  'bay-of-bengal',
  'chagos-islands',
  'cocos-island',
  'southern-indian-ocean',
  'australian-bight',
  // East Asia and the Indies
  'gulf-of-thailand',
  'south-china-sea',
  'dutch-east-indies',
  'timor-sea',
  'yellow-sea',
  'sea-of-japan',
  'bonin-islands',
  'philippine-sea',
  // Pacific, west of the date line
  'bering-sea',
  'western-pacific',
  'central-pacific',
  'caroline-islands',
  'marshall-islands',
  'solomons',
  'coral-sea',
  'tasman-sea',
  // Pacific, east of it
  'gulf-of-alaska',
  'south-pacific',
  'hawaii',
  'phoenix-island',
  'samoa',
  'chatham-island',
  'tahiti',
  'marquesas',
  'easter-island',
  'west-coast',
  'gulf-of-california',
  'tehuantepec',
  'gulf-of-panama',
  'galapagos',
  'coronel',
] as const;
export type Area = (typeof AREAS)[number];

/** A total of two dice. */
export type Total = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface Port {
  readonly name: string;
  /** Massawa serves the Central Powers only if Italy joins them (CW-12.2b). */
  readonly side: 'german' | 'italian';
  /** Where the port's name comes from; that the area has one is in the rules (CW-10.3b). */
  readonly source: Source;
}

export interface AreaFacts {
  readonly name: string;
  /** Subtracted from a raider's die: the lower, the richer (CW-5.8). */
  readonly trade: number;
  /** The total that brings a storm (CW-11.6a). */
  readonly storm: Total;
  /** May Allied ships coal here (CW-10.3a)? */
  readonly coal: boolean;
  readonly port: Port | null;
  /** May hold Etappe coal (CW-10.6b)? */
  readonly etappe: boolean;
  /** Does it touch Japan (CW-12.42)? */
  readonly japan: boolean;
  readonly sources: Readonly<Record<'area' | 'trade' | 'storm' | 'coal' | 'port' | 'etappe' | 'japan', Source>>;
}

type Special = Partial<Pick<AreaFacts, 'coal' | 'port' | 'etappe' | 'japan'> & { readonly sources: Partial<AreaFacts['sources']> }>;

const sea = (name: string, trade: number, storm: Total, { sources = {}, ...special }: Special = {}): AreaFacts => ({
  name,
  trade,
  storm,
  coal: true,
  port: null,
  etappe: false,
  japan: false,
  ...special,
  sources: {
    area: 'rules',
    trade: 'reconstructed',
    storm: 'reconstructed',
    coal: 'reconstructed',
    port: 'rules',
    etappe: 'rules',
    japan: 'reconstructed',
    ...sources,
  },
});

const german = (name: string, source: Source): Port => ({ name, side: 'german', source });

/** Marks of the printed example of a storm, which names every area of the total 8 (CW-11.6a). */
const stormInRules = { storm: 'rules' } as const;
/** An area of which the text is silent, put where the named ones leave a gap. */
const added = { area: 'reconstructed' } as const;

export const AREA_FACTS: Readonly<Record<Area, AreaFacts>> = {
  'north-sea': sea('North Sea', 6, 9),
  'norwegian-sea': sea('Norwegian Sea', 5, 7),
  'denmark-strait': sea('Denmark Strait', 6, 8, { coal: false, sources: stormInRules }),
  'western-approaches': sea('Western Approaches', 1, 6),
  // Ships are on station here from the start, so the area has coal (CW-11.7a).
  'bay-of-biscay': sea('Bay of Biscay', 2, 9, { sources: { coal: 'rules' } }),
  'labrador-sea': sea('Labrador Sea', 3, 7),
  azores: sea('Azores', 4, 5),
  madeira: sea('Madeira', 3, 11),
  'eastern-seaboard': sea('Eastern Seaboard', 3, 5, { etappe: true }),
  'outer-banks': sea('Outer Banks', 4, 6, { etappe: true }),
  'western-atlantic': sea('Western Atlantic', 5, 3),
  'gulf-of-mexico': sea('Gulf of Mexico', 5, 10, { etappe: true }),
  caribbean: sea('Caribbean', 4, 8, { etappe: true, sources: stormInRules }),
  'windward-isles': sea('Windward Isles', 5, 10, { etappe: true }),
  'mouths-of-the-amazon': sea('Mouths of the Amazon', 4, 2, { etappe: true }),
  narrows: sea('Narrows', 4, 12, { etappe: true }),
  brazil: sea('Brazil', 4, 3, { etappe: true }),
  'gulf-of-guinea': sea('Gulf of Guinea', 5, 2, { port: german('Duala', 'history') }),
  'south-atlantic': sea('South Atlantic', 6, 4, { sources: added }),
  'rio-de-la-plata': sea('Rio de la Plata', 4, 9, { etappe: true }),
  'cape-horn': sea('Cape Horn', 5, 7, { etappe: true }),
  'cape-of-good-hope': sea('Cape of Good Hope', 4, 7),

  'mozambique-channel': sea('Mozambique Channel', 5, 5, { port: german('Dar es Salaam', 'published') }),
  'arabian-sea': sea('Arabian Sea', 3, 10, { etappe: true, port: { name: 'Massawa', side: 'italian', source: 'rules' } }),
  'bay-of-bengal': sea('Bay of Bengal', 2, 9, { sources: { trade: 'rules' } }), // CW-5.8
  'chagos-islands': sea('Chagos Islands', 5, 11, { sources: added }),
  'cocos-island': sea('Cocos Island', 5, 4, { coal: false }),
  'southern-indian-ocean': sea('Southern Indian Ocean', 6, 6, { coal: false, sources: added }),
  'australian-bight': sea('Australian Bight', 4, 8, { sources: stormInRules }),

  'gulf-of-thailand': sea('Gulf of Thailand', 3, 2, { etappe: true }),
  'south-china-sea': sea('South China Sea', 3, 6, { etappe: true }),
  'dutch-east-indies': sea('Dutch East Indies', 4, 12, { etappe: true }),
  'timor-sea': sea('Timor Sea', 6, 11),
  'yellow-sea': sea('Yellow Sea', 4, 9, { japan: true, port: german('Tsingtao', 'rules'), sources: { japan: 'rules' } }),
  'sea-of-japan': sea('Sea of Japan', 5, 8, { japan: true, sources: stormInRules }),
  'bonin-islands': sea('Bonin Islands', 5, 5, { japan: true, sources: { japan: 'rules' } }),
  'philippine-sea': sea('Philippine Sea', 5, 8, { etappe: true, sources: stormInRules }),

  'bering-sea': sea('Bering Sea', 6, 7, { coal: false }),
  'western-pacific': sea('Western Pacific', 6, 6, { japan: true }),
  'central-pacific': sea('Central Pacific', 6, 10, { coal: false }),
  'caroline-islands': sea('Caroline Islands', 6, 3, { coal: false, port: german('Yap', 'history') }),
  'marshall-islands': sea('Marshall Islands', 6, 4, { coal: false }),
  solomons: sea('Solomons', 6, 11, { port: german('Rabaul', 'published') }),
  'coral-sea': sea('Coral Sea', 5, 10),
  'tasman-sea': sea('Tasman Sea', 4, 6),

  'gulf-of-alaska': sea('Gulf of Alaska', 6, 9, { etappe: true }),
  'south-pacific': sea('South Pacific', 6, 8, { coal: false, sources: stormInRules }),
  hawaii: sea('Hawaii', 5, 3, { etappe: true }),
  'phoenix-island': sea('Phoenix Island', 6, 2, { coal: false }),
  samoa: sea('Samoa', 6, 12),
  'chatham-island': sea('Chatham Island', 5, 7),
  tahiti: sea('Tahiti', 6, 3),
  marquesas: sea('Marquesas', 6, 12, { coal: false, sources: added }),
  'easter-island': sea('Easter Island', 6, 4, { coal: false, sources: added }),
  'west-coast': sea('West Coast', 4, 5, { etappe: true }),
  'gulf-of-california': sea('Gulf of California', 5, 11, { etappe: true }),
  tehuantepec: sea('Tehuantepec', 5, 4, { etappe: true }),
  'gulf-of-panama': sea('Gulf of Panama', 5, 12, { etappe: true }),
  galapagos: sea('Galapagos', 5, 2, { etappe: true }),
  coronel: sea('Coronel', 4, 5, { etappe: true }),
};

/** `wrap`: over the edge of the printed map (CW-5.2b); `canal`: through Panama, in the open (CW-5.3b). */
export interface Link {
  readonly areas: readonly [Area, Area];
  readonly kind: 'sea' | 'wrap' | 'canal';
  readonly source: Source;
}

const linked = (kind: Link['kind'], source: Source, from: Area, to: readonly Area[]): Link[] =>
  to.map((area) => ({ areas: [from, area], kind, source }));

/** Waters that touch on our own drawing. */
const touches = (from: Area, ...to: readonly Area[]): Link[] => linked('sea', 'reconstructed', from, to);
/** Waters that touch because an example or a list of the rules needs it. */
const touchesByRule = (from: Area, ...to: readonly Area[]): Link[] => linked('sea', 'rules', from, to);
/** Waters that touch in reports of games on the printed map. */
const touchesInReports = (from: Area, ...to: readonly Area[]): Link[] => linked('sea', 'published', from, to);
const wraps = (from: Area, to: Area): Link[] => linked('wrap', 'rules', from, [to]);

/** Which areas are adjacent; every pair stands once and counts both ways (CW-5.1a). */
export const LINKS: readonly Link[] = [
  ...touches('norwegian-sea', 'north-sea', 'denmark-strait', 'western-approaches'),
  ...touches('denmark-strait', 'labrador-sea', 'western-approaches'),
  ...touches('western-approaches', 'labrador-sea', 'azores', 'bay-of-biscay'),
  ...touches('azores', 'labrador-sea', 'bay-of-biscay', 'madeira'),
  ...touches('madeira', 'bay-of-biscay', 'western-atlantic', 'narrows'),
  ...touches('western-atlantic', 'labrador-sea', 'eastern-seaboard', 'outer-banks', 'windward-isles', 'mouths-of-the-amazon', 'narrows'),
  ...touches('eastern-seaboard', 'labrador-sea', 'outer-banks'),
  ...touches('outer-banks', 'gulf-of-mexico', 'caribbean', 'windward-isles'),
  ...touches('caribbean', 'gulf-of-mexico', 'windward-isles'),
  ...touches('mouths-of-the-amazon', 'windward-isles', 'narrows', 'brazil'),
  ...touches('narrows', 'brazil', 'south-atlantic', 'gulf-of-guinea'),
  ...touches('south-atlantic', 'brazil', 'gulf-of-guinea', 'rio-de-la-plata', 'cape-horn', 'cape-of-good-hope'),
  ...touches('rio-de-la-plata', 'brazil', 'cape-horn'),
  ...touches('cape-of-good-hope', 'gulf-of-guinea', 'mozambique-channel', 'southern-indian-ocean'),

  ...touches('mozambique-channel', 'arabian-sea', 'chagos-islands', 'southern-indian-ocean'),
  ...touches('arabian-sea', 'chagos-islands', 'bay-of-bengal'),
  ...touches('bay-of-bengal', 'chagos-islands', 'cocos-island', 'dutch-east-indies'),
  ...touches('chagos-islands', 'cocos-island', 'southern-indian-ocean'),
  ...touches('southern-indian-ocean', 'cocos-island', 'australian-bight'),
  ...touches('australian-bight', 'cocos-island', 'tasman-sea'),

  // CW-12.1b: the range of the Dutch ships is the Indies and what touches them.
  ...touchesByRule('dutch-east-indies', 'cocos-island', 'gulf-of-thailand', 'timor-sea'),
  ...touches('dutch-east-indies', 'south-china-sea', 'philippine-sea', 'caroline-islands'),
  ...touches('timor-sea', 'cocos-island', 'coral-sea'),
  ...touches('south-china-sea', 'gulf-of-thailand', 'philippine-sea'),
  ...touchesInReports('south-china-sea', 'yellow-sea'),
  // CW-10.1: the fuel example sails from the Yellow Sea by the Bonin Islands to the Western Pacific.
  ...touchesByRule('bonin-islands', 'yellow-sea', 'western-pacific'),
  ...touches('yellow-sea', 'sea-of-japan', 'philippine-sea'),
  ...touches('bonin-islands', 'philippine-sea', 'caroline-islands'),
  ...touches('western-pacific', 'sea-of-japan', 'bering-sea', 'central-pacific', 'marshall-islands', 'caroline-islands'),
  ...touches('caroline-islands', 'philippine-sea', 'marshall-islands', 'solomons'),
  ...touches('central-pacific', 'bering-sea', 'marshall-islands'),
  ...touchesInReports('marshall-islands', 'solomons'),
  ...touches('coral-sea', 'solomons', 'tasman-sea'),

  ...wraps('bering-sea', 'gulf-of-alaska'),
  ...wraps('central-pacific', 'south-pacific'),
  ...wraps('marshall-islands', 'hawaii'),
  ...wraps('solomons', 'phoenix-island'),
  ...wraps('coral-sea', 'samoa'),
  ...wraps('tasman-sea', 'chatham-island'),

  ...touches('gulf-of-alaska', 'south-pacific', 'west-coast'),
  ...touches('south-pacific', 'hawaii', 'west-coast'),
  ...touches('hawaii', 'phoenix-island', 'marquesas', 'gulf-of-california', 'west-coast'),
  ...touches('phoenix-island', 'samoa', 'tahiti', 'marquesas'),
  ...touches('tahiti', 'samoa', 'chatham-island', 'marquesas', 'easter-island'),
  ...touches('samoa', 'chatham-island'),
  ...touches('marquesas', 'gulf-of-california', 'tehuantepec', 'galapagos', 'easter-island'),
  ...touches('gulf-of-california', 'west-coast', 'tehuantepec'),
  ...touches('tehuantepec', 'gulf-of-panama', 'galapagos'),
  ...touches('galapagos', 'gulf-of-panama', 'easter-island', 'coronel'),
  ...touches('coronel', 'easter-island', 'cape-horn'),
  ...touches('easter-island', 'cape-horn'),
  ...linked('canal', 'rules', 'caribbean', ['gulf-of-panama']),
];

export interface Contact {
  readonly areas: readonly [Area, Area];
  readonly source: Source;
}

const crosswise = (source: Source, ...areas: readonly [Area, Area]): Contact => ({ areas, source });

/**
 * Pairs that meet at one point and are not adjacent (CW-5.1d). Where four areas meet, both diagonals are such pairs; on our
 * chart that is so along the printed map's edge too, since a fleet leaves it only for the area directly opposite (CW-5.2b).
 */
export const POINT_CONTACTS: readonly Contact[] = [
  crosswise('rules', 'western-atlantic', 'azores'),
  crosswise('reconstructed', 'labrador-sea', 'madeira'),
  crosswise('rules', 'bering-sea', 'south-pacific'),
  crosswise('rules', 'central-pacific', 'gulf-of-alaska'),
  crosswise('rules', 'central-pacific', 'hawaii'),
  crosswise('rules', 'marshall-islands', 'south-pacific'),
  crosswise('rules', 'marshall-islands', 'phoenix-island'),
  crosswise('rules', 'solomons', 'hawaii'),
  crosswise('rules', 'solomons', 'samoa'),
  crosswise('rules', 'coral-sea', 'phoenix-island'),
  crosswise('rules', 'coral-sea', 'chatham-island'),
  crosswise('rules', 'tasman-sea', 'samoa'),
];

/** Central Powers fleets come home here and never leave (CW-12.6). */
export const NORTH_SEA: Area = 'north-sea';
/** Where Dutch ships may sail (CW-12.1b). */
export const DUTCH_WATERS: readonly Area[] = ['dutch-east-indies', 'gulf-of-thailand', 'timor-sea', 'cocos-island'];

/** What no data pack changes of an area. */
export const areaName = (area: Area): string => AREA_FACTS[area].name;
export const portOf = (area: Area): Port | null => AREA_FACTS[area].port;

/** CW-10.3b */
export const GERMAN_PORTS: readonly Area[] = AREAS.filter((area) => portOf(area)?.side === 'german');

export const isArea = (id: string): id is Area => Object.hasOwn(AREA_FACTS, id);
