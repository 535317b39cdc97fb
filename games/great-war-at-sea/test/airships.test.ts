import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import type { Weather } from '../../../tactical/battle.ts';
import { sheetOf } from '../data/data.ts';
import { stepsBetween } from '../data/zones.ts';
import { contactFacts } from '../rules/contact.ts';
import { flights } from '../rules/flights.ts';
import { orders } from '../rules/orders.ts';
import type { Airship, Report } from '../state.ts';
import { wording } from '../wording.ts';
import { british, by, german, operationWith, type TestTable, tableOf } from './table.ts';

const L13 = { id: 'l13', side: 'central', name: 'L13', zone: 'O13', first: 1, source: 'reconstructed' } as const;
const jellicoe = british('jellicoe', 'N11', ['iron-duke', 'lion', 'tiger', 'southampton', 'acasta-class']);
const hipper = german('hipper', 'O13', ['seydlitz']);

const scene = (options: Options = {}): TestTable => tableOf(operationWith([jellicoe, hipper], { airships: [L13] }), options);

const craft = (game: TestTable, changes: Partial<Airship> = {}): Airship => {
  const [found] = game.state.airships;
  if (!found) throw new Error('no airship');
  return Object.assign(found, changes);
};

/** In the air, with these zones to fly over. */
const over = (zone: string, plot: readonly string[] = [], changes: Partial<Airship> = {}): TestTable => {
  const game = scene();
  craft(game, { aloft: true, turns: 1, zone, plot, ...changes });
  game.fleet('jellicoe', { track: ['N11'], from: 'M11', zone: 'N11' });
  return game;
};

/** The lines of its owner's log. */
const wordsOf = (game: TestTable): readonly string[] =>
  game.read('central').flatMap(({ what }) => (what.kind === 'event' ? [wording.event(what.event, String).words] : []));

const weatherIs = (game: TestTable, weather: Weather): TestTable => {
  game.state.weather.bight = weather;
  return game;
};

const handIn = (game: TestTable): TestTable => game.play('central', 'done').play('allied', 'done');

describe('GW-14.1 take-off', () => {
  test.each([
    ['clear', 2],
    ['fog', 3],
    ['squall', 4],
    ['storm', 5],
  ] as const)('GW-14.1 in %s on %i', (weather, die) => {
    const game = weatherIs(scene(), weather);
    craft(game, { plot: ['N12'] });
    const isSeen = weather === 'clear' || weather === 'fog';
    game.dice(die, ...(isSeen ? [2] : [])).run(flights);
    expect(craft(game)).toMatchObject({ aloft: true, zone: 'N12', turns: 1 });
  });
  test.each([
    ['clear', 1],
    ['fog', 2],
    ['squall', 3],
    ['storm', 4],
  ] as const)('GW-14.1 not in %s on %i', (weather, die) => {
    const game = weatherIs(scene(), weather);
    craft(game, { plot: ['N12'] });
    game.dice(die).run(flights);
    expect(craft(game)).toMatchObject({ aloft: false, zone: 'O13' });
  });
  test('GW-14.1, GW-WX-GALE not at all in a gale, nor before its first turn, nor within six turns of its last flight', () => {
    const offered = (game: TestTable): number => game.run(orders).offered('central', 'fly').length;
    expect(offered(weatherIs(scene(), 'gale'))).toBe(0);
    expect(offered(weatherIs(scene(), 'storm'))).toBeGreaterThan(0);
    expect(offered(tableOf(operationWith([jellicoe, hipper], { airships: [{ ...L13, first: 2 }] })))).toBe(0);
    const tired = scene();
    craft(tired, { turns: 5 });
    expect(offered(tired)).toBe(0);
    expect(offered(scene())).toBeGreaterThan(0);
  });
  test('GW-14.1 left out by the switch', () => {
    expect(scene({ aircraft: 'off' }).state.airships).toEqual([]);
  });
  test('GW-14.1 the enemy sees neither airship nor dice', () => {
    const game = scene();
    craft(game, { plot: ['N12'] });
    game.dice(6, 6).run(flights);
    expect(game.read('allied')).toEqual([]);
    expect(game.seenBy('allied').airships).toEqual([]);
  });
});

describe('GW-14.2 the flight', () => {
  test('GW-14.2 four zones a turn, written on the sheet', () => {
    const game = scene().run(orders).play('central', 'fly', ['l13', 'N12', 'M12', 'L12', 'K12']);
    expect(game.whyNot('central', 'fly', ['l13', 'N12', 'M12', 'L12', 'K12', 'J12'])?.rule).toBe('GW-14.2');
    expect(craft(handIn(game)).plot).toEqual(['N12', 'M12', 'L12', 'K12']);
  });
  test('GW-14.2 one in bad weather', () => {
    const game = weatherIs(over('N11'), 'storm').run(orders);
    expect(game.offered('central', 'fly').every((each) => each.split(' ').length <= 2)).toBe(true);
  });
  test('GW-14.2 without orders it stays, until it must go home', () => {
    const still = over('M12').dice(2).run(flights);
    expect(craft(still)).toMatchObject({ zone: 'M12', turns: 2 });
    const due = over('K11', [], { turns: 5 }).dice(2, 2, 2, 2, 2).run(flights);
    expect(craft(due)).toMatchObject({ zone: 'O13', aloft: false, lost: false });
  });
  test('GW-14.2 in bad weather it goes home as slowly as anywhere', () => {
    const due = over('K11', [], { turns: 5 });
    for (const zone of Object.keys(due.state.weather)) due.state.weather[zone] = 'storm';
    const { zone, lost } = craft(due.run(flights));
    expect([stepsBetween(due.war.theatre, 'K11', zone), lost]).toEqual([1, true]);
  });
  test('GW-14.2 after six turns in the air it is lost, and counts four points', () => {
    const game = over('K11', ['K10'], { turns: 5 }).dice(2).run(flights);
    expect(craft(game).lost).toBe(true);
    expect(game.told('aircraft-lost', 'central')).toHaveLength(1);
    expect(game.told('aircraft-lost', 'allied')).toEqual([]);
    expect(game.seenBy('central').points.allied).toBe(4);
    expect(game.seenBy('allied').points.allied).toBe(0);
  });
  test('GW-14.2 a course from which it cannot be home in time is warned of', () => {
    const game = over('K11', [], { turns: 4 }).run(orders);
    expect(game.caution('central', 'fly', ['l13', 'J11'])).toContain('shed');
    expect(game.caution('central', 'fly', ['l13', 'L12', 'M12'])).toBeUndefined();
  });
});

describe('GW-14.3 reports', () => {
  const reports = (game: TestTable): readonly Report[] => game.run(flights).seenBy('central').reports;
  const TRUE_REPORT = { side: 'central', turn: 1, zone: 'N11', ships: 10, course: 2 };

  test.each([
    ['clear', 3],
    ['mist', 4],
    ['fog', 5],
  ] as const)('GW-14.3 in %s on %i: ships to the nearest ten, and their course', (weather, die) => {
    expect(reports(weatherIs(over('N12', ['N11']), weather).dice(die))).toEqual([TRUE_REPORT]);
  });
  test.each([
    ['clear', 2],
    ['mist', 3],
    ['fog', 4],
  ] as const)('GW-14.3 nothing in %s on %i', (weather, die) => {
    expect(reports(weatherIs(over('N12', ['N11']), weather).dice(die))).toEqual([]);
  });
  test('GW-14.3 every zone of the flight is looked at, in fog only the last', () => {
    expect(reports(over('N12', ['N11', 'N10']).dice(6, 6))).toEqual([TRUE_REPORT]);
    expect(reports(weatherIs(over('N12', ['N11', 'N10']), 'fog').dice(6))).toEqual([]);
  });
  test('GW-14.3 none from a squall on, and none at night', () => {
    expect(reports(weatherIs(over('N12', ['N11']), 'squall'))).toEqual([]);
    const night = over('N12', ['N11']);
    night.state.turn = 5;
    expect(reports(night)).toEqual([]);
  });
  test('GW-14.3 nor of fleets that lie in port; but of those that came into one on the way', () => {
    const game = over('K3', ['K2']);
    game.fleet('jellicoe', { zone: 'K2', port: 'rosyth', track: ['K2'], from: 'K2' });
    expect(reports(game.dice(6))).toEqual([]);
    const coming = over('N12', ['N11']);
    coming.fleet('jellicoe', { zone: 'O13', port: 'wilhelmshaven', track: ['N11', 'O13'], ran: [2, 0] });
    expect(reports(coming.dice(6))).toEqual([TRUE_REPORT]);
  });
  test.each([
    [1, { ...TRUE_REPORT, ships: 30 }],
    [2, { ...TRUE_REPORT, course: 5 }],
    [3, { ...TRUE_REPORT, zone: 'M11' }],
  ])('GW-14.3 a natural 1 has one fact wrong, and its owner cannot tell: %i', (lot, wrong) => {
    const game = over('N12', ['N11']).dice(1, lot);
    expect(reports(game)).toEqual([wrong]);
    expect(game.read('central').map(({ what }) => what.kind)).toEqual(['event', 'event']);
  });
  test('GW-14.3 all ships of a zone in one report, with the course of the largest fleet', () => {
    const few = british('goodenough', 'N11', ['birmingham']);
    const game = tableOf(operationWith([few, jellicoe, hipper], { airships: [L13] }));
    craft(game, { aloft: true, turns: 1, zone: 'N12', plot: ['N11'] });
    game.fleet('goodenough', { track: ['N11'], from: 'N10' });
    game.fleet('jellicoe', { track: ['N11'], from: 'M11' });
    expect(reports(game.dice(6))).toEqual([TRUE_REPORT]);
  });
  test('GW-14.3 who was seen is not told', () => {
    const game = over('N12', ['N11']).dice(6).run(flights);
    expect(game.read('allied')).toEqual([]);
    expect(game.seenBy('allied').reports).toEqual([]);
  });
});

describe('GW-14.3 the search as its owner has it before him', () => {
  const told = (game: TestTable) => game.run(flights).told('flew', 'central');

  test('GW-14.3 a search that finds nobody is told, with the zones that were looked at', () => {
    const game = over('N12', ['N11', 'N10']).dice(2, 2);
    const flown = { turn: 1, from: 'N12', way: ['N11', 'N10'], searched: ['N11', 'N10'] };
    expect(told(game)).toEqual([{ type: 'flew', craft: 'l13', ...flown, found: 0 }]);
    expect(game.seenBy('central').airships).toMatchObject([{ flown }]);
    expect(wordsOf(game)).toEqual(['**L13** searches **N11 · N10**: nobody in sight.']);
  });
  test('GW-14.3 one that finds ships is told before what it reports', () => {
    const game = over('N12', ['N11']).dice(6).run(flights);
    expect(wordsOf(game)).toEqual(['**L13** searches **N11**: ships in sight.', 'Report: about 10 ships in **N11**, steering SE.']);
  });
  test('GW-WX-FOG in fog the last zone alone is searched, though it was passed before; at night none', () => {
    expect(told(weatherIs(over('N12', ['N11', 'N10', 'N11']), 'fog').dice(2))).toMatchObject([{ searched: ['N11'] }]);
    const night = over('N12', ['N11']);
    night.state.turn = 5;
    expect(told(night)).toMatchObject([{ way: ['N11'], searched: [], found: 0 }]);
    expect(wordsOf(night)).toEqual(['**L13** flies over **N11**, and can see nothing of the sea.']);
  });
  test('GW-14.3 of all that the enemy has nothing', () => {
    const game = over('N12', ['N11', 'N10']).dice(2, 2).run(flights);
    expect(game.told('flew', 'allied')).toEqual([]);
    expect(JSON.stringify(game.seenBy('allied'))).not.toContain('searched');
    expect(JSON.stringify(game.seenBy('onlooker'))).not.toContain('searched');
  });
});

describe('GW-14.4 orders after a report', () => {
  const ordered = (mission: 'intercept' | 'raid' | 'raid-in-force', turn: number, side: Report['side'] = 'central'): string[] => {
    const game = scene();
    game.fleet('hipper', { mission, plot: [by('N12'), by('M12'), by('L12')] });
    game.state.reports = [{ side, turn, zone: 'N11', ships: 10, course: null }];
    game.state.turn = 3;
    game.run(orders);
    return game.question('central').takes('move', ['hipper', 'N11']) === null ? [] : ['N11'];
  };
  test('GW-14.4 Intercept fleets keep this turn’s move, and write the next anew; so does a raid in force', () => {
    expect([ordered('intercept', 2), ordered('raid-in-force', 2)]).toEqual([['N11'], ['N11']]);
  });
  test('GW-14.4 what is reported to the enemy changes nothing', () => {
    expect(ordered('intercept', 2, 'allied')).toEqual([]);
  });
  test('GW-14.4 a report of long ago changes nothing, nor one for a raider', () => {
    expect(ordered('intercept', 1)).toEqual([]);
    expect(ordered('raid', 2)).toEqual([]);
  });
  test('GW-14.4 an airship over the zone adds 2 to contact, not in a squall', () => {
    const game = over('N11');
    const pair = [game.fleet('jellicoe'), game.fleet('hipper')];
    const facts = () => contactFacts(game.war, game.state, pair, { zone: 'N11', step: 0, crossing: false });
    expect(facts().airship).toBe(true);
    weatherIs(game, 'squall');
    expect(facts().airship).toBe(false);
  });
});

describe('GW-14.5 landing', () => {
  const home = (...dice: number[]): TestTable => over('N12', ['O13'], { turns: 3 }).dice(...dice);
  test('GW-14.5 in its shed on 2', () => {
    expect(craft(home(2, 2).run(flights))).toMatchObject({ aloft: false, lost: false, turns: 0 });
  });
  test('GW-14.5 a failed landing wrecks it on 1 or 2', () => {
    expect(craft(home(2, 1, 2).run(flights)).lost).toBe(true);
    expect(craft(home(2, 1, 3).run(flights)).lost).toBe(false);
  });
  test('GW-14.5 one worse at night', () => {
    const game = home(2, 3);
    game.state.turn = 5;
    expect(craft(game.run(flights)).lost).toBe(false);
    expect(game.rolls).toEqual(['landing: fails', 'wreck: down']);
  });
  test('GW-14.5 three worse in a storm', () => {
    const game = weatherIs(home(4, 3), 'storm').run(flights);
    expect(game.rolls).toEqual(['landing: fails', 'wreck: down']);
  });
  test('GW-14.5 a gale destroys what is in the air', () => {
    const game = weatherIs(over('N12', ['N11']), 'gale').run(flights);
    expect(craft(game)).toMatchObject({ lost: true, aloft: false });
  });
  test('GW-14.5, GW-WX-GALE also one that flies out of it, or into it', () => {
    const isLost = (zone: string, way: string): boolean => craft(weatherIs(over(zone, [way]), 'gale').run(flights)).lost;
    expect([isLost('N10', 'N9'), isLost('N9', 'N10')]).toEqual([true, true]);
  });
});

describe('GW-14.6 seaplanes', () => {
  const carrier = (): TestTable => {
    const game = tableOf(operationWith([british('engadine', 'M9', ['engadine', 'southampton']), german('hipper', 'M10', ['seydlitz'])]));
    game.fleet('engadine', { track: ['M9'] });
    game.fleet('hipper', { track: ['M10'] });
    return game;
  };
  test('GW-14.6 fly from where their ship is, two zones, and are back in the same turn', () => {
    const game = carrier();
    craft(game, { plot: ['M10'] });
    game.dice(3, 3, 3).run(flights);
    expect(game.rolls).toEqual(['take-off: rises', 'scouting: seen', 'landing: lands']);
    expect(craft(game)).toMatchObject({ aloft: false, zone: 'M9', flights: 1 });
    expect(game.seenBy('allied').reports).toEqual([{ side: 'allied', turn: 1, zone: 'M10', ships: 0, course: null }]);
  });
  test('GW-14.6 twice a day', () => {
    const game = carrier();
    craft(game, { flights: 2 });
    game.state.turn = 2;
    expect(game.run(orders).offered('allied', 'fly')).toEqual([]);
  });
  test('GW-14.6 one that does not get off is one of them', () => {
    const game = carrier();
    craft(game, { plot: ['M10'] });
    expect(craft(game.dice(2).run(flights))).toMatchObject({ aloft: false, flights: 1 });
  });
  test('GW-14.6 the next morning again', () => {
    const game = carrier();
    craft(game, { flights: 2 });
    game.state.turn = 7;
    expect(game.run(orders).offered('allied', 'fly')).toContain('engadine-seaplanes M10');
    expect(craft(game.run(flights)).flights).toBe(0);
  });
  test('GW-14.6 from the end of the move that is being written', () => {
    const game = carrier().run(orders).play('allied', 'move', ['engadine', 'M8']);
    expect(game.offered('allied', 'fly')).toContain('engadine-seaplanes M7');
  });
  const inWeather = (weather: Weather, ...dice: number[]): readonly string[] => {
    const game = carrier();
    for (const zone of Object.keys(game.state.weather)) game.state.weather[zone] = weather;
    craft(game, { plot: ['M10'] });
    return game.dice(...dice).run(flights).rolls;
  };
  test('GW-14.6 worse by 1 in fog, 2 in a squall and 3 in a storm, out and back', () => {
    expect(inWeather('fog', 4, 5, 4)).toEqual(['take-off: rises', 'scouting: seen', 'landing: lands']);
    expect(inWeather('fog', 3)).toEqual(['take-off: stays']);
    expect(inWeather('squall', 5, 4, 3)).toEqual(['take-off: rises', 'landing: fails', 'wreck: down']);
    expect(inWeather('storm', 5)).toEqual(['take-off: stays']);
    expect(inWeather('storm', 6, 6)).toEqual(['take-off: rises', 'landing: lands']);
  });
  test('GW-14.6, GW-WX-GALE not in a gale, and not at night', () => {
    expect(inWeather('gale')).toEqual([]);
    const game = carrier();
    game.state.turn = 5;
    craft(game, { plot: ['M10'] });
    expect(game.run(flights).rolls).toEqual([]);
  });
  test('GW-14.6, GW-14.7 bomb what they find, in fog too, by an order on the sheet', () => {
    const game = carrier().run(orders).play('allied', 'fly', ['engadine-seaplanes', 'M10']);
    game.play('allied', 'bomb', ['engadine-seaplanes', 'drop']).play('central', 'done').play('allied', 'done');
    for (const zone of Object.keys(game.state.weather)) game.state.weather[zone] = 'fog';
    game.dice(4, 5, 5, 1, 2, 4).run(flights);
    expect(game.rolls).toEqual(['take-off: rises', 'scouting: seen', 'bombs: miss', 'anti-aircraft: flies', 'landing: lands']);
    expect(game.told('air-raid', 'central')).toEqual([{ type: 'air-raid', zone: 'M10', by: 'allied' }]);
  });
  test('GW-14.7 a seaplane that is shot down is no more, scores nothing, and does not tell the enemy of her ship', () => {
    const game = carrier();
    craft(game, { plot: ['M10'], bombs: true });
    game.dice(3, 3, 5, 6, 6).run(flights);
    expect(craft(game).lost).toBe(true);
    expect([game.told('aircraft-lost', 'allied').length, game.told('aircraft-lost', 'central').length]).toEqual([1, 0]);
    expect(game.seenBy('central').points.central).toBe(0);
  });
  test('GW-14.6 not from a ship in port', () => {
    const game = carrier();
    game.fleet('engadine', { zone: 'K2', port: 'rosyth' });
    expect(game.run(orders).offered('allied', 'fly')).toEqual([]);
  });
  test('GW-14.6 not without their ship', () => {
    const game = carrier();
    game.ship('engadine', { fate: 'gone', sunk: true });
    expect(game.run(orders).offered('allied', 'fly')).toEqual([]);
  });
});

describe('GW-14.7 bombs', () => {
  const bombing = (...dice: number[]): TestTable =>
    over('N12', ['N11'], { bombs: true })
      .dice(6, ...dice)
      .run(flights);
  test('GW-14.7 a 6 hits a section without armour of any ship, and both sides see it', () => {
    const game = bombing(6, 2, 6, 5);
    expect(game.ship('lion').tertiary).toBe(1);
    expect(game.told('air-raid', 'allied')).toHaveLength(1);
    expect(game.told('bombed', 'allied')).toEqual([{ type: 'bombed', side: 'allied', ship: 'lion', where: 'tertiary' }]);
    expect(game.told('bombed', 'central')).toEqual([]);
  });
  test('GW-14.7 armour keeps a bomb out', () => {
    expect(bombing(6, 1, 6, 5).told('bombed')).toEqual([]);
  });
  test('GW-14.7 no bomb takes the last box of a hull', () => {
    const game = over('N12', ['N11'], { bombs: true });
    const { tertiary, hull } = sheetOf(game.war, 'acasta-1');
    game.ship('acasta-1', { tertiary: tertiary.boxes, hull: hull.boxes - 1 });
    game.dice(6, 6, 5, 6, 5).run(flights);
    expect([game.ship('acasta-1').hull, game.told('bombed')]).toEqual([hull.boxes - 1, []]);
  });
  test('GW-14.7 nor whom it did not see, though it saw others on the way', () => {
    const scouts = british('scouts', 'N10', ['birmingham']);
    const game = tableOf(operationWith([jellicoe, scouts, hipper], { airships: [L13] }));
    craft(game, { aloft: true, turns: 1, zone: 'N12', plot: ['N11', 'N10'], bombs: true });
    for (const fleet of game.state.fleets) fleet.track = [fleet.zone];
    expect(game.dice(6, 2).run(flights).told('air-raid')).toEqual([]);
  });
  test('GW-14.7 twelve on two dice shoots it down', () => {
    const game = bombing(5, 6, 6);
    expect(craft(game).lost).toBe(true);
    expect(game.told('aircraft-lost', 'allied')).toHaveLength(1);
    expect(game.seenBy('allied').points.allied).toBe(4);
  });
  test('GW-14.7 not in fog, and not what it has not found', () => {
    expect(
      weatherIs(over('N12', ['N11'], { bombs: true }), 'fog')
        .dice(6)
        .run(flights)
        .told('air-raid'),
    ).toEqual([]);
    expect(over('N12', ['N11'], { bombs: true }).dice(2).run(flights).told('air-raid')).toEqual([]);
  });
  test('GW-14.7 written on the sheet, and taken back', () => {
    const game = over('N11').run(orders).play('central', 'bomb', ['l13', 'drop']);
    expect(game.offered('central', 'bomb')).toEqual(['l13 keep']);
    expect(craft(handIn(game)).bombs).toBe(true);
  });
});
