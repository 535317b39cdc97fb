/** What the question of a battle offers, sorted by what it is about. Pure. */
import type { SeenOption, SeenQuestion } from '../../../../kernel/index.ts';
import type { Hex, PieceId, ShipId } from '../../../../tactical/battle.ts';

/** One ship at one target, with the dice it would cost and what they promise. */
export interface Shot {
  readonly ship: ShipId;
  readonly token: string;
  readonly dice: number;
  /** The chance of one die, before anything that is thrown after it. */
  readonly each: number;
  /** That at least one hit comes of it. */
  readonly chance: number;
}

export interface Offers {
  /** Where each group may go. */
  readonly moves: ReadonlyMap<number, ReadonlySet<Hex>>;
  /** What each ship that has no target yet may fire at. */
  readonly shots: ReadonlyMap<ShipId, readonly Shot[]>;
  /** Where each counter may be put. */
  readonly places: ReadonlyMap<PieceId, ReadonlySet<Hex>>;
  /** Sides of the map by which the fleet may come in. */
  readonly entries: ReadonlySet<number>;
  /** All the rest, for buttons. */
  readonly others: readonly SeenOption[];
}

function add<K>(to: Map<K, Set<Hex>>, key: K, hex: Hex): void {
  const found = to.get(key);
  if (found) found.add(hex);
  else to.set(key, new Set([hex]));
}

/** What an option for a shot promises. */
export function shotOf(ship: ShipId, token: string, { odds: [hit] }: SeenOption): Shot {
  return { ship, token, dice: hit?.dice?.count ?? 0, each: hit?.dice?.each ?? 0, chance: hit?.chance ?? 0 };
}

export function offersOf(question: SeenQuestion | null): Offers {
  const moves = new Map<number, Set<Hex>>();
  const places = new Map<PieceId, Set<Hex>>();
  const shots = new Map<ShipId, Shot[]>();
  const entries = new Set<number>();
  const others: SeenOption[] = [];
  for (const option of question?.options ?? []) {
    const { verb, target } = option;
    const [first, second] = typeof target === 'object' && target !== null ? target : [target, null];
    if (verb === 'move') add(moves, Number(first), Number(second));
    else if (verb === 'place') add(places, String(first), Number(second));
    else if (verb === 'enter') entries.add(Number(first));
    else if (verb === 'fire') {
      const ship = String(first);
      shots.set(ship, [...(shots.get(ship) ?? []), shotOf(ship, String(second), option)]);
    } else others.push(option);
  }
  return { moves, places, shots, entries, others };
}

/** What a die must show, for checks where high is good. */
export function needed(each: number): string {
  const least = 7 - Math.round(each * 6);
  return least > 6 ? 'no hit' : least === 6 ? 'a 6' : `${least}+`;
}

/** The best shot of every ship that can hit at all: the likeliest hit, and of equals the one at whom most others fire, so that fire is concentrated. */
export function bestShots(shots: Offers['shots']): readonly Shot[] {
  const likeliest = [...shots.values()].map((own) => {
    const best = Math.max(...own.map(({ chance }) => chance));
    return own.filter(({ chance }) => chance > 0 && chance >= best - 1e-9);
  });
  const votes = new Map<string, number>();
  for (const own of likeliest) for (const { token } of own) votes.set(token, (votes.get(token) ?? 0) + 1);
  return likeliest.flatMap((own) => own.toSorted((a, b) => (votes.get(b.token) ?? 0) - (votes.get(a.token) ?? 0)).slice(0, 1));
}

/** Several shots at one target: the dice, the hits to be expected, and the chance of any. */
export interface Salvo {
  readonly dice: number;
  readonly chance: number;
}

export const together = (shots: readonly Shot[]): Salvo => ({
  dice: shots.reduce((sum, { dice }) => sum + dice, 0),
  chance: 1 - shots.reduce((none, { chance }) => none * (1 - chance), 1),
});
