/** What a data pack changes, the game goes by: rules, view, captain and board. */
import { describe, expect, test } from 'vitest';
import { anyAnswer, FastDice, Game, recordOf, replay } from '../../../kernel/index.ts';
import { playGame } from '../../../lab/index.ts';
import { TWO_AGAINST_ONE } from '../../../test/two-against-one.ts';
import { headline } from '../board/account.ts';
import { areaInWords } from '../board/words.ts';
import { captain } from '../bot/index.ts';
import type { Area } from '../data/areas.ts';
import { writtenCampaign } from '../data/campaign.ts';
import { BUILT_IN, neighbours } from '../data/data.ts';
import { dataFor } from '../data/pack.ts';
import { cruiserWarfare } from '../index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { auto } from '../kind.ts';
import { conclusion } from '../rules/conclusion.ts';
import { callConvoys } from '../rules/convoys.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { reinforcements } from '../rules/reinforcements.ts';
import { shipLost } from '../rules/scoring.ts';
import { search } from '../rules/search.ts';
import { centralSetUp } from '../rules/setup.ts';
import { storms } from '../rules/weather.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const packOf = (parts: object) => ({ game: 'cruiser-warfare', name: 'Test', ...parts });
const tableWith = (parts: object, changes: Partial<State> = {}): TestTable => table(changes, {}, dataFor(packOf(parts)));

const COAL = { order: { act: 'coal', to: null } } as const;

describe('the map of a pack', () => {
  const without = (area: Area, gone: Area) => ({ links: neighbours(BUILT_IN, area).filter((each) => each !== gone) });
  const PARTED = {
    areas: {
      'caroline-islands': without('caroline-islands', 'dutch-east-indies'),
      'dutch-east-indies': without('dutch-east-indies', 'caroline-islands'),
    },
  };

  test('CW-5.1a nobody sails by a link that is gone, by hand or by written order', () => {
    const game = tableWith(PARTED).fleet('allied', 'caroline-islands', ['minotaur']).fleet('central', 'caroline-islands', ['emden']);
    game.run(moveFleets);
    expect(game.offered('allied', 'move')).toEqual(PARTED.areas['caroline-islands'].links.map((area) => `minotaur ${area}`));
    const plots = game.run(allOrders).play('allied', 'done').ordersFor('central', 'emden', 'plot');
    expect(plots).toContain('emden solomons');
    expect(plots).not.toContain('emden dutch-east-indies');
  });

  test('CW-10.3a the Allies coal where the pack has coal for them', () => {
    const orders = (parts: object) =>
      tableWith(parts).fleet('allied', 'cocos-island', ['minotaur']).run(allOrders).ordersFor('allied', 'minotaur', 'work');
    expect([orders({}), orders({ areas: { 'cocos-island': { coal: true } } })]).toEqual([[], ['minotaur coal']]);
  });

  test('CW-5.8 a raid goes by the trade of the pack', () => {
    const hopes = (trade: number) =>
      tableWith({ areas: { samoa: { trade } } })
        .fleet('central', 'samoa', ['nurnberg'])
        .run(search)
        .prospects('central', 'raid', 'nurnberg');
    expect(hopes(6)).toEqual({ 'one prize': 0, 'two or more': 0 });
    expect(hopes(2)).toEqual({ 'one prize': 1 / 6, 'two or more': 3 / 6 });
  });

  test('CW-11.6a storms come on the total of the pack', () => {
    const game = tableWith({ areas: { samoa: { storm: 2 } } })
      .dice(1, 1)
      .run(storms);
    expect(game.state.storms).toContain('samoa');
  });

  test('CW-10.6b the Etappe may lay in coal where the pack has room for it', () => {
    const secrets = { ...table().state.secrets, etappenDue: 1 };
    const game = tableWith({ areas: { azores: { etappe: true } } }, { turn: 0, secrets }).run(centralSetUp);
    expect(game.offered('central', 'etappe')).toContain('azores');
  });
});

describe('the ships of a pack', () => {
  const EMDEN = { ships: { emden: { hull: { boxes: 4 }, fuel: { boxes: 20 }, points: 9, speed: '1' } } };

  test('CW-10.31 she fills the bunkers that she has', () => {
    const game = tableWith(EMDEN).fleet('central', 'yellow-sea', ['emden'], COAL);
    expect(game.piece('emden').fuel).toBe(20);
    expect(game.fuel('emden', 4).run(conclusion).piece('emden').fuel).toBe(20);
  });

  test('CW-14.0a she is worth the points of the pack', () => {
    const lose = auto('test', 'CW-14.0a', (g) => shipLost(g, 'emden', 'sunk', null));
    expect(tableWith(EMDEN).fleet('central', 'coronel', ['emden']).run(lose).state.points.allied).toBe(9);
  });

  test('CW-5.71a a slow ship does not help a search', () => {
    const finds = (parts: object): number =>
      tableWith(parts)
        .fleet('allied', 'samoa', ['yarmouth'])
        .fleet('central', 'samoa', ['leipzig'])
        .run(search)
        .play('allied', 'search', 'yarmouth')
        .play('allied', 'done')
        .dice(3)
        .play('central', 'done').state.contacts.length;
    expect([finds({}), finds({ ships: { yarmouth: { speed: '1' } } })]).toEqual([1, 0]);
  });

  test('CW-8.42 more than three quarters of the hull that she has', () => {
    const game = tableWith(EMDEN).fleet('central', 'samoa', ['emden']);
    game.ship('emden', { hull: 3 });
    // Three of her four boxes are not more than three quarters: no die is thrown for her.
    game.run(moveFleets).play('allied', 'done').play('central', 'done');
    expect(game.rolls()).toEqual([]);
  });
});

describe('the campaign of a pack', () => {
  const { forces, ...rest } = writtenCampaign(BUILT_IN);
  const changed = (id: string, change: object) => ({
    campaign: { ...rest, forces: forces.map((group) => (group.id === id ? { ...group, ...change } : group)) },
  });
  const others = (id: string) => forces.map((group) => group.id).filter((each) => each !== id);

  test('CW-13.0 a group comes when and where the pack has it, with the ships that it has', () => {
    const late = changed('tahiti', { coming: { with: 'turn', turn: 5 }, areas: ['samoa'], ships: ['montcalm', 'new-zealand'] });
    const game = tableWith(late, { turn: 4, arrived: others('tahiti') }).run(reinforcements);
    expect(game.state.fleets).toEqual([]);
    game.state.turn = 5;
    expect(game.run(reinforcements).state.fleets).toMatchObject([{ area: 'samoa', side: 'allied' }]);
    expect(game.aboard('new-zealand')).toEqual(['montcalm', 'new-zealand']);
  });

  test('CW-12.42 nothing holds ships that the pack leaves free', () => {
    const ways = (parts: object) => tableWith(parts).fleet('allied', 'bonin-islands', ['kongo']).run(moveFleets).offered('allied', 'move');
    expect(ways({})).not.toContain('kongo caroline-islands');
    expect(ways(changed('bonin-islands', { bond: null }))).toContain('kongo caroline-islands');
  });

  test('CW-12.2b only who would come with Italy stays away with her', () => {
    const game = tableWith(changed('marco-polo', { ships: ['moltke'] }), { turn: 1 }).fleet('central', 'samoa', ['emden', 'marco-polo']);
    expect(game.run(conclusion).aboard('emden')).toEqual(['emden', 'marco-polo']);
  });

  test('CW-11.8a a convoy gathers where the pack has it', () => {
    const game = tableWith({ convoys: { anzac: { from: 'coral-sea', to: 'madeira', fast: 2, slow: 0 } } })
      .dice(1)
      .run(callConvoys);
    expect(game.state.fleets).toMatchObject([{ area: 'coral-sea', mission: 'transport' }]);
    expect(game.aboard('anzac-fast-1')).toEqual(['anzac-fast-1', 'anzac-fast-2']);
  });
});

const BATTLE = { ...TWO_AGAINST_ONE, ships: { emden: { hull: { boxes: 4 } } } };

const gameWith = (parts: object, scenario: string, seed = 'packs') =>
  new Game(cruiserWarfare, { scenario, options: {}, seed, dice: 'fast', pack: packOf(parts) }, { chain: true });

describe('a battle of a pack', () => {
  test('CW-BATTLE its ships meet, with the sheets of the pack', () => {
    const game = gameWith(BATTLE, 'my-battle');
    const [emden] = game.view('central').battle?.pieces.flatMap(({ ships }) => ships ?? []) ?? [];
    expect([emden?.sheet.id, emden?.sheet.hull.boxes]).toEqual(['emden', 4]);
    expect(game.state.ships.filter(({ fate }) => fate === 'afloat').map(({ id }) => id)).toEqual(['melbourne', 'sydney', 'emden']);
    expect(headline(game.view('central'), game.data)).toMatch(/^Two against one/);
  });

  test('CW-3.2 it has the switches of a battle, and none of the war', () => {
    const settings = { scenario: 'my-battle', seed: 'x', dice: 'fast', pack: packOf(BATTLE) } as const;
    expect(new Game(cruiserWarfare, { ...settings, options: { combat: 'basic' } }).state.basic?.pieces).toHaveLength(3);
    expect(() => new Game(cruiserWarfare, { ...settings, options: { decoys: 'on' } })).toThrow('makes no difference in scenario');
  });

  test('nobody else has it', () => {
    expect(() => gameWith({}, 'my-battle')).toThrow("has no scenario 'my-battle'");
  });
});

describe('played to the end', () => {
  test.each([
    ['a battle', BATTLE, 'my-battle', {}],
    ['a campaign', { areas: { samoa: { trade: 0 } }, ships: BATTLE.ships }, 'campaign', { combat: 'basic' }],
  ] as const)('%s of a pack, by captains, with every law kept', (_, parts, scenario, options) => {
    const settings = { scenario, options, seed: 'captains', dice: 'fast', pack: packOf(parts) } as const;
    const { game, failure } = playGame({ ruleset: cruiserWarfare, settings, bots: [captain, captain], laws: scenario !== 'campaign' });
    expect([failure, game?.ending !== null]).toEqual([null, true]);
    expect(game?.ruleset.laws(game.state, game.data)).toEqual([]);
  });

  const step = (game: Game<CruiserWarfare>, chance: FastDice): void => {
    const [question] = game.questions;
    if (question) game.apply(anyAnswer(question, (of) => chance.draw(of)));
  };

  test('two games with packs of their own do not disturb each other, and their records give them again', () => {
    const other = { ...BATTLE, ships: { emden: { hull: { boxes: 12 }, speed: '1' } } };
    const alone = [BATTLE, other].map((parts) => {
      const game = gameWith(parts, 'my-battle');
      for (const chance = new FastDice('picks'); !game.finished; ) step(game, chance);
      return game;
    });
    const together = [BATTLE, other].map((parts) => ({ game: gameWith(parts, 'my-battle'), chance: new FastDice('picks') }));
    while (together.some(({ game }) => !game.finished)) for (const { game, chance } of together) if (!game.finished) step(game, chance);
    expect(together.map(({ game }) => game.hash())).toEqual(alone.map((game) => game.hash()));
    expect(alone.map((game) => replay(cruiserWarfare, recordOf(game)).hash())).toEqual(alone.map((game) => game.hash()));
    expect(alone[0]?.hash()).not.toBe(alone[1]?.hash());
  });
});

describe('captain and board', () => {
  const COALING = { areas: { 'cocos-island': { coal: true } } };

  test('CW-10.3a the captain coals where the pack lets him', () => {
    const answer = (parts: object) => {
      const game = tableWith(parts).fleet('allied', 'cocos-island', ['minotaur']).fuel('minotaur', 2).run(allOrders);
      const { data } = game;
      return captain
        .sit()
        .decide({ side: 'allied', data, question: game.question('allied'), view: () => game.view('allied'), chance: () => 0 });
    };
    expect(answer(COALING)).toMatchObject({ verb: 'work', target: ['minotaur', 'coal'] });
    expect(answer({})).toMatchObject({ verb: 'done' });
  });

  test('the board says of an area what the pack says', () => {
    const game = tableWith({ areas: { 'cocos-island': { coal: true, trade: 1, storm: 12 } } });
    expect(areaInWords(game.data, game.view('allied'), 'cocos-island')).toBe('Cocos Island, trade 1, storm on 12');
  });
});
