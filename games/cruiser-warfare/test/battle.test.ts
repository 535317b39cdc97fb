import { describe, expect, test } from 'vitest';
import { tacticalPhase } from '../rules/battle.ts';
import { BASIC, fought, met, open } from './meetings.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

describe('which battles', () => {
  const several = () =>
    table({}, BASIC)
      .fleet('allied', 'bay-of-bengal', ['minotaur'])
      .fleet('allied', 'bay-of-bengal', ['hampshire'])
      .fleet('central', 'bay-of-bengal', ['emden'])
      .contact('minotaur', 'emden')
      .contact('hampshire', 'emden');

  test('CW-5.74c the Central Powers settle the whole order before anybody’s ships are shown', () => {
    const game = several().run(tacticalPhase);
    expect([game.asks, game.asked, game.offered('central', 'fight')]).toEqual(['order-of-battles', ['central'], ['0', '1']]);
    game.play('central', 'fight', 1);
    expect(game.state).toMatchObject({ fighting: 1, toFight: [0] });
    expect(game.state.basic).toBeNull();
    expect(game.asks).toBe('before-battle');
  });

  test('CW-4.5 a battle is announced by the two markers, before anybody’s ships are shown', () => {
    const game = met().run(tacticalPhase);
    const { token: allied } = game.at('minotaur');
    const { token: central } = game.at('emden');
    expect(game.told('battle')).toEqual([{ type: 'battle', area: 'bay-of-bengal', allied, central }]);
    expect(game.state.basic).toBeNull();
  });

  test('CW-3.1a of an enemy ship in battle nothing is seen but what battle did to her', () => {
    const game = open(met());
    game.ship('emden', { hullHopeless: true, scored: 3, scoredUnseen: 2, refit: 'tertiary', rounds: 7 });
    const enemy = game.view('allied').basic?.pieces.find(({ side }) => side === 'central');
    const [emden] = enemy?.ships ?? [];
    expect(emden?.rounds).toBeNull();
    expect(Object.keys(emden?.damage ?? {}).sort()).toEqual(
      ['primary', 'secondary', 'tertiary', 'hull', 'mount', 'launched', 'slowed', 'halved', 'engines', 'starved', 'sunk'].sort(),
    );
  });

  test('CW-5.74c of a single battle nothing is asked', () => {
    expect(met().run(tacticalPhase).asks).toBe('before-battle');
  });

  test('CW-5.74b a force fights again if it is still there, and takes its damage along', () => {
    const game = several().run(tacticalPhase).play('central', 'fight', 0);
    game.play('central', 'done').play('allied', 'done');
    expect(game.state.basic?.pieces.map(({ id }) => id)).toEqual(['minotaur', 'emden']);
    game.ship('emden', { hull: 1 });
    while (game.state.fighting === 0) {
      for (const side of game.asked)
        if (side === 'allied' || side === 'central') {
          const verb = game.offered(side).find((option) => ['done', 'break-off', 'keep-range', 'let-go'].includes(option));
          game.play(side, verb ?? '');
        }
    }
    expect(game.state.fighting).toBe(1);
    expect(game.ship('emden').hull).toBe(1);
  });

  test('CW-5.74b and does not if nothing of it is left', () => {
    const game = several().run(tacticalPhase).play('central', 'fight', 0).play('central', 'scuttle', 'emden').play('central', 'done');
    game.play('allied', 'done');
    expect(game.finished).toBe(true);
    expect(game.state).toMatchObject({ fighting: null, toFight: [] });
  });

  test('CW-8.4c before the guns open fire either side may scuttle', () => {
    const game = met().run(tacticalPhase).play('central', 'scuttle', 'emden').play('central', 'done').play('allied', 'done');
    expect(game.finished).toBe(true);
    expect(game.state.points.allied).toBe(8);
    expect(game.state.fleets.map(({ id }) => id)).toEqual(['minotaur']);
  });
});

describe('how it is fought', () => {
  test('CW-6.0 without a map, if that was chosen, and then both fleets are open to view', () => {
    const game = open(met());
    expect(game.state.battle).toBeNull();
    expect(game.view('allied').basic?.pieces.every(({ ships }) => ships !== null)).toBe(true);
  });

  test('CW-3.2 else on the map', () => {
    const game = met({}, {}).run(tacticalPhase).play('central', 'done').dice(4).play('allied', 'done');
    expect(game.state.basic).toBeNull();
    expect(game.state.battle?.pieces).toHaveLength(2);
  });

  test('CW-5.5f an escort fights with its convoy, and counts with it', () => {
    const game = table({}, BASIC)
      .fleet('allied', 'coral-sea', ['anzac-fast-1'], { mission: 'transport', name: 'convoy' })
      .fleet('allied', 'coral-sea', ['sydney'], { mission: 'escort', charge: 'convoy' })
      .fleet('allied', 'coral-sea', ['melbourne'])
      .fleet('central', 'coral-sea', ['emden'])
      .contact('convoy', 'emden')
      .dice(1);
    open(game);
    expect(game.state.basic?.pieces.map(({ ships, role }) => `${ships[0]} ${role}`)).toEqual(
      expect.arrayContaining(['anzac-fast-1 convoy', 'sydney escort', 'emden raider']),
    );
    expect(game.state.basic?.pieces).toHaveLength(3);
  });

  test('CW-5.5g an escort in another area does not', () => {
    const game = table({}, BASIC)
      .fleet('allied', 'coral-sea', ['anzac-fast-1'], { mission: 'transport', name: 'convoy' })
      .fleet('allied', 'tasman-sea', ['sydney'], { mission: 'escort', charge: 'convoy' })
      .fleet('central', 'coral-sea', ['emden'])
      .contact('convoy', 'emden');
    expect(open(game).state.basic?.pieces).toHaveLength(2);
  });

  /** What the first roll for the initiative took into account. The counters are mixed before it. */
  const initiativeOf = (game: TestTable, counters: number) => {
    game.run(tacticalPhase).play('central', 'done');
    game.dice(...Array<number>(counters - 2).fill(1), 4).play('allied', 'done');
    return game.entries.flatMap(({ what }) => (what.kind === 'roll' && what.check.name === 'initiative' ? [what.facts] : []))[0];
  };

  test('CW-11.5 the nations of each force are counted, the dominions as British', () => {
    const game = table()
      .fleet('allied', 'coral-sea', ['sydney', 'minotaur', 'montcalm', 'askold'])
      .fleet('central', 'coral-sea', ['emden', 'kaiserin-elisabeth'])
      .contact('sydney', 'emden');
    expect(initiativeOf(game, 6)).toMatchObject({ alliedNations: 3, centralNations: 2 });
  });

  test('CW-11.93 a leader who counts is there when the initiative is rolled for', () => {
    const leaders = (...ships: string[]) => {
      const game = table().fleet('allied', 'coral-sea', ['sydney']).fleet('central', 'coral-sea', ships, { name: 'raiders' });
      return initiativeOf(game.leader('Müller', 'central', 'emden').contact('sydney', 'raiders'), 1 + ships.length);
    };
    expect(leaders('emden')).toMatchObject({ alliedLeader: false, centralLeader: true });
    expect(leaders('emden', 'scharnhorst')).toMatchObject({ alliedLeader: false, centralLeader: false });
  });

  test('CW-10.8 a Central ship that has fired in twenty rounds has nothing left to fire', () => {
    const game = table({}, BASIC).fleet('allied', 'coral-sea', ['sydney']).fleet('central', 'coral-sea', ['scharnhorst']);
    game.contact('sydney', 'scharnhorst');
    game.ship('scharnhorst', { rounds: 20 });
    game.ship('sydney', { rounds: 20 });
    open(game);
    expect([game.asks, game.asked]).toEqual(['gunnery', ['central']]);
    expect(game.offered('central')).toEqual(['done']);
    game.play('central', 'done');
    expect(game.offered('allied', 'fire')).toHaveLength(1);
  });
});

describe('weather', () => {
  const stormy = (options: Record<string, string>) => met({ storms: ['bay-of-bengal'] }, options);

  test('CW-7.8 a storm marker is a storm', () => {
    expect(fought(stormy({}), () => {}).state.battle).toMatchObject({ weather: 'storm', profile: 'cruiser-warfare' });
  });

  test.each([
    [1, 'clear'],
    [2, 'mist'],
    [3, 'fog'],
    [4, 'squall'],
    [5, 'storm'],
    [6, 'gale'],
  ])('CW-15.1 by the secret storm a %i is %s on the spot', (die, weather) => {
    const game = fought(stormy({ 'secret-storm': 'on' }).dice(die), () => {});
    expect(game.state.battle).toMatchObject({ weather, profile: 'secret-storm' });
  });

  test('CW-15.1 nothing is rolled where there is no storm', () => {
    expect(fought(met({}, { 'secret-storm': 'on' }), () => {}).rolls()).toEqual([]);
  });

  test.each([
    [3, 'long'],
    [4, 'short'],
  ] as const)('CW-15.1 in basic combat a %i leaves the fleets at %s range', (die, range) => {
    const game = stormy({ ...BASIC, 'secret-storm': 'on' })
      .run(tacticalPhase)
      .play('central', 'done')
      .dice(die)
      .play('allied', 'done');
    expect(game.state.basic?.range).toBe(range);
  });
});
