/** Who wins how often: what came of the captain's games against himself, scenario by scenario. */
import '../css/home.css';
import '../css/balance.css';
import { For, Show } from 'solid-js';
import { type Measured, unwon } from '../../kit/measured.ts';
import type { ShelvedScenario } from '../../kit/shelf-card.ts';
import { capital } from '../../kit/words.ts';
import { type GameId, gameIds } from '../games.ts';
import { PageTop } from '../parts/page-top.tsx';
import { hrefOf } from '../router.ts';
import { shelved } from '../shelf.ts';
import { measureInWords } from './home/measures.ts';

const Share = (props: { readonly of: string; readonly wins: number; readonly games: number }) => (
  <td>
    {props.of}{' '}
    <strong>
      {props.wins}
      <small> of {props.games}</small>
    </strong>
  </td>
);

const ScenarioRow = (props: { readonly scenario: ShelvedScenario; readonly measured: Measured }) => (
  <tr>
    <th scope="row">
      {props.scenario.title} <small>{measureInWords(props.measured)}</small>
    </th>
    <For each={props.scenario.sides}>
      {({ id, name }) => <Share of={capital(name)} wins={props.measured.sides[id]?.wins ?? 0} games={props.measured.games} />}
    </For>
    <Share of={props.scenario.sides.length > 1 ? 'Nobody' : 'Not won'} wins={unwon(props.measured)} games={props.measured.games} />
  </tr>
);

const GameTable = (props: { readonly id: GameId }) => {
  const game = () => shelved(props.id);
  return (
    <section aria-label={game().title}>
      <table class="balance">
        <caption>
          <a href={hrefOf({ page: 'new', game: props.id })}>{game().title}</a>
        </caption>
        <tbody>
          <For each={game().scenarios}>
            {(scenario) => (
              <Show when={game().measured[scenario.id]}>{(measured) => <ScenarioRow scenario={scenario} measured={measured()} />}</Show>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
};

const BalancePage = () => (
  <div class="home">
    <PageTop class="home-top" />
    <main>
      <h1>Who wins how often</h1>
      <p>
        The captain has played every scenario against himself, with the usual switches and dice of their own for each game. Twenty games say
        which side has the better of it, and not by how much; and people play otherwise than captains do.
      </p>
      <For each={gameIds}>{(id) => <GameTable id={id} />}</For>
    </main>
  </div>
);

export default BalancePage;
