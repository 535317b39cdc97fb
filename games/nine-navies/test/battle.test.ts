import { expect, test } from 'vitest';
import { battles } from '../rules/combat.ts';
import { fire, holdFire, meeting, rolledBy } from './situations.ts';

// Swiftsure and Triumph are 2-3-4, Lion 5-5-6; Turgut Reis and Hairedin Barbarossa are Turkish 2-3-4.

/** A first round without a shot, in a sea where nobody has a choice of bases. */
const stillThere = (allied = ['swiftsure'], central = ['turgut-reis']) => holdFire(meeting(allied, central).dice(2, 1).run(battles));

test('NN-11.1 the winner of the roll names the next battle, and only where both sides are', () => {
  const game = meeting(['swiftsure'], ['turgut-reis']).put({ 'black-sea': ['sinop', 'sultan-selim'], 'north-sea': ['lion'] });
  game.dice(3, 3, 1, 2).run(battles);
  expect([game.asked, game.offered('central')]).toEqual([['central'], ['fight baltic', 'fight black-sea']]);
  expect(game.whyNot('central', 'fight', 'north-sea')?.rule).toBe('NN-11.1');
});

test('NN-11.1 a battle is fought to its end before the next begins', () => {
  const game = meeting(['swiftsure'], ['turgut-reis']).put({ 'black-sea': ['sinop', 'sultan-selim'] });
  holdFire(game.dice(2, 1, 2, 1).run(battles).play('allied', 'fight', 'black-sea')).dice(2, 1);
  game.play('allied', 'break-off').play('central', 'break-off');
  expect(game.told('battle-began').map(({ zone }) => zone)).toEqual(['black-sea', 'baltic']);
  expect([game.state.battle?.zone, game.ship('sinop').at]).toEqual(['baltic', 'sevastopol']);
});

test('NN-11.1 a round is always fought: nobody can slip away before it', () => {
  const game = meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles);
  expect([game.asks, game.offered('allied')]).toEqual(['target', ['aim turgut-reis', 'hold-fire']]);
});

test('NN-11.1 a sea with ships of one side has no battle', () => {
  const game = meeting(['swiftsure'], []).run(battles);
  expect([game.asks, game.told('battle-began'), game.state.control.baltic]).toEqual([null, [], 'allied']);
});

test('NN-11.10 with both sides left the round is followed by the choice, and by another round', () => {
  const game = stillThere();
  expect([game.asks, game.asked]).toEqual(['fight-or-break-off', ['allied', 'central']]);
  game.play('allied', 'fight').dice(1, 2).play('central', 'fight');
  expect([game.asks, game.state.battle?.round]).toEqual(['target', 2]);
});

test('NN-11.10 with one side left the battle is over and the sea is its own', () => {
  const game = fire(meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles), { swiftsure: 'turgut-reis' }, 6, 1, 4);
  fire(game, {});
  expect([game.asks, game.state.control.baltic, game.state.points]).toEqual([null, 'allied', { allied: 2, central: 0 }]);
  expect(game.ship('swiftsure').at).toBe('northern-russia');
});

test('NN-11.10 with neither left nobody has the sea', () => {
  const game = fire(meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles), { swiftsure: 'turgut-reis' }, 6, 1, 4);
  fire(game, { 'turgut-reis': 'swiftsure' }, 6, 1, 4);
  expect([game.asks, game.state.control.baltic, game.state.points]).toEqual([null, null, { allied: 0, central: 0 }]);
});

test('NN-3.6b a battle that leaves a sea to nobody is told; a sea where nobody was is not', () => {
  const game = stillThere().play('allied', 'break-off').play('central', 'break-off');
  expect(game.told('settled')).toEqual([{ type: 'settled', zone: 'baltic', side: null, points: 0 }]);
  expect([game.state.settled.length, game.state.control.baltic, game.state.control['american-waters']]).toEqual([11, null, 'allied']);
});

/** A carrier that has lost her aircraft meets a convoy of a side that has nothing left to reinforce. */
const harmless = (carrier: string) => {
  const game = meeting([carrier], ['convoy-1'], 'south-atlantic', {}, { reinforced: { westAfrica: true, eastAfrica: true } });
  game.ship(carrier, { damage: carrier === 'furious' ? 2 : 1 });
  return game.dice(2, 1);
};

test('NN-11.10 both would fight on with neither gun nor aircraft left: it is as though both had broken off', () => {
  const game = harmless('argus').run(battles).play('allied', 'fight').dice(2, 1).play('central', 'fight').play('allied', 'done');
  expect([game.told('stalemate').length, game.state.control['south-atlantic'], game.ship('argus').at]).toEqual([1, null, 'gibraltar']);
});

test('NN-11.10 even there either side may break off, and leave the sea to the other', () => {
  const game = harmless('argus').run(battles).play('allied', 'fight').play('central', 'break-off').play('allied', 'let-go');
  expect([game.told('stalemate'), game.state.control['south-atlantic'], game.state.points.allied]).toEqual([[], 'allied', 2]);
});

test('NN-11.10 aircraft that can fly are something to fight with', () => {
  const game = meeting(['argus'], ['convoy-1'], 'south-atlantic').run(battles).dice(2, 1).play('allied', 'pass');
  game.play('allied', 'fight').play('central', 'fight');
  expect([game.asks, game.told('stalemate'), game.state.battle?.round]).toEqual(['airstrike', [], 2]);
});

test('NN-11.10 the gun that Furious did not fire is still a gun', () => {
  const game = harmless('furious').run(battles).play('allied', 'stay-silent');
  game.play('allied', 'fight').play('central', 'fight');
  expect([game.asks, game.told('stalemate'), game.state.battle?.round]).toEqual(['furious', [], 2]);
});

test('NN-11.13 who breaks off leaves with every ship, and has no second thought', () => {
  const game = stillThere(['swiftsure', 'triumph']).play('allied', 'break-off');
  expect(game.asked).toEqual(['central']);
  game.play('central', 'fight').play('central', 'let-go');
  expect([game.ship('swiftsure').at, game.ship('triumph').at]).toEqual(['northern-russia', 'northern-russia']);
});

test('NN-11.13 either side may', () => {
  const game = stillThere().play('central', 'break-off').play('allied', 'fight').play('allied', 'let-go');
  expect([game.ship('turgut-reis').at, game.state.control.baltic]).toEqual(['germany', 'allied']);
});

test('NN-11.14 the other lets them go or pursues', () => {
  const game = stillThere().play('allied', 'break-off').play('central', 'fight');
  expect([game.asks, game.asked, game.offered('central')]).toEqual(['pursue', ['central'], ['pursue', 'let-go']]);
  expect([game.play('central', 'pursue').asks, game.asked]).toEqual(['form-groups', ['allied']]);
});

test('NN-11.15a both choose in secret, and the choices are shown together', () => {
  const game = stillThere();
  expect([game.offered('allied'), game.offered('central')]).toEqual([
    ['fight', 'break-off'],
    ['fight', 'break-off'],
  ]);
  game.play('central', 'break-off');
  expect([game.told('chose'), game.state.battle?.broke]).toEqual([[], null]);
  game.play('allied', 'fight');
  expect([game.told('chose'), game.state.battle?.broke]).toEqual([[{ type: 'chose', allied: 'fight', central: 'break-off' }], 'central']);
});

test('NN-11.15b not pursued they go home, and the Fight player has the sea and its points', () => {
  const game = stillThere().play('allied', 'break-off').play('central', 'fight').play('central', 'let-go');
  expect([game.state.control.baltic, game.state.points]).toEqual(['central', { allied: 0, central: 1 }]);
  expect([game.ship('swiftsure').at, game.ship('turgut-reis').at, game.asks]).toEqual(['northern-russia', 'germany', null]);
  expect(rolledBy(game, 'roll-off')).toHaveLength(2);
});

test('NN-11.15c if both break off all go home, nobody scores and the sea is nobody’s', () => {
  const game = stillThere().play('allied', 'break-off').play('central', 'break-off');
  expect([game.state.control.baltic, game.state.points, game.asks]).toEqual([null, { allied: 0, central: 0 }, null]);
  expect([game.ship('swiftsure').at, game.ship('turgut-reis').at]).toEqual(['northern-russia', 'germany']);
});
