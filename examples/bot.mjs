/**
 * A bot that sits down at a table of a server and plays there, over HTTP alone:
 * `node examples/bot.mjs http://localhost:1914 <table> <side>`, with the last part of an invitation's address for the table.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const [, , server = 'http://localhost:1914', table = '', side = ''] = process.argv;
let token = process.env.TOKEN ?? '';

/** Asks the server, again and again while it is away or has too much to do. */
async function ask(method, path, body) {
  for (;;) {
    const response = await fetch(`${server}/api${path}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }).catch(() => null);
    if (!response || response.status === 503 || response.status === 429) {
      await wait(1000 * Number(response?.headers.get('retry-after') ?? 1));
      continue;
    }
    const cookie = response.headers.getSetCookie()[0] ?? '';
    token = /line-ahead=([^;]+)/.exec(cookie)?.[1] ?? token;
    const said = await response.json();
    if (!response.ok) throw new Error(`${said.error.code}: ${said.error.words}`);
    return said;
  }
}

/** Whatever is offered; a better bot looks at `seen.view` first. Some orders are too many to be listed (`takes`): others will do. */
function choose({ question }) {
  const listed = question.options.filter(({ takes }) => takes === null);
  const { verb, target } = listed[randomInt(listed.length)];
  return target === null ? { verb } : { verb, target };
}

if (!token) await ask('POST', '/people/guest', { name: 'Sample Bot' });
await ask('POST', `/tables/${table}/sit`, { side, number: randomBytes(16).toString('hex') });
for (;;) {
  const { table: now } = await ask('GET', `/tables/${table}`);
  if (now.stage === 'over') break;
  const seen = now.stage === 'playing' ? await ask('GET', `/tables/${table}/seen?as=${side}&log=0`) : {};
  if (!seen.question) await wait(500);
  // Sent again under the same ticket, as after a lost answer, it would be taken once.
  else await ask('POST', `/tables/${table}/orders`, { side, commands: [choose(seen)], ticket: randomBytes(16).toString('hex') });
}
console.log('The game is over.');
