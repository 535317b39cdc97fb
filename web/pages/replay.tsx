/** A game from its beginning, moment by moment, and a way to play on from any of them. */
import '../../kit/kit.css';
import '../css/table.css';
import '../css/log.css';
import { createSignal, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LitContext } from '../../kit/chart-context.ts';
import { SizeContext } from '../../kit/size.ts';
import type { Named, Picture, ShownEntry } from '../../table/index.ts';
import { beginFrom } from '../new-save.ts';
import { AtSave, type Opened } from '../parts/at-save.tsx';
import { CopyLink } from '../parts/copy-link.tsx';
import { RuleContext } from '../parts/rule-chip.tsx';
import { RulesBeside } from '../parts/rules-beside.tsx';
import { inSentence } from '../parts/side-name.ts';
import { Words } from '../parts/words.tsx';
import { magnification } from '../preferences.ts';
import { go, hrefOf } from '../router.ts';
import type { Wanted } from '../rulebook/rulebook.tsx';
import type { Session } from '../session.ts';
import { shelved } from '../shelf.ts';
import { type Column, ColumnTabs } from '../table/column-tabs.tsx';
import { Log } from '../table/log.tsx';
import { lookedBack } from './replay/looked-back.ts';
import { Scrubber } from './replay/scrubber.tsx';
import { Verify } from './replay/verify.tsx';
import { createWatch } from './replay/watch.ts';

const nothing = (): void => undefined;

const Head = (props: { readonly opened: Opened; readonly picture: Picture | undefined }) => (
  <header class="table-head">
    <a class="brand" href={hrefOf({ page: 'home' })}>
      Line Ahead
    </a>
    <h1>
      <span class="table-game">Replay of {shelved(props.opened.game).title}</span>{' '}
      <span class="table-line">{props.picture ? props.opened.board.headline(props.picture.view, props.opened.data) : ''}</span>
    </h1>
    <a class="button quiet" href={hrefOf({ page: 'table', save: props.opened.save.id })}>
      Back to the table
    </a>
  </header>
);

/** What was asked at that moment, or how it ended. */
const Asked = (props: { readonly picture: Picture | undefined }) => (
  <p class="replay-asked">
    <Words of={props.picture?.ending?.words ?? props.picture?.prompt ?? ''} />
  </p>
);

/** In whose eyes the game is seen; a game of one side has only one pair. */
const Eyes = (props: { readonly viewers: readonly Named[]; readonly chosen: string | null; readonly onChoose: (id: string) => void }) => (
  <Show when={props.viewers.length > 1}>
    <label class="replay-eyes">
      <span>Seen by</span>
      <select class="field" onChange={(event) => props.onChoose(event.currentTarget.value)}>
        <For each={props.viewers}>
          {({ id, name }) => (
            <option value={id} selected={props.chosen === id}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  </Show>
);

/** Points that only one side knows of make a difference between the scores of two viewers. */
const KnownTo = (props: { readonly viewers: readonly Named[]; readonly chosen: string | null }) => (
  <Show when={props.viewers.find(({ id }) => id === props.chosen)}>
    {(viewer) => <p class="soft">As known to {inSentence(viewer().name)}.</p>}
  </Show>
);

const ReplayView = (props: { readonly opened: Opened; readonly session: Session; readonly place: Place }) => {
  const { session, opened } = props;
  const watch = createWatch(session, props.place);
  const [marked, setMarked] = createSignal<ShownEntry | null>(null);
  const [selected, setSelected] = createSignal<string | null>(null);
  const [column, setColumn] = createSignal<Column>('chart');
  const [wanted, setWanted] = createSignal<Wanted | null>(null);
  const playOn = async (): Promise<void> => {
    const record = await session.fork(watch.at());
    go({ page: 'table', save: await beginFrom(record, opened.save.seats ?? null) });
  };

  return (
    <RuleContext.Provider value={(rule) => setWanted({ rule })}>
      <div class="table replay" data-column={column()}>
        <Head opened={opened} picture={watch.picture()} />
        <main class="table-columns">
          <div class="board" role="region" aria-label="Board">
            <Show when={watch.view()}>
              {(view) => (
                <LitContext.Provider value={() => marked()?.about ?? []}>
                  <SizeContext.Provider value={magnification}>
                    <Dynamic
                      component={opened.board.Board}
                      view={view()}
                      data={opened.data}
                      question={null}
                      selected={selected()}
                      highlight={marked()?.about ?? []}
                      onSelect={setSelected}
                      onCommand={nothing}
                      playback={lookedBack(opened.board.playing, watch.news(), view())}
                    />
                  </SizeContext.Provider>
                </LitContext.Provider>
              )}
            </Show>
          </div>
          <div class="happened" role="region" aria-label="What had happened">
            <div class="score">
              <Show when={watch.view()}>
                {(view) => (
                  <Dynamic component={opened.board.Score} view={view()} data={opened.data} isOver={watch.picture()?.ending != null} />
                )}
              </Show>
              <KnownTo viewers={watch.viewers} chosen={watch.viewer()} />
            </div>
            <Log entries={watch.entries()} highlighted={marked()} onHighlight={setMarked} />
          </div>
          <RulesBeside game={opened.game} wanted={wanted()} onClose={() => setWanted(null)} />
        </main>
        <footer class="replay-foot">
          <Scrubber at={watch.at()} last={watch.last()} landmarks={watch.landmarks()} onMove={watch.goTo} />
          <Eyes viewers={watch.viewers} chosen={watch.viewer()} onChoose={watch.lookAs} />
          <Asked picture={watch.picture()} />
          <Show when={!watch.picture()?.sealed} fallback={<p class="soft">The record opens when the game ends.</p>}>
            <button type="button" class="button" onClick={() => void playOn()}>
              Play on from here
            </button>
            <Verify session={session} save={opened.save.id} />
            <a class="button quiet" href={hrefOf({ page: 'report', save: opened.save.id })}>
              Report
            </a>
          </Show>
          <CopyLink
            class="button quiet"
            title="The address of this moment of this game, in this browser"
            address={() => globalThis.location.href}
          />
          <ColumnTabs columns={['chart', 'log']} shown={column()} unread={0} onShow={setColumn} />
        </footer>
      </div>
    </RuleContext.Provider>
  );
};

type Place = Parameters<typeof createWatch>[1];

const ReplayPage = (props: Place) => (
  <AtSave save={props.save}>{(opened, session) => <ReplayView session={session} opened={opened} place={{ ...props }} />}</AtSave>
);

export default ReplayPage;
