/** What a question offers, piece by piece and in named groups. Pure. */
import type { SeenOption, SeenQuestion } from '../../../kernel/index.ts';
import type { AnswerGroup } from '../../../kit/answering.ts';

/** By the piece it is listed under; what is laid on the chart step by step stands in no list. */
export function answersOf(question: SeenQuestion | null): ReadonlyMap<string, readonly SeenOption[]> {
  const byPiece = new Map<string, SeenOption[]>();
  for (const option of question?.options ?? []) {
    if (option.takes !== null || option.under === null) continue;
    const here = byPiece.get(option.under);
    if (here) here.push(option);
    else byPiece.set(option.under, [option]);
  }
  return byPiece;
}

interface Kind {
  readonly title: string;
  readonly verbs: readonly string[];
  readonly folds?: true;
}

/** Verbs that are named nowhere stand under the last. */
const KINDS: readonly Kind[] = [
  { title: 'Where the course ends', verbs: ['task'] },
  { title: 'Mission', verbs: ['mission'] },
  { title: 'In contact', verbs: ['stance'] },
  { title: 'Give up and make for port', verbs: ['abort'], folds: true },
  { title: 'In company', verbs: ['escort', 'part'] },
  { title: 'Make up another fleet', verbs: ['shift'], folds: true },
  { title: 'Detach', verbs: ['detach'], folds: true },
  { title: 'In tow', verbs: ['tow', 'castOff'], folds: true },
  { title: 'Lie in wait elsewhere', verbs: ['station'], folds: true },
];
const REST: Kind = { title: 'Orders', verbs: [] };
const LAST = ['forget'];

/** More than these are folded away. */
const FEW = 6;

export function groupsOf(options: readonly SeenOption[]): readonly AnswerGroup[] {
  const kindOf = ({ verb }: SeenOption): Kind => KINDS.find(({ verbs }) => verbs.includes(verb)) ?? REST;
  return [...KINDS, REST].flatMap((kind) => {
    const listed = options.filter((option) => !LAST.includes(option.verb) && kindOf(option) === kind);
    return listed.length === 0 ? [] : [{ title: kind.title, options: listed, folded: kind.folds === true || listed.length > FEW }];
  });
}

/** Strikes out what was written in this phase. */
export const strikeOut = (options: readonly SeenOption[]): SeenOption | undefined => options.find(({ verb }) => verb === 'forget');
