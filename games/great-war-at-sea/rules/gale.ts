/** GW-11.7a, GW-WX-GALE: small craft that a gale finds at sea, once for each gale. */
import { GREAT_WAR_AT_SEA } from '../../../tactical/profiles.ts';
import { galeRoll } from '../../../tactical/weather.ts';
import type { War } from '../data/data.ts';
import { sheetOf, warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet } from '../state.ts';
import { liesInPort, shipsIn, weatherAt } from './fleets.ts';
import { loseShip } from './losses.ts';

const { sinks } = GREAT_WAR_AT_SEA.weather.gale;

/** Her owner alone sees the dice, and hears that she is lost. */
function rideOut(g: Play, war: War, fleet: Fleet): void {
  for (const id of shipsIn(war, g.state, fleet)) {
    if (!sinks?.types.includes(sheetOf(war, id).type)) continue;
    if (g.rollFor([fleet.side], galeRoll, { fatal: sinks.total }, { about: id, by: fleet.side }) === 'rides') continue;
    loseShip(g, id, false);
    g.whisper?.([fleet.side], { type: 'lost', side: fleet.side, ship: id, how: 'gale' });
  }
}

/** After the fleets have moved; the battle that may follow throws for nobody again. */
export const rideOutGales = auto('gales', 'GW-11.7a', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  const blows = war.theatre.weatherZones.some(({ id }) => state.weather[id] === 'gale');
  for (const fleet of state.fleets) {
    const isInGale = blows && !liesInPort(fleet) && fleet.track.some((zone) => weatherAt(war, state, zone) === 'gale');
    if (isInGale && !fleet.rode) rideOut(g, war, fleet);
    fleet.rode = isInGale;
  }
});
