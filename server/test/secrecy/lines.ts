/**
 * The pairs of games of test/secrets.ts at two tables of two real servers: everything that comes over the lines to the blind side and to an
 * onlooker must be the same in both worlds, in number, in order and byte for byte: news, answers, refusals, what a page gets that comes
 * back, and what HTTP tells.
 */
import type { Asked, Command, Game, Kind } from '../../../kernel/index.ts';
import { FastDice, momentOf, RESIGN } from '../../../kernel/index.ts';
import { type FromPage, ONLOOKER, printOf, type Sight } from '../../../table/index.ts';
import {
  anything,
  chanceOf,
  type Difference,
  differenceIn,
  type Findings,
  type Pair,
  probesOf,
  type Verdict,
  type World,
} from '../../../test/secrets.ts';
import { type Caller, SocketPage } from '../line.ts';
import { type LineTrial, type SecretHouse, secretHouse } from './house.ts';

type Request = FromPage['request'];

/** From one answer of the blind side to the next, in milliseconds; the others act in the first half of it. */
const ROUND = 100_000_000;
const A_WHILE = 1000;
/** So many options are asked for their rolls; more would take long. */
const MOST_ROLLS = 3;

const SINCE = /"(changed|since)":(\d+)/g;

/** How often the server looked at its clock before it stored an answer is nothing that anybody did. */
const roughly = (_: string, what: string, at: string): string => `"${what}":${Number(at) - (Number(at) % A_WHILE)}`;

/** One of the two worlds. */
class LineWorld {
  private readonly whim: FastDice;
  private readonly decide: ReturnType<Pair['secretly']>;
  private round = 0;
  private handedOver = 0;
  private readonly shown: number[] = [];
  private byHttp: string[] = [];
  private toReturners: string[] = [];
  private readonly times: number[] = [];

  private constructor(
    private readonly trial: LineTrial,
    private readonly world: World,
    private readonly house: SecretHouse,
  ) {
    this.whim = new FastDice(`${trial.seed} ${world} whim`);
    this.decide = trial.secretly(world);
  }

  static async open(trial: LineTrial, world: World): Promise<LineWorld> {
    return new LineWorld(trial, world, await secretHouse(trial, world));
  }

  get sight(): Sight | null {
    return this.house.pages.blind.sight;
  }

  get secrets(): string {
    return JSON.stringify([this.house.truth.commands, this.house.table().game.state]);
  }

  // The others.

  /** They answer as long as they are asked, or as long as they like where all draft at once, and take back what they like. */
  async othersAct(): Promise<void> {
    const { house, whim } = this;
    const { clock } = house.truth;
    const wasAsked = this.isBlindAsked;
    clock.isStill = true;
    while (this.isBlindAsked && this.game.draftedBy(house.other).length > 0 && whim.draw(2) === 0) await this.otherSends({ type: 'undo' });
    while (this.game.questionFor(house.other) && !(this.isBlindAsked && whim.draw(3) === 0))
      await this.otherSends({ type: 'commands', commands: [this.otherOrder()] });
    // When they were done with what they alone were asked is there for all to see.
    if (!wasAsked && this.isBlindAsked) this.handedOver = clock.time;
    clock.isStill = false;
    clock.time = this.round * ROUND + ROUND / 2;
  }

  /** Whoever has handed in sees how long the others take: they go on with theirs until then, in both worlds. */
  private async othersGoOn(): Promise<void> {
    const { other } = this.house;
    while (this.isBlindAsked && this.game.play.draftOf(other)?.isIn) await this.otherSends({ type: 'undo' });
  }

  private get game(): Game<Kind> {
    return this.house.table().game;
  }

  private get isBlindAsked(): boolean {
    return this.game.questionFor(this.trial.blind) !== null;
  }

  private otherOrder(): Command {
    const { trial, world, house } = this;
    const { game } = house.table();
    const question = game.questionFor(house.other);
    if (!question) throw new Error('nobody is asked');
    const { commands } = house.truth;
    const chance = chanceOf(trial, world, commands.length);
    const asked: Asked<Kind> = { side: house.other, data: game.data, question, view: () => game.view(house.other), chance };
    const command = this.decide(asked);
    commands.push(command);
    return command;
  }

  private async otherSends(request: Request): Promise<void> {
    const { pages, truth } = this.house;
    const seen = momentOf(this.game, ONLOOKER.id);
    truth.clock.time += A_WHILE;
    const answer = await pages.other.ask(request);
    // When an onlooker is shown something is there for all to see.
    if (momentOf(this.game, ONLOOKER.id) !== seen) this.shown.push(truth.clock.time);
    if (answer.type !== 'done') throw new Error(`the others were answered ${JSON.stringify(answer)}`);
  }

  // The blind side.

  async send(request: Request): Promise<void> {
    await this.othersGoOn();
    this.round++;
    this.house.truth.clock.time = this.round * ROUND;
    await this.ask(this.house.pages.blind, request);
  }

  /** How long it takes is written down too. */
  private async ask(page: SocketPage, request: Request): Promise<void> {
    const { clock } = this.house.truth;
    const since = clock.time;
    await page.ask(request);
    this.times.push(clock.time - since);
  }

  /** Everything that a page might ask for, and should not get. */
  async pry(probes: readonly Command[]): Promise<void> {
    const { blind, crowd } = this.house.pages;
    for (const page of [blind, crowd]) {
      for (const request of this.inquiries(page)) await this.ask(page, request);
      for (const command of probes) if (this.isWrong(command)) await this.ask(page, { type: 'commands', commands: [command] });
      if (!page.sight?.undo.possible) await this.ask(page, { type: 'undo' });
    }
    await this.comeBack();
    await this.askByHttp(probes.filter((command) => this.isWrong(command)));
  }

  /** What would be taken is not tried. */
  private isWrong(command: Command): boolean {
    return this.house.table().game.whyNot(command) !== null;
  }

  private inquiries({ sight }: SocketPage): readonly Request[] {
    const { trial, house } = this;
    const options = sight?.question?.options.slice(0, MOST_ROLLS) ?? [];
    const viewers = [null, trial.blind, house.other, ONLOOKER.id];
    const moments = trial.isBrief ? [2] : [0, 2, 1_000_000];
    return [
      { type: 'pack' },
      ...(trial.isBrief ? [] : [{ type: 'forecast' } as const]),
      ...options.map(({ verb, target }) => ({ type: 'rolls', verb, target }) as const),
      ...(trial.targets ?? []).flatMap((id) => (typeof id === 'string' ? [{ type: 'why', id } as const] : [])),
      ...viewers.flatMap((viewer) => [
        ...moments.map((at) => ({ type: 'replay', at, viewer, known: 0 }) as const),
        { type: 'landmarks', viewer } as const,
      ]),
      { type: 'commands', commands: [{ side: house.other, verb: RESIGN }] },
    ];
  }

  /** With all of the log, with half of it, and with lines that never were. */
  private async comeBack(): Promise<void> {
    const { trial, house } = this;
    const seats = [
      [house.people.blind, trial.blind],
      [house.people.crowd, ONLOOKER.id],
    ] as const;
    for (const [caller, as] of seats) {
      const first = await this.cameTo(SocketPage.at(caller, house.id, as));
      if (trial.isBrief) continue;
      const lines = first.sight?.log.entries ?? [];
      const half = lines.slice(0, lines.length / 2);
      await this.cameTo(SocketPage.at(caller, house.id, as, { lines: lines.length, print: printOf(lines) }));
      await this.cameTo(SocketPage.at(caller, house.id, as, { lines: half.length, print: printOf(half) }));
      await this.cameTo(SocketPage.at(caller, house.id, as, { lines: lines.length + 1, print: 'others' }));
    }
    await this.cameTo(SocketPage.at(house.people.blind, house.id, house.other));
  }

  private async cameTo(page: SocketPage): Promise<SocketPage> {
    await page.until(() => page.sight !== null || page.closed !== null);
    this.toReturners.push(...page.texts, JSON.stringify(page.closed));
    page.leave();
    return page;
  }

  private async askByHttp(wrongs: readonly Command[]): Promise<void> {
    const { trial, house } = this;
    const { blind, crowd } = house.people;
    const here = `/tables/${house.id}`;
    for (const caller of [blind, crowd]) {
      for (const path of ['/tables', '/tables/mine', here, `${here}/record`, `${here}/acts`, `${here}/said`]) await this.get(caller, path);
      for (const what of ['games', 'results', 'notices', 'leave']) await this.get(caller, `/people/me/${what}`);
      for (const as of [trial.blind, house.other, ONLOOKER.id]) await this.get(caller, `${here}/seen?as=${as}`);
      for (const { side, verb, target } of wrongs.slice(0, 2)) {
        const commands = [target === undefined ? { verb } : { verb, target }];
        await this.heard(caller, 'POST', `${here}/orders`, { side, commands, ticket: 'a-ticket-of-a-stranger' });
      }
    }
  }

  private async get(caller: Caller, path: string): Promise<void> {
    await this.heard(caller, 'GET', path);
  }

  private async heard(caller: Caller, method: string, path: string, body?: object): Promise<void> {
    const { status, said } = await caller.ask(method, path, body);
    this.byHttp.push(`${path}: ${status} ${JSON.stringify(said)}`);
  }

  /** All that has come since this was last asked for. What names the table itself is another in each world, and neither the hour is a secret nor who is there. */
  findings(): Findings {
    const { id, promise, pages } = this.house;
    const timeless = (texts: readonly string[]): string =>
      texts
        .filter((text) => !text.startsWith('{"present":'))
        .join('\n')
        .replaceAll(/"now":\d+/g, '"now":"now"')
        .replaceAll(SINCE, roughly);
    const alike = (text: string): string =>
      [this.handedOver, ...this.shown]
        .reduce(
          (said, at) => said.replaceAll(`"changed":${at}`, '"changed":"then"'),
          text.replaceAll(id, 'this table').replaceAll(promise, 'a promise'),
        )
        .replaceAll(SINCE, roughly);
    const { byHttp, toReturners } = this;
    [this.byHttp, this.toReturners] = [[], []];
    return new Map([
      ['messages to the side', timeless(pages.blind.texts.splice(0))],
      ['messages to an onlooker', timeless(pages.crowd.texts.splice(0))],
      ['messages to those who come back', timeless(toReturners)],
      ['answers over HTTP', alike(byHttp.join('\n'))],
    ]);
  }

  /** How long each answer has taken since this was last asked for. */
  taken(): readonly number[] {
    return this.times.splice(0);
  }

  close(): Promise<void> {
    return this.house.close();
  }
}

/** After each answer so many attempts are made, others after the next. */
const PROBES = 6;

export async function playLines(trial: LineTrial): Promise<Verdict> {
  const worlds: LineWorld[] = [];
  try {
    for (const world of ['left', 'right'] as const) worlds.push(await LineWorld.open(trial, world));
    return await compared(trial, worlds);
  } finally {
    for (const world of worlds) await world.close();
  }
}

async function compared(trial: LineTrial, worlds: readonly LineWorld[]): Promise<Verdict> {
  const luck = new FastDice(`${trial.seed} openly`);
  const chance = (of: number): number => luck.draw(of);
  const probes = probesOf(trial);
  let apart = 0;
  for (let after = 0; ; after++) {
    for (const world of worlds) await world.othersAct();
    const tried = Array.from({ length: PROBES }, () => probes[luck.draw(probes.length)]).filter((each) => each !== undefined);
    for (const world of worlds) await world.pry(tried);
    const [left, right] = worlds.map((world) => world.findings());
    const [times, others] = worlds.map((world) => world.taken());
    const inTime = inTimes(after, times ?? [], others ?? []);
    const difference = (left && right && differenceIn(after, left, right)) ?? inTime;
    if (new Set(worlds.map(({ secrets }) => secrets)).size > 1) apart++;
    const sight = worlds[0]?.sight;
    if (difference || !sight?.question || after >= trial.answers) return { difference, compared: after + 1, apart };
    const request = nextRequest(trial, sight, chance);
    for (const world of worlds) await world.send(request);
  }
}

/** The server looks at the clock now and then on its own account. */
const NOISE = 3;

function inTimes(after: number, left: readonly number[], right: readonly number[]): Difference | null {
  const isAlike = left.every((time, place) => Math.abs(time - (right[place] ?? Number.NaN)) <= NOISE);
  return isAlike ? null : { after, channel: 'the time it takes', left: left.join(' '), right: right.join(' ') };
}

/** Now and then it is taken back what may be, and now and then the staff answers. */
function nextRequest({ openly = anything, staff }: LineTrial, sight: Sight, chance: (of: number) => number): Request {
  if (sight.undo.possible && chance(6) === 0) return { type: 'undo' };
  if (staff === 'always' || (staff !== 'never' && chance(5) === 0)) return { type: 'staff', scope: 'decision' };
  return { type: 'commands', commands: [openly(commandsAt(sight), chance)] };
}

const commandsAt = ({ viewer, question }: Sight): Command[] =>
  (question?.options ?? []).map(({ verb, target }) => ({ side: viewer.id, verb, ...(target === null ? {} : { target }) }));
