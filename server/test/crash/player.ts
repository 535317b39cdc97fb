/** Somebody who plays on over real lines whatever becomes of the server: what was not answered is sent again under the same ticket. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hashOf } from '../../../kernel/hash.ts';
import type { FastDice } from '../../../kernel/index.ts';
import { type Deed, type KnownLines, printOf, type ShownEntry, type Sight } from '../../../table/index.ts';
import { Caller, SocketPage } from '../line.ts';
import type { DeedDone, Looked, Watched } from './history.ts';

/** All that a client has before him, in one word. What came in pieces may have its fields in another order. */
export const printOfSight = ({ view }: Sight, lines: readonly ShownEntry[]): string => hashOf([inOrder(view), printOf(lines)]);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, inOrder(each)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Where servers answer now, and what time it is: a number that grows with each look. */
export interface World {
  addresses(): readonly string[];
  tick(): number;
  readonly deeds: DeedDone[];
}

export interface PlayerWanted {
  readonly world: World;
  readonly token: string | null;
  readonly table: string;
  /** `onlooker` for somebody who only looks. */
  readonly side: string;
  readonly dice: FastDice;
}

/** However busy the machine is, an answer comes within this, or the line is taken for dead. */
const PATIENCE = 20_000;

/** The slowest that anybody plays on, so that the server does not take him for a flood. */
const THOUGHT = 40;

export class Player implements Watched {
  readonly looks: Looked[] = [];
  private lines: ShownEntry[] = [];
  private page: SocketPage | null = null;
  private sight: Sight | null = null;
  done = 0;

  constructor(private readonly wanted: PlayerWanted) {}

  get table(): string {
    return this.wanted.table;
  }

  get viewer(): string {
    return this.wanted.side;
  }

  get isOver(): boolean {
    return this.sight?.ending != null;
  }

  /** Until told to stop; a deed that was begun is carried through first. */
  async play(goesOn: () => boolean): Promise<void> {
    while (goesOn() && !this.isOver) {
      await this.connected();
      const deed = this.sight?.question ? this.chosen(this.sight) : null;
      if (deed) await this.carryThrough(deed);
      await wait(THOUGHT + this.wanted.dice.draw(THOUGHT));
    }
  }

  private chosen({ viewer, question, undo }: Sight): Deed | null {
    const { dice } = this.wanted;
    if (undo.possible && dice.draw(8) === 0) return { type: 'undo' };
    if (dice.draw(6) === 0) return { type: 'staff', scope: 'decision' };
    const options = question?.options ?? [];
    const option = options[dice.draw(Math.max(1, options.length))];
    if (!option) return null;
    const { verb, target } = option;
    return { type: 'commands', commands: [target === null ? { side: viewer.id, verb } : { side: viewer.id, verb, target }] };
  }

  private async carryThrough(deed: Deed): Promise<void> {
    const { world, table } = this.wanted;
    const entry: DeedDone = { ticket: randomUUID(), table, sent: world.tick(), answered: null, outcome: null };
    world.deeds.push(entry);
    for (let answer: string | null = null; answer === null; ) {
      const page = await this.connected();
      answer = await answerOn(page, deed, entry.ticket);
      if (answer === null) page.socket.terminate();
      else if (answer === 'failed') answer = null;
      else if (answer === 'done' || answer === 'refused') this.answered(entry, answer);
      else throw new Error(`a deed was answered with ${answer}`);
    }
  }

  private answered(entry: DeedDone, outcome: 'done' | 'refused'): void {
    entry.answered = this.wanted.world.tick();
    entry.outcome = outcome;
    if (outcome !== 'done') return;
    this.done++;
    if (this.sight) this.looks.push({ at: entry.answered, print: printOfSight(this.sight, this.lines), knows: entry.ticket });
  }

  /** With a line on which the table was seen. */
  private async connected(): Promise<SocketPage> {
    for (;;) {
      if (this.page && !this.page.closed) return this.page;
      const page = this.dial();
      if (page && (await isShown(page))) {
        this.page = page;
        return page;
      }
      page?.socket.terminate();
      await wait(20);
    }
  }

  private dial(): SocketPage | null {
    const { world, table, side, token, dice } = this.wanted;
    const addresses = world.addresses();
    const address = addresses[dice.draw(Math.max(1, addresses.length))];
    if (address === undefined) return null;
    const caller = new Caller(address);
    caller.token = token;
    const known: KnownLines | null = this.lines.length > 0 ? { lines: this.lines.length, print: printOf(this.lines) } : null;
    const page = SocketPage.at(caller, table, side, known);
    let seen: Sight | null = null;
    page.socket.on('message', () => {
      if (page.sight === null || page.sight === seen) return;
      seen = page.sight;
      this.look(seen);
    });
    return page;
  }

  private look(sight: Sight): void {
    this.sight = sight;
    this.lines = [...this.lines.slice(0, sight.log.from), ...sight.log.entries];
    this.looks.push({ at: this.wanted.world.tick(), print: printOfSight(sight, this.lines), knows: null });
  }

  leave(): void {
    this.page?.socket.terminate();
  }
}

async function isShown(page: SocketPage): Promise<boolean> {
  for (const since = Date.now(); page.sight === null && !page.closed && Date.now() - since < PATIENCE; ) await wait(5);
  return page.sight !== null && !page.closed;
}

/** Null if the line broke. */
const answerOn = (page: SocketPage, deed: Deed, ticket: string): Promise<string | null> =>
  page.ask(deed, ticket).then(
    ({ type }) => type,
    () => null,
  );
