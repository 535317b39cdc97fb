/** The staff finishes a phase and goes no further, in whatever game. */
import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { phaseNow } from '../phase.ts';
import { PERSON } from '../seats.ts';
import { Table } from '../table.ts';

const ERRANDS = 12;
const MOST_ANSWERS = 400;

test.each(games.map((ruleset) => ({ id: ruleset.id, ruleset })))('$id: finish the phase ends with the phase', ({ ruleset }) => {
  const seats = Object.fromEntries(ruleset.sides.map((side) => [side, PERSON]));
  const table = Table.begin(ruleset, { seed: 'dover-1' }, seats);
  let answers = 0;
  let longest = 0;
  for (let errands = 0; errands < ERRANDS && answers < MOST_ANSWERS && !table.game.finished; errands++) {
    const [phase, turn] = [phaseNow(table.game), table.game.play.pass];
    table.staff(table.game.questions[0]?.side ?? '', 'phase');
    for (let given = 1; table.isMoving; given++, answers++) {
      expect([phaseNow(table.game), table.game.play.pass]).toEqual([phase, turn]);
      table.work(() => false, 1);
      longest = Math.max(longest, given);
    }
  }
  // Some phases take one answer, but not all of them.
  expect(longest).toBeGreaterThan(1);
});
