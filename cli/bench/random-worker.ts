/** The thread in which random play is measured: says how many commands it does in a second. */
import { parentPort, workerData } from 'node:worker_threads';
import { randomBot } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import { lendHasher } from '../../kernel/index.ts';
import { nodeHasher } from '../hasher.ts';
import type { RandomPlay } from './random-play.ts';
import { commandsOfGame, type Subject } from './subject.ts';
import { perSecond } from './timing.ts';

/** A large game is compiled for some ten seconds, now more and now less at a time. */
const ENOUGH = 10;

lendHasher(nodeHasher);
const { game, scenario, options }: RandomPlay = workerData;
const subject: Subject = { ruleset: gameNamed(game), scenario, options };

parentPort?.postMessage(perSecond(() => commandsOfGame(subject, randomBot.name), ENOUGH));
