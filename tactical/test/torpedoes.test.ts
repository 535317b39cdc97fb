import { expect, test } from 'vitest';
import { judge } from '../../kernel/index.ts';
import { torpedoDie } from '../torpedoes.ts';
import { apart, fires, gunnery, torpedoes } from './firing.ts';

const step = torpedoes;
const PLAIN = { big: false, dead: false, towed: false, sameHex: false, capital: false, hullMount: false };
const hitsOn = (changes: Partial<typeof PLAIN> = {}) =>
  [1, 2, 3, 4, 5, 6].filter((face) => judge(torpedoDie, face, { ...PLAIN, ...changes }) === 'hit');

// Asakaze destroyers and light cruisers have one torpedo factor on deck; the bigger ships have one in the hull.

test('CW-7.7, GW-RNG-TORP torpedoes reach the same hex and the next', () => {
  expect([0, 1].map((range) => apart(range, ['asakaze1'], ['gneisenau']).run(step).targets('allied', 'fire'))).toEqual([
    [['asakaze1', 'central-counter-1']],
    [['asakaze1', 'central-counter-1']],
  ]);
  expect(apart(2, ['asakaze1'], ['gneisenau']).run(step).finished).toBe(true);
});

test('CW-7.7 a mount shot away in the gunnery step cannot fire in the torpedo step after it', () => {
  const game = apart(1, ['minotaur'], ['emden']).run(gunnery);
  fires(game, 'allied', { minotaur: 'emden' }, 6, 1, 1, 1, 1, 1, 1, 1, 1, 2);
  fires(game, 'central', {});
  expect(game.run(step).finished).toBe(true);
  game.ship('emden', { mount: false });
  expect(game.run(step).asked).toEqual(['central']);
});

test('CW-7.7 both sides fire, the one with the initiative first, and hits count after both', () => {
  const game = apart(1, ['asakaze1'], ['s90'], { initiative: 'central' }).run(step);
  fires(game, 'central', { s90: 'asakaze1' }, 6, 2, 3);
  expect([game.told('sunk').length, game.ship('asakaze1').sunk]).toEqual([1, false]);
  fires(game, 'allied', { asakaze1: 's90' }, 6, 2, 3);
  expect([game.ship('asakaze1').sunk, game.ship('s90').sunk]).toEqual([true, true]);
});

test('CW-7.71a as many dice as the factor, all at one target; a six hits and rolls for damage', () => {
  const game = apart(1, ['asakaze1'], ['emden', 'nurnberg']);
  const sheets = game.state.sheets;
  Object.assign(game.state, { sheets: { ...sheets, asakaze1: { ...sheets.asakaze1, torpedo: { factor: 3, mount: 'deck' } } } });
  game.run(step).play('allied', 'fire', ['asakaze1', 'central-counter-1']);
  expect(game.offered('allied')).toEqual(['done']);
  fires(game, 'allied', {}, 6, 5, 1, 3, 4);
  expect(game.rolls).toEqual(['torpedoes: hit miss miss', 'torpedo-damage: two-hull']);
  expect(game.told('fired')).toMatchObject([{ with: 'torpedoes', hits: 1 }]);
});

test('CW-7.71a the example: three Asakaze destroyers score one hit on Gneisenau for one hull box', () => {
  const game = apart(1, [['asakaze', ['asakaze1', 'asakaze2', 'asakaze3']]], ['gneisenau']).run(step);
  fires(game, 'allied', { asakaze1: 'gneisenau', asakaze2: 'gneisenau', asakaze3: 'gneisenau' }, 6, 3, 3, 4, 1);
  expect(game.rolls).toEqual(['torpedoes: hit', 'torpedo-damage: hull', 'torpedoes: miss', 'torpedoes: miss']);
  expect(game.ship('gneisenau').hull).toBe(1);
});

test('CW-7.71b to CW-7.71f, GW-TORP-DICE all modifiers count', () => {
  expect(hitsOn()).toEqual([6]);
  expect(hitsOn({ big: true })).toEqual([5, 6]);
  expect(hitsOn({ dead: true })).toEqual([5, 6]);
  expect(hitsOn({ sameHex: true })).toEqual([5, 6]);
  expect(hitsOn({ towed: true })).toEqual([5, 6]);
  expect(hitsOn({ capital: true })).toEqual([]);
  expect(hitsOn({ hullMount: true })).toEqual([]);
  expect(hitsOn({ capital: true, hullMount: true })).toEqual([]);
  expect(hitsOn({ capital: true, hullMount: true, big: true, dead: true, sameHex: true })).toEqual([5, 6]);
});

/** The facts that the dice of one attack took into account. */
const factsOf = (game: ReturnType<typeof apart>) => game.entries.flatMap(({ what }) => (what.kind === 'volley' ? [what.facts] : []))[0];

test('CW-7.71b, GW-TORP-MOD-BIG capital ships, armed merchant cruisers, fast transports and colliers are big targets', () => {
  const big = (target: string, side: 'allied' | 'central') => {
    const game = side === 'central' ? apart(1, ['glasgow'], [target]) : apart(1, [target], ['emden'], { initiative: 'central' });
    const firer = side === 'central' ? 'glasgow' : 'emden';
    return factsOf(fires(game.run(step), side === 'central' ? 'allied' : 'central', { [firer]: target }, 1));
  };
  for (const ship of ['gneisenau', 'prinz-eitel', 'baden']) expect(big(ship, 'central')).toMatchObject({ big: true });
  expect(big('empire-1', 'allied')).toMatchObject({ big: true });
  for (const ship of ['emden', 's90', 'prize']) expect(big(ship, 'central')).toMatchObject({ big: false });
});

test('CW-7.71c, CW-7.71d, GW-TORP-MOD-DEAD, GW-TORP-MOD-SAMEHEX a dead target, and one in the same hex', () => {
  const game = apart(0, ['glasgow'], ['emden']);
  game.ship('emden', { slowed: 3, engines: 'stopped' });
  expect(factsOf(fires(game.run(step), 'allied', { glasgow: 'emden' }, 1))).toEqual({ ...PLAIN, dead: true, sameHex: true });
});

test('CW-7.71e, CW-7.71f, GW-TORP-MOD-CAPITAL, GW-TORP-MOD-HULL a capital ship with tubes in the hull', () => {
  const game = apart(0, ['minotaur'], ['emden']);
  game.ship('emden', { slowed: 3, engines: 'stopped' });
  expect(factsOf(fires(game.run(step), 'allied', { minotaur: 'emden' }, 5))).toEqual({
    ...PLAIN,
    dead: true,
    sameHex: true,
    capital: true,
    hullMount: true,
  });
  expect(game.rolls).toEqual(['torpedoes: miss']);
});

test('GW-TORP-MOD-TOW a target in tow', () => {
  const game = apart(1, ['glasgow'], ['emden', 'nurnberg'], { profile: 'great-war-at-sea' });
  game.piece('emden', { tow: 'nurnberg' });
  game.piece('nurnberg', { tow: 'emden' });
  expect(factsOf(fires(game.run(step), 'allied', { glasgow: 'emden' }, 1))).toMatchObject({ towed: true });
});

test('CW-7.72 a ship that has lost all movement fires no torpedoes', () => {
  const game = apart(1, ['glasgow', 'bristol'], ['emden']);
  game.ship('glasgow', { slowed: 3, engines: 'stopped' });
  game.ship('bristol', { slowed: 2 });
  expect(game.run(step).targets('allied', 'fire')).toEqual([['bristol', 'central-counter-1']]);
  expect(game.whyNot('allied', 'fire', ['glasgow', 'central-counter-1'])?.rule).toBe('CW-7.72');
});

test('CW-7.73 one torpedo attack, even at a target that goes down before it is thrown', () => {
  const game = apart(1, ['glasgow', 'bristol'], ['s90']).run(step);
  fires(game, 'allied', { glasgow: 's90', bristol: 's90' }, 6, 2, 3);
  fires(game, 'central', {});
  expect([game.ship('glasgow').launched, game.ship('bristol').launched]).toEqual([true, true]);
  const again = apart(1, ['glasgow', 'bristol'], ['emden']);
  again.ship('glasgow', { launched: true });
  expect(again.run(step).targets('allied', 'fire')).toEqual([['bristol', 'central-counter-1']]);
  expect(again.whyNot('allied', 'fire', ['glasgow', 'central-counter-1'])?.rule).toBe('CW-7.73');
});

test('CW-7.74 a ship whose mount is destroyed fires none', () => {
  const game = apart(1, ['glasgow', 'bristol'], ['emden']);
  game.ship('glasgow', { mount: true });
  expect(game.run(step).targets('allied', 'fire')).toEqual([['bristol', 'central-counter-1']]);
  expect(game.whyNot('allied', 'fire', ['glasgow', 'central-counter-1'])?.rule).toBe('CW-7.74');
});

test('CW-7.8 no torpedoes in a storm; GW-WX-SQUALL none from squall up', () => {
  expect(apart(0, ['glasgow'], ['emden'], { weather: 'storm' }).run(step).finished).toBe(true);
  const at = (weather: 'fog' | 'squall' | 'gale') =>
    apart(0, ['glasgow'], ['emden'], { profile: 'great-war-at-sea', weather }).run(step).finished;
  expect([at('fog'), at('squall'), at('gale')]).toEqual([false, true, true]);
});

test('CW-11.31 crack gunners have nothing to do with torpedoes', () => {
  const game = apart(0, ['warrior'], ['scharnhorst'], { initiative: 'central' }).run(step);
  fires(game, 'central', { scharnhorst: 'warrior' }, 5);
  expect(game.rolls).toEqual(['torpedoes: miss']);
});

test('CW-11.32 reservists confirm their torpedo hits too', () => {
  const game = apart(0, ['monmouth'], ['scharnhorst'], { date: 1914.11 });
  game.ship('scharnhorst', { slowed: 2, engines: 'stopped' });
  fires(game.run(step), 'allied', { monmouth: 'scharnhorst' }, 6, 3);
  expect(game.rolls).toEqual(['torpedoes: hit', 'reservists: no']);
});

// Minotaur's tubes are in the hull of a capital ship: not even a six hits a light cruiser under way, and only a six Scharnhorst at anchor.

test('CW-7.71a an attack that not even a six would bring home is neither offered nor asked about', () => {
  const game = apart(1, ['minotaur', 'glasgow'], ['emden']).run(step);
  expect(game.targets('allied', 'fire')).toEqual([['glasgow', 'central-counter-1']]);
  expect(game.whyNot('allied', 'fire', ['minotaur', 'central-counter-1'])?.rule).toBe('CW-7.71a');
  const alone = apart(1, ['minotaur'], ['emden']);
  alone.ship('emden', { mount: true });
  expect(alone.run(step).finished).toBe(true);
});

test('CW-7.27b a ship that nobody knows is asked all the same, and against an unknown target nothing is without hope', () => {
  const unknown = apart(1, ['minotaur'], ['emden']);
  unknown.piece('minotaur', { known: false });
  expect([unknown.run(step).asked, unknown.offered('allied')]).toEqual([['allied'], ['done']]);
  const blind = apart(1, ['minotaur'], ['emden'], { profile: 'great-war-at-sea', weather: 'fog' });
  blind.piece('emden', { known: false });
  expect(blind.run(step).targets('allied', 'fire')).toEqual([['minotaur', 'central-counter-1']]);
});

test('CW-7.71a, CW-11.32 the odds of torpedoes', () => {
  const game = apart(0, ['glasgow', 'monmouth'], ['scharnhorst']).run(step);
  const chance = (ship: string) => game.prospects('allied', 'fire', [ship, 'central-counter-1'])[0]?.chance;
  expect(chance('glasgow')).toBeCloseTo(3 / 6);
  expect(chance('monmouth')).toBeCloseTo(1 / 12);
});
