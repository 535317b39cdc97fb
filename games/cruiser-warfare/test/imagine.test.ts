/** Positions drawn from what one side sees. */
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../bots/index.ts';
import { Game } from '../../../kernel/index.ts';
import { captain } from '../bot/index.ts';
import type { Area } from '../data/areas.ts';
import { writtenCampaign } from '../data/campaign.ts';
import { BUILT_IN, type Data, neighbours } from '../data/data.ts';
import { dataFor } from '../data/pack.ts';
import { imagine, whereabouts } from '../imagine/index.ts';
import { cruiserWarfare } from '../index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { laws } from '../laws.ts';
import { fleetsOf, isTransport, shipOf, shipsIn } from '../rules/fleet.ts';
import type { FleetId, ShipId, Side, State } from '../state.ts';
import { fought } from './meetings.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** A game of captains, and how the next of them answers. */
function begin(scenario: string, seed: string, pack?: object) {
  const options = scenario === 'campaign' ? { combat: 'basic' } : {};
  const game = new Game(cruiserWarfare, { scenario, options, seed, dice: 'fast', pack });
  const players = { allied: captain.sit(), central: captain.sit() };
  const answer = (): void => {
    const [question] = game.questions;
    if (!question) throw new Error('the game is over');
    const { side } = question;
    game.apply(players[side].decide({ side, data: game.data, question, view: () => game.view(side), chance: () => 0 }));
  };
  return { game, answer };
}

/** It goes on until it is told to stop. */
function playUntil(scenario: string, seed: string, isThere: (game: Game<CruiserWarfare>) => boolean): Game<CruiserWarfare> {
  const { game, answer } = begin(scenario, seed);
  while (!isThere(game)) answer();
  return game;
}

const draws = (game: Game<CruiserWarfare>, side: Side, count: number): State[] => {
  const chance = chanceFrom('draws');
  const view = game.view(side);
  return Array.from({ length: count }, () => imagine(view, side, chance, game.data, game.questionFor(side)?.name));
};

const withShip = (state: State, id: ShipId) => state.fleets.find((fleet) => shipsIn(state, fleet).includes(id));
const isAsked = (side: Side, turn: number) => (game: Game<CruiserWarfare>) => game.state.turn === turn && game.questions[0]?.side === side;

test('CW-5.84a who took prizes knows which of them are no more, and the enemy does not', () => {
  const made = table({ turn: 9 });
  const spent = (state: State): ShipId[] =>
    state.ships.filter(({ id, fate }) => id.startsWith('prize-') && fate === 'gone').map(({ id }) => id);
  for (const id of ['prize-3', 'prize-7']) shipOf(made.state, id).fate = 'gone';
  expect(spent(imagine(made.view('central'), 'central', chanceFrom('spent'), made.data))).toEqual(['prize-3', 'prize-7']);
  expect(JSON.stringify(made.view('allied'))).not.toContain('prize-');
});

describe('the truth is among what is drawn', () => {
  test('CW-7.21 which counter is which ship', () => {
    const game = playUntil('coronel', 'deal', ({ state }) => state.battle?.stage === 'edge');
    const side = game.state.battle?.initiative ?? 'allied';
    const dealt = ({ battle }: State) => battle?.pieces.map(({ token, ships }) => `${token} ${ships}`).join();
    expect(draws(game, side, 400).map(dealt)).toContain(dealt(game.state));
  });

  test('CW-12.5 where Spee begins, and with whom', () => {
    const game = playUntil('campaign', 'spee', isAsked('allied', 1));
    const where = (state: State): Area | undefined => withShip(state, 'scharnhorst')?.area;
    const drawn = draws(game, 'allied', 300);
    expect(new Set(drawn.map(where))).toEqual(new Set(BUILT_IN.speeAreas));
    const crew = (state: State): string => {
      const fleet = withShip(state, 'scharnhorst');
      return fleet ? `${fleet.area} ${shipsIn(state, fleet).sort()}` : '';
    };
    expect(drawn.map(crew)).toContain(crew(game.state));
  });

  test('CW-3.1c who is under a marker: with one ship in reach it is she, with several it may be any', () => {
    const game = playUntil('campaign', 'markers', isAsked('allied', 1));
    const drawn = draws(game, 'allied', 60);
    for (const state of drawn) expect(withShip(state, 'konigsberg')?.area).toBe('mozambique-channel');
    const company = (state: State) =>
      fleetsOf(state, 'central')
        .filter(({ area }) => area === 'gulf-of-mexico')
        .map((fleet) => `${fleet.token} ${shipsIn(state, fleet)}`)
        .sort()
        .join();
    expect(drawn.map(company)).toContain(company(game.state));
    expect(new Set(drawn.map(company)).size).toBeGreaterThan(1);
  });

  test('CW-12.2a what Italy will do, until everybody knows', () => {
    const before = playUntil('campaign', 'italy', isAsked('allied', 1));
    expect(new Set(draws(before, 'allied', 60).map(({ secrets }) => secrets.italy)).size).toBe(2);
    const after = playUntil('campaign', 'italy', isAsked('allied', 2));
    for (const { secrets } of draws(after, 'allied', 30)) expect(secrets.italy).toBe(after.state.secrets.italy);
  });

  test('CW-10.6a how many Etappen there are', () => {
    const game = playUntil('campaign', 'etappen', isAsked('allied', 1));
    const due = draws(game, 'allied', 200).map(({ secrets }) => secrets.etappen.length);
    expect(due).toContain(game.state.secrets.etappen.length);
  });

  test('CW-13.0 which liner was drawn for the Arabian Sea', () => {
    const game = playUntil('campaign', 'liners', isAsked('central', 0));
    const liners = ({ pools }: State): string => [...pools.allied].sort().join();
    expect(draws(game, 'central', 400).map(liners)).toContain(liners(game.state));
  });
});

describe('counters that lie face down', () => {
  const faceDown = ({ battle }: State): void => {
    for (const piece of battle?.pieces ?? []) if (piece.side === 'allied') piece.known = false;
  };
  const imaginedBattles = (game: TestTable): State[] => {
    const chance = chanceFrom('face down');
    return Array.from({ length: 30 }, () => imagine(game.view('central'), 'central', chance, BUILT_IN, 'after-battle'));
  };
  const alliedCounters = ({ battle }: State) => battle?.pieces.filter(({ side }) => side === 'allied') ?? [];

  test('CW-11.8a those of a convoy hide its transports first of all', () => {
    const met = table({ turn: 9 }, { combat: 'advanced' })
      .fleet('allied', 'bay-of-bengal', ['indian-slow-1', 'indian-fast-1'], { mission: 'transport' })
      .fleet('central', 'bay-of-bengal', ['emden'])
      .contact('indian-slow-1', 'emden')
      .dice(1);
    for (const state of imaginedBattles(fought(met, faceDown))) {
      const roles = alliedCounters(state).map(({ role, ships }) => (ships.every(isTransport) ? role : `${role} with guns`));
      expect(roles).toContain('convoy');
      expect(['convoy', 'escort with guns']).toEqual(expect.arrayContaining(roles));
    }
  });

  test('CW-11.7a of who lies on the map it is seen how many are left: the others were scuttled', () => {
    const met = table({ turn: 9, arrived: ['south-china-sea'] }, { combat: 'advanced' })
      .fleet('allied', 'south-china-sea', ['minotaur', 'hampshire', 'yarmouth'], { post: 'station' })
      .fleet('central', 'south-china-sea', ['emden'])
      .contact('minotaur', 'emden')
      .dice(1, 1);
    const game = fought(met, faceDown).play('central', 'done').play('allied', 'scuttle', 'hampshire');
    for (const state of imaginedBattles(game)) {
      const fates = alliedCounters(state).flatMap(({ ships }) => ships.map((id) => shipOf(state, id).fate));
      expect(fates.toSorted()).toEqual(['afloat', 'afloat', 'gone']);
      expect(laws(state, BUILT_IN)).toEqual([]);
    }
  });
});

describe('with a data pack', () => {
  const { forces, ...rest } = writtenCampaign(BUILT_IN);
  const pack = {
    game: 'cruiser-warfare',
    name: 'Far from home',
    areas: {
      'chagos-islands': { links: [...neighbours(BUILT_IN, 'chagos-islands'), 'timor-sea'] },
      'timor-sea': { links: [...neighbours(BUILT_IN, 'timor-sea'), 'chagos-islands'] },
    },
    ships: { konigsberg: { fuel: { boxes: 60 }, hull: { boxes: 9 } }, minotaur: { fuel: { boxes: 50 } } },
    convoys: { anzac: { from: 'coral-sea', to: 'madeira', fast: 2, slow: 0 } },
    campaign: {
      ...rest,
      forces: forces.map((group) => (group.id === 'mozambique-channel' ? { ...group, areas: ['chagos-islands'] } : group)),
    },
  };

  test('CW-3.1a what is drawn looks as the true game does, and has the ships and places of the pack', () => {
    const { game, answer } = begin('campaign', 'pack', pack);
    while (!isAsked('allied', 1)(game)) answer();
    for (const state of draws(game, 'allied', 20)) {
      expect(withShip(state, 'konigsberg')?.area).toBe('chagos-islands');
      expect(state.pieces.find(({ id }) => id === 'konigsberg')?.fuel).toBeGreaterThan(50);
    }
    for (; game.state.turn <= 6; answer()) {
      if (game.commands.length % 31 > 0) continue;
      for (const side of cruiserWarfare.sides)
        for (const state of draws(game, side, 2)) {
          expect(JSON.stringify(cruiserWarfare.view(state, side, game.data))).toBe(JSON.stringify(game.view(side)));
          expect(laws(state, game.data)).toEqual([]);
        }
    }
  });

  test('CW-5.1a who is out of sight may have gone by its links', () => {
    const view = table({ turn: 4, lastSeen: [{ token: 'gone', side: 'central', area: 'chagos-islands', turn: 3 }] }).view('allied');
    const mayHaveGone = (data: Data) =>
      whereabouts(data, view)
        .find(({ token }) => token === 'gone')
        ?.chances.has('timor-sea');
    expect([mayHaveGone(BUILT_IN), mayHaveGone(dataFor(pack))]).toEqual([false, true]);
  });
});

test('CW-12.5, CW-5.1a Spee, and whoever has gone out of sight, is where it is thought possible', () => {
  const { game, answer } = begin('campaign', 'whereabouts');
  const markers = new Map<FleetId, string>();
  let looks = 0;
  while (game.state.turn <= 8) {
    const fleets = fleetsOf(game.state, 'central');
    for (const { id, hidden, token } of fleets) if (!hidden) markers.set(id, token);
    const thought = game.commands.length % 7 === 0 ? whereabouts(game.data, game.view('allied')) : [];
    for (const { token, chances } of thought) {
      const fleet = fleets.find(({ id, hidden }) => hidden && (markers.get(id) ?? '') === token);
      if (!fleet) continue;
      looks++;
      expect(chances.get(fleet.area) ?? 0, `${token} in ${fleet.area}`).toBeGreaterThan(0);
      expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
    answer();
  }
  expect(looks).toBeGreaterThan(100);
});
