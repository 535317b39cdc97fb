/**
 * Imagining, tested: at many moments of many games, what a side imagines looks to it exactly as the true game does, breaks no law, puts
 * the same question with the same offer, follows from the view alone, and can be played on. Every game's test calls this.
 */
import { bestBot, chanceFrom, randomBot, SeatedBot } from '../bots/index.ts';
import type { Game, Kind, Options, Ruleset } from '../kernel/index.ts';
import { anyAnswer, FastDice, imagined, Game as NewGame, playOn } from '../kernel/index.ts';

export interface Looking {
  readonly ruleset: Ruleset<Kind>;
  readonly scenario: string;
  readonly options?: Options;
  readonly seed: string;
  readonly players: 'captains' | 'random';
  /** One command in so many is followed by a look. */
  readonly every: number;
  /** How often is imagined at each look, for each side. */
  readonly draws: number;
  /** Imagined games are played to their ends, and not for a while only. */
  readonly toTheEnd?: boolean;
  /** Where nothing is hidden: as much of a state as has to be true. */
  known?(state: Kind['state']): unknown;
}

export interface Looked {
  looks: number;
  /** How often a side was asked something, and so had a game to play on. */
  playouts: number;
  /** How many of the states that were drawn for a side were not alike. */
  different: number;
}

/** Commands after which an imagined game is left; one that goes on so long that is to be played to its end is taken for endless. */
const PLAYED_ON = 30;
const LONGEST = 20_000;

/** The laws are asked after so many commands of an imagined game, and when it is left. */
const WATCHED = 15;

/** Plays a game to its end and looks on the way. Throws at the first fault, and says where. */
export function lookThrough(looking: Looking): Looked {
  const { ruleset, scenario, options = {}, seed, players, every } = looking;
  const game = new NewGame(ruleset, { scenario, options, seed, dice: 'fast' });
  const seats = new Map(
    ruleset.sides.map((side) => [side, new SeatedBot(game, side, players === 'random' ? randomBot : bestBot(ruleset))]),
  );
  const chance = chanceFrom(`${seed} players`);
  const looked = { looks: 0, playouts: 0, different: 0 };
  for (let command = 0; !game.finished; command++) {
    const [question] = game.questions;
    if (command % every === 0)
      for (const side of ruleset.sides)
        inWords(`${scenario} ${seed}, command ${command}, ${side} at ${question?.name}`, () => look(looking, game, side, looked));
    const refusal = question && seats.get(question.side)?.answer(chance);
    if (refusal) throw new Error(`refused: ${refusal.words}`);
  }
  return looked;
}

function inWords(where: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function look(looking: Looking, game: Game<Kind>, side: string, looked: Looked): void {
  const { seed, draws, known } = looking;
  const truth = JSON.stringify(game.state);
  const drawn = new Set<string>();
  looked.looks++;
  for (let draw = 0; draw < draws; draw++) {
    const luck = `${seed} ${game.commands.length} ${draw}`;
    const state = fitsTheView(game, side, luck);
    if (known) sameWords('state', JSON.stringify(known(state)), JSON.stringify(known(game.state)));
    drawn.add(JSON.stringify(state));
    if (playsOn(looking, game, side, luck)) looked.playouts++;
  }
  looked.different += drawn.size;
  if (JSON.stringify(game.state) !== truth) throw new Error('what is imagined shares something with the true game');
}

function isLawful({ ruleset, data }: Game<Kind>, state: Kind['state']): void {
  const broken = ruleset.laws(state, data);
  if (broken.length > 0) throw new Error(`broken: ${broken.join('; ')}`);
}

/** From the view as it was sent, so that nothing but its words can be used. */
function fitsTheView(game: Game<Kind>, side: string, luck: string): Kind['state'] {
  const { ruleset, data } = game;
  const { imagine } = ruleset;
  if (!imagine) throw new Error('it cannot be imagined');
  const view = JSON.stringify(game.view(side));
  const draw = (): Kind['state'] => imagine(JSON.parse(view), side, chanceFrom(luck), data, game.questionFor(side)?.name);
  const state = draw();
  isLawful(game, state);
  sameWords('view', JSON.stringify(ruleset.view(state, side, data)), view);
  sameWords('second state', JSON.stringify(draw()), JSON.stringify(state));
  return state;
}

/** Whether there was anything to play on: the side is asked. */
function playsOn({ toTheEnd }: Looking, game: Game<Kind>, side: string, luck: string): boolean {
  const question = game.questionFor(side);
  const other = imagined(game, side, chanceFrom(luck), new FastDice(luck));
  if (!other || !question) return false;
  const same = other.questionFor(side);
  sameWords('question', same?.name ?? '', question.name);
  sameWords('offer', JSON.stringify(same?.offer), JSON.stringify(question.offer));
  const chance = chanceFrom(`${luck} picks`);
  for (let played = 1; !other.finished; played++) {
    const asked = other.ask();
    const next = asked[chance(asked.length)];
    if (!next) throw new Error('dead end: nobody is asked anything');
    playOn(other, next, anyAnswer(next, chance));
    if (played % WATCHED === 0) isLawful(game, other.state);
    if (played === (toTheEnd ? LONGEST : PLAYED_ON)) break;
  }
  if (toTheEnd && !other.ending) throw new Error('what is imagined does not end');
  isLawful(game, other.state);
  return true;
}

const AROUND = 200;

function sameWords(what: string, got: string, wanted: string): void {
  if (got === wanted) return;
  let at = 0;
  while (got[at] === wanted[at]) at++;
  const cut = (words: string): string => words.slice(Math.max(0, at - AROUND / 2), at + AROUND);
  throw new Error(`another ${what}: ${cut(got)} instead of ${cut(wanted)}`);
}
