/** Holds one game in the worker and says what its viewer may see of it. Knows no game and no browser. */
import type { Command, Entry, GameRecord, Kind, Ruleset, SeenEntry, SeenQuestion, Settings } from '../kernel/index.ts';
import {
  activeModifiers,
  checkNamed,
  entrySeen,
  FastDice,
  Game,
  mayRead,
  type Prospect,
  parseRecord,
  type Refusal,
  recordOf,
  replay,
  sealed,
  seen,
} from '../kernel/index.ts';
import type { About, Frame, LogNews, Odds, Roll, StaffScope, Table, TableEntry, TableQuestion, UndoState } from './protocol.ts';

const KEEPING = { log: true, undo: true, hashes: true } as const;

/** More answers than this in one phase mean that the staff runs in a circle. */
const MOST_STAFF_ANSWERS = 5000;

export const aboutOf = <K extends Kind>({ scenarios, options }: Ruleset<K>): About => ({
  scenarios: [...scenarios],
  options: options.map(({ id, title, rule, values }) => ({ id, title, rule, values })),
});

export const defaultSettings = <K extends Kind>(ruleset: Ruleset<K>, given: Partial<Settings>): Settings => ({
  scenario: given.scenario ?? ruleset.scenarios[0]?.id ?? '',
  options: given.options ?? {},
  seed: given.seed ?? '',
  dice: given.dice ?? 'fast',
});

export class Host<K extends Kind> {
  private game: Game<K>;
  /** A second game that walks through the record for the scrubber; the first stays where it is. */
  private walker: Game<K> | null = null;
  private told = 0;

  private constructor(
    private readonly ruleset: Ruleset<K>,
    game: Game<K>,
  ) {
    this.game = game;
  }

  static begin<K extends Kind>(ruleset: Ruleset<K>, given: Partial<Settings>): Host<K> {
    return new Host(ruleset, new Game(ruleset, defaultSettings(ruleset, given), KEEPING));
  }

  static open<K extends Kind>(ruleset: Ruleset<K>, record: GameRecord): Host<K> {
    return new Host(ruleset, replay(ruleset, record, KEEPING));
  }

  private get viewer(): K['side'] {
    const [side] = this.ruleset.sides;
    if (side === undefined) throw new Error(`${this.ruleset.title} has no sides`);
    return side;
  }

  apply(commands: readonly Command[]): Refusal | null {
    return this.game.applyAll(commands);
  }

  undo(): Refusal | null {
    return this.game.undo(this.viewer);
  }

  /** The best bot of the game answers in the viewer's place, seeing what the viewer sees. */
  staff(scope: StaffScope): Refusal | null {
    const phase = this.phase();
    for (let answers = 0; answers < MOST_STAFF_ANSWERS; answers++) {
      const refusal = this.answerOnce();
      if (refusal || scope === 'decision' || this.game.finished || this.phase() !== phase) return refusal;
    }
    return null;
  }

  private answerOnce(): Refusal | null {
    const bot = this.ruleset.bots.at(-1);
    const question = this.game.questionFor(this.viewer);
    if (!bot || !question) return this.game.whyNot({ side: this.viewer, verb: '' });
    const luck = new FastDice(`${this.game.settings.seed} staff ${this.game.commands.length}`);
    const command = bot.decide({
      side: this.viewer,
      question,
      view: () => this.game.view(this.viewer),
      chance: (of) => luck.draw(of),
    });
    return this.game.apply(command);
  }

  /** The step of the turn where the game stands: below the game and the turn, as the log groups it. */
  private phase(): number {
    const path = this.game.play.frames.filter(({ step }) => this.ruleset.flow[step]?.step.kind !== 'loop');
    return path[2]?.step ?? path.at(-1)?.step ?? -1;
  }

  // What the viewer sees.

  table(): Table {
    return { ...frameOf(this.game, this.viewer, this.news()), undo: this.undoState(), record: JSON.stringify(recordOf(this.game)) };
  }

  /** The game as it stood after so many commands, with the whole log so far. */
  frame(at: number): Frame {
    // Rules are quick: going back by starting again is a matter of milliseconds, and needs no store of positions.
    if (!this.walker || this.walker.commands.length > at) this.walker = new Game(this.ruleset, this.game.settings, { log: true });
    for (const command of this.game.commands.slice(this.walker.commands.length, at)) this.walker.apply(command);
    return frameOf(this.walker, this.viewer, { from: 0, entries: entriesOf(this.walker, this.viewer, 0) });
  }

  /** The record up to a moment, from which somebody may play on. */
  recordAt(at: number): string {
    const record = recordOf(this.game);
    const takebacks = record.takebacks.filter(({ after }) => after <= at);
    return JSON.stringify(
      sealed({ ...record, commands: record.commands.slice(0, at), hashes: record.hashes.slice(0, at), takebacks }),
    );
  }

  private news(): LogNews {
    const readable = this.game.log.filter((entry) => mayRead(entry, this.viewer)).length;
    const from = Math.min(this.told, readable);
    this.told = readable;
    return { from, entries: entriesOf(this.game, this.viewer, from) };
  }

  private undoState(): UndoState {
    if (this.game.canUndo(this.viewer)) return { possible: true, reason: '', rule: null };
    if (this.game.commands.length === 0) return { possible: false, reason: 'Nothing has been ordered yet.', rule: null };
    const last = this.game.log.filter(({ command, what }) => command === this.game.commands.length && what.kind !== 'event').at(-1);
    if (!last) return { possible: false, reason: 'Nothing can be taken back from here.', rule: null };
    const { roll, rule } = entrySeen(this.ruleset, last);
    return { possible: false, reason: roll ? `The dice have fallen: ${roll.title}.` : 'Something was drawn.', rule };
  }
}

export const readRecord = (text: string): GameRecord => parseRecord(text);

function frameOf<K extends Kind>(game: Game<K>, viewer: K['side'], log: LogNews): Frame {
  const { view, commands, question, tracker, ending } = seen(game, viewer, Number.POSITIVE_INFINITY);
  return { game: game.ruleset.id, view, commands, question: question && questionOf(game.ruleset, question), tracker, ending, log };
}

function questionOf<K extends Kind>(ruleset: Ruleset<K>, question: SeenQuestion): TableQuestion {
  const options = question.options.map((option) => ({ ...option, odds: option.prospects.map((each) => oddsOf(ruleset, each)) }));
  const firsts = options.flatMap(({ target }) => (typeof target === 'object' ? (target?.slice(0, 1) ?? []) : [target])).map(String);
  return { ...question, options, names: Object.fromEntries(firsts.map((id) => [id, ruleset.wording.name(id)])) };
}

const oddsOf = <K extends Kind>(ruleset: Ruleset<K>, { words, chance, good, rolls }: Prospect): Odds => ({
  words,
  chance,
  good,
  rolls: rolls.map(({ check, facts, outcome, chance: each }) => rollOf(ruleset, check, facts, outcome, each)),
});

function rollOf<K extends Kind>(ruleset: Ruleset<K>, name: string, facts: object, outcome: string, chance: number): Roll {
  const check = checkNamed(ruleset, name);
  return {
    title: check.title,
    rule: check.rule,
    modifiers: activeModifiers(check, facts),
    rows: check.rows.map((row) => ({ needs: row.needs(facts), words: check.outcomes[row.outcome] ?? row.outcome, outcome: row.outcome })),
    outcome,
    words: check.outcomes[outcome] ?? outcome,
    chance,
  };
}

/** Entries from number `from` on, each with the round it fell in. */
function entriesOf<K extends Kind>(game: Game<K>, viewer: K['side'], from: number): TableEntry[] {
  const readable = game.log.filter((entry) => mayRead(entry, viewer));
  const rounds = roundsOf(game.ruleset, readable);
  return readable.slice(from).map((entry, place) => tableEntry(entrySeen(game.ruleset, entry), entry, rounds[from + place] ?? 0));
}

const tableEntry = <K extends Kind>(shown: SeenEntry, { what }: Entry<K>, round: number): TableEntry => ({
  ...shown,
  round,
  routine: what.kind === 'draw',
});

/** The log goes through the turn in the order of its steps; where it falls back to an earlier one, a new turn has begun. */
function roundsOf<K extends Kind>(ruleset: Ruleset<K>, entries: readonly Entry<K>[]): number[] {
  let [round, last] = [0, Number.POSITIVE_INFINITY];
  return entries.map(({ step }) => {
    const place = placeInRound(ruleset, step);
    if (place === null) return 0;
    if (place < last) round++;
    last = place;
    return round;
  });
}

/** The step directly below the outermost loop's own step; null for what lies outside every loop. */
function placeInRound<K extends Kind>(ruleset: Ruleset<K>, step: number): number | null {
  const path: number[] = [];
  for (let node = ruleset.flow[step]; node; node = ruleset.flow[node.parent]) path.unshift(node.index);
  const loop = path.findIndex((index) => ruleset.flow[index]?.step.kind === 'loop');
  return loop < 0 ? null : (path[loop + 2] ?? 0);
}
