/** Oneself at the server: coming in, what one is called, what is kept, and leaving. */
import '../css/home.css';
import '../css/account.css';
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import type { PersonInWords } from '../../table/wire.ts';
import { MakeAccount, SignIn } from '../account/coming-in.tsx';
import { DaysOff } from '../account/days-off.tsx';
import { Leaving } from '../account/leaving.tsx';
import { OwnName, OwnPassword } from '../account/name-and-password.tsx';
import { NoticesPart } from '../account/notices.tsx';
import { ownPasskeys } from '../account/passkey.ts';
import { PasskeysPart } from '../account/passkeys.tsx';
import { OwnResults } from '../account/results.tsx';
import { Sessions } from '../account/sessions.tsx';
import { TakeHome } from '../account/take-home.tsx';
import { whoAmI } from '../online/server.ts';
import { PageTop } from '../parts/page-top.tsx';

interface Known {
  readonly person: PersonInWords;
  readonly onChange: (person: PersonInWords) => void;
  readonly onOut: (words: string) => void;
}

/** How one comes in, and what asks for it again. */
const Ways = (props: Known) => {
  const [own, { refetch }] = createResource(() => ownPasskeys().catch(() => null));
  return (
    <Show when={own.latest}>
      {(known) => (
        <>
          <OwnPassword own={known()} onChange={refetch} />
          <PasskeysPart person={props.person} own={known()} onChange={refetch} />
          <Sessions onOut={() => props.onOut('You are signed out.')} />
          <Leaving own={known()} onGone={() => props.onOut(DELETED)} />
        </>
      )}
    </Show>
  );
};

const DELETED = 'All that was known of you here is deleted.';

const Oneself = (props: Known) => (
  <>
    <OwnName person={props.person} onChange={props.onChange} />
    <Show when={props.person.isGuest}>
      <MakeAccount name={props.person.name} isGuest onIn={props.onChange} />
      <SignIn isGuest onIn={props.onChange} />
    </Show>
    <NoticesPart />
    <DaysOff />
    <OwnResults />
    <TakeHome />
    <Show when={!props.person.isGuest} fallback={<Leaving own={null} onGone={() => props.onOut(DELETED)} />}>
      <Ways {...props} />
    </Show>
  </>
);

const AccountPage = () => {
  const [person, { mutate }] = createResource(whoAmI);
  const [said, setSaid] = createSignal('');
  const become = (known: PersonInWords | null, words: string): void => {
    mutate(known);
    setSaid(words);
  };
  return (
    <div class="home">
      <PageTop class="home-top" />
      <main class="account">
        <h1>Your account</h1>
        <p role="status">{said()}</p>
        <Switch>
          <Match when={person.loading}>
            <p class="waiting">Asking the server…</p>
          </Match>
          <Match when={person() === undefined}>
            <p class="notice">There is no server behind this page. What is played here stays here, and needs no account.</p>
          </Match>
          <Match when={person() === null}>
            <SignIn isGuest={false} onIn={(known) => become(known, `Welcome back, ${known.name}.`)} />
            <MakeAccount name="" isGuest={false} onIn={(known) => become(known, `Welcome, ${known.name}.`)} />
          </Match>
          <Match when={person()}>
            {(known) => (
              <Oneself
                person={known()}
                onChange={(changed) =>
                  become(changed, known().isGuest && !changed.isGuest ? `Welcome, ${changed.name}. Your games are kept.` : '')
                }
                onOut={(words) => become(null, words)}
              />
            )}
          </Match>
        </Switch>
      </main>
    </div>
  );
};

export default AccountPage;
