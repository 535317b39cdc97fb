/** The speed of one game. */

import { bestBot } from '../../bots/index.ts';
import type { GameRecord, Kind, Roll, Ruleset } from '../../kernel/index.ts';
import { checkScenario, Game, recordOf, replay } from '../../kernel/index.ts';
import { playGame, verifyRecord } from '../../lab/index.ts';
import { type Clicks, clicksOf } from './clicks.ts';
import { type Imagining, imagining } from './imagining.ts';
import { randomPlayOf } from './random-play.ts';
import { showing } from './seen.ts';
import { commandsOfGame, type Subject, settingsFor } from './subject.ts';
import { perSecond } from './timing.ts';
import { type Turns, turnsOf } from './turns.ts';

export interface GameSpeed {
  readonly game: string;
  /** With the options that it is measured with. */
  readonly scenario: string;
  readonly randomCommandsPerSecond: number;
  readonly bestBot: string;
  readonly bestBotGameMilliseconds: number;
  readonly bestBotTurns: Turns;
  readonly copyMicroseconds: number;
  readonly viewMicroseconds: number;
  readonly rollNanoseconds: number;
  readonly hashMicroseconds: number;
  readonly seenMedianMicroseconds: number;
  readonly seenP95Microseconds: number;
  readonly replayCommandsPerSecond: number;
  readonly verifyCommandsPerSecond: number;
  /** What one click of a person costs. */
  readonly click: Clicks;
  readonly imagining: Imagining | null;
}

/** What a game wants measured; else its last scenario, for games list theirs from short to long. */
const subjectsOf = (ruleset: Ruleset<Kind>): Subject[] =>
  (ruleset.measured ?? [{ scenario: ruleset.scenarios.at(-1)?.id ?? '', options: {} }]).map((each) => ({ ruleset, ...each }));

/** The speeds of a game, or of the one scenario of it that is named. */
export async function speedsOf(ruleset: Ruleset<Kind>, scenario?: string): Promise<GameSpeed[]> {
  const subjects =
    scenario === undefined
      ? subjectsOf(ruleset)
      : [{ ruleset, scenario: checkScenario(ruleset, scenario, ruleset.dataFor()), options: {} }];
  const speeds: GameSpeed[] = [];
  for (const subject of subjects) speeds.push(await speedOf(subject));
  return speeds;
}

async function speedOf(subject: Subject): Promise<GameSpeed> {
  const { ruleset, scenario, options } = subject;
  const sample = sampleOf(subject);
  const { copies, views, hashes } = handling(ruleset, sample.moments);
  const shown = showing(ruleset, sample.record);
  const best = bestBot(ruleset).name;
  return {
    game: ruleset.id,
    scenario: [scenario, ...Object.values(options)].join(', '),
    randomCommandsPerSecond: Math.round(await randomPlayOf(subject)),
    bestBot: best,
    bestBotGameMilliseconds: 1000 / perSecond(() => oneGame(subject, best)),
    bestBotTurns: turnsOf(ruleset, settingsFor(subject, 'bench')),
    copyMicroseconds: 1e6 / copies,
    viewMicroseconds: 1e6 / views,
    rollNanoseconds: 1e9 / rolling(subject, sample.rolls),
    hashMicroseconds: 1e6 / hashes,
    seenMedianMicroseconds: shown.median,
    seenP95Microseconds: shown.p95,
    replayCommandsPerSecond: Math.round(perSecond(() => replay(ruleset, sample.record).commands.length)),
    verifyCommandsPerSecond: Math.round(perSecond(() => verifyRecord(ruleset, sample.record).commands)),
    click: await clicksOf(ruleset, settingsFor(subject, 'bench')),
    imagining: imagining(sample.moments),
  };
}

function oneGame(subject: Subject, bot: string): number {
  commandsOfGame(subject, bot);
  return 1;
}

interface Sample {
  /** One good game at moments spread evenly over it. */
  readonly moments: readonly Game<Kind>[];
  readonly rolls: readonly Roll[];
  readonly record: GameRecord;
}

const MOMENTS = 24;

/** Each moment is played to anew: copies that are kept would teach the runtime to expect that all copies are. */
function sampleOf(subject: Subject): Sample {
  const { ruleset } = subject;
  const bots = ruleset.sides.map(() => bestBot(ruleset));
  const { game } = playGame({ ruleset, settings: settingsFor(subject, 'bench'), bots, keeping: { log: true, chain: true } });
  if (!game) throw new Error(`${ruleset.id} cannot be begun`);
  const record = recordOf(game);
  const moments = Array.from({ length: MOMENTS }, (_, n) => replay(ruleset, record, {}, Math.floor((game.journal.length * n) / MOMENTS)));
  return { moments, rolls: game.log.flatMap(({ what }) => (what.kind === 'roll' ? [what] : [])), record };
}

function handling(ruleset: Ruleset<Kind>, moments: readonly Game<Kind>[]) {
  const [side = 'onlooker'] = ruleset.sides;
  const withEach = (act: (moment: Game<Kind>) => void) => (): number => {
    for (const moment of moments) act(moment);
    return moments.length;
  };
  return {
    copies: perSecond(withEach(({ state }) => void ruleset.copy(state))),
    views: perSecond(withEach((moment) => void moment.view(side))),
    hashes: perSecond(withEach((moment) => void moment.hash())),
  };
}

function rolling(subject: Subject, rolls: readonly Roll[]): number {
  const { ruleset } = subject;
  const { play } = new Game(ruleset, settingsFor(subject, 'bench'));
  return perSecond(() => {
    for (const { check, facts } of rolls) play.rollFor('everyone', check, facts);
    return rolls.length;
  });
}
