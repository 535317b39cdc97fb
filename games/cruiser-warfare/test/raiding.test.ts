import { describe, expect, test } from 'vitest';
import { explain, judge } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { BUILT_IN, distance } from '../data/data.ts';
import { mayRaid, raidFacts, raidRoll } from '../rules/raiding.ts';
import { search } from '../rules/search.ts';
import type { Side } from '../state.ts';
import type { FleetFields, TestTable } from './table.ts';
import { table } from './table.ts';

/** The declared raid is rolled for; the first question after it is about a prize, or there is none. */
const raid = (game: TestTable, ship: string, ...dice: number[]): TestTable =>
  game
    .run(search)
    .play('allied', 'done')
    .play('central', 'raid', ship)
    .dice(...dice)
    .play('central', 'done');

const nurnberg = (fields: FleetFields = {}) => table().fleet('central', 'bay-of-bengal', ['nurnberg'], fields);

test('CW-5.8 the printed example: Nürnberg rolls a 4 where trade is 2 and takes two prizes', () => {
  const game = raid(nurnberg(), 'nurnberg', 4);
  expect(game.rolls()).toEqual(['raid: 2']);
  expect(game.view('central').spoils).toEqual([{ fleet: 'nurnberg', prizes: 2 }]);
});

test('CW-5.87 a raid on the last box of coal is rolled for as long as there is steam, and its owner is warned', () => {
  const emden = (fuel: number): TestTable => {
    const game = table().fleet('central', 'bay-of-bengal', ['emden']);
    game.piece('emden').fuel = fuel;
    return game;
  };
  const game = raid(emden(1), 'emden', 3);
  expect([game.rolls(), game.piece('emden').fuel]).toEqual([['raid: 2'], 0]);
  const caution = (fuel: number, movedIn: number) => {
    const game = emden(fuel);
    game.at('emden').movedIn = movedIn;
    return game.run(search).caution('central', 'raid', 'emden');
  };
  const warned = expect.stringMatching(/last fuel of Emden/);
  expect([caution(1, 3), caution(2, 3)]).toEqual([warned, undefined]);
  expect([caution(2, 2), caution(3, 2)]).toEqual([warned, undefined]); // staying burns a box besides (CW-10.11)
});

test('CW-5.8 a raider that could take a prize without burning its last coal is not left idle unasked', () => {
  const idle = (fuel: number) => {
    const game = table().fleet('central', 'bay-of-bengal', ['emden']);
    game.piece('emden').fuel = fuel;
    return game.run(search);
  };
  expect(idle(9).caution('central', 'done')).toBe('Nothing has been ordered: 1 fleet could raid.');
  expect([idle(1).caution('central', 'done'), idle(9).play('central', 'raid', 'emden').caution('central', 'done')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('CW-5.8 prizes are weighed against the odds of the raid, and less than none is none', () => {
  const facts = { trade: 2, leader: false, five: false, fast: false, slow: false, storm: false };
  const counted = (die: number) => explain(raidRoll, facts, [die]).counted;
  expect([counted(1), counted(6)]).toEqual([0, 4].map((came) => ({ came, expected: expect.closeTo((1 + 2 + 3 + 4) / 6), of: 'prize' })));
});

test('CW-5.8 a result below zero is no prize', () => {
  const game = raid(nurnberg(), 'nurnberg', 1);
  expect(game.rolls('central')).toEqual(['raid: -1']);
  expect(game.finished).toBe(true);
});

test('CW-5.8 only a raider of the Central Powers raids, and each rolls once', () => {
  const game = table()
    .fleet('central', 'bay-of-bengal', ['nurnberg'])
    .fleet('central', 'arabian-sea', ['leipzig'], { mission: 'intercept' })
    .fleet('allied', 'arabian-sea', ['sydney'])
    .run(search);
  expect(game.offered('central', 'raid')).toEqual(['nurnberg']);
  expect(game.offered('allied', 'raid')).toEqual([]);
  expect(game.play('central', 'raid', 'nurnberg').offered('central', 'raid')).toEqual([]);
});

describe('modifiers', () => {
  const facts = (game: TestTable, ship: string) => raidFacts(BUILT_IN, game.state, game.at(ship));
  const prizes = (game: TestTable, ship: string, die: number): number => judge(raidRoll, die, facts(game, ship));

  test('CW-5.81a a leader adds one', () => {
    const game = nurnberg().leader('Müller', 'central', 'nurnberg');
    expect(facts(game, 'nurnberg').leader).toBe(true);
    expect(prizes(game, 'nurnberg', 4)).toBe(3);
  });

  test('CW-5.81b five ships add one, and a collier and a prize are counted', () => {
    const five = table().fleet('central', 'bay-of-bengal', ['scharnhorst', 'gneisenau', 'nurnberg', 'leipzig', 'german-collier-1']);
    expect(facts(five, 'nurnberg').five).toBe(true);
    expect(prizes(five, 'nurnberg', 4)).toBe(3);
    const four = table().fleet('central', 'bay-of-bengal', ['scharnhorst', 'gneisenau', 'nurnberg', 'german-collier-1']);
    expect(facts(four, 'nurnberg').five).toBe(false);
  });

  test('CW-5.81c all ships of speed 2 or 2+ add one', () => {
    const fast = table().fleet('central', 'bay-of-bengal', ['emden', 'karlsruhe']);
    expect(prizes(fast, 'emden', 4)).toBe(3);
    const mixed = table().fleet('central', 'bay-of-bengal', ['emden', 'nurnberg']);
    expect(prizes(mixed, 'emden', 4)).toBe(2);
  });

  test('CW-5.81d a ship of speed 1 slow, such as a prize, costs one', () => {
    const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'prize-1']);
    expect(prizes(game, 'nurnberg', 4)).toBe(1);
  });

  test('CW-5.81e a storm costs one, and all modifiers add up', () => {
    expect(prizes(nurnberg().storm('bay-of-bengal'), 'nurnberg', 4)).toBe(1);
    const game = table().fleet('central', 'bay-of-bengal', ['emden']).leader('Müller', 'central', 'emden').storm('bay-of-bengal');
    expect(prizes(game, 'emden', 4)).toBe(3);
  });
});

describe('before the dice fall', () => {
  test('CW-5.8 the chance of one prize and of more', () => {
    expect(nurnberg().run(search).prospects('central', 'raid', 'nurnberg')).toEqual({ 'one prize': 1 / 6, 'two or more': 3 / 6 });
    const stormy = nurnberg().storm('bay-of-bengal').run(search);
    expect(stormy.prospects('central', 'raid', 'nurnberg')).toEqual({ 'one prize': 1 / 6, 'two or more': 2 / 6 });
  });

  test('CW-12.1a in the Dutch East Indies the chance that the Dutch come in, and the warning that everybody hears of it', () => {
    const indies = (entered: number) => {
      const game = table().fleet('central', 'dutch-east-indies', ['nurnberg']);
      game.state.entered.dutch = entered;
      return game.run(search);
    };
    expect(indies(0).prospects('central', 'raid', 'nurnberg')).toMatchObject({ 'the Dutch join the Allies': 2 / 6 });
    expect(indies(2).prospects('central', 'raid', 'nurnberg')).not.toHaveProperty('the Dutch join the Allies');
    expect(indies(2).caution('central', 'raid', 'nurnberg')).toMatch(/is announced/);
  });

  test.each<[rule: string, FleetFields, readonly string[]]>([
    ['CW-5.8', { mission: 'intercept' }, ['emden']],
    ['CW-10.32a', { order: { act: 'coal', to: null } }, ['emden']],
    ['CW-5.82', {}, ['emden', 'geier']],
    ['CW-5.87', {}, ['emden']],
  ])('%s is the reason why she cannot raid', (rule, fields, ships) => {
    const game = table().fleet('central', 'bay-of-bengal', ships, fields);
    if (rule === 'CW-5.87') game.fuel('emden', 0).ship('emden', { starved: true });
    expect(game.run(search).whyNot('central', 'raid', 'emden')?.rule).toBe(rule);
  });
});

describe('who may raid', () => {
  test.each([['s90'], ['geier']])('CW-5.82 not with %s in company', (small) => {
    const game = table().fleet('central', 'bay-of-bengal', ['emden', small]);
    expect(mayRaid(game.state, game.at('emden'))).toBe(false);
  });

  test('CW-5.83 a fleet that searches does not raid, and the other way round', () => {
    const game = nurnberg().fleet('allied', 'bay-of-bengal', ['sydney']).run(search);
    expect(game.offered('central')).toEqual(['search nurnberg', 'raid nurnberg', 'done']);
    expect(game.play('central', 'raid', 'nurnberg').offered('central')).toEqual(['no-raid nurnberg', 'done']);
  });

  test('CW-10.32a nor one that coals, feeds or takes ammunition', () => {
    for (const act of ['coal', 'feed', 'ammunition'] as const) {
      const game = nurnberg({ order: { act, to: null } });
      expect(mayRaid(game.state, game.at('nurnberg'))).toBe(false);
    }
  });
});

describe('what is seen', () => {
  test('CW-5.86a a hidden raider that takes a prize goes on the map', () => {
    const game = raid(nurnberg({ hidden: true }), 'nurnberg', 3);
    expect(game.at('nurnberg')).toMatchObject({ hidden: false, seenIn: 3 });
    expect(game.view('allied').markers).toHaveLength(1);
  });

  test('CW-5.86a that it has taken something is told, and not how much, for kept prizes are the contents of a fleet (CW-3.1a)', () => {
    const seen = (die: number) => {
      const game = raid(nurnberg({ hidden: true }), 'nurnberg', die);
      return [game.view('allied'), game.read('allied').map(({ what }) => what)];
    };
    expect(seen(3)).toEqual(seen(6));
    const told = (side: Side) => raid(nurnberg(), 'nurnberg', 6).told('prizes', side);
    expect(told('allied')).toMatchObject([{ area: 'bay-of-bengal', prizes: null }]);
    expect(told('central'), 'the captor alone is told').toMatchObject([{ area: 'bay-of-bengal', prizes: 4 }]);
  });

  test('CW-5.86a one that was in view has shown itself again, and must move before it can hide', () => {
    const game = raid(nurnberg({ movedIn: 3, seenIn: 1 }), 'nurnberg', 3);
    expect(game.at('nurnberg').seenIn).toBe(3);
  });

  test('CW-5.86b of a raid that fails the Allies learn nothing', () => {
    const game = nurnberg({ hidden: true });
    const before = JSON.stringify(game.view('allied'));
    raid(game, 'nurnberg', 2);
    expect(game.at('nurnberg').hidden).toBe(true);
    expect(JSON.stringify(game.view('allied'))).toBe(before);
    expect(game.read('allied')).toEqual([]);
  });

  test('CW-5.87 a raid costs every ship a box of coal, prize or no prize', () => {
    const game = raid(table().fleet('central', 'bay-of-bengal', ['nurnberg', 'leipzig']), 'nurnberg', 1);
    expect([game.piece('nurnberg').fuel, game.piece('leipzig').fuel]).toEqual([13, 14]);
  });

  test('CW-5.87 a fleet with a ship that has no coal cannot raid', () => {
    const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'leipzig']).fuel('leipzig', 0);
    expect(mayRaid(game.state, game.at('nurnberg'))).toBe(false);
  });
});

describe('neutrals and the French', () => {
  const indies = (hidden = true) => table().fleet('central', 'dutch-east-indies', ['nurnberg'], { hidden });

  test('CW-12.1a a raid in the Dutch East Indies is told even if it fails, and a five brings the Dutch in', () => {
    const game = raid(indies(), 'nurnberg', 1, 5);
    expect(game.told('raid-in-the-indies', 'allied')).toHaveLength(1);
    expect(game.rolls('allied')).toEqual(['dutch-reaction: war']);
    expect(game.at('nurnberg').hidden).toBe(true);
    expect(game.state).toMatchObject({ dutchProvoked: true, entered: { dutch: 0 } });
  });

  test('CW-12.1a on a four they stay neutral, and every further raid is another chance', () => {
    const game = raid(raid(indies(), 'nurnberg', 1, 4), 'nurnberg', 1, 6);
    expect(game.rolls('allied')).toEqual(['dutch-reaction: neutral', 'dutch-reaction: war']);
  });

  test('CW-12.1a a raid there is told even when the Dutch have made up their minds, and nobody rolls again', () => {
    const game = indies();
    game.state.entered.dutch = 2;
    raid(game, 'nurnberg', 1);
    expect(game.told('raid-in-the-indies', 'allied')).toHaveLength(1);
    expect(game.rolls('allied')).toEqual([]);
  });

  test('CW-12.3 a raid with a prize within four areas of Madeira sets the French free', () => {
    const game = raid(table().fleet('central', 'brazil', ['nurnberg']), 'nurnberg', 6);
    expect(game.state.frenchReleased).toBe(true);
    expect(game.told('french-released', 'central')).toHaveLength(1);
  });

  test('CW-12.3 four areas from Madeira are near enough, five are not', () => {
    const frees = (area: Area): boolean => {
      const game = table().fleet('central', area, ['emden']).leader('Müller', 'central', 'emden');
      expect(raid(game, 'emden', 6).told('prizes')).toHaveLength(1);
      return game.state.frenchReleased;
    };
    expect([distance(BUILT_IN, 'coronel', 'madeira'), frees('coronel')]).toEqual([4, true]);
    expect([distance(BUILT_IN, 'arabian-sea', 'madeira'), frees('arabian-sea')]).toEqual([5, false]);
  });

  test('CW-12.3 one without a prize does not, since it would be betrayed; nor one far away', () => {
    expect(raid(table().fleet('central', 'brazil', ['nurnberg']), 'nurnberg', 1).state.frenchReleased).toBe(false);
    expect(raid(nurnberg(), 'nurnberg', 4).state.frenchReleased).toBe(false);
  });

  test('CW-15.2c without Britain every trade number is two higher', () => {
    const entered = { britain: 0, japan: 0, dutch: 0, italy: 0 };
    const game = table({ entered }).fleet('central', 'bay-of-bengal', ['nurnberg']);
    expect(raidFacts(BUILT_IN, game.state, game.at('nurnberg')).trade).toBe(4);
    game.state.entered.britain = 3;
    expect(raidFacts(BUILT_IN, game.state, game.at('nurnberg')).trade).toBe(2);
  });
});
