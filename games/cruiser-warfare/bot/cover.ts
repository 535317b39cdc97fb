/** Who of the hunters goes where: each to where it adds most to the chance that a raider is found and beaten. */
import type { Area } from '../data/areas.ts';
import { AREAS, GERMAN_PORTS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import { chanceToFind } from '../rules/lookout.ts';
import { hasGermanPort } from '../rules/ports.ts';
import { isBusy } from '../rules/searchers.ts';
import type { FleetId } from '../state.ts';
import type { View } from '../view.ts';
import type { Prey } from './prey.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { FAST } from './squadrons.ts';
import { anyRaider, haulIn } from './trade.ts';

/** Areas with what is left to hope for there, once others have looked. */
export interface Cover {
  readonly data: Data;
  readonly view: View;
  readonly prey: Prey;
  /** Where convoys will be in this turn and the next. */
  readonly troops: ReadonlySet<Area>;
  /** German ports that nobody blockades. */
  readonly ports: ReadonlySet<Area>;
  readonly unfound: Map<Area, number>;
}

const TURNS_AHEAD = 2;

export const coverOf = (data: Data, view: View, prey: Prey): Cover => ({
  data,
  view,
  prey,
  troops: new Set(
    view.fleets.flatMap(({ mission, area, route }) => (mission === 'transport' ? [route[0] ?? area, ...route.slice(1, TURNS_AHEAD)] : [])),
  ),
  ports: new Set(
    GERMAN_PORTS.filter(
      (area) => hasGermanPort(view, area) && !view.fleets.some((fleet) => fleet.post === 'blockade' && fleet.area === area),
    ),
  ),
  unfound: new Map(),
});

const CHANCES = new Map<string, number>();

/** CW-5.71: the chance to find a raider off the map in fair weather. */
function chanceToFindRaider({ fleet, speed, hasLeader }: Squadron): number {
  const facts = {
    fast: speed >= FAST,
    leader: hasLeader,
    large: false,
    intercept: fleet.post === 'marker' && fleet.mission === 'intercept',
    station: fleet.post === 'station',
    seaplanes: false,
    flotilla: false,
    storm: false,
  };
  const key = `${facts.fast} ${facts.leader} ${facts.intercept} ${facts.station}`;
  const known = CHANCES.get(key);
  if (known !== undefined) return known;
  const chance = chanceToFind(facts, 'everything');
  CHANCES.set(key, chance);
  return chance;
}

/** From all to gain, if she is stronger, to more than that to lose. */
export const nerveOf = (ours: number, theirs: number): number => Math.min(1, Math.max(-1, (ours / theirs - settings.odds) * 2));

/** To find him is worth much to who can beat him; to others it costs what they have. */
const worthOfSpee = (nerve: number): number => nerve * (nerve > 0 ? settings.spee : settings.fear);

/** A cruiser that can hold a light raider. */
const ENOUGH = 2.4;

/** What a squadron may hope for in an area when the search begins, as if nobody else looked there. */
function hopeIn({ data, view, prey, troops, ports }: Cover, squadron: Squadron, area: Area): number {
  const haul = haulIn(data, view, area, anyRaider);
  const holds = squadron.speed >= FAST ? 1 : settings.slow;
  const able = Math.min(1, squadron.force / ENOUGH) * chanceToFindRaider(squadron) * holds;
  const heavy = prey.heavy.get(area) ?? 0;
  return (
    able * (prey.light.get(area) ?? 0) * (settings.prey + haul) +
    able * settings.watch * haul +
    (troops.has(area) ? able * settings.troops : 0) +
    (ports.has(area) && squadron.speed < FAST ? able * settings.port : 0) +
    heavy * worthOfSpee(nerveOf(squadron.force, prey.speeForce))
  );
}

export function look(cover: Cover, squadron: Squadron, area: Area): void {
  if (!canFight(squadron)) return;
  cover.unfound.set(area, (cover.unfound.get(area) ?? 1) * Math.max(0, 1 - settings.shade * chanceToFindRaider(squadron)));
}

export const canFight = ({ force, fleet }: Squadron): boolean => force > 1 && fleet.mission === 'intercept' && !isBusy(fleet);

interface Choice {
  readonly squadron: Squadron;
  /** Hopes by area, in the order of the map, less for every area that lies between. */
  readonly hopes: readonly number[];
}

const choiceOf = (cover: Cover, squadron: Squadron): Choice => ({
  squadron,
  hopes: AREAS.map((area) => hopeIn(cover, squadron, area) * settings.far ** distance(cover.data, squadron.fleet.area, area)),
});

/** Where each squadron that is free to move should go, whatever the way; the most useful is sent first. */
export function assign(cover: Cover, free: readonly Squadron[]): Map<FleetId, Area> {
  const goals = new Map<FleetId, Area>();
  const left = free.map((squadron) => choiceOf(cover, squadron));
  while (left.length > 0) {
    const { choice, area } = mostUseful(cover, left);
    goals.set(choice.squadron.fleet.id, area);
    look(cover, choice.squadron, area);
    left.splice(left.indexOf(choice), 1);
  }
  return goals;
}

function mostUseful({ unfound }: Cover, choices: readonly Choice[]): { readonly choice: Choice; readonly area: Area } {
  const shades = AREAS.map((area) => unfound.get(area) ?? 1);
  let most = Number.NEGATIVE_INFINITY;
  let sent: { readonly choice: Choice; readonly area: Area } | undefined;
  for (const choice of choices)
    for (const [place, area] of AREAS.entries()) {
      const hope = choice.hopes[place] ?? 0;
      const gain = hope > 0 ? hope * (shades[place] ?? 1) : hope;
      if (gain <= most) continue;
      most = gain;
      sent = { choice, area };
    }
  if (!sent) throw new Error('nobody to send');
  return sent;
}
