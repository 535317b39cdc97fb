/** Ships of the register by nation, type and name, class by class, to be taken into a fleet one by one or all together. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { bare } from '../../../../kernel/bare.ts';
import { FlagMark } from '../../../../kit/nation.tsx';
import { capital, counted } from '../../../../kit/words.ts';
import { NATIONS, SHIP_TYPES, type Ship } from '../../../../register/types.ts';
import { shipsOf, weightOf } from '../../data/fleets.ts';
import type { ShipId, Side } from '../../state.ts';
import { SIDES } from '../../state.ts';
import { aboutShip } from '../../words/card.ts';
import { OneOf } from './fields.tsx';

const ANY = 'any';

interface Wanted {
  readonly nation: string;
  readonly type: string;
  readonly words: string;
}

/** Every word must stand somewhere in what there is to say of her. */
const isMeant = (ship: Ship, { nation, type, words }: Wanted): boolean =>
  (nation === ANY || ship.nation === nation) &&
  (type === ANY || ship.type === type) &&
  bare(words)
    .split(/\s+/)
    .every((word) => bare(`${ship.name} ${aboutShip(ship)} ${ship.nation} ${ship.completed?.year}`).includes(word));

function inClasses(ships: readonly Ship[]): readonly (readonly Ship[])[] {
  const classes = new Map<string, Ship[]>();
  for (const ship of ships) {
    const key = `${ship.nation} ${ship.class} ${ship.type}`;
    classes.set(key, [...(classes.get(key) ?? []), ship]);
  }
  return [...classes.values()];
}

const figures = (ship: Ship, year: number): string => {
  const { hull, guns, tubes, speed } = weightOf([ship.id], year);
  return [
    `hull ${hull}`,
    `speed ${speed}`,
    ...(guns > 0 ? [counted(guns, 'heavy gun')] : []),
    ...(tubes > 0 ? [counted(tubes, 'tube')] : []),
  ].join(', ');
};

const Family = (props: {
  readonly ships: readonly Ship[];
  readonly year: number;
  readonly side: Side;
  readonly onTake: (ships: readonly ShipId[]) => void;
}) => (
  <Show when={props.ships[0]}>
    {(first) => (
      <li class="builder-family">
        <p>
          <FlagMark nation={first().nation} /> <b>{capital(aboutShip(first()))}</b>{' '}
          <span class="soft">
            {capital(first().nation)}, {figures(first(), props.year)}
          </span>
        </p>
        <p class="builder-chips">
          <For each={props.ships}>
            {(ship) => (
              <button
                type="button"
                class="builder-chip"
                aria-label={`${ship.name} to the ${props.side} fleet`}
                onClick={() => props.onTake([ship.id])}
              >
                {ship.name}
              </button>
            )}
          </For>
          <Show when={props.ships.length > 1}>
            <button
              type="button"
              class="builder-chip all"
              aria-label={`All ${props.ships.length} of the ${aboutShip(first())} to the ${props.side} fleet`}
              onClick={() => props.onTake(props.ships.map(({ id }) => id))}
            >
              all {props.ships.length}
            </button>
          </Show>
        </p>
      </li>
    )}
  </Show>
);

/** So many classes at a time. */
const MORE = 8;

interface Props {
  readonly year: number;
  readonly taken: ReadonlySet<ShipId>;
  readonly onTake: (side: Side, ships: readonly ShipId[]) => void;
}

export const Finder = (props: Props) => {
  const [side, setSide] = createSignal<Side>('blue');
  const [wanted, setWanted] = createSignal<Wanted>({ nation: ANY, type: ANY, words: '' });
  const [shown, setShown] = createSignal(MORE);
  const want = (changes: Partial<Wanted>): void => {
    setWanted({ ...wanted(), ...changes });
    setShown(MORE);
  };
  const there = createMemo(() => shipsOf(props.year));
  const kinds = (all: readonly string[], of: (ship: Ship) => string): readonly string[] => {
    const present = new Set(there().map(of));
    return [ANY, ...all.filter((each) => present.has(each))];
  };
  const classes = createMemo(() => inClasses(there().filter((ship) => !props.taken.has(ship.id) && isMeant(ship, wanted()))));
  return (
    <section class="builder-finder" aria-label="Ships to choose from">
      <fieldset class="builder-sides">
        <legend>Ships go to</legend>
        <For each={SIDES}>
          {(each) => (
            <label data-side={each}>
              <input type="radio" name="builder-side" checked={side() === each} onChange={() => setSide(each)} /> the {each} fleet
            </label>
          )}
        </For>
      </fieldset>
      <div class="builder-fields">
        <OneOf
          label="Nation"
          words={capital}
          all={kinds(NATIONS, ({ nation }) => nation)}
          value={wanted().nation}
          onChange={(nation) => want({ nation })}
        />
        <OneOf
          label="Type"
          words={(type) => capital(type.replaceAll('-', ' '))}
          all={kinds(SHIP_TYPES, ({ type }) => type)}
          value={wanted().type}
          onChange={(type) => want({ type })}
        />
        <label class="builder-field">
          Find ships by name or class
          <input
            type="search"
            class="field"
            autocomplete="off"
            value={wanted().words}
            onInput={(event) => want({ words: event.currentTarget.value })}
          />
        </label>
      </div>
      <ul class="builder-found">
        <For each={classes().slice(0, shown())} fallback={<li class="soft">No such ship was there in {props.year}.</li>}>
          {(ships) => <Family ships={ships} year={props.year} side={side()} onTake={(taken) => props.onTake(side(), taken)} />}
        </For>
      </ul>
      <Show when={classes().length > shown()}>
        <button type="button" class="button quiet" onClick={() => setShown(shown() + MORE)}>
          More of {counted(classes().length, 'class', 'classes')}
        </button>
      </Show>
    </section>
  );
};
