/** GF-5.2: movement orders as captains write them, '1SS2', and what they cost. */
import type { Atom } from '../../../kernel/index.ts';

/** GF-5.2.1a: so many hexes forward, a turn to port or starboard, an evasive manoeuvre; 'off' at the end says that the board is left (GF-5.4.2). */
export type Manoeuvre = number | 'P' | 'S' | 'E' | 'off';
export type Order = readonly Manoeuvre[];

/** What a ship has to carry an order out with: movement points, and a rudder that may be jammed (GF-8.3.8a). */
export interface Helm {
  readonly points: number;
  readonly jammed: boolean;
}

const PART = /\s*(\d+|[PSE]|OFF)\s*/gy;

/** An order as it is typed; null if it is none. '0' and nothing at all mean to stay. */
export function readOrder(text: string): Order | null {
  const typed = text.trim().toUpperCase();
  const parts = [...typed.matchAll(PART)];
  if (parts.reduce((length, [part]) => length + part.length, 0) !== typed.length) return null;
  const order = parts.reduce<Order>((read, [, part = '']) => extended(read, partFrom(part)), []);
  return order.includes('off') && order.indexOf('off') < order.length - 1 ? null : order;
}

const partFrom = (typed: string): Manoeuvre =>
  typed === 'P' || typed === 'S' || typed === 'E' ? typed : typed === 'OFF' ? 'off' : Number(typed);

/** The order with one more part: hexes forward after hexes forward are one number. */
export function extended(order: Order, part: Manoeuvre): Order {
  if (part === 0) return order;
  const last = order.at(-1);
  return typeof last === 'number' && typeof part === 'number' ? [...order.slice(0, -1), last + part] : [...order, part];
}

/** The order as it is written down. */
export const writeOrder = (order: Order): string => order.map((part) => (part === 'off' ? ' off' : part)).join('') || '0';

const TURNS = { P: 'to port', S: 'to starboard', E: 'evade', off: 'off the board' } as const;

/** One part of it in words. */
const partInWords = (part: Manoeuvre): string => (typeof part === 'number' ? `${part} ahead` : TURNS[part]);

/** The last part of an order that is being laid; undefined where nothing is laid of it yet. */
export function lastInWords(atoms: readonly Atom[]): string | undefined {
  const last = asOrder(atoms).at(-1);
  return last === undefined ? undefined : partInWords(last);
}

/** GF-5.2.2: forward 1 a hex, a turn 1 and with a jammed rudder 2, an evasive manoeuvre 2 and with a jammed rudder never (GF-8.3.8a). */
export function costOfPart(part: Manoeuvre, jammed: boolean): number {
  if (typeof part === 'number') return part;
  if (part === 'off') return 0;
  if (part === 'E') return jammed ? Number.POSITIVE_INFINITY : 2;
  return jammed ? 2 : 1;
}

export function costOf(order: Order, jammed = false): number {
  let cost = 0;
  for (const part of order) cost += costOfPart(part, jammed);
  return cost;
}

const isManoeuvre = (atom: Atom): atom is Manoeuvre =>
  typeof atom === 'number' || atom === 'P' || atom === 'S' || atom === 'E' || atom === 'off';

/** The parts of a path that is being laid. */
export const asOrder = (atoms: readonly Atom[]): Order => atoms.filter(isManoeuvre);

/** GF-5.2.1: how an order may go on; `E` where evasion is allowed (GF-5.2.1d), `off` where the order leads beyond the edge. */
export function partsAfter(order: Order, { points, jammed }: Helm, evades: boolean, leadsOff: (order: Order) => boolean): Manoeuvre[] {
  const last = order.at(-1);
  if (last === 'off') return [];
  const left = points - costOf(order, jammed);
  const parts: Manoeuvre[] = [];
  if (typeof last !== 'number') for (let hexes = 1; hexes <= left; hexes++) parts.push(hexes);
  if (costOfPart('P', jammed) <= left) parts.push('P', 'S');
  if (evades && costOfPart('E', jammed) <= left) parts.push('E');
  if (order.length > 0 && leadsOff(order)) parts.push('off');
  return parts;
}
