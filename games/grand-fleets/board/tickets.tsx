/** One ticket a squadron: what it is ordered to do, and how its ships are. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { counted } from '../../../kit/words.ts';
import { cardOf } from '../data/data.ts';
import { writeOrder } from '../rules/orders.ts';
import { squadronOrders } from '../rules/squadron-orders.ts';
import type { SquadronView } from '../view.ts';
import { budgetOf, type Desk } from './desk.ts';
import { FORMED } from './words.ts';

interface TicketProps {
  readonly desk: Desk;
  readonly squadron: SquadronView;
}

const shipsOf = ({ desk, squadron }: TicketProps) => desk.companies().get(squadron.id) ?? [];

/** 'Lion, Tiger +3'. */
const namesOf = (props: TicketProps): string => {
  const names = shipsOf(props).map(({ id }) => cardOf(props.desk.battle(), id).name);
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ');
};

/** What there is to say of it where no course is written. */
function standingOf(props: TicketProps): string {
  const { desk, squadron } = props;
  const ships = shipsOf(props);
  const firing = desk.firing();
  if (firing)
    return `${new Set(firing.aims.map(({ from }) => from).filter((id) => ships.some((ship) => ship.id === id))).size} of ${ships.length} have targets`;
  const apart = ships.filter((ship) => ship.apart).length;
  if (desk.question()?.name === squadronOrders.name) return apart > 0 ? `no order, ${apart} apart` : 'no order';
  return squadron.leaderless > 0
    ? 'command is passing on'
    : `${counted(ships.length, 'ship')}, led by ${cardOf(desk.battle(), squadron.leader).name}`;
}

const Ticket = (props: TicketProps) => {
  const course = () => props.desk.courseOf(props.squadron.id);
  const hull = createMemo(() => {
    const ships = shipsOf(props);
    const whole = ships.reduce((sum, { id }) => sum + cardOf(props.desk.battle(), id).hull, 0);
    return whole === 0 ? 0 : 1 - ships.reduce((sum, { hits }) => sum + hits, 0) / whole;
  });
  return (
    <button
      type="button"
      class="gf-ticket"
      aria-pressed={props.desk.squadron() === props.squadron.id}
      onClick={() => props.desk.pressSquadron(props.squadron.id)}
    >
      <span class="gf-ticket-head">
        <FlagMark nation={cardOf(props.desk.battle(), props.squadron.leader).nation} />
        <b>{props.squadron.name}</b>
      </span>
      <Show when={course()} fallback={<span class="gf-ticket-none">{standingOf(props)}</span>}>
        {(written) => (
          <span class="gf-ticket-order">
            <For each={written().order}>{(part) => <kbd>{part}</kbd>}</For>
            <Show when={written().order.length === 0}>
              <kbd>{writeOrder([])}</kbd>
            </Show>
            <span>{budgetOf(written())}</span>
            <Show when={written().plotter.formation}>{(formation) => <span>{FORMED[formation()]}</span>}</Show>
          </span>
        )}
      </Show>
      <span class="gf-ticket-ships">{namesOf(props)}</span>
      <span class="gf-ticket-bar" aria-hidden="true">
        <span style={{ width: `${100 * hull()}%` }} />
      </span>
    </button>
  );
};

/** Those of one's own side; of both while one only looks. */
export const Tickets = (props: { readonly desk: Desk }) => {
  const squadrons = createMemo(() => {
    const side = props.desk.side();
    return props.desk
      .view()
      .squadrons.filter((squadron) => props.desk.companies().has(squadron.id) && (side === null || squadron.side === side));
  });
  return (
    <div class="gf-tickets" role="group" aria-label="Squadrons">
      <For each={squadrons()}>{(squadron) => <Ticket desk={props.desk} squadron={squadron} />}</For>
    </div>
  );
};
