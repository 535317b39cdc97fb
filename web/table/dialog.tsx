/** A question or a page of help before everything else. The browser's own dialog keeps the focus inside and gives it back. */
import '../css/dialog.css';
import { type JSX, onCleanup, onMount } from 'solid-js';
import { focusList } from './search.tsx';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  /** It is there to be read: the focus begins at its head, not at its first button. */
  readonly reads?: boolean;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}

export const Dialog = (props: DialogProps) => {
  let dialog!: HTMLDialogElement;
  onMount(() => {
    // A press beside the page lands on the dialog itself, which its page otherwise covers.
    dialog.addEventListener('click', (event) => event.target === dialog && props.onClose());
    dialog.showModal();
  });
  onCleanup(() => {
    dialog.close();
    // It may have opened before anything had the focus, which then goes to what is asked, once the dialog is gone.
    queueMicrotask(() => document.activeElement === document.body && focusList());
  });
  return (
    <dialog ref={dialog} class={`dialog ${props.class ?? ''}`} aria-labelledby="dialog-title" onCancel={() => props.onClose()}>
      <div class="dialog-page">
        <h2 id="dialog-title" tabindex={props.reads ? -1 : undefined} autofocus={props.reads}>
          {props.title}
        </h2>
        {props.children}
      </div>
    </dialog>
  );
};
