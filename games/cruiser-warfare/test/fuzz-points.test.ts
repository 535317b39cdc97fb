/** Every point of the score is in the log: what `award` told, command by command, is what stands in the state. */
import { expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { anyAnswer, FastDice, Game } from '../../../kernel/index.ts';
import { gamesFor } from '../../../test/fuzz.ts';
import { BATTLES } from '../data/battles.ts';
import { cruiserWarfare } from '../index.ts';
import type { CruiserWarfare } from '../kind.ts';
import type { Side } from '../state.ts';

/** Adds up what the log has told of points since it was last read. */
class Ledger {
  readonly points: Record<Side, number> = { allied: 0, central: 0 };
  awards = 0;
  private read = 0;

  constructor(private readonly game: Game<CruiserWarfare>) {}

  update(): void {
    for (const { what } of this.game.log.slice(this.read)) {
      if (what.kind !== 'event' || what.event.type !== 'award') continue;
      this.points[what.event.side] += what.event.points;
      this.awards++;
    }
    this.read = this.game.log.length;
  }
}

/** Plays at random to the end; gives how often points were awarded. */
function audit(scenario: string, options: Options, seed: string): number {
  const game = new Game(cruiserWarfare, { scenario, options, seed, dice: 'fast' }, { log: true });
  const chance = new FastDice(`${seed} picks`);
  const ledger = new Ledger(game);
  while (!game.finished) {
    const question = game.questions[chance.draw(game.questions.length)] ?? expect.unreachable();
    expect(game.apply(anyAnswer(question, (of) => chance.draw(of)))).toBeNull();
    ledger.update();
    expect(game.state.points, `${seed}, command ${game.commands.length}`).toEqual(ledger.points);
  }
  return ledger.awards;
}

test.each(['basic', 'advanced'])('CW-14.0a in a campaign with %s combat', (combat) => {
  const awards = [...Array(gamesFor(8, 40)).keys()].map((n) =>
    audit('campaign', { combat, decoys: n % 2 === 0 ? 'on' : 'off' }, `points/${combat}/${n}`),
  );
  expect(Math.min(...awards)).toBeGreaterThan(10);
});

test('CW-14.0a in the battles fought by themselves', () => {
  const awards = BATTLES.flatMap(({ id }) => [...Array(gamesFor(3, 10)).keys()].map((n) => audit(id, {}, `points/${id}/${n}`)));
  expect(awards.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(gamesFor(30, 100));
});
