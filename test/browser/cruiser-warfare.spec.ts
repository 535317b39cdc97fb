/** Cruiser Warfare at the table: a raider seen from both seats, what neither page may hold, and Coronel on the hexes. */

import type { Page } from '@playwright/test';
import { captain } from '../../games/cruiser-warfare/bot/index.ts';
import { AREAS, areaName } from '../../games/cruiser-warfare/data/areas.ts';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import type { CruiserWarfare } from '../../games/cruiser-warfare/kind.ts';
import type { FleetId, Side } from '../../games/cruiser-warfare/state.ts';
import { nameOf } from '../../games/cruiser-warfare/words/names.ts';
import type { SeenOption } from '../../kernel/index.ts';
import { Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import { answerOn, curtainOf, lift, meet, sitDownAs } from './both.ts';
import { byMouse, type Deed, fireAsBefore, fireAtOne, holdCourse, isAskedToFire, roundOf, staffAnswers, takeInHand } from './hexes.ts';
import { focusIsLost, tabTowards } from './keys.ts';
import { Mirror } from './mirror.ts';
import { byHand, outbreak, storyThatComesTrue, Telling, TOGETHER } from './raider.ts';
import { COLOURS, findings, overhang, PHONE, showColumn } from './reading.ts';
import { firstWhere, playUntil } from './records.ts';
import { boardOf, endingOf, expect, logOf, optionsOf, order, promptOf, resultOf, sitDown, test, wordsOf } from './table.ts';
import { expectNothingBehindTheCurtain, listen, type Secret, tracesIn, tracesOf, word } from './traces.ts';

const SIDES: readonly Side[] = ['allied', 'central'];
const sideOf = (viewer: string): Side => (viewer === 'allied' ? 'allied' : 'central');

/** Ships that are called like something on the chart. */
const PLACES = [...AREAS.map((area) => areaName(area)), 'Australia'].join(' ');
const isPlace = (name: string): boolean => PLACES.includes(name);

/** What of the other side neither the page nor the store nor any message may hold. */
function secretsFrom(mirror: Mirror, viewer: Side): readonly Secret[] {
  const enemy = viewer === 'allied' ? 'central' : 'allied';
  const ships = mirror.unknownTo(viewer).flatMap((id) => [word(id), ...(isPlace(nameOf(id)) ? [] : [word(nameOf(id))])]);
  const { fleets } = mirror.truth();
  const ids = fleets.filter(({ side }) => side === enemy).map(({ id }) => word(id));
  const written: Secret = { what: 'the card of a fleet', pattern: new RegExp(`"side":"${enemy}","post"`) };
  return [...ships, ...ids, written, ...(viewer === 'allied' ? centralSecrets(mirror) : [])];
}

const ETAPPEN: Secret = { what: 'Etappen', pattern: /etappen?"|coal of the Etappe/i };

/** Where raiders are whom nobody sees, and where coal waits for them. */
function centralSecrets(mirror: Mirror): readonly Secret[] {
  const { fleets, lastSeen } = mirror.truth();
  const central = fleets.filter(({ side }) => side === 'central');
  // Where a marker lies, or was when it went out of sight, everybody knows; whether she is there still, nobody.
  const seen = new Set([...lastSeen, ...central.filter(({ hidden }) => !hidden)].map(({ area }) => area));
  const unseen = central.map(({ area }) => area).filter((area) => !seen.has(area));
  const drawn = unseen.map((area) => ({
    what: `somebody in ${area}`,
    pattern: new RegExp(`aria-label="${areaName(area)},[^"]*Central fleet`),
  }));
  const told = unseen.map((area) => ({ what: `a marker in ${area}`, pattern: new RegExp(`"side":"central","area":"${area}"`) }));
  return [...drawn, ...told, ETAPPEN];
}

/** The way on where there is one; else it is left to the staff. */
function doneIn(mirror: Mirror): SeenOption | null {
  const shown = mirror.shown();
  if (shown.type !== 'sight') throw new Error('there is nobody to pass the machine to');
  return shown.sight.question?.options.find(({ verb }) => verb === 'done') ?? null;
}

test.describe('at one machine', () => {
  /** The names of the raider's ships. */
  const shipsOf = (mirror: Mirror, raider: FleetId): readonly Secret[] => mirror.shipsOf(raider).map((id) => word(nameOf(id)));

  async function passOn(page: Page, mirror: Mirror): Promise<void> {
    await expectNothingBehindTheCurtain(
      page,
      SIDES.flatMap((side) => secretsFrom(mirror, side)),
    );
    await lift(page);
    mirror.lift();
    await meet(page, mirror);
  }

  test('a raider takes a prize unseen, is hunted and fought, and each seat knows what it may', { tag: '@long' }, async ({ page }) => {
    test.slow(); // Node tries some games first
    const { record, raider } = storyThatComesTrue();
    const mirror = new Mirror(record, TOGETHER);
    const telling = new Telling(raider);
    const ships = shipsOf(mirror, raider);
    await listen(page);
    await sitDownAs(page, record, TOGETHER);
    await expect(curtainOf(page)).toBeVisible();
    await lift(page);
    mirror.lift();
    await meet(page, mirror);
    const met = new Set<string>();
    while (telling.follow(mirror.truth()) && telling.chapter !== 'after') {
      const shown = mirror.shown();
      if (shown.type === 'curtain') {
        await passOn(page, mirror);
        continue;
      }
      const { sight } = shown;
      const moment = `${sight.viewer.id}, ${telling.chapter}: ${sight.question?.name}`;
      if (!met.has(moment)) {
        expect(await tracesOf(page, secretsFrom(mirror, sideOf(sight.viewer.id))), moment).toEqual([]);
        // What is not to be found there would be found if it were.
        if (sight.viewer.id === 'central')
          for (const own of [...ships, ETAPPEN]) expect(await tracesOf(page, [own]), moment).not.toEqual([]);
      }
      met.add(moment);
      if (moment.startsWith('allied, hunted')) await expect(logOf(page)).toContainText(/takes merchantmen/);
      await answerOn(page, mirror, byHand(sight, mirror.truth(), raider));
    }
    expect(telling.chapter).toBe('after');
    for (const seat of ['allied, unseen', 'central, unseen', 'central, prize', 'allied, hunted', 'central, hunted', 'fight'])
      expect([...met].join('\n')).toContain(seat);
  });
});

const battle = (scenario: string, seed: string): GameRecord =>
  recordOf(new Game(cruiserWarfare, { scenario, options: {}, seed, dice: 'fast' }, { chain: true }));

test.describe('Coronel on the hexes', () => {
  const MOST_ORDERS = 400;
  const coronel = battle('coronel', 'Cradock');

  test('by mouse to the end', { tag: '@long' }, async ({ page }) => {
    await sitDown(page, coronel);
    const done = new Set<Deed>();
    for (let orders = 0; orders < MOST_ORDERS && !(await resultOf(page).isVisible()); orders++) {
      const hasFired = done.has('aim') && done.has('open fire');
      const isByHand = !hasFired && ((await roundOf(page)) <= 1 || (await isAskedToFire(page)));
      const inOne = done.has('end of moves') && !done.has('hold course') ? await holdCourse(page) : null;
      const salvo = !inOne && hasFired && !done.has('all at one') && (await isAskedToFire(page)) ? await fireAtOne(page) : null;
      const again = !inOne && !salvo && hasFired && !done.has('as before') && (await isAskedToFire(page)) ? await fireAsBefore(page) : null;
      done.add(inOne ?? salvo ?? again ?? (isByHand ? await byMouse(page) : await staffAnswers(page, 'finish the phase')));
    }
    await expect(resultOf(page)).toBeVisible();
    await expect(page.locator('.result-words')).toHaveText(/win|won|victory|draw/i);
    expect([...done]).toEqual(
      expect.arrayContaining(['come', 'form up', 'move', 'end of moves', 'hold course', 'aim', 'open fire', 'all at one', 'as before']),
    );
  });

  /** Whoever holds his fire now is asked again only after hits of two steps. */
  function areHitTwice(game: Game<CruiserWarfare>): boolean {
    if (game.questionFor('allied')?.name !== 'gunnery') return false;
    const ahead = new Game(cruiserWarfare, game.settings, { log: true });
    for (const command of game.commands) ahead.apply(command);
    const since = ahead.log.length;
    if (ahead.apply({ side: 'allied', verb: 'done' })) return false;
    if (!playUntil(ahead, captain, (at) => at.state.battle === null || at.questionFor('allied') !== null)) return false;
    const hits = ahead.log
      .slice(since)
      .flatMap(({ what }) => (what.kind === 'event' && what.event.type === 'struck' ? [what.event.when] : []));
    return ahead.state.battle !== null && new Set(hits.map((when) => `${when?.round} ${when?.step}`)).size === 2;
  }

  test('hits of two steps between two questions are told under each', async ({ page }) => {
    await sitDown(page, firstWhere(cruiserWarfare, 'coronel', captain, areHitTwice));
    await order(page, async () => {
      await endingOf(page).click();
      const yes = page.getByRole('button', { name: 'Do it' });
      if (await yes.isVisible()) await yes.click();
    });
    const told = boardOf(page).locator('.bb-results');
    await expect(told).toHaveText([/^Last hits, round \d+, step \d+: /, /^Last hits, round \d+, step \d+: /]);
    const [first, second] = await told.allTextContents();
    expect(first?.split(':')[0]).not.toBe(second?.split(':')[0]);
  });

  /** By the key of the ending, or the last line by its number, or where there are more lines than figures from the end of the list. */
  async function chooseLast(page: Page): Promise<void> {
    if (await endingOf(page).isVisible())
      return order(page, async () => {
        await page.keyboard.press('e');
        // Whoever holds all fire is asked whether he means it.
        const yes = page.getByRole('button', { name: 'Do it' });
        if (!(await yes.isVisible())) return;
        await tabTowards(page, yes);
        await page.keyboard.press('Enter');
      });
    const lines = await optionsOf(page).count();
    if (lines <= 9) return order(page, () => page.keyboard.press(String(lines)));
    await tabTowards(page, page.locator('.option[tabindex="0"]'));
    await page.keyboard.press('End');
    await order(page, () => page.keyboard.press('Enter'));
  }

  test('by keyboard through the first round', async ({ page }) => {
    await sitDown(page, coronel);
    let moves = 0;
    while ((await roundOf(page)) <= 1) {
      const prompt = await wordsOf(promptOf(page));
      if (/which groups move/.test(prompt) && (await takeInHand(page))) {
        await order(page, () => page.keyboard.press('Enter'));
        moves++;
      } else if (/^By which side/.test(prompt)) await order(page, () => page.keyboard.press('1'));
      else await chooseLast(page);
      expect(await focusIsLost(page), prompt).toBe(false);
    }
    expect(moves).toBeGreaterThan(0);
  });
});

test('against the captain', async ({ page }) => {
  const record = recordOf(outbreak('against the captain'));
  const mirror = new Mirror(record, { allied: 'person', central: 'captain' });
  await listen(page);
  await sitDown(page, record);

  await test.step('two turns as the Allies, and nothing of the raiders is anywhere', async () => {
    expect(mirror.unknownTo('allied').length).toBeGreaterThan(10);
    let looked = 0;
    for (; mirror.truth().turn <= 2; looked++) {
      expect(await tracesOf(page, secretsFrom(mirror, 'allied')), `look ${looked}`).toEqual([]);
      await answerOn(page, mirror, doneIn(mirror));
    }
    expect(looked).toBeGreaterThan(4);
  });

  await test.step('the save of a hidden game is sealed: it goes on after a reload, and is not given away', async () => {
    const prompt = await wordsOf(promptOf(page));
    const secrets = [word(record.seed), word('journal":['), ...SIDES.flatMap((side) => secretsFrom(mirror, side))];
    expect(await tracesIn(page, 'store', secrets)).toEqual([]);
    await page.reload();
    await expect(promptOf(page)).toHaveText(prompt);
    await answerOn(page, mirror, doneIn(mirror));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByText('The record opens when the game ends.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export record' })).toHaveCount(0);
  });
});

test.describe('everybody can read it', () => {
  const tables: Readonly<Record<string, () => GameRecord>> = {
    'the world': () => recordOf(outbreak('world')),
    'a battle': () => battle('cocos', 'Glossop'),
  };
  for (const [name, record] of Object.entries(tables)) {
    test(`axe finds nothing at ${name}, by day and by night, and on a phone it keeps within its width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await sitDown(page, record());
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, COLOURS)).toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize(PHONE);
      await page.reload();
      for (const column of ['Log', 'Orders', 'Chart'] as const) {
        await showColumn(page, column);
        expect(await overhang(page), column).toBeLessThanOrEqual(0);
      }
    });
  }
});
