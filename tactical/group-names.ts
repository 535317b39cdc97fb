/** What a side calls the groups in which its ships move (CW-7.3a): by the ship that leads, and how many are with her. */
import type { BattleView } from './view.ts';

const shipsIn = (battle: BattleView, group: number): readonly string[] =>
  battle.pieces
    .filter(({ own, hex }) => own?.group === group && hex !== null)
    .flatMap(({ ships }) => (ships ?? []).filter(({ damage }) => !damage.sunk).map(({ sheet }) => sheet.id));

/** Undefined for what is no group of a battle that is being fought. */
export function groupName(
  battle: BattleView | null,
  id: string,
  leads: (ship: string) => boolean,
  nameOf: (ship: string) => string,
): string | undefined {
  if (!battle || !/^\d+$/.test(id)) return undefined;
  const ships = shipsIn(battle, Number(id));
  const first = ships.find(leads) ?? ships[0];
  if (first === undefined) return undefined;
  const [second, ...more] = ships.filter((ship) => ship !== first);
  if (second === undefined) return nameOf(first);
  return more.length === 0 ? `${nameOf(first)} and ${nameOf(second)}` : `${nameOf(first)} and ${more.length + 1} more`;
}
