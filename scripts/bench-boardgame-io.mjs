/**
 * `node scripts/bench-boardgame-io.mjs [--tables 1000] [--watchers 2000] [--every 5] [--seconds 30] [--break]`: the work of `line-ahead bench server`, done by the server
 * of boardgame.io. It is installed into a temporary folder, and is no dependency of ours. Its game has no rules: a move changes one number of
 * a state as large as ours. It keeps matches in memory, as it does unless told; ours are on the disk when they are answered.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildNode } from './build.mjs';
import { run, say, script, Trouble } from './parts/process.mjs';

const VERSION = '0.50.2';

/** As many ships as Nine Navies War shows, each with as much to say. */
const GAME = `
const ships = Array.from({ length: 330 }, (_, n) => ({ id: 'ship-' + n, name: 'A ship of the line ' + n, side: n % 2 ? 'allied' : 'central',
  at: 'north-sea', state: 'afloat', factors: [1, 1, 4], damage: 0, flag: false, stays: null, entered: 1914, kind: 'battleship', nation: 'british',
  targets: [], orders: null, seen: true, moved: false }));
const game = { name: 'fleet', setup: () => ({ ships }), moves: { order: ({ G }, n) => { G.ships[n % G.ships.length].damage++; } } };
module.exports = { game };
`;

const SERVER = `
const { Server } = require('boardgame.io/server');
const { game } = require('./game.cjs');
const server = Server({ games: [game], origins: [/.*/] });
process.stdin.resume().on('end', () => process.exit());
server.run({ port: 0, callback: () => undefined }).then(({ appServer }) => process.stdout.write(appServer.address().port + '\\n'));
`;

/** One player who is always to move, and those who look on. */
class Match {
  onSeen = () => undefined;
  state = 0;
  orders = 0;
  answered = () => undefined;

  /** A match begins when somebody first asks for it; the lobby is not needed. */
  static async open({ connect, address, watchers, number }) {
    const match = new Match();
    match.matchID = `match-${number}`;
    match.line = await line(connect, address, match.matchID, '0', (stateID) => {
      match.state = stateID;
      match.answered();
    });
    for (let n = 0; n < watchers; n++) await line(connect, address, match.matchID, null, () => match.onSeen());
    return match;
  }

  async order() {
    const done = new Promise((resolve) => {
      this.answered = () => resolve(true);
    });
    const payload = { type: 'order', args: [this.orders++], playerID: '0' };
    this.line.emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.matchID, '0');
    return done;
  }
}

/** When it has been told how the match stands. */
function line(connect, address, matchID, playerID, onState) {
  const socket = connect(`${address}/fleet`, { transports: ['websocket'], forceNew: true });
  return new Promise((resolve) => {
    socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 1));
    socket.on('sync', () => resolve(socket));
    socket.on('update', (_, state) => onState(state._stateID));
    socket.on('patch', (_, _before, stateID) => onState(stateID));
  });
}

await script(async () => {
  const options = { tables: ['1000'], watchers: ['2000'], every: ['5'], seconds: ['30'] };
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(Object.entries(options).map(([name, [usual]]) => [name, { type: 'string', default: usual }])),
      break: { type: 'boolean' },
    },
  });
  const [tables, watchers, every, seconds] = ['tables', 'watchers', 'every', 'seconds'].map((name) => Number(values[name]));
  await buildNode();
  const { ordersAt, STEP, untilItBreaks } = await import('../dist/cli/bench/server/load.js');
  const folder = mkdtempSync(join(tmpdir(), 'line-ahead-boardgame-io-'));
  let server;
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    say(`Installing boardgame.io ${VERSION} into ${folder} ...`);
    const installing = [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--silent',
      '--legacy-peer-deps',
      `boardgame.io@${VERSION}`,
    ];
    if ((await run('npm', installing, { quiet: true })) !== 0) throw new Trouble('boardgame.io could not be installed');
    writeFileSync(join(folder, 'game.cjs'), GAME);
    writeFileSync(join(folder, 'server.cjs'), SERVER);
    server = spawn(process.execPath, ['server.cjs'], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [text] = await once(server.stdout, 'data');
    const address = `http://127.0.0.1:${Number(String(text).trim().split('\n').at(-1))}`;
    const require = createRequire(join(folder, 'server.cjs'));
    const { io: connect } = require('socket.io-client');
    const socketIo = require('socket.io-client/package.json').version;
    const matches = [];
    for (let n = 0; n < tables; n++)
      matches.push(
        await Match.open({
          connect,
          address,
          number: n,
          watchers: Math.floor(((n + 1) * watchers) / tables) - Math.floor((n * watchers) / tables),
        }),
      );
    await ordersAt(matches, tables / every, 5);
    const measured = await ordersAt(matches, tables / every, seconds);
    const tries = [];
    if (values.break) await untilItBreaks(matches, (tables / every) * STEP, seconds, (each) => tries.push(each));
    console.log(
      JSON.stringify(
        { server: `boardgame.io ${VERSION}, socket.io-client ${socketIo}`, tables, watchers, every, seconds, measured, tries },
        null,
        2,
      ),
    );
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  // Lines that are still open would keep us.
  process.exit(0);
});
