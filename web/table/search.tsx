/** A box to search in where there are many options: what is typed narrows the list. */
import { Show } from 'solid-js';
import type { Selection } from './selection.ts';

const ID = 'option-search';

export const focusSearch = (): void => document.getElementById(ID)?.focus();

export const focusList = (): void => document.querySelector<HTMLElement>('[data-option="0"]')?.focus({ preventScroll: true });

export const OptionSearch = (props: { readonly selection: Selection }) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      props.selection.showAll();
      focusList();
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') focusList();
    else return;
    event.preventDefault();
  };
  return (
    <Show when={props.selection.isSearched()}>
      <div class="option-search">
        <label class="hidden" for={ID}>
          Search among the options
        </label>
        <input
          id={ID}
          type="search"
          class="field"
          placeholder="Search"
          autocomplete="off"
          spellcheck={false}
          aria-keyshortcuts="/"
          value={props.selection.typed()}
          onInput={(event) => props.selection.type(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      </div>
    </Show>
  );
};
