/** What this game tells the battle board about its ships. */
import type { Livery } from '../../../tactical/board/livery.ts';
import { flagOf, navyName, profileOf, sideFlag, typeName } from './facts.ts';

export const livery: Livery = { sideFlag, flagOf, navyName, typeName, profileOf };
