/** Copies the address of the moment that is shown. */
import { createSignal } from 'solid-js';

export const CopyLink = () => {
  const [isCopied, setCopied] = createSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(globalThis.location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" class="button quiet" title="The address of this moment of this game, in this browser" onClick={() => void copy()}>
      <span role="status">{isCopied() ? 'Link copied' : 'Copy the link'}</span>
    </button>
  );
};
