/** Smoke: the captain makes it where he is outgunned, with whoever has the enemy near. */
import { distance } from '../../../chart/hex.ts';
import { answering } from '../../../kernel/index.ts';
import { battleOf, shipIn } from '../data/data.ts';
import { smokeOrders } from '../rules/smoke-orders.ts';
import { plotOf } from './prospects.ts';

/** Weaker than this he would rather not be seen. */
const OUTGUNNED = 0.6;
const NEAR = 8;

export const smoke = answering(smokeOrders, ({ question, data, side, view }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  const { strength, enemies } = plotOf(data, seen, side, () => true);
  if (strength >= OUTGUNNED) return question.order('done');
  const next = question.pieces.find(
    (id) => !question.draft.some(([ship]) => ship === id) && enemies.some(({ hex }) => distance(hex, shipIn(battle, seen, id).hex) <= NEAR),
  );
  return next === undefined ? question.order('done') : question.order('smoke', [next, 'funnel']);
});
