/** What a click costs: what goes to a person's page, and the work to make it, over a game that the staff plays in the person's place. */
import { bestBot } from '../../bots/index.ts';
import type { Kind, Ruleset, Settings } from '../../kernel/index.ts';
import { Feed, PERSON, Sender, Table } from '../../table/index.ts';

export interface Clicks {
  readonly clicks: number;
  /** Of the text of a message, on average. */
  readonly bytes: number;
  /** Of the message that half of them are not longer than. */
  readonly medianBytes: number;
  /** Of processor time from the game as it stands to the message. */
  readonly microseconds: number;
}

/** A game for each side in which a person plays it and the best bot the others. */
export function clicksOf(ruleset: Ruleset<Kind>, settings: Settings): Clicks {
  const sizes: number[] = [];
  let busy = 0;
  for (const side of ruleset.sides) {
    const bot = bestBot(ruleset).name;
    const table = Table.begin(ruleset, settings, Object.fromEntries(ruleset.sides.map((each) => [each, each === side ? PERSON : bot])));
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
    }
  }
  const clicks = sizes.length;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const medianBytes = sizes.sort((a, b) => a - b)[clicks >> 1] ?? 0;
  return { clicks, bytes: Math.round(total / clicks), medianBytes, microseconds: busy / clicks };
}
