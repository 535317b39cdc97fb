/** Three columns: what is asked of me, the board, what happened. On a narrow screen one of them is in front. */
import '../../kit/kit.css';
import '../css/table.css';
import '../css/log.css';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LitContext } from '../../kit/chart-context.ts';
import { createLooks, LooksContext } from '../../kit/looks.ts';
import type { Playback } from '../../kit/playback.ts';
import type { ShownEntry, Sight } from '../../table/index.ts';
import type { Opened } from '../parts/at-save.tsx';
import { RuleContext } from '../parts/rule-chip.tsx';
import { RulesBeside } from '../parts/rules-beside.tsx';
import { sparesQuestions } from '../preferences.ts';
import type { Session } from '../session.ts';
import { shelved } from '../shelf.ts';
import { type Column, ColumnTabs } from './column-tabs.tsx';
import { type Controller, createController } from './controller.ts';
import { Curtain } from './curtain.tsx';
import { Despatch } from './despatch.tsx';
import { Caution, Keys } from './dialogs.tsx';
import { DiceTray } from './dice-tray.tsx';
import { OrdersFoot } from './foot.tsx';
import { Head } from './head.tsx';
import { listenToKeys } from './keys.ts';
import { Log } from './log.tsx';
import { createLogFilter, type Extract, type LogFilter } from './log-filter.ts';
import { StorageNotice, TroubleNotice } from './notices.tsx';
import type { RollsOf } from './options.tsx';
import { Orders } from './orders.tsx';
import { createPlayback } from './playback.ts';
import { Result } from './result.tsx';
import { focusSearch } from './search.tsx';

interface PartProps {
  readonly opened: Opened;
  readonly session: Session;
  readonly control: Controller;
  readonly sight: Sight;
}

const Score = (props: PartProps) => (
  <Show when={props.session.view()}>
    {(view) => <Dynamic component={props.opened.board.Score} view={view()} data={props.opened.data} />}
  </Show>
);

const PieceSheet = (props: PartProps) => (
  <Show when={props.control.selection.selected()} keyed>
    {(id) => (
      <Show when={props.session.view()}>
        {(view) => <Dynamic component={props.opened.board.Sheet} view={view()} data={props.opened.data} id={id} />}
      </Show>
    )}
  </Show>
);

const OrdersColumn = (props: PartProps & { readonly rollsOf: RollsOf }) => {
  let column!: HTMLDivElement;
  // A new question is read from its beginning.
  createEffect(
    on(
      () => props.control.asking(),
      () => {
        column.scrollTop = 0;
      },
      { defer: true },
    ),
  );
  return (
    <div class="orders" role="region" aria-label="Orders" ref={column}>
      <StorageNotice sealed={props.sight.sealed} />
      <TroubleNotice trouble={props.control.trouble()} />
      <Orders
        sight={props.sight}
        selection={props.control.selection}
        refusal={props.session.refusal()}
        reasons={props.control.reasons()}
        moving={props.session.moving()}
        watching={props.control.watching}
        asking={props.control.asking()}
        onChoose={props.control.choose}
        onTogether={props.control.chooseTogether}
        rollsOf={props.rollsOf}
        result={
          <Show when={props.sight.ending}>
            {(ending) => (
              <Result
                ending={ending()}
                game={props.opened.game}
                save={props.opened.save.id}
                score={<Score {...props} />}
                onExport={props.control.exportRecord}
              />
            )}
          </Show>
        }
        sheet={<PieceSheet {...props} />}
      />
    </div>
  );
};

/** Whoever reaches for the board has seen enough. */
const BoardColumn = (props: PartProps & { readonly playback: Playback<object, unknown> }) => (
  <div class="board" role="region" aria-label="Board" onPointerDown={() => props.playback.isRunning && props.playback.end()}>
    <Show when={props.session.view()}>
      {(view) => (
        <Dynamic
          component={props.opened.board.Board}
          view={view()}
          data={props.opened.data}
          question={props.control.question()}
          draft={props.sight.draft}
          selected={props.control.selection.selected()}
          highlight={props.control.marked()?.about ?? []}
          onSelect={props.control.selection.press}
          onCommand={props.control.command}
          onCommands={props.control.commands}
          playback={props.playback}
        />
      )}
    </Show>
  </div>
);

interface HappenedProps extends PartProps {
  readonly filter: LogFilter;
  readonly onMark: (entry: ShownEntry | null) => void;
}

const HappenedColumn = (props: HappenedProps) => (
  <div class="happened" role="region" aria-label="What happened">
    <div class="score">
      {/* At the end the score stands with the result. */}
      <Show when={!props.sight.ending}>
        <Score {...props} />
      </Show>
    </div>
    <Log
      entries={props.session.log()}
      highlighted={props.control.marked()}
      onHighlight={props.onMark}
      newFrom={props.sight.heard}
      spared={props.session.spared()}
      filter={props.filter}
    />
    <DiceTray entries={props.session.log()} />
  </div>
);

const Dialogs = (props: { readonly control: Controller; readonly help: boolean; readonly onHelped: () => void }) => (
  <>
    <Show when={props.control.caution()}>
      {(cautioned) => <Caution of={cautioned()} onYes={() => props.control.confirm(cautioned())} onNo={props.control.thinkAgain} />}
    </Show>
    <Show when={props.help}>
      <Keys onClose={props.onHelped} />
    </Show>
  </>
);

/** Names the tab after the game and how it stands, for those who keep many open. */
const nameTheTab = (session: Session, { board, data, game }: Opened): void => {
  createEffect(
    on(session.sight, (sight) => {
      document.title = `${shelved(game).title} ${sight ? board.headline(sight.view, data) : ''} · Line Ahead`;
    }),
  );
};

export const TableView = (props: { readonly session: Session; readonly opened: Opened; readonly onOvertaken: () => void }): JSX.Element => {
  const { session, opened } = props;
  const control = createController(session, opened, props.onOvertaken);
  const playback = createPlayback(session, opened, control.watching.running);
  const [column, setColumn] = createSignal<Column>('orders');
  const [help, setHelp] = createSignal(false);
  const [alone, setAlone] = createSignal(false);
  const toggleAlone = (): void => void setAlone((before) => !before);
  const looks = createLooks();
  /** What is shown on the board is looked at there. */
  const mark = (entry: ShownEntry | null): void => {
    control.mark(entry);
    if (entry) setColumn('chart');
  };
  const filter = createLogFilter();
  const showInLog = (extract: Extract): void => {
    filter.show(extract);
    setColumn('log');
  };
  /** Whether nothing has been seen of the game before. */
  const isBack = createMemo(on(session.sight, (_sight, before) => before === null || before === undefined));
  const rollsOf: RollsOf = ({ verb, target }) => session.rolls(verb, target);
  const rulesHere = (): void => control.showRule(control.question()?.rule ?? null);

  nameTheTab(session, opened);
  createEffect(on(sparesQuestions, session.prefer));
  listenToKeys({
    choose: control.chooseBy,
    close: control.close,
    undo: control.undo,
    staff: control.staff,
    rules: rulesHere,
    chart: toggleAlone,
    help: () => setHelp(true),
    search: focusSearch,
    escape: () => (control.wanted() ? control.closeRules() : control.selection.showAll()),
  });

  return (
    <RuleContext.Provider value={control.showRule}>
      <Show when={session.curtain()}>
        {(passing) => <Curtain title={shelved(opened.game).title} passing={passing()} onLift={control.lift} />}
      </Show>
      <Show when={session.sight()}>
        {(sight) => (
          <div class="table" data-column={column()} classList={{ 'chart-alone': alone() }}>
            <Head
              title={shelved(opened.game).title}
              headline={opened.board.headline(sight().view, opened.data)}
              alone={alone()}
              onAlone={toggleAlone}
              replay={opened.save.id}
              onExport={sight().sealed ? null : control.exportRecord}
              onRules={rulesHere}
              onKeys={() => setHelp(true)}
              onResign={sight().canResign ? control.resign : null}
            />
            <main class="table-columns">
              <OrdersColumn session={session} opened={opened} control={control} sight={sight()} rollsOf={rollsOf} />
              <OrdersFoot sight={sight()} control={control} rollsOf={rollsOf} moving={session.moving()} />
              <LooksContext.Provider value={looks(sight().viewer.id)}>
                <LitContext.Provider value={() => control.marked()?.about ?? []}>
                  <BoardColumn session={session} opened={opened} control={control} sight={sight()} playback={playback} />
                </LitContext.Provider>
              </LooksContext.Provider>
              <HappenedColumn session={session} opened={opened} control={control} sight={sight()} filter={filter} onMark={mark} />
              <Despatch sight={sight()} log={session.log()} isBack={isBack()} onShow={showInLog} />
              <RulesBeside game={opened.game} wanted={control.wanted()} onClose={control.closeRules} />
            </main>
            <ColumnTabs columns={['orders', 'chart', 'log']} shown={column()} onShow={setColumn} />
            <div class="hidden" role="status" aria-live="polite" data-testid="live">
              {control.said()}
            </div>
          </div>
        )}
      </Show>
      <Dialogs control={control} help={help()} onHelped={() => setHelp(false)} />
    </RuleContext.Provider>
  );
};
