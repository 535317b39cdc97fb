/** What Cruiser Warfare teaches at its table. */
import type { Goal, GoalForce, GoalLevel, Teaching } from '../../../kit/teaching.ts';
import { forceOf } from '../../../register/forces.ts';
import { hasShip } from '../../../register/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { SIDES, sideNames } from '../../../tactical/board/sides.ts';
import { whys as battleWhys } from '../../../tactical/whys.ts';
import type { BattleScenario, Victory } from '../data/battles.ts';
import type { Data } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import { LAST_TURN } from '../rules/calendar.ts';
import type { ShipId, Side } from '../state.ts';
import type { View } from '../view.ts';
import { whys } from '../words/whys.ts';
import { sideFlag, typeName } from './facts.ts';
import { winnerNow } from './standing.ts';

const inSentence = (side: Side): string => `the ${sideNames[side]}`;

const listed = (ids: readonly ShipId[]): string => ids.map((id) => vesselOf(id).name).join(' and ');

/** What has to be done, in words. */
export function conditionInWords(victory: Victory): string {
  if (victory.kind === 'points') return `The higher score wins; if it is even, ${inSentence(victory.even)} win.`;
  const deed = victory.enough === 'crippled' ? 'sink or cripple' : 'sink';
  return `The ${sideNames[victory.side]} must ${deed} ${listed(victory.ships)}. If they do not, ${inSentence(enemyOf(victory.side))} win: points decide nothing.`;
}

function levelsIn(view: View, victory: Victory | null): GoalLevel[] {
  const now = winnerNow(view, victory);
  const wins = (side: Side) => `${sideNames[side]} win`;
  const level = (score: string, winner: Side | null, isHere = winner === now): GoalLevel => ({
    score,
    words: winner === null ? 'a draw' : wins(winner),
    isHere,
  });
  if (victory?.kind === 'sink') {
    const deed = `${listed(victory.ships)} ${victory.enough === 'crippled' ? 'sunk or crippled' : 'sunk'}`;
    return [level(deed, victory.side), level('not done', enemyOf(victory.side))];
  }
  const { allied, central } = view.points;
  return [
    level('Allies ahead', 'allied', allied > central),
    level('even', victory?.even ?? null, allied === central),
    level('Central Powers ahead', 'central', central > allied),
  ];
}

const shipInWords = (id: ShipId): string => `${vesselOf(id).name}, ${typeName(id)}`;

const shipsOf = ({ ships }: BattleScenario, side: Side): GoalForce => ({
  side: sideNames[side],
  nation: sideFlag[side],
  parts: [{ name: '', words: ships[side].map(shipInWords).join('; ') }],
});

/** Small ships go by their class. */
const recordOf = (id: ShipId): string => (hasShip(id) ? id : `${id.replace(/-\d+$/, '')}-class`);

/** CW-13.0: who is there when the war comes, as the lists have it. */
const forcesOf = ({ forces }: Data, side: Side): GoalForce => ({
  side: sideNames[side],
  nation: sideFlag[side],
  parts: forces
    .filter((group) => group.side === side && group.coming.with === 'start' && group.ships.length > 0)
    .map(({ name, ships }) => ({ name, words: forceOf(ships.map((id) => ({ id: recordOf(id), number: 1 }))).words })),
});

const battleGoal = (view: View, battle: BattleScenario): Goal => ({
  scenario: battle.id,
  title: battle.title,
  words: battle.words,
  wins: [
    conditionInWords(battle.victory),
    'A ship that is sunk is worth her points to the enemy, and until then each box of her hull is worth one.',
    'If nothing is sunk and a British ship is the first to leave the map, it costs the Allies a point for each British ship.',
  ],
  levels: levelsIn(view, battle.victory),
  forces: SIDES.map((side) => shipsOf(battle, side)),
  history: battle.history.words,
});

const campaignGoal = (view: View, data: Data): Goal => ({
  scenario: 'campaign',
  title: 'The cruiser war',
  words:
    'German cruisers are loose on every ocean when the war comes. They live on captured coal and on luck; the Allies have to find them.',
  wins: [
    `The higher score wins after turn ${LAST_TURN}, or as soon as no German cruiser is left at sea. An even score is a draw.`,
    'The Central Powers score for every merchantman sunk, 3 for each prize brought to the North Sea and 10 for a transport of a convoy; both sides for the warships of the other.',
    'British ships that have a raider beside them and do not look for him cost the Allies a point each.',
  ],
  levels: levelsIn(view, null),
  forces: SIDES.map((side) => forcesOf(data, side)),
  history:
    'Karlsruhe blew up on 4 November, Emden was caught at the Cocos Islands on the 9th, Königsberg lay blockaded in an African river. Spee beat Cradock off Coronel and was sunk by Sturdee off the Falklands on 8 December; of his squadron Dresden alone got away.',
});

const goal = (view: View, data: Data): Goal => {
  const battle = data.battles.find(({ id }) => id === view.scenario);
  return battle ? battleGoal(view, battle) : campaignGoal(view, data);
};

export const teaching: Teaching<View, Data> = {
  whys: { ...battleWhys, ...whys },
  setUps: ['allied-set-up', 'central-set-up'] satisfies (keyof typeof whys)[],
  goal,
};
