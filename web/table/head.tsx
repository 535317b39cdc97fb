/** The top of the table: which game, how it stands, and the menu. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { SizeSwitch } from '../parts/size-switch.tsx';
import { ThemeSwitch } from '../parts/theme-switch.tsx';
import { isHeard, setHeard, setSparesQuestions, setTellsWhy, sparesQuestions, tellsWhy } from '../preferences.ts';
import { hrefOf } from '../router.ts';
import { ColumnToggles } from './column-fold.tsx';

interface MenuProps {
  /** Null while the record is sealed. */
  readonly onExport: (() => void) | null;
  readonly onRules: () => void;
  readonly onKeys: () => void;
  /** Null where whoever looks cannot give the game up. */
  readonly onResign: (() => void) | null;
  /** The save to look back on; null for what is not kept. */
  readonly replay: string | null;
}

const Menu = (props: MenuProps) => {
  let menu!: HTMLDivElement;
  const [open, setOpen] = createSignal(false);
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const onOutside = (event: PointerEvent): void => {
    if (event.target instanceof Node && !menu.contains(event.target)) setOpen(false);
  };
  onMount(() => document.addEventListener('pointerdown', onOutside));
  onCleanup(() => document.removeEventListener('pointerdown', onOutside));
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open()) return;
    event.stopPropagation();
    setOpen(false);
    menu.querySelector('button')?.focus();
  };
  return (
    <div class="menu" role="group" aria-label="Table" ref={menu} onKeyDown={onKey}>
      <button type="button" class="button quiet" aria-expanded={open()} onClick={() => setOpen(!open())}>
        Menu
      </button>
      <Show when={open()}>
        <div class="menu-page">
          <Show
            when={props.onExport}
            fallback={
              <p class="soft">
                The record opens when the game ends.
                <Show when={props.replay}> To go on in another browser, leave the table and hand the game over from the first page.</Show>
              </p>
            }
          >
            {(onExport) => (
              <button type="button" onClick={then(onExport())}>
                Export record
              </button>
            )}
          </Show>
          <button type="button" onClick={then(props.onRules)}>
            Rulebook
          </button>
          <Show when={props.replay}>{(save) => <a href={hrefOf({ page: 'replay', save: save() })}>Replay</a>}</Show>
          <Show when={props.onExport && props.replay}>
            {(save) => <a href={hrefOf({ page: 'report', save: save() })}>After-action report</a>}
          </Show>
          <button type="button" onClick={then(props.onKeys)}>
            Keys
          </button>
          <label class="choice">
            <input type="checkbox" checked={sparesQuestions()} onChange={(event) => setSparesQuestions(event.currentTarget.checked)} />
            <span>What has one answer is not asked</span>
          </label>
          <label class="choice">
            <input type="checkbox" checked={tellsWhy()} onChange={(event) => setTellsWhy(event.currentTarget.checked)} />
            <span>Say why a question matters</span>
          </label>
          <label class="choice">
            <input type="checkbox" checked={isHeard()} onChange={(event) => setHeard(event.currentTarget.checked)} />
            <span>Guns, dice and the bell are heard</span>
          </label>
          <SizeSwitch />
          <div class="narrow-only">
            <ThemeSwitch />
          </div>
          <Show when={props.onResign}>
            {(onResign) => (
              <button type="button" onClick={then(onResign())}>
                Resign
              </button>
            )}
          </Show>
          <a href={hrefOf({ page: 'home' })}>Leave the table</a>
        </div>
      </Show>
    </div>
  );
};

interface HeadProps extends MenuProps {
  readonly title: string;
  readonly headline: string;
  /** The chart has the whole width; on a narrow screen every column has. */
  readonly alone: boolean;
  readonly onAlone: () => void;
  readonly onGoal: () => void;
}

export const Head = (props: HeadProps) => (
  <header class="table-head">
    <a class="brand" href={hrefOf({ page: 'home' })}>
      Line Ahead
    </a>
    <h1>
      <span class="table-game">{props.title}</span>{' '}
      <span class="table-line" title={props.headline}>
        {props.headline}
      </span>
    </h1>
    <button type="button" class="button quiet" aria-keyshortcuts="g" onClick={() => props.onGoal()}>
      Goal
    </button>
    <div class="wide-only table-tools">
      <ColumnToggles />
      <button type="button" class="button quiet" aria-pressed={props.alone} aria-keyshortcuts="c" onClick={() => props.onAlone()}>
        Chart alone
      </button>
      <ThemeSwitch />
    </div>
    <Menu {...props} />
  </header>
);
