/** The rulebook beside the table. It closes with Esc and gives the focus back to where it came from. */
import { onCleanup, onMount } from 'solid-js';
import { Icon } from '../../kit/icons.tsx';
import type { GameId } from '../games.ts';
import { shelved } from '../shelf.ts';
import { Rulebook, type Wanted } from './rulebook.tsx';

const Panel = (props: { readonly game: GameId; readonly wanted: Wanted; readonly onClose: () => void }) => {
  let close!: HTMLButtonElement;
  const before = document.activeElement;
  onMount(() => close.focus({ preventScroll: true }));
  onCleanup(() => {
    if (before instanceof HTMLElement && before.isConnected) queueMicrotask(() => before.focus({ preventScroll: true }));
  });
  return (
    <aside class="rule-panel" aria-label={`Rulebook of ${shelved(props.game).title}`}>
      <header>
        <h2 class="rule-panel-title">Rulebook</h2>
        <button ref={close} type="button" class="icon-button" aria-label="Close the rulebook" onClick={() => props.onClose()}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <Rulebook game={props.game} wanted={props.wanted} contents={false} />
    </aside>
  );
};

export default Panel;
