/** One thread of a simulation: is sent ranges of games, sends back what they came to. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '../../games/index.ts';
import { lendHasher } from '../../kernel/index.ts';
import type { Plan, Range } from '../../lab/index.ts';
import { simulate } from '../../lab/index.ts';
import { nodeHasher } from '../hasher.ts';

lendHasher(nodeHasher);
const plan: Plan = workerData;
const ruleset = gameNamed(plan.game);

parentPort?.on('message', (range: Range) => parentPort?.postMessage(simulate(ruleset, plan, range)));
