/** How one is told that a game waits: by mail, in this browser, through a program; and of which tables. */
import { createResource, createSignal, For, Show } from 'solid-js';
import type { TableInWords } from '../../table/wire.ts';
import { myTables } from '../online/server.ts';
import { sitterOf } from '../online/words.ts';
import { createDoing, Field, Form, Outcome } from './doing.tsx';
import {
  addMailbox,
  addThisBrowser,
  addWebhook,
  canPush,
  confirmMailbox,
  type NoticeSettings,
  noticeSettings,
  removeWay,
  setQuiet,
  tryWay,
  type Way,
} from './notices-server.ts';

const NAMES = { mail: 'By mail', push: 'In a browser', webhook: 'A program' } as const;

interface Part {
  readonly settings: NoticeSettings;
  /** Those at which one sits, of games that are not over. */
  readonly tables: readonly TableInWords[];
  readonly onChange: () => unknown;
}

const tableInWords = ({ title, scenarioName, seats }: TableInWords): string =>
  `${title}, ${scenarioName} (${seats
    .filter(({ isYou }) => !isYou)
    .map(sitterOf)
    .join(', ')})`;

/** A way that is about one table tells of everybody there. */
function wayInWords({ kind, address, isConfirmed, table }: Way, tables: readonly TableInWords[]): string {
  const found = tables.find(({ id }) => id === table);
  const of = table === null ? '' : `, of everybody at ${found ? tableInWords(found) : 'one table'}`;
  return `${NAMES[kind]}: ${address}${of}${isConfirmed ? '' : ' (waits for the code that was sent there)'}`;
}

const WayList = (props: Part) => {
  const doing = createDoing();
  const end = (id: string): Promise<void> =>
    doing.run(async () => {
      await removeWay(id);
      await props.onChange();
    });
  return (
    <>
      <Show when={props.settings.ways.length > 0} fallback={<p class="soft">You are not told yet.</p>}>
        <ul class="plain-list account-list">
          <For each={props.settings.ways}>
            {(way) => (
              <li class="row">
                <span class="account-address">{wayInWords(way, props.tables)}</span>
                <span class="row">
                  <Show when={way.isConfirmed}>
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={`Try it: ${wayInWords(way, props.tables)}`}
                      onClick={() => void doing.run(() => tryWay(way.id), 'A word is on its way.')}
                    >
                      Try it
                    </button>
                  </Show>
                  <button
                    type="button"
                    class="button quiet"
                    aria-label={`No longer: ${wayInWords(way, props.tables)}`}
                    onClick={() => void end(way.id)}
                  >
                    No longer
                  </button>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Outcome of={doing} />
    </>
  );
};

const Mailbox = (props: Part) => {
  const [address, setAddress] = createSignal('');
  const [code, setCode] = createSignal('');
  const doing = createDoing();
  const then = (work: () => Promise<unknown>, words: string): Promise<void> =>
    doing.run(async () => {
      await work();
      setAddress('');
      setCode('');
      await props.onChange();
    }, words);
  const isWaiting = (): boolean => props.settings.ways.some(({ kind, isConfirmed }) => kind === 'mail' && !isConfirmed);
  return (
    <Show when={props.settings.knows.mail}>
      <Show
        when={isWaiting()}
        fallback={
          <Form
            label="By mail"
            does="Send me a code"
            doing={doing}
            onSubmit={() => void then(() => addMailbox(address()), 'A code is on its way to you. Put it in here.')}
          >
            <Field label="By mail" type="email" autocomplete="email" value={address()} onInput={setAddress} />
          </Form>
        }
      >
        <Form
          label="The code from the letter"
          does="That is mine"
          doing={doing}
          onSubmit={() => void then(() => confirmMailbox(code()), 'From now on letters go there.')}
        >
          <Field label="The code from the letter" autocomplete="one-time-code" value={code()} onInput={setCode} />
        </Form>
      </Show>
    </Show>
  );
};

const ThisBrowser = (props: Part) => {
  const doing = createDoing();
  const add = (key: string): Promise<void> =>
    doing.run(async () => {
      await addThisBrowser(key);
      await props.onChange();
    }, 'This browser tells you from now on, also when no page is open.');
  return (
    <Show when={canPush() && props.settings.knows.push} keyed>
      {(key) => (
        <>
          <p>
            <button type="button" class="button" onClick={() => void add(key)}>
              Tell me in this browser
            </button>
          </p>
          <Outcome of={doing} />
        </>
      )}
    </Show>
  );
};

const Program = (props: Part) => {
  const [url, setUrl] = createSignal('');
  const [table, setTable] = createSignal('');
  const [secret, setSecret] = createSignal<string | null>(null);
  const doing = createDoing();
  const add = (): Promise<void> =>
    doing.run(async () => {
      setSecret((await addWebhook(url(), table())).secret);
      setUrl('');
      await props.onChange();
    });
  return (
    <details>
      <summary>Tell a program</summary>
      <p class="soft">A webhook: chat programs give you such an address. It begins with https:// and lies in the open net.</p>
      <Form label="Tell a program" does="Tell it" doing={doing} onSubmit={() => void add()}>
        <Field label="Its address" type="url" autocomplete="off" value={url()} onInput={setUrl} most={1000} />
        <Show when={props.tables.length > 0}>
          <p class="account-field">
            <label for="program-of">Of what</label>
            <select id="program-of" class="field" onChange={(event) => setTable(event.currentTarget.value)}>
              <option value="">My own moves, at all tables</option>
              <For each={props.tables}>{(each) => <option value={each.id}>Everybody at {tableInWords(each)}</option>}</For>
            </select>
          </p>
        </Show>
      </Form>
      <Show when={secret()}>
        {(words) => (
          <p class="notice" role="status">
            What is sent is signed with this secret, which is shown this once: <code class="account-address">{words()}</code>
          </p>
        )}
      </Show>
    </details>
  );
};

const EachTable = (props: Part) => {
  const doing = createDoing();
  const set = (table: string, isTold: boolean): Promise<void> =>
    doing.run(async () => {
      await setQuiet(table, !isTold);
      await props.onChange();
    });
  return (
    <Show when={props.settings.ways.length > 0 && props.tables.length > 0}>
      <fieldset class="account-tables">
        <legend>Of these tables</legend>
        <For each={props.tables}>
          {(table) => (
            <label class="choice">
              <input
                type="checkbox"
                checked={!props.settings.quiet.includes(table.id)}
                onChange={(event) => void set(table.id, event.currentTarget.checked)}
              />
              <span>{tableInWords(table)}</span>
            </label>
          )}
        </For>
      </fieldset>
      <Outcome of={doing} />
    </Show>
  );
};

export const NoticesPart = () => {
  const [settings, { refetch }] = createResource(() => noticeSettings().catch(() => null));
  const [tables] = createResource(() => myTables().catch(() => []));
  const running = (): readonly TableInWords[] => (tables.latest ?? []).filter(({ stage }) => stage !== 'over');
  return (
    <section class="account-part" aria-labelledby="notices-heading">
      <h2 id="notices-heading">When a game waits for you</h2>
      <p class="soft">
        Whoever is not at the table is told once for each question: which game it is, and what is asked. Nothing that is secret is sent.
      </p>
      <Show when={settings.latest}>
        {(known) => (
          <>
            <WayList settings={known()} tables={running()} onChange={refetch} />
            <Mailbox settings={known()} tables={running()} onChange={refetch} />
            <ThisBrowser settings={known()} tables={running()} onChange={refetch} />
            <Program settings={known()} tables={running()} onChange={refetch} />
            <EachTable settings={known()} tables={running()} onChange={refetch} />
          </>
        )}
      </Show>
    </section>
  );
};
