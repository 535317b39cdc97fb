/** Every question, option and event of a battle has words. */
import { describe, expect, test } from 'vitest';
import { anyAnswer, FastDice, Game, seen } from '../../kernel/index.ts';
import { secondHit } from '../damage.ts';
import { greatWarRepair } from '../engines.ts';
import { gunDie } from '../gunnery.ts';
import { initiativeRoll } from '../initiative.ts';
import { namedTogether } from '../names.ts';
import { criticalDamage, type DamageTable, gunneryDamage, torpedoDamage } from '../tables.ts';
import { torpedoDie } from '../torpedoes.ts';
import { battleGame, randomSituation } from './battles.ts';

describe.each(['advanced', 'basic'] as const)('%s combat in words', (system) => {
  const asked = new Set<string>();

  function playOut(n: number): void {
    const settings = { scenario: 'battle', options: {}, seed: `words/${n}`, dice: 'fast' } as const;
    const game = new Game(battleGame(randomSituation(`words/${n}`), system), settings, { log: true });
    const chance = new FastDice(`words picks/${n}`);
    while (!game.finished) {
      const asking = game.questions[0] ?? expect.unreachable();
      const { side, name } = asking;
      if (game.commands.length % 10 === 0 || !asked.has(name)) {
        asked.add(name);
        const question = seen(game, side === 'allied' ? 'allied' : 'central', game.log.length).question;
        expect(question?.prompt).toMatch(/[.?]$/);
        for (const option of question?.options ?? []) expect(option.label).not.toMatch(/undefined|^[a-z]/);
      }
      game.apply(anyAnswer(asking, (of) => chance.draw(of)));
    }
    for (const entry of seen(game, 'allied').log) {
      expect(entry.words).not.toMatch(/undefined|\b[a-z]+-[a-z]+-[a-z]+\b/);
      expect(entry.rule).toMatch(/^(CW|GW)-/);
    }
  }

  test('every option has a label, every question a prompt, every event words and a rule', () => {
    for (let n = 0; n < 30; n++) playOut(n);
    expect([...asked].sort()).toEqual(
      system === 'advanced'
        ? ['allot', 'entry-side', 'gunnery', 'move', 'set-up', 'torpedoes']
        : ['allot', 'dead-ships', 'disengaging', 'gunnery', 'range', 'torpedoes'],
    );
  });
});

test('boats of one class go by their number, and whoever has a name by her name', () => {
  expect(namedTogether(['Acheron class 2', 'Acheron class 7', 'Arethusa', 'V25 class 1'])).toBe(
    '2 of the Acheron class, Arethusa, V25 class 1',
  );
});

describe('what the log says of a roll', () => {
  const modifiersOf = ({ modifiers }: { readonly modifiers: readonly { readonly rule: string; readonly words: string }[] }): string[] =>
    modifiers.map(({ rule, words }) => `${rule} ${words}`);
  const rowsOf = ({ rows }: DamageTable): string[] => [...rows.values()].map(({ on, words }) => `${on.join(', ')}: ${words}`);

  test('GW-GUN-MOD-CLOSE, GW-GUN-MOD-DEAD, GW-GUN-MOD-TOW, GW-GUN-MOD-ITALIC the modifiers of gunnery', () => {
    expect(modifiersOf(gunDie)).toEqual([
      'CW-7.4e at close range',
      'CW-7.4f the target is dead in the water',
      'GW-GUN-MOD-TOW the target tows or is towed',
      'GW-GUN-MOD-ITALIC crack gunners',
    ]);
  });

  test('GW-TORP-MOD-BIG, GW-TORP-MOD-DEAD, GW-TORP-MOD-TOW, GW-TORP-MOD-SAMEHEX, GW-TORP-MOD-CAPITAL, GW-TORP-MOD-HULL of torpedoes', () => {
    expect(modifiersOf(torpedoDie)).toEqual([
      'CW-7.71b a big target',
      'CW-7.71c the target is dead in the water',
      'GW-TORP-MOD-TOW the target tows or is towed',
      'CW-7.71d in the same hex',
      'CW-7.71e from a capital ship',
      'CW-7.71f from a hull mount',
    ]);
  });

  test('GW-TAC-INIT, GW-TAC-INIT-LEADER, GW-TAC-INIT-NAT of the initiative', () => {
    expect(modifiersOf(initiativeRoll)).toEqual([
      'CW-7.1b Allied leader',
      'CW-7.1b leader of the Central Powers',
      'CW-11.5 Allied nationalities',
      'CW-11.5 nationalities of the Central Powers',
    ]);
    expect([initiativeRoll.words('central'), initiativeRoll.words('allied')]).toEqual(['to the Central Powers', 'to the Allies']);
  });

  test('GW-TBL-GUN the gunnery table', () => {
    expect(rowsOf(gunneryDamage)).toEqual([
      '2, 12: critical damage, but not by light guns',
      '3: the torpedo mount',
      '4, 6: secondary guns',
      '5: hull',
      '7, 9: primary guns',
      '8: tertiary guns',
      '10: hull, where shells plunge',
      '11: two of hull and one level of speed',
    ]);
  });

  test('GW-TBL-TORP the torpedo table', () => {
    expect(rowsOf(torpedoDamage)).toEqual([
      '2, 12: critical damage',
      '4: no damage',
      '5, 6, 8: hull',
      '3, 7: two of hull',
      '9: primary guns',
      '10: two of hull and one level of speed',
      '11: three of hull and all speed',
    ]);
  });

  test('GW-TBL-CRIT the critical table', () => {
    expect(rowsOf(criticalDamage)).toEqual([
      '2: six of hull, three primaries and one level of speed',
      '3: three primaries',
      '4: the leader aboard',
      '5: two primaries',
      '6: two of hull',
      '7: two secondaries',
      '8: two of hull, and one of them through any armour',
      '9: one primary',
      '10: one of hull and one level of speed',
      '11: three of hull',
      '12: three of hull, five primaries and all speed',
    ]);
  });

  test('GW-GUN-PRIMARY2, GW-11.27 a second hit, and engines', () => {
    expect([secondHit.words('yes'), secondHit.words('no')]).toEqual(['a second hit in the same place', 'no second hit']);
    expect((['patched', 'hopeless', 'nothing'] as const).map((each) => greatWarRepair.words(each))).toEqual([
      'she can move again',
      'beyond repair',
      'not yet',
    ]);
  });
});
