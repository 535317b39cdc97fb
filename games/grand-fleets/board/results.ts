/** What has happened to the ships since the last question: found by comparing how they were with how they are. */
import { type Accessor, createMemo } from 'solid-js';
import type { ShipId } from '../state.ts';
import type { ShipView, View } from '../view.ts';

/** As much of a ship as a blow changes. */
export type Was = Pick<ShipView, 'hits' | 'fate' | 'hex'>;

export interface Blow {
  readonly ship: ShipId;
  readonly hits: number;
  readonly isSunk: boolean;
  /** Where she was when it fell. */
  readonly hex: number;
}

/** Where a ship lay before she moved last. */
export interface Move {
  readonly ship: ShipId;
  readonly from: number;
}

export interface Memory {
  readonly turn: number;
  readonly ships: ReadonlyMap<ShipId, Was>;
  readonly blows: readonly Blow[];
  readonly moves: readonly Move[];
}

const wasOf = ({ hits, fate, hex }: ShipView): Was => ({ hits, fate, hex });

const blowsBetween = (before: ReadonlyMap<ShipId, Was>, ships: readonly ShipView[]): readonly Blow[] =>
  ships.flatMap((ship): Blow[] => {
    const was = before.get(ship.id);
    if (was?.fate !== 'afloat') return [];
    const isSunk = ship.fate === 'sunk';
    return ship.hits > was.hits || isSunk ? [{ ship: ship.id, hits: ship.hits - was.hits, isSunk, hex: ship.hex }] : [];
  });

const movesBetween = (before: ReadonlyMap<ShipId, Was>, ships: readonly ShipView[]): readonly Move[] =>
  ships.flatMap((ship): Move[] => {
    const was = before.get(ship.id);
    return was?.fate === 'afloat' && ship.fate === 'afloat' && was.hex !== ship.hex ? [{ ship: ship.id, from: was.hex }] : [];
  });

/** Blows are seen until there are others, or a turn has passed. */
export function remembered(before: Memory, { turn, ships }: Pick<View, 'turn' | 'ships'>): Memory {
  const fresh = blowsBetween(before.ships, ships);
  const moved = movesBetween(before.ships, ships);
  const moves = moved.length > 0 ? moved : before.moves;
  const isStale = turn > before.turn + 1 || turn < before.turn;
  const blows = fresh.length > 0 ? fresh : isStale ? [] : before.blows;
  return {
    turn: fresh.length > 0 || isStale ? turn : before.turn,
    ships: new Map(ships.map((ship) => [ship.id, wasOf(ship)])),
    blows,
    moves,
  };
}

export const NOTHING: Memory = { turn: 0, ships: new Map(), blows: [], moves: [] };

export const createMemory = (view: () => View): Accessor<Memory> => createMemo((before: Memory) => remembered(before, view()), NOTHING);
