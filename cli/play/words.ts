/** What the table says to the person at the terminal. */
import type { Badge, SeenQuestion } from '../../kernel/index.ts';
import { columns, percent } from '../columns.ts';
import { bold, faint, inked } from '../ink.ts';

export const KEYS = [
  'A number   does what the list says',
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

export const questionLines = ({ prompt, rule, options }: SeenQuestion, onScreen: boolean): string[] => [
  '',
  `${bold(inked(prompt, onScreen), onScreen)} ${faint(`[${rule}]`, onScreen)}`,
  ...columns(
    options.map(({ label, odds }, place) => [`${String(place + 1).padStart(3)}`, inked(label, false), odds.map(badgeInWords).join(', ')]),
  ),
];

const badgeInWords = ({ words, chance }: Badge): string => `${words} ${percent(chance)}`;
