/** The list of what may be done now. One stop for the Tab key; arrows move within it, Enter chooses. */

import { createEffect, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import type { RollAhead, SeenOption } from '../../kernel/index.ts';
import { OddsBadge, OddsDetails } from './odds.tsx';
import type { Item } from './selection.ts';

interface LineProps {
  readonly place: number;
  readonly active: boolean;
  readonly onFocus: () => void;
}

const WhyButton = (props: {
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

const ListButton = (props: LineProps & { readonly onPress: () => void; readonly children: JSX.Element }) => (
  <button
    type="button"
    class="option"
    data-option={props.place}
    tabindex={props.active ? 0 : -1}
    aria-keyshortcuts={props.place < 9 ? String(props.place + 1) : undefined}
    onClick={() => props.onPress()}
    onFocus={() => props.onFocus()}
  >
    <span class="option-key" aria-hidden="true">
      {props.place < 9 ? props.place + 1 : ''}
    </span>
    <span class="option-words">{props.children}</span>
  </button>
);

interface OptionLineProps extends LineProps {
  readonly option: SeenOption;
  readonly onChoose: () => void;
  readonly rollsOf: (option: SeenOption) => Promise<readonly RollAhead[]>;
}

const OptionLine = (props: OptionLineProps) => {
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  return (
    <li class="option-row">
      <div class="option-line">
        <ListButton place={props.place} active={props.active} onPress={props.onChoose} onFocus={props.onFocus}>
          <span class="option-label">{props.option.label}</span>
          <Show when={props.option.odds.length > 0}>
            <span class="badges">
              <For each={props.option.odds}>{(odds) => <OddsBadge odds={odds} />}</For>
            </span>
          </Show>
        </ListButton>
        <Show when={props.option.odds.length > 0}>
          <WhyButton label={props.option.label} open={open()} controls={id} reachable={props.active} onPress={() => setOpen(!open())} />
        </Show>
      </div>
      <Show when={open()}>
        <OddsDetails option={props.option} id={id} rollsOf={props.rollsOf} />
      </Show>
    </li>
  );
};

const PieceLine = (props: LineProps & { readonly name: string; readonly count: number; readonly onPiece: () => void }) => (
  <li class="option-row piece">
    <ListButton place={props.place} active={props.active} onPress={props.onPiece} onFocus={props.onFocus}>
      <span class="option-label">{props.name}</span>
      <span class="badge">{props.count} options ›</span>
    </ListButton>
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
  readonly items: readonly Item[];
  readonly onChoose: (option: SeenOption) => void;
  readonly onPiece: (id: string) => void;
  /** What would count in the rolls behind an option. */
  readonly rollsOf: (option: SeenOption) => Promise<readonly RollAhead[]>;
}

export const Options = (props: OptionsProps) => {
  let list!: HTMLUListElement;
  const [active, setActive] = createSignal(0);
  const focus = (place: number, preventScroll: boolean): void =>
    list.querySelector<HTMLElement>(`[data-option="${place}"]`)?.focus({ preventScroll });

  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focus(step(active(), props.items.length - 1), false);
  };

  // The chosen button is gone with its question; whoever stood on it stands on the first of the new ones.
  createEffect(
    on(
      () => props.items,
      () => {
        setActive(0);
        queueMicrotask(() => {
          if (hasNoFocus()) focus(0, true);
        });
      },
    ),
  );

  return (
    <ul class="options" ref={list} onKeyDown={onKey} aria-label="Options">
      <For each={props.items}>
        {(item, place) => {
          const line = { onFocus: () => setActive(place()) };
          return item.kind === 'option' ? (
            <OptionLine
              {...line}
              place={place()}
              active={place() === active()}
              option={item.option}
              onChoose={() => props.onChoose(item.option)}
              rollsOf={props.rollsOf}
            />
          ) : (
            <PieceLine
              {...line}
              place={place()}
              active={place() === active()}
              name={item.name}
              count={item.count}
              onPiece={() => props.onPiece(item.id)}
            />
          );
        }}
      </For>
    </ul>
  );
};
