/** Buttons for what is offered, gathered under the names of what they do. */
import { createMemo, For, Show } from 'solid-js';
import type { Badge, SeenOption } from '../../../kernel/index.ts';
import { Lock, lockWords } from '../../../kit/lock.tsx';
import { capital, percent } from '../../../kit/words.ts';
import type { Desk } from './desk.ts';
import { verbs } from './verbs.ts';

const Odds = (props: { readonly of: Badge }) => (
  <span class="cw-odds">
    {props.of.words} {percent(props.of.chance)}
  </span>
);

/** 'Fleet 7: to Hawaii' is 'To Hawaii' on the card of fleet 7. */
const onCard = (label: string, name: string): string =>
  capital(label.startsWith(name) ? label.slice(name.length).replace(/^[: ]+/, '') : label);

export const Answer = (props: { readonly option: SeenOption; readonly desk: Desk; readonly about: string }) => (
  <button
    type="button"
    class="cw-answer"
    classList={{ 'cw-answer-risky': props.option.caution !== null }}
    title={props.option.caution?.replaceAll('*', '') ?? undefined}
    aria-description={lockWords(props.option)}
    onClick={() => props.desk.choose(props.option)}
  >
    {onCard(props.option.label, props.about)}
    <Lock of={props.option} />
    <For each={props.option.odds}>{(badge) => <Odds of={badge} />}</For>
  </button>
);

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

interface AnswersProps {
  readonly options: readonly SeenOption[];
  readonly desk: Desk;
  /** What the labels begin with, and need not say here. */
  readonly about: string;
}

/** Groups of a few stand open; those of many, and those seldom wanted, are folded. */
const FEW = 2;

const isFolded = ({ folded }: Group, count: number): boolean => folded === 'always' || (folded === 'many' && count > FEW);

const Buttons = (props: AnswersProps) => (
  <div class="cw-answers">
    <For each={props.options}>{(option) => <Answer option={option} desk={props.desk} about={props.about} />}</For>
  </div>
);

export const Answers = (props: AnswersProps) => {
  const groups = createMemo(() =>
    [...GROUPS, REST].flatMap((group) => {
      const options = props.options.filter(({ verb }) => (group === REST ? !GROUPED.has(verb) : group.verbs.has(verb)));
      return options.length > 0 ? [{ group, options }] : [];
    }),
  );
  return (
    <For each={groups()}>
      {({ group, options }) => (
        <Show
          when={isFolded(group, options.length)}
          fallback={
            <div class="cw-answer-group">
              <Show when={group.title}>{(title) => <h3>{title()}</h3>}</Show>
              <Buttons {...props} options={options} />
            </div>
          }
        >
          <details class="cw-answer-group">
            <summary>
              {group.title} <span>{options.length}</span>
            </summary>
            <Buttons {...props} options={options} />
          </details>
        </Show>
      )}
    </For>
  );
};
