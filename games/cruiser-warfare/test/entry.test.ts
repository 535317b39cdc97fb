import { describe, expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { BUILT_IN } from '../data/data.ts';
import { auto } from '../kind.ts';
import { conclusion } from '../rules/conclusion.ts';
import { britainEnters, dutchEnter, enter, japanEnters } from '../rules/entry.ts';
import { markersLeft } from '../rules/fleet.ts';
import { allOrders } from '../rules/orders.ts';
import { hasCentralPort, hasGermanPort } from '../rules/ports.ts';
import { forcesOf, isAlarmed, isDue, reinforcements } from '../rules/reinforcements.ts';
import { tsingtao } from '../rules/tsingtao.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

const NOBODY = { britain: 1, japan: 0, dutch: 0, italy: 0 };
const names = (state: State): string[] => state.fleets.map(({ area, post }) => `${area} ${post}`);
/** A game in which only what is due now has not come. */
const later = (changes: Partial<State>, options = {}) => {
  const game = table(changes, options);
  for (const group of forcesOf(BUILT_IN, game.state)) if (group.coming.with === 'start') game.state.arrived.push(group.id);
  return game;
};

describe('Japan', () => {
  test('CW-12.41 from II August a four brings her in', () => {
    expect(table({ turn: 1 }).run(japanEnters).rolls()).toEqual([]);
    expect(table({ turn: 2 }).dice(3).run(japanEnters).state.entered.japan).toBe(0);
    const game = table({ turn: 2 }).dice(4).run(japanEnters);
    expect(game.state.entered.japan).toBe(2);
    expect(game.told('entered', 'central')).toEqual([{ type: 'entered', who: 'japan' }]);
  });

  test('CW-12.41 her ships appear at once, and those without a marker on station', () => {
    const game = later({ turn: 2, entered: { ...NOBODY, japan: 2 } }, { decoys: 'on' });
    for (let place = 0; place < 16; place++) game.fleet('allied', 'azores', [], { decoy: true, name: `decoy-${place}` });
    game.run(reinforcements);
    expect(names(game.state).filter((name) => name.endsWith('station')).length).toBeGreaterThan(0);
    expect(markersLeft(game.state, 'allied')).toBe(0);
  });

  test('CW-12.43 the siege begins three turns after her entry, and a one ends it', () => {
    const siege = (turn: number) => table({ turn, entered: { ...NOBODY, japan: 4 } });
    expect(siege(6).run(tsingtao).rolls()).toEqual([]);
    expect(siege(7).dice(2).run(tsingtao).state.tsingtaoFell).toBe(0);
    const game = siege(7).dice(1).run(tsingtao);
    expect(game.state).toMatchObject({ tsingtaoFell: 7, freeing: 4 });
    expect(hasGermanPort(game.state, 'yellow-sea')).toBe(false);
    expect(hasGermanPort(game.state, 'solomons')).toBe(true);
    expect(game.run(tsingtao).rolls()).toEqual(['tsingtao: falls']);
  });
});

describe('the Netherlands', () => {
  test('CW-12.1a they come in with the next Weather Phase, and their ships with them', () => {
    const game = later({ turn: 4, dutchProvoked: true }).run(dutchEnter).run(reinforcements);
    expect(game.state.entered.dutch).toBe(4);
    expect(game.at('de-zeven-provincien')).toMatchObject({ area: 'dutch-east-indies', post: 'marker' });
  });

  test('CW-12.1a on station if there is no marker, and with nobody else', () => {
    const game = later({ turn: 4, entered: { ...NOBODY, dutch: 4 } }, { decoys: 'on' });
    game.fleet('allied', 'dutch-east-indies', ['sydney']);
    for (let place = 0; place < 17; place++) game.fleet('allied', 'azores', [], { decoy: true, name: `decoy-${place}` });
    game.run(reinforcements);
    expect(game.at('de-zeven-provincien').post).toBe('station');
    expect(game.aboard('sydney')).toEqual(['sydney']);
  });
});

describe('Italy', () => {
  const endOfFirst = (italy: boolean) => {
    const game = table({ turn: 1 });
    game.state.secrets.italy = italy;
    return game.run(conclusion);
  };

  test('CW-12.2a what she does is told at the end of I August', () => {
    expect(endOfFirst(true).told('entered', 'allied')).toEqual([{ type: 'entered', who: 'italy' }]);
    expect(endOfFirst(false).told('italy-neutral', 'allied')).toHaveLength(1);
    const later = table({ turn: 2 });
    expect(later.run(conclusion).read()).toEqual([]);
  });

  test('CW-12.2b if she joins, Marco Polo comes out in II August, and there is coal at Massawa', () => {
    const game = endOfFirst(true);
    expect(hasCentralPort(game.state, 'arabian-sea')).toBe(true);
    expect(game.state.fleets).toEqual([]);
    for (const group of forcesOf(BUILT_IN, game.state)) if (group.coming.with === 'start') game.state.arrived.push(group.id);
    game.state.turn = 2;
    expect(game.run(reinforcements).at('marco-polo')).toMatchObject({ area: 'bonin-islands', side: 'central', hidden: false });
  });

  test('CW-12.2b if not, she never does', () => {
    const game = endOfFirst(false);
    expect(game.ship('marco-polo').fate).toBe('home');
    expect(hasCentralPort(game.state, 'arabian-sea')).toBe(false);
  });

  /** As many Central fleets off the map, the last of them in the area named. */
  const hiddenFleets = (count: number, area: Area, changes: Partial<State>) => {
    const game = later(changes, { decoys: 'on' });
    for (let place = 1; place < count; place++) game.fleet('central', 'coronel', [], { decoy: true, hidden: true, name: `decoy-${place}` });
    return game.fleet('central', area, ['emden'], { hidden: true });
  };

  test.each([true, false])('CW-12.2b a marker is kept for Marco Polo until Italy has spoken, whatever she will say: %s', (italy) => {
    const decoys = (count: number, turn: number) => {
      const game = hiddenFleets(count, 'yellow-sea', { turn });
      game.state.secrets.italy = italy;
      return game.run(allOrders).play('allied', 'done').ordersFor('central', 'emden', 'decoy');
    };
    expect([decoys(8, 1), decoys(9, 1)]).toEqual([['emden'], []]);
    expect([decoys(9, 2), decoys(10, 2)]).toEqual([['emden'], []]);
  });

  test('CW-12.2b, CW-5.5k her coming tells the Allies nothing of raiders off the map: they see a marker', () => {
    const seenOf = (area: Area) => {
      const game = hiddenFleets(9, area, { turn: 2, entered: { ...NOBODY, italy: 1 } }).run(reinforcements);
      expect(game.at('marco-polo')).toMatchObject({ area: 'bonin-islands', pieces: ['marco-polo'] });
      expect(game.told('reinforced', 'central')).toContainEqual(expect.objectContaining({ name: 'Marco Polo' }));
      return [game.view('allied'), game.read('allied').map(({ what }) => what)];
    };
    expect(seenOf('bonin-islands')).toEqual(seenOf('central-pacific'));
    expect(JSON.stringify(seenOf('bonin-islands'))).not.toContain('Marco Polo');
    const game = hiddenFleets(9, 'bonin-islands', { turn: 2, entered: { ...NOBODY, italy: 1 } }).run(reinforcements);
    expect(game.told('appeared', 'allied')).toMatchObject([{ side: 'central', area: 'bonin-islands', token: game.at('marco-polo').token }]);
  });
});

describe('reinforcements', () => {
  test('CW-13.0 they come in the Weather Phase of their turn, with a marker', () => {
    const early = later({ turn: 1 }).run(reinforcements);
    expect(early.ship('duke-of-edinburgh').fate).toBe('waiting');
    const game = later({ turn: 2 }).run(reinforcements);
    expect(game.at('duke-of-edinburgh')).toMatchObject({ area: 'arabian-sea', post: 'marker', mission: 'intercept' });
    expect(game.told('reinforced', 'central')).toMatchObject([{ area: 'arabian-sea' }]);
    expect(game.run(reinforcements).told('reinforced')).toHaveLength(1);
  });

  test('CW-13.0 without a marker with a fleet that is there, but not with one that is tied down', () => {
    const crowded = (...there: string[]) => {
      const game = later({ turn: 13 }, { decoys: 'on' });
      game.fleet('allied', 'madeira', there);
      for (let place = 0; place < 17; place++) game.fleet('allied', 'azores', [], { decoy: true, name: `decoy-${place}` });
      return game.run(reinforcements);
    };
    expect(crowded('carnarvon').aboard('defence')).toEqual(['carnarvon', 'defence']);
    expect(crowded('bruix').at('defence').post).toBe('station');
  });

  test('CW-13.0-AR-STURDEE two British armoured cruisers sunk or fifty points bring Sturdee', () => {
    expect(
      later({ turn: 5, cruisersSunk: 1, points: { allied: 0, central: 49 } })
        .run(reinforcements)
        .ship('invincible').fate,
    ).toBe('waiting');
    const game = later({ turn: 5, cruisersSunk: 2 }).run(reinforcements);
    expect(game.at('invincible').area).toBe('bay-of-biscay');
    expect(game.state.leaders).toMatchObject([{ name: 'Sturdee', side: 'allied' }]);
    expect(
      later({ turn: 5, points: { allied: 0, central: 50 } })
        .run(reinforcements)
        .ship('invincible').fate,
    ).toBe('afloat');
  });

  test('CW-13.0-AR-STURDEE, CW-15.5-C6 with the sixth variant of the Central Powers he comes at once', () => {
    const fate = (central: '5' | '6') =>
      later({ turn: 1, variants: { allied: 'none', central } })
        .run(reinforcements)
        .ship('invincible').fate;
    expect([fate('5'), fate('6')]).toEqual(['waiting', 'afloat']);
  });

  test('CW-13.0-AR-STURDEE points that one side does not know of do not bring him', () => {
    const game = later({ turn: 5, points: { allied: 0, central: 50 } });
    game.state.unseen.central.central = 1;
    expect(isAlarmed(game.state)).toBe(false);
  });
});

describe('Plan B', () => {
  const PLAN_B = { 'plan-b': 'on' };
  const OUT = { britain: 0, japan: 0, dutch: 0, italy: 0 };
  const planB = (changes: Partial<State> = {}) => table({ entered: { ...OUT }, ...changes }, PLAN_B);
  const dueAt = (state: State): string[] =>
    forcesOf(BUILT_IN, state)
      .filter((group) => isDue(state, group))
      .flatMap(({ ships }) => ships);

  test('CW-15.2a no ship of Britain or the dominions at the start, but the French who would have sailed with them', () => {
    const { state } = planB({ turn: 0 });
    const ships = dueAt(state);
    expect(ships).toEqual(expect.arrayContaining(['dupleix', 'conde', 'descartes', 'friant', 'montcalm', 'askold']));
    for (const id of ['minotaur', 'australia', 'niobe', 'berwick', 'good-hope', 'philomel']) expect(ships).not.toContain(id);
  });

  test('CW-15.2a from II August a three brings her in, and her ships with her', () => {
    expect(planB({ turn: 1 }).run(britainEnters).rolls()).toEqual([]);
    expect(planB({ turn: 2 }).dice(2).run(britainEnters).state.entered.britain).toBe(0);
    const game = planB({ turn: 2 }).dice(3).run(britainEnters);
    expect(game.state.entered.britain).toBe(2);
    expect(dueAt(game.state)).toEqual(expect.arrayContaining(['minotaur', 'australia', 'niobe']));
  });

  test('CW-15.2a who finds no marker then lies on station, but may have one in the same turn', () => {
    const game = planB({ turn: 4, entered: { ...OUT, britain: 4 } })
      .dice(1, 1)
      .run(reinforcements);
    game.play('allied', 'place', 'arabian-sea').run(allOrders);
    const { id } = game.at('clio');
    expect([game.at('clio').post, game.ordersFor('allied', id, 'recall')]).toEqual(['station', []]);
    game.play('allied', 'station', 'rainbow');
    expect(game.ordersFor('allied', id, 'recall')).toEqual(['clio new']);
    expect(game.ordersFor('allied', game.at('rainbow').id, 'recall')).toEqual([]);
  });

  test('CW-15.2b Japan is rolled for two turns after Britain’s entry, and not before', () => {
    const rolls = (turn: number, britain: number) =>
      planB({ turn, entered: { ...OUT, britain } })
        .dice(...(britain > 0 && turn >= britain + 2 ? [1] : []))
        .run(japanEnters)
        .rolls();
    expect(rolls(9, 0)).toEqual([]);
    expect(rolls(5, 4)).toEqual([]);
    expect(rolls(6, 4)).toEqual(['japanese-entry: peace']);
  });

  test('CW-15.2d ten Allied markers until she comes in, eighteen then', () => {
    const game = planB();
    expect(markersLeft(game.state, 'allied')).toBe(10);
    game.state.entered.britain = 3;
    expect(markersLeft(game.state, 'allied')).toBe(18);
  });

  test('CW-15.2e the French Atlantic Squadron is free from the start', () => {
    expect(planB().state.frenchReleased).toBe(true);
    expect(table().state.frenchReleased).toBe(false);
  });

  test('CW-15.2f nine French cruisers on II August, where the Allied player says', () => {
    const game = planB({ turn: 2 });
    for (const group of forcesOf(BUILT_IN, game.state)) if (group.coming.with === 'start') game.state.arrived.push(group.id);
    game.run(reinforcements);
    expect(game.offered('allied', 'place')).toEqual(['bay-of-biscay', 'arabian-sea']);
    game.play('allied', 'place', 'arabian-sea');
    expect(game.aboard('gloire')).toHaveLength(9);
    expect(game.at('gloire').area).toBe('arabian-sea');
    expect(dueAt(table({ turn: 2 }).state)).not.toContain('gloire');
  });

  test('CW-15.2g British reinforcements wait for losses or fifty points scored after her entry', () => {
    const game = planB({ turn: 14, points: { allied: 0, central: 20 } });
    game.run(auto('test', 'CW-15.2g', (g) => enter(g, 'britain')));
    expect(game.state.pointsBeforeEntry).toBe(20);
    game.state.points.central = 69;
    expect(dueAt(game.state)).not.toContain('defence');
    game.state.points.central = 70;
    expect(dueAt(game.state)).toEqual(expect.arrayContaining(['defence', 'albion', 'duke-of-edinburgh', 'invincible']));
    game.state.points.central = 20;
    game.state.cruisersSunk = 2;
    expect(dueAt(game.state)).toContain('defence');
  });
});
