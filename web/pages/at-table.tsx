/** A table at the server: one waits there until every seat is taken, and then plays, or looks on. */
import '../css/home.css';
import '../css/online.css';
import { createEffect, createResource, createSignal, onCleanup, Show } from 'solid-js';
import { printOf } from '../../table/lines-print.ts';
import type { TableInWords } from '../../table/wire.ts';
import { isGameId } from '../games.ts';
import { importRecord } from '../new-save.ts';
import { Bare } from '../online/bare.tsx';
import { CompanyCard } from '../online/company.tsx';
import { KeptActs } from '../online/kept-acts.tsx';
import { keptAs } from '../online/kept-promises.ts';
import { netLine, type Tied } from '../online/net-line.ts';
import { playAgain, recordOf, tableNamed } from '../online/server.ts';
import { Talk } from '../online/talk.tsx';
import { WaitingRoom } from '../online/waiting-room.tsx';
import type { Opened } from '../parts/at-save.tsx';
import { Notice } from '../parts/notice.tsx';
import { go } from '../router.ts';
import type { Save } from '../save.ts';
import { createSession } from '../session.ts';
import { shelved } from '../shelf.ts';
import { type Company, TableView } from '../table/table-view.tsx';

/** How often one who waits looks whether somebody has come, in milliseconds. */
const BETWEEN_LOOKS = 1500;

/** A name for what the server keeps, where others have a save. */
const saveAt = ({ id, made, changed }: TableInWords, game: Save['game']): Save => ({
  id,
  game,
  started: made,
  touched: changed,
  headline: '',
  ended: false,
  commands: null,
});

const Tie = (props: { readonly tied: Tied }) => (
  <Show when={props.tied.state !== 'tied' && props.tied} keyed>
    {(tied) => (
      <p class="notice online-tie" role="status">
        {tied.state === 'lost' ? tied.words : 'The line to the server is cut; it is being tied again. Nothing is lost.'}
      </p>
    )}
  </Show>
);

interface GameProps {
  readonly table: TableInWords;
  readonly seat: string;
  /** Whoever holds several seats goes from one to another. */
  readonly onSeat: (side: string) => void;
}

const Game = (props: GameProps) => {
  const { table, seat } = props;
  const [game] = [table.game].filter(isGameId);
  const net = netLine(table.id, seat, () =>
    session.log().length === 0 ? null : { lines: session.log().length, print: printOf(session.log()) },
  );
  const session = createSession(net.lineTo);
  onCleanup(session.close);
  const [opened] = createResource(async (): Promise<Opened | null> => {
    if (game === undefined) return null;
    try {
      const [board, pack] = await Promise.all([shelved(game).board(), session.pack()]);
      return { game, save: saveAt(table, game), board, data: board.dataFor(pack), isElsewhere: true };
    } catch (error) {
      // Why a line is lost is said below.
      if (net.tied().state === 'lost') return null;
      throw error;
    }
  });
  const [isTalking, setTalking] = createSignal(false);
  const [read, setRead] = createSignal(0);
  const lastSaid = (): number => net.said().at(-1)?.place ?? 0;
  createEffect(() => isTalking() && setRead(lastSaid()));
  const company: Company = {
    since: () => net.time()?.since ?? null,
    card: (onTalk) => (
      <CompanyCard
        table={table}
        sight={session.sight()}
        present={net.present()}
        time={session.sight()?.ending ? null : net.time()}
        onDo={(deed) => void session.ask(deed)}
        onSeat={props.onSeat}
        unread={net.said().filter(({ place }) => place > read()).length}
        onTalk={() => {
          setTalking(true);
          onTalk();
        }}
      />
    ),
    talk: () => <Talk table={table.id} said={net.said()} sits={seat !== 'onlooker'} open={isTalking()} onOpen={setTalking} />,
  };
  const [isOver, setOver] = createSignal(false);
  createEffect(() => session.sight()?.ending && setOver(true));
  /** A game that is over is open to all: it is put on the shelf here, to look back on, to report on and to verify. */
  const keepHere = async (): Promise<void> => {
    const save = await importRecord(await recordOf(table.id), null);
    keptAs(table.id, save);
    go({ page: 'replay', save });
  };
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const again = async (): Promise<void> => {
    try {
      go({ page: 'at', table: (await playAgain(table.id)).id });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  /** Why a game that is over could not even be laid. */
  const lost = (): string | null => {
    const tied = net.tied();
    return tied.state === 'lost' && table.stage === 'over' && !session.sight() ? tied.words : null;
  };
  return (
    <>
      <Show when={opened() && session.sight() && opened()} keyed>
        {(laid) => <TableView session={session} opened={laid} onOvertaken={() => undefined} company={company} />}
      </Show>
      <Show when={isOver()}>
        <div class="notice online-tie row" role="status">
          <span>The game is over and open to all.</span>
          <button type="button" class="button" onClick={() => void keepHere()}>
            Look back and check the dice
          </button>
          <Show when={seat !== 'onlooker'}>
            <button type="button" class="button" onClick={() => void again()}>
              Play again, sides changed
            </button>
          </Show>
          <Notice of={trouble()} />
        </div>
      </Show>
      <Show when={lost()} fallback={<Tie tied={net.tied()} />}>
        {(why) => <KeptActs table={table} why={why()} />}
      </Show>
    </>
  );
};

/** Two people at one machine, each with a seat of his own: nobody sees the other's before the machine is passed on. */
const Pass = (props: { readonly name: string; readonly onLift: () => void }) => (
  <Bare>
    <main>
      <h1>Pass the machine on</h1>
      <p>{props.name} are next. Whoever plays them goes on from here.</p>
      <button type="button" class="button primary" onClick={() => props.onLift()}>
        Go on as {props.name}
      </button>
    </main>
  </Bare>
);

/** In one's seat; whoever holds several begins in the first. */
const Seats = (props: { readonly table: TableInWords }) => {
  const [seat, setSeat] = createSignal(props.table.seats.find(({ isYou }) => isYou)?.side ?? 'onlooker');
  const [passing, setPassing] = createSignal<string | null>(null);
  const nameOf = (side: string): string => props.table.seats.find((each) => each.side === side)?.name ?? side;
  const lift = (side: string): void => {
    setPassing(null);
    setSeat(side);
  };
  return (
    <Show
      when={passing() ?? false}
      keyed
      fallback={
        <Show when={seat()} keyed>
          {(side) => <Game table={props.table} seat={side} onSeat={setPassing} />}
        </Show>
      }
    >
      {(side) => <Pass name={nameOf(side)} onLift={() => lift(side)} />}
    </Show>
  );
};

const AtTablePage = (props: { readonly table: string }) => {
  const [found, { mutate, refetch }] = createResource(
    () => props.table,
    (table) => tableNamed(table),
  );
  const looking = setInterval(() => {
    if (found.latest?.stage === 'gathering') void refetch();
  }, BETWEEN_LOOKS);
  onCleanup(() => clearInterval(looking));
  /** Only whether it has begun: what happens from then on comes over the line. */
  const begun = (): TableInWords | null => (found.latest && found.latest.stage !== 'gathering' ? found.latest : null);
  const [kept, setKept] = createSignal<TableInWords | null>(null);
  createEffect(() => kept() === null && setKept(begun()));
  return (
    <Show
      when={!found.error}
      fallback={
        <Bare>
          <main>
            <p class="notice danger" role="alert">
              {String(found.error?.message ?? 'There is no such table.')}
            </p>
          </main>
        </Bare>
      }
    >
      <Show
        when={kept()}
        keyed
        fallback={
          <Bare>
            <Show when={found.latest} fallback={<p class="waiting">Looking for the table…</p>}>
              {(table) => <WaitingRoom table={table()} onChange={mutate} />}
            </Show>
          </Bare>
        }
      >
        {(table) => <Seats table={table} />}
      </Show>
    </Show>
  );
};

export default AtTablePage;
