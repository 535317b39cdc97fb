/** Whole battles by the captain: never refused, and better than chance. */
import { describe, expect, test } from 'vitest';
import type { Asked, Command } from '../../kernel/index.ts';
import { anyAnswer, decideBy, FastDice, Game } from '../../kernel/index.ts';
import { gamesFor } from '../../test/fuzz.ts';
import type { Sheet, Side } from '../battle.ts';
import { enemyOf } from '../battle.ts';
import { battlePlans } from '../bot/index.ts';
import { PLAIN } from '../bot/plot.ts';
import { untouched } from '../vessel.ts';
import type { Arena } from './arena.ts';
import { lender, STANDARD, tactics } from './arena.ts';
import type { Situation, System } from './battles.ts';
import { battleGame, randomSituation } from './battles.ts';
import { SHIPS } from './ships.ts';

type Decide = (asked: Asked<Arena>) => Command;

const captain = decideBy(battlePlans(tactics, () => PLAIN));
const anybody: Decide = ({ question, chance: draw }) => anyAnswer(question, draw);

/** Plays a battle to its end; whatever is refused fails the test. */
function battle(situation: Situation, system: System, seed: string, players: Readonly<Record<Side, Decide>>): Game<Arena> {
  const game = new Game(battleGame(situation, system), { scenario: 'battle', options: {}, seed, dice: 'fast' });
  const luck = new FastDice(`${seed} luck`);
  while (!game.finished) {
    const [question] = game.questions;
    if (!question) throw new Error('nobody is asked');
    const { side } = question;
    const refusal = game.apply(
      players[side]({ question, side, data: game.data, view: () => game.view(side), chance: (of) => luck.draw(of) }),
    );
    if (refusal) throw new Error(`${question.name}: ${refusal.words}`);
  }
  return game;
}

const FIGHTERS = [...SHIPS.values()].map(([sheet]) => sheet).filter(({ hull, class: kind }) => hull.boxes > 1 && kind !== 'other');

/** Six ships a side, the same for both. */
function mirrored(seed: string): Situation {
  const luck = new FastDice(seed);
  const models = Array.from({ length: 6 }, () => FIGHTERS[luck.draw(FIGHTERS.length)]).filter((model) => model !== undefined);
  const fleet = (side: Side): Sheet[] =>
    models.map((model, place) => ({
      ...model,
      id: `${side}-${place}`,
      nation: side === 'allied' ? 'british' : 'german',
      reservist: false,
    }));
  const all = [...fleet('allied'), ...fleet('central')];
  const entrants = (side: Side) => fleet(side).map(({ id }) => ({ id, ships: [id], role: 'line' as const }));
  return {
    meeting: {
      profile: luck.draw(2) === 0 ? 'cruiser-warfare' : 'great-war-at-sea',
      date: 1914.11,
      night: false,
      weather: 'clear',
      fleets: { allied: entrants('allied'), central: entrants('central') },
    },
    sheets: Object.fromEntries(all.map((sheet) => [sheet.id, sheet])),
    conditions: Object.fromEntries(all.map(({ id }) => [id, untouched(id)])),
    readings: STANDARD,
    flagships: [],
  };
}

/** Points for ships sunk and for boxes of hull (CW-14.0a, CW-14.0b). */
function lost({ state }: Game<Arena>, side: Side): number {
  let sum = 0;
  for (const sheet of Object.values(state.sheets)) {
    const { sunk, hull } = lender.condition(state, sheet.id);
    if (sheet.id.startsWith(side)) sum += sunk ? sheet.points : hull;
  }
  return sum;
}

describe('whole battles', () => {
  test.each(['advanced', 'basic'] as const)('captains give lawful answers in battles of all kinds: %s', (system) => {
    for (let n = 0; n < gamesFor(15, 60); n++)
      expect(battle(randomSituation(`bot/${n}`), system, `${n}`, { allied: captain, central: captain }).finished).toBe(true);
  });

  test('the captain beats a random player in 95 of 100 battles, each fought from both sides', () => {
    const battles = gamesFor(20, 100);
    let won = 0;
    for (let n = 0; n < battles; n++) {
      let lead = 0;
      for (const side of ['allied', 'central'] as const) {
        const players = side === 'allied' ? { allied: captain, central: anybody } : { allied: anybody, central: captain };
        const game = battle(mirrored(`mirror/${n}`), 'advanced', `mirror/${n}`, players);
        lead += lost(game, enemyOf(side)) - lost(game, side);
      }
      if (lead > 0) won++;
    }
    expect(won).toBeGreaterThanOrEqual(0.95 * battles);
  });
});
