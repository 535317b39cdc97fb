/** The rulebook, the rulings and the terms as pages of their own, with an address for every rule. */
import { createMemo, Show } from 'solid-js';
import { type GameId, isGameId } from '../games.ts';
import { PageTop } from '../parts/page-top.tsx';
import { RuleContext } from '../parts/rule-chip.tsx';
import { go, type Route } from '../router.ts';
import { Rulebook } from '../rulebook/rulebook.tsx';
import { shelved } from '../shelf.ts';

const known = (game: string): GameId | undefined => (isGameId(game) ? game : undefined);

const RulesPage = (props: Extract<Route, { page: 'rules' | 'rulings' | 'terms' }>) => {
  const wanted = createMemo(() => ({ rule: props.rule, book: props.page }));
  return (
    <div class="rules-page">
      <PageTop class="page-top" />
      <main>
        <Show when={known(props.game)} fallback={<p class="notice danger">Line Ahead has no game called ‘{props.game}’.</p>}>
          {(game) => (
            <RuleContext.Provider value={(rule) => go({ page: 'rules', game: game(), rule })}>
              <h1>Rules of {shelved(game()).title}</h1>
              <Rulebook
                game={game()}
                wanted={wanted()}
                onTurn={(book, rule) => go({ page: book, game: game(), rule })}
                contents={globalThis.matchMedia('(min-width: 60rem)').matches}
              />
            </RuleContext.Provider>
          )}
        </Show>
      </main>
    </div>
  );
};

export default RulesPage;
