/** A bot at its place in a game: it is asked what its side is asked, sees what its side may see, and its answer is carried out. */
import type { Asked, Bot, Command, Dice, Frame, Game, Imagined, Kind, Player, Question, Refusal } from '../kernel/index.ts';
import { FastDice, imagined } from '../kernel/index.ts';

/** The chance that a bot is given with a question. */
export type OwnChance = Asked<Kind>['chance'];

export function chanceFrom(seed: string): OwnChance {
  const luck = new FastDice(seed);
  return (of) => luck.draw(of);
}

const whatever = (): boolean => true;

export class SeatedBot {
  private player: Player<Kind>;
  /** Where its last answer left the game, and the question if it is still the one that was answered. */
  private changes = -1;
  private frame: Frame | undefined;
  private chance: OwnChance = () => 0;
  /** What it has looked at for this answer. */
  private seen: Kind['view'] | undefined;

  constructor(
    private readonly game: Game<Kind>,
    private readonly side: string,
    readonly bot: Bot<Kind>,
  ) {
    this.player = bot.sit();
  }

  private readonly view = (): Kind['view'] => {
    this.seen ??= this.game.view(this.side);
    return this.seen;
  };

  private readonly imagine = (dice: Dice): Imagined<Kind> | null => imagined(this.game, this.side, this.chance, dice, this.view());

  /** What it is given with a question: nothing in it leads to the game itself. */
  private askedOf(question: Question, chance: OwnChance, because: Asked<Kind>['because']): Asked<Kind> {
    const { side, view, imagine } = this;
    this.chance = chance;
    this.seen = undefined;
    const asked = { side, data: this.game.data, question, view, chance, imagine };
    return because ? { ...asked, because } : asked;
  }

  /** Only what `isMeant` says is given as an answer; all else is left unsaid. Why it is answered so is told before that to `because`. */
  answer(
    chance: OwnChance,
    isMeant: (command: Command, question: Question) => boolean = whatever,
    because?: Asked<Kind>['because'],
  ): Refusal | null {
    const { game, side } = this;
    const question = game.questionFor(side);
    if (!question) return game.whyNot({ side, verb: '' });
    if (!this.goesOn(question)) this.player = this.bot.sit();
    const before = game.play.last;
    const command = this.player.decide(this.askedOf(question, chance, because));
    if (!isMeant(command, question)) return null;
    const refusal = game.apply(command);
    this.changes = game.play.changes;
    const after = game.play.last;
    this.frame = after === before ? after : undefined;
    return refusal;
  }

  /**
   * Whether nothing has happened but what this bot has answered. Where orders are hidden others may act unseen between any
   * two questions, and a memory that they had emptied would tell of it: there it lasts for one question put again and again.
   */
  private goesOn({ secret }: Question): boolean {
    const { isHidden, play } = this.game;
    return this.changes === play.changes && (!isHidden || (!secret && this.frame !== undefined && this.frame === play.last));
  }
}

/** How often a side has answered. A bot's chance may count by it, and not by all commands: what others do unseen must not change it. */
export const answersOf = (game: Game<Kind>, side: string): number => {
  let answers = game.draftedBy(side).length;
  for (const command of game.commands) if (command.side === side) answers++;
  return answers;
};
