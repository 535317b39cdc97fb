/** The store in the browser's own database. Worker and page have one each; the worker alone puts games into it. */
import type { Kept, Leaf, Store } from '../table/store.ts';
import { database, LEAVES, SAVES } from './database.ts';
import { committed, done } from './idb.ts';
import { isCount, isMoment, readSave, type Save, wholeRecordIn } from './save.ts';
import { randomHex } from './seed.ts';

/** A leaf as it lies there, with what of the save is another after every order; the row of the save is seldom written. */
interface LeafRow extends Pick<Save, 'touched' | 'commands'> {
  readonly leaf: Leaf;
}

/** Leaves are numbered one by one, from a number that is drawn by lot whenever a game is put there: how often that was nobody can count. */
const drawn = (): number => 1 + Number.parseInt(randomHex(5), 16);

/** A record as earlier versions kept it, in the row of its save, is marked so. */
const WHOLE = 0;

const leavesOf = (id: IDBValidKey): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

export interface Row {
  readonly key: IDBValidKey;
  /** Null for what cannot be read. */
  readonly save: Save | null;
}

class Shelves {
  private readonly saves: IDBObjectStore;
  private readonly leaves: IDBObjectStore;

  /** All that is done with it is one transaction, so that no other tab comes between the look and the act. */
  constructor(transaction: IDBTransaction) {
    this.saves = transaction.objectStore(SAVES);
    this.leaves = transaction.objectStore(LEAVES);
  }

  /** Null where there is nothing, or nothing that can be read. */
  async mark(id: string): Promise<number | null> {
    const row = await done<unknown>(this.saves.get(id));
    if (!readSave(row)) return null;
    if (wholeRecordIn(row) !== null) return WHOLE;
    const last = await done(this.leaves.openKeyCursor(leavesOf(id), 'prev'));
    return numberIn(last?.key);
  }

  put(save: Save, leaves: readonly Leaf[]): number {
    const first = drawn();
    this.saves.put(save);
    this.leaves.delete(leavesOf(save.id));
    leaves.forEach((leaf, place) => void this.putLeaf(save, first + place, leaf));
    return first + leaves.length - 1;
  }

  private putLeaf({ id, touched, commands }: Save, number: number, leaf: Leaf): number {
    const row: LeafRow = { touched, commands, leaf };
    this.leaves.put(row, [id, number]);
    return number;
  }

  async add(save: Save, mark: number, leaf: Leaf): Promise<number> {
    const known = readSave(await done<unknown>(this.saves.get(save.id)));
    if (known?.headline !== save.headline || known.ended !== save.ended) this.saves.put(save);
    return this.putLeaf(save, mark + 1, leaf);
  }

  async load(id: string): Promise<Kept | null> {
    const row = await done<unknown>(this.saves.get(id));
    if (!readSave(row)) return null;
    const whole = wholeRecordIn(row);
    if (whole !== null) return { leaves: [whole], mark: WHOLE };
    const rows = await done<unknown[]>(this.leaves.getAll(leavesOf(id)));
    return { leaves: rows.map(leafIn), mark: (await this.mark(id)) ?? WHOLE };
  }

  async rows(): Promise<Row[]> {
    const [keys, rows] = await Promise.all([done(this.saves.getAllKeys()), done<unknown[]>(this.saves.getAll())]);
    return Promise.all(keys.map(async (key, place) => ({ key, save: await this.now(readSave(rows[place])) })));
  }

  /** A save as it is after the last order. */
  private async now(save: Save | null): Promise<Save | null> {
    const last = save && (await done(this.leaves.openCursor(leavesOf(save.id), 'prev')));
    return save && { ...save, ...newsIn(last?.value) };
  }

  async find(id: string): Promise<Row | null> {
    const row = await done<unknown>(this.saves.get(id));
    return row === undefined ? null : { key: id, save: await this.now(readSave(row)) };
  }

  remove(key: IDBValidKey): void {
    this.saves.delete(key);
    this.leaves.delete(leavesOf(key));
  }
}

const numberIn = (key: IDBValidKey | undefined): number | null => {
  const number = Array.isArray(key) ? key[1] : undefined;
  return typeof number === 'number' ? number : null;
};

const fieldsOf = (row: unknown): { readonly [field: string]: unknown } => (typeof row === 'object' && row !== null ? { ...row } : {});

/** What is no leaf is an empty one, of which the reader will say that it is damaged. */
function leafIn(row: unknown): Leaf {
  const { leaf } = fieldsOf(row);
  return typeof leaf === 'string' || isBytes(leaf) ? leaf : '';
}

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;

function newsIn(row: unknown): Partial<Pick<Save, 'touched' | 'commands'>> {
  const { touched, commands } = fieldsOf(row);
  return isMoment(touched) && (commands === null || isCount(commands)) ? { touched, commands } : {};
}

async function within<T>(mode: IDBTransactionMode, work: (shelves: Shelves) => T | Promise<T>): Promise<T> {
  const transaction = (await database()).transaction([SAVES, LEAVES], mode);
  const end = committed(transaction);
  const [result] = await Promise.all([work(new Shelves(transaction)), end]);
  return result;
}

export const browserStore: Store<Save> & {
  find(id: string): Promise<Row | null>;
  rows(): Promise<readonly Row[]>;
  removeKey(key: IDBValidKey): Promise<void>;
} = {
  create: (save, leaves, instead) =>
    within('readwrite', async (shelves) => {
      const mark = await shelves.mark(save.id);
      return mark === null || mark === instead ? shelves.put(save, leaves) : null;
    }),
  append: (save, mark, leaf) =>
    within('readwrite', async (shelves) => ((await shelves.mark(save.id)) === mark ? shelves.add(save, mark, leaf) : null)),
  load: (id) => within('readonly', (shelves) => shelves.load(id)),
  list: async () => (await browserStore.rows()).flatMap(({ save }) => save ?? []),
  remove: (id) => browserStore.removeKey(id),
  find: (id) => within('readonly', (shelves) => shelves.find(id)),
  rows: () => within('readonly', (shelves) => shelves.rows()),
  removeKey: (key) => within('readwrite', (shelves) => shelves.remove(key)),
};
