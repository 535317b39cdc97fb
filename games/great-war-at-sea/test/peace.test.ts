/** GW-18.2 (ours): a fleet that is not at war yet passes the enemy by, as Indomitable did Goeben. */
import { expect, test } from 'vitest';
import { contactPhase } from '../rules/contact.ts';
import { british, german, operationWith, tableOf } from './table.ts';

const meeting = (turn: number) => {
  const fleets = [british('indomitable', 'M8', ['indomitable']), german('goeben', 'M8', ['goeben'])];
  const game = tableOf(operationWith(fleets, { limits: [{ kind: 'peace', fleets: ['indomitable'], before: 4 }] }));
  game.state.turn = turn;
  for (const { id } of fleets) game.fleet(id, { track: ['M8'] });
  return game;
};

test('GW-18.2 before the war nobody is met, and nothing is rolled', () => {
  expect(meeting(3).run(contactPhase).state.contacts).toEqual([]);
});

test('GW-18.2 from the turn of the war on they meet like others', () => {
  expect(meeting(4).dice(5).run(contactPhase).state.contacts).toMatchObject([{ allied: 'indomitable', central: 'goeben', zone: 'M8' }]);
});
