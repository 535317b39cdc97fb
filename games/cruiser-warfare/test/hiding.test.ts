import { describe, expect, test } from 'vitest';
import { markers } from '../rules/hiding.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { search } from '../rules/search.ts';
import { table } from './table.ts';

describe('raiders leave the map', () => {
  test('CW-5.5k after a move a raider may be taken off the map, and only its owner knows where it is', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden'], { order: { act: 'move', to: 'philippine-sea' } })
      .run(moveFleets);
    game.play('allied', 'done').play('central', 'hide', 'emden').play('central', 'done');
    expect(game.at('emden')).toMatchObject({ hidden: true, token: '', area: 'philippine-sea' });
    expect(game.view('allied').markers).toEqual([]);
    expect(game.view('allied').lastSeen).toMatchObject([{ area: 'philippine-sea', turn: 3 }]);
    expect(game.view('central').fleets).toMatchObject([{ area: 'philippine-sea' }]);
  });

  test('CW-5.5k whoever leaves all that could hide on the map is asked again', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden'], { movedIn: 3 })
      .fleet('central', 'azores', ['karlsruhe'], { movedIn: 3 });
    game.run(markers);
    expect(game.caution('central', 'done')).toBe('Nothing has been ordered: 2 raiders stay on the map.');
    expect(game.play('central', 'hide', 'emden').caution('central', 'done')).toBeUndefined();
  });

  test('CW-5.5k later moves are told to its owner alone', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { hidden: true, order: { act: 'move', to: 'philippine-sea' } });
    game.run(moveFleets).play('allied', 'done');
    expect(game.at('emden').area).toBe('philippine-sea');
    expect(game.read('allied')).toEqual([]);
    expect(game.told('moved-unseen', 'central')).toHaveLength(1);
    game.play('central', 'done');
  });

  test('CW-5.5k to keep the marker on the map, and to put it back, is always allowed, once each phase', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { movedIn: 3 }).run(markers);
    game.play('central', 'hide', 'emden');
    expect(game.offered('central')).toEqual(['done']);
    const other = table()
      .fleet('central', 'yellow-sea', ['emden'], { hidden: true, movedIn: 3 })
      .run(markers)
      .play('central', 'show', 'emden');
    expect(other.at('emden').hidden).toBe(false);
    expect(other.view('allied').markers).toMatchObject([{ area: 'yellow-sea' }]);
    expect(other.offered('central')).toEqual(['done']);
  });

  test('CW-5.5k a raider that only showed itself may hide in a later turn without moving', () => {
    const game = table()
      .fleet('central', 'yellow-sea', ['emden'], { hidden: true, movedIn: 3 })
      .run(markers)
      .play('central', 'show', 'emden');
    game.state.turn = 4;
    expect(game.run(markers).offered('central', 'hide')).toEqual(['emden']);
  });

  test('CW-5.5k interceptors stay on the map', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { mission: 'intercept', movedIn: 3 }).run(markers);
    expect(game.offered('central')).toEqual(['done']);
    expect(game.whyNot('central', 'hide', 'emden')?.rule).toBe('CW-5.5m');
  });

  test('CW-5.5l being found puts a raider on the map', () => {
    const game = table().fleet('allied', 'yellow-sea', ['fox']).fleet('central', 'yellow-sea', ['emden'], { hidden: true }).run(search);
    game.play('allied', 'search', 'fox').play('allied', 'done').dice(6).play('central', 'done');
    expect(game.at('emden')).toMatchObject({ hidden: false, seenIn: 3 });
    expect(game.told('appeared', 'allied')).toMatchObject([{ area: 'yellow-sea', token: game.at('emden').token }]);
  });

  test('CW-5.5m after what betrayed it a raider has to move before it hides again', () => {
    const game = table()
      .fleet('allied', 'yellow-sea', ['fox'])
      .fleet('central', 'yellow-sea', ['emden'], { movedIn: 3, seenIn: 2 })
      .run(search);
    game.play('allied', 'done').play('central', 'search', 'emden').dice(1).play('central', 'done');
    game.state.turn = 4;
    expect(game.run(markers).offered('central', 'hide')).toEqual([]);
    game.at('emden').movedIn = 4;
    expect(game.run(markers).offered('central', 'hide')).toEqual(['emden']);
  });

  test('CW-3.1c a marker keeps its name while it is in sight, and has another when it comes back', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { order: { act: 'move', to: 'philippine-sea' } });
    const before = game.at('emden').token;
    game.run(moveFleets).play('allied', 'done');
    expect(game.told('moved-fleet', 'allied')).toMatchObject([{ token: before }]);
    game.play('central', 'hide', 'emden').play('central', 'done');
    const shown = game.run(markers).play('central', 'show', 'emden').at('emden').token;
    expect(shown).not.toBe(before);
    expect(game.view('allied').markers.map(({ token }) => token)).toEqual([shown]);
  });

  test('CW-5.52 a raider off the map that gets another mission comes into sight', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { hidden: true }).run(allOrders);
    game.play('allied', 'done').play('central', 'mission', ['emden', 'intercept']);
    expect(game.at('emden')).toMatchObject({ hidden: false, mission: 'intercept' });
  });
});
