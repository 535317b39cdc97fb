/** A game's rulebook, cut into its numbered rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly text: string;
}

/** 'FS-9.4a', 'FS-CF': the letters of the game, then the place in its book. */
const RULE_HEADING = /^#{2,6} ([A-Z]+-[\w.]+) (.+)$/;
const CHAPTER_HEADING = /^## (.+)$/;

export const readRulebook = (root: string, game: string): Rule[] => rulesIn(readFileSync(join(root, 'games', game, 'rulebook.md'), 'utf8'));

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
  const below = new RegExp(`^${wanted.replaceAll(/[^\w-]/g, '\\$&')}([.a-z]|$)`);
  return rules.filter((rule) => below.test(rule.id.toLowerCase()));
}

/** Rules that hold every one of the words, in number, title or text. */
export function rulesWith(rules: readonly Rule[], words: readonly string[]): Rule[] {
  const wanted = words.map((word) => word.toLowerCase());
  return rules.filter(({ id, title, text }) => {
    const all = `${id} ${title} ${text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
