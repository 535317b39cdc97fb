/** What Grand Fleets teaches at its table. */
import type { Goal, GoalForce, GoalLevel, Teaching } from '../../../kit/teaching.ts';
import { forceOf } from '../../../register/forces.ts';
import type { Battle, Berth } from '../data/battle.ts';
import type { Data } from '../data/data.ts';
import { battleOf } from '../data/data.ts';
import { pointsOf, verdictIn } from '../rules/scoring.ts';
import { SIDES, type Side } from '../state.ts';
import type { View } from '../view.ts';
import { whys } from '../words/whys.ts';

/** GF-2.2.2b */
function levelsIn(battle: Battle, view: View): GoalLevel[] {
  const { winner, level } = verdictIn(battle, view);
  const of = (side: Side): GoalLevel[] => [
    { score: `${battle.names[side]}: three times as many`, words: 'decisive victory', isHere: winner === side && level === 'decisive' },
    { score: `${battle.names[side]}: twice as many`, words: 'marginal victory', isHere: winner === side && level === 'marginal' },
  ];
  return [...of('blue'), { score: 'neither has twice as many', words: 'a draw', isHere: winner === null }, ...of('red').toReversed()];
}

const shipsInWords = (berths: readonly Berth[]): string => forceOf(berths.map(({ ship }) => ({ id: ship, number: 1 }))).words;

/** Squadron by squadron; ships of none come last. */
function forceOfSide(battle: Battle, side: Side): GoalForce {
  const own = battle.berths.filter((berth) => berth.side === side);
  const squadrons = battle.squadrons.filter((squadron) => squadron.side === side);
  const parts = squadrons.map(({ id, name }) => ({ name, words: shipsInWords(own.filter(({ squadron }) => squadron === id)) }));
  const alone = own.filter(({ squadron }) => squadron === null);
  return {
    side: battle.names[side],
    nation: battle.nations[side],
    parts: alone.length === 0 ? parts : [...parts, { name: 'By themselves', words: shipsInWords(alone) }],
  };
}

const lengthInWords = ({ turns }: Battle): string =>
  turns === null ? 'when a side is gone or gives up' : `after turn ${turns}, or when a side is gone`;

const bonusesInWords = ({ bonuses, names }: Battle): string[] =>
  bonuses.map(({ side, points, words }) => `${names[side]} side: ${points} points more whenever ${words}.`);

const goal = (view: View, data: Data): Goal => {
  const battle = battleOf(data, view);
  const [blue, red] = SIDES.map((side) => `${battle.names[side]} ${pointsOf(battle, view, side)}`);
  return {
    scenario: battle.id,
    title: battle.title,
    words: battle.words,
    wins: [
      `Points are counted ${lengthInWords(battle)}. Three times the enemy’s are a decisive victory, twice a marginal one. Now: ${blue}, ${red}.`,
      'Every circle of hull that the enemy loses is a point, and a ship that is sunk or leaves the board counts her hull twice.',
      ...bonusesInWords(battle),
    ],
    levels: levelsIn(battle, view),
    forces: SIDES.map((side) => forceOfSide(battle, side)),
    history: battle.history.words,
  };
};

export const teaching: Teaching<View, Data> = {
  whys,
  setUps: ['squadrons', 'deployment', 'submarine-stations'] satisfies (keyof typeof whys)[],
  goal,
};
