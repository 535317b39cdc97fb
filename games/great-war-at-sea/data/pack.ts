/** What is built in. */
import { type Data, dataOf } from './data.ts';
import { OPERATIONS } from './operations.ts';

export const BUILT_IN: Data = dataOf(null, OPERATIONS);

export const dataFor = (): Data => BUILT_IN;
