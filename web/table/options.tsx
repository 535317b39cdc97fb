/** The list of what may be done now. One stop for the Tab key; arrows move within it, Enter chooses. */

import { createComputed, createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import type { Handy, RollAhead, SeenOption, Together } from '../../kernel/index.ts';
import { keptRows } from '../../kit/kept-rows.ts';
import { Lock, lockWords } from '../../kit/lock.tsx';
import { counted } from '../../kit/words.ts';
import type { Line } from './lines.ts';
import { OddsBadge, OddsDetails } from './odds.tsx';
import { createRuns } from './runs.ts';

/** What would count in the rolls behind an option. */
export type RollsOf = (option: SeenOption) => Promise<readonly RollAhead[]>;

interface LineProps {
  readonly place: number;
  /** The figure that chooses it; null for none. */
  readonly shortcut: number | null;
  readonly active: boolean;
  readonly onFocus: () => void;
}

export const WhyButton = (props: {
  readonly label: string;
  readonly open: boolean;
  readonly controls: string;
  readonly reachable: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class="why"
    tabindex={props.reachable ? 0 : -1}
    aria-expanded={props.open}
    aria-controls={props.controls}
    aria-label={`Odds of ${props.label}`}
    title="How these odds come about"
    onClick={() => props.onPress()}
  >
    <span aria-hidden="true">{props.open ? '−' : '…'}</span>
  </button>
);

const ListButton = (
  props: LineProps & {
    readonly tick?: boolean | null;
    /** What is said of it besides its name. */
    readonly words?: string | undefined;
    readonly onPress: () => void;
    readonly children: JSX.Element;
  },
) => (
  <button
    type="button"
    class="option"
    data-option={props.place}
    tabindex={props.active ? 0 : -1}
    aria-pressed={props.tick ?? undefined}
    aria-description={props.words}
    aria-keyshortcuts={props.shortcut === null ? undefined : String(props.shortcut)}
    onClick={() => props.onPress()}
    onFocus={() => props.onFocus()}
  >
    <span class="option-key" aria-hidden="true">
      {props.shortcut}
    </span>
    <Show when={props.tick != null}>
      <span class="tick" aria-hidden="true">
        {props.tick ? '✓' : ''}
      </span>
    </Show>
    <span class="option-words">{props.children}</span>
  </button>
);

interface OptionLineProps extends LineProps {
  readonly option: SeenOption;
  /** Whether it has been ordered; null for what has no tick. */
  readonly tick: boolean | null;
  /** A stroke goes over it. */
  readonly isInRun: boolean;
  readonly onChoose: () => void;
  /** Answers so now and whenever it is asked again; null where that is not to be had. */
  readonly onForGood: (() => void) | null;
  /** Answers so for all that are left of a row; null where it is asked of one alone. */
  readonly onForAll: (() => void) | null;
  readonly rollsOf: RollsOf;
}

interface BesideProps {
  readonly label: string;
  readonly reachable: boolean;
  readonly onPress: () => void;
}

const Beside = (props: BesideProps & { readonly how: string; readonly title: string; readonly sign: string }) => (
  <button
    type="button"
    class="why"
    tabindex={props.reachable ? 0 : -1}
    aria-label={`${props.label}: ${props.how}`}
    title={props.title}
    onClick={() => props.onPress()}
  >
    <span aria-hidden="true">{props.sign}</span>
  </button>
);

/** Beside what can be ordered for good. */
export const ForGood = (props: BesideProps) => (
  <Beside {...props} how="now and every time" title="Now and every time, until you say otherwise" sign="↻" />
);

/** Beside what is asked of each in a row. */
const ForAll = (props: BesideProps) => <Beside {...props} how="all of them" title="The same for all of them that are left now" sign="⇊" />;

const OptionLine = (props: OptionLineProps) => {
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  return (
    <li class="option-row" classList={{ 'in-run': props.isInRun }}>
      <div class="option-line">
        <ListButton {...props} words={lockWords(props.option)} onPress={props.onChoose}>
          <span class="option-label">
            {props.option.label}
            <Lock of={props.option} />
          </span>
          <Show when={props.option.odds.length > 0}>
            <span class="badges">
              <For each={props.option.odds}>{(odds) => <OddsBadge odds={odds} />}</For>
            </span>
          </Show>
        </ListButton>
        <Show when={props.option.odds.length > 0}>
          <WhyButton label={props.option.label} open={open()} controls={id} reachable={props.active} onPress={() => setOpen(!open())} />
        </Show>
        <Show when={props.onForGood}>
          {(forGood) => <ForGood label={props.option.label} reachable={props.active} onPress={forGood()} />}
        </Show>
        <Show when={props.onForAll}>{(forAll) => <ForAll label={props.option.label} reachable={props.active} onPress={forAll()} />}</Show>
      </div>
      <Show when={open()}>
        <OddsDetails option={props.option} id={id} rollsOf={props.rollsOf} />
      </Show>
    </li>
  );
};

interface PieceLineProps extends LineProps {
  readonly name: string;
  readonly count: number;
  /** Whether an order stands that can be taken back. */
  readonly isOrdered: boolean;
  readonly handy: readonly Handy[];
  readonly isTaken: (handy: Handy) => boolean;
  readonly onPiece: () => void;
  readonly onHandy: (handy: Handy) => void;
}

const PieceLine = (props: PieceLineProps) => (
  <li class="option-row piece">
    <div class="option-line">
      <ListButton {...props} onPress={props.onPiece}>
        <span class="option-label">{props.name}</span>
        <span class="badge">
          {props.isOrdered ? '✓ ordered, ' : ''}
          {counted(props.count, 'option')} ›
        </span>
      </ListButton>
      <Show when={props.handy.length > 0}>
        <span class="handies">
          <For each={props.handy}>
            {(handy) => (
              <button
                type="button"
                class="handy"
                tabindex={props.active ? 0 : -1}
                aria-label={`${props.name}: ${handy.label}`}
                aria-pressed={props.isTaken(handy)}
                onClick={() => props.onHandy(handy)}
              >
                {handy.label}
              </button>
            )}
          </For>
        </span>
      </Show>
    </div>
  </li>
);

interface TogetherLineProps extends LineProps {
  readonly together: Together;
  readonly onTogether: () => void;
  readonly onOpen: () => void;
}

/** All with one press, or beside it the same orders one by one. */
const TogetherLine = (props: TogetherLineProps) => (
  <li class="option-row piece">
    <div class="option-line">
      <ListButton {...props} onPress={props.onTogether}>
        <span class="option-label">{props.together.label}</span>
        <span class="badge">{props.together.orders.length} at once</span>
      </ListButton>
      <button
        type="button"
        class="why"
        tabindex={props.active ? 0 : -1}
        aria-label={`${props.together.label}: one by one`}
        title="One by one"
        onClick={() => props.onOpen()}
      >
        <span aria-hidden="true">›</span>
      </button>
    </div>
  </li>
);

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

interface OptionsProps {
  readonly items: readonly Line[];
  /** Another object for every question that is put. */
  readonly asking: object;
  /** Whether something can be ordered that stands in no list. */
  readonly isLaid: boolean;
  readonly onChoose: (option: SeenOption) => void;
  /** What one stroke went over. */
  readonly onRun: (options: readonly SeenOption[]) => void;
  /** Null for what cannot be ordered for good. */
  readonly forGood: (option: SeenOption) => (() => void) | null;
  /** Null where nothing is asked in a row. */
  readonly forAll: (option: SeenOption) => (() => void) | null;
  readonly onPiece: (id: string) => void;
  readonly onTogether: (together: Together) => void;
  /** Whether what is handy takes an order back. */
  readonly isTaken: (handy: Handy) => boolean;
  /** Shows the same orders one by one. */
  readonly onOpen: (together: Together) => void;
  readonly rollsOf: RollsOf;
}

/** How often any list has been drawn: a line may stay while those about it change. */
let drawings = 0;

export const Options = (props: OptionsProps) => {
  let list!: HTMLUListElement;
  let nothing: HTMLParagraphElement | undefined;
  const [active, setActive] = createSignal(0);
  const drawing = createMemo(
    on(
      () => props.items,
      () => ++drawings,
    ),
  );
  const runs = createRuns(
    () => props.items,
    (options) => props.onRun(options),
  );
  const focus = (place: number, preventScroll: boolean): void =>
    (list.querySelector<HTMLElement>(`[data-option="${place}"]`) ?? nothing)?.focus({ preventScroll });

  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focus(step(active(), props.items.length - 1), false);
  };

  // A button that goes with the focus on it has the whole page laid out in between: the focus goes first.
  createComputed(
    on(
      () => props.items,
      (items, before) => {
        const { activeElement } = document;
        if (!(activeElement instanceof HTMLElement)) return;
        const line = list.contains(activeElement) ? before?.[active()] : undefined;
        if (activeElement === nothing ? items.length > 0 : line && !items.includes(line)) activeElement.blur();
      },
      { defer: true },
    ),
  );
  // The chosen button is gone: whoever stood on it stands where it was, or on the first line of a new question.
  createEffect(
    on([() => props.items, () => props.asking], ([items, asking], before) => {
      setActive(before?.[1] === asking ? Math.max(0, Math.min(active(), items.length - 1)) : 0);
      queueMicrotask(() => {
        if (hasNoFocus()) focus(active(), true);
      });
    }),
  );

  const rowOf = (item: Line, place: () => number): JSX.Element => {
    const line = {
      get place() {
        return place();
      },
      get active() {
        return place() === active();
      },
      shortcut: item.key,
      onFocus: () => setActive(place()),
    };
    if (item.kind === 'together')
      return (
        <TogetherLine
          {...line}
          together={item.together}
          onTogether={() => props.onTogether(item.together)}
          onOpen={() => props.onOpen(item.together)}
        />
      );
    if (item.kind === 'piece')
      return (
        <PieceLine
          {...line}
          name={item.name}
          count={item.count}
          isOrdered={item.isOrdered}
          handy={item.handy}
          isTaken={props.isTaken}
          onPiece={() => props.onPiece(item.id)}
          onHandy={props.onTogether}
        />
      );
    return (
      <OptionLine
        {...line}
        option={item.option}
        tick={item.tick}
        isInRun={runs.isIn(item.option)}
        onChoose={() => props.onChoose(item.option)}
        onForGood={props.forGood(item.option)}
        onForAll={props.forAll(item.option)}
        rollsOf={props.rollsOf}
      />
    );
  };
  const rows = keptRows(
    () => props.items,
    () => props.asking,
    rowOf,
  );

  return (
    <>
      <Show when={props.items.length === 0}>
        <p class="soft" tabindex="-1" ref={nothing}>
          {props.isLaid ? 'Orders are laid on the chart.' : 'Nothing more can be ordered.'}
        </p>
      </Show>
      <ul
        class="options"
        ref={list}
        onKeyDown={onKey}
        onPointerDown={runs.onPointerDown}
        onPointerOver={runs.onPointerOver}
        aria-label="Options"
        data-drawing={drawing()}
      >
        {rows()}
      </ul>
    </>
  );
};
