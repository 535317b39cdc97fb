/** GF-2.1.1: every fault of a battle that players write themselves. */
import { expect, test } from 'vitest';
import { SHIPS } from '../../../register/index.ts';
import { placeOn } from '../data/formation.ts';
import { dataFor, PLANS, readPack } from '../data/pack.ts';
import { type BattlePlan, shipsIn } from '../data/plan.ts';
import { grandFleets } from '../index.ts';

const SQUADRON = { name: 'Line', ships: ['lion', 'tiger'], at: [20, 20], heading: 'N' };
const FOE = { name: 'Foe', ships: ['seydlitz'], at: [10, 10], heading: 'SE' };
const BLUE = { name: 'British', nation: 'british', squadrons: [SQUADRON] };
const RED = { name: 'Germans', nation: 'german', squadrons: [FOE] };
const BATTLE = {
  id: 'mine',
  title: 'Mine',
  words: 'A battle of my own.',
  year: 1915,
  board: { width: 40, height: 30 },
  forces: { blue: BLUE, red: RED },
};

const packOf = (...battles: readonly object[]) => ({ game: 'grand-fleets', name: 'Test', battles });
const withBattle = (changes: object) => packOf({ ...BATTLE, ...changes });
const withForce = (changes: object) => withBattle({ forces: { blue: { ...BLUE, ...changes }, red: RED } });
const withSquadron = (changes: object) => withForce({ squadrons: [{ ...SQUADRON, ...changes }] });
const faultsOf = (value: unknown): string[] => {
  const reading = readPack(value);
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};
const mine = (value: unknown) => dataFor(value).battles.get('mine') ?? expect.unreachable();

test('GF-2.1.1 what may be left out is usual', () => {
  const battle = mine(withBattle({}));
  expect(battle).toMatchObject({ turns: 10, light: [], escapes: [], bonuses: [], board: { floats: true } });
  expect(battle.history).toEqual({ winner: null, words: 'It was never fought.' });
  expect(battle.squadrons.map(({ leader }) => leader)).toEqual(['lion', 'seydlitz']);
  expect(battle.berths.map(({ ship, hex, crew, arrives }) => [ship, placeOn(hex), crew, arrives])).toEqual([
    ['lion', [20, 20], 'average', 1],
    ['tiger', [20, 21], 'average', 1],
    ['seydlitz', [10, 10], 'average', 1],
  ]);
});

test('GF-2.1.1 a battle is one more scenario, with the names of its sides', () => {
  const all = grandFleets.scenariosOf?.(dataFor(withBattle({}))) ?? [];
  expect(all.find(({ id }) => id === 'cape-sarych')?.sides).toEqual({ blue: 'The Russians', red: 'The Turks' });
  const [last] = all.slice(-1);
  expect(last).toMatchObject({ id: 'mine', title: 'Mine', sides: { blue: 'The British', red: 'The Germans' } });
});

test('GF-4.1b parts of a squadron that stand apart, or come later, belong to it', () => {
  const late = { ...SQUADRON, name: 'Late', ships: ['new-zealand'], at: [0, 0], heading: 'S', arrives: 3, of: 'Line' };
  const battle = mine(withForce({ squadrons: [SQUADRON, late] }));
  expect(battle.squadrons.map(({ name }) => name)).toEqual(['Line', 'Foe']);
  expect(battle.berths.filter(({ squadron }) => squadron === 'blue-1').map(({ ship, arrives }) => [ship, arrives])).toEqual([
    ['lion', 1],
    ['tiger', 1],
    ['new-zealand', 3],
  ]);
});

/** As a file has it: history is ours alone, names must be new, and what is nothing is left out. */
function written({ history, ...plan }: BattlePlan): object {
  const crews = shipsIn(plan).flatMap((ship) => (plan.crews[ship] === undefined ? [] : [{ ship, crew: plan.crews[ship] }]));
  const text = JSON.stringify({ ...plan, crews, id: `my-${plan.id}` }, (_, value: unknown) => value ?? undefined);
  return JSON.parse(text);
}

test.each(PLANS)('$id, written out, can be read again as it was', (plan) => {
  const again = dataFor(packOf(written(plan))).battles.get(`my-${plan.id}`);
  const ours = dataFor().battles.get(plan.id);
  expect({ ...again, id: plan.id, history: plan.history }).toEqual(ours);
});

test.each([
  ['a list that is none', { game: 'grand-fleets', name: 'Test', battles: {} }, 'battles: expected a list'],
  ['a battle that is none', packOf([]), 'battles, number 1: expected an object'],
  ['two battles of one name', packOf(BATTLE, BATTLE), 'battles: there are two battles mine'],
  ['an unknown key', withBattle({ tide: 3 }), 'tide: unknown key'],
  ['no name', withBattle({ id: undefined }), 'id: missing'],
  ['a strange name', withBattle({ id: 'My battle' }), 'id: expected small letters, digits and single hyphens'],
  ['a name that is taken', withBattle({ id: 'jutland' }), 'id: there is a battle jutland already'],
  ['a long title', withBattle({ title: 'x'.repeat(61) }), 'title: expected at most 60 plain characters'],
  ['no words', withBattle({ words: '' }), 'words: expected some text'],
  ['another century', withBattle({ year: 1805 }), 'year: expected 1889 to 1939 years'],
  ['a small board', withBattle({ board: { width: 19, height: 30 } }), 'board, width: expected 20 to 200 hexes'],
  ['a board without height', withBattle({ board: { width: 30 } }), 'board, height: missing'],
  ['a board that half floats', withBattle({ board: { width: 40, height: 30, floats: 1 } }), 'floats: expected true or false'],
  ['no end', withBattle({ turns: 61 }), 'turns: expected 1 to 60 turns'],
  ['three sides', withBattle({ forces: { ...BATTLE.forces, green: RED } }), 'forces, green: unknown key'],
  ['one side', withBattle({ forces: { blue: BLUE } }), 'forces, red: missing'],
  ['a side without a nation', withForce({ nation: 'swiss' }), 'nation: expected one of'],
  ['an empty side', withForce({ squadrons: [] }), 'squadrons: expected at least one squadron'],
  ['two squadrons of one name', withForce({ squadrons: [SQUADRON, { ...SQUADRON, ships: ['barham'] }] }), 'there are two squadrons Line'],
  ['a part of nothing', withSquadron({ of: 'Nobody' }), 'there is no squadron Nobody for Line to belong to'],
  ['an unknown key of a squadron', withSquadron({ flag: 'red' }), 'flag: unknown key'],
  ['an empty squadron', withSquadron({ ships: [] }), 'ships: expected at least one ship'],
  ['a ship that never was', withSquadron({ ships: ['nautilus'] }), 'ships, number 1: the register has no ship nautilus'],
  ['a ship twice', withSquadron({ ships: ['lion', 'seydlitz'] }), 'forces: seydlitz stands there twice'],
  ['a leader from elsewhere', withSquadron({ leader: 'barham' }), 'leader: barham is not one of its ships'],
  ['a place of one number', withSquadron({ at: [3] }), 'at: expected a column and a row'],
  ['a place beyond all boards', withSquadron({ at: [3, 200] }), 'at, number 2: expected 0 to 199 hexes'],
  ['a place off the board', withSquadron({ at: [3, 29] }), 'forces: there is no room for Line on the board'],
  ['a heading of none', withSquadron({ heading: 'W' }), 'heading: expected one of'],
  ['a form of none', withSquadron({ form: 'circle' }), 'form: expected one of'],
  ['a crowd', withSquadron({ perHex: 11 }), 'perHex: expected 1 to 10 ships'],
  ['an arrival before the start', withSquadron({ arrives: 0 }), 'arrives: expected 1 to 60 turns'],
  ['a crew of none', withSquadron({ crew: 'drunk' }), 'crew: expected one of'],
  ['light from no turn', withBattle({ light: [{ visibility: 3 }] }), 'light, number 1, from: missing'],
  ['light too far', withBattle({ light: [{ from: 1, visibility: 31 }] }), 'visibility: expected 1 to 30 hexes'],
  ['light upon nobody', withBattle({ light: [{ from: 1, exposed: 'green' }] }), 'exposed: expected one of'],
  ['a way out for nobody', withBattle({ escapes: [{ edges: ['north'] }] }), 'escapes, number 1, side: missing'],
  ['a way up', withBattle({ escapes: [{ side: 'red', edges: ['up'] }] }), 'edges, number 1: expected one of'],
  ['half a night', withBattle({ light: [{ from: 1, dark: 'rather' }] }), 'dark: expected true or false'],
  ['a wind of none', withBattle({ wind: 'W' }), 'wind: expected one of'],
  ['a crew elsewhere', withBattle({ crews: [{ ship: 'barham', crew: 'elite' }] }), 'crews, number 1, ship: barham is not in the battle'],
  [
    'an aircraft from nowhere',
    withBattle({ aircraft: [{ name: 'L 1', type: 'zeppelin-m', side: 'red' }] }),
    'number 1: expected a ship that carries it',
  ],
  [
    'an aircraft on a stranger',
    withBattle({ aircraft: [{ name: 'A', type: 'short-184', side: 'blue', ship: 'barham' }] }),
    'ship: barham is not in the battle',
  ],
  [
    'a zeppelin on deck',
    withBattle({ aircraft: [{ name: 'L 1', type: 'zeppelin-m', side: 'blue', ship: 'lion' }] }),
    'no ship carries a zeppelin',
  ],
  ['worn engines elsewhere', withBattle({ worn: ['barham'] }), 'worn, number 1: barham is not in the battle'],
  [
    'points for a stranger',
    withBattle({ bonuses: [{ kind: 'sunk', side: 'red', ships: ['barham'], points: 3, words: 'Barham is sunk' }] }),
    'bonuses, number 1, ships: barham is not in the battle',
  ],
  [
    'no points',
    withBattle({ bonuses: [{ kind: 'sunk', side: 'red', ships: ['lion'], points: 0, words: 'Lion is sunk' }] }),
    'points: expected 1 to 100 points',
  ],
  [
    'points for nothing',
    withBattle({ bonuses: [{ kind: 'seen', side: 'red', ships: ['lion'], points: 2, words: 'Lion is seen' }] }),
    'kind: expected one of',
  ],
])('GF-2.1.1 %s is refused', (_, value, words) => {
  expect(faultsOf(value).join('\n')).toContain(words);
});

test('GF-2.1.1 more ships than there is room for are refused', () => {
  const ships = SHIPS.map(({ id }) => id)
    .filter((id) => id !== 'seydlitz')
    .slice(0, 300);
  expect(faultsOf(withSquadron({ ships, perHex: 10, at: [20, 0] })).join()).toContain('forces: expected at most 300 ships, found 301');
});
