/** GW-14 (ours): the flights of a turn, after the fleets have moved: rising, looking, bombing and coming home. */
import { atLeast, d6, exactly, flag, minus, oneOf, otherwise, secretCheck, secretLot, sway, twoD6, upTo } from '../../../kernel/index.ts';
import { enemyOf, WEATHERS, type Weather } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { sheetOf, warIn } from '../data/data.ts';
import { neighbour, sideTo } from '../data/zones.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { Airship, Fleet, Report, ShipId, State, ZoneId, ZoneSide } from '../state.ts';
import { SIDES } from '../state.ts';
import { scoreCraft } from './aims.ts';
import { canRise, carrierOf, course, isSeaplane, isSpent, mayRise, shedOf } from './airships.ts';
import { isNight, ofTheDay } from './calendar.ts';
import { companyShips, heads, liesInPort, shipOf, weatherAt } from './fleets.ts';
import { report, reportOn, TEN } from './reports.ts';

/** GW-WX-FOG, GW-WX-SQUALL, GW-WX-STORM: taken from every take-off and landing. */
const BY_WEATHER: Readonly<Record<Weather, number>> = { clear: 0, mist: 0, fog: -1, squall: -2, storm: -3, gale: -3 };

const HANDLING = {
  weather: oneOf('the weather', WEATHERS),
  seaplane: flag('a seaplane'),
} as const;

interface Handling {
  readonly weather: Weather;
  readonly seaplane: boolean;
}

const needed = ({ seaplane }: Handling): number => (seaplane ? 3 : 2);
const byWeather = sway<Handling>('GW-14.1', 'weather', (f) => BY_WEATHER[f.weather]);

export const riseRoll = secretCheck('take-off', 'GW-14.1', 'Take-off', HANDLING, {
  dice: d6,
  modifiers: [byWeather],
  rows: [atLeast(needed, 'rises'), otherwise('stays')],
  outcomes: { rises: 'it is in the air', stays: 'it cannot get off' },
  worth: (outcome) => (outcome === 'rises' ? 1 : 0),
});

export const landRoll = secretCheck(
  'landing',
  'GW-14.5',
  'Landing',
  { ...HANDLING, night: flag('at night') },
  {
    dice: d6,
    modifiers: [byWeather, minus(1, 'GW-14.5', 'night', (f) => f.night)],
    rows: [atLeast(needed, 'lands'), otherwise('fails')],
    outcomes: { lands: 'it is down', fails: 'it is not down yet' },
  },
);

export const wreckRoll = secretCheck('wreck', 'GW-14.5', 'A bad landing', {
  dice: d6,
  rows: [upTo(2, 'wrecked'), otherwise('down')],
  outcomes: { wrecked: 'it is wrecked', down: 'it is down, and whole' },
  worth: (outcome) => (outcome === 'wrecked' ? -1 : 0),
});

/** GW-14.3: nobody reads it, for the owner is not to know which of his reports is wrong. */
export const scoutRoll = secretCheck(
  'scouting',
  'GW-14.3',
  'A zone from the air',
  { weather: oneOf('the weather', WEATHERS) },
  {
    dice: d6,
    rows: [
      exactly([1], 'mistaken'),
      atLeast((f) => (f.weather === 'clear' ? 3 : f.weather === 'mist' ? 4 : 5), 'seen'),
      otherwise('nothing'),
    ],
    outcomes: { mistaken: 'ships are seen and taken for something else', seen: 'ships are seen', nothing: 'nothing is seen' },
  },
);

export const mistakeLot = secretLot('mistake', 'GW-14.3', 'What is wrong with the report');

export const bombRoll = secretCheck('bombs', 'GW-14.7', 'Bombs', {
  dice: d6,
  rows: [exactly([6], 'hit'), otherwise('miss')],
  outcomes: { hit: 'a hit', miss: 'they fall into the sea' },
  counts: 'hit',
  worth: (outcome) => (outcome === 'hit' ? 1 : 0),
});

export const bombLot = secretLot('bombed-ship', 'GW-14.7', 'The ship that is hit');

export const flakRoll = secretCheck('anti-aircraft', 'GW-14.7', 'Anti-aircraft fire', {
  dice: twoD6,
  rows: [exactly([12], 'down'), otherwise('flies')],
  outcomes: { down: 'it comes down in flames', flies: 'it flies on' },
  worth: (outcome) => (outcome === 'down' ? 1 : 0),
});

/** Lost, as its owner hears; the enemy hears of an airship that he shot down, and not from which ship a seaplane came. */
function lose(g: Play, craft: Airship, how: 'gale' | 'spent' | 'wrecked' | 'shot-down'): void {
  craft.lost = true;
  craft.aloft = false;
  const isTold = how === 'shot-down' && !isSeaplane(craft);
  if (!isSeaplane(craft)) scoreCraft(g.state, enemyOf(craft.side), craft.id, isTold ? SIDES : [craft.side]);
  g.whisper?.(isTold ? 'everyone' : [craft.side], { type: 'aircraft-lost', craft: craft.id, zone: craft.zone, how });
}

/** Enemies at sea who were in the zone at any time of the turn. */
const enemiesIn = (state: State, { side }: Airship, zone: ZoneId): Fleet[] =>
  heads(state).filter((fleet) => fleet.side !== side && !liesInPort(fleet) && fleet.pieces.length > 0 && fleet.track.includes(zone));

const OPPOSITE: Readonly<Record<ZoneSide, ZoneSide>> = { 0: 3, 1: 4, 2: 5, 3: 0, 4: 1, 5: 2 };
const opposite = (course: ZoneSide | null): ZoneSide => OPPOSITE[course ?? 0];

/** GW-14.3: one fact of it is wrong. */
function mistaken(g: Play, war: War, report: Report): Report {
  const wrong = g.drawFor([], mistakeLot, ['ships', 'course', 'zone'] as const);
  if (wrong === 'ships') return { ...report, ships: report.ships + 2 * TEN };
  if (wrong === 'course') return { ...report, course: opposite(report.course) };
  const near = neighbour(war.theatre, report.zone, opposite(report.course));
  return { ...report, zone: near ?? report.zone };
}

/** GW-14.3, GW-WX-FOG, GW-WX-SQUALL: each zone by day; in fog only the last; from squall on none. */
function maySearch(war: War, state: State, zone: ZoneId, isLast: boolean): boolean {
  const weather = weatherAt(war, state, zone);
  return !isNight(war.operation, state.turn) && (weather === 'clear' || weather === 'mist' || (weather === 'fog' && isLast));
}

/** GW-14.3: what there is to report of one zone. */
function scout(g: Play, war: War, craft: Airship, zone: ZoneId): Report | null {
  const { state } = g;
  const seen = g.rollFor([], scoutRoll, { weather: weatherAt(war, state, zone) }, { about: zone, by: craft.side });
  if (seen === 'nothing') return null;
  const fleets = enemiesIn(state, craft, zone);
  if (fleets.length === 0) return null;
  const made = reportOn(war, state, craft.side, zone, fleets);
  return seen === 'seen' ? made : mistaken(g, war, made);
}

const BARE = ['tertiary', 'secondary', 'primary', 'hull'] as const;

/** GW-14.7: a box of the first section without armour that she has left; a hull box is never her last. */
function bombed(g: Play, war: War, id: ShipId): void {
  const { state } = g;
  const sheet = sheetOf(war, id);
  const ship = shipOf(state, id);
  const spot = BARE.find((each) => sheet[each].armour === 'none' && ship[each] < sheet[each].boxes - (each === 'hull' ? 1 : 0));
  if (spot === undefined) return;
  if (spot === 'hull') ship.hull++;
  else ship[spot]++;
  const { side } = war.berths[war.places.get(id) ?? -1] ?? {};
  if (side) g.whisper?.([side], { type: 'bombed', side, ship: id, where: spot });
}

/** GW-14.7, GW-WX-FOG: what it has found where its flight ends; airships not in fog, and nobody finds anything in worse weather. */
function attack(g: Play, war: War, craft: Airship): void {
  const { state } = g;
  const weather = weatherAt(war, state, craft.zone);
  const fleets = enemiesIn(state, craft, craft.zone);
  if ((weather === 'fog' && !isSeaplane(craft)) || fleets.length === 0) return;
  g.tell?.({ type: 'air-raid', zone: craft.zone, by: craft.side });
  if (g.rollFor('everyone', bombRoll, {}, { about: craft.zone, by: craft.side }) === 'hit') {
    const ships = fleets.flatMap((fleet) => companyShips(war, state, fleet));
    bombed(g, war, g.drawFor([enemyOf(craft.side)], bombLot, ships, { by: craft.side }));
  }
  const fire = g.rollFor('everyone', flakRoll, {}, { about: craft.zone, by: enemyOf(craft.side) });
  if (fire === 'down') lose(g, craft, 'shot-down');
}

/** GW-14.5: into the shed, or back to the ship. */
function land(g: Play, war: War, craft: Airship): void {
  const { state } = g;
  const night = isNight(war.operation, state.turn);
  const facts = { weather: weatherAt(war, state, craft.zone), seaplane: isSeaplane(craft), night };
  const how = { about: craft.id, by: craft.side };
  const isDown = g.rollFor([craft.side], landRoll, facts, how) === 'lands' || g.rollFor([craft.side], wreckRoll, {}, how) === 'down';
  if (!isDown) return lose(g, craft, 'wrecked');
  craft.aloft = false;
  craft.turns = 0;
}

/** GW-14.1: off it goes, or not. */
function rise(g: Play, war: War, craft: Airship, from: ZoneId): boolean {
  const { state } = g;
  const facts = { weather: weatherAt(war, state, from), seaplane: isSeaplane(craft) };
  if (g.rollFor([craft.side], riseRoll, facts, { about: craft.id, by: craft.side }) === 'stays') return false;
  craft.zone = from;
  craft.aloft = true;
  craft.turns = 0;
  return true;
}

/** GW-WX-GALE: over any zone of its flight. */
const isInGale = (war: War, state: State, zones: readonly ZoneId[]): boolean =>
  zones.some((zone) => weatherAt(war, state, zone) === 'gale');

/** GW-14.2: along its course, zone by zone. */
function fly(g: Play, war: War, craft: Airship): void {
  const { state } = g;
  const way = course(war, state, craft);
  const zones = way.length === 0 ? [craft.zone] : way;
  craft.turns++;
  if (isInGale(war, state, [craft.zone, ...zones])) return lose(g, craft, 'gale');
  const isSearched = (zone: ZoneId, step: number): boolean => maySearch(war, state, zone, step === zones.length - 1);
  craft.flown = { turn: state.turn, from: craft.zone, way, searched: zones.filter(isSearched) };
  craft.zone = zones.at(-1) ?? craft.zone;
  const found = zones.map((zone, step) => (isSearched(zone, step) ? scout(g, war, craft, zone) : null));
  const reports = found.flatMap((made) => made ?? []);
  g.whisper?.([craft.side], { type: 'flew', craft: craft.id, ...craft.flown, found: reports.length });
  for (const made of reports) report(g, made);
  if (craft.bombs && found.at(-1)) attack(g, war, craft);
}

/** GW-14.1: it leaves its shed if it has an order and may. */
const leaves = (g: Play, war: War, craft: Airship): boolean =>
  craft.plot.length > 0 && mayRise(war, g.state, craft) && rise(g, war, craft, craft.zone);

function flyAirship(g: Play, war: War, craft: Airship): void {
  if (!craft.aloft && !leaves(g, war, craft)) {
    craft.turns++;
    return;
  }
  fly(g, war, craft);
  if (craft.lost) return;
  if (craft.zone === shedOf(war, craft)) land(g, war, craft);
  else if (isSpent(craft)) lose(g, craft, 'spent');
}

/** GW-14.6: out from where their ship is, and back to her in the same turn. */
function flySeaplanes(g: Play, war: War, craft: Airship): void {
  const { state } = g;
  if (ofTheDay(state.turn) === 1) craft.flights = 0;
  const fleet = carrierOf(war, state, craft);
  const [first] = craft.plot;
  if (!fleet || first === undefined || !mayRise(war, state, craft)) return;
  const isNear = first === fleet.zone || sideTo(war.theatre, fleet.zone, first) !== undefined;
  if (!isNear || isNight(war.operation, state.turn) || !canRise(weatherAt(war, state, fleet.zone))) return;
  craft.flights++;
  if (!rise(g, war, craft, fleet.zone)) return;
  fly(g, war, craft);
  if (craft.lost) return;
  craft.zone = fleet.zone;
  land(g, war, craft);
}

/** GW-14: after the fleets have moved, so that what they find is where it says. */
export const flights = when(
  ({ state }) => state.airships.length > 0,
  auto('flights', 'GW-14.2', (g) => {
    const war = warIn(g.data, g.state);
    for (const craft of g.state.airships) {
      if (craft.lost) continue;
      if (isSeaplane(craft)) flySeaplanes(g, war, craft);
      else flyAirship(g, war, craft);
      craft.plot = [];
      craft.bombs = false;
    }
  }),
);
