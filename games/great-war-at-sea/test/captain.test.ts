/** The captain: it answers whatever it is asked, always alike, and from the view alone; and a few things that it must judge right. */
import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../bots/index.ts';
import type { Asked, Command, Kind, Player, Ruleset } from '../../../kernel/index.ts';
import { Game } from '../../../kernel/index.ts';
import { playGame } from '../../../lab/index.ts';
import { playedOut } from '../../../test/playing-out.ts';
import { dangersIn } from '../bot/dangers.ts';
import { errandsFor, type Mission } from '../bot/errands.ts';
import { forceOf, NOBODY, prospectOf } from '../bot/forces.ts';
import { type Friend, friendsOf } from '../bot/friends.ts';
import { partInHolding } from '../bot/holding.ts';
import { outlookOf } from '../bot/hopes.ts';
import { captain } from '../bot/index.ts';
import { placeOf, type Sea, seaOf } from '../bot/sea.ts';
import { suspectsOf } from '../bot/suspects.ts';
import { fuelAfter, withinFuel } from '../bot/thrift.ts';
import { bestVoyage, type Errand, type Outlook } from '../bot/voyage.ts';
import type { Aim, FleetOf, Limit } from '../data/operation.ts';
import { OPERATIONS } from '../data/operations.ts';
import { stepsBetween } from '../data/zones.ts';
import { greatWarAtSea } from '../index.ts';
import type { GreatWarAtSea } from '../kind.ts';
import { isNight } from '../rules/calendar.ts';
import { fieldAt } from '../rules/minefields.ts';
import { orders } from '../rules/orders.ts';
import type { Fleet, Move, Side, Task } from '../state.ts';
import { british, german, operationWith, type TestTable, table, tableOf } from './table.ts';

type Asking = Asked<GreatWarAtSea>;
type Captain = Player<GreatWarAtSea>;

const BASIC = { combat: 'basic' };
const playOut = (scenario: string, seed: string, sit: () => Captain = captain.sit) =>
  playedOut(greatWarAtSea, { scenario, options: BASIC, seed }, sit);

describe('the captain of Great War at Sea', { timeout: 120_000 }, () => {
  test.each(OPERATIONS.map(({ id }) => id))('hands in the first orders of %s, and is never refused', (scenario) => {
    const game = new Game<GreatWarAtSea>(greatWarAtSea, { scenario, options: BASIC, seed: 'lawful', dice: 'fast' });
    const { turn } = game.state;
    for (let [question] = game.questions; question && game.state.turn === turn && question.isOf(orders); [question] = game.questions) {
      const { side } = question;
      const asked = { side, data: game.data, question, view: () => game.view(side), chance: () => 0 };
      expect(game.apply(captain.sit().decide(asked))).toBeNull();
    }
    expect(game.draftedBy('allied')).toEqual([]);
  });

  test.each(['yarmouth-1914', 'convoy-1917'])('plays %s to the end', (scenario) => {
    expect(playOut(scenario, 'whole').result).not.toBe('');
  });

  test('fights on the tactical map too', () => {
    const { questions } = playedOut(greatWarAtSea, { scenario: 'heligoland-1914', options: {}, seed: 'map' }, captain.sit);
    expect(questions).toContain('move');
  });

  test('answers alike whenever it is asked alike, from the view and nothing else', () => {
    const { commands } = playOut('yarmouth-1914', 'alike');
    const blinkered = ({ side, data, question, view, chance }: Asking): Asking => {
      const seen = structuredClone(view());
      return { side, data, question, view: () => seen, chance };
    };
    const sit = (): Captain => ({ decide: (asked) => captain.sit().decide(blinkered(asked)) });
    expect(playOut('yarmouth-1914', 'alike', sit).commands).toEqual(commands);
  });

  test('beats the random player where the towns lie open', () => {
    const ruleset: Ruleset<Kind> = greatWarAtSea;
    const settings = { scenario: 'yarmouth-1914', options: BASIC, dice: 'fast' } as const;
    for (const seed of ['a', 'b', 'c'])
      expect(playGame({ ruleset, settings: { ...settings, seed }, bots: [randomBot, captain] }).game?.ending?.winner).toBe('central');
  });
});

const answer = (game: TestTable, side: Side): Command =>
  captain.sit().decide({ side, question: game.question(side), data: game.data, view: () => game.seenBy(side), chance: () => 0 });

/** All that he writes for his fleets until he hands in; the other side stays where it is. */
function written(game: TestTable, side: Side): Command[] {
  const commands: Command[] = [];
  game.run(orders);
  for (let command = answer(game, side); command.verb !== 'done'; command = answer(game, side)) {
    commands.push(command);
    game.play(side, command.verb, command.target);
  }
  game.play(side, 'done').play(side === 'allied' ? 'central' : 'allied', 'done');
  return commands;
}

const WILHELMSHAVEN = { zone: 'O13', port: 'wilhelmshaven' };
const AT_ROSYTH = { zone: 'K2', port: 'rosyth' };
const BATTLE_CRUISERS = ['seydlitz', 'moltke', 'von-der-tann'];
const GRAND_FLEET = ['iron-duke', 'marlborough', 'benbow', 'king-george-v', 'ajax', 'centurion', 'orion', 'thunderer'];

const zoneOf = ({ zone, plot }: Fleet, moves: number): string => plot.slice(0, moves).reduce((here, { way }) => way.at(-1) ?? here, zone);

describe('missions that are plotted whole', () => {
  test('GW-5.12 a bombardment is written to the end: to the port by daylight, and home into port', () => {
    const raid = german('hipper', 'O13', BATTLE_CRUISERS, { ...WILHELMSHAVEN, mission: 'bombardment' });
    const aims = [{ kind: 'bombard', side: 'central', ports: ['yarmouth'], most: 2, otherwise: 0 }] as const;
    const game = tableOf(operationWith([raid, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims }));
    written(game, 'central');
    const { plot } = game.fleet('hipper');
    const turn = plot.findIndex(({ task }) => task?.do === 'bombard');
    expect(turn).toBeGreaterThan(0);
    expect(isNight(game.war.operation, 1 + turn)).toBe(false);
    expect(plot.at(-1)?.task).toMatchObject({ do: 'port' });
  });

  test('GW-11.1 who lies before two towns shells both of them, though there is no time to go home', () => {
    const raid = german('hipper', 'M5', BATTLE_CRUISERS, { mission: 'bombardment' });
    const aims = [{ kind: 'bombard', side: 'central', ports: ['sunderland', 'hartlepool'], most: 8, otherwise: 0 }] as const;
    const fleets = [raid, british('patrol', 'K2', ['lion'], AT_ROSYTH)];
    const game = tableOf(operationWith(fleets, { aims, turns: { first: 1, last: 2 } }));
    written(game, 'central');
    expect(game.fleet('hipper').plot.map(({ task }) => task)).toEqual([
      { do: 'bombard', port: 'sunderland' },
      { do: 'bombard', port: 'hartlepool' },
    ]);
  });

  test('GW-12.3 mines are laid where they are wanted, by a fleet that lies still for it', () => {
    const layer = german('kolberg', 'O13', ['kolberg'], { ...WILHELMSHAVEN, mission: 'minelaying', mines: 1 });
    const aims = [{ kind: 'mines', side: 'central', zones: ['N9'], points: 3 }] as const;
    const game = tableOf(operationWith([layer, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims }));
    written(game, 'central');
    const fleet = game.fleet('kolberg');
    const turn = fleet.plot.findIndex(({ task }) => task?.do === 'lay');
    expect(zoneOf(fleet, turn + 1)).toBe('N9');
    expect(fleet.plot[turn]?.way).toEqual([]);
  });

  test('GW-10.3 a transport goes where it is bound, and unloads', () => {
    const convoy = british('convoy', 'D9', ['slow-transport'], { mission: 'transport', bound: 'lerwick' });
    const game = tableOf(operationWith([convoy, german('brummer', 'O13', ['brummer'], WILHELMSHAVEN)]));
    written(game, 'allied');
    expect(game.fleet('convoy').plot.at(-1)?.task).toEqual({ do: 'unload', port: 'lerwick' });
  });
});

describe('who may be met', () => {
  const weak = german('light', 'M8', ['stralsund'], { first: 1 });

  test('a weak fleet runs from a strong one that it has met', () => {
    const game = table(british('beatty', 'L7', ['lion', 'tiger', 'princess-royal']), weak);
    game.state.turn = 3;
    game.fleet('beatty', { metIn: 2 });
    game.fleet('light', { metIn: 2, zone: 'M8' });
    game.state.known.central = [{ turn: 2, zone: 'L7', token: 'allied-1', ships: ['lion', 'tiger', 'princess-royal'] }];
    written(game, 'central');
    const from = (zone: string, to: string): number => Number(zone.slice(1)) - Number(to.slice(1));
    expect(from(zoneOf(game.fleet('light'), 1), 'M8')).toBeGreaterThan(0);
  });

  test('a light cruiser stays in port when a battle fleet is outside', () => {
    const cruiser = german('light', 'O13', ['stralsund'], WILHELMSHAVEN);
    const game = table(cruiser, british('jellicoe', 'N11', GRAND_FLEET));
    expect(written(game, 'central')).toEqual([]);
  });

  test('an enemy is no farther than he can have come by now', () => {
    const game = table(british('beatty', 'L7', ['lion']), german('hipper', 'O13', BATTLE_CRUISERS, WILHELMSHAVEN));
    game.state.turn = 1;
    const [suspect] = suspectsOf(game.war, game.seenBy('allied'), 'allied', () => 1);
    const at = (zone: string): number => suspect?.touch(0)[game.war.waters.indexOf(zone)] ?? 0;
    expect(at('O12')).toBeGreaterThan(0);
    expect(at('L7')).toBe(0);
  });
});

const SHELLING = { kind: 'bombard', side: 'central', ports: ['hartlepool'], most: 8, otherwise: 12 } as const;
const HIGH_SEA_FLEET = ['konig', 'kaiser', 'kaiserin', 'thuringen', 'helgoland', 'posen', 'nassau'];
const LIONS = ['lion', 'tiger', 'princess-royal'];

describe('an enemy in port', () => {
  const hunter = german('scheer', 'J4', BATTLE_CRUISERS);
  const fearAt = (first: number, ships: readonly string[]): number => {
    const game = tableOf(operationWith([hunter, british('beatty', 'K2', ships, { ...AT_ROSYTH, first })]));
    const { war } = game;
    const view = game.seenBy('central');
    const [fleet] = view.fleets;
    const suspects = suspectsOf(war, view, 'central', () => 1);
    const force = forceOf(war, view, BATTLE_CRUISERS);
    const now = fleet && outlookOf({ war, sea: seaOf(war), view, fleet, force, suspects, friends: [] })(1);
    return now?.hopes[placeOf(seaOf(war), 'J3')] ?? 0;
  };

  test('is feared before his port, if he is the stronger and has steam up', () => {
    expect(fearAt(1, GRAND_FLEET)).toBeLessThan(-1);
    expect(fearAt(5, GRAND_FLEET)).toBe(0);
    expect(fearAt(1, ['southampton'])).toBeGreaterThanOrEqual(0);
  });
});

describe('what the enemy is out for', () => {
  const raid = german('hipper', 'M6', ['seydlitz'], { mission: 'raid' });
  const hopeWith = (aims: readonly Aim[], friends: readonly Friend[] = [], others: readonly FleetOf[] = []): Float64Array => {
    const game = tableOf(operationWith([british('beatty', 'M4', LIONS), raid, ...others], { aims }));
    const { war } = game;
    const view = game.seenBy('allied');
    const [fleet] = view.fleets;
    const suspects = suspectsOf(war, view, 'allied', () => 1);
    const force = forceOf(war, view, LIONS);
    const now = fleet && outlookOf({ war, sea: seaOf(war), view, fleet, force, suspects, friends })(1);
    return now?.hopes ?? new Float64Array(0);
  };
  const atM4 = (hopes: Float64Array): number => hopes[placeOf(seaOf(duel().war), 'M4')] ?? 0;

  test('GW-18.1 who stops a raid has won what it was to bring', () => {
    expect(atM4(hopeWith([SHELLING]))).toBeGreaterThan(1.3 * atM4(hopeWith([{ ...SHELLING, most: 1, otherwise: 0 }])));
  });

  test('who sails from where a raid does is thought to cover it: who meets the one meets both', () => {
    const hopeBefore = (zone: string): number => atM4(hopeWith([SHELLING], [], [german('scheer', zone, HIGH_SEA_FLEET)]));
    expect(hopeBefore('O13')).toBeGreaterThan(0);
    expect(hopeBefore('M6')).toBeLessThan(0);
  });

  test('a convoy is not left alone, though nobody may be near', () => {
    const convoy: Friend = {
      force: { ...NOBODY, worth: 30 },
      isBound: true,
      placeIn: () => 7,
      isNear: () => false,
      couldReach: () => false,
    };
    expect(hopeWith([], [convoy])[7]).toBeGreaterThan(hopeWith([], [{ ...convoy, isBound: false }])[7] ?? 0);
  });

  test('a raid that has not been heard of is thought to be still on its way', () => {
    const raiders = german('hipper', 'O13', BATTLE_CRUISERS, { ...WILHELMSHAVEN, mission: 'raid' });
    const game = tableOf(operationWith([raiders, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims: [SHELLING] }));
    const { war } = game;
    const dueAt = (turn: number): number => {
      game.state.turn = turn;
      const [suspect] = suspectsOf(war, game.seenBy('allied'), 'allied', () => 1);
      return suspect?.touch(0)[war.waters.indexOf('M4')] ?? 0;
    };
    expect(dueAt(12)).toBeGreaterThan(dueAt(6) / 4);
  });

  test('GW-18.1f a place is kept from the enemy who alone would have it', () => {
    const hold = { kind: 'hold', side: 'central', zones: ['M6'], turn: 3, points: 10 } as const;
    const game = tableOf(operationWith([british('beatty', 'M4', LIONS), raid], { aims: [hold] }));
    expect(errandsFor(missionIn(game, 'allied', LIONS, []))).toMatchObject([{ worth: expect.any(Number), ends: false }]);
  });
});

describe('GW-18.1f waters that both sides want', () => {
  const hold: Aim = { kind: 'hold', side: 'either', zones: ['M6'], turn: 5, points: 10 };
  const gameOf = (...fleets: readonly FleetOf[]): TestTable => tableOf(operationWith([...fleets], { aims: [hold] }));
  const touchOn = (game: TestTable, turn: number): number => {
    const [suspect] = suspectsOf(game.war, game.seenBy('allied'), 'allied', () => 1);
    return suspect?.touch(turn - game.state.turn)[game.war.waters.indexOf('M6')] ?? 0;
  };

  test('the enemy is looked for there until it counts, and no longer', () => {
    const game = gameOf(british('beatty', 'K2', ['lion'], AT_ROSYTH), german('scheer', 'M8', HIGH_SEA_FLEET));
    expect(touchOn(game, 5)).toBeGreaterThan(0.5);
    expect(touchOn(game, 9)).toBeLessThan(touchOn(game, 5) / 2);
  });

  test('he who is far weaker is not thought to go there, but if he has something else to do there he is', () => {
    const weak = [british('jellicoe', 'K2', GRAND_FLEET, AT_ROSYTH), german('hipper', 'M8', ['seydlitz'])] as const;
    const show: Aim = { kind: 'reach', side: 'central', ships: ['seydlitz'], zones: ['M6'], points: 5, leaves: false, by: 'any' };
    const errand = tableOf(operationWith([...weak], { aims: [hold, show] }));
    expect(touchOn(gameOf(...weak), 5)).toBeLessThan(touchOn(errand, 5) / 2);
  });

  const partOf = (ships: readonly string[], enemies: readonly string[], friends: readonly Friend[] = []): number => {
    const game = gameOf(british('beatty', 'M5', ships), german('scheer', 'M8', enemies));
    const { war } = game;
    const view = game.seenBy('allied');
    const fleet = view.fleets[0] ?? game.fleet('none');
    const suspects = suspectsOf(war, view, 'allied', () => 1);
    const sender = { war, sea: seaOf(war), view, fleet, force: forceOf(war, view, ships), suspects, friends };
    return partInHolding(sender, [placeOf(seaOf(war), 'M6')], 5);
  };

  test('who would be beaten there has little hope of them', () => {
    expect(partOf(GRAND_FLEET, ['seydlitz'])).toBeGreaterThan(0.9);
    expect(partOf(['lion'], HIGH_SEA_FLEET)).toBeLessThan(0.5);
  });

  test('where others of ours are written to be, one more ship adds only as much as it helps them', () => {
    const game = gameOf(british('beatty', 'M5', LIONS), german('scheer', 'M8', ['seydlitz']));
    const there = placeOf(seaOf(game.war), 'M6');
    const force = forceOf(game.war, game.seenBy('allied'), LIONS);
    const friend: Friend = { force, isBound: false, placeIn: () => there, isNear: () => false, couldReach: () => true };
    expect(partOf(LIONS, ['seydlitz'], [friend])).toBeLessThan(partOf(LIONS, ['seydlitz']) / 4);
  });
});

const missionIn = (game: TestTable, side: Side, ships: readonly string[], plot: readonly Move[]): Mission => {
  const { war } = game;
  const view = game.seenBy(side);
  const fleet = view.fleets[0] ?? game.fleet('none');
  return { war, sea: seaOf(war), view, fleet, ships, plot, others: [], partInHolding: () => 1 };
};

test('GW-18.1b two raids share the ports of a coast between them', () => {
  const raid = (id: string, ship: string) => german(id, 'M4', [ship], { mission: 'bombardment' });
  const aims = [{ ...SHELLING, ports: ['hartlepool', 'whitby'] }];
  const shelled: Move = { way: [], task: { do: 'bombard', port: 'hartlepool' } };
  const leftWith = (...raids: ReturnType<typeof raid>[]): number => {
    const game = tableOf(operationWith([...raids, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims }));
    return errandsFor(missionIn(game, 'central', ['seydlitz'], [shelled])).length;
  };
  expect(leftWith(raid('hipper', 'seydlitz'))).toBeGreaterThan(0);
  expect(leftWith(raid('hipper', 'seydlitz'), raid('tapken', 'derfflinger'))).toBe(0);
});

test('GW-4.3 a goal that is written for this turn is not reached by who has fallen behind', () => {
  const aims = [{ kind: 'reach', side: 'central', ships: ['seydlitz'], zones: ['M6'], points: 5, leaves: false, by: 'any' }] as const;
  const game = tableOf(operationWith([german('hipper', 'M10', ['seydlitz']), british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims }));
  const openAfter = (...way: string[]): number => errandsFor(missionIn(game, 'central', ['seydlitz'], [{ way, task: null }])).length;
  expect(openAfter('M9', 'M8', 'M7', 'M6')).toBe(1);
  game.fleet('hipper', { zone: 'M8' });
  expect(openAfter('M7', 'M6')).toBe(0);
});

test('GW-11.1a fog may spoil what is written, so a second salvo is worth part of what the first was', () => {
  const raid = german('hipper', 'M4', ['seydlitz'], { mission: 'bombardment' });
  const secondWith = (otherwise: number): number => {
    const game = tableOf(operationWith([raid, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims: [{ ...SHELLING, otherwise }] }));
    const first: Move = { way: [], task: { do: 'bombard', port: 'hartlepool' } };
    return errandsFor(missionIn(game, 'central', ['seydlitz'], [first]))[0]?.worth ?? 0;
  };
  expect(secondWith(12)).toBeGreaterThan(secondWith(0) + 1);
});

test('GW-11.1 what is not done on an enemy coast at once is left: nobody waits before it for another day', () => {
  const raid = german('hipper', 'M4', ['seydlitz'], { mission: 'bombardment' });
  const aims = [{ ...SHELLING, ports: ['hartlepool', 'sunderland'] }];
  const game = tableOf(operationWith([raid, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims }));
  const first: Move = { way: [], task: { do: 'bombard', port: 'hartlepool' } };
  const [errand] = errandsFor(missionIn(game, 'central', ['seydlitz'], [first]));
  expect([1, 2, 3].map((turn) => errand?.canBeDone(turn))).toEqual([true, true, false]);
});

test('GW-18.2 an enemy is not looked for in waters that are closed to him, but before them', () => {
  const raid = german('hipper', 'O13', ['seydlitz'], { ...WILHELMSHAVEN, mission: 'raid' });
  const dueWith = (before: number): Float64Array => {
    const limits = [{ kind: 'barred', fleets: ['hipper'], zones: ['M4', 'M5'], before }] as const;
    const game = tableOf(operationWith([raid, british('beatty', 'K2', ['lion'], AT_ROSYTH)], { aims: [SHELLING], limits }));
    const [suspect] = suspectsOf(game.war, game.seenBy('allied'), 'allied', () => 1);
    return suspect?.touch(6) ?? new Float64Array(0);
  };
  const [open, closed] = [dueWith(1), dueWith(9)];
  const goal = placeOf(seaOf(duel().war), 'M4');
  expect(open[goal]).toBeGreaterThan(0);
  expect(closed[goal]).toBe(0);
  expect(closed.some((chance, place) => chance > (open[place] ?? 0) + 0.05)).toBe(true);
});

test('GW-18.2 who is held lies where he is, and nobody is looked for behind a wall of closed waters', () => {
  const cruisers = british('cruisers', 'I8', ['caledon']);
  const walls = OPERATIONS.flatMap(({ id, limits }) => (id === 'convoy-1917' ? limits.filter(({ kind }) => kind === 'barred') : []));
  const touchWith = (limits: readonly Limit[], ahead: number) => {
    const game = tableOf(operationWith([german('raiders', 'M13', ['brummer'], { port: 'list' }), cruisers], { limits }));
    const [suspect] = suspectsOf(game.war, game.seenBy('central'), 'central', () => 1);
    return (zone: string): number => suspect?.touch(ahead)[placeOf(seaOf(game.war), zone)] ?? 0;
  };
  const held = touchWith([{ kind: 'held', fleets: ['cruisers'], before: 9 }], 5);
  expect([held('I8'), held('H8')]).toEqual([1, 0]);
  const behind = (limits: readonly Limit[]): number => touchWith(limits, 6)('D7');
  expect(behind([])).toBeGreaterThan(0);
  expect(behind(walls.map((wall) => ({ ...wall, fleets: ['cruisers'] })))).toBe(0);
});

test('GW-11.1a who is to shell a town is looked for off it by day, and waits outside for the light', () => {
  const raid = german('hipper', 'O13', BATTLE_CRUISERS, { ...WILHELMSHAVEN, mission: 'bombardment', first: 3 });
  const aims = [{ kind: 'bombard', side: 'central', ports: ['yarmouth'], most: 2, otherwise: 0 }] as const;
  const game = tableOf(operationWith([raid, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims }));
  const [hipper] = suspectsOf(game.war, game.seenBy('allied'), 'allied', () => 1);
  const chanceIn = (turn: number): number => hipper?.touch(turn - 1)[placeOf(seaOf(game.war), 'Q6')] ?? 0;
  expect([6, 7].map((turn) => isNight(game.war.operation, turn))).toEqual([true, false]);
  expect(chanceIn(7)).toBeGreaterThan(10 * chanceIn(6));
});

test('GW-18.1 who has shelled a town has been off it, and is out for what is left of it', () => {
  const aims = [
    { kind: 'bombard', side: 'central', ports: ['yarmouth', 'lowestoft'], most: 8, otherwise: 12 },
    { kind: 'reach', side: 'central', ships: ['seydlitz'], zones: ['Q6'], points: 20, leaves: false, by: 'day' },
  ] as const;
  const raid = german('hipper', 'O13', BATTLE_CRUISERS, { ...WILHELMSHAVEN, mission: 'bombardment' });
  const game = tableOf(operationWith([raid, british('patrol', 'K2', ['lion'], AT_ROSYTH)], { aims }));
  const intent = () => suspectsOf(game.war, game.seenBy('allied'), 'allied', () => 1)[0]?.intent;
  expect(intent()).toBe(8 + 12 + 20);
  game.state.shelled = { yarmouth: 1 };
  expect(intent()).toBe(8);
});

test('by night capital ships fear torpedoes more than they who bring them hope for', () => {
  const game = table(british('beatty', 'L7', LIONS), german('boats', 'M8', [], { ships: [{ vessel: 'v25-class', number: 9 }] }));
  const [own, enemy] = (['allied', 'central'] as const).map((side) =>
    forceOf(
      game.war,
      game.seenBy(side),
      game.war.berths.flatMap((berth) => (berth.side === side ? [berth.id] : [])),
    ),
  );
  const [lions, flotilla] = [own ?? NOBODY, enemy ?? NOBODY];
  expect(prospectOf(lions, flotilla, false, 0)).toBeGreaterThan(0);
  expect(prospectOf(lions, flotilla, true, 0)).toBeLessThan(0);
  expect(prospectOf(flotilla, lions, true, 0)).toBeLessThan(-prospectOf(lions, flotilla, true, 0));
});

test('a fleet that is free to go where it likes is counted on for what is written of it, and no longer', () => {
  const game = table(
    british('beatty', 'L7', LIONS),
    british('tyrwhitt', 'M6', ['arethusa']),
    german('hipper', 'O13', ['seydlitz'], WILHELMSHAVEN),
  );
  const { war } = game;
  const view = game.seenBy('allied');
  const beatty = game.fleet('beatty');
  const [friend] = friendsOf(war, seaOf(war), view, beatty, () => [{ way: ['M7'], task: null }]);
  const places = ['M7', 'M6', 'M9'].map((zone) => placeOf(seaOf(war), zone));
  expect([1, 2].map((turn) => friend?.placeIn(turn))).toEqual([places[0], null]);
  expect([1, 2].map((turn) => places.map((place) => friend?.couldReach(place, turn)))).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});

test('friends who are written to be within two zones are counted on by who can hold out until they come', () => {
  const game = table(
    british('beatty', 'L7', LIONS),
    british('tyrwhitt', 'M6', ['arethusa']),
    german('hipper', 'O13', ['seydlitz'], WILHELMSHAVEN),
  );
  const sea = seaOf(game.war);
  const nearTo = (id: string): (boolean | undefined)[] => {
    const [friend] = friendsOf(game.war, sea, game.seenBy('allied'), game.fleet(id), () => [{ way: ['M7'], task: null }]);
    return ['M7', 'M8', 'M9', 'M10'].map((zone) => friend?.isNear(placeOf(sea, zone), 1));
  };
  expect(nearTo('beatty')).toEqual([false, true, true, false]);
  expect(nearTo('tyrwhitt')).toEqual([false, false, false, false]);
});

test('GW-17.2 submarines are feared for the capital ships that they aim at, whatever sails with them', () => {
  const boats = [{ id: 'line', side: 'central', name: 'Line', zone: 'M6', number: 3, source: 'history' }] as const;
  const fleets = [british('beatty', 'L7', ['lion', 'arethusa']), german('hipper', 'O13', ['seydlitz'], WILHELMSHAVEN)];
  const game = tableOf(operationWith(fleets, { boats }));
  const { war } = game;
  const fears = (...ships: string[]) =>
    dangersIn({ war, sea: seaOf(war), view: game.seenBy('allied'), side: 'allied', ships, dread: 1, raids: false }, 2);
  const fearOf = (...ships: string[]): number => fears(...ships)[war.waters.indexOf('M6')] ?? 0;
  expect(fearOf('arethusa')).toBeGreaterThan(0);
  expect(fearOf('lion', 'arethusa')).toBe(fearOf('lion'));
  expect(fears('lion').filter((fear) => fear > 0)).toHaveLength(1);
});

describe('a port of its own', () => {
  test('takes in a weak fleet that lies off it, when a battle fleet is near', () => {
    const game = table(german('light', 'O13', ['stralsund']), british('jellicoe', 'N11', GRAND_FLEET));
    expect(written(game, 'central')).toContainEqual(expect.objectContaining({ verb: 'task', target: ['light', 'port', 'wilhelmshaven'] }));
  });

  test('GW-5.4c is left in time by a weak fleet if the enemy is out to shell it, and by nobody else', () => {
    const leaves = (ports: readonly string[]): boolean => {
      const raid = german('hipper', 'O13', BATTLE_CRUISERS, { ...WILHELMSHAVEN, mission: 'bombardment' });
      const patrol = british('patrol', 'Q6', ['halcyon'], { port: 'yarmouth' });
      const aims = [{ kind: 'bombard', side: 'central', ports, most: 2, otherwise: 0 }] as const;
      const game = tableOf(operationWith([raid, patrol], { aims }));
      written(game, 'allied');
      return game.fleet('patrol').plot.some(({ way }) => way.length > 0);
    };
    expect([leaves(['yarmouth']), leaves(['hartlepool'])]).toEqual([true, false]);
  });

  test('is not entered by who lies in wait off it for a weaker enemy', () => {
    const raider = german('light', 'M6', ['stralsund'], { mission: 'raid' });
    const game = tableOf(operationWith([british('beatty', 'M4', LIONS), raider], { aims: [SHELLING] }));
    written(game, 'allied');
    expect(game.fleet('beatty').plot[0]).toMatchObject({ task: null });
  });
});

const duel = () => table(british('beatty', 'L7', ['lion']), german('hipper', 'O13', BATTLE_CRUISERS, WILHELMSHAVEN));

describe('a voyage', () => {
  const outlook = (sea: Sea, from: string, changes: Partial<Outlook>): Outlook => {
    const rooms = changes.rooms ?? [2, 2, 2, 2, 2, 2];
    const nothing = rooms.map(() => new Float64Array(sea.zones.length));
    const calm = { inPort: false, exposure: 0, first: 1, havens: new Map(), patience: 1, astray: () => 0, ease: 0, wear: 0 };
    return { ...calm, from: placeOf(sea, from), rooms, hopes: nothing, perils: nothing, meetings: nothing, errands: [], ...changes };
  };
  const errand = (sea: Sea, zone: string, task: Task | null): Errand => ({
    worth: 10,
    places: new Map([[placeOf(sea, zone), task]]),
    canBeDone: () => true,
    still: false,
    ends: false,
    haste: 0.5,
  });

  test('meets an enemy once, however long it lies in wait for him', () => {
    const sea = seaOf(duel().war);
    const everywhere = (value: number) => Array.from({ length: 6 }, () => new Float64Array(sea.zones.length).fill(value));
    const rooms = [0, 0, 0, 0, 0, 0];
    expect(bestVoyage(sea, outlook(sea, 'L7', { rooms, hopes: everywhere(5), meetings: everywhere(0.5) })).worth).toBeCloseTo(
      10 * (1 - 0.5 ** 6),
    );
  });

  test('GW-17.2 is as long over boats when it sets out as when it comes to them', () => {
    const sea = seaOf(duel().war);
    const peril = new Float64Array(sea.zones.length);
    peril[placeOf(sea, 'L7')] = 3;
    const voyage = outlook(sea, 'L7', { rooms: [2], perils: [peril], errands: [errand(sea, 'L8', null)] });
    expect(bestVoyage(sea, voyage).worth).toBe(10 - 3);
  });

  test('loses nothing by a long way to what is to be done, only by putting it off', () => {
    const sea = seaOf(duel().war);
    expect(bestVoyage(sea, outlook(sea, 'L7', { errands: [errand(sea, 'L11', null)] })).worth).toBe(10);
    const noon = { ...errand(sea, 'L7', null), canBeDone: (turn: number) => turn > 2 };
    expect(bestVoyage(sea, outlook(sea, 'L7', { errands: [noon] })).worth).toBe(10);
  });

  test('does one task in a turn, and to be there goes with it', () => {
    const sea = seaOf(duel().war);
    const [shell, other, presence] = [{ do: 'bombard', port: 'whitby' } as const, { do: 'bombard', port: 'tyne' } as const, null].map(
      (task) => errand(sea, 'M4', task),
    );
    const worthOf = (...errands: readonly (Errand | undefined)[]) =>
      bestVoyage(sea, outlook(sea, 'M4', { rooms: [0], errands: errands.filter((each) => each !== undefined) })).worth;
    expect(worthOf(shell, presence)).toBe(20);
    expect(worthOf(shell, other)).toBe(10);
  });

  test('GW-19.2 takes no more fuel than there is: it is slower, or does less, or goes home as slowly as can be', () => {
    const sea = seaOf(duel().war);
    const [near, far] = [errand(sea, 'L9', null), { ...errand(sea, 'L11', null), worth: 5 }];
    const stepsFor = (fuel: number, ...errands: readonly Errand[]) =>
      withinFuel(sea, outlook(sea, 'L7', { errands, havens: new Map([[placeOf(sea, 'L7'), 1]]) }), fuel).ways.map(({ length }) => length);
    expect(stepsFor(Number.POSITIVE_INFINITY, near)).toEqual([2, 2]);
    expect(stepsFor(9, near)).toEqual([2, 2]);
    expect(stepsFor(8, near)).toEqual([1, 1, 1, 1]);
    expect(stepsFor(17, near, far)).toEqual([2, 2, 2, 2]);
    expect(stepsFor(5, near, far)).toEqual([1, 1, 1, 1]);
    expect(stepsFor(4, near)).toEqual([]);
  });

  test('GW-19.2 whoever lies in port has what is in the bunkers, less what is written for the time after', () => {
    const { view, fleet } = { view: duel().seenBy('central'), fleet: duel().fleet('hipper') };
    const counted = { ...view, readings: { ...view.readings, fuel: 'on' } } as const;
    const plot = [[], ['O12', 'O11'], []].map((way) => ({ way, task: null }));
    const left = (port: string | null) => fuelAfter(counted, { ...fleet, port }, [{ fuel: 30 }, { fuel: 20 }], plot);
    expect([left('wilhelmshaven'), left(null)]).toEqual([15, 14]);
    expect(fuelAfter(view, fleet, [{ fuel: 20 }], plot)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the end of an operation', () => {
  test('whoever is at sea is on the way home, though it is too far', () => {
    const fleets = [british('beatty', 'L9', ['lion']), german('light', 'O13', ['stralsund'], { ...WILHELMSHAVEN, first: 9 })];
    const game = tableOf(operationWith(fleets, { turns: { first: 1, last: 2 } }));
    written(game, 'allied');
    const away = (zone: string): number => stepsBetween(game.war.theatre, zone, 'K2');
    expect(away(zoneOf(game.fleet('beatty'), 2))).toBeLessThan(away('L9') - 2);
  });

  test('capital ships pass a small port by for a dockyard', () => {
    const game = table(german('hipper', 'R8', BATTLE_CRUISERS), british('patrol', 'K2', ['lion'], { ...AT_ROSYTH, first: 12 }));
    written(game, 'central');
    expect(game.fleet('hipper').plot.map(({ task }) => task)).not.toContainEqual({ do: 'port', port: 'ostend' });
    expect(stepsBetween(game.war.theatre, zoneOf(game.fleet('hipper'), 3), 'O13')).toBeLessThan(
      stepsBetween(game.war.theatre, 'R8', 'O13'),
    );
  });

  test('who has won as things are looks for less', () => {
    const game = table(british('beatty', 'N11', ['lion', 'tiger', 'princess-royal']), german('light', 'N12', ['stralsund']));
    const { war } = game;
    const hopeWith = (allied: number): number => {
      const view = { ...game.seenBy('allied'), points: { allied, central: 0 } };
      const [fleet] = view.fleets;
      const suspects = suspectsOf(war, view, 'allied', () => 1);
      const force = forceOf(war, view, ['lion', 'tiger', 'princess-royal']);
      const now = fleet && outlookOf({ war, sea: seaOf(war), view, fleet, force, suspects, friends: [] })(1);
      return Math.max(...(now?.hopes ?? []));
    };
    expect(hopeWith(0)).toBeGreaterThan(0);
    expect(hopeWith(war.operation.margin)).toBeLessThan(hopeWith(0) / 2);
  });
});

test('an outgunned scouting force falls back on its battle fleet, out of the way that it would go home alone', () => {
  const enemy = GRAND_FLEET.slice(0, 6);
  const fallsBack = (...others: readonly FleetOf[]) => {
    const game = tableOf(operationWith([german('hipper', 'M8', BATTLE_CRUISERS), british('jellicoe', 'L7', enemy), ...others]));
    game.state.turn = 8;
    game.fleet('hipper', { metIn: 7, foughtIn: 7 });
    game.state.known.central = [{ turn: 7, zone: 'L7', token: 'allied-1', ships: enemy }];
    written(game, 'central');
    return game;
  };
  const supported = fallsBack(german('scheer', 'P9', [...HIGH_SEA_FLEET, 'prinzregent-luitpold', 'ostfriesland']));
  const [hipper, alone] = [supported.fleet('hipper'), fallsBack().fleet('hipper')];
  const toScheer = (zone: string): number => stepsBetween(supported.war.theatre, zone, 'P9');
  expect([1, 2].map((moves) => toScheer(zoneOf(hipper, moves)))).toEqual([2, 0]);
  expect([1, 2].map((moves) => toScheer(zoneOf(alone, moves)))).toEqual([toScheer('M8'), toScheer('M8') + 1]);
  expect(zoneOf(supported.fleet('scheer'), 2)).toBe(zoneOf(hipper, 2));
});

test('a raider fears the first light before a base of the enemy, and neither the night before nor the day after', () => {
  const DAWN = 7;
  const raid = german('raider', 'L5', ['stralsund'], { mission: 'raid' });
  const game = table(raid, british('patrol', 'K2', ['lion'], AT_ROSYTH));
  const { war } = game;
  const risk = { war, sea: seaOf(war), view: game.seenBy('central'), side: 'central', ships: ['stralsund'], dread: 1 } as const;
  const fearsIn = (turn: number, raids: boolean): number => dangersIn({ ...risk, raids }, turn)[war.waters.indexOf('L4')] ?? 0;
  expect([DAWN - 1, DAWN].map((turn) => isNight(war.operation, turn))).toEqual([true, false]);
  expect(fearsIn(DAWN, true)).toBeGreaterThan(0);
  expect([DAWN - 1, DAWN + 1].map((turn) => fearsIn(turn, true))).toEqual([0, 0]);
  expect(fearsIn(DAWN, false)).toBe(0);
});

test('GW-12.2 a minefield that is known is feared by night, not by day in clear weather', () => {
  const game = table(british('beatty', 'L7', ['lion']), german('hipper', 'O13', BATTLE_CRUISERS, WILHELMSHAVEN));
  game.state.fields = [fieldAt('M8', 'central', 3, ['allied', 'central'])];
  const { war } = game;
  const risk = { war, sea: seaOf(war), view: game.seenBy('allied'), side: 'allied', ships: ['lion'], dread: 1, raids: false } as const;
  const [day, night] = [2, 5].map((turn) => dangersIn(risk, turn)[war.waters.indexOf('M8')] ?? 0);
  expect(day).toBe(0);
  expect(night).toBeGreaterThan(0);
});

describe('after a fight', () => {
  const fought = (ships: readonly string[]) => {
    const game = table(british('beatty', 'K4', ships), german('hipper', 'O13', BATTLE_CRUISERS, WILHELMSHAVEN));
    game.state.turn = 3;
    game.fleet('beatty', { metIn: 2, foughtIn: 2 });
    return game;
  };

  test('GW-TAC-CRIPPLED a cripple is sent home to the nearest port', () => {
    const game = fought(['lion', 'tiger', 'princess-royal']);
    game.ship('lion', { slowed: 1 });
    expect(answer(game.run(orders), 'allied')).toMatchObject({ verb: 'detach', target: ['beatty', 'lion', 'rosyth'] });
  });

  test('GW-11.2a the least of her sisters is left with a ship that lies dead, and takes her in tow', () => {
    const game = fought(['lion', 'tiger', 'princess-royal', 'new-zealand']);
    game.ship('lion', { slowed: 4 });
    const left = written(game, 'allied').filter(({ verb }) => verb === 'detach');
    expect(left.map(({ target }) => target)).toEqual([
      ['beatty', 'lion', 'rosyth'],
      ['beatty', 'new-zealand', 'rosyth'],
    ]);
    const party = fought(['lion', 'new-zealand']);
    party.ship('lion', { slowed: 4 });
    party.fleet('beatty', { mission: 'abort', foughtIn: 0 });
    expect(answer(party.run(orders), 'allied')).toMatchObject({ verb: 'tow', target: ['beatty', 'new-zealand', 'lion'] });
  });

  test('GW-5.2-ABORT a raid that has met a stronger enemy goes on for much, and is given up for little', () => {
    const givesUpFor = (otherwise: number): boolean => {
      const raid = german('hipper', 'M6', BATTLE_CRUISERS, { mission: 'bombardment' });
      const aims = [{ ...SHELLING, otherwise }];
      const game = tableOf(operationWith([raid, british('beatty', 'M5', LIONS)], { aims }));
      game.state.turn = 3;
      game.fleet('hipper', { metIn: 2 });
      game.state.known.central = [{ turn: 2, zone: 'M6', token: 'allied-1', ships: LIONS }];
      return written(game, 'central').some(({ verb }) => verb === 'abort');
    };
    expect([40, 0].map(givesUpFor)).toEqual([false, true]);
  });

  test('GW-5.2-ABORT a fleet that is crippled for the most part gives up', () => {
    const game = fought(['lion']);
    game.ship('lion', { slowed: 1, hull: 6 });
    const commands = written(game, 'allied');
    expect(commands.filter(({ verb }) => verb === 'abort')).toMatchObject([{ target: ['beatty', 'rosyth'] }]);
  });
});
