import { defineConfig } from 'vitest/config';

/** Random play fills a core for minutes. */
const LONG = ['**/test/**/fuzz*.test.ts'];
/** Nothing but a hang may run into these limits, however busy the machine. */
const [PATIENCE, PATIENCE_IN_A_SOAK] = [1_200_000, 21_600_000];
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
        // Without isolation the modules are loaded once for a thread.
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.ts'],
          exclude: [...ELSEWHERE, ...LONG],
          isolate: false,
        },
      },
      {
        extends: true,
        // By name they come before the short ones, which keep both cores busy to the end.
        test: {
          name: 'fuzz',
          include: LONG,
          exclude: ELSEWHERE,
          isolate: false,
          testTimeout: process.env.LINE_AHEAD_SOAK === undefined ? PATIENCE : PATIENCE_IN_A_SOAK,
        },
      },
    ],
  },
});
