import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**', 'test/browser/**'],
    pool: 'threads',
    isolate: false,
    // A test that hangs fails in the end; how quick it is, is for bench to say.
    testTimeout: 60_000,
    /** Fuzz fills a core for minutes, so the other files need one of their own. */
    maxWorkers: '100%',
  },
});
