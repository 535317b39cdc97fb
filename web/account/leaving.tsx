/** Leaving for good. */
import { Show } from 'solid-js';
import { createDoing, Form } from './doing.tsx';
import type { OwnPasskeys } from './passkey.ts';
import { WithProof } from './proof.tsx';
import { deleteAccount } from './server.ts';

interface Props {
  /** Null for a guest, who has nothing to show. */
  readonly own: OwnPasskeys | null;
  readonly onGone: () => void;
}

export const Leaving = (props: Props) => {
  const doing = createDoing();
  const go = async (proof: Parameters<typeof deleteAccount>[0]): Promise<void> => {
    await deleteAccount(proof);
    props.onGone();
  };
  return (
    <section class="account-part" aria-labelledby="leaving-heading">
      <h2 id="leaving-heading">Leave for good</h2>
      <details>
        <summary>{props.own ? 'Delete the account' : 'Delete all that is known of you here'}</summary>
        <p>
          Games that are on are resigned. Games that are over stay for those who played them with you, without your name. It cannot be
          undone; take your games home first.
        </p>
        <Show
          when={props.own}
          fallback={
            <Form label="Delete the account" does="Delete for good" doing={doing} onSubmit={() => void doing.run(() => go({}))} isDanger>
              {null}
            </Form>
          }
        >
          {(own) => <WithProof label="Delete the account" does="Delete for good" own={own()} onProof={go} isDanger />}
        </Show>
      </details>
    </section>
  );
};
