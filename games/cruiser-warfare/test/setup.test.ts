import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { Game } from '../../../kernel/index.ts';
import { BUILT_IN } from '../data/data.ts';
import { cruiserWarfare } from '../index.ts';
import { options, readingsOf } from '../options.ts';
import { setUp } from '../rules/setup.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** Before play: two liners are drawn, then seven Etappen, three stocks and a neutral Italy are rolled before them. */
const start = (given: Options = {}): TestTable => table({ turn: 0 }, given).dice(3, 4, 3, 1, 1, 1).run(setUp);

/** The Allies have laid out their fleets, and the two markers at Madeira are mixed. */
const laidOut = (given: Options = {}): TestTable => start(given).dice(1).play('allied', 'done');

/** The Central Powers' question, with Spee in the Carolines and everything designated. */
function prepared(given: Options = {}): TestTable {
  const game = laidOut(given).play('central', 'spee', 'caroline-islands');
  for (const verb of ['etappe', 'stock'])
    while (game.offered('central', verb).length > 0) game.play('central', verb, game.offered('central', verb)[0]);
  return game;
}

/** Play begins; markers that lie side by side in the Gulf of Mexico and in the Yellow Sea are mixed. */
const begun = (game: TestTable, ...lots: readonly number[]): TestTable => game.dice(...lots).play('central', 'done');

const called = (game: TestTable, ship: string): string => game.at(ship).id;

describe('before play', () => {
  test('CW-3.0 each side owns its own ships', () => {
    const game = prepared();
    for (const side of ['allied', 'central'] as const) for (const { id } of game.view(side).ships) expect(game.at(id).side).toBe(side);
  });

  test('CW-3.1a a side sees nothing of the other but markers', () => {
    const game = begun(prepared(), 1, 1);
    const seen = game.view('allied');
    expect(seen.fleets.every(({ side }) => side === 'allied')).toBe(true);
    expect(JSON.stringify(seen)).not.toMatch(/emden|scharnhorst|caroline-islands"/);
    expect(Object.keys(seen.markers[0] ?? {}).sort()).toEqual(['area', 'convoy', 'counters', 'post', 'side', 'token']);
    expect(game.view('central').secrets?.etappen).toHaveLength(7);
    expect(seen.secrets).toBeNull();
  });

  test('CW-3.1b ships that start together may be shared out among fleets', () => {
    const game = start();
    expect(game.aboard('minotaur')).toContain('triumph');
    game.dice(1).play('allied', 'station', 'hampshire').play('allied', 'station', 'yarmouth');
    expect(game.at('hampshire')).toMatchObject({ post: 'station', area: 'south-china-sea' });
    expect(game.aboard('yarmouth')).toContain('hampshire');
    game.play('allied', 'divide', 'bristol');
    expect(called(game, 'bristol')).not.toBe(called(game, 'suffolk'));
  });

  test('CW-3.1b what the Allies divide and put on station can all be taken back, and falls the same again', () => {
    const game = new Game(cruiserWarfare, { scenario: 'campaign', options: {}, seed: 'taken back', dice: 'fast' }, { undo: true });
    const order = (verb: string, target: string) => expect(game.apply({ side: 'allied', verb, target })).toBeNull();
    const arrange = () => {
      order('divide', 'yarmouth');
      order('station', 'hampshire');
      order('divide', 'bristol');
    };
    const before = game.hash();
    arrange();
    const arranged = game.hash();
    while (game.canUndo('allied')) game.undo('allied');
    expect(game.hash()).toBe(before);
    arrange();
    expect(game.hash()).toBe(arranged);
  });

  test('CW-3.1b, CW-3.3 ships that start together may have one mission and be one fleet', () => {
    const game = prepared();
    const [emden, elisabeth] = [called(game, 'emden'), called(game, 'kaiserin-elisabeth')];
    game.play('central', 'mission', [emden, 'intercept']).play('central', 'combine', [emden, elisabeth]);
    expect(game.aboard('emden')).toContain('kaiserin-elisabeth');
  });

  test('CW-13.0, CW-11.7a gunboats by themselves lie on station unless they are given a marker; those of the Bay of Biscay must', () => {
    const game = start();
    const before = [game.view('central'), game.read('central').length];
    const lying = (ship: string) => game.ordersFor('allied', called(game, ship), 'recall');
    expect([lying('clio'), lying('d-iberville'), lying('eclipse')]).toEqual([['clio new'], ['d-iberville new'], []]);
    game.play('allied', 'recall', ['philomel', 'new']);
    game.play('allied', 'recall', ['psyche', called(game, 'philomel')]);
    expect(game.at('psyche')).toMatchObject({ post: 'marker', area: 'chatham-island', pieces: ['philomel', 'psyche'] });
    expect(game.ordersFor('allied', called(game, 'philomel'), 'station')).toEqual([]);
    expect([game.view('central'), game.read('central').length]).toEqual(before);
  });

  test('CW-3.1b nobody sees how the other lays out his fleets, but only how they lie', () => {
    const game = start({ decoys: 'on' });
    const before = [game.view('central'), game.read('central').length];
    game.play('allied', 'decoy', 'madeira').dice(1).play('allied', 'divide', 'bristol');
    game.play('allied', 'station', 'hampshire');
    expect([game.view('central'), game.read('central').length]).toEqual(before);
    game.dice(1, 1, 1).play('allied', 'done');
    expect(game.view('central').markers.filter(({ area }) => area === 'eastern-seaboard')).toHaveLength(2);
  });

  test('CW-3.1c which of several markers in one place is whose cannot be told from their names', () => {
    const number = (lot: number): number => Number(/\d+$/.exec(begun(prepared(), 1, lot).at('emden').token)?.[0]);
    const [first, second] = [number(1), number(2)];
    expect(Math.abs(first - second)).toBe(1);
    const rearranged = prepared();
    rearranged.play('central', 'combine', [called(rearranged, 'karlsruhe'), called(rearranged, 'dresden')]);
    rearranged.dice(1).play('central', 'divide', 'dresden');
    const names = (game: TestTable): string[] =>
      begun(game, 1, 1)
        .view('allied')
        .markers.map(({ token, area }) => `${token} ${area}`);
    expect(names(rearranged)).toEqual(names(prepared()));
  });

  test('CW-9.1 the owner says how many small ships a piece holds', () => {
    const game = start();
    for (const ship of ['river-1', 'river-2']) game.play('allied', 'shift', [ship, 'new']);
    expect([1, 2, 3].map((n) => game.piece(`river-${n}`).ships.length)).toEqual([1, 1, 1]);
  });

  test('CW-3.2 the way of fighting is a switch for the whole game', () => {
    expect(readingsOf({}).combat).toBe('advanced');
    expect(readingsOf({ combat: 'basic' }).combat).toBe('basic');
  });

  test('CW-3.3 every Central fleet gets a mission and its order for I August', () => {
    const game = prepared();
    const leipzig = called(game, 'leipzig');
    expect(game.ordersFor('central', leipzig, 'mission')).toEqual([`${leipzig} intercept`]);
    game.play('central', 'plot', [leipzig, 'tehuantepec']);
    expect(game.at('leipzig').next).toEqual({ act: 'move', to: 'tehuantepec' });
    expect(
      start()
        .offered('allied')
        .filter((command) => command.startsWith('plot')),
    ).toEqual([]);
  });

  test('CW-12.5 Spee begins in one of five areas, off the map, and the Allies are not told where', () => {
    const game = laidOut();
    expect(game.offered('central', 'spee')).toEqual([...BUILT_IN.speeAreas]);
    const before = game.view('allied');
    game.play('central', 'spee', 'solomons');
    expect(game.view('allied')).toEqual(before);
    expect(game.at('scharnhorst')).toMatchObject({ area: 'solomons', mission: 'raid', hidden: true });
    expect(game.offered('central')).not.toContain('done');
  });

  test('CW-12.5 nobody else begins off the map, not even by joining Spee', () => {
    const game = laidOut().play('central', 'spee', 'yellow-sea');
    const hidden = () => game.state.fleets.filter((fleet) => fleet.hidden).flatMap(({ pieces }) => pieces);
    expect(hidden()).toEqual(expect.arrayContaining(['scharnhorst', 'gneisenau', 'nurnberg']));
    expect(hidden()).not.toContain('emden');
    game.play('central', 'combine', [called(game, 'emden'), called(game, 'scharnhorst')]);
    expect(hidden()).toEqual([]);
    expect(game.at('emden')).toBe(game.at('scharnhorst'));
  });

  test('CW-10.6a, CW-10.82 the question says how many places are still to be named', () => {
    const game = laidOut();
    const asked = () =>
      game
        .question('central')
        .prompt(game.view('central'))
        .replace(/^.* first orders\.\s?/, '');
    expect(asked()).toBe('Still to be named: 7 areas where coal waits and 3 ports where shells lie.');
    while (game.offered('central', 'stock').length > 0) game.play('central', 'stock', game.offered('central', 'stock')[0]);
    for (let named = 0; named < 6; named++) game.play('central', 'etappe', game.offered('central', 'etappe')[0]);
    expect(asked()).toBe('Still to be named: 1 area where coal waits.');
    game.play('central', 'etappe', game.offered('central', 'etappe')[0]);
    expect(asked()).toBe('');
  });

  test('CW-10.6a, CW-10.82 the secret dice say how much is designated, and the Allies hear nothing of it', () => {
    const game = prepared();
    expect(game.state.secrets).toMatchObject({ etappenDue: 7, stocksDue: 3, italy: false });
    expect(game.rolls('allied')).toEqual([]);
    expect(game.told('designated', 'allied')).toEqual([]);
    expect(game.told('designated', 'central')).toHaveLength(10);
  });

  test('CW-15.5-A5 Princess Royal shows the flag, and Sturdee does not come with her', () => {
    const game = start({ 'allied-variant': '5' });
    expect(game.at('princess-royal').area).toBe('eastern-seaboard');
    expect(game.state.leaders.map(({ name }) => name)).not.toContain('Sturdee');
  });

  test('CW-15.5-C4 CW-15.5-C5 Spee may fly his flag in the cruiser that a variant gives him', () => {
    const flags = (variant: string) => {
      const game = prepared({ 'central-variant': variant });
      return game.ordersFor('central', called(game, 'scharnhorst'), 'flag');
    };
    expect([flags('4'), flags('5')]).toEqual([
      ['Spee gneisenau', 'Spee furst-bismarck-1897'],
      ['Spee gneisenau', 'Spee blucher'],
    ]);
  });

  test('CW-11.91 the flag may fly in another ship of the list, chosen once', () => {
    const game = prepared();
    const fleet = called(game, 'scharnhorst');
    expect(game.ordersFor('central', fleet, 'flag')).toEqual(['Spee gneisenau']);
    game.play('central', 'flag', ['Spee', 'gneisenau']);
    expect(game.state.leaders).toContainEqual({ name: 'Spee', side: 'central', ship: 'gneisenau', since: 0 });
    game.state.turn = 1;
    game.state.shifted = [];
    expect(game.ordersFor('central', fleet, 'flag')).toEqual([]);
  });

  test('CW-15.0 every optional rule is a switch of its own, off unless it is chosen', () => {
    const readings = readingsOf({});
    expect([readings['secret-storm'], readings['plan-b'], readings.decoys, readings['tactical-speeds']]).toEqual([
      'off',
      'off',
      'off',
      'printed',
    ]);
    expect([readings['allied-variant'], readings['central-variant']]).toEqual(['none', 'none']);
    expect(readingsOf({ decoys: 'on' })).toEqual({ ...readings, decoys: 'on' });
    expect(options.every(({ values }) => values.length > 1)).toBe(true);
  });

  /** Where the lists have ships of each side begin, without those that come later. */
  const ALLIED_STARTS = [
    ['arabian-sea', 'bay-of-bengal', 'bay-of-biscay', 'cape-of-good-hope', 'caribbean', 'chatham-island', 'eastern-seaboard'],
    ['gulf-of-alaska', 'gulf-of-thailand', 'labrador-sea', 'madeira', 'narrows', 'norwegian-sea', 'sea-of-japan', 'south-china-sea'],
    ['tahiti', 'tasman-sea', 'western-approaches', 'western-atlantic'],
  ].flat();
  const CENTRAL_STARTS = ['bay-of-biscay', 'gulf-of-california', 'gulf-of-guinea', 'gulf-of-mexico', 'mozambique-channel'];

  /** Decoys are allowed, and with Karlsruhe and Dresden in one fleet there is a marker for one (CW-12.2b). */
  const withMarkerToSpare = () => {
    const game = prepared({ decoys: 'on' });
    return game.play('central', 'combine', [called(game, 'dresden'), called(game, 'karlsruhe')]);
  };

  test('CW-15.3a decoys begin where ships of the side begin, and nowhere else', () => {
    expect(start({ decoys: 'on' }).offered('allied', 'decoy').sort()).toEqual(ALLIED_STARTS);
    expect(withMarkerToSpare().offered('central', 'decoy').sort()).toEqual([...CENTRAL_STARTS, ...BUILT_IN.speeAreas].sort());
    expect(start().offered('allied', 'decoy')).toEqual([]);
    expect(prepared().offered('central', 'decoy')).toEqual([]);
  });

  test('CW-12.2b, CW-5.55 one of ten markers is kept for Marco Polo, so with nine fleets nobody puts down a decoy or divides', () => {
    const game = prepared({ decoys: 'on' });
    expect(game.state.fleets.filter(({ side }) => side === 'central')).toHaveLength(9);
    expect([game.offered('central', 'decoy'), game.ordersFor('central', called(game, 'scharnhorst'), 'divide')]).toEqual([[], []]);
    expect(withMarkerToSpare().ordersFor('central', called(game, 'scharnhorst'), 'divide')).toContain('nurnberg');
  });

  test('CW-15.5-C6, CW-12.2b with Moltke besides, Karlsruhe and Dresden begin together', () => {
    const game = prepared({ 'central-variant': '6' });
    expect([called(game, 'karlsruhe'), game.state.fleets.filter(({ side }) => side === 'central').length]).toEqual([
      called(game, 'dresden'),
      9,
    ]);
  });

  test('CW-15.3a a decoy looks like any marker when play begins', () => {
    const ready = withMarkerToSpare();
    begun(ready.play('central', 'decoy', 'solomons'), 1);
    expect(ready.view('allied').markers.filter(({ area }) => area === 'solomons')).toHaveLength(1);
    expect(ready.state.fleets.filter(({ decoy }) => decoy)).toMatchObject([{ area: 'solomons', hidden: false }]);
  });

  test('CW-15.5a a variant is chosen, or a die names one of the six', () => {
    const game = table({ turn: 0 }, { 'central-variant': 'roll' }).dice(2, 3, 4, 3, 1, 1, 1).run(setUp);
    expect(game.state.variants).toEqual({ allied: 'none', central: '2' });
    expect(game.told('variant', 'allied')).toEqual([{ type: 'variant', side: 'central', number: '2' }]);
    expect(game.ship('kaiser-franz-joseph-i').fate).toBe('afloat');
    expect(start({ 'central-variant': '2' }).ship('kaiser-franz-joseph-i').fate).toBe('afloat');
    expect(start().ship('kaiser-franz-joseph-i').fate).toBe('waiting');
  });
});
