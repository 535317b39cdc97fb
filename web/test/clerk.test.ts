/** What goes to the page, and what does not. */
import { describe, expect, test } from 'vitest';
import type { Command, Kind, Ruleset } from '../../kernel/index.ts';
import { BadPack, parseRecord } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { toy } from '../../kernel/test/toy.ts';
import type { Sight } from '../../table/index.ts';
import type { Seats } from '../../table/seats.ts';
import { BEAT, createClerk, type Surroundings } from '../clerk.ts';
import type { Answer, Request } from '../protocol.ts';
import type { StoredSave } from '../save.ts';
import { newSealKey, unseal } from '../seal.ts';
import { blank, type Heard, Page } from './page.ts';

const key = await newSealKey();
const SEED = '5eed5eed5eed5eed';

interface Office {
  readonly ask: (request: Request) => Promise<Heard>;
  /** Everything the page was told. */
  readonly told: Answer[];
  readonly slept: number[];
  /** What went to the store. */
  readonly stored: StoredSave[];
}

function office(ruleset: Ruleset<Kind>, around: Partial<Surroundings> = {}): Office {
  const told: Answer[] = [];
  const slept: number[] = [];
  const stored: StoredSave[] = [];
  let time = 0;
  const clerk = createClerk({
    rulesOf: async () => ruleset,
    newSeed: () => SEED,
    sealKey: async () => key,
    keep: async (save) => {
      stored.push(save);
      return { type: 'stored', revision: 'c0ffee' };
    },
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
  return { ask, told, slept, stored };
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

/** The game as it goes to the store. */
async function keptAt({ ask, stored }: Office): Promise<StoredSave> {
  const { type } = await ask({ type: 'keep', save: blank });
  const save = stored.at(-1);
  if (type !== 'kept' || !save) throw new Error('nothing is kept');
  return save;
}

/** A new game, and what of it is kept. */
async function keptOf(desk: Office, seats: Seats = againstBot): Promise<StoredSave> {
  await begin(desk, seats);
  return keptAt(desk);
}

describe('where orders are hidden', () => {
  test('neither seed nor orders nor places of the enemy are in anything the page is told', async () => {
    const desk = office(hunt);
    await begin(desk);
    await order(desk, done);
    await order(desk, done);
    await desk.ask({ type: 'replay', at: 99, viewer: 'raider', known: 0 });
    await desk.ask({ type: 'why', id: 'emden' });
    expect(desk.told.map(({ type }) => type)).toEqual(['news', 'news', 'news', 'picture', 'reasons']);
    // A sealed record is noise, in which any four letters may turn up by chance.
    const told = JSON.stringify(desk.told, (key, value) => (key === 'record' ? '' : value));
    expect(told).not.toMatch(/5eed|of the page|emden|ayesha|steer|raider-orders.*options/);
  });

  test('what is kept is sealed: the record, and who sits where', async () => {
    const desk = office(hunt);
    expect(await begin(desk)).toMatchObject({ outside: { turn: 1, raiders: [], base: null } });
    const kept = await keptAt(desk);
    expect(kept).toMatchObject({ ...blank, commands: null, record: kept.record });
    const { record, seats } = await unseal(key, kept.record);
    expect([parseRecord(record).seed, seats]).toEqual([SEED, againstBot]);
  });

  test('a save is opened where it was left, and from no other seat', async () => {
    const seats = { hunter: 'random', raider: 'person' };
    const asRaider = await keptOf(office(hunt), seats);
    const again = sightIn(await office(hunt).ask({ type: 'open', record: asRaider.record, seats: againstBot }));
    expect(again).toMatchObject({ viewer: { id: 'raider' }, question: { name: 'raider-orders' } });
    const asHunter = await keptOf(office(hunt));
    const forged = sightIn(await office(hunt).ask({ type: 'open', record: asHunter.record, seats }));
    expect(forged).toMatchObject({ viewer: { id: 'hunter' }, view: { raiders: [] } });
    expect(forged.seats.map(({ seat }) => seat)).toEqual(['person', 'random']);
  });

  test('the record opens when the game ends, and not before', async () => {
    const desk = office(hunt);
    await begin(desk);
    const sealed = { type: 'failed', trouble: { place: 'the seal', reason: 'the record opens when the game ends' } };
    expect(await desk.ask({ type: 'record' })).toEqual(sealed);
    expect(await desk.ask({ type: 'fork', at: 0 })).toEqual(sealed);
    const over = await order(desk, resign);
    expect(sightIn(over)).toMatchObject({ sealed: false, ending: { winner: 'raider' } });
    expect(parseRecord((await keptAt(desk)).record)).toMatchObject({ seed: SEED, journal: [resign] });
    expect([(await desk.ask({ type: 'record' })).type, (await desk.ask({ type: 'fork', at: 0 })).type]).toEqual(['record', 'forked']);
  });

  test('a sealed text of another browser is refused in words', async () => {
    const elsewhere = office(hunt, { sealKey: () => newSealKey() });
    const kept = await keptOf(office(hunt));
    const answer = await elsewhere.ask({ type: 'open', record: kept.record, seats: null });
    expect(answer).toMatchObject({
      type: 'failed',
      trouble: { place: 'the seal', reason: expect.stringContaining('sealed in another browser') },
    });
  });

  test('where nothing can be sealed nothing is kept, and the game goes on', async () => {
    const desk = office(hunt, { sealKey: async () => null });
    expect(await begin(desk)).toMatchObject({ type: 'sight', sight: { sealed: true } });
    expect(await order(desk, done)).toMatchObject({ type: 'sight' });
    expect(await desk.ask({ type: 'keep', save: blank })).toMatchObject({ keeping: { type: 'unstored', save: { record: null } } });
    expect(desk.stored).toEqual([]);
    const record = (await keptOf(office(hunt))).record;
    const trouble = { place: 'the seal', reason: 'this browser cannot open sealed records here; they need https' };
    expect(await desk.ask({ type: 'open', record, seats: null })).toEqual({ type: 'failed', trouble });
  });

  test('what goes wrong in there is not told', async () => {
    const broken: Ruleset<Kind> = {
      ...hunt,
      flow: hunt.flow.map((node) => (node.step.name === 'raids' ? { ...node, run: () => expect.unreachable('emden has no coal') } : node)),
    };
    const desk = office(broken);
    await begin(desk);
    await order(desk, done);
    expect(await order(desk, done)).toEqual({
      type: 'failed',
      trouble: { place: null, reason: 'something went wrong inside the game' },
    });
  });

  test('a sealed record that no longer plays through says no more than that', async () => {
    const desk = office(hunt);
    await begin(desk);
    await order(desk, done);
    const kept = await keptAt(desk);
    const trouble = (answer: Heard) => (answer.type === 'failed' ? answer.trouble : null);
    const stricter: Ruleset<Kind> = {
      ...hunt,
      flow: hunt.flow.map((node) =>
        node.decision?.name === 'raider-orders' ? { ...node, decision: { ...node.decision, verbs: new Map() } } : node,
      ),
    };
    expect(trouble(await office(stricter).ask({ type: 'open', record: kept.record, seats: null }))).toEqual({
      place: 'the seal',
      reason: 'the record under it does not play through to its end',
    });
    const newer = { ...hunt, version: 2 };
    expect(trouble(await office(newer).ask({ type: 'open', record: kept.record, seats: null }))).toMatchObject({ place: 'rules' });
  });

  test('neither a refusal nor the words about undo tell what others were asked, or that they have answered', async () => {
    const desk = office(hunt);
    await begin(desk);
    const { undo } = sightIn(await order(desk, done));
    expect(undo).toEqual({ possible: false, reason: 'Nothing can be taken back from here.', rule: null });
    expect(await order(desk, { side: 'raider', verb: 'done' })).toMatchObject({ type: 'refused', refusal: { rule: 'HU-0' } });
  });

  test('bots answer at the beat, however little they had to do; whoever waits for no bot does not wait', async () => {
    const desk = office(hunt);
    await begin(desk);
    await order(desk, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    expect(desk.slept).toEqual([]);
    await order(desk, done);
    expect(desk.slept).toHaveLength(1);
    expect(desk.slept[0]).toBeGreaterThan(BEAT / 2);
  });

  test('bots that need longer than a beat say so once in every beat, and no more than whoever looks has noticed', async () => {
    let time = 0;
    const desk = office(hunt, { now: () => (time += BEAT) });
    await begin(desk);
    expect(await order(desk, done)).toEqual({
      type: 'moving',
      moving: { side: { id: 'raider', name: 'raider' }, isStaff: false, phase: 'Raider orders', moment: 1 },
    });
  });

  test('in the hot seat the save tells what anybody may see, once in a turn, and the curtain nothing', async () => {
    const desk = office(hunt);
    const curtain = await begin(desk, hotSeat);
    expect(curtain).toMatchObject({ type: 'curtain', curtain: { side: { id: 'hunter' }, secret: false }, outside: { base: null } });
    await desk.ask({ type: 'lift' });
    const passed = await order(desk, done);
    expect(passed).toMatchObject({ type: 'curtain', curtain: { side: { id: 'raider' } }, outside: null });
    const back = sightIn(await desk.ask({ type: 'lift' }));
    expect(back).toMatchObject({ viewer: { id: 'raider' }, view: { raiders: [{ id: 'emden' }, {}, {}] } });
    expect(back.undo.reason).toBe('Nothing has been ordered yet.');
  });

  test('a batch that fails behind the end of a question stands up to there, and the table shows it', async () => {
    const desk = office(hunt);
    await begin(desk);
    const answer = await order(desk, { side: 'hunter', verb: 'move', target: ['p1', 'east'] }, done, { side: 'hunter', verb: 'fly' });
    expect(sightIn(answer)).toMatchObject({ question: { name: 'stand-to' }, view: { patrols: [{ at: 'east' }, {}] } });
  });

  test('each hears what is new to it, and nobody hears it twice', async () => {
    const desk = office(hunt);
    await begin(desk, hotSeat);
    await desk.ask({ type: 'lift' });
    await order(desk, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    await order(desk, done);
    const { log, heard } = sightIn(await desk.ask({ type: 'lift' }));
    const news = (all: Sight['log'], from: number) => all.entries.slice(Math.max(0, from - all.from)).map(({ words }) => words);
    expect(news(log, heard)).toEqual(['moved']);
    const again = sightIn(await order(desk, { side: 'raider', verb: 'steer', target: ['emden', 'east'] }));
    expect(news(again.log, again.heard)).toEqual([]);
  });

  test('where bots play all sides there is nobody to hide anything from', async () => {
    const desk = office(hunt);
    const answer = await begin(desk, { hunter: 'random', raider: 'random' });
    expect(sightIn(answer)).toMatchObject({ sealed: false, viewers: [{ id: 'hunter' }, { id: 'raider' }, { id: 'onlooker' }] });
    expect(parseRecord((await keptAt(desk)).record).seed).toBe(SEED);
  });

  test('a replay goes by the moments of whoever looks, with its own eyes until the end', async () => {
    const desk = office(hunt);
    await begin(desk);
    await order(desk, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
    await order(desk, done);
    const frame = async (at: number, viewer: string) => {
      const answer = await desk.ask({ type: 'replay', at, viewer, known: 0 });
      return answer.type === 'picture' ? answer.picture : expect.unreachable();
    };
    expect(await frame(99, 'raider')).toMatchObject({ viewer: { id: 'hunter' }, moment: 2, last: 2, sealed: true, prompt: 'stand-to' });
    expect(await frame(1, 'hunter')).toMatchObject({ moment: 1, prompt: 'patrol-moves', view: { patrols: [{ at: 'east' }, {}] } });
    expect(await frame(Number.NaN, 'hunter')).toMatchObject({ moment: 0 });
    expect(await frame(1.5, 'hunter')).toMatchObject({ moment: 1 });
    expect(await frame(-5, 'hunter')).toMatchObject({ moment: 0, view: { patrols: [{ at: 'north' }, {}] } });
    const ended = sightIn(await order(desk, resign));
    expect(ended.viewers.map(({ id }) => id)).toEqual(['hunter', 'raider', 'onlooker']);
    const { last, view } = await frame(99, 'raider');
    expect(last).toBeGreaterThan(3);
    expect(view).toMatchObject({ raiders: [{}, {}, {}] });
  });
});

test('the data pack is told when the page asks for it, behind a curtain too, and never with the news', async () => {
  const packed: Ruleset<Kind> = { ...hunt, packs: 'coal' };
  const desk = office(packed);
  const pack = { name: 'My coal' };
  await desk.ask({ type: 'new', game: 'any', settings: { pack }, seats: hotSeat });
  expect(await desk.ask({ type: 'pack' })).toEqual({ type: 'pack', pack });
  await desk.ask({ type: 'lift' });
  await order(desk, { side: 'hunter', verb: 'move', target: ['p1', 'east'] });
  expect(JSON.stringify(desk.told.filter(({ type }) => type !== 'pack'))).not.toContain('My coal');
  expect(desk.told.map(({ type }) => type)).toEqual(['curtain', 'pack', 'news', 'news']);
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
    const desk = office(toy);
    const { record, commands } = await keptOf(desk, { red: 'person', blue: 'random' });
    expect([parseRecord(record).seed, commands]).toEqual(['of the page', 0]);
    expect(await desk.ask({ type: 'record' })).toEqual({ type: 'record', record, commands });
  });

  test('a seed is drawn where the page says none, and nobody waits for a beat', async () => {
    const desk = office(toy);
    await desk.ask({ type: 'new', game: 'toy', settings: {}, seats: { red: 'random', blue: 'person' } });
    expect(parseRecord((await keptAt(desk)).record).seed).toBe(SEED);
    await desk.ask({ type: 'commands', commands: [{ side: 'blue', verb: 'bid', target: 1 }] });
    expect(desk.slept).toEqual([]);
  });

  test('what goes wrong is told', async () => {
    const desk = office(toy);
    expect(await desk.ask({ type: 'undo' })).toEqual({ type: 'failed', trouble: { place: null, reason: 'no game is on the table' } });
    expect(await desk.ask({ type: 'open', record: '{', seats: null })).toMatchObject({ type: 'failed', trouble: { place: 'its text' } });
  });
});
