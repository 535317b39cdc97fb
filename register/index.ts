/** The historical ships, each of them once. */
import { flotillaClasses, underFormerFlags } from './entries.ts';
import { readShips } from './schema.ts';
import american from './ships/american.json' with { type: 'json' };
import austrian from './ships/austrian.json' with { type: 'json' };
import blackSea from './ships/black-sea.json' with { type: 'json' };
import british from './ships/british.json' with { type: 'json' };
import british1939 from './ships/british-1939.json' with { type: 'json' };
import britishCruisers from './ships/british-cruisers.json' with { type: 'json' };
import britishDestroyers from './ships/british-destroyers.json' with { type: 'json' };
import britishLight from './ships/british-light.json' with { type: 'json' };
import chinese from './ships/chinese.json' with { type: 'json' };
import dutch from './ships/dutch.json' with { type: 'json' };
import french from './ships/french.json' with { type: 'json' };
import frenchCruisers from './ships/french-cruisers.json' with { type: 'json' };
import german from './ships/german.json' with { type: 'json' };
import german1939 from './ships/german-1939.json' with { type: 'json' };
import germanCruisers from './ships/german-cruisers.json' with { type: 'json' };
import germanLight from './ships/german-light.json' with { type: 'json' };
import germanTorpedoBoats from './ships/german-torpedo-boats.json' with { type: 'json' };
import greek from './ships/greek.json' with { type: 'json' };
import italian from './ships/italian.json' with { type: 'json' };
import japanese from './ships/japanese.json' with { type: 'json' };
import japanese1904 from './ships/japanese-1904.json' with { type: 'json' };
import russian from './ships/russian.json' with { type: 'json' };
import russian1904 from './ships/russian-1904.json' with { type: 'json' };
import russianCruisers from './ships/russian-cruisers.json' with { type: 'json' };
import spanish from './ships/spanish.json' with { type: 'json' };
import turkish from './ships/turkish.json' with { type: 'json' };
import type { Nation, Ship } from './types.ts';

export { type Fault, type Reading, readShips } from './schema.ts';
export * from './types.ts';

/** The capital ships first, then the cruisers and small ships, then those of other times and other seas: a navy may have several files. */
const FLEETS: readonly unknown[] = [
  british,
  german,
  french,
  russian,
  austrian,
  italian,
  turkish,
  greek,
  spanish,
  american,
  japanese,
  dutch,
  britishCruisers,
  germanCruisers,
  frenchCruisers,
  russianCruisers,
  britishLight,
  britishDestroyers,
  germanLight,
  germanTorpedoBoats,
  chinese,
  japanese1904,
  russian1904,
  blackSea,
  british1939,
  german1939,
];

const read = (): readonly Ship[] => {
  const reading = readShips(FLEETS);
  if ('ships' in reading) return reading.ships;
  throw new Error(reading.faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n'));
};

export const SHIPS: readonly Ship[] = read();

/** Classes of destroyers and torpedo boats, each as one ship. */
export const FLOTILLA_CLASSES: readonly Ship[] = flotillaClasses(SHIPS);

const byId: ReadonlyMap<string, Ship> = new Map([...FLOTILLA_CLASSES, ...underFormerFlags(SHIPS), ...SHIPS].map((ship) => [ship.id, ship]));

/** Everything that has an id: ships under both their flags, and classes of small ones. */
export const ENTRIES: readonly Ship[] = [...byId.values()];

export const hasShip = (id: string): boolean => byId.has(id);

/** The ship or class of this id, or the ship of this name. A name that several ships bear must be told apart by nation or id. */
export const shipNamed = (name: string, nation?: Nation): Ship => {
  const exact = byId.get(name);
  if (exact !== undefined) return exact;
  const named = SHIPS.filter((ship) => ship.name === name && (nation === undefined || ship.nation === nation));
  const [ship] = named;
  if (ship === undefined) throw new Error(`The register has no ship named ${name}.`);
  if (named.length > 1) throw new Error(`Several ships are named ${name}: ${named.map(({ id }) => id).join(', ')}.`);
  return ship;
};

export const byNation = (nation: Nation): readonly Ship[] => SHIPS.filter((ship) => ship.nation === nation);
