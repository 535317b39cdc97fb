/** Who plays which side: you, somebody beside you, or a bot. */
import { For, Show } from 'solid-js';
import type { About, Named } from '../../../table/index.ts';
import { PERSON, personsIn, type Seats } from '../../../table/seats.ts';

interface ChoiceProps {
  readonly sides: readonly Named[];
  readonly bots: About['bots'];
  readonly seats: Seats;
  /** Each side has orders and a view of its own. */
  readonly hidden: boolean;
  /** Whether a server is there that others can reach. */
  readonly isOnline: boolean;
  readonly onChoose: (side: string, seat: string) => void;
}

/** Whoever comes by a link, in another browser. */
export const ELSEWHERE = 'elsewhere';

export const isElsewhere = (seats: Seats): boolean => Object.values(seats).includes(ELSEWHERE);

/** What the seats make of the game. */
function meaning({ seats, hidden }: ChoiceProps): string {
  const persons = personsIn(seats).length;
  if (isElsewhere(seats))
    return 'The server keeps the game, and gives you a link for whoever is to come. Its dice can be checked by anybody.';
  if (persons === 0) return 'Bots play every side: you watch.';
  if (persons === 1) return 'You play against a bot.';
  return `You share this machine. A curtain falls between you whenever ${hidden ? 'the other is asked' : 'somebody chooses in secret'}.`;
}

const Seat = (props: {
  readonly side: string;
  readonly seat: string;
  readonly chosen: boolean;
  readonly words: string;
  readonly onChoose: () => void;
}) => (
  <label class="choice">
    <input type="radio" name={`seat-${props.side}`} checked={props.chosen} onChange={() => props.onChoose()} />
    <span>
      <strong>{props.seat}</strong> {props.words}
    </span>
  </label>
);

export const SeatChoice = (props: ChoiceProps) => (
  <div class="switch seats">
    <For each={props.sides}>
      {({ id, name }) => (
        <fieldset class="seat">
          <legend>{name}</legend>
          <Seat
            side={id}
            seat="A person"
            words="at this machine."
            chosen={props.seats[id] === PERSON}
            onChoose={() => props.onChoose(id, PERSON)}
          />
          <Show when={props.isOnline}>
            <Seat
              side={id}
              seat="Somebody elsewhere,"
              words="who comes by a link."
              chosen={props.seats[id] === ELSEWHERE}
              onChoose={() => props.onChoose(id, ELSEWHERE)}
            />
          </Show>
          <For each={props.bots.toReversed()}>
            {(bot) => (
              <Seat
                side={id}
                seat={`Bot: ${bot.name}.`}
                words={bot.words}
                chosen={props.seats[id] === bot.name}
                onChoose={() => props.onChoose(id, bot.name)}
              />
            )}
          </For>
        </fieldset>
      )}
    </For>
    <p class="soft" role="status">
      {meaning(props)}
    </p>
  </div>
);
