/** Forecasts and the reasons of the staff, in games of captains: what each game names can be foreseen, and why it is answered so is told in a sentence. */
import { expect, test } from 'vitest';
import { bestBot, chanceFrom, SeatedBot } from '../bots/index.ts';
import { gameNamed } from '../games/index.ts';
import type { Options } from '../kernel/index.ts';
import { Game } from '../kernel/index.ts';
import { Forecaster, horizonFor } from '../lab/forecast/forecaster.ts';

interface Sitting {
  readonly game: string;
  readonly scenario: string;
  readonly options?: Options;
  readonly seed?: string;
  /** Questions of which a forecast is made on the way. */
  readonly foreseen: readonly string[];
  /** Questions that are answered with a reason. */
  readonly reasoned: readonly string[];
}

const SITTINGS: readonly Sitting[] = [
  {
    game: 'first-strike',
    scenario: 'cuxhaven',
    foreseen: ['sail-or-launch', 'damage-party', 'deployment', 'extra-round'],
    reasoned: ['sail-or-launch', 'air-movement', 'british-fire', 'extra-round', 'damage-party'],
  },
  {
    game: 'cruiser-warfare',
    scenario: 'coronel',
    options: { combat: 'basic' },
    seed: 's1',
    foreseen: ['disengaging', 'range'],
    reasoned: ['disengaging', 'range', 'gunnery'],
  },
  {
    game: 'cruiser-warfare',
    scenario: 'coronel',
    foreseen: ['entry-side', 'set-up'],
    reasoned: ['entry-side', 'set-up', 'move', 'gunnery'],
  },
  {
    game: 'cruiser-warfare',
    scenario: 'campaign',
    options: { combat: 'basic' },
    foreseen: ['allied-set-up', 'central-set-up', 'night-approach', 'pursue', 'disengaging', 'range'],
    reasoned: [
      'allied-set-up',
      'allied-orders',
      'allied-moves',
      'central-set-up',
      'central-orders',
      'search-and-raid',
      'night-approach',
      'pursue',
      'disengaging',
    ],
  },
  {
    game: 'nine-navies',
    scenario: '1915',
    foreseen: ['british-set-up', 'german-set-up', 'next-battle', 'fight-or-break-off', 'pursue', 'go-on'],
    reasoned: [
      'british-set-up',
      'german-set-up',
      'next-battle',
      'fight-or-break-off',
      'pursue',
      'go-on',
      'one-zone-moves',
      'target',
      'form-groups',
      'send-pursuers',
    ],
  },
  { game: 'grand-fleets', scenario: 'river-plate', foreseen: ['squadron-orders'], reasoned: ['squadron-orders', 'firing-orders'] },
  {
    game: 'grand-fleets',
    scenario: 'coronel',
    options: { squadrons: 'own', deployment: 'own' },
    foreseen: ['squadrons', 'deployment'],
    reasoned: ['torpedoes'],
  },
  {
    game: 'great-war-at-sea',
    scenario: 'scarborough-1914',
    foreseen: ['entry-side', 'set-up'],
    reasoned: ['orders', 'entry-side', 'set-up'],
  },
  {
    game: 'great-war-at-sea',
    scenario: 'ulsan-1904',
    options: { combat: 'basic' },
    foreseen: ['disengaging', 'range'],
    reasoned: ['disengaging', 'range', 'gunnery'],
  },
];

/** Plays a game of captains until all that is wanted has come; each question is foreseen once, by one game from each answer. */
function played({ game: id, scenario, options = {}, seed = 'foresight', ...wanted }: Sitting) {
  const ruleset = gameNamed(id);
  const game = new Game(ruleset, { scenario, options, seed, dice: 'fast' });
  const seats = new Map(ruleset.sides.map((side) => [side, new SeatedBot(game, side, bestBot(ruleset))]));
  const chance = chanceFrom(seed);
  const foreseen = new Map<string, number>();
  const reasons = new Map<string, string>();
  const isMissing = (): boolean =>
    wanted.foreseen.some((name) => !foreseen.has(name)) || wanted.reasoned.some((name) => !reasons.has(name));
  while (!game.finished && isMissing()) {
    const [question] = game.questions;
    if (!question) throw new Error('nobody is asked');
    const { name, side } = question;
    if (!foreseen.has(name) && horizonFor(game, side)) {
      const forecaster = new Forecaster(game, side, 1);
      forecaster.work();
      foreseen.set(name, forecaster.forecast().games);
    }
    expect(
      seats.get(side)?.answer(
        chance,
        () => true,
        (words) => reasons.set(name, words),
      ),
    ).toBeNull();
  }
  return { foreseen, reasons };
}

test.each(SITTINGS)('$game, $scenario: what the game names is foreseen, and the captain says why', { timeout: 60_000 }, (sitting) => {
  const { foreseen, reasons } = played(sitting);
  expect(Object.fromEntries(foreseen)).toEqual(expect.objectContaining(Object.fromEntries(sitting.foreseen.map((name) => [name, 1]))));
  expect([...reasons.keys()]).toEqual(expect.arrayContaining([...sitting.reasoned]));
  for (const words of reasons.values()) expect(words).toMatch(/^(?!.*(NaN|Infinity|undefined)).*\.$/);
});
