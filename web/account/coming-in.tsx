/** The two ways in: into an account that one has, and into a new one. */
import { createSignal, Show } from 'solid-js';
import type { PersonInWords } from '../../table/wire.ts';
import { createDoing, Field, Form } from './doing.tsx';
import { canUsePasskeys, makeAccountWithPasskey, signInWithPasskey } from './passkey.ts';
import { makeAccount, signIn } from './server.ts';

interface Props {
  readonly onIn: (person: PersonInWords) => void;
}

const PASSWORD_NOTE = 'Eight characters or more; three words of your own make a good one.';

export const SignIn = (props: Props & { readonly isGuest: boolean }) => {
  const [name, setName] = createSignal('');
  const [password, setPassword] = createSignal('');
  const doing = createDoing();
  const come = (): Promise<void> => doing.run(async () => props.onIn(await signIn({ name: name(), password: password() })));
  return (
    <section class="account-part" aria-labelledby="sign-in-heading">
      <h2 id="sign-in-heading">Sign in</h2>
      <p class="soft">
        {props.isGuest ? 'To an account that you have. The seats you took as a guest stay behind.' : 'To an account that you have.'}
      </p>
      <Form label="Sign in" does="Sign in" doing={doing} onSubmit={() => void come()}>
        <Field label="Name" autocomplete="username" value={name()} onInput={setName} most={32} />
        <Field label="Password" type="password" autocomplete="current-password" value={password()} onInput={setPassword} />
      </Form>
      <Show when={canUsePasskeys()}>
        <p>
          <button type="button" class="button" onClick={() => void doing.run(async () => props.onIn(await signInWithPasskey()))}>
            Sign in with a passkey
          </button>
        </p>
      </Show>
    </section>
  );
};

export const MakeAccount = (props: Props & { readonly name: string; readonly isGuest: boolean }) => {
  const [name, setName] = createSignal(/^Guest \d+$/.test(props.name) ? '' : props.name);
  const [password, setPassword] = createSignal('');
  const doing = createDoing();
  const make = (): Promise<void> => doing.run(async () => props.onIn(await makeAccount({ name: name(), password: password() })));
  const makeWithPasskey = (): Promise<void> =>
    doing.run(async () => {
      if (name().trim() === '') throw new Error('Choose a name first.');
      props.onIn(await makeAccountWithPasskey(name(), 'This device'));
    });
  return (
    <section class="account-part" aria-labelledby="make-heading">
      <h2 id="make-heading">{props.isGuest ? 'Keep your games' : 'Make an account'}</h2>
      <p class="soft">
        {props.isGuest
          ? 'You are here as a guest: your seats are tied to this browser. With an account you keep them, and come back to them from anywhere.'
          : 'Nobody needs one to play. With it you come back to your games from any browser.'}
      </p>
      <Form label="Make an account" does="Make the account" doing={doing} onSubmit={() => void make()}>
        <Field label="Name" autocomplete="username" value={name()} onInput={setName} most={32} note="Others see it at the table." />
        <Field label="Password" type="password" autocomplete="new-password" value={password()} onInput={setPassword} note={PASSWORD_NOTE} />
      </Form>
      <Show when={canUsePasskeys()}>
        <p>
          <button type="button" class="button" onClick={() => void makeWithPasskey()}>
            Make it with a passkey instead of a password
          </button>
        </p>
      </Show>
    </section>
  );
};
