/** The captain: an admiral who sees what his side sees. */
import type { Bot } from '../../../kernel/index.ts';
import { decideBy, memoryless } from '../../../kernel/index.ts';
import type { GreatWarAtSea } from '../kind.ts';
import { fight } from './battle.ts';
import { writeOrders } from './orders.ts';

export const captain: Bot<GreatWarAtSea> = memoryless(
  'captain',
  'Goes out with a purpose, reckons where the enemy can be by now, and falls back on the battle fleet when outgunned.',
  decideBy([writeOrders, ...fight]),
);
