/** The battles of all games, the shortest first: each is begun with one press. */
import { For, Show } from 'solid-js';
import { SECONDS_AN_ORDER } from '../../../kit/measured.ts';
import { gameIds } from '../../games.ts';
import { hrefOf } from '../../router.ts';
import { shelved } from '../../shelf.ts';
import { BattleTile, Meeting, type ShownBattle } from './battle-tile.tsx';
import { minutesOf } from './measures.ts';
import { Sides } from './sides.tsx';

/** So many are seen at once; the rest is folded. */
const SHOWN = 10;

const minutesIn = ({ game, scenario }: ShownBattle): number => minutesOf(shelved(game).measured[scenario.id]) ?? Number.POSITIVE_INFINITY;

const battles: readonly ShownBattle[] = gameIds
  .flatMap((game) => shelved(game).scenarios.flatMap((scenario) => (scenario.fought ? [{ game, scenario }] : [])))
  .toSorted((a, b) => minutesIn(a) - minutesIn(b));

const Tiles = (props: { readonly battles: readonly ShownBattle[] }) => (
  <ul class="battle-tiles">
    <For each={props.battles}>{(battle) => <BattleTile {...battle} />}</For>
  </ul>
);

export const Gallery = () => (
  <section class="gallery" aria-labelledby="gallery-heading">
    <h2 id="gallery-heading">Battles</h2>
    <p class="soft">One press, and you command. The shortest first.</p>
    <Tiles battles={battles.slice(0, SHOWN)} />
    <Show when={battles.length > SHOWN}>
      <details>
        <summary>All {battles.length} battles</summary>
        <Tiles battles={battles.slice(SHOWN)} />
      </details>
    </Show>
    <p class="soft gallery-reckoning">
      Minutes are reckoned, not timed: the orders that the captain gives in a game against himself, the median of up to twenty, at{' '}
      {SECONDS_AN_ORDER} seconds each. Difficulty goes by how many different questions he was asked in them.{' '}
      <a href={hrefOf({ page: 'balance' })}>Who wins how often</a>
    </p>
  </section>
);

const tasterOf = (): ShownBattle | undefined =>
  battles.find(({ game, scenario }) => shelved(game).taster?.scenario === scenario.id && Number.isFinite(minutesIn({ game, scenario })));

/** For whoever has never been here. */
export const Taster = () => (
  <Show when={tasterOf()}>
    {(battle) => (
      <aside class="taster" aria-label="For a start">
        <div class="game-picture">
          <Meeting {...battle()} />
        </div>
        <div class="game-words">
          <p class="game-scene">For a start</p>
          <h3>
            {battle().scenario.title} in {Math.ceil(minutesIn(battle()))} minutes
          </h3>
          <p>{shelved(battle().game).taster?.words}</p>
        </div>
        <div class="game-ways">
          <Sides game={battle().game} scenario={battle().scenario} timed />
        </div>
      </aside>
    )}
  </Show>
);
