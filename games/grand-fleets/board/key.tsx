/** One button of a pad: a letter or a sign, with its meaning in words. */

interface KeyProps {
  readonly words: string;
  readonly letter: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export const Key = (props: KeyProps) => (
  <button
    type="button"
    class="gf-key"
    aria-label={props.words}
    title={props.words}
    disabled={props.disabled}
    onClick={() => props.onPress()}
  >
    {props.letter}
  </button>
);
