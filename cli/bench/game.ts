/** The speed of one game. */
import type { GameRecord, Kind, Position, Roll, Ruleset, Settings } from '../../kernel/index.ts';
import { checkNamed, Game, hashOf, recordOf, replay } from '../../kernel/index.ts';
import { answerFor, bestBot, botNamed, playerOf, playGame } from '../../lab/index.ts';
import { perSecond } from './timing.ts';

export interface GameSpeed {
  readonly game: string;
  readonly randomCommandsPerSecond: number;
  readonly bestBot: string;
  readonly bestBotGamesPerSecond: number;
  readonly copyMicroseconds: number;
  readonly viewMicroseconds: number;
  readonly rollNanoseconds: number;
  readonly hashMicroseconds: number;
  readonly replayCommandsPerSecond: number;
}

const settingsFor = (ruleset: Ruleset<Kind>, seed: string): Settings => ({
  scenario: ruleset.scenarios[0]?.id ?? '',
  options: {},
  seed,
  dice: 'fast',
});

export function speedOf(ruleset: Ruleset<Kind>): GameSpeed {
  const sample = sampleOf(ruleset);
  const { copies, views, hashes } = handling(ruleset, sample.positions);
  return {
    game: ruleset.id,
    randomCommandsPerSecond: Math.round(perSecond(() => gamesBy(ruleset, 'random', 'commands'))),
    bestBot: bestBot(ruleset).name,
    bestBotGamesPerSecond: Math.round(perSecond(() => gamesBy(ruleset, bestBot(ruleset).name, 'games'))),
    copyMicroseconds: 1e6 / copies,
    viewMicroseconds: 1e6 / views,
    rollNanoseconds: 1e9 / rolling(ruleset, sample.rolls),
    hashMicroseconds: 1e6 / hashes,
    replayCommandsPerSecond: Math.round(perSecond(() => replay(ruleset, sample.record).commands.length)),
  };
}

let number = 0;

function gamesBy(ruleset: Ruleset<Kind>, bot: string, count: 'games' | 'commands'): number {
  const bots = ruleset.sides.map(() => botNamed(ruleset, bot));
  const { game, failure } = playGame({ ruleset, settings: settingsFor(ruleset, `bench/${number++}`), bots });
  if (failure !== null) throw new Error(failure);
  return count === 'games' ? 1 : (game?.commands.length ?? 0);
}

interface Sample {
  /** The position after every command of one good game. */
  readonly positions: readonly Position<Kind>[];
  readonly rolls: readonly Roll[];
  readonly record: GameRecord;
}

function sampleOf(ruleset: Ruleset<Kind>): Sample {
  const game = new Game(ruleset, settingsFor(ruleset, 'bench'), { log: true, hashes: true });
  const positions: Position<Kind>[] = [];
  const player = playerOf(bestBot(ruleset), 'bench');
  for (let question = game.questions[0]; question; question = game.questions[0]) {
    answerFor(game, question.side, player);
    positions.push(game.save());
  }
  const rolls = game.log.flatMap(({ what }) => (what.kind === 'roll' ? [what] : []));
  return { positions, rolls, record: recordOf(game) };
}

function handling(ruleset: Ruleset<Kind>, positions: readonly Position<Kind>[]) {
  const [side = 'onlooker'] = ruleset.sides;
  const withEach = (act: (position: Position<Kind>) => void) => (): number => {
    for (const position of positions) act(position);
    return positions.length;
  };
  return {
    copies: perSecond(withEach(({ state }) => void ruleset.copy(state))),
    views: perSecond(withEach(({ state }) => void ruleset.view(state, side))),
    hashes: perSecond(withEach((position) => void hashOf(position))),
  };
}

function rolling(ruleset: Ruleset<Kind>, rolls: readonly Roll[]): number {
  const { play } = new Game(ruleset, settingsFor(ruleset, 'bench'));
  const checked = rolls.map(({ check, facts }) => ({ check: checkNamed(ruleset, check), facts }));
  return perSecond(() => {
    for (const { check, facts } of checked) play.roll(check, facts);
    return checked.length;
  });
}
