/** What one is called, and what one signs in with. */
import { createSignal } from 'solid-js';
import type { PersonInWords } from '../../table/wire.ts';
import { rename } from '../online/server.ts';
import { createDoing, Field, Form } from './doing.tsx';
import type { OwnPasskeys, Proof } from './passkey.ts';
import { WithProof } from './proof.tsx';
import { changePassword } from './server.ts';

export const OwnName = (props: { readonly person: PersonInWords; readonly onChange: (person: PersonInWords) => void }) => {
  const [name, setName] = createSignal(props.person.name);
  const doing = createDoing();
  const take = (): Promise<void> =>
    doing.run(async () => {
      const renamed = await rename(name());
      setName(renamed.name);
      props.onChange(renamed);
    }, 'So you are called from now on.');
  return (
    <section class="account-part" aria-labelledby="name-heading">
      <h2 id="name-heading">Your name</h2>
      <Form label="Your name" does="Take this name" doing={doing} onSubmit={() => void take()}>
        <Field label="You play as" autocomplete="nickname" value={name()} onInput={setName} most={32} />
      </Form>
    </section>
  );
};

/** Whoever came with a passkey alone may take a password beside it. */
export const OwnPassword = (props: { readonly own: OwnPasskeys; readonly onChange: () => unknown }) => {
  const [wanted, setWanted] = createSignal('');
  const change = async (proof: Proof): Promise<void> => {
    await changePassword(proof, wanted());
    setWanted('');
    await props.onChange();
  };
  return (
    <section class="account-part" aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      <WithProof
        label="Change the password"
        does={props.own.hasPassword ? 'Change it' : 'Take it'}
        own={props.own}
        onProof={change}
        words="Done. Whoever was signed in elsewhere is signed out."
      >
        <Field label="The new one" type="password" autocomplete="new-password" value={wanted()} onInput={setWanted} />
      </WithProof>
    </section>
  );
};
