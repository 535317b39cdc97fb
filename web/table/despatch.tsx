/** The despatch: what has happened since one last looked, summed up. It stays until the next order. */
import '../css/despatch.css';
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { gathered } from '../../kernel/index.ts';
import { counted } from '../../kit/words.ts';
import type { Befallen, ShownEntry, Sight } from '../../table/index.ts';
import { Words } from '../parts/words.tsx';
import { type Chapter, reportOf } from './despatch-report.ts';
import { besidesInWords, fateInWords, headInWords, luckInWords, type Reader, whoseInWords } from './despatch-words.ts';
import type { Extract } from './log-filter.ts';

/** More lines than this, and the log tells it better. */
const MOST = 5;

/** Chapters beyond these are in the log. */
const MOST_CHAPTERS = 6;

const Fates = (props: { readonly befallen: readonly Befallen[]; readonly side: string | null; readonly reader: Reader }) => (
  <section>
    <h4>{whoseInWords(props.side, props.reader)}</h4>
    <ul>
      <For each={props.befallen.filter(({ side }) => side === props.side)}>
        {(each) => (
          <li class={`fate-${each.fate}`}>
            <b>{each.count || ''}</b> {fateInWords(each, props.reader)}
            <span>{gathered(each.names)}</span>
          </li>
        )}
      </For>
    </ul>
  </section>
);

interface ChapterProps {
  readonly chapter: Chapter;
  readonly reader: Reader;
  readonly onShow: (extract: Extract) => void;
}

const ChapterCard = (props: ChapterProps) => {
  const sides = () => [...new Set(props.chapter.befallen.map(({ side }) => side))];
  return (
    <article>
      <h3>{props.chapter.title}</h3>
      <Show when={sides().length > 0}>
        <div class="despatch-fates">
          <For each={sides()}>{(side) => <Fates befallen={props.chapter.befallen} side={side} reader={props.reader} />}</For>
        </div>
      </Show>
      <For each={besidesInWords(props.chapter).slice(0, MOST)}>
        {(words) => (
          <p>
            <Words of={words} />
          </p>
        )}
      </For>
      <Show when={props.chapter.luck.length > 0}>
        <ul class="despatch-luck">
          <For each={props.chapter.luck}>{(luck) => <li>{luckInWords(luck, props.reader)}</li>}</For>
        </ul>
      </Show>
      <button type="button" class="link" onClick={() => props.onShow(props.chapter)}>
        {props.chapter.rolls > 0 ? `See all, with ${counted(props.chapter.rolls, 'roll')}` : 'See it in the log'}
      </button>
    </article>
  );
};

interface DespatchProps {
  readonly sight: Sight;
  readonly log: readonly ShownEntry[];
  /** Whoever looks has just come back to the game. */
  readonly isBack: boolean;
  readonly onShow: (extract: Extract) => void;
}

export const Despatch = (props: DespatchProps) => {
  /** Where the board has half a screen, it is unfolded when it is asked for; whoever enlarges the page has come there. */
  const narrow = matchMedia('(max-width: 60rem)');
  const [folded, setFolded] = createSignal(narrow.matches);
  const fold = (): boolean => setFolded(narrow.matches);
  narrow.addEventListener('change', fold);
  onCleanup(() => narrow.removeEventListener('change', fold));
  const chapters = createMemo(() => reportOf(props.log, props.sight.heard));
  const reader = (): Reader => ({ viewer: props.sight.viewer.id, sides: props.sight.seats });
  return (
    <Show when={chapters().length > 0}>
      <section class="despatch" classList={{ folded: folded() }} aria-labelledby="despatch-heading">
        <h2 id="despatch-heading">
          <button type="button" aria-expanded={!folded()} aria-controls="despatch-body" onClick={() => setFolded(!folded())}>
            <span>{props.isBack ? 'While you were away' : 'Despatch'}</span> <small>{headInWords(chapters(), reader(), folded())}</small>
          </button>
        </h2>
        <div id="despatch-body">
          <Show when={!folded()}>
            <For each={chapters().slice(0, MOST_CHAPTERS)}>
              {(chapter) => <ChapterCard chapter={chapter} reader={reader()} onShow={props.onShow} />}
            </For>
          </Show>
        </div>
      </section>
    </Show>
  );
};
