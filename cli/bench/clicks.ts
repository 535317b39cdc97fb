/** What a click costs: what goes to a person's page and to the store, and the work to make it, over a game that the staff plays in the person's place. */
import { serialize } from 'node:v8';
import { bestBot } from '../../bots/index.ts';
import type { Kind, Ruleset, Settings } from '../../kernel/index.ts';
import {
  type Cover,
  Feed,
  Keeper,
  type Label,
  type Leaf,
  MemoryStore,
  PERSON,
  padded,
  Sender,
  Table,
  UNCOVERED,
} from '../../table/index.ts';

export interface Clicks {
  readonly clicks: number;
  /** Of the text of a message, on average. */
  readonly bytes: number;
  /** Of the message that half of them are not longer than. */
  readonly medianBytes: number;
  /** That are put into the store, on average: a leaf as a database takes it, sealed where orders are hidden. */
  readonly storedBytes: number;
  /** Of processor time from the game as it stands to the message. */
  readonly microseconds: number;
}

/** Counts what is put there. */
class CountingStore extends MemoryStore<Label> {
  bytes = 0;

  override create(label: Label, leaves: readonly Leaf[], instead: number | null): Promise<number | null> {
    for (const leaf of leaves) this.count(label, leaf);
    return super.create(label, leaves, instead);
  }

  override append(label: Label, mark: number, leaf: Leaf): Promise<number | null> {
    this.count(label, leaf);
    return super.append(label, mark, leaf);
  }

  /** With its place, the time and the number of orders. */
  private count({ id }: Label, leaf: Leaf): void {
    this.bytes += serialize([[id, Number.MAX_SAFE_INTEGER], { touched: Date.now(), commands: 0, leaf }]).length;
  }
}

/** The name of the key, the nonce and the tag. */
const SEAL_BYTES = 9 + 12 + 16;

/** As long as what is sealed. */
const SEALED: Cover = {
  inOne: false,
  close: async (text, spot) => new Uint8Array((await padded(text, spot, false)).length + SEAL_BYTES),
};

const ID = '0123456789abcdef';

/** A game for each side in which a person plays it and the best bot the others. */
export async function clicksOf(ruleset: Ruleset<Kind>, settings: Settings): Promise<Clicks> {
  const sizes: number[] = [];
  let busy = 0;
  const store = new CountingStore();
  for (const side of ruleset.sides) {
    const bot = bestBot(ruleset).name;
    const table = Table.begin(ruleset, settings, Object.fromEntries(ruleset.sides.map((each) => [each, each === side ? PERSON : bot])));
    const keeper = new Keeper(store, table);
    const label = { id: `${ID} ${side}` };
    const [feed, sender] = [new Feed(table, side), new Sender()];
    const message = (): string => JSON.stringify(sender.send(feed.look()));
    table.work();
    message();
    while (!table.game.finished) {
      table.staff(side, 'decision');
      table.work();
      const since = process.cpuUsage();
      const bytes = Buffer.byteLength(message());
      const { user, system } = process.cpuUsage(since);
      busy += user + system;
      sizes.push(bytes);
      await keeper.keep(label, table.isSealed ? SEALED : UNCOVERED);
    }
  }
  const clicks = sizes.length;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const medianBytes = sizes.sort((a, b) => a - b)[clicks >> 1] ?? 0;
  return {
    clicks,
    bytes: Math.round(total / clicks),
    medianBytes,
    storedBytes: Math.round(store.bytes / clicks),
    microseconds: busy / clicks,
  };
}
