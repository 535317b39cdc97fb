/** Where one is signed in, and the way out of it. */
import { createResource, For, Show } from 'solid-js';
import { agoInWords } from '../parts/ago.ts';
import { createDoing, Outcome } from './doing.tsx';
import { endSession, mySessions, type Session, signOut, signOutEverywhere } from './server.ts';

const inWords = ({ isThis, made, used }: Session, now: number): string =>
  isThis ? 'This browser' : `Signed in ${agoInWords(made, now)}, last used ${agoInWords(used, now)}`;

/** For accounts: a guest has but one session, and would lose the seats with it. */
export const Sessions = (props: { readonly onOut: () => void }) => {
  const [sessions, { refetch }] = createResource(() => mySessions().catch(() => []));
  const doing = createDoing();
  const end = (id: string): Promise<void> =>
    doing.run(async () => {
      await endSession(id);
      await refetch();
    }, 'Signed out there.');
  const leave = (work: () => Promise<unknown>): Promise<void> =>
    doing.run(async () => {
      await work();
      props.onOut();
    });
  return (
    <section class="account-part" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Where you are signed in</h2>
      <ul class="plain-list account-list">
        <For each={sessions.latest ?? []}>
          {(session) => (
            <li class="row">
              <span>{inWords(session, Date.now())}</span>
              <Show when={!session.isThis}>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={`Sign out there: ${inWords(session, Date.now())}`}
                  onClick={() => void end(session.id)}
                >
                  Sign out there
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <p class="row">
        <button type="button" class="button" onClick={() => void leave(signOut)}>
          Sign out
        </button>
        <button type="button" class="button quiet" onClick={() => void leave(signOutEverywhere)}>
          Sign out everywhere
        </button>
      </p>
      <Outcome of={doing} />
    </section>
  );
};
