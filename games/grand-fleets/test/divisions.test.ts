/** GF-13 (ours): divisions of boats: what they are, how they form and part, and how they move. */
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../data/pack.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import { collisions } from '../rules/collisions.ts';
import { whyOutOfCommand } from '../rules/command.ts';
import { transfers } from '../rules/command-phase.ts';
import { isBoat, piecesOf } from '../rules/divisions.ts';
import { movementPhase } from '../rules/movement.ts';
import { ramming } from '../rules/ramming.ts';
import { divisionsForm, muster, regroup, regrouping } from '../rules/regrouping.ts';
import { setUp } from '../rules/set-up.ts';
import { smokeOrders } from '../rules/smoke-orders.ts';
import { squadronOrders } from '../rules/squadron-orders.ts';
import { movementTold } from '../words/movement.ts';
import { DESTROYER, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { boats, flotilla, ON } from './flotilla.ts';
import { at, battleWith, blue, N, NE, red, S, tableOf } from './table.ts';

const ENEMY = red(MOLTKE, [0, -12], S);
const IDS = ['b1', 'b2', 'b3', 'b4'];
const FOUR = boats(blue, IDS, [0, 0], N);
const ALONE = boats(blue, IDS, [0, 0], N, null);
const LEADER = blue(SOUTHAMPTON, [0, 1], N);

describe('what they are', () => {
  test('GF-13.1 boats are Very Small destroyers and torpedo boats', () => {
    const cards = [DESTROYER, { ...DESTROYER, type: 'destroyer' as const }, { ...DESTROYER, hull: 4 }, SOUTHAMPTON, TIGER];
    expect(cards.map(isBoat)).toEqual([true, true, false, false, false]);
  });

  test('GF-13.2 those of a squadron that lie in one hex form by fours before the battle, and nobody is left to form with herself', () => {
    const five = boats(blue, ['b1', 'b2', 'b3', 'b4', 'b5'], [0, 0], N);
    const game = tableOf(battleWith([LEADER, ...five, ENEMY]), ON).run(divisionsForm);
    expect(game.state.divisions).toEqual([IDS]);
    expect(game.told('regrouped')).toEqual([{ type: 'regrouped', side: 'blue', force: 'British', divisions: [IDS], single: [] }]);
  });

  test('GF-13.2 boats of another squadron, in another hex, of another course or of a later turn form by themselves', () => {
    const berths = [
      ...boats(blue, ['b1', 'b2'], [0, 0], N),
      ...boats(blue, ['b3'], [0, 0], N).map((berth) => ({ ...berth, squadron: 'others' })),
      ...boats(blue, ['b4'], [1, 0], N),
      ...boats(blue, ['b5'], [0, 0], NE),
      ...boats(blue, ['b6'], [0, 0], N).map((berth) => ({ ...berth, arrives: 3 })),
    ];
    const game = tableOf(battleWith([...berths, ENEMY]), ON);
    expect(game.run(divisionsForm).state.divisions).toEqual([['b1', 'b2']]);
  });

  test('GF-13.2 fleets that the players place lie four to a hex, led by their cruiser', () => {
    const seven = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'].flatMap((id, place) => boats(blue, [id], [place, 0], N));
    const game = tableOf(battleWith([LEADER, ...seven, ENEMY]), { ...ON, deployment: 'own' }).run(setUp);
    expect(game.play('blue', 'done').play('red', 'done').state.divisions).toEqual([
      ['b1', 'b2', 'b3'],
      ['b4', 'b5', 'b6', 'b7'],
    ]);
  });

  test('GF-13 without the option every boat is by herself, and nobody is asked', () => {
    const game = tableOf(battleWith([...FOUR, ENEMY]));
    expect([game.run(setUp).state.divisions, game.run(regrouping).finished]).toEqual([[], true]);
  });

  test('GF-13.1 Jutland is fought with a hundred pieces less', () => {
    const battle = BUILT_IN.battles.get('jutland');
    if (!battle) return expect.unreachable();
    const game = tableOf(battle, ON).run(divisionsForm);
    const boatsIn = (pieces: readonly { readonly id: string }[]): number =>
      pieces.filter(({ id }) => battle.berths.some(({ ship, card }) => ship === id && isBoat(card))).length;
    expect([boatsIn(game.state.ships), boatsIn(piecesOf(game.state))]).toEqual([135, 46]);
  });

  const divisionsAt = (side: 'blue' | 'red'): number => {
    const battle = BUILT_IN.battles.get('dogger-bank-flotillas');
    if (!battle) return expect.unreachable();
    const { divisions } = tableOf(battle, ON).run(divisionsForm).state;
    return divisions.filter(([lead]) => beginning(battle, readingsOf({})).ships.some((ship) => ship.id === lead && ship.side === side))
      .length;
  };

  test('GF-18.10.2 the British boats of Dogger Bank are ten divisions', () => {
    expect(divisionsAt('blue')).toBe(10);
  });

  test('GF-18.10.4 the German boats of Dogger Bank are three divisions, and some by themselves', () => {
    expect(divisionsAt('red')).toBe(3);
  });
});

describe('joining and parting', () => {
  test('GF-13.2 boats that lie together join, up to six in a division', () => {
    const game = flotilla([...boats(blue, ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'], [0, 0], N), ENEMY], [IDS, ['b5', 'b6']]).run(regroup);
    expect(game.offered('blue', 'join')).toEqual(['b1 b5', 'b1 b7', 'b5 b1', 'b5 b7', 'b7 b1', 'b7 b5']);
    game.play('blue', 'join', ['b1', 'b5']);
    expect(game.whyNot('blue', 'join', ['b1', 'b7'])?.rule).toBe('GF-13.1');
    game.play('blue', 'done');
    expect(game.state.divisions).toEqual([['b1', 'b2', 'b3', 'b4', 'b5', 'b6']]);
  });

  test('GF-13.2 a boat leaves her division, and one boat is none', () => {
    const game = flotilla([...FOUR, ENEMY], [IDS])
      .run(regroup)
      .play('blue', 'part', ['b1', 'b1']);
    expect(game.offered('blue', 'part')).toEqual(['b2 b2', 'b2 b3', 'b2 b4']);
    game.play('blue', 'part', ['b2', 'b3']).play('blue', 'part', ['b2', 'b2']).play('blue', 'done');
    expect(game.state.divisions).toEqual([]);
    expect(game.told('regrouped')).toEqual([{ type: 'regrouped', side: 'blue', force: 'British', divisions: [], single: IDS }]);
  });

  test('GF-13.2 who lies elsewhere, points elsewhere or is no boat does not join', () => {
    const game = flotilla([...FOUR, ...boats(blue, ['b5', 'b6'], [1, 0], N), LEADER, ENEMY], [IDS]).run(regroup);
    expect([game.whyNot('blue', 'join', ['b1', 'b5'])?.rule, game.whyNot('blue', 'join', ['southampton', 'b1'])?.rule]).toEqual([
      'GF-13.2',
      'GF-13.1',
    ]);
    expect(game.whyNot('blue', 'part', ['b5', 'b6'])?.rule).toBe('GF-13.2');
  });

  test('GF-13.2 what stays as it was is not told again', () => {
    const others = boats(blue, ['b5', 'b6', 'b7', 'b8'], [1, 0], N);
    const game = flotilla([...FOUR, ...others, ENEMY], [IDS, ['b5', 'b6', 'b7', 'b8']]).run(regroup);
    expect(game.says('blue')).toBe('Do boats join a division, or leave one?');
    expect(game.says('blue', 'part', ['b5', 'b8'])).toBe('B8 leaves her division');
    game.play('blue', 'part', ['b5', 'b8']);
    expect(game.says('blue', 'join', ['b8', 'b5'])).toBe('B8: take in B5 and 2 more');
    game.play('blue', 'done');
    expect(game.told('regrouped')).toMatchObject([{ divisions: [['b5', 'b6', 'b7']], single: ['b8'] }]);
    expect(game.state.divisions).toEqual([IDS, ['b5', 'b6', 'b7']]);
  });

  test('GF-13.2 only boats that have another beside them are asked about, and seven are too many', () => {
    const seven = boats(blue, ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'], [0, 0], N);
    const game = flotilla([...seven, ...boats(blue, ['b8'], [3, 0], N), ENEMY], [['b1', 'b2', 'b3', 'b4', 'b5', 'b6']]).run(regroup);
    expect([game.question('blue').pieces, game.offered('blue', 'join')]).toEqual([['b1', 'b7'], []]);
    expect([game.asked, game.whyNot('blue', 'join', ['b7', 'b1'])?.rule]).toEqual([['blue'], 'GF-13.1']);
    expect(flotilla([...boats(blue, ['b1'], [0, 0], N), ENEMY], []).run(regrouping).finished).toBe(true);
  });

  test('GF-13.2 who is gone is mustered out', () => {
    const game = flotilla([...FOUR, ...boats(blue, ['b5', 'b6'], [1, 0], N), ENEMY], [IDS, ['b5', 'b6']]);
    game.ship('b4').fate = 'sunk';
    game.ship('b6').fate = 'left';
    expect(game.run(muster).state.divisions).toEqual([['b1', 'b2', 'b3']]);
  });

  test('GF-13.2 it is told in words', () => {
    const event = { type: 'regrouped', side: 'blue', force: 'British', divisions: [['Tipperary', 'Broke']], single: ['Achates'] } as const;
    expect(movementTold.inWords(event, { ship: String }).words).toBe(
      'Divisions on the British side: Tipperary, Broke; Achates by herself.',
    );
    const many = { ...event, divisions: Array(9).fill(['Tipperary', 'Broke']), single: [] };
    expect(movementTold.inWords(many, { ship: String }).words).toBe('Divisions on the British side: 9, of 18 boats.');
  });

  test('GF-13.2 the captain leaves a lame boat behind and takes in one that keeps up', () => {
    const game = flotilla([...FOUR, ...boats(blue, ['b5'], [0, 0], N), ENEMY], [IDS]);
    game.ship('b3').engines = 3;
    game.run(regroup);
    expect(game.captain('blue')).toEqual({ verb: 'part', target: ['b1', 'b3'] });
    game.play('blue', 'part', ['b1', 'b3']);
    expect(game.captain('blue')).toEqual({ verb: 'join', target: ['b1', 'b5'] });
    game.play('blue', 'join', ['b1', 'b5']);
    expect(game.captain('blue')).toEqual({ verb: 'done' });
  });
});

describe('movement', () => {
  test('GF-13.3 one order moves all of them, as fast as the slowest', () => {
    const game = flotilla([...ALONE, ENEMY], [IDS]);
    game.ship('b3').engines = 2;
    game.run(movementPhase);
    expect(game.question('blue').pieces).toEqual(['b1']);
    expect([game.whyNot('blue', 'order', ['b1', 5])?.rule, game.whyNot('blue', 'order', ['b2', 1])?.rule]).toEqual(['GF-5.2.2', 'GF-13.3']);
    game.play('blue', 'order', ['b1', 1, 'S', 2]).play('blue', 'done').play('red', 'done');
    expect(IDS.map((id) => game.ship(id)).every(({ hex, facing, spent }) => hex === at(2, -3) && facing === NE && spent === 4)).toBe(true);
    expect(game.told('steamed')[0]?.tracks.map(({ ship }) => ship)).toEqual(['b1']);
  });

  test('GF-13.3 a division leaves the board as one', () => {
    const game = flotilla([...boats(blue, IDS, [0, -14], N, null), ENEMY], [IDS]);
    game.run(movementPhase).play('blue', 'order', ['b1', 6, 'off']).play('blue', 'done').play('red', 'done');
    expect(IDS.map((id) => game.ship(id).fate)).toEqual(['left', 'left', 'left', 'left']);
  });

  test('GF-13.3 so it obeys the order of its squadron', () => {
    const game = flotilla([LEADER, ...FOUR, ENEMY], [IDS]);
    game.ship('b4').engines = 4;
    game.run(squadronOrders).play('blue', 'order', ['blue squadron', 'simultaneous', 4]).play('blue', 'done').play('red', 'done');
    expect(IDS.map((id) => game.ship(id).hex)).toEqual([at(0, -2), at(0, -2), at(0, -2), at(0, -2)]);
    expect(game.told('steamed')[0]?.tracks.map(({ ship, order }) => `${ship} ${order}`)).toEqual(['southampton 4', 'b1 2']);
  });

  test('GF-13.3 it is in command if its leading boat is', () => {
    const game = flotilla([LEADER, ...FOUR, ENEMY], [IDS]);
    game.ship('b3').alone = 1;
    expect(IDS.map((id) => whyOutOfCommand(game.battle, game.state, id))).toEqual([null, null, null, null]);
    game.ship('b1').alone = 1;
    expect(IDS.map((id) => whyOutOfCommand(game.battle, game.state, id)?.rule)).toEqual(Array(4).fill('GF-8.3.1a'));
    expect(game.run(transfers).offered('blue', 'transfer')).toEqual(['blue squadron b1']);
  });

  test('GF-13.3 its boats count for the room in a hex, roll one die together and do not collide with each other', () => {
    const mates = boats(blue, ['b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11'], [0, 0], N);
    const game = flotilla([...FOUR, ...mates, ENEMY], [IDS, ['b5', 'b6', 'b7', 'b8', 'b9', 'b10']]);
    game.dice(4, 4, 7, 3, 2, 5, 5).run(collisions);
    expect(game.told('crowded')).toEqual([{ type: 'crowded', ships: ['b1', 'b5', 'b11'], rolls: [4, 4, 7] }]);
    expect(game.told('collided')).toEqual([{ type: 'collided', ships: ['b3', 'b6'], damage: [1, 1], rammed: false }]);
  });

  test('GF-13.3 it rams with its leading boat, and whoever rams it strikes one boat', () => {
    const rammed = flotilla([...FOUR, red(MOLTKE, [0, 0], S)], [IDS])
      .dice(1, 9)
      .run(ramming);
    expect(rammed.told('met')).toEqual([{ type: 'met', ships: ['b1', 'moltke'], totals: [7, 15] }]);
    rammed.dice(2, 9).play('red', 'ram', 'b1');
    expect(rammed.told('collided')).toMatchObject([{ ships: ['moltke', 'b2'] }]);
    const rams = flotilla([...FOUR, red(MOLTKE, [0, 0], S)], [IDS])
      .dice(9, 1)
      .run(ramming)
      .dice(9)
      .play('blue', 'ram', 'moltke');
    expect(rams.told('collided')).toMatchObject([{ ships: ['b1', 'moltke'] }]);
  });

  test('GF-13.3 it makes smoke as one, and uses up all that its boats have', () => {
    const game = flotilla([...FOUR, ENEMY], [IDS], { smoke: 'on' });
    expect(game.run(smokeOrders).offered('blue', 'smoke')).toEqual(['b1 funnel']);
    game.play('blue', 'smoke', ['b1', 'funnel']).play('blue', 'done');
    expect(game.state.smoking.map(({ ship }) => ship)).toEqual(IDS);
  });

  test('GF-13.3 the captain gives a division one order', () => {
    const game = flotilla([...ALONE, red(MOLTKE, [0, -8], S)], [IDS]).run(movementPhase);
    const { verb, target } = game.captain('blue');
    expect([verb, Array.isArray(target) && target[0]]).toEqual(['order', 'b1']);
    game.play('blue', verb, target);
    expect(game.captain('blue')).toEqual({ verb: 'done' });
  });
});
