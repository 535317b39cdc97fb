/** GW-4.6: the Conclusion: engines, leaks, ports and the score; then the next turn. */
import { atLeast, d6, oneOf, otherwise, secretCheck, sway } from '../../../kernel/index.ts';
import { WEATHERS, type Weather } from '../../../tactical/battle.ts';
import { greatWarRepair } from '../../../tactical/engines.ts';
import { GREAT_WAR_AT_SEA } from '../../../tactical/profiles.ts';
import { isDeadInTheWater, isSinking, markHull, patchEngines } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { piecesIn, sheetOf, warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, ShipState, State, ZoneId } from '../state.ts';
import { weatherAt } from './fleets.ts';
import { loseShip } from './losses.ts';

/** GW-8.52 */
const BY_WEATHER: Readonly<Record<Weather, number>> = { clear: 0, mist: 0, fog: 1, squall: 1, storm: 2, gale: 3 };

/** CW-8.42 with the weather of GW-8.52; her owner alone sees it rolled. */
export const founderRoll = secretCheck(
  'foundering',
  'GW-8.52',
  'Foundering',
  { weather: oneOf('the weather', WEATHERS) },
  {
    dice: d6,
    modifiers: [sway('GW-8.52', 'weather', (f) => BY_WEATHER[f.weather])],
    rows: [atLeast(6, 'worse'), otherwise('holds')],
    outcomes: { worse: 'another box of her hull is lost', holds: 'she holds' },
    worth: (outcome) => (outcome === 'worse' ? -1 : 0),
  },
);

/** CW-8.42: more than three quarters of her hull is gone. */
const isInDanger = (war: War, { id, hull }: ShipState): boolean => hull > 0 && hull * 4 > sheetOf(war, id).hull.boxes * 3;

function strain(g: Play, war: War, { side, zone }: Fleet, ship: ShipState): void {
  if (!isInDanger(war, ship)) return;
  const { id } = ship;
  const facts = { weather: weatherAt(war, g.state, zone) };
  if (g.rollFor([side], founderRoll, facts, { about: id, by: side }) === 'holds') return;
  const sheet = sheetOf(war, id);
  markHull(sheet, ship, 1);
  g.whisper?.([side], { type: 'leaked', ship: id });
  if (!isSinking(sheet, ship)) return;
  loseShip(g, id, false);
  g.whisper?.([side], { type: 'lost', side, ship: id, how: 'foundered' });
}

/** GW-11.27: once a turn, in a fleet that has given up its mission and was not in battle. */
function mend(g: Play, war: War, { side }: Fleet, ship: ShipState): void {
  const { id } = ship;
  const sheet = sheetOf(war, id);
  if (ship.engines !== 'stopped' || ship.starved || !isDeadInTheWater(sheet, ship)) return;
  const outcome = g.rollFor([side], greatWarRepair, {}, { about: id, by: side });
  if (outcome === 'hopeless') ship.engines = 'hopeless';
  if (outcome !== 'patched') return;
  patchEngines(sheet, ship, GREAT_WAR_AT_SEA.engineRepair.speed);
  g.whisper?.([side], { type: 'engines-mended', ship: id });
}

/** She leaks, or her engines have stopped: nothing is thrown for any other. */
const isAiling = ({ fate, hull, engines }: ShipState): boolean => fate === 'afloat' && (hull > 0 || engines === 'stopped');

function tend(g: Play, war: War, fleet: Fleet, ship: ShipState): void {
  if (fleet.mission === 'abort' && fleet.foughtIn !== g.state.turn) mend(g, war, fleet, ship);
  if (fleet.port === null) strain(g, war, fleet, ship);
}

function tendAll(g: Play, war: War, fleet: Fleet): void {
  for (const { places } of piecesIn(war, fleet.pieces))
    for (const place of places) {
      const ship = g.state.ships[place];
      if (ship && isAiling(ship)) tend(g, war, fleet, ship);
    }
}

const NOWHERE: readonly ZoneId[] = [];

/** Fleets of which nothing is left are no more, and whoever escorted them goes on alone. */
function disband(state: State): void {
  if (state.fleets.some(({ pieces }) => pieces.length === 0)) state.fleets = state.fleets.filter(({ pieces }) => pieces.length > 0);
  for (const fleet of state.fleets) {
    if (fleet.charge === null || state.fleets.some(({ id }) => id === fleet.charge)) continue;
    fleet.charge = null;
    fleet.mission = 'intercept';
    fleet.metIn = state.turn;
  }
}

export const conclusion = auto('conclusion', 'GW-4.6', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  if (state.ships.some(isAiling)) for (const fleet of state.fleets) tendAll(g, war, fleet);
  for (const fleet of state.fleets) {
    if (fleet.port !== null && fleet.mission === 'abort' && fleet.track.length === 1 && fleet.ran[0] === 0) fleet.rested++;
    fleet.track = NOWHERE;
    fleet.task = null;
  }
  disband(state);
  state.contacts = [];
});
