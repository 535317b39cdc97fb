/** Names that somebody may have meant who typed another. */
/** How many letters must be put in, left out or changed to make one text of the other. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let at = 1; at <= other.length; at++) {
      const kept = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const MOST = 5;

/** The nearest first: those that begin with what was typed, that hold it, or that differ by a letter in three. */
export function namesNear(typed: string, names: readonly string[]): string[] {
  const rank = (name: string): number => {
    const place = name.indexOf(typed);
    return place === 0 ? 0 : place > 0 ? 1 : 1 + changesBetween(typed, name);
  };
  const allowed = 1 + Math.floor(typed.length / 3);
  return names
    .map((name) => ({ name, rank: rank(name) }))
    .filter((each) => each.rank <= 1 + allowed)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ name }) => name);
}
