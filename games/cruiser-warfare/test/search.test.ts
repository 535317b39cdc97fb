import { describe, expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { search } from '../rules/search.ts';
import { isPicket } from '../rules/searchers.ts';
import type { FleetId, ShipId, Side, State } from '../state.ts';
import type { FleetFields, TestTable } from './table.ts';
import { table } from './table.ts';

/** Where every ship may be, Japanese ones too. */
const SEA: Area = 'yellow-sea';

/** The Allies search with one fleet, and the die shows this. */
const lookWith = (game: TestTable, fleet: FleetId, ...dice: number[]): TestTable =>
  game
    .run(search)
    .play('allied', 'search', fleet)
    .play('allied', 'done')
    .dice(...dice)
    .play('central', 'done');

/** The least die, short of six, with which Allied ships find a cruiser that has a marker; the rest is as it is told. */
function needs(ships: readonly ShipId[], fields: FleetFields = {}, changes: Partial<State> = {}, target: FleetFields = {}): number {
  for (const die of [1, 2, 3, 4, 5]) {
    const game = table(changes).fleet('allied', SEA, ships, fields).fleet('central', SEA, ['leipzig'], target);
    if (lookWith(game, ships[0] ?? '', die).state.contacts.length > 0) return die;
  }
  return 6;
}

/** One slow cruiser that is on no mission that helps her: what every modifier is measured against. */
const blockader: FleetFields = { post: 'blockade' };

describe('searching', () => {
  test('CW-5.7a the Allies may search any sea they are in, whether anybody is there or not', () => {
    const alone = table().fleet('allied', SEA, ['fox']).run(search);
    const shadowed = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden'], { hidden: true }).run(search);
    expect(alone.offered('allied')).toEqual(['search fox', 'done']);
    expect(shadowed.offered('allied')).toEqual(alone.offered('allied'));
  });

  test('CW-11.7b a small ship alone on station, and torpedo craft there, can be left out when all search', () => {
    const isLeftOut = (ships: readonly ShipId[], fields: FleetFields): boolean | undefined => {
      const { state } = table().fleet('allied', SEA, ships, fields);
      const fleet = state.fleets.at(-1);
      return fleet && isPicket(state, fleet);
    };
    const station: FleetFields = { post: 'station' };
    expect([isLeftOut(['fox'], station), isLeftOut(['satsuki'], station)]).toEqual([true, true]);
    expect([isLeftOut(['fox'], {}), isLeftOut(['fox', 'sutlej'], station), isLeftOut(['good-hope'], station)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('CW-5.7a a miss reads the same in an empty sea and over a raider off the map', () => {
    const read = (hidden: boolean) => {
      const game = table().fleet('allied', SEA, ['fox']);
      if (hidden) game.fleet('central', SEA, ['emden'], { hidden: true });
      return lookWith(game, 'fox', 3).read('allied');
    };
    expect(read(true)).toEqual(read(false));
  });

  test('CW-5.7a a Central fleet is offered a search only where an Allied force lies', () => {
    const game = table()
      .fleet('central', SEA, ['emden'])
      .fleet('central', 'madeira', ['leipzig'])
      .fleet('allied', SEA, ['fox'])
      .run(search);
    expect(game.offered('central', 'search')).toEqual(['emden']);
  });

  test('CW-5.7b five or more makes contact, and one die is held against everybody there', () => {
    const game = table().fleet('allied', SEA, ['fox'], blockader).fleet('central', SEA, ['leipzig']);
    game.fleet('central', SEA, ['emden'], { hidden: true });
    expect(lookWith(game, 'fox', 5).state.contacts.map(({ central }) => central)).toEqual(['leipzig']);
    expect(needs(['fox'], blockader)).toBe(5);
  });

  test('CW-5.7b the enemy learns that a search was made, and nothing of what helped it', () => {
    const game = lookWith(table().fleet('allied', SEA, ['yarmouth']).fleet('central', SEA, ['emden'], { hidden: true }), 'yarmouth', 1);
    expect(game.told('searched', 'central')).toEqual([{ type: 'searched', side: 'allied', token: game.at('yarmouth').token, area: SEA }]);
    expect(game.rolls('central')).toEqual([]);
    expect(game.rolls('allied')).toEqual(['search: stations']);
  });

  test('CW-5.7c who is found is met, and cannot refuse', () => {
    const game = lookWith(table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden']), 'fox', 4);
    expect(game.state.contacts).toMatchObject([{ allied: 'fox', central: 'emden', area: SEA, finders: ['allied'], fought: false }]);
    const [fox, emden] = [game.at('fox'), game.at('emden')];
    expect(game.told('contact', 'central')).toMatchObject([{ finder: fox.token, found: emden.id, surprise: false }]);
    expect(game.told('contact', 'allied')).toMatchObject([{ finder: fox.id, found: emden.token }]);
  });

  test('CW-5.7d two fleets that find each other fight one battle', () => {
    const game = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden']).run(search);
    game.play('allied', 'search', 'fox').play('allied', 'done').play('central', 'search', 'emden').dice(5, 5).play('central', 'done');
    expect(game.state.contacts).toMatchObject([{ allied: 'fox', central: 'emden', finders: ['allied', 'central'] }]);
  });

  test('CW-4.4a searches and raids are declared together, and neither side sees the other declare', () => {
    const game = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden']).run(search);
    expect(game.asked).toEqual(['allied', 'central']);
    const before = game.view('allied');
    game.play('central', 'search', 'emden').play('central', 'done');
    expect(game.view('allied')).toEqual(before);
    expect(game.offered('allied')).toEqual(['search fox', 'done']);
    game.dice(1).play('allied', 'done');
    expect(game.rolls()).toEqual(['search: nothing']);
  });

  test('CW-4.4a what is declared can be taken back until it is handed in, and then declared otherwise', () => {
    const game = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden']).run(search);
    game.play('central', 'search', 'emden').play('central', 'no-search', 'emden').play('central', 'raid', 'emden');
    expect(game.offered('central')).toEqual(['no-raid emden', 'done']);
    expect(game.play('central', 'no-raid', 'emden').offered('central')).toEqual(['search emden', 'raid emden', 'done']);
    expect(game.whyNot('central', 'no-raid', 'emden')?.rule).toBe('CW-4.4a');
    game.play('allied', 'done').play('central', 'done');
    expect(game.at('emden')).toMatchObject({ searched: false, raided: false });
  });

  test('CW-4.4b searches are rolled before raids', () => {
    const game = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden'], { hidden: true }).run(search);
    // Five and one for the mission find her though she is off the map; the raid comes after, and takes nothing.
    game.play('allied', 'search', 'fox').play('allied', 'done').play('central', 'raid', 'emden').dice(5).play('central', 'done');
    expect(game.asks).toBe('night-approach');
    game.dice(1).play('allied', 'wait');
    expect(game.rolls()).toEqual(['search: everything', 'raid: -2']);
  });
});

describe('what helps and hinders a search', () => {
  test('CW-5.71a one more if every ship has speed 2 or 2+', () => {
    expect(needs(['weymouth'], blockader)).toBe(4);
    expect(needs(['weymouth', 'fox'], blockader)).toBe(5);
    expect(needs(['asakaze-1', 'weymouth'], blockader)).toBe(4);
  });

  test('CW-5.71a a ship slowed by damage counts as she is', () => {
    const game = table().fleet('allied', SEA, ['weymouth'], blockader).fleet('central', SEA, ['leipzig']);
    game.ship('weymouth', { slowed: 1 });
    expect(lookWith(game, 'weymouth', 4).state.contacts).toEqual([]);
  });

  test('CW-5.71b one more with a leader', () => {
    const game = table().fleet('allied', SEA, ['inflexible', 'canopus'], blockader).fleet('central', SEA, ['leipzig']);
    game.leader('Sturdee', 'allied', 'inflexible');
    expect(lookWith(game, 'inflexible', 4).state.contacts).toHaveLength(1);
  });

  test('CW-5.71c two more against ships on station', () => {
    const found = (post: 'station' | 'blockade', die: number) => {
      const game = table().fleet('allied', SEA, ['fox'], { post }).fleet('central', SEA, ['leipzig']).run(search);
      game.play('central', 'search', 'leipzig').play('central', 'done').dice(die).play('allied', 'done');
      return game.state.contacts.length;
    };
    expect([found('station', 3), found('station', 2)]).toEqual([1, 0]);
    expect(found('blockade', 4)).toBe(0);
  });

  test('CW-5.71d, CW-5.5p two more for a blockade against a force that coals or takes shells at the port', () => {
    const atPort = (act: 'coal' | 'ammunition' | 'stay'): FleetFields => ({ order: { act, to: null } });
    expect(needs(['fox'], blockader, {}, atPort('coal'))).toBe(3);
    expect(needs(['fox'], blockader, {}, atPort('ammunition'))).toBe(3);
    expect(needs(['fox'], blockader, {}, { ...atPort('coal'), hidden: true })).toBe(4);
    expect(needs(['fox'], blockader, {}, atPort('stay'))).toBe(5);
    expect(needs(['fox'], {}, {}, atPort('coal'))).toBe(4);
  });

  test('CW-5.71e one more with more than twenty ships, those of a piece counted one by one', () => {
    const many = (count: number): ShipId[] => ['fox', ...Array.from({ length: count - 1 }, (_, n) => `asakaze-${n + 1}`)];
    expect(needs(many(21), blockader)).toBe(4);
    expect(needs(many(20), blockader)).toBe(5);
  });

  test('CW-5.71f one more with an intercept mission', () => {
    expect(needs(['fox'])).toBe(4);
  });

  test('CW-5.71g one more for ships on station', () => {
    expect(needs(['fox'], { post: 'station' })).toBe(4);
  });

  test('CW-5.71h one more with a seaplane carrier, but not in a storm', () => {
    expect(needs(['fox', 'wakamiya'], blockader)).toBe(4);
    expect(needs(['fox', 'wakamiya'], blockader, { storms: [SEA] })).toBe(6);
  });

  test('CW-5.71i one less for destroyers and torpedo boats alone', () => {
    // Fast, on no mission that helps, and small: five again.
    expect(needs(['river-1', 'river-2'], blockader)).toBe(5);
    expect(needs(['river-1', 'weymouth'], blockader)).toBe(4);
  });

  test('CW-5.71j one less in a storm', () => {
    expect(needs(['fox'], {}, { storms: [SEA] })).toBe(5);
  });

  test('CW-5.71k one less against a raider off the map', () => {
    expect(needs(['fox'], {}, {}, { hidden: true })).toBe(5);
  });

  test('CW-5.72a an unmodified six finds everybody, whatever is against it', () => {
    const game = table({ storms: [SEA] })
      .fleet('allied', SEA, ['river-1'], blockader)
      .fleet('central', SEA, ['emden'], { hidden: true });
    expect(lookWith(game, 'river-1', 6).state.contacts).toHaveLength(1);
  });

  test('CW-5.72b it is a surprise sighting, and a six made by modifiers is none', () => {
    const game = table().fleet('allied', SEA, ['weymouth']).fleet('central', SEA, ['emden']);
    expect(lookWith(game, 'weymouth', 6).state.contacts).toMatchObject([{ surprise: ['allied'] }]);
    const other = table().fleet('allied', SEA, ['weymouth']).fleet('central', SEA, ['emden']);
    expect(lookWith(other, 'weymouth', 5).state.contacts).toMatchObject([{ surprise: [] }]);
  });

  test('CW-5.72b it is the surprise of whoever rolled the six, and the other’s search without one leaves it so', () => {
    const surprises = (allied: number, central: number) => {
      const game = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden']).run(search);
      game.play('allied', 'search', 'fox').play('allied', 'done').play('central', 'search', 'emden').dice(allied, central);
      return game.play('central', 'done').state.contacts.map(({ finders, surprise }) => [finders.length, ...surprise]);
    };
    expect(surprises(6, 5)).toEqual([[2, 'allied']]);
    expect(surprises(5, 6)).toEqual([[2, 'central']]);
    expect(surprises(6, 6)).toEqual([[2, 'allied', 'central']]);
  });
});

describe('before the dice fall', () => {
  const odds = (game: TestTable, side: Side, fleet: FleetId) => game.run(search).prospects(side, 'search', fleet);
  const fox = (fields: FleetFields = {}) => table().fleet('allied', SEA, ['fox'], fields);

  test('CW-5.7b the odds are those of who lies open there, and of a raider off the map, whether there is one or not', () => {
    const unseen = { 'a raider off the map': 2 / 6 };
    expect(odds(fox(), 'allied', 'fox')).toEqual(unseen);
    expect(odds(fox().fleet('central', SEA, ['emden'], { hidden: true }), 'allied', 'fox')).toEqual(unseen);
    expect(odds(fox().fleet('central', SEA, ['emden']), 'allied', 'fox')).toEqual({ 'the marker': 3 / 6, ...unseen });
  });

  test('CW-5.71d a blockade reads what it would see in port, and not who is there', () => {
    const game = () => fox(blockader).fleet('central', SEA, ['emden'], { order: { act: 'coal', to: null } });
    expect(odds(game(), 'allied', 'fox')).toEqual({
      'the marker': 2 / 6,
      'the marker, if it is in port': 4 / 6,
      'a raider off the map': 1 / 6,
      'a raider off the map, if it is in port': 3 / 6,
    });
  });

  test('CW-5.71c Central ships read the odds against ships on station and against markers', () => {
    const game = fox({ post: 'station' }).fleet('allied', SEA, ['sydney']).fleet('central', SEA, ['leipzig']);
    expect(odds(game, 'central', 'leipzig')).toEqual({ 'the ships on station': 4 / 6, 'the marker': 2 / 6 });
  });

  test('CW-15.3b an empty marker finds nobody', () => {
    const game = table({}, { decoys: 'on' }).fleet('allied', SEA, [], { decoy: true, name: 'decoy' });
    expect(odds(game, 'allied', 'decoy')).toEqual({ 'a raider off the map': 0 });
  });

  test.each<[rule: string, FleetId, Partial<State>, FleetFields, readonly ShipId[]]>([
    ['CW-10.32a', 'kent', {}, { order: { act: 'coal', to: null } }, ['kent']],
    ['CW-12.3', 'bruix', {}, {}, ['bruix']],
    ['CW-11.8b', 'anzac-slow-1', {}, { post: 'station' }, ['anzac-slow-1']],
    ['CW-5.5e', 'anzac-slow-1', {}, { mission: 'transport' }, ['anzac-slow-1']],
  ])('%s is the reason why %s cannot search', (rule, fleet, changes, fields, ships) => {
    const game = table(changes).fleet('allied', 'madeira', ships, fields).run(search);
    expect([game.offered('allied', 'search'), game.whyNot('allied', 'search', fleet)?.rule]).toEqual([[], rule]);
  });

  test('CW-5.83, CW-4.4a, CW-5.7a who has declared, who is another’s, and who has nobody to look for cannot search either', () => {
    const game = fox().fleet('central', 'madeira', ['emden']).run(search).play('allied', 'search', 'fox');
    expect(game.whyNot('allied', 'search', 'fox')?.rule).toBe('CW-5.83');
    expect(game.whyNot('allied', 'search', 'emden')).toEqual(game.whyNot('allied', 'search', 'nobody'));
    expect(game.whyNot('allied', 'search', 'emden')?.rule).toBe('CW-4.4a');
    expect(game.whyNot('central', 'search', 'emden')?.rule).toBe('CW-5.7a');
  });

  test('CW-4.4a what a side has declared is in its draft, and in its question', () => {
    const game = fox().fleet('central', SEA, ['emden']).run(search).play('allied', 'search', 'fox');
    const question = game.question('allied');
    expect(question.draft).toEqual({ search: ['fox'], raid: [] });
    expect(question.prompt(game.view('allied'))).toMatch(/To search: Fox \(Fox\)\.$/);
    expect(game.question('central').draft).toEqual({ search: [], raid: [] });
  });
});

test('CW-5.7b a search that would have found anybody tells the searcher, and him alone, that nobody is there', () => {
  const game = lookWith(table().fleet('allied', SEA, ['fox']), 'fox', 6);
  expect([game.told('nobody-there', 'allied'), game.told('nobody-there', 'central')]).toMatchObject([[{ fleet: 'fox', area: SEA }], []]);
  expect(lookWith(table().fleet('allied', SEA, ['fox']), 'fox', 4).told('nobody-there')).toEqual([]);
  expect(lookWith(table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden']), 'fox', 6).told('nobody-there')).toEqual([]);
});

describe('coming up by night', () => {
  const found = (finders: readonly Side[]) =>
    table()
      .fleet('allied', SEA, ['fox'])
      .fleet('central', SEA, ['emden'])
      .contact('fox', 'emden', { finders: [...finders] });

  /** The step of the phase that asks for it. */
  const night = () => search.steps.find(({ name }) => name === 'night-approaches') ?? search;

  test('CW-5.73a who found the enemy may roll once more: night on four or more', () => {
    expect(found(['allied']).run(night()).dice(4).play('allied', 'approach').state.contacts).toMatchObject([{ night: ['allied'] }]);
    expect(found(['allied']).run(night()).dice(3).play('allied', 'approach').state.contacts).toMatchObject([{ night: [] }]);
    expect(found(['allied']).run(night()).play('allied', 'wait').state.contacts).toMatchObject([{ night: [] }]);
  });

  test('CW-5.73a the odds are even, and one’s own fleet is called by its name, the enemy’s by its marker', () => {
    const game = found(['allied']).run(night());
    expect(game.prospects('allied', 'approach', '')).toEqual({ 'by night': 3 / 6 });
    expect(game.question('allied').prompt(game.view('allied'))).toMatch(/^Yellow Sea, Fox \(Fox\) and Central marker \d+\. Try/);
  });

  test('CW-5.73a that it is tried everybody reads: of one’s own fleet by its name, of another by its marker', () => {
    const game = found(['allied']).run(night()).dice(4).play('allied', 'approach');
    const who = (reader: Side) => game.told('night-approach', reader).map(({ token, area }) => [token, area]);
    expect([who('allied'), who('central')]).toEqual([[['fox', SEA]], [[game.at('fox').token, SEA]]]);
    expect(game.read('central').flatMap(({ what, about }) => (what.kind === 'roll' ? [about] : []))).toEqual([null]);
  });

  test('CW-5.73c both may try where both have found the enemy', () => {
    const game = found(['allied', 'central']).run(night()).dice(6).play('allied', 'approach').dice(5).play('central', 'approach');
    expect(game.state.contacts).toMatchObject([{ night: ['allied', 'central'] }]);
    expect(game.finished).toBe(true);
  });
});

describe('several fleets', () => {
  test('CW-5.74a each searches for itself', () => {
    const game = table().fleet('allied', SEA, ['fox']).fleet('allied', SEA, ['chatham']).fleet('central', SEA, ['emden']).run(search);
    game.play('allied', 'search', 'fox').play('allied', 'search', 'chatham').play('allied', 'done').dice(1, 5).play('central', 'done');
    expect(game.state.contacts.map(({ allied }) => allied)).toEqual(['chatham']);
  });

  test('CW-5.74b a fleet may meet several enemies, each of them once', () => {
    const game = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['emden']).fleet('central', SEA, ['leipzig']).run(search);
    game.play('allied', 'search', 'fox').play('allied', 'done').play('central', 'search', 'emden').dice(5, 6).play('central', 'done');
    expect(game.state.contacts.map(({ allied, central }) => [allied, central])).toEqual([
      ['fox', 'emden'],
      ['fox', 'leipzig'],
    ]);
  });

  test('CW-5.75 a raider that searches is put on the map before the dice fall', () => {
    const game = table().fleet('allied', SEA, ['fox'], blockader).fleet('central', SEA, ['leipzig'], { hidden: true }).run(search);
    game.play('allied', 'search', 'fox').play('allied', 'done').play('central', 'search', 'leipzig').dice(5, 1).play('central', 'done');
    expect(game.at('leipzig')).toMatchObject({ hidden: false, seenIn: 3 });
    expect(game.state.contacts).toMatchObject([{ finders: ['allied'] }]);
  });

  test('CW-11.1a one that comes into sight to search could not be declined', () => {
    const lost = (hidden: boolean): number => {
      const game = table().fleet('allied', SEA, ['fox']).fleet('central', SEA, ['leipzig'], { hidden }).run(search);
      game.play('central', 'search', 'leipzig').play('central', 'done').dice(1).play('allied', 'done');
      return game.state.points.allied;
    };
    expect([lost(true), lost(false)]).toEqual([0, -1]);
  });

  test('CW-5.5e, CW-5.5d an escort does not search, and is found with its convoy alone', () => {
    const game = table().fleet('allied', SEA, ['indian-slow-1'], { mission: 'transport', name: 'convoy' });
    game.fleet('allied', SEA, ['fox'], { mission: 'escort', charge: 'convoy' }).fleet('central', SEA, ['emden']).run(search);
    expect(game.offered('allied', 'search')).toEqual([]);
    game.play('allied', 'done').play('central', 'search', 'emden').dice(6).play('central', 'done');
    expect(game.state.contacts.map(({ allied }) => allied)).toEqual(['convoy']);
    expect(game.state.points.allied).toBe(0);
  });
});
