/** Those at an online table: who they are, who has a page open, and how their time stands. */
import { For, Show } from 'solid-js';
import type { Present, SeatAtTable, TableInWords } from '../../table/wire.ts';
import { sitterOf } from './words.ts';

interface SeatProps {
  readonly seat: SeatAtTable;
  readonly present: Present | null;
}

const presenceOf = ({ seat, present }: SeatProps): string => {
  if (seat.person === null || seat.isYou || !present) return '';
  return present.sides.includes(seat.side) ? 'here' : 'away';
};

const Seat = (props: SeatProps) => (
  <li class="company-seat" classList={{ 'is-here': presenceOf(props) === 'here' }}>
    <span>
      <strong>{props.seat.name}</strong> {sitterOf(props.seat)}
    </span>
    <span class="soft">{presenceOf(props)}</span>
  </li>
);

const onlookersInWords = (count: number): string => (count === 1 ? '1 looks on' : `${count} look on`);

interface CompanyProps {
  readonly table: TableInWords;
  readonly present: Present | null;
  /** Lines that were said and not read yet. */
  readonly unread: number;
  readonly onTalk: () => void;
}

export const CompanyCard = (props: CompanyProps) => (
  <section class="company" aria-label="At the table">
    <ul>
      <For each={props.table.seats}>{(seat) => <Seat seat={seat} present={props.present} />}</For>
    </ul>
    <p class="row company-foot">
      <button type="button" class="link" onClick={() => props.onTalk()}>
        {props.unread > 0 ? `Talk: ${props.unread} new` : 'Talk'}
      </button>
      <Show when={props.present?.onlookers}>{(count) => <span class="soft">{onlookersInWords(count())}</span>}</Show>
    </p>
  </section>
);
