/** The log as people read it: a roll under what came of it, and ships that do the same in one line that opens. Made of the lines of one viewer alone. */
import type { Explanation } from '../kernel/index.ts';
import type { ShownEntry } from './sight.ts';

/** A line as it is read. */
export interface Line extends ShownEntry {
  /** Its place in the log; of what is gathered, that of the first. */
  readonly at: number;
  /** The lines that it stands for; none, if it stands for itself. */
  readonly gathered: readonly Line[];
}

/** With its own place, wherever the rolls under it begin. */
interface Placed extends Line {
  readonly place: number;
}

/** A line alone, by its place in the log. */
const lineAt = (entry: ShownEntry, at: number): Placed => ({ ...entry, at, place: at, gathered: [] });

/** A die, or a draw, which shows none. */
const isRoll = ({ roll, scene }: ShownEntry): boolean => roll !== null || scene.rolls === 'itself';

/** Nothing says that they are about different pieces. */
const belongs = (roll: ShownEntry, { about }: ShownEntry): boolean =>
  roll.about.length === 0 || about.length === 0 || roll.about.some((id) => about.includes(id));

const under = (roll: ShownEntry): ShownEntry[] => [...roll.parts, { ...roll, parts: [] }];

/** What came of a roll takes the roll under it: those right before it that it tells of, or those right after it. */
function folded(lines: readonly Placed[]): Placed[] {
  const told: Placed[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (isRoll(line) && last?.scene.rolls === 'after' && belongs(line, last)) {
      told[told.length - 1] = { ...last, parts: [...last.parts, ...under(line)] };
      continue;
    }
    let from = told.length;
    if (line.scene.rolls === 'before') while (from > 0 && isTold(told[from - 1], line)) from--;
    const rolls = told.splice(from);
    told.push(rolls.length === 0 ? line : { ...line, at: rolls[0]?.at ?? line.at, parts: [...rolls.flatMap(under), ...line.parts] });
  }
  return told;
}

const isTold = (before: Line | undefined, line: Line): boolean => before !== undefined && isRoll(before) && belongs(before, line);

/** What says the same of several pieces, wherever it stands among lines that say such things. */
function gathered(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  let run = new Map<string, Line[]>();
  const close = (): void => {
    for (const [many, alike] of run) told.push(inOne(many, alike));
    run = new Map();
  };
  for (const line of lines) {
    const { many } = line.scene;
    if (many === null) {
      close();
      told.push(line);
    } else run.set(many, [...(run.get(many) ?? []), line]);
  }
  close();
  return told;
}

function inOne(many: string, alike: readonly Line[]): Line {
  const [first, ...others] = alike;
  if (!first) throw new Error('nothing is gathered');
  if (others.length === 0) return first;
  const about = [...new Set(alike.flatMap((line) => line.about))];
  return { ...first, words: many.replaceAll('#', String(alike.length)), about, roll: null, parts: [], gathered: alike };
}

/** The lines of one phase, of which the first has this place in the log. */
export const readOf = (entries: readonly ShownEntry[], from: number): readonly Line[] =>
  gathered(folded(entries.map((entry, place) => lineAt(entry, from + place))).map(({ place, ...line }) => line));

/** The rolls that are read under each of these lines; none under those that are read under another. */
export function rollsUnder(entries: readonly ShownEntry[]): readonly (readonly Explanation[])[] {
  const under: Explanation[][] = entries.map(() => []);
  for (const { place, parts } of folded(entries.map(lineAt))) under[place] = parts.flatMap(({ roll }) => roll ?? []);
  return under;
}
