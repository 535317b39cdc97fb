/** Searchlights: the captain lights up whom he could not see otherwise, with one ship for each. */
import { distance } from '../../../chart/hex.ts';
import { answering } from '../../../kernel/index.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import { enemiesOf, linesOf } from '../rules/action.ts';
import { BEAM, sightOf } from '../rules/night.ts';
import { searchlights } from '../rules/searchlights.ts';
import { watersOf } from '../rules/waters.ts';

export const lights = answering(searchlights, ({ question, data, side, view }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  const waters = watersOf(battle, { ...seen, beams: question.draft });
  const unseen = enemiesOf(seen, side).filter((enemy) =>
    seen.ships.every((ship) => ship.side !== side || distance(ship.hex, enemy.hex) > sightOf(waters, enemy)),
  );
  const reaches = (id: string): boolean => unseen.some(({ hex }) => distance(hex, shipIn(battle, seen, id).hex) <= BEAM);
  const next = question.pieces.find((id) => !question.draft.includes(id) && linesOf(cardOf(battle, id)).length > 0 && reaches(id));
  return next === undefined ? question.order('done') : question.order('light', next);
});
