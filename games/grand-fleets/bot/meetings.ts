/** Command, and ships that meet in one hex. */
import { answering, best } from '../../../kernel/index.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import { blowOf } from '../rules/collisions.ts';
import { transfers } from '../rules/command-phase.ts';
import { deployFleets } from '../rules/deployment.ts';
import { ram } from '../rules/ramming.ts';
import { isAfloat } from '../rules/ships.ts';
import { formSquadrons } from '../rules/squadrons.ts';

/** GF-4.2.2a: only for a leader who is gone, to the largest ship that is left. */
const succession = answering(transfers, ({ question, data, view }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  const orphan = seen.squadrons.find(
    ({ id, leader }) => question.pieces.includes(id) && !isAfloat(shipIn(battle, seen, leader)) && !Object.hasOwn(question.draft, id),
  );
  const heir = orphan && best(question.targetsUnder(orphan.id, 'transfer'), ([, ship]) => cardOf(battle, ship).hull);
  return heir ? question.order('transfer', heir) : question.order('done');
});

/** GF-5.5.2: where it costs the enemy more than us. */
const ramming = answering(ram, ({ question, data, view }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  const [rammer = ''] = question.item;
  const own = shipIn(battle, seen, rammer);
  const gain = (victim: string): number => {
    const { hull } = cardOf(battle, victim);
    const theirs = Math.min(blowOf(battle, rammer), hull - shipIn(battle, seen, victim).hits);
    const cost = blowOf(battle, victim);
    return cost >= cardOf(battle, rammer).hull - own.hits ? -1 : theirs - 1.2 * cost;
  };
  const victim = best(question.targets('ram'), gain, 0);
  return victim === undefined ? question.order('hold') : question.order('ram', victim);
});

/** GF-4.1b: as the order of battle has them. */
const asTheyAre = answering(formSquadrons, ({ question }) => question.order('done'));

/** GF-2.1.3: towards the enemy, in the middle of the edge. */
const asUsual = answering(deployFleets, ({ question }) => question.order('done'));

export const meetings = [succession, ramming, asTheyAre, asUsual] as const;
