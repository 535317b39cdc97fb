/** What a raider knows of those who hunt her: every Allied ship is on the map, but not who sails under a marker (CW-3.1c). */
import { oncePer } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import type { Marker, View } from '../view.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { FAST, forceOfNamed } from './squadrons.ts';

export interface Hunter {
  readonly marker: Pick<Marker, 'area' | 'post'>;
  readonly force: number;
  /** The chance that it is there at all. */
  readonly chance: number;
}

export const huntersOf = (data: Data, view: View): Hunter[] => [
  ...view.markers
    .filter(({ side, convoy }) => side === 'allied' && !convoy)
    .map((marker) => ({ marker, force: forceUnder(data, view, marker), chance: 1 })),
  ...(view.entered.japan === 0 ? japanese(data) : []),
];

/** CW-12.41: Japan may come in any turn, and everybody knows where her fleets will be. */
const japanese = oncePer(({ forces }: Data): readonly Hunter[] =>
  forces
    .filter(({ bond }) => bond === 'home-waters')
    .flatMap(({ areas }) =>
      areas.slice(0, 1).map((area) => ({ marker: { area, post: 'station' }, force: settings.battlefleet, chance: settings.japan })),
    ),
);

function forceUnder(data: Data, { known }: View, { token, counters }: Marker): number {
  const named = known.find((each) => each.token === token);
  if (named) return forceOfNamed(data, named.ships);
  return counters === null ? settings.anyFleet : counters * settings.anyShip;
}

/** The chance that a fleet so many areas away will be in an area, if it has so many moves until then. */
const presence = (away: number, moves: number): number => (away > moves ? 0 : (settings.presence[away] ?? settings.anywhere));

/** What a turn in an area may cost and bring, and the chance to be found there at all. */
export interface Hazard {
  readonly loss: number;
  readonly spoils: number;
  readonly met: number;
}

/** `moves` that each hunter can make before the search in question; `drawn` is how much more they come to where she was seen. */
function hazardIn(data: Data, hunters: readonly Hunter[], squadron: Squadron, area: Area, moves: number, drawn: number): Hazard {
  let safe = 1;
  let unmet = 1;
  let spoils = 0;
  for (const { marker, force, chance } of hunters) {
    const here =
      marker.post === 'marker'
        ? Math.min(1, drawn * presence(distance(data, marker.area, area), moves))
        : marker.area === area
          ? chance
          : 0;
    if (here === 0) continue;
    const met = here * settings.found;
    const ratio = force / Math.max(0.5, squadron.force);
    const slips = squadron.speed >= FAST ? settings.slips : 1;
    unmet *= 1 - met;
    safe *= 1 - met * slips * (ratio / (1 + ratio)) * settings.deadly;
    spoils += met * Math.max(0, 1 - settings.sure * ratio) * settings.spoils;
  }
  return { loss: 1 - safe, spoils, met: 1 - unmet };
}

/** By area, in the order of the map unless other areas are asked for. */
export const hazardsFor = (
  data: Data,
  hunters: readonly Hunter[],
  squadron: Squadron,
  moves: number,
  drawn: number,
  areas: readonly Area[] = AREAS,
): readonly Hazard[] => areas.map((area) => hazardIn(data, hunters, squadron, area, moves, drawn));
