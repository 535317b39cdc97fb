/** Random games with every link of the chain and the fingerprint of every position. It runs in Node and, bundled, in the browser. */
import { firstStrike } from '../../games/first-strike/index.ts';
import { anyAnswer, FastDice, Game } from '../../kernel/index.ts';

declare global {
  var playRecorded: (from: number, to: number) => string[][];
}

/** The links and hashes of game number n; even games are played with the fast dice, odd ones with the keyed. */
function hashesOf(n: number): string[] {
  const dice = n % 2 === 0 ? 'fast' : 'keyed';
  const game = new Game(firstStrike, { scenario: 'cuxhaven', options: {}, seed: `agree/${n}`, dice }, { log: true, chain: true });
  const chance = new FastDice(`picks/${n}`);
  const hashes: string[] = [];
  for (let question = game.questions[0]; question; question = game.questions[0]) {
    game.apply(anyAnswer(question, (of) => chance.draw(of)));
    const { link, hash } = game.checkpoint();
    hashes.push(link, hash);
  }
  return hashes;
}

globalThis.playRecorded = (from, to) => Array.from({ length: to - from }, (_, i) => hashesOf(from + i));
