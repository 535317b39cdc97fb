/** Phrases of which the report is made. */
import type { Fate, Party } from '../kernel/index.ts';
import type { Befallen } from '../table/index.ts';

/** 'Lion, Tiger and Barham'; of more than so many the rest is counted. */
export function joined(names: readonly string[], most = 4): string {
  const shown = names.length > most + 1 ? [...names.slice(0, most), `${names.length - most} more`] : names;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'the battle in space C', of a title that begins a line. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** What is marked strong in a log stands like the rest. */
export const plainWords = (words: string): string => words.replaceAll('**', '');

/** With a sign, and a real minus. */
export const signed = (figure: number, digits = 0): string => `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(digits)}`;

const BEFELL: Readonly<Record<Fate, readonly [one: string, many: string]>> = {
  sunk: ['was lost', 'were lost'],
  taken: ['was taken', 'were taken'],
  'driven-off': ['was put out of the fight', 'were put out of the fight'],
  damaged: ['was damaged', 'were damaged'],
  found: ['was found', 'were found'],
  saved: ['got away', 'got away'],
};

/** 'Lion and Tiger were damaged' */
export const befell = ({ fate, names }: Pick<Befallen, 'fate' | 'names'>): string =>
  `${joined(names)} ${BEFELL[fate][names.length === 1 ? 0 : 1]}`;

export const nameOfParty = (parties: readonly Party[], id: string | null): string =>
  parties.find((party) => party.id === id)?.name ?? 'others';

/** What befell one party in a clause: what it lost first. */
function clauseOf(all: readonly Befallen[], name: string): string {
  const lost = all.find(({ fate }) => fate === 'sunk');
  const others = all.filter((each) => each !== lost).map(befell);
  return [...(lost ? [`${name} lost ${joined(lost.names)}`] : []), ...others].join(', and ');
}

/** What befell everybody, party by party; whoever belongs to nobody comes last. */
export function befallenInWords(befallen: readonly Befallen[], parties: readonly Party[]): string {
  const owners = [...parties.map(({ id }) => id), null];
  const clauses = owners.flatMap((side) => {
    const own = befallen.filter((each) => each.side === side);
    return own.length === 0 ? [] : [clauseOf(own, nameOfParty(parties, side))];
  });
  return clauses.join('; ');
}
