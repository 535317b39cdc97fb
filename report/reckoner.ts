/** Plays a game once more and writes down what its report tells: a little at a time, so that whoever waits can be told how far it is. */
import type { Award, Entry, Game, Kind, Reporting, Standing } from '../kernel/index.ts';
import { phaseIn, ROUTINE, readsAll, scenariosOf, sidesIn, toldTo } from '../kernel/index.ts';
import { Beliefs } from './beliefs.ts';
import { Casualties } from './casualties.ts';
import { Changes } from './changes.ts';
import { Dates } from './dates.ts';
import { episodesOf, type Told } from './episodes.ts';
import { Fire } from './fire.ts';
import { countedIn, Luck } from './luck.ts';
import type { Report } from './report.ts';
import { storyOf } from './story.ts';
import { Tracks } from './tracks.ts';
import { turningPointsOf } from './turning-points.ts';
import { openingOf } from './words.ts';

const ONLOOKER = 'onlooker';

/** What cannot be reported of, and why. */
export class NoReport extends Error {}

/** Of a game that is over everything is told; of one that goes on, and whose orders are open, what everybody has read. */
export class Reckoner {
  private readonly game: Game<Kind>;
  private readonly reporting: Reporting<Kind>;
  private walked = 0;
  private read = 0;
  private pass = -1;
  private readonly points = new Map<string, Changes<number>>();
  private readonly awards: (Award & { readonly moment: number })[] = [];
  private readonly dates = new Dates();
  /** In which round somebody was last spoken of. */
  private readonly toldIn = new Map<string, number>();
  private readonly told: Told[] = [];
  private readonly luck = new Luck();
  private readonly fire = new Fire();
  private readonly tracks = new Tracks();
  private readonly casualties = new Casualties();
  private readonly beliefs = new Beliefs();
  private readonly opening: string;

  constructor(private readonly of: Game<Kind>) {
    if (of.isHidden) throw new NoReport('the report opens when the game is over');
    if (!of.ruleset.report) throw new NoReport('there is no report of this game');
    this.reporting = of.ruleset.report;
    this.game = of.again({ log: true });
    this.opening = openingOf(this.reporting.opening(this.standing));
    this.observe();
  }

  /** How much of it is done, from 0 to 1. */
  get share(): number {
    return this.of.commands.length === 0 ? 1 : this.walked / this.of.commands.length;
  }

  /** Goes on until told to stop; true while there is more to do. */
  work(isTime: () => boolean = () => false): boolean {
    const { commands } = this.of;
    while (this.walked < commands.length) {
      const command = commands[this.walked++];
      if (command) this.game.follow(command);
      this.observe();
      if (isTime()) break;
    }
    return this.walked < commands.length;
  }

  report(): Report {
    const { ruleset, settings, ending } = this.of;
    const parties = this.reporting.parties(this.standing);
    const ids = parties.map(({ id }) => id);
    const episodes = episodesOf(this.told, { points: this.points, awards: this.awards, dates: this.dates });
    const casualties = this.casualties
      .lines()
      .map((fall) => ({ ...fall, when: this.dates.in(this.toldIn.get(fall.name) ?? 0, fall.moment) }));
    const luck = this.luck.lines(ids);
    const scenario = scenariosOf(ruleset, this.of.data).find(({ id }) => id === settings.scenario);
    return {
      game: ruleset.id,
      title: ruleset.title,
      scenario: { id: settings.scenario, title: scenario?.title ?? settings.scenario },
      parties,
      ending,
      moments: this.of.commands.length,
      turns: this.dates.turns,
      rounds: this.dates.rounds,
      score: [...this.points].map(([party, { marks }]) => ({ party, marks })),
      luck,
      casualties,
      tracks: this.tracks.lines(),
      fire: this.fire.lines(),
      turningPoints: turningPointsOf(episodes, parties),
      beliefs: this.beliefs.lines(),
      story: storyOf({ opening: this.opening, episodes, casualties, luck, ending, parties }),
    };
  }

  private get standing(): Standing<Kind> {
    const { state, data, settings } = this.game;
    return { state, data, scenario: settings.scenario };
  }

  private observe(): void {
    const at = this.standing;
    const moment = this.walked;
    for (const [party, value] of Object.entries(this.reporting.points(at))) this.pointsOf(party).note(moment, value);
    for (const award of this.reporting.awards?.(at).slice(this.awards.length) ?? []) this.awards.push({ ...award, moment });
    this.casualties.note(moment, this.reporting.casualties(at));
    const forces = this.reporting.forces(at);
    this.tracks.note(moment, forces);
    for (; this.read < this.game.log.length; this.read++) this.readEntry(this.game.log[this.read], at);
    const { pass } = this.game.play;
    if (pass === this.pass) return;
    this.pass = pass;
    this.turnBegins(moment, forces);
  }

  private turnBegins(moment: number, forces: ReturnType<Reporting<Kind>['forces']>): void {
    const words = this.reporting.when(this.standing);
    this.dates.begin(this.pass, moment, words);
    if (!this.of.finished) return;
    for (const side of this.of.ruleset.sides) {
      const believed = this.reporting.believed?.(this.game.view(side), side, this.game.data) ?? null;
      const truth = forces.filter(({ party }) => party !== side);
      if (believed !== null) this.beliefs.note(side, moment, words, believed, truth);
    }
  }

  private pointsOf(party: string): Changes<number> {
    const changes = this.points.get(party) ?? new Changes<number>();
    this.points.set(party, changes);
    return changes;
  }

  private readEntry(entry: Entry<Kind> | undefined, at: Standing<Kind>): void {
    const readers = entry ? this.readersOf(entry) : [];
    if (!entry || readers.length === 0) return;
    const { what, step, round } = entry;
    const moment = Math.min(entry.command, this.walked);
    const line = { phase: phaseIn(this.of.ruleset, step), round, moment };
    if (what.kind !== 'event') {
      this.fire.note(entry, null);
      this.readRoll(entry, line);
      return;
    }
    const { wording } = this.of.ruleset;
    const called = sidesIn(this.of);
    const eyes =
      readers.find((reader) => wording.scene(toldTo(what, reader), called).gists.some(({ side }) => side === reader)) ?? readers[0];
    const event = (this.of.finished ? this.reporting.whole?.(what) : null) ?? toldTo(what, eyes ?? ONLOOKER);
    const scene = wording.scene(event, called);
    this.fire.note(entry, this.reporting.shot(event, at));
    for (const { names } of scene.gists) for (const name of names) this.toldIn.set(name, round);
    const isBesides = scene.weight === 'grave' && scene.gists.length === 0;
    this.told.push({ ...line, scene, words: isBesides ? wording.event(event, called).words : null, luck: null });
  }

  private readRoll(entry: Entry<Kind>, line: Omit<Told, 'scene' | 'words' | 'luck'>): void {
    const party = entry.by ?? this.reporting.dealer;
    const counted = countedIn(entry);
    if (party === undefined || !counted) return;
    this.luck.note(line.moment, party, entry);
    this.told.push({ ...line, scene: ROUTINE, words: null, luck: { party, value: counted.came - counted.expected } });
  }

  /**
   * Once a game is over everything is read by whoever was told most of it, and of what befell somebody by that side; before that, only what
   * everybody may read.
   */
  private readersOf(entry: Entry<Kind>): readonly string[] {
    if (!this.of.finished) return readsAll(entry, ONLOOKER) ? [ONLOOKER] : [];
    const own = entry.what.kind === 'event' ? Object.keys(entry.what.own ?? {}) : [];
    return own.length > 0 ? own : [entry.readers?.[0] ?? ONLOOKER];
  }
}

/** All of it at once. */
export function reportOf(game: Game<Kind>): Report {
  const reckoner = new Reckoner(game);
  reckoner.work();
  return reckoner.report();
}
