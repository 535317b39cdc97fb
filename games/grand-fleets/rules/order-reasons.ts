/** Why an order may not be written. */
import type { Atom, Reason } from '../../../kernel/index.ts';
import { counted } from '../../../kernel/index.ts';
import { asOrder, costOf, type Helm } from './orders.ts';

export function whyNoOrder(parts: readonly Atom[], { points, jammed }: Helm, evades: boolean): Reason {
  const order = asOrder(parts);
  if (order.includes('E') && !evades) return { words: 'only ships that move by themselves evade', rule: 'GF-5.2.1d' };
  if (order.includes('E') && jammed) return { words: 'her rudder is jammed', rule: 'GF-8.3.8a' };
  if (costOf(order, jammed) > points)
    return { words: `it costs ${counted(costOf(order, jammed), 'point')}, and there are ${points}`, rule: 'GF-5.2.2' };
  if (order.includes('off')) return { words: 'the order does not lead off the board', rule: 'GF-5.4.2' };
  return { words: 'an order is made of hexes forward, P, S and E', rule: 'GF-5.2.1a' };
}
