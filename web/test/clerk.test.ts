/** What goes to the page, and what does not. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import { coronel } from '../../games/cruiser-warfare/lessons/coronel.ts';
import { firstStrike } from '../../games/first-strike/index.ts';
import { raid } from '../../games/first-strike/lessons/raid.ts';
import type { Command, GameRecord, Kind, Ruleset } from '../../kernel/index.ts';
import { BadPack, ordersBefore, parseRecord, steppedBy } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { toy } from '../../kernel/test/toy.ts';
import { BEAT, type Kept, MemoryStore, NO_NOTES, readLeaves, type Sight } from '../../table/index.ts';
import type { Seats } from '../../table/seats.ts';
import { createClerk, type Surroundings } from '../clerk.ts';
import { type LetterBox, newLetterBox } from '../letter.ts';
import type { Answer, Request } from '../protocol.ts';
import type { Save } from '../save.ts';
import { newSealKey, unseal } from '../seal.ts';
import { earlierSeal } from './earlier-seal.ts';
import { blank, type Heard, Page } from './page.ts';

const key = await newSealKey();
const SEED = '5eed5eed5eed5eed';

interface Office {
  readonly ask: (request: Request) => Promise<Heard>;
  /** Everything the page was told. */
  readonly told: Answer[];
  readonly slept: number[];
  readonly store: MemoryStore<Save>;
}

function office(ruleset: Ruleset<Kind>, around: Partial<Surroundings> = {}): Office {
  const told: Answer[] = [];
  const slept: number[] = [];
  const store = new MemoryStore<Save>();
  let time = 0;
  const clerk = createClerk({
    rulesOf: async () => ruleset,
    newSeed: () => SEED,
    sealKey: async () => key,
    letterBox: async () => null,
    store,
    now: () => ++time,
    rest: async (milliseconds) => void slept.push(milliseconds),
    ...around,
  });
  const page = new Page();
  const ask = async (request: Request): Promise<Heard> => {
    const answer = await clerk(request);
    told.push(answer);
    return page.hear(answer);
  };
  return { ask, told, slept, store };
}

const againstBot: Seats = { hunter: 'person', raider: 'random' };
const hotSeat: Seats = { hunter: 'person', raider: 'person' };

const begin = ({ ask }: Office, seats: Seats | null = againstBot): Promise<Heard> =>
  ask({ type: 'new', game: 'any', settings: { seed: 'of the page' }, seats });
const order = ({ ask }: Office, ...commands: Command[]): Promise<Heard> => ask({ type: 'commands', commands });
const done: Command = { side: 'hunter', verb: 'done' };
const resign: Command = { side: 'hunter', verb: 'resign' };

function sightIn(answer: Heard): Sight {
  if (answer.type !== 'sight') throw new Error(`no sight: ${JSON.stringify(answer)}`);
  return answer.sight;
}

/** The game as it lies in the store. */
async function keptAt({ ask, store }: Office): Promise<Kept> {
  expect(await ask({ type: 'keep', save: blank })).toEqual({ type: 'kept', keeping: { type: 'stored' } });
  return (await store.load(blank.id)) ?? expect.unreachable('nothing is kept');
}

/** A new game, and what of it is kept. */
async function keptOf(tab: Office, seats: Seats = againstBot): Promise<Kept> {
  await begin(tab, seats);
  return keptAt(tab);
}

/** What is in the store, in clear. */
const recordIn = ({ leaves }: Kept): GameRecord =>
  readLeaves(leaves.map((leaf) => (typeof leaf === 'string' ? leaf : expect.unreachable('sealed')))).record;

const openedLeaves = ({ leaves }: Kept) =>
  Promise.all(leaves.map((leaf, number) => (typeof leaf === 'string' ? leaf : unseal(key, leaf, { game: blank.id, number }))));

/** Another table, in the same browser unless told, at which a game is taken up out of the store. */
async function takenUp(tab: Office, ruleset: Ruleset<Kind> = hunt, around: Partial<Surroundings> = {}, save: Save = blank): Promise<Heard> {
  return office(ruleset, { store: tab.store, ...around }).ask({ type: 'resume', save });
}

/** A letter box that remembers as long as the test. */
function letterBox(box: LetterBox): Surroundings['letterBox'] {
  const letters: string[] = [];
  return async () => ({ ...box, isTaken: async (letter) => letters.includes(letter), taken: async (letter) => void letters.push(letter) });
}

const addressIn = (heard: Heard): string => (heard.type === 'address' && heard.address) || expect.unreachable('no address');
const recordOf = (heard: Heard): string => (heard.type === 'exported' ? heard.record : expect.unreachable(JSON.stringify(heard)));

describe('where orders are hidden', () => {
  test('neither seed nor orders nor places of the enemy are in anything the page is told', async () => {
    const tab = office(hunt);
    await begin(tab);
    await order(tab, done);
    await order(tab, done);
    await tab.ask({ type: 'replay', at: 99, viewer: 'raider', known: 0 });
    await tab.ask({ type: 'why', id: 'emden' });
    expect(tab.told.map(({ type }) => type)).toEqual(['news', 'news', 'news', 'picture', 'reasons']);
    // A sealed record is noise, in which any four letters may turn up by chance.
    const told = JSON.stringify(tab.told, (key, value) => (key === 'record' ? '' : value));
    expect(told).not.toMatch(/5eed|of the page|emden|ayesha|steer|raider-orders.*options/);
  });

  test('what is kept is sealed: the record, and who sits where', async () => {
    const tab = office(hunt);
    expect(await begin(tab)).toMatchObject({ outside: { turn: 1, raiders: [], base: null } });
    const kept = await keptAt(tab);
    expect(kept.leaves.map((leaf) => typeof leaf)).toEqual(['object', 'object']);
    expect(await tab.store.list()).toEqual([{ ...blank, commands: null }]);
    const { record, seats } = readLeaves(await openedLeaves(kept));
    expect([record.seed, seats]).toEqual([SEED, againstBot]);
  });

  test('each order adds one leaf, and nothing that lay there before is touched', async () => {
    const tab = office(hunt);
    const { leaves: before } = await keptOf(tab);
    await order(tab, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    const { leaves: moved } = await keptAt(tab);
    await order(tab, done);
    const { leaves: after } = await keptAt(tab);
    expect([before.length, moved.length, after.length]).toEqual([2, 3, 4]);
    expect(after.slice(0, 3)).toEqual(moved);
    expect(moved.slice(0, 2)).toEqual(before);
    expect(await keptAt(tab)).toMatchObject({ leaves: after });
  });

  test('what the person did is a small leaf; where others did something too, all leaves are as long', async () => {
    const tab = office(hunt);
    await keptOf(tab);
    const lengths: number[] = [];
    for (const each of [{ side: 'hunter', verb: 'move', target: ['p1', 'east'] }, done, done, done]) {
      await order(tab, each);
      lengths.push((await keptAt(tab)).leaves.at(-1)?.length ?? 0);
    }
    const [own = 0, ...others] = lengths;
    expect(others.every((length) => length === others[0] && length > own)).toBe(true);
  });

  test('where people share the machine all is under one seal, however often they order', async () => {
    const tab = office(hunt);
    const lengths = ({ leaves }: Kept) => leaves.map(({ length }) => length);
    const before = await keptOf(tab, hotSeat);
    await tab.ask({ type: 'lift' });
    await order(tab, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    await keptAt(tab);
    await order(tab, done);
    const after = await keptAt(tab);
    expect(lengths(after)).toEqual(lengths(before));
    expect(readLeaves(await openedLeaves(after)).record.journal).toHaveLength(2);
  });

  test('a save is opened where it was left, and from no other seat', async () => {
    const seats = { hunter: 'random', raider: 'person' };
    const asRaider = office(hunt);
    await keptOf(asRaider, seats);
    const again = sightIn(await takenUp(asRaider, hunt, {}, { ...blank, seats: againstBot }));
    expect(again).toMatchObject({ viewer: { id: 'raider' }, question: { name: 'raider-orders' } });
    const asHunter = office(hunt);
    await keptOf(asHunter);
    const forged = sightIn(await takenUp(asHunter, hunt, {}, { ...blank, seats }));
    expect(forged).toMatchObject({ viewer: { id: 'hunter' }, view: { raiders: [] } });
    expect(forged.seats.map(({ seat }) => seat)).toEqual(['person', 'random']);
  });

  test('a game that is taken up goes on in the leaves behind those that are there', async () => {
    const tab = office(hunt);
    await keptOf(tab);
    await order(tab, done);
    const { leaves } = await keptAt(tab);
    const later = office(hunt, { store: tab.store });
    await later.ask({ type: 'resume', save: blank });
    await order(later, done);
    await later.ask({ type: 'keep', save: blank });
    const kept = (await tab.store.load(blank.id)) ?? expect.unreachable();
    expect(kept.leaves.slice(0, -1)).toEqual(leaves);
    expect(readLeaves(await openedLeaves(kept)).record.journal.length).toBeGreaterThan(2);
    // The table that was left comes too late.
    await order(tab, done);
    expect(await tab.ask({ type: 'keep', save: blank })).toEqual({ type: 'kept', keeping: { type: 'overtaken' } });
    expect(await tab.store.load(blank.id)).toEqual(kept);
  });

  test('a save of an earlier version, sealed whole, opens as it was left, and lies in leaves from then on', async () => {
    const tab = office(hunt);
    await begin(tab);
    await order(tab, done);
    const { record, seats } = readLeaves(await openedLeaves(await keptAt(tab)));
    const earlier = new MemoryStore<Save>();
    await earlier.create(blank, [await earlierSeal(key, JSON.stringify(record), seats)], null);
    const later = office(hunt, { store: earlier });
    expect(sightIn(await later.ask({ type: 'resume', save: blank }))).toMatchObject({ viewer: { id: 'hunter' }, moment: 1 });
    const kept = (await earlier.load(blank.id)) ?? expect.unreachable();
    expect(kept.leaves.map((leaf) => typeof leaf)).toEqual(['object', 'object']);
    expect(readLeaves(await openedLeaves(kept))).toEqual({ notes: NO_NOTES, record, seats });
    await order(later, done);
    expect((await keptAt({ ...later, store: earlier })).leaves.slice(0, -1)).toEqual(kept.leaves);
  });

  test('the record opens when the game ends, and not before', async () => {
    const tab = office(hunt);
    await keptOf(tab);
    const sealed = { type: 'failed', trouble: { place: 'the seal', reason: 'the record opens when the game ends' } };
    expect(await tab.ask({ type: 'record' })).toEqual(sealed);
    expect(await tab.ask({ type: 'fork', at: 0 })).toEqual(sealed);
    expect(await tab.ask({ type: 'report' })).toEqual(sealed);
    expect(await tab.ask({ type: 'export', save: blank.id })).toEqual(sealed);
    const over = await order(tab, resign);
    expect(sightIn(over)).toMatchObject({ sealed: false, ending: { winner: 'raider' } });
    expect(recordIn(await keptAt(tab))).toMatchObject({ seed: SEED, journal: [resign], ending: { winner: 'raider' } });
    expect([(await tab.ask({ type: 'record' })).type, (await tab.ask({ type: 'fork', at: 0 })).type]).toEqual(['record', 'forked']);
    expect(await tab.ask({ type: 'export', save: blank.id })).toMatchObject({ type: 'exported', record: expect.stringContaining(SEED) });
  });

  test('a sealed game is handed over to another browser: it goes on there from where it stood, once, and no longer here', async () => {
    const [here, there] = [office(hunt), office(hunt, { letterBox: letterBox(await newLetterBox()), sealKey: () => newSealKey() })];
    await begin(here);
    const before = sightIn(await order(here, done));
    await keptAt(here);
    const address = addressIn(await there.ask({ type: 'address' }));
    const letter = recordOf(await here.ask({ type: 'hand-over', save: { ...blank, moves: 'Hunters' }, address }));
    // What is closed is noise, in which a few letters may turn up by chance, but no quotation mark.
    expect(letter).not.toMatch(/5eed5eed|"(emden|ayesha|steer|hunter)/);

    const open: Request = { type: 'open', record: letter, seats: { hunter: 'random', raider: 'person' } };
    const after = sightIn(await there.ask(open));
    expect([after.viewer, after.view, after.question?.prompt]).toEqual([before.viewer, before.view, before.question?.prompt]);
    expect((await keptAt(there)).leaves.map((leaf) => typeof leaf)).toEqual(['object', 'object']);
    expect(await order(there, done)).toMatchObject({ type: 'sight', sight: { sealed: true } });
    expect(await there.ask(open)).toMatchObject({ type: 'failed', trouble: { reason: expect.stringContaining('before') } });

    expect(await here.store.list()).toEqual([{ ...blank, commands: null, away: true }]);
    const gone = { type: 'failed', trouble: { place: 'the seal', reason: 'it was handed over to another browser, and goes on there' } };
    expect(await here.ask({ type: 'resume', save: blank })).toEqual(gone);
    expect(await here.ask({ type: 'hand-over', save: blank, address })).toEqual(gone);
    expect(await here.ask({ type: 'export', save: blank.id })).toEqual({ type: 'exported', record: letter });
  });

  test('whoever was at the table still is told that the game has gone on without him', async () => {
    const tab = office(hunt);
    await keptOf(tab);
    const { address } = await newLetterBox();
    await office(hunt, { store: tab.store }).ask({ type: 'hand-over', save: blank, address });
    await order(tab, done);
    expect(await tab.ask({ type: 'keep', save: blank })).toEqual({ type: 'kept', keeping: { type: 'overtaken' } });
  });

  test('nothing is handed over to no address, nor out of an open record', async () => {
    const tab = office(hunt);
    const kept = await keptOf(tab);
    expect(await tab.ask({ type: 'hand-over', save: blank, address: 'nowhere' })).toMatchObject({ trouble: { place: 'the address' } });
    expect(await tab.store.load(blank.id)).toEqual(kept);
    await order(tab, resign);
    await keptAt(tab);
    const { address } = await newLetterBox();
    expect(await tab.ask({ type: 'hand-over', save: blank, address })).toMatchObject({
      trouble: { reason: 'it is not sealed; its record can be exported' },
    });
  });

  test('what was sealed in another browser is refused in words', async () => {
    const tab = office(hunt);
    await keptOf(tab);
    expect(await takenUp(tab, hunt, { sealKey: () => newSealKey() })).toMatchObject({
      type: 'failed',
      trouble: { place: 'the seal', reason: expect.stringContaining('sealed in another browser') },
    });
  });

  test('where nothing can be sealed nothing is kept, and the game goes on', async () => {
    const tab = office(hunt, { sealKey: async () => null });
    expect(await begin(tab)).toMatchObject({ type: 'sight', sight: { sealed: true } });
    expect(await order(tab, done)).toMatchObject({ type: 'sight' });
    expect(await tab.ask({ type: 'keep', save: blank })).toMatchObject({ keeping: { type: 'unstored', commands: null } });
    expect(await tab.store.list()).toEqual([]);
    const sealed = office(hunt);
    await keptOf(sealed);
    const trouble = { place: 'the seal', reason: 'this browser cannot open sealed records here; they need https' };
    expect(await takenUp(sealed, hunt, { sealKey: async () => null })).toEqual({ type: 'failed', trouble });
  });

  test('what goes wrong in there is not told', async () => {
    const broken: Ruleset<Kind> = {
      ...hunt,
      flow: steppedBy(hunt.flow, (step) =>
        step.kind === 'auto' && step.name === 'raids' ? { ...step, run: () => expect.unreachable('emden has no coal') } : step,
      ),
    };
    const tab = office(broken);
    await begin(tab);
    await order(tab, done);
    expect(await order(tab, done)).toEqual({
      type: 'failed',
      trouble: { place: null, reason: 'something went wrong inside the game' },
    });
  });

  test('a sealed record that no longer plays through says no more than that', async () => {
    const tab = office(hunt);
    await begin(tab);
    await order(tab, done);
    await keptAt(tab);
    const trouble = (answer: Heard) => (answer.type === 'failed' ? answer.trouble : null);
    const stricter: Ruleset<Kind> = {
      ...hunt,
      flow: steppedBy(hunt.flow, (step) =>
        step.kind === 'decision' && step.name === 'raider-orders' ? { ...step, verbs: new Map() } : step,
      ),
    };
    expect(trouble(await takenUp(tab, stricter))).toEqual({
      place: 'the seal',
      reason: 'the record under it does not play through to its end',
    });
    const newer = { ...hunt, version: 2 };
    expect(trouble(await takenUp(tab, newer))).toMatchObject({ place: 'rules' });
  });

  test('neither a refusal nor the words about undo tell what others were asked, or that they have answered', async () => {
    const tab = office(hunt);
    await begin(tab);
    const { undo } = sightIn(await order(tab, done));
    expect(undo).toEqual({ possible: false, reason: 'Orders that were handed in stand.', rule: null });
    expect(await order(tab, { side: 'raider', verb: 'done' })).toMatchObject({ type: 'refused', refusal: { rule: 'HU-0' } });
  });

  test('bots answer at the beat, however little they had to do; whoever waits for no bot does not wait', async () => {
    const tab = office(hunt);
    await begin(tab);
    await order(tab, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    expect(tab.slept).toEqual([]);
    await order(tab, done);
    expect(tab.slept).toHaveLength(1);
    expect(tab.slept[0]).toBeGreaterThan(BEAT / 2);
  });

  test('bots that need longer than a beat say so once in every beat, and no more than whoever looks has noticed', async () => {
    let time = 0;
    const tab = office(hunt, { now: () => (time += BEAT) });
    await begin(tab);
    expect(await order(tab, done)).toEqual({
      type: 'moving',
      moving: { side: { id: 'raider', name: 'raider' }, isStaff: false, phase: 'Raider orders', moment: 1 },
    });
  });

  test('in the hot seat the save tells what anybody may see, once in a turn, and the curtain nothing', async () => {
    const tab = office(hunt);
    const curtain = await begin(tab, hotSeat);
    expect(curtain).toMatchObject({ type: 'curtain', curtain: { side: { id: 'hunter' }, secret: false }, outside: { base: null } });
    await tab.ask({ type: 'lift' });
    const passed = await order(tab, done);
    expect(passed).toMatchObject({ type: 'curtain', curtain: { side: { id: 'raider' } }, outside: null });
    const back = sightIn(await tab.ask({ type: 'lift' }));
    expect(back).toMatchObject({ viewer: { id: 'raider' }, view: { raiders: [{ id: 'emden' }, {}, {}] } });
    expect(back.undo.reason).toBe('Nothing has been ordered yet.');
  });

  test('a batch that fails behind the end of a question stands up to there, and the table shows it', async () => {
    const tab = office(hunt);
    await begin(tab);
    const answer = await order(tab, { side: 'hunter', verb: 'move', target: ['p1', 'east'] }, done, { side: 'hunter', verb: 'fly' });
    expect(sightIn(answer)).toMatchObject({ question: { name: 'stand-to' }, view: { patrols: [{ at: 'east' }, {}] } });
  });

  test('each hears what is new to it, and nobody hears it twice', async () => {
    const tab = office(hunt);
    await begin(tab, hotSeat);
    await tab.ask({ type: 'lift' });
    await order(tab, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    await order(tab, done);
    const { log, heard } = sightIn(await tab.ask({ type: 'lift' }));
    const news = (all: Sight['log'], from: number) => all.entries.slice(Math.max(0, from - all.from)).map(({ words }) => words);
    expect(news(log, heard)).toEqual(['moved']);
    const again = sightIn(await order(tab, { side: 'raider', verb: 'steer', target: ['emden', 'east'] }));
    expect(news(again.log, again.heard)).toEqual([]);
  });

  test('where bots play all sides there is nobody to hide anything from', async () => {
    const tab = office(hunt);
    const answer = await begin(tab, { hunter: 'random', raider: 'random' });
    expect(sightIn(answer)).toMatchObject({ sealed: false, viewers: [{ id: 'hunter' }, { id: 'raider' }, { id: 'onlooker' }] });
    expect(recordIn(await keptAt(tab)).seed).toBe(SEED);
  });

  test('a replay goes by the moments of whoever looks, with its own eyes until the end', async () => {
    const tab = office(hunt);
    await begin(tab);
    await order(tab, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    await order(tab, done);
    const frame = async (at: number, viewer: string) => {
      const answer = await tab.ask({ type: 'replay', at, viewer, known: 0 });
      return answer.type === 'picture' ? answer.picture : expect.unreachable();
    };
    expect(await frame(99, 'raider')).toMatchObject({ viewer: { id: 'hunter' }, moment: 2, last: 2, sealed: true, prompt: 'stand-to' });
    expect(await frame(1, 'hunter')).toMatchObject({ moment: 1, prompt: 'patrol-moves', view: { patrols: [{ at: 'east' }, {}] } });
    expect(await frame(Number.NaN, 'hunter')).toMatchObject({ moment: 0 });
    expect(await frame(1.5, 'hunter')).toMatchObject({ moment: 1 });
    expect(await frame(-5, 'hunter')).toMatchObject({ moment: 0, view: { patrols: [{ at: 'north' }, {}] } });
    const ended = sightIn(await order(tab, resign));
    expect(ended.viewers.map(({ id }) => id)).toEqual(['hunter', 'raider', 'onlooker']);
    const { last, view } = await frame(99, 'raider');
    expect(last).toBeGreaterThan(3);
    expect(view).toMatchObject({ raiders: [{}, {}, {}] });
  });
});

test('a report is reckoned a moment at a time, and what is asked meanwhile begins it anew', async () => {
  const record = parseRecord(readFileSync('games/first-strike/test/games/01-cuxhaven.json', 'utf8'));
  let time = 0;
  const tab = office(firstStrike, { now: () => (time += 20) });
  await tab.ask({ type: 'open', record: JSON.stringify(record), seats: null });
  const shares: number[] = [];
  let answer = await tab.ask({ type: 'report' });
  for (; answer.type === 'reckoning'; answer = await tab.ask({ type: 'report' })) {
    shares.push(answer.share);
    if (shares.length === 3) await tab.ask({ type: 'pack' });
  }
  expect(shares[3]).toBe(shares[0]);
  expect(shares.slice(3)).toEqual(shares.slice(3).toSorted((a, b) => a - b));
  expect(answer).toMatchObject({ type: 'reported', report: { game: 'first-strike', moments: record.journal.length } });
});

test('the data pack is told when the page asks for it, behind a curtain too, and never with the news', async () => {
  const packed: Ruleset<Kind> = { ...hunt, packs: 'coal' };
  const tab = office(packed);
  const pack = { name: 'My coal' };
  await tab.ask({ type: 'new', game: 'any', settings: { pack }, seats: hotSeat });
  expect(await tab.ask({ type: 'pack' })).toEqual({ type: 'pack', pack });
  await tab.ask({ type: 'lift' });
  await order(tab, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
  expect(JSON.stringify(tab.told.filter(({ type }) => type !== 'pack'))).not.toContain('My coal');
  expect(tab.told.map(({ type }) => type)).toEqual(['curtain', 'pack', 'news', 'news']);
});

test('what can be set is told with a pack, and what is wrong with the pack in one line', async () => {
  const packed: Ruleset<Kind> = {
    ...toy,
    packs: 'gold',
    dataFor: (pack) => {
      if (pack === 'lead') throw new BadPack('its beginning', 'it is lead');
      return { pack };
    },
  };
  const { ask } = office(packed);
  expect(await ask({ type: 'describe', game: 'toy', pack: 'gold' })).toMatchObject({ about: { packs: 'gold', scenarios: toy.scenarios } });
  const trouble = { place: null, reason: 'bad data pack at its beginning: it is lead' };
  expect(await ask({ type: 'describe', game: 'toy', pack: 'lead' })).toEqual({ type: 'failed', trouble });
});

describe('where all is open', () => {
  test('the page may say the seed, and the record goes out in clear', async () => {
    const tab = office(toy);
    const kept = await keptOf(tab, { red: 'person', blue: 'random' });
    expect([recordIn(kept).seed, await tab.store.list()]).toEqual(['of the page', [{ ...blank, commands: 0 }]]);
    const record = JSON.stringify(recordIn(kept));
    expect(await tab.ask({ type: 'record' })).toEqual({ type: 'record', record, commands: 0 });
    expect(await tab.ask({ type: 'export', save: blank.id })).toEqual({ type: 'exported', record });
  });

  test('a seed is drawn where the page says none, and nobody waits for a beat', async () => {
    const tab = office(toy);
    await tab.ask({ type: 'new', game: 'toy', settings: {}, seats: { red: 'random', blue: 'person' } });
    expect(recordIn(await keptAt(tab)).seed).toBe(SEED);
    await tab.ask({ type: 'commands', commands: [{ side: 'blue', verb: 'bid', target: 1 }] });
    expect(tab.slept).toEqual([]);
  });

  test('a save of an earlier version opens with its seats as they were', async () => {
    const tab = office(toy);
    const record = recordIn(await keptOf(tab, { red: 'random', blue: 'person' }));
    const earlier = new MemoryStore<Save>();
    await earlier.create(blank, [JSON.stringify(record)], null);
    const later = office(toy, { store: earlier });
    const seats = { red: 'random', blue: 'person' };
    expect(sightIn(await later.ask({ type: 'resume', save: { ...blank, seats } }))).toMatchObject({ viewer: { id: 'blue' } });
    expect(await later.ask({ type: 'export', save: blank.id })).toEqual({ type: 'exported', record: JSON.stringify(record) });
  });

  test('a damaged leaf is told with its place, and of a game that is not there it is said', async () => {
    const tab = office(toy);
    const { leaves } = await keptOf(tab, { red: 'person', blue: 'random' });
    await tab.store.remove(blank.id);
    await tab.store.create(blank, [...leaves, '{"from":0'], null);
    expect(await takenUp(tab, toy)).toMatchObject({ type: 'failed', trouble: { place: 'piece 2, its text' } });
    expect(await takenUp(tab, toy, {}, { ...blank, id: 'b2' })).toMatchObject({ type: 'failed', trouble: { place: 'the store' } });
  });

  test('a store that fails keeps nobody from playing, and has all of it as soon as it is well again', async () => {
    const store = new MemoryStore<Save>();
    let isFull = true;
    const append: typeof store.append = async (...given) =>
      isFull ? expect.unreachable('full') : MemoryStore.prototype.append.apply(store, given);
    const tab = office(toy, { store: Object.assign(store, { append }) });
    await begin(tab, { red: 'person', blue: 'random' });
    await tab.ask({ type: 'keep', save: blank });
    await order(tab, { side: 'red', verb: 'bid', target: 1 });
    expect(await tab.ask({ type: 'keep', save: blank })).toMatchObject({ keeping: { type: 'unstored', commands: 2 } });
    isFull = false;
    expect(await tab.ask({ type: 'keep', save: blank })).toMatchObject({ keeping: { type: 'stored' } });
    expect(recordIn((await store.load(blank.id)) ?? expect.unreachable()).journal).toHaveLength(2);
  });

  test('what goes wrong is told', async () => {
    const tab = office(toy);
    expect(await tab.ask({ type: 'undo' })).toEqual({ type: 'failed', trouble: { place: null, reason: 'no game is on the table' } });
    expect(await tab.ask({ type: 'open', record: '{', seats: null })).toMatchObject({ type: 'failed', trouble: { place: 'its text' } });
  });
});

describe('a lesson', () => {
  test('spares its questions, whatever the learner prefers', async () => {
    const tab = office(firstStrike);
    await tab.ask({ type: 'prefer', sparesQuestions: false });
    const hoisting = raid.tasks.findIndex(({ title }) => title === 'Hoist them in');
    const lesson = await tab.ask({ type: 'teach', game: 'any', lesson: raid, orders: ordersBefore(raid, hoisting) });
    expect(sightIn(lesson).prompt).toContain('Which carrier hoists it in?');
    await tab.ask({ type: 'prefer', sparesQuestions: false });
    const last = [{ side: 'british', verb: 'land', target: 'engadine' }];
    expect(sightIn(await order(tab, ...last)).prompt).toContain('Which carrier hoists it in?');
  });

  test('has dice of its own though orders are hidden, and keeps nobody waiting for a beat', async () => {
    const tab = office(cruiserWarfare);
    const { log } = sightIn(await tab.ask({ type: 'teach', game: 'any', lesson: coronel, orders: ordersBefore(coronel, 9) }));
    expect(log.entries.some(({ words }) => words.replaceAll('**', '').includes('Otranto is sunk'))).toBe(true);
    await order(tab, ...(coronel.tasks[9]?.orders ?? []).map((each) => ({ side: 'central', ...each })));
    expect(tab.slept).toEqual([]);
  });
});

describe('a forecast', () => {
  test('is made a moment at a time, and other requests do not disturb it', async () => {
    const desk = office(hunt);
    expect(sightIn(await begin(desk)).question?.forecast).toBe('to the end of the game');
    const games: number[] = [];
    for (let goesOn = true; goesOn; ) {
      const answer = await desk.ask({ type: 'forecast' });
      if (answer.type !== 'forecast' || !answer.forecast) expect.unreachable('no forecast');
      goesOn = answer.goesOn;
      games.push(answer.forecast.games);
      await desk.ask({ type: 'why', id: 'p1' });
    }
    expect(games.length).toBeGreaterThan(5);
    expect(games).toEqual([...games].sort((a, b) => a - b));
    expect(games.at(-1)).toBe(100);
  });

  test('begins anew when something has changed, and is none where nothing is worth it', async () => {
    const desk = office(hunt);
    await begin(desk);
    await desk.ask({ type: 'forecast' });
    await order(desk, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    const anew = office(hunt);
    await begin(anew);
    await order(anew, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    expect(await desk.ask({ type: 'forecast' })).toEqual(await anew.ask({ type: 'forecast' }));
    expect(sightIn(await order(desk, done)).question).toMatchObject({ name: 'stand-to', forecast: null });
    expect(await desk.ask({ type: 'forecast' })).toEqual({ type: 'forecast', forecast: null, goesOn: false });
  });
});
