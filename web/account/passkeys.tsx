/** The passkeys of an account. */
import { createSignal, For, Show } from 'solid-js';
import type { PersonInWords } from '../../table/wire.ts';
import { agoInWords } from '../parts/ago.ts';
import { Field } from './doing.tsx';
import { addPasskey, canUsePasskeys, type OwnPasskeys, removePasskey } from './passkey.ts';
import { WithProof } from './proof.tsx';

interface Props {
  readonly person: PersonInWords;
  readonly own: OwnPasskeys;
  readonly onChange: () => unknown;
}

export const PasskeysPart = (props: Props) => {
  const [called, setCalled] = createSignal('This device');
  const then = async (work: Promise<unknown>): Promise<void> => {
    await work;
    await props.onChange();
  };
  return (
    <section class="account-part" aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading">Passkeys</h2>
      <p class="soft">With a passkey you sign in by the lock of your device, and need no password.</p>
      <ul class="plain-list account-list">
        <For each={props.own.passkeys}>
          {(one) => (
            <li>
              <details>
                <summary>
                  {one.name}, made {agoInWords(one.made, Date.now())}, last used {agoInWords(one.used, Date.now())}
                </summary>
                <WithProof
                  label={`Remove ${one.name}`}
                  does="Remove it"
                  own={props.own}
                  onProof={(proof) => then(removePasskey(one.id, proof))}
                />
              </details>
            </li>
          )}
        </For>
      </ul>
      <Show when={canUsePasskeys()}>
        <details>
          <summary>Add a passkey</summary>
          <WithProof
            label="Add a passkey"
            does="Add it"
            own={props.own}
            onProof={(proof) => then(addPasskey(props.person.name, called(), proof))}
            words="It is there, and you can sign in with it."
          >
            <Field label="What you call it" autocomplete="off" value={called()} onInput={setCalled} most={60} />
          </WithProof>
        </details>
      </Show>
    </section>
  );
};
