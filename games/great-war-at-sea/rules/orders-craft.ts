/** GW-14, GW-17: orders for airships, seaplanes and boats. */
import type { Atom, Paths } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import type { Airship, AirshipId, Boats, BoatsId, ZoneId } from '../state.ts';
import { craftName } from '../words/fleets.ts';
import { flyTo, isSeaplane, isTooFar, mayRise, rangeOf, takeOffZone } from './airships.ts';
import type { Asked } from './orders-muster.ts';
import { war } from './orders-muster.ts';
import type { Order, Place } from './orders-sheet.ts';
import { changed, NONE, planned, why, written } from './orders-sheet.ts';
import { stationsFor } from './submarines.ts';
import { isBeforePlay } from './writing.ts';

const ownCraft = ({ state, side }: Asked, id: string): Airship | undefined =>
  state.airships.find((craft) => craft.id === id && craft.side === side && !craft.lost);

/** It is in the air, or may be. */
const mayFly = (at: Asked, id: AirshipId): boolean => {
  const craft = ownCraft(at, id);
  return craft !== undefined && (craft.aloft || mayRise(war(at), at.state, craft));
};

/** An airship from where it is, seaplanes by the moves that are being written. */
const riseFrom = (at: Place, craft: Airship): ZoneId =>
  isSeaplane(craft) ? takeOffZone(war(at), planned(at), craft, ({ id, plot }) => written(at, id).plot ?? plot) : craft.zone;

/** The zones it flies over, one after the other; one that is in the air may stay where it is. */
class Flights implements Paths {
  constructor(
    private readonly at: Place,
    private readonly craft: Airship,
    private readonly room: number,
  ) {}

  next(path: readonly Atom[]): readonly Atom[] {
    const { at, craft, room } = this;
    if (path.length === 0) return [craft.id];
    return path.length > room ? NONE : flyTo(war(at), path.length === 1 ? riseFrom(at, craft) : String(path.at(-1)));
  }

  isWhole(path: readonly Atom[]): boolean {
    return path.length > 1 || (path.length === 1 && this.craft.aloft);
  }
}

function flightsOf(at: Place, id: AirshipId): Paths | readonly never[] {
  const craft = ownCraft(at, id);
  return craft ? new Flights(at, craft, rangeOf(war(at), at.state, craft)) : NONE;
}

export const fly: Order<readonly [AirshipId, ...ZoneId[]]> = {
  under: firstPart,
  may: mayFly,
  of: flightsOf,
  why: why('an airship flies four zones a turn, and rests six turns after a flight; seaplanes fly two zones, twice a day', 'GW-14.2'),
  label: (view, [id, ...way], { data }) =>
    id === undefined ? 'Lay a flight' : `${craftName(data, view, id)}: ${way.length === 0 ? 'stay there' : `fly over ${way.join(', ')}`}`,
  caution: (at, flight) => {
    const craft = ownCraft(at, flight[0]);
    const end = flight.length > 1 ? flight.at(-1) : craft?.zone;
    return craft && isTooFar(war(at), craft, end ?? craft.zone) ? 'It cannot be in its shed again in time.' : undefined;
  },
  does: (draft, flight) => changed(draft, flight[0], { flight: flight.slice(1) }),
};

/** GW-14.7 */
export const bomb: Order<readonly [AirshipId, 'drop' | 'keep']> = {
  under: firstPart,
  may: mayFly,
  of: (at, id) => {
    const craft = ownCraft(at, id);
    if (!craft || !(craft.aloft || written(at, id).flight !== undefined)) return NONE;
    return [[id, written(at, id).bombs === true ? 'keep' : 'drop'] as const];
  },
  why: why('only an airship or a seaplane on its flight bombs what it finds', 'GW-14.7'),
  label: (view, [id, what], { data }) =>
    `${craftName(data, view, id)}: ${what === 'drop' ? 'bomb what it finds where its flight ends' : 'keep its bombs'}`,
  odds: 'a hit on 6; it is shot down on 12 of two dice',
  does: (draft, [id, what]) => changed(draft, id, { bombs: what === 'drop' }),
};

const ownBoats = ({ state, side }: Asked, id: BoatsId): Boats | undefined =>
  state.boats.find((each) => each.id === id && each.side === side);

/** GW-17.1 */
export const station: Order<readonly [BoatsId, ZoneId]> = {
  under: firstPart,
  may: (at, id) => isBeforePlay(war(at), at.state) && ownBoats(at, id) !== undefined,
  of: (at, id) => {
    const boats = ownBoats(at, id);
    if (!boats) return NONE;
    const asOrdered = at.state.boats.map((each) => ({ ...each, zone: written(at, each.id).station ?? each.zone }));
    return stationsFor(war(at), asOrdered, boats).map((zone) => [id, zone] as const);
  },
  why: why('before play boats are stationed near where history had them, off no enemy port, three to a zone', 'GW-17.1'),
  label: (view, [id, zone], { data }) => `${craftName(data, view, id)}: lie in wait in ${zone}`,
  does: (draft, [id, zone]) => changed(draft, id, { station: zone }),
};
