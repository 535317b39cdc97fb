/** What the question offers, seen from the board: by fleet, by area, and for fleets the areas they may go to. */

import type { SeenOption, SeenQuestion } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import type { Area } from '../data/map.ts';
import { isArea } from '../data/map.ts';
import type { FleetId } from '../state.ts';
import type { View } from '../view.ts';
import { holderOf } from './fleets.ts';

export interface Orders {
  /** Everything that is about a fleet, a piece of it or a ship of it; where two fleets are named, it is with both. */
  readonly byFleet: ReadonlyMap<FleetId, readonly SeenOption[]>;
  /** Cards that can be taken up now. */
  readonly opening: ReadonlyMap<FleetId, SeenOption>;
  /** Where a fleet may be sent. */
  readonly ways: ReadonlyMap<FleetId, ReadonlyMap<Area, SeenOption>>;
  /** Areas that are an answer by themselves. */
  readonly areas: ReadonlyMap<Area, readonly SeenOption[]>;
  /** Answers about nothing in particular: done, close, try. */
  readonly plain: readonly SeenOption[];
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** A battle is chosen by its number, and found on the chart where the fleets have met. */
const meetingPlace = ({ contacts }: View, place: number): readonly Area[] =>
  contacts.filter((contact) => contact.place === place).map(({ area }) => area);

export function ordersOf(question: SeenQuestion | null, view: View): Orders {
  const byFleet = new Map<FleetId, SeenOption[]>();
  const opening = new Map<FleetId, SeenOption>();
  const ways = new Map<FleetId, Map<Area, SeenOption>>();
  const areas = new Map<Area, SeenOption[]>();
  const plain: SeenOption[] = [];
  for (const option of question?.options ?? []) {
    const atoms = atomsOf(option.target);
    const [first, second] = atoms;
    if (first === undefined) plain.push(option);
    else if (option.verb === 'open') opening.set(first, option);
    else if (isArea(first)) put(areas, first, option);
    else if (option.verb === 'fight') for (const area of meetingPlace(view, Number(first))) put(areas, area, option);
    const fleets = new Set(atoms.flatMap((id) => holderOf(view, id)?.id ?? []));
    for (const id of fleets) put(byFleet, id, option);
    if (first === undefined || second === undefined || !isArea(second) || !fleets.has(first)) continue;
    const way = ways.get(first) ?? new Map<Area, SeenOption>();
    ways.set(first, way.set(second, option));
  }
  return { byFleet, opening, ways, areas, plain };
}
