/** What two lists have in common: as many elements as can be found in both in the same order. */

/** Places in the first list and in the second. */
export type Match = readonly [number, number];

/** Elements are told by their names; of two with the same name the first comes first. */
export function inCommon(one: readonly string[], other: readonly string[]): Match[] {
  const places = new Map<string, number[]>();
  one.forEach((name, place) => {
    const known = places.get(name);
    if (known) known.push(place);
    else places.set(name, [place]);
  });
  const matches = other.flatMap((name, place): Match[] => {
    const found = places.get(name)?.shift();
    return found === undefined ? [] : [[found, place]];
  });
  return longestRise(matches);
}

interface Pile {
  readonly match: Match;
  readonly before: Pile | null;
}

/** The most of them that rise in both lists, found by laying each upon the first pile whose top is not lower. */
function longestRise(matches: readonly Match[]): Match[] {
  const tops: Pile[] = [];
  for (const match of matches) {
    const place = firstNotBelow(tops, match[0]);
    tops[place] = { match, before: tops[place - 1] ?? null };
  }
  const rise: Match[] = [];
  for (let pile = tops.at(-1) ?? null; pile; pile = pile.before) rise.unshift(pile.match);
  return rise;
}

function firstNotBelow(tops: readonly Pile[], height: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle]?.match[0] ?? 0) < height) low = middle + 1;
    else high = middle;
  }
  return low;
}
