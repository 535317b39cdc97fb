/** Who would win a battle by itself as it stands, and what is said of it. */
import { expect, test } from 'vitest';
import { winnerNow } from '../board/standing.ts';
import { conditionInWords, teaching } from '../board/teaching.ts';
import { BUILT_IN, battleNamed } from '../data/data.ts';
import { dataFor } from '../data/pack.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';

const data = dataFor();

/** As an onlooker sees it. */
const seen = (scenario: string, changes: (state: State) => void = () => {}) => {
  const state = beginning(readingsOf({}), scenario, data);
  changes(state);
  return view(state, 'onlooker', data);
};

const winner = (scenario: string, changes?: (state: State) => void) => {
  const battle = BUILT_IN.battles.find(({ id }) => id === scenario);
  return winnerNow(seen(scenario, changes), battle?.victory ?? null);
};

const lost = (id: string) => (state: State) => {
  const ship = state.ships.find((each) => each.id === id);
  if (ship) ship.fate = 'gone';
};

test('CW-14.0d even points are a draw in the campaign, and a victory of the Central Powers off Coronel', () => {
  expect([winner('campaign'), winner('coronel'), winner('falklands')]).toEqual([null, 'central', 'central']);
});

test('CW-BATTLE where a ship has to be sunk points decide nothing', () => {
  const ahead = (state: State) => {
    state.points = { allied: 9, central: 0 };
  };
  expect([winner('bahamas'), winner('bahamas', ahead), winner('bahamas', lost('karlsruhe'))]).toEqual(['central', 'central', 'allied']);
  expect([winner('zanzibar'), winner('zanzibar', lost('pegasus'))]).toEqual(['allied', 'central']);
});

test('the goal says what wins, and who is there', () => {
  expect(conditionInWords(battleNamed(data, 'coronel').victory)).toBe('The higher score wins; if it is even, the Central Powers win.');
  const { wins, forces, levels } = teaching.goal(seen('cocos'), data);
  expect(wins[0]).toBe('The Allies must sink or cripple Emden. If they do not, the Central Powers win: points decide nothing.');
  expect(forces.map(({ parts }) => parts[0]?.words)).toEqual(['Sydney, light cruiser', 'Emden, light cruiser']);
  expect(levels.find(({ isHere }) => isHere)?.words).toBe('Central Powers win');
});
