/** Something that the server is asked to do: one thing at a time, and then what came of it, in words. */
import { createSignal, type JSX, Show } from 'solid-js';

type Said = { readonly words: string; readonly isTrouble: boolean };

export interface Doing {
  readonly isBusy: () => boolean;
  readonly said: () => Said | null;
  /** `words` are said when it is done; none where what follows is seen. */
  run(work: () => Promise<unknown>, words?: string): Promise<void>;
}

export function createDoing(): Doing {
  const [isBusy, setBusy] = createSignal(false);
  const [said, setSaid] = createSignal<Said | null>(null);
  return {
    isBusy,
    said,
    run: async (work, words) => {
      if (isBusy()) return;
      setBusy(true);
      setSaid(null);
      try {
        await work();
        if (words !== undefined) setSaid({ words, isTrouble: false });
      } catch (error) {
        setSaid({ words: error instanceof Error ? error.message : String(error), isTrouble: true });
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The places are there before anything is said, so that a screen reader hears it. */
export const Outcome = (props: { readonly of: Doing }) => (
  <>
    <p role="status" class="account-said">
      {props.of.isBusy() ? 'One moment…' : props.of.said()?.isTrouble === false ? props.of.said()?.words : ''}
    </p>
    <Show when={props.of.said()?.isTrouble && props.of.said()}>
      {(said) => (
        <p class="notice danger" role="alert">
          {said().words}
        </p>
      )}
    </Show>
  </>
);

interface FormProps {
  readonly label: string;
  readonly does: string;
  readonly doing: Doing;
  readonly onSubmit: () => void;
  readonly isDanger?: boolean;
  /** What came of it is said elsewhere. */
  readonly isSilent?: boolean;
  readonly children: JSX.Element;
}

export const Form = (props: FormProps) => (
  <form
    class="account-form"
    aria-label={props.label}
    onSubmit={(event) => {
      event.preventDefault();
      props.onSubmit();
    }}
  >
    {props.children}
    <button type="submit" class="button" classList={{ danger: props.isDanger === true }} aria-disabled={props.doing.isBusy()}>
      {props.does}
    </button>
    <Show when={!props.isSilent}>
      <Outcome of={props.doing} />
    </Show>
  </form>
);

interface FieldProps {
  readonly label: string;
  readonly type?: 'text' | 'password' | 'email' | 'url';
  readonly autocomplete: string;
  readonly value: string;
  readonly note?: string;
  readonly most?: number;
  readonly onInput: (value: string) => void;
}

let fields = 0;

export const Field = (props: FieldProps) => {
  const id = `field-${++fields}`;
  return (
    <p class="account-field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="field"
        type={props.type ?? 'text'}
        autocomplete={props.autocomplete}
        required
        maxlength={props.most ?? 200}
        value={props.value}
        aria-describedby={props.note === undefined ? undefined : `${id}-note`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <Show when={props.note}>
        {(note) => (
          <span id={`${id}-note`} class="soft">
            {note()}
          </span>
        )}
      </Show>
    </p>
  );
};
