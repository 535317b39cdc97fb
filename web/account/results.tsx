/** How one's games came out. */
import { createResource, For, Show } from 'solid-js';
import { myResults, type Results } from './server.ts';

const against = ({ isAgainstBots }: Results): string => (isAgainstBots ? 'bots' : 'people');

export const OwnResults = () => {
  const [results] = createResource(() => myResults().catch(() => []));
  return (
    <section class="account-part" aria-labelledby="results-heading">
      <h2 id="results-heading">How your games came out</h2>
      <Show when={(results.latest ?? []).length > 0} fallback={<p class="soft">None has come to its end yet.</p>}>
        <table class="account-table">
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Against</th>
              <th scope="col">Won</th>
              <th scope="col">Lost</th>
              <th scope="col">Drawn</th>
            </tr>
          </thead>
          <tbody>
            <For each={results.latest ?? []}>
              {(one) => (
                <tr>
                  <th scope="row">{one.title}</th>
                  <td>{against(one)}</td>
                  <td>{one.won}</td>
                  <td>{one.lost}</td>
                  <td>{one.drawn}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </section>
  );
};
