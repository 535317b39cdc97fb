/** What each of the thirty turns has brought or will bring, as far as the viewer can know it from the lists and the table. */
import { sideWords } from '../../../tactical/board/sides.ts';
import { areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { Group } from '../data/forces.ts';
import { forcesOf } from '../rules/reinforcements.ts';
import type { View } from '../view.ts';

export interface Entry {
  readonly turn: number;
  readonly words: string;
}

const turnOfComing = ({ coming }: Group, { readings }: View): number | null =>
  coming.with === 'turn' || (coming.with === 'plan-b' && readings['plan-b'] === 'on') ? coming.turn : null;

/** The lists of reinforcements are open to both (CW-13.0). */
const reinforcements = (data: Data, view: View): Entry[] =>
  forcesOf(data, view).flatMap((group) => {
    const turn = turnOfComing(group, view);
    if (turn === null) return [];
    return [{ turn, words: `${sideWords[group.side]} reinforcement: ${group.areas.map(areaName).join(' or ')}` }];
  });

const ENTRIES = {
  britain: 'Britain goes to war',
  japan: 'Japan joins the Allies',
  dutch: 'The Netherlands join the Allies',
  italy: 'Italy joins the Central Powers',
} as const;

const entries = ({ entered }: View): Entry[] =>
  (['britain', 'japan', 'dutch', 'italy'] as const).flatMap((who) => {
    const turn = entered[who];
    // A turn of 1 or less is how the war began, and no news.
    return turn > 1 ? [{ turn, words: ENTRIES[who] }] : [];
  });

const convoyName = (data: Data, id: string): string => data.convoys.find((each) => each.id === id)?.name ?? id;

const convoys = (data: Data, { convoys: called }: View): Entry[] =>
  called.flatMap(({ id, calledIn, arrivedIn }) => [
    { turn: calledIn, words: `The ${convoyName(data, id)} gathers` },
    ...(arrivedIn > 0 ? [{ turn: arrivedIn, words: `The ${convoyName(data, id)} arrives` }] : []),
  ]);

/** All that went out of sight in a turn, in one line. */
const sightings = ({ lastSeen }: View): Entry[] =>
  [...new Set(lastSeen.map(({ turn }) => turn))].map((turn) => ({
    turn,
    words: `Lost from sight: ${lastSeen
      .filter((sighting) => sighting.turn === turn)
      .map(({ area }) => areaName(area))
      .join(', ')}`,
  }));

export const diaryOf = (data: Data, view: View): readonly Entry[] => [
  ...reinforcements(data, view),
  ...entries(view),
  ...(view.tsingtaoFell > 0 ? [{ turn: view.tsingtaoFell, words: 'Tsingtao falls' }] : []),
  ...convoys(data, view),
  ...sightings(view),
];
