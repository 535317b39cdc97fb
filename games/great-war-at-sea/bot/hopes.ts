/** What it is worth to be somewhere at some time: the chance of meeting each of the enemy's fleets, and what would come of it. */
import { chanceOf } from '../../../kernel/index.ts';
import type { Weather } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { isNight } from '../rules/calendar.ts';
import { contactRoll } from '../rules/contact.ts';
import { companyOf, heads, shipsIn, weatherAt } from '../rules/fleets.ts';
import { isAtPeace } from '../rules/limits.ts';
import { isPrePlotted } from '../rules/plots.ts';
import type { Fleet, Move, Mission as Sent } from '../state.ts';
import type { View } from '../view.ts';
import { type Force, forceOf, NOBODY, prospectOf, together } from './forces.ts';
import type { Place, Sea } from './sea.ts';
import { placeOf } from './sea.ts';
import { settings } from './settings.ts';
import type { Suspect } from './suspects.ts';

const LOOKS_OUT: ReadonlySet<Sent> = new Set<Sent>(['intercept', 'raid-in-force']);

const chances = new Map<string, number>();

/** By the very roll of the rules, with what is known of it (GW-5.4a). */
function contactChance(night: boolean, weather: Weather, intercept: boolean): number {
  const key = `${night} ${weather} ${intercept}`;
  const known = chances.get(key);
  if (known !== undefined) return known;
  const facts = { night, weather, intercept, flotilla: false, leader: true, many: false, airship: false, raid: 0, crossing: false };
  const chance = 1 - chanceOf(contactRoll, facts, 'none');
  chances.set(key, chance);
  return chance;
}

/** Where another fleet of ours will be, turn by turn, by what is written for it. */
export interface Friend {
  readonly force: Force;
  /** It keeps to what is written and cannot look after itself. */
  readonly isBound: boolean;
  placeIn(turn: number): Place | null;
  /** It goes where it likes, and could be there by then. */
  couldReach(place: Place, turn: number): boolean;
}

/** The zone in which each move ends; who lies in port meets nobody. */
function placesAhead(sea: Sea, view: View, fleet: Fleet, plot: readonly Move[]): (turn: number) => Place | null {
  let here: Place | null = fleet.port === null ? placeOf(sea, fleet.zone) : null;
  const places = plot.map(({ way, task }) => {
    const last = way.at(-1);
    if (last !== undefined) here = placeOf(sea, last);
    if (task?.do === 'port') here = null;
    return here;
  });
  return (turn) => places[Math.min(turn - view.turn, places.length - 1)] ?? here;
}

export const friendsOf = (war: War, sea: Sea, view: View, fleet: Fleet, plotOf: (fleet: Fleet) => readonly Move[]): Friend[] =>
  heads(view)
    .filter(({ id }) => id !== fleet.id)
    .map((friend) => ({
      force: forceOf(
        war,
        view,
        companyOf(view, friend).flatMap((each) => shipsIn(war, view, each)),
      ),
      isBound: isPrePlotted(friend),
      placeIn: placesAhead(sea, view, friend, plotOf(friend)),
      couldReach: reachOf(sea, view, friend),
    }));

/** Zones that a fleet goes in a turn, more or less. */
const STRIDE = 2;

function reachOf(sea: Sea, { turn: now }: View, { zone, first, mission }: Fleet): Friend['couldReach'] {
  const steps = sea.steps[placeOf(sea, zone)] ?? [];
  const isFree = mission === 'intercept';
  return (place, turn) => isFree && (steps[place] ?? Number.POSITIVE_INFINITY) <= STRIDE * (turn - Math.max(now, first) + 1);
}

/** What a fleet adds where friends are. */
const added = (own: Force, friends: Force, { force, intent }: Suspect, night: boolean): number =>
  prospectOf(together(own, friends), force, night, intent) - prospectOf(friends, force, night, intent);

/** Whom one hopes to meet keeps out of the way, whom one fears does not. */
const sobered = (prospect: number, zeal: number): number => (prospect > 0 ? zeal * prospect : prospect);

/** Who has what he came for looks for less, unless the enemy is still out for as much; and who has fought, for less still. */
function zealOf({ war, view, fleet: { side, foughtIn }, suspects }: Sender): number {
  const lead = view.points[side] - view.points[enemyOf(side)];
  const threat = settings.threat * suspects.reduce((sum, { intent }) => sum + intent, 0);
  return settings.faith * (lead - threat >= war.operation.margin ? settings.content : 1) * (foughtIn > 0 ? settings.weary : 1);
}

/** A fleet of ours that is to be sent somewhere. */
export interface Sender {
  readonly war: War;
  readonly sea: Sea;
  readonly view: View;
  readonly fleet: Fleet;
  readonly force: Force;
  readonly suspects: readonly Suspect[];
  readonly friends: readonly Friend[];
}

/** The friends whom it would have at its side in a turn. */
function supportIn({ friends }: Sender, turn: number): Map<Place, Force> {
  const support = new Map<Place, Force>();
  for (const { force, placeIn } of friends) {
    const place = placeIn(turn);
    if (place !== null) support.set(place, together(support.get(place) ?? NOBODY, force));
  }
  return support;
}

/** Convoys and raids draw the enemy: they are not left alone. */
function cover({ view, friends }: Sender, turn: number, hopes: Float64Array): void {
  for (const { force, isBound, placeIn } of friends) {
    const place = placeIn(turn);
    if (!isBound || place === null) continue;
    hopes[place] = (hopes[place] ?? 0) + settings.patience ** (turn - view.turn) * settings.cover * force.worth;
  }
}

/** The chance of seeing one another everywhere. */
function sight({ war, sea, view }: Sender, night: boolean, intercept: boolean): Float64Array {
  const inWeather = new Map<Weather, number>();
  return Float64Array.from(sea.zones, (zone) => {
    const weather = weatherAt(war, view, zone);
    const chance = inWeather.get(weather) ?? contactChance(night, weather, intercept);
    inWeather.set(weather, chance);
    return chance;
  });
}

/** No enemy is ever quite where he is thought to be. */
const ALMOST_CERTAIN = 0.9;

/** Where a meeting is less likely nobody asks who else may be there. */
const SLIGHT = 0.02;

/** The strength that others of his side may add to his at a place: who makes for the same waters does so for the same purpose. */
function companyAt(suspects: readonly Suspect[], suspect: Suspect, ahead: number): (place: Place) => number {
  const others = suspects.filter(({ id, force }) => id !== suspect.id && force.might > 0);
  return (place) =>
    others.reduce((sum, { touch, force }) => sum + force.might * Math.min(1, settings.company * (touch[ahead]?.[place] ?? 0)), 0);
}

const inCompany = (suspect: Suspect, might: number): Suspect =>
  might === 0 ? suspect : { ...suspect, force: { ...suspect.force, might: suspect.force.might + Math.min(suspect.force.might, might) } };

/** Friends who could be there come to the sound of the guns, some of them: enough to double its strength, and no more is counted on. */
function mustered({ force, friends }: Sender, place: Place, turn: number): Force {
  const might = friends.reduce((sum, friend) => (friend.couldReach(place, turn) ? sum + friend.force.might : sum), 0);
  return might === 0 ? force : { ...force, might: force.might + Math.min(force.might, settings.muster * might) };
}

const NO_SALLY = (): number => 0;

/** The chance that a fleet which lies in port comes out upon us: who is stronger may do it whenever we are seen from the shore. */
function sallying({ steps }: Sea, { lair }: Suspect, ahead: number): (place: Place) => number {
  const [near, chance] = [lair && steps[lair.place], settings.sally.chance * (lair?.chances[ahead] ?? 0)];
  if (!near || chance === 0) return NO_SALLY;
  return (place) => ((near[place] ?? settings.sally.reach + 1) <= settings.sally.reach ? chance : 0);
}

/** What a turn may bring: what it is worth to touch each place, and the chance of meeting somebody there. */
export interface Chances {
  readonly hopes: Float64Array;
  readonly meetings: Float64Array;
}

function chancesIn(sender: Sender, sightOf: (night: boolean, intercept: boolean) => Float64Array, turn: number): Chances {
  const { war, sea, view, fleet, force, suspects } = sender;
  const hopes = new Float64Array(sea.zones.length);
  const meetings = new Float64Array(sea.zones.length);
  if (isAtPeace(war, { turn }, fleet)) return { hopes, meetings };
  const night = isNight(war.operation, turn);
  const fade = settings.patience ** (turn - view.turn);
  const support = supportIn(sender, turn);
  const zeal = zealOf(sender);
  cover(sender, turn, hopes);
  for (const suspect of suspects) {
    const { of, touch } = suspect;
    const places = touch[turn - view.turn];
    if (!places || isAtPeace(war, { turn }, of)) continue;
    const seen = sightOf(night, LOOKS_OUT.has(fleet.mission) || LOOKS_OUT.has(of.mission));
    const alone = prospectOf(force, suspect.force, night, suspect.intent);
    const company = companyAt(suspects, suspect, turn - view.turn);
    const sallies = suspect.force.worth > force.worth ? sallying(sea, suspect, turn - view.turn) : NO_SALLY;
    for (let place = 0; place < hopes.length; place++) {
      const chance = ((places[place] ?? 0) + sallies(place)) * (seen[place] ?? 0);
      if (chance === 0) continue;
      const friends = support.get(place);
      const met = chance < SLIGHT ? suspect : inCompany(suspect, company(place));
      const own = chance < SLIGHT ? force : mustered(sender, place, turn);
      const prospect = friends
        ? added(own, friends, met, night)
        : met === suspect && own === force
          ? alone
          : prospectOf(own, met.force, night, met.intent);
      hopes[place] = (hopes[place] ?? 0) + fade * chance * sobered(prospect, zeal);
      meetings[place] = 1 - (1 - (meetings[place] ?? 0)) * (1 - Math.min(ALMOST_CERTAIN, chance));
    }
  }
  return { hopes, meetings };
}

/** For one fleet of ours, for so many turns from the first. */
export function chancesOf(sender: Sender, first: number, turns: number): Chances[] {
  const known = new Map<string, Float64Array>();
  const sightOf = (night: boolean, intercept: boolean): Float64Array => {
    const key = `${night} ${intercept}`;
    const made = known.get(key) ?? sight(sender, night, intercept);
    known.set(key, made);
    return made;
  };
  return Array.from({ length: turns }, (_, ahead) => chancesIn(sender, sightOf, first + ahead));
}
