/** The promises of dice that were given to this browser, in its own store. */
import type { TableInWords } from '../../table/wire.ts';
import { recall, remember } from '../preferences.ts';
import { type KeptPromise, promisesIn, withPromise } from './promises.ts';

const KEY = 'promises';

/** The latest; a game by correspondence may take long, but not that many others. */
const MOST = 400;

export const keptPromises = (): readonly KeptPromise[] => promisesIn(recall(KEY));

const keep = (promises: readonly KeptPromise[]): void => remember(KEY, JSON.stringify(promises.slice(-MOST)));

export const keepPromise = (table: TableInWords, sides: readonly string[], number: string): void =>
  keep(withPromise(keptPromises(), table, sides, number));

/** A game that is over is put on the shelf under a name of its own. */
export const keptAs = (table: string, save: string): void =>
  keep(keptPromises().map((each) => (each.table === table ? { ...each, save } : each)));
