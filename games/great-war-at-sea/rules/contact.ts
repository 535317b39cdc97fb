/** GW-4.4, GW-5.4: fleets that were in one zone may have met. */
import { atLeast, d6, flag, minus, naturally, oneOf, otherwise, plus, secretCheck, sway, whole } from '../../../kernel/index.ts';
import { WEATHERS, type Weather } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { portOf, sheetOf, warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Contact, Fleet, Side, State, ZoneId } from '../state.ts';
import { isNight } from './calendar.ts';
import { companyShips, heads, isFlotillaShip, liesInPort, weatherAt } from './fleets.ts';
import { hasLeader } from './leaders.ts';
import { isAtPeace, isDisguised } from './limits.ts';

/** GW-5.45b: the list of weather effects decides where the sheet says two things: fog and squall -1, storm and gale -2. */
const BY_WEATHER: Readonly<Record<Weather, number>> = { clear: 1, mist: 0, fog: -1, squall: -1, storm: -2, gale: -2 };

const WEATHER_RULES: Readonly<Record<Weather, string>> = {
  clear: 'GW-5.46a',
  mist: 'GW-WX-MIST',
  fog: 'GW-WX-FOG',
  squall: 'GW-5.45b',
  storm: 'GW-WX-STORM',
  gale: 'GW-5.45a',
};

/** Read by both sides once it has come off, and by nobody else before: a failed one would tell that somebody is near. */
export const contactRoll = secretCheck(
  'contact',
  'GW-5.4a',
  'Contact',
  {
    night: flag('at night'),
    weather: oneOf('the weather', WEATHERS),
    flotilla: flag('a fleet of armed yachts, destroyers and torpedo boats alone'),
    leader: flag('a leader is there'),
    many: flag('a fleet of twenty ships or more'),
    intercept: flag('a fleet on Intercept'),
    airship: flag('an airship over the zone'),
    raid: whole('what the raiders chose', -2, 2),
    crossing: flag('fleets that only exchange zones'),
  },
  {
    dice: d6,
    modifiers: [
      ...WEATHERS.map((level) =>
        sway<{ readonly weather: Weather }>(WEATHER_RULES[level], level, (f) => (f.weather === level ? BY_WEATHER[level] : 0)),
      ),
      minus(1, 'GW-5.45b', 'small craft alone', (f) => f.flotilla),
      plus(1, 'GW-5.46a', 'leader', (f) => f.leader),
      plus(1, 'GW-5.46a', 'twenty ships', (f) => f.many),
      plus(2, 'GW-5.46b', 'Intercept', (f) => f.intercept),
      plus(2, 'GW-5.46b', 'airship', (f) => f.airship),
      sway('GW-5.46c', 'raiders', (f) => f.raid),
      minus(1, 'GW-4.4', 'exchanging zones', (f) => f.crossing),
    ],
    rows: [naturally([6], 'surprise'), atLeast(({ night }) => (night ? 6 : 4), 'contact'), otherwise('none')],
    outcomes: { surprise: 'a surprise sighting', contact: 'contact', none: 'nobody sees anybody' },
  },
);

/** Where two tracks lead to one zone. */
export interface Crossing {
  readonly zone: ZoneId;
  readonly step: number;
  /** They only change places. */
  readonly crossing: boolean;
}

/** Where a fleet is at each step: one that stays, or enters one zone, is there all the time. */
const at = (track: readonly ZoneId[], step: number): ZoneId | undefined => (step < track.length ? track[step] : track.at(-1));

/** GW-4.4: the zone in which both are at one step; else the first of the first fleet's that the other touches. */
export function crossingOf(first: readonly ZoneId[], other: readonly ZoneId[]): Crossing | null {
  for (let step = 0; step < Math.max(first.length, other.length); step++) {
    const zone = at(first, step);
    if (zone !== undefined && zone === at(other, step)) return { zone, step, crossing: false };
  }
  for (let step = 0; step < first.length; step++) {
    const zone = first[step];
    if (zone !== undefined && other.includes(zone)) return { zone, step, crossing: false };
  }
  return null;
}

/** Ours: one goes from here to there while the other comes from there to here. It can only be their first steps: later ones are common zones. */
const exchangeOf = ({ from, track: [zone] }: Fleet, other: Fleet): Crossing | null =>
  zone !== undefined && zone === other.from && other.track[0] === from ? { zone, step: 0, crossing: true } : null;

/** GW-5.4c: shells and cargo draw everybody who is there. */
const isAtWork = ({ task }: Fleet): boolean => task?.do === 'bombard' || task?.do === 'unload';

/** Both lie in the same minor port (GW-5.4c). */
const sharePort = (war: War, a: Fleet, b: Fleet): boolean => a.port !== null && a.port === b.port && portOf(war, a.port).size === 'minor';

/** Where one of them shells or unloads, and the other lies or comes by. */
const workOf = (fleet: Fleet, other: Fleet): Crossing | null =>
  isAtWork(fleet) && other.track.includes(fleet.zone) ? { zone: fleet.zone, step: fleet.track.length - 1, crossing: false } : null;

const INTERCEPTS = (fleet: Fleet): boolean => fleet.mission === 'intercept' || fleet.mission === 'raid-in-force';

/** The tracks of a pair are looked along in the order: Intercept first, else the Central Powers. */
function meetingOf(state: State, allied: Fleet, central: Fleet): Crossing | null {
  const [first, other] = INTERCEPTS(allied) && !INTERCEPTS(central) ? [allied, central] : [central, allied];
  const common = crossingOf(first.track, other.track);
  if (common || state.readings.crossing === 'unchecked') return common;
  return exchangeOf(first, other);
}

const isFlotilla = (war: War, state: State, fleet: Fleet): boolean =>
  companyShips(war, state, fleet).every((id) => isFlotillaShip(sheetOf(war, id)));

const TWENTY = 20;

const hasAirship = (state: State, zone: ZoneId, weather: Weather): boolean =>
  (weather === 'clear' || weather === 'mist' || weather === 'fog') && state.airships.some((each) => each.aloft && each.zone === zone);

/** All that counts for the roll; each thing once, whichever side it is true of. */
export function contactFacts(war: War, state: State, pair: readonly Fleet[], { zone, crossing }: Crossing) {
  const weather = weatherAt(war, state, zone);
  return {
    night: isNight(war.operation, state.turn),
    weather,
    flotilla: pair.some((fleet) => isFlotilla(war, state, fleet)),
    leader: pair.some((fleet) => hasLeader(state, companyShips(war, state, fleet))),
    many: pair.some((fleet) => companyShips(war, state, fleet).length >= TWENTY),
    intercept: pair.some(INTERCEPTS),
    airship: hasAirship(state, zone, weather),
    raid: pair.reduce((sum, { mission, stance }) => sum + (mission === 'raid' ? stance : 0), 0),
    crossing,
  };
}

/** One of them is in disguise. */
const isUnlooked = (war: War, allied: Fleet, central: Fleet): boolean => isDisguised(war, allied) || isDisguised(war, central);

function lookOut(g: Play, war: War, allied: Fleet, central: Fleet): Contact | null {
  const { state } = g;
  if (sharePort(war, allied, central)) return met(allied, central, { zone: allied.zone, step: 0, crossing: false }, false);
  const work = workOf(allied, central) ?? workOf(central, allied);
  if (work) return met(allied, central, work, isUnlooked(war, allied, central));
  if (liesInPort(allied) || liesInPort(central)) return null;
  const place = meetingOf(state, allied, central);
  if (!place) return null;
  const open = state.readings.markers === 'open';
  const outcome = g.rollFor(
    (seen) => (open || seen !== 'none' ? 'everyone' : []),
    contactRoll,
    contactFacts(war, state, [allied, central], place),
    { by: 'central', about: place.zone },
  );
  if (outcome === 'none') return null;
  // Beside its roll: other zones are looked at, and fought in, before this one's fight begins.
  g.tell?.({ type: 'in-sight', zone: place.zone, surprise: outcome === 'surprise' });
  return met(allied, central, place, outcome === 'surprise' || isUnlooked(war, allied, central));
}

const met = (allied: Fleet, central: Fleet, { zone, step }: Crossing, surprise: boolean): Contact => ({
  allied: allied.id,
  central: central.id,
  zone,
  step,
  surprise,
});

const NOBODY: readonly Fleet[] = [];

/** Fleets that may meet an enemy. */
const atWar = (war: War, state: State, side: Side): Fleet[] =>
  heads(state).filter((fleet) => fleet.side === side && fleet.pieces.length > 0 && !isAtPeace(war, state, fleet));

/** Zones in which fleets have been in this turn. */
function watersOf(fleets: readonly Fleet[]): ReadonlySet<ZoneId> {
  const waters = new Set<ZoneId>();
  for (const { from, zone, track } of fleets) {
    waters.add(from);
    waters.add(zone);
    for (const each of track) waters.add(each);
  }
  return waters;
}

/** Who has been nowhere where an enemy was can have met none. */
function hasBeenIn(waters: ReadonlySet<ZoneId>, { from, zone, track }: Fleet): boolean {
  if (waters.has(zone) || waters.has(from)) return true;
  for (const each of track) if (waters.has(each)) return true;
  return false;
}

/** GW-4.4: pair by pair. What came of it is told when the fight begins. */
export const contactPhase = auto('contact', 'GW-4.4', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  const contacts: Contact[] = [];
  const enemies = atWar(war, state, 'central');
  const waters = watersOf(enemies);
  for (const allied of atWar(war, state, 'allied'))
    for (const central of hasBeenIn(waters, allied) ? enemies : NOBODY) {
      const contact = lookOut(g, war, allied, central);
      if (contact) contacts.push(contact);
    }
  state.contacts = contacts;
});
