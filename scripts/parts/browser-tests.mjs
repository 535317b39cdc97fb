/** The browser tests, against the built client on a port of their own. */
import { createServer } from 'node:net';
import { runTool } from './process.mjs';

/** A port that nobody listens on, so that tests disturb no server that is running. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export async function browserTests(browser, more = {}) {
  const env = { LINE_AHEAD_CHROME: browser, LINE_AHEAD_PORT: String(await freePort()), ...more };
  return runTool('@playwright/test', 'playwright', ['test'], { env });
}
