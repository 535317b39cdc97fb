/** What hexes, counters and ships of a battle are called by whoever looks at it. */
import { columnOf, neighboursOf, rowOf } from '../chart/hex.ts';
import { gathered } from '../kernel/index.ts';
import type { Battery, Blow, Hex, PieceId, ShipId, Side, Weapon } from './battle.ts';
import type { Landing } from './events.ts';
import type { Group } from './groups.ts';
import { isOnMap, RING } from './hexes.ts';
import type { PieceView } from './view.ts';

const LETTERS = 'ABCDEFGHIJK';

/** 'F6' is the centre; what lies beyond the ring has no name, and goes by the hexes of the ring beside it. */
export function hexName(hex: Hex): string {
  if (isOnMap(hex)) return gridName(hex);
  const past = neighboursOf(hex).filter(isOnMap).map(gridName);
  return past.length > 0 ? `off the map past ${past.join(' and ')}` : 'off the map';
}

const gridName = (hex: Hex): string => `${LETTERS[columnOf(hex) + RING]}${rowOf(hex) + RING + 1}`;

/** The number on a counter that lies face down: the last part of its token. */
export const counterNumber = (token: string): string => token.slice(token.lastIndexOf('-') + 1);

/** 'allied-counter-3' is 'Counter 3' where it is plain whose it is. */
export const counterName = (token: string): string => `Counter ${counterNumber(token)}`;

/** The name of a side within a sentence: 'the Japanese'. */
export const within = (side: string): string => side.replace(/^The /, 'the ');

/** The same of one or several of a side, by what the side is called: 'counters 3, 4 of the Japanese'. */
export const countersOf = (tokens: readonly string[], side: string): string =>
  `${tokens.length === 1 ? 'counter' : 'counters'} ${tokens.map(counterNumber).join(', ')} of ${within(side)}`;

/** Whose counter it is. */
export const ownerOf = (token: string): Side => (token.startsWith('allied') ? 'allied' : 'central');

/** What struck a ship. */
export const WEAPONS: Readonly<Record<Weapon, string>> = {
  primary: 'a primary hit',
  secondary: 'a secondary hit',
  tertiary: 'a tertiary hit',
  torpedo: 'a torpedo',
};

/** The same of several. */
export const MANY_WEAPONS: Readonly<Record<Weapon, string>> = {
  primary: 'primary hits',
  secondary: 'secondary hits',
  tertiary: 'tertiary hits',
  torpedo: 'torpedoes',
};

export const PLACES: Readonly<Record<Battery | 'hull' | 'mount', string>> = {
  primary: 'primary guns',
  secondary: 'secondary guns',
  tertiary: 'tertiary guns',
  hull: 'hull',
  mount: 'torpedo mount',
};

/** Why it struck there. */
export const LANDINGS: Readonly<Record<Landing, string>> = {
  rolled: '',
  merchant: ', as any shell does to a merchant hull',
  referred: ', in place of heavier guns that she was built without',
  spilled: ', for those guns are all gone',
  plunging: ', by plunging fire',
  again: ', a second time',
};

/** What the owner of a piece is asked about. */
export const BLOWS: Readonly<Record<Blow, string>> = {
  primary: 'on primary guns',
  secondary: 'on secondary guns',
  tertiary: 'on tertiary guns',
  hull: 'on the hull',
  mount: 'on the torpedo mount',
  leader: 'where the leader is',
  spent: 'to no effect',
  plunge: 'on the hull',
  again: 'once more',
  slowed: 'on the engines',
  stopped: 'on the engines',
};

/** As much of a view as names are taken from. */
interface Pieces {
  readonly pieces: readonly PieceView[];
}

export function shipName({ pieces }: Pieces, id: ShipId): string {
  for (const { ships } of pieces) for (const { sheet } of ships ?? []) if (sheet.id === id) return sheet.name;
  return id;
}

/** Boats that have numbers for names are counted or gathered: '3 of the Acheron class, River 1 to 8, Arethusa'. */
export function namedTogether(names: readonly string[]): string {
  const classOf = (name: string): string => /^(.+ class) \d+$/.exec(name)?.[1] ?? name;
  const classes = new Map<string, readonly string[]>();
  for (const name of names) classes.set(classOf(name), [...(classes.get(classOf(name)) ?? []), name]);
  return gathered([...classes].map(([of, all]) => (all.length > 1 ? `${all.length} of the ${of}` : (all[0] ?? of))));
}

const namesOf = (piece: PieceView): readonly string[] =>
  piece.ships?.filter(({ damage }) => !damage.sunk).map(({ sheet }) => sheet.name) ?? [counterName(piece.token)];

const nameOf = (piece: PieceView): string => namedTogether(namesOf(piece));

/** A piece of the viewer's own. */
export function pieceName({ pieces }: Pieces, id: PieceId): string {
  const piece = pieces.find(({ own }) => own?.id === id);
  return piece ? nameOf(piece) : id;
}

export function targetName({ pieces }: Pieces, token: string): string {
  const piece = pieces.find((each) => each.token === token);
  return piece ? nameOf(piece) : counterName(token);
}

/** A group of the viewer's own. */
export const groupName = ({ pieces }: Pieces, group: Group): string =>
  namedTogether(pieces.filter(({ own, hex }) => own?.group === group && hex !== null).flatMap(namesOf)) || `Group ${group}`;
