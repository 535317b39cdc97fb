/** Our other fleets, as far as one of them counts on them. */
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { companyShips, heads } from '../rules/fleets.ts';
import { endOf, isPrePlotted } from '../rules/plots.ts';
import type { Fleet, Move } from '../state.ts';
import type { View } from '../view.ts';
import { type Force, forceOf, NOBODY, together } from './forces.ts';
import type { Place, Sea } from './sea.ts';
import { placeOf } from './sea.ts';
import { settings } from './settings.ts';

/** Where another fleet of ours will be, turn by turn, by what is written for it. */
export interface Friend {
  readonly force: Force;
  /** It keeps to what is written and cannot look after itself. */
  readonly isBound: boolean;
  placeIn(turn: number): Place | null;
  /** It is written to be so near that it will come to the sound of the guns. */
  isNear(place: Place, turn: number): boolean;
  /** It goes where it likes, and could be there by then. */
  couldReach(place: Place, turn: number): boolean;
}

/** The zone in which each move ends; who lies in port meets nobody. Where a fleet goes that is free to go where it likes is not known before it is written. */
function placesAhead(sea: Sea, view: View, fleet: Fleet, plot: readonly Move[]): (turn: number) => Place | null {
  let here: Place | null = fleet.port === null ? placeOf(sea, fleet.zone) : null;
  const places = plot.map(({ way, task }) => {
    const last = way.at(-1);
    if (last !== undefined) here = placeOf(sea, last);
    if (task?.do === 'port') here = null;
    return here;
  });
  const last = isPrePlotted(fleet) ? here : null;
  return (turn) => (turn - view.turn < places.length ? (places[turn - view.turn] ?? null) : last);
}

/** Zones that a fleet goes in a turn, more or less. */
const STRIDE = 2;

/** What is written for it is not changed for anybody. */
function reachOf(sea: Sea, { turn: now }: View, { zone, first, mission }: Fleet, plot: readonly Move[]): Friend['couldReach'] {
  const steps = sea.steps[placeOf(sea, endOf(zone, plot))] ?? [];
  const isFree = mission === 'intercept';
  const free = Math.max(now + plot.length, first);
  return (place, turn) => isFree && turn >= free && (steps[place] ?? Number.POSITIVE_INFINITY) <= STRIDE * (turn - free + 1);
}

/** Only capital ships can hold out until they come. */
const holdsOut = (war: War, view: View, fleet: Fleet): boolean =>
  companyShips(war, view, fleet).some((id) => sheetOf(war, id).class === 'capital');

const nearTo =
  ({ steps }: Sea, placeIn: Friend['placeIn']): Friend['isNear'] =>
  (place, turn) => {
    const there = placeIn(turn);
    return there !== null && there !== place && (steps[there]?.[place] ?? Number.POSITIVE_INFINITY) <= settings.near;
  };

const NEVER_NEAR: Friend['isNear'] = () => false;

export function friendsOf(war: War, sea: Sea, view: View, fleet: Fleet, plotOf: (fleet: Fleet) => readonly Move[]): Friend[] {
  const waits = holdsOut(war, view, fleet);
  return heads(view)
    .filter(({ id }) => id !== fleet.id)
    .map((friend) => {
      const placeIn = placesAhead(sea, view, friend, plotOf(friend));
      return {
        force: forceOf(war, view, companyShips(war, view, friend)),
        isBound: isPrePlotted(friend),
        placeIn,
        isNear: waits ? nearTo(sea, placeIn) : NEVER_NEAR,
        couldReach: reachOf(sea, view, friend, plotOf(friend)),
      };
    });
}

/** The friends whom it would have at its side in a turn. */
export function supportIn(friends: readonly Friend[], turn: number): Map<Place, Force> {
  const support = new Map<Place, Force>();
  for (const { force, placeIn } of friends) {
    const place = placeIn(turn);
    if (place !== null) support.set(place, together(support.get(place) ?? NOBODY, force));
  }
  return support;
}

const partOfHelp = (friend: Friend, place: Place, turn: number): number =>
  friend.isNear(place, turn) ? 1 : friend.couldReach(place, turn) ? settings.muster : 0;

/** By day friends who are written to be near come up, and some of those who could be there: enough to double its strength, and no more is counted on. */
export const mustered =
  (friends: readonly Friend[], turn: number) =>
  ({ might }: Force, place: Place): number => {
    let more = 0;
    for (const friend of friends) more += partOfHelp(friend, place, turn) * friend.force.might;
    return might + Math.min(might, more);
  };
