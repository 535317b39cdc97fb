/**
 * `node scripts/frames.mjs [--scenario Jutland] [--rounds 3]`: how smoothly the board of Grand Fleets follows the hand. The built client runs in
 * a browser of 1440 by 900 pixels; the chart is dragged and zoomed, a ship selected and a course written, and every frame is timed meanwhile.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './parts/browser.mjs';
import { cleanEnvironment, ROOT, say, script, Trouble } from './parts/process.mjs';

/** A server of this checkout, and how it is ended. */
async function serve(port) {
  const server = spawn(process.execPath, ['line-ahead', 'serve', '--port', port], { cwd: ROOT, env: cleanEnvironment(), stdio: 'ignore' });
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
async function sitDown(page, address, scenario) {
  await page.goto(`${address}/#/new/grand-fleets`);
  await page
    .locator('label.choice')
    .filter({ has: page.getByText(scenario, { exact: true }) })
    .click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const prompt = page.locator('h2.prompt');
  const done = page.locator('.gf-done');
  for (let question = 0; question < 12; question++) {
    await done.waitFor();
    const words = await prompt.textContent();
    if (/How do the squadrons move/.test(words ?? '')) break;
    await done.click();
    await page.waitForFunction((before) => document.querySelector('h2.prompt')?.textContent !== before, words);
  }
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

async function framesDuring(page, gesture) {
  await page.evaluate(startFrames);
  await gesture();
  return page.evaluate(endFrames);
}

const middleOf = async (page) => {
  const box = await page.locator('.kit-chart').boundingBox();
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

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

function report(name, frames) {
  const sorted = [...frames].sort((a, b) => a - b);
  const cells = [0.5, 0.95, 1].map((part) => percentile(sorted, part).toFixed(1));
  console.log(`| ${name} | ${cells.join(' | ')} | ${frames.length} |`);
}

await script(async () => {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string', default: 'Jutland' },
      rounds: { type: 'string', default: '3' },
      port: { type: 'string', default: '19160' },
    },
  });
  const { address, end } = await serve(values.port);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await sitDown(page, address, values.scenario);
    const found = new Map();
    const add = (name, times) => found.set(name, [...(found.get(name) ?? []), ...times]);
    for (let round = 1; round <= Number(values.rounds); round++) {
      say(`Round ${round} of ${values.rounds}`);
      add('Dragging the whole field', await framesDuring(page, () => drag(page)));
      add('Zooming in by wheel', await framesDuring(page, () => wheel(page, 15)));
      add('Dragging near by', await framesDuring(page, () => drag(page)));
      add('Zooming out by wheel', await framesDuring(page, () => wheel(page, -15)));
      add('A squadron selected', [
        await page.evaluate(answerTo, ['.gf-own:not(.gf-in-hand)', '.gf-in-hand.gf-own .gf-hull, .gf-own.gf-in-hand']),
      ]);
      add('A course written', [await page.evaluate(answerTo, ['.gf-key[aria-label="One hex forward"]', '.gf-tag'])]);
      await page.evaluate(answerTo, ['.gf-key[aria-label="Take back the last part"]', '.gf-courses:not(:has(.gf-tag))']);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(500);
    }
    console.log('| Milliseconds | median | 95 of 100 | longest | number |\n|---|--:|--:|--:|--:|');
    for (const [name, times] of found) report(name, times);
  } finally {
    await browser.close();
    end();
  }
});
