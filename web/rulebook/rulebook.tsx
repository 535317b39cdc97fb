/** The rulebook of a game, the rulings behind it and the terms of the trade: search, contents, and the text with the rule that was asked for. */
import { counted } from '../../kit/words.ts';
import '../css/rulebook.css';
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import type { GameId } from '../games.ts';
import { inMarkdown } from '../glossary/glossary.ts';
import { GlossaryContext, TellOnce } from '../glossary/told.tsx';
import { isFound, type Section, sectionFor, sectionsOf } from '../markdown.ts';
import { BlockView, KnownRules, MarkContext } from '../markdown.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { shelved } from '../shelf.ts';

/** The rule to show. A new object each time, so that asking twice for the same rule goes there twice. */
export interface Wanted {
  readonly rule: string | null;
  /** The rules unless told. */
  readonly book?: Book;
}

/** The rules, which edition they follow and how its gaps were closed, or what the words mean. */
type Book = 'rules' | 'rulings' | 'terms';
const TITLES: Readonly<Record<Book, string>> = { rules: 'Rules', rulings: 'Edition and rulings', terms: 'Terms' };
const NAMES: Readonly<Record<Book, string>> = { rules: 'The rulebook', rulings: 'The list of rulings', terms: 'The list of terms' };

const textOf: Readonly<Record<Book, (game: GameId) => Promise<string>>> = {
  rules: (game) => shelved(game).rulebook(),
  rulings: (game) => shelved(game).rulings(),
  terms: async (game) => inMarkdown(await shelved(game).glossary()),
};

/** Turns to the other book, at a rule or at its beginning. */
type Turn = (book: Book, rule: string | null) => void;

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

interface SectionProps {
  readonly section: Section;
  readonly wanted: boolean;
  readonly found: boolean;
  /** Opens the ruling of a rule; null among the rulings themselves. */
  readonly onMark: ((rule: string) => void) | null;
}

const SectionView = (props: SectionProps) => {
  const open = (): (() => void) | null => {
    const [{ rule }, onMark] = [props.section, props.onMark];
    return rule === null || !onMark ? null : () => onMark(rule);
  };
  return (
    <section class="rule" classList={{ wanted: props.wanted }} id={anchorOf(props.section)} data-level={props.section.level}>
      <Heading section={props.section} found={props.found} />
      <MarkContext.Provider value={open()}>
        <TellOnce>
          <For each={props.section.blocks}>{(block) => <BlockView block={block} />}</For>
        </TellOnce>
      </MarkContext.Provider>
    </section>
  );
};

const Books = (props: { readonly open: Book; readonly onTurn: Turn }) => (
  <p class="rule-books" role="group" aria-label="Book">
    <For each={['rules', 'rulings', 'terms'] as const}>
      {(book) => (
        <button type="button" class="link" aria-pressed={props.open === book} onClick={() => props.onTurn(book, null)}>
          {TITLES[book]}
        </button>
      )}
    </For>
  </p>
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
      <Show when={props.found !== null}>{counted(props.found ?? 0, 'rule')}</Show>
    </span>
  </div>
);

const Missing = (props: { readonly rule: string; readonly book: Book }) => (
  <p class="notice" role="status">
    {NAMES[props.book]} has no <RuleChip rule={props.rule} />.
  </p>
);

const Text = (props: {
  readonly text: string;
  readonly book: Book;
  readonly wanted: Wanted;
  readonly contents: boolean;
  readonly onTurn: Turn;
}) => {
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
        <Books open={props.book} onTurn={props.onTurn} />
        <Search value={search()} found={search().trim() === '' ? null : shown().length} onSearch={setSearch} />
        <Contents sections={sections()} open={props.contents} onGo={show} />
        <div class="rule-text">
          <Show when={props.wanted.rule} keyed>
            {(rule) => (
              <Show when={!sectionFor(sections(), rule)}>
                <Missing rule={rule} book={props.book} />
              </Show>
            )}
          </Show>
          <For each={shown()}>
            {(section) => (
              <SectionView
                section={section}
                wanted={section === here()}
                found={search().trim() !== ''}
                onMark={props.book === 'rules' ? (rule) => props.onTurn('rulings', rule) : null}
              />
            )}
          </For>
        </div>
      </div>
    </KnownRules.Provider>
  );
};

interface RulebookProps {
  readonly game: GameId;
  readonly wanted: Wanted;
  /** Where the book has an address of its own; else it is turned in place. */
  readonly onTurn?: Turn;
  /** Whether the contents are open from the start. */
  readonly contents: boolean;
}

export const Rulebook = (props: RulebookProps) => {
  const [wanted, setWanted] = createSignal(props.wanted);
  createEffect(on(() => props.wanted, setWanted, { defer: true }));
  const book = createMemo((): Book => wanted().book ?? 'rules');
  const [loaded] = createResource(
    () => [props.game, book()] as const,
    async ([game, open]) => ({ book: open, text: await textOf[open](game) }),
  );
  const [glossary] = createResource(
    () => props.game,
    (game) => shelved(game).glossary(),
  );
  const text = (): string | undefined => (loaded.latest?.book === book() ? loaded.latest.text : undefined);
  const turn: Turn = (to, rule) => (props.onTurn ? props.onTurn(to, rule) : setWanted({ book: to, rule }));
  return (
    <Show when={glossary.latest && text()} keyed>
      {(open) => (
        // In their own list terms explain themselves.
        <GlossaryContext.Provider value={() => (book() === 'terms' ? undefined : glossary.latest)}>
          <Text text={open} book={book()} wanted={wanted()} contents={props.contents} onTurn={turn} />
        </GlossaryContext.Provider>
      )}
    </Show>
  );
};
