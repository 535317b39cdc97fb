/** Games by bots for whoever asks: put into the queue, counted once each, whoever plays them and whatever is killed. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { callPlayer } from '../../cli/sim/pool.ts';
import { emptyTally, type Range, simulate } from '../../lab/index.ts';
import { openHouse } from '../house.ts';
import { Simulations } from '../simulations/simulations.ts';
import { house } from './admiralty.ts';
import { houseDatabase, newTable, person, roomsOn, rulesetOf } from './house.ts';
import { Caller } from './line.ts';
import { startPostgres } from './postgres.ts';

const GAME = 'first-strike';
const plan = { game: GAME, scenario: 'cuxhaven', options: {}, seed: 'dover', bots: ['random'], laws: false };
/** What the laboratory itself makes of it. */
const counted = (games: number) => simulate(rulesetOf(GAME), plan, { from: 1, to: games + 1 });

const simulationIn = (said: unknown): { readonly id: string; readonly isOver: boolean } => JSON.parse(JSON.stringify(said)).simulation;

test('asked over HTTP, the games are those of the laboratory; nobody else sees them, one at a time, and not too often', async () => {
  const { address } = await house();
  const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const ask = (caller: Caller, more: object = {}) =>
    caller.ask('POST', '/simulations', { game: GAME, games: 30, bots: ['random'], seed: 'dover', ...more });
  const asked = await ask(anne);
  expect(asked).toMatchObject({ status: 200, said: { simulation: { games: 30, seed: 'dover' } } });
  const { id } = simulationIn(asked.said);
  const look = async () => simulationIn((await anne.ask('GET', `/simulations/${id}`)).said);
  await expect.poll(async () => (await look()).isOver, { timeout: 20_000 }).toBe(true);
  const { endings, winners } = counted(30);
  expect(await look()).toMatchObject({
    played: 30,
    failed: 0,
    results: { endings: Object.fromEntries(endings), winners: Object.fromEntries(winners) },
  });
  expect(await bert.ask('GET', `/simulations/${id}`)).toMatchObject({ status: 404 });
  expect(await bert.ask('DELETE', `/simulations/${id}`)).toMatchObject({ status: 404 });
  for (const [wrong, status] of [
    [{ games: 1001 }, 400],
    [{ game: 'x' }, 404],
    [{ bots: ['x'] }, 400],
    [{ bots: ['random', 'random', 'random'] }, 400],
    [{ scenario: 'x' }, 400],
    [{ pack: { game: 'x' } }, 400],
  ] as const)
    expect((await ask(bert, wrong)).status).toBe(status);
  const long = simulationIn((await ask(anne, { games: 1000, bots: ['captain'] })).said);
  expect(await ask(anne)).toMatchObject({ status: 409, said: { error: { code: 'one-at-a-time' } } });
  expect(await anne.ask('DELETE', `/simulations/${long.id}`)).toMatchObject({ status: 200 });
  expect(await anne.ask('GET', `/simulations/${long.id}`)).toMatchObject({ status: 404 });
  await expect.poll(async () => (await ask(anne)).status).toBe(429);
});

test('what two play at once is counted once, and what was left in the middle is taken up', async () => {
  const database = await houseDatabase();
  const put: string[] = [];
  const open = () => new Simulations({ database, put: (id) => put.push(id) });
  const [one, two] = [open(), open()];
  const id = await one.ask(await person(database, 'Anne'), plan, 40);
  let turns = 0;
  expect(await one.work(id, () => ++turns > 3)).toBe(true);
  const begun = (await one.find(id))?.played ?? 0;
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(40);
  await two.takeUp();
  expect(put).toEqual([id, id]);
  await Promise.all([one.work(id, () => false), two.work(id, () => false)]);
  expect(await two.find(id)).toMatchObject({ played: 40, tally: counted(40) });
  expect(await two.work(id, () => false)).toBe(false);
});

test('one that takes too long is left where it is', async () => {
  const database = await houseDatabase();
  const simulations = new Simulations({ database, put: () => undefined });
  const id = await simulations.ask(await person(database, 'Anne'), plan, 5);
  await database.rows('UPDATE simulations SET spent = 600000');
  expect(await simulations.work(id, () => false)).toBe(false);
  expect(await simulations.find(id)).toMatchObject({ played: 0, tally: emptyTally() });
});

test('so many wait in the whole house, and of what is over so much is kept of each person', async () => {
  const database = await houseDatabase();
  const put: string[] = [];
  let now = 0;
  const simulations = new Simulations({ database, now: () => ++now, put: (id) => put.push(id) });
  const [anne, crowd] = [await person(database, 'Anne'), Array.from({ length: 99 }, (_, number) => person(database, `Sailor ${number}`))];
  for (let asked = 0; asked < 25; asked++) {
    await simulations.ask(anne, plan, 1);
    await database.rows('UPDATE simulations SET played = games');
  }
  const kept = (await database.rows('SELECT id FROM simulations ORDER BY made')).map(({ id }) => id);
  expect(kept).toEqual(put.slice(-20));
  for (const sailor of crowd) await simulations.ask(await sailor, plan, 1);
  await simulations.ask(anne, plan, 1);
  await expect(simulations.ask(await person(database, 'Bert'), plan, 1)).rejects.toMatchObject({ code: 'busy' });
});

test('whoever has played is let go: at once when it is over, after a while when nobody wants him any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await houseDatabase();
  let [called, gone] = [0, 0];
  const callPlayer = () => {
    called++;
    return { play: async (range: Range) => simulate(rulesetOf(GAME), plan, range), letGo: async () => void gone++ };
  };
  const simulations = new Simulations({ database, put: () => undefined, callPlayer });
  const id = await simulations.ask(await person(database, 'Anne'), plan, 20);
  const forOneTurn = () => {
    let turns = 0;
    return () => ++turns > 1;
  };
  expect(await simulations.work(id, forOneTurn())).toBe(true);
  expect(await simulations.work(id, forOneTurn())).toBe(true);
  expect([called, gone]).toEqual([1, 0]);
  vi.advanceTimersByTime(10_000);
  expect([called, gone]).toEqual([1, 1]);
  expect(await simulations.work(id, () => false)).toBe(false);
  expect([called, gone]).toEqual([2, 2]);
});

test('whoever closes does not wait for a game to end, and the next goes on where it was', async () => {
  const database = await houseDatabase();
  const put = (): void => undefined;
  const ends: ((error: Error) => void)[] = [];
  const callPlayer = () => ({
    play: () => new Promise<never>((_, reject) => void ends.push(reject)),
    letGo: async () => ends[0]?.(new Error('the thread has ended')),
  });
  const one = new Simulations({ database, put, callPlayer });
  const id = await one.ask(await person(database, 'Anne'), plan, 3);
  const working = one.work(id, () => false);
  await expect.poll(() => ends.length).toBe(1);
  await one.close();
  expect(await working).toBe(true);
  const two = new Simulations({ database, put });
  expect(await two.work(id, () => false)).toBe(false);
  expect(await two.find(id)).toMatchObject({ played: 3, tally: counted(3) });
});

test('a thread that is asked again and again is listened to once at a time; one that has ended says so', async () => {
  const warned: string[] = [];
  const hear = ({ name }: Error): void => void warned.push(name);
  process.on('warning', hear);
  onTestFinished(() => void process.off('warning', hear));
  const player = callPlayer(plan);
  for (let game = 1; game <= 12; game++) expect((await player.play({ from: game, to: game + 1 })).failures).toEqual([]);
  expect(warned).toEqual([]);
  await player.letGo();
  await expect(player.play({ from: 1, to: 2 })).rejects.toThrow();
});

test('a house that opens takes up what another has left: bots that are to move, however long ago, and simulations', async () => {
  const database = await houseDatabase();
  const anne = await person(database, 'Anne');
  const rooms = await roomsOn(database, () => undefined);
  const [first = '', second = ''] = rulesetOf('nine-navies').sides;
  const seats = { [first]: { bot: 'random' }, [second]: { person: anne } };
  const table = await newTable(rooms, { game: 'nine-navies', seats, host: anne });
  await database.rows('UPDATE tables SET changed = 0 WHERE id = $1', [table]);
  const id = await new Simulations({ database, put: () => undefined }).ask(anne, plan, 2);
  const opened = await openHouse({ place: { folder: '' }, database, log: () => undefined });
  await expect.poll(async () => (await rooms.tables.find(table))?.asked, { timeout: 20_000 }).toEqual([second]);
  await expect.poll(async () => (await opened.simulations.find(id))?.played, { timeout: 20_000 }).toBe(2);
  await rooms.close();
  await opened.close();
});

test('on PostgreSQL a process that works plays them, in a thread of its own', { timeout: 90_000 }, async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(`no PostgreSQL can be had: ${postgres}`);
  const place = { url: await postgres.database(), folder: '' };
  const one = await openHouse({ place, works: false, log: () => undefined });
  const id = await one.simulations.ask(await person(one.database, 'Anne'), plan, 6);
  const two = await openHouse({ place, callPlayer, log: () => undefined });
  await expect.poll(async () => (await one.simulations.find(id))?.played, { timeout: 60_000 }).toBe(6);
  expect((await one.simulations.find(id))?.tally).toEqual(counted(6));
  await two.close();
  await one.close();
  await postgres.stop();
});
