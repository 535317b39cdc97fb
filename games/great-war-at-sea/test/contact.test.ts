/** GW-4.4, GW-5.4: who meets whom. */
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/index.ts';
import { NOTHING_ELSE } from '../board/weather-words.ts';
import { contactFacts, contactPhase, contactRoll, crossingOf } from '../rules/contact.ts';
import { type Fleet, SIDES } from '../state.ts';
import { british, german, operationWith, type TestTable, table, tableOf } from './table.ts';

type Facts = ReturnType<typeof contactFacts>;

const AIRSHIP = { id: 'l13', side: 'central', name: 'L13', zone: 'M8', first: 1, source: 'reconstructed' } as const;

const PLAIN: Facts = { ...NOTHING_ELSE, weather: 'mist' };

/** In sixths. */
const contacts = (changes: Partial<Facts> = {}): number => {
  const facts = { ...PLAIN, ...changes };
  return Math.round(6 * (chanceOf(contactRoll, facts, 'contact') + chanceOf(contactRoll, facts, 'surprise')));
};

describe('where tracks meet', () => {
  test('GW-4.4 in the zone in which both are at one step', () => {
    expect(crossingOf(['L7', 'L8'], ['M9', 'L8'])).toEqual({ zone: 'L8', step: 1, crossing: false });
  });

  test('GW-4.4 who stays, or enters one zone, is there at all steps', () => {
    expect(crossingOf(['L7', 'L8'], ['L7'])).toEqual({ zone: 'L7', step: 0, crossing: false });
    expect(crossingOf(['L8'], ['L7', 'L8'])).toEqual({ zone: 'L8', step: 1, crossing: false });
  });

  test('GW-4.4 else in the first that both touch', () => {
    expect(crossingOf(['L7', 'L8', 'L9'], ['L9', 'L8', 'L7'])).toEqual({ zone: 'L8', step: 1, crossing: false });
    expect(crossingOf(['L7', 'L8'], ['M9', 'L7'])).toEqual({ zone: 'L7', step: 0, crossing: false });
  });

  test('GW-4.4 never where they touch no common zone', () => {
    expect(crossingOf(['L7', 'L8'], ['M9', 'M10'])).toBeNull();
  });
});

describe('the contact roll', () => {
  test('GW-5.4a 4 or more by day, 6 or more by night', () => {
    expect(contacts()).toBe(3);
    expect(contacts({ night: true })).toBe(1);
  });

  test('GW-5.4a day, clear weather, Intercept: a 1 is enough; at night a 3', () => {
    expect(contacts({ weather: 'clear', intercept: true })).toBe(6);
    expect(contacts({ weather: 'clear', intercept: true, night: true })).toBe(4);
  });

  test('GW-5.4b a natural 6 is always contact', () => {
    expect(contacts({ weather: 'gale', flotilla: true, raid: -2, night: true })).toBe(1);
    expect(chanceOf(contactRoll, { ...PLAIN, intercept: true }, 'surprise')).toBeCloseTo(1 / 6);
  });

  test.each([
    ['GW-5.45a a gale -2', { weather: 'gale' }, 1],
    ['GW-5.45b a storm -2, by the list of weather effects', { weather: 'storm' }, 1],
    ['GW-5.45b a squall -1', { weather: 'squall' }, 2],
    ['GW-5.45b fog -1', { weather: 'fog' }, 2],
    ['GW-5.45b small craft alone -1', { flotilla: true }, 2],
    ['GW-5.46a clear weather +1', { weather: 'clear' }, 4],
    ['GW-5.46a a leader +1', { leader: true }, 4],
    ['GW-5.46a twenty ships +1', { many: true }, 4],
    ['GW-5.46b Intercept +2', { intercept: true }, 5],
    ['GW-5.46b an airship +2', { airship: true }, 5],
    ['GW-5.46b both', { airship: true, intercept: true, weather: 'squall' }, 6],
    ['GW-5.46c a raider who seeks contact +1', { raid: 1 }, 4],
    ['GW-5.46c a raider who shuns it -1', { raid: -1 }, 2],
    ['GW-4.4 fleets that exchange zones -1', { crossing: true }, 2],
  ] satisfies readonly (readonly [string, Partial<Facts>, number])[])('%s', (_name, facts, sixths) => {
    expect(contacts(facts)).toBe(sixths);
  });
});

test.each([
  ['GW-5.46a', { weather: 'clear' }, ['GW-5.46a clear +1']],
  ['GW-WX-FOG', { weather: 'fog' }, ['GW-WX-FOG fog -1']],
  ['GW-5.45b', { weather: 'squall', flotilla: true }, ['GW-5.45b squall -1', 'GW-5.45b small craft alone -1']],
  ['GW-WX-STORM', { weather: 'storm' }, ['GW-WX-STORM storm -2']],
  ['GW-5.45a', { weather: 'gale' }, ['GW-5.45a gale -2']],
  ['GW-5.46a', { leader: true, many: true }, ['GW-5.46a leader +1', 'GW-5.46a twenty ships +1']],
  ['GW-5.46b', { intercept: true, airship: true }, ['GW-5.46b Intercept +2', 'GW-5.46b airship +2']],
  ['GW-5.46c', { raid: -1 }, ['GW-5.46c raiders -1']],
  ['GW-4.4', { crossing: true }, ['GW-4.4 exchanging zones -1']],
] satisfies readonly (readonly [string, Partial<Facts>, readonly string[]])[])(
  '%s its words and its rule on the roll',
  (_rule, changes, told) => {
    const facts = { ...PLAIN, ...changes };
    const counting = contactRoll.modifiers.flatMap(({ rule, words, by }) => {
      const worth = by(facts);
      return worth === 0 ? [] : [`${rule} ${words} ${worth > 0 ? '+' : ''}${worth}`];
    });
    expect(counting).toEqual(told);
  },
);

/** Both in their zones for the whole turn. */
const at = (made: TestTable): TestTable => {
  for (const fleet of made.state.fleets) Object.assign(fleet, { track: [fleet.zone], from: fleet.zone } satisfies Partial<Fleet>);
  return made;
};
const BEATTY = british('beatty', 'M8', ['lion'], { mission: 'raid' });
const HIPPER = german('hipper', 'M8', ['seydlitz'], { mission: 'raid' });

describe('what counts for the roll', () => {
  const factsOf = (made: TestTable): Facts =>
    contactFacts(made.war, made.state, made.state.fleets, { zone: 'M8', step: 0, crossing: false });

  test.each([
    ['raid-in-force', true],
    ['intercept', true],
    ['raid', false],
    ['bombardment', false],
  ] as const)('GW-5.46b whether a fleet on %s looks for the enemy: %s', (mission, looks) => {
    expect(factsOf(at(table(BEATTY, german('hipper', 'M8', ['seydlitz'], { mission })))).intercept).toBe(looks);
  });

  test.each([
    [19, false],
    [20, true],
  ])('GW-5.46a whether %i ships are a large fleet: %s', (number, many) => {
    const boats = british('boats', 'M8', [], { ships: [{ vessel: 'admiralty-m-class', number }] });
    expect(factsOf(at(table(boats, HIPPER))).many).toBe(many);
  });

  test.each([
    ['clear', true],
    ['mist', true],
    ['fog', true],
    ['squall', false],
    ['storm', false],
    ['gale', false],
  ] as const)('GW-5.46b, GW-WX-SQUALL whether an airship helps in %s: %s', (weather, helps) => {
    const made = at(tableOf(operationWith([BEATTY, HIPPER], { airships: [AIRSHIP] })));
    Object.assign(made.state.airships[0] ?? {}, { aloft: true });
    made.state.weather.centre = weather;
    expect(factsOf(made)).toMatchObject({ airship: helps, weather });
  });

  test('GW-5.46b none in its shed, and none over another zone', () => {
    const made = at(tableOf(operationWith([BEATTY, HIPPER], { airships: [AIRSHIP] })));
    expect(factsOf(made).airship).toBe(false);
    Object.assign(made.state.airships[0] ?? {}, { aloft: true, zone: 'M9' });
    expect(factsOf(made).airship).toBe(false);
  });

  test.each([
    ['DD', 'admiralty-m-class', true],
    ['TB', 'hayabusa-class', true],
    ['AY', 'armed-trawler-class', true],
    ['CL', 'arethusa', false],
  ])('GW-5.45b whether ships of type %s, the %s, are small craft: %s', (type, vessel, small) => {
    const made = at(table(british('boats', 'M8', [vessel]), HIPPER));
    expect([made.war.berths[0]?.sheet.type, factsOf(made).flotilla]).toEqual([type, small]);
  });

  test('GW-5.45b one large ship among them, and they are not alone', () => {
    expect(factsOf(at(table(british('boats', 'M8', ['admiralty-m-class', 'arethusa']), HIPPER))).flotilla).toBe(false);
  });
});

describe('contact', () => {
  test('GW-5.4a one roll for each pair, of which nobody hears if it fails', () => {
    const made = at(tableOf(operationWith([BEATTY, HIPPER, german('scheer', 'M8', ['konig'])])));
    made.state.weather.centre = 'gale';
    made.dice(1, 6).run(contactPhase);
    expect(made.state.contacts).toEqual([{ allied: 'beatty', central: 'scheer', zone: 'M8', step: 0, surprise: true }]);
    for (const side of SIDES) expect(made.read(side).flatMap(({ what }) => (what.kind === 'roll' ? what.faces : []))).toEqual([6]);
    for (const side of SIDES) expect(made.read(side).map(({ what }) => what.kind)).toEqual(['roll', 'event']);
    expect(made.told('in-sight')).toEqual([{ type: 'in-sight', zone: 'M8', surprise: true }]);
  });

  test('GW-5.4a where markers are open the throw is open too', () => {
    const made = at(tableOf(operationWith([BEATTY, HIPPER]), { markers: 'open' }));
    made.state.weather.centre = 'gale';
    expect(made.dice(1).run(contactPhase).read('allied')).toHaveLength(1);
  });

  test('GW-5.46c each raider has chosen for itself, and choices add up', () => {
    const made = at(table(BEATTY, HIPPER));
    made.fleet('beatty', { stance: -1 });
    made.fleet('hipper', { stance: -1 });
    expect(made.dice(4).run(contactPhase).state.contacts).toEqual([]);
    made.fleet('hipper', { stance: 1 });
    expect(made.dice(4).run(contactPhase).state.contacts).toHaveLength(1);
  });

  test('GW-5.4c a fleet in port is not met by who passes, on either side', () => {
    const home = at(table(british('home', 'N4', ['lion'], { port: 'scarborough' }), german('hipper', 'N4', ['seydlitz'])));
    const away = at(table(british('beatty', 'N12', ['lion']), german('hipper', 'N12', ['seydlitz'], { port: 'heligoland' })));
    for (const made of [home, away]) expect(made.run(contactPhase).state.contacts).toEqual([]);
  });

  test('GW-5.4c who bombards is met by all that are there, without a roll', () => {
    const made = at(table(british('home', 'N4', ['lion'], { port: 'scarborough' }), german('hipper', 'N4', ['seydlitz'])));
    made.fleet('hipper', { task: { do: 'bombard', port: 'scarborough' } });
    expect(made.run(contactPhase).state.contacts).toMatchObject([{ allied: 'home', central: 'hipper' }]);
  });

  test('GW-5.4c even if both came by another zone in which they might have met', () => {
    const made = at(table(british('home', 'N4', ['lion']), german('hipper', 'N4', ['seydlitz'])));
    made.fleet('home', { from: 'M6', track: ['N5', 'N4'] });
    made.fleet('hipper', { from: 'N6', track: ['N5', 'N4'], task: { do: 'bombard', port: 'scarborough' } });
    expect(made.run(contactPhase).state.contacts).toMatchObject([{ zone: 'N4', step: 1 }]);
  });

  test('GW-4.4 who makes for port is met on the way, and in the zone of the port', () => {
    for (const zone of ['K3', 'K2']) {
      const made = at(table(british('beatty', 'K2', ['lion'], { port: 'rosyth' }), german('hipper', zone, ['seydlitz'])));
      made.fleet('beatty', { from: 'K4', track: ['K3', 'K2'], ran: [2, 0] });
      expect(made.dice(2).run(contactPhase).state.contacts).toMatchObject([{ allied: 'beatty', zone }]);
    }
  });

  test('GW-5.4c so are fleets in one minor port', () => {
    const both = { port: 'scarborough' };
    const made = at(table(british('home', 'N4', ['lion'], both), german('hipper', 'N4', ['seydlitz'], both)));
    expect(made.run(contactPhase).state.contacts).toHaveLength(1);
  });

  test('GW-5.4c nobody is met in a major port, in which each lies behind his own guns', () => {
    const both = { port: 'rosyth' };
    const made = at(table(british('home', 'K2', ['lion'], both), german('hipper', 'K2', ['seydlitz'], both)));
    expect(made.run(contactPhase).state.contacts).toEqual([]);
  });

  test('GW-5.4c who unloads is met by all that come by, without a roll', () => {
    const cargo = { mission: 'transport', bound: 'scarborough' } as const;
    const made = at(table(british('convoy', 'N4', ['slow-transport'], cargo), german('hipper', 'N4', ['seydlitz'])));
    made.fleet('convoy', { task: { do: 'unload', port: 'scarborough' } });
    made.fleet('hipper', { zone: 'N5', from: 'M5', track: ['N4', 'N5'] });
    expect(made.run(contactPhase).state.contacts).toMatchObject([{ allied: 'convoy', central: 'hipper', zone: 'N4' }]);
  });

  test('GW-5.4c also in a neutral one, in which an operation may have both begin; not if one of them has left', () => {
    const both = { port: 'bergen' };
    const made = at(table(british('convoy', 'D9', ['slow-transport'], both), german('raiders', 'D9', ['bremse'], both)));
    expect(made.run(contactPhase).state.contacts).toHaveLength(1);
    made.fleet('raiders', { zone: 'D8', port: null, track: ['D8'] });
    expect(made.run(contactPhase).state.contacts).toEqual([]);
  });

  test('GW-5.45b trawlers are armed yachts: small craft alone, alone', () => {
    const made = at(table(british('trawlers', 'M8', ['armed-trawler-class']), HIPPER));
    const facts = contactFacts(made.war, made.state, [made.fleet('trawlers'), made.fleet('hipper')], {
      zone: 'M8',
      step: 0,
      crossing: false,
    });
    expect(facts.flotilla).toBe(true);
  });

  test('GW-5.46c, GW-16.2 the leader whom a raid must have adds one, which a choice of -1 takes back', () => {
    const leader = { mission: 'raid', flags: [{ name: 'Hipper', ship: 'seydlitz' }] } as const;
    const made = at(table(british('beatty', 'M8', ['lion'], { mission: 'bombardment' }), german('hipper', 'M8', ['seydlitz'], leader)));
    made.state.weather.centre = 'mist';
    made.fleet('hipper', { stance: -1 });
    expect(made.dice(3).run(contactPhase).state.contacts).toEqual([]);
    expect(made.dice(4).run(contactPhase).state.contacts).toHaveLength(1);
  });

  test('GW-5.2-ESCORT an escort counts with its charge: twenty ships together', () => {
    const boats = british('boats', 'M8', ['lion'], {
      mission: 'escort',
      charge: 'beatty',
      ships: [{ vessel: 'admiralty-m-class', number: 19 }],
    });
    const made = at(table(BEATTY, boats, HIPPER));
    made.state.weather.centre = 'mist';
    made.fleet('beatty', { stance: -1 });
    made.fleet('hipper', { stance: -1 });
    expect(made.dice(5).run(contactPhase).state.contacts).toHaveLength(1);
    expect(made.state.contacts[0]?.allied).toBe('beatty');
  });

  test.each([
    ['GW-4.4 along the track of the fleet on Intercept', 'intercept', 'transport', 'M7'],
    ['GW-4.4 else along that of the Central Powers', 'transport', 'transport', 'M9'],
    ['GW-4.4 also where both are on Intercept', 'intercept', 'intercept', 'M9'],
  ] as const)('%s', (_name, allied, central, zone) => {
    const made = table(british('beatty', 'M9', ['lion'], { mission: allied }), german('hipper', 'M7', ['seydlitz'], { mission: central }));
    made.fleet('beatty', { from: 'M6', track: ['M7', 'M8', 'M9'] });
    made.fleet('hipper', { from: 'M10', track: ['M9', 'M10', 'M7'] });
    expect(made.dice(5).run(contactPhase).state.contacts).toMatchObject([{ zone }]);
  });

  test('GW-5.4a the Central Powers throw the die', () => {
    expect(
      at(table(BEATTY, HIPPER))
        .dice(6)
        .run(contactPhase)
        .read()
        .map(({ by }) => by),
    ).toEqual(['central', null]);
  });

  test('GW-4.4 fleets that exchange zones, unless the switch is set', () => {
    const cross = (crossing: string) => {
      const made = tableOf(operationWith([british('beatty', 'M9', ['lion']), german('hipper', 'M8', ['seydlitz'])]), { crossing });
      made.fleet('beatty', { from: 'M8', track: ['M9'] });
      made.fleet('hipper', { from: 'M9', track: ['M8'] });
      return made;
    };
    expect(cross('checked').dice(2).run(contactPhase).state.contacts).toHaveLength(1);
    expect(cross('checked').dice(1).run(contactPhase).state.contacts).toEqual([]);
    expect(cross('unchecked').run(contactPhase).state.contacts).toEqual([]);
  });

  test('GW-4.4 not who comes to where the other was before and is no more, nor who leaves by another way', () => {
    const made = tableOf(operationWith([british('beatty', 'L8', ['lion']), german('hipper', 'M8', ['seydlitz'])]));
    made.fleet('beatty', { from: 'M8', track: ['L8'] });
    made.fleet('hipper', { from: 'M9', track: ['M8'] });
    expect(made.run(contactPhase).state.contacts).toEqual([]);
    made.fleet('beatty', { from: 'M8', track: ['M9'], zone: 'M9' });
    made.fleet('hipper', { from: 'M9', track: ['N9'], zone: 'N9' });
    expect(made.run(contactPhase).state.contacts).toEqual([]);
  });

  test('GW-5.4a nobody meets a fleet of which nothing is left', () => {
    const made = at(table(BEATTY, HIPPER));
    made.fleet('hipper', { pieces: [] });
    expect(made.run(contactPhase).state.contacts).toEqual([]);
  });
});
