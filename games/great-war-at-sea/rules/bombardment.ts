/** GW-11.1 (ours): ships off a port shell it, and its works answer. */
import type { Odds } from '../../../kernel/index.ts';
import {
  atLeast,
  atLeastOf,
  badge,
  check,
  comingRoll,
  countOf,
  d6,
  oddsOf,
  otherwise,
  secretCheck,
  spreadOf,
} from '../../../kernel/index.ts';
import type { Battery, Weather } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { BATTERIES, isSilenced } from '../../../tactical/guns.ts';
import { GREAT_WAR_AT_SEA } from '../../../tactical/profiles.ts';
import { boxesLeft } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { portOf, sheetOf, warIn } from '../data/data.ts';
import type { Port } from '../data/theatre.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, PortId, ShipId, Side, State } from '../state.ts';
import { scoreShelling } from './aims.ts';
import { raiseAlarm, STATION } from './alarm.ts';
import { isNight } from './calendar.ts';
import { companyOf, shipOf, shipsIn, weatherAt } from './fleets.ts';
import { anyOfThem, befall } from './misfortunes.ts';
import { fleetsDoing, hinder } from './missions.ts';
import { isFriendly } from './plots.ts';
import { report } from './sightings.ts';

/** Whoever fires sees where the shells fall; everybody is told how many counted. */
export const shellRoll = secretCheck('shelling', 'GW-11.1c', 'Shells on a port', {
  dice: d6,
  rows: [atLeast(5, 'hit'), otherwise('miss')],
  outcomes: { hit: 'a hit', miss: 'no harm' },
  counts: 'hit',
  worth: (outcome) => (outcome === 'hit' ? 1 : 0),
});

export const worksRoll = check('works', 'GW-11.1b', 'Guns ashore', {
  dice: d6,
  rows: [atLeast(6, 'hit'), otherwise('miss')],
  outcomes: { hit: 'a hit', miss: 'a miss' },
  counts: 'hit',
  worth: (outcome) => (outcome === 'hit' ? 1 : 0),
});

/** GW-11.1c: more do not find a target. */
const MOST = 20;

/** GW-11.1e: hits after which a port has no coal to give. */
const RUINED = 6;

/** GW-11.1a: what can be seen of the land. */
const SHARE: Readonly<Record<Weather, number>> = { clear: 1, mist: 1 / 2, fog: 0, squall: 1 / 2, storm: 0, gale: 0 };

const inWeather = (dice: number, weather: Weather): number => Math.ceil(dice * SHARE[weather]);

/** Nobody takes in fuel there until the end. */
export const isRuined = ({ shelled }: Pick<State, 'shelled'>, port: PortId): boolean => (shelled[port] ?? 0) >= RUINED;

/** GW-11.1c: the smaller the gun, the less it counts. */
const WORTH: Readonly<Record<Battery, number>> = { primary: 1, secondary: 1 / 2, tertiary: 1 / 4 };

function shellsOf(war: War, state: Pick<State, 'ships'>, ships: readonly ShipId[], weather: Weather): number {
  const effects = GREAT_WAR_AT_SEA.weather[weather];
  const gunsOf = (id: ShipId, battery: Battery): number => {
    const sheet = sheetOf(war, id);
    return isSilenced(effects, sheet, battery) ? 0 : WORTH[battery] * boxesLeft(sheet, shipOf(state, id), battery);
  };
  const guns = ships.reduce((sum, id) => BATTERIES.reduce((all, battery) => all + gunsOf(id, battery), sum), 0);
  return Math.min(MOST, inWeather(guns, weather));
}

const shipsOf = (war: War, state: Pick<State, 'ships' | 'fleets'>, fleets: readonly Fleet[]): ShipId[] =>
  fleets.flatMap((fleet) => companyOf(state, fleet)).flatMap((fleet) => shipsIn(war, state, fleet));

const hitsIn = (falls: readonly ('hit' | 'miss')[]): number => falls.filter((fall) => fall === 'hit').length;

/** GW-11.1b */
function answer(g: Play, war: War, port: Port, side: Side, fleets: readonly Fleet[], weather: Weather): void {
  const guns = inWeather(port.guns, weather);
  if (guns === 0) return;
  const hits = hitsIn(g.volley(worksRoll, {}, guns, { about: port.id, by: enemyOf(side) }));
  g.tell?.({ type: 'answered', port: port.id, hits });
  for (let hit = 0; hit < hits; hit++) {
    const ships = shipsOf(war, g.state, fleets);
    if (ships.length === 0) return;
    befall(g, war, { ship: anyOfThem(g, war, side, ships), by: 'secondary', how: 'shelled', seen: true });
  }
}

/** Ports are shelled by the side that they are not friends with. */
const attackerOf = (war: War, port: Port): Side => (isFriendly(war, 'allied', port) ? 'central' : 'allied');

function shell(g: Play, war: War, port: Port, fleets: readonly Fleet[], weather: Weather): void {
  const { state } = g;
  const side = attackerOf(war, port);
  answer(g, war, port, side, fleets, weather);
  const dice = shellsOf(war, state, shipsOf(war, state, fleets), weather);
  const hits = dice === 0 ? 0 : hitsIn(g.volleyFor([side], shellRoll, {}, dice, { about: port.id, by: side }));
  state.shelled[port.id] = (state.shelled[port.id] ?? 0) + hits;
  g.tell?.({ type: 'shelled', port: port.id, hits });
  scoreShelling(war, state, side, port.id);
  for (const fleet of fleets) report(state, fleet);
  raiseAlarm(war, state, enemyOf(side), port.zone, STATION);
}

/** GW-11.1a: why a fleet off the port holds its fire. */
function hindranceOf(war: War, state: State, fleet: Fleet): 'night' | 'weather' | 'no-guns' | null {
  if (isNight(war.operation, state.turn)) return 'night';
  const weather = weatherAt(war, state, fleet.zone);
  if (SHARE[weather] === 0) return 'weather';
  return shellsOf(war, state, shipsOf(war, state, [fleet]), weather) === 0 ? 'no-guns' : null;
}

/** GW-11.1: port by port, all who shell one together. */
export const bombardments = auto('bombardments', 'GW-11.1', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  const firing = new Map<PortId, Fleet[]>();
  for (const fleet of fleetsDoing(state, 'bombard')) {
    if (fleet.task?.do !== 'bombard') continue;
    const hindrance = hindranceOf(war, state, fleet);
    if (hindrance) hinder(g, fleet, hindrance);
    else firing.set(fleet.task.port, [...(firing.get(fleet.task.port) ?? []), fleet]);
  }
  for (const [id, fleets] of firing) {
    const port = portOf(war, id);
    shell(g, war, port, fleets, weatherAt(war, state, port.zone));
  }
});

/** Two hits are a point; reckoned with the ships and the weather as they are now. */
export function bombardmentOdds(war: War, state: Pick<State, 'ships' | 'fleets' | 'weather'>, fleet: Fleet, id: PortId): Odds | undefined {
  const port = portOf(war, id);
  const weather = weatherAt(war, state, port.zone);
  const dice = shellsOf(war, state, shipsOf(war, state, [fleet]), weather);
  if (dice === 0) return undefined;
  const isHit = (fall: 'hit' | 'miss'): boolean => fall === 'hit';
  const shells = countOf(spreadOf(shellRoll, {}), dice, isHit);
  const works = countOf(spreadOf(worksRoll, {}), inWeather(port.guns, weather), isHit);
  return oddsOf(
    [
      badge('point', 'two hits or more', true, atLeastOf(shells, 2)),
      ...(port.guns > 0 ? [badge('answer', 'a hit from the shore', false, atLeastOf(works, 1))] : []),
    ],
    comingRoll(shellRoll, {}),
    ...(port.guns > 0 ? [comingRoll(worksRoll, {})] : []),
  );
}
