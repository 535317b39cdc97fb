/** How the browser tests run: the built client on a port of its own, in the browser that scripts/test.mjs found. */
import { defineConfig } from '@playwright/test';

const port = process.env.LINE_AHEAD_PORT ?? '19140';
const browser = process.env.LINE_AHEAD_CHROME;
const address = `http://localhost:${port}`;
/** Chromium refuses to sandbox itself as root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/**
 * A graphics card that is only imitated takes longer than none. A chart is drawn tile by tile: a few large ones took a quarter less than many small ones,
 * when every coast was drawn whole in each.
 */
const flags = ['--disable-gpu', '--default-tile-width=512', '--default-tile-height=512', ...asRoot];

/** Whole games, move by move, are for the soak, and pictures for whoever looks at them. */
function wanted() {
  if (process.env.LINE_AHEAD_PICTURES !== undefined) return { grep: /@pictures/ };
  return process.env.LINE_AHEAD_SOAK === undefined ? { grepInvert: /@long|@pictures/ } : { grep: /@long/ };
}

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  workers: 2,
  // Two browsers on two cores: a chart that is still being laid when it is pressed is pressed again.
  retries: 1,
  // Whichever browser is free takes the next test, whatever its file, so that neither waits for the other at the end.
  fullyParallel: true,
  ...wanted(),
  reporter: 'line',
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: address,
    // What a press that missed should have brought about never comes: better to try the test again than to wait for its whole time.
    actionTimeout: 90_000,
    browserName: 'chromium',
    launchOptions: { args: flags, ...(browser === undefined ? {} : { executablePath: browser }) },
    // Half as many dots each way: a page takes a tenth less of the processor, and no test counts them.
    deviceScaleFactor: 0.5,
    // Storage, cache and pages are emptied between tests; a profile for each would cost more than what most of them do in it.
    reuseContext: true,
  },
  webServer: {
    command: `node line-ahead serve --port ${port} --data .cache/tables-${port}`,
    url: address,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'ignore',
    timeout: 60_000,
  },
});
