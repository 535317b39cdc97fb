/** Holds facts against what a check says it takes. */
import type { Check, Taking } from '../kernel/index.ts';
import { quoted, shown } from '../kernel/index.ts';

/** What is wrong with the facts, in one sentence; null when a check can be rolled with them. */
export function wrongFact({ name, takes }: Check<object>, facts: object): string | null {
  const given = new Map<string, unknown>(Object.entries(facts));
  const wanted = new Map(Object.entries(takes));
  for (const fact of given.keys()) {
    if (!wanted.has(fact)) return `${name} takes no '${quoted(fact)}'; it takes ${[...wanted.keys()].join(', ') || 'nothing'}`;
  }
  for (const [fact, taking] of wanted) {
    if (!given.has(fact)) return `${name} needs '${fact}': ${taking.words} (${possibleValues(taking)})`;
    if (!fits(taking, given.get(fact))) return `'${fact}' must be ${possibleValues(taking)}, not ${shown(given.get(fact))}`;
  }
  return null;
}

function fits({ kind, range, values }: Taking<unknown>, value: unknown): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'one-of') return typeof value === 'string' && (values ?? []).includes(value);
  const [least, most] = range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** 'a whole number from 0 to 6'. */
export function possibleValues({ kind, range, values }: Taking<unknown>): string {
  if (kind === 'flag') return 'true or false';
  if (kind === 'one-of') return `one of ${(values ?? []).map((value) => JSON.stringify(value)).join(', ')}`;
  return range ? `a whole number from ${range[0]} to ${range[1]}` : 'a whole number';
}
