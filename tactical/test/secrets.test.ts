/** What lies face down stays unknown: other ships in its place change nothing that anybody else receives. */
import { expect, test } from 'vitest';
import { anyAnswer, commandsOf, FastDice, Game, seen } from '../../kernel/index.ts';
import type { Sheet, Side } from '../battle.ts';
import type { Arena } from './arena.ts';
import type { Situation } from './battles.ts';
import { battleGame, randomSituation } from './battles.ts';
import { SHIPS } from './ships.ts';

/** The same meeting with quite other ships in the fleet of one side, of the same nations and duties. */
function disguised(situation: Situation, side: Side): Situation {
  const models = [...SHIPS.values()].filter(([, of]) => of === side).map(([sheet]) => sheet);
  const swap = (sheet: Sheet): Sheet => {
    const others = models.filter((model) => model.nation === sheet.nation && model.type !== sheet.type);
    const other = others[sheet.hull.boxes % Math.max(1, others.length)] ?? sheet;
    return { ...other, id: sheet.id, nation: sheet.nation };
  };
  const sheets = Object.fromEntries(Object.entries(situation.sheets).map(([id, sheet]) => [id, id.startsWith(side) ? swap(sheet) : sheet]));
  return { ...situation, sheets };
}

const WATCHERS = ['allied', 'onlooker'] as const;
const received = (game: Game<Arena>): string[] => WATCHERS.map((viewer) => JSON.stringify(seen(game, viewer)));
const isHidden = (game: Game<Arena>): boolean => game.state.battle?.pieces.every(({ side, known }) => side === 'allied' || !known) ?? true;

/** Plays two battles with the same commands for as long as every ship of the Central Powers is face down in both. */
function together(situation: Situation, seed: string, look: (one: Game<Arena>, two: Game<Arena>) => void): number {
  const settings = { scenario: 'battle', options: {}, seed, dice: 'fast' } as const;
  const one = new Game(battleGame(situation), settings, { log: true });
  const two = new Game(battleGame(disguised(situation, 'central')), settings, { log: true });
  const chance = new FastDice(`picks/${seed}`);
  let looks = 0;
  while (!one.finished && !two.finished && isHidden(one) && isHidden(two)) {
    look(one, two);
    looks++;
    const question = one.questions[0] ?? expect.unreachable();
    const quiet = question.side === 'central' ? (['enter', 'form-up', 'done'] as const).find((verb) => verb in question.offer) : undefined;
    const command = [...commandsOf(question.side, question.offer)].find(({ verb }) => verb === quiet);
    const random = anyAnswer(question, (of) => chance.draw(of));
    const next = command ?? (random.verb === 'fire' ? { side: question.side, verb: 'done' } : random);
    expect([one.apply(next), two.apply(next)]).toEqual([null, null]);
  }
  return looks;
}

/** Rolls for weather and repairs depend on what the ships are, and would put the two battles out of step. */
const calm = (seed: string): Situation => {
  const situation = randomSituation(seed);
  const sound = Object.fromEntries(
    Object.entries(situation.conditions).map(([id, condition]) => [
      id,
      { ...condition, hull: 0, secondary: 0, slowed: 0, engines: 'sound' as const, starved: false },
    ]),
  );
  return { ...situation, conditions: sound, meeting: { ...situation.meeting, weather: 'clear' } };
};

test('CW-7.21 nothing that the enemy or an onlooker receives depends on what lies face down', { timeout: 60_000 }, () => {
  let looks = 0;
  for (let n = 0; n < 40; n++)
    looks += together(calm(`hidden/${n}`), `hidden/${n}`, (one, two) => {
      expect(received(one)).toEqual(received(two));
    });
  expect(looks).toBeGreaterThan(500);
});

test('CW-7.21 the ships that are exchanged are different ones', () => {
  const situation = calm('hidden/1');
  const other = disguised(situation, 'central');
  const types = ({ sheets }: Situation): string[] => Object.values(sheets).map(({ type }) => type);
  expect(types(situation)).not.toEqual(types(other));
});
