/** What a person has at the tables: results, games to take home, and what becomes of them when he goes for good. */
import { expect, test } from 'vitest';
import { farewellAt } from '../people/farewell.ts';
import { gamesOf, resultsOf } from '../people/own-games.ts';
import { Passwords } from '../people/passwords.ts';
import { People } from '../people/people.ts';
import { houseDatabase, newTable, numberOf, person, roomsOn, rulesetOf } from './house.ts';

const GAME = 'nine-navies';
const [FIRST = '', SECOND = ''] = rulesetOf(GAME).sides;

async function club() {
  const database = await houseDatabase();
  const rooms = await roomsOn(database, () => undefined);
  const [anne, bert] = [await person(database, 'Anne'), await person(database, 'Bert')];
  const table = (first: string, second: string | null | 'bot') =>
    newTable(rooms, {
      game: GAME,
      seats: {
        [FIRST]: { person: first },
        [SECOND]: second === null ? null : second === 'bot' ? { bot: 'random' } : { person: second },
      },
      host: first,
    });
  const resign = (id: string, side: string) => rooms.at(id).act({ does: 'order', side, commands: [{ side, verb: 'resign' }] }, null);
  return { database, rooms, anne, bert, table, resign };
}

test('games that are over count for those who played them, against people and against bots apart', async () => {
  const { database, anne, bert, table, resign } = await club();
  await resign(await table(anne, bert), SECOND);
  await resign(await table(anne, bert), FIRST);
  await resign(await table(bert, anne), FIRST);
  await resign(await table(anne, 'bot'), FIRST);
  await resign(await table(anne, anne), FIRST);
  await table(anne, bert);
  expect(await resultsOf(database, anne)).toEqual([
    { game: GAME, isAgainstBots: false, won: 2, lost: 1, drawn: 0 },
    { game: GAME, isAgainstBots: true, won: 0, lost: 1, drawn: 0 },
  ]);
  expect(await resultsOf(database, bert)).toEqual([{ game: GAME, isAgainstBots: false, won: 1, lost: 2, drawn: 0 }]);
});

test('a draw is a draw', async () => {
  const { database, anne, bert, table } = await club();
  const id = await table(anne, bert);
  const ending = JSON.stringify({ result: 'draw', words: 'a draw', winner: null, score: 0 });
  await database.rows("UPDATE tables SET stage = 'over', ending = $2 WHERE id = $1", [id, ending]);
  expect(await resultsOf(database, anne)).toMatchObject([{ won: 0, lost: 0, drawn: 1 }]);
});

test('whoever goes for good resigns what is on, leaves what waits, and keeps nobody from what is over', async () => {
  const { database, rooms, anne, bert, table, resign } = await club();
  const over = await table(anne, bert);
  await resign(over, SECOND);
  const [on, waiting] = [await table(anne, bert), await table(anne, null)];
  await database.rows('UPDATE tables SET is_listed = 1 WHERE id = $1', [waiting]);
  await database.rows(
    "INSERT INTO simulations (id, person, plan, games, played, spent, tally, made) VALUES ('hers', $1, '{}', 1, 0, 0, '{}', 0)",
    [anne],
  );
  await rooms.leaves.take(anne, 3);
  const people = new People(database, { farewell: farewellAt(database, rooms) });
  await people.deleteAccount({ id: anne, name: 'Anne', isGuest: true }, '');
  expect(await database.rows('SELECT person FROM simulations UNION SELECT person FROM leaves')).toEqual([]);
  expect(await rooms.tables.find(on)).toMatchObject({ stage: 'over', ending: { winner: SECOND } });
  expect(await rooms.tables.find(waiting)).toMatchObject({ stage: 'gathering', isListed: false });
  expect((await rooms.tables.find(waiting))?.seats.map((seat) => seat.person)).toEqual([null, null]);
  expect(await rooms.tables.find(over)).toMatchObject({ stage: 'over', ending: { winner: FIRST } });
  expect((await gamesOf(database, bert)).map(({ table: id, stage, sides }) => [id, stage, sides])).toEqual(
    expect.arrayContaining([over, on].map((id) => [id, 'over', [SECOND]])),
  );
});

test('whoever sits down while he goes for good does not keep the seat, and afterwards takes none', async () => {
  const { database, rooms, anne, bert, table } = await club();
  const [on, waiting] = [await table(bert, null), await table(bert, null)];
  const farewell = farewellAt(database, rooms);
  const sit = (id: string, number = numberOf(9)) => rooms.tables.sit(id, SECOND, { person: anne, number });
  let isFirst = true;
  const people = new People(database, {
    farewell: async (person) => {
      await farewell(person);
      if (isFirst) await sit(on);
      isFirst = false;
    },
  });
  await people.deleteAccount({ id: anne, name: 'Anne', isGuest: true }, '');
  expect(await rooms.tables.find(on)).toMatchObject({ stage: 'over', ending: { winner: FIRST } });
  await expect(sit(waiting)).rejects.toMatchObject({ code: 'not-signed-in' });
  await expect(table(anne, null)).rejects.toMatchObject({ code: 'not-signed-in' });
  expect((await rooms.tables.find(waiting))?.seats.map((seat) => seat.person)).toEqual([bert, null]);
});

test('with a wrong password nothing is given up', async () => {
  const { database, rooms, bert, table } = await club();
  const people = new People(database, { farewell: farewellAt(database, rooms), passwords: new Passwords({ power: 4, r: 8, p: 1 }) });
  const { person: anne } = await people.account(null, 'Anne of Kiel', 'hearts of oak');
  const on = await table(anne.id, bert);
  await expect(people.deleteAccount(anne, 'a guess or two')).rejects.toMatchObject({ code: 'wrong-password' });
  expect(await rooms.tables.find(on)).toMatchObject({ stage: 'playing' });
});
