/** The games on the shelf. */
import type { Kind, Ruleset } from '../kernel/index.ts';
import { quoted, UnknownSetting } from '../kernel/index.ts';
import { cruiserWarfare } from './cruiser-warfare/index.ts';
import { firstStrike } from './first-strike/index.ts';
import { grandFleets } from './grand-fleets/index.ts';
import { greatWarAtSea } from './great-war-at-sea/index.ts';
import { nineNavies } from './nine-navies/index.ts';

export const games: readonly Ruleset<Kind>[] = [firstStrike, nineNavies, cruiserWarfare, grandFleets, greatWarAtSea];

export function gameNamed(id: string): Ruleset<Kind> {
  const game = games.find((each) => each.id === id);
  if (!game) throw new UnknownSetting(`there is no game '${quoted(id)}'; there is ${games.map((each) => each.id).join(', ')}`);
  return game;
}
