import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from '../../../test/files.ts';
import { AREAS } from '../data/areas.ts';
import { campaignFaults } from '../data/campaign-laws.ts';
import type { Data } from '../data/data.ts';
import { BUILT_IN, bondOf, convoyNamed, distance, isOffTsingtao, neighbours, ratingOf, sheetOf } from '../data/data.ts';
import { mapFaults } from '../data/map-laws.ts';
import { dataFor } from '../data/pack.ts';
import { VESSELS } from '../data/ships.ts';

test('what is built in keeps its own laws', () => {
  expect([...mapFaults(BUILT_IN), ...campaignFaults(BUILT_IN)]).toEqual([]);
});

test('data are made once: the same object for all scenarios, and for the same pack', () => {
  const pack = { game: 'cruiser-warfare', name: 'Mine' };
  expect(dataFor()).toBe(dataFor());
  expect(dataFor(pack)).toBe(dataFor(pack));
  expect(dataFor(pack)).toEqual({ ...BUILT_IN, pack: 'Mine' });
});

const closed = ({ areas, vessels, sheets, forces }: Data) =>
  [areas['yellow-sea'].port, vessels[0]?.rating.hull, sheets.get('emden'), forces[0]].map(Object.isFrozen);

test('data cannot be changed, be they built in or of a pack', () => {
  expect(closed(BUILT_IN)).toEqual([true, true, true, true]);
  expect(closed(dataFor({ game: 'cruiser-warfare', name: 'Mine' }))).toEqual([true, true, true, true]);
});

test('CW-2.4a, CW-15.5-C1 a variant makes two cruisers faster, and changes no other sheet', () => {
  const speeds = (central: string) => VESSELS.map(({ id }) => [id, sheetOf(BUILT_IN, { variants: { central } }, id).speed] as const);
  const faster = speeds('1').filter(([, speed], place) => speed !== speeds('none')[place]?.[1]);
  expect(faster).toEqual([
    ['scharnhorst', 3],
    ['gneisenau', 3],
  ]);
});

test('CW-12.42, CW-12.43 who is tied down, and of whom the fall of Tsingtao sets some free', () => {
  const boundBy = (bond: string) => VESSELS.filter(({ id }) => bondOf(BUILT_IN, id) === bond).map(({ id }) => id);
  expect(boundBy('home-waters')).toEqual(expect.arrayContaining(['settsu', 'kongo']));
  expect(['settsu', 'iwami', 'kongo', 'emden'].map((id) => isOffTsingtao(BUILT_IN, id))).toEqual([true, true, false, false]);
});

test('what is not there is not found', () => {
  expect(() => ratingOf(BUILT_IN, 'yamato')).toThrow('no rating of yamato');
  expect(() => sheetOf(BUILT_IN, { variants: { central: 'none' } }, 'yamato')).toThrow('no sheet of yamato');
  expect(() => convoyNamed(BUILT_IN, 'arctic')).toThrow('no convoy arctic');
});

test('CW-5.1a tables of a pack follow its links: a way that is shut is not gone', () => {
  // The Caroline Islands and the Indies part; the shortest way is now by the Philippine Sea.
  const without = (area: (typeof AREAS)[number], gone: string) => ({ links: neighbours(BUILT_IN, area).filter((each) => each !== gone) });
  const data = dataFor({
    game: 'cruiser-warfare',
    name: 'Parted',
    areas: {
      'caroline-islands': without('caroline-islands', 'dutch-east-indies'),
      'dutch-east-indies': without('dutch-east-indies', 'caroline-islands'),
    },
  });
  const moves = (of: Data) => distance(of, 'caroline-islands', 'dutch-east-indies');
  expect([moves(BUILT_IN), moves(data)]).toEqual([1, 2]);
  expect(AREAS.filter((area) => neighbours(data, area).join() !== neighbours(BUILT_IN, area).join())).toEqual([
    'dutch-east-indies',
    'caroline-islands',
  ]);
});

/** The lists from which the built-in data are made; who is whose, by its id alone, `VESSELS` and `AREAS` tell everybody. */
const BUILT_IN_LISTS = /import \{[^}]*\b(?:AREA_FACTS|LINKS|FORCES|POOLS|LEADERS|VARIANTS|BATTLES|CONVOYS)\b[^}]*\} from/;

test('whatever a pack may change is asked of the data: outside their folder nobody takes the built-in lists', () => {
  const sources = filesUnder('games/cruiser-warfare').filter((path) => /\.tsx?$/.test(path));
  const takers = sources.filter((path) => BUILT_IN_LISTS.test(readFileSync(path, 'utf8')));
  expect(takers).toContain('games/cruiser-warfare/data/data.ts');
  expect(takers.filter((path) => !path.includes('/data/') && !path.includes('/test/'))).toEqual([]);
});
