/** What holds in every sound battle, whatever has happened. */
import type { Battle, Condition, Engagement, Piece, Sheet } from './battle.ts';
import type { Fighting } from './fight.ts';
import { MOST } from './formation.ts';
import { fromCentre } from './hexes.ts';
import type { Lender } from './lender.ts';
import { LEFT_BEHIND } from './slide.ts';

const isCount = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

function faultOfShip(sheet: Sheet, condition: Condition): string | null {
  const { primary, secondary, tertiary, hull, slowed } = condition;
  if (!isCount(primary, sheet.primary.boxes) || !isCount(secondary, sheet.secondary.boxes) || !isCount(tertiary, sheet.tertiary.boxes))
    return 'CW-8.0a no more guns are marked off than she has';
  if (!isCount(hull, sheet.hull.boxes)) return 'CW-8.0a no more hull is marked off than she has';
  if (!isCount(slowed, sheet.speed)) return 'CW-8.41c no more speed is lost than she has';
  if (condition.halved !== hull * 2 > sheet.hull.boxes && !condition.halved) return 'CW-8.41a half her hull costs a level of speed';
  return null;
}

function faultOfPiece(battle: Battle, piece: Piece, afloat: boolean): string | null {
  const { hex, exited, known, counted, tow } = piece;
  if (exited && hex !== null) return 'CW-7.33a who has left the map is not on it';
  if (!afloat && hex !== null) return 'CW-8.0c who has gone down is not on the map';
  if (known && !counted) return 'CW-9.3b who is known has been counted';
  if (tow !== null && battle.pieces.find(({ id }) => id === tow)?.tow !== piece.id) return 'GW-TAC-TOW a tow has two ends';
  if (hex === null) return null;
  if (fromCentre(hex) > LEFT_BEHIND + 1) return 'CW-7.33b nobody is that far from the centre';
  if (battle.stage === 'fighting' && piece.group === 0) return 'CW-7.3a every piece is in a group';
  return null;
}

/** Pieces of one side in one hex, and of one group. */
function faultsOfStacks({ pieces }: Battle): string[] {
  const faults: string[] = [];
  const stacks = new Map<string, number>();
  const groups = new Map<string, number>();
  for (const { side, hex, group } of pieces) {
    if (hex === null) continue;
    const stack = `${side} ${hex}`;
    const count = (stacks.get(stack) ?? 0) + 1;
    stacks.set(stack, count);
    if (count > MOST) faults.push(`CW-7.2a no more than eight ships of a side share a hex: ${stack}`);
    if (group === 0) continue;
    const name = `${side} ${group}`;
    if ((groups.get(name) ?? hex) !== hex) faults.push(`CW-7.3b a group is in one hex: ${name}`);
    groups.set(name, hex);
  }
  return faults;
}

const faultsOfTokens = ({ pieces }: Engagement): string[] =>
  new Set(pieces.map(({ token }) => token)).size === pieces.length ? [] : ['CW-7.21 every piece has a token of its own'];

function faultsOfShips<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], { pieces }: Engagement): string[] {
  const faults: string[] = [];
  for (const { ships } of pieces)
    for (const id of ships) {
      const fault = faultOfShip(lender.sheet(data, state, id), lender.condition(state, id));
      if (fault) faults.push(`${fault}: ${id}`);
    }
  return faults;
}

/** Broken laws of a battle on the map, in words. */
export function battleLaws<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): string[] {
  const battle = lender.battle(state);
  const faults = [...faultsOfTokens(battle), ...faultsOfStacks(battle), ...faultsOfShips(lender, data, state, battle)];
  for (const piece of battle.pieces) {
    const afloat = piece.ships.some((id) => !lender.condition(state, id).sunk);
    const fault = faultOfPiece(battle, piece, afloat);
    if (fault) faults.push(`${fault}: ${piece.id}`);
  }
  if (battle.stage === 'over' && (battle.hits.length > 0 || battle.strike !== null))
    faults.push('CW-7.35a nothing is left open when a battle is over');
  return faults;
}

/** The same for the quick system. */
export const basicLaws = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): string[] => {
  const battle = lender.basic(state);
  return [...faultsOfTokens(battle), ...faultsOfShips(lender, data, state, battle)];
};
