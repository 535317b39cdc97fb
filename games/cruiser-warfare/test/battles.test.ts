import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../kernel/index.ts';
import { anyAnswer, Engine, FastDice, firstOf, Game, numbered, seen } from '../../../kernel/index.ts';
import { isDeadInTheWater } from '../../../tactical/vessel.ts';
import { fuzz } from '../../../test/fuzz.ts';
import { stakesOf } from '../bot/history.ts';
import { BATTLES } from '../data/battles.ts';
import { BUILT_IN, battleNamed, sheetOf } from '../data/data.ts';
import { VESSELS } from '../data/ships.ts';
import { cruiserWarfare } from '../index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { reckoning } from '../reckoning.ts';
import { shipOf } from '../rules/fleet.ts';
import { isOpen } from '../rules/open.ts';
import { battleResult, standaloneResult } from '../rules/standalone.ts';
import type { Side } from '../state.ts';
import { view } from '../view.ts';

test('CW-3.0, CW-BATTLE nine battles, in the order of history, each with ships that the game has', () => {
  expect(BATTLES.map(({ id }) => id)).toEqual([
    'bahamas',
    'rio-de-oro',
    'trindade',
    'zanzibar',
    'tsingtao',
    'penang',
    'coronel',
    'cocos',
    'falklands',
  ]);
  const known = new Set<string>(VESSELS.map(({ id }) => id));
  for (const { ships, victory } of BATTLES) {
    const all = [...ships.allied, ...ships.central];
    expect(all.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    if (victory.kind === 'sink') expect(all).toEqual(expect.arrayContaining([...victory.ships]));
  }
});

test('CW-BATTLE who comes upon whom, how near he begins, and who has to be sunk', () => {
  expect(BATTLES.map(({ finder, closer, night }) => [finder, closer, night])).toEqual([
    ['allied', 2, false],
    ['allied', 1, false],
    ['allied', 2, false],
    ['central', 2, false],
    ['central', 2, true],
    ['central', 2, true],
    [null, 0, false],
    ['allied', 2, false],
    ['allied', 0, false],
  ]);
  expect(BATTLES.map(({ victory }) => (victory.kind === 'sink' ? victory.ships.join() : ''))).toEqual([
    'karlsruhe',
    'kaiser-wilhelm-der-grosse-1897',
    '',
    'pegasus',
    'takachiho',
    'jemtchug',
    '',
    'emden',
    '',
  ]);
});

test('CW-BATTLE who had the better of it in history', () => {
  const winners = Object.fromEntries(BATTLES.map(({ id, history }) => [id, history.winner]));
  expect(winners).toMatchObject({ coronel: 'central', cocos: 'allied', falklands: 'allied' });
});

/** The first initiative of a battle, as the log has it. */
function firstInitiative(scenario: string): string {
  const game = new Game(cruiserWarfare, { scenario, options: {}, seed: 'first', dice: 'fast' }, { log: true });
  const isInitiative = () => game.log.find(({ what }) => what.kind === 'event' && what.event.type === 'initiative');
  while (!isInitiative()) {
    game.apply(firstOf(game.questions[0] ?? expect.unreachable()));
  }
  const { what } = isInitiative() ?? expect.unreachable();
  return what.kind === 'event' ? cruiserWarfare.wording.event(what.event, String).words : '';
}

test('CW-5.73b, CW-BATTLE who finds the enemy by night has come up in the dark, who does so by day has not', () => {
  expect(firstInitiative('falklands')).toBe('**The Allies** have the initiative, for they have come upon the enemy.');
  expect(firstInitiative('penang')).toBe('**The Central Powers** have the initiative by their approach in the dark.');
  expect(firstInitiative('coronel')).toMatch(/have the initiative\.$/);
});

test('CW-BATTLE, CW-7.22 at the Falklands the battle cruisers form up in a hex to themselves, and so are a group of their own', () => {
  const game = new Game(cruiserWarfare, { scenario: 'falklands', options: {}, seed: 'apart', dice: 'fast' }, {});
  while (game.state.battle?.stage !== 'fighting') {
    const question = game.questions[0] ?? expect.unreachable();
    game.apply(question.has('form-up') ? { side: question.side, verb: 'form-up' } : firstOf(question));
  }
  const allied = game.state.battle.pieces.filter(({ side }) => side === 'allied');
  const group = (id: string) => allied.find((piece) => piece.id === id)?.group;
  expect(
    allied
      .filter((piece) => piece.group === group('invincible'))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['inflexible', 'invincible']);
  expect([group('cornwall'), group('kent'), new Set(allied.map(({ hex }) => hex)).size]).toEqual([
    group('carnarvon'),
    group('carnarvon'),
    2,
  ]);
});

test('CW-BATTLE a battle by itself has the switches that make a difference in it, and takes no other', () => {
  const begin = (options: Record<string, string>) =>
    new Game(cruiserWarfare, { scenario: 'coronel', options, seed: 'switches', dice: 'fast' }, {});
  expect(Object.keys(begin({}).settings.options)).toEqual(['crack-gunners', 'dominions', 'battlecruisers', 'tactical-speeds']);
  expect(begin({ combat: 'basic' }).settings.options).toMatchObject({ combat: 'basic' });
  expect(() => begin({ decoys: 'on' })).toThrow("option 'decoys' makes no difference in scenario 'coronel'");
});

test('CW-3.2, CW-6.0 a battle by itself is fought without the map if the players want it', () => {
  const { state } = new Game(cruiserWarfare, { scenario: 'coronel', options: { combat: 'basic' }, seed: 'off the map', dice: 'fast' }, {});
  expect([state.battle, state.basic?.range, state.basic?.pieces.length]).toEqual([null, 'long', 8]);
});

test('CW-3.2 the sequence of play of a battle by itself speaks of the way in which it is fought, and not of the other', () => {
  const steps = (options: Record<string, string>): string[] => {
    const game = new Game(cruiserWarfare, { scenario: 'coronel', options, seed: 'one way', dice: 'fast' }, {});
    return seen(game, game.questions[0]?.side ?? 'allied').tracker.flatMap(({ title, isPhase }) => (isPhase ? [title] : []));
  };
  expect(steps({ combat: 'basic' })).toEqual(['Battle is joined', 'Basic round', 'The fleets part', 'Victory']);
  expect(steps({})).toEqual(['Initiative', 'Entry', 'Placement', 'Round']);
});

test('what a battle by itself came to is told with its rounds and who was lost, that of a war without', () => {
  const game = new Game(cruiserWarfare, { scenario: 'coronel', options: {}, seed: 'came to', dice: 'fast' }, {});
  game.state.points = { allied: 1, central: 20 };
  shipOf(game.state, 'good-hope').fate = 'gone';
  if (game.state.battle) game.state.battle.round = 3;
  expect(reckoning(game.state, BUILT_IN)).toEqual({
    came: ['Good Hope lost'],
    figures: { 'Points of the Allies': 1, 'Points of the Central Powers': 20, 'Ships lost': 1, Rounds: 3 },
  });
  expect(reckoning({ ...game.state, scenario: 'campaign' }, BUILT_IN).figures).not.toHaveProperty('Rounds');
});

test('CW-3.0 the dates follow each other', () => {
  const dates = BATTLES.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort((a, b) => a - b));
});

describe.each(BATTLES.map(({ id }) => id))('%s', (id) => {
  test('CW-3.0 opens, and random play comes to an end', { timeout: 60_000 }, () => {
    expect(fuzz(cruiserWarfare, id, {}, 0, 8).games).toBe(8);
    expect(fuzz(cruiserWarfare, id, { combat: 'basic' }, 0, 8).games).toBe(8);
  });
});

test('CW-7.21 when a battle by itself is over, every counter is turned up; before that and in the war it is not', () => {
  const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin('coronel', {}, BUILT_IN), new FastDice('counters'), BUILT_IN);
  engine.begin();
  const { state } = engine;
  const faceDown = (scenario: string): number => {
    const { battle } = view({ ...state, scenario }, 'allied', BUILT_IN);
    return (battle?.pieces ?? []).filter(({ ships, count }) => ships === null || count === null).length;
  };
  if (state.battle) state.battle.stage = 'fighting';
  expect(faceDown('coronel')).toBe(4);
  if (state.battle) state.battle.stage = 'over';
  expect([faceDown('coronel'), faceDown('campaign')]).toEqual([0, 4]);
});

/** Plays a battle at random, and tells which checks were rolled. */
function checksOf(scenario: string, games: number): Set<string> {
  const seen = new Set<string>();
  const listener = ({ what }: Entry<CruiserWarfare>): void => {
    if (what.kind === 'roll' || what.kind === 'volley') seen.add(what.check.name);
  };
  for (let n = 0; n < games; n++) {
    const dice = new FastDice(`${scenario}/${n}`);
    const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin(scenario, {}, BUILT_IN), dice, BUILT_IN, listener);
    engine.begin();
    while (!engine.finished) {
      const [question] = engine.ask();
      if (!question) break;
      const command = anyAnswer(question, (of) => dice.draw(of));
      engine.answer(question, command.verb, command.target);
    }
  }
  return seen;
}

test('CW-11.32 reservists confirm their hits at Coronel, and no more at the Falklands in December', { timeout: 60_000 }, () => {
  expect(checksOf('coronel', 40)).toContain('reservists');
  const falklands = checksOf('falklands', 40);
  expect(falklands).toContain('guns');
  expect(falklands).not.toContain('reservists');
});

describe('who has won', () => {
  const ended = (scenario: string, lost: readonly string[], points = { allied: 0, central: 0 }, crippled: readonly string[] = []) => {
    const state = cruiserWarfare.begin(scenario, {}, BUILT_IN);
    state.points = points;
    for (const id of lost) shipOf(state, id).fate = 'gone';
    for (const id of crippled) shipOf(state, id).slowed = 1;
    return standaloneResult(BUILT_IN, state);
  };

  test('CW-14.0d the side with the burden wins if what it had to sink is sunk, whatever the points', () => {
    expect(battleNamed(BUILT_IN, 'cocos').victory).toMatchObject({ kind: 'sink', side: 'allied', ships: ['emden'] });
    expect(ended('cocos', ['emden'], { allied: 4, central: 9 })).toMatchObject({ winner: 'allied' });
    expect(ended('cocos', [], { allied: 4, central: 0 })).toMatchObject({ winner: 'central' });
    expect(ended('penang', ['jemtchug'])).toMatchObject({ winner: 'central' });
    expect(ended('penang', ['d-iberville'])).toMatchObject({ winner: 'allied' });
  });

  test('CW-7.34a a raider far from any dock need only be crippled, a ship near her base must be sunk', () => {
    expect(ended('cocos', [], undefined, ['emden'])).toMatchObject({ winner: 'allied' });
    expect(ended('bahamas', [], undefined, ['karlsruhe'])).toMatchObject({ winner: 'allied' });
    expect(ended('penang', [], undefined, ['jemtchug'])).toMatchObject({ winner: 'allied' });
    expect(ended('rio-de-oro', [], undefined, ['kaiser-wilhelm-der-grosse-1897'])).toMatchObject({ winner: 'central' });
  });

  test('CW-14.0d elsewhere more points do', () => {
    expect(ended('coronel', [], { allied: 4, central: 9 })).toMatchObject({ winner: 'central', score: 5 });
    expect(ended('coronel', [], { allied: 9, central: 4 })).toMatchObject({ winner: 'allied', score: -5 });
  });

  test('CW-BATTLE even points are a failure of those who were sent to fight', () => {
    for (const scenario of ['trindade', 'coronel', 'falklands'])
      expect(ended(scenario, [], { allied: 9, central: 9 })).toMatchObject({ result: 'central', winner: 'central', score: 0 });
  });
});

test('CW-11.1b who runs from Coronel without a loss on either side has lost', () => {
  const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin('coronel', {}, BUILT_IN), new FastDice('coronel'), BUILT_IN);
  engine.begin();
  if (!engine.state.battle) throw new Error('the battle has not begun');
  engine.state.battle.firstOut = ['glasgow'];
  const after = new Engine(numbered(battleResult), engine.state, new FastDice('after'), BUILT_IN);
  after.begin();
  expect(after.state.points).toEqual({ allied: -4, central: 0 });
  expect(after.ending).toMatchObject({ winner: 'central' });
});

test('CW-8.4b a Central ship left dead in the water is given up for half her value, where points count', () => {
  const after = (scenario: string, id: string) => {
    const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin(scenario, {}, BUILT_IN), new FastDice('dead'), BUILT_IN);
    engine.begin();
    shipOf(engine.state, id).slowed = 4;
    const result = new Engine(numbered(battleResult), engine.state, new FastDice('after'), BUILT_IN);
    result.begin();
    return [result.state.points, shipOf(result.state, id).fate];
  };
  const half = Math.ceil(sheetOf(BUILT_IN, cruiserWarfare.begin('coronel', {}, BUILT_IN), 'gneisenau').points / 2);
  expect(after('coronel', 'gneisenau')).toEqual([{ allied: half, central: 0 }, 'gone']);
  expect(after('coronel', 'good-hope')).toEqual([{ allied: 0, central: 0 }, 'afloat']);
  expect(after('cocos', 'emden')).toEqual([{ allied: 0, central: 0 }, 'afloat']);
});

test('CW-11.9 leaders fly their flags where they did', () => {
  const leaders = (scenario: string): string[] => {
    const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin(scenario, {}, BUILT_IN), new FastDice('flags'), BUILT_IN);
    engine.begin();
    return engine.state.leaders.map(({ name, ship }) => `${name} ${ship}`);
  };
  expect(leaders('coronel')).toEqual(['Spee scharnhorst', 'Lüdecke dresden']);
  expect(leaders('falklands')).toEqual(['Sturdee invincible', 'Spee scharnhorst', 'Lüdecke dresden']);
});

test('CW-8.4a those who lay at anchor begin dead in the water, and nobody else', () => {
  const lying = (scenario: string): string[] => {
    const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin(scenario, {}, BUILT_IN), new FastDice('anchors'), BUILT_IN);
    engine.begin();
    const { state } = engine;
    return state.ships.filter((ship) => isDeadInTheWater(sheetOf(BUILT_IN, state, ship.id), ship)).map(({ id }) => id);
  };
  expect(BATTLES.map(({ id }) => lying(id).sort())).toEqual([
    [],
    ['kaiser-wilhelm-der-grosse-1897'],
    [],
    ['pegasus'],
    [],
    ['d-iberville', 'jemtchug'],
    [],
    [],
    [],
  ]);
});

test('CW-5.73b at Penang the raider comes up by night, and has the initiative', () => {
  const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin('penang', {}, BUILT_IN), new FastDice('penang'), BUILT_IN);
  engine.begin();
  expect(engine.state.battle).toMatchObject({ night: true, closer: 2, claimed: 'central', initiative: 'central' });
});

test('two at one machine need no curtain once every counter of a single battle has been made out', () => {
  const game = new Game(cruiserWarfare, { scenario: 'zanzibar', options: {}, seed: 'curtain', dice: 'fast' });
  expect(isOpen(game.state), 'before the fleets are laid out').toBe(false);
  const { battle } = game.state;
  if (!battle) throw new Error('no battle');
  battle.stage = 'fighting';
  for (const piece of battle.pieces) piece.known = true;
  expect(isOpen(game.state)).toBe(true);
  for (const piece of battle.pieces.slice(0, 1)) piece.known = false;
  expect(isOpen(game.state), 'one lies face down').toBe(false);
});

describe('what the captain takes to be at stake', () => {
  const stakes = (scenario: string, side: Side, points = { allied: 0, central: 0 }, balance = 1) => {
    const engine = new Engine(cruiserWarfare.flow, cruiserWarfare.begin(scenario, {}, BUILT_IN), new FastDice('stakes'), BUILT_IN);
    engine.begin();
    engine.state.points = points;
    return stakesOf(BUILT_IN, battleNamed(BUILT_IN, scenario), cruiserWarfare.view(engine.state, side, BUILT_IN), side, 0, balance);
  };

  test('CW-14.0d who would lose by going home dares more, until he is ahead', () => {
    expect(stakes('coronel', 'allied').resolve).toBeGreaterThan(1);
    expect(stakes('coronel', 'allied', { allied: 4, central: 0 }).resolve).toBe(1);
    expect(stakes('coronel', 'central').resolve).toBe(1);
    expect(stakes('coronel', 'allied', { allied: 0, central: 0 }, 0.2).resolve, 'who stands even stands').toBeGreaterThan(1);
    expect(stakes('coronel', 'allied', { allied: 0, central: 4 }, 0.8).resolve, 'who can win goes on').toBeGreaterThan(1);
    expect(stakes('coronel', 'allied', { allied: 0, central: 4 }, 0.2).resolve, 'who cannot win saves what is left').toBeLessThan(1);
  });

  test('CW-BATTLE the ship that must live is never given up, and who must sink her may not go', () => {
    expect(stakes('cocos', 'central')).toMatchObject({ vital: ['emden'], flight: 0 });
    expect(stakes('cocos', 'allied').vital).toEqual([]);
    expect(stakes('cocos', 'allied').flight).toBeGreaterThan(10);
  });

  test('CW-BATTLE both know who took part', () => {
    expect(stakes('cocos', 'allied').expected.map(({ id }) => id)).toEqual(['emden']);
    expect(stakes('cocos', 'central').expected.map(({ id }) => id)).toEqual(['sydney']);
  });
});
