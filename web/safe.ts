/** The way of a game into the store and out of it: sealed as long as its orders must be hidden, from whoever finds it there and from the page. */
import { BadRecord, type Kind, type Ruleset } from '../kernel/index.ts';
import { type Cover, Keeper, type Kept, type KeptGame, readLeaves, type Seats, type Store, Table, UNCOVERED } from '../table/index.ts';
import { reasonOf } from './database.ts';
import { closed, type Letter, opened, readLetter } from './letter.ts';
import type { OwnLetterBox } from './letter-box.ts';
import type { Save } from './save.ts';
import { type SealKey, sealing, unseal } from './seal.ts';
import { sealedText, unsealWhole } from './sealed-whole.ts';

/** What became of a game that was to be kept. */
export type Keeping =
  | { readonly type: 'stored' }
  /** Another tab has gone on from there before: what it has stored stays. */
  | { readonly type: 'overtaken' }
  /** It lives at its table alone, as long as this tab; why, and how many orders it has, where that may be told. */
  | { readonly type: 'unstored'; readonly reason: string; readonly commands: number | null };

export interface SafeSurroundings {
  readonly store: Store<Save>;
  /** Null where nothing can be sealed. */
  sealKey(): Promise<SealKey | null>;
  /** Null where no letter can be opened. */
  letterBox(): Promise<OwnLetterBox | null>;
  rulesOf(game: string): Promise<Ruleset<Kind>>;
}

export const SEALED = 'the record opens when the game ends';
const HTTPS = 'this browser cannot open sealed records here; they need https';
const AWAY = 'it was handed over to another browser, and goes on there';
const UNSEALED = 'its orders are hidden, and the browser can seal them only over https';

/** Places in a sealed record of which a fault may be told: they hold nothing of what was played. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['format', 'game', 'rules', 'settings']);

export class Safe {
  private constructor(
    private readonly around: SafeSurroundings,
    readonly table: Table,
    private readonly keeper: Keeper<Save>,
    private seal: Cover | null = null,
    /** What is to be noted once it lies in the store. */
    private arrived: (() => Promise<void>) | null = null,
  ) {}

  /** A game that is not in the store yet. */
  static ofNew = (around: SafeSurroundings, table: Table): Safe => new Safe(around, table, new Keeper(around.store, table));

  /** A game that another browser has handed over. Who sits where is in the letter, whatever the page says. */
  static async ofLetter(around: SafeSurroundings, letter: Letter): Promise<Safe> {
    const box = await around.letterBox();
    if (!box) throw new BadRecord('the seal', HTTPS);
    if (await box.isTaken(letter.from)) throw new BadRecord('the seal', 'it was taken out of this file before; a game is not played twice');
    const { record, seats } = await opened(box, letter);
    const table = await discreetly(async () => Table.open(await around.rulesOf(record.game), record, seats));
    return new Safe(around, table, new Keeper(around.store, table), null, () => box.taken(letter.from));
  }

  /** A game that lies in the store. Who sits where is under the seal too, whatever the page says. */
  static async open(around: SafeSurroundings, save: Save): Promise<Safe> {
    const kept = await keptIn(around, save.id);
    if (letterIn(kept)) throw new BadRecord('the seal', AWAY);
    const key = isUnderSeal(kept) ? await keyOf(around) : null;
    const table = await (key ? discreetly(() => tableOf(around, kept, key, save)) : tableOf(around, kept, null, save));
    const seal = key && sealing(key, table.persons.length > 1);
    const [{ mark }, leaves] = [kept, kept.leaves.length];
    const isWhole = leaves === 1;
    const entries = table.game.journal.length;
    const keeper = new Keeper(around.store, table, { mark, leaves, entries, cover: isWhole ? null : (seal ?? UNCOVERED) });
    const safe = new Safe(around, table, keeper, seal);
    // What an earlier version kept whole lies in leaves from now on; where that cannot be, the next order tries again.
    if (isWhole) await safe.keep(save);
    return safe;
  }

  async keep(save: Save): Promise<Keeping> {
    const { table } = this;
    const commands = table.isSealed ? null : table.game.commands.length;
    const cover = table.isSealed ? await this.sealOf(table) : UNCOVERED;
    if (!cover) return { type: 'unstored', reason: UNSEALED, commands };
    try {
      const isStored = await this.keeper.keep({ ...save, commands }, cover);
      if (isStored) await this.arrived?.();
      this.arrived = null;
      return { type: isStored ? 'stored' : 'overtaken' };
    } catch (error) {
      return { type: 'unstored', reason: reasonOf(error), commands };
    }
  }

  private async sealOf({ persons }: Table): Promise<Cover | null> {
    const key = this.seal ? null : await this.around.sealKey();
    this.seal ??= key && sealing(key, persons.length > 1);
    return this.seal;
  }
}

/** Closes a sealed game for another browser and leaves only the letter here, so that it does not go on in both. */
export async function handedOver(around: SafeSurroundings, save: Save, address: string): Promise<string> {
  const kept = await keptIn(around, save.id);
  if (letterIn(kept)) throw new BadRecord('the seal', AWAY);
  if (!isUnderSeal(kept)) throw new BadRecord('the seal', 'it is not sealed; its record can be exported');
  const { record, seats } = await gameOf(kept, await keyOf(around), save.id);
  const letter = await closed(address, { record, seats: seats ?? seatsOf(save) });
  const { moves: _, ...left } = save;
  const mark = await around.store.create({ ...left, away: true }, [letter], kept.mark);
  if (mark === null) throw new BadRecord('the store', 'another tab has gone on with it meanwhile');
  return letter;
}

const letterIn = ({ leaves: [head] }: Kept): Letter | null => readLetter(head);

/** The record of a game that lies in the store in clear, without playing it: it may be of rules that are no more. Of one that was handed over, the letter. */
export async function exported(around: SafeSurroundings, id: string): Promise<string> {
  const kept = await keptIn(around, id);
  const [head] = kept.leaves;
  if (typeof head === 'string' && letterIn(kept)) return head;
  if (isUnderSeal(kept)) throw new BadRecord('the seal', SEALED);
  return JSON.stringify((await gameOf(kept, null, id)).record);
}

async function keptIn({ store }: SafeSurroundings, id: string): Promise<Kept> {
  const kept = await store.load(id);
  if (!kept) throw new BadRecord('the store', 'there is no such game, or it cannot be read');
  return kept;
}

const isUnderSeal = ({ leaves: [head = ''] }: Kept): boolean => typeof head !== 'string' || sealedText(head) !== null;

async function keyOf({ sealKey }: SafeSurroundings): Promise<SealKey> {
  const key = await sealKey();
  if (!key) throw new BadRecord('the seal', HTTPS);
  return key;
}

async function tableOf({ rulesOf }: SafeSurroundings, kept: Kept, key: SealKey | null, save: Save): Promise<Table> {
  const { record, seats, notes } = await gameOf(kept, key, save.id);
  return Table.open(await rulesOf(record.game), record, seats ?? seatsOf(save), notes);
}

const seatsOf = ({ seats }: Save): Seats | null => seats ?? null;

async function gameOf({ leaves }: Kept, key: SealKey | null, game: string): Promise<KeptGame> {
  const [head = ''] = leaves;
  const whole = key && typeof head === 'string' ? sealedText(head) : null;
  if (key && whole) return unsealWhole(key, whole);
  return readLeaves(await Promise.all(leaves.map((leaf, number) => textOf(leaf, key, { game, number }))));
}

async function textOf(leaf: Kept['leaves'][number], key: SealKey | null, spot: { game: string; number: number }): Promise<string> {
  if (typeof leaf === 'string') return leaf;
  if (!key) throw new BadRecord('the seal', SEALED);
  return unseal(key, leaf, spot);
}

/** Why a command under a seal does not hold is nobody's to read. */
async function discreetly<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof BadRecord && (error.place === 'the seal' || SAYS_NOTHING.has(error.place))) throw error;
    throw new BadRecord('the seal', 'the record under it does not play through to its end');
  }
}
