/** The operations that are built in. */
import type { Operation } from './operation.ts';

export const OPERATIONS: readonly Operation[] = [];
