/** Looking back, from moment to moment. */
import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { commandsOf, FastDice, Game, momentsOf } from '../../kernel/index.ts';
import { Lookback } from '../lookback.ts';

test.each(['great-war-at-sea', 'cruiser-warfare'])(
  '%s: whoever looks on from the middle of a plan sees what he would see at once',
  (id) => {
    const ruleset = gameNamed(id);
    const game = new Game(ruleset, { scenario: ruleset.scenarios[0]?.id ?? '', options: {}, seed: 'back', dice: 'fast' }, { log: true });
    const luck = new FastDice('back');
    while (game.commands.length < 40) {
      const question = game.questions[luck.draw(game.questions.length)];
      const offered = question ? [...commandsOf(question.side, question.offer)] : [];
      const verbs = [...new Set(offered.map(({ verb }) => verb))];
      const verb = verbs[luck.draw(verbs.length)];
      const command = offered.find((each) => each.verb === verb);
      if (!command) throw new Error('nobody is asked');
      game.apply(command);
    }
    const on = new Lookback(game);
    const last = momentsOf(game, 'allied').at(-1) ?? 0;
    for (let at = 0; at <= last; at++) {
      const glance = { at, viewer: 'allied', known: 0 };
      expect(on.look(glance)).toEqual(new Lookback(game).look(glance));
    }
  },
);
