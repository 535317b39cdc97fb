import { expect, test } from 'vitest';
import { glossaryOf, inMarkdown, markedIn } from '../glossary/glossary.ts';
import { sectionsOf } from '../markdown.ts';

const shared = { 'collier|colliers': 'She carries coal.', belt: 'Armour.' };
const own = { 'Belt|belts': 'The armour of this game.', 'line ahead': 'One behind the other.' };
const glossary = glossaryOf([shared, own]);

const marked = (text: string, met = new Set<(typeof glossary.entries)[number]>()): string =>
  markedIn(glossary, text, met)
    .map(({ text: part, entry }) => (entry ? `[${part}=${entry.name}]` : part))
    .join('');

test('a term is marked in whatever form it comes, and only where it comes first', () => {
  expect(marked('Colliers feed; a collier in line ahead.')).toBe('[Colliers=collier] feed; a collier in [line ahead=line ahead].');
});

test('part of another word is no term', () => {
  expect(marked('a colliery, a belt-driven lathe')).toBe('a colliery, a belt-driven lathe');
});

test('what was met before is not marked again', () => {
  const met = new Set<(typeof glossary.entries)[number]>();
  marked('colliers', met);
  expect(marked('the collier', met)).toBe('the collier');
});

test('a game explains a word that it shares in its own way', () => {
  expect(glossary.entries.map(({ name, words }) => [name, words])).toEqual([
    ['Belt', 'The armour of this game.'],
    ['collier', 'She carries coal.'],
    ['line ahead', 'One behind the other.'],
  ]);
});

test('the list of terms is a book that can be searched', () => {
  expect(sectionsOf(inMarkdown(glossary)).map(({ level, title }) => `${level} ${title}`)).toEqual([
    '1 Terms of the trade',
    '2 B',
    '3 Belt',
    '2 C',
    '3 Collier',
    '2 L',
    '3 Line ahead',
  ]);
});
