/** The state of the board in words: a line for the head of the page, and a list for those who do not see the chart. */
import type { Account } from '../../../kit/account.ts';
import { counted } from '../../../kit/words.ts';
import { battleInWords } from '../../../tactical/board/account.ts';
import { AREAS, type Area, areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { nameOfTurn } from '../rules/calendar.ts';
import type { View } from '../view.ts';
import { within } from '../words/names.ts';
import { livery } from './livery.ts';
import { ghostsOf } from './sightings.ts';
import { areaInWords, fleetInWords, ghostInWords, markerInWords } from './words.ts';

const dateOf = (view: View): string => (view.turn < 1 ? 'Before the war' : `${nameOfTurn(view.turn)} 1914`);

const battleTitle = (data: Data, { scenario }: View): string | undefined => data.battles.find(({ id }) => id === scenario)?.title;

const battleStage = (view: View): string => {
  const battle = view.battle ?? view.basic;
  if (!battle) return '';
  const contact = view.fighting === null ? undefined : view.contacts[view.fighting];
  const where = contact ? `battle ${within(contact.area)}` : 'battle';
  return battle.round > 0 ? `${where}, round ${battle.round}` : where;
};

/** 'II November 1914 · battle off Coronel, round 3'. */
export const headline = (view: View, data: Data): string =>
  [battleTitle(data, view) ?? dateOf(view), battleStage(view)].filter(Boolean).join(' · ');

const now = (data: Data, view: View): Account => ({
  place: 'Now',
  things: [
    headline(view, data),
    `${counted(view.points.allied, 'point')} for the Allies, ${counted(view.points.central, 'point')} for the Central Powers`,
    view.storms.length > 0 ? `storms: ${view.storms.map(areaName).join(', ')}` : 'no storms',
  ],
});

const inBattle = (view: View): readonly Account[] => {
  const battle = view.battle ?? view.basic;
  return battle ? battleInWords(livery, battle) : [];
};

const inArea = (data: Data, view: View, area: Area): Account => ({
  place: areaInWords(data, view, area),
  things: [
    ...view.fleets.filter((fleet) => fleet.area === area).map((fleet) => fleetInWords(data, view, fleet)),
    ...view.markers.filter((marker) => marker.area === area).map((marker) => markerInWords(view, marker)),
    ...ghostsOf(data, view)
      .filter((ghost) => ghost.area === area)
      .map(ghostInWords),
  ],
});

/** What lies where, area by area; empty ones are left out. */
export const describe = (view: View, data: Data): readonly Account[] =>
  [now(data, view), ...inBattle(view), ...AREAS.map((area) => inArea(data, view, area))].filter(({ things }) => things.length > 0);
