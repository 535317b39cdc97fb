/** What the table says to the person at the terminal. */
import type { Badge } from '../../kernel/index.ts';
import { columns, percent } from '../columns.ts';
import { bold, faint, inked } from '../ink.ts';
import type { Entry } from './menu.ts';

export const KEYS = [
  'A number   does what the list says; where a way is laid part by part, its name does as well',
  'b          goes a step back: out of a piece, or on a way',
  's          lets the staff answer this; ss lets it answer the rest of the phase',
  'u          takes the last command back, if no die has fallen since',
  'v          shows everything you can see',
  't          shows the sequence of play',
  '? [rule]   shows the rule you are under, or another',
  'w [file]   writes the record of the game',
  'resign     gives the game up, for good',
  'h          shows these keys',
  'q          stops',
];

/** Lines with nothing but a short name stand side by side. */
const SHORT = 16;
const ABREAST = 5;
const MANY = 10;

export function menuLines(title: string, rule: string, entries: readonly Entry[], onScreen: boolean): string[] {
  const isShort = entries.length > MANY && entries.every(({ words, odds }) => words.length <= SHORT && odds.length === 0);
  const cells = entries.map(({ words, odds }, place) => [
    `${String(place + 1).padStart(3)}`,
    inked(words, false),
    ...(isShort ? [] : [odds.map(badgeInWords).join(', ')]),
  ]);
  return [
    '',
    `${bold(inked(title, onScreen), onScreen)} ${faint(`[${rule}]`, onScreen)}`,
    ...columns(inRows(cells, isShort ? ABREAST : 1)),
  ];
}

const inRows = (cells: readonly (readonly string[])[], abreast: number): string[][] =>
  Array.from({ length: Math.ceil(cells.length / abreast) }, (_, row) => cells.slice(row * abreast, (row + 1) * abreast).flat());

const badgeInWords = ({ words, chance }: Badge): string => `${words} ${percent(chance)}`;
