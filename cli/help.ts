/** The help, read from what the programs say of themselves. */
import { columns } from './columns.ts';
import { TRACE } from './io.ts';
import type { Program } from './program.ts';

export const generalHelp = (programs: readonly Program[]): string =>
  [
    'Line Ahead: naval board wargames of 1890-1918.',
    '',
    'Usage: line-ahead <program> [arguments]',
    '',
    ...columns(programs.map(({ name, words }) => [`  ${name}`, words])),
    '',
    "'line-ahead <program> --help' says what a program takes.",
    `${TRACE}=1 in the environment shows where a program broke off that should not have.`,
  ].join('\n');

export function helpFor({ name, words, takes, flags, notes = [] }: Program): string {
  const usage = ['Usage: line-ahead', name, takes, '[flags]'].filter((part) => part !== '').join(' ');
  const lines = Object.entries(flags).map(([flag, { takes: value, words: what }]) => [`  --${flag}${value ? ` <${value}>` : ''}`, what]);
  return [usage, '', words, '', ...columns([...lines, ['  --help', 'this page']]), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}
