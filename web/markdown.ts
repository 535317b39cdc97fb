/** The little of Markdown that our rulebooks use, read into plain data. */
import { RULE_NUMBER } from '../kernel/index.ts';

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code' | 'mark'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A heading with what stands under it. */
export interface Section {
  readonly level: number;
  readonly title: string;
  /** The number of the rule, when the heading begins with one. */
  readonly rule: string | null;
  readonly blocks: readonly Block[];
  /** Everything in it in lower case, for the search. */
  readonly text: string;
}

const INLINE = new RegExp(
  `\\*\\*(?<strong>.+?)\\*\\*|\\*(?<emphasis>.+?)\\*|\\b_(?<italics>.+?)_\\b|\`(?<code>.+?)\`|\\((?<mark>ruling|reconstructed)\\)|(?<rule>${RULE_NUMBER.source})`,
  'g',
);

export function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push(inlineOf(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

function inlineOf({ strong, emphasis, italics, code, mark, rule }: { [name: string]: string | undefined }): Inline {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  const stressed = emphasis ?? italics;
  if (stressed !== undefined) return { kind: 'emphasis', text: stressed };
  if (code !== undefined) return { kind: 'code', text: code };
  if (mark !== undefined) return { kind: 'mark', text: mark };
  return { kind: 'rule', rule: rule ?? '' };
}

const BULLET = /^\s*[-*] +/;
const NUMBER = /^\s*\d+\. +/;
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Lines of one paragraph, list or table, which blank lines set apart from the next. */
function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.trimStart().startsWith('|')) return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) };
  for (const [mark, ordered] of [
    [BULLET, false],
    [NUMBER, true],
  ] as const) {
    if (mark.test(first)) return { kind: 'list', ordered, items: itemsOf(lines, mark) };
  }
  return { kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') };
}

function itemsOf(lines: readonly string[], mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

const blocksOf = (body: string): Block[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);

export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^(?=#{1,6} )/m)
    .filter((part) => part.startsWith('#'))
    .map((part) => {
      const [heading = '', ...body] = part.split('\n');
      const [, marks = '', words = ''] = /^(#+) +(.*)$/.exec(heading) ?? [];
      const found = RULE_NUMBER.exec(words);
      const rule = found?.index === 0 ? found[0] : null;
      const title = rule === null ? words : words.slice(rule.length).trim();
      return { level: marks.length, title, rule, blocks: blocksOf(body.join('\n')), text: part.toLowerCase().replaceAll(/[*_`]/g, '') };
    });
}

/** The section of a rule; failing that, of the rule it is part of. */
export function sectionFor(sections: readonly Section[], rule: string): Section | undefined {
  for (let name = rule; name !== ''; name = shorter(name)) {
    const found = sections.find((section) => section.rule === name);
    if (found) return found;
  }
  return sections.find((section) => section.rule?.startsWith(rule));
}

const shorter = (rule: string): string =>
  /[a-z]$/.test(rule) ? rule.slice(0, -1) : rule.includes('.') ? rule.slice(0, rule.lastIndexOf('.')) : '';

export const isFound = (section: Section, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => section.text.includes(word));
