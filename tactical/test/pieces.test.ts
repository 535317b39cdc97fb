import { expect, test } from 'vitest';
import { CENTRE } from '../hexes.ts';
import { untouched } from '../vessel.ts';
import { apart, fires, gunnery, hit, torpedoes } from './firing.ts';

const FRET = ['fret', ['fret1', 'fret2', 'fret3']] as const;
const ASAKAZE = ['asakaze', ['asakaze1', 'asakaze2', 'asakaze3']] as const;
const frets = () => apart(1, [FRET], ['scharnhorst']);

// Destroyers have one tertiary, one hull box and one torpedo on deck.

test('CW-9.2 a piece that holds one ship is like any other ship: nobody is asked', () => {
  const game = apart(1, [['fret', ['fret1']]], ['scharnhorst']);
  hit(game, 'secondary', 'fret', 1, 4, 4);
  expect([game.finished, game.ship('fret1').tertiary]).toEqual([true, 1]);
});

test('CW-9.3a the ships of a piece fire one after another: three dice of guns and three of torpedoes', () => {
  const guns = apart(1, [ASAKAZE], ['elisabeth']).run(gunnery);
  fires(guns, 'allied', { asakaze1: 'elisabeth', asakaze2: 'elisabeth', asakaze3: 'elisabeth' }, 1, 1, 1);
  expect(guns.rolls).toEqual(['guns: miss', 'guns: miss', 'guns: miss']);
  const tubes = apart(1, [ASAKAZE], ['elisabeth']).run(torpedoes);
  fires(tubes, 'allied', { asakaze1: 'elisabeth', asakaze2: 'elisabeth', asakaze3: 'elisabeth' }, 1, 1, 1);
  expect(tubes.rolls).toEqual(['torpedoes: miss', 'torpedoes: miss', 'torpedoes: miss']);
});

test('CW-9.31 they may fire at different targets', () => {
  const game = apart(1, [ASAKAZE], ['emden', 'nurnberg']).run(gunnery);
  fires(game, 'allied', { asakaze1: 'emden', asakaze2: 'nurnberg' }, 1, 2);
  expect(game.told('fired').map(({ at }) => at.token)).toEqual(['central-counter-1', 'central-counter-2']);
});

test('CW-7.73 each ship of a piece has a torpedo attack of her own', () => {
  const game = apart(1, [ASAKAZE], ['elisabeth']);
  game.ship('asakaze2', { launched: true });
  expect(game.run(torpedoes).targets('allied', 'fire')).toEqual([
    ['asakaze1', 'central-counter-1'],
    ['asakaze3', 'central-counter-1'],
  ]);
});

test('CW-9.4, CW-7.72 in a piece that a dead ship holds, the others still fire their torpedoes', () => {
  const game = apart(1, [ASAKAZE], ['elisabeth']);
  game.ship('asakaze2', { slowed: 4, engines: 'stopped' });
  expect(game.run(torpedoes).targets('allied', 'fire')).toEqual([
    ['asakaze1', 'central-counter-1'],
    ['asakaze3', 'central-counter-1'],
  ]);
});

test('CW-9.32a the owner says which ship takes a hit', () => {
  const game = hit(frets(), 'secondary', 'fret', 1, 4, 4);
  expect([game.asks, game.asked, game.offered('allied')]).toEqual(['allot', ['allied'], ['allot fret1', 'allot fret2', 'allot fret3']]);
  game.play('allied', 'allot', 'fret2');
  expect([game.ship('fret2').tertiary, game.finished]).toEqual([1, true]);
});

test('CW-8.2d who takes a hit is told whether her armour may keep it out', () => {
  const game = apart(1, [['pair', ['canopus', 'warrior']]], ['scharnhorst']);
  hit(game, 'secondary', 'pair', 1, 2, 3);
  expect(game.prospects('allied', 'allot', 'canopus')).toMatchObject([{ words: 'goes through', chance: 0.5, good: false }]);
  expect(game.prospects('allied', 'allot', 'warrior')).toEqual([]);
});

test('CW-7.21 the dice for a piece of several ships go by its counter: its own name would tell how many were made before it', () => {
  const game = hit(frets(), 'secondary', 'fret', 1, 4, 4);
  expect(game.piece('fret').known).toBe(true);
  expect(game.entries.map(({ about }) => about)).toEqual(['allied-counter-1']);
  game.play('allied', 'allot', 'fret2');
});

test('CW-9.32b the example: two tertiary hits go to two ships, and a third to the one that has its factor left', () => {
  const game = frets();
  for (let hits = 0; hits < 2; hits++) game.battle.hits.push({ from: 'scharnhorst', by: 'secondary', target: 'fret', range: 1 });
  hit(game, 'secondary', 'fret', 1, 4, 4).dice(4, 4).play('allied', 'allot', 'fret1');
  expect(game.offered('allied')).toEqual(['allot fret2', 'allot fret3']);
  expect(game.whyNot('allied', 'allot', 'fret1')?.rule).toBe('CW-9.32b');
  game.dice(4, 4).play('allied', 'allot', 'fret3');
  expect([game.finished, [1, 2, 3].map((n) => game.ship(`fret${n}`).tertiary)]).toEqual([true, [1, 1, 1]]);
});

test('CW-9.32b a third hit needs no question, and a fourth goes into a hull', () => {
  const game = frets();
  for (const ship of ['fret1', 'fret2']) game.ship(ship, { tertiary: 1 });
  hit(game, 'secondary', 'fret', 1, 4, 4);
  expect([game.finished, game.ship('fret3').tertiary]).toEqual([true, 1]);
  hit(game, 'secondary', 'fret', 1, 4, 4);
  expect(game.offered('allied')).toEqual(['allot fret1', 'allot fret2', 'allot fret3']);
  game.play('allied', 'allot', 'fret3');
  expect(game.ship('fret3')).toMatchObject({ hull: 1, sunk: true });
});

test('CW-9.32b a ship that is sunk takes no more: two hull boxes sink two ships', () => {
  const game = hit(frets(), 'torpedo', 'fret', 1, 3, 4).play('allied', 'allot', 'fret1');
  expect(game.offered('allied')).toEqual(['allot fret2', 'allot fret3']);
  game.play('allied', 'allot', 'fret3');
  expect([1, 2, 3].map((n) => game.ship(`fret${n}`).sunk)).toEqual([true, false, true]);
  expect([game.finished, game.hexOf('fret')]).toEqual([true, CENTRE]);
});

test('CW-8.0c a piece whose last ship has gone is off the map', () => {
  const game = apart(1, [['fret', ['fret1', 'fret2']]], ['scharnhorst']);
  hit(game, 'torpedo', 'fret', 1, 3, 4).play('allied', 'allot', 'fret1');
  expect([game.finished, game.hexOf('fret'), game.reports('sunk').length]).toEqual([true, null, 2]);
});

test('CW-8.7, CW-9.32a plunging fire stays on one ship', () => {
  const game = apart(3, ['canopus'], [['pair', ['emden', 'nurnberg']]]);
  hit(game, 'primary', 'pair', 3, 5, 5).play('central', 'allot', 'nurnberg');
  expect([game.finished, game.ship('nurnberg').hull, game.ship('emden').hull]).toEqual([true, 2, 0]);
});

test('CW-9.32a the speed that goes with a hull box is lost by the ship that takes it', () => {
  const game = apart(2, ['canopus'], [['pair', ['emden', 'nurnberg']]]);
  hit(game, 'primary', 'pair', 2, 5, 6).play('central', 'allot', 'nurnberg').play('central', 'allot', 'emden');
  expect([game.ship('nurnberg').slowed, game.ship('emden').slowed]).toEqual([1, 0]);
});

test('CW-9.32a hits on mounts go to whoever has one left, and then nowhere', () => {
  const game = frets();
  for (const ship of ['fret1', 'fret3']) game.ship(ship, { mount: true });
  hit(game, 'secondary', 'fret', 1, 1, 2);
  expect([game.finished, game.ship('fret2').mount]).toEqual([true, true]);
  hit(game, 'secondary', 'fret', 1, 1, 2);
  // The dice are told of the counter, and stand under what came of them.
  expect([game.finished, game.told('no-effect')]).toMatchObject([true, [{ blow: 'mount', token: expect.stringMatching(/-counter-\d+$/) }]]);
});

test('CW-9.32a who holds a leader in a piece is the owner to say', () => {
  const game = hit(frets(), 'secondary', 'fret', 1, 1, 1, 2, 2).play('allied', 'allot', 'fret3');
  expect(game.reports('leader-hit')).toEqual([{ what: 'leader-hit', ship: 'fret3' }]);
});

test('CW-9.32a nobody is asked about a hit that armour stops', () => {
  const game = apart(2, ['warrior'], [['pair', ['elisabeth', 'moltke']]]);
  const sheets = game.state.sheets;
  Object.assign(game.state, { sheets: { ...sheets, moltke: { ...sheets.elisabeth, id: 'moltke' } } });
  hit(game, 'secondary', 'pair', 2, 5, 6);
  expect([game.finished, game.told('bounced').length]).toEqual([true, 2]);
});

test('CW-7.27b the number of questions about an unknown piece does not tell that it is a merchant', () => {
  const asked = (ship: string) => {
    const game = apart(2, [['convoy', [ship, `${ship}-b`, `${ship}-c`]]], ['scharnhorst'], { night: true });
    const sheets = game.state.sheets;
    for (const id of [`${ship}-b`, `${ship}-c`]) {
      Object.assign(game.state, { sheets: { ...game.state.sheets, [id]: { ...sheets[ship], id } } });
      game.state.conditions[id] = untouched(id);
    }
    hit(game, 'primary', 'convoy', 2, 5, 6);
    let questions = 0;
    for (; game.asks === 'allot'; questions++) game.play('allied', 'allot', ship);
    return [questions, game.ship(ship).hull];
  };
  expect([asked('minotaur'), asked('empire-1')]).toEqual([
    [2, 2],
    [2, 1],
  ]);
});

test('CW-7.27b about an unknown piece the owner is asked even if it makes no difference', () => {
  const game = frets();
  game.piece('fret', { known: false });
  for (const ship of ['fret1', 'fret2', 'fret3']) game.ship(ship, { mount: true });
  hit(game, 'secondary', 'fret', 1, 1, 2);
  expect(game.offered('allied')).toEqual(['allot fret1', 'allot fret2', 'allot fret3']);
  game.play('allied', 'allot', 'fret1');
  expect(game.finished).toBe(true);
});

test('CW-9.32a the guns that are left fire on while the owner is asked', () => {
  const game = apart(1, [FRET], ['scharnhorst', 'gneisenau'], { initiative: 'central' }).run(gunnery);
  const missed = [1, 1, 1, 1, 1, 1, 1, 1];
  fires(game, 'central', { scharnhorst: 'fret', gneisenau: 'fret' }, 6, ...missed.slice(1), 4, 4);
  expect([game.asks, game.battle.aims.length]).toEqual(['allot', 1]);
  game.dice(...missed).play('allied', 'allot', 'fret1');
  expect([game.asks, game.asked]).toEqual(['gunnery', ['allied']]);
  fires(game, 'allied', { fret1: 'scharnhorst' }, 1);
});
