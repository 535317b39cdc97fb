/** A question or a page of help before everything else. The browser's own dialog keeps the focus inside and gives it back. */
import { type JSX, onCleanup, onMount } from 'solid-js';

export const Dialog = (props: { readonly title: string; readonly onClose: () => void; readonly children: JSX.Element }) => {
  let dialog!: HTMLDialogElement;
  onMount(() => {
    // A press beside the page lands on the dialog itself, which its page otherwise covers.
    dialog.addEventListener('click', (event) => event.target === dialog && props.onClose());
    dialog.showModal();
  });
  onCleanup(() => dialog.close());
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="dialog-title" onCancel={() => props.onClose()}>
      <div class="dialog-page">
        <h2 id="dialog-title">{props.title}</h2>
        {props.children}
      </div>
    </dialog>
  );
};
