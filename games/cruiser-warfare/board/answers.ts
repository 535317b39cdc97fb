/** What a question offers of a fleet or an area, gathered under the names of what it does. Pure. */
import type { SeenOption } from '../../../kernel/index.ts';
import type { AnswerGroup } from '../../../kit/answering.ts';
import { verbs } from './verbs.ts';

interface Group {
  readonly title: string;
  readonly verbs: ReadonlySet<string>;
  /** Seldom wanted, and so folded away, if there are many or always. */
  readonly folded?: 'many' | 'always';
}

const GROUPS: readonly Group[] = [
  {
    title: '',
    verbs: verbs(
      'search',
      'no-search',
      'raid',
      'no-raid',
      'hide',
      'show',
      'keep',
      'lay',
      'work',
      'no-work',
      'spee',
      'etappe',
      'stock',
      'create',
      'place',
      'via',
    ),
  },
  { title: 'Write the order', verbs: verbs('plot', 'unplot') },
  { title: 'Sail', verbs: verbs('move') },
  { title: 'Mission', verbs: verbs('mission', 'depart', 'escort', 'blockade') },
  { title: 'Coal from ships in company', verbs: verbs('feed'), folded: 'many' },
  {
    title: 'Join and divide',
    verbs: verbs('combine', 'divide', 'drop', 'add', 'recall', 'station', 'decoy', 'withdraw-decoy'),
    folded: 'many',
  },
  { title: 'Pieces, flags and yards', verbs: verbs('shift', 'flag', 'refit', 'free', 'replace'), folded: 'many' },
  { title: 'Withdraw', verbs: verbs('withdraw'), folded: 'many' },
  { title: 'Scuttle', verbs: verbs('scuttle'), folded: 'always' },
];
const GROUPED: ReadonlySet<string> = new Set(GROUPS.flatMap(({ verbs }) => [...verbs]));
const REST: Group = { title: '', verbs: new Set() };

/** Groups of a few stand open; those of many, and those seldom wanted, are folded. */
const FEW = 2;

const isFolded = ({ folded }: Group, count: number): boolean => folded === 'always' || (folded === 'many' && count > FEW);

export const groupsOf = (options: readonly SeenOption[]): readonly AnswerGroup[] =>
  [...GROUPS, REST].flatMap((group) => {
    const listed = options.filter(({ verb }) => (group === REST ? !GROUPED.has(verb) : group.verbs.has(verb)));
    return listed.length > 0 ? [{ title: group.title, options: listed, folded: isFolded(group, listed.length) }] : [];
  });
