/**
 * What clients did and saw, in the order in which it happened here, held against what the store has: a small checker of
 * linearizability. The acts of a table are one order; it must agree with the order in which deeds were answered before others
 * were sent, hold every deed that was answered and none twice, and whatever a client was told must be the table as it stood
 * after some act: never before one that he was told of earlier, never before his own that was done, never after one not yet sent.
 */

/** A deed under its ticket; times are numbers that only grow. */
export interface DeedDone {
  readonly ticket: string;
  readonly table: string;
  readonly sent: number;
  answered: number | null;
  outcome: 'done' | 'refused' | null;
}

/** What a client had before him: a print of the position and of all lines of the log. `knows` is his own deed that must be in it. */
export interface Looked {
  readonly at: number;
  readonly print: string;
  readonly knows: string | null;
}

export interface Watched {
  readonly table: string;
  readonly viewer: string;
  readonly looks: readonly Looked[];
}

/** A table as it was played again from the store. */
export interface Truth {
  readonly table: string;
  /** The tickets of its acts in their order; null for those of bots. */
  readonly tickets: readonly (string | null)[];
  /** By viewer, what he would see before the first act and after each. */
  readonly prints: ReadonlyMap<string, readonly string[]>;
}

/** Everything that is wrong, in words; nothing if all is well. */
export function faultsIn(truth: Truth, deeds: readonly DeedDone[], watched: readonly Watched[]): readonly string[] {
  const ours = deeds.filter(({ table }) => table === truth.table);
  const places = placesOf(truth.tickets);
  return [
    ...counted(truth, ours, places),
    ...ordered(ours, places),
    ...watched.filter(({ table }) => table === truth.table).flatMap((each) => seenRightly(truth, each, ours, places)),
  ];
}

type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(tickets: readonly (string | null)[]): Places {
  const places = new Map<string, number[]>();
  for (const [index, ticket] of tickets.entries()) if (ticket !== null) places.set(ticket, [...(places.get(ticket) ?? []), index + 1]);
  return places;
}

/** What was answered is there once, what was refused is not there, and nothing is there that nobody sent. */
function counted({ tickets }: Truth, deeds: readonly DeedDone[], places: Places): readonly string[] {
  const known = new Set(deeds.map(({ ticket }) => ticket));
  const foreign = tickets.filter((ticket) => ticket !== null && !known.has(ticket)).map((ticket) => `${ticket}: nobody sent it`);
  const wrong = deeds.flatMap(({ ticket, outcome }) => {
    const times = places.get(ticket)?.length ?? 0;
    if (times > 1) return [`${ticket}: stored ${times} times`];
    if (outcome === 'done' && times === 0) return [`${ticket}: done, and lost`];
    return outcome === 'refused' && times > 0 ? [`${ticket}: refused, and stored`] : [];
  });
  return [...foreign, ...wrong];
}

/** Whatever was sent after another was answered stands behind it. */
function ordered(deeds: readonly DeedDone[], places: Places): readonly string[] {
  const stored = deeds
    .flatMap((deed) => (places.get(deed.ticket) ?? []).map((place) => ({ ...deed, place })))
    .sort((one, other) => one.place - other.place);
  const faults: string[] = [];
  let soonest = Number.POSITIVE_INFINITY;
  for (const { ticket, sent, answered } of stored.reverse()) {
    // Somebody behind it had his answer before this was sent.
    if (soonest < sent) faults.push(`${ticket}: stored before a deed that was answered before it was sent`);
    soonest = Math.min(soonest, answered ?? Number.POSITIVE_INFINITY);
  }
  return faults;
}

function seenRightly(
  { tickets, prints }: Truth,
  { viewer, looks }: Watched,
  deeds: readonly DeedDone[],
  places: Places,
): readonly string[] {
  const stood = prints.get(viewer) ?? [];
  const sent = new Map(deeds.map((deed) => [deed.ticket, deed.sent]));
  const latest = tickets.map((ticket) => (ticket === null ? 0 : (sent.get(ticket) ?? 0)));
  let mark = 0;
  for (const { at, print, knows } of looks) {
    const from = Math.max(mark, ...(knows === null ? [] : (places.get(knows) ?? [])));
    const found = stood.indexOf(print, from);
    if (found < 0) return [`${viewer} at ${at}: ${whatElse(stood, print, mark, from)}`];
    for (let act = mark; act < found; act++)
      if ((latest[act] ?? 0) > at) return [`${viewer} at ${at}: was told of act ${act + 1} before it was sent`];
    mark = found;
  }
  return [];
}

function whatElse(stood: readonly string[], print: string, mark: number, from: number): string {
  const before = stood.lastIndexOf(print);
  if (before < 0) return `was told what never was (after act ${mark})`;
  return before < mark ? `was told of act ${before} after act ${mark}` : `was not told of his own act ${from}, but of ${before}`;
}
