/** The queue on the tests' PostgreSQL: any process lets the bots of any other's tables move. */
import { expect } from 'vitest';
import { openHouse } from '../house.ts';
import { newTable, person, rulesetOf } from './house.ts';
import { testsOnPostgres } from './on-postgres.ts';

const onPostgres = testsOnPostgres();

onPostgres('a worker moves the bots of a server that does not, also after its lines were cut', async (server) => {
  const url = await server.database();
  const place = { url, folder: '' };
  const one = await openHouse({ place, works: false, log: () => undefined });
  const anne = await person(one.database, 'Anne');
  const [first = '', second = ''] = rulesetOf('nine-navies').sides;
  const table = (): Promise<string> =>
    newTable(one.rooms, { game: 'nine-navies', seats: { [first]: { bot: 'random' }, [second]: { bot: 'random' } }, host: anne });
  const marks = async (id: string): Promise<number> => Number((await one.rooms.tables.find(id))?.mark);
  const before = await table();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await marks(before)).toBe(0);
  const two = await openHouse({ place, log: () => undefined });
  await expect.poll(() => marks(before), { timeout: 20_000 }).toBeGreaterThan(0);
  await server.cut(url);
  const after = await table();
  await expect.poll(() => marks(after), { timeout: 30_000 }).toBeGreaterThan(0);
  expect(one.metrics.of('bot_moves')).toBe(0);
  await two.close();
  await one.close();
});

onPostgres('houses that open at once on a new database make its queues one after the other', async (server) => {
  for (let round = 0; round < 3; round++) {
    const place = { url: await server.database(), folder: '' };
    const opened = await Promise.allSettled([1, 2, 3].map(() => openHouse({ place, log: () => undefined })));
    const refused = opened.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    for (const each of opened) if (each.status === 'fulfilled') await each.value.close();
    expect(refused).toEqual([]);
  }
});
