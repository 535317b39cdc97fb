/** Showing once more that it is oneself: by the password, or by a passkey. */
import { createSignal, type JSX, Show } from 'solid-js';
import { createDoing, Field, Form, Outcome } from './doing.tsx';
import { canUsePasskeys, type OwnPasskeys, type Proof, showPasskey } from './passkey.ts';

interface Props {
  readonly label: string;
  readonly does: string;
  readonly own: OwnPasskeys;
  readonly onProof: (proof: Proof) => Promise<unknown>;
  /** Said when it is done. */
  readonly words?: string;
  readonly isDanger?: boolean;
  readonly children?: JSX.Element;
}

export const WithProof = (props: Props) => {
  const [password, setPassword] = createSignal('');
  const doing = createDoing();
  const byPassword = (): Promise<void> =>
    doing.run(async () => {
      await props.onProof({ password: password() });
      setPassword('');
    }, props.words);
  const byPasskey = (): Promise<void> => doing.run(async () => props.onProof({ passkey: await showPasskey() }), props.words);
  const hasPasskey = (): boolean => props.own.passkeys.length > 0 && canUsePasskeys();
  return (
    <>
      <Show
        when={props.own.hasPassword}
        fallback={
          <div class="account-form" role="group" aria-label={props.label}>
            {props.children}
          </div>
        }
      >
        <Form
          label={props.label}
          does={props.does}
          doing={doing}
          onSubmit={() => void byPassword()}
          isDanger={props.isDanger === true}
          isSilent
        >
          {props.children}
          <Field label="Your password" type="password" autocomplete="current-password" value={password()} onInput={setPassword} />
        </Form>
      </Show>
      <Show when={hasPasskey()}>
        <p>
          <button type="button" class="button" classList={{ danger: props.isDanger === true }} onClick={() => void byPasskey()}>
            {props.does}, with a passkey
          </button>
        </p>
      </Show>
      <Outcome of={doing} />
    </>
  );
};
