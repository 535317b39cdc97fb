/** What the chances of contact would be where a course ends, by what a side knows of itself. */
import { odds } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { contactRoll } from '../rules/contact.ts';
import { isFlotillaShip, weatherAt } from '../rules/fleets.ts';
import { hasLeader } from '../rules/leaders.ts';
import type { Fleet, Weather, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { shipsWith } from './fleets.ts';

export interface Chance {
  readonly words: string;
  readonly chance: number;
}

const TWENTY = 20;

/** Of contact or surprise with anybody who is there and adds nothing of his own. */
function chanceOfContact(war: War, view: View, fleet: Fleet, weather: Weather, night: boolean): number {
  const ships = shipsWith(war, view, fleet);
  const facts = {
    night,
    weather,
    flotilla: ships.every((id) => isFlotillaShip(sheetOf(war, id))),
    leader: hasLeader(view, ships),
    many: ships.length >= TWENTY,
    intercept: fleet.mission === 'intercept' || fleet.mission === 'raid-in-force',
    airship: false,
    raid: fleet.mission === 'raid' ? fleet.stance : 0,
    crossing: false,
  };
  return odds(contactRoll, facts).reduce((sum, { outcome, chance }) => (outcome === 'none' ? sum : sum + chance), 0);
}

/** By day and after dark in the weather that the zone has now. */
export function chancesIn(war: War, view: View, fleet: Fleet, zone: ZoneId): readonly Chance[] {
  const weather = weatherAt(war, view, zone);
  return [
    { words: `in ${zone} by day`, chance: chanceOfContact(war, view, fleet, weather, false) },
    { words: 'after dark', chance: chanceOfContact(war, view, fleet, weather, true) },
  ];
}
