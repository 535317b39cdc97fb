/** A question as it is sent: its options in rows, one list for each verb, with what is usual left out. */
import type { Badge, SeenOption } from '../kernel/index.ts';
import { atomsOf } from '../kernel/target.ts';
import type { ShownQuestion } from './sight.ts';

/** Where an option is listed; true for where its target belongs. */
type Under = string | null | true;

type Row = readonly [
  target: SeenOption['target'],
  label: string,
  under?: Under,
  caution?: string | null,
  odds?: readonly Odds[],
  takes?: SeenOption['takes'],
];

type Odds = readonly [key: string, words: string, good: boolean, chance: number, dice?: Badge['dice']];

/** Options of one verb that stand together. */
type Run = readonly [verb: string, ends: boolean, locks: boolean, rows: readonly Row[]];

/** What is asked stands beside it, in the sight; names are told once. */
export interface PackedQuestion extends Omit<ShownQuestion, 'options' | 'prompt' | 'names'> {
  readonly prompt: null;
  readonly names: null;
  readonly options: readonly Run[];
}

export const packed = (question: ShownQuestion): PackedQuestion => ({
  ...question,
  prompt: null,
  options: runsOf(question.options),
  names: null,
});

function runsOf(options: readonly SeenOption[]): Run[] {
  const runs: [string, boolean, boolean, Row[]][] = [];
  for (const option of options) {
    const run = runs.at(-1);
    if (run?.[0] === option.verb && run[1] === option.ends && run[2] === option.locks) run[3].push(rowOf(option));
    else runs.push([option.verb, option.ends, option.locks, [rowOf(option)]]);
  }
  return runs;
}

export function unpacked(question: PackedQuestion, prompt: string, names: ReadonlyMap<string, string>): ShownQuestion {
  const options = question.options.flatMap(([verb, ends, locks, rows]) => rows.map((row) => optionOf({ verb, ends, locks }, row)));
  const places = options.flatMap(({ under }) => under ?? []);
  return { ...question, prompt, options, names: Object.fromEntries(places.map((id) => [id, names.get(id) ?? id])) };
}

const usualPlace = (target: SeenOption['target']): string | null => (typeof target === 'string' ? target : (atomsOf(target)[0] ?? null));

/** As long as it must be: the row ends with the last thing that is not usual. */
function rowOf({ target, label, under: place, caution, odds: badges, takes }: SeenOption): Row {
  const under = place === usualPlace(target) ? true : place;
  const odds = badges.map(oddsOf);
  if (takes !== null) return [target, label, under, caution, odds, takes];
  if (odds.length > 0) return [target, label, under, caution, odds];
  if (caution !== null) return [target, label, under, caution];
  return under === true ? [target, label] : [target, label, under];
}

function optionOf({ verb, ends, locks }: Pick<SeenOption, 'verb' | 'ends' | 'locks'>, row: Row): SeenOption {
  const [target, label, under = true, caution = null, odds = [], takes = null] = row;
  const place = under === true ? usualPlace(target) : under;
  return { verb, target, label, under: place, odds: odds.map(badgeOf), caution, ends, locks, takes };
}

const oddsOf = ({ key, words, chance, good, dice }: Badge): Odds => (dice ? [key, words, good, chance, dice] : [key, words, good, chance]);

const badgeOf = ([key, words, good, chance, dice]: Odds): Badge => ({ key, words, good, chance, ...(dice ? { dice } : {}) });
