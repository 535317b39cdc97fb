/** GF-6.1.2b, GF-6.1.2c: ships in one hex. */
import { describe, expect, test } from 'vitest';
import { neighboursOf } from '../../../chart/hex.ts';
import { combatPhase } from '../rules/combat.ts';
import { display } from '../rules/display.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { arcsAround, companyOf } from '../rules/positions.ts';
import { watersOf } from '../rules/waters.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { at, blue, N, NE, red, S, SE, table } from './table.ts';

const LION = like(TIGER, 'lion');
const QUEEN_MARY = like(TIGER, 'queen-mary');

/** Three of a squadron in one hex, and an enemy in a direction. */
const three = (...enemy: readonly [number, number]) =>
  table(blue(TIGER, [0, 0], N), blue(LION, [0, 0], N), blue(QUEEN_MARY, [0, 0], N), red(MOLTKE, enemy, S)).run(combatPhase);

describe('GF-6.1.2b friends in one hex', () => {
  test('GF-6.1.2b the front ship fires ahead, the rear ship astern, and those between abeam alone', () => {
    const firing = (column: number, row: number): string[] => three(column, row).offered('blue', 'fire');
    expect(firing(0, -8)).toEqual(['tiger 0 moltke']);
    expect(firing(0, 8)).toEqual(['queen-mary 0 moltke']);
    expect(firing(-6, 3)).toEqual(['tiger', 'lion', 'queen-mary'].flatMap((ship) => [`${ship} 0 moltke`, `${ship} 1 moltke`]));
    expect(three(0, -8).whyNot('blue', 'fire', ['lion', 0, 'moltke'])?.rule).toBe('GF-6.1.2b');
  });

  test('GF-6.1.2b whoever takes a post leaves the one she had to the ship that was there', () => {
    const game = three(0, -8).play('blue', 'fire', ['tiger', 0, 'moltke']).play('blue', 'front', 'queen-mary');
    expect(game.offered('blue', 'fire')).toEqual(['queen-mary 0 moltke']);
    expect(game.offered('blue', 'hold')).toEqual([]);
    expect([game.offered('blue', 'front'), game.offered('blue', 'rear')]).toEqual([
      ['tiger', 'lion'],
      ['lion', 'queen-mary'],
    ]);
    expect(game.play('blue', 'front', 'lion').offered('blue', 'rear')).toEqual(['lion', 'queen-mary']);
  });

  test('GF-6.1.1b a post that is lost may leave two targets of light guns in one arc: then the second is dropped', () => {
    const boat = (ship: string, row: number) => red(like(DESTROYER, ship), [-2, row], S);
    const company = [TIGER, LION, QUEEN_MARY].map((card) => blue(card, [0, 0], N));
    const game = table(...company, boat('v26', 0), boat('v27', 1)).run(combatPhase);
    game.play('blue', 'fire', ['tiger', 'light', 'v26']).play('blue', 'fire', ['tiger', 'light', 'v27']);
    expect(game.play('blue', 'front', 'lion').offered('blue', 'hold')).toEqual(['tiger light v26']);
  });

  test('GF-6.1.2b a post is for ships that share a hex, and lasts for the phase', () => {
    const game = three(0, -8);
    expect(game.whyNot('red', 'front', 'moltke')?.rule).toBe('GF-6.1.2b');
    game.play('blue', 'rear', 'tiger').play('blue', 'done').play('red', 'done');
    expect(game.state.posts).toEqual({ front: [], rear: [] });
  });

  test('GF-6.1.2b if one points another way, nobody fires out of the hex, and there are no posts', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(LION, [0, 0], N), blue(QUEEN_MARY, [0, 0], NE), red(MOLTKE, [0, -6], S)).run(
      combatPhase,
    );
    expect(game.asked).toEqual(['red']);
    expect(companyOf(watersOf(game.battle, game.state), game.ship('tiger'))).toEqual([]);
  });

  test('GF-6.1.2b of two in a hex one is in front and the other in the rear', () => {
    const two = (row: number): string[] =>
      table(blue(TIGER, [0, 0], N), blue(LION, [0, 0], N), red(MOLTKE, [0, row], S))
        .run(combatPhase)
        .offered('blue', 'fire');
    expect([two(-8), two(8)]).toEqual([['tiger 0 moltke'], ['lion 0 moltke']]);
  });

  test('GF-6.1.2b whoever is the only one of her squadron in a hex fires all round, whoever else is in it', () => {
    const game = table(blue(TIGER, [0, 0], N), red(DESTROYER, [0, 0], N), red(MOLTKE, [0, 8], N), red(LION, [0, -8], N)).dice(1, 10);
    game.run(combatPhase).play('red', 'show', at(0, -1));
    expect(game.offered('blue', 'fire').filter((shot) => !shot.endsWith('v25'))).toEqual(['tiger 0 moltke', 'tiger 0 lion']);
  });

  test('GF-6.1.2b whoever takes the rear leaves the post she had, and each side has posts of its own', () => {
    const SEYDLITZ = like(MOLTKE, 'seydlitz');
    const game = table(...[TIGER, LION, QUEEN_MARY].map((card) => blue(card, [0, 0], N)), red(MOLTKE, [0, 6], N), red(SEYDLITZ, [0, 6], N));
    game.run(firingOrders).play('blue', 'rear', 'tiger').play('blue', 'rear', 'lion').play('blue', 'done').play('red', 'done');
    expect(game.state.posts).toEqual({ front: ['queen-mary', 'moltke'], rear: ['lion', 'seydlitz'] });
  });

  test('GF-6.1.2b every company of a hex has its posts, whoever else is there', () => {
    const game = table(
      blue(DESTROYER, [0, 0], S, null),
      red(MOLTKE, [0, 0], N),
      red(like(MOLTKE, 'seydlitz'), [0, 0], N),
      blue(TIGER, [0, -7], N),
    );
    game.dice(1, 2, 10).run(combatPhase).play('red', 'show', at(0, -1)).play('red', 'show', at(0, -1));
    expect(game.offered('red', 'fire').filter((shot) => shot.endsWith('tiger'))).toEqual(['moltke 0 tiger']);
  });

  test('GF-6.1.2b posts bind nobody who fires at an enemy in the same hex', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(LION, [0, 0], N), red(DESTROYER, [0, 0], N))
      .dice(1, 2, 10)
      .run(combatPhase);
    game.play('blue', 'show', at(0, 0)).play('red', 'show', at(0, -1));
    expect(game.offered('blue', 'fire')).toEqual(['tiger', 'lion'].flatMap((ship) => [0, 1, 'light'].map((guns) => `${ship} ${guns} v25`)));
  });
});

describe('GF-6.1.2c enemies in one hex', () => {
  const melee = () => table(blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [0, 0], N), red(MOLTKE, [0, 0], SE), red(DESTROYER, [5, 5], S));

  test('GF-6.1.2c the lowest total stays, the others are shown in ascending order, and not with an enemy', () => {
    const game = melee().dice(1, 5, 9).run(display);
    expect(game.rolls).toEqual(['display: 7', 'display: 10', 'display: 15']);
    expect(game.asked).toEqual(['blue']);
    expect(game.offered('blue', 'show')).toHaveLength(7);
    game.play('blue', 'show', at(0, -1));
    expect(game.asked).toEqual(['red']);
    expect(game.offered('red', 'show')).toHaveLength(5);
    expect(game.whyNot('red', 'show', at(0, -1))?.rule).toBe('GF-6.1.2c');
    game.play('red', 'show', at(1, 0));
    expect(game.state.shown).toEqual([
      { ship: 'tiger', hex: at(0, 0) },
      { ship: 'southampton', hex: at(0, -1) },
      { ship: 'moltke', hex: at(1, 0) },
    ]);
    expect(game.told('shown')).toEqual([
      { type: 'shown', ship: 'southampton', to: 4 },
      { type: 'shown', ship: 'moltke', to: 0 },
    ]);
  });

  test('GF-6.1.2c ships of other hexes are not in the way', () => {
    const [seydlitz, lion] = [red(like(MOLTKE, 'seydlitz'), [1, 0], N), blue(LION, [1, 0], N)];
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, 0], S), seydlitz, lion)
      .dice(1, 2, 4, 3)
      .run(display);
    expect(game.says('red')).toMatch(/Moltke/);
    game.play('red', 'show', at(1, 0));
    expect(game.says('red')).toMatch(/Seydlitz/);
    game.play('red', 'show', at(0, 0));
  });

  test('GF-6.1.2c who is level rolls again, among those alone who are', () => {
    const game = melee().dice(3, 4, 9, 8, 2).run(display);
    expect(game.rolls).toEqual(['display: 9', 'display: 9', 'display: 15', 'display: 14', 'display: 7']);
    expect(game.state.shown.map(({ ship }) => ship)).toEqual(['southampton', 'tiger', 'moltke']);
  });

  test('GF-6.1.2c arcs and armour go by what is shown, range by where they are, and all is over with the phase', () => {
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, 0], N))
      .dice(1, 9)
      .run(combatPhase)
      .play('red', 'show', at(0, -1));
    const ahead = game.odds('blue', 'fire', ['tiger', 0, 'moltke']);
    expect(ahead?.badges[0]?.dice?.count).toBe(4);
    expect(ahead?.rolls[0]?.facts).toMatchObject({ band: 'short' });
    expect(ahead?.rolls[1]?.facts).toEqual({ value: 10, armour: 8 });
    game.play('blue', 'done').play('red', 'done');
    expect(game.state.shown).toEqual([]);
  });

  test('GF-6.1.2c what is shown ahead lies ahead, and for whoever is elsewhere all lie in the one hex', () => {
    const guns = TIGER.guns.slice(0, 1).map((line) => ({ ...line, mounts: line.mounts.slice(0, 1) }));
    const game = table(blue(like(TIGER, 'tiger', { guns }), [0, 0], N), red(DESTROYER, [0, 0], N), red(MOLTKE, [-4, 0], S)).dice(10, 1);
    game.run(combatPhase).play('blue', 'show', at(0, 1));
    const shots = game.offered('blue', 'fire').filter((shot) => shot.startsWith('tiger 0'));
    expect(shots).toEqual(['tiger 0 v25', 'tiger 0 moltke']);
    const waters = watersOf(game.battle, game.state);
    expect(arcsAround(waters, game.ship('tiger'), game.ship('v25'))).toEqual(['A', 'B']);
    expect(arcsAround(waters, game.ship('v25'), game.ship('tiger'))).toEqual(['E', 'F']);
    expect(arcsAround(waters, game.ship('tiger'), game.ship('moltke'))).toEqual(['A', 'C']);
    expect(arcsAround(waters, game.ship('moltke'), game.ship('tiger'))).toEqual(['A', 'C']);
  });

  test('GF-6.1.2c the last empty hex is left to enemies who have none', () => {
    const boats = Array.from({ length: 7 }, (_, n) => blue(like(DESTROYER, `boat-${n}`), [0, 0], N));
    const game = table(...boats, red(MOLTKE, [0, 0], N))
      .dice(1, 2, 3, 4, 5, 6, 7, 10)
      .run(display);
    const around = neighboursOf(at(0, 0));
    for (const hex of around.slice(0, 5)) game.play('blue', 'show', hex);
    const last = around[5] ?? 0;
    expect(game.offered('blue', 'show')).not.toContain(String(last));
    game.play('blue', 'show', at(0, 0));
    expect(game.offered('red', 'show')).toEqual([String(last)]);
  });

  test('GF-6.1.2c nobody is shown where no enemies are together', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(LION, [0, 0], N), red(MOLTKE, [0, -20], N)).run(combatPhase);
    expect([game.finished, game.entries]).toEqual([true, []]);
  });
});
