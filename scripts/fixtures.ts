/** `npm run fixtures [game]`: the captain plays a dozen games of each title, or of one, and they are kept for the tests to play again. */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bestBot, chanceFrom, SeatedBot } from '../bots/index.ts';
import { writeRecordFile } from '../cli/record-file.ts';
import { gameNamed, games } from '../games/index.ts';
import type { Kind, Options, Ruleset, Settings } from '../kernel/index.ts';
import { Game, RESIGN, recordOf } from '../kernel/index.ts';

const DOZEN = 12;
/** In every other game each so many answers one is taken back, if it can be. */
const TAKEN_BACK = 9;
/** In one game a side gives up after so many answers, if it may: a long one in every title, and played whole elsewhere in the dozen or by its like. */
const [GIVEN_UP, PATIENCE] = [10, 60];

/** The switches of a scenario, set by lot; the first game and every other one keep to what they are unless told. */
function optionsOf({ options }: Ruleset<Kind>, scenario: string, n: number): Options {
  if (n === 0 || n % 2 === 1) return {};
  const chance = chanceFrom(`switches/${n}`);
  const ours = options.filter(({ scenarios }) => scenarios?.includes(scenario) ?? true);
  return Object.fromEntries(ours.map(({ id, values }) => [id, values[chance(values.length)]?.id ?? '']));
}

function settingsOf(ruleset: Ruleset<Kind>, n: number): Settings {
  const scenario = ruleset.scenarios[n % ruleset.scenarios.length]?.id ?? '';
  return { scenario, options: optionsOf(ruleset, scenario, n), seed: `stored/${n}`, dice: n % 3 === 0 ? 'keyed' : 'fast' };
}

function played(ruleset: Ruleset<Kind>, n: number): Game<Kind> {
  const game = new Game(ruleset, settingsOf(ruleset, n), { chain: true, undo: true });
  const seats = new Map(ruleset.sides.map((side) => [side, new SeatedBot(game, side, bestBot(ruleset))]));
  const chance = chanceFrom(`stored/${n}`);
  for (let answers = 1; !game.finished; answers++) {
    const side = game.questions[0]?.side ?? '';
    const givesUp = n === GIVEN_UP && answers > PATIENCE && game.canResign(side);
    const refusal = givesUp ? game.apply({ side, verb: RESIGN }) : seats.get(side)?.answer(chance);
    if (refusal) throw new Error(`${ruleset.id}, game ${n}: ${refusal.words} (${refusal.rule})`);
    if (n % 2 === 1 && answers % TAKEN_BACK === 0 && game.canUndo(side)) game.undo(side);
  }
  return game;
}

function store(ruleset: Ruleset<Kind>): void {
  const folder = join('games', ruleset.id, 'test', 'games');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < DOZEN; n++) {
    const game = played(ruleset, n);
    const file = join(folder, `${String(n + 1).padStart(2, '0')}-${game.settings.scenario}.json`);
    writeRecordFile(file, JSON.stringify(recordOf(game)));
    console.log(`${file}: ${game.journal.length} entries, ${Math.ceil(statSync(file).size / 1000)} kB. ${game.ending?.words}`);
  }
}

const [id] = process.argv.slice(2);
for (const ruleset of id === undefined ? games : [gameNamed(id)]) store(ruleset);
