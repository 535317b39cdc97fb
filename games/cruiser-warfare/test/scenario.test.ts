import { describe, expect, test } from 'vitest';
import { BATTLES, type BattleScenario } from '../data/battles.ts';
import { writtenCampaign } from '../data/campaign.ts';
import { BUILT_IN, battleNamed, scenariosOf } from '../data/data.ts';
import type { Group } from '../data/forces.ts';
import { dataFor, readPack } from '../data/pack.ts';
import { written } from '../data/scenario.ts';
import { cruiserWarfare } from '../index.ts';

const pack = (parts: object) => ({ game: 'cruiser-warfare', name: 'Test', ...parts });
const faultsOf = (value: unknown): string[] => {
  const reading = readPack(value);
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};
/** As a file would bring it. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a battle', () => {
  test.each(BATTLES)('CW-BATTLE $id, written out and read back, is the same', (battle) => {
    const data = dataFor(throughJson(pack({ scenario: { ...written(battle), id: 'own' } })));
    expect(battleNamed(data, 'own')).toEqual({ ...battle, id: 'own', source: 'pack' });
    expect(data.battles.slice(0, -1)).toEqual(BATTLES);
  });

  const LEAST = {
    id: 'own',
    title: 'Mine',
    words: 'Two cruisers meet.',
    date: '1914-10',
    ships: { allied: ['sydney', 'melbourne'], central: ['emden'] },
    victory: { kind: 'points', even: 'allied' },
  };

  test('CW-BATTLE what is left out is a clear day on which nobody has come upon anybody', () => {
    expect(battleNamed(dataFor(pack({ scenario: LEAST })), 'own')).toEqual({
      ...LEAST,
      date: 1914.1,
      night: false,
      weather: 'clear',
      finder: null,
      closer: 0,
      anchored: [],
      apart: [],
      raiders: true,
      history: { winner: null, words: 'It was never fought.' },
      source: 'pack',
    } satisfies Record<keyof BattleScenario, unknown>);
  });

  test('CW-BATTLE a battle of a pack is one more scenario, after those that are built in', () => {
    expect(scenariosOf(BUILT_IN)).toEqual(cruiserWarfare.scenarios);
    const { id, title, words } = LEAST;
    const history = { winner: null, words: 'It was never fought.' };
    const forces = {
      allied: { ships: 2, flagship: 'sydney', words: 'Sydney and Melbourne' },
      central: { ships: 1, flagship: 'emden', words: 'Emden' },
    };
    expect(scenariosOf(dataFor(pack({ scenario: LEAST })))).toEqual([...cruiserWarfare.scenarios, { id, title, words, forces, history }]);
  });

  const sink = (victory: object) => ({ victory: { kind: 'sink', side: 'allied', ships: ['emden'], enough: 'sunk', ...victory } });
  const fleets = (ships: object) => ({ ships: { ...LEAST.ships, ...ships } });

  test.each<[string, object, string]>([
    ['no title', { title: undefined }, 'title: missing'],
    ['no words', { words: undefined }, 'words: missing'],
    ['words without end', { words: 'x'.repeat(301) }, 'words: expected at most 300 plain characters'],
    ['a name with blanks', { id: 'My Battle' }, 'id: expected at most 40 small letters, digits and hyphens, found "My Battle"'],
    ['a name that is taken', { id: 'coronel' }, 'id: there is a scenario coronel already'],
    ['the name of the war', { id: 'campaign' }, 'id: there is a scenario campaign already'],
    ['a day', { date: '1914-10-28' }, "date: expected a year and a month, such as '1914-11'"],
    ['a number for a date', { date: 1914.1 }, "date: expected a year and a month, such as '1914-11'"],
    ['an unknown key', { hexes: [] }, 'hexes: unknown key; known are id, title, words'],
    ['half a night', { night: 'dusk' }, 'night: expected true or false, found "dusk"'],
    ['unknown weather', { weather: 'hail' }, 'weather: expected one of clear, mist, fog, squall, storm, gale, found "hail"'],
    ['an unknown finder', { finder: 'both' }, 'finder: expected one of allied, central, found "both"'],
    ['CW-7.28b too near', { closer: 3 }, 'closer: expected 0 to 2 hexes, found 3'],
    ['no raider at all', { raiders: 1 }, 'raiders: expected true or false, found 1'],
    ['no ships', { ships: undefined }, 'ships: missing'],
    ['a third side', fleets({ dutch: [] }), 'ships, dutch: unknown key; known are allied, central'],
    ['an empty fleet', fleets({ central: [] }), 'ships, central: expected one ship at least'],
    ['an unknown ship', fleets({ central: ['yamato'] }), 'ships, central, number 1: there is no ship "yamato"'],
    ['a ship of the enemy', fleets({ allied: ['emden'] }), 'ships, allied: emden is no ship of the Allies'],
    ['a ship twice', fleets({ central: ['emden', 'emden'] }), 'ships, central: emden stands there twice'],
    [
      'a fleet beyond measure',
      fleets({ central: BUILT_IN.vessels.filter(({ id }) => id.startsWith('prize-')).map(({ id }) => id) }),
      'ships, central: expected at most 30 ships, found 40',
    ],
    ['an absent ship at anchor', { anchored: ['dresden'] }, 'anchored: dresden is not in the battle'],
    ['an absent ship apart', { apart: ['dresden'] }, 'apart: dresden is not in the battle'],
    ['no victory', { victory: undefined }, 'victory: missing'],
    ['an unknown victory', { victory: { kind: 'glory' } }, 'victory, kind: expected one of points, sink, found "glory"'],
    ['even points for nobody', { victory: { kind: 'points' } }, 'victory, even: missing'],
    ['a burden on nobody', sink({ side: undefined }), 'victory, side: missing'],
    ['nobody to sink', sink({ ships: [] }), 'victory, ships: expected one ship at least'],
    ['a friend to sink', sink({ ships: ['sydney'] }), 'victory, ships: sydney is not in the fleet of the Central Powers'],
    ['an unknown measure', sink({ enough: 'hit' }), 'victory, enough: expected one of sunk, crippled, found "hit"'],
    ['an unknown winner', { history: { winner: 'both', words: 'x' } }, 'history, winner: expected one of allied, central, found "both"'],
    ['a silent history', { history: { winner: null } }, 'history, words: missing'],
  ])('%s is refused with place and reason', (_, change, words) => {
    const faults = faultsOf(pack({ scenario: { ...LEAST, ...change } }));
    expect(faults.find((each) => each.startsWith(`scenario, ${words}`)) ?? faults).toContain(`scenario, ${words}`);
  });
});

describe('the campaign', () => {
  const sourced = <T extends object>(things: readonly T[]) => things.map((thing) => ({ ...thing, source: 'pack' }));

  test('CW-13.0 the lists, written out and read back, are the same', () => {
    const data = dataFor(throughJson(pack({ campaign: writtenCampaign(BUILT_IN) })));
    expect(data.forces).toEqual(sourced(BUILT_IN.forces));
    expect(data.leaders).toEqual(sourced(BUILT_IN.leaders));
    expect(data.pools).toEqual(BUILT_IN.pools);
    expect([data.bonds, data.speeAreas, data.offTsingtao]).toEqual([BUILT_IN.bonds, BUILT_IN.speeAreas, BUILT_IN.offTsingtao]);
  });

  const { forces, pools, leaders } = writtenCampaign(BUILT_IN);
  const changed = (id: string, change: object) => forces.map((group) => (group.id === id ? { ...group, ...change } : group));
  const faultsWith = (campaign: object) => faultsOf(pack({ campaign }));
  const placeOf = (id: string): number => BUILT_IN.forces.findIndex((group) => group.id === id) + 1;

  test('CW-13.0 what a group leaves out: there from the start, free, nobody drawn', () => {
    const others = forces.filter(({ id }) => id !== 'tahiti');
    const tahiti = { id: 'tahiti', name: 'Tahiti', side: 'allied', areas: ['tahiti'], ships: ['montcalm'] };
    const data = dataFor(pack({ campaign: { forces: [...others, tahiti] } }));
    const group: Group | undefined = data.forces.at(-1);
    expect(group).toEqual({ ...tahiti, rule: 'CW-13.0', drawn: 0, coming: { with: 'start' }, bond: null, source: 'pack' });
    expect([data.pools, data.leaders]).toEqual([BUILT_IN.pools, BUILT_IN.leaders]);
  });

  test('CW-12.7a liners are drawn from the pools of the pack', () => {
    const fewer = { ...pools, central: ['cap-trafalgar'] };
    const data = dataFor(pack({ campaign: { pools: fewer } }));
    expect([data.pools, data.forces]).toEqual([fewer, BUILT_IN.forces]);
  });

  test.each<[string, object, string]>([
    ['an unknown key', { points: 3 }, 'points: unknown key; known are id, rule, name, side, areas, ships, drawn, coming, bond'],
    ['no name', { name: undefined }, 'name: missing'],
    ['a number that is no rule', { rule: 'chapter 13' }, 'rule: expected the number of a rule'],
    ['no area', { areas: [] }, 'areas: expected one area at least'],
    ['an unknown area', { areas: ['atlantis'] }, 'areas, number 1: there is no area "atlantis"'],
    ['an unknown ship', { ships: ['yamato'] }, 'ships, number 1: there is no ship "yamato"'],
    ['a ship of the enemy', { ships: ['emden'] }, 'ships: emden is no ship of the Allies'],
    ['too many drawn', { drawn: 8 }, 'drawn: expected 0 to 7 ships, found 8'],
    ['an unknown cause', { coming: { with: 'spring' } }, 'coming, with: expected one of start, dutch, italy, sturdee, turn, japan, plan-b'],
    ['a cause without its turn', { coming: { with: 'turn' } }, 'coming, turn: missing'],
    ['a turn without a cause for it', { coming: { with: 'dutch', turn: 3 } }, 'coming, turn: unknown key; known are with'],
    ['a turn after the last', { coming: { with: 'turn', turn: 31 } }, 'coming, turn: expected 0 to 30 turns, found 31'],
    ['an unknown bond', { bond: 'honour' }, 'bond: expected one of station, french-atlantic, home-waters, dutch-waters'],
  ])('%s is refused with place and reason', (_, change, words) => {
    const faults = faultsWith({ forces: changed('tahiti', change) });
    const line = `campaign, forces, number ${placeOf('tahiti')}, ${words}`;
    expect(faults.find((each) => each.startsWith(line)) ?? faults).toContain(line);
  });

  const central = (id: string, ships: readonly string[], more: object = {}) => ({
    id,
    name: id,
    side: 'central',
    areas: ['solomons'],
    ships,
    ...more,
  });

  test.each<[string, object, string]>([
    ['a group twice', { forces: [...forces, forces[0]] }, 'campaign, forces: there are two groups south-china-sea'],
    ['a ship in two groups', { forces: changed('tahiti', { ships: ['minotaur'] }) }, 'campaign, forces: minotaur is in two places'],
    ['a ship in a pool and a group', { forces: changed('tahiti', { ships: ['otranto'] }) }, 'campaign, forces: otranto is in two places'],
    [
      'CW-12.5 no Spee',
      { forces: forces.filter(({ id }) => id !== 'spee') },
      'campaign, forces: expected a group spee of the Central Powers, there from the start (CW-12.5)',
    ],
    [
      'CW-12.5 a choice for others',
      { forces: changed('tahiti', { areas: ['tahiti', 'samoa'] }) },
      'campaign, forces, tahiti: expected one area; only Spee and the later groups of the Allies have a choice (CW-12.5)',
    ],
    [
      'CW-12.6 a start in the North Sea',
      { forces: changed('mozambique-channel', { areas: ['north-sea'] }) },
      'campaign, forces, mozambique-channel: nobody comes by the North Sea (CW-12.6)',
    ],
    [
      'CW-12.2b a raider that comes later',
      { forces: changed('strassburg', { coming: { with: 'turn', turn: 3 } }) },
      'campaign, forces, strassburg: ships of the Central Powers are there from the start, or come with Italy (CW-12.2b)',
    ],
    [
      'CW-12.2b two that come with Italy',
      { forces: changed('strassburg', { coming: { with: 'italy' } }) },
      'campaign, forces: expected one group that comes with Italy (CW-12.2b)',
    ],
    [
      'CW-5.55 more raiders than markers',
      { forces: [...forces, central('a', ['moltke']), central('b', ['blucher']), central('c', ['furst-bismarck-1897'])] },
      'campaign, forces: expected at most 8 groups of the Central Powers at the start (CW-5.55)',
    ],
    [
      'CW-12.3 a bond on a raider',
      { forces: changed('strassburg', { bond: 'station' }) },
      'campaign, forces, strassburg: nothing ties down the Central Powers (CW-12.3)',
    ],
    [
      'CW-12.1b a Dutch fleet abroad',
      { forces: changed('dutch', { areas: ['samoa'] }) },
      'campaign, forces, dutch: expected areas of the Indies (CW-12.1b)',
    ],
    [
      'CW-13.0-A-BISCAY a station elsewhere',
      { forces: changed('tahiti', { bond: 'station' }) },
      'campaign, forces, tahiti: expected the Bay of Biscay (CW-13.0-A-BISCAY)',
    ],
    [
      'CW-12.3 the French Atlantic Squadron elsewhere',
      { forces: changed('tahiti', { bond: 'french-atlantic' }) },
      'campaign, forces, tahiti: expected Madeira (CW-12.3)',
    ],
    ['a group of nobody', { forces: changed('tahiti', { ships: [] }) }, 'campaign, forces, tahiti: expected one ship at least'],
    [
      'CW-12.7a a later group of nobody but who may be drawn',
      { forces: changed('tahiti', { ships: [], drawn: 1, coming: { with: 'turn', turn: 9 } }) },
      'campaign, forces, tahiti: expected one ship at least',
    ],
    [
      'CW-15.5-C2 a variant that would send ships to the enemy',
      { forces: changed('yellow-sea', { side: 'allied', ships: ['kent'] }) },
      'campaign, forces: expected a group yellow-sea, which a variant reinforces (CW-15.5-C2)',
    ],
    [
      'CW-15.5-A1 a variant that would take a ship from her station',
      { forces: changed('dutch', { ships: ['new-zealand'] }) },
      'campaign, forces: new-zealand is tied down, and a variant sends her elsewhere (CW-15.5-A1)',
    ],
    [
      'CW-12.7a more liners than there are',
      { forces: changed('tahiti', { drawn: 6 }) },
      'campaign, pools, allied: more are drawn at the start than there are (CW-12.7a)',
    ],
    [
      'CW-15.5-A1 a variant without its group',
      { forces: forces.filter(({ id }) => id !== 'tasman-sea') },
      'campaign, forces: expected a group tasman-sea, which a variant reinforces (CW-15.5-A1)',
    ],
    [
      'CW-12.7a a cruiser among the liners',
      { pools: { ...pools, allied: ['kent'] } },
      'campaign, pools, allied: kent is no armed merchant cruiser',
    ],
    ['one pool', { pools: { allied: [] } }, 'campaign, pools, central: missing'],
    ['a leader twice', { leaders: [...leaders, leaders[0]] }, 'campaign, leaders: Sturdee stands there twice'],
    [
      'a leader with the enemy',
      { leaders: [{ name: 'Troubridge', side: 'allied', group: 'spee', flagships: ['defence'] }] },
      'campaign, leaders: Troubridge comes with spee, which is no group of his side',
    ],
    [
      'a leader without a ship',
      { leaders: [{ name: 'Troubridge', side: 'allied', group: 'madeira', flagships: [] }] },
      'campaign, leaders, number 1, flagships: expected one ship at least',
    ],
  ])('%s is refused with place and reason', (_, campaign, words) => {
    const faults = faultsWith(campaign);
    expect(faults.find((each) => each.startsWith(words)) ?? faults).toContain(words);
  });
});
