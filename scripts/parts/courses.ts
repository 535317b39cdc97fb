/** Which of a captain's orders a person would not have given one by one, had he laid courses to where the fleets were bound. */
import type { Command, Passage } from '../../kernel/index.ts';
import { atomsOf, nextTowards } from '../../kernel/index.ts';
import type { Answered } from './clicks.ts';

/** What one piece could do in one turn, and did. */
interface Turn {
  readonly places: readonly string[];
  readonly order: Command;
  readonly place: string;
}

/** Turn after turn of each piece, as long as it is sent somewhere; where it stays although it could go, a new line begins. */
function passagesOf(answered: readonly Answered[], { verb }: Passage<object>): readonly (readonly Turn[])[] {
  const lines = new Map<string, Turn[][]>();
  for (const { question, orders } of answered) {
    const places = new Map<string, string[]>();
    for (const option of question.options) {
      const [piece = '', place = ''] = atomsOf(option.target);
      if (option.verb === verb) places.set(piece, [...(places.get(piece) ?? []), place]);
    }
    for (const [piece, at] of places) {
      const order = orders.find((each) => each.verb === verb && atomsOf(each.target ?? null)[0] === piece);
      const own = lines.get(piece) ?? [[]];
      lines.set(piece, own);
      if (order) own.at(-1)?.push({ places: at, order, place: atomsOf(order.target ?? null)[1] ?? '' });
      else own.push([]);
    }
  }
  return [...lines.values()].flat();
}

/** How many turns from the first are one course: to where the last of them ends. */
function lengthOf(turns: readonly Turn[], distance: (from: string, to: string) => number): number {
  for (let length = turns.length; length > 1; length--) {
    const goal = turns[length - 1]?.place ?? '';
    const isOnTheWay = ({ places, place }: Turn): boolean => nextTowards(places, (each) => distance(each, goal)) === place;
    if (turns.slice(0, length).every(isOnTheWay)) return length;
  }
  return 1;
}

/** Orders by which a fleet sails on as laid down. */
export function sailedOn(answered: readonly Answered[], passage: Passage<object>, data: object): ReadonlySet<Command> {
  const distance = (from: string, to: string): number => passage.distance(data, from, to);
  const sailed = new Set<Command>();
  for (const line of passagesOf(answered, passage)) {
    let left = line.filter(({ place }) => Number.isFinite(distance(place, place)));
    while (left.length > 0) {
      const length = lengthOf(left, distance);
      for (const { order } of left.slice(1, length)) sailed.add(order);
      left = left.slice(length);
    }
  }
  return sailed;
}
