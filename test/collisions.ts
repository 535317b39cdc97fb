/**
 * Collisions: from one position the other side goes on in many ways. Where two of them leave the blind side with the same log and
 * the same view, everything else that it gets is the same too: its moments, its question with all odds, the tracker, undo.
 */
import type { Chance, Command, Kind, Luck, Position, Question, Ruleset, Seen, Settings } from '../kernel/index.ts';
import { ApartDice, anyAnswer, FastDice, Game, seen } from '../kernel/index.ts';

export interface Crossing {
  readonly ruleset: Ruleset<Kind>;
  readonly settings: Settings;
  readonly blind: string;
  /** How dice fall, by the name of their check or lot, where chance would seldom have it so. */
  readonly luck?: Readonly<Record<string, Luck>>;
  /** From every position in which the others alone are asked, one in so many is looked at. */
  readonly oneIn: number;
  /** Ways in which the others go on from each. */
  readonly ways: number;
  /** The game is left after so many commands. */
  readonly commands: number;
  /** Something more that a viewer is told, to see whether a leak is found. */
  readonly leak?: (game: Game<Kind>, viewer: string) => unknown;
}

export interface Collided {
  /** Pairs that read alike and came about by different commands. */
  readonly compared: number;
  /** Of these, how many differ in what the blind side may not know. */
  readonly apart: number;
  /** The first pair that does not look alike. */
  readonly difference: { readonly one: string; readonly other: string } | null;
}

const chanceOf = (seed: string): Chance => {
  const dice = new FastDice(seed);
  return (of) => dice.draw(of);
};

/** Anything, but not for long: the less is done, the more often two ways read alike. */
const briefly = (question: Question<Kind>, chance: Chance): Command =>
  question.has('done') && chance(2) === 0 ? { side: question.side, verb: 'done' } : anyAnswer(question, chance);

const gameOf = ({ ruleset, settings, luck }: Crossing): Game<Kind> =>
  new Game(ruleset, settings, { log: true, undo: true }, () => new ApartDice(settings.seed, luck));

const isLeftToOthers = (game: Game<Kind>, blind: string): boolean => !game.finished && game.questionFor(blind) === null;

/** Where one way of going on leads. */
interface End {
  readonly commands: string;
  readonly state: string;
  /** What can be read, and what lies on the table. */
  readonly open: string;
  /** All else that is sent. */
  readonly rest: string;
}

const openTo = ({ log, view }: Seen<Kind>): string => JSON.stringify([view, log.map(({ words, rule, phase }) => [words, rule, phase])]);
const restOf = ({ view: _view, ...rest }: Seen<Kind>): object => rest;

function endOf(crossing: Crossing, from: Position<Kind>, way: string): End | null {
  const { blind } = crossing;
  const game = gameOf(crossing);
  game.revive(structuredClone(from));
  const chance = chanceOf(way);
  while (isLeftToOthers(game, blind)) {
    const [question] = game.questions;
    if (question) game.apply(briefly(question, chance));
  }
  if (game.finished) return null;
  const viewers = [blind, 'onlooker'];
  const sights = viewers.map((viewer) => seen(game, viewer));
  return {
    commands: JSON.stringify(game.commands),
    state: JSON.stringify(game.state),
    open: sights.map(openTo).join('\n'),
    rest: JSON.stringify([sights.map(restOf), viewers.map((viewer) => crossing.leak?.(game, viewer))]),
  };
}

/** Every way that reads like one before it is held against that one. */
function collide(crossing: Crossing, from: Position<Kind>, name: string): Collided {
  const known = new Map<string, End>();
  let [compared, apart] = [0, 0];
  for (let number = 0; number < crossing.ways; number++) {
    const end = endOf(crossing, from, `${name} ${number}`);
    const twin = end && known.get(end.open);
    if (end && !twin) known.set(end.open, end);
    if (!end || !twin || twin.commands === end.commands) continue;
    compared++;
    if (twin.state !== end.state) apart++;
    if (twin.rest !== end.rest) return { compared, apart, difference: { one: twin.commands, other: end.commands } };
  }
  return { compared, apart, difference: null };
}

/** The same over many games, up to the first difference. */
export function collisionsOver(crossings: Iterable<Crossing>): Collided {
  let sum: Collided = { compared: 0, apart: 0, difference: null };
  for (const crossing of crossings) {
    const { compared, apart, difference } = collisionsIn(crossing);
    sum = { compared: sum.compared + compared, apart: sum.apart + apart, difference };
    if (difference) break;
  }
  return sum;
}

/** Plays one game at random, and looks at what the others could have done now and then. */
export function collisionsIn(crossing: Crossing): Collided {
  const { settings, blind, oneIn, commands } = crossing;
  const game = gameOf(crossing);
  const chance = chanceOf(`${settings.seed} picks`);
  let [compared, apart] = [0, 0];
  while (!game.finished && game.commands.length < commands) {
    // A position holds no strokes of drafts; those are for the pairs of secrets.ts.
    if (isLeftToOthers(game, blind) && !game.play.isDrafting && chance(oneIn) === 0) {
      const found = collide(crossing, game.save(), `${settings.seed} ${game.commands.length}`);
      compared += found.compared;
      apart += found.apart;
      if (found.difference) return { compared, apart, difference: found.difference };
    }
    const question = game.questions[chance(game.questions.length)];
    if (question) game.apply(briefly(question, chance));
  }
  return { compared, apart, difference: null };
}
