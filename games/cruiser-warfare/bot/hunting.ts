/** The Allies at sea: where their fleets go, and which of them look for the enemy. */
import type { Asked, Command } from '../../../kernel/index.ts';
import { answering, best, oncePer } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import type { CruiserWarfare } from '../kind.ts';
import type { Declaring } from '../rules/declarations.ts';
import { alliedMoves } from '../rules/movement.ts';
import type { FleetId } from '../state.ts';
import { within } from '../words/names.ts';
import { assign, type Cover, canFight, coverOf, look, nerveOf } from './cover.ts';
import { type Prey, preyOf } from './prey.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { isFlotilla, squadronsOf } from './squadrons.ts';
import { anyRaider, haulIn } from './trade.ts';

/** How far it is to the nearest coal. */
const fromCoal = oncePer(
  (data: Data) => new Map(AREAS.map((area) => [area, Math.min(...data.coalAreas.map((coal) => distance(data, area, coal)))])),
);

/** CW-10.1: enough left to reach coal, and a box to lie there. */
const mayGo = (data: Data, fuel: number, to: Area): boolean => fuel - 2 > 2 * (fromCoal(data).get(to) ?? 0);

type Step = readonly [FleetId, Area];

/** The next area on the way, by the richer sea where there are several ways. */
const stepTo = (data: Data, squadron: Squadron, goal: Area, steps: readonly Step[]): Step | undefined =>
  best(
    steps.filter(([, area]) => mayGo(data, squadron.fuel, area) && distance(data, area, goal) < distance(data, squadron.fleet.area, goal)),
    ([, area]) => -data.areas[area].trade,
  );

export const moveFleets = answering(alliedMoves, (asked) => {
  const { data, question } = asked;
  const view = asked.view();
  const squadrons = squadronsOf(data, view);
  const steps = new Map(question.pieces.map((id) => [id, question.targetsUnder(id, 'move')]));
  const cover = coverOf(data, view, preyOf(data, view, true));
  const isFree = (squadron: Squadron): boolean => (steps.get(squadron.fleet.id) ?? []).length > 0 && canFight(squadron);
  for (const squadron of squadrons) if (!isFree(squadron)) look(cover, squadron, squadron.fleet.area);
  const goals = assign(cover, squadrons.filter(isFree));
  for (const squadron of squadrons) {
    const { id } = squadron.fleet;
    const goal = goals.get(id);
    const step = goal === undefined ? undefined : stepTo(data, squadron, goal, steps.get(id) ?? []);
    if (!step || goal === undefined) continue;
    asked.because?.(wantedInWords(cover, goal));
    return question.order('move', step);
  }
  const [blockader] = question.targets('lay');
  return blockader === undefined ? question.order('done') : question.order('lay', blockader);
});

/** What is to be found where she is sent. */
const wantedInWords = ({ data, view, prey }: Cover, goal: Area): string =>
  `She is wanted ${within(goal)}: ${raidersIn(prey, goal)}, and a raid there finds ${haulIn(data, view, goal, anyRaider).toFixed(1)} prizes.`;

const raidersIn = ({ light, heavy }: Prey, area: Area): string =>
  `${((light.get(area) ?? 0) + (heavy.get(area) ?? 0)).toFixed(1)} raiders are to be expected`;

/** CW-11.1a: British ships beside a marker lose a point each if they look away. Against Spee that may be the smaller loss. */
export function alliedSearch(asked: Asked<CruiserWarfare, Declaring>): Command {
  const { data, question } = asked;
  const view = asked.view();
  const prey = preyOf(data, view, false);
  const squadrons = new Map(squadronsOf(data, view).map((squadron) => [squadron.fleet.id, squadron]));
  const willing = question.targets('search').find((id) => {
    const squadron = squadrons.get(id);
    return squadron && isWilling(squadron, prey.heavy.get(squadron.fleet.area) ?? 0, prey.speeForce, prey.seen.has(squadron.fleet.area));
  });
  const here = willing === undefined ? undefined : squadrons.get(willing)?.fleet.area;
  if (willing === undefined || here === undefined) return question.order('done');
  asked.because?.(prey.seen.has(here) ? 'A marker of the enemy lies in the open there.' : `${raidersIn(prey, here)} there.`);
  return question.order('search', willing);
}

/** CW-11.7b: the weak on station need not look, and a fleet in repair looks up only for what it can see. */
function isWilling({ force, fleet, units }: Squadron, spee: number, speeForce: number, isSeen: boolean): boolean {
  if (fleet.order.act === 'repair' && !isSeen) return false;
  if (fleet.post === 'station' && (force < settings.alone || units.every(isFlotilla))) return false;
  return spee < settings.dread || nerveOf(force, speeForce) > -1 + settings.dread || fleet.post === 'blockade';
}
