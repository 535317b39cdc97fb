/**
 * The same pairs of games as in secrets.ts, played through all that stands between the rules and the page: every message
 * that goes to the blind side's page must be the same in both worlds, in number, in length, byte for byte, and in time.
 */
import { randomBot } from '../bots/random.ts';
import type { Asked, Bot, Command, Kind, Player, Ruleset } from '../kernel/index.ts';
import { FastDice, memoryless, RESIGN } from '../kernel/index.ts';
import { type Leaf, MemoryStore, PERSON, type Seats, type Sight, Table } from '../table/index.ts';
import { type Clerk, createClerk } from '../web/clerk.ts';
import type { Answer, Request } from '../web/protocol.ts';
import type { Save } from '../web/save.ts';
import { newSealKey } from '../web/seal.ts';
import { blank, type Heard, Page } from '../web/test/page.ts';
import {
  anything,
  chanceOf,
  type Difference,
  diceOf,
  differenceIn,
  type Findings,
  type Pair,
  settingsOf,
  type Verdict,
  type World,
} from './secrets.ts';

export interface TableTrial extends Pair {
  /** Whether the others are bots, or people at the same machine. */
  readonly others: 'bots' | 'people';
  /** Stands between the clerk and the page, to see whether a leak there is found. */
  readonly double?: (clerk: Clerk, truth: Truth) => Clerk;
  /** What a look into the store finds instead of what lies there. */
  readonly stored?: (leaves: readonly Leaf[], truth: Truth) => readonly Leaf[];
}

/** What a leak could draw on. */
export interface Truth {
  /** What the others have answered so far. */
  readonly commands: Command[];
  /** What they saw last. */
  view: object;
  readonly clock: Clock;
}

/** A clock that goes on by a millisecond whenever it is looked at, so that whoever does more takes longer. */
class Clock {
  time = 0;
  readonly now = (): number => ++this.time;
  readonly rest = async (milliseconds: number): Promise<void> => {
    this.time += milliseconds;
  };
}

const PUPPET = 'puppet';
/** So many options are asked for their rolls; more would take long. */
const MOST_ROLLS = 8;
const key = newSealKey();

/** One of the two tables, with a page that writes down everything it is told. */
class Seat {
  private readonly clerk: Clerk;
  private readonly truth: Truth = { commands: [], view: {}, clock: new Clock() };
  private readonly puppet: Bot<Kind>;
  private heard: string[] = [];
  private table: Table | null = null;
  private readonly store = new MemoryStore<Save>();
  private readonly page = new Page();
  /** How the game stands, as it was last told. */
  answer: Heard | null = null;

  constructor(
    private readonly trial: TableTrial,
    private readonly world: World,
  ) {
    const decide = trial.secretly(world);
    this.puppet = memoryless(PUPPET, '', (asked) => this.answerSecretly(decide, asked));
    const { clock } = this.truth;
    const clerk = createClerk({
      rulesOf: async () => this.ruleset,
      newSeed: () => trial.seed,
      letterBox: async () => null,
      sealKey: () => key,
      store: this.store,
      now: clock.now,
      rest: clock.rest,
      begin: (ruleset, given, seats) => {
        this.table = Table.begin(ruleset, given, seats, () => diceOf(trial, world));
        return this.table;
      },
    });
    this.clerk = trial.double?.(clerk, this.truth) ?? clerk;
  }

  /** What a bot is asked in the place of another person who looks. */
  private askedOf({ viewer, view }: Sight): Asked<Kind> {
    const game = this.table?.game;
    const question = game?.questionFor(viewer.id);
    if (!game || !question) throw new Error(`${viewer.id} is not asked`);
    return { side: viewer.id, data: game.data, question, view: () => view, chance: () => 0 };
  }

  /** The puppet comes first, so that it never is the staff. */
  private get ruleset(): Ruleset<Kind> {
    const { bots } = this.trial.ruleset;
    return { ...this.trial.ruleset, bots: [this.puppet, ...(bots.length > 0 ? bots : [randomBot])] };
  }

  private answerSecretly(decide: Player<Kind>['decide'], asked: Asked<Kind>): Command {
    const { commands } = this.truth;
    this.truth.view = asked.view();
    const command = decide({ ...asked, chance: chanceOf(this.trial, this.world, commands.length) });
    commands.push(command);
    return command;
  }

  /** Asks, and goes on asking while bots move; all that comes is written down as it came and as the page has it, with the time it took. */
  private async ask(request: Request): Promise<Heard> {
    const since = this.truth.clock.time;
    const answer = await this.clerk(request);
    const heard = this.page.hear(answer);
    this.heard.push(`${this.truth.clock.time - since} ms: ${told(answer)}`, told(heard));
    return answer.type === 'moving' ? this.ask({ type: 'go-on', answers: null }) : heard;
  }

  /** Of what another person asks for at the same machine nothing is written down. */
  private async askUnheard(request: Request): Promise<Heard> {
    return this.page.hear(await this.clerk(request));
  }

  /** What was written down since this was last asked for. */
  messages(): string {
    const messages = this.heard;
    this.heard = [];
    return messages.join('\n');
  }

  /** What the others have done, and what came of it. */
  get secrets(): string {
    return JSON.stringify([this.truth.commands, this.truth.view]);
  }

  async sitDown(): Promise<void> {
    const { ruleset, blind, others } = this.trial;
    const { scenario, options } = settingsOf(this.trial);
    const seats: Seats = Object.fromEntries(ruleset.sides.map((side) => [side, side === blind || others === 'people' ? PERSON : PUPPET]));
    this.answer = await this.ask({ type: 'new', game: ruleset.id, settings: { scenario, options, seed: 'the page may not say' }, seats });
    await this.untilBlindLooks();
  }

  /** Sends what changes the game. */
  async send(request: Request): Promise<void> {
    this.answer = await this.ask(request);
    await this.untilBlindLooks();
  }

  get sight(): Sight | null {
    return this.answer?.type === 'sight' ? this.answer.sight : null;
  }

  /** The machine is passed on until the blind side looks; what the others are told meanwhile is theirs. */
  private async untilBlindLooks(): Promise<void> {
    const { blind } = this.trial;
    for (;;) {
      const { answer } = this;
      if (answer?.type === 'curtain') {
        const isOurs = answer.curtain.side.id === blind;
        this.answer = isOurs ? await this.ask({ type: 'lift' }) : await this.askUnheard({ type: 'lift' });
      } else if (answer?.type === 'sight' && answer.sight.viewer.id !== blind && answer.sight.question) {
        const command = this.puppet.sit().decide(this.askedOf(answer.sight));
        this.answer = await this.askUnheard({ type: 'commands', commands: [command] });
        await this.askUnheard({ type: 'keep', save: blank });
        // The curtain that falls then is there for all to see.
        if (this.answer.type !== 'sight') this.heard.push(told(this.answer));
      } else return;
    }
  }

  /** A seal is another every time; that it is one, how long it is and how many there are can be compared. */
  private async lookIntoStore(): Promise<void> {
    const leaves = (await this.store.load(blank.id))?.leaves ?? [];
    const found = this.trial.stored?.(leaves, this.truth) ?? leaves;
    this.heard.push(
      told(await this.store.list()),
      ...found.map((leaf) => (typeof leaf === 'string' ? leaf : `sealed, ${leaf.length} bytes`)),
    );
  }

  /** Everything that a page might ask for, and should not get. */
  async pry(sight: Sight): Promise<void> {
    const { trial } = this;
    const others = trial.ruleset.sides.filter((side) => side !== trial.blind);
    await this.ask({ type: 'keep', save: blank });
    await this.lookIntoStore();
    await this.ask({ type: 'export', save: blank.id });
    await this.ask({ type: 'record' });
    await this.ask({ type: 'pack' });
    await this.ask({ type: 'fork', at: 1 });
    for (const viewer of [null, trial.blind, ...others, 'onlooker'])
      for (const at of [0, 1, 3, 1_000_000]) await this.ask({ type: 'replay', at, viewer, known: 0 });
    for (const target of trial.targets ?? []) if (typeof target === 'string') await this.ask({ type: 'why', id: target });
    for (const side of others)
      for (const verb of [RESIGN, ...verbsOf(sight)]) await this.ask({ type: 'commands', commands: [{ side, verb }] });
    for (const { verb, target } of sight.question?.options.slice(0, MOST_ROLLS) ?? []) await this.ask({ type: 'rolls', verb, target });
    await this.ask({ type: 'forecast' });
    if (!sight.undo.possible) await this.ask({ type: 'undo' });
  }
}

const verbsOf = ({ question }: Sight): readonly string[] => [...new Set(question?.options.map(({ verb }) => verb))];

const told = (answer: Answer | Heard | readonly Save[]): string => JSON.stringify(answer);

const commandsAt = ({ viewer, question }: Sight): Command[] =>
  (question?.options ?? []).map(({ verb, target }) => ({ side: viewer.id, verb, ...(target === null ? {} : { target }) }));

/** Plays a pair of games at two tables, and compares all messages after every answer. */
export async function playTables(trial: TableTrial): Promise<Verdict> {
  const seats = [new Seat(trial, 'left'), new Seat(trial, 'right')] as const;
  const [left, right] = seats;
  const luck = new FastDice(`${trial.seed} openly`);
  const chance = (of: number): number => luck.draw(of);
  for (const seat of seats) await seat.sitDown();
  let [compared, differing] = [0, 0];
  for (let after = 0; ; after++) {
    if (seats.every(({ sight }) => sight?.ending)) return { difference: null, compared, apart: differing };
    for (const seat of seats) if (seat.sight) await seat.pry(seat.sight);
    const difference = differenceAt(after, left, right);
    compared++;
    if (left.secrets !== right.secrets) differing++;
    const { sight } = left;
    if (difference || !sight?.question || after >= trial.answers) return { difference, compared, apart: differing };
    const request = nextRequest(trial, sight, chance);
    for (const seat of seats) await seat.send(request);
  }
}

const differenceAt = (after: number, left: Seat, right: Seat): Difference | null => {
  const messages = (seat: Seat): Findings => new Map([['messages to the page', seat.messages()]]);
  return differenceIn(after, messages(left), messages(right));
};

/** Now and then the staff answers, with chance of its own. */
function nextRequest({ openly = anything }: TableTrial, sight: Sight, chance: (of: number) => number): Request {
  if (chance(4) === 0) return { type: 'staff', scope: 'decision' };
  return { type: 'commands', commands: [openly(commandsAt(sight), chance)] };
}
