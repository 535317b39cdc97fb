/** Placing a fleet on the chart: where ships are shown meanwhile, and what a press or a turn means. */
import { expect, test } from 'vitest';
import { distance } from '../../../../chart/hex.ts';
import { battleOf } from '../../data/data.ts';
import { BUILT_IN } from '../../data/pack.ts';
import { readingsOf } from '../../options.ts';
import { beginning } from '../../rules/beginning.ts';
import { quayOf, type Stations, usualDeployment, whyNotThere } from '../../rules/deployment.ts';
import { view as viewOf } from '../../view.ts';
import { hexNamed } from '../geometry.ts';
import { placedView, stationNear, stationOn, turnedStation } from '../stations.ts';

const battle = battleOf(BUILT_IN, { battle: 'dogger-bank' });
const state = beginning(battle, readingsOf({ deployment: 'own' }));
const view = viewOf(state, 'blue', BUILT_IN);
const quay = quayOf(battle, view, 'blue');
const usual: Stations = usualDeployment({ data: BUILT_IN, state }, 'blue') ?? {};

const unitOf = (ship: string) => {
  const unit = quay.units.find(({ ships }) => ships.includes(ship));
  if (!unit) throw new Error(`${ship} is not placed`);
  return unit;
};
const LION = unitOf('lion');
const STATION = usual[LION.id] ?? [0, 'N', 'line-ahead'];
const named = (name: string): number => hexNamed(view.board, name) ?? Number.NaN;

test('ships are shown where they have been put, and nobody of the enemy', () => {
  const placed = placedView(view, quay, 'blue', { ...usual, [LION.id]: [named('2.5'), 'N', 'line-ahead'] });
  const hexOf = (ship: string) => placed.ships.find(({ id }) => id === ship)?.hex;
  expect([hexOf('lion'), hexOf('tiger')]).toEqual([named('2.5'), named('2.6')]);
  expect(new Set(placed.ships.filter(({ side }) => side === 'red').map(({ fate }) => fate))).toEqual(new Set(['coming']));
});

test('a line keeps its heading where it can, takes another where it must, and is refused where none will do', () => {
  expect(stationOn(quay, usual, LION, named('3.5'))).toEqual([named('3.5'), STATION[1], STATION[2]]);
  const turned = stationOn(quay, usual, LION, named('1.3'));
  expect(turned?.[1]).not.toBe(STATION[1]);
  expect(turned && whyNotThere(quay, new Set(), LION, turned)).toBeNull();
  expect(stationOn(quay, usual, LION, named('9.9'))).toEqual([named('9.9'), STATION[1], STATION[2]]);
});

test('a line that is turned stays near, and turned back points as before', () => {
  const next = turnedStation(quay, usual, LION, 1);
  expect(next?.[1]).not.toBe(STATION[1]);
  expect(distance(next?.[0] ?? 0, STATION[0])).toBeLessThan(12);
  expect(turnedStation(quay, { ...usual, [LION.id]: next ?? STATION }, LION, -1)?.[1]).toBe(STATION[1]);
  expect(stationNear(quay, usual, LION, [STATION[0], 'N', 'line-ahead'])?.[1]).toBe('N');
});

test.each(['12.5', ' 12,5 ', '12 5'])('a hex is found by its name, however it is written: %s', (name) => {
  expect(hexNamed(view.board, name)).toBe(named('12.5'));
});

test('what is no name is no hex', () => {
  expect(hexNamed(view.board, 'Lion')).toBeNull();
});
