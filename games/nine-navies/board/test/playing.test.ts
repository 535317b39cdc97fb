/** How a battle and what follows it are played: the fight goes on without those who leave it, and all go home at once. */
import { expect, test } from 'vitest';
import type { ChartMark } from '../../../../kit/chart-marks.ts';
import { type Still, stillsOf } from '../../../../kit/playback.ts';
import type { Happening, Toll } from '../../events.ts';
import { meeting } from '../../test/situations.ts';
import { type View, view } from '../../view.ts';
import { playing } from '../playing.ts';

const NOBODY: Toll = { sunk: [], disabled: [], damaged: [] };
const [BEGINS, COST]: Happening[] = [
  { type: 'battle-began', zone: 'baltic', allied: 2, central: 1 },
  { type: 'results', allied: { ...NOBODY, disabled: ['triumph'] }, central: NOBODY },
];
const shot = (ship: string, at: string): Happening => ({ type: 'fired', ship, at, with: 'guns', hits: 0, points: 0, disabled: false });

function played(...events: readonly (Happening | undefined)[]): readonly Still<View, ChartMark>[] {
  const { state, data } = meeting(['swiftsure', 'triumph'], ['turgut-reis']);
  const before = view(state, 'allied', data);
  return stillsOf(playing, { before, now: before, happened: events.map((event) => ({ words: '', event: event ?? null })) }).full;
}

const fightersIn = ({ view }: Still<View, ChartMark>): readonly string[] | undefined => view.battle?.fighters.map(({ id }) => id);

test('NN-11.9 whoever goes home disabled leaves the line, and the next round is seen as well', () => {
  const home: Happening = { type: 'returned', ships: ['triumph'], base: 'malta' };
  const stills = played(BEGINS, shot('turgut-reis', 'triumph'), COST, home, shot('turgut-reis', 'swiftsure'));
  expect(stills.map(({ title }) => title)).toEqual(['Before', 'Battle', 'Gunfire', 'What the round has cost', 'Homeward', 'Gunfire']);
  expect(stills.slice(-2).map(fightersIn)).toEqual([
    ['swiftsure', 'turgut-reis'],
    ['swiftsure', 'turgut-reis'],
  ]);
});

test('NN-11.10 when the last of a side goes home, the chart is seen', () => {
  const stills = played(BEGINS, { type: 'returned', ships: ['turgut-reis'], base: 'germany' });
  expect(stills.map(fightersIn)).toEqual([undefined, ['swiftsure', 'triumph', 'turgut-reis'], undefined]);
});

test('NN-8.5 fleets go home from all seas at once, and then it is seen who holds them', () => {
  const stills = played(
    { type: 'returned', ships: ['swiftsure', 'triumph'], base: 'malta' },
    { type: 'settled', zone: 'baltic', side: 'allied', points: 3 },
    { type: 'returned', ships: ['turgut-reis'], base: 'germany' },
    { type: 'settled', zone: 'black-sea', side: 'central', points: 2 },
  );
  expect(stills.map(({ title, marks }) => [title, marks.length])).toEqual([
    ['Before', 0],
    ['Homeward', 2],
    ['Who holds the seas', 2],
  ]);
});
