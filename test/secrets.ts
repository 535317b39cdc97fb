/**
 * Non-interference, tested: two games that differ only in what one side may not know are played with the same visible
 * commands, and everything that side and an onlooker can get out of them must be the same, byte for byte.
 *
 * The worlds are called left and right. The blind side plays alike in both. The others answer in each as the caller says;
 * the caller sees to it that nothing comes to light lawfully, by what the others do and by how the dice fall.
 */
import { answersOf, chanceFrom, type OwnChance, SeatedBot } from '../bots/index.ts';
import type { Asked, Atom, Bot, Command, Kind, Luck, Player, Question, Refusal, Ruleset, Settings, Target } from '../kernel/index.ts';
import { ApartDice, commandsOf, FastDice, Game, mayRead, memoryless, seen } from '../kernel/index.ts';
import { type StepsOn, stepsOn } from '../table/question.ts';

const WORLDS = ['left', 'right'] as const;
export type World = (typeof WORLDS)[number];

/** Two games to be played side by side. */
export interface Pair {
  readonly ruleset: Ruleset<Kind>;
  readonly scenario?: string;
  readonly options?: Settings['options'];
  /** Of all that both worlds have in common: the public dice, and what the blind side does. */
  readonly seed: string;
  /** The side that must not know. */
  readonly blind: string;
  /** How the others answer. Their chance has a seed of its own in each world. */
  readonly secretly: (world: World) => Player<Kind>['decide'];
  /** How dice fall in a world, by the name of their check or lot: secret ones by a seed of the world, others so that nothing comes to light. */
  readonly luck?: (world: World) => Readonly<Record<string, Luck>>;
  /** What the blind side picks out of what it is offered; anything at all, if left out. */
  readonly openly?: (offered: readonly Command[], chance: (of: number) => number) => Command;
  /** What the blind side may point at to find something out: names of the enemy's pieces, places, nonsense. */
  readonly targets?: readonly Target[];
  /** After each answer one in so many of these attempts is made, others after the next; all of them, if left out. */
  readonly oneIn?: number;
  /** The games are left after so many answers of the blind side, or when they are over: then all comes to light. */
  readonly answers: number;
}

export interface Trial extends Pair {
  /** Stands in for a part of the machinery, to see whether a leak in it is found. */
  readonly double?: Double;
}

export interface Double {
  readonly seen?: (game: Game<Kind>, viewer: string, from?: number) => object;
  /** In the place of the blind side's bot. */
  readonly bot?: (bot: Bot<Kind>, game: Game<Kind>) => Bot<Kind>;
}

/** The first thing that differs: after how many answers of the blind side, where, and how. */
export interface Difference {
  readonly after: number;
  readonly channel: string;
  readonly left: string;
  readonly right: string;
}

export interface Verdict {
  /** Null if the secrets held. */
  readonly difference: Difference | null;
  /** How often everything was compared. */
  readonly compared: number;
  /** At how many of these moments the two states were not the same; without any, nothing was tested. */
  readonly apart: number;
}

/** A thing that the blind side can get hold of, with what it says. */
export type Findings = ReadonlyMap<string, string>;

/** How the others answer: at random among what betrays nothing. */
export const among =
  <K extends Kind>(quietOf: (offered: readonly Command[], asked: Asked<K>) => readonly Command[]): Player<K>['decide'] =>
  (asked) => {
    const { side, question, chance } = asked;
    const quiet = quietOf([...commandsOf(side, question.offer)], asked);
    const command = quiet[chance(quiet.length)];
    if (!command) throw new Error(`nothing that ${side} can answer to ${question.name} is quiet`);
    return command;
  };

export const quietly = (isQuiet: (command: Command, question: Question) => boolean): Player<Kind>['decide'] =>
  among((offered, { question }) => offered.filter((command) => isQuiet(command, question)));

export const anything = (offered: readonly Command[], chance: (of: number) => number): Command => {
  const command = offered[chance(offered.length)];
  if (!command) throw new Error('nothing is offered');
  return command;
};

export const settingsOf = ({ ruleset, scenario, options, seed }: Pair): Settings => ({
  scenario: scenario ?? ruleset.scenarios[0]?.id ?? '',
  options: options ?? {},
  seed,
  dice: 'fast',
});

export const diceOf = ({ seed, luck }: Pair, world: World): ApartDice => new ApartDice(seed, luck?.(world));

/** Chance of the others: another in each world, and another at each answer. */
export const chanceOf = ({ seed }: Pair, world: World, answers: number): OwnChance => chanceFrom(`${seed} ${world} ${answers}`);

/** Commands that the blind side was not offered, or that nobody knows: every verb of the game, at everything it may point at. */
export function probesOf({ ruleset, blind, targets = [] }: Pair): readonly Command[] {
  const verbs = new Set(ruleset.flow.flatMap(({ step }) => (step.kind === 'decision' ? [...step.verbs.keys()] : [])));
  const aims: readonly (Target | undefined)[] = [undefined, 'nothing', 0, ['nothing', 'nowhere'], ...targets];
  const orders = ['constructor', 'undo', ...verbs].flatMap((verb) =>
    aims.map((target) => (target === undefined ? { verb } : { verb, target })),
  );
  return [blind, 'onlooker'].flatMap((side) => orders.map((order) => ({ side, ...order })));
}

/** One of the two games, and what its blind side gets. */
class Half {
  readonly game: Game<Kind>;
  private readonly seat: SeatedBot;
  private readonly decide: Player<Kind>['decide'];
  /** What the bot of the blind side does next, and what it was given to go by. */
  private next: (asked: Asked<Kind>) => Command = () => ({ side: '', verb: '' });
  private given = '';
  private sittings = 0;
  /** How long the logs of the blind side and of an onlooker were before its last answer. */
  private from: readonly [number, number] = [0, 0];
  /** How the others go about their drafts, while the blind side is at its own. */
  private readonly whim: FastDice;

  constructor(
    private readonly trial: Trial,
    private readonly world: World,
  ) {
    this.game = new Game(trial.ruleset, settingsOf(trial), { log: true, undo: true }, () => diceOf(trial, world));
    this.decide = trial.secretly(world);
    this.whim = new FastDice(`${trial.seed} ${world} whim`);
    this.seat = new SeatedBot(this.game, trial.blind, trial.double?.bot?.(this.bot, this.game) ?? this.bot);
  }

  /** Whether it is to sit down anew, and so to forget, is told to a bot as well. */
  private get bot(): Bot<Kind> {
    const sit = (): Player<Kind> => {
      this.sittings++;
      return { decide: (asked) => this.overhear(asked) };
    };
    return { name: 'blind', words: '', sit };
  }

  private overhear(asked: Asked<Kind>): Command {
    const { side, question } = asked;
    this.given = JSON.stringify([
      side,
      question,
      question.offer,
      question.pieces,
      this.sittings,
      asked.view(),
      [6, 100, 2 ** 30].map((of) => asked.chance(of)),
      asked.imagine?.(new FastDice('imagined'))?.save((state) => state),
    ]);
    return this.next(asked);
  }

  private see(viewer: string, from = 0): string {
    return JSON.stringify((this.trial.double?.seen ?? seen)(this.game, viewer, from));
  }

  /** What is new in the log has a place in it from which on it is new. */
  private glimpse(from: readonly [number, number]): string {
    return `${this.see(this.trial.blind, from[0])}\n${this.see('onlooker', from[1])}`;
  }

  private linesFor(viewer: string): number {
    return this.game.log.filter((entry) => mayRead(entry, viewer)).length;
  }

  /** Lets the others answer as long as they are asked, and gives all that could be seen meanwhile, each sight once. */
  othersAnswer(): string {
    const sights: string[] = [];
    this.look(sights);
    this.changeMinds();
    for (let side = this.otherAsked(); side !== undefined; side = this.otherAsked()) {
      if (this.dallies()) break;
      const seat = new SeatedBot(this.game, side, memoryless('secretive', '', this.decide));
      taken(seat.answer(chanceOf(this.trial, this.world, answersOf(this.game, side))));
      this.look(sights);
    }
    return [...sights, this.game.finished ? 'over' : 'goes on'].join('\n');
  }

  /** Whoever has handed in what he drafted sees how long the others take, and nothing else: that is no sight to compare. */
  private look(sights: string[]): void {
    if (this.game.finished || this.game.play.draftOf(this.trial.blind)?.isIn) return;
    const sight = this.glimpse(this.from);
    if (sight !== sights.at(-1)) sights.push(sight);
  }

  /** Where all draft at once, others may leave a draft as it is and go on with it later: nobody can tell. */
  private dallies(): boolean {
    return this.game.questionFor(this.trial.blind) !== null && this.whim.draw(3) === 0;
  }

  /** Others take back some of what they drafted, handed in or not, as long as the blind side drafts too. */
  private changeMinds(): void {
    if (this.game.questionFor(this.trial.blind) === null) return;
    for (const side of this.trial.ruleset.sides)
      while (side !== this.trial.blind && this.game.draftedBy(side).length > 0 && this.whim.draw(2) === 0) taken(this.game.undo(side));
  }

  /** The blind side takes back what it may. */
  undo(): void {
    taken(this.game.undo(this.trial.blind));
  }

  private otherAsked(): string | undefined {
    return this.game.questions.find(({ side }) => side !== this.trial.blind)?.side;
  }

  findings(probes: readonly Command[]): Findings {
    const { game } = this;
    const { blind } = this.trial;
    return new Map([
      ['what the side sees', this.see(blind)],
      ['what an onlooker sees', this.see('onlooker')],
      ['refusals', JSON.stringify(probes.map((command) => refusalOf(game, command)))],
      ['ways', JSON.stringify(waysOf(game, blind))],
      ['undo', JSON.stringify([blind, 'onlooker'].map((side) => game.canUndo(side) || game.undo(side)))],
    ]);
  }

  /** The blind side answers, as a bot would, and the findings are what the bot was given. */
  answer(next: (asked: Asked<Kind>) => Command): Findings {
    const { game, trial } = this;
    this.next = next;
    this.from = [this.linesFor(trial.blind), this.linesFor('onlooker')];
    taken(this.seat.answer(chanceFrom(`${trial.seed} ${trial.blind} ${answersOf(game, trial.blind)}`)));
    return new Map([['what a bot is given', this.given]]);
  }
}

/** What is laid part by part, laid at random as far as it goes, and how it might have gone on at each part. */
function waysOf(game: Game<Kind>, side: string): readonly (StepsOn | null)[] {
  const luck = new FastDice(`ways ${answersOf(game, side)}`);
  return [...(game.questionFor(side)?.verbs ?? [])].flatMap((verb) => {
    const ways: (StepsOn | null)[] = [];
    for (const path: Atom[] = []; ; ) {
      const on = stepsOn(game, side, verb, path);
      ways.push(on);
      const step = on?.next[luck.draw(on.next.length || 1)];
      if (!step) return ways;
      path.push(step.part);
    }
  });
}

function taken(refusal: Refusal | null): void {
  if (refusal) throw new Error(`refused: ${refusal.words} (${refusal.rule})`);
}

/** Null for what would be taken, and is not tried. */
function refusalOf(game: Game<Kind>, command: Command): readonly [Refusal, Refusal | null] | null {
  const refusal = game.whyNot(command);
  return refusal && [refusal, game.apply(command)];
}

/** Plays a pair of games side by side, and compares after every answer. */
export function playPair(trial: Trial): Verdict {
  const [left, right] = [new Half(trial, 'left'), new Half(trial, 'right')];
  const all = probesOf(trial);
  const { oneIn = 1 } = trial;
  const luck = new FastDice(`${trial.seed} openly`);
  const shift = new FastDice(`${trial.seed} probes`).draw(oneIn);
  const choose = trial.openly ?? anything;
  let [compared, apart] = [0, 0];
  for (let after = 0; ; after++) {
    const compare = (a: Findings, b: Findings): Difference | null => {
      compared++;
      return differenceIn(after, a, b);
    };
    const meanwhile = (half: Half): Findings => new Map([['what is seen while others answer', half.othersAnswer()]]);
    const before = compare(meanwhile(left), meanwhile(right));
    if (before || left.game.finished) return { difference: before, compared, apart };
    if (!areAlike(left.game.state, right.game.state)) apart++;
    const probes = all.filter((_, number) => (number + shift) % oneIn === after % oneIn);
    const now = compare(left.findings(probes), right.findings(probes));
    if (now || after >= trial.answers) return { difference: now, compared, apart };
    if (left.game.canUndo(trial.blind) && luck.draw(6) === 0) {
      for (const half of [left, right]) half.undo();
      continue;
    }
    let chosen: Command | null = null;
    const given = left.answer(({ side, question }) => {
      chosen = choose([...commandsOf(side, question.offer)], (of) => luck.draw(of));
      return chosen;
    });
    const also = right.answer((asked) => chosen ?? choose([...commandsOf(asked.side, asked.question.offer)], (of) => luck.draw(of)));
    const inBots = compare(given, also);
    if (inBots) return { difference: inBots, compared, apart };
  }
}

/** Whether two plain values say the same: told at the first thing that they do not, from the end on, where secrets are. */
function areAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.reverse().every((key) => areAlike(Reflect.get(one, key), Reflect.get(other, key)));
}

/** The first channel in which two findings differ, cut down to where they do. */
export function differenceIn(after: number, left: Findings, right: Findings): Difference | null {
  for (const [channel, one] of left) {
    const other = right.get(channel) ?? '';
    if (one !== other) return { after, channel, ...cut(one, other) };
  }
  return null;
}

const SHOWN = 120;

function cut(left: string, right: string): { readonly left: string; readonly right: string } {
  let at = 0;
  while (left[at] === right[at]) at++;
  const from = Math.max(0, at - SHOWN / 2);
  return { left: left.slice(from, from + SHOWN), right: right.slice(from, from + SHOWN) };
}
