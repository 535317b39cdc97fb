/** Phrases of which the report is made. */
import type { Fate, Party } from '../kernel/index.ts';
import type { Befallen } from '../table/index.ts';

/** The word that all of them begin with, if it is no name and no article: 'merchantmen' of those in several seas. */
function headOf([first = '', ...others]: readonly string[]): string {
  const head = /^(?!the )[a-z]{3,} /.exec(first)?.[0] ?? '';
  return others.every((name) => name.startsWith(head)) ? head : '';
}

/** 'Lion, Tiger and Barham'; of more than so many the rest is counted. 'merchantmen off Aden and in the Red Sea' */
export function joined(names: readonly string[], most = 4): string {
  const head = headOf(names);
  const ends = names.map((name) => name.slice(head.length));
  const shown = ends.length > most + 1 ? [...ends.slice(0, most), `${ends.length - most} more`] : ends;
  return head + (shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`);
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'the battle in space C', of a title that begins a line. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** What is marked strong in a log stands like the rest. */
export const plainWords = (words: string): string => words.replaceAll('**', '');

/** What a log tells, without the title under which it stands here, and with its stop. */
export const toldUnder = (title: string, words: string): string => {
  const plain = plainWords(words);
  const rest = plain.startsWith(`${title}: `) ? plain.slice(title.length + 2) : plain;
  return capital(rest).replace(/[^.!?]$/, '$&.');
};

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

const countOf = (all: readonly Befallen[], counted: Fate): number =>
  all.reduce((sum, { fate, names }) => (fate === counted ? sum + names.length : sum), 0);

/** With somebody lost, the others are only counted: ', with 2 more hurt and 1 out of the fight'. */
function othersOf(all: readonly Befallen[]): string {
  const [hurt, out] = [countOf(all, 'damaged'), countOf(all, 'driven-off')];
  const told = [...(hurt > 0 ? [`${hurt} more hurt`] : []), ...(out > 0 ? [`${out}${hurt > 0 ? '' : ' more'} out of the fight`] : [])];
  return told.length === 0 ? '' : `, with ${told.join(' and ')}`;
}

/** What befell one party in a clause: what it lost first. */
function clauseOf(all: readonly Befallen[], name: string): string {
  const lost = all.find(({ fate }) => fate === 'sunk');
  if (!lost) return all.map(befell).join(', and ');
  const taken = all.filter(({ fate }) => fate === 'taken').map((each) => `, and ${befell(each)}`);
  return `${name} lost ${joined(lost.names)}${taken.join('')}${othersOf(all)}`;
}

/** That somebody was found or got away is told where nothing worse is. */
function gravestIn(befallen: readonly Befallen[]): readonly Befallen[] {
  const worse = befallen.filter(({ fate }) => fate !== 'found' && fate !== 'saved');
  return worse.length > 0 ? worse : befallen;
}

/** What befell everybody, party by party; whoever belongs to nobody comes last. */
export function befallenInWords(befallen: readonly Befallen[], parties: readonly Party[]): string {
  const told = gravestIn(befallen);
  const ofParties = parties.flatMap(({ id, name }) => {
    const own = told.filter(({ side }) => side === id);
    return own.length === 0 ? [] : [clauseOf(own, name)];
  });
  return [...ofParties, ...told.filter(({ side }) => !parties.some(({ id }) => id === side)).map(befell)].join('; ');
}

/** The first sentence of what is said of a scenario; a mere date goes before the next. */
export function openingOf(words: string): string {
  const [first = '', second] = words.split(/(?<=[.!?])\s+/);
  const isDate = /\d{4}\.$/.test(first) && first.split(' ').length < 7;
  return (isDate && second !== undefined ? `${first.slice(0, -1)}: ${second}` : first).replace(/[^.!?]$/, '$&.');
}
