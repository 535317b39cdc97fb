/** What the captain is asked by a decision, with its verbs and targets. */
import type { Asked, Decision } from '../../../kernel/index.ts';
import type { NineNavies } from '../kind.ts';

export type Asking<D> = D extends Decision<NineNavies, infer I, infer V> ? Asked<NineNavies, V, I> : never;
