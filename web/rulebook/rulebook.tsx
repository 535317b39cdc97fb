/** The rulebook of a game: search, contents, and the text with the rule that was asked for. */
import '../css/rulebook.css';
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import type { GameId } from '../games.ts';
import { isFound, type Section, sectionFor, sectionsOf } from '../markdown.ts';
import { BlockView, KnownRules } from '../markdown.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { shelved } from '../shelf.ts';

/** The rule to show. A new object each time, so that asking twice for the same rule goes there twice. */
export interface Wanted {
  readonly rule: string | null;
}

const anchorOf = (section: Section): string => `section-${section.rule ?? section.title.replaceAll(/\W+/g, '-')}`;

/** What a search has found stands under no chapter, and all of it on one level. */
const Heading = (props: { readonly section: Section; readonly found: boolean }) => {
  const words = () => (
    <>
      <Show when={props.section.rule}>{(rule) => <span class="rule-number">{rule()}</span>}</Show> {props.section.title}
    </>
  );
  if (props.section.level === 1) return <h2 tabindex={-1}>{words()}</h2>;
  if (props.section.level === 2) return <h3 tabindex={-1}>{words()}</h3>;
  return (
    <h4 tabindex={-1} aria-level={props.found ? 2 : undefined}>
      {words()}
    </h4>
  );
};

const SectionView = (props: { readonly section: Section; readonly wanted: boolean; readonly found: boolean }) => (
  <section class="rule" classList={{ wanted: props.wanted }} id={anchorOf(props.section)} data-level={props.section.level}>
    <Heading section={props.section} found={props.found} />
    <For each={props.section.blocks}>{(block) => <BlockView block={block} />}</For>
  </section>
);

const Contents = (props: { readonly sections: readonly Section[]; readonly open: boolean; readonly onGo: (section: Section) => void }) => (
  <nav class="contents" aria-label="Contents">
    <details open={props.open}>
      <summary>Contents</summary>
      <ol>
        <For each={props.sections.filter(({ level }) => level === 2)}>
          {(section) => (
            <li>
              <button type="button" class="link" onClick={() => props.onGo(section)}>
                {section.title}
              </button>
            </li>
          )}
        </For>
      </ol>
    </details>
  </nav>
);

const Search = (props: { readonly value: string; readonly found: number | null; readonly onSearch: (text: string) => void }) => (
  <div class="rule-search" role="search">
    <label>
      <span class="hidden">Search the rules</span>
      <input
        type="search"
        class="field"
        placeholder="Search the rules"
        value={props.value}
        onInput={(event) => props.onSearch(event.currentTarget.value)}
      />
    </label>
    <span class="soft" role="status">
      <Show when={props.found !== null}>{props.found === 1 ? '1 rule' : `${props.found} rules`}</Show>
    </span>
  </div>
);

const Missing = (props: { readonly rule: string }) => (
  <p class="notice" role="status">
    The rulebook has no <RuleChip rule={props.rule} />.
  </p>
);

const Text = (props: { readonly text: string; readonly wanted: Wanted; readonly contents: boolean }) => {
  let book!: HTMLDivElement;
  const sections = createMemo(() => sectionsOf(props.text));
  const [search, setSearch] = createSignal('');
  const [here, setHere] = createSignal<Section>();
  const shown = createMemo(() =>
    search().trim() === '' ? sections() : sections().filter((section) => section.level > 2 && isFound(section, search().trim())),
  );

  const show = (section: Section | undefined): void => {
    setSearch('');
    setHere(section);
    if (!section) return;
    requestAnimationFrame(() => {
      const place = book.querySelector(`[id="${anchorOf(section)}"]`);
      place?.scrollIntoView({ block: 'start' });
      place?.querySelector<HTMLElement>('h2, h3, h4')?.focus({ preventScroll: true });
    });
  };

  createEffect(
    on(
      () => props.wanted,
      ({ rule }) => {
        if (rule !== null) show(sectionFor(sections(), rule));
      },
    ),
  );

  return (
    <KnownRules.Provider value={(rule) => sectionFor(sections(), rule) !== undefined}>
      <div class="rulebook" ref={book}>
        <Search value={search()} found={search().trim() === '' ? null : shown().length} onSearch={setSearch} />
        <Contents sections={sections()} open={props.contents} onGo={show} />
        <div class="rule-text">
          <Show when={props.wanted.rule} keyed>
            {(rule) => (
              <Show when={!sectionFor(sections(), rule)}>
                <Missing rule={rule} />
              </Show>
            )}
          </Show>
          <For each={shown()}>
            {(section) => <SectionView section={section} wanted={section === here()} found={search().trim() !== ''} />}
          </For>
        </div>
      </div>
    </KnownRules.Provider>
  );
};

interface RulebookProps {
  readonly game: GameId;
  readonly wanted: Wanted;
  /** Whether the contents are open from the start. */
  readonly contents: boolean;
}

export const Rulebook = (props: RulebookProps) => {
  const [book] = createResource(
    () => props.game,
    (game) => shelved(game).rulebook(),
  );
  return <Show when={book()}>{(loaded) => <Text text={loaded()} wanted={props.wanted} contents={props.contents} />}</Show>;
};
