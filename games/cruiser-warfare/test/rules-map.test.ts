/** rules/README.md tells where each chapter is, and stays true. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = 'games/cruiser-warfare';
const read = (path: string): string => readFileSync(join(ROOM, path), 'utf8');

interface Listed {
  /** Null for what belongs to none. */
  readonly chapter: string | null;
  readonly file: string;
}

const [, ...sections] = read('rules/README.md').split('\n## ');
const listed: Listed[] = sections.flatMap((section) =>
  [...section.matchAll(/^- `(.*?)`/gm)].map(([, file = '']) => ({ chapter: /^(\d+) /.exec(section)?.[1] ?? null, file })),
);

const headerOf = (file: string): string => read(join('rules', file)).split('*/')[0] ?? '';
const chaptersIn = (text: string): string[] => [...text.matchAll(/CW-(\d+)\./g)].map(([, chapter = '']) => chapter);

test('every file of the rules is listed, and once', () => {
  expect(listed.map(({ file }) => file).sort()).toEqual(
    readdirSync(join(ROOM, 'rules'))
      .filter((file) => file.endsWith('.ts'))
      .sort(),
  );
});

test('a file says in its first lines that it is of the chapter under which it stands', () => {
  const wrong = listed.filter(({ chapter, file }) => {
    const said = chaptersIn(headerOf(file));
    return chapter === null ? said.length > 0 : !said.includes(chapter);
  });
  expect(wrong).toEqual([]);
});

test('the chapters are those of the rulebook, in its order', () => {
  const chapters = sections.map((section) => section.split('\n')[0] ?? '').filter((title) => /^\d/.test(title));
  const book = [...read('rulebook.md').matchAll(/^## (\d+ .*)$/gm)].map(([, title = '']) => title);
  expect(chapters).toEqual(book.filter((title) => chapters.includes(title)));
});
