/** The captain: he sees what his side sees, and weighs it by the very checks that the battle rolls. */
import type { Bot } from '../../../kernel/index.ts';
import { decideBy, memoryless } from '../../../kernel/index.ts';
import type { GrandFleets } from '../kind.ts';
import { air } from './air.ts';
import { divisions } from './divisions.ts';
import { gunnery } from './gunnery.ts';
import { meetings } from './meetings.ts';
import { movement } from './movement.ts';
import { lights } from './searchlights.ts';
import { smoke } from './smoke.ts';
import { submarines } from './submarines.ts';
import { torpedoes } from './torpedoes.ts';

export const captain: Bot<GrandFleets> = memoryless(
  'captain',
  'Fights in line at long range, closes when stronger, breaks off when beaten, spreads his fire, and launches at what is near.',
  decideBy([...meetings, divisions, ...movement, smoke, lights, gunnery, torpedoes, ...air, ...submarines]),
);
