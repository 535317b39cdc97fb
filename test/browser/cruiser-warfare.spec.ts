/** Cruiser Warfare at the table: a raider seen from both seats, what neither page may hold, and Coronel on the hexes. */
import type { Page } from '@playwright/test';
import { AREA_FACTS, AREAS } from '../../games/cruiser-warfare/data/map.ts';
import type { FleetId } from '../../games/cruiser-warfare/state.ts';
import { nameOf, nameOfArea } from '../../games/cruiser-warfare/words/names.ts';
import { type GameRecord, recordOf } from '../../kernel/index.ts';
import { answerOn, curtainOf, lift, meet } from './both.ts';
import { Mirror } from './mirror.ts';
import { byHand, outbreak, placeOf, storyThatComesTrue, TOGETHER, Telling } from './raider.ts';
import { findings, overhang, PHONE, showSheet } from './reading.ts';
import { replaceSave, savesKept } from './shelf.ts';
import { boardOf, expect, logOf, optionsOf, sitDown, test } from './table.ts';
import { listen, type Secret, takeMessages, tracesOf, word } from './traces.ts';

/** Ships that are called like something on the chart. */
const PLACES = [...AREAS.map((area) => AREA_FACTS[area].name), 'Australia'].join(' ');
const isPlace = (name: string): boolean => PLACES.includes(name);

/** What of the other side neither the page nor the store nor any message may hold. */
function secretsFrom(mirror: Mirror, viewer: string): readonly Secret[] {
  const enemy = viewer === 'allied' ? 'central' : 'allied';
  const ships = mirror.unknownTo(viewer).flatMap((id) => [word(id), ...(isPlace(nameOf(id)) ? [] : [word(nameOf(id))])]);
  const { fleets, basic } = mirror.truth();
  // In a battle pieces are numbered anew: 'central-2' is something else then.
  const ids = basic ? [] : fleets.filter(({ side }) => side === enemy).map(({ id }) => word(id));
  const written: Secret = { what: 'the card of a fleet', pattern: new RegExp(`"side":"${enemy}","post"`) };
  return [...ships, ...ids, written, ...(viewer === 'allied' ? centralSecrets(mirror) : [])];
}

/** Where raiders are whom nobody sees, and where coal waits for them. */
function centralSecrets(mirror: Mirror): readonly Secret[] {
  const { fleets, lastSeen } = mirror.truth();
  const central = fleets.filter(({ side }) => side === 'central');
  // Where a marker lies, or was when it went out of sight, everybody knows; whether she is there still, nobody.
  const seen = new Set([...lastSeen, ...central.filter(({ hidden }) => !hidden)].map(({ area }) => area));
  const unseen = central.map(({ area }) => area).filter((area) => !seen.has(area));
  const drawn = unseen.map((area) => ({ what: `somebody in ${area}`, pattern: new RegExp(`aria-label="${nameOfArea(area)},[^"]*Central fleet`) }));
  const told = unseen.map((area) => ({ what: `a marker in ${area}`, pattern: new RegExp(`"side":"central","area":"${area}"`) }));
  return [...drawn, ...told, { what: 'Etappen', pattern: /etappen?"|coal of the Etappe/i }];
}

/** A record knows no seats, and what is imported is sealed for one; so the save is put there as it was. */
async function sitDownTogether(page: Page, record: GameRecord): Promise<void> {
  await sitDown(page, record);
  for (const save of await savesKept(page)) await replaceSave(page, { ...save, record: JSON.stringify(record), seats: TOGETHER });
  await page.reload();
}

test.describe('at one machine', () => {
  /** The names of the raider's ships. */
  const shipsOf = (mirror: Mirror, raider: FleetId): readonly Secret[] => mirror.shipsOf(raider).map((id) => word(nameOf(id)));

  async function passOn(page: Page, mirror: Mirror): Promise<void> {
    const secrets = ['allied', 'central'].flatMap((side) => secretsFrom(mirror, side));
    await takeMessages(page);
    expect(await tracesOf(page, secrets), 'behind the curtain').toEqual([]);
    await lift(page);
    mirror.lift();
    await meet(page, mirror);
  }

  test('a raider takes a prize unseen, is hunted and fought, and each seat knows what it may', async ({ page }) => {
    const { record, raider } = storyThatComesTrue();
    const mirror = new Mirror(record, TOGETHER);
    const telling = new Telling(raider);
    const ships = shipsOf(mirror, raider);
    await listen(page);
    await sitDownTogether(page, record);
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
      const { table } = shown;
      const moment = `${table.viewer.id}, ${telling.chapter}: ${table.question?.name}`;
      if (!met.has(moment)) {
        expect(await tracesOf(page, secretsFrom(mirror, table.viewer.id)), moment).toEqual([]);
        console.log(moment);
      }
      met.add(moment);
      await answerOn(page, mirror, byHand(table, mirror.truth(), raider));
    }
    expect(telling.chapter).toBe('after');
    console.log(placeOf(mirror.truth(), raider), ships.length);
  });
});
