/** Tables with clients at them, servers that are killed under them, and what the store has at the end held against what they saw. */
import { setTimeout as wait } from 'node:timers/promises';
import { FastDice } from '../../../kernel/index.ts';
import { type FromTable, ONLOOKER, Reader, type ShownEntry, type Sight } from '../../../table/index.ts';
import { openDatabase } from '../../db/open.ts';
import { Watcher } from '../../play/watcher.ts';
import { laidOut, playAgain } from '../../tables/laid.ts';
import { Tables } from '../../tables/tables.ts';
import { numberOf, rulesetOf } from '../house.ts';
import { Caller } from '../line.ts';
import { type DeedDone, faultsIn, type Truth } from './history.ts';
import { Player, printOfSight, type World } from './player.ts';
import { Berth, type Ground } from './process.ts';

/** What is played, and in which seats bots sit. */
const TABLES: readonly { readonly game: string; readonly bot?: true }[] = [
  { game: 'nine-navies' },
  { game: 'cruiser-warfare' },
  { game: 'grand-fleets' },
  { game: 'grand-fleets', bot: true },
];

export interface CrashTrial {
  readonly file: string;
  readonly ground: Ground;
  /** How many servers there are on it. */
  readonly servers: number;
  readonly kills: number;
  readonly seed: string;
}

export interface CrashVerdict {
  readonly faults: readonly string[];
  readonly kills: number;
  /** Of those, while the server was still starting. */
  readonly early: number;
  readonly deeds: number;
  readonly done: number;
  readonly acts: number;
  readonly looks: number;
  /** Tables at which something was done after the last kill, or that were over. */
  readonly goOn: number;
}

/** The longest that a server is left alone, in milliseconds. */
const LONGEST_PEACE = 500;

/** In how many kills one falls while the server is starting. */
const EARLY = 5;

export async function crash({ file, ground, servers, kills, seed }: CrashTrial): Promise<CrashVerdict> {
  const dice = new FastDice(seed);
  const berths = Array.from({ length: servers }, () => new Berth(file, ground));
  try {
    await Promise.all(berths.map((berth) => berth.start()));
    const world = worldOf(berths);
    const players = await gathered(world, seed);
    let goesOn = true;
    const played = Promise.all(players.map((player) => player.play(() => goesOn)));
    let early = 0;
    for (let kill = 0; kill < kills; kill++) if (await killOne(berths, players, dice)) early++;
    const goOn = await goingOn(players);
    goesOn = false;
    await played;
    for (const player of players) player.leave();
    await Promise.all(berths.map((berth) => berth.kill()));
    const troubles = berths.flatMap(({ said }) => said.split('\n').filter((line) => line !== '' && !USUAL.test(line)));
    const truths = await truthsIn(ground, [...new Set(players.map(({ table }) => table))]);
    return {
      faults: [...troubles, ...truths.flatMap((truth) => faultsIn(truth, world.deeds, players))],
      kills,
      early,
      deeds: world.deeds.length,
      done: world.deeds.filter(({ outcome }) => outcome === 'done').length,
      acts: truths.reduce((sum, { tickets }) => sum + tickets.length, 0),
      looks: players.reduce((sum, { looks }) => sum + looks.length, 0),
      goOn,
    };
  } finally {
    await Promise.all(berths.map((berth) => berth.kill()));
  }
}

/** What a server says in the course of things, also that a client went away with the other; all else is trouble. */
const USUAL = /"what":"(opened|closed|request|refused)"/;

function worldOf(berths: readonly Berth[]): World {
  let time = 0;
  const deeds: DeedDone[] = [];
  return { addresses: () => berths.flatMap(({ address }) => address ?? []), tick: () => ++time, deeds };
}

async function gathered(world: World, seed: string): Promise<readonly Player[]> {
  const [address = ''] = world.addresses();
  const people = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const players: Player[] = [];
  for (const { game, bot } of TABLES) {
    const [first = '', second = ''] = rulesetOf(game).sides;
    const seats = { [first]: { me: true }, ...(bot ? { [second]: { bot: 'random' } } : {}) };
    const made = await people[0]?.ask('POST', '/tables', { game, seats, isListed: false, number: numberOf(1) });
    const id: string = JSON.parse(JSON.stringify(made?.said)).table.id;
    if (!bot) await people[1]?.ask('POST', `/tables/${id}/sit`, { side: second, number: numberOf(2) });
    for (const [place, side] of [first, ...(bot ? [] : [second]), ONLOOKER.id].entries()) {
      const token = side === ONLOOKER.id ? null : (people[place]?.token ?? null);
      players.push(new Player({ world, token, table: id, side, dice: new FastDice(`${seed} ${id} ${side}`) }));
    }
  }
  return players;
}

/** Kills one of the servers at any moment, and starts it again; true if it was killed while it was starting. */
async function killOne(berths: readonly Berth[], players: readonly Player[], dice: FastDice): Promise<boolean> {
  const berth = berths[dice.draw(berths.length)];
  if (dice.draw(EARLY) > 0) await somethingDone(players);
  await wait(dice.draw(LONGEST_PEACE));
  await berth?.kill();
  const isEarly = dice.draw(EARLY) === 0;
  if (isEarly && berth) {
    const starting = berth.start();
    await wait(dice.draw(LONGEST_PEACE));
    await berth.kill();
    await starting;
    await berth.kill();
  }
  await berth?.start();
  return isEarly;
}

const doneBy = (players: readonly Player[]): number => players.reduce((sum, { done }) => sum + done, 0);

/** Within a minute and a half, on however busy a machine. */
async function within(holds: () => boolean): Promise<boolean> {
  for (const since = Date.now(); !holds(); await wait(10)) if (Date.now() - since > 90_000) return false;
  return true;
}

async function somethingDone(players: readonly Player[]): Promise<void> {
  const before = doneBy(players);
  if (!(await within(() => doneBy(players) > before || players.every(({ isOver }) => isOver)))) throw new Error('nobody gets on');
}

async function goingOn(players: readonly Player[]): Promise<number> {
  const tables = [...new Set(players.map(({ table }) => table))];
  const each = tables.map(async (table) => {
    const at = players.filter((player) => player.table === table);
    const before = doneBy(at);
    return within(() => doneBy(at) > before || at.some(({ isOver }) => isOver));
  });
  return (await Promise.all(each)).filter((goesOn) => goesOn).length;
}

/** Every table played again from the first act, which looks at every hash, with somebody in each place. */
export async function truthsIn(ground: Ground, ids: readonly string[]): Promise<readonly Truth[]> {
  const database = await openDatabase({ folder: '', url: undefined, ...placeOf(ground) });
  try {
    const tables = new Tables(database);
    const truths: Truth[] = [];
    for (const id of ids) truths.push(await truthOf(tables, id));
    return truths;
  } finally {
    await database.close();
  }
}

const placeOf = (ground: Ground) => ('DATA_DIR' in ground ? { folder: ground.DATA_DIR } : { url: ground.DATABASE_URL });

async function truthOf(tables: Tables, id: string): Promise<Truth> {
  const [found, acts] = [await tables.find(id), await tables.acts(id, 0)];
  if (!found) throw new Error('a table is gone');
  if (found.mark !== acts.length || acts.some(({ place }, index) => place !== index + 1)) throw new Error('acts are missing');
  const table = laidOut(found);
  const eyes = [...found.seats.map(({ side }) => side), ONLOOKER.id].map((viewer) => new Eye(viewer));
  for (const eye of eyes) eye.look(table);
  for (const act of acts) {
    playAgain(table, [act]);
    for (const eye of eyes) eye.look(table);
  }
  return { table: id, tickets: acts.map(({ ticket }) => ticket), prints: new Map(eyes.map(({ viewer, prints }) => [viewer, prints])) };
}

/** Somebody who sees a table after every act. */
class Eye {
  readonly prints: string[] = [];
  private readonly reader = new Reader();
  private readonly watcher: Watcher;
  private lines: ShownEntry[] = [];
  private sight: Sight | null = null;

  constructor(readonly viewer: string) {
    this.watcher = new Watcher(viewer, null, { news: (news) => this.hear({ news }), failed: () => undefined });
  }

  private hear(message: Extract<FromTable, { news: unknown }>): void {
    const { news }: typeof message = JSON.parse(JSON.stringify(message));
    this.sight = this.reader.read(news);
    this.lines = [...this.lines.slice(0, this.sight.log.from), ...this.sight.log.entries];
  }

  look(table: Parameters<Watcher['changed']>[0]): void {
    this.watcher.changed(table);
    this.prints.push(this.sight ? printOfSight(this.sight, this.lines) : '');
  }
}
