/** The state of the board in words: a line for the head of the page, and a list for those who do not see the chart. */
import type { Account } from '../../../kit/account.ts';
import { battleInWords } from '../../../tactical/board/account.ts';
import type { Data, War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { View } from '../view.ts';
import { courseOf } from './courses.ts';
import { liveryOf, weatherNames } from './facts.ts';
import { markersOf } from './fleets.ts';
import { dayOf, hoursOf } from './time.ts';
import { fleetInWords, knownInWords } from './words.ts';

const battleStage = (view: View): string => {
  const battle = view.battle ?? view.basic;
  if (!battle) return '';
  const where = `battle in ${view.fight?.zone ?? 'the offing'}`;
  return battle.round > 0 ? `${where}, round ${battle.round}` : where;
};

/** '16 December 1914, 08–12h · battle in N6, round 2'. */
export const headline = (view: View, data: Data): string => {
  const { operation } = warIn(data, view);
  const turn = Math.max(operation.turns.first, view.turn);
  return [`${dayOf(operation, turn)} ${operation.date.year}, ${hoursOf(operation, turn)}`, battleStage(view)].filter(Boolean).join(' · ');
};

const now = (war: War, view: View, data: Data): Account => ({
  place: 'Now',
  things: [
    headline(view, data),
    `${war.operation.sides.allied.name} ${view.points.allied}, ${war.operation.sides.central.name} ${view.points.central}`,
    ...war.theatre.weatherZones.map(({ id, title }) => `${title}: ${weatherNames[view.weather[id] ?? 'clear'].toLowerCase()}`),
  ],
});

export function describe(view: View, data: Data): readonly Account[] {
  const war = warIn(data, view);
  const battle = view.battle ?? view.basic;
  return [
    now(war, view, data),
    ...(battle ? battleInWords(liveryOf(war), battle) : []),
    { place: 'Own fleets', things: markersOf(view).map((fleet) => fleetInWords(war, view, fleet, courseOf(war, view, fleet, {}))) },
    { place: 'Enemies', things: view.known.map((known) => knownInWords(war, view, known)) },
  ].filter(({ things }) => things.length > 0);
}
