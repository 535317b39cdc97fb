/** Rules that meet each other: what happens in one phase and counts in another. */
import { describe, expect, test } from 'vitest';
import { combatPhase } from '../rules/combat.ts';
import { isInCommand } from '../rules/command.ts';
import { commandPhase } from '../rules/command-phase.ts';
import { movementPhase } from '../rules/movement.ts';
import { isAfloat } from '../rules/ships.ts';
import { DESTROYER, like, MOLTKE, TIGER } from './cards.ts';
import { at, blue, N, red, S, type TestTable, table } from './table.ts';

const LION = like(TIGER, 'lion');
const REPULSE = like(TIGER, 'repulse');
const SQUADRON = 'blue squadron';

/** Both sides give no order, in both segments. */
const lieStill = (made: TestTable): TestTable =>
  made.run(movementPhase).play('blue', 'done').play('red', 'done').play('blue', 'done').play('red', 'done');

const commanded = ({ battle, state }: TestTable): string[] =>
  state.ships.filter((ship) => isAfloat(ship) && isInCommand(battle, state, ship.id)).map(({ id }) => id);

describe('a collision', () => {
  /** Three of four size points each: Lion leads. Dice: Lion and Tiger collide, for five points each. */
  const crowd = (): TestTable =>
    table(...[LION, TIGER, REPULSE].map((card) => blue(card, [0, 0], N)), red(MOLTKE, [0, -4], S)).dice(3, 3, 8);
  const NOTHING = [9, 9, 9, 9, 9];

  test('GF-8.3.1a that hits a bridge binds her in the next Movement Phase and not after it', () => {
    const made = lieStill(crowd().dice(...NOTHING, 10, 9, 9, 9, 9, 5, 6));
    expect(commanded(made)).toEqual(['lion', 'repulse', 'moltke']);
    made.run(movementPhase).play('blue', 'order', ['tiger', 1]).play('blue', 'done').play('red', 'done');
    expect([made.ship('tiger').apart, made.ship('lion').apart]).toEqual([true, false]);
    made.play('blue', 'done').play('red', 'done');
    expect(commanded(made)).toEqual(['lion', 'tiger', 'repulse', 'moltke']);
  });

  test('GF-8.3.4 that puts out fire control silences her in the Combat Phase of the same turn, and no longer', () => {
    const made = lieStill(crowd().dice(...NOTHING, 10, 9, 9, 9, 9, 3, 4)).run(combatPhase);
    expect(made.whyNot('blue', 'fire', ['tiger', 1, 'moltke'])?.rule).toBe('GF-8.3.4');
    made.play('blue', 'done').play('red', 'done');
    expect(made.ship('tiger')).toMatchObject({ silent: 0, directorHits: 1 });
  });

  test('GF-4.2.2a that sinks the leader: command passes on in the next turn, and costs that turn at least', () => {
    const made = crowd();
    made.ship('lion', { hits: 20 });
    lieStill(made.dice(...NOTHING)).run(commandPhase);
    expect([made.ship('lion').fate, commanded(made)]).toEqual(['sunk', ['moltke']]);
    made.dice(7).play('blue', 'transfer', [SQUADRON, 'repulse']).play('blue', 'done');
    expect(commanded(made)).toEqual(['moltke']);
    made.run(commandPhase).play('blue', 'done');
    expect(commanded(made)).toEqual(['tiger', 'repulse', 'moltke']);
  });

  test('GF-5.5.2 that slows a ship counts when she rams right after it', () => {
    const made = table(...[LION, TIGER].map((card) => blue(card, [0, 0], N)), red(MOLTKE, [0, 0], S));
    made.ship('tiger', { hits: 1 });
    lieStill(made.dice(3, 3, 8, ...NOTHING, ...NOTHING, 4, 4, 4));
    expect(made.told('met')).toEqual([{ type: 'met', ships: ['lion', 'tiger', 'moltke'], totals: [10, 9, 10] }]);
    expect([made.asked, made.offered('red', 'ram')]).toEqual([['red'], ['tiger']]);
    made.play('red', 'hold');
  });
});

describe('a squadron', () => {
  const line = (): TestTable => table(...[TIGER, LION, REPULSE].map((card, place) => blue(card, [0, place], N)), red(MOLTKE, [0, -12], S));
  const toSquadrons = (made: TestTable): TestTable => made.run(movementPhase).play('blue', 'done').play('red', 'done');

  test('GF-5.3.2a is in no line ahead when a ship in its middle must move by herself', () => {
    const made = line();
    made.ship('lion', { alone: 1, bridgeHits: 1 });
    expect(toSquadrons(made).whyNot('blue', 'order', [SQUADRON, 'line-ahead', 1])?.rule).toBe('GF-5.3.2a');
    made.play('blue', 'order', [SQUADRON, 'simultaneous', 1]).play('blue', 'done').play('red', 'done');
    expect(made.state.ships.map(({ hex, spent }) => [hex, spent])).toEqual([
      [at(0, -1), 1],
      [at(0, 1), 0],
      [at(0, 1), 1],
      [at(0, -12), 0],
    ]);
  });

  test('GF-8.3.8a together: whose rudder is jammed does as much of the order as her dear turns leave her', () => {
    const made = line();
    made.ship('lion', { jammed: true, floods: 1 });
    toSquadrons(made).play('blue', 'order', [SQUADRON, 'simultaneous', 1, 'S', 3]).play('blue', 'done').play('red', 'done');
    expect(made.told('steamed')[0]?.tracks.map(({ ship, order, spent }) => `${ship} ${order} ${spent}`)).toEqual([
      'tiger 1S3 5',
      'lion 1S2 5',
      'repulse 1S3 5',
    ]);
  });

  test('GF-8.3.8a in line ahead: a follower pays double, and the last turn may still be free', () => {
    const made = line();
    made.ship('lion', { jammed: true, engines: 3 });
    made.ship('repulse', { jammed: true });
    toSquadrons(made).play('blue', 'order', [SQUADRON, 'line-ahead', 1, 'P', 2]).play('blue', 'done').play('red', 'done');
    expect(made.told('steamed')[0]?.tracks.map(({ ship, order, spent }) => `${ship} ${order} ${spent}`)).toEqual([
      'tiger 1P2 4',
      'lion 2 2',
      'repulse 2 2',
    ]);
    const whole = line();
    whole.ship('lion', { jammed: true, engines: 3 });
    toSquadrons(whole).play('blue', 'order', [SQUADRON, 'line-ahead', 1, 'P', 1]).play('blue', 'done').play('red', 'done');
    expect(whole.told('steamed')[0]?.tracks[1]).toMatchObject({ ship: 'lion', order: '2P', spent: 2 });
  });

  test('GF-4.2.1 whose leader has left the board is out of command', () => {
    const made = line();
    made.ship('tiger', { fate: 'left' });
    expect(commanded(made)).toEqual(['moltke']);
  });
});

describe('a torpedo', () => {
  /** Moltke off Tiger's port bow, with a torpedo of Tiger's in the water that finds her. */
  function hitting(...critical: readonly [number, number]): TestTable {
    const made = table(blue(TIGER, [0, 0], N), red(MOLTKE, [-1, -3], S));
    made.ship('tiger').tubes[0] = 0;
    made.state.torpedoes.push({ from: 'tiger', tube: 0, target: 'moltke', arc: 'A' });
    made.run(combatPhase).play('blue', 'done');
    return made.dice(10, ...critical, 9, 9, 9, 9, 9);
  }

  test('GF-6.1 that sets a ship on fire spoils her aim in the same phase', () => {
    const made = hitting(5, 6).play('red', 'fire', ['moltke', 0, 'tiger']).dice(1, 1, 1, 1).play('red', 'done');
    const [volley] = made.entries.flatMap(({ what }) => (what.kind === 'volley' && what.check.name === 'to-hit' ? [what] : []));
    expect(volley?.facts).toMatchObject({ onFire: true, listing: false });
  });

  test('GF-8.3.6a was launched in time by a ship that lists meanwhile', () => {
    const made = hitting(5, 6);
    made.ship('tiger', { listing: true });
    expect(made.play('red', 'done').ship('moltke')).toMatchObject({ hits: 5, fires: 1 });
  });

  test('GF-7.2.3b whose own critical hit is a magazine leaves nothing to roll for', () => {
    const made = table(blue(TIGER, [0, 0], N), red(MOLTKE, [-1, -3], S));
    made.ship('tiger').tubes[0] = 0;
    made.state.torpedoes.push({ from: 'tiger', tube: 0, target: 'moltke', arc: 'A' });
    made.run(combatPhase).play('blue', 'done').dice(10, 1, 1).play('red', 'done');
    expect(made.ship('moltke')).toMatchObject({ fate: 'sunk', hits: 5 });
  });

  test('GF-6.1.1b that sinks the first target of light guns leaves the second with no more than its share', () => {
    const boat = (ship: string, column: number, row: number) => red(like(DESTROYER, ship, { lightGuns: 0 }), [column, row], N);
    const made = table(blue(TIGER, [0, 0], N), boat('v26', -2, 1), boat('v27', 2, -1));
    made.ship('tiger').tubes[0] = 0;
    made.state.torpedoes.push({ from: 'tiger', tube: 0, target: 'v26', arc: 'C' });
    made.run(combatPhase).play('blue', 'fire', ['tiger', 'light', 'v26']).play('blue', 'fire', ['tiger', 'light', 'v27']);
    made.dice(10, 1).play('blue', 'done');
    expect(made.ship('v26').fate).toBe('sunk');
    expect(made.told('fired').map(({ target, shots }) => [target, shots])).toEqual([['v27', 1]]);
    expect(made.told('fire-wasted').map(({ target, why }) => [target, why])).toEqual([['v26', 'target-sunk']]);
  });
});
