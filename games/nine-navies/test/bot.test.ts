/** The captain: it answers whatever it is asked, always alike, and from the view alone. */
import { describe, expect, test } from 'vitest';
import type { Asked, Command, Kind, Player, Ruleset, Target } from '../../../kernel/index.ts';
import { atomsOf, countChoices, memoryless, targetsIn } from '../../../kernel/index.ts';
import { playGame } from '../../../lab/index.ts';
import { playedOut } from '../../../test/playing-out.ts';
import { allInTurn, nextToChase, nextToRun } from '../bot/dividing.ts';
import { wholePlan } from '../bot/gunnery.ts';
import { captain } from '../bot/index.ts';
import { Memory } from '../bot/memory.ts';
import { nineNavies } from '../index.ts';
import type { NineNavies } from '../kind.ts';
import { nameTarget, shooters } from '../rules/gunnery.ts';
import { formGroups, type Grouping, sendPursuers } from '../rules/pursuit.ts';

type Asking = Asked<NineNavies>;
type Captain = Player<NineNavies>;

const playOut = (scenario: string, seed: string, sit: () => Captain, options = {}) =>
  playedOut(nineNavies, { scenario, options, seed }, sit);

/** A captain who sits down anew for every question. */
const forgetful = (): Captain => ({ decide: (asked) => captain.sit().decide(asked) });

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
      const { questions } = playOut('campaign', `answers ${game}`, captain.sit, { 'room-40': 'on', zucker: game % 2 ? 'roll' : 'off' });
      for (const name of questions) met.add(name);
    }
    expect([...met].sort()).toEqual([...EVERY_QUESTION].sort());
  });

  test('plays the short scenario with every option', () => {
    for (const options of [{ 'pursuit-groups': 'fixed' }, { zucker: 'no-germans-at-brest' }, { 'evacuated-ships': 'one-turn' }])
      expect(playOut('1915', 'short', captain.sit, options).result).not.toBe('');
  });

  test('answers alike whenever it is asked alike, and forgetting changes nothing', () => {
    for (let game = 0; game < 4; game++) {
      const seed = `alike ${game}`;
      const { commands } = playOut('campaign', seed, captain.sit);
      expect(playOut('campaign', seed, captain.sit).commands).toEqual(commands);
      expect(playOut('campaign', seed, forgetful).commands).toEqual(commands);
    }
  });

  test('takes up a decision that somebody else began', () => {
    let turn = 0;
    const meddled = (asked: Asking): Command => {
      const byHand = ++turn % 3 === 0 ? asked.question.targets('move').at(-1) : undefined;
      return byHand === undefined ? captain.sit().decide(asked) : { side: asked.side, verb: 'move', target: byHand };
    };
    const { result } = playOut('campaign', 'staff', () => ({ decide: meddled }));
    expect(result).not.toBe('');
  });

  test('what it expected it need not look at again; anything else it does', () => {
    const memory = new Memory<string>();
    const asked = { item: null, offered: ['lion'] };
    const lookAfter = (offered: string[], item: string | null = null) => {
      memory.keep({ item, offered }, 'kept');
      return memory.look(asked) ?? 'fresh';
    };
    expect([lookAfter(['lion']), lookAfter(['tiger']), lookAfter(['lion'], 'gun'), lookAfter(['lion'])]).toEqual([
      'kept',
      'fresh',
      'fresh',
      'kept',
    ]);
    expect(memory.look(asked)).toBeUndefined();
  });

  test('sees the view and nothing else', () => {
    const { commands } = playOut('1915', 'eyes', captain.sit);
    const blinkered = ({ side, data, question, view, chance }: Asking): Asking => {
      const seen = structuredClone(view());
      // To say why goes one way, and changes nothing.
      const only = { side, data, question, view: () => seen, chance, because: () => {} };
      return new Proxy(only, {
        get: (target, key) => {
          if (key === 'side' || key === 'data' || key === 'question' || key === 'view' || key === 'chance' || key === 'because')
            return target[key];
          throw new Error(`the captain looked at ${String(key)}`);
        },
      });
    };
    const sit = (): Captain => {
      const player = captain.sit();
      return { decide: (asked) => player.decide(blinkered(asked)) };
    };
    expect(playOut('1915', 'eyes', sit).commands).toEqual(commands);
  });

  test('beats the random player from either side', () => {
    const ruleset: Ruleset<Kind> = nineNavies;
    /** Any verb, and then any target. */
    const random = memoryless<Kind>('any', '', ({ side, question, chance }) => {
      const verbs = Object.entries(question.offer).filter(([, choices]) => countChoices(choices) > 0);
      const [verb, choices] = verbs[chance(verbs.length)] ?? ['', true];
      const targets = targetsIn(choices);
      return targets.length === 0 ? { side, verb } : { side, verb, target: targets[chance(targets.length)] ?? '' };
    });
    const settings = { scenario: 'campaign', options: {}, dice: 'fast' } as const;
    for (let game = 0; game < 5; game++) {
      expect(playGame({ ruleset, settings: { ...settings, seed: `a${game}` }, bots: [captain, random] }).game?.ending?.winner).toBe(
        'allied',
      );
      expect(playGame({ ruleset, settings: { ...settings, seed: `c${game}` }, bots: [random, captain] }).game?.ending?.winner).toBe(
        'central',
      );
    }
  });
});

test('NN-11.2 a plan for the whole line names whom the captain names ship by ship', () => {
  let plan: ReadonlyMap<string, string | null> = new Map();
  let named = 0;
  const player = captain.sit();
  playOut('1915', 'ushant', () => ({
    decide: (asked) => {
      const command = player.decide(asked);
      const { data, question, side } = asked;
      if (question.name !== nameTarget.name || typeof question.item !== 'string') return command;
      const view = asked.view();
      const line = shooters(data, view, side);
      const left = line.slice(line.indexOf(question.item));
      if (!plan.has(question.item)) plan = wholePlan(data, view, { side, shooters: left, targets: question.targets('aim').map(String) });
      expect(command.target ?? null).toBe(plan.get(question.item));
      plan = new Map([...plan].filter(([id]) => id !== question.item));
      named++;
      return command;
    },
  }));
  expect(named).toBeGreaterThan(20);
});

const asGrouping = (target: Target): Grouping => {
  const [ship = '', group] = atomsOf(target);
  return [ship, Number(group)];
};

test('NN-11.16a, NN-11.16b ships divided all at once for a pursuit go as the captain sends them one by one', () => {
  let plan: readonly string[] = [];
  let sent = 0;
  const player = captain.sit();
  for (const seed of ['a', 'b'])
    playOut('1915', seed, () => ({
      decide: (asked) => {
        const command = player.decide(asked);
        const { question, side } = asked;
        if (question.name !== formGroups.name && question.name !== sendPursuers.name) return command;
        const isRun = question.name === formGroups.name;
        const chases = isRun ? [] : question.targets('chase').map(asGrouping);
        if (plan.length === 0)
          plan = allInTurn(asked.view(), (view) => (isRun ? nextToRun(view, side) : nextToChase(view, side, chases))).map(String);
        expect(String(command.target ?? '')).toBe(plan[0] ?? '');
        plan = plan.slice(1);
        sent++;
        return command;
      },
    }));
  expect(sent).toBeGreaterThan(20);
});
