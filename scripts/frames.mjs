/**
 * `node scripts/frames.mjs grand-fleets [--scenario Jutland] [--rounds 3]`: how smoothly the board of Grand Fleets follows the hand. The built client runs in
 * a browser of 1400 by 900 pixels; the chart is dragged and zoomed, a ship selected and a course written, and every frame is timed meanwhile.
 * `node scripts/frames.mjs --record <file>`: the chart of whatever game is recorded there, where the record ends, and what an order out of the list costs
 * the page; with `--orders` only the latter.
 * `node scripts/frames.mjs --record <file> --played`: what happens when the staff finishes the phase there, as it is played over the board.
 * `node scripts/frames.mjs --empty`: the yardstick, a page on which one thing moves and nothing else is.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './parts/browser.mjs';
import { cleanEnvironment, ROOT, say, script, Trouble } from './parts/process.mjs';

/** A server of this checkout, and how it is ended. */
async function serve(port) {
  const server = spawn(process.execPath, ['line-ahead', 'serve', '--alone', '--port', port], {
    cwd: ROOT,
    env: cleanEnvironment(),
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 240; tries++) {
    if (server.exitCode !== null) throw new Trouble(`no server could be started on port ${port}`);
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return { address, end: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  server.kill();
  throw new Trouble('the server does not answer');
}

/** From the page that sets up a game to its table, where squadrons are asked for their courses. */
async function sitDown(page, address, game, scenario) {
  await page.goto(`${address}/#/new/${game}`);
  await page
    .locator('label.choice')
    .filter({ has: page.getByText(scenario, { exact: true }) })
    .click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const prompt = page.locator('h2.prompt');
  const done = page.locator('.orders-foot .ending');
  for (let question = 0; question < 12; question++) {
    await done.waitFor();
    const words = await prompt.textContent();
    if (/How do the squadrons move/.test(words ?? '')) break;
    // A press that comes at once upon a new question is taken for a second click.
    await page.waitForTimeout(1000);
    await done.click();
    await page.waitForFunction((before) => document.querySelector('h2.prompt')?.textContent !== before, words);
  }
  await page.waitForTimeout(1500);
}

/** A battle lies over the chart that it is fought on. */
const chartOf = (page) => page.locator('.kit-chart:visible').first();

/** From the page that a record is brought to, to its table. */
async function takeUp(page, address, record) {
  await page.goto(address);
  await page.getByLabel('Import a record').setInputFiles(record);
  // A game for one person does not ask.
  const whom = page.getByRole('group', { name: 'Whom do you play?' }).getByRole('button').first();
  await whom.or(chartOf(page)).first().waitFor();
  if (await whom.isVisible()) await whom.click();
  await chartOf(page).waitFor();
  await page.waitForTimeout(1500);
}

/** In the page: the time between frames from now on, until it is asked for. */
const startFrames = () => {
  const frames = [];
  let last;
  const tick = (now) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    globalThis.counting = requestAnimationFrame(tick);
  };
  globalThis.counting = requestAnimationFrame(tick);
  globalThis.counted = frames;
};
const endFrames = () => {
  cancelAnimationFrame(globalThis.counting);
  return globalThis.counted;
};

/** The threads that draw the page and keep the rules. */
const [PAGE, RULES] = ['CrRendererMain', 'DedicatedWorker thread'];

/** All that the browser tells of itself while something is done. */
async function eventsDuring(client, deed) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'cc'] } });
  await deed();
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  client.off('Tracing.dataCollected', collect);
  return events;
}

/** All tasks of some threads of the page, in milliseconds of processor time. */
function tasksOf(events, threads) {
  const wanted = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && threads.includes(args.name)).map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.flatMap(({ name, pid, tid, tdur }) => (/RunTask$/.test(name) && tdur && wanted.has(`${pid} ${tid}`) ? [tdur / 1000] : []));
}

const tasksDuring = async (client, threads, deed) => tasksOf(await eventsDuring(client, deed), threads);

/** What a gesture costs: the time from frame to frame by the clock, and by the processor the tasks in between and each tile that is drawn. */
async function costOf({ page, client }, gesture) {
  let frames = [];
  const events = await eventsDuring(client, async () => {
    await page.evaluate(startFrames);
    await gesture();
    frames = await page.evaluate(endFrames);
  });
  const tiles = events.flatMap(({ name, tdur }) => (name === 'RasterTask' && tdur ? [tdur / 1000] : []));
  return { frames, tasks: tasksOf(events, [PAGE]), tiles };
}

const middleOf = async (page) => {
  const box = await chartOf(page).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The wheel as a hand turns it: three notches, a rest in which the chart is drawn afresh, three more. */
async function wheel(page, notches) {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  for (let notch = 1; notch <= Math.abs(notches); notch++) {
    await page.mouse.wheel(0, notches > 0 ? -100 : 100);
    await page.waitForTimeout(notch % 3 === 0 ? 300 : 30);
  }
}

async function drag(page) {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 90; step++) {
    await page.mouse.move(x + 200 * Math.sin(step / 12), y + 120 * Math.sin(step / 9));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

/** In the page: milliseconds from a press on what lies there until what it brings about has been painted. */
const answerTo = ([pressed, shown]) =>
  new Promise((resolve) => {
    const since = performance.now();
    document.querySelector(pressed).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const look = () => {
      if (document.querySelector(shown)) requestAnimationFrame(() => resolve(performance.now() - since));
      else requestAnimationFrame(look);
    };
    look();
  });

const percentile = (times, part) => times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;

const row = (...cells) => `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`;

const GESTURES = [
  ['Dragging the field', drag],
  ['Zooming in by wheel', (page) => wheel(page, 15)],
  ['Dragging near by', drag],
  ['Zooming out by wheel', (page) => wheel(page, -15)],
];

/** From its beginning to its end, by itself. */
async function play(page) {
  // In the page itself: to look for a button by its name again and again would take it longer than a frame has.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const button = () => [...document.querySelectorAll('.kit-playback-again')].find((each) => each.checkVisibility());
        button().click();
        const running = setInterval(() => {
          if (button()?.ariaLabel !== 'Play what happened') return;
          clearInterval(running);
          resolve();
        }, 100);
      }),
  );
}

/** As long as a playback takes. */
async function runAcross(page) {
  await page.evaluate(
    () => document.querySelector('div').animate([{ transform: 'none' }, { transform: 'translate(900px)' }], 2800).finished,
  );
}

/** The staff does what is to be done, and what came of it has been played once. */
async function finishPhase(page) {
  const playback = page.locator('.kit-playback:visible');
  await page.getByRole('button', { name: 'Staff: finish the phase' }).click();
  await playback.getByRole('button', { name: 'Pause' }).waitFor();
  await playback.getByRole('button', { name: 'Play what happened' }).waitFor();
}

/** Pressed, and what shows that it was answered. */
const PRESSES = [
  ['A squadron selected', '.gf-own:not(.gf-in-hand)', '.gf-own.gf-in-hand'],
  ['A course written', '.gf-key[aria-label="One hex forward"]', '.gf-tag'],
  ['A course taken back', '.gf-key[aria-label="Take back the last part"]', '.gf-courses:not(:has(.gf-tag))'],
];

/** Orders out of the list, given and taken back: what is pressed, by its words. */
const ORDERS = [
  ['A piece of the list opened', (page) => page.locator('.options .option', { hasText: 'options ›' })],
  ['An order given', (page) => page.locator('.options .option')],
  ['It is taken back', (page) => page.getByRole('button', { name: 'Undo' })],
  ['One order for all', (page) => page.locator('.options .option', { hasText: 'at once' })],
  ['All are taken back', (page) => page.getByRole('button', { name: 'Undo' })],
];

/** Long enough for the answer, and for all that is drawn after it. */
const SETTLED = 1200;

/** What each order costs the thread that draws the page, from the press until nothing moves any more: all of it, and the longest task. */
async function measureOrders({ page, client }, rounds) {
  const orders = new Map(ORDERS.map(([name]) => [name, { busy: [], longest: [] }]));
  for (let round = 1; round <= rounds; round++)
    for (const [name, pressed] of ORDERS) {
      const found = pressed(page).first();
      if ((await found.count()) === 0) continue;
      // Found beforehand: to look through the whole page for a button by its name takes the page longer than many an order.
      const button = await found.elementHandle();
      await page.waitForTimeout(200);
      const tasks = await tasksDuring(client, [PAGE], async () => {
        await button.evaluate((element) => element.click());
        await page.waitForTimeout(SETTLED);
      });
      orders.get(name).busy.push(tasks.reduce((sum, task) => sum + task, 0));
      orders.get(name).longest.push(Math.max(...tasks));
    }
  return orders;
}

function reportOrders(orders) {
  console.log('\n| An order, median of processor time | all tasks of the page, ms | longest task, ms |\n|---|--:|--:|');
  for (const [name, { busy, longest }] of orders)
    if (busy.length > 0) console.log(row(name, percentile(busy, 0.5), percentile(longest, 0.5)));
}

async function measure(looker, rounds, made, pressed) {
  const gestures = new Map(made.map(([name]) => [name, { frames: [], tasks: [], tiles: [] }]));
  const presses = new Map(pressed.map(([name]) => [name, { clock: [], busy: [] }]));
  for (let round = 1; round <= rounds; round++) {
    say(`Round ${round} of ${rounds}`);
    for (const [name, gesture] of made) {
      const cost = await costOf(looker, () => gesture(looker.page));
      for (const [what, values] of Object.entries(cost)) gestures.get(name)[what].push(...values);
    }
    for (const [name, piece, shown] of pressed) {
      const { clock, busy } = presses.get(name);
      const tasks = await tasksDuring(looker.client, [PAGE, RULES], async () => {
        clock.push(await looker.page.evaluate(answerTo, [piece, shown]));
      });
      busy.push(tasks.reduce((sum, task) => sum + task, 0));
      await looker.page.waitForTimeout(400);
    }
    await looker.page.keyboard.press('Escape');
  }
  return { gestures, presses };
}

function report({ gestures, presses }) {
  console.log(
    '| | frame, median, ms | 95 of 100 | longest task, ms of processor time | tasks above 16.7 ms | tiles drawn, ms |\n|---|--:|--:|--:|--:|--:|',
  );
  for (const [name, { frames, tasks, tiles }] of gestures) {
    const late = tasks.filter((task) => task > 1000 / 60).length;
    const drawn = tiles.reduce((sum, tile) => sum + tile, 0);
    console.log(row(name, percentile(frames, 0.5), percentile(frames, 0.95), Math.max(...tasks), String(late), drawn));
  }
  if (presses.size > 0) console.log('\n| Answered and painted, median | ms by the clock | ms of processor time |\n|---|--:|--:|');
  for (const [name, { clock, busy }] of presses) console.log(row(name, percentile(clock, 0.5), percentile(busy, 0.5)));
}

await script(async () => {
  const { values, positionals } = parseArgs({
    options: {
      scenario: { type: 'string', default: 'Jutland' },
      record: { type: 'string' },
      played: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      orders: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      port: { type: 'string', default: '19160' },
    },
    allowPositionals: true,
  });
  const [game] = positionals;
  if (game === undefined && values.record === undefined && !values.empty) throw new Trouble('the board of which game?');
  const { address, end } = await serve(values.port);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    // The goal of the game would lie over its chart.
    await page.addInitScript(() => localStorage.setItem('opens-goal', 'off'));
    // What is played over the board after an order is measured by itself, and then with all its motion.
    await page.emulateMedia({ reducedMotion: values.played ? 'no-preference' : 'reduce' });
    if (values.empty) await page.setContent('<div style="width: 90px; height: 30px; background: navy"></div>');
    else if (values.record !== undefined) await takeUp(page, address, values.record);
    else await sitDown(page, address, game, values.scenario);
    const client = await page.context().newCDPSession(page);
    const looker = { page, client };
    if (values.played) await finishPhase(page);
    const gestures = values.empty
      ? [['One thing moves on an empty page', runAcross]]
      : values.played
        ? [['What happened, played', play]]
        : GESTURES;
    const presses = values.record === undefined && !values.empty ? PRESSES : [];
    if (!values.orders) report(await measure(looker, Number(values.rounds), gestures, presses));
    if (values.record !== undefined && !values.played) reportOrders(await measureOrders(looker, Number(values.rounds)));
  } finally {
    await browser.close();
    end();
  }
});
