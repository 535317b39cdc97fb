/** What a side calls the groups in which its ships move (CW-7.3a): by the ship that leads, and how many are with her. */
import type { ShipId } from '../state.ts';
import type { View } from '../view.ts';
import { nameOf } from './names.ts';

const shipsIn = ({ battle }: View, group: number): readonly ShipId[] =>
  (battle?.pieces ?? [])
    .filter(({ own, hex }) => own?.group === group && hex !== null)
    .flatMap(({ ships }) => (ships ?? []).filter(({ damage }) => !damage.sunk).map(({ sheet }) => sheet.id));

/** Undefined for what is no group of a battle that is being fought. */
export function groupName(view: View, id: string): string | undefined {
  if (!/^\d+$/.test(id)) return undefined;
  const ships = shipsIn(view, Number(id));
  const first = ships.find((ship) => view.leaders.some((leader) => leader.ship === ship)) ?? ships[0];
  if (first === undefined) return undefined;
  const [second, ...more] = ships.filter((ship) => ship !== first);
  if (second === undefined) return nameOf(first);
  return more.length === 0 ? `${nameOf(first)} and ${nameOf(second)}` : `${nameOf(first)} and ${more.length + 1} more`;
}
