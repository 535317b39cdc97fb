/** What the board asks of a game about its ships: whose flag they fly, what they are called, and how they are drawn. */
import type { Nation } from '../../kit/nation.tsx';
import type { ShipProfile } from '../../kit/profile.ts';
import type { Sheet, ShipId, Side } from '../battle.ts';

export interface Livery {
  /** 'Allies', or 'Japanese' where the game calls its sides by their nations. */
  readonly sideName: Readonly<Record<Side, string>>;
  /** The flag that stands for a whole side. */
  readonly sideFlag: Readonly<Record<Side, Nation>>;
  readonly flagOf: (id: ShipId) => Nation;
  /** 'British', or 'Australian' where the game tells them apart. */
  readonly navyName: (id: ShipId) => string;
  /** 'armoured cruiser' */
  readonly typeName: (id: ShipId) => string;
  readonly profileOf: (id: ShipId) => ShipProfile;
}

/** 'AC'; merchantmen have no letters, and are written out. */
export const shortType = ({ typeName }: Livery, { id, type }: Pick<Sheet, 'id' | 'type'>): string =>
  /^[A-Z]+$/.test(type) ? type : typeName(id);
