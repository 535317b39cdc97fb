/**
 * Checks a record without trusting it: plays it again, compares every hash, draws every die afresh from the seed, and
 * reads every outcome afresh from the declaration of its check.
 */
import type { Command, Dice, Drawn, Ending, Entry, GameRecord, Kind, Roll, Ruleset, Takeback, Volley } from '../kernel/index.ts';
import { BadRecord, checkNamed, FastDice, Game, judge, KeyedDice, lotNamed, replay } from '../kernel/index.ts';
import { wrongFact } from './facts.ts';

export interface Verified {
  readonly commands: number;
  readonly rolls: number;
  readonly draws: number;
  readonly takebacks: number;
  readonly ending: Ending | null;
}

/** Throws a BadRecord with place and reason unless everything agrees. */
export function verifyRecord(ruleset: Ruleset<Kind>, record: GameRecord): Verified {
  const game = replay(ruleset, record);
  const dice = record.dice === 'keyed' ? new KeyedDice(record.seed) : new FastDice(record.seed);
  for (const entry of game.log) checkEntry(ruleset, entry, dice);
  if (dice.drawn !== game.play.dice.drawn) throw new BadRecord('the log', `it accounts for ${dice.drawn} of ${game.play.dice.drawn} draws`);
  checkTakebacks(ruleset, record);
  const rolls = game.log.filter(({ what }) => what.kind === 'roll' || what.kind === 'volley').length;
  const draws = game.log.filter(({ what }) => what.kind === 'draw').length;
  return { commands: record.commands.length, rolls, draws, takebacks: record.takebacks.length, ending: game.ending };
}

function checkEntry(ruleset: Ruleset<Kind>, { command, what }: Entry<Kind>, dice: Dice): void {
  const place = command === 0 ? 'the setting up' : `command ${command}`;
  if (what.kind === 'roll') checkRoll(ruleset, what, dice, `${place}, roll for ${what.check}`);
  if (what.kind === 'volley') checkVolley(ruleset, what, dice, `${place}, volley of ${what.check}`);
  if (what.kind === 'draw') checkDraw(ruleset, what, dice, `${place}, draw of ${what.lot}`);
}

function checkRoll(ruleset: Ruleset<Kind>, { check: name, facts, faces, outcome }: Roll, dice: Dice, place: string): void {
  const check = checkNamed(ruleset, name);
  const wrong = wrongFact(check, facts);
  if (wrong !== null) throw new BadRecord(place, wrong);
  const drawn = Array.from({ length: check.dice.count }, () => dice.draw(check.dice.sides, name) + 1);
  if (drawn.join() !== faces.join()) throw new BadRecord(place, `the dice fall ${drawn.join(' and ')}, not ${faces.join(' and ')}`);
  const natural = drawn.reduce((sum, face) => sum + face, 0);
  const read = judge(check, natural, facts);
  if (read !== outcome) throw new BadRecord(place, `its outcome is ${read}, not ${outcome}`);
}

/** Every die of a volley is drawn and read by itself. */
function checkVolley(ruleset: Ruleset<Kind>, { check: name, facts, faces, outcomes }: Volley, dice: Dice, place: string): void {
  const { dice: spec } = checkNamed(ruleset, name);
  faces.forEach((face, die) => {
    const outcome = outcomes[die] ?? '';
    checkRoll(ruleset, { kind: 'roll', check: name, facts, faces: [face], outcome }, dice, `${place}, die ${die + 1} of ${faces.length}`);
  });
  if (spec.count !== 1 || outcomes.length !== faces.length) throw new BadRecord(place, 'it has not one outcome for each die');
}

function checkDraw(ruleset: Ruleset<Kind>, { lot: name, among, got }: Drawn, dice: Dice, place: string): void {
  const drawn = dice.draw(among, lotNamed(ruleset, name).name);
  if (drawn !== got) throw new BadRecord(place, `number ${drawn + 1} is drawn, not number ${got + 1}`);
}

/** What was taken back must have been possible: going backwards through the takebacks gives the games as they then stood. */
function checkTakebacks(ruleset: Ruleset<Kind>, { commands, takebacks, ...settings }: GameRecord): void {
  let then: readonly Command[] = commands;
  for (let place = takebacks.length - 1; place >= 0; place--) {
    const takeback = takebacks[place];
    if (!takeback) continue;
    checkOneTakeback(takeback, then.length, place + 1);
    then = [...then.slice(0, takeback.after), ...takeback.commands];
    playThrough(new Game(ruleset, settings), then, `takebacks, number ${place + 1}`);
  }
}

function checkOneTakeback({ after, commands }: Takeback, most: number, number: number): void {
  const place = `takebacks, number ${number}`;
  if (after < 0 || after > most) throw new BadRecord(place, `there was no command ${after} to go back to`);
  if (commands.length === 0) throw new BadRecord(place, 'nothing was taken back');
}

function playThrough(game: Game<Kind>, commands: readonly Command[], place: string): void {
  for (const command of commands) {
    const refusal = game.apply(command);
    if (refusal) throw new BadRecord(place, `${refusal.words} (${refusal.rule})`);
  }
}
