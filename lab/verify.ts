/**
 * Checks a record without trusting it: plays it again, takebacks and all, compares its chain and its hashes, draws every die afresh
 * from the seed, and reads every outcome afresh from the declaration of its check.
 */
import type { Dice, Drawn, Ending, Entry, GameRecord, Kind, Roll, Ruleset, Volley } from '../kernel/index.ts';
import { BadRecord, FastDice, judge, KeyedDice, replay, TAKE_BACK, UNDO } from '../kernel/index.ts';
import { wrongFact } from './facts.ts';
import { readFairSeed } from './fair.ts';

export interface Verified {
  /** All that was done, taken back or not. */
  readonly entries: number;
  /** What stands of it. */
  readonly commands: number;
  readonly checkpoints: number;
  readonly rolls: number;
  readonly draws: number;
  readonly takebacks: number;
  /** Times that those who played agreed to go back. */
  readonly agreed: number;
  readonly ending: Ending | null;
  /** What the server published of its secret before anybody sat down; null for dice that nobody promised. */
  readonly promise: string | null;
  /** What each side has added to the dice, by its name; none where nobody could. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** Throws a BadRecord with place and reason unless everything agrees. */
export function verifyRecord(ruleset: Ruleset<Kind>, record: GameRecord): Verified {
  const fair = readFairSeed(record.seed);
  const [promise, numbers] = [fair?.promise ?? null, fair?.numbers ?? {}];
  const game = replay(ruleset, record);
  const dice = record.dice === 'keyed' ? new KeyedDice(record.seed) : new FastDice(record.seed);
  for (const entry of game.log) checkEntry(entry, dice);
  if (record.ending) checkEnding(record.ending, game.ending);
  if (dice.drawn !== game.play.dice.drawn) throw new BadRecord('the log', `it accounts for ${dice.drawn} of ${game.play.dice.drawn} draws`);
  const rolls = game.log.filter(({ what }) => what.kind === 'roll' || what.kind === 'volley').length;
  const draws = game.log.filter(({ what }) => what.kind === 'draw').length;
  const times = (wanted: string): number => record.journal.filter(({ verb }) => verb === wanted).length;
  const [takebacks, agreed] = [times(UNDO), times(TAKE_BACK)];
  const [entries, commands, checkpoints] = [record.journal.length, game.commands.length, record.checkpoints.length];
  return { entries, commands, checkpoints, rolls, draws, takebacks, agreed, ending: game.ending, promise, numbers };
}

function checkEnding({ result, words, winner, score }: Ending, now: Ending | null): void {
  const isSo = now?.result === result && now.words === words && now.winner === winner && now.score === score;
  if (!isSo) throw new BadRecord('ending', now ? `it ends otherwise: ${now.words}` : 'the game is not over');
}

function checkEntry({ command, what }: Entry<Kind>, dice: Dice): void {
  const place = command === 0 ? 'the setting up' : `command ${command}`;
  if (what.kind === 'roll') checkRoll(what, dice, `${place}, roll for ${what.check.name}`);
  if (what.kind === 'volley') checkVolley(what, dice, `${place}, volley of ${what.check.name}`);
  if (what.kind === 'draw') checkDraw(what, dice, `${place}, draw of ${what.lot.name}`);
}

function checkRoll({ check, facts, faces, outcome }: Roll, dice: Dice, place: string): void {
  const wrong = wrongFact(check, facts);
  if (wrong !== null) throw new BadRecord(place, wrong);
  const drawn = Array.from({ length: check.dice.count }, () => dice.draw(check.dice.sides, check.name) + 1);
  if (drawn.join() !== faces.join()) throw new BadRecord(place, `the dice fall ${drawn.join(' and ')}, not ${faces.join(' and ')}`);
  const natural = drawn.reduce((sum, face) => sum + face, 0);
  const read = judge(check, natural, facts);
  if (read !== outcome) throw new BadRecord(place, `its outcome is ${read}, not ${outcome}`);
}

/** Every die of a volley is drawn and read by itself. */
function checkVolley({ check, facts, faces, outcomes }: Volley, dice: Dice, place: string): void {
  faces.forEach((face, die) => {
    const outcome = outcomes[die] ?? '';
    checkRoll({ kind: 'roll', check, facts, faces: [face], outcome }, dice, `${place}, die ${die + 1} of ${faces.length}`);
  });
  if (check.dice.count !== 1 || outcomes.length !== faces.length) throw new BadRecord(place, 'it has not one outcome for each die');
}

function checkDraw({ lot, among, got }: Drawn, dice: Dice, place: string): void {
  const drawn = dice.draw(among, lot.name);
  if (drawn !== got) throw new BadRecord(place, `number ${drawn + 1} is drawn, not number ${got + 1}`);
}
