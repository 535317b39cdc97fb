/** Reading what packs, scenarios and lists of forces have in common: areas, ships, sides, names. */
import { shown } from '../../../kernel/index.ts';
import type { Reader } from '../../../register/reading.ts';
import { fault, listOf, oneOf, text } from '../../../register/reading.ts';
import type { Side } from '../../../tactical/battle.ts';
import type { Area } from './areas.ts';
import { isArea } from './areas.ts';
import type { VesselId } from './ships.ts';
import { sideOfNation, VESSELS, vesselOf } from './ships.ts';

export const SIDES = ['allied', 'central'] as const satisfies readonly Side[];
export const side: Reader<Side> = oneOf(SIDES);

export const SIDE_NAMES: Readonly<Record<Side, string>> = { allied: 'the Allies', central: 'the Central Powers' };

export const area: Reader<Area> = (found) =>
  typeof found.value === 'string' && isArea(found.value) ? found.value : fault(found, `there is no area ${shown(found.value)}`);

const KNOWN: ReadonlySet<unknown> = new Set(VESSELS.map(({ id }) => id));

/** A ship of the game. */
const ship: Reader<VesselId> = (found) => {
  const id = typeof found.value === 'string' && KNOWN.has(found.value) ? found.value : undefined;
  return id ?? fault(found, `there is no ship ${shown(found.value)}`);
};

export const ships = listOf(ship);

/** Ships of one side, whose flags are known. */
export const shipsOf =
  (owner: Side): Reader<readonly VesselId[]> =>
  (found) => {
    const list = ships(found);
    const stranger = list?.find((id) => sideOfNation(vesselOf(id).nation) !== owner);
    return stranger === undefined ? list : fault(found, `${stranger} is no ship of ${SIDE_NAMES[owner]}`);
  };

/** A name for machines: it goes into commands and addresses. */
export const id: Reader<string> = (found) => {
  const name = text(found);
  return name === undefined || /^[a-z][a-z0-9-]{0,39}$/.test(name)
    ? name
    : fault(found, `expected at most 40 small letters, digits and hyphens, found ${shown(name)}`);
};
