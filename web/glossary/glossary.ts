/** The terms of the trade as one game uses them, and where they stand in a text. Knows no page. */

/** A term in all its forms, with bars between them and the one that is listed first, and what it means. */
export type Terms = Readonly<Record<string, string>>;

export interface Entry {
  readonly name: string;
  readonly words: string;
}

export interface Glossary {
  /** By name. */
  readonly entries: readonly Entry[];
  readonly forms: ReadonlyMap<string, Entry>;
  readonly pattern: RegExp;
}

/** A piece of a text; with an entry where it is a term that has not been met before. */
export interface Marked {
  readonly text: string;
  readonly entry: Entry | null;
}

const formsOf = (key: string): string[] => key.split('|');

/** Later sources are nearer to the game: where they explain the same word, they are right. */
export function glossaryOf(sources: readonly Terms[]): Glossary {
  const forms = new Map<string, Entry>();
  for (const [key, words] of sources.flatMap((terms) => Object.entries(terms))) {
    const entry = { name: formsOf(key)[0] ?? key, words };
    for (const form of formsOf(key)) forms.set(form.toLowerCase(), entry);
  }
  const entries = [...new Set(forms.values())].filter((entry) => forms.get(entry.name.toLowerCase()) === entry);
  const longestFirst = [...forms.keys()].toSorted((a, b) => b.length - a.length);
  return {
    entries: entries.toSorted((a, b) => a.name.localeCompare(b.name)),
    forms,
    pattern: new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`, 'gi'),
  };
}

/** Each term is marked where it comes first; `met` are those that came before this text, and takes in the new ones. */
export function markedIn({ pattern, forms }: Glossary, text: string, met: Set<Entry>): Marked[] {
  const parts: Marked[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const entry = forms.get(match[0].toLowerCase());
    if (!entry || met.has(entry)) continue;
    met.add(entry);
    if (match.index > at) parts.push({ text: text.slice(at, match.index), entry: null });
    parts.push({ text: match[0], entry });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), entry: null });
  return parts;
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** All of them as a book of their own, under their first letters. */
export function inMarkdown({ entries }: Glossary): string {
  const letterOf = ({ name }: Entry): string => name.charAt(0).toUpperCase();
  const chapters = [...new Set(entries.map(letterOf))].toSorted();
  const chapter = (letter: string): string[] => [
    `## ${letter}`,
    ...entries.filter((entry) => letterOf(entry) === letter).flatMap(({ name, words }) => [`### ${capitalised(name)}`, words]),
  ];
  return ['# Terms of the trade', ...chapters.flatMap(chapter)].join('\n\n');
}
