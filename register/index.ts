/** The historical ships, each of them once. */
import { readShips } from './schema.ts';
import american from './ships/american.json' with { type: 'json' };
import austrian from './ships/austrian.json' with { type: 'json' };
import british from './ships/british.json' with { type: 'json' };
import britishCruisers from './ships/british-cruisers.json' with { type: 'json' };
import dutch from './ships/dutch.json' with { type: 'json' };
import french from './ships/french.json' with { type: 'json' };
import frenchCruisers from './ships/french-cruisers.json' with { type: 'json' };
import german from './ships/german.json' with { type: 'json' };
import germanCruisers from './ships/german-cruisers.json' with { type: 'json' };
import greek from './ships/greek.json' with { type: 'json' };
import italian from './ships/italian.json' with { type: 'json' };
import japanese from './ships/japanese.json' with { type: 'json' };
import russian from './ships/russian.json' with { type: 'json' };
import russianCruisers from './ships/russian-cruisers.json' with { type: 'json' };
import spanish from './ships/spanish.json' with { type: 'json' };
import turkish from './ships/turkish.json' with { type: 'json' };
import type { Nation, Ship } from './types.ts';

export { type Fault, type Reading, readShips } from './schema.ts';
export * from './types.ts';

/** The capital ships first, then the cruisers and small ships, so that a navy may have two files. */
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
];

const read = (): readonly Ship[] => {
  const reading = readShips(FLEETS);
  if ('ships' in reading) return reading.ships;
  throw new Error(reading.faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n'));
};

export const SHIPS: readonly Ship[] = read();

const byId: ReadonlyMap<string, Ship> = new Map(SHIPS.map((ship) => [ship.id, ship]));

/** The ship of this id or name. A name that several ships bear must be told apart by nation or id. */
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
