/** What one is called, and what one signs in with. */
import { createSignal } from 'solid-js';
import type { PersonInWords } from '../../table/wire.ts';
import { rename } from '../online/server.ts';
import { createDoing, Field, Form } from './doing.tsx';
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

export const OwnPassword = () => {
  const [old, setOld] = createSignal('');
  const [wanted, setWanted] = createSignal('');
  const doing = createDoing();
  const change = (): Promise<void> =>
    doing.run(async () => {
      await changePassword(old(), wanted());
      setOld('');
      setWanted('');
    }, 'Changed. Whoever was signed in elsewhere is signed out.');
  return (
    <section class="account-part" aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      <Form label="Change the password" does="Change it" doing={doing} onSubmit={() => void change()}>
        <Field label="The old one" type="password" autocomplete="current-password" value={old()} onInput={setOld} />
        <Field label="The new one" type="password" autocomplete="new-password" value={wanted()} onInput={setWanted} />
      </Form>
    </section>
  );
};
