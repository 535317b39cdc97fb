/** A term of the trade in a text: whoever points at it, comes to it by key or presses it is told what it means. */
import '../css/glossary.css';
import { createSignal, createUniqueId, onCleanup, onMount, Show } from 'solid-js';
import type { Entry } from './glossary.ts';

/** Nearer than this to the edge of the window nothing is put. */
const MARGIN = 8;

/** Below the term, or above it where there is no room. */
function placeBeside(note: HTMLElement, term: HTMLElement): void {
  const { left, top, bottom } = term.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const fits = bottom + height + MARGIN < globalThis.innerHeight;
  note.style.left = `${Math.max(MARGIN, Math.min(left, globalThis.innerWidth - width - MARGIN))}px`;
  note.style.top = `${fits ? bottom : Math.max(MARGIN, top - height)}px`;
}

interface NoteProps {
  readonly id: string;
  readonly entry: Entry;
  readonly beside: HTMLElement;
  readonly onClose: () => void;
}

/** On top of everything, dialogs too. It goes as soon as the text under it moves. */
const Note = (props: NoteProps) => {
  let note!: HTMLSpanElement;
  onMount(() => {
    note.showPopover();
    placeBeside(note, props.beside);
    document.addEventListener('scroll', props.onClose, { capture: true });
  });
  onCleanup(() => document.removeEventListener('scroll', props.onClose, { capture: true }));
  return (
    <span ref={note} id={props.id} class="term-note" role="tooltip" popover="manual">
      {props.entry.words}
    </span>
  );
};

export const Term = (props: { readonly text: string; readonly entry: Entry }) => {
  let button!: HTMLButtonElement;
  const id = createUniqueId();
  const [open, setOpen] = createSignal(false);
  const byMouse = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(shown);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open()) return;
    // Nothing else closes with it.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  /** A long press asks for the same, not for the menu of the browser. */
  const onLongPress = (event: Event): void => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span class="term-frame" onPointerEnter={byMouse(true)} onPointerLeave={byMouse(false)}>
      <button
        ref={button}
        type="button"
        class="term"
        aria-describedby={open() ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onContextMenu={onLongPress}
        onKeyDown={onKey}
      >
        {props.text}
      </button>
      <Show when={open()}>
        <Note id={id} entry={props.entry} beside={button} onClose={() => setOpen(false)} />
      </Show>
    </span>
  );
};
