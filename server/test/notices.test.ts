/** Who is told, when, on which way, and that it is once. */
import { expect, test } from 'vitest';
import { Notices, PATIENCE } from '../notices/notices.ts';
import { Outward } from '../notices/outward.ts';
import type { Sending } from '../notices/senders.ts';
import type { Way } from '../notices/ways.ts';
import type { Notice } from '../notices/words.ts';
import { People } from '../people/people.ts';
import { houseDatabase, newTable, Page, person, roomsOn, rulesetOf } from './house.ts';

const GAME = 'nine-navies';

async function office(game = GAME) {
  const clock = { now: 1_700_000_000_000 };
  const database = await houseDatabase();
  const rooms = await roomsOn(
    database,
    () => undefined,
    () => clock.now,
  );
  const [anne, bert] = [await person(database, 'Anne'), await person(database, 'Bert')];
  const sent: { readonly way: Way; readonly notice: Notice }[] = [];
  const answers: Sending[] = [];
  const put: string[] = [];
  const sender = async (way: Way, notice: Notice): Promise<Sending> => {
    sent.push({ way, notice });
    return answers.shift() ?? 'sent';
  };
  const open = (at = rooms): Notices =>
    new Notices({
      database,
      rooms: at,
      senders: { by: { mail: sender, push: sender, webhook: sender }, pushKey: null, outward: new Outward() },
      origin: 'https://play.example',
      now: () => clock.now,
      put: (id) => void put.push(id),
    });
  const notices = open();
  /** Looks, and sends whatever was found. */
  const look = async (by = notices): Promise<number> => {
    const before = sent.length;
    await by.look();
    for (const id of put.splice(0)) await by.deliver(id);
    return sent.length - before;
  };
  const [first = '', second = ''] = rulesetOf(game).sides;
  const id = await newTable(rooms, { game, seats: { [first]: { person: anne }, [second]: { person: bert } }, host: anne });
  const pages = { [first]: await Page.at(rooms, id, first), [second]: await Page.at(rooms, id, second) };
  const asked = (): string => Object.keys(pages).find((side) => pages[side]?.sight?.question) ?? '';
  const whose = (side: string): string => (side === first ? anne : bert);
  const hook = (who: string, table: string | null = null) =>
    notices.ways.add({ person: who, kind: 'webhook', address: `https://${who}.example/`, keys: { secret: 's' }, table }, true);
  /** The side that is asked answers until the other is. */
  const answer = async (): Promise<void> => {
    const side = asked();
    while (asked() === side) await pages[side]?.ask({ type: 'staff', scope: 'phase' });
  };
  return { clock, database, rooms, notices, open, look, sent, answers, anne, bert, id, pages, asked, whose, hook, answer, first, second };
}

test('whoever is asked is told once, after a while, which game it is and what is asked', async () => {
  const { clock, look, sent, hook, asked, whose, id } = await office();
  const way = await hook(whose(asked()));
  clock.now += PATIENCE - 1;
  expect(await look()).toBe(0);
  clock.now += 1;
  expect(await look()).toBe(1);
  expect(sent[0]).toMatchObject({
    way: { id: way.id },
    notice: {
      subject: 'Nine Navies War: your move',
      words: expect.stringMatching(
        /^Nine Navies War, .+\. You are to move as .+\. Asked for: .+\.\nhttps:\/\/play\.example\/#\/at\/[\w-]{22}$/,
      ),
      facts: { table: id, game: GAME, side: asked() },
    },
  });
  clock.now += 100 * PATIENCE;
  expect(await look()).toBe(0);
});

test('the next question is told anew, and one that is answered in time not at all', async () => {
  const { clock, look, sent, hook, anne, bert, answer, asked, whose } = await office();
  for (const who of [anne, bert]) await hook(who);
  await answer();
  const second = whose(asked());
  clock.now += PATIENCE;
  expect(await look()).toBe(1);
  expect(sent[0]?.way.person).toBe(second);
  await answer();
  clock.now += PATIENCE;
  expect(await look()).toBe(1);
  expect(sent[1]?.way.person).toBe(whose(asked()));
});

test.each([
  ['leaves it', (page: { leave(): void }) => page.leave(), 1],
  ['falls asleep there', () => undefined, 10],
])('nobody is told while he is at the table; whoever %s is', async (_, goes, minutes) => {
  const { clock, look, hook, asked, whose, id, notices } = await office();
  await hook(whose(asked()));
  const present = notices.attention.come(id, asked());
  const after = async (): Promise<number> => {
    clock.now += PATIENCE;
    return look();
  };
  for (let waited = 0; waited < 15; waited++) {
    present.heard();
    expect(await after()).toBe(0);
  }
  present.heard();
  goes(present);
  for (let waited = 1; waited < minutes; waited++) expect(await after()).toBe(0);
  expect(await after()).toBe(1);
  expect(await after()).toBe(0);
});

test('two processes that look at once tell once, and one that dies between telling and sending loses nothing', async () => {
  const { clock, look, open, sent, hook, asked, whose } = await office();
  await hook(whose(asked()));
  clock.now += PATIENCE;
  const [one, other] = [open(), open()];
  await Promise.all([one.look(), other.look()]);
  expect(sent).toEqual([]);
  expect(await look(open())).toBe(1);
  expect(await look(other)).toBe(0);
});

test('of two who are given the same to send at once one sends it', async () => {
  const { clock, open, sent, hook, asked, whose, database } = await office();
  await hook(whose(asked()));
  clock.now += PATIENCE;
  const [one, other] = [open(), open()];
  await one.look();
  const [row] = await database.rows('SELECT id FROM notices');
  await Promise.all([one, other].map((each) => each.deliver(String(row?.id))));
  expect(sent).toHaveLength(1);
});

test('what cannot be sent at all is tried twelve times, never more than six hours apart, and then let be', async () => {
  const { clock, look, answers, hook, asked, whose, database } = await office();
  await hook(whose(asked()));
  clock.now += PATIENCE;
  answers.push(...Array.from({ length: 20 }, () => 'later' as const));
  const waits: number[] = [];
  for (let tries = await look(); tries > 0; tries = await look()) {
    const [row] = await database.rows('SELECT due FROM notices');
    waits.push(row ? Number(row.due) - clock.now : 0);
    clock.now += 6 * 60 * 60_000;
  }
  expect([waits.length, Math.max(...waits), waits.at(-1)]).toEqual([12, 6 * 60 * 60_000, 0]);
});

test('what could not be sent is tried again, ever less often, and given up when the question is answered', async () => {
  const { clock, look, answers, hook, asked, whose, answer, database } = await office();
  await hook(whose(asked()));
  clock.now += PATIENCE;
  answers.push('later', 'later');
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  clock.now += 60_000;
  expect(await look()).toBe(1);
  clock.now += 60_000;
  expect(await look()).toBe(0);
  await answer();
  clock.now += 180_000;
  expect(await look()).toBe(0);
  expect(await database.rows('SELECT id FROM notices')).toEqual([]);
});

test('a browser that is gone is asked no more', async () => {
  const { clock, look, answers, hook, asked, whose, notices } = await office();
  await hook(whose(asked()));
  clock.now += PATIENCE;
  answers.push('gone');
  expect(await look()).toBe(1);
  expect(await notices.ways.of(whose(asked()))).toEqual([]);
});

test('a table of which one wants to hear nothing; a program that is told of everybody at one table', async () => {
  const { clock, look, sent, hook, asked, whose, notices, id, anne, bert } = await office();
  const [mover, other] = whose(asked()) === anne ? [anne, bert] : [bert, anne];
  await hook(mover);
  await notices.ways.setQuiet(mover, id, true);
  await hook(other, id);
  clock.now += PATIENCE;
  expect(await look()).toBe(1);
  const name = mover === anne ? 'Anne' : 'Bert';
  expect(sent[0]).toMatchObject({ way: { person: other }, notice: { subject: `Nine Navies War: ${name} to move` } });
});

test('a mailbox is used when its owner has sent back the code, which nobody else can', async () => {
  const { clock, look, asked, whose, notices, anne, bert } = await office();
  const [mover, other] = whose(asked()) === anne ? [anne, bert] : [bert, anne];
  const { code } = await notices.ways.addMailbox(mover, 'anne@example.org');
  clock.now += PATIENCE;
  expect([await notices.ways.confirm(other, code), await notices.ways.confirm(mover, 'x'.repeat(43))]).toEqual([false, false]);
  expect(await look()).toBe(0);
  expect(await notices.ways.confirm(mover, code)).toBe(true);
  expect(await notices.ways.confirm(mover, code)).toBe(false);
});

test('of a hidden game each is told of his own question, by the name of its phase, and nobody of another’s', async () => {
  const { clock, look, sent, hook, anne, bert, whose, rooms, id } = await office('cruiser-warfare');
  for (const who of [anne, bert]) {
    await hook(who);
    await hook(who, id);
  }
  clock.now += PATIENCE;
  expect(await look()).toBeGreaterThan(0);
  for (const { way, notice } of sent) expect(whose(notice.facts.side ?? '')).toBe(way.person);
  const phase = await rooms.at(id).look((table) => table.moving('onlooker').phase);
  expect(sent[0]?.notice.facts).toEqual({
    type: 'to-move',
    table: id,
    game: 'cruiser-warfare',
    side: expect.any(String),
    person: expect.stringMatching(/^(Anne|Bert)$/),
    phase,
  });
});

/** A game of two in which nobody waits for a move any more: whoever is asked has been told. */
async function officeAtRest(game = GAME) {
  const at = await office(game);
  for (const who of [at.anne, at.bert]) await at.hook(who);
  at.clock.now += PATIENCE;
  await at.look();
  at.sent.splice(0);
  const proposer = at.asked();
  const answerer = proposer === at.first ? at.second : at.first;
  return { ...at, by: at.pages[proposer], to: at.pages[answerer], answerer };
}

test.each([
  [GAME, 'a move that is open to all'],
  ['cruiser-warfare', 'hidden orders'],
])('%s, with %s: whoever is offered a draw is told once that he is to answer', async (game) => {
  const { clock, look, sent, by, to, answerer, whose, id } = await officeAtRest(game);
  expect(await by?.ask({ type: 'propose', wish: 'draw' })).toEqual({ type: 'done' });
  clock.now += PATIENCE - 1;
  expect(await look()).toBe(0);
  clock.now += 1;
  expect(await look()).toBe(1);
  expect(sent[0]).toMatchObject({
    way: { person: whose(answerer) },
    notice: {
      subject: expect.stringMatching(/: a draw is offered$/),
      words: expect.stringMatching(/ offer a draw\. You are to answer\.\nhttps:/),
      facts: { type: 'to-answer', wish: 'draw', table: id, side: answerer },
    },
  });
  clock.now += 100 * PATIENCE;
  expect(await look()).toBe(0);
  expect(await to?.ask({ type: 'decline' })).toEqual({ type: 'done' });
  await by?.ask({ type: 'propose', wish: 'draw' });
  clock.now += PATIENCE;
  expect(await look()).toBe(1);
});

test('a wish to go back is told as such; nothing is told of one that is withdrawn or answered in time', async () => {
  const { clock, look, sent, by, to } = await officeAtRest();
  for (let orders = 0; orders < 6 && !by?.sight?.wishes.includes('take-back'); orders++) await by?.ask({ type: 'staff', scope: 'phase' });
  clock.now += PATIENCE;
  await look();
  sent.splice(0);
  for (const page of [by, to]) {
    expect(await by?.ask({ type: 'propose', wish: 'take-back' })).toEqual({ type: 'done' });
    expect(await page?.ask({ type: 'decline' })).toEqual({ type: 'done' });
    clock.now += PATIENCE;
    expect(await look()).toBe(0);
  }
  await by?.ask({ type: 'propose', wish: 'take-back' });
  clock.now += PATIENCE;
  expect(await look()).toBe(1);
  expect(sent[0]?.notice.words).toMatch(/ ask to take back their last order\. You are to answer\./);
  expect(await to?.ask({ type: 'agree' })).toEqual({ type: 'done' });
});

test('a game that ends takes what was proposed with it', async () => {
  const { clock, look, by, database } = await officeAtRest();
  await by?.ask({ type: 'propose', wish: 'draw' });
  await by?.order([{ side: by.sight?.viewer.id ?? '', verb: 'resign' }]);
  clock.now += PATIENCE;
  expect(await look()).toBe(0);
  expect(await database.rows('SELECT side FROM wishes')).toEqual([]);
});

test('nobody is called to a game whose rules are here no longer, and that is not tried for ever', async () => {
  const { clock, database, open, look, hook, asked, whose, id } = await office();
  await hook(whose(asked()));
  await database.rows('UPDATE tables SET rules = rules - 1 WHERE id = $1', [id]);
  clock.now += PATIENCE;
  expect(await look(open(await roomsOn(database)))).toBe(0);
  expect(await database.rows('SELECT is_told FROM calls')).toEqual([{ is_told: 1 }]);
  expect(await database.rows('SELECT id FROM notices')).toEqual([]);
});

test('whoever is deleted cannot be reached any more', async () => {
  const { database, hook, notices, anne, id } = await office();
  await hook(anne);
  await notices.ways.setQuiet(anne, id, true);
  await new People(database).deleteAccount({ id: anne, name: 'Anne', isGuest: true }, '');
  expect([await notices.ways.of(anne), await notices.ways.quietTables(anne)]).toEqual([[], []]);
  // Asked for before, and heard only now.
  await expect(hook(anne)).rejects.toMatchObject({ code: 'not-signed-in' });
});

test('no more than twelve ways, and the same twice is one', async () => {
  const { hook, notices, anne, id } = await office();
  await hook(anne);
  await hook(anne);
  await hook(anne, id);
  expect(await notices.ways.of(anne)).toHaveLength(2);
  for (let more = 0; more < 10; more++) await notices.ways.addMailbox(anne, `anne${more}@example.org`);
  await expect(notices.ways.addMailbox(anne, 'anne@example.org')).rejects.toMatchObject({ code: 'too-many-ways' });
});
