/** What a captain may want to be written. */
import type { WishFor } from '../../../kernel/index.ts';
import type { OrderVerbs } from '../rules/orders.ts';

export type Wish = WishFor<OrderVerbs, Exclude<keyof OrderVerbs, 'done'>>;
