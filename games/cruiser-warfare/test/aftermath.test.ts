import { describe, expect, test } from 'vitest';
import { hexAt } from '../../../chart/hex.ts';
import { auto } from '../kind.ts';
import { remove, shipOf } from '../rules/fleet.ts';
import { lender } from '../rules/lender.ts';
import type { Post, Side } from '../state.ts';
import { BASIC, fought, leaves, met, partedBy } from './meetings.ts';
import type { FleetFields, TestTable } from './table.ts';
import { table } from './table.ts';

/** Who is asked whether to pursue, all other questions being answered with done. */
const asked = (game: TestTable): string[] => {
  const sides: string[] = [];
  while (!game.finished) {
    const [side] = game.asked;
    if (side !== 'allied' && side !== 'central') break;
    if (game.asks === 'pursue') sides.push(side);
    game.play(side, game.asks === 'pursue' ? 'let-go' : 'done');
  }
  return sides;
};

describe('afterwards', () => {
  test('CW-7.36 a battle costs every ship that was in it a box of coal', () => {
    const game = fought(met({}, {}), leaves('central'));
    expect([game.piece('minotaur').fuel, game.piece('emden').fuel]).toEqual([22, 12]);
  });

  test('CW-7.36 without a map too', () => {
    const game = partedBy(met(), 'allied', 'central');
    expect([game.piece('minotaur').fuel, game.piece('emden').fuel]).toEqual([22, 12]);
    expect(game.at('emden').fought).toBe(true);
  });

  test('CW-7.34c the owner of a cripple may take her out of the war, for half her value', () => {
    const game = met({}, {});
    game.ship('minotaur', { hull: 3 });
    fought(game, leaves('central'));
    expect(game.play('central', 'done').offered('allied', 'withdraw')).toEqual(['minotaur']);
    game.play('allied', 'withdraw', 'minotaur');
    expect(game.state.points.central).toBe(7);
    expect(game.told('lost', 'central')).toMatchObject([{ ship: 'minotaur', how: 'withdrawn' }]);
  });

  test('CW-7.34c a sound ship may not be, and a German cripple costs half, not double', () => {
    const game = met({}, {});
    game.ship('emden', { slowed: 1 });
    fought(game, leaves('central'));
    expect(game.offered('central', 'withdraw')).toEqual(['emden']);
    game.play('central', 'withdraw', 'emden').play('central', 'done');
    expect(game.state.points.allied).toBe(2);
    expect(game.offered('allied', 'withdraw')).toEqual([]);
  });

  test('CW-7.27b what was seen is remembered, and so is what was known before', () => {
    const game = met({}, {});
    const { token } = game.at('emden');
    game.state.known.allied = [{ token, ships: ['emden'], turn: 2 }];
    fought(game, ({ battle }) => {
      for (const piece of battle?.pieces ?? []) piece.known = false;
    });
    expect(game.state.known.allied).toEqual([{ token, ships: ['emden'], turn: 3 }]);
    expect(game.state.known.central).toEqual([]);
  });
});

test('CW-14.0b hits on a ship that lies face down score for an enemy who is not told', () => {
  const hit = (known: boolean): TestTable => {
    const game = met({}, {});
    return fought(game, ({ battle }) => {
      for (const piece of battle?.pieces ?? []) piece.known = known;
    });
  };
  const mark = auto('test', 'CW-14.0b', (g) => lender.boxes(g, 'emden', 1));
  const unseen = hit(false).run(mark);
  expect([unseen.state.points.allied, unseen.view('allied').points.allied, unseen.view('central').points.allied]).toEqual([1, 0, 1]);
  expect(hit(true).run(mark).view('allied').points.allied).toBe(1);
});

describe('the Royal Navy', () => {
  test('CW-11.1b nobody sunk and a British ship the first to leave: as many points as there are British ships', () => {
    const game = table().fleet('allied', 'coral-sea', ['minotaur', 'hampshire', 'montcalm', 'british-collier-1']);
    game.fleet('central', 'coral-sea', ['emden']).contact('minotaur', 'emden').dice(1, 1, 1);
    expect(fought(game, leaves('allied')).state.points).toEqual({ allied: -2, central: 0 });
  });

  test('CW-11.1b not if a Frenchman or a collier was the first, or a German', () => {
    for (const first of ['montcalm', 'british-collier-1', 'emden']) {
      const game = table().fleet('allied', 'coral-sea', ['minotaur', 'montcalm', 'british-collier-1']);
      game.fleet('central', 'coral-sea', ['emden']).contact('minotaur', 'emden').dice(1, 1);
      fought(game, (state) => {
        leaves('allied')(state);
        if (state.battle) state.battle.firstOut = [first];
      });
      expect([first, game.state.points.allied]).toEqual([first, 0]);
    }
  });

  test('CW-11.1b a British ship that leaves in company is as much the first as those with her', () => {
    const game = table().fleet('allied', 'coral-sea', ['minotaur', 'montcalm']);
    game.fleet('central', 'coral-sea', ['emden']).contact('minotaur', 'emden').dice(1);
    fought(game, (state) => {
      leaves('allied')(state);
      if (state.battle) state.battle.firstOut = ['montcalm', 'minotaur'];
    });
    expect(game.state.points.allied).toBe(-1);
  });

  test('CW-11.1b not if anybody has been sunk', () => {
    const game = met({}, {}).fleet('central', 'coral-sea', ['dresden']);
    fought(game, (state) => {
      leaves('allied')(state);
      shipOf(state, 'emden').sunk = true;
      for (const piece of state.battle?.pieces ?? []) piece.hex = null;
    });
    expect(game.state.points.allied).toBe(0);
  });

  test('CW-11.1b without a map, if the Allies alone broke off', () => {
    const slow = (...leaving: Side[]) => {
      const game = table({}, BASIC).fleet('allied', 'coral-sea', ['sydney']).fleet('central', 'coral-sea', ['nurnberg']);
      return partedBy(game.contact('sydney', 'nurnberg'), ...leaving).state.points.allied;
    };
    expect([slow('allied'), slow('allied', 'central')]).toEqual([-1, 0]);
  });
});

describe('pursuit', () => {
  test('CW-5.53a the enemy has left the map: he may be pursued, and he may not pursue', () => {
    expect(asked(fought(met({}, {}), leaves('central')))).toEqual(['allied']);
    expect(asked(fought(met({}, {}), leaves('allied')))).toEqual(['central']);
  });

  test('CW-5.53a out of sight of each other, either may', () => {
    const game = fought(met({}, {}), ({ battle }) => {
      for (const piece of battle?.pieces ?? []) piece.hex = hexAt(piece.side === 'allied' ? 0 : 5, 0);
    });
    expect(asked(game)).toEqual(['central', 'allied']);
  });

  test('CW-5.53a nothing came of it any more: either may', () => {
    expect(asked(fought(met({}, {}), ({ battle }) => void Object.assign(battle ?? {}, { quiet: 3 })))).toEqual(['central', 'allied']);
  });

  test('CW-5.53a who lets the enemy go gives up an older pursuit too', () => {
    const game = met({}, {});
    game.at('minotaur').pursuit = { quarry: 'emden', marker: game.at('emden').token, turns: 1, caught: true };
    fought(game, leaves('central')).play('central', 'done').play('allied', 'done').play('allied', 'let-go');
    expect(game.at('minotaur').pursuit).toBeNull();
  });

  test('CW-5.5d escorts whose convoy is sunk still meet whoever else has found it', () => {
    const convoyAfter = (...toFight: number[]) => {
      const game = table()
        .fleet('allied', 'coral-sea', ['anzac-fast-1'], { mission: 'transport', name: 'convoy' })
        .fleet('allied', 'coral-sea', ['minotaur'], { mission: 'escort', charge: 'convoy', hidden: true })
        .fleet('central', 'coral-sea', ['emden'])
        .fleet('central', 'coral-sea', ['scharnhorst']);
      game.contact('convoy', 'emden').contact('convoy', 'scharnhorst').dice(1);
      fought(game, (state) => {
        leaves('central')(state);
        remove(state, 'anzac-fast-1', 'gone');
        state.toFight = toFight;
      });
      asked(game);
      return game.state.fleets.filter(({ id }) => id === 'convoy').length;
    };
    expect([convoyAfter(1), convoyAfter()]).toEqual([1, 0]);
  });

  test('CW-5.53a after any battle without a map', () => {
    expect(asked(partedBy(met(), 'allied', 'central'))).toEqual(['central', 'allied']);
  });

  test('CW-5.53a a fleet without a marker, or an escort on its own, is asked but cannot', () => {
    const offered = (fields: FleetFields): string[] => {
      const game = table().fleet('allied', 'tasman-sea', ['anzac-slow-1'], { mission: 'transport', name: 'convoy' });
      game.fleet('allied', 'coral-sea', ['sydney'], fields).fleet('central', 'coral-sea', ['emden']).contact('sydney', 'emden');
      return fought(game, leaves('central')).play('central', 'done').play('allied', 'done').offered('allied');
    };
    expect(offered({})).toEqual(['pursue', 'let-go']);
    expect(offered({ post: 'station' })).toEqual(['let-go']);
    expect(offered({ mission: 'escort', charge: 'convoy' })).toEqual(['let-go']);
  });

  test('CW-5.53a ships on station and blockaders are no quarry, for they do not move', () => {
    const hunters = (post: Post): string[] => {
      const game = table().fleet('allied', 'solomons', ['sydney'], { post }).fleet('central', 'solomons', ['emden']);
      return asked(fought(game.contact('sydney', 'emden'), leaves('allied')));
    };
    expect([hunters('marker'), hunters('station'), hunters('blockade')]).toEqual([['central'], [], []]);
  });

  test('CW-5.53c the odds are those of the speeds that were seen; of what was not seen it is said what a five asks for', () => {
    const odds = (hunter: string, seen: boolean) => {
      const game = table().fleet('allied', 'yellow-sea', [hunter]).fleet('central', 'yellow-sea', ['emden']).contact(hunter, 'emden');
      fought(game, (state) => {
        leaves('central')(state);
        for (const piece of state.battle?.pieces ?? []) piece.known = seen;
      });
      return game.play('central', 'done').play('allied', 'done').prospects('allied', 'pursue', '');
    };
    expect(odds('asakaze-1', true)).toEqual({ 'holds on': 2 / 6 });
    expect(odds('minotaur', true)).toEqual({ 'holds on': 1 / 6 });
    expect(odds('minotaur', false)).toEqual({ 'holds on': 1 / 6, 'holds on if all are faster': 1 / 6 });
    expect(odds('asakaze-1', false)).toEqual(odds('minotaur', false));
  });

  test('CW-5.53b it holds for two turns; the Allies announce it, a raider does not', () => {
    const game = fought(met({}, {}), leaves('central')).play('central', 'done').play('allied', 'done').play('allied', 'pursue');
    expect(game.at('minotaur').pursuit).toEqual({ quarry: 'emden', marker: game.at('emden').token, turns: 2, caught: false });
    expect(game.told('pursuit-declared', 'central')).toHaveLength(1);
    const other = fought(met({}, {}), leaves('allied')).play('central', 'done').play('allied', 'done').play('central', 'pursue');
    expect(other.told('pursuit-declared', 'allied')).toEqual([]);
  });
});
