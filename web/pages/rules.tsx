/** The rulebook as a page of its own, with an address for every rule. */
import { createMemo, Show } from 'solid-js';
import { type GameId, isGameId } from '../games.ts';
import { PageTop } from '../parts/page-top.tsx';
import { RuleContext } from '../parts/rule-chip.tsx';
import { go } from '../router.ts';
import { Rulebook } from '../rulebook/rulebook.tsx';
import { shelved } from '../shelf.ts';

const known = (game: string): GameId | undefined => (isGameId(game) ? game : undefined);

const RulesPage = (props: { readonly game: string; readonly rule: string | null }) => {
  const wanted = createMemo(() => ({ rule: props.rule }));
  return (
    <div class="rules-page">
      <PageTop class="page-top" />
      <main>
        <Show when={known(props.game)} fallback={<p class="notice danger">Line Ahead has no game called ‘{props.game}’.</p>}>
          {(game) => (
            <RuleContext.Provider value={(rule) => go({ page: 'rules', game: game(), rule })}>
              <h1>Rules of {shelved(game()).title}</h1>
              <Rulebook game={game()} wanted={wanted()} contents={globalThis.matchMedia('(min-width: 60rem)').matches} />
            </RuleContext.Provider>
          )}
        </Show>
      </main>
    </div>
  );
};

export default RulesPage;
