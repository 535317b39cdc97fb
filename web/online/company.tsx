/** Those at an online table: who they are, who has a page open, how their time stands, and what they ask of each other. */
import { createSignal, For, onCleanup, Show } from 'solid-js';
import type { ProposalShown, Sight, Wish } from '../../table/index.ts';
import type { Deed, HandShown, Present, SeatAtTable, TableInWords, TimeShown } from '../../table/wire.ts';
import { dateInWords } from '../parts/ago.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { inSentence } from '../parts/side-name.ts';
import { leftInWords, leftOf } from './clock-words.ts';
import { invitationTo, sitterOf } from './words.ts';

const DAY = 86_400_000;

interface SeatProps {
  readonly seat: SeatAtTable;
  readonly present: Present | null;
  readonly hand: HandShown | undefined;
  readonly now: number;
}

const presenceOf = ({ seat, present }: SeatProps): string => {
  if (seat.away !== null) return `on leave until ${dateInWords(seat.away)}`;
  if (seat.person === null || seat.isYou || !present) return '';
  return present.sides.includes(seat.side) ? 'here' : 'away';
};

const Seat = (props: SeatProps) => (
  <li class="company-seat" classList={{ 'is-here': presenceOf(props) === 'here' }}>
    <span>
      <strong>{props.seat.name}</strong> {sitterOf(props.seat)} <span class="soft">{presenceOf(props)}</span>
    </span>
    <Show when={props.hand}>
      {(hand) => (
        <time class="company-hand" classList={{ runs: hand().since !== null }} aria-label={`Time left of ${inSentence(props.seat.name)}`}>
          {leftInWords(leftOf(hand(), props.now))}
        </time>
      )}
    </Show>
  </li>
);

const onlookersInWords = (count: number): string => (count === 1 ? '1 looks on' : `${count} look on`);

const WISHES: Readonly<Record<Wish, string>> = { draw: 'Offer a draw', 'take-back': 'Ask to take back' };

const proposalInWords = ({ wish, by }: ProposalShown): string =>
  wish === 'draw' ? `${by.name} offer a draw.` : `${by.name} ask to take back their last order, with all that came of it.`;

interface AskedProps {
  readonly proposal: ProposalShown;
  readonly viewer: string;
  readonly onDo: (deed: Deed) => void;
}

const Asked = (props: AskedProps) => (
  <div class="notice company-proposal" role="status">
    <p>{proposalInWords(props.proposal)}</p>
    <p class="row">
      <Show when={props.proposal.waitsFor.some(({ id }) => id === props.viewer)}>
        <button type="button" class="button" onClick={() => props.onDo({ type: 'agree' })}>
          Agree
        </button>
      </Show>
      <Show when={props.viewer !== 'onlooker'}>
        <button type="button" class="button quiet" onClick={() => props.onDo({ type: 'decline' })}>
          {props.proposal.by.id === props.viewer ? 'Withdraw' : 'Decline'}
        </button>
      </Show>
    </p>
  </div>
);

interface CompanyProps {
  readonly table: TableInWords;
  readonly sight: Sight | null;
  readonly present: Present | null;
  readonly time: TimeShown | null;
  /** Lines that were said and not read yet. */
  readonly unread: number;
  readonly onTalk: () => void;
  readonly onDo: (deed: Deed) => void;
  /** Goes to another of one's own seats. */
  readonly onSeat: (side: string) => void;
}

/** Whoever has kept us waiting for longer than his days; the server judges whether it is so. */
function lateAt({ table, sight, time }: CompanyProps, now: number): string | null {
  const late = sight?.waiting?.sides[0];
  if (table.clock.kind !== 'days' || sight?.viewer.id === 'onlooker' || !late || time?.since == null) return null;
  return now - time.since > table.clock.days * DAY ? late.id : null;
}

export const CompanyCard = (props: CompanyProps) => {
  const [now, setNow] = createSignal(Date.now());
  const ticking = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(ticking));
  const handOf = (side: string): HandShown | undefined => props.time?.hands.find((hand) => hand.side === side);
  return (
    <section class="company" aria-label="At the table">
      <ul>
        <For each={props.table.seats}>{(seat) => <Seat seat={seat} present={props.present} hand={handOf(seat.side)} now={now()} />}</For>
      </ul>
      <p class="row company-foot">
        <button type="button" class="link" onClick={() => props.onTalk()}>
          {props.unread > 0 ? `Talk: ${props.unread} new` : 'Talk'}
        </button>
        <CopyLink class="link" title="Whoever opens it looks on" address={() => invitationTo(props.table.id)} />
        <For each={props.sight?.wishes ?? []}>
          {(wish) => (
            <button type="button" class="link" onClick={() => props.onDo({ type: 'propose', wish })}>
              {WISHES[wish]}
            </button>
          )}
        </For>
        <Show when={props.table.clock.kind === 'days' && props.table.seats.some(({ isYou }) => isYou)}>
          <a class="link" href="#/account">
            Days off
          </a>
        </Show>
        <For each={props.table.seats.filter(({ isYou, side }) => isYou && side !== props.sight?.viewer.id)}>
          {(seat) => (
            <button type="button" class="link" onClick={() => props.onSeat(seat.side)}>
              Pass on to {inSentence(seat.name)}
            </button>
          )}
        </For>
        <Show when={lateAt(props, now())} keyed>
          {(against) => (
            <button type="button" class="link" onClick={() => props.onDo({ type: 'claim', against })}>
              Their time is up: claim the game
            </button>
          )}
        </Show>
        <Show when={props.present?.onlookers}>{(count) => <span class="soft">{onlookersInWords(count())}</span>}</Show>
      </p>
      <Show when={props.sight?.proposal} keyed>
        {(proposal) => <Asked proposal={proposal} viewer={props.sight?.viewer.id ?? ''} onDo={props.onDo} />}
      </Show>
    </section>
  );
};
