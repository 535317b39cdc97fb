/** The after-action report of a game: reckoned in the worker while a bar fills, read as a page, and saved as a file or as a picture. */
import '../../kit/kit.css';
import '../css/report.css';
import { createResource, createSignal, Show } from 'solid-js';
import { AtSave, type Opened } from '../parts/at-save.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { hrefOf } from '../router.ts';
import { Failed, type Session } from '../session.ts';
import { shelved } from '../shelf.ts';
import { Article } from './report/article.tsx';
import type { Told } from './report/told.ts';

const Reckoning = (props: { readonly share: number }) => (
  <div class="report-waiting">
    <p>Reading the logs…</p>
    <progress max="1" value={props.share} aria-label="How much of the report is done" />
  </div>
);

/** While orders are hidden nobody gets a report, not even of what is his own. */
const Sealed = (props: { readonly save: string }) => (
  <div class="report-waiting">
    <h1>After-action report</h1>
    <p>The report opens when the game is over: until then it would tell what the other side may not know.</p>
    <p>
      <a class="button" href={hrefOf({ page: 'table', save: props.save })}>
        Back to the table
      </a>
    </p>
  </div>
);

const SEALED = 'sealed';

const ReportView = (props: { readonly opened: Opened; readonly session: Session }) => {
  const { opened, session } = props;
  const [share, setShare] = createSignal(0);
  const [told] = createResource(async (): Promise<Told | typeof SEALED> => {
    if (session.curtain() !== null || session.sight()?.sealed) return SEALED;
    const [report, board] = await Promise.all([session.reported(setShare), shelved(opened.game).report()]);
    return { report, board, save: opened.save, setting: { data: opened.data, scenario: report.scenario.id } };
  });
  const ready = (): Told | undefined => {
    const each = told.state === 'ready' ? told() : undefined;
    return each === SEALED ? undefined : each;
  };
  return (
    <Show
      when={told.state !== 'errored'}
      fallback={<p class="notice danger">{told.error instanceof Failed ? told.error.message : 'The report could not be made.'}</p>}
    >
      <Show when={told.state !== 'ready' || told() !== SEALED} fallback={<Sealed save={opened.save.id} />}>
        <Show when={ready()} fallback={<Reckoning share={share()} />}>
          {(each) => <Article {...each()} />}
        </Show>
      </Show>
    </Show>
  );
};

const ReportPage = (props: { readonly save: string }) => (
  <div class="report-page">
    <PageTop class="page-top" />
    <main>
      <AtSave save={props.save}>{(opened, session) => <ReportView opened={opened} session={session} />}</AtSave>
    </main>
  </div>
);

export default ReportPage;
