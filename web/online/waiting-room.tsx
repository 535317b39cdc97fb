/** A table whose seats are not all taken: who is there, the link for whoever is to come, and the seats that are free. */
import { createSignal, For, Show } from 'solid-js';
import type { SeatAtTable, TableInWords } from '../../table/wire.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { Notice } from '../parts/notice.tsx';
import { inSentence } from '../parts/side-name.ts';
import { clockOfTable } from './clock-words.ts';
import { comeIn, seatBot, sit, stand } from './server.ts';
import { invitationTo, sitterOf } from './words.ts';

interface Props {
  readonly table: TableInWords;
  readonly onChange: (table: TableInWords) => void;
}

const isFree = ({ person, bot }: SeatAtTable): boolean => person === null && bot === null;

const Invitation = (props: { readonly table: string }) => (
  <section aria-label="Invitation">
    <h2>Invite somebody</h2>
    <p>Whoever opens this link can take a free seat.</p>
    <p class="online-link">
      <input
        class="field"
        type="text"
        readonly
        aria-label="The link"
        value={invitationTo(props.table)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyLink class="button" title="For whoever is to come" address={() => invitationTo(props.table)} />
    </p>
  </section>
);

export const WaitingRoom = (props: Props) => {
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const then = async (work: () => Promise<TableInWords>): Promise<void> => {
    setTrouble(null);
    try {
      props.onChange(await work());
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const take = (side: string) =>
    then(async () => {
      await comeIn();
      return sit(props.table, side);
    });
  const isSeated = (): boolean => props.table.seats.some(({ isYou }) => isYou);
  return (
    <main class="online">
      <h1>{props.table.title}</h1>
      <p class="home-lede">{[props.table.scenarioName, clockOfTable(props.table.clock)].filter(Boolean).join(' · ')}</p>
      <div class="online-seats">
        <For each={props.table.seats}>
          {(seat) => (
            <div class="online-seat">
              <span>
                <strong>{seat.name}</strong> {sitterOf(seat)}
              </span>
              <Show when={isFree(seat)}>
                <span class="row">
                  <button type="button" class="button primary" onClick={() => void take(seat.side)}>
                    Sit down as {inSentence(seat.name)}
                  </button>
                  <Show when={props.table.isHost && props.table.bots.at(-1)} keyed>
                    {(bot) => (
                      <button type="button" class="button quiet" onClick={() => void then(() => seatBot(props.table.id, seat.side, bot))}>
                        Let the {bot} play
                      </button>
                    )}
                  </Show>
                </span>
              </Show>
              <Show when={seat.isYou}>
                <button type="button" class="button quiet" onClick={() => void then(() => stand(props.table.id, seat.side))}>
                  Stand up
                </button>
              </Show>
            </div>
          )}
        </For>
      </div>
      <Notice of={trouble()} />
      <Show when={isSeated() || props.table.isHost}>
        <Invitation table={props.table.id} />
      </Show>
      <p class="soft">
        The server’s part of the dice is fixed: {props.table.promise.slice(0, 16)}… Each seat adds a number of its own, and when the game is
        over anybody can check every roll.
      </p>
    </main>
  );
};
