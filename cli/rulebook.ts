/** A game's rulebook, cut into its numbered rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, Ruleset } from '../kernel/index.ts';
import { RULE_NUMBER } from '../kernel/index.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly text: string;
}

const RULE_HEADING = new RegExp(`^#{2,6} (${RULE_NUMBER.source}) (.+)$`);
const CHAPTER_HEADING = /^## (.+)$/;

/** The rules of a game, and behind them those of the system that it shares with others. */
export const readRulebook = (root: string, { id, shares }: Pick<Ruleset<Kind>, 'id' | 'shares'>): Rule[] =>
  [join('games', id), ...(shares ?? [])].flatMap((room) => rulesIn(readFileSync(join(root, room, 'rulebook.md'), 'utf8')));

export function rulesIn(markdown: string): Rule[] {
  const rules: { id: string; title: string; chapter: string; lines: string[] }[] = [];
  let chapter = '';
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const [, id, title] = RULE_HEADING.exec(line) ?? [];
    const [, heading] = CHAPTER_HEADING.exec(line) ?? [];
    if (id !== undefined && title !== undefined) rules.push({ id, title, chapter, lines: [] });
    else if (heading !== undefined) chapter = heading;
    else if (open && !/^# /.test(line)) rules.at(-1)?.lines.push(line);
    open = id !== undefined || (open && heading === undefined);
  }
  return rules.map(({ lines, ...rule }) => ({ ...rule, text: lines.join('\n').trim() }));
}

/** The rule of that number and, behind it, those below it: FS-9.4 brings FS-9.4a. */
export function rulesUnder(rules: readonly Rule[], id: string): Rule[] {
  const wanted = id.toLowerCase();
  return rules.filter((rule) => {
    const number = rule.id.toLowerCase();
    return number === wanted || (number.startsWith(wanted) && /[.a-z]/.test(number.charAt(wanted.length)));
  });
}

/** Rules that hold every one of the words, in number, title or text. */
export function rulesWith(rules: readonly Rule[], words: readonly string[]): Rule[] {
  const wanted = words.map((word) => word.toLowerCase());
  return rules.filter(({ id, title, text }) => {
    const all = `${id} ${title} ${text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
