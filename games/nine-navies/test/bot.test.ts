/** The captain: it answers whatever it is asked, always alike, and from the view alone. */
import { describe, expect, test } from 'vitest';
import type { Asked, Bot, Command, Kind, Ruleset } from '../../../kernel/index.ts';
import { Game } from '../../../kernel/index.ts';
import { playGame } from '../../../lab/index.ts';
import { captain } from '../bot/index.ts';
import { memoryOf } from '../bot/memory.ts';
import { nineNavies } from '../index.ts';
import type { NineNavies } from '../kind.ts';

type Player = (asked: Asked<NineNavies>) => Command;

interface Record {
  readonly commands: readonly Command[];
  readonly questions: ReadonlySet<string>;
  readonly result: string;
}

/** Plays a game out, both sides by the same player; a refusal is an error. */
function playOut(scenario: string, seed: string, player: Player, options = {}): Record {
  const game = new Game<NineNavies>(nineNavies, { scenario, options, seed, dice: 'fast' });
  const questions = new Set<string>();
  const chances = { allied: () => 0, central: () => 0 };
  const left = { allied: -1, central: -1 };
  while (!game.finished) {
    const question = game.questions[0];
    if (!question) throw new Error('nobody is asked');
    questions.add(question.name);
    const side = question.side === 'allied' ? 'allied' : 'central';
    const goesOn = left[side] === game.play.changes;
    const refusal = game.apply(player({ side, question, view: () => game.view(side), chance: chances[side], goesOn }));
    left[side] = game.play.changes;
    if (refusal) throw new Error(`${question.name}: ${refusal.words} (${refusal.rule})`);
  }
  return { commands: game.commands, questions, result: game.ending?.result ?? '' };
}

const decide: Player = (asked) => captain.decide(asked);
/** A captain with a chance of its own for every question, by which it can know nothing again. */
const forgetful: Player = (asked) => captain.decide({ ...asked, chance: () => 0 });

const EVERY_QUESTION = [
  'british-set-up',
  'german-set-up',
  'ship-loss',
  'convoy-attempt',
  'us-release',
  'room-40',
  'one-zone-moves',
  'two-zone-moves',
  'repairs',
  'next-battle',
  'furious',
  'airstrike',
  'target',
  'fight-or-break-off',
  'pursue',
  'form-groups',
  'send-pursuers',
  'next-set',
  'go-on',
  'return',
  'divide',
  'leave-gibraltar',
];

describe('the captain of Nine Navies War', { timeout: 60_000 }, () => {
  test('answers every question there is, and is never refused', () => {
    const met = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const { questions } = playOut('campaign', `answers ${game}`, decide, { 'room-40': 'on', zucker: game % 2 ? 'roll' : 'off' });
      for (const name of questions) met.add(name);
    }
    expect([...met].sort()).toEqual([...EVERY_QUESTION].sort());
  });

  test('plays the short scenario with every option', () => {
    for (const options of [{ 'pursuit-groups': 'fixed' }, { zucker: 'no-germans-at-brest' }, { 'evacuated-ships': 'one-turn' }])
      expect(playOut('1915', 'short', decide, options).result).not.toBe('');
  });

  test('answers alike whenever it is asked alike, and forgetting changes nothing', () => {
    for (let game = 0; game < 4; game++) {
      const seed = `alike ${game}`;
      const { commands } = playOut('campaign', seed, decide);
      expect(playOut('campaign', seed, decide).commands).toEqual(commands);
      expect(playOut('campaign', seed, forgetful).commands).toEqual(commands);
    }
  });

  test('takes up a decision that somebody else began', () => {
    let turn = 0;
    const { result } = playOut('campaign', 'staff', (asked) => {
      const picks = asked.question.offer.move;
      const byHand = ++turn % 3 === 0 && picks !== true && picks?.at(-1);
      return byHand ? { side: asked.side, verb: 'move', target: byHand } : captain.decide(asked);
    });
    expect(result).not.toBe('');
  });

  test('an undo, or anything else between two picks, makes it look again', () => {
    let looks = 0;
    const memory = memoryOf('repair', () => ++looks);
    const question = { step: 0, name: 'repairs', rule: 'NN-10.4', item: null, side: 'allied', secret: false, offer: { repair: ['lion'] } };
    const asked = { side: 'allied', question, view: () => expect.unreachable(), chance: () => 0 } as const;
    const lookAgain = (goesOn?: boolean) => {
      memory.keep(asked, 0, ['lion']);
      return memory.look(goesOn === undefined ? asked : { ...asked, goesOn });
    };
    expect([lookAgain(true), lookAgain(false), lookAgain(), lookAgain(true)]).toEqual([0, 1, 2, 0]);
    expect(memory.look({ ...asked, goesOn: true })).toBe(3);
  });

  test('sees the view and nothing else', () => {
    const { commands } = playOut('1915', 'eyes', decide);
    const blinkered: Player = ({ side, question, view, chance, goesOn = false }) => {
      const seen = structuredClone(view());
      const only = { side, question: structuredClone(question), view: () => seen, chance, goesOn };
      const asked = new Proxy(only, {
        get: (target, key) => {
          if (key === 'side' || key === 'question' || key === 'view' || key === 'chance' || key === 'goesOn') return target[key];
          throw new Error(`the captain looked at ${String(key)}`);
        },
      });
      return captain.decide(asked);
    };
    expect(playOut('1915', 'eyes', blinkered).commands).toEqual(commands);
  });

  test('beats the random player from either side', () => {
    const ruleset: Ruleset<Kind> = nineNavies;
    const bot: Bot<Kind> = captain;
    const random: Bot<Kind> = {
      name: 'any',
      words: '',
      decide: ({ side, question, chance }) => {
        const verbs = Object.entries(question.offer).filter(([, targets]) => targets === true || (targets?.length ?? 0) > 0);
        const [verb, targets] = verbs[chance(verbs.length)] ?? ['', true];
        return targets === true || !targets ? { side, verb } : { side, verb, target: targets[chance(targets.length)] ?? '' };
      },
    };
    const settings = { scenario: 'campaign', options: {}, dice: 'fast' } as const;
    for (let game = 0; game < 5; game++) {
      expect(playGame({ ruleset, settings: { ...settings, seed: `a${game}` }, bots: [bot, random] }).game?.ending?.winner).toBe('allied');
      expect(playGame({ ruleset, settings: { ...settings, seed: `c${game}` }, bots: [random, bot] }).game?.ending?.winner).toBe('central');
    }
  });
});
