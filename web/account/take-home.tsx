/**
 * All one's games in one file. A game that is over goes with its whole record, as `verify` and the import of the first page read it; of
 * one that is on no more than its person sees, for the record would tell the other side's orders and the dice to come; and one that the
 * server can play no more as it is kept, so that it keeps no other from going.
 */
import { createSignal, Show } from 'solid-js';
import { download } from '../../kit/download.ts';
import { bundleText, type GameHeld, type GameUnderWay } from '../../table/bundle.ts';
import { actsOf, Refused, recordOf, seenBy } from '../online/server.ts';
import { createDoing, Outcome } from './doing.tsx';
import { myGames, type OwnGame } from './server.ts';

const underWay = ({ table, game, sides }: OwnGame): Promise<readonly GameUnderWay[]> =>
  Promise.all(sides.map(async (side) => ({ table, game, side, seen: await seenBy(table, side) })));

/** Nobody is shown anything of one that is on. */
const heldAs = async ({ table, game, stage, sides }: OwnGame, why: string): Promise<GameHeld> => ({
  table,
  game,
  sides,
  why,
  acts: stage === 'over' ? await actsOf(table) : [],
});

/** One after the other: each is played through for it. */
async function collected(games: readonly OwnGame[], done: (count: number) => void): Promise<string> {
  const records: string[] = [];
  const running: GameUnderWay[] = [];
  const held: GameHeld[] = [];
  for (const [place, game] of games.entries()) {
    try {
      if (game.stage === 'over') records.push(await recordOf(game.table));
      if (game.stage === 'playing') running.push(...(await underWay(game)));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'held') throw error;
      held.push(await heldAs(game, error.message));
    }
    done(place + 1);
  }
  return bundleText(records, running, held);
}

export const TakeHome = () => {
  const [progress, setProgress] = createSignal<string | null>(null);
  const doing = createDoing();
  const take = (): Promise<void> =>
    doing.run(async () => {
      try {
        const games = await myGames();
        const text = await collected(games, (count) => setProgress(`${count} of ${games.length}`));
        download(`line-ahead games ${new Date().toISOString().slice(0, 10)}.json`, text);
      } finally {
        setProgress(null);
      }
    }, 'Here they are.');
  return (
    <section class="account-part" aria-labelledby="take-heading">
      <h2 id="take-heading">Your games as a file</h2>
      <p class="soft">
        Games that are over with every order and every die; of those that are on, what you see of them. The first page takes the file in
        again, and <code>line-ahead verify</code> checks it.
      </p>
      <p class="row">
        <button type="button" class="button" aria-disabled={doing.isBusy()} onClick={() => void take()}>
          Take them home
        </button>
        <Show when={progress()}>{(words) => <span class="soft">{words()}</span>}</Show>
      </p>
      <Outcome of={doing} />
    </section>
  );
};
