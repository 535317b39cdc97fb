/** Copies an address. */
import { createSignal } from 'solid-js';

interface Props {
  readonly class: string;
  readonly title: string;
  readonly address: () => string;
}

export const CopyLink = (props: Props) => {
  const [said, setSaid] = createSignal('Copy the link');
  const copy = async (): Promise<void> => {
    // A browser may not allow it; then it can at least be read.
    const words = await navigator.clipboard.writeText(props.address()).then(
      () => 'Link copied',
      () => props.address(),
    );
    setSaid(words);
    setTimeout(() => setSaid('Copy the link'), words === 'Link copied' ? 2000 : 20_000);
  };
  return (
    <button type="button" class={props.class} title={props.title} onClick={() => void copy()}>
      {/* A status would take its words out of the name of the button. */}
      <span aria-live="polite">{said()}</span>
    </button>
  );
};
