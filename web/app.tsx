/** Which page is shown. Every page but the first is fetched when it is first needed. */
import { createEffect, ErrorBoundary, lazy, Match, on, Suspense, Switch } from 'solid-js';
import { Home } from './pages/home.tsx';
import { Trouble } from './parts/trouble.tsx';
import { type Route, route } from './router.ts';

const NewGame = lazy(() => import('./pages/new-game.tsx'));
const FirstWatchPage = lazy(() => import('./pages/first-watch.tsx'));
const TablePage = lazy(() => import('./pages/table.tsx'));
const ReplayPage = lazy(() => import('./pages/replay.tsx'));
const ReportPage = lazy(() => import('./pages/report.tsx'));
const TablesPage = lazy(() => import('./pages/tables.tsx'));
const AtTablePage = lazy(() => import('./pages/at-table.tsx'));
const AccountPage = lazy(() => import('./pages/account.tsx'));
const BalancePage = lazy(() => import('./pages/balance.tsx'));
const RulesPage = lazy(() => import('./pages/rules.tsx'));

/** The route if it is of one kind, so that each page gets only what it understands. */
const at = <P extends Route['page']>(page: P): Extract<Route, { page: P }> | undefined => {
  const now = route();
  return isAt(now, page) ? now : undefined;
};

const isAt = <P extends Route['page']>(now: Route, page: P): now is Extract<Route, { page: P }> => now.page === page;

/** Whoever comes to a new page starts at its top. */
const startAtTop = (): void => {
  createEffect(
    on(
      () => route().page,
      (page) => {
        globalThis.scrollTo(0, 0);
        if (page !== 'table' && page !== 'first-watch' && page !== 'at') document.title = 'Line Ahead';
      },
      { defer: true },
    ),
  );
};

export const App = () => {
  startAtTop();
  return (
    <ErrorBoundary fallback={(error: unknown, reset) => <Trouble error={error} again={reset} />}>
      <Suspense fallback={<p class="waiting">Unrolling the chart…</p>}>
        <Switch fallback={<Home />}>
          <Match when={at('new')}>{(now) => <NewGame game={now().game} />}</Match>
          <Match when={at('first-watch')} keyed>
            {(now) => <FirstWatchPage game={now.game} />}
          </Match>
          <Match when={at('table')} keyed>
            {(now) => <TablePage save={now.save} />}
          </Match>
          <Match when={at('replay')} keyed>
            {(now) => <ReplayPage {...now} />}
          </Match>
          <Match when={at('report')} keyed>
            {(now) => <ReportPage save={now.save} />}
          </Match>
          <Match when={at('tables')}>
            <TablesPage />
          </Match>
          <Match when={at('at')} keyed>
            {(now) => <AtTablePage table={now.table} />}
          </Match>
          <Match when={at('account')}>
            <AccountPage />
          </Match>
          <Match when={at('balance')}>
            <BalancePage />
          </Match>
          <Match when={at('rules') ?? at('rulings') ?? at('terms')}>{(now) => <RulesPage {...now()} />}</Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
};
