/** The rulebook beside a table, fetched when it is first wanted. */
import { lazy, Show, Suspense } from 'solid-js';
import type { GameId } from '../games.ts';
import type { Wanted } from '../rulebook/rulebook.tsx';

const RulePanel = lazy(() => import('../rulebook/panel.tsx'));

interface RulesBesideProps {
  readonly game: GameId;
  /** Null while nobody wants it. */
  readonly wanted: Wanted | null;
  readonly onClose: () => void;
}

export const RulesBeside = (props: RulesBesideProps) => (
  <Show when={props.wanted}>
    {(wanted) => (
      <Suspense>
        <RulePanel game={props.game} wanted={wanted()} onClose={props.onClose} />
      </Suspense>
    )}
  </Show>
);
