/** What the question of a battle offers, sorted by what it is about. Pure. */
import type { Handle, SeenOption, SeenQuestion } from '../../kernel/index.ts';
import { anyOf, offeredIn } from '../../kernel/index.ts';
import type { BoardCommand } from '../../kit/board-props.ts';
import { counted, percent } from '../../kit/words.ts';
import type { Abandoning } from '../basic.ts';
import type { Hex, PieceId, ShipId } from '../battle.ts';
import type { Firing } from '../exchange.ts';
import type { Entering } from '../initiative.ts';
import type { Moving } from '../movement.ts';
import type { SettingUp } from '../placement.ts';
import type { PieceView } from '../view.ts';
import { gathered } from './gathered.ts';
import { headingBy } from './headings.ts';

/** As much of a game's tactics as a board asks for: what its questions are called, and what they offer. */
export interface Questions {
  readonly entry: Handle<Entering>;
  readonly setUp: Handle<SettingUp>;
  readonly move: Handle<Moving>;
  readonly gunnery: { readonly aim: Handle<Firing> };
  readonly torpedoes: { readonly aim: Handle<Firing> };
  readonly basic: { readonly deadShips: Handle<Abandoning> };
}

/** One ship at one target, with the dice it would cost and what they promise. */
export interface Shot {
  readonly ship: ShipId;
  readonly token: string;
  readonly by: 'gunnery' | 'torpedoes';
  readonly dice: number;
  /** The chance of one die, with all that is thrown after it. */
  readonly each: number;
  /** That at least one hit comes of it. */
  readonly chance: number;
}

/** A shot that may still be named. */
export interface OfferedShot extends Shot {
  readonly order: BoardCommand;
}

/** Hexes, each with the order that leads there. */
export type Ways = ReadonlyMap<Hex, BoardCommand>;

export interface Offers {
  /** Where each group may go. */
  readonly moves: ReadonlyMap<number, Ways>;
  /** What each ship that has no target yet may fire at. */
  readonly shots: ReadonlyMap<ShipId, readonly OfferedShot[]>;
  /** Where each counter may be put. */
  readonly places: ReadonlyMap<PieceId, Ways>;
  /** Edges of the map by which the fleet may come in. */
  readonly entries: ReadonlyMap<number, BoardCommand>;
  /** All the rest, for buttons. */
  readonly others: readonly SeenOption[];
}

/** Options for [what, hex], by what they are about. */
function waysBy<K>(options: readonly (BoardCommand & { readonly target: readonly [K, Hex] })[]): ReadonlyMap<K, Ways> {
  const ways = new Map<K, Map<Hex, BoardCommand>>();
  for (const option of options) {
    const [key, hex] = option.target;
    const found = ways.get(key) ?? new Map<Hex, BoardCommand>();
    ways.set(key, found.set(hex, option));
  }
  return ways;
}

/** What an option for a shot promises. */
function shotOf(by: Shot['by'], ship: ShipId, token: string, { verb, target, odds }: SeenOption): OfferedShot {
  const hit = odds.find(({ key }) => key === 'hit');
  return { ship, token, by, dice: hit?.dice?.count ?? 0, each: hit?.dice?.each ?? 0, chance: hit?.chance ?? 0, order: { verb, target } };
}

/** Without a map the same is asked under the same names. */
const fires = (tactics: Questions, question: SeenQuestion | null) =>
  (['gunnery', 'torpedoes'] as const).map((by) => ({ by, options: offeredIn(question, tactics[by].aim, 'fire') }));

export function offersOf(tactics: Questions, question: SeenQuestion | null): Offers {
  const moves = offeredIn(question, tactics.move, 'move');
  const places = offeredIn(question, tactics.setUp, 'place');
  const entries = offeredIn(question, tactics.entry, 'enter');
  const shots = fires(tactics, question);
  const onTheMap = new Set<unknown>([...moves, ...places, ...entries, ...shots.flatMap(({ options }) => options)]);
  return {
    moves: waysBy(moves),
    places: waysBy(places),
    shots: gathered(
      shots.flatMap(({ by, options }) => options.map((option) => shotOf(by, ...option.target, option))),
      ({ ship }) => ship,
    ),
    entries: new Map(entries.map((option) => [option.target, option])),
    others: question?.options.filter((option) => !onTheMap.has(option)) ?? [],
  };
}

export const byTarget = <S extends Shot>(shots: readonly S[]): ReadonlyMap<string, readonly S[]> => gathered(shots, ({ token }) => token);

/** More enemies than these have no button each. */
export const MOST_PREY = 4;

/** Enemies at whom more than one may fire, with all who may. */
export const preyIn = <S extends Shot>(
  shots: ReadonlyMap<ShipId, readonly S[]>,
): readonly (readonly [token: string, shots: readonly S[]])[] =>
  [...byTarget([...shots.values()].flat())].filter(([, together]) => together.length > 1);

/** What ends a question about ships, when everything has been ordered. */
export function isDone(tactics: Questions, question: SeenQuestion | null, option: SeenOption): boolean {
  const done: readonly unknown[] = [
    ...offeredIn(question, tactics.move, 'done'),
    ...offeredIn(question, tactics.setUp, 'done'),
    ...offeredIn(question, tactics.gunnery.aim, 'done'),
    ...offeredIn(question, tactics.torpedoes.aim, 'done'),
    ...offeredIn(question, tactics.basic.deadShips, 'done'),
  ];
  return done.includes(option);
}

/** What a die must show, where high is good; the chance of it where more than one die decides. */
export function needed(each: number): string {
  const least = 7 - each * 6;
  if (Math.abs(least - Math.round(least)) > 1e-9) return `${percent(each)} each`;
  return least > 6 ? 'no hit' : least > 5 ? 'a 6' : `${Math.round(least)}+`;
}

/** The best shot of every ship that can hit at all: the likeliest hit, and of equals the one at whom most others fire, so that fire is concentrated. */
export function bestShots<S extends Shot>(shots: ReadonlyMap<ShipId, readonly S[]>): readonly S[] {
  const likeliest = [...shots.values()].map((own) => {
    const best = Math.max(...own.map(({ chance }) => chance));
    return own.filter(({ chance }) => chance > 0 && chance >= best - 1e-9);
  });
  const votes = new Map<string, number>();
  for (const own of likeliest) for (const { token } of own) votes.set(token, (votes.get(token) ?? 0) + 1);
  return likeliest.flatMap((own) => own.toSorted((a, b) => (votes.get(b.token) ?? 0) - (votes.get(a.token) ?? 0)).slice(0, 1));
}

/** In degrees; hexes lie sixty apart. */
const isAlong = (one: number, other: number): boolean => Math.abs(((one - other + 540) % 360) - 180) < 1;

/** Where every group that may move comes to if it goes on as it heads; none for a group that cannot. */
export function onwardOf({ moves }: Offers, pieces: readonly PieceView[], headingOf: (token: string) => number): readonly BoardCommand[] {
  return [...moves].flatMap(([group, ways]) => {
    const lead = pieces.find(({ own, hex }) => own?.group === group && hex !== null);
    if (!lead || lead.hex === null) return [];
    const ahead = [...ways.keys()].find((hex) => isAlong(headingBy(hex - (lead.hex ?? hex)), headingOf(lead.token)));
    return ahead === undefined ? [] : (ways.get(ahead) ?? []);
  });
}

/** Several shots at one target: the dice, and the chance of any hit. */
export interface Salvo {
  readonly dice: number;
  readonly chance: number;
}

export const together = (shots: readonly Shot[]): Salvo => ({
  dice: shots.reduce((sum, { dice }) => sum + dice, 0),
  chance: anyOf(shots.map(({ chance }) => chance)),
});

/** '5 dice, a 6' or '3 ships, 15 dice'; nothing where the odds are not known any more. */
export const termsOf = (shots: readonly Shot[]): string => {
  const { dice } = together(shots);
  const [first, ...others] = shots;
  if (!first || dice === 0) return '';
  const count = counted(dice, 'die', 'dice');
  return others.length > 0 ? `${shots.length} ships, ${count}` : `${count}, ${needed(first.each)}`;
};
