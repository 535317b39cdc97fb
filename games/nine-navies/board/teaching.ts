/** What Nine Navies War teaches at its table. */
import type { Goal, GoalForce, GoalLevel, Teaching } from '../../../kit/teaching.ts';
import { forceOf } from '../../../register/forces.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { COUNTERS, NAVIES } from '../data/ships.ts';
import { sideOf } from '../rules/fleet.ts';
import { leadOf, type levelOf } from '../rules/victory.ts';
import type { View } from '../view.ts';
import { whys } from '../whys.ts';
import { navyNames, sideFlag, sideNames } from './facts.ts';

type Level = ReturnType<typeof levelOf>;

const SCORES: Readonly<Record<Level, string>> = {
  major: 'ahead by more than 30%',
  substantial: 'ahead by 10 to 30%',
  minor: 'ahead by less than 10%',
};

/** NN-4.8: in the short scenario every victory is a minor one. */
const isShort = ({ lastTurn }: View): boolean => lastTurn === 3;

/** NN-4.9 */
function levelsIn(view: View): GoalLevel[] {
  const lead = leadOf(view);
  const levels: readonly Level[] = isShort(view) ? ['minor'] : ['major', 'substantial', 'minor'];
  const of = (side: Alliance) =>
    levels.map((level) => ({
      score: isShort(view) ? `${sideNames[side]} ahead` : `${sideNames[side]} ${SCORES[level]}`,
      words: `${level} victory`,
      isHere: lead?.side === side && lead.level === level,
    }));
  return [...of('allied'), { score: 'level', words: 'a draw', isHere: lead === null }, ...of('central').toReversed()];
}

const forceOfSide = (side: Alliance): GoalForce => ({
  side: sideNames[side],
  nation: sideFlag[side],
  parts: NAVIES.filter((navy) => sideOf({ navy }) === side).flatMap((navy) => {
    const ships = COUNTERS.filter((counter) => counter.navy === navy && counter.entry === 0 && counter.kind !== 'convoy');
    const words = forceOf(ships.map(({ id }) => ({ id, number: 1 }))).words;
    return ships.length === 0 ? [] : [{ name: navyNames[navy], words }];
  }),
});

const goal = (view: View): Goal => ({
  scenario: isShort(view) ? '1915' : 'campaign',
  title: isShort(view) ? '1915' : 'Campaign',
  words: 'France has fallen. Ten navies fight for the seas around Europe, and each sea pays points to whoever holds it.',
  wins: [
    `Whoever has more points after turn ${view.lastTurn} wins. Points are paid every turn for sea zones in which one side alone has ships left.`,
    'Sudden death: if the Central Powers hold both the North Sea and the North Atlantic for three turns running, Britain is blockaded and they win at once.',
    'A sea held by old ships pays as well as one held by new ones. Fight where you are stronger, be elsewhere where you are not, and repair.',
  ],
  levels: levelsIn(view),
  forces: [forceOfSide('allied'), forceOfSide('central')],
  history:
    'It never came to this: France held. The battle fleets met once in earnest, off Jutland in 1916, the British blockade stood to the end, and the High Sea Fleet sank itself in Scapa Flow in 1919.',
});

export const teaching: Teaching<View, Data> = {
  whys,
  setUps: ['british-set-up', 'german-set-up'] satisfies (keyof typeof whys)[],
  goal,
};
