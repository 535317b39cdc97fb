/** Random play with everything checked on the way; every game's fuzz test calls this. */
import { nodeHasher } from '../cli/hasher.ts';
import type { Command, Kind, Ruleset, Settings } from '../kernel/index.ts';
import {
  anyAnswer,
  countOffered,
  FastDice,
  Game,
  judge,
  keptPosition,
  lendHasher,
  positionFrom,
  recordOf,
  replay,
  seen,
} from '../kernel/index.ts';

// Twins are hashed several times after every command.
lendHasher(nodeHasher);

/** Set by `npm run soak`, which plays round after round, each with seeds of its own. */
const ROUND = process.env.LINE_AHEAD_SOAK ?? '';

/** How many random games are played: as a rule so many that a test is soon done, and more of them in a soak. */
export const gamesFor = (quick: number, soak: number): number => (ROUND === '' ? quick : soak);

/** The seed of a random game, another in each round of a soak. */
export const seedOf = (name: string, number: number): string => `${name}${ROUND}/${number}`;

/** The number of a game whose seed is made of it, another in each round of a soak. */
export const numberOf = (place: number): number => Number(ROUND) * 1_000_000 + place;

/** A game longer than this is taken for endless. */
const LONGEST = 20_000;

const settingsFor = (seed: string, scenario: string, options: Settings['options']): Settings => ({ scenario, options, seed, dice: 'fast' });

export interface Fuzzed {
  readonly games: number;
  readonly commands: number;
  readonly results: Readonly<Record<string, number>>;
}

/**
 * Plays many games of random picks to their ends, keeping the laws after every command, or after every so many where the laws take longer
 * than the game, and always at the end. Throws at the first fault, with its seed.
 */
export function fuzz<K extends Kind>(
  ruleset: Ruleset<K>,
  scenario: string,
  options: Settings['options'],
  from: number,
  to: number,
  every = 1,
): Fuzzed {
  const results: Record<string, number> = {};
  let commands = 0;
  for (let n = from; n < to; n++) {
    const game = new Game(ruleset, settingsFor(seedOf('fuzz', n), scenario, options));
    try {
      playOut(game, new FastDice(seedOf('picks', n)), every);
    } catch (error) {
      throw new Error(
        `game ${n}${ROUND && ` of round ${ROUND}`}, command ${game.commands.length}: ${error instanceof Error ? error.message : error}`,
        { cause: error },
      );
    }
    commands += game.commands.length;
    const { result = '' } = game.ending ?? {};
    results[result] = (results[result] ?? 0) + 1;
  }
  return { games: to - from, commands, results };
}

function playOut<K extends Kind>(game: Game<K>, chance: FastDice, every: number): void {
  while (!game.finished) {
    pickAtRandom(game, chance);
    const broken = game.finished || game.commands.length % every === 0 ? game.ruleset.laws(game.state, game.data) : [];
    if (broken.length > 0) throw new Error(broken.join('; '));
    if (game.commands.length > LONGEST) throw new Error('it does not end');
  }
  if (!game.ending) throw new Error('it stopped without an ending');
}

/** Gives the command that was taken. */
export function pickAtRandom<K extends Kind>(game: Game<K>, chance: FastDice): Command {
  const question = game.questions[chance.draw(game.questions.length)];
  if (!question) throw new Error('nobody is asked, yet the game goes on');
  if (question.pieces.length === 0 && countOffered(question.offer) === 0)
    throw new Error(`dead end at ${question.name} after ${game.commands.length} commands`);
  const command = anyAnswer(question, (of) => chance.draw(of));
  const refusal = game.apply(command);
  if (refusal) throw new Error(`an offered command was refused: ${refusal.words}`);
  return command;
}

/** Twins are looked at after every command in a soak; hashes and copies take far longer than the game. */
const LOOKS = gamesFor(3, 1);

/**
 * One game in which a twin revived from JSON and a copy by hand stay identical to it, an undo goes back to the very hash, every roll
 * judges again to its outcome, and at the end a replay gives the same hashes.
 */
export function twinGame<K extends Kind>(
  ruleset: Ruleset<K>,
  scenario: string,
  options: Settings['options'],
  name: string,
  dice: Settings['dice'],
): void {
  const seed = `${ROUND}${name}`;
  const settings: Settings = { ...settingsFor(seed, scenario, options), dice };
  const game = new Game(ruleset, settings, { log: true, undo: true, chain: true });
  const twin = new Game(ruleset, settings, {});
  const chance = new FastDice(`twin picks/${seed}`);
  for (let turn = 1; !game.finished; turn++) {
    const isLookedAt = turn % LOOKS === 0;
    const before = isLookedAt ? game.hash() : '';
    const last = pickAtRandom(game, chance);
    twin.apply(last);
    if (!isLookedAt && !game.finished) continue;
    const after = game.hash();
    same(twin.hash(), after, `${seed}: the twin differs after ${game.commands.length}`);
    same(game.hash(game.save()), after, `${seed}: the copy differs after ${game.commands.length}`);
    twin.revive(positionFrom(ruleset.flow, JSON.parse(JSON.stringify(keptPosition(ruleset.flow, twin.save())))));
    if (isLookedAt && game.canUndo(last.side)) undoAndRedo(game, last, before, after);
    if (game.commands.length % 20 === 0) for (const side of ruleset.sides) JSON.stringify(seen(game, side));
  }
  judgeAgain(game);
  const again = replay(ruleset, recordOf(game));
  same(JSON.stringify(again.checkpoints), JSON.stringify(game.checkpoints), `${seed}: the replay differs`);
  same(JSON.stringify(again.log), JSON.stringify(game.log), `${seed}: the log of the replay differs`);
}

function undoAndRedo<K extends Kind>(game: Game<K>, last: Command, before: string, after: string): void {
  if (game.undo(last.side)) throw new Error('undo was promised and refused');
  same(game.hash(), before, 'undo did not go back');
  game.apply(last);
  same(game.hash(), after, 'the same command led elsewhere after an undo');
}

/** Every roll in the log carries a rule and leads to the same outcome when it is judged from its declaration. */
function judgeAgain<K extends Kind>(game: Game<K>): void {
  for (const { what } of game.log) {
    if (what.kind !== 'roll' && what.kind !== 'volley') continue;
    const { check } = what;
    const naturals = what.kind === 'volley' ? what.faces : [what.faces.reduce((sum, face) => sum + face, 0)];
    const outcomes = what.kind === 'volley' ? what.outcomes : [what.outcome];
    const read = naturals.map((natural) => judge(check, natural, what.facts));
    same(read.join(), outcomes.join(), `roll of ${check.name}`);
    if (!check.rule) throw new Error(`check ${check.name} has no rule`);
  }
}

function same(got: string, wanted: string, words: string): void {
  if (got !== wanted) throw new Error(words);
}
