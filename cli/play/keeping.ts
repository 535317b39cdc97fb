/** A game at the terminal that is kept in a file as it goes. */
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { isInPieces, quoted } from '../../kernel/index.ts';
import { Keeper, type Label, type Table, UNCOVERED } from '../../table/index.ts';
import { FileStore } from '../file-store.ts';
import { Mistake } from '../io.ts';

/** Keeps what was done since it was last asked to. */
export type Keep = () => Promise<void>;

export const UNKEPT: Keep = async () => undefined;

interface Place {
  readonly store: FileStore;
  readonly label: Label;
}

const placeOf = (path: string): Place => ({ store: new FileStore(dirname(resolve(path))), label: { id: basename(path) } });

/** A new file, in the place of no other. */
export function keptIn(path: string, table: Table): Keep {
  if (existsSync(path))
    throw new Mistake(`there is a file ${quoted(path)} already; 'play --resume' goes on with a game that is kept there`);
  const { store, label } = placeOf(path);
  return keeping(path, new Keeper(store, table), label);
}

/** Goes on in a file that holds a game in pieces; whatever else it holds is left as it is. */
export async function keptOnIn(path: string, table: Table): Promise<Keep> {
  const { store, label } = placeOf(path);
  const kept = await store.load(label.id);
  const [head] = kept?.leaves ?? [];
  if (!kept || typeof head !== 'string' || !isInPieces(head)) return UNKEPT;
  const [{ mark }, leaves, entries] = [kept, kept.leaves.length, table.game.journal.length];
  return keeping(path, new Keeper(store, table, { mark, leaves, entries, cover: UNCOVERED }), label);
}

const keeping =
  (path: string, keeper: Keeper<Label>, label: Label): Keep =>
  async () => {
    if (!(await attempted(path, () => keeper.keep(label, UNCOVERED))))
      throw new Mistake(`${quoted(path)} was written to by somebody else meanwhile`);
  };

async function attempted<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new Mistake(`cannot write ${quoted(path)}: ${error instanceof Error ? quoted(error.message) : 'nobody knows why'}`);
  }
}
