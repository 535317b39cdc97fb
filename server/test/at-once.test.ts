/** Many at once on the tests' PostgreSQL, where transactions run beside each other: what there is one of, one has. */
import { expect } from 'vitest';
import { openHouse } from '../house.ts';
import { farewellAt } from '../people/farewell.ts';
import { People } from '../people/people.ts';
import { Leaves } from '../tables/leaves.ts';
import { newTable, numberOf, person, rulesetOf } from './house.ts';
import { testsOnPostgres } from './on-postgres.ts';

const onPostgres = testsOnPostgres();

onPostgres('2.3.4 of many who ask at once one has the simulation, and one the leave', async (server) => {
  const place = { url: await server.database(), folder: '' };
  const house = await openHouse({ place, works: false, log: () => undefined });
  const anne = await person(house.database, 'Anne');
  const plan = { game: 'nine-navies', scenario: '1914', options: {}, seed: 'x', bots: ['random'], laws: false };
  const many = Array.from({ length: 8 });
  const won = (all: readonly PromiseSettledResult<unknown>[]): number => all.filter(({ status }) => status === 'fulfilled').length;
  // Each at a moment of its own, so that no key of the table lets only one of them in.
  let now = Date.now();
  const leaves = new Leaves(house.database, () => now++);
  expect(won(await Promise.allSettled(many.map(() => house.simulations.ask(anne, plan, 10))))).toBe(1);
  expect(won(await Promise.allSettled(many.map(() => leaves.take(anne, 3))))).toBe(1);
  expect(await leaves.left(anne)).toBe(27);
  await house.close();
});

onPostgres(
  '2.3.4 those who sit down at once begin the game, and a seat that was given up meanwhile is free in none that has begun',
  async (server) => {
    const house = await openHouse({ place: { url: await server.database(), folder: '' }, works: false, log: () => undefined });
    const { tables } = house.rooms;
    const [anne, bert] = [await person(house.database, 'Anne'), await person(house.database, 'Bert')];
    const [first = '', second = ''] = rulesetOf('nine-navies').sides;
    const sitter = (who: string, number: number) => ({ person: who, number: numberOf(number) });
    for (let round = 0; round < 20; round++) {
      const both = await newTable(house.rooms, { game: 'nine-navies', seats: { [first]: null, [second]: null }, host: anne });
      await Promise.all([tables.sit(both, first, sitter(anne, 1)), tables.sit(both, second, sitter(bert, 2))]);
      expect((await tables.find(both))?.stage).toBe('playing');
      const left = await newTable(house.rooms, { game: 'nine-navies', seats: { [first]: { person: anne }, [second]: null }, host: anne });
      const [hasStood] = await Promise.all([tables.stand(left, first, anne), tables.sit(left, second, sitter(bert, 2))]);
      const found = await tables.find(left);
      expect(found?.stage).toBe(hasStood ? 'gathering' : 'playing');
      expect(found?.seats.find(({ side }) => side === first)?.person).toBe(hasStood ? null : anne);
    }
    await house.close();
  },
);

onPostgres('2.3.4 whoever goes for good while he sits down keeps no seat in a game that is on', async (server) => {
  const house = await openHouse({ place: { url: await server.database(), folder: '' }, works: false, log: () => undefined });
  const { database, rooms } = house;
  const bert = await person(database, 'Bert');
  const people = new People(database, { farewell: farewellAt(database, rooms) });
  const [first = '', second = ''] = rulesetOf('nine-navies').sides;
  for (let round = 0; round < 20; round++) {
    const anne = await person(database, 'Anne');
    const id = await newTable(rooms, { game: 'nine-navies', seats: { [first]: { person: bert }, [second]: null }, host: bert });
    await Promise.allSettled([
      rooms.tables.sit(id, second, { person: anne, number: numberOf(2) }),
      people.deleteAccount({ id: anne, name: 'Anne', isGuest: true }, ''),
    ]);
    const found = await rooms.tables.find(id);
    const sits = found?.seats.find(({ side }) => side === second)?.person === anne;
    expect(found?.stage).toBe(sits ? 'over' : 'gathering');
  }
  await house.close();
});

onPostgres('2.3.4 of two who want to play again at once one sets the next game up, and nothing is left of the other', async (server) => {
  const house = await openHouse({ place: { url: await server.database(), folder: '' }, works: false, log: () => undefined });
  const { database, rooms } = house;
  const [anne, bert] = [await person(database, 'Anne'), await person(database, 'Bert')];
  const [first = '', second = ''] = rulesetOf('nine-navies').sides;
  const seats = { [first]: { person: anne, number: numberOf(1) }, [second]: { person: bert, number: numberOf(2) } };
  const made = { game: 'nine-navies', rules: 1, setup: { scenario: '1914', options: {} }, isListed: false, seats };
  for (let round = 0; round < 10; round++) {
    const over = await rooms.tables.create({ ...made, host: anne });
    await database.rows("UPDATE tables SET stage = 'over' WHERE id = $1", [over]);
    const again = [anne, bert].map((host) => rooms.tables.create({ ...made, host, rematchOf: over }));
    const set = (await Promise.allSettled(again)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(set).toEqual([(await rooms.tables.find(over))?.rematch]);
    expect((await rooms.tables.of(anne)).length).toBe(2 * (round + 1));
  }
  await house.close();
});
