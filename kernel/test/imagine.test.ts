/** A whole game drawn from what one side sees. */
import { expect, test } from 'vitest';
import { anyAnswer, FastDice, Game, imagined, playOn } from '../index.ts';
import { hunt } from './hunt.ts';
import { toy } from './toy.ts';

const SETTINGS = { scenario: 'short', options: {}, dice: 'fast' } as const;

test('what is imagined looks to its side exactly as the true game does, and can be played out', () => {
  const chance = new FastDice('imagine');
  const draw = (of: number): number => chance.draw(of);
  const places = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const game = new Game(hunt, { ...SETTINGS, seed: `imagine/${n}` });
    while (!game.finished) {
      for (const side of hunt.sides) {
        const engine = imagined(game, side, draw, new FastDice(`dice/${n}`));
        expect(engine === null).toBe(game.questionFor(side) === null && game.play.draftOf(side) === null);
        if (!engine) continue;
        expect(JSON.stringify(hunt.view(engine.state, side, engine.data))).toBe(JSON.stringify(game.view(side)));
        expect(engine.questionFor(side)?.name).toBe(game.questionFor(side)?.name);
        if (side === 'hunter') places.add(engine.state.raiders[0]?.at ?? '');
        for (let left = 20; left > 0 && !engine.finished; left--) {
          const [question] = engine.ask();
          if (!question) break;
          playOn(engine, question, anyAnswer(question, draw));
        }
      }
      const [question] = game.questions;
      if (question) game.apply(anyAnswer(question, draw));
    }
  }
  expect(places.size).toBe(4);
});

test('the draft of the side is kept, and those of others are not there to be found', () => {
  const game = new Game(hunt, { ...SETTINGS, seed: 'drafts' });
  for (const verb of ['done', 'done']) game.apply({ side: game.questions[0]?.side ?? '', verb });
  game.apply({ side: 'raider', verb: 'name', target: 'emden' });
  game.apply({ side: 'raider', verb: 'done' });
  game.apply({ side: 'hunter', verb: 'name', target: 'p1' });
  const engine = imagined(game, 'hunter', () => 0, new FastDice('d'));
  expect([engine?.draftOf('hunter')?.draft, engine?.draftOf('raider')]).toMatchObject([['p1'], { draft: [], isIn: false }]);
  expect(imagined(game, 'raider', () => 0, new FastDice('d'))?.draftOf('raider')).toMatchObject({ draft: ['emden'], isIn: true });
});

test('a game that does not say how is not imagined', () => {
  expect(imagined(new Game(toy, { ...SETTINGS, seed: 's' }), 'red', () => 0, new FastDice('d'))).toBeNull();
});
