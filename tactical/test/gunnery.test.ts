import { expect, test } from 'vitest';
import { hexAt } from '../../chart/hex.ts';
import { chanceOf, judge } from '../../kernel/index.ts';
import type { Weather } from '../battle.ts';
import { gunDie } from '../gunnery.ts';
import { apart, fires, gunnery } from './firing.ts';

const step = gunnery;
const PLAIN = { close: false, dead: false, towed: false, italic: false, crack: 'no' } as const;
const hitsOn = (changes: { close?: true; dead?: true; towed?: true; italic?: true } = {}) =>
  [1, 2, 3, 4, 5, 6].filter((face) => judge(gunDie, face, { ...PLAIN, ...changes }) === 'hit');

// Scharnhorst has 5 secondaries and 3 tertiaries, Warrior 4 and 3; Canopus 4 primaries, 4 secondaries and 2 tertiaries.

test('CW-7.4a a target has to be in reach and in sight', () => {
  expect(apart(3, ['canopus'], ['emden']).run(step).targets('allied', 'fire')).toEqual([['canopus', 'central-counter-1']]);
  expect(apart(4, ['canopus'], ['emden']).run(step).finished).toBe(true);
  expect(apart(3, ['canopus'], ['emden'], { night: true }).run(step).finished).toBe(true);
  expect(apart(2, ['canopus'], ['emden'], { weather: 'storm' }).run(step).finished).toBe(true);
});

test('CW-7.4a a target at the very limit of sight may be fired at without being known', () => {
  const game = apart(2, ['canopus'], ['emden'], { night: true }).run(step);
  expect(game.targets('allied', 'fire')).toEqual([['canopus', 'central-counter-1']]);
});

test('CW-7.4a why she may not fire', () => {
  const game = apart(2, ['canopus', 'glasgow'], ['emden']).put(hexAt(0, 5), 'nurnberg').run(step);
  expect(game.whyNot('allied', 'fire', ['glasgow', 'central-counter-1'])?.rule).toBe('CW-7.5a');
  expect(game.whyNot('allied', 'fire', ['canopus', 'central-counter-2'])?.rule).toBe('CW-7.4a');
  game.play('allied', 'fire', ['canopus', 'central-counter-1']);
  expect(game.whyNot('allied', 'fire', ['canopus', 'central-counter-1'])?.rule).toBe('CW-7.4c');
  fires(game, 'allied', {}, 1, 1, 1, 1, 1, 1, 1, 1);
});

test('CW-7.4b the side with the initiative names all its targets and fires before the other names any', () => {
  const game = apart(2, ['warrior', 'minotaur'], ['scharnhorst'], { initiative: 'central' }).run(step);
  expect(game.asked).toEqual(['central']);
  fires(game, 'central', { scharnhorst: 'warrior' }, 1, 1, 1, 1, 1);
  expect(game.asked).toEqual(['allied']);
  fires(game, 'allied', { warrior: 'scharnhorst', minotaur: 'scharnhorst' }, 1, 1, 1, 1, 2, 2, 2, 2, 2);
  expect(game.finished).toBe(true);
});

test('CW-7.4c one target for each ship, many ships at one target, and nobody has to fire', () => {
  const game = apart(2, ['warrior', 'minotaur'], ['scharnhorst', 'gneisenau']).run(step);
  game.play('allied', 'fire', ['warrior', 'central-counter-1']);
  expect(game.offered('allied')).toEqual(['fire minotaur central-counter-1', 'fire minotaur central-counter-2', 'done']);
  fires(game, 'allied', {}, 1, 1, 1, 1);
  fires(game, 'central', {});
  expect(game.rolls).toEqual(['guns: miss miss miss miss']);
});

test('CW-7.4d one die for each factor in range, primaries first; six or more hits and each hit rolls for damage', () => {
  const game = apart(1, ['canopus'], ['emden']).run(step);
  fires(game, 'allied', { canopus: 'emden' }, 1, 1, 1, 4, 1, 1, 1, 1, 1, 5, 4, 4);
  expect(game.rolls).toEqual(['guns: miss miss miss miss', 'guns: miss miss miss miss', 'guns: miss hit', 'gunnery-damage: tertiary']);
  fires(game, 'central', {});
});

test('CW-7.4d the example: Scharnhorst throws five dice at Warrior, and her five again, for two hits', () => {
  const game = apart(2, ['warrior'], ['scharnhorst'], { initiative: 'central' }).run(step);
  fires(game, 'central', { scharnhorst: 'warrior' }, 6, 5, 4, 4, 2, 5, 2, 2, 1, 2);
  expect(game.rolls).toEqual([
    'guns: hit again miss miss miss',
    'crack-gunners: yes',
    'gunnery-damage: secondary',
    'gunnery-damage: mount',
  ]);
  expect(game.told('fired')).toMatchObject([{ side: 'central', ship: 'scharnhorst', with: 'gunnery', hits: 2 }]);
  fires(game, 'allied', {});
});

test('CW-7.4g the example: Warrior has lost a secondary but fires all four in this step, and three in the next', () => {
  const game = apart(2, ['warrior'], ['scharnhorst'], { initiative: 'central' }).run(step);
  fires(game, 'central', { scharnhorst: 'warrior' }, 6, 1, 1, 1, 1, 2, 2);
  expect(game.ship('warrior').secondary).toBe(1);
  fires(game, 'allied', { warrior: 'scharnhorst' }, 1, 2, 3, 4);
  game.run(step);
  fires(game, 'central', {});
  fires(game, 'allied', { warrior: 'scharnhorst' }, 1, 2, 3);
  expect(game.rolls.slice(-2)).toEqual(['guns: miss miss miss miss', 'guns: miss miss miss']);
});

test('CW-7.4g a ship that is sunk still fires in the same step, and is gone after it', () => {
  const game = apart(2, ['warrior'], ['scharnhorst'], { initiative: 'central' });
  game.ship('warrior', { hull: 7, halved: true, slowed: 1 });
  fires(game.run(step), 'central', { scharnhorst: 'warrior' }, 6, 1, 1, 1, 1, 2, 3);
  expect([game.told('sunk').length, game.ship('warrior').sunk, game.reports('sunk')]).toEqual([1, false, []]);
  fires(game, 'allied', { warrior: 'scharnhorst' }, 1, 1, 1, 1);
  expect([game.ship('warrior').sunk, game.hexOf('warrior')]).toEqual([true, null]);
  expect(game.reports('sunk')).toEqual([{ what: 'sunk', ship: 'warrior', by: 'scharnhorst' }]);
});

test('CW-7.4g a target dead in the water by this step is no easier to hit before the next', () => {
  const game = apart(2, ['minotaur', 'warrior'], ['emden']);
  game.ship('emden', { slowed: 2, hull: 0 });
  fires(game.run(step), 'allied', { minotaur: 'emden', warrior: 'emden' }, 6, 1, 1, 1, 1, 5, 6, 5, 5, 5, 5);
  expect(game.rolls).toEqual(['guns: hit miss miss miss miss', 'gunnery-damage: engines', 'guns: miss miss miss miss']);
  expect(game.ship('emden')).toMatchObject({ slowed: 3, engines: 'stopped' });
});

test('CW-7.4c dice are not thrown at a ship that is going down already, but the ship has fired', () => {
  const game = apart(2, ['minotaur', 'warrior'], ['emden']);
  game.ship('emden', { hull: 2, halved: true, slowed: 1 });
  fires(game.run(step), 'allied', { minotaur: 'emden', warrior: 'emden' }, 6, 6, 1, 1, 1, 2, 3);
  expect(game.rolls).toEqual(['guns: hit hit miss miss miss', 'gunnery-damage: hull']);
  expect(game.told('fire-wasted')).toHaveLength(1);
  expect(game.battle.fired).toEqual(['minotaur', 'warrior']);
});

test('CW-7.4e, CW-7.4f a hit is a six; close range adds one, and so does a target dead in the water', () => {
  expect(hitsOn()).toEqual([6]);
  expect(hitsOn({ close: true })).toEqual([5, 6]);
  expect(hitsOn({ dead: true })).toEqual([5, 6]);
  expect(hitsOn({ close: true, dead: true })).toEqual([4, 5, 6]);
});

test('CW-7.4e close is the same hex and the next', () => {
  const falls = (range: number) =>
    fires(apart(range, ['canopus'], ['emden']).run(step), 'allied', { canopus: 'emden' }, ...five(range)).rolls[0];
  const five = (range: number) => (range === 2 ? [5, 1, 1, 1, 1, 1, 1, 1] : [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4]);
  expect([0, 1, 2].map(falls)).toEqual(['guns: hit miss miss miss', 'guns: hit miss miss miss', 'guns: miss miss miss miss']);
});

test('CW-7.4f a piece of several ships is dead in the water if one of them is', () => {
  const game = apart(2, ['canopus'], [['flotilla', ['s90', 'emden']]]);
  game.ship('emden', { slowed: 3, engines: 'stopped' });
  fires(game.run(step), 'allied', { canopus: 'flotilla' }, 5, 1, 1, 1, 1, 1, 1, 1, 1, 2);
  expect(game.rolls[0]).toBe('guns: hit miss miss miss');
});

test('CW-7.5a, CW-7.5b, CW-7.5c at three hexes primaries fire alone, at two secondaries with them, at one all', () => {
  const dice = (range: number) => {
    const game = fires(
      apart(range, ['canopus'], ['scharnhorst']).run(step),
      'allied',
      { canopus: 'scharnhorst' },
      ...Array.from({ length: factors(range) }, () => 1),
    );
    return game.rolls.length;
  };
  const factors = (range: number) => (range === 3 ? 4 : range === 2 ? 8 : 10);
  expect([3, 2, 1, 0].map(dice)).toEqual([1, 2, 3, 3]);
});

test('CW-7.6 Blücher fires her secondaries over three hexes, Scharnhorst does not', () => {
  const game = apart(3, ['canopus'], ['blucher', 'scharnhorst'], { initiative: 'central' }).run(step);
  expect(game.targets('central', 'fire')).toEqual([['blucher', 'allied-counter-1']]);
});

test('CW-7.8 in a storm primaries fire alone, and at one hex', () => {
  const game = apart(1, ['canopus', 'minotaur'], ['emden'], { weather: 'storm' }).run(step);
  expect(game.targets('allied', 'fire')).toEqual([['canopus', 'central-counter-1']]);
  expect(game.whyNot('allied', 'fire', ['minotaur', 'central-counter-1'])?.rule).toBe('CW-7.8');
  fires(game, 'allied', { canopus: 'emden' }, 1, 1, 1, 1);
  expect(game.rolls).toHaveLength(1);
});

test('CW-7.4f night takes nothing away on the map', () => {
  const game = apart(1, ['minotaur'], ['emden'], { night: true }).run(step);
  fires(game, 'allied', { minotaur: 'emden' }, 5, 1, 1, 1, 1, 1, 1, 1, 4, 4);
  expect(game.rolls[0]).toBe('guns: hit miss miss miss miss');
});

test('CW-11.31 crack gunners throw again for a five after modifiers, and hit on three to six', () => {
  const volley = (range: number, ...dice: number[]) =>
    fires(apart(range, ['warrior'], ['scharnhorst'], { initiative: 'central' }).run(step), 'central', { scharnhorst: 'warrior' }, ...dice)
      .rolls;
  expect(volley(2, 5, 5, 1, 1, 1, 2, 3, 4, 4)).toEqual([
    'guns: again again miss miss miss',
    'crack-gunners: no yes',
    'gunnery-damage: tertiary',
  ]);
  expect(volley(1, 4, 1, 1, 1, 1, 2, 1, 1, 1).slice(0, 2)).toEqual(['guns: again miss miss miss miss', 'crack-gunners: no']);
  expect(chanceOf(gunDie, { ...PLAIN, crack: 'after-modifiers' }, 'again')).toBe(1 / 6);
});

test('CW-11.31 by the other reading it is the five on the die, unless that hits by itself', () => {
  const crack = 'natural';
  expect([4, 5, 6].map((face) => judge(gunDie, face, { ...PLAIN, crack }))).toEqual(['miss', 'again', 'hit']);
  expect([4, 5].map((face) => judge(gunDie, face, { ...PLAIN, close: true, crack }))).toEqual(['miss', 'hit']);
  const game = apart(2, ['warrior'], ['scharnhorst'], { initiative: 'central' }, { crackGunners: 'natural' }).run(step);
  fires(game, 'central', { scharnhorst: 'warrior' }, 5, 1, 1, 1, 1, 1);
  expect(game.rolls).toEqual(['guns: again miss miss miss miss', 'crack-gunners: no']);
});

test('CW-11.32 reservists confirm each hit with a four or more, before December 1914', () => {
  const game = apart(2, ['monmouth'], ['emden'], { date: 1914.11 }).run(step);
  fires(game, 'allied', { monmouth: 'emden' }, 6, 6, 1, 1, 1, 3, 4, 4, 4);
  expect(game.rolls).toEqual(['guns: hit hit miss miss miss', 'reservists: no yes', 'gunnery-damage: tertiary']);
  const later = apart(2, ['monmouth'], ['emden'], { date: 1914.12 }).run(step);
  fires(later, 'allied', { monmouth: 'emden' }, 6, 1, 1, 1, 1, 4, 4);
  expect(later.rolls).toEqual(['guns: hit miss miss miss miss', 'gunnery-damage: tertiary']);
});

test('CW-10.8 twenty rounds of ammunition for the Central Powers; the Allies have no limit', () => {
  const game = apart(2, ['warrior'], ['scharnhorst', 'gneisenau'], { initiative: 'central' });
  game.ship('scharnhorst', { rounds: 20 });
  game.ship('gneisenau', { rounds: 19 });
  game.ship('warrior', { rounds: 20 });
  game.run(step);
  expect(game.targets('central', 'fire')).toEqual([['gneisenau', 'allied-counter-1']]);
  expect(game.whyNot('central', 'fire', ['scharnhorst', 'allied-counter-1'])?.rule).toBe('CW-10.8');
  fires(game, 'central', { gneisenau: 'warrior' }, 1, 1, 1, 1, 1);
  fires(game, 'allied', { warrior: 'scharnhorst' }, 1, 1, 1, 1);
  expect([game.ship('gneisenau').rounds, game.ship('warrior').rounds]).toEqual([20, 21]);
  // The round that has begun counts once, however often she fires in it.
  fires(game.run(step), 'central', { gneisenau: 'warrior' }, 1, 1, 1, 1, 1);
  expect(game.ship('gneisenau').rounds).toBe(20);
});

test('CW-10.8 the enemy cannot tell from the questions that a ship has no ammunition left', () => {
  const game = apart(2, ['glasgow'], ['scharnhorst'], { initiative: 'central' });
  game.ship('scharnhorst', { rounds: 20 });
  expect(game.run(step).offered('central')).toEqual(['done']);
});

test('GW-GUN-MOD-ITALIC, GW-GUN-MOD-TOW an italic name adds one, and so does a tow; three in all hit on three to six', () => {
  expect(hitsOn({ italic: true })).toEqual([5, 6]);
  expect(hitsOn({ towed: true })).toEqual([5, 6]);
  expect(hitsOn({ close: true, dead: true, italic: true })).toEqual([3, 4, 5, 6]);
});

test('GW-GUN-MOD-ITALIC crack gunners of Great War at Sea add one and throw nothing again', () => {
  const game = apart(2, ['warrior'], ['scharnhorst'], { profile: 'great-war-at-sea', initiative: 'central' }).run(step);
  fires(game, 'central', { scharnhorst: 'warrior' }, 5, 4, 1, 1, 1, 4, 4);
  expect(game.rolls).toEqual(['guns: hit miss miss miss miss', 'gunnery-damage: tertiary']);
});

test('GW-GUN-MOD-TOW a target in tow is easier to hit', () => {
  const game = apart(2, ['warrior'], ['emden', 'nurnberg'], { profile: 'great-war-at-sea' });
  game.piece('emden', { tow: 'nurnberg' });
  game.piece('nurnberg', { tow: 'emden' });
  fires(game.run(step), 'allied', { warrior: 'emden' }, 5, 1, 1, 1, 4, 4);
  expect(game.rolls[0]).toBe('guns: hit miss miss miss');
});

test('GW-GUN-DICE, GW-GUN-MOD-CLOSE, GW-GUN-MOD-DEAD the same dice under the other profile', () => {
  const game = apart(1, ['warrior'], ['emden'], { profile: 'great-war-at-sea' });
  game.ship('emden', { slowed: 3, engines: 'stopped' });
  fires(game.run(step), 'allied', { warrior: 'emden' }, 4, 3, 1, 1, 1, 1, 1, 4, 4);
  expect(game.rolls).toEqual(['guns: hit miss miss miss', 'guns: miss miss miss', 'gunnery-damage: tertiary']);
});

const awash = (weather: Weather) => {
  const game = apart(1, ['canopus', 'invincible'], ['emden'], { profile: 'great-war-at-sea', weather });
  const sheets = { ...game.state.sheets };
  Object.assign(game.state, { sheets: { ...sheets, canopus: { ...sheets.canopus, lowFreeboard: true } } });
  return game.run(step);
};

test.each(['squall', 'storm', 'gale'] as const)(
  'GW-WX-SQUALL, GW-WX-STORM, GW-WX-GALE ships of low freeboard do not fire in a %s',
  (weather) => {
    const game = awash(weather);
    expect(game.targets('allied', 'fire')).toEqual([['invincible', 'central-counter-1']]);
    expect(game.whyNot('allied', 'fire', ['canopus', 'central-counter-1'])?.rule).toBe('GW-WX-SQUALL');
  },
);

test.each(['clear', 'mist', 'fog'] as const)('GW-WX-SQUALL in %s they do', (weather) => {
  expect(awash(weather).targets('allied', 'fire')).toHaveLength(2);
});

test('GW-WX-GALE in a gale primaries fire alone, in a storm all guns', () => {
  const batteries = (weather: Weather, ...dice: number[]) =>
    fires(apart(1, ['canopus'], ['emden'], { profile: 'great-war-at-sea', weather }).run(step), 'allied', { canopus: 'emden' }, ...dice)
      .rolls.length;
  expect([batteries('gale', 1, 1, 1, 1), batteries('storm', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)]).toEqual([1, 3]);
});

test('the odds on a button are those of the dice', () => {
  const game = apart(2, ['warrior', 'monmouth'], ['scharnhorst']).run(step);
  const chance = (ship: string) => game.prospects('allied', 'fire', [ship, 'central-counter-1'])[0]?.chance;
  expect(chance('warrior')).toBeCloseTo(1 - (5 / 6) ** 4);
  expect(chance('monmouth')).toBeCloseTo(1 - (11 / 12) ** 5);
  const crack = apart(2, ['warrior'], ['scharnhorst'], { initiative: 'central' }).run(step);
  expect(crack.prospects('central', 'fire', ['scharnhorst', 'allied-counter-1'])[0]?.chance).toBeCloseTo(
    1 - (1 - 1 / 6 - (1 / 6) * (4 / 6)) ** 5,
  );
});

test('CW-7.4d what all named shots promise together stands with the order to fire', () => {
  const game = apart(2, ['warrior', 'minotaur'], ['scharnhorst']).run(step);
  expect(game.prospects('allied', 'done', '')).toEqual([]);
  game.play('allied', 'fire', ['warrior', 'central-counter-1']).play('allied', 'fire', ['minotaur', 'central-counter-1']);
  expect(game.prospects('allied', 'done', '')[0]?.chance).toBeCloseTo(1 - (5 / 6) ** 9);
});

test('CW-7.4d the fire of a known ship at a known one is one line that opens to its dice; of an unknown one it is not', () => {
  const lines = (night: boolean) => {
    const game = apart(2, ['warrior'], ['scharnhorst'], { initiative: 'central', night }).run(step);
    fires(game, 'central', { scharnhorst: 'warrior' }, 5, 1, 1, 1, 1, 1);
    return game.entries.map(({ what, salvo, heads, by }) => [what.kind, salvo, heads, by]);
  };
  expect(lines(false)).toEqual([
    ['volley', 1, false, 'central'],
    ['volley', 1, false, 'central'],
    ['event', 1, true, null],
  ]);
  expect(lines(true).map(([, salvo]) => salvo)).toEqual([null, null, null]);
});

test('CW-7.27b the odds at an unknown target do not tell whether she is dead in the water', () => {
  const odds = (slowed: number) => {
    const game = apart(2, ['warrior'], ['emden'], { night: true });
    game.ship('emden', { slowed, engines: slowed === 3 ? 'stopped' : 'sound' });
    return game.run(step).prospects('allied', 'fire', ['warrior', 'central-counter-1']);
  };
  expect(odds(3)).toEqual(odds(0));
});

test('CW-7.27b an unknown ship is asked whether she fires even if she has no guns that reach, a known one is not', () => {
  const unknown = apart(2, ['glasgow'], ['emden'], { night: true }).run(step);
  expect([unknown.asked, unknown.offered('allied')]).toEqual([['allied'], ['done']]);
  expect(apart(2, ['glasgow'], ['emden']).run(step).finished).toBe(true);
});

test('CW-7.27b the enemy of an unknown ship does not see her dice, only her hits', () => {
  const game = apart(2, ['minotaur'], ['emden'], { night: true }).run(step);
  fires(game, 'allied', { minotaur: 'emden' }, 6, 1, 1, 1, 1, 4, 4);
  const seenBy = (side: 'allied' | 'central') => game.read(side);
  expect(seenBy('central').map(({ what }) => (what.kind === 'event' ? what.event.type : what.kind))).toEqual(['fired', 'roll', 'struck']);
  expect(JSON.stringify(seenBy('central'))).not.toContain('minotaur');
  expect(seenBy('allied').map(({ what }) => (what.kind === 'event' ? what.event.type : what.kind))).toEqual(['fired', 'roll']);
  expect(JSON.stringify(seenBy('allied'))).not.toContain('emden');
  fires(game, 'central', {});
});

test('CW-7.4f the dice would tell that an unknown target lies dead in the water: its own side alone reads them', () => {
  const game = apart(2, ['minotaur'], ['emden'], { night: true });
  game.piece('minotaur', { known: true });
  game.ship('emden', { starved: true });
  game.run(step);
  fires(game, 'allied', { minotaur: 'emden' }, 1, 1, 1, 1, 1);
  expect(game.entries.flatMap(({ what, readers }) => (what.kind === 'volley' ? [readers] : []))).toEqual([['central']]);
  fires(game, 'central', {});
});

test('CW-7.21 a shot in the name of an enemy ship is refused alike, whether she is there or not', () => {
  const game = apart(2, ['minotaur'], ['emden'], { night: true }).run(step);
  const refused = (ship: string) => game.whyNot('allied', 'fire', [ship, 'allied-counter-1']);
  expect(refused('emden')).toEqual(refused('dresden'));
  expect(game.whyNot('allied', 'fire', ['minotaur', 'allied-counter-1'])?.rule).toBe('CW-7.4a');
});

test('GW-GUN-DICE nobody in the series confirms her hits, or runs out of shells', () => {
  const game = apart(2, ['monmouth'], ['scharnhorst'], { profile: 'great-war-at-sea', date: 1914.11 });
  game.ship('scharnhorst', { rounds: 20 });
  fires(game.run(step), 'allied', { monmouth: 'scharnhorst' }, 6, 1, 1, 1, 1, 4, 4);
  expect(game.rolls).toEqual(['guns: hit miss miss miss miss', 'gunnery-damage: tertiary']);
  fires(game, 'central', { scharnhorst: 'monmouth' }, 1, 1, 1, 1, 1);
  expect(game.ship('scharnhorst').rounds).toBe(21);
});
