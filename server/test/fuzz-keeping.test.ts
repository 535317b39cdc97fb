/**
 * A table that is taken up where it was kept is the one that was played there: whoever looks sees the same, may do the same, and what is done
 * from then on leads to the same. Over the stored games of every title, and over random play with all that can be done at a table.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceFrom, type OwnChance, randomBot, SeatedBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import type { Command, Kind, Ruleset, Settings } from '../../kernel/index.ts';
import { parseRecord, seen, UNDO } from '../../kernel/index.ts';
import { type Seats, Table } from '../../table/index.ts';
import { filesUnder } from '../../test/files.ts';
import { gamesFor, seedOf } from '../../test/fuzz.ts';
import { type Act, type BotAnswer, perform } from '../tables/act.ts';
import { expectTwins, redo, takenUp } from './keeping.ts';

/** How long twins are compared after every act, and then after each so many. */
const [CLOSELY, BETWEEN] = [6, 150];

interface Played {
  readonly lay: () => Table;
  readonly acts: readonly Act[];
}

function layer(ruleset: Ruleset<Kind>, settings: Partial<Settings>, seats: Seats): () => Table {
  return () => {
    const table = Table.begin(ruleset, settings, seats);
    table.isApart = true;
    table.remember();
    return table;
  };
}

/** Plays all of it, and from each of these places on a twin that was taken up there: the last to the end, the others for a while. */
async function comparedAt({ lay, acts }: Played, places: readonly number[]): Promise<void> {
  const table = lay();
  const twins = new Map<number, Table>();
  for (const [place, act] of acts.entries()) {
    if (places.includes(place)) {
      twins.set(place, await takenUp(table, lay()));
      for (const [from, twin] of twins) expectTwins(table, twin, `taken up before act ${from}, looked at before act ${place}`);
    }
    redo(table, act);
    for (const twin of twins.values()) redo(twin, act);
    const ages = [...twins.keys()].map((from) => place - from);
    // Whoever looks leaves traces in what a table remembers, so all of them are looked at or none.
    if (place === acts.length - 1 || ages.some((age) => age < CLOSELY || age % BETWEEN === 0))
      for (const [from, twin] of twins) expectTwins(table, twin, `taken up before act ${from}, after act ${place} (${act.does})`);
    for (const from of twins.keys()) if (place - from === CLOSELY && from !== places[0] && from !== places.at(-1)) twins.delete(from);
  }
}

const personsFor = ({ sides }: Ruleset<Kind>): Seats => Object.fromEntries(sides.map((side) => [side, 'person']));

const actOf = (command: Command): Act =>
  command.verb === UNDO ? { does: 'undo', side: command.side } : { does: 'order', side: command.side, commands: [command] };

const stored = games.flatMap((ruleset) => filesUnder(`games/${ruleset.id}/test/games`).map((file) => [file, ruleset] as const));

/** Every title has a long one among these. */
const some = stored.filter((_, place) => place % gamesFor(4, 1) === 0);

test.each(some)('%s', async (file, ruleset) => {
  const { journal, scenario, options, seed, dice, pack } = parseRecord(readFileSync(file, 'utf8'));
  const settings = { scenario, options, seed, dice, ...(pack === undefined ? {} : { pack }) };
  const acts = journal.map(actOf);
  const places = [0.1, 0.35, 0.6, 0.85, 0.98].map((part) => Math.floor(part * acts.length));
  await comparedAt({ lay: layer(ruleset, settings, personsFor(ruleset)), acts }, places);
});

/** Plays at random with whatever can be done at a table, and notes what was done. */
class Player {
  readonly acts: Act[] = [];
  private readonly bots: ReadonlyMap<string, SeatedBot>;

  constructor(
    private readonly table: Table,
    private readonly chance: OwnChance,
  ) {
    this.bots = new Map(table.ruleset.sides.map((side) => [side, new SeatedBot(table.game, side, randomBot)]));
  }

  step(): void {
    const { persons } = this.table;
    const side = persons[this.chance(persons.length)] ?? '';
    const act = this.any(side);
    if (act) this.done(act);
    const answers: BotAnswer[] = [];
    for (
      let left = 60;
      left > 0 && this.table.work(undefined, 1, (command, isStaff, due) => heard(answers, command, isStaff, due));
      left--
    );
    this.table.callStaffBack();
    this.table.remember();
    if (answers.length > 0) this.acts.push({ does: 'answers', answers });
  }

  private done(act: Act): void {
    if (perform(this.table, act)) return;
    this.acts.push(act);
  }

  private any(side: string): Act | null {
    const question = this.table.game.questionFor(side);
    switch (this.chance(12)) {
      case 0:
        return { does: 'undo', side };
      case 1:
        return { does: 'staff', side, scope: (['decision', 'phase', 'question'] as const)[this.chance(3)] ?? 'decision' };
      case 2:
        return { does: 'propose', side, wish: this.chance(8) === 0 ? 'draw' : 'take-back' };
      case 3:
        return { does: 'agree', side };
      case 4:
        return this.chance(3) === 0 ? { does: 'decline', side } : null;
      case 5:
        return question && this.standing(side, question.name);
      case 6:
        return this.together(side);
      default:
        return question && this.order(side);
    }
  }

  private standing(side: string, question: string): Act {
    const option = seen(this.table.game, side, Number.POSITIVE_INFINITY).question?.options[0];
    const answer = option && option.takes === null && this.chance(2) === 0 ? { verb: option.verb, target: option.target } : null;
    const order = { question, label: 'As ever', kind: 'As last turn', answer };
    if (this.chance(3) === 0) return { does: 'stand-down', side, question };
    return { does: this.chance(2) === 0 ? 'stand' : 'stand-in-row', side, order };
  }

  /** Orders for many at once, which are taken back at once. */
  private together(side: string): Act | null {
    const asked = seen(this.table.game, side, Number.POSITIVE_INFINITY).question;
    const [all] = asked ? this.table.together(side, asked.together) : [];
    const commands = all?.orders.map(({ verb, target }) => (target === null ? { side, verb } : { side, verb, target }));
    return commands && commands.length > 0 ? { does: 'order', side, commands } : null;
  }

  private order(side: string): Act | null {
    let command: Command | null = null;
    this.bots.get(side)?.answer(this.chance, (meant) => {
      command = meant;
      return false;
    });
    return command && { does: 'order', side, commands: [command] };
  }
}

function heard(answers: BotAnswer[], command: Command, isStaff: boolean, due: string | null): void {
  answers.push({ command, isStaff, ...(due === null ? {} : { due }) });
}

const seatings = (ruleset: Ruleset<Kind>): readonly Seats[] => [
  personsFor(ruleset),
  Object.fromEntries(ruleset.sides.map((side, place) => [side, place === 0 ? 'person' : 'random'])),
];

test.each(games.map((ruleset) => [ruleset.id, ruleset] as const))('%s at random', async (id, ruleset) => {
  const did = new Set<string>();
  for (let number = 0; number < gamesFor(2, 60); number++) {
    for (const seats of seatings(ruleset)) {
      const seed = seedOf(`keeping ${id}`, number);
      const chance = chanceFrom(seed);
      const scenario = ruleset.scenarios[chance(ruleset.scenarios.length)]?.id ?? '';
      const lay = layer(ruleset, { seed, scenario, dice: 'keyed' }, seats);
      const table = lay();
      const player = new Player(table, chance);
      for (let steps = 0; steps < gamesFor(90, 400) && !table.game.finished; steps++) player.step();
      for (const { does } of player.acts) did.add(does);
      const places = Array.from({ length: 6 }, () => chance(Math.max(1, player.acts.length))).sort((one, other) => one - other);
      await comparedAt({ lay, acts: player.acts }, places);
    }
  }
  expect([...did]).toEqual(expect.arrayContaining(['order', 'undo', 'staff', 'answers', 'stand']));
});
