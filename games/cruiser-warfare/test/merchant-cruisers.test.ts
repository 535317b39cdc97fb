import { describe, expect, test } from 'vitest';
import { alliedMerchantCruiser, centralMerchantCruiser } from '../rules/merchant-cruisers.ts';
import { table } from './table.ts';

describe('Central Powers', () => {
  const gunboats = () => table().fleet('central', 'yellow-sea', ['geier', 'emden'], { name: 'tsingtao' });

  test('CW-12.7a on a four nothing comes of it, and there is no second attempt that turn', () => {
    const game = gunboats().run(centralMerchantCruiser).dice(4).play('central', 'try');
    expect(game.offered('central')).toEqual(['done']);
  });

  test('CW-12.7a one chance in three, and a reason for what cannot be done yet or no more', () => {
    const game = gunboats().run(centralMerchantCruiser);
    const reasons = () => (['try', 'place', 'replace', 'done'] as const).map((verb) => game.whyNot('central', verb)?.words);
    expect(game.prospects('central', 'try', '')).toEqual({ 'a liner is ready': 2 / 6 });
    const before = reasons();
    game.dice(5).play('central', 'try');
    expect(game.offered('central', 'done')).toEqual([]);
    expect(before[1]).toBe('a liner has to be ready before she joins');
    expect(reasons()[1]).toMatch(/^only beside a German port/);
    expect(reasons()[3]).toBe('a liner that is ready joins');
  });

  test('CW-12.7a the question says how the attempt stands, to the Central Powers alone', () => {
    const game = gunboats().run(centralMerchantCruiser);
    const asks = () => game.question('central').prompt(game.view('central'));
    expect(asks()).toBe('Try to fit out a liner? 5 are left.');
    game.dice(4).play('central', 'try');
    expect(asks()).toBe('Nothing more can be done for liners this turn.');
    expect(game.view('allied').outfit).toBeNull();
  });

  test('CW-12.7a on a five one is drawn and placed beside a German port', () => {
    const game = gunboats().run(centralMerchantCruiser).dice(5).play('central', 'try');
    expect(game.offered('central', 'place')).toEqual([
      'gulf-of-guinea new',
      'mozambique-channel new',
      'yellow-sea new',
      'yellow-sea tsingtao',
      'caroline-islands new',
      'solomons new',
    ]);
    const drawn = game.state.pools.central[1] ?? '';
    game.dice(2).play('central', 'place', ['solomons', 'new']).play('central', 'done');
    expect(game.at(drawn)).toMatchObject({ area: 'solomons', mission: 'raid' });
    expect(game.state.pools.central).toHaveLength(4);
  });

  test('CW-12.7a or she takes the place of a gunboat, for which nobody scores', () => {
    const game = gunboats().run(centralMerchantCruiser).dice(6).play('central', 'try');
    expect(game.offered('central', 'replace')).toEqual(['geier']);
    const drawn = game.state.pools.central[0] ?? '';
    game.dice(1).play('central', 'replace', 'geier').play('central', 'done');
    expect(game.aboard('tsingtao')).toEqual(['emden', drawn]);
    expect(game.state.points).toEqual({ allied: 0, central: 0 });
    expect(game.view('allied').lost).toEqual([]);
  });

  test('CW-12.7a the Allies hear that a roll was made, and no more', () => {
    const game = gunboats().run(centralMerchantCruiser).dice(6).play('central', 'try').dice(1).play('central', 'replace', 'geier');
    expect(game.read('allied').map(({ what }) => what)).toEqual([{ kind: 'event', event: { type: 'outfit-tried' } }]);
  });

  test('CW-12.7a but they see the marker that she is given, and not who is in it', () => {
    const game = gunboats()
      .run(centralMerchantCruiser)
      .dice(6)
      .play('central', 'try')
      .dice(1)
      .play('central', 'place', ['solomons', 'new']);
    expect(game.told('appeared', 'allied')).toMatchObject([{ side: 'central', area: 'solomons' }]);
    expect(game.told('merchant-cruiser', 'allied')).toEqual([]);
  });

  test('CW-12.7a a fleet that is there may take her in, even a raider off the map, and nobody sees anything', () => {
    const game = table()
      .fleet('central', 'solomons', ['emden'], { hidden: true })
      .run(centralMerchantCruiser)
      .dice(6)
      .play('central', 'try');
    const before = [game.view('allied'), game.read('allied').length];
    game.dice(1).play('central', 'place', ['solomons', 'emden']);
    expect(game.aboard('emden')).toHaveLength(2);
    expect(game.at('emden').hidden).toBe(true);
    expect([game.view('allied'), game.read('allied').length]).toEqual(before);
  });

  test('CW-12.7a not at Tsingtao once it has fallen, and not without a ship in the pool', () => {
    const game = gunboats();
    game.state.tsingtaoFell = 2;
    game.run(centralMerchantCruiser).dice(5).play('central', 'try');
    expect(game.offered('central', 'place').filter((place) => place.startsWith('yellow-sea'))).toEqual([]);
    const empty = gunboats();
    empty.state.pools.central = [];
    expect(empty.run(centralMerchantCruiser).offered('central')).toEqual(['done']);
  });

  test('CW-12.7a without a marker she joins a fleet that is there', () => {
    const game = gunboats();
    for (const id of ['leipzig', 'dresden', 'karlsruhe', 'konigsberg', 'nurnberg', 'scharnhorst', 'gneisenau', 'strassburg', 'moltke'])
      game.fleet('central', 'coronel', [id]);
    game.run(centralMerchantCruiser).dice(5).play('central', 'try');
    expect(game.offered('central', 'place')).toEqual(['yellow-sea tsingtao']);
    game.dice(1).play('central', 'place', ['yellow-sea', 'tsingtao']).play('central', 'done');
    expect(game.aboard('tsingtao')).toHaveLength(3);
  });
});

describe('Allies', () => {
  test('CW-12.7b one a turn, without a roll, where the Allies may coal', () => {
    const game = table().run(alliedMerchantCruiser);
    expect(game.offered('allied', 'create')).toContain('coral-sea new');
    expect(game.offered('allied', 'create')).not.toContain('easter-island new');
    const drawn = game.state.pools.allied[2] ?? '';
    game.dice(3).play('allied', 'create', ['coral-sea', 'new']);
    expect(game.finished).toBe(true);
    expect(game.at(drawn)).toMatchObject({ area: 'coral-sea', mission: 'intercept' });
    expect(game.read('central').map(({ what }) => what)).toMatchObject([{ event: { type: 'appeared', area: 'coral-sea' } }]);
  });

  test('CW-12.7b or in a fleet that is there, which nobody sees, but not in one that is tied down', () => {
    const game = table().fleet('allied', 'madeira', ['kent']).fleet('allied', 'madeira', ['bruix']).run(alliedMerchantCruiser);
    const atMadeira = game.offered('allied', 'create').filter((place) => place.startsWith('madeira'));
    expect(atMadeira).toEqual(['madeira new', 'madeira kent', 'madeira station']);
    game.dice(1).play('allied', 'create', ['madeira', 'kent']);
    expect(game.aboard('kent')).toHaveLength(2);
    expect(game.read('central')).toEqual([]);
  });

  test('CW-12.7b without a marker, or a fleet to join, she goes on station, and a counter is seen', () => {
    const game = table({}, { decoys: 'on' });
    for (let n = 0; n < 18; n++) game.fleet('allied', 'azores', [], { decoy: true });
    game.run(alliedMerchantCruiser).dice(1).play('allied', 'create', ['coral-sea', 'station']);
    expect(game.told('posted', 'central')).toEqual([{ type: 'posted', how: 'station', area: 'coral-sea', counters: 1 }]);
  });

  test('CW-12.7b when the pool is empty he is asked all the same, for that is his secret', () => {
    const game = table({ pools: { allied: [], central: [] } }).run(alliedMerchantCruiser);
    expect(game.offered('allied')).toEqual(['done']);
  });

  test('CW-15.2a none while Britain is at peace', () => {
    const game = table({ entered: { britain: 0, japan: 0, dutch: 0, italy: 0 } }).run(alliedMerchantCruiser);
    expect(game.finished).toBe(true);
  });
});
