/** Three columns: what is asked of me, the board, what happened. On a narrow screen one of them is in front. */
import '../../kit/kit.css';
import '../css/table.css';
import '../css/log.css';
import { type Accessor, createEffect, createMemo, createResource, createSignal, type JSX, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LitContext, PlayedContext } from '../../kit/chart-context.ts';
import { createLooks, LooksContext } from '../../kit/looks.ts';
import type { Playback } from '../../kit/playback.ts';
import { SizeContext } from '../../kit/size.ts';
import type { ShownEntry, Sight } from '../../table/index.ts';
import { GlossaryContext } from '../glossary/told.tsx';
import { takeBegun } from '../goal/begun.ts';
import { GoalCard } from '../goal/goal-card.tsx';
import type { Opened } from '../parts/at-save.tsx';
import { RuleContext } from '../parts/rule-chip.tsx';
import { RulesBeside } from '../parts/rules-beside.tsx';
import { hasLogFolded, hasNarrowOrders, isHeard, magnification, opensGoal, sparesQuestions } from '../preferences.ts';
import type { Session } from '../session.ts';
import { shelved } from '../shelf.ts';
import { soundsOf } from '../sound/heard.ts';
import { sound } from '../sound/instruments.ts';
import { FoldedLog } from './column-fold.tsx';
import { type Column, ColumnTabs } from './column-tabs.tsx';
import { type Controller, createController } from './controller.ts';
import { Curtain } from './curtain.tsx';
import { Despatch } from './despatch.tsx';
import { Caution, Keys } from './dialogs.tsx';
import { DiceTray } from './dice-tray.tsx';
import { OrdersFoot } from './foot.tsx';
import { createForecasting } from './forecasting.ts';
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
import { unreadFrom } from './unread.ts';

/** Whoever goes through the game with a learner: a card above the orders, what it points at, and what it says. */
export interface Guide {
  readonly card: (control: Controller) => JSX.Element;
  /** A part of the table; null for none. */
  readonly part: Accessor<string | null>;
  /** Pieces and places. */
  readonly lit: Accessor<readonly string[]>;
  readonly said: Accessor<string>;
}

/** Where each part of the table is found on a narrow screen. */
const columnOf = (part: string | null): Column => (part === 'log' || part === 'score' ? 'log' : 'orders');

interface PartProps {
  readonly opened: Opened;
  readonly session: Session;
  readonly control: Controller;
  readonly sight: Sight;
}

const Score = (props: PartProps) => (
  <Show when={props.session.view()}>
    {(view) => <Dynamic component={props.opened.board.Score} view={view()} data={props.opened.data} isOver={props.sight.ending !== null} />}
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

/** Those who play from elsewhere: who they are and how they stand, above the orders, and what they say, below the log. */
export interface Company {
  /** Since when they are waited for; null where nobody is. */
  readonly since: Accessor<number | null>;
  readonly card: (onTalk: () => void) => JSX.Element;
  readonly talk: () => JSX.Element;
}

interface OrdersColumnProps extends PartProps {
  readonly rollsOf: RollsOf;
  readonly company: Company | undefined;
  readonly onTalk: () => void;
}

const OrdersColumn = (props: OrdersColumnProps) => {
  let column!: HTMLDivElement;
  const forecasting = createForecasting(props.session);
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
      {props.company?.card(props.onTalk)}
      <StorageNotice sealed={props.sight.sealed} />
      <TroubleNotice trouble={props.control.trouble()} />
      <Orders
        sight={props.sight}
        selection={props.control.selection}
        refusal={props.session.refusal()}
        reasons={props.control.reasons()}
        prepared={props.control.prepared()?.asks ?? null}
        why={props.opened.board.teaching.whys[props.sight.question?.name ?? '']}
        moving={props.session.moving()}
        since={props.company?.since() ?? null}
        watching={props.control.watching}
        asking={props.control.asking()}
        onUsual={props.control.hasUsual() ? props.control.layOut : null}
        onChoose={props.control.choose}
        onRun={props.control.chooseAll}
        onForGood={props.control.chooseForGood}
        onForAll={props.control.chooseForAll}
        onStandDown={props.control.standDown}
        onTogether={props.control.chooseTogether}
        rollsOf={props.rollsOf}
        forecasting={forecasting}
        result={
          <Show when={props.sight.ending}>
            {(ending) => (
              <Result
                ending={ending()}
                game={props.opened.game}
                save={props.opened.isElsewhere ? null : props.opened.save.id}
                score={<Score {...props} />}
                goal={props.opened.board.teaching.goal(props.sight.view, props.opened.data)}
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
const BoardColumn = (props: PartProps & { readonly playback: Playback<object, unknown>; readonly lit: readonly string[] }) => (
  <div
    class="board"
    role="region"
    aria-label="Board"
    style={{ '--kit-beat': `${props.playback.beat}ms` }}
    onPointerDown={() => props.playback.isRunning && props.playback.end()}
  >
    <Show when={props.session.view()}>
      {(view) => (
        <Dynamic
          component={props.opened.board.Board}
          view={view()}
          data={props.opened.data}
          question={props.control.question()}
          draft={props.sight.draft}
          selected={props.control.selection.selected()}
          highlight={props.lit}
          onSelect={props.control.selection.press}
          onCommand={props.control.command}
          onCommands={props.control.commands}
          onPrepare={props.control.prepare}
          courses={props.sight.courses}
          onCourse={props.control.course}
          playback={props.playback}
        />
      )}
    </Show>
  </div>
);

interface HappenedProps extends PartProps {
  readonly filter: LogFilter;
  readonly onMark: (entry: ShownEntry | null) => void;
  readonly company: Company | undefined;
}

const HappenedColumn = (props: HappenedProps) => (
  <div class="happened" role="region" aria-label="What happened">
    <FoldedLog />
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
    {props.company?.talk()}
  </div>
);

const Aims = (props: { readonly opened: Opened; readonly sight: Sight; readonly onClose: () => void }) => {
  const goal = () => props.opened.board.teaching.goal(props.sight.view, props.opened.data);
  return (
    <GoalCard
      goal={goal()}
      measured={shelved(props.opened.game).measured[goal().scenario]}
      viewer={props.sight.viewer}
      sides={props.sight.seats}
      onClose={props.onClose}
    />
  );
};

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

interface TableViewProps {
  readonly session: Session;
  readonly opened: Opened;
  readonly onOvertaken: () => void;
  readonly guide?: Guide;
  readonly company?: Company;
}

export const TableView = (props: TableViewProps): JSX.Element => {
  const { session, opened } = props;
  const control = createController(session, opened, props.onOvertaken);
  const playback = createPlayback(session, opened, control.watching.running);
  const [column, setColumn] = createSignal<Column>('orders');
  const [help, setHelp] = createSignal(false);
  const [aims, setAims] = createSignal(takeBegun(opened.save.id) && opensGoal());
  const [alone, setAlone] = createSignal(false);
  const toggleAlone = (): void => void setAlone((before) => !before);
  const looks = createLooks();
  const [glossary] = createResource(() => shelved(opened.game).glossary());
  /** What is shown on the board is looked at there. */
  const mark = (entry: ShownEntry | null): void => {
    control.mark(entry);
    if (entry) setColumn('chart');
  };
  const [readTo, setReadTo] = createSignal(0);
  createEffect(() => column() === 'log' && setReadTo(session.log().length));
  const unread = createMemo(() => (column() === 'log' ? 0 : unreadFrom(session.log(), Math.max(readTo(), session.sight()?.heard ?? 0))));
  const sought = createMemo(() => control.selection.sought());
  const lit = createMemo((): readonly string[] => control.marked()?.about ?? props.guide?.lit() ?? [sought()].filter((id) => id !== null));
  createEffect(() => setColumn(columnOf(props.guide?.part() ?? null)));
  const said = (): string => [control.said(), props.guide?.said() ?? ''].filter((words) => words !== '').join(' ');
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
  createEffect(on(session.sight, (sight) => sight && isHeard() && sound(soundsOf(sight)), { defer: true }));
  listenToKeys({
    choose: control.chooseBy,
    close: control.close,
    layOut: control.layOut,
    undo: control.undo,
    staff: control.staff,
    rules: rulesHere,
    chart: toggleAlone,
    goal: () => setAims(true),
    help: () => setHelp(true),
    search: focusSearch,
    walk: control.selection.walk,
    escape: () => (control.wanted() ? control.closeRules() : control.selection.showAll()),
  });

  return (
    <GlossaryContext.Provider value={() => glossary.latest}>
      <RuleContext.Provider value={control.showRule}>
        <SizeContext.Provider value={magnification}>
          <Show when={session.curtain()}>
            {(passing) => <Curtain title={shelved(opened.game).title} passing={passing()} onLift={control.lift} />}
          </Show>
          <Show when={session.sight()}>
            {(sight) => (
              <div
                class="table"
                data-column={column()}
                data-pointed={props.guide?.part() ?? undefined}
                classList={{ 'chart-alone': alone(), 'log-folded': hasLogFolded(), 'orders-narrow': hasNarrowOrders() }}
              >
                <Head
                  title={shelved(opened.game).title}
                  headline={opened.board.headline(sight().view, opened.data)}
                  alone={alone()}
                  onAlone={toggleAlone}
                  onGoal={() => setAims(true)}
                  replay={props.guide || opened.isElsewhere ? null : opened.save.id}
                  onExport={sight().sealed || opened.isElsewhere ? null : control.exportRecord}
                  onRules={rulesHere}
                  onKeys={() => setHelp(true)}
                  onResign={sight().canResign ? control.resign : null}
                />
                <main class="table-columns">
                  <div class="order-column">
                    {props.guide?.card(control)}
                    <OrdersColumn
                      session={session}
                      opened={opened}
                      control={control}
                      sight={sight()}
                      rollsOf={rollsOf}
                      company={props.company}
                      onTalk={() => setColumn('log')}
                    />
                  </div>
                  <OrdersFoot sight={sight()} control={control} rollsOf={rollsOf} moving={session.moving()} />
                  <LooksContext.Provider value={looks(sight().viewer.id)}>
                    <LitContext.Provider value={lit}>
                      <PlayedContext.Provider value={() => playback.still !== null}>
                        <BoardColumn session={session} opened={opened} control={control} sight={sight()} playback={playback} lit={lit()} />
                      </PlayedContext.Provider>
                    </LitContext.Provider>
                  </LooksContext.Provider>
                  <HappenedColumn
                    session={session}
                    opened={opened}
                    control={control}
                    sight={sight()}
                    filter={filter}
                    onMark={mark}
                    company={props.company}
                  />
                  <Despatch sight={sight()} log={session.log()} isBack={isBack()} onShow={showInLog} />
                  <RulesBeside game={opened.game} wanted={control.wanted()} onClose={control.closeRules} />
                </main>
                <ColumnTabs columns={['orders', 'chart', 'log']} shown={column()} unread={unread()} onShow={setColumn} />
                <div class="hidden" role="status" aria-live="polite" data-testid="live">
                  {said()}
                </div>
              </div>
            )}
          </Show>
          <Show when={aims() && session.sight()}>{(sight) => <Aims opened={opened} sight={sight()} onClose={() => setAims(false)} />}</Show>
          <Dialogs control={control} help={help()} onHelped={() => setHelp(false)} />
        </SizeContext.Provider>
      </RuleContext.Provider>
    </GlossaryContext.Provider>
  );
};
