/** What the question offers, seen from the board: by fleet, by area, and for fleets the areas they may go to. */

import type { SeenOption, SeenQuestion } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { isArea } from '../data/areas.ts';
import type { FleetId } from '../state.ts';
import type { View } from '../view.ts';

export interface Orders {
  /** All that is asked about a fleet, is listed under it, or names it, a piece or a ship of it; where two are named, it is with both. */
  readonly byFleet: ReadonlyMap<FleetId, readonly SeenOption[]>;
  /** Where a fleet may be sent. */
  readonly ways: ReadonlyMap<FleetId, ReadonlyMap<Area, SeenOption>>;
  /** Areas that are an answer by themselves. */
  readonly areas: ReadonlyMap<Area, readonly SeenOption[]>;
  /** Answers about nothing in particular: done, try. */
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

/** The own fleets by their own ids, and by those of their pieces and ships. */
function holdersIn({ fleets, pieces }: View): ReadonlyMap<string, FleetId> {
  const ships = new Map(pieces.map((piece) => [piece.id, piece.ships]));
  const holders = new Map<string, FleetId>();
  for (const fleet of fleets) for (const id of fleet.pieces) for (const each of [id, ...(ships.get(id) ?? [])]) holders.set(each, fleet.id);
  for (const { id } of fleets) holders.set(id, id);
  return holders;
}

export function ordersOf(question: SeenQuestion | null, view: View): Orders {
  const holders = holdersIn(view);
  const byFleet = new Map<FleetId, SeenOption[]>();
  const ways = new Map<FleetId, Map<Area, SeenOption>>();
  const areas = new Map<Area, SeenOption[]>();
  const plain: SeenOption[] = [];
  const asked = atomsOf(question?.item ?? null);
  for (const option of question?.options ?? []) {
    const atoms = atomsOf(option.target);
    const [first, second] = atoms;
    if (first === undefined) plain.push(option);
    else if (isArea(first)) put(areas, first, option);
    else if (option.verb === 'fight') for (const area of meetingPlace(view, Number(first))) put(areas, area, option);
    const fleets = new Set([...asked, option.under ?? '', ...atoms].flatMap((id) => holders.get(id) ?? []));
    for (const id of fleets) put(byFleet, id, option);
    if (first === undefined || second === undefined || !isArea(second) || !fleets.has(first)) continue;
    const way = ways.get(first) ?? new Map<Area, SeenOption>();
    ways.set(first, way.set(second, option));
  }
  return { byFleet, ways, areas, plain };
}
