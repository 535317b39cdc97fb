import { defineConfig } from 'vitest/config';

/** Random play fills a core for minutes. */
const LONG = ['**/test/**/fuzz*.test.ts'];
const ELSEWHERE = ['node_modules/**', 'dist/**', 'test/browser/**'];

export default defineConfig({
  test: {
    pool: 'threads',
    // A test that hangs fails in the end; how quick it is, is for bench to say.
    testTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Without isolation the modules are loaded once for a thread, but the files are shared out among the threads beforehand.
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.ts'],
          exclude: [...ELSEWHERE, ...LONG],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // A thread for each file, so that whichever core is free takes the next.
        test: { name: 'fuzz', include: LONG, exclude: ELSEWHERE, isolate: true, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
