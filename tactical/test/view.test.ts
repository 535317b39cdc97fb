/** What a viewer sees of a battle, and what he cannot. */
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../chart/hex.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { ShipId, Side } from '../battle.ts';
import { openBattle } from '../opening.ts';
import { placement } from '../placement.ts';
import { battleView } from '../view.ts';
import type { Arena } from './arena.ts';
import { lender, tactics } from './arena.ts';
import type { TestTable } from './table.ts';
import { fight } from './table.ts';

const seenBy = (game: TestTable, viewer: Side | 'onlooker') => battleView(lender, game.data, game.state, viewer);

describe('pieces', () => {
  const facing = (): TestTable => {
    const game = fight()
      .put(hexAt(0, 0), ['division', ['asakaze1', 'asakaze2']], 'warrior')
      .put(hexAt(4, 0), 'emden');
    game.ship('warrior', { rounds: 3, hull: 1 });
    return game;
  };

  test('CW-7.21 of a face-down counter the enemy learns its hex and its token', () => {
    const [division] = seenBy(facing(), 'central').pieces;
    expect(division).toEqual({
      token: 'allied-counter-1',
      side: 'allied',
      hex: hexAt(0, 0),
      exited: false,
      known: false,
      towing: false,
      count: null,
      ships: null,
      own: null,
    });
  });

  test('CW-7.21 the owner sees all of his own', () => {
    const [division, warrior] = seenBy(facing(), 'allied').pieces;
    expect(division).toMatchObject({ count: 2, own: { id: 'division', group: 1 } });
    expect(warrior?.ships).toMatchObject([{ sheet: { name: 'Warrior' }, damage: { hull: 1 }, rounds: 3 }]);
  });

  test('CW-9.3b once counted, the number of ships is shown and no more', () => {
    const game = facing();
    game.piece('division', { counted: true });
    expect(seenBy(game, 'central').pieces[0]).toMatchObject({ count: 2, ships: null });
  });

  test('CW-7.27b once known, the sheet and the damage are shown, and the ammunition is not', () => {
    const game = facing();
    game.piece('warrior', { known: true, counted: true });
    expect(seenBy(game, 'central').pieces[1]?.ships).toMatchObject([{ sheet: { name: 'Warrior' }, damage: { hull: 1 }, rounds: null }]);
    expect(JSON.stringify(seenBy(game, 'central').pieces[1])).not.toContain('"rounds":3');
    expect(seenBy(game, 'central').pieces[1]?.own).toBeNull();
  });

  test('CW-7.27b an onlooker sees what both sides know', () => {
    const game = facing();
    game.piece('warrior', { known: true, counted: true });
    expect(seenBy(game, 'onlooker').pieces.map(({ ships, own }) => [ships !== null, own])).toEqual([
      [false, null],
      [true, null],
      [false, null],
    ]);
  });

  test('GW-GUN-MOD-TOW that a ship tows or is towed shows when she is known', () => {
    const game = facing();
    game.piece('warrior', { tow: 'division' });
    expect([seenBy(game, 'allied').pieces[1]?.towing, seenBy(game, 'central').pieces[1]?.towing]).toEqual([true, false]);
    game.piece('warrior', { known: true, counted: true });
    expect(seenBy(game, 'central').pieces[1]?.towing).toBe(true);
  });

  test('CW-7.4b targets are the secret of the side that names them', () => {
    const game = facing();
    game.battle.aims.push({ ship: 'warrior', target: 'emden' });
    expect(seenBy(game, 'allied').aims).toEqual([{ ship: 'warrior', target: 'central-counter-1' }]);
    expect([seenBy(game, 'central').aims, seenBy(game, 'onlooker').aims]).toEqual([[], []]);
  });
});

describe('setting up', () => {
  test('CW-7.1c what is placed is seen when the set-up is done', () => {
    const game = fight({ stage: 'centre', entry: 0, round: 0, initiative: 'central' })
      .put(null, 'warrior', 'emden')
      .run(placement(tactics));
    game.play('allied', 'place', ['warrior', hexAt(1, 0)]);
    expect(seenBy(game, 'central').pieces.map(({ token }) => token)).toEqual(['central-counter-1']);
    game.play('allied', 'done');
    expect(seenBy(game, 'central').pieces.map(({ token, hex }) => [token, hex])).toEqual([
      ['allied-counter-1', hexAt(1, 0)],
      ['central-counter-1', null],
    ]);
    expect(seenBy(game, 'allied').pieces.map(({ token }) => token)).toEqual(['allied-counter-1']);
  });

  test('CW-7.21 tokens are given out in an order that nobody is told', () => {
    const { auto } = stepsOf<Arena>();
    const game = fight().dice(3, 1);
    const entrant = (id: ShipId) => ({ id, ships: [id], role: 'line' as const });
    const fleets = { allied: ['warrior', 'minotaur', 'glasgow'].map(entrant), central: [entrant('emden')] };
    const papers = {
      sheet: (id: ShipId) => lender.sheet(game.data, game.state, id),
      condition: (id: ShipId) => lender.condition(game.state, id),
    };
    const meeting = { profile: 'cruiser-warfare', date: 1914.09, night: false, weather: 'clear', fleets } as const;
    game.run(
      auto('open', 'CW-7.0', (g) => {
        g.state.battle = openBattle(g, meeting, papers);
      }),
    );
    expect(game.battle.pieces.map(({ id, token }) => `${id} ${token}`)).toEqual([
      'glasgow allied-counter-1',
      'warrior allied-counter-2',
      'minotaur allied-counter-3',
      'emden central-counter-1',
    ]);
    expect(game.entries.map(({ readers }) => readers)).toEqual([[], []]);
    expect(game.battle).toMatchObject({ strength: { allied: 18, central: 3 } });
  });

  test('CW-8.43 nobody comes under tow where nobody tows', () => {
    const { auto } = stepsOf<Arena>();
    const towed = (profile: 'cruiser-warfare' | 'great-war-at-sea') => {
      const game = fight().dice(1);
      const ships = (id: ShipId, tow?: ShipId) => ({ id, ships: [id], role: 'line' as const, ...(tow === undefined ? {} : { tow }) });
      const fleets = { allied: [ships('warrior', 'minotaur'), ships('minotaur', 'warrior')], central: [ships('emden')] };
      const papers = {
        sheet: (id: ShipId) => lender.sheet(game.data, game.state, id),
        condition: (id: ShipId) => lender.condition(game.state, id),
      };
      game.run(
        auto('open', 'CW-7.0', (g) => {
          g.state.battle = openBattle(g, { profile, date: 1914.09, night: false, weather: 'clear', fleets }, papers);
        }),
      );
      return game.battle.pieces.map(({ tow }) => tow);
    };
    expect(towed('cruiser-warfare')).toEqual([null, null, null]);
    expect(towed('great-war-at-sea')).toEqual(['minotaur', 'warrior', null]);
  });
});
