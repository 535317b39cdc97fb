import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { anyAnswer, commandsOf, FastDice, Game, seen } from '../../../kernel/index.ts';
import { fuzz, gamesFor, twinGame } from '../../../test/fuzz.ts';
import { copy } from '../copy.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { nineNavies } from '../index.ts';
import type { NineNavies } from '../kind.ts';
import { options } from '../options.ts';
import { moveTo, putIn } from '../rules/whereabouts.ts';
import type { State } from '../state.ts';

/** Every way to set the switches. */
const everyCombination: readonly Options[] = options.reduce<Options[]>(
  (sets, { id, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [id]: value.id }))),
  [{}],
);

/** The campaign from its eighth turn on, where random play seldom comes by itself: carriers, the 10* ships, the United States at war. */
const lateWar = {
  ...nineNavies,
  begin: (scenario: string, given: Options, data: Data): State => {
    const state = { ...nineNavies.begin(scenario, given, data), turn: 7, usAtWar: true };
    for (const [n, ship] of state.ships.entries()) {
      if (ship.navy === 'Fr' && n % 2 === 0) ship.navy = 'FG';
      else if (ship.navy === 'Fr') putIn(state, ship, 'algiers');
      else if (ship.at === 'track' && ship.entry <= state.turn) moveTo(state, ship, ship.navy === 'US' ? 'cup' : ship.home);
    }
    return state;
  },
};

describe('random games end, and the laws hold', () => {
  test('campaigns, looked at after every fifth command', () => {
    expect(fuzz(nineNavies, 'campaign', {}, 0, gamesFor(14, 2_000), 5).commands).toBeGreaterThan(10_000);
  });

  test('campaigns from turn 8, after every command', () => {
    expect(fuzz(lateWar, 'campaign', {}, 0, gamesFor(9, 300)).commands).toBeGreaterThan(2_500);
  });

  test('every combination of the switches: in one half of the war, in a soak in both and after every command', () => {
    expect(everyCombination).toHaveLength(192);
    everyCombination.forEach((given, n) => {
      // By sevens, which go into no number of values: so every value of a switch meets both halves.
      for (let half = 0; half < gamesFor(1, 2); half++)
        fuzz(((n % 7) + half) % 2 === 0 ? nineNavies : lateWar, 'campaign', given, n, n + 1, gamesFor(5, 1));
    });
  });
});

describe('twins, copies, undo and replay agree', () => {
  test.each([...Array(gamesFor(2, 12)).keys()])('game %i', (n) => {
    const given = everyCombination[(n * 37) % everyCombination.length] ?? {};
    const ruleset = n % 6 === 5 ? lateWar : nineNavies;
    twinGame(ruleset, n % 3 === 2 ? 'campaign' : '1915', given, `twin/${n}`, n % 3 === 0 ? 'keyed' : 'fast');
  });
});

/** Plays at random to the end, with a look after every command. */
function playOut(game: Game<NineNavies>, seed: string, look: () => void = () => {}): void {
  const chance = new FastDice(seed);
  while (!game.finished) {
    const question = game.questions[chance.draw(game.questions.length)] ?? expect.unreachable();
    expect(game.apply(anyAnswer(question, (of) => chance.draw(of)))).toBeNull();
    look();
  }
}

/** What the log has given to each side. */
function awards(game: Game<NineNavies>, from: number): Record<Alliance, number> {
  const sums = { allied: 0, central: 0 };
  for (const { what } of game.log.slice(from)) {
    if (what.kind !== 'event' || (what.event.type !== 'settled' && what.event.type !== 'points')) continue;
    if (what.event.side) sums[what.event.side] += what.event.points;
  }
  return sums;
}

test.each([...Array(gamesFor(2, 30)).keys()])(
  'points are what the log says was won, command by command, and ships never come back: game %i',
  (n) => {
    const ruleset = n % 2 === 0 ? nineNavies : lateWar;
    const game = new Game(ruleset, { scenario: 'campaign', options: {}, seed: `sums/${n}`, dice: 'fast' }, { log: true });
    const sums = { allied: 0, central: 0 };
    const sunk = new Set<string>();
    let read = 0;
    playOut(game, `sums picks/${n}`, () => {
      const won = awards(game, read);
      read = game.log.length;
      sums.allied += won.allied;
      sums.central += won.central;
      expect(game.state.points).toEqual(sums);
      for (const { id, at } of game.state.ships) {
        if (at === 'sunk') sunk.add(id);
        else if (sunk.has(id)) expect.unreachable(`${id} came back`);
      }
    });
  },
);

/** What two values have in common that could change. */
const shared = (a: unknown, b: unknown, path: string): string[] => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return [];
  if (a === b) return path === '.readings' ? [] : [path];
  return Object.entries(a).flatMap(([key, value]) => shared(value, Reflect.get(b, key), `${path}.${key}`));
};

test('a copy shares nothing that can change, in the middle of a battle as at the start', () => {
  const game = new Game(nineNavies, { scenario: 'campaign', options: {}, seed: 'copy', dice: 'fast' });
  const chance = new FastDice('copy picks');
  for (let battles = 0; battles < 300; battles += game.state.battle ? 1 : 0) {
    const question = game.questions[0] ?? expect.unreachable();
    game.apply(anyAnswer(question, (of) => chance.draw(of)));
    expect(shared(game.state, copy(game.state), '')).toEqual([]);
  }
  expect(copy(game.state)).toEqual(game.state);
});

test('the seed and the state of the dice are nowhere in what anybody is shown', () => {
  const game = new Game(nineNavies, { scenario: '1915', options: {}, seed: 'a-very-secret-seed', dice: 'fast' }, { log: true });
  playOut(game, 'secret picks');
  for (const viewer of ['allied', 'central', 'onlooker'] as const) {
    const shown = JSON.stringify(seen(game, viewer));
    expect(shown).not.toContain('a-very-secret-seed');
    const dice = game.play.dice.save();
    if (dice.kind === 'fast') for (const word of dice.words) expect(shown).not.toContain(String(word));
  }
});

test.each([nineNavies, lateWar])('every option has a label, every question a prompt, every event words and a rule', (ruleset) => {
  const game = new Game(ruleset, { scenario: 'campaign', options: { 'room-40': 'on' }, seed: 'words', dice: 'fast' }, { log: true });
  const asked = new Set<string>();
  playOut(game, 'words picks', () => {
    for (const { side, name, offer } of game.questions) {
      if (asked.has(name) && game.commands.length % 50 !== 0) continue;
      asked.add(name);
      const question = seen(game, side as Alliance, game.log.length).question;
      expect(question?.prompt).toMatch(/[.?]$/);
      expect(question?.options).toHaveLength([...commandsOf(side, offer)].length);
      for (const option of question?.options ?? []) expect(option.label).not.toMatch(/undefined|^[a-z]/);
    }
  });
  expect(asked.size).toBeGreaterThan(12);
  for (const entry of seen(game, 'onlooker').log) {
    expect(entry.words).not.toMatch(/undefined|\b[a-z]+-[a-z]+-[a-z]+\b/);
    expect(entry.rule).toMatch(/^NN-/);
  }
});
