/** Leaving for good. */
import { createSignal, Show } from 'solid-js';
import { createDoing, Field, Form } from './doing.tsx';
import { deleteAccount } from './server.ts';

export const Leaving = (props: { readonly isGuest: boolean; readonly onGone: () => void }) => {
  const [password, setPassword] = createSignal('');
  const doing = createDoing();
  const go = (): Promise<void> =>
    doing.run(async () => {
      await deleteAccount(password());
      props.onGone();
    });
  return (
    <section class="account-part" aria-labelledby="leaving-heading">
      <h2 id="leaving-heading">Leave for good</h2>
      <details>
        <summary>{props.isGuest ? 'Delete all that is known of you here' : 'Delete the account'}</summary>
        <p>
          Games that are on are resigned. Games that are over stay for those who played them with you, without your name. It cannot be
          undone; take your games home first.
        </p>
        <Form label="Delete the account" does="Delete for good" doing={doing} onSubmit={() => void go()} isDanger>
          <Show when={!props.isGuest}>
            <Field label="Your password" type="password" autocomplete="current-password" value={password()} onInput={setPassword} />
          </Show>
        </Form>
      </details>
    </section>
  );
};
