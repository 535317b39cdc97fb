/** What this game tells the battle board about its ships. */
import type { Livery } from '../../../tactical/board/livery.ts';
import { sideNames } from '../../../tactical/board/sides.ts';
import { flagOf, navyName, profileOf, sideFlag, typeName } from './facts.ts';

export const livery: Livery = { sideName: sideNames, sideFlag, flagOf, navyName, typeName, profileOf };
