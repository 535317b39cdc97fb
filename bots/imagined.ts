/** Bots who play on what was only imagined: one of them in every place, each seeing what its side may see. */
import type { Bot, Imagined, Kind, Player, Ruleset } from '../kernel/index.ts';
import { playOn } from '../kernel/index.ts';
import type { OwnChance } from './seated.ts';

export class ImaginedTable {
  private player: Player<Kind>;
  /** Who has answered last: whoever does so after another sits down anew. */
  private last: string | null = null;

  constructor(
    private readonly ruleset: Ruleset<Kind>,
    private readonly game: Imagined<Kind>,
    private readonly bot: Bot<Kind>,
    private readonly chance: OwnChance,
  ) {
    this.player = bot.sit();
  }

  /** Whoever is asked first answers. */
  goOn(): void {
    const { ruleset, game, chance } = this;
    const { data } = game;
    const [question] = game.ask();
    if (!question) throw new Error('nobody is asked anything');
    const { side } = question;
    if (side !== this.last) this.player = this.bot.sit();
    this.last = side;
    playOn(game, question, this.player.decide({ side, data, question, chance, view: () => ruleset.view(game.state, side, data) }));
  }
}
