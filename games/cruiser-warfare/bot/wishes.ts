/** What the Admiralty may want of a fleet. */
import type { WishFor } from '../../../kernel/index.ts';
import type { AlliedOrders } from '../rules/orders.ts';

export type Wish = WishFor<AlliedOrders, Exclude<keyof AlliedOrders, 'done'>>;

/** What can be wanted before the war as well. */
export type EarlyWish = WishFor<AlliedOrders, 'station' | 'divide' | 'add'>;
